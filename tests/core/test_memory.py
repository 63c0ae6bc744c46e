"""What was played is forgotten: matches that are over leave nothing in memory behind, on either build."""

from __future__ import annotations

import gc
import sys

import pytest

from tafelrunde import FastDealer, Match, games
from tafelrunde.core.seats import ONLOOKER


def play(key: str, seed: int) -> None:
    """A match in which every seat and an onlooker look at every position in every way that a table asks for."""
    match, chance = Match.new(key, seats=2, seed=seed), FastDealer(seed)
    while match.to_act():
        for seat in (0, 1, ONLOOKER):
            view = match.view(seat)
            match.game.shown(view)
            match.game.position(view)
        seat = match.to_act()[0]
        match.game.imagine(match.view(seat), chance)
        legal = match.legal(seat)
        match.play(seat, legal[chance.pick(len(legal))])
    for seat in (0, 1, ONLOOKER):
        match.events(seat)
    Match.load(match.record())


def held() -> int:
    gc.collect()
    return sys.getallocatedblocks()


@pytest.mark.parametrize("key", list(games()))
def test_matches_that_are_over_leave_nothing_behind(key: str) -> None:
    seeds = (1, 2, 3)
    for seed in seeds:  # whatever is made once and kept, is made now
        play(key, seed)
    before = held()
    for seed in seeds:
        play(key, seed)
    assert held() - before < 40  # a block for each position would be a hundred at least
