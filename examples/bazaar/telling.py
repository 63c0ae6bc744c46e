"""What the bazaar says of choices and asks of people: message ids with arguments, never sentences."""

from __future__ import annotations

from typing import Final

from examples.bazaar.actions import DONE, SELL
from examples.bazaar.names import card_as_object
from examples.bazaar.phases import BIDDING, SELLING, TAKING
from examples.bazaar.shown import shown
from examples.bazaar.view import BazaarView
from tafelrunde.core.catalogue import Action
from tafelrunde.core.game import OVER
from tafelrunde.core.messages import Message, Person, Sentence, message

WAITS: Final = {
    int(TAKING): ("bazaar-prompt-wait-taking", "B104"),
    int(SELLING): ("bazaar-prompt-wait-selling", "B105"),
}


def tell_action(view: BazaarView, action: Action) -> Message:
    if action.verb == DONE.name:
        return message("bazaar-action-done")
    if action.verb == SELL.name:
        return message("bazaar-action-sell", card=card_as_object(action.what), points=view.price)
    return message(f"bazaar-action-{action.verb}", card=card_as_object(action.what))


def tell_prompt(view: BazaarView, legal: list[Action]) -> list[Sentence]:
    """What is asked of the seat, or whom it waits for, or that it is over."""
    if view.phase == OVER:
        return [tell_winners(view)]
    if not legal:
        return [tell_waiting(view)]
    if view.phase == BIDDING:
        return [Sentence(message("bazaar-prompt-bid"), ("B102", "B103"))]
    if view.phase == TAKING:
        return [Sentence(message("bazaar-prompt-take"), ("B104",))]
    if any(action.verb == SELL.name for action in legal):
        return [Sentence(message("bazaar-prompt-sell", points=view.price), ("B105",))]
    return [Sentence(message("bazaar-prompt-done"), ("B106",))]


def tell_waiting(view: BazaarView) -> Sentence:
    if view.phase == BIDDING:
        return Sentence(message("bazaar-prompt-wait-bidding"), ("B102",))
    id, rule = WAITS[view.phase]
    return Sentence(message(id, seat=Person(view.to_act[0])), (rule,))


def tell_winners(view: BazaarView) -> Sentence:
    first = [seat for seat, place in enumerate(shown(view).places) if place == 1]
    winners = tuple([message("bazaar-person", seat=Person(seat)) for seat in first])
    return Sentence(message("bazaar-prompt-over", winners=winners, points=max(view.points)), ("B108",))
