"""The catalogue: all that a seat can decide."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.catalogue import Catalogue, Verb
from tafelrunde.games.maginor.components import (
    CARD_KINDS,
    ELEMENTAL_COUNT,
    KINDS,
    MOST_SLOTS,
    ORACLE_COUNT,
    SPELL_COUNT,
)

PLAY: Final = Verb("play", CARD_KINDS, "card")
CAST: Final = Verb("cast", SPELL_COUNT, "spell", after=PLAY)
MOVE: Final = Verb("move", ORACLE_COUNT, "oracle", after=CAST)
ROLL: Final = Verb("roll", after=MOVE)
AIM: Final = Verb("aim", ORACLE_COUNT, "oracle", after=ROLL)
NAME: Final = Verb("name", KINDS, "symbol", after=AIM)
PUT: Final = Verb("put", MOST_SLOTS, "slot", after=NAME)
CHALLENGE: Final = Verb("challenge", MOST_SLOTS, "slot", after=PUT)
REPLACE: Final = Verb("replace", MOST_SLOTS, "slot", after=CHALLENGE)
SEND: Final = Verb("send", ELEMENTAL_COUNT, "elemental", after=REPLACE)
TAKE: Final = Verb("take", CARD_KINDS, "card", after=SEND)
CLAIM: Final = Verb("claim", 2, "prize", after=TAKE)
DONE: Final = Verb("done", after=CLAIM)
PASS: Final = Verb("pass", after=DONE)

CATALOGUE: Final = Catalogue(PASS)
