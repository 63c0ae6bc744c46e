"""Luck: what every pick of chance was worth to each seat, and what every choice was. For each seat, to the last digit:

    result - start = luck of all picks + own choices + choices of others

because every term is the difference of two values that follow each other."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from math import prod
from typing import Final, NamedTuple

from mypy_extensions import i64

from tafelrunde.core.beginning import begun
from tafelrunde.core.dealer import FastDealer, RecordingDealer
from tafelrunde.core.errors import IllegalAction
from tafelrunde.core.game import State
from tafelrunde.core.match import Match
from tafelrunde.core.outcomes import ContinuingDealer, outcomes_after
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.core.view import View
from tafelrunde.review.value import Value, grain, grained

MOST: Final = 250
"""Up to this many outcomes all are weighed; if there are more, SAMPLES of them, and DEALS of the deal, drawn by a seed
of their own: what is expected is then an estimate, but an unbiased one."""

SAMPLES: Final = 100
DEALS: Final = 200

Chances = tuple[float, ...]


class Stroke(NamedTuple):
    """One pick of chance: in which chapter (0 is the deal) and which of its picks, out of how many, what it was worth
    to each seat, the place of the event that tells of it (or -1), and whether the expectation was sampled. The deal is
    one stroke, whatever it took."""

    chapter: int
    place: int
    of: int
    worth: Chances
    event: int
    is_sampled: bool

    def concerned(self) -> int:
        """The seat whom it moved most."""
        return max(range(len(self.worth)), key=lambda seat: abs(self.worth[seat]))


class Passage(NamedTuple):
    """One chapter of a match in figures: who chose, what the seat saw, its legal choices and its choice, the values
    before the choice, after it but before chance, and after chance. A choice that several seats make at once, unseen by
    each other, is shared by them."""

    chapter: int
    seat: int
    view: View | None
    legal: tuple[int, ...]
    number: int
    before: Chances
    chosen: Chances
    after: Chances
    strokes: tuple[Stroke, ...]
    sharers: tuple[int, ...]

    def own(self, seat: int) -> float:
        """What the choice moved for this seat, as far as it was this seat's."""
        if seat not in self.sharers:
            return 0.0
        whole = self.chosen[seat] - self.before[seat]
        return whole if len(self.sharers) == 1 else grain(whole / len(self.sharers))

    def others(self, seat: int) -> float:
        """What it moved for this seat without being its own."""
        return self.chosen[seat] - self.before[seat] - self.own(seat)

    def luck(self, seat: int) -> float:
        return self.after[seat] - self.chosen[seat]


class Account(NamedTuple):
    """A finished match in figures."""

    start: Chances
    passages: list[Passage]
    result: Chances

    def luck(self, seat: int) -> float:
        return sum([passage.luck(seat) for passage in self.passages])

    def own(self, seat: int) -> float:
        return sum([passage.own(seat) for passage in self.passages])

    def others(self, seat: int) -> float:
        return sum([passage.others(seat) for passage in self.passages])

    def strokes(self) -> list[Stroke]:
        return [stroke for passage in self.passages for stroke in passage.strokes]


class MarkingDealer(RecordingDealer):
    """Deals a match again, and marks how many events had been told when chance was asked."""

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script: Final = script
        self.marks: list[int] = []

    def next_action(self) -> None:
        super().next_action()
        self.marks = []

    def next_pick(self, n: i64) -> i64:
        self.marks.append(len(self.events))
        return self.script[self.count]


def account(match: Match, value: Value | None = None) -> Account:
    """The whole match weighed; IllegalAction while it is running: what is still hidden stays so."""
    check_over(match)
    return Accountant(match, value).account()


def check_over(match: Match) -> None:
    if match.standings() is None:
        raise IllegalAction("review-error-running", "Only a match that was played to its end can be reviewed.")


