"""Why an action of the bazaar is not allowed now, for people who ask."""

from __future__ import annotations

from typing import Final

from examples.bazaar.actions import BID, DONE, SELL, TAKE
from examples.bazaar.components import kind
from examples.bazaar.names import kind_told
from examples.bazaar.phases import BIDDING, SELLING, TAKING
from examples.bazaar.view import BazaarView
from tafelrunde.core.catalogue import Action
from tafelrunde.core.messages import Sentence, message

WHEN: Final = {
    BID.name: (BIDDING, "bazaar-why-not-bid-now", "B102"),
    TAKE.name: (TAKING, "bazaar-why-not-take-now", "B104"),
    SELL.name: (SELLING, "bazaar-why-not-sell-now", "B105"),
    DONE.name: (SELLING, "bazaar-why-not-done-now", "B106"),
}
"""In which phase each verb has its place, what is said in any other, and the rule."""


def refuse(view: BazaarView, action: Action) -> Sentence:
    """Of an action that is not legal."""
    phase, id, rule = WHEN[action.verb]
    if view.phase != phase:
        return Sentence(message(id), (rule,))
    if action.verb == TAKE.name:
        return Sentence(message("bazaar-why-not-stall"), (rule,))
    if action.what not in view.hand:
        return Sentence(message("bazaar-why-not-hand"), (rule,))
    if kind(action.what) != kind(view.sold):
        return Sentence(message("bazaar-why-not-kind", kind=kind_told(int(kind(view.sold)))), (rule,))
    return Sentence(message("bazaar-why-not-rising"), (rule,))
