"""Shares without luck: unbiased, and never fitted to the deals that they are taken from."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tafelrunde import ImpossibleTable
from tafelrunde.lab import adjusting
from tafelrunde.lab.adjusting import DealSum, adjusted, fitted, sums, trust
from tafelrunde.lab.arena import Arena
from tafelrunde.lab.runners import play_here
from tafelrunde.lab.tournament import MatchResult, Setup, play_match
from tafelrunde.review import luck
from tests.lab.test_tournament import setup

PLAN = setup("random", "random", counts_luck=True)


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "MOST", 12)
    monkeypatch.setattr(luck, "SAMPLES", 4)
    monkeypatch.setattr(luck, "DEALS", 8)


def made_up(plan: Setup, deals: int, known: float, seed: int = 1) -> list[MatchResult]:
    """Matches that luck decides; the judge knows this part of it."""
    chance = Random(seed)
    found: list[MatchResult] = []
    for number in range(deals * plan.matches_of_a_deal()):
        seating = plan.fixture(number).seating
        drawn = chance.random()
        first = 0 if drawn < 0.5 else 1
        told = known * (0.5 if first == 0 else -0.5) + (1 - known) * chance.uniform(-0.5, 0.5)
        worth = (told, -told) if seating[0] == 0 else (-told, told)
        places = tuple([1 if player == first else 2 for player in seating])
        found.append(MatchResult(number, seating, places, {}, (1, 1), (0, 0), (0.0, 0.0), "", worth))
    return found


def test_luck_that_is_known_is_taken_off() -> None:
    first, second = adjusted(PLAN, made_up(PLAN, 200, 0.8))
    assert first.share == pytest.approx(0.5, abs=0.03) and first.low < 0.5 < first.high
    assert first.share + second.share == pytest.approx(1)
    assert first.saving > 5 and first.high - first.low < 0.06


def test_luck_that_nobody_knows_makes_nothing_worse() -> None:
    first, _ = adjusted(PLAN, made_up(PLAN, 400, 0.0))
    assert first.saving == pytest.approx(1, abs=0.05)


def test_how_much_is_taken_off_follows_other_deals() -> None:
    deals = [DealSum(deal, 1.0 if deal % 2 else 0.0, 0.5 if deal % 2 else -0.5) for deal in range(40)]
    assert trust(deals, 3, 0.25) == pytest.approx(1.0)
    strange = [one._replace(luck=-one.luck) if one.deal % adjusting.FOLDS == 3 else one for one in deals]
    assert trust(strange, 3, 0.25) == pytest.approx(1.0) and trust(strange, 4, 0.25) < 0.9
    assert trust(deals[:10], 3, 0.25) == 0.25
    assert fitted([DealSum(0, 0.5, 0.0), DealSum(1, 0.5, 0.0)]) == 0.0


def test_only_whole_deals_with_counted_luck_are_used() -> None:
    played = made_up(PLAN, 3, 0.5)
    assert [one.deal for one in sums(PLAN, 0, played)] == [0, 1, 2]
    assert [one.deal for one in sums(PLAN, 0, played[:-1])] == [0, 1]
    assert sums(PLAN, 0, [match._replace(luck=()) for match in played]) == []


def test_luck_is_counted_in_a_match_if_asked_for() -> None:
    counted = play_match(PLAN, 0)
    assert len(counted.luck) == 2 and sum(counted.luck) == pytest.approx(0, abs=1e-6) and counted.luck[0] != 0
    assert play_match(setup("random", "random"), 0).luck == ()


def test_matches_whose_luck_was_not_counted_are_not_gone_on_with(tmp_path: Path) -> None:
    plain = Arena(setup("random", "random"), 2, file=tmp_path / "out.json")
    assert plain.run(play_here)
    with pytest.raises(ImpossibleTable, match="luck differ"):
        Arena(PLAN, 2, file=tmp_path / "out.json")
