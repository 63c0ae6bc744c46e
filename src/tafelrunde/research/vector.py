"""Many tables at once, stepped by compiled code into numpy buffers; usable with any learner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn, cast

import numpy as np
import numpy.typing as npt

from tafelrunde.bots.levels import make_bot
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game, OptionValue, State
from tafelrunde.research.engine.batch import Batch, Chooser
from tafelrunde.research.table import Box, Bytes, Signs, box_of, setting_of, whole

SELF_PLAY: Final = "self"
RANDOM: Final = "random"
SEEDS: Final = 2**31 - 1
"""From here on seeds begin anew (`FastDealer`)."""


class VectorTables:
    """This many tables of one game. At each of them one seat is asked at a time; after `step` the buffers tell what it
    sees and may do, and what the last action brought. A table whose match is over begins the next one at once.

    - `observations`: bytes, tables × width; `Box.rows` has their layout
    - `masks`: 1 for what may be done now, tables × actions
    - `to_act`: the seat that is asked at each table
    - `rewards`: what the last step brought each seat, tables × seats; zeros unless a match ended
    - `ended`: 1 where the last step ended a match; the observation is then the first of the next one

    They stay the same arrays; all but the rewards are the memory of the tables themselves, and can only be read.
    `players` says who plays each seat: `self` (asked here), `random`, or the level of a bot, which is given its view.
    Everything follows from the seed (but bots that think by the clock may run out of time), and each table plays its
    own matches, whatever the others do. The tables of one seed have seeds 7919 apart, so two seeds that differ by a
    small multiple of that share matches. Tables cannot be copied or pickled."""

    def __init__(
        self,
        key: str,
        tables: int,
        seats: int | None = None,
        seed: int = 0,
        players: Sequence[str] | None = None,
        **options: OptionValue,
    ) -> None:
        self.box: Final[Box] = box_of(setting_of(key, seats, options))
        self.tables: Final = whole(tables, "tables")
        if self.tables < 1:
            raise ValueError(f"tables: one at least, not {tables}.")
        self.players: Final = check_players(players, self.box.seats)
        asked = sum([1 << seat for seat, player in enumerate(self.players) if player == SELF_PLAY])
        box = self.box
        self.batch: Final = Batch(box.game, box.observer, box.seats, self.tables, box.width, asked)
        self.begin(seed)
        seen, masks = memoryview(self.batch.observations()), memoryview(self.batch.masks)
        self.observations: Final[Bytes] = np.frombuffer(seen, np.uint8).reshape(self.tables, box.width)
        self.masks: Final[Signs] = np.frombuffer(masks, np.int8).reshape(self.tables, box.actions)
        self.to_act: Final[Bytes] = np.frombuffer(memoryview(self.batch.to_act), np.uint8)
        self.ended: Final[Bytes] = np.frombuffer(memoryview(self.batch.overs), np.uint8)
        self.rewards: Final[npt.NDArray[np.float32]] = np.zeros((self.tables, box.seats), np.float32)

    def begin(self, seed: int) -> None:
        """Set all tables. A seed may be any whole number; dealers tell so many of them apart."""
        short = whole(seed, "seed") % SEEDS
        self.batch.begin(short, self.choosers(short))

    def choosers(self, seed: int) -> list[Chooser | None]:
        """Who decides for each seat of each table; nobody where it is asked here or plays at random."""
        return [
            None
            if player in (SELF_PLAY, RANDOM)
            else chooser(self.box.game, player, seed + table * self.box.seats + seat)
            for table in range(self.tables)
            for seat, player in enumerate(self.players)
        ]

    def reset(self, seed: int = 0) -> None:
        """All tables begin anew."""
        self.begin(seed)
        self.rewards.fill(0)

    def step(self, actions: npt.ArrayLike) -> None:
        """One action at each table; IllegalAction, and nothing has changed, if one is not legal."""
        self.batch.step(whole_numbers(actions))
        self.rewards.reshape(-1)[:] = np.frombuffer(self.batch.last_rewards(), "<f4")

    def random_actions(self, dealer: FastDealer) -> list[int]:
        """A legal action at each table, all equally likely."""
        return self.batch.random_actions(dealer)

    def bot_actions(self, level: str, seed: int = 0) -> list[int]:
        """What a bot of this level would do at each table, from what its seat sees."""
        game, bot = self.box.game, make_bot(self.box.game, level, seed)
        chosen: list[int] = []
        for state, seat in zip(self.batch.states, self.to_act.tolist(), strict=True):
            action = bot.decide(state.view(seat), game.legal_actions(state, seat))
            chosen.append(game.catalogue.number(action))
        return chosen

    def __reduce__(self) -> NoReturn:
        raise TypeError("Tables in numpy buffers cannot be copied or pickled: make them anew from their seed.")


def whole_numbers(actions: npt.ArrayLike) -> list[int]:
    """The actions as compiled code takes them; TypeError if they are not whole numbers, one after the other."""
    if isinstance(actions, list) and {*map(type, actions)} == {int}:
        return cast(list[int], actions)
    found = np.asarray(actions)
    if found.ndim != 1 or found.dtype.kind not in "iu":
        raise TypeError(f"actions: a whole number for each table, not {found.dtype} in the shape {found.shape}.")
    numbers: list[int] = found.tolist()
    return numbers


def chooser(game: Game, level: str, seed: int) -> Chooser:
    """A bot of this level, who decides from the view of its seat."""
    bot = make_bot(game, level, seed)

    def choose(state: State, seat: int) -> int:
        return game.catalogue.number(bot.decide(state.view(seat), game.legal_actions(state, seat)))

    return choose


def check_players(players: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Who plays each seat; ValueError if that is not said for every seat, or nobody is asked."""
    chosen = (SELF_PLAY,) * seats if players is None else tuple(players)
    if len(chosen) != seats or SELF_PLAY not in chosen:
        raise ValueError(f"players: one for each of {seats} seats, at least one of them '{SELF_PLAY}'; not {chosen}.")
    return chosen
