"""Addresses for keepers of the house: reports, people, tables, the audit log. To everybody else they do not exist."""

from __future__ import annotations

from typing import Final

import msgspec

from tafelrunde.server.errors import NotFound, no_table
from tafelrunde.server.http import profiles, wire
from tafelrunde.server.http.asking import Ask, Route
from tafelrunde.server.people.audit import AuditRow
from tafelrunde.server.people.bans import NEVER
from tafelrunde.server.storage import moderation as works
from tafelrunde.server.storage.backend import Row
from tafelrunde.server.storage.moderation import ReportRow, SanctionRow
from tafelrunde.server.storage.work import PersonRow
from tafelrunde.server.tables.summary import line_told
from tafelrunde.server.tables.table import ChatLine

chat_lines: Final = msgspec.json.Decoder(list[ChatLine])


async def keeper(ask: Ask) -> str:
    """The keeper who asks, by a cookie; NotFound for anybody else."""
    somebody = await ask.by_cookie()
    if not await ask.server.moderation.is_keeper(somebody.row):
        raise NotFound("server-error-no-page", "There is no such page.")
    return somebody.row.id


# Looking


async def reports(ask: Ask) -> list[wire.ReportJson]:
    await keeper(ask)
    return await reports_told(ask, await ask.server.hall.storage.read(works.open_reports()))


async def reports_told(ask: Ask, rows: list[ReportRow]) -> list[wire.ReportJson]:
    people = await persons(ask, [id for row in rows for id in (row.reporter, row.person)])
    return [
        wire.ReportJson(
            row.id, row.at, people[row.reporter], people[row.person], row.table, row.said,
            await lines_told(ask, chat_lines.decode(row.chat)), row.closed,
        )
        for row in rows
    ]  # fmt: skip


async def lines_told(ask: Ask, lines: list[ChatLine]) -> list[wire.ChatLineJson]:
    faces = await ask.server.hall.known.faces([line.person for line in lines])
    return [line_told(line, faces) for line in lines]


async def persons(ask: Ask, ids: list[str]) -> dict[str, wire.PersonJson]:
    faces = await ask.server.hall.known.faces(ids)
    return {id: profiles.person(id, faces[id]) for id in ids}


async def search_people(ask: Ask) -> list[wire.FoundPerson]:
    await keeper(ask)
    rows = await ask.server.hall.storage.read(works.search_people(asked_text(ask)))
    people = await persons(ask, [row["id"] for row in rows])
    return [wire.FoundPerson(people[row["id"]], row["created"], row["seen"]) for row in rows]


def asked_text(ask: Ask) -> str:
    return ask.request.query_params.get("q", "").strip()[:60]


async def person_file(ask: Ask) -> wire.PersonFile:
    await keeper(ask)
    return await file_of(ask, await ask.server.moderation.person(ask.word("id")))


async def file_of(ask: Ask, row: PersonRow) -> wire.PersonFile:
    storage = ask.server.hall.storage
    seen = await storage.read(works.seen(row.id))
    lines = await storage.read(works.audit(NEVER, row.id))
    return wire.PersonFile(
        person=(await persons(ask, [row.id]))[row.id],
        since=row.created,
        seen=seen[1] if seen is not None else None,
        network=seen[0] if seen is not None else "",
        keeper=await ask.server.moderation.is_keeper(row),
        tables=[table_found(found) for found in await storage.read(works.search_tables(row.id))],
        reports=await reports_told(ask, await storage.read(works.reports_about(row.id))),
        sanctions=[
            sanction_told(found, ask.server.hall.now()) for found in await storage.read(works.sanctions_of(row.id))
        ],
        audit=await audit_told(ask, lines),
    )


def table_found(row: Row) -> wire.FoundTable:
    return wire.FoundTable(
        row["id"], row["game"], row["status"], bool(row["public"]), row["created"], row["updated"]
    )  # fmt: skip


def sanction_told(row: SanctionRow, now: int) -> wire.SanctionJson:
    holds = row.settled is None and (row.until is None or row.until > now)
    kind: wire.SanctionKind = msgspec.convert(row.kind, wire.SanctionKind)
    return wire.SanctionJson(row.id, kind, row.network, row.why, row.at, row.until, row.settled, holds)


async def audit(ask: Ask) -> list[wire.AuditLine]:
    await keeper(ask)
    before = ask.request.query_params.get("before", "")
    number = int(before) if before.isdecimal() and len(before) < 16 else NEVER
    return await audit_told(ask, await ask.server.hall.storage.read(works.audit(number)))


async def audit_told(ask: Ask, lines: list[AuditRow]) -> list[wire.AuditLine]:
    people = await persons(ask, [id for line in lines for id in (line.who, line.person)])
    return [
        wire.AuditLine(
            line.at,
            line.who if line.who.startswith("command:") else people[line.who].name,
            line.act,
            people[line.person] if line.person else None,
            line.table,
            line.detail,
            line.why,
        )
        for line in lines
    ]


