"""A table as a parallel environment of PettingZoo."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from gymnasium.error import ResetNeeded
from pettingzoo import ParallelEnv

from tafelrunde.core.game import OptionValue
from tafelrunde.research.pettingzoo.environment import Observed, TableEnv
from tafelrunde.research.table import Box, check_legal, whole


class TogetherEnv(ParallelEnv[str, Observed, int | None]):  # type: ignore[misc, unused-ignore]
    """The same agents, observations, actions and rewards as `TableEnv`, but all who owe an answer give it in one step:
    sealed answers together, any other alone. An agent that owes nothing has a mask of zeros, and what it says is not
    read."""

    def __init__(
        self, key: str, seats: int | None = None, render_mode: str | None = None, **options: OptionValue
    ) -> None:
        self.table = TableEnv(key, seats, render_mode, **options)
        self.metadata = self.table.metadata
        self.render_mode = self.table.render_mode
        self.possible_agents = self.table.possible_agents[:]
        self.agents: list[str] = []

    @property
    def box(self) -> Box:
        return self.table.box

    def observation_space(self, agent: str) -> Any:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """A new match. With a seed this one and all that follow are always the same."""
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self.observe_all(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int | None]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """All who owe an answer give it; IllegalAction, and nothing has changed, if one of them may not do that."""
        if not self.agents:
            raise ResetNeeded("No match is running: call reset.")
        play, agents = self.table.match, self.agents
        numbers = {seat: self.answer(actions, agents[seat]) for seat in play.state.to_act()}
        for seat, number in numbers.items():
            check_legal(play.state, seat, number)
        for number in numbers.values():  # the first seat that owes an answer is the first in this row
            play.play(number)
        if play.is_over:
            self.agents = []
        rewards = play.rewards() or [0.0] * len(agents)
        return (
            self.observe_all(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, play.is_over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def answer(self, actions: dict[str, int | None], agent: str) -> int:
        """What this agent answers; ValueError if it says nothing."""
        if actions.get(agent) is None:
            raise ValueError(f"{agent} owes an answer.")
        return whole(actions[agent], "action")

    def observe_all(self) -> dict[str, Observed]:
        return {agent: self.table.observe(agent) for agent in self.possible_agents}

    def render(self) -> str | None:
        """The position in words, as the first agent that owes an answer sees it."""
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""

    def __copy__(self) -> TogetherEnv:
        """A copy is a match of its own, however it is asked for."""
        return deepcopy(self)
