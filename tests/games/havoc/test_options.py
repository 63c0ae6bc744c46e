"""Options: the order of battles, the peace card, small-table scoring."""

from __future__ import annotations

import pytest

from tafelrunde.core.dealer import FastDealer, ScriptedDealer
from tafelrunde.games.havoc.events import ChoseBattle
from tafelrunde.games.havoc.game import Havoc, HavocState
from tafelrunde.games.havoc.phases import CHOOSING, RECRUITING, SWAPPING, TURN
from tests.games.havoc.table import asked, fight, legal, play, table, told

WINNER = Havoc(battle_order="winner")
WINNER_EXTRA = Havoc(battle_order="winner", john_of_gaunt="extra")
HANDS = ("b5 g5 b6 b7 b8", "o1 o2 o3 o4", "n1 n2 n3 n4")


def won(fought: int = 0, john: str = "away", game: Havoc = WINNER) -> HavocState:
    """Seat 0 has just won a battle that it began, and everything is dealt."""
    state = table(*HANDS, recruits="y6 y7 y8", fought=fought, game=game, john=john)
    fight(state, {0: "b5 g5"})
    return state


def next_battle(state: HavocState) -> int:
    """The number of the next battle."""
    return int(state.order[state.fought]) + 1


def all_recruit(state: HavocState) -> None:
    """Every seat recruits until the Peacekeeper must declare a year of peace; then it does, and all discard."""
    while True:
        seat = asked(state)
        if state.phase == TURN and seat == state.keeper and state.peace == state.peace_max and not state.has_turned:
            break
        choice = "recruit" if state.phase == TURN else next(n for n in sorted(legal(state)) if n[:3] in ("put", "tak"))
        play(state, f"{seat} {choice} | *")
    play(state, f"{seat} recruit")
    while state.phase not in (RECRUITING, SWAPPING):
        play(state, f"{asked(state)} {min(legal(state))} | *")


def test_h132_the_options_and_their_defaults() -> None:
    assert {option.name: option.choices for option in Havoc().options} == {
        "battle_order": ("historical", "random", "winner"),
        "peace_card": ("seats", "fast"),
        "small_table": (True, False),
        "john_of_gaunt": ("off", "replaces", "extra"),
    }
    assert list(Havoc().chosen.values()) == ["historical", "seats", True, "off"]


SMALL = [[5], [5, 1], [6], [7, 2], [8], [9, 3], [8], [10, 4]]
LARGE = [[5, 3], [5, 3, 1], [6, 4], [7, 4, 2], [8], [9, 6, 3], [8, 5], [10, 7, 4]]


@pytest.mark.parametrize("fought", range(8))
@pytest.mark.parametrize(("seats", "small", "pays"), [(3, True, SMALL), (3, False, LARGE), (4, True, LARGE)])
def test_h39_small_table_scoring_drops_the_second_place(
    fought: int, seats: int, small: bool, pays: list[list[int]]
) -> None:
    lays = ["b5 g5", "b4 g4", "b3 g3", "b2 b1"][:seats]
    state = table(*lays, recruits="y6 y7 y8", fought=fought, game=Havoc(small_table=small))
    fight(state, dict(enumerate(lays)))
    assert list(state.points) == (pays[fought] + [0] * 4)[:seats]


@pytest.mark.parametrize(
    ("hands", "small", "points"),
    [
        (("b8", "b7", "b6"), True, [11, 5, 3]),
        (("b8", "b7"), True, [11, 5]),
        (("b8", "b7", "b6"), False, [11, 8, 5]),
        (("b8", "b7"), False, [11, 8]),
        (("b8", "g8"), True, [8, 8]),
        (("b8", "b7", "b6", "b5"), True, [11, 8, 5, 3]),
    ],
)
def test_h39_small_table_scoring_at_castillon(hands: tuple[str, ...], small: bool, points: list[int]) -> None:
    state = table(*hands, fought=8, pile="", game=Havoc(small_table=small))
    state.ask(SWAPPING, 0)
    for seat in range(len(hands)):
        play(state, f"{seat} swap 0")
    assert list(state.points) == points


def test_h39_h28_a_shared_first_place_at_a_small_table_shares_what_is_paid_there() -> None:
    state = table("b5 g5", "o5 r5", recruits="y6 y7 y8", fought=1)
    fight(state, {0: "b5 g5", 1: "o5 r5"})
    assert list(state.points) == [3, 3]  # (5 + 1) / 2


def test_h133_h41_random_order_shuffles_the_first_eight_and_leaves_castillon_last() -> None:
    orders = [tuple(Havoc(battle_order="random").new(3, FastDealer(seed * 1_000_003)).order) for seed in range(200)]
    assert all(sorted(order[:8]) == list(range(8)) and order[8] == 8 for order in orders)
    assert {order[0] for order in orders} == set(range(8)) == {order[7] for order in orders}
    assert tuple(Havoc().new(3, FastDealer(1)).order) == tuple(range(9))


def test_h133_every_order_is_equally_likely() -> None:
    dealer = ScriptedDealer([0] * 100)
    Havoc(battle_order="random").new(2, dealer)
    assert [pick.of for pick in dealer.picks[:7]] == [8, 7, 6, 5, 4, 3, 2]


