"""Everything that the game can say is in all three catalogues, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from tafelrunde.core.conformance import positions
from tafelrunde.core.messages import Argument, Grid, Item, Message, Person
from tafelrunde.games.macht import components, events
from tests.games.macht.table import GAME

PACKAGE = Path(components.__file__).parent
LANGUAGES = ("en", "de", "hu")


def entries(language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((PACKAGE / f"words.{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Speaker:
    """Formats messages as seat `reader` reads them; anything missing raises."""

    def __init__(self, language: str, reader: int) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource((PACKAGE / f"words.{language}.ftl").read_text(encoding="utf-8")))
        self.reader = reader
        self.said: set[str] = set()

    def text(self, argument: Argument) -> str:
        if isinstance(argument, Message):
            return self.message(argument)
        if isinstance(argument, tuple) and not isinstance(argument, Person):
            return ", ".join(self.text(part) for part in argument) or "—"
        return f"Seat{argument.seat}" if isinstance(argument, Person) else str(argument)

    def message(self, said: Message) -> str:
        found = self.bundle.get_message(said.id)
        you = said.args.get("seat") == Person(self.reader)
        if "seat" in said.args:
            assert "you" in found.attributes, f"{said.id} has no form .you"
        args = {name: value if isinstance(value, int) else self.text(value) for name, value in said.args.items()}
        pattern = found.attributes["you"] if you else found.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, (said, errors)
        self.said.add(said.id)
        return str(text)


def sayings(seeds: range) -> list[tuple[int, Message]]:
    """All that is told in some matches, as each seat and an onlooker hear it."""
    said: dict[str, tuple[int, Message]] = {}

    def add(seat: int, told: Argument) -> None:
        if isinstance(told, Message):
            said.setdefault(repr((seat, told)), (seat, told))

    for seed in seeds:
        for match in positions(GAME, 2, seed):
            for seat in (-1, 0, 1):
                view = match.state.view(seat)
                for sentence in GAME.tell_prompt(view, match.legal(seat)):
                    add(seat, sentence.message)
                for part in GAME.tell_position(view):
                    for told in [part.label, part.says] if isinstance(part, Item) else table_parts(part):
                        add(seat, told)
                for action in match.legal(seat):
                    add(seat, GAME.tell_action(view, action))
                for event in match.told[-1]:
                    add(seat, GAME.tell_event(event.seen_by(seat)).message)
    return list(said.values())


def table_parts(table: Grid) -> list[Argument]:
    return [*table.heads, *[cell for row in table.rows for cell in row]]


@pytest.fixture(scope="module")
def told() -> list[tuple[int, Message]]:
    return sayings(range(2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_can_be_read(language: str, told: list[tuple[int, Message]]) -> None:
    for seat in (-1, 0, 1):
        speaker = Speaker(language, seat)
        for reader, message in told:
            if reader == seat:
                text = speaker.message(message)
                assert text and "{" not in text and "$" not in text and "  " not in text, text


def test_events_that_random_matches_seldom_bring_have_their_sentences() -> None:
    rare = [events.MatchShared(14), events.TotalsEqual(12), events.EffectLapsed(0, 13), events.HourglassMarkersMixed()]
    for language in LANGUAGES:
        speaker = Speaker(language, 1)
        for event in rare:
            assert speaker.message(GAME.tell_event(event).message)


def test_no_choice_is_told_like_another_in_words() -> None:
    """What conformance asks of the messages holds for the sentences too."""
    for match in positions(GAME, 2, 7):
        for seat in match.to_act():
            view = match.state.view(seat)
            for language in LANGUAGES:
                speaker = SPEAKERS[language]
                texts = [speaker.message(GAME.tell_action(view, action)) for action in match.legal(seat)]
                assert len(set(texts)) == len(texts)


SPEAKERS = {language: Speaker(language, -2) for language in LANGUAGES}
