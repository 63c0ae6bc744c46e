"""What can happen in Maginor and how it is told, one row for each: `events.py` is made from it. Everything is open but
the elementals of a running duel."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.bag import NONE
from tafelrunde.core.declared import COUNT, FIRST, HEADING, MORE, SEAT, SECRET, Chronicle, Kind, Telling, happening
from tafelrunde.core.messages import Argument, Message, Person, Sentence, message
from tafelrunde.games.maginor.components import MAGINOR, VALUE, WAND
from tafelrunde.games.maginor.names import (
    at_oracle,
    before_oracle,
    card_name,
    elemental_as_object,
    face_name,
    onto_oracle,
    oracle_as_object,
    person,
    slot_number,
    spell_as_object,
    spell_name,
    symbol_name,
    symbol_there,
    the_oracle,
)
from tafelrunde.games.maginor.state import CAUSES, NO_TOKEN, REASONS

ORACLE: Final = Kind("oracle", the_oracle)
WON_ORACLE: Final = Kind("oracle", oracle_as_object)
AT: Final = Kind("oracle", at_oracle)
ONTO: Final = Kind("oracle", onto_oracle)
SLOT: Final = Kind("slot", slot_number)
SYMBOL: Final = Kind("symbol", symbol_name)
FACE: Final = Kind("face", face_name)
CARD: Final = Kind("card", card_name)
SPELL: Final = Kind("spell", spell_name, {int(NONE): "alone"})
OWN_SPELL: Final = Kind("spell", spell_as_object)
ELEMENTAL: Final = Kind("elemental", elemental_as_object, SECRET)

CAUSE_RULES: Final = ("M128", "M128", "M122", "M132")
REASON_RULES: Final = ("M11", "M15", "M18")


def tell_played(told: dict[str, int]) -> Sentence:
    """[M17, M113] Wands and symbol cards have rules of their own."""
    rule = "M17" if told["card"] == WAND else "M113"
    return Sentence(message("maginor-event-played", seat=Person(told["seat"]), card=card_name(told["card"])), (rule,))


def tell_rolled(told: dict[str, int]) -> Sentence:
    """[M16, M125] Maginor's face has a rule of its own."""
    rule = "M16" if told["face"] == MAGINOR else "M125"
    at, face = at_oracle(told["oracle"]), face_name(told["face"])
    return Sentence(message("maginor-event-rolled", seat=Person(told["seat"]), oracle=at, face=face), (rule,))


def tell_nothing(told: dict[str, int]) -> Sentence:
    """[M11, M15, M18] The reason; and the symbol, unless without a token it does not matter."""
    why = told["why"]
    args: dict[str, Argument] = {"seat": Person(told["seat"]), "oracle": at_oracle(told["oracle"])}
    if why != NO_TOKEN:
        args["symbol"] = symbol_name(told["symbol"])
    return Sentence(Message(f"maginor-event-nothing-happened-{REASONS[why]}", args), (REASON_RULES[why],))


def at_slot(id: str, *rules: str) -> Telling:
    """Tells of a slot: where it is, which one in rim order, and its symbol."""

    def tell(told: dict[str, int]) -> Sentence:
        args: dict[str, Argument] = {name: Person(told[name]) for name in ("seat", "rival") if name in told}
        oracle, slot = told["oracle"], told["slot"]
        args |= {"oracle": at_oracle(oracle), "slot": slot_number(slot), "symbol": symbol_there(oracle, slot)}
        return Sentence(Message(id, args), rules)

    return tell


def tell_drawn(told: dict[str, int]) -> Sentence:
    """[M19] Both sides are told the same."""
    oracle, slot = told["oracle"], told["slot"]
    said = message(
        "maginor-event-duel-drawn",
        challenger=Person(told["seat"]),
        defender=Person(told["rival"]),
        oracle=at_oracle(oracle),
        slot=slot_number(slot),
        symbol=symbol_there(oracle, slot),
    )
    return Sentence(said, ("M19",))


def tell_stepped(told: dict[str, int]) -> Sentence:
    """[M4] Onto an oracle, or into the gap before it."""
    if told["in_gap"]:
        return Sentence(message("maginor-event-maginor-stepped-gap", oracle=before_oracle(told["oracle"])), ("M4",))
    return Sentence(message("maginor-event-maginor-stepped", oracle=onto_oracle(told["oracle"])), ("M4",))


def tell_evaluated(told: dict[str, int]) -> Sentence:
    """[M22, M122, M128, M129, M132] The cause, and who is first and second."""
    cause, oracle = told["cause"], the_oracle(told["oracle"])
    ranking = tell_ranking(told["first"], told["second"])
    said = message(f"maginor-event-evaluated-{CAUSES[cause]}", oracle=oracle, ranking=ranking)
    return Sentence(said, (CAUSE_RULES[cause], "M22", "M129"))


def tell_ranking(first: int, second: int) -> Message:
    if first == NONE:
        return message("maginor-ranking-none")
    if second == NONE:
        return message("maginor-ranking-one", first=person(first))
    return message("maginor-ranking-two", first=person(first), second=person(second))


def tell_won(told: dict[str, int]) -> Sentence:
    """[M23] With the votes that the oracle brings."""
    seat, oracle = Person(told["seat"]), told["oracle"]
    said = message("maginor-event-won-oracle", seat=seat, oracle=oracle_as_object(oracle), votes=int(VALUE[oracle]))
    return Sentence(said, ("M23",))


def turn_of(told: dict[str, int]) -> Message:
    return message("maginor-turn-of", seat=Person(told["seat"]))


