"""Thousands of random matches of every game, at every size of table, with every choice of options."""

from __future__ import annotations

from itertools import product

import pytest

from tafelrunde import FastDealer, games
from tafelrunde.core.playout import playout
from tafelrunde.core.registry import make_game

MATCHES = 2000


def settings() -> list[tuple[str, int, dict[str, object]]]:
    found: list[tuple[str, int, dict[str, object]]] = []
    for key in games():
        plain = make_game(key, {})
        names = [option.name for option in plain.options]
        for chosen in product(*[option.choices for option in plain.options]):
            found += [(key, seats, dict(zip(names, chosen, strict=True))) for seats in plain.seats]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats", "options"), settings(), ids=str)
def test_every_match_ends_with_every_piece_in_its_place(key: str, seats: int, options: dict[str, object]) -> None:
    game = games()[key](**options)  # type: ignore[arg-type]
    dealer = FastDealer(seats)
    for _ in range(MATCHES):
        state = game.new(seats, dealer)
        copy = state.clone()
        assert playout(state, dealer) > 0
        game.check_components(state)
        game.check_components(copy)
        standings = state.standings()
        assert standings is not None and min(standings.places) == 1 and copy.standings() is None
