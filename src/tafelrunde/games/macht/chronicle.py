"""What can happen in Macht & Ohnmacht and how it is told, one row for each: `events.py` is made from it."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.declared import COUNT, HEADING, SEAT, SECRET, Chronicle, Kind, happening
from tafelrunde.core.messages import Argument, Message, Person, Sentence, message
from tafelrunde.games.macht.names import (
    cycle_word,
    label_of,
    marker_label,
    one_of,
    region_name,
    some_of,
    some_pieces,
    symbol_name,
    the_marker,
)

REASONS: Final = ("points", "regions", "chance")

REGION: Final = Kind("region", region_name)
SYMBOL: Final = Kind("symbol", symbol_name)
KIND: Final = Kind("kind")
CYCLE: Final = Kind("kind", cycle_word)
PIECE: Final = Kind("kind", one_of)
MARKER: Final = Kind("marker", the_marker)
NEW_MARKER: Final = Kind("marker", marker_label)
SEALED: Final = Kind("count", cases=SECRET)


def of_kind(told: dict[str, int]) -> dict[str, Argument]:
    """This many pieces of one kind."""
    return {"pieces": some_of(told["kind"], told["count"])}


def by_number(told: dict[str, int]) -> dict[str, Argument]:
    """This many pieces of one kind by their bare number."""
    return {"pieces": label_of(told["kind"], told["count"])}


def of_both(told: dict[str, int]) -> dict[str, Argument]:
    """Knights and mages."""
    return {"pieces": some_pieces(told["knights"], told["mages"])}


def tell_income(told: dict[str, int]) -> Sentence:
    """[P110, P32] What the stock gave, if it gave anything."""
    if told["knights"] + told["mages"] == 0:
        return Sentence(message("macht-event-income-received-none", seat=Person(told["seat"])), ("P32",))
    return Sentence(message("macht-event-income-received", seat=Person(told["seat"]), **of_both(told)), ("P110",))


def tell_resupply(told: dict[str, int]) -> Sentence:
    """[P117, P121, P32] What the stock gave, if it gave anything."""
    if told["knights"] + told["mages"] == 0:
        return Sentence(message("macht-event-resupplied-none", seat=Person(told["seat"])), ("P32",))
    return Sentence(message("macht-event-resupplied", seat=Person(told["seat"]), **of_both(told)), ("P117", "P121"))


def tell_starter(told: dict[str, int]) -> Sentence:
    """[P113, P2, P3, P4] Who begins, by which rule, and whether with a single action."""
    because, actions = told["because"], told["actions"]
    starter = message(
        "macht-event-starter-found", seat=Person(told["seat"]), because=REASONS[because], actions=actions
    )  # fmt: skip
    return Sentence(starter, (("P113", "P2", "P3")[because], *(("P4",) if actions == 1 else ())))


def tell_movement(told: dict[str, int]) -> Sentence:
    """[P24, P41] A movement one way, or both ways if mages come back."""
    knights, mages = told["knights"], told["mages"]
    seat, start, goal = Person(told["seat"]), region_name(told["start"]), region_name(told["goal"])
    if mages >= 0:
        way = message(
            "macht-event-movement-declared", seat=seat, start=start, goal=goal, pieces=some_pieces(knights, mages)
        )  # fmt: skip
    else:
        way = message(
            "macht-event-movement-declared-both", seat=seat, start=start, goal=goal,
            pieces=some_pieces(knights, 0), back=some_pieces(0, -mages),
        )  # fmt: skip
    return Sentence(way, ("P24", "P41"))


def turn_of(told: dict[str, int]) -> Message:
    return message("macht-turn-of", seat=Person(told["seat"]))


def cycle_turn(told: dict[str, int]) -> Message:
    return message("macht-turn-cycle", cycle=told["cycle"], kind=cycle_word(told["kind"]))


def cycle_end(told: dict[str, int]) -> Message:
    return message("macht-turn-cycle-end", cycle=told["cycle"])


def deployed(told: dict[str, int]) -> Message:
    where = message("macht-line-deployment", region=region_name(told["region"]), **of_kind(told))
    return message("macht-line-deployed", seat=Person(told["seat"]), deployments=(where,))


def laid_open(told: dict[str, int]) -> Message:
    return message("macht-line-display", markers=(marker_label(told["marker"]),))


def marked(told: dict[str, int]) -> Message:
    where = message("macht-line-region", region=region_name(told["region"]), symbol=symbol_name(told["symbol"]))
    return message("macht-line-regions", regions=(where,))


CHRONICLE: Final = Chronicle(
    "macht",
    [
        happening(
            "RegionMarked", "P107", "A region received its region marker.", adds=marked, region=REGION, symbol=SYMBOL
        ),
        happening(
            "CycleBegan", "P37 P104", "A cycle began; its number and the kind of piece that is active.",
            turn=cycle_turn, manner=HEADING, cycle=COUNT, kind=CYCLE,
        ),
        happening(
            "IncomeReceived", "P110", "A seat received its income.",
            tell=tell_income, seat=SEAT, knights=COUNT, mages=COUNT,
        ),
        happening("HourglassFilled", "P111", "Cubes were put on the hourglass.", cubes=COUNT),
        happening("HourglassMarkersMixed", "P5", "All hourglass markers were used and are mixed again."),
        happening("MarkersMixed", "P44", "The discards became the new bowl."),
        happening(
            "MarkerLaidOpen", "P112", "A marker came out of the bowl into the display.",
            adds=laid_open, marker=NEW_MARKER,
        ),
        happening(
            "StarterFound", "P113",
            "A seat begins the cycle, because of points (0), active regions (1) or chance (2), with this many actions.",
            tell=tell_starter, seat=SEAT, because=COUNT, actions=COUNT,
        ),
        happening(
            "MarkerTaken", "P115", "A seat took a marker from the display.", turn=turn_of, seat=SEAT, marker=MARKER
        ),
        happening(
            "Deployed", "P10", "A seat deployed a piece.",
            joins=of_kind, untold="kind count", turn=turn_of, adds=deployed,
            seat=SEAT, kind=KIND, region=REGION, count=COUNT,
        ),
        happening(
            "Resupplied", "P117 P121", "A seat took pieces from the stock into the reserve.",
            tell=tell_resupply, turn=turn_of, seat=SEAT, knights=COUNT, mages=COUNT,
        ),
        happening("CubeLeft", "P122", "A cube left the hourglass; this many remain.", cubes=COUNT),
        happening(
            "BidSealed", "P11 P55", "A seat sealed its bid; it alone knows how much.",
            hides="count", seat=SEAT, count=SEALED,
        ),
        happening("BidShown", "P55", "A bid was shown.", reveals=True, seat=SEAT, count=COUNT),
        happening("AuctionTied", "P11", "The bids were equal; nobody got the marker.", marker=MARKER),
        happening(
            "AuctionWon", "P11", "A seat won the marker and paid this many active pieces.",
            seat=SEAT, marker=MARKER, count=COUNT,
        ),
        happening(
            "PointWon", "P12", "A seat won a victory point at an auction; how many it now has.", seat=SEAT, count=COUNT
        ),
        happening(
            "PieceRemoved", "P13", "An uprising returned a piece of this seat to the stock.",
            joins=by_number, untold="kind count", seat=SEAT, kind=KIND, region=REGION, count=COUNT,
        ),
        happening(
            "RegionSwapped", "P14", "A seat gave a region another symbol.",
            seat=SEAT, region=REGION, before=SYMBOL, symbol=SYMBOL,
        ),
        happening(
            "EffectDeclined", "P13 P14", "A seat made no use, or no further use, of the marker it won.",
            seat=SEAT, marker=MARKER,
        ),
        happening(
            "EffectLapsed", "P47 P43", "A seat won a marker whose effect is impossible.", seat=SEAT, marker=MARKER
        ),
        happening(
            "ReinforcementDeclared", "P120", "A seat played a marker to reinforce a region.",
            turn=turn_of, seat=SEAT, marker=MARKER, region=REGION,
        ),
        happening(
            "TakeOverDeclared", "P20", "A seat played a marker to take over a region: attack against defence.",
            turn=turn_of, seat=SEAT, marker=MARKER, region=REGION, attack=COUNT, defence=COUNT,
        ),
        happening("NumberDeclared", "P22", "A seat played a number marker.", turn=turn_of, seat=SEAT, marker=MARKER),
        happening(
            "MovementDeclared", "P24 P41", "A seat played a movement marker; mages below zero go the other way.",
            tell=tell_movement, turn=turn_of, seat=SEAT, start=REGION, goal=REGION, knights=COUNT, mages=COUNT,
        ),
        happening(
            "SeaMovementDeclared", "P25", "A seat played a sea movement marker.",
            joins=of_both, untold="knights mages", turn=turn_of,
            seat=SEAT, start=REGION, goal=REGION, knights=COUNT, mages=COUNT,
        ),
        happening(
            "ResupplyDeclared", "P121", "A seat played a marker for resupply: the knights and mages that it gives.",
            joins=of_both, untold="knights mages", turn=turn_of,
            seat=SEAT, marker=MARKER, knights=COUNT, mages=COUNT,
        ),
        happening(
            "MarkerStopped", "P19 P18", "A seat stopped this marker of the rival with a snake.",
            seat=SEAT, marker=MARKER,
        ),
        happening(
            "MarkerAllowed", "P19", "A seat kept its snake and let this marker of the rival happen.",
            seat=SEAT, marker=MARKER,
        ),
        happening(
            "Reinforced", "P120", "A seat reinforced a region.",
            joins=of_kind, untold="kind count", seat=SEAT, kind=KIND, region=REGION, count=COUNT,
        ),
        happening(
            "Retreated", "P27", "A piece of this seat retreated.", seat=SEAT, kind=PIECE, start=REGION, goal=REGION
        ),
        happening(
            "PiecesLost", "P27", "Pieces of this seat went from a lost region to the stock.",
            joins=of_both, untold="knights mages", seat=SEAT, knights=COUNT, mages=COUNT, region=REGION,
        ),
        happening(
            "Occupied", "P28", "The attacker put a piece into the region taken over.",
            joins=of_kind, untold="kind count", seat=SEAT, kind=KIND, region=REGION, count=COUNT,
        ),
        happening("LeftEmpty", "P28", "The attacker left the region empty.", seat=SEAT, region=REGION),
        happening(
            "BonusGained", "P22", "A seat has a bonus for this symbol until the end of the cycle; this many in all.",
            seat=SEAT, symbol=SYMBOL, count=COUNT,
        ),
        happening(
            "PiecesMoved", "P24 P25", "Pieces of one kind moved from region to region.",
            joins=of_kind, untold="kind count", seat=SEAT, kind=KIND, start=REGION, goal=REGION, count=COUNT,
        ),
        happening("MarkersDone", "P118", "A seat plays no more markers with this action.", turn=turn_of, seat=SEAT),
        happening(
            "CycleEnded", "P122", "The last cube was gone, and the cycle with it.",
            turn=cycle_end, manner=HEADING, cycle=COUNT,
        ),
        happening(
            "RegionsCounted", "P29", "How many active regions a seat has at the end of a cycle.", seat=SEAT, count=COUNT
        ),
        happening("PointScored", "P29", "A seat scored a victory point; how many it now has.", seat=SEAT, count=COUNT),
        happening(
            "TotalsEqual", "P31", "Both seats have this total of twelve or more: the next cycle decides.", total=COUNT
        ),
        happening("MatchWon", "P30 P31", "A seat won the match with this total.", seat=SEAT, count=COUNT),
        happening("MatchShared", "P42", "The match ended with this total on both sides.", total=COUNT),
    ],
)  # fmt: skip
