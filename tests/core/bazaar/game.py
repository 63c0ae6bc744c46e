"""Bazaar: a small game made up to hold every hard thing at once, sealed answers above all. It is never compiled."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.bag import bag_of
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.errors import UnknownNotation
from tafelrunde.core.events import Event
from tafelrunde.core.game import Game, State
from tafelrunde.core.messages import Message, Position, Sentence, message
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View
from tests.core.bazaar.actions import CATALOGUE, DONE
from tests.core.bazaar.components import CARDS, KINDS, kind, value
from tests.core.bazaar.rules import BIDDING, set_up
from tests.core.bazaar.state import BazaarState, empty_table
from tests.core.bazaar.view import BazaarView


@final
class Bazaar(Game):
    """Bid in secret, take in public, sell in sets."""

    def __init__(self) -> None:
        super().__init__("bazaar", 1, range(2, 5), CATALOGUE)
        self.hand: Final = 4
        self.stall: Final = 3

    def new(self, seats: int, dealer: Dealer) -> BazaarState:
        state = empty_table(seats)
        set_up(state, self.hand, self.stall, dealer)
        return state

    def imagine(self, view: View, dealer: Dealer) -> BazaarState:
        """What nobody has seen and the seat does not hold is dealt anew to the rivals; a sealed bid may be any card."""
        assert isinstance(view, BazaarView)
        state = empty_table(len(view.sizes))
        state.phase = view.phase
        state.owing = bag_of(view.to_act).low
        state.stall = bag_of(view.stall)
        state.seen = bag_of(view.seen)
        state.bag = state.bag - state.seen - bag_of(view.hand)
        for seat in range(state.seats):
            hand = bag_of(view.hand if seat == view.seat else view.known[seat])
            while hand.size() < view.sizes[seat]:
                hand.add(dealer.draw(state.bag))
            state.hands[seat] = hand
            state.points[seat] = view.points[seat]
            if seat == view.seat:
                state.bids[seat] = view.bid
            elif state.phase == BIDDING and seat not in view.to_act:
                state.bids[seat] = dealer.choose(hand)
        state.sold = view.sold
        state.price = view.price
        return state

    def check_components(self, state: State) -> None:
        """No card lies in two places."""
        assert isinstance(state, BazaarState)
        lying = [*state.bag, *state.stall]
        for hand in state.hands:
            lying += list(hand)
        assert len(lying) == len(set(lying)) and set(lying) <= set(range(CARDS))

    def swap_hidden(self, state: State, seat: Seat, dealer: Dealer) -> BazaarState:
        """Each rival swaps a card that nobody has seen, and that is not its bid, for one of the bag."""
        assert isinstance(state, BazaarState)
        twin = state.clone()
        for rival in range(twin.seats):
            hidden = twin.hands[rival] - twin.seen
            hidden.remove(max(0, twin.bids[rival]))
            if rival != seat and not hidden.is_empty() and not twin.bag.is_empty():
                lost, found = dealer.choose(hidden), dealer.choose(twin.bag)
                twin.hands[rival].remove(lost)
                twin.hands[rival].add(found)
                twin.bag.remove(found)
                twin.bag.add(lost)
        return twin

    def action_name(self, action: Action) -> str:
        return DONE.name if action.verb == DONE.name else f"{action.verb} {card_name(action.what)}"

    def parse_action(self, text: str) -> Action:
        for action in CATALOGUE.actions:
            if self.action_name(action) == text:
                return action
        raise UnknownNotation("error-notation", f"There is no action '{text}' in Bazaar.", text=text)

    def position(self, view: View) -> str:
        return repr(view)

    def tell_event(self, event: Event) -> Sentence:
        return Sentence(message(f"bazaar-event-{type(event).__name__.lower()}"))

    def tell_action(self, view: View, action: Action) -> Message:
        return message("bazaar-action", name=self.action_name(action))

    def tell_prompt(self, view: View, legal: list[Action]) -> list[Sentence]:
        return []

    def tell_position(self, view: View) -> Position:
        return []


def card_name(card: int) -> str:
    return f"{KINDS[kind(card)][0]}{value(card)}"
