"""What can happen in Druidenwalzer and how it is told, one row for each: `events.py` is made from it.

A seat is a cult: 0 is Moon, 1 is Sun. NONE stands for what is not there."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.bag import NONE
from tafelrunde.core.declared import COUNT, FIRST, MORE, SEAT, SECRET, Chronicle, Kind, happening
from tafelrunde.core.messages import Argument, Message, Person, Sentence, message
from tafelrunde.games.druidenwalzer.components import is_board
from tafelrunde.games.druidenwalzer.names import (
    colour_name,
    druid_object,
    spirit_object,
    spirit_short,
    spirit_subject,
    to_place,
    tree_in,
)


def tree(case: str, cases: dict[int, str] | None = None) -> Kind:
    """A tree as it appears in a sentence."""

    def tell(place: int) -> Argument:
        return tree_in(case, place)

    return Kind("place", tell, cases)


SPIRIT: Final = Kind("spirit", spirit_object)
DRAWN: Final = Kind("spirit", spirit_object, SECRET)
DOER: Final = Kind("spirit", spirit_subject)
AT: Final = tree("at")
FROM: Final = tree("from")
FROM_TREE_OR_HAND: Final = tree("from", {int(NONE): "from-hand"})
TO: Final = Kind("place", to_place)
LAID_AT: Final = tree("lay")
HUNG_ON: Final = tree("hang")
OFF: Final = tree("off")
TAKEN: Final = tree("taken")
COLOUR: Final = Kind("colour", colour_name)
RINGED: Final = Kind("colour", colour_name, {int(NONE): "free"})
DRUID: Final = Kind("colour", druid_object)


def tell_danced(told: dict[str, int]) -> Sentence:
    """[D8, D11] A different rule lets it go onto a board."""
    said = message(
        "druidenwalzer-event-danced",
        spirit=spirit_subject(told["spirit"]), place=tree_in("from", told["place"]), goal=to_place(told["goal"]),
    )  # fmt: skip
    return Sentence(said, ("D8", "D11") if is_board(told["goal"]) else ("D8",))


def tell_fight_won(told: dict[str, int]) -> Sentence:
    """[D115, D13] Against a spirit, or against a bare tree."""
    seat, colour = Person(told["seat"]), colour_name(told["colour"])
    strength, against = told["strength"], told["against"]
    if against == 0:
        said = message("druidenwalzer-event-fight-won-bare", seat=seat, colour=colour, strength=strength)
        return Sentence(said, ("D13",))
    said = message("druidenwalzer-event-fight-won", seat=seat, colour=colour, strength=strength, against=against)
    return Sentence(said, ("D115",))


def tell_fight_drawn(told: dict[str, int]) -> Sentence:
    """[D116, D13] Between equal spirits, or between bare trees."""
    colour, strength = colour_name(told["colour"]), told["strength"]
    if strength == 0:
        return Sentence(message("druidenwalzer-event-fight-drawn-bare", colour=colour), ("D13",))
    return Sentence(message("druidenwalzer-event-fight-drawn", colour=colour, strength=strength), ("D116",))


def turn_of(told: dict[str, int]) -> Message:
    return message("druidenwalzer-turn-of", seat=Person(told["seat"]))


def drew(told: dict[str, int]) -> Message:
    if told["spirit"] == NONE:
        return message("druidenwalzer-line-drew-secret", seat=Person(told["seat"]), count=1)
    return message(
        "druidenwalzer-line-drew", seat=Person(told["seat"]), spirits=(spirit_short(told["spirit"]),)
    )  # fmt: skip


def turned_up(told: dict[str, int]) -> Message:
    place = tree_in("name", told["place"])
    shown = message("druidenwalzer-line-spirit-at", spirit=spirit_short(told["spirit"]), place=place)
    return message("druidenwalzer-line-turned-up", spirits=(shown,))


def placed(told: dict[str, int]) -> Message:
    place = tree_in("name", told["goal"])
    druid = message("druidenwalzer-line-druid-at", colour=colour_name(told["colour"]), place=place)
    return message("druidenwalzer-line-placed", seat=Person(told["seat"]), druids=(druid,))


def danced(told: dict[str, int]) -> Message:
    spirit = spirit_short(told["spirit"])
    dance = message(
        "druidenwalzer-line-dance", spirit=spirit, place=tree_in("from", told["place"]), goal=to_place(told["goal"])
    )
    return message("druidenwalzer-line-danced", dances=(dance,))


def fought(told: dict[str, int]) -> Message:
    return message(
        "druidenwalzer-line-fight-won", seat=Person(told["seat"]), colour=colour_name(told["colour"]),
        strength=told["strength"], against=told["against"], place="", signs=0,
    )  # fmt: skip


def hung(told: dict[str, int]) -> Message:
    """What a fight won brings: it is the same line."""
    return message(
        "druidenwalzer-line-fight-won", seat=Person(told["seat"]), colour="",
        strength=0, against=0, place=tree_in("hang", told["place"]), signs=told["count"],
    )  # fmt: skip


CHRONICLE: Final = Chronicle(
    "druidenwalzer",
    [
        happening("Boxed", "D30", "A spirit went back into the box.", turn=turn_of, seat=SEAT, spirit=SPIRIT),
        happening("Started", "D3", "The first spirit was laid on a board.", turn=turn_of, seat=SEAT, spirit=SPIRIT),
        happening(
            "Drew", "D21", "A spirit came from the deck into a hand; its owner alone knows it.",
            hides="spirit", adds=drew, seat=SEAT, spirit=DRAWN,
        ),
        happening(
            "TurnedUp", "D113", "An unseen spirit on top of a pile was turned up.",
            untold="seat", adds=turned_up, seat=SEAT, spirit=DOER, place=AT,
        ),
        happening(
            "Laid", "D109", "A spirit was laid from the hand at a tree: a waltz began.",
            turn=turn_of, seat=SEAT, spirit=SPIRIT, place=LAID_AT,
        ),
        happening(
            "CameHome", "D16", "The spirit that won a fight went from its tree to the winner's board.",
            seat=SEAT, spirit=DOER, place=FROM,
        ),
        happening(
            "Withdrew", "D25", "A spirit went to its owner's board from a tree, or from the hand if there is no place.",
            turn=turn_of, seat=SEAT, spirit=SPIRIT, place=FROM_TREE_OR_HAND,
        ),
        happening(
            "Shown", "D36", "An unseen spirit of a captured tree was shown.",
            untold="seat", seat=SEAT, spirit=DOER, place=AT,
        ),
        happening(
            "RingLaid", "D110 D12", "The ring came to a tree, around the druid of this colour if there is one.",
            untold="seat", seat=SEAT, colour=RINGED, place=AT,
        ),
        happening("RingReturned", "D117", "The ring went back to the middle: the waltz is over."),
        happening("NobodyDanced", "D5", "No other visible spirit had this strength.", strength=COUNT),
        happening(
            "Danced", "D8", "A spirit danced from a tree to a tree or a board.",
            tell=tell_danced, adds=danced, spirit=DOER, place=FROM, goal=TO,
        ),
        happening(
            "FightWon", "D115", "The druid of this colour won for this seat, with one strength against another.",
            tell=tell_fight_won, adds=fought, manner=FIRST, seat=SEAT, colour=COLOUR, strength=COUNT, against=COUNT,
        ),
        happening(
            "FightDrawn", "D116", "The druids of this colour were equally strong.",
            tell=tell_fight_drawn, colour=COLOUR, strength=COUNT,
        ),
        happening(
            "SignHung", "D115", "A seat hung its sign on a tree of the rival, which now has this many.",
            adds=hung, manner=MORE, seat=SEAT, place=HUNG_ON, count=COUNT,
        ),
        happening(
            "TreeCaptured", "D119", "A seat captured a tree of the rival, who has now lost this many.",
            untold="count", seat=SEAT, place=TAKEN, count=COUNT,
        ),
        happening(
            "BareTreeLost", "D20", "A seat lost its own tree, because it stayed bare; it has now lost this many.",
            untold="count", seat=SEAT, place=TAKEN, count=COUNT,
        ),
        happening(
            "SignsReturned", "D18", "This many signs went from a lost tree back to their seat.",
            seat=SEAT, place=OFF, count=COUNT,
        ),
        happening(
            "PileCleared", "D18", "The pile of a lost tree, this many spirits, went to the board of its owner.",
            seat=SEAT, place=FROM, count=COUNT,
        ),
        happening(
            "DruidPlaced", "D107", "A druid was placed during set-up.",
            untold="place", turn=turn_of, adds=placed, seat=SEAT, colour=DRUID, place=FROM, goal=LAID_AT,
        ),
        happening(
            "DruidJumped", "D26", "A druid jumped to the tree without one.",
            turn=turn_of, seat=SEAT, colour=DRUID, place=FROM, goal=TO,
        ),
        happening(
            "DruidMoved", "D19", "The druid of a lost tree moved to the tree without one.",
            seat=SEAT, colour=COLOUR, place=FROM, goal=TO,
        ),
        happening(
            "Reshuffled", "D22", "A board of this many spirits became its owner's new deck.", seat=SEAT, count=COUNT
        ),
        happening("TurnSkipped", "D24", "A seat could do nothing at all.", turn=turn_of, seat=SEAT),
    ],
)  # fmt: skip
