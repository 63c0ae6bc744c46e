"""The golden matches of Druidenwalzer: each shows something special, and `test_transcripts.py` looks for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tafelrunde import Match, SeededDealer

NAMES = ("Zsófia", "Marian")


def play(seed: int, handicap: str = "none", waltzes: int = 3) -> Match:
    """Players who choose at random, but put back anything other than a waltz `waltzes` times out of one more."""
    match = Match.new("druidenwalzer", 2, seed=f"golden {seed}", options={"handicap": handicap}, names=NAMES)
    chance = SeededDealer(f"players {seed}".encode())
    while to_act := match.to_act():
        (seat,) = to_act
        legal = match.legal(seat)
        action = legal[chance.pick(len(legal))]
        while action.verb in ("jump", "withdraw", "withdraw-tree") and chance.pick(waltzes + 1) > 0:
            action = legal[chance.pick(len(legal))]
        match.play(seat, action)
    return match


SCENARIOS: dict[str, Callable[[], Match]] = {
    "captures-by-signs": partial(play, 39),
    "bare-tree-lost": partial(play, 1),
    "bare-tree-fights": partial(play, 1),
    "bare-against-bare": partial(play, 4),
    "double-knock-out": partial(play, 179),
    "double-knock-out-asked-twice": partial(play, 258, "moon-1-sun-3"),
    "reshuffle-with-foreign-spirits": partial(play, 3),
    "refill-straddles-a-reshuffle": partial(play, 1, "moon-2"),
    "many-jumps-and-withdrawals": partial(play, 7, "sun-3", waltzes=0),
}
