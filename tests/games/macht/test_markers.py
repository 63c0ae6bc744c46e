"""The rulebook on action D: declaring, influence, number markers, Merlin, snake, resupply with markers."""

from __future__ import annotations

from tafelrunde.games.macht import influence, phases
from tafelrunde.games.macht.game import MachtState
from tests.games.macht.table import (
    MAGIC,
    ORANGE,
    SWORD,
    WHITE,
    act,
    clean,
    give,
    has,
    hold,
    in_reserve,
    in_stock,
    legal,
    marker,
    names,
    owner,
    pieces,
    region,
    reserve,
    show,
    swap_symbol,
)


def siege(cubes: int = 4, snakes: int = 0) -> MachtState:
    """Sword cycle: orange can take over Kent (castle) with three knights in Wessex against one knight and one mage."""
    state = clean(SWORD, cubes)
    hold(state, ORANGE, "wessex", knights=3)
    hold(state, WHITE, "kent", knights=1, mages=1)
    reserve(state, ORANGE, knights=2)
    give(state, ORANGE, "influence-castle")
    give(state, WHITE, *["snake"] * snakes)
    return state


# Playing


def test_p118_one_marker_after_another_each_for_a_cube() -> None:
    state = siege()
    give(state, ORANGE, "influence-key", "number-tent")
    told = act(state, "0 reinforce wessex")
    assert told[1] == "CubeLeft(cubes=3)" and names(state.discards) == ["influence-key"]
    assert (
        state.phase == phases.PLAYING and "done" in legal(state, ORANGE) and "deploy kent" not in legal(state, ORANGE)
    )
    assert "resupply" not in legal(state, ORANGE)
    act(state, "0 number tent")
    assert state.cubes == 2 and state.phase == phases.PLAYING
    act(state, "0 done")
    assert state.phase == phases.ACTING and state.actions == 1, "all markers together were one action"


def test_p16_p39_no_marker_without_an_effect() -> None:
    state = clean(SWORD)
    give(state, ORANGE, "influence-castle", "merlin", "movement", "sea-movement", "number-key")
    assert legal(state, ORANGE) == [
        "resupply", "number key", "resupply-with number-key", "resupply-with movement", "resupply-with sea-movement",
        "resupply-with merlin knights", "resupply-with merlin mages",
    ]  # fmt: skip
    reserve(state, ORANGE, knights=16, mages=16)
    act(state, "0 resupply-with movement")
    assert state.cubes == 3 and in_reserve(state, ORANGE) == (16, 16)


def test_p39_a_take_over_that_fails_cannot_be_declared_to_burn_a_cube() -> None:
    state = siege()
    hold(state, WHITE, "east-anglia", knights=1)
    assert "take-over kent" not in legal(state, ORANGE)


def test_p40_declared_then_cube_then_snake_then_retreat_and_occupation() -> None:
    state = siege(snakes=1)
    told = act(state, "0 take-over kent")
    assert [event.split("(")[0] for event in told] == ["TakeOverDeclared", "CubeLeft"]
    assert (state.phase, state.to_act(), state.cubes) == (phases.SNAKE_ASKED, [WHITE], 3)
    act(state, "1 allow")
    assert (state.phase, state.to_act()) == (phases.RETREATING, [WHITE])
    act(state, "1 retreat mage east-anglia")
    assert (state.phase, state.to_act()) == (phases.OCCUPYING, [ORANGE])
    act(state, "0 occupy")
    assert pieces(state, "kent") == (1, 0) and owner(state, "kent") == ORANGE


def test_p40_a_movement_is_declared_whole_before_the_cube_leaves() -> None:
    state = clean(SWORD)
    hold(state, ORANGE, "wessex", knights=2, mages=2)
    give(state, ORANGE, "movement")
    give(state, WHITE, "snake")
    assert act(state, "0 move wessex", "0 to kent", "0 knights 1") == []
    assert state.cubes == 4 and state.to_act() == [ORANGE] and names(state.markers[ORANGE]) == ["movement"]
    told = act(state, "0 mages 2")
    assert [event.split("(")[0] for event in told] == ["MovementDeclared", "CubeLeft"]
    assert state.to_act() == [WHITE] and pieces(state, "wessex") == (2, 2)


