"""Whether decisions are judged right: blunders are found, and moves of a much stronger bot lose next to nothing."""

from __future__ import annotations

import pytest

from bench.review import decisions
from tafelrunde.bots.levels import Level, SearchBot
from tafelrunde.core.match import Match
from tafelrunde.review.reviewing import Review

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("table", ["druidenwalzer-2", "havoc-2"])
def test_blunders_put_into_a_match_are_found(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worst action, where it costs fifteen points or more; `python -m bench.review blunders` counts more."""
    monkeypatch.setattr(decisions, "SIMULATIONS", 800)
    monkeypatch.setattr(decisions, "DEEP", 4)
    told = [decisions.put_blunders(table, number) for number in range(4)]
    put, found = sum([one.put for one in told]), sum([one.found for one in told])
    assert put >= 3 and found >= 0.95 * put


def test_moves_of_a_much_stronger_bot_lose_next_to_nothing() -> None:
    match = Match.new("druidenwalzer", 2, 11)
    bots = [SearchBot(match.game, Level(4_000, 600.0, 0.0), seat) for seat in range(2)]
    while to_act := match.to_act():
        seat = to_act[0]
        match.play(seat, bots[seat].decide(match.view(seat), match.legal(seat)))
    costs = [one.weighed.cost for one in Review(match, simulations=200).go_on()]
    assert sum(costs) / len(costs) < 0.02
