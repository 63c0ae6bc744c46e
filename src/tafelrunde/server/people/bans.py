"""Mutes and bans that hold now. They are few and asked for with every request, so they are kept in memory and read
again when somebody says that they have changed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from tafelrunde.server.errors import NotAllowed, Refusal
from tafelrunde.server.people.people import Somebody
from tafelrunde.server.storage import Storage
from tafelrunde.server.storage import moderation as works
from tafelrunde.server.storage.moderation import SanctionRow

NEVER: Final = 1 << 60
WIDEST: Final = {4: 16, 6: 32}
"""No ban reaches further than this many leading bits of an address: that would be half a country."""
BANNED: Final = ("server-error-banned", "server-error-banned-for-good")
MUTED: Final = ("server-error-muted", "server-error-muted-for-good")
OPEN: Final = ("/api/sign-in", "/api/sign-out", "/api/me/warnings/")
"""What a banned person may still do, besides asking about themselves and having themselves forgotten."""


class Bans:
    """Of this process."""

    def __init__(self, storage: Storage, now: Callable[[], int]) -> None:
        self.storage: Final = storage
        self.now: Final = now
        self.muted: dict[str, SanctionRow] = {}
        self.banned: dict[str, SanctionRow] = {}
        self.networks: list[tuple[IPv4Network | IPv6Network, SanctionRow]] = []

    async def read(self) -> None:
        rows = sorted(await self.storage.read(works.in_force(self.now())), key=end_of)
        self.muted = {row.person: row for row in rows if row.kind == "mute"}
        self.banned = {row.person: row for row in rows if row.kind == "ban" and row.person}
        self.networks = [(network, row) for row in rows if row.network and (network := parsed(row.network)) is not None]

    def ban_of(self, person: str, has_account: bool, network: str) -> SanctionRow | None:
        """The ban that keeps somebody out. One of a network holds for those who have no account: behind one address
        there may be a whole club."""
        row = self.banned.get(person)
        if row is None and self.networks and not has_account:
            own = parsed(network)
            found = [row for banned, row in self.networks if own is not None and lies_in(own, banned)]
            row = found[-1] if found else None
        return row if row is not None and self.now() < end_of(row) else None

    def mute_of(self, person: str) -> SanctionRow | None:
        row = self.muted.get(person)
        return row if row is not None and self.now() < end_of(row) else None

    def check(self, somebody: Somebody | None, network: str) -> None:
        """NotAllowed, with the reason and the end, for somebody who is banned."""
        person, has_account = (
            (somebody.row.id, somebody.row.account is not None) if somebody is not None else ("", False)
        )
        row = self.ban_of(person, has_account, network)
        if row is not None:
            raise told(BANNED, "You are banned from this house", row)

    def check_may_speak(self, person: str) -> None:
        row = self.mute_of(person)
        if row is not None:
            raise told(MUTED, "You may not chat in this house", row)


def end_of(row: SanctionRow) -> int:
    return NEVER if row.until is None else row.until


def told(ids: tuple[str, str], english: str, row: SanctionRow) -> NotAllowed:
    until_then, for_good = ids
    if row.until is None:
        return NotAllowed(for_good, f"{english}: {row.why}", why=row.why)
    end = datetime.fromtimestamp(row.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return NotAllowed(until_then, f"{english} until {end}: {row.why}", why=row.why, end=end)


def is_open_to_banned(method: str, path: str) -> bool:
    if path == "/api/house" or path.startswith(OPEN):
        return True
    return method in ("GET", "DELETE") and (path == "/api/me" or (method == "GET" and path.startswith("/api/me/")))


@lru_cache(4096)
def parsed(network: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(network, strict=False)
    except ValueError:
        return None


def lies_in(own: IPv4Network | IPv6Network, banned: IPv4Network | IPv6Network) -> bool:
    if isinstance(own, IPv4Network):
        return isinstance(banned, IPv4Network) and own.subnet_of(banned)
    return isinstance(banned, IPv6Network) and own.overlaps(banned)


def checked_network(said: str) -> str:
    """An address or a network such as 203.0.113.0/24, as it is kept; Refusal if it is not one, or far too wide."""
    network = parsed(said.strip())
    if network is None or network.prefixlen < WIDEST[network.version]:
        raise Refusal("server-error-network", f"'{said}' is not an address or a small network.", network=said[:60])
    return str(network)
