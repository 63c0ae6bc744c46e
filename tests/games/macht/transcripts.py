"""The golden matches of Macht & Ohnmacht, each played to the end and named after what happens in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tafelrunde.core.dealer import SeededDealer
from tafelrunde.core.match import Match
from tafelrunde.games.macht.game import Macht

NAMES = ["Marian", "Henrike"]


def play(seed: int, starter_tiebreak_cycle: str = "new", move_into_empty: bool = True) -> Match:
    """Players who choose at random, but seldom stop early or decline: more happens that way."""
    game = Macht(starter_tiebreak_cycle, move_into_empty)
    match = Match.new(game, 2, seed=f"golden {seed}", names=NAMES)
    chance = SeededDealer(f"players {seed}".encode())
    reluctant = {"done": 4, "stop": 6, "leave": 3, "no-retreat": 3, "resupply": 2}
    while to_act := match.to_act():
        seat = to_act[chance.pick(len(to_act))]
        legal = match.legal(seat)
        action = legal[chance.pick(len(legal))]
        while len(legal) > 1 and chance.pick(reluctant.get(action.verb, 1)) > 0:
            action = legal[chance.pick(len(legal))]
        match.play(seat, action)
    return match


SCENARIOS: dict[str, Callable[[], Match]] = {
    "a-snake-that-takes-the-last-cube": partial(play, 11),
    "a-marker-that-cannot-be-stopped": partial(play, 8),
    "an-auction-tie": partial(play, 1),
    "a-region-swap-that-changes-magic-borders": partial(play, 58),
    "both-at-twelve": partial(play, 20),
    "equal-totals-that-play-on": partial(play, 23),
    "all-hourglass-markers-used": partial(play, 36),
    "an-exchange-both-ways": partial(play, 5),
    "the-old-cycle-breaking-the-tie": partial(play, 2, starter_tiebreak_cycle="old"),
    "movement-between-own-regions-only": partial(play, 1, move_into_empty=False),
}
