"""[H102, H103, H104, H105, H106, J105] What is in the box. The facts are in `components.toml`, [H138] each with its
origin; the counts are checked here."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

Card = i64
"""A card by its number: suits one after another, values rising within a suit; then the dogs, which are all alike."""

_FACTS: Final[dict[str, Any]] = tomllib.loads(
    files("tafelrunde.games.havoc").joinpath("components.toml").read_text(encoding="utf-8")
)
_GAME: Final[dict[str, Any]] = _FACTS["game"]
_JOHN: Final[dict[str, Any]] = _FACTS["john_of_gaunt"]

SUITS: Final[tuple[str, ...]] = tuple([str(suit) for suit in _GAME["suits"]])
VALUES: Final[i64] = 18
REGULAR: Final[i64] = 108
DOG: Final[i64] = 108
JOHN: Final[i64] = 109
"""John of Gaunt's card: it lies in the pile, never in a hand."""
KINDS: Final[i64] = 109
"""Every regular card, and the dog as one kind."""

HAND_REGULAR: Final[i64] = i64(int(_GAME["hand_regular"]))
HAND_DOGS: Final[i64] = i64(int(_GAME["hand_dogs"]))
RECRUITS_START: Final[i64] = i64(int(_GAME["recruits_start"]))
RECRUITS_MIN: Final[i64] = i64(int(_GAME["recruits_min"]))
DRAWS: Final[i64] = i64(int(_GAME["recruit_draws"]))
DOGS_IN_RECRUITING: Final[i64] = i64(int(_GAME["recruit_dogs_max"]))
JOIN_MIN: Final[i64] = i64(int(_GAME["join_min_cards"]))
LAID_MAX: Final[i64] = i64(int(_GAME["battle_cards_max"]))
DOGS_OUT_MAX: Final[i64] = i64(int(_GAME["battle_dogs_out_max"]))
DOGS_AFTER_BATTLE: Final[i64] = i64(int(_GAME["activate_dogs_max"]))
LAST_DEAL: Final[i64] = i64(int(_GAME["final_deal"]))
SWAP_MAX: Final[i64] = i64(int(_GAME["final_dog_swap_max"]))


def suit(card: Card) -> i64:
    return card // VALUES


def value(card: Card) -> i64:
    """[H103] The number on the card; a dog has 0."""
    return 0 if card == DOG else card % VALUES + 1


def card_of(suit: i64, value: i64) -> Card:
    return suit * VALUES + value - 1


@final
@mypyc_attr(acyclic=True)
class Deck:
    """[H105, H106] What is used at a table of a certain size."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.seats: Final[i64] = i64(int(facts["players"]))
        self.max_value: Final[i64] = i64(int(facts["max_value"]))
        self.dogs: Final[i64] = i64(int(facts["dogs"]))
        self.recruits_max: Final[i64] = i64(int(facts["recruits_max"]))
        self.peace_max: Final[i64] = i64(max([int(number) for number in facts["peace"]]))
        self.first_turn_free: Final[bool] = bool(facts.get("first_round_no_turn", False))


@final
@mypyc_attr(acyclic=True)
class Battle:
    """[H104] A battle card: its name, the points of its places, and what is dealt after it."""

    def __init__(self, name: str, year: int, facts: dict[str, Any]) -> None:
        self.name: Final = name
        self.year: Final = year
        self.points: Final[vec[i64]] = vec[i64]([int(points) for points in facts["vp"]])
        self.deal_all: Final[i64] = i64(int(facts["deal"]["all"]))
        self.deal_initiator: Final[i64] = i64(int(facts["deal"]["initiator"]))


DECKS: Final[list[Deck]] = [Deck(facts) for facts in _FACTS["deck"]]
BATTLES: Final[list[Battle]] = [Battle(str(facts["name"]), int(facts["year"]), facts) for facts in _FACTS["battle"]] + [
    Battle(str(facts["id"]), 1373, facts) for facts in _JOHN["side"]
]
"""The nine battles by number from 0, then the two sides of Chevauchées."""

CASTILLON: Final[i64] = 8
CALAIS_TO_TOURS: Final[i64] = 9
TOURS_TO_BORDEAUX: Final[i64] = 10
FAST_PEACE_MAX: Final[i64] = 2

JOHN_SEAT: Final[i64] = 6
"""John of Gaunt where a seat is expected: as initiator, winner or Peacekeeper."""

JOHN_AWAY: Final[i64] = 0
JOHN_IN_PILE: Final[i64] = 1
JOHN_WAITING: Final[i64] = 2
JOHN_FIGHTING: Final[i64] = 3
JOHN_KEEPING: Final[i64] = 4

AHEAD: Final[i64] = -1
REMOVED: Final[i64] = -2
REPLACED: Final[i64] = -3
"""What became of a battle: not yet fought, removed by a year of peace, replaced by Chevauchées; or who won it."""


def deck_for(seats: i64) -> Deck:
    return DECKS[seats - 2]


def paid(battle: i64, place: i64, small_table: bool) -> i64:
    """[H39, J11] The points for a place, counted from 0. At a small table those of the second place are dropped and
    later ones move up, but not in Chevauchées."""
    points = BATTLES[battle].points
    if small_table and battle <= CASTILLON and place > 0:
        place += 1
    return points[place] if place < len(points) else 0


def pays(battle: i64, seats: i64, small_table: bool) -> tuple[int, ...]:
    """[H39, H124, J6, J11] What the places pay at this table, up to the last one that pays. In Chevauchées John takes a
    place too."""
    count = seats + 1 if battle > CASTILLON else seats
    points = [int(paid(battle, place, small_table)) for place in range(count)]
    while points[-1] == 0:
        points.pop()
    return tuple(points)


def box() -> dict[str, object]:
    """What a board needs to know about the box."""
    return {
        "SUITS": SUITS,
        "VALUES": VALUES,
        "DOG": DOG,
        "JOHN_SEAT": JOHN_SEAT,
        "CASTILLON": CASTILLON,
        "DRAWS": DRAWS,
        "AHEAD": AHEAD,
        "REMOVED": REMOVED,
        "REPLACED": REPLACED,
        "BATTLES": [{"name": card.name, "year": card.year} for card in BATTLES[: CASTILLON + 1]],
    }


assert len(SUITS) * VALUES == REGULAR and int(_GAME["dog_value"]) == 0
assert [deck.seats for deck in DECKS] == [2, 3, 4, 5, 6] and DECKS[4].max_value == VALUES and DECKS[4].dogs == 12
assert len(BATTLES) == 11 and [int(facts["number"]) for facts in _FACTS["battle"]] == list(range(1, 10))
assert sum([len([points for points in battle.points if points]) - 1 for battle in BATTLES[:9]]) == 15
assert [int(value) for value in _JOHN["virtual_hand"]] == [9, 9, 9]  # as `ranking` has it
