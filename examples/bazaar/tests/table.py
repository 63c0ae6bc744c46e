"""Tables of the bazaar as the tests need them: cards are written as in the notation, `a9 s1`."""

from __future__ import annotations

from examples.bazaar.actions import CATALOGUE
from examples.bazaar.components import CARDS
from examples.bazaar.game import BazaarState, empty_table
from examples.bazaar.notation import card_name, parse_action
from examples.bazaar.phases import BIDDING
from tafelrunde.core.bag import Bag, bag_of
from tafelrunde.core.dealer import ScriptedDealer
from tafelrunde.core.events import Event

BY_NAME = {card_name(card): card for card in range(CARDS)}


def cards(names: str) -> Bag:
    return bag_of([BY_NAME[name] for name in names.split()])


def names(cards: Bag) -> str:
    return " ".join([card_name(card) for card in cards])


def table(*hands: str, stall: str = "z1 z2 z3", bag: str | None = None) -> BazaarState:
    """A table at the start of a round; every other card lies in the bag, or these do."""
    state = empty_table(len(hands))
    state.hands = [cards(hand) for hand in hands]
    state.stall = cards(stall)
    state.seen = cards(stall)
    for lying in [state.stall, *state.hands]:
        state.bag = state.bag - lying
    if bag is not None:
        state.bag = cards(bag)
    state.ask_all(BIDDING)
    return state


def play(state: BazaarState, seat: int, action: str, *picks: int) -> list[Event]:
    """What happens; chance answers with these picks, one after the other."""
    dealer = ScriptedDealer(list(picks))
    number = CATALOGUE.number(parse_action(action))
    assert number in state.legal(seat), f"Seat {seat} may not {action}."
    state.apply(seat, number, dealer)
    return list(dealer.events)
