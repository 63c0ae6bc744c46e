"""The engine and the slow formulation of the rules in `reference.py` agree, decision by decision."""

from __future__ import annotations

import pytest

from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import FastDealer, ScriptedDealer
from tafelrunde.games.maginor import phases, rules
from tafelrunde.games.maginor.components import ORACLES, SPELLS, VALUE, duel_result
from tafelrunde.games.maginor.game import MaginorState, empty_table
from tests.games.maginor.reference import BEATS, Reference
from tests.games.maginor.table import GAME, has_won, where_maginor_is

FACES = ["fire", "water", "earth", "air", "doom", "maginor"]


def play_both(seats: int, dealer: FastDealer, rolls_of_ten: int) -> int:
    """One match in both, the choices made at random; rolls vary in frequency. Returns how many decisions it had."""
    state = GAME.new(seats, dealer)
    beside = {ORACLES[n]: SPELLS[state.beside[n]] for n in state.circle if state.beside[n] != NONE}
    faces: list[int] = []
    reference = Reference(
        seats, [ORACLES[n] for n in state.circle], beside, int(state.turn), lambda: FACES[faces.pop()]
    )
    talk = reference.match()
    choices = next(talk)
    for count in range(9999):
        compare(state, reference, choices)
        seat = list(choices)[dealer.pick(len(choices))]
        names = sorted(choices[seat])
        said = "roll" if "roll" in names and dealer.pick(10) < rolls_of_ten else names[dealer.pick(len(names))]
        face = dealer.pick(6)
        faces[:] = [face]
        scripted = ScriptedDealer([face])
        state.apply(seat, GAME.catalogue.number(GAME.parse_action(said)), scripted)
        try:
            choices = talk.send((seat, said))
        except StopIteration:
            assert state.to_act() == []
            compare_ends(state, reference)
            return count
        assert len(faces) == 1 - scripted.count, "Only one of them rolled."
    raise AssertionError("This match does not end.")


def compare(state: MaginorState, reference: Reference, choices: dict[int, list[str]]) -> None:
    assert state.to_act() == sorted(choices)
    for seat, names in choices.items():
        legal = [GAME.action_name(action) for action in GAME.legal_actions(state, seat)]
        assert sorted(legal) == sorted(names), GAME.position(state.view(seat))
    if state.phase == phases.FREE_PHASE:
        compare_tables(state, reference)


def compare_tables(state: MaginorState, reference: Reference) -> None:
    walker = reference.maginor.replace("before ", ">").replace("start", "hall")
    assert where_maginor_is(state) == walker
    for seat in reference.seats:
        assert state.supply[seat] == reference.supply(seat)
        assert state.wizards[seat] == (ORACLES.index(reference.wizard[seat]) if reference.wizard[seat] else NONE)
        assert {SPELLS[n] for n in range(10) if state.has_spell(seat, n)} == set(reference.spells[seat])
        assert [name for name in ORACLES if has_won(state, seat, name)] == sorted(
            reference.won[seat], key=ORACLES.index
        )
        assert state.votes(seat) == reference.votes(seat)


def compare_ends(state: MaginorState, reference: Reference) -> None:
    standings = state.standings()
    assert standings is not None
    votes = [reference.votes(seat) for seat in reference.seats]
    ranks = [(votes[seat], max([VALUE[ORACLES.index(n)] for n in reference.won[seat]], default=0))
             for seat in reference.seats]  # fmt: skip
    assert standings.points == tuple(votes)
    assert list(standings.places) == [1 + sum(other > rank for other in ranks) for rank in ranks]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rolls_of_ten", [0, 3, 7])
def test_matches_agree_decision_by_decision(seats: int, rolls_of_ten: int) -> None:
    dealer = FastDealer(seats * 100 + rolls_of_ten)
    for _ in range(4):
        assert play_both(seats, dealer, rolls_of_ten) > 50


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_matches_agree_decision_by_decision(seats: int) -> None:
    dealer = FastDealer(seats)
    for match in range(300):
        play_both(seats, dealer, match % 9)


def test_the_duel_table_is_that_of_the_rulebook() -> None:
    names = ["earth", "water", "fire"]
    for mine, challengers in enumerate(names):
        for theirs, defenders in enumerate(names):
            if (challengers, defenders) in BEATS:
                expected = 0
            elif (defenders, challengers) in BEATS or challengers == "earth":
                expected = 1
            else:
                expected = 2
            assert duel_result(mine, theirs) == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_leaders_of_random_oracles(seats: int) -> None:
    """Tokens thrown at random at every oracle: most tokens, among equals the first met along the rim."""
    dealer = FastDealer(seats)
    ties = 0
    for _ in range(2000):
        state = empty_table(seats)
        oracle = dealer.pick(11)
        rim = [seat for slot in range(VALUE[oracle]) if (seat := lay(state, oracle, slot, dealer)) != NONE]
        ranked = sorted(set(rim), key=lambda seat: (-rim.count(seat), rim.index(seat)))
        ties += len({rim.count(seat) for seat in ranked}) < len(ranked)
        assert rules.leaders(state, oracle) == ((*ranked, NONE, NONE)[0], (*ranked, NONE, NONE)[1])
        assert GAME.shown(state.view(0)).order[oracle] == tuple(ranked)
    assert ties > 200


def lay(state: MaginorState, oracle: int, slot: int, dealer: FastDealer) -> int:
    """A token of a random seat at the slot, or none."""
    seat: int = dealer.pick(state.seats + 2)
    if seat >= state.seats:
        return NONE
    state.lay_token(oracle, slot, seat)
    return seat
