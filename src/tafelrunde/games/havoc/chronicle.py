"""What can happen in Havoc and how it is told, one row for each: `events.py` is made from it."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.bag import NONE
from tafelrunde.core.declared import COUNT, FIRST, HEADING, MORE, SECRET, Chronicle, Kind, Part, happening
from tafelrunde.core.messages import Argument, Message, Sentence, message
from tafelrunde.games.havoc.components import CASTILLON, DOG, JOHN_SEAT
from tafelrunde.games.havoc.names import battle_told, card_as_object, card_listed, card_told, combination_told, who

A_DOG: Final = {int(DOG): "a-dog"}

WHO: Final = Kind("seat", who)
CARD: Final = Kind("card", card_as_object, A_DOG | SECRET)
NEW_CARD: Final = Kind("card", card_told, A_DOG)
BATTLE: Final = Kind("battle", battle_told)
REPLACED_BATTLE: Final = Kind("battle", battle_told, {int(NONE): "extra"})
STRENGTH: Final = Kind("strength", combination_told)


def tell_peace(told: dict[str, int]) -> Sentence:
    """[H110, J9] The Peacekeeper turned the peace card, or John did."""
    rules = ("J9",) if told["seat"] == JOHN_SEAT else ("H110",)
    return Sentence(message("havoc-event-peace-turned", seat=who(told["seat"]), count=told["count"]), rules)


def tell_showed(told: dict[str, int]) -> Sentence:
    """[H118] What the cards of a seat make, by name."""
    made = combination_told(told["strength"])
    return Sentence(
        message("havoc-event-showed", seat=who(told["seat"]), combination=made, place=told["place"]), ("H118",)
    )


def tell_side(told: dict[str, int]) -> Sentence:
    """[J104, J17] The side of Chevauchées, and the card that chose it, if there was one."""
    side = battle_told(told["battle"])
    if told["card"] == NONE:
        return Sentence(message("havoc-event-side-turned-empty", battle=side), ("J17",))
    return Sentence(message("havoc-event-side-turned", card=card_told(told["card"]), battle=side), ("J104",))


def recruits_turn(told: dict[str, int]) -> Message:
    return message("havoc-turn-recruiting", seat=who(told["seat"]))


def skipped_turn(told: dict[str, int]) -> Message:
    return message("havoc-turn-of", seat=who(told["seat"]))


def battle_turn(told: dict[str, int]) -> Message:
    """A battle is one turn of the seat that cried Havoc, with everybody in it."""
    return message("havoc-turn-battle", battle=battle_told(told["battle"]))


def raid_turn(told: dict[str, int]) -> Message:
    return message("havoc-turn-raid")


def castillon_turn(told: dict[str, int]) -> Message:
    return message("havoc-turn-battle", battle=battle_told(CASTILLON))


def dealt(told: dict[str, int]) -> Message:
    if told["card"] == NONE:
        return message("havoc-line-dealt-secret", seat=who(told["seat"]), count=1)
    return message("havoc-line-dealt", seat=who(told["seat"]), cards=(card_listed(told["card"]),))


def recruited(told: dict[str, int], by: str) -> Message:
    """Cards into the hand and one back: `drawn`, `taken` and `down` are lists, the numbers say how long they are. Of
    cards that the reader may not know, `unseen` says how many there are."""
    card = told["card"]
    is_unseen = card == NONE
    cards = () if is_unseen else (card_listed(card),)
    lists: dict[str, Argument] = {name: cards if name == by else () for name in ("drawn", "taken", "down")}
    counts: dict[str, Argument] = {f"{name}-count": int(name == by) for name in ("drawn", "taken", "down")}
    args: dict[str, Argument] = {"seat": who(told["seat"]), "unseen": int(is_unseen)}
    return Message("havoc-line-recruited", args | lists | counts)


def recruited_by(by: str) -> Part:
    def tell(told: dict[str, int]) -> Message:
        return recruited(told, by)

    return tell


def laid(told: dict[str, int]) -> Message:
    """A visit to a battle: from the cry, or from the first card, until the seat stands."""
    cards = (card_listed(told["card"]),) if "card" in told else ()
    return message("havoc-line-laid", seat=who(told["seat"]), cards=cards, begins="", ends="")


def cried(told: dict[str, int]) -> Message:
    return message("havoc-line-laid", seat=who(told["seat"]), cards=(), begins="cried", ends="")


def stood(told: dict[str, int]) -> Message:
    return message("havoc-line-laid", seat=who(told["seat"]), cards=(), begins="", ends="stood")


def laid_at_castillon(told: dict[str, int]) -> Message:
    return message("havoc-line-castillon", seat=who(told["seat"]), cards=(card_listed(told["card"]),))


def refilled(told: dict[str, int]) -> Message:
    return message("havoc-line-refilled", cards=(card_told(told["card"]),))


def showed(told: dict[str, int]) -> Message:
    made = combination_told(told["strength"])
    return message("havoc-line-showed", seat=who(told["seat"]), combination=made, place=told["place"], points=0)


def scored(told: dict[str, int]) -> Message:
    return message("havoc-line-showed", seat=who(told["seat"]), combination="", place=0, points=told["count"])


CHRONICLE: Final = Chronicle(
    "havoc",
    [
        happening(
            "Dealt", "H1 H34 H36", "A card was dealt to a hand; its owner alone knows it.",
            hides="card", adds=dealt, seat=WHO, card=CARD,
        ),
        happening("DealtDog", "H1", "A seat got its first dog, which everybody knows about.", seat=WHO),
        happening(
            "Recruiting", "H109", "A seat chose to recruit.", turn=recruits_turn, manner=HEADING, seat=WHO,
        ),
        happening(
            "PeaceTurned", "H110", "The peace card was turned to this number.", tell=tell_peace, seat=WHO, count=COUNT
        ),
        happening("YearOfPeace", "H111", "The next battle was removed.", seat=WHO, battle=BATTLE),
        happening("Discarded", "H7", "A card was given up for a year of peace.", seat=WHO, card=CARD),
        happening("Skipped", "H18", "A seat could neither recruit nor fight.", turn=skipped_turn, seat=WHO),
        happening(
            "Drew", "H112 H21 H129", "A card came from the pile into a hand; its owner alone knows it.",
            hides="card", adds=recruited_by("drawn"), seat=WHO, card=CARD,
        ),
        happening(
            "Took", "H112", "A recruit went into a hand, for all to see.",
            adds=recruited_by("taken"), seat=WHO, card=CARD,
        ),
        happening("Fetched", "H113", "A dog was discarded to get one more card.", seat=WHO),
        happening(
            "Looting", "H54", "Two dogs were discarded; the seat looks through the discards.", reveals=True, seat=WHO
        ),
        happening("Looted", "H14", "A card went from the discards into a hand, for all to see.", seat=WHO, card=CARD),
        happening(
            "PutDown", "H112", "A card from the hand became a recruit.",
            adds=recruited_by("down"), manner=MORE, seat=WHO, card=CARD,
        ),
        happening("Refilled", "H15", "A card came from the pile to the recruits.", adds=refilled, card=NEW_CARD),
        happening("Reshuffled", "H16", "The discards, this many cards, became the new pile.", count=COUNT),
        happening("CriedHavoc", "H115", "A battle was begun.", turn=battle_turn, adds=cried, seat=WHO, battle=BATTLE),
        happening("Laid", "H116", "A card was laid in the battle.", adds=laid, seat=WHO, card=CARD),
        happening("Stood", "H116", "A seat ended the laying of this visit.", adds=stood, manner=MORE, seat=WHO),
        happening("Declined", "H21", "A seat stayed out of the battle.", seat=WHO),
        happening("Passed", "H21", "A seat lays nothing more in this battle.", seat=WHO),
        happening("SatOut", "H119", "Some of a seat's dogs did not count.", seat=WHO, count=COUNT),
        happening(
            "Showed", "H118", "What a seat's cards were worth in the end, and the place that it took.",
            tell=tell_showed, adds=showed, manner=FIRST, seat=WHO, strength=STRENGTH, place=COUNT,
        ),
        happening("Won", "H124", "A seat won the battle and keeps its card.", seat=WHO, battle=BATTLE),
        happening("Scored", "H124", "A seat got points.", adds=scored, manner=MORE, seat=WHO, count=COUNT),
        happening(
            "Scavenged", "H125",
            "A laid dog was discarded; the card went from the battlefield or the recruits into the hand.",
            seat=WHO, card=CARD,
        ),
        happening("Stopped", "H51", "A seat uses no more dogs after this battle.", seat=WHO),
        happening("Cleared", "H34", "The battlefield went to the discards."),
        happening("ChoseBattle", "H134", "The winner chose the next battle.", seat=WHO, battle=BATTLE),
        happening("BecamePeacekeeper", "H128", "The winner took the peace card at 1.", seat=WHO),
        happening(
            "LastDeal", "H36", "There are no more turns; the recruits went to the discards.", turn=castillon_turn
        ),
        happening("Swapped", "H129", "A seat discarded some dogs for the same number of cards.", seat=WHO, count=COUNT),
        happening(
            "LaidAtCastillon", "H37", "A card of the strongest lay was shown in the last battle.",
            reveals=True, adds=laid_at_castillon, seat=WHO, card=CARD,
        ),
        happening("DrewJohn", "J102", "John of Gaunt was drawn and sits to the left of this seat.", seat=WHO),
        happening("JohnRemoved", "J5", "John of Gaunt came too late and was removed.", seat=WHO),
        happening(
            "JohnCriedHavoc", "J103 J4", "John of Gaunt began Chevauchées in the place of this battle, or of none.",
            turn=raid_turn, untold="seat", seat=WHO, battle=REPLACED_BATTLE,
        ),
        happening(
            "SideTurned", "J104 J17", "A card was turned up and discarded; it chose the side of Chevauchées.",
            tell=tell_side, card=NEW_CARD, battle=BATTLE,
        ),
        happening("JohnLeft", "J9 J10 J14", "John of Gaunt left the match."),
    ],
)  # fmt: skip