def test_p54_a_played_marker_pays_its_cube_before_the_effect() -> None:
    state = siege()
    give(state, ORANGE, "influence-key")
    told = act(state, "0 reinforce wessex")
    assert [event.split("(")[0] for event in told] == ["ReinforcementDeclared", "CubeLeft", "Reinforced"]


def test_p17_the_effect_of_the_last_marker_is_completed() -> None:
    state = siege(cubes=1)
    give(state, ORANGE, "number-key")
    act(state, "0 take-over kent", "1 retreat knight east-anglia")
    assert state.cubes == 0 and state.to_act() == [ORANGE] and state.cycle == SWORD
    told = act(state, "0 occupy")
    assert told[0].startswith("Occupied") and "CycleEnded(cycle=4)" in told
    assert state.cycle == SWORD + 1 and names(state.markers[ORANGE]) == ["number-key"]


# Influence


def test_p119_in_a_region_of_its_symbol_in_both_cycles() -> None:
    for cycle in (MAGIC, SWORD):
        state = clean(cycle)
        reserve(state, ORANGE, knights=1, mages=1)
        give(state, ORANGE, "influence-armour")
        assert legal(state, ORANGE, "reinforce") == ["reinforce bernicia", "reinforce gwynedd"]


def test_p120_reinforce_empty_or_own_however_full() -> None:
    state = clean(SWORD)
    reserve(state, ORANGE, knights=1, mages=1)
    hold(state, ORANGE, "kent", knights=4, mages=1)
    hold(state, WHITE, "mercia", knights=1)
    give(state, ORANGE, "influence-castle")
    assert legal(state, ORANGE, "reinforce") == [
        "reinforce strathclyde", "reinforce rheged", "reinforce east-anglia", "reinforce kent",
    ]  # fmt: skip
    assert "deploy kent" not in legal(state, ORANGE)
    act(state, "0 reinforce kent")
    assert pieces(state, "kent") == (5, 1) and in_reserve(state, ORANGE) == (0, 1)
    assert legal(state, WHITE) and state.to_act() == [ORANGE]


def test_p120_no_reinforcement_without_an_active_piece() -> None:
    state = clean(SWORD)
    reserve(state, ORANGE, mages=3)
    give(state, ORANGE, "influence-castle", "merlin")
    assert legal(state, ORANGE, "reinforce") == []


def test_p20_attack_must_exceed_defence() -> None:
    state = siege()
    assert (influence.attack(state, ORANGE, region("kent")), influence.defence(state, WHITE, region("kent"))) == (3, 2)
    assert legal(state, ORANGE, "take-over") == ["take-over kent"]
    hold(state, WHITE, "east-anglia", mages=5)
    assert legal(state, ORANGE, "take-over") == ["take-over kent"], "passive neighbours do not help"
    hold(state, WHITE, "east-anglia", knights=1)
    assert "take-over kent" not in legal(state, ORANGE), "3:3"
    told = act(siege(), "0 take-over kent")
    assert told[0] == "TakeOverDeclared(attack=3, defence=2, marker=0, region=13, seat=0)"


def test_p20_only_the_markers_symbol_and_only_active_attackers() -> None:
    state = siege()
    give(state, ORANGE, "influence-tent")
    hold(state, WHITE, "dumnonia", mages=1)
    assert legal(state, ORANGE, "take-over") == ["take-over kent", "take-over dumnonia"]
    state = clean(SWORD)
    hold(state, ORANGE, "wessex", mages=5)
    hold(state, WHITE, "kent", mages=1)
    give(state, ORANGE, "influence-castle")
    assert legal(state, ORANGE, "take-over") == []


