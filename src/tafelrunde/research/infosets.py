"""How many information sets a game has, estimated from random matches.

Knuth counts a tree by the odds of a random path through it: a node that is reached with odds p stands for 1/p nodes.
Here the path is what one seat sees of a match. A step of it is what the seat sees happen, so its odds are the share of
actions and of outcomes of chance that would have looked the same to it: what others do and draw in secret is not
counted. The odds are those of what is really hidden in the match, not of all that may be hidden, so this is the mean
number of information sets that can be reached for one and the same secret: fewer than there are."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

from tafelrunde.core.dealer import FastDealer, RecordingDealer
from tafelrunde.core.game import State
from tafelrunde.research.table import Box

MOST_TRIED: Final = 6
"""So many other outcomes of a pick are tried; they stand for all."""

Seen: TypeAlias = tuple[bytes, str]


class TryingDealer(RecordingDealer):
    """Picks as written, as far as they go and can be, then others."""

    def __init__(self, script: list[int], seed: int) -> None:
        super().__init__()
        self.script = script
        self.fast = FastDealer(seed)

    def next_pick(self, n: int) -> int:
        return self.script[self.count] % n if self.count < len(self.script) else self.fast.pick(n)


def happened(box: Box, state: State, number: int, script: list[int], seed: int) -> tuple[State, list[Seen], list[int]]:
    """What comes of an action of the seat that is asked, what each seat sees of it, and out of how many chance
    picked."""
    after, dealer = state.clone(), TryingDealer(script, seed)
    after.apply(state.next_seat(), number, dealer)
    seen = [
        (box.observation(after, seat).tobytes(), repr([event.seen_by(seat) for event in dealer.events]))
        for seat in range(box.seats)
    ]
    return after, seen, [pick.of for pick in dealer.picks]


def looks_alike(box: Box, state: State, number: int, seed: int) -> tuple[State, list[float]]:
    """The state after an action, and for each seat the odds of what it saw of that."""
    asked, legal = state.next_seat(), [int(action) for action in state.legal(state.next_seat())]
    script = [FastDealer(seed + place).pick(1 << 20) for place in range(64)]
    after, seen, asked_of = happened(box, state, number, script, seed)
    others = [happened(box, state, other, script, seed)[1] for other in legal if other != number]
    odds = [(1 + sum([other[seat] == seen[seat] for other in others])) / len(legal) for seat in range(box.seats)]
    odds[asked] = 1 / len(legal)
    for place, n in enumerate(asked_of[: len(script)]):
        picked = script[place] % n
        tried = [(picked + 1 + step * (n - 1) // MOST_TRIED) % n for step in range(MOST_TRIED)] if n > 1 else []
        tried = sorted({each for each in tried if each != picked})
        others = [
            happened(box, state, number, [*script[:place], each, *script[place + 1 :]], seed)[1] for each in tried
        ]
        for seat in range(box.seats):
            same = sum([other[seat] == seen[seat] for other in others])
            odds[seat] *= (1 + same / max(1, len(tried)) * (n - 1)) / n
    return after, odds


def information_sets(box: Box, matches: int) -> float:
    """The logarithm to the base 10 of how many information sets all seats have together, the deal not counted."""
    found: list[float] = []
    for seed in range(matches):
        player, state = FastDealer(seed + 1), box.game.new(box.seats, FastDealer(seed))
        path = [0.0] * box.seats
        step = 0
        while state.owing != 0:
            found.append(path[state.next_seat()])
            legal = state.legal(state.next_seat())
            number = int(legal[player.pick(len(legal))])
            step += 1
            state, odds = looks_alike(box, state, number, seed * 1000 + step)
            path = [before - math.log10(share) for before, share in zip(path, odds, strict=True)]
    top = max(found)
    return top + math.log10(sum([10 ** (each - top) for each in found]) / matches)
