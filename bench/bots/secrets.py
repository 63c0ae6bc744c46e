"""What an observer gains who has watched ten thousand secret choices of the bot from fixed positions.

Each position is a zero-sum game of its own: every pair of choices is worth what a deep search finds after it. The bot's
choices at a thousand simulations are counted; the observer answers their frequencies as well as possible. The loss is
the difference from what the bot could have been sure of (the equilibrium of that game, by linear programming)."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from os import cpu_count
from typing import NamedTuple

from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.levels import Level, SearchBot
from tafelrunde.bots.search import Search
from tafelrunde.bots.simple import GreedyBot
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import State
from tafelrunde.core.match import Match
from tafelrunde.core.registry import make_game

WATCHED = 10_000
SIMULATIONS = 1_000
DEEP = 20_000


class Place(NamedTuple):
    """Where a secret choice is due: the n-th one of a greedy players' match with this seed, or of the next match that
    has one."""

    game: str
    seed: int
    which: int
    seat: int


PLACES = tuple([Place(game, seed, 1 + seed % 3, seed % 2) for game in ("maginor", "macht") for seed in range(1, 11)])
"""Ten duels of Maginor and ten auctions of Macht & Ohnmacht, as they come."""


class Loss(NamedTuple):
    """What may be lost by the bot, by choosing evenly, and by always making the one safest choice."""

    bot: float
    even: float
    single: float


def show() -> None:
    print(f"Secret choices, each position watched {WATCHED // len(PLACES):,} times at {SIMULATIONS:,} simulations:\n")
    heads = ("game", "seed", "bot plays", "equilibrium", "secured by it", "bot loses", "even mixture", "one choice")
    print(f"| {' | '.join(heads)} |")
    print("|---|---:|---|---|---:|---:|---:|---:|")
    with ProcessPoolExecutor(cpu_count(), get_context("spawn")) as pool:
        losses = [(place.game, row(place, pool)) for place in PLACES]
    for game in dict.fromkeys([game for game, _ in losses]):
        own = [loss for of, loss in losses if of == game]
        means = " | ".join([f"**{sum(part) / len(own):.1%}**" for part in zip(*own, strict=True)])
        print(f"| **{game}** | | | | **mean** | {means} |")
    print()


def row(place: Place, pool: ProcessPoolExecutor) -> Loss:
    state = reach(place)
    own, theirs = legal_of(state, place.seat), legal_of(state, 1 - place.seat)
    payoffs = [list(pool.map(worth_after, [(place, mine, other) for other in theirs])) for mine in own]
    portions = [(place, seed, 50) for seed in range(0, WATCHED // len(PLACES), 50)]
    counts = [0] * len(own)
    for chosen in pool.map(watch, portions):
        for number in chosen:
            counts[own.index(number)] += 1
    played = [count / sum(counts) for count in counts]
    fair, value = equilibrium(payoffs)
    alike = [1 / len(own)] * len(own)
    loss = Loss(
        value - secured(payoffs, played), value - secured(payoffs, alike), value - max(min(line) for line in payoffs)
    )
    shares = " | ".join([f"{max(share, 0.0):.1%}" for share in (value, *loss)])
    print(f"| {place.game} | {place.seed} | {mixture(played)} | {mixture(fair)} | {shares} |", flush=True)
    return loss


def mixture(shares: list[float]) -> str:
    return " ".join([f"{max(share, 0.0):.0%}" for share in shares])


@cache
def reach(place: Place) -> State:
    """The state at the place, from a match between greedy players; the same in every process."""
    import tafelrunde.games  # noqa: F401  (registers the games)

    game = make_game(place.game, {})
    for seed in range(place.seed, place.seed + 100):
        match = Match.new(game, 2, seed=seed)
        bots = [GreedyBot(game, seat) for seat in range(2)]
        left = place.which
        while owing := match.to_act():
            is_secret = len(owing) == 2 and all(len(match.legal(seat)) > 2 for seat in owing)
            left -= is_secret
            if is_secret and left <= 0:
                return match.state
            seat = owing[0]
            match.play(seat, bots[seat].decide(match.view(seat), match.legal(seat)))
    raise LookupError(f"No secret choice was reached: {place}.")


def legal_of(state: State, seat: int) -> list[int]:
    return [int(number) for number in state.legal(seat)]


def worth_after(asked: tuple[Place, int, int]) -> float:
    """What both seats' choices are worth to the seat, as a deep search sees it from the next seat to act."""
    place, mine, other = asked
    game = make_game(place.game, {})
    state = reach(place).clone()
    chance = FastDealer(1)
    state.apply(place.seat, mine, chance)
    state.apply(1 - place.seat, other, chance)
    while state.owing and len(state.legal(state.next_seat())) == 1:
        state.apply(state.next_seat(), state.legal(state.next_seat())[0], chance)
    seat = int(state.next_seat())
    search = Search(game, judge_of(game), state.view(seat), 1)
    search.think(DEEP)
    worth = search.findings()[0].worth
    return worth if seat == place.seat else 1.0 - worth


def watch(asked: tuple[Place, int, int]) -> list[int]:
    """What the bot chooses, this many times."""
    place, first, times = asked
    game = make_game(place.game, {})
    state = reach(place)
    view, legal = state.view(place.seat), game.legal_actions(state, place.seat)
    level = Level(SIMULATIONS, 600.0, 0.0)
    return [
        int(game.catalogue.number(SearchBot(game, level, seed).decide(view, legal)))
        for seed in range(first, first + times)
    ]


def secured(payoffs: list[list[float]], played: list[float]) -> float:
    """What is left against the best answer."""
    answers = range(len(payoffs[0]))
    return min(sum(share * line[answer] for share, line in zip(played, payoffs, strict=True)) for answer in answers)


def equilibrium(payoffs: list[list[float]]) -> tuple[list[float], float]:
    """The mixture that secures the most, and how much."""
    from scipy.optimize import linprog  # type: ignore[import-untyped, import-not-found, unused-ignore]

    choices = len(payoffs)
    against = [[-payoffs[own][other] for own in range(choices)] + [1.0] for other in range(len(payoffs[0]))]
    solved = linprog(
        [0.0] * choices + [-1.0], A_ub=against, b_ub=[0.0] * len(against), A_eq=[[1.0] * choices + [0.0]], b_eq=[1.0],
        bounds=[(0.0, 1.0)] * choices + [(None, None)],
    )  # fmt: skip
    return [float(share) for share in solved.x[:-1]], float(solved.x[-1])
