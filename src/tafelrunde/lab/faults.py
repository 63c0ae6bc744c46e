"""What somebody else's bot did wrong."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.messages import Message


class Fault(Exception):
    """The bot has lost this match; the message says why."""

    def __init__(self, id: str, **args: str) -> None:
        super().__init__(id, args)
        self.message: Final = Message(id, dict(args))
