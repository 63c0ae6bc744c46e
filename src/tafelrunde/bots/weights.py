"""The weights of the judges: the house's own in `weights.toml` here, those of other games in a file of their own."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from tafelrunde.core.registry import package_of

_ALL: Final[dict[str, dict[str, float]]] = tomllib.loads(
    files("tafelrunde.bots").joinpath("weights.toml").read_text(encoding="utf-8")
)


def load_weights(game: str, instead: dict[str, float] | None = None) -> dict[str, float]:
    """The weights of a game, some of them replaced; KeyError if it has none."""
    if game not in _ALL:
        own = files(package_of(game)).joinpath("weights.toml")
        if own.is_file():
            _ALL[game] = tomllib.loads(own.read_text(encoding="utf-8"))[game]
    return {**_ALL[game], **(instead or {})}
