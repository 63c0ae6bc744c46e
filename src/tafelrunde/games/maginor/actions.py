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

PLAY: Final = Verb("play", CARD_KINDS)
CAST: Final = Verb("cast", SPELL_COUNT, after=PLAY)
MOVE: Final = Verb("move", ORACLE_COUNT, after=CAST)
ROLL: Final = Verb("roll", after=MOVE)
AIM: Final = Verb("aim", ORACLE_COUNT, after=ROLL)
NAME: Final = Verb("name", KINDS, after=AIM)
PUT: Final = Verb("put", MOST_SLOTS, after=NAME)
CHALLENGE: Final = Verb("challenge", MOST_SLOTS, after=PUT)
REPLACE: Final = Verb("replace", MOST_SLOTS, after=CHALLENGE)
SEND: Final = Verb("send", ELEMENTAL_COUNT, after=REPLACE)
TAKE: Final = Verb("take", CARD_KINDS, after=SEND)
CLAIM: Final = Verb("claim", 2, after=TAKE)
DONE: Final = Verb("done", after=CLAIM)
PASS: Final = Verb("pass", after=DONE)
CATALOGUE: Final = Catalogue(
    [PLAY, CAST, MOVE, ROLL, AIM, NAME, PUT, CHALLENGE, REPLACE, SEND, TAKE, CLAIM, DONE, PASS]
)
