"""Many tables of one game at once, stepped together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from tafelrunde.core.bag import lowest
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.errors import IllegalAction
from tafelrunde.core.game import Game, State
from tafelrunde.research.engine.observer import Observer, mark, rewards
from tafelrunde.research.engine.sheet import Sheet

APART: Final[i64] = 7919
"""How far the seeds of two tables, or of two matches at a table, lie apart."""


Chooser = Callable[[State, int], int]
"""Says what a seat does: a bot that is given its view."""


@final
class Batch:
    """Tables at which one seat at a time is asked: the first that owes a decision. A table whose match is over is set
    anew at once. `asked` seats are played from outside. The others have choosers, by table and seat, or play at random
    where there is none; they are not seen from outside.

    The same seed gives the same matches, each table its own, whatever the others do. What is written about the tables
    (`observations`, `masks`, `to_act`, `overs`) stays in the same room from step to step."""

    def __init__(self, game: Game, observer: Observer, seats: i64, tables: i64, width: i64, asked: i64) -> None:
        self.game: Final = game
        self.observer: Final = observer
        self.seats: Final[i64] = seats
        self.tables: Final[i64] = tables
        self.asked: Final[i64] = asked
        self.actions: Final[i64] = len(game.catalogue.actions)
        self.choosers: list[Chooser | None] = []
        self.dealers: list[FastDealer] = []
        self.states: list[State] = []
        none = vec[i64]()
        self.legal: Final[list[vec[i64]]] = [none for _ in range(tables)]
        self.sheet: Final = Sheet(width, tables)
        self.masks: Final = vec[u8](bytes(self.actions * tables))
        self.to_act: Final = vec[u8](bytes(tables))
        self.overs: Final = vec[u8](bytes(tables))
        self.scores: Final = BytesWriter()
        self.blank_scores: Final = bytes(4 * seats)

    def begin(self, seed: i64, choosers: list[Chooser | None]) -> None:
        """Set all tables."""
        self.choosers = choosers
        self.dealers = [FastDealer(seed + APART * table) for table in range(self.tables)]
        self.states = [self.game.new(self.seats, dealer) for dealer in self.dealers]
        self.sheet.clear()
        self.scores.truncate(0)
        for table in range(self.tables):
            self.scores.write(self.blank_scores)
            self.overs[table] = 0
            self.play_others(table)
            self.look(table)

    def step(self, numbers: list[int]) -> None:
        """Play one action at each table. IllegalAction, and nothing is played, if one of them is not legal."""
        if len(numbers) != self.tables:
            raise ValueError(f"There are {self.tables} tables, and {len(numbers)} actions.")
        for table in range(self.tables):
            if not has(self.legal[table], numbers[table]):
                raise IllegalAction(
                    "error-not-legal", f"Action {numbers[table]} is not legal at table {table}.",
                    seat=int(self.to_act[table]), action=str(numbers[table]),
                )  # fmt: skip
        self.sheet.clear()
        self.scores.truncate(0)
        for table in range(self.tables):
            state = self.states[table]
            state.apply(i64(self.to_act[table]), numbers[table], self.dealers[table])
            if state.owing != 0 and state.owing & self.asked == 0:
                self.play_others(table)
            self.finish(table)
            self.look(table)

    def play_others(self, table: i64) -> None:
        """Seats that nobody outside plays act, until one that is asked must act or the match is over."""
        state = self.states[table]
        dealer = self.dealers[table]
        while state.owing != 0 and state.owing & self.asked == 0:
            seat = state.next_seat()
            chooser = self.choosers[table * self.seats + seat]
            if chooser is not None:
                state.apply(seat, chooser(state, seat), dealer)
            else:
                legal = state.legal(seat)
                state.apply(seat, legal[dealer.pick(len(legal))], dealer)

    def finish(self, table: i64) -> None:
        """Note what each seat gets; if the match is over, set the table for the next."""
        if self.states[table].owing != 0:
            self.overs[table] = 0
            self.scores.write(self.blank_scores)
            return
        self.overs[table] = 1
        for score in rewards(self.states[table].standings()):
            write_f32_le(self.scores, score)
        self.states[table] = self.game.new(self.seats, self.dealers[table])
        self.play_others(table)

    def look(self, table: i64) -> None:
        """Write the observation and the mask of the seat that is asked next."""
        state = self.states[table]
        seat = lowest(state.owing & self.asked)
        self.to_act[table] = u8(seat)
        self.sheet.begin(seat, self.seats)
        self.observer.write(self.sheet, state, seat)
        assert self.sheet.at == len(self.sheet.out), "The layout of an observation has changed."
        legal = state.legal(seat)
        mark(self.masks, table * self.actions, self.legal[table], 0)
        mark(self.masks, table * self.actions, legal, 1)
        self.legal[table] = legal

    def observations(self) -> vec[u8]:
        """What the seat that is asked at each table sees, one after the other."""
        return self.sheet.out

    def last_rewards(self) -> bytes:
        """A float for each table and seat: what the last action brought; nothing but at the end of a match."""
        return self.scores.getvalue()

    def random_actions(self, dealer: FastDealer) -> list[int]:
        """A legal action at each table, for measuring and for random play."""
        chosen: list[int] = []
        for table in range(self.tables):
            legal = self.legal[table]
            chosen.append(legal[dealer.pick(len(legal))])
        return chosen


def has(numbers: vec[i64], number: i64) -> bool:
    place: i64 = 0
    while place < len(numbers) and numbers[place] != number:
        place += 1
    return place < len(numbers)
