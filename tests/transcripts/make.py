"""Write the golden transcripts anew: `make transcripts`. Read the difference before you commit it.

A game's `tests/games/<key>/transcripts.py` names its matches: `SCENARIOS` maps a file name to what plays it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from tafelrunde import Match, games

HERE = Path(__file__).parent


def scenarios(key: str) -> dict[str, Callable[[], Match]]:
    found: dict[str, Callable[[], Match]] = import_module(f"tests.games.{key}.transcripts").SCENARIOS
    return found


def main() -> None:
    for key in games():
        (HERE / key).mkdir(exist_ok=True)
        for old in (HERE / key).glob("*.tafel"):
            old.unlink()
        for name, play in scenarios(key).items():
            (HERE / key / f"{name}.tafel").write_text(play().record(), encoding="utf-8")
            print(f"{key}/{name}.tafel")


if __name__ == "__main__":
    main()
