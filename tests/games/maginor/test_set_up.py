"""The rulebook, paragraph by paragraph: aim, box, set-up. Chance is scripted."""

from __future__ import annotations

import pytest

from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import FastDealer, ScriptedDealer
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.match import Match
from tafelrunde.core.outcomes import outcomes
from tafelrunde.games.maginor import components
from tafelrunde.games.maginor.actions import ROLL
from tafelrunde.games.maginor.components import (
    COPIES,
    HALL,
    LARGE,
    ORACLES,
    SLOTS,
    SMALL,
    SPELLS,
    VALUE,
)
from tafelrunde.games.maginor.game import Maginor
from tests.games.maginor.table import (
    GAME,
    act,
    hand,
    heard,
    legal,
    lies_beside,
    owners,
    some,
    table,
    where_maginor_is,
)

# Aim and box


def test_m101_two_to_four_seats() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(ImpossibleTable, match="2 to 4 seats"):
            Match.new(GAME, seats)


def test_m39_what_is_in_the_box() -> None:
    assert (len(ORACLES), len(SPELLS), sum(COPIES), components.TOKENS) == (11, 10, 10, 15)
    assert (len(SMALL), len(LARGE), ORACLES[HALL]) == (2, 8, "hall")
    assert [oracle["origin"] for oracle in components.BOX["oracle"] if not oracle["origin"]] == []


def test_m102_as_many_slots_as_votes_each_with_one_symbol() -> None:
    assert list(VALUE) == list(range(5, 16))
    for n in range(11):
        kinds = [components.slots_of(n, symbol) for symbol in range(5)]
        assert sum(int(slots).bit_count() for slots in kinds) == VALUE[n] == int(SLOTS[n]).bit_count()
        letters = "".join("FWEAD"[components.symbol_of(n, slot)] for slot in range(VALUE[n]))
        assert letters == components.BOX["oracle"][n]["slots"]


def test_m103_m109_all_tokens_and_cards_at_the_start_and_all_figures_on_the_hall() -> None:
    for seats in (2, 3, 4):
        state = GAME.new(seats, FastDealer(seats))
        assert list(state.supply) == [15] * seats
        assert list(state.wizards) == [HALL] * seats
        assert where_maginor_is(state) == "hall"
        assert all(len(hand(state, seat)) == 10 for seat in range(seats))
        assert not any(state.spells) and not any(state.won) and not any(state.tokens)


def test_m18_without_tokens_nothing_is_placed_and_nobody_challenged() -> None:
    full = "0" * 15
    state = table("eagle fox", hall=full, eagle=".1..1...1.", spells={0: "superiority persuasion telekinesis teleport"})
    assert state.supply[0] == 0
    assert some(state, "cast") == ["teleport"]
    assert heard(act(state, "0 play fire", "0 play water")) == ["Played", "NothingHappened"] * 2
    state = table("eagle fox", hall="." + "0" * 14, eagle=".1..1...1.", spells={0: "superiority persuasion"})
    assert state.supply[0] == 1
    assert some(state, "cast") == ["superiority", "persuasion"]


def test_m104_one_card_of_each_symbol_and_five_wands() -> None:
    state = GAME.new(2, FastDealer(1))
    for seat in (0, 1):
        assert hand(state, seat) == ["fire", "water", "earth", "air", "doom", *["wand"] * 5]


def test_m38_cards_and_spells_are_open() -> None:
    state = table(played={1: "fire wand"}, spells={1: "recall"})
    view = state.view(0)
    assert view.hands[1] == (0, 1, 1, 1, 1, 4) and view.spells[1] == (0,)
    assert view == GAME.imagine(view, FastDealer(1)).view(0)


def test_m105_ten_different_spells() -> None:
    assert len(set(SPELLS)) == 10
    state = table(spells={0: "recall", 1: "restore"})
    state.spells[1] |= state.spells[0]
    with pytest.raises(AssertionError, match="A spell exists twice"):
        GAME.check_components(state)


