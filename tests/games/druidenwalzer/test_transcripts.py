"""Each golden match of Druidenwalzer holds what its name promises."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tafelrunde import Match
from tests.games.druidenwalzer.table import those, told
from tests.games.druidenwalzer.transcripts import SCENARIOS


@cache
def events(name: str) -> list[str]:
    return [told(event) for chapter in SCENARIOS[name]().told for event in chapter]


def parts(event: str) -> dict[str, str]:
    return dict(part.split("=") for part in event.split()[1:])


def has_captures_by_signs(name: str) -> bool:
    happened = events(name)
    captured = those(happened, "TreeCaptured")
    return len(captured) >= 2 and not those(happened, "BareTreeLost") and bool(those(happened, "Shown"))


def has_bare_tree_lost(name: str) -> bool:
    return bool(those(events(name), "BareTreeLost"))


def has_bare_tree_that_fights(name: str) -> bool:
    return any(parts(event)["against"] == "0" for event in those(events(name), "FightWon"))


def has_two_bare_trees_that_draw(name: str) -> bool:
    return any(parts(event)["strength"] == "0" for event in those(events(name), "FightDrawn"))


def is_decided_by_the_order_of_fights(name: str) -> bool:
    """The last choice was a fight; a different one would have let the other player win."""
    match = SCENARIOS[name]()
    last = match.entries[-1]
    standings = match.standings()
    assert last.action.verb == "fight" and standings is not None
    before = Match.new(match.game, 2, seed=match.seed)
    for entry in match.entries[:-1]:
        before.play(entry.seat, entry.action)
    winners = set()
    for action in before.legal(last.seat):
        twin = before.state.clone()
        twin.apply(last.seat, match.game.catalogue.number(action), before.dealer)
        end = twin.standings()
        winners.add(end.places if end else None)
    return {(1, 2), (2, 1)} <= winners


def is_asked_twice(name: str) -> bool:
    asked = [entry for entry in SCENARIOS[name]().entries if entry.action.verb == "fight"]
    return len(asked) == 2


def has_reshuffle_with_foreign_spirits(name: str) -> bool:
    """A spirit danced from a tree of the rival to the board that was shuffled later."""
    loaded = set()
    for event in those(events(name), "Danced", "Reshuffled"):
        told_parts = parts(event)
        if event.startswith("Danced") and told_parts["goal"] in ("MB", "SB"):
            if told_parts["goal"][0] != told_parts["place"][0]:
                loaded.add(told_parts["goal"][0])
        elif event.startswith("Reshuffled") and told_parts["seat"][0].upper() in loaded:
            return True
    return False


def has_refill_that_straddles(name: str) -> bool:
    happened = [event.split()[0] for event in events(name)]
    return ("Drew", "Reshuffled", "Drew") in zip(happened, happened[1:], happened[2:], strict=False)


def has_jumps_and_withdrawals(name: str) -> bool:
    withdrawn = those(events(name), "Withdrew")
    return len(those(events(name), "DruidJumped")) > 3 and {"none"} < {parts(event)["place"] for event in withdrawn}


PROMISES: dict[str, Callable[[str], bool]] = {
    "captures-by-signs": has_captures_by_signs,
    "bare-tree-lost": has_bare_tree_lost,
    "bare-tree-fights": has_bare_tree_that_fights,
    "bare-against-bare": has_two_bare_trees_that_draw,
    "double-knock-out": is_decided_by_the_order_of_fights,
    "double-knock-out-asked-twice": is_asked_twice,
    "reshuffle-with-foreign-spirits": has_reshuffle_with_foreign_spirits,
    "refill-straddles-a-reshuffle": has_refill_that_straddles,
    "many-jumps-and-withdrawals": has_jumps_and_withdrawals,
}


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_golden_match_holds_what_it_promises(name: str) -> None:
    assert PROMISES[name](name)
