"""What is in the box, read from `components.toml`: oracles, cards, spells, die, tokens, duel markers."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE, bit, popcount

Oracle = i64
"""An oracle by its number, the small ones first, the Hall last."""

Symbol = i64
"""Fire, water, earth, air or doom."""

Slot = i64
"""A slot of an oracle by its place in rim order: 0 is the strongest."""

Card = i64
"""A kind of card: the symbols, then the wand."""

Spell = i64
"""A spell by its number."""

Elemental = i64
"""One corner of the duel marker."""

BOX: Final[dict[str, Any]] = tomllib.loads(
    files("tafelrunde.games.maginor").joinpath("components.toml").read_text(encoding="utf-8")
)

SEATS: Final[i64] = 4
TOKENS: Final[i64] = BOX["tokens"]
"""[M103] Tokens of each seat."""

SYMBOLS: Final[tuple[str, ...]] = tuple(BOX["symbols"])
FIRE: Final[i64] = 0
WATER: Final[i64] = 1
EARTH: Final[i64] = 2
AIR: Final[i64] = 3
DOOM: Final[i64] = 4
KINDS: Final[i64] = 5

CARDS: Final[tuple[str, ...]] = (*SYMBOLS, "wand")
WAND: Final[i64] = 5
CARD_KINDS: Final[i64] = 6
COPIES: Final[vec[i64]] = vec[i64]([BOX["cards"][card] for card in CARDS])
"""[M104] How many of each kind of card a seat has."""

FACES: Final[i64] = 6
MAGINOR: Final[i64] = 5
"""[M106] The face of the die that is not a symbol."""

ORACLES: Final[tuple[str, ...]] = tuple([oracle["id"] for oracle in BOX["oracle"]])
ORACLE_COUNT: Final[i64] = 11
ALL_ORACLES: Final[i64] = bit(11) - 1
HALL: Final[i64] = 10
VALUE: Final[vec[i64]] = vec[i64]([oracle["value"] for oracle in BOX["oracle"]])
"""[M102] The number of an oracle: its votes."""
SMALL: Final[tuple[int, ...]] = tuple([n for n, oracle in enumerate(BOX["oracle"]) if oracle.get("small", False)])
LARGE: Final[tuple[int, ...]] = tuple([n for n in range(HALL) if n not in SMALL])

MOST_SLOTS: Final[i64] = 15
SLOTS: Final[vec[i64]] = vec[i64]([bit(len(oracle["slots"])) - 1 for oracle in BOX["oracle"]])
"""[M102] All slots of an oracle, one bit for each."""

SPELLS: Final[tuple[str, ...]] = tuple([spell["id"] for spell in BOX["spell"]])
RECALL: Final[i64] = 0
RESTORE: Final[i64] = 1
SUPERIORITY: Final[i64] = 2
PERSUASION: Final[i64] = 3
TELEKINESIS: Final[i64] = 4
TELEPORT: Final[i64] = 5
SUMMON: Final[i64] = 6
REVERSAL: Final[i64] = 7
GOLDEN_CAULDRON: Final[i64] = 8
HIGH_WIZARD: Final[i64] = 9
SPELL_COUNT: Final[i64] = 10
VOTES: Final[vec[i64]] = vec[i64]([spell.get("votes", 0) for spell in BOX["spell"]])
"""[M33] What a ritual is worth; nothing if the spell is not a ritual."""
TARGETS: Final[tuple[str, ...]] = tuple([spell.get("target", "") for spell in BOX["spell"]])
"""What has to be chosen for a spell once it is cast; nothing for most."""

PRIZES: Final = ("oracle", "spell")
THE_ORACLE: Final[i64] = 0
THE_SPELL: Final[i64] = 1

ELEMENTALS: Final[tuple[str, ...]] = tuple(BOX["duel"]["elementals"])
ELEMENTAL_COUNT: Final[i64] = 3
CHALLENGER_WINS: Final[i64] = 0
DEFENDER_WINS: Final[i64] = 1
DRAWN: Final[i64] = 2


def symbol_letters() -> str:
    """The letters of the slots, in the order of the symbols."""
    return "".join([symbol[0].upper() for symbol in SYMBOLS])


def slots_with(letters: str, symbol: int) -> i64:
    """The slots among these that bear the symbol."""
    slots: i64 = 0
    for slot, letter in enumerate(letters):
        if letter == symbol_letters()[symbol]:
            slots |= bit(slot)
    return slots


WITH_SYMBOL: Final[vec[i64]] = vec[i64](
    [slots_with(oracle["slots"], symbol) for oracle in BOX["oracle"] for symbol in range(KINDS)]
)
BORNE: Final[list[list[int]]] = [
    [symbol_letters().index(letter) for letter in oracle["slots"]] for oracle in BOX["oracle"]
]
"""The symbols of an oracle's slots in rim order."""
DUEL: Final[vec[i64]] = vec[i64](["CDN".index(result) for row in BOX["duel"]["result"] for result in row])


def slots_of(oracle: Oracle, symbol: Symbol) -> i64:
    """[M102] The slots of an oracle that bear this symbol, one bit for each."""
    return WITH_SYMBOL[oracle * KINDS + symbol]


def symbol_of(oracle: Oracle, slot: Slot) -> Symbol:
    """[M102] The symbol that a slot bears."""
    return BORNE[oracle][slot]


def duel_result(challengers: Elemental, defenders: Elemental) -> i64:
    """[M19] Earth beats water, water beats fire, fire beats earth; both earth: the defender; else nobody."""
    return DUEL[challengers * ELEMENTAL_COUNT + defenders]


def check_box() -> None:
    """[M39, M101, M104, M105, M106, M107] The counts that the rules rely on."""
    assert ORACLES[HALL] == "hall" and len(ORACLES) == ORACLE_COUNT and len(SMALL) == 2
    assert list(SYMBOLS) == ["fire", "water", "earth", "air", "doom"] and BOX["die"] == [*SYMBOLS, "maginor"]
    assert sum(COPIES) == 10 and TOKENS == 15
    assert list(SPELLS) == [
        "recall", "restore", "superiority", "persuasion", "telekinesis", "teleport", "summon", "reversal",
        "golden_cauldron", "high_wizard",
    ]  # fmt: skip
    assert [spell for spell in range(SPELL_COUNT) if VOTES[spell]] == [GOLDEN_CAULDRON, HIGH_WIZARD]
    assert list(ELEMENTALS) == ["earth", "water", "fire"] and len(DUEL) == ELEMENTAL_COUNT * ELEMENTAL_COUNT
    for oracle in range(ORACLE_COUNT):
        assert popcount(SLOTS[oracle]) == VALUE[oracle] <= MOST_SLOTS
        assert oracle == HALL or VALUE[oracle] < VALUE[HALL]


check_box()


def box() -> dict[str, object]:
    """What a board draws: each thing by the name that words and drawings use for it."""
    return {
        "NONE": NONE,
        "TOKENS": TOKENS,
        "SYMBOLS": SYMBOLS,
        "MAGINOR": MAGINOR,
        "CARDS": CARDS,
        "WAND": WAND,
        "ORACLES": [
            {"id": name, "votes": VALUE[oracle], "slots": BORNE[oracle]} for oracle, name in enumerate(ORACLES)
        ],
        "SPELLS": [
            {"id": name.replace("_", "-"), "votes": VOTES[spell], "target": TARGETS[spell]}
            for spell, name in enumerate(SPELLS)
        ],
        "PRIZES": PRIZES,
        "ELEMENTALS": [SYMBOLS.index(elemental) for elemental in ELEMENTALS],
    }
