"""What is said about playing Maginor well."""

from __future__ import annotations

from bench.bots.advice import Idea, Kind
from tafelrunde.core.catalogue import Action
from tafelrunde.core.view import View
from tafelrunde.games.maginor.components import HALL, VALUE, VOTES, WAND, symbol_of
from tafelrunde.games.maginor.phases import CHOOSING_PRIZE, DUELLING, FREE_PHASE, PLACING
from tafelrunde.games.maginor.shown import shown
from tafelrunde.games.maginor.view import MaginorView

MANY_LEFT = 8
"""Oracles in the circle while a match is young, the Hall included."""
FEW_LEFT = 4


def seen(view: View) -> MaginorView:
    assert isinstance(view, MaginorView)
    return view


def is_free(view: View) -> bool:
    return view.phase == FREE_PHASE


def is_young(view: View) -> bool:
    return len(seen(view).in_circle) >= MANY_LEFT


def is_late(view: View) -> bool:
    return len(seen(view).in_circle) <= FEW_LEFT


def is_leaving(view: View) -> bool:
    """Maginor stands on an oracle: his next step scores it."""
    return not seen(view).in_gap and seen(view).maginor != HALL


def has_wand(view: View) -> bool:
    return is_free(view) and seen(view).hands[view.seat][WAND] > 0


def is_behind_where_he_stands(view: View) -> bool:
    """The seat's wizard stands with Maginor, and somebody else would come first there."""
    told = seen(view)
    if not (is_free(view) and is_leaving(view) and told.wizards[view.seat] == told.maginor):
        return False
    order = shown(told).order[told.maginor]
    return bool(order) and order[0] != view.seat


def is_asked_for_prize(view: View) -> bool:
    told = seen(view)
    return told.phase == CHOOSING_PRIZE and VOTES[told.beside[told.oracle]] == 0


def defends(view: View) -> bool:
    return view.phase == DUELLING and seen(view).turn != view.seat


def challenges(view: View) -> bool:
    return view.phase == DUELLING and seen(view).turn == view.seat


def a_wand(view: View, action: Action) -> bool:
    return action.verb == "play" and action.what == WAND


def a_card(view: View, action: Action) -> bool:
    return action.verb == "play" and action.what != WAND


def no_card(view: View, action: Action) -> bool:
    return action.verb in ("move", "roll")


def roll(view: View, action: Action) -> bool:
    return action.verb == "roll"


def move_to(least: int, most: int) -> Kind:
    """A move to an oracle with so many votes, but not to the Hall."""

    def fits(view: View, action: Action) -> bool:
        return action.verb == "move" and action.what != HALL and least <= VALUE[action.what] <= most

    return fits


def move_to_him(view: View, action: Action) -> bool:
    return action.verb == "move" and action.what == seen(view).maginor


def move_elsewhere(view: View, action: Action) -> bool:
    return action.verb == "move" and action.what != seen(view).maginor


def move_to_hall(view: View, action: Action) -> bool:
    return action.verb == "move" and action.what == HALL


def move_past_hall(view: View, action: Action) -> bool:
    return action.verb == "move" and action.what != HALL


def the_spell(view: View, action: Action) -> bool:
    return action.verb == "claim" and action.what == 1


def the_oracle(view: View, action: Action) -> bool:
    return action.verb == "claim" and action.what == 0


def first_free(view: View) -> int:
    """The earliest free slot of the symbol in question."""
    told = seen(view)
    slots = told.slots[told.oracle]
    return next(slot for slot, owner in enumerate(slots) if owner < 0 and symbol_of(told.oracle, slot) == told.symbol)


def earliest(view: View, action: Action) -> bool:
    return action.verb == "put" and action.what == first_free(view)


def put(view: View, action: Action) -> bool:
    return action.verb == "put"


def send(elemental: int) -> Kind:
    return lambda view, action: action.verb == "send" and action.what == elemental


def send_other(elemental: int) -> Kind:
    return lambda view, action: action.verb == "send" and action.what != elemental


def ideas_at(seats: int) -> tuple[Idea, ...]:
    return (
        Idea(
            "wand-early", "Young match, Maginor in a gap or on the Hall: no wand rather than a wand", seats,
            lambda view: has_wand(view) and is_young(view) and not is_leaving(view), no_card, a_wand,
        ),
        Idea(
            "wand-judgement", "Maginor stands on an oracle: a wand rather than none", seats,
            lambda view: has_wand(view) and is_leaving(view), a_wand, no_card,
        ),
        Idea(
            "large", "Young match: move to an oracle of 10 to 14 rather than to one of 5 to 8", seats,
            lambda view: is_free(view) and is_young(view), move_to(10, 14), move_to(5, 8),
        ),
        Idea(
            "next", "Move to the oracle on which Maginor stands rather than elsewhere", seats,
            lambda view: is_free(view) and is_leaving(view), move_to_him, move_elsewhere,
        ),
        Idea(
            "spell-early", "Prize in a young match: the spell rather than the oracle", seats,
            lambda view: is_asked_for_prize(view) and is_young(view), the_spell, the_oracle, True,
        ),
        Idea(
            "spell-late", "Prize with at most four oracles left: the spell rather than the oracle", seats,
            lambda view: is_asked_for_prize(view) and is_late(view), the_spell, the_oracle, True,
        ),
        Idea(
            "slot", "The earliest free slot of the symbol rather than a later one", seats,
            lambda view: view.phase == PLACING and seen(view).symbol >= 0, earliest, put,
        ),
        Idea(
            "card", "Behind where Maginor stands: a card of a symbol rather than the die", seats,
            is_behind_where_he_stands, a_card, roll,
        ),
        Idea(
            "hall", "At most four oracles left: move to the Hall rather than to another oracle", seats,
            lambda view: is_free(view) and is_late(view), move_to_hall, move_past_hall,
        ),
        Idea(
            "defend-earth", "Defend with earth rather than with water or fire", seats,
            defends, send(0), send_other(0),
        ),
        Idea(
            "challenge-earth", "Challenge with water or fire rather than with earth", seats,
            challenges, send_other(0), send(0),
        ),
    )  # fmt: skip


AT_FOUR = ("wand-early", "wand-judgement", "large", "spell-early")
"""What is asked about at a full table as well."""

IDEAS = (*ideas_at(2), *[idea for idea in ideas_at(4) if idea.name in AT_FOUR])
