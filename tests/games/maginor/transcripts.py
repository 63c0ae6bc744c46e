"""The golden matches of Maginor: every number of seats, both options, every kind of event and every spell."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tafelrunde import Match, SeededDealer
from tafelrunde.core.game import OptionValue

NAMES = ("Anita", "Márk", "Éva", "Jürgen")


def play(seats: int, seed: int, reluctance: int = 9, **options: OptionValue) -> Match:
    """Players who choose at random, but seldom move and save some of their cards: that brings Maginor home."""
    match = Match.new("maginor", seats, seed=f"golden {seed}", options=options, names=NAMES[:seats])
    chance = SeededDealer(f"players {seed}".encode())
    reluctant = {"move": reluctance, "play": 2, "cast": 2}
    while to_act := match.to_act():
        seat = to_act[chance.pick(len(to_act))]
        legal = match.legal(seat)
        action = legal[chance.pick(len(legal))]
        while len(legal) > 1 and chance.pick(reluctant.get(action.verb, 1)) > 0:
            action = legal[chance.pick(len(legal))]
        match.play(seat, action)
    return match


SCENARIOS: dict[str, Callable[[], Match]] = {
    "two-seats": partial(play, 2, 20),
    "three-seats": partial(play, 3, 37),
    "four-seats": partial(play, 4, 2),
    "two-seats-first-oracle-bare": partial(play, 2, 16, spell_gap="first_small"),
    "four-seats-first-oracle-bare": partial(play, 4, 1, spell_gap="first_small"),
    "two-seats-that-move-a-lot": partial(play, 2, 1, reluctance=2),
}
