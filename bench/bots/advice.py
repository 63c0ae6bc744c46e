"""Whether advice holds: `python -m bench.bots advice --game maginor`.

A piece of advice says that in some kind of position one kind of action is better than another. Such positions are
taken from matches of knights with themselves. In each, a search finds the best action of either kind; both are played,
rivals answer, and when the seat is asked again a baron's search says what its prospects are worth then. The difference
is the gain of the advised kind in points of the chance to win, with a 95 % interval; positions of one match belong
together. Some advice is about what is there, not about what to do ("recruits are seldom dogs"): that is counted in
the same matches. What was found is kept in `bench/bots/results/advice-GAME.md`.

POSITIONS=1000 for each piece, IDEAS=wand,early only some of them, TRIES=1 to play each action once, LEVEL=knight for
smaller searches, PLAY=squire for quicker matches, JOBS=2; GAMES=havoc,macht for several games. Ctrl-C ends the search
for positions and tells what was found until then. KEEP=build/advice keeps what was found there after every match, and
the same command goes on from it; with MATCHES=0 it only tells what is there."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from importlib import import_module
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from bench.bots.strength import chosen
from tafelrunde.bots.hints import winning_chance
from tafelrunde.bots.judge import Judge, fortunes
from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.levels import LEVELS
from tafelrunde.bots.search import Finding, Search
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game, State
from tafelrunde.core.registry import make_game
from tafelrunde.core.view import View
from tafelrunde.lab.lessons import mixed, seed_of
from tafelrunde.lab.ratings import Z
from tafelrunde.lab.runners import spread

RESULTS = Path(__file__).parent / "results"
POSITIONS = int(os.environ.get("POSITIONS", "1000"))
JOBS = int(os.environ.get("JOBS", "1"))
MOST_MATCHES = int(os.environ.get("MATCHES", "4000"))
PLAY = os.environ.get("PLAY", "knight")
PLAYED = LEVELS[PLAY].simulations
LEVEL = os.environ.get("LEVEL", "baron")
ASKED = LEVELS[LEVEL].simulations
FROM_A_MATCH = 4
"""Positions of one match for each piece, at most; the first such ones would all be from its beginning."""
TRIES = int(os.environ.get("TRIES", "2"))
"""How often each action is played, with other luck."""
SET = "".join([f"{name}={os.environ[name]} " for name in ("PLAY", "LEVEL", "TRIES") if name in os.environ])
"""How these were asked for, so that whoever reads the results can ask again."""

Kind = Callable[[View, Action], bool]


class Idea(NamedTuple):
    """A piece of advice: in a position of this kind, an action of the one kind rather than one of the other."""

    name: str
    says: str
    seats: int
    when: Callable[[View], bool]
    rather: Kind
    than: Kind
    is_rare: bool = False  # such positions are all taken, not just some of a match


class Asked(NamedTuple):
    """A seat that has to decide, and all that can be known about it."""

    game: Game
    judge: Judge
    state: State
    seat: int
    view: View
    legal: list[int]
    luck: FastDealer

    def verbs(self) -> set[str]:
        return {self.game.catalogue.actions[number].verb for number in self.legal}


class Count(NamedTuple):
    """What a piece of advice takes for granted: a figure for some positions, none for the others."""

    name: str
    says: str
    seats: int
    figure: Callable[[Asked], float | None]


class Look(NamedTuple):
    """What a match is watched for: ideas and counts, by their places among those of the game."""

    game: str
    seats: int
    places: tuple[int, ...]
    seed: str


class Found(NamedTuple):
    """For each idea looked for, the gains in one match; for each count the figures."""

    gains: dict[int, list[float]]


class Answer(NamedTuple):
    """How an idea did: positions, matches, mean gain, half of its interval, and in how many it was the better one."""

    positions: int
    matches: int
    gain: float
    spread: float
    better: float


def show() -> None:
    for key in chosen():
        text = page(key)
        print(text, flush=True)
        if "IDEAS" not in os.environ:
            (RESULTS / f"advice-{key}.md").write_text(text, encoding="utf-8")


def ideas_of(key: str) -> tuple[Idea, ...]:
    ideas: tuple[Idea, ...] = import_module(f"bench.bots.advised.{key}").IDEAS
    return ideas


def counts_of(key: str) -> tuple[Count, ...]:
    counts: tuple[Count, ...] = getattr(import_module(f"bench.bots.advised.{key}"), "COUNTS", ())
    return counts


def questions_of(key: str) -> tuple[Idea | Count, ...]:
    return (*ideas_of(key), *counts_of(key))


def page(key: str) -> str:
    asked = questions_of(key)
    only = os.environ.get("IDEAS", "").split(",") if "IDEAS" in os.environ else [each.name for each in asked]
    named = [place for place, each in enumerate(asked) if each.name in only]
    answers: dict[int, Answer] = {}
    for seats in sorted({asked[place].seats for place in named}):
        answers |= ask(key, seats, [place for place in named if asked[place].seats == seats])
    wanted = [place for place in named if answers[place].positions]
    lines = [
        f"# Advice for {key}",
        "",
        f"`{SET}python -m bench.bots advice --game {key}`: positions from matches of {PLAY}s ({PLAYED} simulations), "
        f"judged by searches of a {LEVEL}'s size ({ASKED:,}), "
        f"each action {'once' if TRIES == 1 else f'{TRIES} times'}. "
        "The gain is in points of the chance to win.",
        "",
        "| advice | seats | positions | matches | gain | 95 % interval | better in |  |",
        "|---|---:|---:|---:|---:|---:|---:|---|",
    ]
    for place in wanted:
        each = asked[place]
        if isinstance(each, Idea):
            lines.append(row(each, answers[place]))
    counted = [(each, answers[place]) for place in wanted if isinstance(each := asked[place], Count)]
    if counted:
        lines += [
            "",
            "| counted | seats | positions | matches | mean | 95 % interval |",
            "|---|---:|---:|---:|---:|---:|",
        ]
        lines += [count_row(count, answer) for count, answer in counted]
    return "\n".join(lines) + "\n"


def row(idea: Idea, answer: Answer) -> str:
    low, high = answer.gain - answer.spread, answer.gain + answer.spread
    verdict = "too few" if answer.positions < POSITIONS else "holds" if low > 0 else "does not" if high < 0 else "open"
    return (
        f"| {idea.says} | {idea.seats} | {answer.positions:,} | {answer.matches:,} | {100 * answer.gain:+.1f} | "
        f"{100 * low:+.1f} to {100 * high:+.1f} | {answer.better:.0%} | {verdict} |"
    )


def count_row(count: Count, answer: Answer) -> str:
    low, high = answer.gain - answer.spread, answer.gain + answer.spread
    return (
        f"| {count.says} | {count.seats} | {answer.positions:,} | {answer.matches:,} | {100 * answer.gain:.1f} % | "
        f"{100 * low:.1f} to {100 * high:.1f} |"
    )


def ask(key: str, seats: int, places: list[int]) -> dict[int, Answer]:
    """Watch matches until there are enough positions for each idea and count."""
    names = [each.name for each in questions_of(key)]
    kept = kept_of(key, seats)
    gains = {place: kept.gains.get(names[place], []) for place in places}
    first, step = kept.first, JOBS
    left = lacking(gains)
    try:
        while left and first < MOST_MATCHES:
            for found in spread(watch, Look(key, seats, left, "advice"), range(first, first + step), JOBS):
                for place, own in found.gains.items():
                    gains[place].append(own)
            first += step
            left = lacking(gains)
            keep(key, seats, Kept(first, kept.gains | {names[place]: own for place, own in gains.items()}))
            counts = " ".join([f"{names[place]} {sum(map(len, gains[place]))}" for place in places])
            print(f"{key}, {seats} seats, {first} matches: {counts}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(f"{key}, {seats} seats: stopped after {first} matches", file=sys.stderr, flush=True)
    return {place: answer_of(gains[place]) for place in places}


def lacking(gains: dict[int, list[list[float]]]) -> tuple[int, ...]:
    return tuple([place for place, own in gains.items() if sum(map(len, own)) < POSITIONS])


class Kept(NamedTuple):
    """What an earlier run has found: the next match, and the gains by the names of the ideas."""

    first: int
    gains: dict[str, list[list[float]]]


def kept_in(key: str, seats: int) -> Path | None:
    folder = os.environ.get("KEEP")
    return Path(folder) / f"{key}-{seats}-{PLAY}-{LEVEL}-{TRIES}.json" if folder else None


def kept_of(key: str, seats: int) -> Kept:
    path = kept_in(key, seats)
    return Kept(*json.loads(path.read_text(encoding="utf-8"))) if path and path.exists() else Kept(0, {})


def keep(key: str, seats: int, found: Kept) -> None:
    path = kept_in(key, seats)
    if path:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(found), encoding="utf-8")


def answer_of(matches: list[list[float]]) -> Answer:
    own = [gains for gains in matches if gains]
    count = sum([len(gains) for gains in own])
    if not count:
        return Answer(0, 0, 0.0, 0.0, 0.0)
    mean = sum([sum(gains) for gains in own]) / count
    half = Z * sqrt(sum([(sum(gains) - mean * len(gains)) ** 2 for gains in own])) / count
    better = sum([gain > 0 for gains in own for gain in gains]) / count
    return Answer(count, len(own), mean, half, better)


def watch(look: Look, number: int) -> Found:
    """A match of knights. Where an idea or a count fits it is asked about, unless it is rare every third time at first,
    then more seldom, so that late positions come up too."""
    import tafelrunde.games  # noqa: F401  (registers the games)

    game = make_game(look.game, {})
    judge = judge_of(game)
    asked = questions_of(look.game)
    luck = FastDealer(seed_of(look.seed, number))
    dealer = FastDealer(luck.pick(1 << 30))
    state = game.new(look.seats, dealer)
    gains: dict[int, list[float]] = {place: [] for place in look.places}
    while state.owing:
        seat = int(state.next_seat())
        legal = [int(one) for one in state.legal(seat)]
        if len(legal) == 1:
            state.apply(seat, legal[0], dealer)
            continue
        view = state.view(seat)
        search = Search(game, judge, view, luck.pick(1 << 30))
        search.think(PLAYED)
        for place in look.places:
            idea = asked[place]
            if isinstance(idea, Count):
                if len(gains[place]) < FROM_A_MATCH and luck.pick(3 + 2 * len(gains[place])) == 0:
                    figure = idea.figure(Asked(game, judge, state, seat, view, legal, luck))
                    gains[place] += [] if figure is None else [figure]
                continue
            kinds = sort_out(game, idea, view, legal) if idea.when(view) else None
            odds = 1 if idea.is_rare else 3 + 2 * len(gains[place])
            if kinds and len(gains[place]) < FROM_A_MATCH and luck.pick(odds) == 0:
                search.think(ASKED - search.simulations if search.simulations < ASKED else 0)
                gains[place].append(gain(game, judge, state, seat, search.findings(), kinds, luck))
        found = search.findings()
        is_secret = state.owing & (state.owing - 1) != 0
        state.apply(seat, mixed(found, luck) if is_secret else found[0].number, dealer)
    return Found(gains)


def sort_out(game: Game, idea: Idea, view: View, legal: list[int]) -> tuple[list[int], list[int]] | None:
    """The numbers of the actions of both kinds; None if there is none of one."""
    actions = game.catalogue.actions
    rather = [number for number in legal if idea.rather(view, actions[number])]
    than = [number for number in legal if number not in rather and idea.than(view, actions[number])]
    return (rather, than) if rather and than else None


def gain(
    game: Game, judge: Judge, state: State, seat: int, found: list[Finding], kinds: tuple[list[int], list[int]],
    luck: FastDealer,
) -> float:  # fmt: skip
    """What the best action of the first kind is worth more than the best one of the second, on the same luck."""
    rather, than = [best_of(found, kind) for kind in kinds]
    seeds = [luck.pick(1 << 30) for _ in range(TRIES)]
    worths = [
        winning_chance(worth_after(game, judge, state, seat, rather, seed), int(state.seats))
        - winning_chance(worth_after(game, judge, state, seat, than, seed), int(state.seats))
        for seed in seeds
    ]
    return sum(worths) / len(worths)


def chance(asked: Asked, state: State, seed: int) -> float:
    """The seat's chance to win in this position, by a search."""
    return winning_chance(findings(asked, state, seed)[0].worth, int(state.seats))


