"""Names that the house gives: to tables, to bots, and to guests who have not told theirs."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

BOTS: Final = (
    "Konrad", "Ilona", "Bertrand", "Agnes", "Mátyás", "Blanche", "Gerold", "Kinga", "Aymar", "Hedwig", "Zsigmond",
    "Odile", "Ruprecht", "Piroska", "Thibaut", "Gisela",
)  # fmt: skip
GUESTS: Final = (
    "Adalbert", "Beatrix", "Cecil", "Dorottya", "Emmeram", "Fedora", "Gotthard", "Helga", "Isolde", "Jenő", "Kunigund",
    "Lambert", "Melinda", "Norbert", "Oswald", "Perpetua", "Quentin", "Roland", "Sarolta", "Tankred", "Ursula",
    "Valentin", "Wendelin", "Yolande", "Zoltán",
)  # fmt: skip
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


def invitation() -> str:
    return secrets.token_urlsafe(9)


def guest_name(person: str) -> str:
    """Always the same for the same guest."""
    digest = hashlib.sha256(person.encode()).digest()
    return f"{GUESTS[digest[0] % len(GUESTS)]} {int.from_bytes(digest[1:3], 'big') % 900 + 100}"


def bot_name(taken: list[str]) -> str:
    return next(name for name in BOTS if name not in taken)
