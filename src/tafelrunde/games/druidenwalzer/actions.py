"""The catalogue: 92 actions of eight verbs."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.catalogue import Catalogue, PairVerb, Verb
from tafelrunde.games.druidenwalzer.components import COLOURS, KINDS, TREES

BOX: Final = Verb("box", KINDS, "spirit")
"""Put a spirit back into the box: the handicap."""

START: Final = Verb("start", KINDS, "spirit", after=BOX)
"""Lay the first spirit on your own board."""

PLACE: Final = PairVerb("place", COLOURS, TREES, "colour", "tree", after=START)
"""Place a druid at a tree."""

WALTZ: Final = PairVerb("waltz", KINDS, TREES, "spirit", "tree", after=PLACE)
"""Lay a spirit from your hand at a tree."""

JUMP: Final = Verb("jump", COLOURS, "colour", after=WALTZ)
"""Move a druid to the tree without one."""

WITHDRAW: Final = Verb("withdraw", KINDS, "spirit", after=JUMP)
"""Lay a spirit from your hand on your own board."""

WITHDRAW_TREE: Final = Verb("withdraw-tree", TREES, "tree", after=WITHDRAW)
"""Lay the top spirit of a tree on your own board."""

FIGHT: Final = Verb("fight", COLOURS, "colour", after=WITHDRAW_TREE)
"""Let the druids of a colour fight next."""

CATALOGUE: Final = Catalogue(FIGHT)
