"""What keepers do about people and tables, on the keeper's page and at the command line. Every act goes into the audit
log before it takes effect or together with it, and all processes hear of it at once."""

from __future__ import annotations

import logging
import secrets
from functools import partial
from typing import Final, Literal, Protocol, TypeAlias

import msgspec
from msgspec.structs import replace

from tafelrunde.core.errors import TableError
from tafelrunde.server.errors import NotAllowed, NotFound, Refusal
from tafelrunde.server.people import audit
from tafelrunde.server.people.audit import Act
from tafelrunde.server.people.bans import Bans, checked_network
from tafelrunde.server.people.people import People, Somebody, account_key
from tafelrunde.server.people.ratings import level_like
from tafelrunde.server.settings import Settings
from tafelrunde.server.storage import Taken, work
from tafelrunde.server.storage import moderation as works
from tafelrunde.server.storage.backend import Work
from tafelrunde.server.storage.moderation import ReportRow, SanctionRow
from tafelrunde.server.storage.work import PersonRow
from tafelrunde.server.tables import hosting
from tafelrunde.server.tables.hall import Hall
from tafelrunde.server.tables.ledger import Body, Said, read_body, write_body
from tafelrunde.server.tables.readers import Reader
from tafelrunde.server.tables.table import Table

log = logging.getLogger("tafelrunde.moderation")

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
MOST_REPORTS: Final = 10
"""Of one person within a day."""
REPORTED: Final = 200
"""This many lines of chat go with a report."""
COMMAND: Final = "command:"

Kind: TypeAlias = Literal["mute", "block"]


class Bell(Protocol):
    """Writes what tells a page that its reader's standing has changed."""

    def standing(self) -> bytes: ...


