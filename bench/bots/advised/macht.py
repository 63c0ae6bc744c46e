"""What is said about playing Macht & Ohnmacht well."""

from __future__ import annotations

from bench.bots.advice import Asked, Count, Idea, chance, findings
from tafelrunde.core.catalogue import Action
from tafelrunde.core.view import View
from tafelrunde.games.macht.components import KINDS, MERLIN, SNAKE, VICTORY_POINT
from tafelrunde.games.macht.phases import ACTING, BIDDING, OCCUPYING, RETREATING
from tafelrunde.games.macht.regions import kind_in
from tafelrunde.games.macht.state import MachtTable
from tafelrunde.games.macht.view import MachtView

INFLUENCES = range(4)


def seen(view: View) -> MachtView:
    assert isinstance(view, MachtView)
    return view


def active_kind(view: View) -> int:
    return int(kind_in(seen(view).cycle))


def is_first_cycle(view: View) -> bool:
    return view.phase == ACTING and seen(view).cycle == 1


def is_threatened(view: View) -> bool:
    """The rival holds a marker that can take over, the seat no snake."""
    own, other = seen(view).markers[view.seat], seen(view).markers[1 - view.seat]
    return view.phase == ACTING and own[SNAKE] == 0 and any(other[marker] for marker in (*INFLUENCES, int(MERLIN)))


def bids_for_a_point(view: View) -> bool:
    told = seen(view)
    return view.phase == BIDDING and told.marker == VICTORY_POINT and told.reserve[view.seat][active_kind(view)] > 0


def retreats(view: View) -> bool:
    return view.phase == RETREATING


def occupies(view: View) -> bool:
    return view.phase == OCCUPYING


def deploy_to_empty(view: View, action: Action) -> bool:
    return action.verb == "deploy" and seen(view).owners[action.what] < 0


def deploy_to_own(view: View, action: Action) -> bool:
    return action.verb == "deploy" and seen(view).owners[action.what] == view.seat


def take_snake(view: View, action: Action) -> bool:
    return action.verb == "take" and action.what == SNAKE


def take_influence(view: View, action: Action) -> bool:
    return action.verb == "take" and action.what in INFLUENCES


def some_bid(view: View, action: Action) -> bool:
    return action.verb == "bid" and action.what > 0


def no_bid(view: View, action: Action) -> bool:
    return action.verb == "bid" and action.what == 0


def retreat_with_passive(view: View, action: Action) -> bool:
    return action.verb == "retreat" and action.what != active_kind(view)


def retreat_with_active(view: View, action: Action) -> bool:
    return action.verb == "retreat" and action.what == active_kind(view)


def retreat(view: View, action: Action) -> bool:
    return action.verb == "retreat"


def no_retreat(view: View, action: Action) -> bool:
    return action.verb == "no-retreat"


def occupy(view: View, action: Action) -> bool:
    return action.verb == "occupy"


def leave(view: View, action: Action) -> bool:
    return action.verb == "leave"


def has_a_takeover_in_first(asked: Asked) -> float | None:
    return float("take-over" in asked.verbs()) if is_first_cycle(asked.view) else None


def has_a_takeover_later(asked: Asked) -> float | None:
    is_later = asked.view.phase == ACTING and seen(asked.view).cycle > 1
    return float("take-over" in asked.verbs()) if is_later else None


def as_it_is(asked: Asked) -> MachtTable:
    state = asked.state.clone()
    assert isinstance(state, MachtTable)
    return state


def snake_warns(asked: Asked) -> float | None:
    """The same position with and without a snake of the rival's: whether a takeover is the best action only without."""
    if asked.view.phase != ACTING or "take-over" not in asked.verbs():
        return None
    state, other = as_it_is(asked), as_it_is(asked)
    rival = 1 - asked.seat
    if SNAKE in other.markers[rival]:
        while SNAKE in other.markers[rival]:
            other.markers[rival].remove(SNAKE)
            other.discards.add(SNAKE)
        warned, free = state, other
    else:
        heap = other.bowl if SNAKE in other.bowl else other.discards
        if SNAKE not in heap:
            return None
        heap.remove(SNAKE)
        other.markers[rival].add(SNAKE)
        warned, free = other, state
    seed = asked.luck.pick(1 << 30)
    return float(takes_over(asked, free, seed)) - float(takes_over(asked, warned, seed))


def takes_over(asked: Asked, state: MachtTable, seed: int) -> bool:
    return asked.game.catalogue.actions[findings(asked, state, seed)[0].number].verb == "take-over"


def with_a_point(asked: Asked) -> MachtTable:
    state = as_it_is(asked)
    state.points[asked.seat] += 1
    return state


def with_a_region(asked: Asked) -> MachtTable | None:
    """A piece of the active kind comes from the stock into an empty region; None if there is no such."""
    state = as_it_is(asked)
    kind = active_kind(asked.view)
    empty = [region for region, owner in enumerate(seen(asked.view).owners) if owner < 0]
    if not empty or not state.stock[asked.seat * KINDS + kind]:
        return None
    state.stock[asked.seat * KINDS + kind] -= 1
    state.put(asked.seat, kind, empty[asked.luck.pick(len(empty))], 1)
    return state


def worth_of_point(asked: Asked) -> float | None:
    if asked.view.phase != ACTING:
        return None
    seed = asked.luck.pick(1 << 30)
    return chance(asked, with_a_point(asked), seed) - chance(asked, asked.state, seed)


def worth_of_region(asked: Asked) -> float | None:
    other = with_a_region(asked) if asked.view.phase == ACTING else None
    seed = asked.luck.pick(1 << 30)
    return None if other is None else chance(asked, other, seed) - chance(asked, asked.state, seed)


IDEAS = (
    Idea("spread", "In the first cycle deploy to an empty region, not to one of yours", 2,
         is_first_cycle, deploy_to_empty, deploy_to_own),
    Idea("snake", "The rival could take over: take a snake rather than an influence marker", 2,
         is_threatened, take_snake, take_influence, True),
    Idea("point", "Bid something for a victory point", 2, bids_for_a_point, some_bid, no_bid, True),
    Idea("retreat", "Retreat with a piece rather than lose it", 2, retreats, retreat, no_retreat, True),
    Idea("next-cycle", "Retreat with the kind that counts in the next cycle", 2,
         retreats, retreat_with_passive, retreat_with_active, True),
    Idea("occupy", "Occupy what you have taken over", 2, occupies, occupy, leave, True),
)  # fmt: skip

COUNTS = (
    Count("takeover-first", "First cycle, an action to choose: a takeover is possible", 2, has_a_takeover_in_first),
    Count("takeover-later", "Later cycles, an action to choose: a takeover is possible", 2, has_a_takeover_later),
    Count("warns", "A takeover is possible: best only without a snake of the rival, less: only with one",
          2, snake_warns),
    Count("point-worth", "One victory point more: gain in the chance to win", 2, worth_of_point),
    Count("region-worth", "One active region more: gain in the chance to win", 2, worth_of_region),
)  # fmt: skip
