"""The catalogue: 217 actions of four verbs."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.catalogue import Catalogue, Verb
from tests.core.bazaar.components import CARDS

BID: Final = Verb("bid", CARDS)
TAKE: Final = Verb("take", CARDS, after=BID)
SELL: Final = Verb("sell", CARDS, after=TAKE)
DONE: Final = Verb("done", 1, after=SELL)
CATALOGUE: Final = Catalogue([BID, TAKE, SELL, DONE])
