"""Matches that a judge learns from: bots play themselves, now and then at random, and every position is kept with what
came of it.

A lesson has one line for each pair of seats in each position: the active rows of the encoder, what the hand-written
judge says, and the label, which is how likely the one ended before the other, partly as thinking said a little later
and partly as it came."""

from __future__ import annotations

import hashlib
from array import array
from math import exp
from typing import Final, NamedTuple, Protocol

from tafelrunde.bots.judge import Judge, clipped, fortunes
from tafelrunde.bots.judges import encoder_of, hand_judge_of, judge_from
from tafelrunde.bots.net import Encoder
from tafelrunde.bots.search import Finding, Search
from tafelrunde.bots.simple import answer_together
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game, State
from tafelrunde.core.registry import make_game
from tafelrunde.core.view import View
from tafelrunde.lab.entrants import PythonClass, Sitting

WORLDS: Final = 2
"""Imagined worlds for each decision that looks one action ahead."""

SECRET: Final = 60
"""Simulations, at least, where several seats choose at once: looking ahead says nothing there."""


class Plan(NamedTuple):
    """What lessons depend on: who plays (no net: the hand-written judge), how many simulations a decision gets (0: it
    looks one action ahead), how often it plays at random instead, how much what came later counts, and the classes of
    habits that a seat may have, as `module:Class`."""

    game: str
    seats: int
    net: bytes
    simulations: int
    stray: float
    mix: float
    seed: str
    habits: tuple[str, ...] = ()


class Habit(Protocol):
    """What one seat always does, whatever its judge thinks of it."""

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action | None:
        """What it does now; None where its judge decides."""
        ...


class TrainingMatch(NamedTuple):
    number: int
    rows: array[int]
    sizes: array[int]
    hand: array[float]  # the lead that the hand-written judge sees, as a logarithm of odds
    label: array[float]
    result: array[float]


class Glimpse(NamedTuple):
    """A position of the match: for each pair of seats the line in the lesson and what the judge said; and what thinking
    said about the seats, if there are two and it did."""

    pairs: list[tuple[int, int]]
    said: list[float]
    thought: float | None  # the chance of the seat 0
    has_strayed: bool


class Chosen(NamedTuple):
    number: int
    worth: float | None  # to the seat that chooses


def play_lesson(plan: Plan, number: int) -> TrainingMatch:
    """Play one match and label its positions; the same plan and number give the same lesson."""
    game = make_game(plan.game, {})
    encoder = encoder_of(game)
    assert encoder is not None
    hand = hand_judge_of(game)
    judge = judge_from(plan.net, "net", game) if plan.net else hand
    luck = FastDealer(seed_of(plan.seed, number))
    dealer = FastDealer(luck.pick(1 << 30))
    stray = plan.stray if number % 2 else plan.stray / 4
    state = game.new(plan.seats, dealer)
    lesson = TrainingMatch(number, array("H"), array("B"), array("f"), array("f"), array("f"))
    moments: list[Glimpse] = []
    sealing = Sealing(state)
    habitual, habit = habit_at(plan, game, number)
    while state.owing:
        seat = int(state.next_seat())
        legal = [int(choice) for choice in state.legal(seat)]
        pairs = note(encoder, hand, state, lesson)
        odds = judge.odds(state)
        said = [chance(odds[own] - odds[rival]) for own, rival in pairs]
        known = sealing.known_to(seat)
        settled = None if habit is None or seat != habitual else usual(game, habit, known, seat, legal)
        choice = settled or choose(game, judge, known, seat, legal, plan.simulations, luck)
        has_strayed = len(legal) > 1 and not is_secret(known) and luck.pick(1000) < round(1000 * stray)
        worth = choice.worth if plan.seats == 2 and (plan.simulations or has_strayed) else None
        thought = None if worth is None else worth if seat == 0 else 1.0 - worth
        moments.append(Glimpse(pairs, said, thought, has_strayed))
        chosen = legal[luck.pick(len(legal))] if has_strayed else choice.number
        state.apply(seat, chosen, dealer)
    label(lesson, moments, state, plan.mix)
    return lesson


def habit_at(plan: Plan, game: Game, number: int) -> tuple[int, Habit | None]:
    """The seat of this match that has a habit, and which: each of them in turn, and then a match without."""
    turn = number // 2 % (len(plan.habits) + 1)  # by pairs, because every second match strays more
    if turn == 0:
        return 0, None
    luck = FastDealer(seed_of(f"{plan.seed}/habit", number))
    seat = int(luck.pick(plan.seats))
    sitting = Sitting(game, plan.seats, seat, int(luck.pick(1 << 30)), None)
    return seat, seated_habit(plan.habits[turn - 1], sitting)


