"""The catalogue: every decision as a verb with a region, a marker, a piece or an amount."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.catalogue import Catalogue, PairVerb, Verb
from tafelrunde.games.macht.components import KINDS, MARKERS, MOST, REGIONS, SYMBOLS, USES, Regions

AMOUNTS: Final[i64] = MOST + 1
BY_INFLUENCE: Final[i64] = 0
BY_MERLIN: Final[i64] = 1

TAKE: Final = Verb("take", MARKERS, "marker")
DEPLOY: Final = Verb("deploy", REGIONS, "region", after=TAKE)
RESUPPLY: Final = Verb("resupply", 1, after=DEPLOY)
REINFORCE: Final = PairVerb("reinforce", 2, REGIONS, "means", "region", after=RESUPPLY)
TAKE_OVER: Final = PairVerb("take-over", 2, REGIONS, "means", "region", after=REINFORCE)
NUMBER: Final = Verb("number", SYMBOLS, "symbol", after=TAKE_OVER)
MOVE: Final = Verb("move", REGIONS, "region", after=NUMBER)
SAIL: Final = Verb("sail", REGIONS, "region", after=MOVE)
RESUPPLY_WITH: Final = Verb("resupply-with", len(USES), "use", after=SAIL)
DONE: Final = Verb("done", 1, after=RESUPPLY_WITH)
TO: Final = Verb("to", REGIONS, "region", after=DONE)
KNIGHTS: Final = Verb("knights", AMOUNTS, "amount", after=TO)
MAGES: Final = Verb("mages", AMOUNTS, "amount", after=KNIGHTS)
MAGES_BACK: Final = Verb("mages-back", AMOUNTS, "amount", after=MAGES)
PLAY_SNAKE: Final = Verb("snake", 1, after=MAGES_BACK)
ALLOW: Final = Verb("allow", 1, after=PLAY_SNAKE)
RETREAT: Final = PairVerb("retreat", KINDS, REGIONS, "kind", "region", after=ALLOW)
NO_RETREAT: Final = Verb("no-retreat", 1, after=RETREAT)
OCCUPY: Final = Verb("occupy", 1, after=NO_RETREAT)
LEAVE: Final = Verb("leave", 1, after=OCCUPY)
BID: Final = Verb("bid", AMOUNTS, "amount", after=LEAVE)
REMOVE: Final = PairVerb("remove", KINDS, REGIONS, "kind", "region", after=BID)
SWAP: Final = PairVerb("swap", REGIONS, SYMBOLS, "region", "symbol", after=REMOVE)
STOP: Final = Verb("stop", 1, after=SWAP)

CATALOGUE: Final = Catalogue(STOP)


def add_each(numbers: vec[i64], first: i64, regions: Regions) -> vec[i64]:
    """The numbers, plus those of a verb that begins at `first`, one for each of these regions."""
    while regions != 0:
        if regions & 1 == 1:
            numbers = append(numbers, first)
        regions >>= 1
        first += 1
    return numbers


def add_range(numbers: vec[i64], first: i64, last: i64) -> vec[i64]:
    """The numbers, plus all from `first` to `last`."""
    while first <= last:
        numbers = append(numbers, first)
        first += 1
    return numbers
