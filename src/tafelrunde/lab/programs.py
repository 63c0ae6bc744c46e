"""A bot that is another program, in any language: one JSON object per line over its standard input and output.

`docs/bots.md` has the protocol. A program is started for every match and knows nothing but what it is sent."""

from __future__ import annotations

import json
import subprocess
import tempfile
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final, NoReturn

import msgspec

from tafelrunde.core.catalogue import Action
from tafelrunde.core.game import Game
from tafelrunde.core.view import View
from tafelrunde.lab.faults import Fault

PROTOCOL: Final = 1
PATIENCE: Final = 10.0
"""Seconds a program has for an answer, if the arena has no clock."""

START: Final = 30.0
"""Seconds it has to start and to greet back."""

GRACE: Final = 1.0
"""Seconds beyond its clock after which a program is given up, and within which it must end after `bye`."""

LONGEST: Final = 80

RUNNING: Final[set[subprocess.Popen[str]]] = set()
"""Programs of this process, so that none is left behind when it is told to end."""


class ProgramBot:
    """Starts the program, greets it, asks it for every decision, and says goodbye."""

    def __init__(self, name: str, command: tuple[str, ...], game: Game, seats: int, seat: int, seed: int) -> None:
        self.name: Final = name
        self.game: Final = game
        self.lines: Final[Queue[str]] = Queue()
        self.complaints: Final[IO[str]] = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        try:
            self.process: Final = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.complaints, text=True,
                encoding="utf-8", errors="replace", bufsize=1,
            )  # fmt: skip
        except OSError as error:
            self.complaints.close()
            raise Fault("lab-fault-start", name=name, what=error.strerror or type(error).__name__) from None
        RUNNING.add(self.process)
        self.reader: Final = Thread(target=self.listen, daemon=True)
        self.reader.start()
        try:
            self.send(
                kind="hello", protocol=PROTOCOL, game=game.key, version=game.version, options=game.chosen, seats=seats,
                seat=seat, seed=seed,
            )  # fmt: skip
            if self.answer(START).get("kind") != "hello":
                self.fail("lab-fault-hello")
        except BaseException:
            self.close()
            raise

    def listen(self) -> None:
        """Take down what the program says; an empty line once it says no more."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.strip():
                self.lines.put(line)
        self.lines.put("")

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        seconds = PATIENCE if clock is None else clock
        named = {self.game.action_name(action): action for action in legal}
        self.send(
            kind="decide", view=msgspec.to_builtins(view), position=self.game.position(view), legal=list(named),
            seconds=seconds,
        )  # fmt: skip
        chosen = self.answer(seconds).get("action")
        if not isinstance(chosen, str) or chosen not in named:
            self.fail("lab-fault-illegal", action=shortened(json.dumps(chosen)))
        return named[chosen]

    def send(self, **told: Any) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(told) + "\n")
            self.process.stdin.flush()
        except OSError:
            self.fail_ended()

    def answer(self, seconds: float) -> dict[str, Any]:
        """The program's next line."""
        try:
            line = self.lines.get(timeout=seconds + GRACE)
        except Empty:
            self.fail("lab-fault-late", seconds=f"{seconds:g}")
        if not line:
            self.fail_ended()
        try:
            told = json.loads(line)
        except ValueError:
            told = None
        if not isinstance(told, dict):
            self.fail("lab-fault-nonsense", line=shortened(line.strip()))
        return told

    def fail(self, id: str, **args: str) -> NoReturn:
        self.end()
        raise Fault(id, name=self.name, **args)

    def fail_ended(self) -> NoReturn:
        """The program has ended: with its last line of complaints, or with this code."""
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            pass
        self.end()
        self.complaints.seek(0)
        said = self.complaints.read().strip().splitlines()
        what = shortened(said[-1]) if said else str(self.process.returncode)
        raise Fault("lab-fault-ended", name=self.name, what=what)

    def leave(self, places: list[int]) -> None:
        """The match is over: tell the program, and wait a moment for it to end."""
        try:
            self.send(kind="bye", places=places)
            self.process.stdin.close()  # type: ignore[union-attr]
            self.process.wait(GRACE)
        except (Fault, OSError, subprocess.TimeoutExpired):
            pass
        self.close()

    def end(self) -> None:
        """Kill the program if it is still running."""
        self.process.kill()
        self.process.wait()
        RUNNING.discard(self.process)

    def close(self) -> None:
        """Leave nothing of it behind."""
        self.end()
        self.reader.join(GRACE)
        for pipe in (self.process.stdin, self.process.stdout, self.complaints):
            try:
                if pipe is not None:
                    pipe.close()
            except OSError:
                pass


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
