"""A tournament: the same deals for everybody. Every deal is played with each rotation of the players and, where there
are more players than seats, by each selection of them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import inf
from time import perf_counter
from typing import Any, NamedTuple

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.simple import RandomBot
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import OptionValue, places
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Message
from tafelrunde.core.registry import make_game
from tafelrunde.lab.entrants import Entrant, Sitting
from tafelrunde.lab.faults import Fault
from tafelrunde.lab.programs import ProgramBot
from tafelrunde.review.luck import account


class Fixture(NamedTuple):
    """One match of the plan: which deal is dealt, and who sits at each seat, by their numbers among the players."""

    deal: int
    seating: tuple[int, ...]


class MatchResult(NamedTuple):
    """How a match went, seat by seat: places (a bot at fault comes last), faults, decisions, how many of them were cut
    short by the cap on the time, and the seconds they took; and, if asked for, the record of the match and what luck
    was worth to each seat, as a part of a win."""

    number: int
    seating: tuple[int, ...]
    places: tuple[int, ...]
    faults: dict[int, Message]
    decisions: tuple[int, ...]
    hurried: tuple[int, ...]
    seconds: tuple[float, ...]
    record: str = ""
    luck: tuple[float, ...] = ()

    def shares(self) -> list[float]:
        """Each seat's share of first place; a bot at fault has none."""
        winners = [seat for seat, place in enumerate(self.places) if place == 1 and seat not in self.faults]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places))]


@dataclass(frozen=True)
class Setup:
    """Everything the matches of a tournament depend on: the same setup gives the same matches, wherever played."""

    game: str
    seats: int
    players: tuple[Entrant, ...]
    options: dict[str, OptionValue] = field(default_factory=dict)
    seed: str = "1"
    clock: float | None = None
    keeps_records: bool = False
    counts_luck: bool = False

    def __post_init__(self) -> None:
        if len(self.players) < self.seats:
            raise ImpossibleTable(
                "lab-error-players", f"{self.seats} seats need as many players, not {len(self.players)}.",
                seats=self.seats, players=len(self.players),
            )  # fmt: skip

    def names(self) -> list[str]:
        """A name for each player; the second of equal ones is `name#2`."""
        said = [player.name for player in self.players]
        return [
            name if (again := said[:place].count(name)) == 0 else f"{name}#{again + 1}"
            for place, name in enumerate(said)
        ]

    def selections(self) -> list[tuple[int, ...]]:
        """Which players sit down together."""
        return list(combinations(range(len(self.players)), self.seats))

    def matches_of_a_deal(self) -> int:
        return len(self.selections()) * self.seats

    def fixture(self, number: int) -> Fixture:
        """The match with this number in the plan."""
        deal, rest = divmod(number, self.matches_of_a_deal())
        selection, rotation = divmod(rest, self.seats)
        players = self.selections()[selection]
        return Fixture(deal, tuple([players[(seat + rotation) % self.seats] for seat in range(self.seats)]))

    def cap(self, player: int) -> float:
        """Seconds after which a player stops thinking."""
        own = self.players[player].cap()
        return inf if own is None else own if self.clock is None else min(own, self.clock)

    def facts(self) -> dict[str, Any]:
        """The setup as the results file tells it."""
        game = make_game(self.game, self.options)
        return {
            **({"luck": "counted"} if self.counts_luck else {}),
            "game": self.game,
            "rules": game.version,
            "options": game.chosen,
            "seats": self.seats,
            "players": [{"name": player.name, **player.facts()} for player in self.players],
            "seed": self.seed,
            "clock": self.clock,
        }


def play_match(setup: Setup, number: int) -> MatchResult:
    """Play one match of the plan. A bot at fault loses it; its seat is played at random from then on, so that the
    others can finish."""
    fixture = setup.fixture(number)
    names = setup.names()
    game = make_game(setup.game, setup.options)
    match = Match.new(
        game, setup.seats, f"{setup.seed}/{fixture.deal}", names=[shown(names[player]) for player in fixture.seating]
    )
    faults: dict[int, Message] = {}
    bots: list[Bot] = [RandomBot(luck(setup, number, seat)) for seat in range(setup.seats)]
    decisions, hurried, seconds = [0] * setup.seats, [0] * setup.seats, [0.0] * setup.seats
    caps = [setup.cap(player) for player in fixture.seating]
    try:
        for seat, player in enumerate(fixture.seating):
            sitting = Sitting(game, setup.seats, seat, luck(setup, number, seat), setup.clock)
            try:
                bots[seat] = setup.players[player].sit(sitting)
            except Fault as fault:
                faults[seat] = fault.message
        while to_act := match.to_act():
            seat = to_act[0]
            legal = match.legal(seat)
            begin = perf_counter()
            try:
                chosen = bots[seat].decide(match.view(seat), legal, setup.clock)
                if chosen not in legal:
                    raise Fault("lab-fault-illegal", name=names[fixture.seating[seat]], action=repr(chosen)[:80])
            except Fault as fault:
                faults[seat] = fault.message
                leave(bots[seat], [])
                bots[seat] = RandomBot(luck(setup, number, seat))
                continue
            took = perf_counter() - begin
            seconds[seat] += took
            hurried[seat] += took >= caps[seat]
            decisions[seat] += 1
            match.play(seat, chosen)
        standings = match.standings()
        assert standings is not None
        ranked = places([(0, 0) if seat in faults else (1, -place) for seat, place in enumerate(standings.places)])
        for bot in bots:
            leave(bot, list(ranked))
    finally:
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.close()
    record = match.record() if setup.keeps_records else ""
    lucky: tuple[float, ...] = ()
    if setup.counts_luck:
        told = account(match)
        lucky = tuple([told.luck(seat) for seat in range(setup.seats)])
    return MatchResult(
        number, fixture.seating, ranked, faults, tuple(decisions), tuple(hurried), tuple(seconds), record, lucky
    )


def leave(bot: Bot, ranked: Sequence[int]) -> None:
    if isinstance(bot, ProgramBot):
        bot.leave(list(ranked))


def luck(setup: Setup, number: int, seat: int) -> int:
    """The seed of a bot: a different one in every match."""
    return int.from_bytes(hashlib.sha256(f"{setup.seed}/{number}/{seat}".encode()).digest()[:4], "big") >> 1


def shown(name: str) -> str:
    """A name as a record can hold it."""
    return "".join([sign if sign.isprintable() else " " for sign in name])[:60].strip()
