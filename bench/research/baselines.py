"""`python -m bench.research.baselines [--most 40] [--games macht] [--write]`: what players get in each environment, the
mean reward with its 95 % interval. Every match is kept in results/baselines.json as soon as it is over, and a later
call goes on from there; with other bots than those that played, it begins anew. `--most` stops each contest after so
many matches, `--until 01:55` stops at that time, `--only` plays the contests of some players, `--seats 4` those at some
sizes of table.
`--write` puts what there is into the pages of the games, `--only-write` does nothing else. `--players greedy --against
squire` plays something else and only prints it.

Players: the levels of our bots, `random`, `greedy`, `LEVEL+hand` (with the judge written by hand instead of the learned
one), `plain:N` (our search with N simulations, without any knowledge of the game: random actions to the end),
`guided:N` (a master with N simulations), `ismcts:N` (the ISMCTS of OpenSpiel), and `plain=LEVEL` or `ismcts=LEVEL`,
with as many simulations as take the time of a level."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from hashlib import sha256
from math import inf, sqrt
from pathlib import Path
from time import time
from typing import Any, NamedTuple

from bench.research.players import as_many_as, chance, dealt, sit
from tafelrunde.bots.levels import LEVELS
from tafelrunde.core.dealer import FastDealer
from tafelrunde.research.engine.observer import rewards
from tafelrunde.research.pages import put
from tafelrunde.research.versions import VERSIONS, name_of

RESULTS = Path(__file__).parent / "results" / "baselines.json"
PAGES = Path(__file__).parents[2] / "docs" / "research"
MADE_BY = "bench.research.baselines"

TABLES = {"havoc": (2, 4), "druidenwalzer": (2,), "maginor": (2, 3, 4), "macht": (2,)}
CONTESTS = {
    "random": {"random": 200, "greedy": 200, "squire": 200, "knight": 200, "baron": 100, "master": 40, "plain:250": 40},
    "knight": {
        "random": 200, "greedy": 200, "squire": 200, "knight+hand": 200, "plain:250": 100, "plain=knight": 100,
        "baron": 200, "master": 40,
    },
    "squire": {"ismcts:60": 24},
    "baron": {"ismcts=baron": 24},
    "master": {"ismcts=master": 12},
}  # fmt: skip
"""Whom each player meets, and how often. The ISMCTS of OpenSpiel meets a squire with as many simulations, and a baron
and a master who take as long: in the time of a squire it cannot finish one."""


def table_of(key: str, seats: int) -> str:
    return f"{name_of(key)}, {seats} seats"


class Contest(NamedTuple):
    """A player in each seat in turn, all others of the other kind."""

    key: str
    seats: int
    player: str
    against: str
    matches: int

    @property
    def name(self) -> str:
        return f"{self.table}: {self.player} against {self.against}"

    @property
    def table(self) -> str:
        return table_of(self.key, self.seats)

    def play(self, number: int) -> float:
        """The reward of the player in one match. A deal is played once from every seat."""
        deal, seat = 1000 + number // self.seats, number % self.seats
        names = [self.player if each == seat else self.against for each in range(self.seats)]
        return played(self.key, self.seats, names, deal)[seat]


class Score(NamedTuple):
    """The mean reward of a player, and its interval."""

    mean: float
    low: float
    high: float
    matches: int

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ({self.low:+.2f} to {self.high:+.2f}), {self.matches}"


def finished(key: str, seats: int, names: list[str], deal: int) -> Any:
    """One match; the state at its end."""
    players = [sit(name, key, seats, seat, deal * 16 + seat) for seat, name in enumerate(names)]
    state, dealer = dealt(key, seats), FastDealer(deal)
    while not state.is_terminal():
        if not chance(state, dealer):
            seat = state.current_player()
            state.apply_action(players[seat].act(state, seat))
    return state


def played(key: str, seats: int, names: list[str], deal: int) -> list[float]:
    """One match; what each seat gets."""
    return rewards(finished(key, seats, names, deal).course.state.standings())


MASTERS = "guided:60"
"""A master who thinks as briefly as a squire: by him masters are known, who may have an instinct and others not."""


class Marks(NamedTuple):
    """By what the bots of a table are known."""

    bots: str
    masters: str


def marks_of(key: str, seats: int) -> Marks:
    return Marks(mark_of(key, seats, "squire"), mark_of(key, seats, MASTERS))


@lru_cache
def mark_of(key: str, seats: int, player: str) -> str:
    """A hash of the actions in one match of this player with itself. Another judge, or another search, plays another
    match."""
    steps = finished(key, seats, [player] * seats, 1).course.steps
    return sha256(repr(steps).encode()).hexdigest()[:8]


def score(got: list[float]) -> Score:
    mean = sum(got) / len(got)
    return Score(mean, *interval(mean, len(got)), len(got))


def interval(mean: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval, as if every reward were 1 or -1: wide enough for rewards in between, and not empty where
    all matches were won."""
    share, z = (mean + 1) / 2, 1.96
    middle = share + z * z / (2 * matches)
    margin = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    whole = 1 + z * z / matches
    return 2 * (middle - margin) / whole - 1, 2 * (middle + margin) / whole - 1