def placing(
    told: dict[str, int], by: str, what: Argument = "", oracle: Argument = "", slot: int = 0, symbol: Argument = ""
) -> Message:
    """A card or a roll of the die, and the token that it places."""
    return message(
        "maginor-line-placed", seat=Person(told["seat"]), by=by, what=what, oracle=oracle, slot=slot, symbol=symbol
    )


def played(told: dict[str, int]) -> Message | None:
    """A wand is followed by a roll, which says more."""
    return None if told["card"] == WAND else placing(told, "card", card_name(told["card"]))


def rolled(told: dict[str, int]) -> Message:
    return placing(told, "roll", face_name(told["face"]))


def placed(told: dict[str, int]) -> Message:
    oracle, slot = told["oracle"], told["slot"]
    return placing(told, "", "", at_oracle(oracle), slot + 1, symbol_there(oracle, slot))


def returned(told: dict[str, int]) -> Message:
    home = message("maginor-line-tokens", seat=Person(told["seat"]), count=told["count"])
    return message("maginor-line-returned", tokens=(home,))


CHRONICLE: Final = Chronicle(
    "maginor",
    [
        happening(
            "Laid", "M1 M2", "An oracle was laid in the circle, a spell beside it; NONE if it has none.",
            oracle=ORACLE, spell=SPELL,
        ),
        happening("TurnBegan", "M110", "It is this seat's turn.", turn=turn_of, manner=HEADING, seat=SEAT),
        happening(
            "Played", "M17 M113", "A card was played.",
            tell=tell_played, adds=played, manner=FIRST, seat=SEAT, card=CARD,
        ),
        happening("Moved", "M124", "A wizard moved to an oracle.", seat=SEAT, oracle=ONTO),
        happening(
            "Rolled", "M16 M125", "The die was rolled at an oracle.",
            tell=tell_rolled, adds=rolled, manner=FIRST, seat=SEAT, oracle=AT, face=FACE,
        ),
        happening(
            "Named", "M16 M47", "A symbol was named, for Maginor's face or for a joker.", seat=SEAT, symbol=SYMBOL
        ),
        happening(
            "NothingHappened", "M11 M15 M18 M44",
            "A symbol came to nothing for one of the REASONS; `symbol` is NONE if it was not even asked for.",
            tell=tell_nothing, seat=SEAT, oracle=AT, symbol=SYMBOL, why=COUNT,
        ),
        happening(
            "Placed", "M13 M25", "A token was placed at a free slot.",
            tell=at_slot("maginor-event-placed", "M13"), adds=placed, manner=MORE, seat=SEAT, oracle=AT, slot=SLOT,
        ),
        happening("Cast", "M115", "A spell was cast and left the game.", seat=SEAT, spell=OWN_SPELL),
        happening("TookBack", "M28", "A played card went back into the hand.", seat=SEAT, card=CARD),
        happening(
            "Replaced", "M27 M119", "A token was replaced by Persuasion.",
            tell=at_slot("maginor-event-replaced", "M27", "M119"), seat=SEAT, rival=SEAT, oracle=AT, slot=SLOT,
        ),
        happening("Teleported", "M121", "A wizard was teleported to an oracle.", seat=SEAT, oracle=ONTO),
        happening(
            "Challenged", "M14 M133", "A token was challenged.",
            tell=at_slot("maginor-event-challenged", "M14", "M133"), seat=SEAT, rival=SEAT, oracle=AT, slot=SLOT,
        ),
        happening(
            "Sealed", "M134", "An elemental was chosen in secret; its seat alone knows which.",
            hides="elemental", seat=SEAT, elemental=ELEMENTAL,
        ),
        happening("Revealed", "M19 M134", "An elemental was revealed.", reveals=True, seat=SEAT, elemental=ELEMENTAL),
        happening("Declined", "M52", "A seat kept its Reversal.", seat=SEAT),
        happening(
            "DuelWon", "M135", "A seat won the duel, its rival's token went back.",
            tell=at_slot("maginor-event-duel-won", "M135"), seat=SEAT, rival=SEAT, oracle=AT, slot=SLOT,
        ),
        happening(
            "DuelDrawn", "M19", "Challenger and defender took their tokens back.",
            tell=tell_drawn, seat=SEAT, rival=SEAT, oracle=AT, slot=SLOT,
        ),
        happening(
            "MaginorStepped", "M4 M6 M122", "Maginor came onto an oracle, or into the gap before it if `in_gap` is 1.",
            tell=tell_stepped, oracle=ONTO, in_gap=COUNT,
        ),
        happening("StepLost", "M7", "Maginor's step was lost because his face led to an evaluation."),
        happening(
            "Evaluated", "M128 M129",
            "An oracle was evaluated for one of the CAUSES; first and second are seats, NONE where there is none.",
            tell=tell_evaluated, oracle=ORACLE, cause=COUNT, first=SEAT, second=SEAT,
        ),
        happening(
            "WonOracle", "M23", "A seat won an oracle and its votes.", tell=tell_won, seat=SEAT, oracle=WON_ORACLE
        ),
        happening("WonSpell", "M23", "A seat won a spell.", seat=SEAT, spell=OWN_SPELL),
        happening("OracleLost", "M23", "An oracle left the game without an owner.", oracle=ORACLE),
        happening("SpellLost", "M23", "A spell left the game without an owner.", spell=SPELL),
        happening(
            "TokensReturned", "M130", "The tokens of a seat came home from an evaluated oracle.",
            untold="oracle", adds=returned, seat=SEAT, oracle=AT, count=COUNT,
        ),
        happening("WentToMiddle", "M131", "A wizard went from an evaluated oracle to the middle.", seat=SEAT),
        happening("GameEnded", "M136", "The Hall was evaluated; the match is over."),
    ],
)  # fmt: skip
