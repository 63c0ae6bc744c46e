"""Games made small for exact algorithms: the code of a game with another `components.toml`. They are for research only:
no table offers them. They run interpreted, also where the game itself is compiled."""

from __future__ import annotations

import atexit
import shutil
import sys
import tempfile
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from tafelrunde.core.game import Game
from tafelrunde.core.registry import class_in
from tafelrunde.research.engine.observer import Observer

PACKAGE: Final = "tafelrunde_small"
SMALL: Final = {"macht_small": "macht"}
"""The small games, each with the key of the game whose code it has."""


@lru_cache(maxsize=1)
def workshop() -> Path:
    """Where the packages of small games are while this process runs."""
    directory = Path(tempfile.mkdtemp(prefix="tafelrunde-small-"))
    atexit.register(shutil.rmtree, directory, ignore_errors=True)
    sys.path.append(str(directory))
    return directory


@lru_cache
def package_of_small(name: str) -> str:
    """The package of a small game, put together at its first use: the game's own code, its observer, other figures."""
    key, package = SMALL[name], f"{PACKAGE}.{name}"
    directory = workshop() / PACKAGE / name
    directory.mkdir(parents=True)
    code = [file for file in files(f"tafelrunde.games.{key}").iterdir() if file.name.endswith(".py")]
    sources = {file.name: file.read_text("utf-8") for file in code}
    sources["observer.py"] = files("tafelrunde.research.engine").joinpath(f"{key}.py").read_text("utf-8")
    for place, text in sources.items():
        (directory / place).write_text(text.replace(f"tafelrunde.games.{key}", package), encoding="utf-8")
    figures = files("tafelrunde.research.small").joinpath(f"{key}.toml").read_text("utf-8")
    (directory / "components.toml").write_text(figures, encoding="utf-8")
    return package


def small_game(name: str) -> Game:
    game: Game = class_in(f"{package_of_small(name)}.game", Game)()
    return game


def small_observer(name: str) -> Observer:
    observer: Observer = class_in(f"{package_of_small(name)}.observer", Observer)()
    return observer
