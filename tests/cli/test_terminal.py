"""The real program in a real terminal: colour, and what is left after a kill."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest

from tafelrunde import Match
from tests.cli.conftest import hear_signals


class Session:
    """`tafelrunde` on a terminal of its own."""

    def __init__(self, *arguments: str, **environ: str) -> None:
        self.terminal, inside = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tafelrunde", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**os.environ, "TERM": "xterm", **environ},
            start_new_session=True,
            preexec_fn=hear_signals,
        )
        os.close(inside)
        self.seen = ""

    def wait_for(self, text: str) -> None:
        """Read until this text has come."""
        end = monotonic() + 120
        while text not in self.seen:
            assert monotonic() < end, self.seen
            if select.select([self.terminal], [], [], 1)[0]:
                try:
                    self.seen += os.read(self.terminal, 65536).decode()
                except OSError:  # the terminal is closed
                    assert text in self.seen, self.seen
                    return

    def insist(self, number: signal.Signals, text: str) -> None:
        """Interrupt until it is heard: Python does not notice a signal in the very moment before it begins to read."""
        for _ in range(30):
            if select.select([self.terminal], [], [], 2)[0]:
                break
            self.process.send_signal(number)
        self.wait_for(text)

    def type(self, line: str) -> None:
        self.seen = ""
        os.write(self.terminal, f"{line}\n".encode())

    def end(self) -> int:
        code = self.process.wait(120)
        os.close(self.terminal)
        return code


@pytest.fixture
def open_session() -> Iterator[Callable[..., Session]]:
    """Opens sessions, and ends those that a failing test leaves behind."""
    sessions: list[Session] = []

    def open_another(*arguments: str, **environ: str) -> Session:
        sessions.append(Session(*arguments, **environ))
        return sessions[-1]

    yield open_another
    for session in sessions:
        if session.process.poll() is None:
            session.process.kill()
            session.process.wait(120)


def test_colour_in_a_terminal_and_none_where_it_is_unwanted(open_session: Callable[..., Session]) -> None:
    coloured = open_session("play", "havoc", "--seed", "5")
    coloured.wait_for("choose> ")
    assert "\x1b[1;31mRecruit or cry Havoc." in coloured.seen
    assert "\x1b[33m1)\x1b[0m Recruit" in coloured.seen and "\x1b[94mH109" in coloured.seen
    coloured.type("q")
    assert coloured.end() == 0
    plain = open_session("play", "havoc", "--seed", "6", NO_COLOR="1")
    plain.wait_for("choose> ")
    assert "\x1b" not in plain.seen
    plain.type("q")
    assert plain.end() == 0


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_killed_game_is_resumed(open_session: Callable[..., Session], saves: Path, number: signal.Signals) -> None:
    session = open_session("play", "havoc", "--seed", "5")
    session.wait_for("choose> ")
    session.type("recruit")
    session.wait_for("choose> ")
    session.type("take g12")
    session.wait_for("choose> ")
    session.process.send_signal(number)
    if number == signal.SIGINT:
        session.insist(number, "The match is kept.")
    assert session.end() == (130 if number == signal.SIGINT else -number)
    path = next(saves.glob("*.tafel"))
    assert [entry.action.verb for entry in Match.load(path.read_text()).entries] == ["recruit", "take"]
    again = open_session("play")
    again.wait_for("[Y/n] ")
    again.type("y")
    again.wait_for("choose> ")
    assert "Get the second card" in again.seen
    again.type("q")
    assert again.end() == 0


def test_a_closed_pipe_is_no_traceback(tmp_path: Path) -> None:
    done = subprocess.run(
        f"{sys.executable} -m tafelrunde rules havoc | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout.startswith("HAVOC") and done.stderr == ""


def test_a_terminal_without_our_letters(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tafelrunde", "rules", "havoc", "H109", "--lang", "hu"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        timeout=120,
    )
    assert done.returncode == 0 and done.stderr == b"" and done.stdout.startswith(b"H109")
