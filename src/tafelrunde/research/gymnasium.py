"""One seat against bots, as an environment of Gymnasium: `gymnasium.make("tafelrunde/havoc_v1", level="knight")` after
`import tafelrunde.research.gymnasium`, or `SeatEnv("havoc", level="knight")`. `tafelrunde/havoc-v1`, as Gymnasium
writes versions, is the same."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.levels import make_bot
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import OptionValue
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.research.table import RENDER_MODES, Play, box_of, check_render_mode, in_words, setting_of, whole
from tafelrunde.research.versions import VERSIONS, name_of

SEEDS = 2**31
FORFEIT = -1.0
"""The reward of who does what is not legal: the match is over at once."""


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """The learner sits at `seat`; every other seat has a bot of this level (`random`, `greedy`, `squire` …).

    The observation holds `observation` and `action_mask`. An action that the mask forbids loses the match. A level
    that thinks by the clock (all but `random` and `greedy`) may not play the same match twice on a busy machine.

    A match can be copied and pickled at any point."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  (Gymnasium asks texts too how often)

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        seat: int = 0,
        level: str = "random",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.setting = setting_of(key, seats, options)
        self.box = box_of(self.setting)
        self.seat = whole(seat, "seat")
        if not 0 <= self.seat < self.box.seats:
            raise ValueError(f"There is no seat {seat} at a table of {self.box.seats}.")
        make_bot(self.box.game, level)  # says now if there is no such level
        self.level = level
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.box.width,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.box.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.box.actions)
        self.play: Play | None = None
        self.is_over = False
        self.bots: list[Bot] = []
        self.acts: list[tuple[int, int]] = []  # who has done what in this match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match; the bots have played until the seat is asked."""
        super().reset(seed=seed)
        self.play, self.is_over = None, False
        while self.play is None or self.play.is_over:  # a match that is over before the seat was asked is not counted
            match_seed, *bot_seeds = [int(drawn) for drawn in self.np_random.integers(SEEDS, size=1 + self.box.seats)]
            self.play, self.acts = Play(self.setting, match_seed), []
            self.bots = [make_bot(self.box.game, self.level, bot_seed) for bot_seed in bot_seeds]
            self.play_bots(self.play)
        return self.observe(), {}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The seat acts, then the bots until it is asked again or the match is over."""
        play, number = self.match, whole(action, "action")
        if self.is_over:
            raise ResetNeeded("The match is over: call reset.")
        if number not in play.state.legal(self.seat):
            self.is_over = True
            return self.observe(), FORFEIT, True, False, {"illegal": True}
        self.act(play, self.seat, number)
        self.play_bots(play)
        self.is_over = play.is_over
        reward = play.rewards()[self.seat] if self.is_over else 0.0
        return self.observe(), reward, self.is_over, False, {}

    @property
    def match(self) -> Play:
        """The match, also when it is over; ResetNeeded if there is none yet."""
        if self.play is None:
            raise ResetNeeded("There is no match yet: call reset.")
        return self.play

    def play_bots(self, play: Play) -> None:
        """Every bot acts that owes a decision, until the seat owes one and is the only one."""
        game, state = self.box.game, play.state
        while others := [seat for seat in state.to_act() if seat != self.seat]:
            asked = others[0]
            legal = game.legal_actions(state, asked)
            action = self.bots[asked].decide(state.view(asked), legal)
            self.act(play, asked, game.catalogue.number(action))

    def act(self, play: Play, seat: int, number: int) -> None:
        play.state.apply(seat, number, play.dealer)
        self.acts.append((seat, number))

    def observe(self) -> dict[str, Any]:
        state = self.match.state
        return {
            "observation": self.box.observation(state, self.seat),
            "action_mask": self.box.mask(state, self.seat),
        }

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done now, where learners such as sb3-contrib's MaskablePPO ask for it."""
        return self.box.mask(self.match.state, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The position in words, as the seat sees it; once the match is over, as an onlooker does."""
        viewer = ONLOOKER if self.match.is_over else self.seat
        told = in_words(self.box.game, self.match.state.view(viewer), self.box.seats)
        if self.render_mode == "human":
            print(told)
            return None
        return told

    def __copy__(self) -> SeatEnv:
        """A copy is a match of its own, however it is asked for."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """The match as its seed and what was done, each bot as the chance it draws from."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("box", "play", "bots")}
        return {**kept, "seed": self.play and self.play.seed, "chances": [dealer_of(bot).x for bot in self.bots]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        seed, chances = kept.pop("seed"), kept.pop("chances")
        self.__dict__.update(kept)
        self.box, self.play = box_of(self.setting), None
        if seed is not None:
            self.play = Play(self.setting, seed)
            for seat, number in self.acts:
                self.play.state.apply(seat, number, self.play.dealer)
        self.bots = [make_bot(self.box.game, self.level) for _ in chances]
        for bot, chance in zip(self.bots, chances, strict=True):
            dealer_of(bot).x = chance


def dealer_of(bot: Bot) -> FastDealer:
    """Whom a bot of any level asks for chance: all that it remembers."""
    dealer: FastDealer = bot.dealer  # type: ignore[attr-defined]
    return dealer


def register() -> None:
    """Make the games known to `gymnasium.make` as `tafelrunde/havoc_v1` and so on, and as Gymnasium writes versions."""
    for key, version in VERSIONS.items():
        for id in (f"tafelrunde/{name_of(key)}", f"tafelrunde/{key}-v{version}"):
            if id not in gymnasium.registry:
                gymnasium.register(id=id, entry_point=f"{__name__}:SeatEnv", kwargs={"key": key})


register()