def test_m106_six_faces_equally_likely() -> None:
    state = table("frog frog", frog="0....")
    found = outcomes(state, 0, ROLL.of())
    assert [outcome.picks for outcome in found] == [(face,) for face in range(6)]
    assert all(abs(outcome.odds - 1 / 6) < 1e-9 for outcome in found)


def test_m107_a_duel_is_fought_with_earth_water_or_fire() -> None:
    state = table("frog frog", frog="1....")
    act(state, "0 play fire", "0 challenge 1")
    assert legal(state, 0) == legal(state, 1) == ["send earth", "send water", "send fire"]


# Setting up


def test_m2_the_hall_then_two_small_oracles_then_the_rest() -> None:
    orders = set()
    dealer = FastDealer(1)
    for _ in range(60):
        circle = list(GAME.new(2, dealer).circle)
        assert circle[0] == HALL
        assert sorted(circle[1:3]) == list(SMALL) and sorted(circle[3:]) == list(LARGE)
        orders.add(tuple(circle))
    assert len(orders) > 55 and {order[1] for order in orders} == set(SMALL)


def test_m2_the_circle_follows_the_picks() -> None:
    dealer = ScriptedDealer([1, 0, *[7 - k for k in range(8)], *[0] * 9, 1])
    state = GAME.new(2, dealer)
    assert [ORACLES[n] for n in state.circle[:5]] == ["hall", "fox", "frog", "dragon", "bear"]
    assert state.turn == 1
    assert heard(dealer.events) == ["Laid"] * 11 + ["TurnBegan"]


def test_m10_the_hall_can_be_influenced_from_the_beginning() -> None:
    state = GAME.new(2, FastDealer(3))
    seat = state.turn
    act(state, f"{seat} play fire", f"{seat} put 6")
    assert owners(state, "hall") == f".....{seat}........."
    act(state, f"{seat} play wand")
    assert "hall" in some(state, "aim")


def test_m108_rituals_beside_the_hall_and_the_last_oracle() -> None:
    for seed in range(20):
        state = GAME.new(3, FastDealer(seed))
        assert lies_beside(state, "hall") == "high_wizard"
        assert lies_beside(state, ORACLES[state.circle[10]]) == "golden_cauldron"


def test_m1_one_of_nine_oracles_has_no_spell() -> None:
    bare = []
    dealer = FastDealer(1)
    for _ in range(200):
        state = GAME.new(2, dealer)
        lying = [state.beside[n] for n in state.circle]
        assert sorted(lying) == [NONE, *range(10)]
        bare.append(lying.index(NONE))
    assert set(bare) == set(range(1, 10))


def test_m1_the_first_oracle_has_no_spell_if_so_chosen() -> None:
    game = Maginor(spell_gap="first_small")
    for seed in range(20):
        state = game.new(2, FastDealer(seed))
        assert [state.beside[n] for n in state.circle].index(NONE) == 1
        assert sorted(state.beside) == [NONE, *range(10)]
    with pytest.raises(ImpossibleTable, match="Option 'spell_gap' must be one of: random, first_small; it is 'none'"):
        Maginor(spell_gap="none")


def test_m37_the_same_set_up_for_two_and_three() -> None:
    picks = [0] * 19
    circles = []
    for seats in (2, 3, 4):
        state = GAME.new(seats, ScriptedDealer([*picks, 1]))
        circles.append((list(state.circle), list(state.beside), list(state.supply)[:2]))
        assert len(state.supply) == seats
    assert circles[0] == circles[1] == circles[2]


def test_m110_chance_decides_who_begins_and_the_turn_passes_clockwise() -> None:
    assert {int(GAME.new(3, FastDealer(seed)).turn) for seed in range(30)} == {0, 1, 2}
    state = table("fox fox fox", turn=1)
    act(state, "1 move eagle", "2 move eagle", "0 move eagle", "1 move owl")
    assert state.to_act() == [2]
