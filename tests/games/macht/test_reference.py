"""Engine and second referee, decision by decision: the same seats are asked the same, and the same follows."""

from __future__ import annotations

import os

import pytest

from tafelrunde.core.dealer import FastDealer, SeededDealer
from tafelrunde.games.macht.components import MARKER_KEYS, SYMBOL_KEYS
from tafelrunde.games.macht.game import Macht, MachtState
from tafelrunde.games.macht.notation import region_name
from tests.games.macht.reference import Table

MATCHES = int(os.environ.get("REFEREED", "12"))


def compare(table: Table, state: MachtState) -> None:
    """Everything on the table."""
    view = state.view(0)
    for at in range(15):
        land = table.lands[region_name(at)]
        assert SYMBOL_KEYS[view.symbols[at]] == land.sign
        found = (view.owners[at], view.knights[at], view.mages[at])
        assert found == (land.owner, land.pieces["knight"], land.pieces["mage"])
    for seat in (0, 1):
        assert view.reserve[seat] == (table.reserve[seat]["knight"], table.reserve[seat]["mage"])
        assert view.stock[seat] == (table.stock(seat, "knight"), table.stock(seat, "mage"))
        for at, name in enumerate(MARKER_KEYS):
            assert view.markers[seat][at] == table.hand[seat][name]
        for at, name in enumerate(SYMBOL_KEYS):
            assert view.bonuses[seat][at] == table.shown[seat][f"number-{name}"]
    for at, name in enumerate(MARKER_KEYS):
        assert (view.display[at], view.bowl[at]) == (table.display.count(name), table.bowl.count(name))
        in_play = 1 if view.marker == at else 0
        assert view.discards[at] + in_play >= table.discards.count(name) >= view.discards[at]
    assert view.spares == tuple(table.spares.count(name) for name in SYMBOL_KEYS)
    assert (view.points, view.cycle, view.cubes) == (tuple(table.points), table.cycle, table.cubes)


def referee(game: Macht, seed: int) -> int:
    """One match under both; returns how many decisions there were."""
    dealer = SeededDealer(f"refereed {seed}".encode())
    picks: list[tuple[int, int]] = []

    def deal(of: int) -> int:
        pick, out_of = picks.pop(0)
        assert out_of == of
        return pick

    state = game.new(2, dealer)
    picks += [(pick.pick, pick.of) for pick in dealer.picks]
    table = Table(deal, game.tiebreak_by_old, game.move_into_empty)
    story = table.story()
    asked = next(story)
    player = FastDealer(seed * 1_000_003 + 17)
    count = 0
    while state.owing:
        assert not picks and sorted(asked) == state.to_act()
        for seat, choices in asked.items():
            legal = [game.action_name(action) for action in game.legal_actions(state, seat)]
            assert len(legal) == len(set(legal)) and set(legal) == choices, (seat, set(legal) ^ choices)
        compare(table, state)
        to_act = state.to_act()
        seat = to_act[player.pick(len(to_act))]
        legal = sorted(asked[seat])
        said = legal[player.pick(len(legal))]
        dealer.next_action()
        state.apply(seat, game.catalogue.number(game.parse_action(said)), dealer)
        picks += [(pick.pick, pick.of) for pick in dealer.picks]
        count += 1
        try:
            asked = story.send((seat, said))
        except StopIteration:
            break
    standings = state.standings()
    assert standings is not None and not picks
    winner = standings.places.index(1) if standings.places != (1, 1) else None
    assert winner == table.winner
    compare(table, state)
    return count


@pytest.mark.parametrize("tiebreak", ["new", "old"])
@pytest.mark.parametrize("empty", [True, False])
def test_engine_and_second_referee_agree_decision_by_decision(tiebreak: str, empty: bool) -> None:
    game = Macht(tiebreak, empty)
    assert sum(referee(game, seed) for seed in range(MATCHES)) > 80 * MATCHES


@pytest.mark.slow
def test_engine_and_second_referee_agree_in_a_thousand_matches() -> None:
    assert sum(referee(Macht(), 1000 + seed) for seed in range(1000)) > 100_000
