"""Rewrite the golden records and their playthroughs: `make transcripts`. Read the diff before you commit it.

A game's `tests/games/<key>/transcripts.py` names its matches: `SCENARIOS` maps a file name to what plays it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from tafelrunde import Match
from tafelrunde.core.registry import keys, package_of
from tests.transcripts.playthrough import playthrough

HERE = Path(__file__).parent
HOUSE = [key for key in keys() if package_of(key).startswith("tafelrunde.games.")]
"""Games from elsewhere have their golden matches elsewhere."""


def scenarios(key: str) -> dict[str, Callable[[], Match]]:
    found: dict[str, Callable[[], Match]] = import_module(f"tests.games.{key}.transcripts").SCENARIOS
    return found


def main() -> None:
    for key in HOUSE:
        (HERE / key).mkdir(exist_ok=True)
        for old in (HERE / key).iterdir():
            old.unlink()
        for name, play in scenarios(key).items():
            record = play().record()
            (HERE / key / f"{name}.tafel").write_text(record, encoding="utf-8")
            (HERE / key / f"{name}.txt").write_text(playthrough(record), encoding="utf-8")
            print(f"{key}/{name}")


if __name__ == "__main__":
    main()
