"""The catalogue: 217 actions of four verbs."""

from __future__ import annotations

from typing import Final

from examples.bazaar.components import CARDS
from tafelrunde.core.catalogue import Catalogue, Verb

BID: Final = Verb("bid", CARDS, "card")
TAKE: Final = Verb("take", CARDS, "card", after=BID)
SELL: Final = Verb("sell", CARDS, "card", after=TAKE)
DONE: Final = Verb("done", after=SELL)
CATALOGUE: Final = Catalogue(DONE)
