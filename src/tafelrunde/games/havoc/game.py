"""Havoc as the rest of the program knows it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.catalogue import Action, Number
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.ending import Ending
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER, Game, Option, Standings, State
from tafelrunde.core.messages import Argument, Message, Position, Sentence
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View
from tafelrunde.games.havoc import battle, castillon, notation, position, rules, telling
from tafelrunde.games.havoc.actions import (
    BATTLE,
    CATALOGUE,
    DECLINE,
    DISCARD,
    DRAW,
    FETCH,
    HAVOC,
    LAY,
    LOOT,
    OUT,
    PASS,
    PUT,
    RECRUIT,
    SCAVENGE,
    STAND,
    STOP,
    SWAP,
    TAKE,
)
from tafelrunde.games.havoc.cards import Cards, cards_of, whole_deck
from tafelrunde.games.havoc.chronicle import CHRONICLE
from tafelrunde.games.havoc.components import FAST_PEACE_MAX, JOHN_IN_PILE, deck_for
from tafelrunde.games.havoc.copies import copy, restore
from tafelrunde.games.havoc.ending import ending, round_over
from tafelrunde.games.havoc.phases import (
    ADDING,
    CHOOSING,
    FETCHING,
    JOINING,
    LOOTING,
    LOOTING_AFTER,
    PEACE,
    RECRUITING,
    SCAVENGING,
    SITTING_OUT,
    SWAPPING,
    TURN,
)
from tafelrunde.games.havoc.set_up import set_up
from tafelrunde.games.havoc.shown import HavocShown, shown
from tafelrunde.games.havoc.state import HavocTable, clear_table
from tafelrunde.games.havoc.view import HavocView, look
from tafelrunde.games.havoc.why_not import refuse

OPTIONS: Final = (
    Option("battle_order", ("historical", "random", "winner"), "H41"),
    Option("peace_card", ("seats", "fast"), "H106"),
    Option("small_table", (True, False), "H39"),
    Option("john_of_gaunt", ("off", "replaces", "extra"), "J4"),
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HavocState(HavocTable):
    """A table of Havoc under its rules."""

    def clone(self) -> HavocState:
        twin = HavocState(self.seats)
        copy(self, twin)
        return twin

    def legal(self, seat: Seat) -> vec[i64]:
        phase = self.phase
        if phase == TURN:
            return rules.legal_turns(self, seat)
        if phase == RECRUITING:
            return rules.legal_recruitings(self, seat)
        if phase == JOINING or phase == ADDING:  # noqa: SIM109  (a tuple would be boxed)
            return battle.legal_lays(self, seat)
        if phase == FETCHING:
            return rules.legal_fetches(self)
        if phase == LOOTING or phase == LOOTING_AFTER:  # noqa: SIM109
            return rules.legal_loots(self)
        if phase == PEACE:
            return rules.legal_discards(self, seat)
        if phase == SCAVENGING:
            return battle.legal_scavengings(self, seat)
        if phase == SITTING_OUT:
            return battle.legal_sittings_out(self, seat)
        if phase == CHOOSING:
            return battle.legal_choices(self)
        assert phase == SWAPPING
        return castillon.legal_swaps(self, seat)

    def apply(self, seat: Seat, number: Number, dealer: Dealer) -> None:
        if number in LAY:
            battle.lay(self, seat, LAY.what(number), dealer)
        elif number in TAKE:
            take(self, seat, TAKE.what(number), dealer)
        elif number in PUT:
            rules.put(self, seat, PUT.what(number), dealer)
        elif number in DRAW:
            rules.draw(self, seat, dealer)
        elif number in RECRUIT:
            rules.recruit(self, seat, dealer)
        elif number in HAVOC:
            battle.cry_havoc(self, seat, dealer)
        elif number in STAND:
            battle.stand(self, seat, dealer)
        elif number in DECLINE:
            battle.decline(self, seat, dealer)
            battle.next_visit(self, seat, dealer)
        elif number in PASS:
            battle.pass_for_good(self, seat, dealer)
            battle.next_visit(self, seat, dealer)
        elif number in FETCH:
            rules.fetch(self, seat, dealer)
        elif number in LOOT:
            loot(self, seat, dealer)
        elif number in SCAVENGE:
            battle.scavenge(self, seat, SCAVENGE.what(number), dealer)
        elif number in STOP:
            battle.stop(self, seat, dealer)
        elif number in DISCARD:
            rules.discard(self, seat, DISCARD.what(number), dealer)
        elif number in OUT:
            battle.sit_out(self, seat, OUT.what(number), dealer)
        elif number in BATTLE:
            battle.choose_battle(self, seat, BATTLE.what(number), dealer)
        else:
            castillon.swap(self, seat, SWAP.what(number), dealer)

    def go_on(self, dealer: Dealer) -> None:
        rules.go_on(self, dealer)

    def view(self, seat: Seat) -> HavocView:
        return look(self, seat)

    def standings(self) -> Standings | None:
        return castillon.final_standings(self) if self.phase == OVER else None


def take(state: HavocState, seat: Seat, card: i64, dealer: Dealer) -> None:
    """A card is taken from the recruits, or from the discards while looting."""
    if state.phase == LOOTING:
        rules.take_loot(state, seat, card, dealer)
        state.ask(RECRUITING, seat)
    elif state.phase == LOOTING_AFTER:
        rules.take_loot(state, seat, card, dealer)
        battle.next_scavenger(state, seat, dealer)
    else:
        rules.take(state, seat, card, dealer)


def loot(state: HavocState, seat: Seat, dealer: Dealer) -> None:
    if state.phase == RECRUITING:
        rules.loot(state, seat, dealer)
    else:
        battle.loot(state, seat, dealer)


def empty_table(seats: i64) -> HavocState:
    state = HavocState(seats)
    clear_table(state)
    return state


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
            CHRONICLE,
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
        """[H39, H105, H106, H132] An empty table as the options and the number of seats say."""
        deck = deck_for(seats)
        state = empty_table(seats)
        state.peace_max = FAST_PEACE_MAX if self.peace_card == "fast" else deck.peace_max
        state.recruits_max = deck.recruits_max
        state.is_small_table = self.small_table and seats <= 3
        state.winners_choose = self.battle_order == "winner"
        state.is_john_extra = self.john_of_gaunt == "extra"
        return state

    def imagine(self, view: View, dealer: Dealer) -> HavocState:
        """What nobody has seen and the seat does not hold is dealt to the rivals again; the rest is the pile."""
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
        assert sorted(lying) == list(whole_deck(deck.max_value, deck.dogs)), "A card is missing or duplicated."
        for hand, seen in zip(state.hands, state.seen, strict=True):
            assert hand.dogs >= seen.dogs >= 0 and set(seen) <= set(hand), "A card is seen where it is not."
        assert state.john != JOHN_IN_PILE or self.john_of_gaunt != "off"

    def swap_hidden(self, state: State, seat: Seat, dealer: Dealer) -> HavocState:
        """A rival swaps a card that nobody has seen for one from the pile, each further rival with the one before."""
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

    def parse_piece(self, text: str) -> int:
        return notation.parse_card(text)

    def position(self, view: View) -> str:
        assert isinstance(view, HavocView)
        return notation.position(view)

    def tell_action(self, view: View, action: Action) -> Message:
        assert isinstance(view, HavocView)
        return telling.tell_action(view, action)

    def tell_gain(self, view: View, events: list[Event], after: View | None) -> list[Message]:
        assert isinstance(view, HavocView) and (after is None or isinstance(after, HavocView))
        return telling.tell_gain(view, events, after)

    def tell_prompt(self, view: View, legal: list[Action]) -> list[Sentence]:
        assert isinstance(view, HavocView)
        return telling.tell_prompt(view, legal)

    def tell_position(self, view: View) -> Position:
        assert isinstance(view, HavocView)
        return position.tell_position(view)

    def tell_ending(self, seats: int, events: list[Event], view: View, standings: Standings) -> Ending:
        assert isinstance(view, HavocView)
        return ending(seats, events, view, standings)

    def tell_round(self, event: Event) -> Argument | None:
        return round_over(event)

    def shown(self, view: View) -> HavocShown:
        assert isinstance(view, HavocView)
        return shown(view)

    def refuse(self, view: View, action: Action) -> Sentence:
        assert isinstance(view, HavocView)
        return refuse(view, action)


def exchange(here: Cards, lost: int, there: Cards, found: int) -> None:
    here.remove(lost)
    there.remove(found)
    here.add(found)
    there.add(lost)
