"""Hand-written judges: what they find once for all seats, and what they remember, changes nothing."""

from __future__ import annotations

import pytest

from tafelrunde import FastDealer
from tafelrunde.bots.havoc.judge import BOOK, PAGES
from tafelrunde.bots.judges import hand_judge_of
from tafelrunde.core.bag import Bag, bag_of
from tafelrunde.core.registry import make_game
from tafelrunde.games.havoc.ranking import greatest
from tests.bots.test_net import TABLES, states


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_verdict_does_not_depend_on_what_was_judged_before(key: str, seats: int) -> None:
    game = make_game(key, {})
    used = hand_judge_of(game)
    for state in states(key, seats)[::9]:
        odds = used.odds(state)
        assert odds == hand_judge_of(game).odds(state)
        scale = used.scale(state)
        assert odds == [hand_judge_of(game).estimate(state, seat) / scale for seat in range(seats)]


def test_the_book_of_strongest_lays_is_right() -> None:
    """More hands than it has pages, each asked for twice."""
    luck = FastDealer(3)
    hands = [(bag_of([int(luck.pick(106)) for _ in range(luck.pick(12))]), int(luck.pick(4))) for _ in range(2 * PAGES)]
    for hand, dogs in [(Bag(), 0), *hands, *hands]:
        assert BOOK.greatest(hand.low, hand.high, dogs) == greatest(hand, dogs)