class Accountant:
    """Plays a match again, and weighs it on the way."""

    def __init__(self, match: Match, value: Value | None) -> None:
        self.match: Final = match
        self.value: Final = Value(match.game, match.seats) if value is None else value
        self.seed: Final = seed_of(match)
        script = [pick.pick for pick in match.deal]
        for entry in match.entries:
            script += [pick.pick for pick in entry.picks]
        self.dealer: Final = MarkingDealer(script)
        self.again: Final = Match(
            match.game, match.seats, self.dealer, match.commitment, None, match.names, match.start
        )  # fmt: skip
        self.joint: list[int] = []  # the chapters of a choice that several seats are making at once

    def account(self) -> Account:
        passages = [self.deal()]
        for entry in self.match.entries:
            before = self.again.state
            passages.append(self.passage(entry.seat, self.match.game.catalogue.number(entry.action), passages[-1]))
            self.joint.append(len(passages) - 1)
            if not is_still_joint(before, self.again.state):
                share(passages, self.joint)
                self.joint = []
        return Account(passages[0].before, passages, passages[-1].after)

    def deal(self) -> Passage:
        """The deal is one stroke of chance: what could have been dealt is sampled."""
        after = grained(self.value.chances(self.again.state))
        picks = self.match.deal
        if not picks:
            return Passage(0, ONLOOKER, None, (), -1, after, after, after, (), ())
        start = grained(self.mean([self.dealt(sample) for sample in range(DEALS)]))
        stroke = Stroke(0, 0, picks[0].of, difference(after, start), -1, True)
        return Passage(0, ONLOOKER, None, (), -1, start, start, after, (stroke,), ())

    def dealt(self, sample: int) -> State:
        dealer = FastDealer(self.seed + sample)
        start = self.match.start
        return self.match.game.new(self.match.seats, dealer) if start is None else begun(self.match.game, start, dealer)

    def passage(self, seat: int, number: int, last: Passage) -> Passage:
        state = self.again.state
        view, legal = self.again.view(seat), tuple([int(one) for one in state.legal(seat)])
        self.again.play(seat, self.match.game.catalogue.actions[number])
        picks, marks, told = self.again.entries[-1].picks, self.dealer.marks, len(self.again.told[-1])
        chapter = last.chapter + 1
        after = grained(self.value.chances(self.again.state))
        strokes: list[Stroke] = []
        chosen = after
        script = [pick.pick for pick in picks]
        for place in range(len(picks) - 1, -1, -1):
            many = prod([pick.of for pick in picks[place:]])
            expected, is_sampled = self.expected(state, seat, number, script[:place], chapter, many > MOST)
            event = marks[place] if marks[place] < told else -1
            strokes.append(Stroke(chapter, place, picks[place].of, difference(chosen, expected), event, is_sampled))
            chosen = expected
        return Passage(
            chapter, seat, view, legal, number, last.after, chosen, after, tuple(reversed(strokes)), (seat,)
        )  # fmt: skip

    def expected(
        self, state: State, seat: int, number: int, picks: list[int], chapter: int, are_many: bool
    ) -> tuple[Chances, bool]:
        """What was to be expected of an action once these picks were known, and whether that had to be sampled."""
        found = None if are_many else outcomes_after(state, seat, number, picks, MOST)
        if found is not None:
            sums = [0.0] * self.match.seats
            for outcome in found:
                for place, chance in enumerate(self.value.chances(outcome.state)):
                    sums[place] += outcome.odds * chance
            return grained(sums), False
        states: list[State] = []
        first = self.seed + 7919 * chapter + 104729 * len(picks)
        for sample in range(SAMPLES):
            child = state.clone()
            child.apply(seat, number, ContinuingDealer(picks, first + sample))
            states.append(child)
        return grained(self.mean(states)), True

    def mean(self, states: Sequence[State]) -> list[float]:
        sums = [0.0] * self.match.seats
        for state in states:
            for place, chance in enumerate(self.value.chances(state)):
                sums[place] += chance
        return [total / len(states) for total in sums]


def difference(after: Chances, before: Chances) -> Chances:
    return tuple([one - other for one, other in zip(after, before, strict=True)])


def is_still_joint(before: State, after: State) -> bool:
    """Whether others still owe their part of a choice that is made at once."""
    return (
        after.owing != 0
        and after.phase == before.phase
        and before.owing & (before.owing - 1) != 0
        and after.owing & ~before.owing == 0
    )


def share(passages: list[Passage], chapters: Sequence[int]) -> None:
    """What several seats chose at once is shared by them, whoever happened to answer last."""
    sharers = tuple(sorted({passages[chapter].seat for chapter in chapters}))
    if len(sharers) > 1:
        for chapter in chapters:
            passages[chapter] = passages[chapter]._replace(sharers=sharers)


def seed_of(match: Match) -> int:
    """Samples are the same whenever a match is reviewed, and others in every match."""
    picks = repr((match.commitment, match.deal[:3]))
    return int.from_bytes(sha256(picks.encode()).digest()[:4], "big") >> 1
