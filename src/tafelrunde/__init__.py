"""Tafelrunde: modern board games for people and bots, on one set of rules."""

from __future__ import annotations

from importlib import import_module
from os import environ
from types import ModuleType
from typing import TYPE_CHECKING

from tafelrunde.core.bag import NONE, Bag
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import Dealer, FastDealer, ScriptedDealer, SeededDealer
from tafelrunde.core.errors import BrokenRecord, IllegalAction, ImpossibleTable, TableError, UnknownNotation
from tafelrunde.core.events import Event
from tafelrunde.core.game import Game, Option, Standings, State
from tafelrunde.core.heap import Heap
from tafelrunde.core.match import Entry, Match
from tafelrunde.core.outcomes import Outcome, outcomes, preview
from tafelrunde.core.record import read_record, verify_picks
from tafelrunde.core.registry import SETTING, register
from tafelrunde.core.seats import ONLOOKER, Seat
from tafelrunde.core.view import View

if TYPE_CHECKING:
    from tafelrunde.core.registry import games
    from tafelrunde.review import reviewed as review
else:
    from tafelrunde import games  # the package, which can be called

    def __getattr__(name: str) -> ModuleType:
        """`tafelrunde.review` is such a package too; bots and all, it is imported when somebody asks for it."""
        if name == "review":
            return import_module("tafelrunde.review")
        raise AttributeError(f"module 'tafelrunde' has no attribute '{name}'")


# In the environment, so that every process started from here knows these games too.
for _package in filter(None, environ.get(SETTING, "").split(",")):
    register(_package.strip())

__version__ = "0.1.0"

__all__ = [
    "NONE",
    "ONLOOKER",
    "Action",
    "Bag",
    "BrokenRecord",
    "Dealer",
    "Entry",
    "Event",
    "FastDealer",
    "Game",
    "Heap",
    "IllegalAction",
    "ImpossibleTable",
    "Match",
    "Option",
    "Outcome",
    "ScriptedDealer",
    "Seat",
    "SeededDealer",
    "Standings",
    "State",
    "TableError",
    "UnknownNotation",
    "View",
    "games",
    "outcomes",
    "preview",
    "read_record",
    "review",
    "verify_picks",
]