def contests(games: list[str], only: list[str] | None = None, sizes: list[int] | None = None) -> Iterator[Contest]:
    for against, players in CONTESTS.items():
        for player, matches in players.items():
            for key in games if only is None or player in only else []:
                for seats in TABLES[key]:
                    if sizes is None or seats in sizes:
                        yield Contest(key, seats, player, against, -(-matches // seats) * seats)


class Results:
    """What was played so far: the rewards of each contest, match by match, how many simulations took as long as a
    level, and by what the bots are known. Contests carry the version of their environment, so another version begins
    anew; so does a table whose bots are others now, and the contests with masters where only these are others."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.rewards: dict[str, list[float]] = {}
        self.simulations: dict[str, int] = {}
        self.bots: dict[str, str] = {}
        self.masters: dict[str, str] = {}
        if file.exists():
            kept = json.loads(file.read_text(encoding="utf-8"))
            self.rewards, self.simulations, self.bots = kept["rewards"], kept["simulations"], kept["bots"]
            self.masters = kept["masters"]

    def run(self, contest: Contest, most: int, end: float = inf) -> None:
        """Play what is missing, until this time at most; a deal is always played from all seats."""
        self.meet(contest.table, marks_of(contest.key, contest.seats))
        got = self.rewards.setdefault(contest.name, [])
        most = -(-most // contest.seats) * contest.seats
        while len(got) < min(contest.matches, most) and (time() < end or len(got) % contest.seats):
            got.append(round(self.with_simulations(contest).play(len(got)), 3))
            self.keep()

    def meet(self, table: str, marks: Marks) -> None:
        """If the bots of a table have changed, what others played there does not count any more."""
        if self.bots.get(table) != marks.bots:
            self.forget(f"{table}: ")
        if self.masters.get(table) != marks.masters:
            self.forget(f"{table}: ", "master")
        self.bots[table], self.masters[table] = marks

    def forget(self, beginning: str, part: str = "") -> None:
        """Leave out what begins like this and has this part."""

        def is_meant(name: str) -> bool:
            return name.startswith(beginning) and part in name

        self.rewards = {name: got for name, got in self.rewards.items() if not is_meant(name)}
        self.simulations = {name: many for name, many in self.simulations.items() if not is_meant(name)}

    def with_simulations(self, contest: Contest) -> Contest:
        """The contest with as many simulations as take the time of a level; they are measured once."""
        kind, _, level = contest.player.partition("=")
        if not level:
            return contest
        name = f"{contest.table}: {contest.player}"
        if name not in self.simulations:
            self.simulations[name] = as_many_as(kind, level, contest.key, contest.seats)
        return contest._replace(player=f"{kind}:{self.simulations[name]}")

    def keep(self) -> None:
        """Write the file, whole or not at all; a line for each contest."""
        kept = ",\n".join([f"{json.dumps(name)}: {json.dumps(got)}" for name, got in self.rewards.items() if got])
        facts = [("bots", self.bots), ("masters", self.masters), ("simulations", self.simulations)]
        known = "".join([f"{json.dumps(name)}: {json.dumps(value)},\n" for name, value in facts])
        told = f'{{{known}"rewards": {{\n{kept}\n}}}}\n'
        self.file.parent.mkdir(exist_ok=True, parents=True)
        partly = self.file.with_suffix(".part")
        partly.write_text(told, encoding="utf-8")
        os.replace(partly, self.file)

    def score(self, key: str, seats: int, player: str, against: str) -> Score | None:
        got = self.rewards.get(Contest(key, seats, player, against, 0).name)
        return score(got) if got else None

    def player(self, key: str, seats: int, player: str) -> str:
        """Its name, with the simulations that were measured for it."""
        found = self.simulations.get(f"{table_of(key, seats)}: {player}")
        return f"`{player}`" if found is None else f"`{player}`: about {found} simulations"


def table(results: Results, key: str) -> str:
    """Everybody at every size of table: mean reward, interval, matches."""
    rivals = [*CONTESTS]
    told = ", ".join(
        [
            f"`{mark}` (masters `{results.masters.get(table)}`) with {seats} seats"
            for seats in TABLES[key]
            if (mark := results.bots.get(table := table_of(key, seats)))
        ]
    )
    lines = [
        "Mean reward with its 95 % interval, and how many matches were played; where a cell is empty, there is no such "
        f"contest. The bots are known by {told}.",
        "",
    ]
    lines += [f"| seats | player | {' | '.join([f'against {rival}' for rival in rivals])} |"]
    lines += ["|---:|---|" + "---:|" * len(rivals)]
    players = dict.fromkeys([player for met in CONTESTS.values() for player in met])
    for seats in TABLES[key]:
        for player in sorted(players, key=strength):
            cells = [cell(results.score(key, seats, player, rival), player in CONTESTS[rival]) for rival in rivals]
            lines.append(f"| {seats} | {results.player(key, seats, player)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def cell(score: Score | None, is_contest: bool) -> str:
    if score is None:
        return "not played" if is_contest else ""
    return str(score)


def strength(player: str) -> tuple[int, str]:
    """In which order they are told: random, greedy, the levels, all others."""
    known = ["random", "greedy", *LEVELS]
    return (known.index(player) if player in known else len(known), player)


def made(results: Results, key: str, page: str) -> str:
    return put(page, "baselines", table(results, key), MADE_BY)


def ending(told: str) -> float:
    """When it is this time of day for the next time, in seconds since the epoch."""
    now = datetime.now(UTC)
    end = now.replace(hour=int(told[:2]), minute=int(told[3:]), second=0, microsecond=0)
    return (end if end > now else end + timedelta(days=1)).timestamp()


def main() -> None:
    parser = argparse.ArgumentParser(prog=f"python -m {MADE_BY}", description=__doc__)
    parser.add_argument("--games", default=",".join(VERSIONS))
    parser.add_argument("--most", type=int, default=200)
    parser.add_argument("--until", help="a time of day in UTC, such as 01:55")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--only", help="of the contests, those of these players")
    parser.add_argument("--players")
    parser.add_argument("--against", default="random")
    parser.add_argument("--kept", type=Path, default=RESULTS, help="where the matches are kept")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--only-write", action="store_true")
    asked = parser.parse_args()
    games = asked.games.split(",")
    if asked.players:
        for key in games:
            for player in asked.players.split(","):
                contest = Contest(key, asked.seats or 2, player, asked.against, asked.most)
                print(contest.name, score([contest.play(number) for number in range(contest.matches)]), flush=True)
        return
    results, end = Results(asked.kept), ending(asked.until) if asked.until else inf
    if not asked.only_write:
        only, sizes = asked.only.split(",") if asked.only else None, [asked.seats] if asked.seats else None
        for contest in contests(games, only, sizes):
            results.run(contest, asked.most, end)
            if results.rewards[contest.name]:
                print(contest.name, score(results.rewards[contest.name]), flush=True)
    if asked.write or asked.only_write:
        for key in games:
            path = PAGES / f"{key}.md"
            path.write_text(made(results, key, path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