def test_p20_p105_magic_counts_regions_of_the_same_symbol_but_not_the_target() -> None:
    state = clean(MAGIC)
    hold(state, ORANGE, "strathclyde", mages=4)
    hold(state, ORANGE, "wessex", mages=9)
    hold(state, WHITE, "kent", knights=1, mages=1)
    hold(state, WHITE, "mercia", mages=1)
    give(state, ORANGE, "influence-castle")
    assert (influence.attack(state, ORANGE, region("kent")), influence.defence(state, WHITE, region("kent"))) == (4, 3)
    assert legal(state, ORANGE, "take-over") == ["take-over mercia", "take-over kent"]


def test_p35_bonus_alone_may_be_enough() -> None:
    state = clean(SWORD)
    hold(state, WHITE, "kent", knights=1)
    give(state, ORANGE, "influence-castle")
    state.bonuses[0] = 2
    assert influence.attack(state, ORANGE, region("kent")) == 2
    assert legal(state, ORANGE, "take-over") == ["take-over kent"]


def test_p27_one_piece_may_retreat_and_the_others_go_to_the_stock() -> None:
    state = siege()
    act(state, "0 take-over kent")
    assert legal(state, WHITE) == ["retreat knight east-anglia", "retreat mage east-anglia", "no-retreat"]
    told = act(state, "1 retreat mage east-anglia")
    assert told == [
        "Retreated(goal=10, kind=1, seat=1, start=13)", "PiecesLost(knights=1, mages=0, region=13, seat=1)",
    ]  # fmt: skip
    assert pieces(state, "east-anglia") == (0, 1) and in_stock(state, WHITE) == (16, 15)
    assert owner(state, "kent") == -1


def test_p27_no_retreat_loses_all_to_the_stock_not_the_reserve() -> None:
    state = siege()
    act(state, "0 take-over kent", "1 no-retreat")
    assert in_stock(state, WHITE) == (16, 16) and in_reserve(state, WHITE) == (0, 0)


def test_p27_into_own_regions_however_full_but_never_the_rivals() -> None:
    state = siege()
    hold(state, WHITE, "east-anglia", mages=9)
    act(state, "0 take-over kent", "1 retreat knight east-anglia")
    assert pieces(state, "east-anglia") == (1, 9)
    state = siege()
    hold(state, ORANGE, "east-anglia", mages=1)
    act(state, "0 take-over kent")
    assert state.to_act() == [ORANGE], "nowhere to go"


def test_p27_neighbours_by_the_current_cycle() -> None:
    state = clean(MAGIC)
    hold(state, ORANGE, "bernicia", mages=2)
    hold(state, WHITE, "gwynedd", mages=1)
    swap_symbol(state, "wessex", "armour")
    give(state, ORANGE, "influence-armour")
    act(state, "0 take-over gwynedd")
    assert legal(state, WHITE) == ["retreat mage wessex", "no-retreat"]


def test_p28_exactly_one_active_piece_or_none() -> None:
    state = siege()
    act(state, "0 take-over kent", "1 no-retreat")
    assert legal(state, ORANGE) == ["occupy", "leave"]
    occupied = state.clone()
    act(occupied, "0 occupy")
    assert pieces(occupied, "kent") == (1, 0) and pieces(occupied, "wessex") == (3, 0)
    assert in_reserve(occupied, ORANGE) == (1, 0)
    told = act(state, "0 leave")
    assert told[0] == "LeftEmpty(region=13, seat=0)" and owner(state, "kent") == -1


def test_p28_even_after_the_last_cube() -> None:
    state = siege(cubes=1)
    act(state, "0 take-over kent", "1 no-retreat")
    assert state.phase == phases.OCCUPYING and state.cubes == 0


