"""What a board of Havoc shows besides the view: the pile with John, pay, combinations, places."""

from __future__ import annotations

from tafelrunde import Match
from tafelrunde.core.conformance import positions
from tafelrunde.core.dealer import FastDealer
from tafelrunde.games.havoc.components import BATTLES, JOHN_IN_PILE
from tafelrunde.games.havoc.game import Havoc, HavocState
from tafelrunde.games.havoc.phases import CHOOSING, PEACE
from tafelrunde.games.havoc.shown import HavocShown, shown
from tafelrunde.games.havoc.view import HavocView
from tafelrunde.words import Words
from tests.games.havoc.table import fight, lay, play, stop_all, table

GAME = Havoc()


def seen(state: HavocState, seat: int = 0) -> HavocShown:
    return shown(state.view(seat))


def test_j19_john_is_a_card_of_the_pile() -> None:
    state = table("b1 b2", "g1 g2", recruits="o1 o2 o3", pile="", john="pile")
    assert state.john == JOHN_IN_PILE and state.view(0).pile == 0
    assert seen(state).pile == 1
    assert "| pile 1 |" in GAME.position(state.view(0))


def test_h39_a_small_table_pays_no_second_place() -> None:
    assert seen(table("b1", "g1")).pays[:3] == ((5,), (5, 1), (6,))
    assert seen(table("b1", "g1", game=Havoc(small_table=False))).pays[:3] == ((5, 3), (5, 3), (6, 4))
    assert len(seen(table("b1", "g1")).pays) == len(BATTLES)


def test_h118_camps_tell_what_cards_make_and_the_place() -> None:
    state = table("b9 o9 g2", "g5 r5 y5", "b1")
    play(state, "0 havoc")
    assert [camp.part for camp in seen(state).camps] == ["not-asked"] * 3
    lay(state, 0, "b9 o9")
    lay(state, 1, "g5 r5 y5")
    words = Words("en", [], 0)
    camps = seen(state).camps
    assert [(camp.part, camp.place) for camp in camps] == [("in", 2), ("in", 1), ("stayed-out", 0)]
    assert [words.text(camp.made) for camp in camps if camp.made] == ["pair of nines", "triplet of fives"]


def test_h32_after_the_battle_camps_tell_who_won_and_what_dogs_may_do() -> None:
    state = table("b9 o9 dog dog", "g5 r5", recruits="o1 o2 o3")
    fight(state, {0: "b9 o9 dog dog", 1: "g5 r5"})
    camps = seen(state).camps
    assert [(camp.part, camp.made, camp.dogs) for camp in camps] == [("winner", None, 2), ("beaten", None, 0)]


def test_h111_a_year_of_peace_is_shown_while_it_is_kept() -> None:
    state = table("b1 b2", "g1 g2", recruits="o1 o2 o3", peace=3)
    assert not seen(state).is_year_of_peace
    play(state, "0 recruit")
    assert state.phase == PEACE and seen(state).is_year_of_peace
    play(state, "1 discard g1")
    assert not seen(state).is_year_of_peace


def test_h44_whoever_chooses_sees_the_battles_in_their_order() -> None:
    """Also after an extra Chevauchées, when the battle chosen before has not been fought yet."""
    game = Havoc(battle_order="winner", john_of_gaunt="extra")
    state = table("b9 o9 g9 r9", "g1 g2", recruits="o1 o2 o3", john="waiting", john_right=1, game=game)
    state.order[0], state.order[1], state.order[2] = 2, 0, 1
    play(state, "0 recruit", "0 take o1", "0 take o2", "0 put o1 | *")
    fight(state, {0: "b9 o9 g9 r9", 1: "g1 g2"})
    stop_all(state)
    assert state.phase == CHOOSING and state.view(0).order == (0, 1, 2, 3, 4, 5, 6, 7, 8)


def test_final_places_are_those_of_the_standings() -> None:
    for seed in range(3):
        *_, match = positions(GAME, 3, seed)
        standings = match.standings()
        view = match.view(0)
        assert standings is not None and isinstance(view, HavocView)
        assert shown(view).places == standings.places


def test_shown_follows_from_the_view_alone() -> None:
    match = Match.new(GAME, 4, seed="shown")
    for seat in range(-1, 4):
        imagined = GAME.imagine(match.view(seat), FastDealer(9))
        assert GAME.shown(imagined.view(seat)) == GAME.shown(match.view(seat))
