"""What is said about playing Havoc well."""

from __future__ import annotations

from dataclasses import replace

from bench.bots.advice import Asked, Count, Idea
from tafelrunde.core.catalogue import Action
from tafelrunde.core.view import View
from tafelrunde.games.havoc.components import DOG
from tafelrunde.games.havoc.phases import ADDING, RECRUITING, SCAVENGING
from tafelrunde.games.havoc.shown import place_now, shown
from tafelrunde.games.havoc.state import HavocTable
from tafelrunde.games.havoc.view import HavocView

PAID_FIRST = 1


def seen(view: View) -> HavocView:
    assert isinstance(view, HavocView)
    return view


def leads(view: View) -> bool:
    """The seat is asked to add or pass, nothing laid yet this time, and would win the battle as it stands."""
    told = seen(view)
    return told.phase == ADDING and told.visit == 0 and shown(told).camps[view.seat].place == PAID_FIRST


def has_just_taken_the_lead(view: View) -> bool:
    """The seat has added a card and would win the battle as it stands."""
    told = seen(view)
    return told.phase == ADDING and told.visit > 0 and shown(told).camps[view.seat].place == PAID_FIRST


def may_add(view: View) -> bool:
    told = seen(view)
    return told.phase == ADDING and told.visit == 0 and shown(told).camps[view.seat].place > PAID_FIRST


def takes_the_lead(view: View, action: Action) -> bool:
    """One more card, and the seat would win the battle as it stands."""
    told = seen(view)
    if action.verb != "lay":
        return False
    seat = view.seat
    laid = [*told.laid[:seat], (*told.laid[seat], action.what), *told.laid[seat + 1 :]]
    sizes = [*told.sizes[:seat], told.sizes[seat] - 1, *told.sizes[seat + 1 :]]
    return place_now(replace(told, laid=tuple(laid), sizes=tuple(sizes)), seat) == PAID_FIRST


def scavenges_after_defeat(view: View) -> bool:
    told = seen(view)
    return told.phase == SCAVENGING and told.winner != view.seat and told.winner >= 0


def add(view: View, action: Action) -> bool:
    return action.verb == "lay"


def no_more(view: View, action: Action) -> bool:
    return action.verb == "pass"


def stand(view: View, action: Action) -> bool:
    return action.verb == "stand"


def from_the_winner(view: View, action: Action) -> bool:
    told = seen(view)
    return action.verb == "scavenge" and action.what in told.laid[told.winner]


def from_elsewhere(view: View, action: Action) -> bool:
    return action.verb == "scavenge"


def stop(view: View, action: Action) -> bool:
    return action.verb == "stop"


def scavenges(view: View) -> bool:
    return view.phase == SCAVENGING


def dogs_in_pile(asked: Asked) -> float | None:
    """How many of the pile's cards are dogs when a card is due to the seat."""
    assert isinstance(asked.state, HavocTable)
    cards = list(asked.state.pile)
    return cards.count(int(DOG)) / len(cards) if asked.view.phase == RECRUITING and cards else None


def dogs_among_recruits(asked: Asked) -> float | None:
    cards = seen(asked.view).recruits
    return cards.count(int(DOG)) / len(cards) if asked.view.phase == RECRUITING and cards else None


def any_dog_among_recruits(asked: Asked) -> float | None:
    share = dogs_among_recruits(asked)
    return None if share is None else float(share > 0)


IDEAS = (
    Idea("no-longer-lead", "Pass when you lead, rather than make the lead longer", 4, leads, no_more, add, True),
    Idea("as-little", "You have added what takes the lead: stand rather than lay one card more", 4,
         has_just_taken_the_lead, stand, add, True),
    Idea("take-lead", "A card takes the lead: add it rather than pass", 4, may_add, takes_the_lead, no_more, True),
    Idea("winners-card", "Scavenge a card of the winner rather than another", 4,
         scavenges_after_defeat, from_the_winner, from_elsewhere, True),
    Idea("every-dog", "Scavenge with a dog rather than save it", 4, scavenges, from_elsewhere, stop,
         True),
)  # fmt: skip

COUNTS = (
    Count("dogs-pile", "A card is due: dogs among the cards of the pile", 4, dogs_in_pile),
    Count("dogs-recruits", "A card is due: dogs among the recruits", 4, dogs_among_recruits),
    Count("any-recruit", "A card is due: at least one recruit is a dog", 4, any_dog_among_recruits),
)
