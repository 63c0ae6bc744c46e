"""From what a person typed to one of the legal actions: a number, the notation, or the beginning of its words."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import UnknownNotation
from tafelrunde.core.game import Game
from tafelrunde.core.messages import Argument, Message
from tafelrunde.core.view import View
from tafelrunde.words import Words

MANY: Final = 5


class Problem(Exception):
    """What was typed cannot be done; one sentence says why, and nothing has changed."""

    def __init__(self, id: str, **args: Argument) -> None:
        super().__init__(id)
        self.message: Final = Message(id, args)


class Choices:
    """The legal actions of a person, each with its number, its notation and its words."""

    def __init__(self, game: Game, legal: list[Action], words: Words, view: View) -> None:
        self.game: Final = game
        self.legal: Final = legal
        self.notations: Final = [game.action_name(action) for action in legal]
        told = [words.text(game.tell_action(view, action)) for action in legal]
        self.texts: Final = [text[:1].upper() + text[1:] for text in told]

    def numbered(self) -> list[tuple[str, str]]:
        return [(f"{number})", text) for number, text in enumerate(self.texts, 1)]

    def with_notation(self) -> list[tuple[str, str]]:
        return [
            (f"{number})", f"{text} ({notation})")
            for number, (text, notation) in enumerate(zip(self.texts, self.notations, strict=True), 1)
        ]

    def example(self) -> str:
        return self.notations[0]

    def find(self, typed: str) -> Action:
        """The action meant; Problem if there is none or more than one."""
        said = " ".join(typed.casefold().split())
        if not said:
            raise Problem("cli-empty", count=len(self.legal))
        if said.isdecimal():
            if not 1 <= int(said) <= len(self.legal):
                raise Problem("cli-no-such-number", number=said, count=len(self.legal))
            return self.legal[int(said) - 1]
        found = self.matching(said)
        if len(found) == 1:
            return self.legal[found[0]]
        if found:
            listed = ", ".join([f"{place + 1}) {self.texts[place]}" for place in found[:MANY]])
            raise Problem(
                "cli-ambiguous", text=typed, choices=listed + (", …" if len(found) > MANY else ""), count=len(found)
            )
        try:
            self.game.parse_action(said)
        except UnknownNotation:
            raise Problem("cli-not-understood", text=typed) from None
        raise Problem("cli-not-now", text=typed)

    def matching(self, said: str) -> list[int]:
        """The places of the choices that were meant: written out, by some of their whole words, or by a beginning."""
        names = [
            (notation.casefold(), text.casefold()) for notation, text in zip(self.notations, self.texts, strict=True)
        ]
        written_out = [place for place, pair in enumerate(names) if said in pair]
        in_whole_words = [place for place, pair in enumerate(names) if any(f" {said} " in f" {name} " for name in pair)]
        begun = [place for place, pair in enumerate(names) if any(name.startswith(said) for name in pair)]
        in_words_begun = [place for place, pair in enumerate(names) if any(f" {said}" in name for name in pair)]
        return written_out or in_whole_words or begun or in_words_begun
