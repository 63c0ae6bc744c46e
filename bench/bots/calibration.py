"""Whether chances come true at a level's thinking: GAMES=havoc SEATS=2 LEVEL=baron MATCHES=1000 JOBS=2. NET=FILE.net
watches that judge instead of the game's, and with WRITE=1 the line that corrects its chances is written into it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from bench.bots.strength import chosen
from tafelrunde.bots.levels import LEVELS
from tafelrunde.bots.nets import facts_of, weights_of, write_net
from tafelrunde.core.registry import make_game
from tafelrunde.lab.calibrating import Heard, Watched, line, mean_gap, tenths, watch_match
from tafelrunde.lab.runners import spread

MATCHES = int(os.environ.get("MATCHES", "1000"))
LEVEL = os.environ.get("LEVEL", "baron")
TABLES = [int(seats) for seats in os.environ.get("SEATS", "2").split(",")]
JOBS = int(os.environ.get("JOBS", "1"))


def show() -> None:
    print(f"Chances to win that a {LEVEL} found in matches with itself, and how many of a hundred came true:\n")
    print("| game | seats | matches | chances | mean gap | said → came (± 95 %) |")
    print("|---|---:|---:|---:|---:|---|")
    for key in chosen():
        for seats in TABLES:
            if seats in make_game(key, {}).seats:
                print(row(key, seats), flush=True)
    print()


def row(key: str, seats: int) -> str:
    path = Path(os.environ["NET"]) if "NET" in os.environ else None
    net = path.read_bytes() if path is not None else b""
    simulations = LEVELS[LEVEL].simulations
    told: list[Heard] = []
    for match in spread(watch_match, Watched(key, seats, simulations, "chances", net), range(MATCHES), JOBS):
        told.append(match)
        if sys.stderr.isatty():
            print(f"\r{key} {seats}: {len(told)}", end="  ", file=sys.stderr, flush=True)
    table = tenths(told)
    if path is not None and os.environ.get("WRITE") == "1":
        said, came = line(table)
        facts, _ = facts_of(net, str(path))
        calibration = {"level": LEVEL, "seats": seats, "matches": len(told), "said": said, "came": came}
        path.write_bytes(write_net({**facts, "calibration": calibration}, weights_of(net, str(path))))
    points = ", ".join([f"{100 * one.said:.0f} → {100 * one.came:.0f} (± {100 * one.spread:.0f})" for one in table])
    chances = sum([tenth.many for tenth in table])
    return f"| {key} | {seats} | {len(told)} | {chances:,} | {100 * mean_gap(table):.1f} | {points} |"
