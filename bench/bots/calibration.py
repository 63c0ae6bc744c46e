"""Whether chances, as the search finds them and as people are told them, come true at a baron's thinking: GAMES=havoc
SEATS=2 MATCHES=1000 JOBS=2. SIMULATIONS=400 plays with so many and thinks as a baron about every tenth decision.
Matches are kept in `build/watched`. Each half of them is corrected by what was fitted to the other half; with WRITE=1
the line that was fitted to all of them is written into the file of the game's judge."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any

import tafelrunde
from bench.bots.strength import chosen
from bench.watched import LIGHT, watched_matches
from tafelrunde.bots.levels import LEVELS
from tafelrunde.bots.net import Calibration
from tafelrunde.bots.nets import facts_of, weights_of, write_net
from tafelrunde.core.registry import make_game
from tafelrunde.lab.calibrating import Heard, Tenth, fitted_line, mean_gap, tenths, told_tenths
from tafelrunde.lab.watching import Saying, Witnessed

RESULTS = Path(__file__).parent / "results"
MATCHES = int(os.environ.get("MATCHES", "1000"))
SIMULATIONS = int(os.environ.get("SIMULATIONS", LEVELS["baron"].simulations))
TABLES = [int(seats) for seats in os.environ.get("SEATS", "2").split(",")]
WRITES = os.environ.get("WRITE") == "1"
HEADS = ("game", "seats", "thinking", "", "matches", "chances", "mean gap", "outside", "worst beyond", "log loss")


def show() -> None:
    print(
        "Chances to win that searches found in matches of bots with themselves, and what came of them, in hundredths:\n"
    )
    print(f"| {' | '.join(HEADS)} | said → came (± 95 %) |")
    print("|---|---:|---|---|---:|---:|---:|---:|---:|---:|---|")
    for key in chosen():
        for seats in TABLES:
            if seats in make_game(key, {}).seats:
                show_table(key, seats)
    print()


def show_table(key: str, seats: int) -> None:
    """Chances of a baron's thinking as found and as corrected; and those of a master's, where some were heard."""
    matches = list(watched_matches(key, seats, SIMULATIONS, "chances", MATCHES))
    is_light = SIMULATIONS == LIGHT
    barons = {one.number: heard(one, one.deeper if is_light else one.said) for one in matches}
    lines = [fitted_line([barons[one] for one in barons if one % 2 != half]) for half in range(2)]
    told = {one: corrected(barons[one], lines[one % 2]) for one in barons}
    found: dict[str, Any] = {"matches": len(matches), "simulations": SIMULATIONS}
    rows = [("baron", "as found", barons), ("baron", "corrected", told)]
    masters = {} if is_light else {one.number: heard(one, one.deeper) for one in matches if one.deeper}
    if masters:
        rows.append(("master", "as found", masters))
        rows.append(("master", "corrected", {one: corrected(masters[one], lines[one % 2]) for one in masters}))
    for level, how, chances in rows:
        table = tenths(list(chances.values()))
        found[f"{level} {how}"] = [list(one) for one in table]
        print(f"| {key} | {seats} | {level} | {how} | {len(matches)} | {columns(table, chances)} |", flush=True)
    line = fitted_line(list(barons.values()))
    found["line"] = line
    (RESULTS / f"calibration-{key}-{seats}-{SIMULATIONS}.json").write_text(json.dumps(found) + "\n", encoding="utf-8")
    if WRITES:
        write(key, seats, len(matches), line)


def heard(one: Witnessed, said: Sequence[Saying]) -> Heard:
    return Heard([each.chance for each in said], [one.came[each.seat] for each in said])


def corrected(one: Heard, line: tuple[list[float], list[float]]) -> Heard:
    calibration = Calibration(*line)
    return Heard([calibration.corrected(chance) for chance in one.said], one.came)


def columns(table: Sequence[Tenth], chances: dict[int, Heard]) -> str:
    outside = sum([one.beyond() > 0 for one in table])
    worst = 100 * max([one.beyond() for one in table])
    many = sum([one.many for one in table])
    return (
        f"{many:,} | {100 * mean_gap(table):.1f} | {outside} | {worst:.1f} | {loss(chances):.4f} | {told_tenths(table)}"
    )


def loss(chances: dict[int, Heard]) -> float:
    """Mean log loss; every match counts alike."""
    each = [
        sum([lost(said, came) for said, came in zip(one.said, one.came, strict=True)]) / len(one.said)
        for one in chances.values()
        if one.said
    ]
    return sum(each) / len(each)


def lost(said: float, came: float) -> float:
    sure = min(max(said, 1e-4), 1 - 1e-4)
    return -came * log(sure) - (1 - came) * log(1 - sure)


def write(key: str, seats: int, matches: int, line: tuple[list[float], list[float]]) -> None:
    """Into the file of the sources that is for this table alone."""
    path = Path(tafelrunde.__file__).parent / "bots" / key / f"{seats}.net"
    data = path.read_bytes()
    facts, _ = facts_of(data, str(path))
    facts["calibration"] = {
        "level": "baron", "seats": seats, "matches": matches, "played with": SIMULATIONS,
        "said": line[0], "came": line[1],
    }  # fmt: skip
    path.write_bytes(write_net(facts, weights_of(data, str(path))))
