"""How the struggle for Britain ended: totals cycle by cycle, what decided it, and what to remember."""

from __future__ import annotations

from dataclasses import dataclass, field

from tafelrunde.core.bag import NONE
from tafelrunde.core.ending import Blow, Ending, Memory, Round, Row
from tafelrunde.core.events import Event
from tafelrunde.core.game import Standings
from tafelrunde.core.messages import Argument, Message, Person, Sentence, message
from tafelrunde.games.macht.components import WIN_TOTAL
from tafelrunde.games.macht.events import (
    AuctionTied,
    AuctionWon,
    BidShown,
    CycleEnded,
    MarkerStopped,
    PointScored,
    PointWon,
    RegionsCounted,
    TakeOverDeclared,
)
from tafelrunde.games.macht.names import region_name, the_marker
from tafelrunde.games.macht.view import MachtView


@dataclass
class Cycle:
    """A cycle when it was over: victory points and active regions of both."""

    number: int
    points: list[int]
    regions: list[int] = field(default_factory=lambda: [0, 0])

    def totals(self) -> tuple[int, ...]:
        return tuple([points + regions for points, regions in zip(self.points, self.regions, strict=True)])

    def leader(self) -> int:
        if self.regions[0] == self.regions[1]:
            return int(NONE)
        return 0 if self.regions[0] > self.regions[1] else 1


def ending(seats: int, events: list[Event], view: MachtView, standings: Standings) -> Ending:
    """From everything that happened, and how the table lies in the end."""
    cycles = ended(events)
    last = cycles[-1]
    return Ending(
        result=result(last, standings),
        title=message("macht-end-title"),
        rounds=tuple(
            [Round(message("macht-end-cycle", cycle=each.number), each.leader(), each.totals()) for each in cycles]
        ),
        heads=(message("macht-end-points"), message("macht-end-regions")),
        rows=tuple([Row((last.points[seat], last.regions[seat]), why(cycles, seat)) for seat in range(seats)]),
        blow=blow(events, cycles, standings.places.index(1)) if standings.places != (1, 1) else None,
        facts=(*highest_bid(events), *most_attacked(events), *snakes(events)),
    )


def round_over(event: Event) -> Argument | None:
    """The name of the cycle that was over with this event."""
    return message("macht-end-cycle", cycle=int(event.cycle)) if isinstance(event, CycleEnded) else None


def ended(events: list[Event]) -> list[Cycle]:
    cycles: list[Cycle] = []
    points = [0, 0]
    for event in events:
        if isinstance(event, PointWon | PointScored):
            points[event.seat] = int(event.count)
            if isinstance(event, PointScored):
                cycles[-1].points[event.seat] = int(event.count)
        elif isinstance(event, CycleEnded):
            cycles.append(Cycle(int(event.cycle), list(points)))
        elif isinstance(event, RegionsCounted):
            cycles[-1].regions[event.seat] = int(event.count)
    return cycles


def result(last: Cycle, standings: Standings) -> tuple[Sentence, ...]:
    """[P30, P31, P42] Who reached twelve, and the higher total if both did."""
    totals = standings.points
    if standings.places == (1, 1):
        return (Sentence(message("macht-event-match-shared", total=totals[0]), ("P42",)),)
    winner = standings.places.index(1)
    won = message(
        "macht-end-won", seat=Person(winner), total=totals[winner], points=last.points[winner],
        regions=last.regions[winner],
    )  # fmt: skip
    if min(totals) < WIN_TOTAL:
        return (Sentence(won, ("P30",)),)
    both = message("macht-end-both", rival=Person(1 - winner), total=totals[1 - winner])
    return (Sentence(won, ("P30",)), Sentence(both, ("P31",)))


def why(cycles: list[Cycle], seat: int) -> Message:
    """In how many cycles a seat had the most active regions."""
    return message(
        "macht-end-why",
        led=sum([each.leader() == seat for each in cycles]),
        level=sum([each.leader() == NONE for each in cycles]),
    )


def blow(events: list[Event], cycles: list[Cycle], winner: int) -> Blow:
    """[P29, P30] The count at the end of the last cycle, the last region taken over for it, and by how little it was
    enough."""
    last = cycles[-1]
    ours, theirs = last.regions[winner], last.regions[1 - winner]
    said = message(
        "macht-end-blow", seat=Person(winner), rival=Person(1 - winner), cycle=last.number, own=ours, other=theirs
    )
    says = [Sentence(said, ("P29",))]
    attacks = [event for event in in_last_cycle(events) if isinstance(event, TakeOverDeclared) and event.seat == winner]
    if attacks:
        attack = attacks[-1]
        taken = message(
            "macht-end-attack", seat=Person(winner), region=region_name(int(attack.region)),
            attack=int(attack.attack), defence=int(attack.defence),
        )  # fmt: skip
        says.append(Sentence(taken, ("P20",)))
    total = last.totals()[winner]
    if total == WIN_TOTAL and ours - 1 >= theirs:
        says.append(Sentence(message("macht-end-otherwise", total=total - 1), ("P30",)))
    return Blow(len(cycles) - 1, message("macht-end-cycle", cycle=last.number), tuple(says))


def in_last_cycle(events: list[Event]) -> list[Event]:
    ends = [number for number, event in enumerate(events) if isinstance(event, CycleEnded)]
    return events[ends[-2] if len(ends) > 1 else 0 :]


def highest_bid(events: list[Event]) -> list[Memory]:
    """[P11] The most that anybody bid, and for what."""
    best: tuple[int, int] | None = None
    marker = -1
    shown: list[BidShown] = []
    for event in events:
        if isinstance(event, BidShown):
            shown.append(event)
        elif isinstance(event, AuctionWon | AuctionTied):
            for bid in shown:
                if best is None or bid.count > best[0]:
                    best, marker = (int(bid.count), int(bid.seat)), int(event.marker)
            shown = []
    if best is None or best[0] == 0:
        return []
    said = message("macht-end-bid-says", seat=Person(best[1]), count=best[0], marker=the_marker(marker))
    return [Memory(message("macht-end-bid"), Sentence(said, ("P11",)))]


def most_attacked(events: list[Event]) -> list[Memory]:
    """[P20] The region that was attacked most often."""
    attacks = [int(event.region) for event in events if isinstance(event, TakeOverDeclared)]
    if not attacks:
        return []
    region = max(sorted(set(attacks)), key=attacks.count)
    said = message("macht-end-attacked-says", region=region_name(region), count=attacks.count(region))
    return [Memory(message("macht-end-attacked"), Sentence(said, ("P20",)))]


def snakes(events: list[Event]) -> list[Memory]:
    """[P18, P19] Who stopped the most markers."""
    stopped = [sum([isinstance(event, MarkerStopped) and event.seat == seat for event in events]) for seat in range(2)]
    if stopped[0] == stopped[1]:
        return []
    seat = 0 if stopped[0] > stopped[1] else 1
    said = message("macht-end-snakes-says", seat=Person(seat), count=stopped[seat], other=stopped[1 - seat])
    return [Memory(message("macht-end-snakes"), Sentence(said, ("P19",)))]
