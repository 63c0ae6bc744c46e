"""A terminal for tests: lines to type, a home of its own, a fixed width and language."""

from __future__ import annotations

import io
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tafelrunde.cli import main


class Told(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str

    def words(self) -> str:
        """What was printed, as running text: wrapping does not matter."""
        return re.sub(r"\s+", " ", self.out)


Run = Callable[..., Told]


def hear_signals() -> None:
    """Tests run in the background may ignore Ctrl-C or a closed terminal, and so would the programs that they start."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


@pytest.fixture(autouse=True)
def quiet_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "TAFELRUNDE_LANG", "NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("USER", "marian")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command with these lines typed; after them there is nothing more to read."""

    def run_command(command: str, *lines: str) -> Told:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join([f"{line}\n" for line in lines])))
        code = main(command.split())
        said = capsys.readouterr()
        return Told(code, said.out, said.err)

    return run_command


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """Where running matches are kept."""
    return tmp_path / "state" / "tafelrunde"


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A match of two seats played to its end by always choosing 1."""
    path = tmp_path / "match.tafel"
    told = run(f"play havoc --seats 2 --seed 7 --bots random --save {path}", *["1"] * 500)
    assert told.code == 0 and "The match is over." in told.out
    return path