class Moderation:
    """Of this process, or of a command."""

    def __init__(self, hall: Hall, people: People, bans: Bans, settings: Settings, bell: Bell) -> None:
        self.hall: Final = hall
        self.people: Final = people
        self.bans: Final = bans
        self.bell: Final = bell
        self.named_keepers: Final = {account_key(name) for name in settings.keepers.split(",") if name.strip()}
        self.storage: Final = hall.storage
        self.now: Final = hall.now

    # Keepers

    async def is_keeper(self, row: PersonRow) -> bool:
        """Keepers are accounts: named in the settings, or made by a command."""
        if row.account is None:
            return False
        return row.account in self.named_keepers or await self.storage.read(works.is_keeper(row.id))

    async def note_missing_keepers(self) -> None:
        """Whoever takes a name of the settings first would keep the house: say so before somebody does."""
        for account in sorted(self.named_keepers):
            if await self.storage.read(work.person_of_account(account)) is None:
                log.warning("a keeper of the settings has no account yet", extra={"name_of_account": account})

    async def set_keeper(self, by: str, person: str, on: bool, why: str) -> None:
        row = await self.person(person)
        if row.account is None:
            raise Refusal("server-error-keeper-guest", "A keeper needs an account.")
        line = audit.entry(self.now(), by, "keeper" if on else "no-keeper", why, person=person)
        await self.storage.write(works.set_keeper(person, on, line), self.news(person))
        await self.took_effect(person)

    async def person(self, id: str) -> PersonRow:
        row = await self.storage.read(work.person(id))
        if row is None:
            raise NotFound("server-error-no-person", "Nobody here is known by this id.")
        return row

    async def subject(self, by: str, id: str) -> PersonRow:
        """Somebody about whom something may be done: keepers are not made to stand before each other."""
        row = await self.person(id)
        if not by.startswith(COMMAND) and await self.is_keeper(row):
            raise NotAllowed("server-error-is-keeper", "This person keeps the house too.")
        return row

    # Warnings, mutes and bans

    async def warn(self, by: str, person: str, why: str) -> None:
        await self.subject(by, person)
        await self.sanction(by, "warn", why, None, person=person)

    async def mute(self, by: str, person: str, why: str, hours: int | None) -> None:
        await self.subject(by, person)
        await self.sanction(by, "mute", why, hours, person=person)

    async def ban(self, by: str, person: str, why: str, hours: int | None) -> None:
        """Somebody has to leave: a bot plays on for them, and the tables that wait for them do not."""
        await self.subject(by, person)
        await self.sanction(by, "ban", why, hours, person=person)
        rows = await self.storage.read(work.ratings_of(person))
        mus = {row["game"]: row["mu"] for row in rows}
        for id in await self.storage.read(work.running_tables_of(person)):

            def propose(table: Table) -> list[Body]:
                return hosting.send_away(table, person, level_like(mus.get(table.created.game)))

            try:
                await self.hall.change(await self.hall.find(id), propose)
            except TableError:
                continue  # a table that cannot be read holds nobody

    async def ban_network(self, by: str, network: str, why: str, hours: int | None) -> None:
        await self.sanction(by, "ban", why, hours, network=checked_network(network))

    async def network_of(self, person: str) -> str:
        """Where somebody was last seen."""
        seen = await self.storage.read(works.seen(person))
        if seen is None or not seen[0]:
            raise NotFound("server-error-no-network", "It is not known where this person came from.")
        return seen[0]

    async def sanction(
        self, by: str, kind: Literal["warn", "mute", "ban"], why: str, hours: int | None, *, person: str = "",
        network: str = "",
    ) -> None:  # fmt: skip
        now = self.now()
        until = None if hours is None else now + hours * HOUR
        row = SanctionRow(secrets.token_hex(8), kind, person, network, checked_why(why), now, until, None)
        detail = " ".join([part for part in (network, "" if hours is None else f"{hours} h") if part])
        line = audit.entry(now, by, kind, row.why, person=person, detail=detail)
        await self.storage.write(works.sanction(row, line), self.news(person))
        await self.took_effect(person)

    async def lift(self, by: str, kind: Literal["mute", "ban"], why: str, person: str = "", network: str = "") -> None:
        kept = checked_network(network) if network else ""
        detail = f"{kind} {kept}".strip()
        line = audit.entry(self.now(), by, "lift", checked_why(why), person=person, detail=detail)
        if not await self.storage.write(works.lift(person, kept, kind, line), self.news(person)):
            raise NotFound("server-error-nothing-to-lift", "There is nothing to lift.")
        await self.took_effect(person)

    async def rename(self, by: str, person: str, name: str, why: str) -> None:
        """Another name; a made-up one if none is given. The person is told once, because an account signs in by it."""
        row = await self.subject(by, person)
        await self.people.rename(Somebody(row, is_kept=True), name)
        now = self.now()
        told = SanctionRow(secrets.token_hex(8), "rename", person, "", checked_why(why), now, None, None)
        await self.storage.write(works.sanction(told, audit.entry(now, by, "rename", told.why, person=person)))
        await self.storage.tell(self.news(person))
        await self.took_effect(person)

    # Tables

    async def close_table(self, by: str, id: str, why: str) -> None:
        live = await self.hall.find(id)
        hosting.shut(live.table or await self.hall.reread(live))
        await self.storage.write(works.note(self.about_table(by, "close-table", id, why)))
        await self.hall.change(live, hosting.shut)

    async def remove_chat(self, by: str, id: str, lines: list[int], why: str) -> None:
        """The words go from the ledger itself, after everybody has been told that they are gone."""
        live = await self.hall.find(id)
        hosting.unsay(live.table or await self.hall.reread(live), lines)
        detail = ", ".join([str(number) for number in lines])
        await self.storage.write(works.note(self.about_table(by, "remove-chat", id, why, detail)))
        table = await self.hall.change(live, lambda table: hosting.unsay(table, lines))
        await self.storage.write(unsaid(id, set(table.unsaid)))

    def about_table(self, by: str, act: Act, id: str, why: str, detail: str = "") -> audit.AuditRow:
        return audit.entry(self.now(), by, act, checked_why(why), table=id, detail=detail)

    # Reports

    async def report(self, by: str, person: str, table: Table, said: str) -> None:
        """The chat goes with it as it is now, as far as its author was told it."""
        known = {table.created.host, *[chair.person for chair in table.chairs], *[line.person for line in table.chat]}
        if person == by or person not in known:
            raise NotFound("server-error-nobody-there", "Nobody by this id has been at this table.")
        chat = msgspec.json.encode([line for line in table.chat if line.text][-REPORTED:]).decode()
        now = self.now()
        row = ReportRow(secrets.token_hex(8), now, by, person, table.id, " ".join(said.split()), chat, None)
        try:
            is_kept = await self.storage.write(works.report(row, now - DAY, MOST_REPORTS))
        except Taken:
            raise Refusal("server-error-reported", "You have reported this already.") from None
        if not is_kept:
            raise Refusal("server-error-reports", f"You have made {MOST_REPORTS} reports today.", most=MOST_REPORTS)

    async def close_report(self, by: str, id: str, why: str) -> None:
        line = audit.entry(self.now(), by, "close-report", why)
        if not await self.storage.write(works.close_report(id, line)):
            raise NotFound("server-error-no-report", "There is no such open report.")

    # People among themselves

    async def regard(self, person: str, other: str, kind: Kind | None) -> None:
        """Mute or block somebody, or neither any more."""
        if person == other:
            raise Refusal("server-error-yourself", "You cannot do this to yourself.")
        if not await self.storage.write(works.set_regard(person, other, kind, self.now()), self.news(person)):
            raise Refusal("server-error-regards", "You have muted or blocked too many people.")
        await self.took_effect(person)

    async def check_may_sit(self, person: str, table: Table) -> None:
        """NotAllowed if the host, or somebody who sits there, has blocked this person."""
        others = {table.created.host, *[chair.person for chair in table.chairs]} - {person, ""}
        if others & await self.blocked_by(person):
            raise NotAllowed("server-error-blocked", "Somebody at this table does not want to play with you.")

    async def blocked_by(self, person: str) -> frozenset[str]:
        """The people who want nothing to do with somebody."""
        return await self.storage.read(works.blocked_by(person))

    # Taking effect

    def news(self, person: str) -> str:
        return f"standing {self.hall.process} {person or '-'}"

    async def hear(self, words: list[str]) -> None:
        """Another process, or a command, has done something about somebody; or it is not known what was missed."""
        await self.took_effect(words[0] if words else "")

    async def took_effect(self, person: str) -> None:
        """Pages of those who are banned now are let go, and those of this person are told to look."""
        await self.bans.read()
        unheard = await self.storage.read(works.unheard_by(person)) if person not in ("", "-") else frozenset[str]()
        for reader in [reader for live in self.hall.tables.values() for reader in live.readers]:
            is_banned = self.bans.ban_of(reader.person, reader.has_account, reader.network) is not None
            if reader.person == person:
                reader.unheard = unheard
            if is_banned or reader.person == person:
                reader.send(self.bell.standing())
            if is_banned:
                reader.drop()

    async def note_speaker(self, reader: Reader) -> None:
        """Whoever speaks is written down, an onlooker too: otherwise nothing could be done about them."""
        if reader.note is not None:
            await reader.note()
            reader.note = None

    async def introduce(self, reader: Reader, somebody: Somebody, network: str) -> None:
        """A page opens: whom it does not want to hear, and where it comes from."""
        reader.has_account, reader.network = somebody.row.account is not None, network
        reader.note = None if somebody.is_kept else partial(self.people.keep, somebody)
        reader.unheard = await self.storage.read(works.unheard_by(somebody.row.id))


def unsaid(id: str, lines: set[int]) -> Work[None]:
    """The entries of these lines keep their place and lose their words."""
    rows = yield from works.said_entries(id)
    for number, row in enumerate(rows, 1):
        if number in lines:
            yield from wordless(id, row["number"], row["body"])


def wordless(id: str, number: int, text: str) -> Work[None]:
    body = read_body(id, text)
    if isinstance(body, Said) and body.text:
        yield from works.rewrite_entry(id, number, write_body(replace(body, text="")))


def checked_why(why: str) -> str:
    said = " ".join(why.split())
    if not said:
        raise Refusal("server-error-why", "Say why.")
    return said[:500]
