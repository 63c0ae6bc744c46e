"""Macht & Ohnmacht keeps the laws of every game, with every option."""

from __future__ import annotations

import pytest

from tafelrunde.core.catalogue import Action
from tafelrunde.core.conformance import check_match, check_outcomes, facts, positions
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.errors import UnknownNotation
from tafelrunde.core.match import Match
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.games.macht import phases
from tafelrunde.games.macht.game import Macht, MachtState
from tests.games.macht.table import GAME

TABLES = [(tiebreak, empty) for tiebreak in ("new", "old") for empty in (True, False)]


@pytest.mark.parametrize(("tiebreak", "empty"), TABLES)
def test_every_law_of_a_game(tiebreak: str, empty: bool) -> None:
    match = check_match(Macht(tiebreak, empty), 2, seed=TABLES.index((tiebreak, empty)))
    assert match.standings() is not None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 160))
def test_every_law_of_a_game_in_many_matches(seed: int) -> None:
    check_match(Macht(*TABLES[seed % 4]), 2, seed)


def test_no_region_ever_holds_pieces_of_both_in_many_matches() -> None:
    dealer = FastDealer(11)
    for _ in range(20):
        state = GAME.new(2, dealer)
        while state.owing:
            seat = state.next_seat()
            legal = state.legal(seat)
            state.apply(seat, legal[dealer.pick(len(legal))], dealer)
            GAME.check_components(state)


def test_a_sealed_bid_reaches_nobody_else() -> None:
    """Whatever the first bid is, rival and onlooker get the same view, prompt, position and events."""
    for match in positions(GAME, 2, 4):
        if match.state.phase == phases.BIDDING and match.to_act() == [0, 1]:
            shown = set()
            for action in match.legal(0):
                other = Match.load(match.record())
                other.play(0, action)
                for seat in (1, ONLOOKER):
                    view = other.state.view(seat)
                    told = [repr(event.seen_by(seat)) for event in other.told[-1]]
                    shown.add(
                        (
                            seat,
                            repr(view),
                            repr(GAME.tell_prompt(view, other.legal(seat))),
                            GAME.position(view),
                            repr(told),
                        )
                    )
            assert len(shown) == 2
            return
    raise AssertionError("no auction in this match")


def test_imagined_bids_differ() -> None:
    for match in positions(GAME, 2, 4):
        if match.state.phase == phases.BIDDING and len(match.legal(0)) > 2 and match.to_act() == [0, 1]:
            match.play(0, match.legal(0)[1])
            view = match.state.view(1)
            dealer = FastDealer(1)
            bids = {GAME.imagine(view, dealer).bids[0] for _ in range(60)}
            assert len(bids) > 2
            return
    raise AssertionError("no auction in this match")


def test_what_is_hidden_is_really_swapped() -> None:
    """The leak test would prove nothing if the sealed bid stayed the same; the seat's own bid stays."""
    for match in positions(GAME, 2, 4):
        if match.state.phase == phases.BIDDING and len(match.legal(0)) > 2 and match.to_act() == [0, 1]:
            match.play(0, match.legal(0)[1])
            dealer = FastDealer(1)
            assert len({GAME.swap_hidden(match.state, 1, dealer).bids[0] for _ in range(60)}) > 2
            assert {GAME.swap_hidden(match.state, 0, dealer).bids[0] for _ in range(60)} == {1}
            return
    raise AssertionError("no auction in this match")


def test_chance_at_the_end_of_a_cycle_has_the_odds_of_the_bags() -> None:
    """The last cube brings an hourglass marker, markers and perhaps the starter: with a bowl of one kind only the
    hourglass and the starter are left to chance."""
    state = GAME.new(2, FastDealer(1))
    state.cubes = 1
    for heap in (state.bowl, state.display, state.discards):
        for at in range(15):
            heap.counts[at] = 0
    state.bowl.counts[0] = 1
    resupply = GAME.catalogue.number(Action("resupply"))
    assert check_outcomes(state, state.turn, resupply) == 11 * 1 * 2


def test_a_clone_forgets_no_field() -> None:
    """Every field of a state is changed to something unusual; the clone has them all."""
    state = GAME.new(2, FastDealer(1))
    fields = facts(state)
    assert isinstance(fields, dict)
    for at, (name, value) in enumerate(sorted(fields.items())):
        if isinstance(value, bool):
            setattr(state, name, not value)
        elif isinstance(value, int) and name != "seats":
            setattr(state, name, 40 + at)
    assert isinstance(state, MachtState)
    assert facts(state.clone()) == facts(state)


def test_notation_round_trips_and_refuses_with_a_sentence() -> None:
    for action in GAME.catalogue.actions:
        assert GAME.parse_action(GAME.action_name(action)) == action
    assert len({GAME.action_name(action) for action in GAME.catalogue.actions}) == len(GAME.catalogue.actions)
    assert GAME.parse_action("  Take-Over   deira BY merlin ") == Action("take-over", 1, 3)
    with pytest.raises(UnknownNotation, match="There is no action 'deploy atlantis' in Macht & Ohnmacht"):
        GAME.parse_action("deploy atlantis")


def test_the_position_in_one_line() -> None:
    from tests.games.macht.example import printed_position

    text = GAME.position(printed_position(4).view(0))
    assert text == (
        "4 sword 4/4 orange:2 2-3 | strathclyde castle o0k1m, bernicia armour w1k2m, rheged castle w1k0m, "
        "deira tent w0k2m, elmet key o3k0m, lindsey tent o1k1m, gwynedd armour o0k1m, powys tent o0k1m, dyfed key, "
        "mercia castle, east-anglia castle, hwicce key, wessex key, kent castle, dumnonia tent | "
        "o 2k0m: influence-castle movement | w 0k0m: |"
    )
