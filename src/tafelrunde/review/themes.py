"""The kind of decision that a seat owes, as players would name it. Exercises are called and spread by it, and the
statistics of a person are told by it; a game's `exercises` catalogue has the names."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.view import View
from tafelrunde.games.druidenwalzer.components import BOARD_OF_MOON, BOARD_OF_SUN, SIGNS_TO_CAPTURE
from tafelrunde.games.druidenwalzer.phases import FIGHTING
from tafelrunde.games.druidenwalzer.phases import PLAYING as WALTZING
from tafelrunde.games.druidenwalzer.view import DruidView
from tafelrunde.games.havoc import phases as havoc
from tafelrunde.games.havoc.view import HavocView
from tafelrunde.games.macht import phases as macht
from tafelrunde.games.macht.view import MachtView
from tafelrunde.games.maginor import phases as maginor
from tafelrunde.games.maginor.view import MaginorView

IN_HAVOC: Final[dict[int, str]] = {
    havoc.TURN: "turn",
    havoc.PEACE: "peace",
    havoc.JOINING: "join",
    havoc.ADDING: "add",
    havoc.SITTING_OUT: "add",
    havoc.SCAVENGING: "scavenge",
    havoc.LOOTING_AFTER: "scavenge",
    havoc.CHOOSING: "choose",
    havoc.SWAPPING: "swap",
}
IN_MAGINOR: Final[dict[int, str]] = {
    maginor.FREE_PHASE: "turn",
    maginor.AIMING_WAND: "wand",
    maginor.NAMING: "symbol",
    maginor.NAMING_JOKER: "symbol",
    maginor.PLACING: "slot",
    maginor.CHALLENGING: "challenge",
    maginor.DUELLING: "duel",
    maginor.CHOOSING_PRIZE: "prize",
}
IN_MACHT: Final[dict[int, str]] = {
    macht.ACTING: "action",
    macht.PLAYING: "action",
    macht.SNAKE_ASKED: "snake",
    macht.RETREATING: "retreat",
    macht.OCCUPYING: "occupy",
    macht.BIDDING: "bid",
}

NEARLY: Final = 2
"""So many signs before the last one, a tree is in danger."""


def theme_of(view: View) -> str:
    """The kind of decision that the seat of this view owes."""
    if isinstance(view, HavocView):
        return havoc_theme(view)
    if isinstance(view, DruidView):
        return druid_theme(view)
    if isinstance(view, MaginorView):
        return IN_MAGINOR.get(view.phase, "spell")
    if isinstance(view, MachtView):
        return IN_MACHT.get(view.phase, "march")
    return "decision"


def havoc_theme(view: HavocView) -> str:
    if view.phase == havoc.JOINING and (view.initiator == view.seat or view.laid[view.seat]):
        return "add"
    if view.phase in (havoc.RECRUITING, havoc.FETCHING, havoc.LOOTING):
        return "recruit" if view.draws < 2 else "put"
    return IN_HAVOC.get(view.phase, "turn")


def druid_theme(view: DruidView) -> str:
    """By what is at stake: a bare tree, a tree of one's own that is nearly lost, one of the rival's, or signs."""
    if view.phase == FIGHTING:
        return "fights"
    if view.phase != WALTZING:
        return "place"
    if view.bare:
        return "bare"
    of_moon = [signs for place, signs in enumerate(view.signs) if place < BOARD_OF_SUN]
    of_sun = [signs for place, signs in enumerate(view.signs) if BOARD_OF_SUN < place < BOARD_OF_MOON]
    own, theirs = (of_moon, of_sun) if view.seat == 0 else (of_sun, of_moon)
    if max(own) >= SIGNS_TO_CAPTURE - NEARLY >= max(theirs):
        return "save"
    return "capture" if max(theirs) >= SIGNS_TO_CAPTURE - NEARLY else "signs"
