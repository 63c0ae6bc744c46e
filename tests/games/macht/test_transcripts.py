"""Every golden match shows what its name says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tafelrunde.core.events import Event
from tafelrunde.core.match import Match
from tafelrunde.games.macht import events as ev
from tafelrunde.games.macht import influence, phases
from tafelrunde.games.macht.components import SNAKE
from tafelrunde.games.macht.game import Macht, MachtState
from tests.games.macht.table import GAME
from tests.games.macht.transcripts import SCENARIOS

Step = tuple[MachtState, str, list[Event], MachtState]


def steps(match: Match) -> Iterator[Step]:
    """State before, action, events and state after, entry by entry."""
    replayed = Match.new(match.game, 2, seed=match.seed, names=list(match.names))
    for entry in match.entries:
        before = replayed.state
        told = replayed.play(entry.seat, entry.action)
        assert isinstance(before, MachtState) and isinstance(replayed.state, MachtState)
        yield before, GAME.action_name(entry.action), told, replayed.state


def shows_a_snake_that_takes_the_last_cube(match: Match) -> bool:
    return any(
        said == "snake" and any(isinstance(event, ev.CycleEnded) for event in told) for _, said, told, _ in steps(match)
    )


def shows_a_marker_that_cannot_be_stopped(match: Match) -> bool:
    """The rival holds a snake, but the marker takes the last cube and is carried out."""
    return any(
        SNAKE in before.markers[1 - before.turn]
        and before.cubes == 1
        and any(isinstance(event, ev.TakeOverDeclared) for event in told)
        and after.phase != phases.SNAKE_ASKED
        for before, _, told, after in steps(match)
    )


def shows_an_auction_tie(match: Match) -> bool:
    """More than nothing against nothing."""
    tied = [told for _, _, told, _ in steps(match) if any(isinstance(event, ev.AuctionTied) for event in told)]
    return any(isinstance(event, ev.BidShown) and event.count > 0 for told in tied for event in told)


def shows_a_region_swap_that_changes_magic_borders(match: Match) -> bool:
    """A take-over in a magic cycle that the region marker before the swap would not have allowed."""
    swaps: list[ev.RegionSwapped] = []
    for before, _, told, _ in steps(match):
        for event in told:
            if isinstance(event, ev.CycleBegan):
                swaps.clear()
            if isinstance(event, ev.RegionSwapped) and before.cycle % 2 == 1:
                swaps.append(event)
            if isinstance(event, ev.TakeOverDeclared):
                for swapped in swaps:
                    if swapped.region != event.region and not possible_before(before, swapped, event):
                        return True
    return False


def possible_before(state: MachtState, swapped: ev.RegionSwapped, event: ev.TakeOverDeclared) -> bool:
    twin = state.clone()
    twin.regions_of[swapped.symbol] &= ~(1 << swapped.region)
    twin.regions_of[swapped.before] |= 1 << swapped.region
    attack = influence.attack(twin, event.seat, event.region)
    return attack > influence.defence(twin, 1 - event.seat, event.region)


def shows_both_at_twelve(match: Match) -> bool:
    standings = match.standings()
    return standings is not None and standings.reason == "macht-reason-higher-total"


def shows_equal_totals_that_play_on(match: Match) -> bool:
    return any(isinstance(event, ev.TotalsEqual) for told in match.told for event in told)


def shows_all_hourglass_markers_used(match: Match) -> bool:
    return any(isinstance(event, ev.HourglassMarkersMixed) for told in match.told for event in told)


def shows_an_exchange_both_ways(match: Match) -> bool:
    return any(isinstance(event, ev.MovementDeclared) and event.mages < 0 for told in match.told for event in told)


def shows_the_old_cycle_breaking_the_tie(match: Match) -> bool:
    return isinstance(match.game, Macht) and match.game.tiebreak_by_old and not replays_alike(match, "new", True)


def shows_movement_between_own_regions_only(match: Match) -> bool:
    return (
        isinstance(match.game, Macht)
        and not match.game.move_into_empty
        and any(isinstance(event, ev.MovementDeclared) for told in match.told for event in told)
    )


def replays_alike(match: Match, tiebreak: str, empty: bool) -> bool:
    """Whether the same choices lead to the same match with other options."""
    other = Match.new(Macht(tiebreak, empty), 2, seed=match.seed)
    for entry in match.entries:
        if entry.action not in other.legal(entry.seat):
            return False
        other.play(entry.seat, entry.action)
    return other.standings() == match.standings()


SHOWS: dict[str, Callable[[Match], bool]] = {
    name.removeprefix("shows_").replace("_", "-"): check
    for name, check in list(globals().items())
    if name.startswith("shows_")
}


@pytest.mark.parametrize("name", list(SCENARIOS))
def test_a_golden_match_shows_what_its_name_says(name: str) -> None:
    assert SHOWS[name](SCENARIOS[name]())


def test_every_scene_has_its_golden_match() -> None:
    assert list(SHOWS) == list(SCENARIOS)
