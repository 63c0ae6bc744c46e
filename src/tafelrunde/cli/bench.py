"""`tafelrunde bench`: how fast the rules are on this machine, next to other engines in the same run."""

from __future__ import annotations

from argparse import Namespace

from tafelrunde.core.beginning import check_seats
from tafelrunde.core.messages import message
from tafelrunde.core.registry import games, make_game
from tafelrunde.lab import bench
from tafelrunde.words import Words

FAST = ("playout", "numbers", "actions", "live")
SEATS = 4
"""Measured with four seats, or as near to that as the game allows."""


def run(args: Namespace, words: Words) -> int:
    keys = [args.game] if args.game else list(games())
    driven: list[float] = []
    for key in keys:
        game = make_game(key, {})
        seats = check_seats(game, args.seats if args.seats is not None else min(SEATS, max(game.seats)))
        driven.append(show_game(words, key, seats, args.seconds))
    show_peers(words, keys[0], driven[0], args.seconds)
    return 0


def show_game(words: Words, key: str, seats: int, seconds: float) -> float:
    """Print a table of one game; returns nanoseconds per action when driven by numbers."""
    title = words.text(message(f"{key}-title"))
    print(words.text(message("cli-bench-head", game=title, seats=seats)), flush=True)
    builds: list[tuple[str, dict[str, bench.Measure]]] = []
    if bench.IS_COMPILED:
        found = bench.measure_game(make_game(key, {}), seats, seconds)
        builds.append(("cli-bench-compiled", {measure.name: measure for measure in found}))
    slow = bench.measure_interpreted(key, seats, seconds)
    builds.append(("cli-bench-interpreted", {measure.name: measure for measure in slow}))
    print(row("", *[words.text(message(name)) for name, _ in builds]))
    for name in builds[0][1]:
        print(row(words.text(message(f"cli-bench-{name}")), *[figure(found[name]) for _, found in builds]))
    print(flush=True)
    return builds[0][1]["numbers"].nanoseconds


def show_peers(words: Words, key: str, driven: float, seconds: float) -> None:
    """Print other engines as a ratio to the first game measured."""
    measured = [(name, ask(name, seconds)) for name, ask in bench.PEERS]
    if not any(nanoseconds for _, nanoseconds in measured):
        print(words.text(message("cli-bench-no-peers")))
        return
    print(words.text(message("cli-bench-peers", game=words.text(message(f"{key}-title")))))
    for (name, ask), (_, nanoseconds) in zip(bench.PEERS, measured, strict=True):
        if nanoseconds:
            engine = "OpenSpiel" if ask is bench.measure_open_spiel else "RLCard"
            print(row(f"{engine} {name}", f"{1e9 / nanoseconds:,.0f}", f"{nanoseconds / driven:.1f} x"))


def figure(measure: bench.Measure) -> str:
    if measure.name in FAST:
        return f"{measure.per_second():,.0f}"
    return f"{measure.nanoseconds / 1000:.2f}"


def row(name: str, *figures: str) -> str:
    return "  " + f"{name:56}" + "".join([f"{figure:>16}" for figure in figures])
