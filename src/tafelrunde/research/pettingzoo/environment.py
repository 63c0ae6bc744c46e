"""A table as an AEC environment of PettingZoo."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from tafelrunde.core.game import OptionValue
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.research.table import RENDER_MODES, Play, box_of, check_render_mode, in_words, setting_of, whole
from tafelrunde.research.versions import name_of

Observed: TypeAlias = dict[str, Any]
"""`observation` is what the agent may know, in numbers from 0 to 255; `action_mask` is 1 for what it may do now."""

SEEDS = 2**31
"""Matches have seeds below this."""


class TableEnv(AECEnv[str, Observed, int | None]):  # type: ignore[misc, unused-ignore]
    """One agent for each seat, `seat_0` and so on. Where several owe a sealed answer, they are asked one after the
    other and none sees the answers of the others. The rewards come with the last action, from the standings.

    `render_mode="ansi"` gives the position in words, as the agent that is asked sees it."""

    def __init__(
        self, key: str, seats: int | None = None, render_mode: str | None = None, **options: OptionValue
    ) -> None:
        super().__init__()
        self.metadata = {"render_modes": RENDER_MODES, "name": name_of(key), "is_parallelizable": False}
        self.render_mode = check_render_mode(render_mode)
        self.setting = setting_of(key, seats, options)
        self.box = box_of(self.setting)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.box.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self.box.width,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.box.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.box.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.chance = Random()
        self.play: Play | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. With a seed this one and all that follow are always the same."""
        if seed is not None:
            self.chance = Random(whole(seed, "seed"))
        self.play = Play(self.setting, self.chance.randrange(SEEDS))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.play.seat]

    @property
    def match(self) -> Play:
        """The match, also when it is over; ResetNeeded if there is none yet."""
        if self.play is None:
            raise ResetNeeded("There is no match yet: call reset.")
        return self.play

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked is told; ResetNeeded if no match is running."""
        if not self.agents:
            raise ResetNeeded("No match is running: call reset.")
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observed:
        state, seat = self.match.state, self.seat_of[agent]
        return {"observation": self.box.observation(state, seat), "action_mask": self.box.mask(state, seat)}

    def step(self, action: int | None) -> None:
        """The agent that is asked acts; IllegalAction if it may not do that."""
        if not self.agents:
            raise ResetNeeded("No match is running: call reset.")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"It is the turn of {self.agent_selection}.")
        play = self.match
        play.play(whole(action, "action"))
        self._cumulative_rewards[self.agent_selection] = 0.0
        if play.is_over:
            self.finish(play.rewards())
        else:
            self.agent_selection = self.possible_agents[play.seat]

    def finish(self, rewards: list[float]) -> None:
        """The match is over for all agents at once."""
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The position in words, as the agent that is asked sees it; once the match is over, as an onlooker does."""
        seat = ONLOOKER if self.match.is_over else self.match.seat
        told = in_words(self.box.game, self.match.state.view(seat), self.box.seats)
        if self.render_mode == "human":
            print(told)
            return None
        return told

    def close(self) -> None:
        """There is nothing to close."""

    def __copy__(self) -> TableEnv:
        """A copy is a match of its own, however it is asked for."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "box"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.box = box_of(self.setting)
