"""Havoc as the rest of the house knows it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bag import bag_of
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.events import Event
from tafelrunde.core.game import Game, Option, State
from tafelrunde.core.messages import Message, Position, Sentence
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View
from tafelrunde.games.havoc import notation, telling
from tafelrunde.games.havoc.actions import CATALOGUE
from tafelrunde.games.havoc.cards import Cards, cards_of, whole_deck
from tafelrunde.games.havoc.components import FAST_PEACE_MAX, deck_for
from tafelrunde.games.havoc.phases import JOHN_IN_PILE
from tafelrunde.games.havoc.rules import set_up
from tafelrunde.games.havoc.state import HavocState, empty_table
from tafelrunde.games.havoc.view import HavocView

OPTIONS: Final = (
    Option("battle_order", ("historical", "random", "winner"), "H41"),
    Option("peace_card", ("seats", "fast"), "H106"),
    Option("small_table", (True, False), "H39"),
    Option("john_of_gaunt", ("off", "replaces", "extra"), "J4"),
)


@final
class Havoc(Game):
    """[H101, H132] Mercenaries recruit for nine battles of the Hundred Years War. The options are those of the rules:
    the order of battles, the peace card, small-table scoring with two or three seats, John of Gaunt."""

    def __init__(
        self,
        battle_order: str = "historical",
        peace_card: str = "seats",
        small_table: bool = True,
        john_of_gaunt: str = "off",
    ) -> None:
        super().__init__(
            "havoc",
            1,
            range(2, 7),
            CATALOGUE,
            OPTIONS,
            {
                "battle_order": battle_order,
                "peace_card": peace_card,
                "small_table": small_table,
                "john_of_gaunt": john_of_gaunt,
            },
        )
        self.battle_order: Final = battle_order
        self.peace_card: Final = peace_card
        self.small_table: Final = small_table
        self.john_of_gaunt: Final = john_of_gaunt

    def new(self, seats: int, dealer: Dealer) -> HavocState:
        state = self.table(seats)
        set_up(state, self.battle_order == "random", self.john_of_gaunt != "off", dealer)
        return state

    def table(self, seats: int) -> HavocState:
        """[H39, H105, H106, H132] An empty table with what the options and the number of seats say."""
        deck = deck_for(seats)
        state = empty_table(seats)
        state.peace_max = FAST_PEACE_MAX if self.peace_card == "fast" else deck.peace_max
        state.recruits_max = deck.recruits_max
        state.is_small_table = self.small_table and seats <= 3
        state.winners_choose = self.battle_order == "winner"
        state.is_john_extra = self.john_of_gaunt == "extra"
        return state

    def imagine(self, view: View, dealer: Dealer) -> HavocState:
        """What nobody has seen and the seat does not hold is dealt anew to the rivals; the rest is the pile."""
        assert isinstance(view, HavocView)
        seats = len(view.sizes)
        state = self.table(seats)
        restore(state, view)
        deck = deck_for(seats)
        unknown = whole_deck(deck.max_value, deck.dogs)
        for lying in [view.recruits, view.discards, *view.laid]:
            unknown.remove_all(cards_of(lying))
        for seat in range(seats):
            state.hands[seat] = cards_of(view.hand if seat == view.seat else view.seen[seat])
            unknown.remove_all(state.hands[seat])
        for seat in range(seats):
            hand = state.hands[seat]
            missing = i64(view.sizes[seat]) - hand.size()
            while missing > 0:
                card = unknown.nth(dealer.pick(unknown.size()))
                unknown.remove(card)
                hand.add(card)
                missing -= 1
        state.pile = unknown
        return state

    def check_components(self, state: State) -> None:
        """Every card of the deck is in exactly one place, and what is seen of a hand is in it."""
        assert isinstance(state, HavocState)
        lying = [*state.pile, *state.discards, *state.recruits]
        for cards in [*state.hands, *state.laid]:
            lying += list(cards)
        deck = deck_for(state.seats)
        assert sorted(lying) == list(whole_deck(deck.max_value, deck.dogs)), "A card is missing or there twice."
        for hand, seen in zip(state.hands, state.seen, strict=True):
            assert hand.dogs >= seen.dogs >= 0 and set(seen) <= set(hand), "A card is seen where it is not."
        assert state.john != JOHN_IN_PILE or self.john_of_gaunt != "off"

    def swap_hidden(self, state: State, seat: Seat, dealer: Dealer) -> HavocState:
        """A rival swaps a card that nobody has seen for one of the pile, each further rival with the one before."""
        assert isinstance(state, HavocState)
        twin = state.clone()
        there, unseen = twin.pile, twin.pile
        for rival in range(twin.seats):
            if rival != seat:
                hidden = twin.hands[rival].copy()
                hidden.remove_all(twin.seen[rival])
                if hidden.size() > 0 and unseen.size() > 0:
                    lost, found = hidden.nth(dealer.pick(hidden.size())), unseen.nth(dealer.pick(unseen.size()))
                    exchange(twin.hands[rival], lost, there, found)
                    hidden = twin.hands[rival].copy()
                    hidden.remove_all(twin.seen[rival])
                if hidden.size() > 0:
                    there, unseen = twin.hands[rival], hidden  # the next one swaps with this one
        return twin

    def action_name(self, action: Action) -> str:
        return notation.action_name(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def position(self, view: View) -> str:
        assert isinstance(view, HavocView)
        return notation.position(view)

    def tell_event(self, event: Event) -> Sentence:
        return telling.tell_event(event)

    def tell_action(self, view: View, action: Action) -> Message:
        assert isinstance(view, HavocView)
        return telling.tell_action(view, action)

    def tell_prompt(self, view: View) -> list[Sentence]:
        assert isinstance(view, HavocView)
        return telling.tell_prompt(view)

    def tell_position(self, view: View) -> Position:
        assert isinstance(view, HavocView)
        return telling.tell_position(view)


def restore(state: HavocState, view: HavocView) -> None:
    """Everything on the table that is open to all."""
    state.phase = view.phase
    state.owing = bag_of(view.to_act).low
    state.turn = view.turn
    state.keeper = view.keeper
    state.peace = view.peace
    state.has_turned = view.has_turned
    state.is_first_turn_free = view.is_first_turn_free
    state.recruits = cards_of(view.recruits)
    state.discards = cards_of(view.discards)
    state.seen = [cards_of(seen) for seen in view.seen]
    state.laid = [cards_of(laid) for laid in view.laid]
    state.points = vec[i64]([points for points in view.points])  # noqa: C416  (vec takes a list display)
    state.wins = vec[i64]([wins for wins in view.wins])  # noqa: C416
    state.order = vec[i64]([battle for battle in view.order])  # noqa: C416
    state.fates = vec[i64]([fate for fate in view.fates])  # noqa: C416
    state.outs = vec[i64]([outs for outs in view.outs])  # noqa: C416
    state.dogs_after = vec[i64]([dogs for dogs in view.dogs_after])  # noqa: C416
    state.at_castillon = vec[i64]([place for place in view.at_castillon])  # noqa: C416
    state.fought = view.fought
    state.draws = view.draws
    state.dogs_used = view.dogs_used
    state.battle = view.battle
    state.initiator = view.initiator
    state.winner = view.winner
    state.unasked = bag_of(view.unasked).low
    state.fighting = bag_of(view.fighting).low
    state.adding = bag_of(view.adding).low
    state.stopped = bag_of(view.stopped).low
    state.visit = view.visit
    state.last_laid = view.last_laid
    state.john = view.john
    state.john_right = view.john_right


def exchange(here: Cards, lost: int, there: Cards, found: int) -> None:
    here.remove(lost)
    there.remove(found)
    here.add(found)
    there.add(lost)
