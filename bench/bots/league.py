"""A league of all levels, with the learned judges and with the hand-written ones, and of plain tree search: everybody
plays everybody on the same deals, with both seats.

FRACTION=1/16 gives every level that part of its simulations, DEALS is how many deals every pair plays,
WITHOUT=grandmaster leaves levels out, GAMES and JOBS are as elsewhere. Every match is kept as a record in
`build/league/<game>`; the table and the SHA-256 of every record are in `bench/bots/results/league-<game>.json`. The
same seed gives the same matches, so that the hashes can be checked by playing the league again. A run that was stopped
goes on."""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from dataclasses import replace
from fractions import Fraction
from hashlib import sha256
from pathlib import Path

from bench.bots.strength import chosen, tell_progress
from tafelrunde.bots.levels import LEVELS
from tafelrunde.core.registry import make_game
from tafelrunde.lab.arena import Arena
from tafelrunde.lab.entrants import Entrant, Searcher, read_entrant
from tafelrunde.lab.ratings import Score
from tafelrunde.lab.runners import make_runner
from tafelrunde.lab.tournament import MatchResult, Setup

KEPT = Path("build/league")
RESULTS = Path(__file__).parent / "results"
FRACTION = Fraction(os.environ.get("FRACTION", "1/16"))
DEALS = int(os.environ.get("DEALS", "4"))
INVITED = [level for level in LEVELS if level not in os.environ.get("WITHOUT", "").split(",")]
NAMES = (*INVITED, *[f"{level}+hand" for level in INVITED], "plain")


def show() -> None:
    for key in chosen():
        setup = league(key)
        records = KEPT / key
        records.mkdir(parents=True, exist_ok=True)
        arena = Arena(setup, DEALS * setup.matches_of_a_deal(), file=KEPT / f"{key}.json", records=records)
        if not arena.run(make_runner(int(os.environ.get("JOBS", "1"))), tell_progress):
            sys.exit(130)
        scores = arena.scores()
        print(f"{key}, {FRACTION} of the simulations, {len(arena.outcomes)} matches on {DEALS} deals:\n")
        print("| | simulations | matches | first places | 95 % interval | rating | ms a decision |")
        print("|---|---:|---:|---:|---:|---:|---:|")
        for score in scores:
            print(line(score, setup))
        print()
        write_results(key, setup, scores, list(arena.outcomes.values()), records)


def league(key: str) -> Setup:
    """Without a cap on the time, so that the machine changes nothing."""
    game = make_game(key, {})
    players = tuple([unhurried(read_entrant(name, game, FRACTION)) for name in NAMES])
    return Setup(key, 2, players, seed="league", keeps_records=True)


def unhurried(player: Entrant) -> Entrant:
    assert isinstance(player, Searcher)
    return replace(player, level=player.level._replace(seconds=3600.0))


def line(score: Score, setup: Setup) -> str:
    player = setup.players[setup.names().index(score.name)]
    return (
        f"| {score.name} | {player.facts()['simulations']} | {score.matches} | {score.share:.0%} | "
        f"{score.low:.0%}–{score.high:.0%} | {score.mu:.1f} ± {score.spread():.1f} | {1000 * score.seconds:.1f} |"
    )


def write_results(key: str, setup: Setup, scores: list[Score], matches: list[MatchResult], records: Path) -> None:
    """The table, who beat whom, and the hash of every record."""
    names = setup.names()
    against: dict[str, list[float]] = defaultdict(lambda: [0.0, 0])
    for match in matches:
        for seat, player in enumerate(match.seating):
            pair = against[f"{names[player]} : {names[match.seating[1 - seat]]}"]
            pair[0] += match.shares()[seat]
            pair[1] += 1
    hashes = {path.name: sha256(path.read_bytes()).hexdigest() for path in sorted(records.glob("*.tafel"))}
    told = {
        "setup": setup.facts(),
        "fraction": str(FRACTION),
        "scores": [
            {name: value for name, value in score._asdict().items() if name not in ("seconds", "hurried")}
            for score in scores
        ],
        "firsts : matches": {pair: against[pair] for pair in sorted(against)},
        "records": sha256("".join([f"{name} {hashes[name]}\n" for name in hashes]).encode()).hexdigest(),
        "each record": hashes,
    }  # fmt: skip
    (RESULTS / f"league-{key}.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
