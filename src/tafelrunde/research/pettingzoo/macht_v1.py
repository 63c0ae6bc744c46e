"""Macht & Ohnmacht, version 1: see docs/research/macht.md."""

from __future__ import annotations

from tafelrunde.core.game import OptionValue
from tafelrunde.research.pettingzoo.environment import TableEnv
from tafelrunde.research.pettingzoo.together import TogetherEnv


def env(seats: int | None = None, render_mode: str | None = None, **options: OptionValue) -> TableEnv:
    """A table with this many seats, the fewest if it does not say, and these options of the game."""
    return TableEnv("macht", seats, render_mode, **options)


raw_env = env


def parallel_env(seats: int | None = None, render_mode: str | None = None, **options: OptionValue) -> TogetherEnv:
    """The same table, at which all who owe an answer give it in one step."""
    return TogetherEnv("macht", seats, render_mode, **options)
