"""Whether a bot keeps to the seconds it is given."""

from __future__ import annotations

from itertools import islice
from time import monotonic

from bench.bots.speed import positions
from tafelrunde.bots.levels import Level, SearchBot
from tafelrunde.bots.pool import Pool
from tafelrunde.core.registry import games, make_game

BUDGETS = (0.1, 0.5, 1.0)
DECISIONS = 8


def show() -> None:
    print(f"Time used of the time given, mean and worst of {DECISIONS} decisions:\n")
    print("| game | given | alone | worst | on all cores | worst |")
    print("|---|---:|---:|---:|---:|---:|")
    pool = Pool()
    try:
        for key in games():
            for seconds in BUDGETS:
                alone, together = used(key, seconds, None), used(key, seconds, pool)
                shown = " | ".join([f"{mean(part):.1%} | {max(part):.1%}" for part in (alone, together)])
                print(f"| {key} | {seconds} s | {shown} |", flush=True)
    finally:
        pool.close()
    print()


def used(key: str, seconds: float, pool: Pool | None) -> list[float]:
    game = make_game(key, {})
    bot = SearchBot(game, Level(1 << 40, 60.0, 0.0), 1, pool=pool)
    shares: list[float] = []
    for view in islice(positions(game), 0, DECISIONS * 5, 5):
        begin = monotonic()
        bot.ponder(view, seconds)
        shares.append((monotonic() - begin) / seconds)
    return shares


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
