"""How far a long piece of work has come: a bar that is redrawn. If nobody is watching, nothing is drawn."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from typing import Final, TextIO

from tafelrunde.cli.screen import Screen, width_of
from tafelrunde.core.messages import message
from tafelrunde.words import Words

BAR: Final = 24
PAUSE: Final = 0.1


class Progress:
    """On a plain screen one line for every tenth, otherwise a single line that changes."""

    def __init__(self, screen: Screen, words: Words, stream: TextIO | None = None) -> None:
        self.screen: Final = screen
        self.words: Final = words
        self.stream: Final = sys.stderr if stream is None else stream
        self.begun: Final = monotonic()
        self.first: int | None = None  # what was done before says nothing about the pace
        self.tenth: int = -1
        self.drawn: float = 0.0

    def show(self, done: int, total: int, more: Callable[[], str] = lambda: "") -> None:
        """This much is done; `more` is whatever else there is to say."""
        if self.first is None:
            self.first = done
        tenth = done * 10 // total
        is_due = tenth > self.tenth if self.screen.is_plain else monotonic() - self.drawn > PAUSE or done == total
        if not is_due or not self.stream.isatty():
            return
        self.tenth, self.drawn = tenth, monotonic()
        count = self.words.text(message("lab-done", done=done, total=total))
        text = "  ".join([part for part in (count, more(), self.left(done, total)) if part])
        if self.screen.is_plain:
            print(text, file=self.stream, flush=True)
            return
        full = BAR * done // total
        line = f"{'━' * full}{'╌' * (BAR - full)} {text}"
        while width_of(line) >= self.screen.width:
            line = line[:-1]
        print(f"\r\x1b[K{line}", end="", file=self.stream, flush=True)

    def left(self, done: int, total: int) -> str:
        """How much longer it will take, once that can be said."""
        assert self.first is not None
        if done <= self.first or done == total:
            return ""
        seconds = (monotonic() - self.begun) / (done - self.first) * (total - done)
        clock = f"{int(seconds) // 3600}:{int(seconds) // 60 % 60:02}:{int(seconds) % 60:02}"
        return self.words.text(message("lab-left", time=clock))

    def clear(self) -> None:
        if self.stream.isatty() and not self.screen.is_plain:
            print("\r\x1b[K", end="", file=self.stream, flush=True)