def test_p56_empty_questions_are_not_asked() -> None:
    state = siege(snakes=0)
    hold(state, ORANGE, "east-anglia", mages=1)
    reserve(state, ORANGE, knights=-2)
    told = act(state, "0 take-over kent")
    assert [event.split("(")[0] for event in told] == ["TakeOverDeclared", "CubeLeft", "PiecesLost", "LeftEmpty"]
    assert state.phase == phases.ACTING, "no snake, no retreat, no occupation, no other marker"


def test_p56_an_amount_without_choice_is_not_asked_but_bids_are() -> None:
    state = clean(SWORD)
    hold(state, ORANGE, "wessex", knights=1)
    give(state, ORANGE, "movement")
    told = act(state, "0 move wessex", "0 to kent")
    assert "PiecesMoved(count=1, goal=13, kind=0, seat=0, start=12)" in told and state.phase == phases.ACTING
    show(state, "uprising")
    act(state, "0 take uprising")
    assert (legal(state, ORANGE), legal(state, WHITE)) == (["bid 0"], ["bid 0"])


# Number markers


def test_p22_one_in_attack_and_defence_for_every_region_of_the_symbol() -> None:
    state = siege()
    hold(state, WHITE, "east-anglia", knights=1)
    give(state, ORANGE, "number-castle")
    assert legal(state, ORANGE, "take-over") == ["take-over east-anglia"], "Kent would be 3:3"
    act(state, "0 number castle")
    assert legal(state, ORANGE, "take-over") == ["take-over east-anglia", "take-over kent"], "4:3"
    state = siege()
    give(state, WHITE, "number-castle")
    state.turn = WHITE
    state.ask(phases.ACTING, WHITE)
    act(state, "1 number castle")
    assert influence.defence(state, WHITE, region("kent")) == 3
    assert influence.defence(state, WHITE, region("dyfed")) == 0, "a key"


def test_p22_bonuses_add_up_and_expire_at_the_end_of_the_cycle() -> None:
    state = clean(SWORD, cubes=2)
    give(state, ORANGE, "number-castle")
    act(state, "0 number castle")
    assert names(state.discards) == [] and list(state.bonuses)[:4] == [1, 0, 0, 0]
    state.bonuses[0] = 3
    assert influence.attack(state, ORANGE, region("kent")) == 3
    state.bonuses[0] = 1
    act(state, "0 resupply")
    assert sum(state.bonuses) == 0
    assert state.discards.count(marker("number-castle")) + state.bowl.count(marker("number-castle")) == 1


def test_p22_the_bonus_follows_the_symbol_at_that_moment() -> None:
    state = siege()
    state.bonuses[0] = 1
    swap_symbol(state, "kent", "armour")
    assert influence.attack(state, ORANGE, region("kent")) == 3


def test_p23_the_number_marker_comes_first() -> None:
    state = siege()
    hold(state, WHITE, "east-anglia", knights=1)
    give(state, ORANGE, "number-castle")
    assert "take-over kent" not in legal(state, ORANGE)
    act(state, "0 number castle", "0 take-over kent")
    assert state.cubes == 2


# Merlin, snake, resupply


def test_p26_p50_merlin_is_any_influence_marker_in_either_use() -> None:
    state = siege()
    state.markers[ORANGE].remove(marker("influence-castle"))
    state.bowl.add(marker("influence-castle"))
    give(state, ORANGE, "merlin")
    assert len(legal(state, ORANGE, "reinforce")) == 14, "every region but the rival's"
    assert legal(state, ORANGE, "take-over") == ["take-over kent by merlin"] and legal(state, ORANGE, "number") == []
    give(state, ORANGE, "number-castle")
    told = act(state, "0 number castle", "0 take-over kent by merlin", "1 no-retreat", "0 leave")
    assert "TakeOverDeclared(attack=4, defence=2, marker=10, region=13, seat=0)" in told, "the castle of Kent counts"
    assert names(state.discards) == ["merlin"]


