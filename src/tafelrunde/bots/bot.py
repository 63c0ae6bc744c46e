"""What every bot is. Uncompiled, so that any class may be one."""

from __future__ import annotations

from typing import Protocol

from tafelrunde.core.catalogue import Action
from tafelrunde.core.view import View


class Bot(Protocol):
    """A player that is given what its seat may know, and nothing else."""

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        """One of the legal actions. `clock` is how many seconds it may take; None leaves that to the bot."""
        ...
