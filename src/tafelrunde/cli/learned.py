"""Which lessons and exercises were done at this terminal: a file beside the saved matches."""

from __future__ import annotations

import json
from pathlib import Path

from tafelrunde.cli.saves import save_directory, write_text


def learned_path() -> Path:
    return save_directory() / "learned.json"


def learned(key: str) -> set[int]:
    """The numbers of the lessons of a game that were done; none if the file is missing or says something else."""
    noted = read_all().get(key, [])
    return {number for number in noted if isinstance(number, int)} if isinstance(noted, list) else set()


def note_learned(key: str, number: int) -> None:
    """FileProblem if it cannot be written."""
    write_text(learned_path(), json.dumps({**read_all(), key: sorted(learned(key) | {number})}) + "\n")


def solved(key: str) -> set[str]:
    """The names of the exercises of a game that were solved."""
    noted = read_all().get(f"{key} exercises", [])
    return {name for name in noted if isinstance(name, str)} if isinstance(noted, list) else set()


def note_solved(key: str, name: str) -> None:
    """FileProblem if it cannot be written."""
    everything = {**read_all(), f"{key} exercises": sorted(solved(key) | {name})}
    write_text(learned_path(), json.dumps(everything) + "\n")


def read_all() -> dict[str, object]:
    try:
        noted = json.loads(learned_path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return noted if isinstance(noted, dict) else {}
