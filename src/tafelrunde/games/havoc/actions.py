"""The catalogue: every decision of Havoc."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.catalogue import Catalogue, Verb
from tafelrunde.games.havoc.components import CASTILLON, DOGS_OUT_MAX, KINDS, REGULAR, SWAP_MAX

RECRUIT: Final = Verb("recruit")
HAVOC: Final = Verb("havoc", after=RECRUIT)
DRAW: Final = Verb("draw", after=HAVOC)
TAKE: Final = Verb("take", KINDS, "card", after=DRAW)
FETCH: Final = Verb("fetch", after=TAKE)
LOOT: Final = Verb("loot", after=FETCH)
PUT: Final = Verb("put", KINDS, "card", after=LOOT)
DISCARD: Final = Verb("discard", KINDS, "card", after=PUT)
LAY: Final = Verb("lay", KINDS, "card", after=DISCARD)
STAND: Final = Verb("stand", after=LAY)
DECLINE: Final = Verb("decline", after=STAND)
PASS: Final = Verb("pass", after=DECLINE)
OUT: Final = Verb("out", DOGS_OUT_MAX + 1, "count", after=PASS)
SCAVENGE: Final = Verb("scavenge", REGULAR, "card", after=OUT)
STOP: Final = Verb("stop", after=SCAVENGE)
BATTLE: Final = Verb("battle", CASTILLON, "battle", after=STOP)
SWAP: Final = Verb("swap", SWAP_MAX + 1, "count", after=BATTLE)

CATALOGUE: Final = Catalogue(SWAP)