def test_h41_the_eighth_battle_is_the_one_that_comes_eighth() -> None:
    state = table("b5 g5 b2 b8", "o1 o2", recruits="y6 y7 y8", fought=6, game=Havoc(battle_order="random"))
    for place, battle in enumerate([1, 2, 3, 4, 5, 6, 7, 0]):
        state.order[place] = battle
    fight(state, {0: "b5 g5"})
    assert (list(state.points), state.phase, state.fought) == ([10, 0], TURN, 7)  # Formigny came seventh
    fight(state, {0: "b2 b8"})
    assert (list(state.points), state.phase, state.fought) == ([15, 0], SWAPPING, 8)  # Sluys came eighth


def test_h134_the_winner_chooses_among_all_that_are_left() -> None:
    state = won()
    assert (asked(state), state.phase) == (0, CHOOSING)
    assert legal(state) == {f"battle {number}" for number in range(2, 9)}
    (chosen,) = play(state, "0 battle 5")
    assert isinstance(chosen, ChoseBattle)
    assert (next_battle(state), asked(state), state.phase) == (5, 0, TURN)
    play(state, "0 havoc")
    assert state.battle == 4


def test_h134_only_where_the_option_says_so() -> None:
    assert won(game=Havoc()).phase == TURN


def test_h134_h29_of_sharers_the_winner_alone_chooses() -> None:
    state = table("b5 g5", "o1 o2", "o5 r5", recruits="y6 y7 y8", turn=1, game=WINNER)
    fight(state, {1: "o1 o2", 2: "o5 r5", 0: "b5 g5"})
    assert (asked(state), state.phase) == (2, CHOOSING)


def test_h44_nobody_chooses_the_first_battle() -> None:
    state = WINNER.new(3, FastDealer(1))
    assert state.phase == TURN and next_battle(state) == 1


def test_h44_after_a_year_of_peace_the_lowest_number_left_is_next() -> None:
    state = won()
    play(state, "0 battle 5")
    all_recruit(state)
    assert state.fates[4] == -2 and next_battle(state) == 2


def test_h44_with_one_battle_left_nobody_is_asked() -> None:
    assert won(fought=5).phase == CHOOSING
    state = won(fought=6)
    assert (state.phase, next_battle(state)) == (TURN, 8)
    assert won(fought=7).phase == SWAPPING


def test_h44_after_a_battle_that_no_seat_won_the_lowest_number_left_is_next() -> None:
    state = won(john="pile", game=Havoc(battle_order="winner", john_of_gaunt="replaces"))
    play(state, "0 battle 6", "0 recruit", "0 draw | john *")
    fight(state, {1: "o1 o2", 2: "n1 n2", 0: "b6 b7"})
    assert state.winner == 6 and state.fates[5] == -3
    assert (state.phase, next_battle(state)) == (TURN, 2)


def chosen_then_john() -> HavocState:
    """Seat 0 won and chose battle 6; then John came with an extra Chevauchées. Seat 0 holds three 9s and better."""
    hands = ("b5 g5 b9 g9 o9 r1", "o1 o2 o3 o4", "n1 n2 n3 n4")
    state = table(*hands, recruits="y6 y7 y8", game=WINNER_EXTRA, john="pile")
    fight(state, {0: "b5 g5"})
    play(state, "0 battle 6", "0 recruit", "0 draw | john *")
    return state


def test_h45_the_winner_of_an_extra_chevauchees_chooses_again() -> None:
    state = chosen_then_john()
    fight(state, {1: "o1 o2", 2: "n1 n2", 0: "b9 g9 o9 r1"})
    assert (asked(state), state.phase, state.fought) == (0, CHOOSING, 1)
    assert legal(state) == {f"battle {number}" for number in range(2, 9)}
    play(state, "0 battle 8")
    assert next_battle(state) == 8


def test_h45_h44_a_choice_that_was_chosen_over_is_no_longer_first_after_a_year_of_peace() -> None:
    state = chosen_then_john()
    fight(state, {1: "o1 o2", 2: "n1 n2", 0: "b9 g9 o9 r1"})
    play(state, "0 battle 8")
    all_recruit(state)
    assert state.fates[7] == -2 and next_battle(state) == 2


def test_h44_when_john_wins_an_extra_chevauchees_the_lowest_number_left_is_next() -> None:
    state = chosen_then_john()
    fight(state, {1: "o1 o2", 2: "n1 n2", 0: "b9 g9"})
    assert state.winner == 6 and state.fought == 1
    assert (state.phase, next_battle(state)) == (TURN, 2)


def test_h45_the_choice_comes_after_the_dealing_and_before_john() -> None:
    state = table(*HANDS, recruits="y6 y7 y8", game=WINNER_EXTRA, john="pile", fought=1)
    play(state, "0 havoc", "0 lay b5", "0 lay g5", "0 stand", "1 decline | john n8", "2 decline | *")
    events = play(state, "0 pass | *")
    assert told(events)[-3:] == ["Dealt", "Dealt", "BecamePeacekeeper"] and state.phase == CHOOSING
    assert told(play(state, "0 battle 7 | *"))[:2] == ["ChoseBattle", "JohnCriedHavoc"]


def test_h44_h134_choosing_keeps_the_other_battles_in_their_order() -> None:
    state = won()
    play(state, "0 battle 4")
    assert [battle + 1 for battle in state.order] == [1, 4, 2, 3, 5, 6, 7, 8, 9]