def test_p19_the_snake_stops_any_use_of_a_played_marker() -> None:
    uses = {
        "influence-castle": "reinforce mercia", "merlin": "reinforce kent by merlin", "number-key": "number key",
        "movement": "resupply-with movement", "snake": "resupply-with snake knights",
    }  # fmt: skip
    for name, said in uses.items():
        state = clean(SWORD)
        reserve(state, ORANGE, knights=1)
        give(state, ORANGE, name)
        give(state, WHITE, "snake")
        before = (list(state.pieces), list(state.reserve), list(state.bonuses))
        act(state, f"0 {said}")
        assert legal(state, WHITE) == ["snake", "allow"]
        told = act(state, "1 snake")
        assert told[0] == f"MarkerStopped(marker={marker(name)}, seat=1)"
        assert (list(state.pieces), list(state.reserve), list(state.bonuses)) == before
        assert sorted(names(state.discards)) == sorted(["snake", name]) and state.cubes == 2


def test_p19_a_stopped_seat_goes_on_and_several_snakes_may_be_played() -> None:
    state = siege(cubes=6, snakes=2)
    give(state, ORANGE, "number-key", "number-tent")
    act(state, "0 take-over kent", "1 snake")
    assert state.phase == phases.PLAYING and state.to_act() == [ORANGE]
    act(state, "0 number key", "1 snake", "0 number tent")
    assert (state.cubes, list(state.bonuses)[:4]) == (1, [0, 0, 1, 0])


def test_p19_no_snake_against_lightning_or_in_ones_own_turn() -> None:
    state = clean(SWORD)
    give(state, ORANGE, "snake")
    give(state, WHITE, "snake")
    show(state, "victory-point")
    assert "snake" not in legal(state, ORANGE)
    told = act(state, "0 take victory-point", "0 bid 0", "1 bid 0")
    assert not has(told, "MarkerStopped") and state.to_act() == [ORANGE]


def test_p19_a_snake_that_stops_cannot_be_stopped() -> None:
    state = siege(cubes=6, snakes=1)
    give(state, ORANGE, "snake")
    act(state, "0 take-over kent", "1 snake")
    assert state.to_act() == [ORANGE] and state.phase == phases.PLAYING


def test_p18_a_marker_that_takes_the_last_cube_cannot_be_stopped() -> None:
    state = siege(cubes=1, snakes=1)
    act(state, "0 take-over kent")
    assert state.phase == phases.RETREATING


def test_p18_a_snake_that_takes_the_last_cube_ends_the_cycle_at_once() -> None:
    state = siege(cubes=2, snakes=1)
    give(state, ORANGE, "number-key")
    told = act(state, "0 take-over kent", "1 snake")
    assert [event.split("(")[0] for event in told[:5]] == [
        "TakeOverDeclared", "CubeLeft", "MarkerStopped", "CubeLeft", "CycleEnded",
    ]  # fmt: skip
    assert owner(state, "kent") == WHITE and state.cycle == SWORD + 1


def test_p121_what_markers_give_as_resupply() -> None:
    gives = {
        "number-castle": (1, 1), "movement": (1, 1), "sea-movement": (1, 1), "merlin knights": (2, 0),
        "merlin mages": (0, 2), "snake knights": (2, 0), "snake mages": (0, 2),
    }  # fmt: skip
    for use, received in gives.items():
        state = clean(SWORD)
        give(state, ORANGE, use.split()[0])
        act(state, f"0 resupply-with {use}")
        assert in_reserve(state, ORANGE) == received and state.cubes == 3
    state = clean(SWORD)
    give(state, ORANGE, "influence-key")
    assert legal(state, ORANGE, "resupply-with") == []


def test_p51_both_choices_stay_with_an_empty_stock() -> None:
    state = clean(SWORD)
    give(state, ORANGE, "merlin")
    reserve(state, ORANGE, knights=16)
    assert legal(state, ORANGE, "resupply-with") == ["resupply-with merlin knights", "resupply-with merlin mages"]
    act(state, "0 resupply-with merlin knights")
    assert in_reserve(state, ORANGE) == (16, 0)
