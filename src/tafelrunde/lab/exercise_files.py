"""The files in which exercises are kept: each found one is added at the end, so nothing is lost when a hunt stops."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tafelrunde.core.errors import TableError
from tafelrunde.lab.finding import Hunt, hunt_in, is_like
from tafelrunde.lab.runners import spread

MOST_OF_A_THEME: Final = 0.4
MOST_OF_A_DIFFICULTY: Final = 0.45
"""No more than such a part of a file is about one kind of decision, or of one difficulty."""

MATCHES: Final = 100_000
"""After so many a hunt gives up."""


class ExerciseFile:
    """The exercises of one game in a file that may not exist yet."""

    def __init__(self, path: Path) -> None:
        """OSError or TableError if it is there and cannot be read."""
        self.path: Final = path
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            self.told: list[dict[str, Any]] = tomllib.loads(text).get("exercise", [])
        except ValueError as error:
            raise TableError(
                "lab-error-exercises", f"'{path}' does not hold exercises: {error}", path=str(path), why=str(error)
            ) from None

    def next_match(self, seed: str) -> int:
        """The match after the last one in which a hunt with this seed found something."""
        found = [each["found"].rpartition("/") for each in self.told]
        return max([int(number) + 1 for its_seed, _, number in found if its_seed == seed], default=0)

    def wants(self, told: dict[str, Any], count: int) -> bool:
        """Whether this one is new, and there are not too many of its kind among so many."""
        themes = Counter([each["theme"] for each in self.told])
        difficulties = Counter([each["difficulty"] for each in self.told])
        return (
            themes[told["theme"]] < max(1, round(MOST_OF_A_THEME * count))
            and difficulties[told["difficulty"]] < max(1, round(MOST_OF_A_DIFFICULTY * count))
            and not any(each["name"] == told["name"] or is_like(each, told) for each in self.told)
        )

    def add(self, told: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(exercise_text(told) + "\n")
        self.told.append(told)


def fill(file: ExerciseFile, hunt: Hunt, count: int, jobs: int, show: Callable[[int, int, int], None]) -> None:
    """Add exercises until the file holds so many more than now; `show` is told how many were added, how many are wanted
    and how many matches were played."""
    begun, first = len(file.told), file.next_match(hunt.seed)
    played = 0
    show(0, count, played)
    hunting = spread(hunt_in, hunt, range(first, MATCHES), jobs)
    try:
        for hunted in hunting:
            played += 1
            for told in hunted.finds:
                if len(file.told) < begun + count and file.wants(told, begun + count):
                    file.add(told)
            show(len(file.told) - begun, count, played)
            if len(file.told) >= begun + count:
                return
    finally:
        hunting.close()


def exercise_text(told: dict[str, Any]) -> str:
    """An exercise in TOML, a line for each thing that it tells."""
    lines = ["[[exercise]]"]
    for name, value in told.items():
        if name in ("right", "other"):
            rows = [f"  {toml(row)}," for row in value]
            lines += [f"{name} = [", *rows, "]"]
        else:
            lines.append(f"{name} = {toml(value)}")
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{name} = {toml(part)}" for name, part in value.items()]) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join([toml(part) for part in value]) + "]"
    return json.dumps(value, ensure_ascii=False)
