"""Whatever a match can say can be read in every language. Written against the contract: it holds for every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tafelrunde.core.conformance import positions
from tafelrunde.core.game import Game, OptionValue
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Argument, Item, Message, Person, Sentence
from tafelrunde.core.paragraphs import paragraphs
from tafelrunde.core.registry import make_game
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.words import LANGUAGES, Words
from tests.words.catalogue_files import KEYS, game_package, messages

NAMES = ("Konrad", "Ilona", "Bertrand", "Marian", "Ágnes", "Jörg")
PROPER_NAMES = ("John of Gaunt", "Calais to Tours", "Tours to Bordeaux")
ENGLISH = re.compile(r"\b(the|and|of|with|from|your|you|card|cards|seat|seats|battle|points?)\b")
"""Words that appear in no sentence of another language."""


@cache
def tables(key: str) -> list[tuple[int, dict[str, OptionValue]]]:
    """Every number of seats with the plain rules, and every choice of every option at some table."""
    game = make_game(key, {})
    seats = list(game.seats)
    found: list[tuple[int, dict[str, OptionValue]]] = [(count, {}) for count in seats]
    choices = [(option.name, choice) for option in game.options for choice in option.choices[1:]]
    found += [(seats[place % len(seats)], {name: choice}) for place, (name, choice) in enumerate(choices)]
    found.append((seats[-1], {option.name: option.choices[-1] for option in game.options}))
    return found


TABLES = [(key, seats, options) for key in KEYS for seats, options in tables(key)]


@cache
def rules_of(key: str) -> frozenset[str]:
    text = (game_package(key) / "rulebook.en.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^\*\*([A-Z]\d+)\*\*", text, flags=re.MULTILINE))


@cache
def with_you(key: str) -> frozenset[str]:
    return frozenset(id for id, message in messages(key, "en").items() if message.attributes)


class Listener:
    """Reads what a seat, or an onlooker, is told in every language, and checks how it is said."""

    def __init__(self, match: Match, seat: int) -> None:
        self.key = match.game.key
        self.seat = seat
        reader = None if seat == ONLOOKER else seat
        self.words = [Words(language, NAMES[: match.seats], reader) for language in LANGUAGES]

    def hear(self, said: Argument) -> list[str]:
        texts = [words.text(said) for words in self.words]
        for words, text in zip(self.words, texts, strict=True):
            self.check_text(words.language, text)
        for message in parts(said):
            if message.args.get("seat") == Person(self.seat):
                assert message.id in with_you(self.key), f"{message.id} does not speak to its reader."
            if message is said:
                assert all(texts), message.id
        return texts

    def check_text(self, language: str, text: str) -> None:
        for rest in ("{", "}", "???", "  ", "\n", f"{self.key}-", " ,", " ."):
            assert rest not in text, text
        assert text == text.strip()
        if language != "en":
            for name in PROPER_NAMES:
                text = text.replace(name, "")
            assert ENGLISH.search(text) is None, text

    def hear_as_themselves(self, said: Argument) -> list[str]:
        """No sentence and no choice calls its reader by name."""
        texts = self.hear(said)
        if self.seat != ONLOOKER:
            assert not [text for text in texts if NAMES[self.seat] in text]
        return texts

    def hear_event(self, sentence: Sentence) -> None:
        """As it happened, and as it would: a preview tells the same thing."""
        self.hear_sentence(sentence)
        for words in self.words:
            self.check_text(words.language, words.sentence(sentence, now=True))

    def hear_sentence(self, sentence: Sentence) -> None:
        for text in self.hear_as_themselves(sentence.message):
            assert text[0].isupper() or text[0] in "0123456789„\"'", text
            assert text[-1] in ".!?", text
        assert set(sentence.rules) <= rules_of(self.key), sentence
        assert len(set(sentence.rules)) == len(sentence.rules)


def parts(said: Argument) -> Iterator[Message]:
    """All messages inside what was said."""
    if isinstance(said, Message):
        yield said
        for value in said.args.values():
            yield from parts(value)
    elif isinstance(said, tuple) and not isinstance(said, Person):
        for part in said:
            yield from parts(part)


def hear_position(game: Game, match: Match, listener: Listener) -> None:
    tables_told = 0
    for part in game.tell_position(match.state.view(listener.seat)):
        if isinstance(part, Item):
            listener.hear(part.label)
            listener.hear(part.says)
            continue
        tables_told += 1
        for head in part.heads:
            listener.hear(head)
        assert -1 <= part.marked < len(part.rows)
        for row in part.rows:
            assert len(row) == len(part.heads)
            for cell in row:
                listener.hear(cell)
    assert tables_told >= 1


@pytest.mark.parametrize("seed", [1, *[pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 12)]])
@pytest.mark.parametrize(("key", "seats", "options"), TABLES, ids=str)
def test_every_match_can_be_followed_in_every_language(
    key: str, seats: int, options: dict[str, OptionValue], seed: int
) -> None:
    """Events, choices and prompts as each seat is told them; positions now and then, and at the end."""
    game = make_game(key, options)
    listeners: dict[int, Listener] = {}
    chapters = 0
    for step, match in enumerate(positions(game, seats, 100 * seed + 7 * seats + len(str(options)))):
        listeners = listeners or {seat: Listener(match, seat) for seat in range(ONLOOKER, seats)}
        watching = (step % (seats + 1)) - 1
        for chapter in match.told[chapters:]:
            for event in chapter:
                for seat in {watching, *match.to_act()[:1]}:
                    listeners[seat].hear_event(game.tell_event(event.seen_by(seat)))
        chapters = len(match.told)
        for seat in {watching, *match.to_act()}:
            prompt = game.tell_prompt(match.state.view(seat), match.legal(seat))
            assert prompt, "The match does not say what it is waiting for."
            for sentence in prompt:
                listeners[seat].hear_sentence(sentence)
        for seat in match.to_act():
            check_choices(game, match, listeners[seat])
        if step % 11 == 0 or not match.to_act():
            hear_position(game, match, listeners[watching])
    for listener in listeners.values():
        hear_position(game, match, listener)
        for sentence in game.tell_prompt(match.state.view(listener.seat), match.legal(listener.seat)):
            listener.hear_sentence(sentence)
        for paragraph in paragraphs(game, match.chapters(listener.seat)):
            if paragraph.heading is not None:
                listener.hear(paragraph.heading)
            for line in paragraph.lines:
                listener.hear_sentence(line.sentence)
        hear_ending(match, listener)
    standings = match.standings()
    assert standings is not None
    listeners[0].hear(Message(standings.reason))


def hear_ending(match: Match, listener: Listener) -> None:
    """How it ended, as every reader is told it: the last scores are those of the standings."""
    ending, standings = match.ending(), match.standings()
    assert ending is not None and standings is not None
    for sentence in (*ending.result, *[fact.says for fact in ending.facts], *(ending.blow.says if ending.blow else ())):
        listener.hear_sentence(sentence)
    titles = [ending.title, *ending.heads, *[fact.title for fact in ending.facts]]
    for said in (*titles, *[row.why for row in ending.rows]):
        listener.hear(said)
    for round in ending.rounds:
        listener.hear(round.name)
    for hand in ending.blow.hands if ending.blow else ():
        listener.hear(hand.says)
    assert len(ending.rows) == match.seats and all(len(row.figures) == len(ending.heads) for row in ending.rows)
    assert len(ending.facts) <= 3
    if standings.points:
        assert ending.rounds[-1].scores == standings.points
    winners = [seat for seat, place in enumerate(standings.places) if place == 1]
    assert ending.result[0].message.args.get("seat", Person(winners[0])) == Person(winners[0])


def check_choices(game: Game, match: Match, listener: Listener) -> None:
    """No two choices of a seat read alike, in any language."""
    view = match.state.view(listener.seat)
    told = [listener.hear_as_themselves(game.tell_action(view, action)) for action in match.legal(listener.seat)]
    for number, language in enumerate(LANGUAGES):
        texts = [texts[number].casefold() for texts in told]
        assert len(set(texts)) == len(texts), f"{language}: {sorted(texts)}"
