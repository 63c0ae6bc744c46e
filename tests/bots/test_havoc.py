"""What a position of Havoc is worth: more points, stronger hands and likelier places are worth more."""

from __future__ import annotations

from dataclasses import replace

from tafelrunde import Match
from tafelrunde.bots.havoc import firmness, value
from tafelrunde.bots.simple import GreedyBot
from tafelrunde.core.bag import bag_of
from tafelrunde.core.catalogue import Action
from tafelrunde.core.view import View
from tafelrunde.games.havoc.notation import parse_card
from tafelrunde.games.havoc.phases import ADDING
from tafelrunde.games.havoc.ranking import strength
from tafelrunde.games.havoc.view import HavocView


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(parse_card(name) for name in text.split()))


def view_with(hand: str) -> HavocView:
    """Seat 0 of four before its first turn, with this hand."""
    view: View = Match.new("havoc", seats=4, seed=1).view(0)
    assert isinstance(view, HavocView)
    held = cards(hand)
    # The cards of the hand lie nowhere else, and everybody holds as many as before.
    elsewhere = tuple([card for card in view.recruits if card not in held])
    return replace(view, hand=held, sizes=(len(held), 8, 8, 8), seen=((), (), (), ()), recruits=elsewhere)


def test_a_stronger_combination_is_firmer() -> None:
    lays = ["b9 o8", "b9 o9", "b9 o9 g9", "b9 o9 g9 b4 o4", "b9 o9 g9 r9", "b9 o9 g9 r9 y9 n9"]
    rising = [firmness(strength(bag_of(cards(lay)), 0)) for lay in lays]
    assert rising == sorted(rising) and len(set(rising)) == len(rising) and rising[0] > 0 and rising[-1] <= 1


def test_points_hands_and_dogs_count() -> None:
    poor, rich = view_with("b1 o3 g5 r7 y9 n11"), view_with("b9 o9 g9 r9 y9 n11")
    assert value(rich) > value(poor)
    assert value(replace(poor, points=(5, 0, 0, 0))) == value(poor) + 5
    assert value(view_with("b1 o3 g5 r7 y9 n11 dog")) > value(poor)


def battle(hand: str, laid: str, rival: str) -> HavocView:
    """Seat 0 may add to its line against seat 1, who has laid more strongly."""
    return replace(
        view_with(hand),
        phase=ADDING,
        to_act=(0,),
        battle=0,
        initiator=0,
        keeper=-1,
        fighting=(0, 1),
        adding=(0,),
        laid=(cards(laid), cards(rival), (), ()),
        unasked=(),
        visit=0,
        last_laid=-1,
    )


def test_the_greedy_bot_adds_the_card_that_wins() -> None:
    view = battle("b9 g2 r5", "o9 y9", "b11 o11")
    match = Match.new("havoc", seats=4, seed=1)
    state = match.game.imagine(view, match.dealer)
    chosen = GreedyBot(match.game, 1).decide(view, match.game.legal_actions(state, 0), None)
    assert chosen == Action("lay", parse_card("b9"))


def test_the_greedy_bot_does_not_throw_cards_after_a_lost_battle() -> None:
    view = battle("b2 g4 r5", "o9 y9", "b11 o11 g11 r11")
    match = Match.new("havoc", seats=4, seed=1)
    state = match.game.imagine(view, match.dealer)
    assert GreedyBot(match.game, 1).decide(view, match.game.legal_actions(state, 0), None) == Action("pass")
