"""The rulebook, paragraph by paragraph: Maginor's walk, evaluations, duels, the end of the game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Standings
from tafelrunde.core.messages import Item
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.games.maginor import phases, rules
from tafelrunde.games.maginor.components import ORACLES
from tafelrunde.games.maginor.events import Evaluated
from tafelrunde.games.maginor.game import MaginorState
from tafelrunde.games.maginor.state import FILLED, LEFT
from tafelrunde.words import Words
from tests.games.maginor.table import (
    CIRCLE,
    FIRE,
    GAME,
    HAT,
    WATER,
    act,
    has_spell,
    has_won,
    heard,
    in_circle,
    legal,
    lies_beside,
    oracle,
    owners,
    some,
    table,
    where_maginor_is,
)

# Maginor's walk


def walk(state: MaginorState) -> list[str]:
    """Let Maginor step until the match is over: seats that cannot place anything roll his face. Where he stood."""
    stations = [where_maginor_is(state)]
    while state.to_act():
        if state.phase == phases.CHOOSING_PRIZE:
            act(state, f"{state.to_act()[0]} claim oracle")
            continue
        seat = state.to_act()[0]
        if state.wizards[seat] == NONE:
            act(state, f"{seat} move hall")
            continue
        before = where_maginor_is(state)
        act(state, f"{seat} roll", f"{seat} name doom", picks=[HAT])
        if state.phase in (phases.PLACING, phases.CHALLENGING):
            act(state, f"{seat} {legal(state)[0]}")
        while state.phase == phases.DUELLING:
            act(state, f"{state.to_act()[0]} send earth")
        stations += [where_maginor_is(state)] * (where_maginor_is(state) != before)
    return stations


def test_m4_two_and_twenty_steps_through_all_gaps_and_oracles() -> None:
    stations = walk(table("hall hall"))
    others = CIRCLE.split()[1:]
    assert stations == ["hall", *[place for name in others for place in (f">{name}", name)], ">hall", "hall"]
    assert len(list(pairwise(stations))) == 22


def test_m127_maginor_before_the_grey_eagle() -> None:
    state = table("fox bear", circle="hall eagle stag fox bear", maginor=">eagle", eagle="1.0.......")
    act(state, "0 play wand", "0 aim hall", "0 name fire", "0 put 1", picks=[HAT])
    assert where_maginor_is(state) == "eagle" and in_circle(state, "eagle")
    events = act(state, "0 play wand", "0 aim hall", "0 name fire", "0 put 6", picks=[HAT])
    assert where_maginor_is(state) == ">stag"
    assert heard(events)[-2:] == ["MaginorStepped", "Evaluated"] and state.phase == phases.CHOOSING_PRIZE
    act(state, "1 claim oracle")
    assert has_won(state, 1, "eagle") and has_spell(state, 0, "teleport")


def test_m3_leaving_the_hall_at_the_beginning_evaluates_nothing() -> None:
    state = table("eagle fox", hall="10" + "." * 13)
    events = act(state, "0 roll", "0 name air", "0 put 1", picks=[HAT])
    assert heard(events) == ["Rolled", "Named", "Placed", "MaginorStepped", "TurnBegan"]
    assert where_maginor_is(state) == ">frog" and in_circle(state, "hall")


def test_m35_all_oracles_gone_before_maginor_left_the_hall() -> None:
    state = table("hall hall", circle="hall")
    act(state, "0 roll", "0 name air", "0 put 4", picks=[HAT])
    assert where_maginor_is(state) == ">hall" and in_circle(state, "hall")
    act(state, "1 roll", "1 name air", "1 put 9", picks=[HAT])
    assert where_maginor_is(state) == "hall" and state.phase == phases.CHOOSING_PRIZE


# Evaluation


@pytest.mark.parametrize("maginor", ["hall", ">fox", "bear"])
def test_m128_a_filled_oracle_is_evaluated_wherever_maginor_is(maginor: str) -> None:
    state = table("owl bear", owl="0000.00", maginor=maginor)
    events = act(state, "0 play air", "0 put 5")
    assert isinstance(events[-1], Evaluated) and events[-1].cause == FILLED
    act(state, "0 claim oracle")
    assert not in_circle(state, "owl") and where_maginor_is(state) == maginor


def test_m128_an_oracle_is_evaluated_when_maginor_leaves_it() -> None:
    state = table("bear fox", circle="hall owl eagle bear fox", maginor="owl", owl="0......")
    events = act(state, "0 roll", "0 name air", "0 put 2", picks=[HAT])
    assert isinstance(events[-1], Evaluated) and events[-1].cause == LEFT


def test_m128_every_oracle_is_evaluated_once() -> None:
    dealer = FastDealer(5)
    for seats in (2, 3, 4):
        state = GAME.new(seats, dealer)
        gone = 0
        while state.owing:
            seat = state.next_seat()
            choices = state.legal(seat)
            state.apply(seat, choices[dealer.pick(len(choices))], dealer)
            assert gone & state.in_circle == 0
            gone |= (1 << len(ORACLES)) - 1 & ~int(state.in_circle)
        assert gone == (1 << len(ORACLES)) - 1


def test_m132_the_hall_waits_for_maginor_even_if_it_is_full() -> None:
    state = table("hall hall", hall="01" * 7 + ".", maginor=">bear")
    events = act(state, "0 play doom", "0 put 15")
    assert heard(events) == ["Played", "Placed"] and state.to_act() == [0] and in_circle(state, "hall")


def test_m129_most_tokens_first_next_most_second() -> None:
    state = table("owl owl owl owl", circle="hall owl bear", owl="311322.", maginor="owl")
    assert rules.leaders(state, oracle("owl")) == (3, 1)
    state = table("owl owl owl owl", circle="hall owl bear", owl="3111...", maginor="owl")
    assert rules.leaders(state, oracle("owl")) == (1, 3)


@pytest.mark.parametrize(
    ("tokens", "first", "second"),
    [
        ("01.....", 0, 1),
        ("10.....", 1, 0),
        (".2.0.1.", 2, 0),
        (".2.0011", 0, 1),
        ("2110...", 1, 2),
        ("0122100", 0, 1),
        ("..3....", 3, NONE),
        (".......", NONE, NONE),
    ],
)
def test_m22_among_equals_the_earlier_token_in_rim_order(tokens: str, first: int, second: int) -> None:
    state = table("- - - -", circle="hall bear", maginor=">bear")
    state.in_circle |= 1 << oracle("owl")
    for slot, owner in enumerate(tokens):
        if owner != ".":
            state.lay_token(oracle("owl"), slot, int(owner))
    assert rules.leaders(state, oracle("owl")) == (first, second)


@pytest.mark.parametrize(
    ("tokens", "order"),
    [
        (".......", ()),
        ("..3....", (3,)),
        ("01.....", (0, 1)),
        ("10.....", (1, 0)),
        ("3.2.1.0", (3, 2, 1, 0)),
        (".2.0011", (0, 1, 2)),
        ("2110...", (1, 2, 0)),
        ("3012210", (0, 1, 2, 3)),
    ],
)
def test_m22_the_view_tells_the_order_if_evaluated_now(tokens: str, order: tuple[int, ...]) -> None:
    """Most tokens first, ties by rim order; for everybody, and in words too."""
    state = table("- - - -", circle="hall owl bear", maginor=">bear")
    for slot, owner in enumerate(tokens):
        if owner != ".":
            state.lay_token(oracle("owl"), slot, int(owner))
    for seat in (ONLOOKER, 0, 3):
        view = state.view(seat)
        shown = GAME.shown(view)
        assert shown.order[oracle("owl")] == order and shown.order[oracle("bear")] == ()
    said = [part for part in GAME.tell_position(view) if isinstance(part, Item)][-2]
    assert Words("en", ["A", "B", "C", "D"]).text(said.label) == "Wise Owl (7 votes)"
    told = Words("en", ["A", "B", "C", "D"]).text(said.says).partition("; if scored now: ")[2]
    assert told == Words("en").listed(["ABCD"[seat] for seat in order])


def leave(owl: str, prize: str = "", seats: int = 4) -> MaginorState:
    """Maginor leaves the Wise Owl, beside which Superiority lies; the first seat claims a prize."""
    state = table("bear bear bear bear"[: 5 * seats - 1], circle="hall owl bear fox", maginor="owl", owl=owl)
    act(state, "0 roll", "0 name air", "0 put 2", picks=[HAT])
    if prize:
        act(state, prize)
    return state


def test_m23_the_first_chooses_the_second_gets_the_other() -> None:
    state = leave("21.0322")
    assert state.to_act() == [2] and legal(state) == ["claim oracle", "claim spell"]
    act(state, "2 claim spell")
    assert has_spell(state, 2, "superiority") and has_won(state, 1, "owl")
    assert not any(state.won[seat] | state.spells[seat] for seat in (0, 3))
    state = leave("21.0322", "2 claim oracle")
    assert has_won(state, 2, "owl") and has_spell(state, 1, "superiority")


def test_m23_a_seat_alone_chooses_and_the_rest_leaves_the_game() -> None:
    state = leave("1......", "1 claim spell")
    assert has_spell(state, 1, "superiority") and not any(state.won)
    state = leave("1......", "1 claim oracle")
    assert has_won(state, 1, "owl") and not any(state.spells) and lies_beside(state, "owl") == "-"


def test_m23_without_tokens_both_leave_the_game() -> None:
    state = leave(".......")
    assert not any(state.won) and not any(state.spells) and not in_circle(state, "owl")
    assert lies_beside(state, "owl") == "-" and state.phase == phases.FREE_PHASE


def test_m49_without_a_spell_nobody_is_asked() -> None:
    state = table("fox owl", circle="hall bear fox owl", maginor="bear", bear="110..........")
    events = act(state, "0 roll", "0 name air", "0 put 4", picks=[HAT])
    assert "WonOracle" in heard(events) and "WonSpell" not in heard(events)
    assert has_won(state, 1, "bear") and state.phase == phases.FREE_PHASE


def test_m51_prizes_then_tokens_then_wizards_then_the_circle() -> None:
    state = table("bear owl", circle="hall owl fox bear", maginor="owl", owl="10.....")
    act(state, "0 roll", "0 name air", "0 put 2", picks=[HAT])
    assert where_maginor_is(state) == ">fox", "he has already left"
    assert owners(state, "owl") == "10....." and state.wizards[1] == oracle("owl")
    events = act(state, "1 claim oracle")
    assert heard(events) == [
        "WonOracle", "WonSpell", "TokensReturned", "TokensReturned", "WentToMiddle", "TurnBegan",
    ]  # fmt: skip
    state = table("fox owl", maginor="fox", fox="11111.")
    act(state, "0 play doom", "0 name earth", "0 put 6")
    assert where_maginor_is(state) == "fox", "he stays until the circle closes"


def test_m130_tokens_return_to_their_owners() -> None:
    state = leave("1100...", "1 claim oracle", seats=3)
    assert list(state.supply) == [14, 15, 15], "one token of seat 0 lies at the Stone Bear"
    assert owners(state, "owl") == "." * 7


def test_m131_wizards_go_to_the_middle() -> None:
    state = table("owl owl bear", owl="1111.11")
    act(state, "0 play air", "0 put 5", "1 claim oracle")
    assert list(state.wizards) == [NONE, NONE, oracle("bear")]


def test_m5_in_the_gap_before_a_filled_oracle_maginor_stays() -> None:
    state = table("fox bear", fox="00000.", maginor=">fox")
    events = act(state, "0 play doom", "0 name earth", "0 put 6", "0 claim oracle")
    assert "MaginorStepped" not in heard(events)
    assert where_maginor_is(state) == ">owl"
    state = table("dragon bear", circle="hall bear dragon", dragon="00000000000001"[:13] + ".", maginor=">dragon")
    act(state, "0 play fire", "0 put 14", "0 claim oracle")
    assert where_maginor_is(state) == ">hall"


def test_m5_he_walks_on_as_if_the_oracle_had_never_been_there() -> None:
    state = table("fox bear", fox="00000.", maginor="frog")
    act(state, "0 play doom", "0 name earth", "0 put 6", "0 claim oracle")
    assert where_maginor_is(state) == "frog"
    act(state, "1 roll", "1 name air", "1 put 2", picks=[HAT])
    assert where_maginor_is(state) == ">owl"


def test_m6_on_a_filled_oracle_maginor_goes_to_the_gap_after_it() -> None:
    state = table("fox bear", fox="00000.", maginor="fox")
    events = act(state, "0 play doom", "0 name earth", "0 put 6", "0 claim oracle")
    assert heard(events)[-2:] == ["MaginorStepped", "TurnBegan"] and where_maginor_is(state) == ">owl"


def test_m7_maginors_step_is_lost_when_the_token_fills_the_oracle() -> None:
    state = table("fox bear", fox="00000.", maginor=">bear")
    events = act(state, "0 roll", "0 name earth", "0 put 6", "0 claim oracle", picks=[HAT])
    assert heard(events)[3:5] == ["StepLost", "Evaluated"]
    assert where_maginor_is(state) == ">bear" and state.to_act() == [1]
    state = table("bear bear", fox="00000.", maginor=">owl")
    act(state, "0 play wand", "0 aim fox", "0 name earth", "0 put 6", "0 claim oracle", picks=[HAT])
    assert where_maginor_is(state) == ">owl" and state.to_act() == [1]


# Duels


def test_m133_the_challenger_lays_a_token_from_the_supply() -> None:
    state = table("fox bear", fox="1...1.")
    assert heard(act(state, "0 play fire", "0 challenge 5")) == ["Played", "Challenged"]
    assert list(state.supply) == [14, 13] and owners(state, "fox") == "1...1."
    assert state.to_act() == [0, 1] and state.slot == 4


def test_m134_choices_are_sealed_until_both_are_made() -> None:
    views = []
    for secret in ("earth", "water", "fire"):
        state = table("fox bear bear", fox="1...1.")
        events = act(state, "0 play fire", "0 challenge 5", f"1 send {secret}")
        assert state.to_act() == [0] and legal(state, 0) == ["send earth", "send water", "send fire"]
        told = [repr(event.seen_by(seat)) for event in events for seat in (0, 2, -1)]
        views.append((state.view(0), state.view(2), state.view(-1), told))
        assert state.view(1).defenders == ("earth", "water", "fire").index(secret)
    assert views[0] == views[1] == views[2]
    act(state, "0 send earth")
    assert owners(state, "fox") == "1...1.", "fire beats earth"


@pytest.mark.parametrize(
    ("challengers", "defenders", "left"),
    [
        ("earth", "water", "0"),
        ("water", "fire", "0"),
        ("fire", "earth", "0"),
        ("water", "earth", "1"),
        ("fire", "water", "1"),
        ("earth", "fire", "1"),
        ("earth", "earth", "1"),
        ("water", "water", "."),
        ("fire", "fire", "."),
    ],
)
def test_m19_m135_the_nine_outcomes_of_a_duel(challengers: str, defenders: str, left: str) -> None:
    for order in ((0, 1), (1, 0)):
        state = table("fox bear", fox="1...1.")
        act(state, "0 play fire", "0 challenge 5")
        sent = {0: challengers, 1: defenders}
        events = act(state, *[f"{seat} send {sent[seat]}" for seat in order])
        assert owners(state, "fox") == f"1...{left}."
        assert list(state.supply) == [15 - (left == "0"), 14 - (left == "1")]
        assert heard(events) == ["Sealed"] * 2 + ["Revealed"] * 2 + ["DuelDrawn" if left == "." else "DuelWon"]
        assert state.phase == phases.FREE_PHASE and state.to_act() == [0]


def chain(state: MaginorState) -> tuple[int | bool, ...]:
    """What is under way, as an onlooker sees it."""
    view = state.view(-1)
    return (
        view.is_last_roll, view.step_due, view.oracle, view.symbol, view.slot, view.challengers, view.defenders,
        view.card, view.cause,
    )  # fmt: skip


NOTHING = (False, False, -1, -1, -1, -1, -1, -1, -1)


def test_m134_nothing_of_a_duel_is_left_when_the_next_begins() -> None:
    state = table("fox bear", fox="1...1.")
    act(state, "0 roll", "0 challenge 5", "0 send fire", "1 send fire", picks=[FIRE])
    assert chain(state) == NOTHING
    act(state, "1 move fox", "0 roll", "0 put 5", "1 play fire", "1 challenge 5", picks=[FIRE])
    assert state.view(0).defenders == state.view(1).challengers == -1


def test_m51_in_an_evaluation_only_the_oracle_and_the_cause_are_under_way() -> None:
    state = table("fox bear", fox="00000.")
    act(state, "0 roll", "0 name earth", "0 put 6", picks=[HAT])
    assert chain(state) == (False, False, oracle("fox"), -1, -1, -1, -1, -1, FILLED)
    act(state, "0 claim oracle")
    assert chain(state) == NOTHING
    state = last_step("1..0....0....0.", {})
    act(state, "0 claim oracle")
    assert chain(state) == NOTHING
    state = table("fox -", played={0: "fire water earth"}, spells={0: "recall superiority"})
    act(state, "0 cast recall", "0 take fire", "0 take water", "0 cast superiority", "0 put 1", "0 done")
    assert chain(state) == NOTHING


def test_m21_a_duel_never_fills_an_oracle() -> None:
    for sent in ("earth", "water", "fire"):
        state = table("fox bear", fox="1010.0")
        act(state, "0 play water", "0 challenge 3", "0 send water", f"1 send {sent}")
        assert in_circle(state, "fox") and state.phase == phases.FREE_PHASE
    state = table("hall hall", hall="01" * 7 + "0", circle="hall", maginor=">hall")
    act(state, "0 roll", "0 challenge 2", "0 send earth", "1 send water", picks=[WATER])
    assert state.to_act() == [1]


# The end


def last_step(hall: str, won: dict[int, str], seats: int = 3, spells: dict[int, str] | None = None) -> MaginorState:
    """Maginor steps onto the Hall, the last oracle; seat 0 has named air, whose slots are all taken."""
    state = table(" ".join(["hall"] * seats), circle="hall", maginor=">hall", hall=hall, won=won, spells=spells)
    act(state, "0 roll", "0 name air", picks=[HAT])
    return state


def test_m136_the_match_is_over_when_the_hall_has_been_evaluated() -> None:
    state = last_step("1..0....0....0.", {0: "eagle", 1: "fox", 2: "bear"})
    assert state.to_act() == [0] and state.standings() is None
    events = act(state, "0 claim oracle")
    assert heard(events)[-1] == "GameEnded" and state.to_act() == []
    assert has_won(state, 0, "hall") and has_spell(state, 1, "high_wizard")
    assert state.standings() == Standings((1, 3, 2), "maginor-reason-votes", (25, 11, 13))


def test_m34_play_goes_on_at_a_full_hall_until_maginor_steps_onto_it() -> None:
    state = table("hall hall", circle="hall", maginor="hall", hall="010101010101010")
    act(state, "0 roll", picks=[FIRE])
    assert some(state, "challenge") == ["6"]
    act(state, "0 challenge 6", "0 send earth", "1 send earth")
    act(state, "1 roll", "1 name fire", "1 challenge 1", "1 send earth", "0 send earth", picks=[HAT])
    assert where_maginor_is(state) == ">hall" and state.to_act() == [0]
    act(state, "0 roll", "0 name fire", "0 challenge 6", "0 send earth", "1 send earth", picks=[HAT])
    assert state.phase == phases.CHOOSING_PRIZE and state.to_act() == [0]
    act(state, "0 claim oracle")
    assert state.to_act() == []


def test_m137_votes_of_oracles_and_rituals() -> None:
    state = last_step("....." * 3, {0: "frog", 1: "fox"}, spells={0: "golden_cauldron", 2: "recall"})
    act(state, "0 put 4")
    act(state, "0 claim spell")
    standings = state.standings()
    assert standings == Standings((1, 2, 3), "maginor-reason-votes", (13, 6, 0))
    assert GAME.shown(state.view(-1)).votes == (13, 6, 0)


def finished(won: dict[int, str], spells: dict[int, str] | None = None, seats: int = 3) -> Standings | None:
    """The standings of a match that ended this way."""
    state = table(" ".join(["-"] * seats), circle="hall", maginor=">hall", spells=spells)
    for seat, names in won.items():
        state.won[seat] = sum(1 << oracle(name) for name in names.split())
    state.end()
    return state.standings()


def test_m36_among_equals_the_highest_oracle_decides() -> None:
    won = {0: "frog owl", 1: "fox raven", 2: "dragon"}
    assert finished(won) == Standings((3, 2, 1), "maginor-reason-highest-oracle", (12, 14, 14))
    standings = finished({0: "frog"}, {1: "high_wizard"}, seats=2)
    assert standings == Standings((1, 2), "maginor-reason-highest-oracle", (5, 5))


def test_m36_without_an_oracle_the_place_is_shared() -> None:
    assert finished({}) == Standings((1, 1, 1), "maginor-reason-shared", (0, 0, 0))


def test_m48_the_other_places_are_decided_in_the_same_way() -> None:
    standings = finished({0: "frog owl", 1: "hall", 3: "serpent"}, seats=4)
    assert standings == Standings((3, 1, 4, 2), "maginor-reason-votes", (12, 15, 0, 12))
    assert finished({2: "hall"}) == Standings((2, 2, 1), "maginor-reason-votes", (0, 0, 15))
