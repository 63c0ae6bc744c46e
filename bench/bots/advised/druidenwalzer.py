"""What is said about playing Druidenwalzer well."""

from __future__ import annotations

from bench.bots.advice import Idea
from tafelrunde.core.catalogue import Action
from tafelrunde.core.view import View
from tafelrunde.games.druidenwalzer.components import COLOURS, SIGNS_TO_CAPTURE, tree_of
from tafelrunde.games.druidenwalzer.phases import PLACING, PLAYING
from tafelrunde.games.druidenwalzer.shown import shown
from tafelrunde.games.druidenwalzer.view import DruidView


def seen(view: View) -> DruidView:
    assert isinstance(view, DruidView)
    return view


def plays(view: View) -> bool:
    return view.phase == PLAYING


def leads(view: View) -> list[int]:
    """How much stronger each druid of the seat is than its rival, as the spirits lie now."""
    told = seen(view)
    strengths = shown(told).strengths
    own, other = told.druids[view.seat], told.druids[1 - view.seat]
    return [strengths[own[colour]] - strengths[other[colour]] for colour in range(COLOURS)]


def druid_at(view: View, action: Action) -> int:
    """The colour of the druid where a spirit would be laid, -1 without one."""
    own = seen(view).druids[view.seat]
    place = int(tree_of(view.seat, action.where))
    return own.index(place) if place in own else -1


def in_danger(view: View) -> list[int]:
    """Druids of the seat that would lose their tree now: five signs hang there, and they would lose."""
    told = seen(view)
    own = told.druids[view.seat]
    found = leads(view)
    return [
        colour for colour in range(COLOURS) if told.signs[own[colour]] == SIGNS_TO_CAPTURE - 1 and found[colour] < 0
    ]


def wins_and_loses(view: View) -> bool:
    return plays(view) and max(leads(view)) > 0 > min(leads(view))


def wins_only(view: View) -> bool:
    return plays(view) and max(leads(view)) > 0 == min(0, *leads(view))


def ring_on_loser(view: View, action: Action) -> bool:
    colour = druid_at(view, action) if action.verb == "waltz" else -1
    return colour >= 0 and leads(view)[colour] < 0


def ring_on_winner(view: View, action: Action) -> bool:
    colour = druid_at(view, action) if action.verb == "waltz" else -1
    return colour >= 0 and leads(view)[colour] > 0


def ring_on_nobody(view: View, action: Action) -> bool:
    return action.verb == "waltz" and druid_at(view, action) < 0


def waltz(view: View, action: Action) -> bool:
    return action.verb == "waltz"


def jump(view: View, action: Action) -> bool:
    return action.verb == "jump"


def withdraw(view: View, action: Action) -> bool:
    return action.verb in ("withdraw", "withdraw-tree")


def no_waltz(view: View, action: Action) -> bool:
    return action.verb in ("jump", "withdraw-tree")


def saves(view: View, action: Action) -> bool:
    """The druid in danger jumps away, or rests in the ring."""
    if action.verb == "jump":
        return action.what in in_danger(view)
    return action.verb == "waltz" and druid_at(view, action) in in_danger(view)


def waltz_elsewhere(view: View, action: Action) -> bool:
    return action.verb == "waltz" and druid_at(view, action) not in in_danger(view)


def fill(view: View, action: Action) -> bool:
    return action.verb == "waltz" and int(tree_of(view.seat, action.where)) in seen(view).bare


def strengths_of_trees(view: View) -> list[int]:
    strengths = shown(seen(view)).strengths
    return [strengths[int(tree_of(view.seat, tree))] for tree in range(4)]


def at_strongest(view: View, action: Action) -> bool:
    strengths = strengths_of_trees(view)
    return action.verb == "place" and strengths[action.where] == max(strengths)


def at_weakest(view: View, action: Action) -> bool:
    strengths = strengths_of_trees(view)
    return action.verb == "place" and strengths[action.where] == min(strengths)


def places_with_a_choice(view: View) -> bool:
    strengths = strengths_of_trees(view) if view.phase == PLACING else [0]
    return max(strengths) > min(strengths)


IDEAS = (
    Idea("ring", "Pairs that win and lose: lay at the tree of a loser rather than of a winner", 2, wins_and_loses,
         ring_on_loser, ring_on_winner),
    Idea("nobody", "No pair loses: lay at the tree without a druid rather than at that of a winner", 2, wins_only,
         ring_on_nobody, ring_on_winner, True),
    Idea("last", "Hand of one: waltz with it rather than jump or withdraw from a tree", 2,
         lambda view: plays(view) and len(seen(view).hand) == 1, waltz, no_waltz),
    Idea("danger", "Five signs and a losing druid: jump or ring rather than a waltz elsewhere", 2,
         lambda view: plays(view) and bool(in_danger(view)), saves, waltz_elsewhere, True),
    Idea("safe", "Nobody in danger: waltz rather than jump", 2,
         lambda view: plays(view) and not in_danger(view) and not seen(view).bare, waltz, jump),
    Idea("withdraw", "Nobody in danger: waltz rather than withdraw", 2,
         lambda view: plays(view) and not in_danger(view) and not seen(view).bare, waltz, withdraw),
    Idea("bare", "A bare tree: lay a spirit there rather than waltz elsewhere", 2,
         lambda view: plays(view) and bool(seen(view).bare), fill, waltz, True),
    Idea("place", "Place a druid at the strongest spirit rather than at the weakest", 2, places_with_a_choice,
         at_strongest, at_weakest, True),
)  # fmt: skip
