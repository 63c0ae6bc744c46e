"""Matches that several tables are counted from; kept in `build/watched` as they come, so that a stopped run goes on."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from tafelrunde.bots.levels import LEVELS
from tafelrunde.lab.watching import Watched, Witnessed, kept_matches

KEPT = Path(os.environ.get("KEPT", "build/watched"))
DEEPER = LEVELS["master"].simulations
RARELY = {"druidenwalzer": 40, "havoc": 80, "maginor": 200, "macht": 150}
"""About one decision of a match is also thought about as a master would, from a baron's thinking on."""

LIGHT = 400
"""Bots with this many simulations are watched too, every tenth of whose decisions is also thought about as a baron
would: where whole barons take too long."""


def watched_matches(key: str, seats: int, simulations: int, seed: str, matches: int) -> Iterator[Witnessed]:
    baron = LEVELS["baron"].simulations
    deeper, rarely = 0, 1
    if simulations == LIGHT:
        deeper, rarely = baron, 10
    elif simulations >= baron and seats == 2:
        deeper, rarely = DEEPER, RARELY.get(key, 100)
    watched = Watched(key, seats, simulations, seed, deeper=deeper, rarely=rarely)
    file = KEPT / f"{key}-{seats}-{simulations}-{seed}.jsonl"
    found = kept_matches(watched, matches, file, int(os.environ.get("JOBS", "1")))
    for done, match in enumerate(found, 1):
        if sys.stderr.isatty():
            print(f"\r{key} {seats}: {done}", end="  ", file=sys.stderr, flush=True)
        yield match
