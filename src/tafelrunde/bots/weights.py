"""The weights of the judges, from `weights.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

_ALL: Final[dict[str, dict[str, float]]] = tomllib.loads(
    files("tafelrunde.bots").joinpath("weights.toml").read_text(encoding="utf-8")
)


def load_weights(game: str, instead: dict[str, float] | None = None) -> dict[str, float]:
    """The weights of a game, some of them replaced."""
    return {**_ALL[game], **(instead or {})}
