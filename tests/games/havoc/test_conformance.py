"""The laws of every game, kept by Havoc at every size of table and with every option."""

from __future__ import annotations

import os
from itertools import product

import pytest

from tafelrunde.core import playout
from tafelrunde.core.conformance import check_match, check_outcomes, positions
from tafelrunde.games.havoc.game import Havoc

IS_COMPILED = str(playout.__file__).endswith((".so", ".pyd"))
SEATS = range(2, 7)
ORDERS, PEACE, SMALL, JOHN = [option.choices for option in Havoc().options]
SETTINGS = [
    (str(order), str(peace), bool(small), str(john))
    for order, peace, small, john in product(ORDERS, PEACE, SMALL, JOHN)
]

FEW = [
    (2, ("winner", "fast", True, "extra"), 11),
    (3, ("random", "seats", False, "replaces"), 12),
    (4, ("historical", "seats", True, "off"), 13),
]
MORE = [
    *FEW,
    (2, ("historical", "seats", True, "replaces"), 14),
    (5, ("winner", "seats", True, "replaces"), 17),
    (6, ("random", "fast", True, "extra"), 18),
]
"""A match costs seconds interpreted, and about a third of that compiled."""

MATCHES = int(os.environ.get("MATCHES", "20"))
"""How many matches the long count plays for each number of seats and each setting."""


@pytest.mark.parametrize(("seats", "setting", "seed"), MORE if IS_COMPILED else FEW)
def test_a_match_keeps_all_laws(seats: int, setting: tuple[str, str, bool, str], seed: int) -> None:
    match = check_match(Havoc(*setting), seats, seed)
    assert match.standings() is not None


def test_the_odds_of_every_action_sum_to_one() -> None:
    checked = 0
    for number, match in enumerate(positions(Havoc(john_of_gaunt="replaces"), 2, 21)):
        if number % 2 == 0:
            for seat in match.to_act():
                legal = list(match.state.legal(seat))
                if match.state.phase < 5:  # one card at a time; a deal has too many outcomes to list
                    checked += check_outcomes(match.state, seat, legal[0])
    assert checked > 100


@pytest.mark.slow
@pytest.mark.skipif(not IS_COMPILED, reason="The long count is played on the compiled build only.")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_thousands_of_matches_keep_all_laws(seats: int, setting: tuple[str, str, bool, str]) -> None:
    for seed in range(1000, 1000 + MATCHES):
        check_match(Havoc(*setting), seats, seed)
