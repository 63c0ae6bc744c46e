"""Words: what the house says, in the language of its reader. The sentences are in Project Fluent catalogues.

`Words("hu", names, reader=2).sentence(game.tell_event(event))` is a line of the chronicle as seat 2 reads it. A message
that a catalogue does not have, or that does not fit its arguments, is a bug and raises: nobody ever reads a raw id.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from tafelrunde.core.errors import ImpossibleTable, TableError
from tafelrunde.core.messages import Argument, Message, Person, Sentence
from tafelrunde.words.catalogues import LANGUAGES, WordCatalogue, catalogue

__all__ = ["LANGUAGES", "Words", "choose_language"]


def choose_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else that of TAFELRUNDE_LANG, else the locale's, else English. `de_AT.UTF-8` is `de`;
    a language asked for that the house does not speak is refused."""
    if asked is not None:
        found = language_of(asked)
        if found is None:
            known = ", ".join(LANGUAGES)
            raise ImpossibleTable(
                "error-language", f"There is no language '{asked}'; there are: {known}.", language=asked, known=known
            )
        return found
    own = language_of(environ.get("TAFELRUNDE_LANG", ""))
    # As everywhere, the first of these that is set decides alone: LC_ALL=C means English, whatever LANG says.
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return own or language_of(locale) or LANGUAGES[0]


def language_of(locale: str) -> str | None:
    """The language of a locale such as `hu`, `de-AT` or `en_GB.UTF-8`, if the house speaks it."""
    language = re.split(r"[-_.@]", locale.strip().lower(), maxsplit=1)[0]
    return language if language in LANGUAGES else None


class Words:
    """The words of one language, for a table where these people sit, read by one of them or by an onlooker. Of a game
    in an earlier `edition` they are those of that time."""

    def __init__(
        self, language: str, names: Sequence[str] = (), reader: int | None = None, edition: str = ""
    ) -> None:  # fmt: skip
        assert language in LANGUAGES, f"There is no catalogue in '{language}'."
        self.language: Final = language
        self.names: Final = tuple(names)
        self.reader: Final = reader
        self.catalogue: Final[WordCatalogue] = catalogue(language, edition if "_" in edition else "")

    def text(self, argument: Argument) -> str:
        """Whatever a game can say: a message, a person by name, a list, a number, or a text as is."""
        if isinstance(argument, Message):
            return self.message(argument)
        if isinstance(argument, Person):
            return self.name(argument.seat)
        if isinstance(argument, tuple):
            return ", ".join([self.text(part) for part in argument]) or self.text(Message("none"))
        if isinstance(argument, int):
            return self.text(Message("number", {"number": argument}))
        return argument

    def message(self, said: Message, now: bool = False) -> str:
        """A message with its parts; in the form `.you`, where it has one, if its seat is the reader, and in the form
        `.now` for what is happening or would happen. Beside every person `$x` a sentence may ask `$x-is`, which is
        `you` for the reader and `other` for everybody else."""
        args = {name: self.part(value) for name, value in said.args.items()}
        for name, value in said.args.items():
            if isinstance(value, Person):
                args[f"{name}-is"] = "you" if value.seat == self.reader else "other"
        return self.catalogue.text(said.id, args, you=args.get("seat-is") == "you", now=now)

    def part(self, argument: Argument) -> str | int:
        """An argument as Fluent takes it: numbers stay numbers, because plurals and other choices depend on them, and
        a list is one of a sentence."""
        if isinstance(argument, int):
            return argument
        if isinstance(argument, tuple) and argument and not isinstance(argument, Message | Person):
            return self.listed([self.text(part) for part in argument])
        return self.text(argument)

    def listed(self, parts: Sequence[str]) -> str:
        """A list as a sentence has it, with "and" before its last part."""
        if len(parts) < 2:
            return "".join(parts)
        return self.catalogue.text("list-last", {"list": ", ".join(parts[:-1]), "last": parts[-1]})

    def name(self, seat: int) -> str:
        """The name of the person in that seat; if nobody has a name, the number of the seat: people count from 1,
        records from 0."""
        return self.names[seat] if self.names else self.text(Message("seat-name", {"number": seat + 1}))

    def sentence(self, sentence: Sentence, now: bool = False) -> str:
        """A sentence as the chronicle has it; `now` for what is happening, or would happen."""
        return self.message(sentence.message, now)

    def rules(self, sentence: Sentence) -> str:
        """The numbers of the rules behind a sentence; empty if there are none."""
        return ", ".join(sentence.rules)

    def error(self, error: TableError) -> str:
        """What went wrong, for the person who can put it right."""
        args = dict(error.args_told)
        line = args.pop("line", None)
        sentence = self.catalogue.text(error.message_id, args)
        if line is None:
            return sentence
        return self.catalogue.text("error-in-line", {"line": line, "sentence": sentence})
