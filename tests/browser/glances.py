"""The tables that the first screens of the games show: `python -m tests.browser.glances` writes them anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tests.browser.scenes import SCENES, Staged, found

EXPLAIN: Final = Path(__file__).parents[2] / "web" / "src" / "explain"
SHOWN: Final = ("havoc-4", "druidenwalzer", "maginor-4", "macht")
NAMES: Final = ("Konrad", "Ilona", "Bertrand", "Henrike")


def glances() -> dict[str, Any]:
    """By game, what a seat sees in a telling position."""
    told = {}
    for scene in [one for one in SCENES if one.name in SHOWN]:
        match, seat, _ = found(scene)
        sight = Staged(match, seat).sight()
        told[scene.game] = {
            "seat": seat,
            "names": list(NAMES[: match.seats]),
            "sight": {name: sight[name] for name in ("view", "shown", "legal", "to_act", "prompt")},
        }
    return told


def written(game: str) -> Path:
    return EXPLAIN / game / "scene.json"


if __name__ == "__main__":
    for game, told in glances().items():
        written(game).write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")
