"""Matches of bots with themselves, and what was said in them on the way: chances that the search found, and what the
judge says of every position with all cards open. What they were worth can be counted once the result is known."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tafelrunde.bots.hints import winning_chance
from tafelrunde.bots.judges import judge_from, judge_of
from tafelrunde.bots.levels import LEVELS, Level, SearchBot
from tafelrunde.bots.search import Finding
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.match import Match
from tafelrunde.core.registry import make_game
from tafelrunde.lab.lessons import seed_of
from tafelrunde.lab.runners import spread

UNHURRIED: Final = 3600.0
DIGITS: Final = 4


class Watched(NamedTuple):
    """Who plays: the judge of the game, or the net of a file, with this many simulations a decision. One decision in
    `rarely` of each match is also thought about with as many as `deeper` says, guided as a master is from a master's
    on, without playing by it."""

    game: str
    seats: int
    simulations: int
    seed: str
    net: bytes = b""
    deeper: int = 0
    rarely: int = 1


class Saying(NamedTuple):
    """The chance to win that the search found for a seat."""

    seat: int
    chance: float


class Witnessed(NamedTuple):
    """One match: every chance that was found, those found by deeper thinking, the judge's odds of all seats at every
    position, what came of it for each seat (a shared first place in part), and its record."""

    number: int
    said: list[Saying]
    deeper: list[Saying]
    odds: list[list[float]]
    came: list[float]
    record: str


def watch_match(watched: Watched, number: int) -> Witnessed:
    """The same match for the same number, on every machine."""
    game = make_game(watched.game, {})
    judge = judge_from(watched.net, "net", game) if watched.net else judge_of(game)
    luck = FastDealer(seed_of(watched.seed, number))
    match = Match.new(game, watched.seats, f"{watched.seed}/{number}")
    level = Level(watched.simulations, UNHURRIED, 0.0)
    bots = [SearchBot(game, level, int(luck.pick(1 << 30)), judge) for _ in range(watched.seats)]
    deep = level._replace(simulations=watched.deeper, instinct=watched.deeper >= LEVELS["master"].simulations)
    scholar = SearchBot(game, deep, int(luck.pick(1 << 30)), judge)
    waits = int(luck.pick(watched.rarely))
    said: list[Saying] = []
    deeper: list[Saying] = []
    odds: list[list[float]] = []
    while to_act := match.to_act():
        seat = to_act[0]
        odds.append([round(float(own), DIGITS) for own in judge.odds(match.state)])
        legal = match.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            view = match.view(seat)
            found = bots[seat].ponder(view)
            action = game.catalogue.actions[bots[seat].pick(found)]
            if not is_mixed(found):
                said.append(saying(seat, found, watched.seats))
                waits -= 1
                if watched.deeper and waits < 0:
                    waits += watched.rarely
                    deeper.append(saying(seat, scholar.ponder(view), watched.seats))
        match.play(seat, action)
    standings = match.standings()
    assert standings is not None
    winners = standings.places.count(1)
    came = [1 / winners if place == 1 else 0.0 for place in standings.places]
    return Witnessed(number, said, deeper, odds, came, match.record())


def saying(seat: int, found: Sequence[Finding], seats: int) -> Saying:
    """What a hint would say: the chance with the best action."""
    return Saying(seat, round(winning_chance(found[0].worth, seats), DIGITS))


def is_mixed(found: Sequence[Finding]) -> bool:
    """Whether several seats choose at once; then no single action has the chance."""
    return any(finding.mixture != finding.share for finding in found)


def kept_matches(watched: Watched, matches: int, file: Path, jobs: int = 1) -> Iterator[Witnessed]:
    """So many matches, by their numbers; those that the file holds are not played again, and it grows as they come."""
    known: dict[int, Witnessed] = {}
    if file.exists():
        known = {one.number: one for one in read_kept(file)}
        with file.open("a", encoding="utf-8") as lines:
            lines.write("\n")  # in case that the last line was cut short
    yield from [known[number] for number in range(matches) if number in known]
    missing = [number for number in range(matches) if number not in known]
    file.parent.mkdir(parents=True, exist_ok=True)
    for one in spread(watch_match, watched, missing, jobs):
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(one) + "\n")
        yield one


def read_kept(file: Path) -> Iterator[Witnessed]:
    """What an earlier run wrote; a last line that it did not finish is left out."""
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            number, said, deeper, odds, came, record = json.loads(line)
        except ValueError:
            continue  # cut short, or empty
        yield Witnessed(number, [Saying(*one) for one in said], [Saying(*one) for one in deeper], odds, came, record)