def findings(asked: Asked, state: State, seed: int) -> list[Finding]:
    search = Search(asked.game, asked.judge, state.view(asked.seat), seed)
    search.think(ASKED)
    return search.findings()


def best_of(found: list[Finding], kind: list[int]) -> int:
    """The action of this kind that the search liked best; any of them if it tried none."""
    return next((finding.number for finding in found if finding.number in kind), kind[0])


def worth_after(game: Game, judge: Judge, before: State, seat: int, number: int, seed: int) -> float:
    """What the seat's prospects are worth when it is asked again, or at the end."""
    luck = FastDealer(seed)
    dealer = FastDealer(luck.pick(1 << 30))
    state = before.clone()
    state.apply(seat, number, dealer)
    while state.owing:
        acting = int(state.next_seat())
        legal = state.legal(acting)
        chosen = int(legal[0])
        if len(legal) > 1:
            search = Search(game, judge, state.view(acting), luck.pick(1 << 30))
            search.think(ASKED if acting == seat else PLAYED)
            found = search.findings()
            is_secret = state.owing & (state.owing - 1) != 0
            if acting == seat and not is_secret:
                return found[0].worth
            chosen = mixed(found, luck) if is_secret else found[0].number
        state.apply(acting, chosen, dealer)
    standings = state.standings()
    assert standings is not None
    return fortunes(standings)[seat]
