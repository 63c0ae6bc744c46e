"""Events told for the chronicle, each with the rules behind it."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.core.messages import Message, Person, Sentence, message
from tafelrunde.games.macht import events as ev
from tafelrunde.games.macht.components import MAGE
from tafelrunde.games.macht.phrases import label_of, marker_label, region_name, some_of, some_pieces, symbol, the_marker

REASONS: Final = ("points", "regions", "chance")


def sentence(told: Message, *rules: str) -> Sentence:
    return Sentence(told, rules)


def cycle_word(kind: int) -> str:
    """What the catalogues select by: `magic` or `sword`."""
    return "magic" if kind == MAGE else "sword"


def tell_event(event: Event) -> Sentence:
    """One sentence for every event."""
    for tell in (tell_beginning, tell_basic_action, tell_auction, tell_declared, tell_effect, tell_ending):
        told = tell(event)
        if told is not None:
            return told
    raise TypeError(f"Macht & Ohnmacht has no event {event!r}.")


def tell_beginning(event: Event) -> Sentence | None:
    """Set-up and the beginning of a cycle."""
    if isinstance(event, ev.RegionMarked):
        told = message(
            "macht-event-region-marked", region=region_name(event.region), symbol=symbol(event.symbol)
        )  # fmt: skip
        return sentence(told, "P107")
    if isinstance(event, ev.CycleBegan):
        return sentence(
            message("macht-event-cycle-began", cycle=event.cycle, kind=cycle_word(event.kind)), "P37", "P104"
        )
    if isinstance(event, ev.IncomeReceived):
        if event.knights + event.mages == 0:
            return sentence(message("macht-event-income-received-none", seat=Person(event.seat)), "P32")
        income = some_pieces(event.knights, event.mages)
        return sentence(message("macht-event-income-received", seat=Person(event.seat), pieces=income), "P110")
    if isinstance(event, ev.HourglassFilled):
        return sentence(message("macht-event-hourglass-filled", cubes=event.cubes), "P111")
    if isinstance(event, ev.HourglassMarkersMixed):
        return sentence(message("macht-event-hourglass-markers-mixed"), "P5")
    if isinstance(event, ev.MarkersMixed):
        return sentence(message("macht-event-markers-mixed"), "P44")
    if isinstance(event, ev.MarkerLaidOpen):
        return sentence(message("macht-event-marker-laid-open", marker=marker_label(event.marker)), "P112")
    if isinstance(event, ev.StarterFound):
        told = message(
            "macht-event-starter-found", seat=Person(event.seat), because=REASONS[event.because], actions=event.actions
        )
        return sentence(told, ("P113", "P2", "P3")[event.because], *(("P4",) if event.actions == 1 else ()))
    return None


def tell_basic_action(event: Event) -> Sentence | None:
    """The actions A to C, and cubes."""
    if isinstance(event, ev.MarkerTaken):
        told = message("macht-event-marker-taken", seat=Person(event.seat), marker=the_marker(event.marker))
        return sentence(told, "P115")
    if isinstance(event, ev.Deployed):
        return sentence(at_region("macht-event-deployed", event), "P10")
    if isinstance(event, ev.Resupplied):
        if event.knights + event.mages == 0:
            return sentence(message("macht-event-resupplied-none", seat=Person(event.seat)), "P32")
        received = some_pieces(event.knights, event.mages)
        return sentence(message("macht-event-resupplied", seat=Person(event.seat), pieces=received), "P117", "P121")
    if isinstance(event, ev.CubeLeft):
        return sentence(message("macht-event-cube-left", cubes=event.cubes), "P122")
    return None


def at_region(id: str, event: ev.AtRegion) -> Message:
    """Something that a seat did with pieces in a region."""
    pieces = some_of(event.kind, event.count)
    return message(id, seat=Person(event.seat), pieces=pieces, region=region_name(event.region))


def tell_auction(event: Event) -> Sentence | None:
    """Lightning markers."""
    if isinstance(event, ev.BidSealed):
        if event.count == NONE:
            return sentence(message("macht-event-bid-sealed-hidden", seat=Person(event.seat)), "P11", "P55")
        return sentence(message("macht-event-bid-sealed", seat=Person(event.seat), count=event.count), "P11", "P55")
    if isinstance(event, ev.BidShown):
        return sentence(message("macht-event-bid-shown", seat=Person(event.seat), count=event.count), "P55")
    if isinstance(event, ev.AuctionTied):
        return sentence(message("macht-event-auction-tied", marker=the_marker(event.marker)), "P11")
    if isinstance(event, ev.AuctionWon):
        told = message(
            "macht-event-auction-won", seat=Person(event.seat), marker=the_marker(event.marker), count=event.count
        )
        return sentence(told, "P11")
    if isinstance(event, ev.PointWon):
        return sentence(message("macht-event-point-won", seat=Person(event.seat), count=event.count), "P12")
    if isinstance(event, ev.PieceRemoved):
        pieces = label_of(event.kind, event.count)
        told = message(
            "macht-event-piece-removed", seat=Person(event.seat), pieces=pieces, region=region_name(event.region)
        )
        return sentence(told, "P13")
    if isinstance(event, ev.RegionSwapped):
        told = message(
            "macht-event-region-swapped", seat=Person(event.seat), region=region_name(event.region),
            before=symbol(event.before), symbol=symbol(event.symbol),
        )  # fmt: skip
        return sentence(told, "P14")
    if isinstance(event, ev.EffectDeclined):
        told = message("macht-event-effect-declined", seat=Person(event.seat), marker=the_marker(event.marker))
        return sentence(told, "P13", "P14")
    if isinstance(event, ev.EffectLapsed):
        told = message("macht-event-effect-lapsed", seat=Person(event.seat), marker=the_marker(event.marker))
        return sentence(told, "P47", "P43")
    return None


def tell_declared(event: Event) -> Sentence | None:
    """What a marker was played for."""
    if isinstance(event, ev.ReinforcementDeclared):
        told = message(
            "macht-event-reinforcement-declared", seat=Person(event.seat), marker=the_marker(event.marker),
            region=region_name(event.region),
        )  # fmt: skip
        return sentence(told, "P120")
    if isinstance(event, ev.TakeOverDeclared):
        told = message(
            "macht-event-take-over-declared", seat=Person(event.seat), marker=the_marker(event.marker),
            region=region_name(event.region), attack=event.attack, defence=event.defence,
        )  # fmt: skip
        return sentence(told, "P20")
    if isinstance(event, ev.NumberDeclared):
        told = message("macht-event-number-declared", seat=Person(event.seat), marker=the_marker(event.marker))
        return sentence(told, "P22")
    if isinstance(event, ev.MovementDeclared):
        return sentence(tell_way(event), "P24", "P41")
    if isinstance(event, ev.SeaMovementDeclared):
        told = message(
            "macht-event-sea-movement-declared", seat=Person(event.seat), start=region_name(event.start),
            goal=region_name(event.goal), pieces=some_pieces(event.knights, event.mages),
        )  # fmt: skip
        return sentence(told, "P25")
    if isinstance(event, ev.ResupplyDeclared):
        told = message(
            "macht-event-resupply-declared", seat=Person(event.seat), marker=the_marker(event.marker),
            pieces=some_pieces(event.knights, event.mages),
        )  # fmt: skip
        return sentence(told, "P121")
    return None


def tell_way(event: ev.MovementDeclared) -> Message:
    """A movement one way, or both ways if mages come back."""
    start, goal = region_name(event.start), region_name(event.goal)
    if event.mages >= 0:
        pieces = some_pieces(event.knights, event.mages)
        return message(
            "macht-event-movement-declared", seat=Person(event.seat), start=start, goal=goal, pieces=pieces
        )  # fmt: skip
    return message(
        "macht-event-movement-declared-both", seat=Person(event.seat), start=start, goal=goal,
        pieces=some_pieces(event.knights, 0), back=some_pieces(0, -event.mages),
    )  # fmt: skip


def tell_effect(event: Event) -> Sentence | None:
    """What came of a marker."""
    if isinstance(event, ev.MarkerStopped):
        told = message("macht-event-marker-stopped", seat=Person(event.seat), marker=the_marker(event.marker))
        return sentence(told, "P19", "P18")
    if isinstance(event, ev.MarkerAllowed):
        told = message("macht-event-marker-allowed", seat=Person(event.seat), marker=the_marker(event.marker))
        return sentence(told, "P19")
    if isinstance(event, ev.Reinforced):
        return sentence(at_region("macht-event-reinforced", event), "P120")
    if isinstance(event, ev.Retreated):
        told = message(
            "macht-event-retreated", seat=Person(event.seat), pieces=some_of(event.kind, 1),
            start=region_name(event.start), goal=region_name(event.goal),
        )  # fmt: skip
        return sentence(told, "P27")
    if isinstance(event, ev.PiecesLost):
        lost = some_pieces(event.knights, event.mages)
        told = message(
            "macht-event-pieces-lost", seat=Person(event.seat), pieces=lost, region=region_name(event.region)
        )  # fmt: skip
        return sentence(told, "P27")
    if isinstance(event, ev.Occupied):
        return sentence(at_region("macht-event-occupied", event), "P28")
    if isinstance(event, ev.LeftEmpty):
        told = message("macht-event-left-empty", seat=Person(event.seat), region=region_name(event.region))
        return sentence(told, "P28")
    if isinstance(event, ev.BonusGained):
        told = message(
            "macht-event-bonus-gained", seat=Person(event.seat), symbol=symbol(event.symbol), count=event.count
        )  # fmt: skip
        return sentence(told, "P22")
    if isinstance(event, ev.PiecesMoved):
        told = message(
            "macht-event-pieces-moved", seat=Person(event.seat), pieces=some_of(event.kind, event.count),
            start=region_name(event.start), goal=region_name(event.goal),
        )  # fmt: skip
        return sentence(told, "P24", "P25")
    if isinstance(event, ev.MarkersDone):
        return sentence(message("macht-event-markers-done", seat=Person(event.seat)), "P118")
    return None


def tell_ending(event: Event) -> Sentence | None:
    """The end of a cycle and of the match."""
    if isinstance(event, ev.CycleEnded):
        return sentence(message("macht-event-cycle-ended", cycle=event.cycle), "P122")
    if isinstance(event, ev.RegionsCounted):
        return sentence(message("macht-event-regions-counted", seat=Person(event.seat), count=event.count), "P29")
    if isinstance(event, ev.PointScored):
        return sentence(message("macht-event-point-scored", seat=Person(event.seat), count=event.count), "P29")
    if isinstance(event, ev.TotalsEqual):
        return sentence(message("macht-event-totals-equal", total=event.total), "P31")
    if isinstance(event, ev.MatchWon):
        return sentence(message("macht-event-match-won", seat=Person(event.seat), count=event.count), "P30", "P31")
    if isinstance(event, ev.MatchShared):
        return sentence(message("macht-event-match-shared", total=event.total), "P42")
    return None
