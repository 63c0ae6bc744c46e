"""What a position of Havoc is worth to a seat, in points: what it has, what the battle promises, what its hand can do.

Everything is read off the seat's own view. The figures are rough and were settled by matches of bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.core.view import View
from tafelrunde.games.havoc.cards import Cards, cards_of
from tafelrunde.games.havoc.components import CASTILLON, DOG, DRAWS, JOIN_MIN, LAID_MAX, paid
from tafelrunde.games.havoc.components import value as number_on
from tafelrunde.games.havoc.phases import ADDING, FETCHING, JOINING, LOOTING, LOOTING_AFTER, RECRUITING, SITTING_OUT
from tafelrunde.games.havoc.ranking import Strength, combination, strongest, strongest_lay, values
from tafelrunde.games.havoc.view import HavocView

STANDS: Final = (0.0, 0.01, 0.04, 0.12, 0.2, 0.3, 0.36, 0.45, 0.52, 0.6, 0.7, 0.77, 0.84, 0.9, 0.94, 0.97, 0.99, 1.0)
"""For each combination, how likely it is to hold against a rival who still may lay."""

HAND: Final = 8.0
SECOND: Final = 0.5
DOG_KEPT: Final = 0.35
CARD_KEPT: Final = 0.25
CARD_TO_COME: Final = 1.0
JOINS: Final = 0.9
"""Points for a hand that holds against all; the share of them for what is left beside its best lay; points for a dog
and for any card kept, and for a card still to come; how likely a rival not yet asked is to join and fight for it."""


def value(view: View) -> float:
    """How good this is for the seat of the view, in points."""
    assert isinstance(view, HavocView)
    worth = float(view.points[view.seat])
    if not view.to_act:
        return worth
    hand = cards_of(view.hand)
    if view.phase in (JOINING, ADDING) and view.to_act[0] == view.seat:
        return worth + max([promise(view, plan) + holding(view, less(hand, plan)) for plan in plans(view)])
    worth += promise(view, Cards()) + holding(view, hand)
    if view.to_act[0] == view.seat:
        worth += CARD_TO_COME * cards_to_come(view)
    return worth


def cards_to_come(view: HavocView) -> int:
    """How many cards the seat, which is asked now, may still get before it has to decide about anything else."""
    of_dogs = 1 if view.phase in (FETCHING, LOOTING, LOOTING_AFTER) else 0
    in_recruiting = int(DRAWS) - view.draws if view.phase in (RECRUITING, FETCHING, LOOTING) else 0
    return of_dogs + in_recruiting


def firmness(strength: Strength) -> float:
    """How likely such a lay is to hold, from 0 to 1: by its combination and, a little, by its highest value."""
    made = combination(strength)
    if made == 0:
        return 0.0
    above = STANDS[made + 1] if made + 1 < len(STANDS) else 1.0
    return STANDS[made] + (above - STANDS[made]) * values(strength)[0] / 19


def holding(view: HavocView, hand: Cards) -> float:
    """What a hand promises for battles to come: its best lay, half of what the rest can do, dogs, and many cards."""
    best, low, high, dogs = strongest_lay(hand.regular(), hand.dogs)
    rest = less(hand, Cards(low, high, dogs))
    ahead = CASTILLON - view.fought
    if ahead <= 0:
        return 2 * HAND * firmness(best) + 0.01 * int(hand.size())
    second = strongest_lay(rest.regular(), rest.dogs)[0]
    return (
        HAND * (firmness(best) + SECOND * firmness(second)) + DOG_KEPT * int(hand.dogs) + CARD_KEPT * int(hand.size())
    )


def promise(view: HavocView, plan: Cards) -> float:
    """The points that the running battle promises if the seat laid these cards too: each place by its likelihood."""
    if view.phase not in (JOINING, ADDING, SITTING_OUT):
        return 0.0
    laid = joined(cards_of(view.laid[view.seat]), plan)
    if laid.size() == 0:
        return 0.0
    own = strongest(laid.regular(), laid.dogs)[0]
    chances = [1.0]  # of exactly so many rivals doing better
    for rival in range(len(view.sizes)):
        if rival != view.seat:
            beaten = beaten_by(view, rival, own)
            chances = [
                (chances[better] if better < len(chances) else 0.0) * (1 - beaten)
                + (chances[better - 1] * beaten if better > 0 else 0.0)
                for better in range(len(chances) + 1)
            ]
    return sum([chance * int(paid(view.battle, place, view.is_small_table)) for place, chance in enumerate(chances)])


def beaten_by(view: HavocView, rival: int, own: Strength) -> float:
    """How likely a rival is to do better in the running battle."""
    still_lays = rival in view.adding and view.sizes[rival] > 0
    if rival in view.unasked:
        return JOINS * (1 - firmness(own)) if view.sizes[rival] >= JOIN_MIN else 0.0
    if rival not in view.fighting:
        return 0.0
    laid = cards_of(view.laid[rival])
    theirs = strongest(laid.regular(), laid.dogs)[0]
    if theirs > own:
        return 1.0
    return 0.7 * (1 - firmness(own)) if still_lays and laid.size() < LAID_MAX else 0.0


def plans(view: HavocView) -> Iterator[Cards]:
    """What the seat might still lay in this visit: nothing, all cards of one value or of two, its strongest lay."""
    laid = cards_of(view.laid[view.seat])
    allowed = [card for card in view.hand if card > view.last_laid or card == DOG]
    needed = max(0, (JOIN_MIN if view.phase == JOINING else 0) - view.visit)
    room = LAID_MAX - laid.size()
    by_value: dict[int, list[int]] = {}
    for card in allowed:
        by_value.setdefault(number_on(card), []).append(card)
    groups = sorted(by_value.values(), key=lambda group: (len(group), number_on(group[0])), reverse=True)
    together = joined(laid, cards_of(allowed))
    best = strongest_lay(together.regular(), together.dogs)
    found = [[], list(less(Cards(best[1], best[2], best[3]), laid))]
    for place, group in enumerate(groups):
        found.append(group)
        found += [group + other for other in groups[place + 1 :]]
    fitting = [cards for cards in found if needed <= len(cards) <= room]
    yield from [cards_of(cards) for cards in fitting] or [cards_of(allowed[:needed])]


def joined(cards: Cards, others: Cards) -> Cards:
    both = cards.copy()
    both.add_all(others)
    return both


def less(cards: Cards, others: Cards) -> Cards:
    """These cards without the others; dogs never fall below none."""
    rest = cards.copy()
    rest.remove_all(others)
    rest.dogs = max(0, rest.dogs)
    return rest
