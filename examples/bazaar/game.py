"""Bazaar as the rest of the house knows it: a small game made up to hold every hard thing at once, sealed answers above
all."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from examples.bazaar import notation, position, rules, shown, telling, why_not
from examples.bazaar.actions import BID, CATALOGUE, SELL, TAKE
from examples.bazaar.chronicle import CHRONICLE
from examples.bazaar.components import CARDS, STALLS
from examples.bazaar.copies import copy, restore
from examples.bazaar.ending import ending
from examples.bazaar.phases import BIDDING, TAKING
from examples.bazaar.set_up import set_up
from examples.bazaar.state import BazaarTable, clear_table
from examples.bazaar.view import BazaarView, look
from tafelrunde.core.bag import NONE, bag_of
from tafelrunde.core.catalogue import Action, Number
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.ending import Ending
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER, Game, Option, Standings, State
from tafelrunde.core.messages import Message, Position, Sentence
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View

OPTIONS: Final = (Option("stall", STALLS, "B101"),)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BazaarState(BazaarTable):
    """A table of the bazaar under its rules."""

    def clone(self) -> BazaarState:
        twin = BazaarState(self.seats)
        copy(self, twin)
        return twin

    def legal(self, seat: Seat) -> vec[i64]:
        if self.phase == BIDDING:
            return rules.legal_bids(self, seat)
        if self.phase == TAKING:
            return rules.legal_takes(self)
        return rules.legal_sells(self, seat)

    def apply(self, seat: Seat, number: Number, dealer: Dealer) -> None:
        if number in BID:
            rules.bid(self, seat, BID.what(number), dealer)
        elif number in TAKE:
            rules.take(self, seat, TAKE.what(number), dealer)
        elif number in SELL:
            rules.sell(self, seat, SELL.what(number), dealer)
        else:
            rules.done(self, seat, dealer)

    def view(self, seat: Seat) -> BazaarView:
        return look(self, seat)

    def standings(self) -> Standings | None:
        return rules.final_standings(self) if self.phase == OVER else None


def empty_table(seats: i64) -> BazaarState:
    state = BazaarState(seats)
    clear_table(state)
    return state


@final
class Bazaar(Game):
    """Bid in secret, take in public, sell in sets. The size of the stall is an option."""

    def __init__(self, stall: int = STALLS[0]) -> None:
        super().__init__("bazaar", 1, range(2, 5), CATALOGUE, CHRONICLE, OPTIONS, {"stall": stall})
        self.stall: Final = stall

    def new(self, seats: int, dealer: Dealer) -> BazaarState:
        state = empty_table(seats)
        set_up(state, self.stall, dealer)
        return state

    def imagine(self, view: View, dealer: Dealer) -> BazaarState:
        """What nobody has seen and the seat does not hold is dealt anew to the rivals; a sealed bid may be any card."""
        assert isinstance(view, BazaarView)
        state = empty_table(len(view.sizes))
        restore(state, view)
        state.bag = state.bag - state.seen - bag_of(view.hand)
        for seat in range(state.seats):
            hand = bag_of(view.hand if seat == view.seat else view.known[seat])
            while hand.size() < view.sizes[seat]:
                hand.add(dealer.draw(state.bag))
            state.hands[seat] = hand
            if seat == view.seat:
                state.bids[seat] = view.bid
            elif state.phase == BIDDING and seat not in view.to_act:
                state.bids[seat] = dealer.choose(hand)
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
            if twin.bids[rival] != NONE:
                hidden.remove(twin.bids[rival])
            if rival != seat and not hidden.is_empty() and not twin.bag.is_empty():
                lost, found = dealer.choose(hidden), dealer.choose(twin.bag)
                twin.hands[rival].remove(lost)
                twin.hands[rival].add(found)
                twin.bag.remove(found)
                twin.bag.add(lost)
        return twin

    def action_name(self, action: Action) -> str:
        return notation.action_name(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def parse_piece(self, text: str) -> int:
        return notation.parse_piece(text)

    def position(self, view: View) -> str:
        assert isinstance(view, BazaarView)
        return notation.position(view)

    def tell_action(self, view: View, action: Action) -> Message:
        assert isinstance(view, BazaarView)
        return telling.tell_action(view, action)

    def tell_prompt(self, view: View, legal: list[Action]) -> list[Sentence]:
        assert isinstance(view, BazaarView)
        return telling.tell_prompt(view, legal)

    def tell_position(self, view: View) -> Position:
        assert isinstance(view, BazaarView)
        return position.tell_position(view)

    def tell_ending(self, seats: int, events: list[Event], view: View, standings: Standings) -> Ending:
        assert isinstance(view, BazaarView)
        return ending(seats, events, view, standings)

    def shown(self, view: View) -> shown.BazaarShown:
        assert isinstance(view, BazaarView)
        return shown.shown(view)

    def refuse(self, view: View, action: Action) -> Sentence:
        assert isinstance(view, BazaarView)
        return why_not.refuse(view, action)
