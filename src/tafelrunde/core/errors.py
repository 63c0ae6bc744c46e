"""What a person or a program did wrong and can put right: a message id with its arguments, and the English sentence.

The sentence is for developers and logs; people read the one in their language (`words`)."""

from __future__ import annotations

from typing import Final


class TableError(ValueError):
    """The table stays as it was. The arguments fit the message of this id in the Fluent catalogues."""

    def __init__(self, message_id: str, english: str, **args: str | int) -> None:
        super().__init__(english)
        self.message_id: Final = message_id
        self.args_told: Final = args


class IllegalAction(TableError):
    """The rules do not allow this action, or not now, or not to this seat."""


class UnknownNotation(TableError):
    """The text names no action, card or place of the game."""


class ImpossibleTable(TableError):
    """There is no such game, or not with these options, seats or names."""


class BrokenRecord(TableError):
    """The text is not a record, or not complete, or does not fit the rules. The line number is among the arguments."""
