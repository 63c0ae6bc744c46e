"""The golden matches of Havoc: every number of seats, every option, every kind of event among them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tafelrunde import Match, SeededDealer
from tafelrunde.core.game import OptionValue

NAMES = ("Anita", "Márk", "Éva", "Jenő", "Zoë", "Jürgen")


def play(seats: int, seed: int, **options: OptionValue) -> Match:
    """Players who choose at random, but seldom cry Havoc, seldom pass and never stop their dogs early: that makes long
    battles and late ones."""
    match = Match.new("havoc", seats, seed=f"golden {seed}", options=options, names=NAMES[:seats])
    chance = SeededDealer(f"players {seed}".encode())
    reluctant = {"havoc": 4, "pass": 3, "stand": 2, "stop": 6, "decline": 2}
    while to_act := match.to_act():
        (seat,) = to_act
        legal = match.legal(seat)
        action = legal[chance.pick(len(legal))]
        while len(legal) > 1 and chance.pick(reluctant.get(action.verb, 1)) > 0:
            action = legal[chance.pick(len(legal))]
        match.play(seat, action)
    return match


SCENARIOS: dict[str, Callable[[], Match]] = {
    "two-seats": partial(play, 2, 1),
    "two-seats-printed-scoring": partial(play, 2, 2, small_table=False),
    "three-seats-winner-chooses": partial(play, 3, 3, battle_order="winner"),
    "four-seats": partial(play, 4, 4),
    "four-seats-fast-peace": partial(play, 4, 5, peace_card="fast"),
    "five-seats-random-order": partial(play, 5, 6, battle_order="random"),
    "six-seats": partial(play, 6, 7),
    "three-seats-john-replaces": partial(play, 3, 8, john_of_gaunt="replaces"),
    "four-seats-john-extra": partial(play, 4, 9, john_of_gaunt="extra", battle_order="winner"),
    "five-seats-john-comes-too-late": partial(play, 5, 137, john_of_gaunt="replaces"),
    "six-seats-john-keeps-the-peace": partial(play, 6, 17, john_of_gaunt="extra", peace_card="fast"),
}
