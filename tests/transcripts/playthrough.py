"""A match told step by step, in English words: everything its players could see, as lines that can be compared.

Of positions and views, only what differs from what was last printed under its name is printed; a choice is in words
only if they are new; a prompt that was said before is given by its beginning. So a long match stays short, and a change
to one thing shows in few lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import pairwise
from math import gcd
from typing import Final

from tafelrunde import Match, ScriptedDealer
from tafelrunde.core.dealer import Pick
from tafelrunde.core.events import Event
from tafelrunde.core.game import option_text
from tafelrunde.core.messages import Item, Message, Sentence
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.core.view import View
from tafelrunde.words import Words

NOTATION_EVERY: Final = 10
"""Turns from one position in notation to the next."""

TABLES: Final = 60
"""About this many tables are told per match."""

BEGINNING: Final = 24
"""Letters of a prompt that was said before."""


def playthrough(record: str) -> str:
    """The match of a record, told for comparison."""
    return "\n".join(Playthrough(Match.load(record)).lines()) + "\n"


class Remembering(Words):
    """Says again what it said before without looking it up: Fluent would take most of the time."""

    def __init__(self, names: Sequence[str], reader: int) -> None:
        super().__init__("en", names, reader if reader != ONLOOKER else None)
        self.memory: Final = MEMORIES.setdefault((self.names, self.reader), {})

    def message(self, said: Message, now: bool = False) -> str:
        key = repr((said, now))
        if key not in self.memory:
            self.memory[key] = super().message(said, now)
        return self.memory[key]


MEMORIES: Final[dict[tuple[tuple[str, ...], int | None], dict[str, str]]] = {}


class Playthrough:
    """A recorded match, played again while it is told."""

    def __init__(self, recorded: Match) -> None:
        picks = [*recorded.deal, *[pick for entry in recorded.entries for pick in entry.picks]]
        dealer = ScriptedDealer([pick.pick for pick in picks])
        self.recorded: Final = recorded
        self.match: Final = Match(
            recorded.game, recorded.seats, dealer, recorded.commitment, recorded.seed, recorded.names
        )
        self.viewers: Final = [*range(recorded.seats), int(ONLOOKER)]
        self.words: Final = {viewer: Remembering(recorded.names, viewer) for viewer in self.viewers}
        self.pace: Final = pace(recorded)
        self.facts: dict[str, str] = {}
        self.said: Final[set[str]] = set()

    def lines(self) -> Iterator[str]:
        yield from self.heading()
        yield "Deal" + picks_text(self.match.deal)
        yield from self.events(self.match.told[0])
        yield from self.whole_table()
        turns, last = 0, ONLOOKER
        for number, entry in enumerate(self.recorded.entries, 1):
            seat = entry.seat
            yield ""
            view = self.match.view(seat)
            if seat != last:
                last = seat
                if turns % self.pace == 0:
                    yield from self.table(view)
                    if turns // self.pace % NOTATION_EVERY == 0:
                        yield from self.notation(view)
                turns += 1
            yield from self.prompt(view)
            yield from self.legal(view)
            events = self.match.play(seat, entry.action)
            undo = ", can be taken back" if self.match.can_undo(seat) else ""
            action = self.match.game.action_name(entry.action)
            yield f"{number}. {self.name(seat)}: {action}{picks_text(entry.picks)}{undo}"
            yield from self.events(events)
        yield ""
        yield from self.whole_table()
        yield from self.standings()

    def heading(self) -> Iterator[str]:
        game = self.match.game
        yield f"{self.words[ONLOOKER].text(Message(f'{game.key}-title'))} ({game.key} {game.version})"
        for name, value in game.chosen.items():
            yield f"option {name}: {option_text(value)}"
        for seat in range(self.match.seats):
            yield f"seat {seat}: {self.name(seat)}"
        yield ""

    def name(self, viewer: int) -> str:
        return "onlooker" if viewer == ONLOOKER else self.words[ONLOOKER].name(viewer)

    def events(self, events: Sequence[Event]) -> Iterator[str]:
        """What everybody hears, once; then those who hear it differently, and how the one it happens to is told."""
        for event in events:
            told = {viewer: self.match.game.tell_event(event.seen_by(viewer)) for viewer in self.viewers}
            for_all = self.sentence(ONLOOKER, told[ONLOOKER])
            yield f"  {for_all}"
            for seat in range(self.match.seats):
                heard = self.sentence(ONLOOKER, told[seat]) if told[seat] != told[ONLOOKER] else for_all
                addressed = self.sentence(seat, told[seat])
                id = told[seat].message.id
                if heard != for_all or (addressed != heard and id not in self.said):
                    self.said.add(id)
                    yield f"    to {self.name(seat)}: {addressed}"

    def whole_table(self) -> Iterator[str]:
        """How everybody sees the table, before the first step and after the last."""
        for viewer in self.viewers:
            view = self.match.view(viewer)
            yield from self.table(view)
            yield from self.notation(view)
            yield from self.prompt(view)

    def table(self, view: View) -> Iterator[str]:
        """What a reader finds on the table, in words and by the names of the view and of what is shown beside it."""
        now = dict(self.position(view))
        shown = self.match.game.shown(view)
        assert is_dataclass(shown)
        named = {field.name: getattr(view, field.name) for field in fields(view) if field.name != "seat"}
        named |= {field.name: getattr(shown, field.name) for field in fields(shown) if field.name not in named}
        for name in sorted(named):
            now.update(parts(f".{name}", named[name]))
        yield f"{self.name(view.seat)} sees"
        for name, says in now.items():
            if self.facts.get(name) != says:
                yield f"  {name}: {says}"
        gone = [name for name in self.facts if name not in now]
        if gone:
            yield f"  gone: {'; '.join(gone)}"
        self.facts = now

    def notation(self, view: View) -> Iterator[str]:
        for line in self.match.game.position(view).splitlines():
            yield f"  | {line}"

    def position(self, view: View) -> Iterator[tuple[str, str]]:
        words = self.words[view.seat]
        tables = 0
        for part in self.match.game.tell_position(view):
            if isinstance(part, Item):
                yield words.text(part.label), words.text(part.says)
                continue
            tables += 1
            heads = [words.text(head) for head in part.heads]
            yield f"table {tables}", " | ".join(heads)
            yield f"table {tables} marked", str(part.marked)
            for number, row in enumerate(part.rows):
                for head, cell in zip(heads, row, strict=True):
                    yield f"{tables}.{number} {head}", words.text(cell)

    def prompt(self, view: View) -> Iterator[str]:
        asked = [
            self.sentence(view.seat, sentence)
            for sentence in self.match.game.tell_prompt(view, self.match.legal(view.seat))
        ]
        yield "? " + " ".join([shortened(said) if said in self.said else said for said in asked])
        self.said.update(asked)

    def legal(self, view: View) -> Iterator[str]:
        """All legal actions in notation, those that share their first words together; a choice in words if it has not
        been said that way yet."""
        game = self.match.game
        legal = self.match.legal(view.seat)
        groups: dict[str, list[str]] = {}
        for action in legal:
            first, _, last = game.action_name(action).rpartition(" ")
            groups.setdefault(first, []).append(last)
        yield "may " + "; ".join([f"{first} {' '.join(last)}".strip() for first, last in groups.items()])
        for action in legal:
            says = self.words[view.seat].text(game.tell_action(view, action))
            choice = f"  {game.action_name(action)} = {says}"
            if choice not in self.said:
                self.said.add(choice)
                yield choice

    def sentence(self, viewer: int, sentence: Sentence) -> str:
        words = self.words[viewer]
        rules = words.rules(sentence)
        return words.sentence(sentence) + (f" [{rules}]" if rules else "")

    def standings(self) -> Iterator[str]:
        standings = self.match.standings()
        if standings is None:
            yield "The match is not over."
            return
        for seat in range(self.match.seats):
            points = f", points {standings.points[seat]}" if standings.points else ""
            yield f"{self.name(seat)}: place {standings.places[seat]}{points}"
        yield self.words[ONLOOKER].text(Message(standings.reason))
        yield from self.ending()

    def ending(self) -> Iterator[str]:
        """How it ended, as an onlooker is told it."""
        ending = self.match.ending()
        assert ending is not None
        words = self.words[ONLOOKER]
        for sentence in ending.result:
            yield self.sentence(ONLOOKER, sentence)
        yield words.text(ending.title)
        for each in ending.rounds:
            winner = "gone" if each.is_gone else "shared" if each.winner < 0 else self.name(each.winner)
            yield f"  {words.text(each.name)}: {' '.join([str(score) for score in each.scores])}, {winner}"
        for seat, row in enumerate(ending.rows):
            yield f"  {self.name(seat)}: {' '.join([str(figure) for figure in row.figures])}, {words.text(row.why)}"
        if ending.blow is not None:
            yield f"decided by {words.text(ending.blow.title)}"
            for sentence in ending.blow.says:
                yield f"  {self.sentence(ONLOOKER, sentence)}"
            for hand in ending.blow.hands:
                marked = f", marked {' '.join([str(piece) for piece in hand.marked])}" if hand.marked else ""
                yield f"  {hand.place}. {self.name(hand.seat)}: {words.text(hand.says)}, {hand.score}{marked}"
        for fact in ending.facts:
            yield f"{words.text(fact.title)}: {self.sentence(ONLOOKER, fact.says)}"


def pace(match: Match) -> int:
    """How many turns lie between two tables: one, but more in a long match, so that every seat still gets its turn."""
    seats = [entry.seat for entry in match.entries]
    turns = sum([before != seat for before, seat in pairwise(seats)])
    chosen = 1 + turns // TABLES
    while gcd(chosen, match.seats) > 1:
        chosen += 1
    return chosen


def shortened(text: str) -> str:
    return text if len(text) <= BEGINNING else text[:BEGINNING].rstrip() + "…"


def picks_text(picks: Sequence[Pick]) -> str:
    return "".join([f" {pick.pick}/{pick.of}" for pick in picks])


def parts(name: str, value: object) -> Iterator[tuple[str, str]]:
    """A field of a view; one that holds something for each seat or place is split into its parts."""
    if isinstance(value, tuple) and any(isinstance(part, tuple) or is_dataclass(part) for part in value):
        for number, part in enumerate(value):
            yield f"{name}[{number}]", compact(part)
    else:
        yield name, compact(value)


def compact(value: object) -> str:
    if isinstance(value, Message):
        return Words("en").text(value)
    if is_dataclass(value):
        return f"({' '.join([compact(getattr(value, field.name)) for field in fields(value)])})"
    if isinstance(value, tuple):
        return f"({' '.join([compact(part) for part in value])})"
    return str(value)
