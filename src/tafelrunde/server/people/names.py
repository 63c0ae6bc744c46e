"""Names that the house gives: to tables, to bots, and to guests who have not told theirs; and those that it keeps."""

from __future__ import annotations

import hashlib
import re
import secrets
from functools import cache
from typing import Final

from tafelrunde.server.people.skeleton import look_of

BOTS: Final = (
    "Konrad", "Ilona", "Bertrand", "Agnes", "Mátyás", "Blanche", "Gerold", "Kinga", "Aymar", "Hedwig", "Zsigmond",
    "Odile", "Ruprecht", "Piroska", "Thibaut", "Gisela",
)  # fmt: skip
GUESTS: Final = (
    "Adalbert", "Beatrix", "Cecil", "Dorottya", "Emmeram", "Fedora", "Gotthard", "Helga", "Isolde", "Jenő", "Kunigund",
    "Lambert", "Melinda", "Norbert", "Oswald", "Perpetua", "Quentin", "Roland", "Sarolta", "Tankred", "Ursula",
    "Valentin", "Wendelin", "Yolande", "Zoltán",
)  # fmt: skip
A_GUEST: Final = "a guest"
"""What a record calls somebody who was forgotten; pages say it in the reader's language."""
HOUSE: Final = (
    "Tafelrunde", "bot", "server", "system", "admin", "administrator", "moderator", "support",
    "keeper", "the keeper", "host", "the host", "the house", "guest", A_GUEST, "onlooker", "an onlooker", "nobody",
    "you", "Hüter", "Hüterin", "der Hüter", "Verwalter", "Verwalterin", "Gastgeber", "Gastgeberin", "das Haus", "Gast",
    "ein Gast", "Zuschauer", "Zuschauerin", "niemand", "du", "gondnok", "a gondnok", "felügyelő", "rendszergazda",
    "házigazda", "a házigazda", "a ház", "vendég", "egy vendég", "néző", "egy néző", "senki", "te",
)  # fmt: skip
MADE_UP: Final = re.compile(rf"({'|'.join(GUESTS)}) \d{{3}}", re.IGNORECASE)
CALLED_A_BOT: Final = re.compile(r"\(\w+ bot\)$", re.IGNORECASE)
"""How a record notes that a seat was played by a bot."""
FIRST: Final = (
    "lily", "thistle", "rose", "oak", "ivy", "clover", "sage", "fern", "hazel", "birch", "maple", "willow", "poppy",
    "laurel", "linden", "cedar", "heather", "juniper", "bramble", "larch", "rowan", "elder", "mint", "rye", "reed",
    "moss", "aspen", "violet", "iris", "tansy", "yarrow", "sorrel",
)  # fmt: skip
SECOND: Final = (
    "otter", "heron", "stag", "fox", "owl", "raven", "hare", "lynx", "boar", "wolf", "swan", "crane", "badger",
    "falcon", "hound", "bear", "trout", "wren", "marten", "goat", "adder", "lion", "eagle", "mole", "pike", "kite",
    "finch", "toad", "weasel", "salmon", "ox", "bee",
)  # fmt: skip


def table_id() -> str:
    """Easy to read and to say; it opens nothing by itself."""
    return f"{secrets.choice(FIRST)}-{secrets.choice(SECOND)}-{secrets.randbelow(900_000) + 100_000}"


def person_id() -> str:
    """Without dashes: on a command line, a word that begins with one is an option."""
    return secrets.token_urlsafe(12).replace("-", "_")


def invitation() -> str:
    return secrets.token_urlsafe(9)


def guest_name(person: str) -> str:
    """Always the same for the same guest."""
    digest = hashlib.sha256(person.encode()).digest()
    return f"{GUESTS[digest[0] % len(GUESTS)]} {int.from_bytes(digest[1:3], 'big') % 900 + 100}"


def bot_name(taken: list[str]) -> str:
    return next(name for name in BOTS if name not in taken)


def is_reserved(name: str) -> bool:
    """Whether a name, or one that looks like it, is not for people: the house is called so, or a guest whom nobody has
    asked, or it calls somebody a bot. Bots bear people's names, so people may bear theirs."""
    drawn, folded = look_of(name)
    kept = reserved_looks()
    return drawn in kept or folded in kept or bool(MADE_UP.fullmatch(name) or CALLED_A_BOT.search(name))


@cache
def reserved_looks() -> frozenset[str]:
    return frozenset([look for name in HOUSE for look in look_of(name)])
