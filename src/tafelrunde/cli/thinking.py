"""What a person sees while a bot thinks."""

from __future__ import annotations

import os
import sys
from typing import Final

FRAMES: Final = "◐◓◑◒"
BACK: Final = "\r\x1b[K"


class Spinner:
    """A spinner after a sentence, only if somebody is looking at a terminal; gone when the thinking is over."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.is_seen: Final = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.turns: int = 0

    def turn(self) -> bool:
        """The next frame; never ends the thinking. An interrupt from the keyboard is noticed here."""
        if self.is_seen:
            print(f"{BACK}{FRAMES[self.turns % len(FRAMES)]} {self.text}", end="", flush=True)
            self.turns += 1
        return False

    def end(self) -> None:
        if self.turns:
            print(BACK, end="", flush=True)