async def search_tables(ask: Ask) -> list[wire.FoundTable]:
    await keeper(ask)
    return [table_found(row) for row in await ask.server.hall.storage.read(works.search_tables(asked_text(ask)))]


async def table_file(ask: Ask) -> wire.TableFile:
    await keeper(ask)
    hall, id = ask.server.hall, ask.word("id")
    live = await hall.find(id)
    table = live.table or await hall.reread(live)
    rows = [row for row in await hall.storage.read(works.search_tables(id)) if row["id"] == id]
    if not rows:
        raise no_table(id)
    people = await persons(ask, [chair.person for chair in table.chairs if chair.person])
    lines = [line for line in table.chat if line.text or line.removed]
    return wire.TableFile(table_found(rows[0]), list(people.values()), await lines_told(ask, lines))


async def bans(ask: Ask) -> list[wire.NetworkBan]:
    await keeper(ask)
    return [wire.NetworkBan(row.network, row.why, row.at, row.until) for _, row in ask.server.bans.networks]


# Doing


async def do_to_person(ask: Ask) -> wire.PersonFile:
    asked = await ask.body(wire.DoToPerson)
    by, id, moderation = await keeper(ask), ask.word("id"), ask.server.moderation
    match asked.act:
        case "warn":
            await moderation.warn(by, id, asked.why)
        case "mute":
            await moderation.mute(by, id, asked.why, asked.hours)
        case "ban":
            await moderation.ban(by, id, asked.why, asked.hours)
        case "unmute" | "unban":
            await moderation.lift(by, "mute" if asked.act == "unmute" else "ban", asked.why, person=id)
        case "ban-network":
            await moderation.subject(by, id)
            await moderation.ban_network(by, await moderation.network_of(id), asked.why, asked.hours)
        case "rename":
            await moderation.rename(by, id, asked.name, asked.why)
    return await file_of(ask, await moderation.person(id))


async def ban_network(ask: Ask) -> list[wire.NetworkBan]:
    asked = await ask.body(wire.BanNetwork)
    by = await keeper(ask)
    if asked.lift:
        await ask.server.moderation.lift(by, "ban", asked.why, network=asked.network)
    else:
        await ask.server.moderation.ban_network(by, asked.network, asked.why, asked.hours)
    return await bans(ask)


async def close_report(ask: Ask) -> None:
    asked = await ask.body(wire.Because)
    await ask.server.moderation.close_report(await keeper(ask), ask.word("id"), asked.why)


async def close_table(ask: Ask) -> None:
    asked = await ask.body(wire.Because)
    await ask.server.moderation.close_table(await keeper(ask), ask.word("id"), asked.why)


async def remove_chat(ask: Ask) -> wire.TableFile:
    asked = await ask.body(wire.RemoveChat)
    await ask.server.moderation.remove_chat(await keeper(ask), ask.word("id"), asked.lines, asked.why)
    return await table_file(ask)


KEEPING: Final = (
    Route("GET", "/api/keeper/reports", reports, "Keepers: open reports.", None, list[wire.ReportJson]),
    Route("POST", "/api/keeper/reports/{id}", close_report, "Keepers: close a report.", wire.Because),
    Route(
        "GET", "/api/keeper/people", search_people, "Keepers: look for people.", None, list[wire.FoundPerson], ("q",)
    ),
    Route("GET", "/api/keeper/people/{id}", person_file, "Keepers: what is known of somebody.", None, wire.PersonFile),
    Route(
        "POST",
        "/api/keeper/people/{id}",
        do_to_person,
        "Keepers: warn, mute, ban or rename somebody.",
        wire.DoToPerson,
        wire.PersonFile,
    ),
    Route("GET", "/api/keeper/networks", bans, "Keepers: addresses that are banned.", None, list[wire.NetworkBan]),
    Route(
        "POST",
        "/api/keeper/networks",
        ban_network,
        "Keepers: ban an address or a network.",
        wire.BanNetwork,
        list[wire.NetworkBan],
    ),
    Route("GET", "/api/keeper/tables", search_tables, "Keepers: look for tables.", None, list[wire.FoundTable], ("q",)),
    Route("GET", "/api/keeper/tables/{id}", table_file, "Keepers: a table and its chat.", None, wire.TableFile),
    Route("DELETE", "/api/keeper/tables/{id}", close_table, "Keepers: close a table.", wire.Because),
    Route(
        "POST", "/api/keeper/tables/{id}/chat", remove_chat, "Keepers: remove chat.", wire.RemoveChat, wire.TableFile
    ),
    Route("GET", "/api/keeper/audit", audit, "Keepers: what keepers did.", None, list[wire.AuditLine], ("before",)),
)