def seated_habit(text: str, sitting: Sitting) -> Habit:
    """That of `module:Class`; the constructor gets what it names, as that of a bot does."""
    return PythonClass(text).sit(sitting)


def usual(game: Game, habit: Habit, state: State, seat: int, legal: list[int]) -> Chosen | None:
    """What the habit says, if it does."""
    actions = game.catalogue.actions
    action = habit.decide(state.view(seat), [actions[number] for number in legal])
    return None if action is None else Chosen(game.catalogue.number(action), None)


class Sealing:
    """What a seat knows that owes a choice. Where several choose at once, none knows what another has sealed."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.sealed: State | None = None
        self.waiting: int = 0  # the seats that still choose from there

    def known_to(self, seat: int) -> State:
        """The state that this seat chooses from; asked once before each of its choices."""
        if self.waiting == 0 and is_secret(self.state):
            self.sealed = self.state.clone()
            self.waiting = int(self.state.owing)
        if self.sealed is None or not self.waiting >> seat & 1:
            return self.state
        self.waiting &= ~(1 << seat)
        return self.sealed


def seed_of(seed: str, number: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:4], "big") >> 1


def chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(clipped(-lead)))


def is_secret(state: State) -> bool:
    return state.owing & (state.owing - 1) != 0


def note(encoder: Encoder, hand: Judge, state: State, lesson: TrainingMatch) -> list[tuple[int, int]]:
    """Write down what is seen of a position."""
    odds = hand.odds(state)
    encoder.look(state)
    pairs = encoder.pairs(state)
    for own, rival in pairs:
        rows = encoder.listed(state, own, rival)
        lesson.rows.extend(rows)
        lesson.sizes.append(len(rows))
        lesson.hand.append(odds[own] - odds[rival])
    return pairs


def choose(
    game: Game, judge: Judge, state: State, seat: int, legal: list[int], simulations: int, luck: FastDealer
) -> Chosen:
    if len(legal) == 1:
        return Chosen(legal[0], None)
    if simulations == 0 and not is_secret(state):
        return look_ahead(game, judge, state, seat, legal, luck)
    search = Search(game, judge, state.view(seat), luck.pick(1 << 30))
    search.think(max(simulations, SECRET) if is_secret(state) else simulations)
    found = search.findings()
    if is_secret(state):
        return Chosen(mixed(found, luck), sum([finding.mixture * finding.worth for finding in found]))
    return Chosen(found[0].number, found[0].worth)


def mixed(found: list[Finding], luck: FastDealer) -> int:
    target = luck.pick(1 << 30) / (1 << 30)
    for finding in found:
        target -= finding.mixture
        if target < 0:
            return finding.number
    return found[0].number


def look_ahead(game: Game, judge: Judge, state: State, seat: int, legal: list[int], luck: FastDealer) -> Chosen:
    """One action ahead in a few imagined worlds; the same luck for every action of a world."""
    view = state.view(seat)
    totals = [0.0] * len(legal)
    for _ in range(WORLDS):
        seed = luck.pick(1 << 30)
        world = game.imagine(view, FastDealer(seed))
        for place, number in enumerate(legal):
            twin = world.clone()
            fate = FastDealer(seed + 1)
            twin.apply(seat, number, fate)
            answer_together(twin, world.owing, fate)
            standings = twin.standings()
            totals[place] += (judge.worths(twin) if standings is None else fortunes(standings))[seat]
    best = max(totals)
    return Chosen(legal[totals.index(best)], best / WORLDS)


def label(lesson: TrainingMatch, moments: list[Glimpse], end: State, mix: float) -> None:
    """From the end of the match backwards: a share of what came, the rest of what thinking said on the way. What came
    after a random action says nothing about what was before it."""
    standings = end.standings()
    assert standings is not None
    places = standings.places
    came = {
        (own, rival): 1.0 if places[own] < places[rival] else 0.0 if places[own] > places[rival] else 0.5
        for own in range(len(places))
        for rival in range(len(places))
        if own != rival
    }
    ahead, later = dict(came), dict(came)
    labels: list[float] = []
    for moment in reversed(moments):
        for own, rival in reversed(list(moment.pairs)):
            said = moment.said[moment.pairs.index((own, rival))]
            thought = said if moment.thought is None else moment.thought if own == 0 else 1.0 - moment.thought
            following = later[own, rival] if moment.thought is None else thought
            value = thought if moment.has_strayed else mix * ahead[own, rival] + (1.0 - mix) * following
            ahead[own, rival], ahead[rival, own] = value, 1.0 - value
            later[own, rival], later[rival, own] = said, 1.0 - said
            labels.append(value)
    lesson.label.extend(reversed(labels))
    lesson.result.extend([came[pair] for moment in moments for pair in moment.pairs])
