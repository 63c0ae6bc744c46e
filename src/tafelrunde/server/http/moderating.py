"""Addresses for everybody: how one stands with the house and with others, reports, and what the host may do."""

from __future__ import annotations

from typing import Final

from tafelrunde.server.errors import NotFound
from tafelrunde.server.http import profiles, wire
from tafelrunde.server.http.asking import Ask, Route
from tafelrunde.server.http.guard import network_of
from tafelrunde.server.http.limits import REPORTS
from tafelrunde.server.people.people import Somebody
from tafelrunde.server.storage import moderation as works
from tafelrunde.server.storage.moderation import SanctionRow
from tafelrunde.server.tables import hosting, seating
from tafelrunde.server.tables.hall import Hall
from tafelrunde.server.tables.ledger import Body
from tafelrunde.server.tables.table import Table


async def standing(ask: Ask) -> wire.Standing:
    return await standing_of(ask, await ask.somebody())


async def standing_of(ask: Ask, somebody: Somebody) -> wire.Standing:
    storage, bans, row = ask.server.hall.storage, ask.server.bans, somebody.row
    warnings = await storage.read(works.unread_warnings(row.id))
    return wire.Standing(
        keeper=await ask.server.moderation.is_keeper(row),
        ban=ban_told(bans.ban_of(row.id, row.account is not None, network_of(ask.request.scope))),
        mute=ban_told(bans.mute_of(row.id)),
        warnings=[
            wire.HouseWarning(said.id, "rename" if said.kind == "rename" else "warn", said.why, said.at)
            for said in warnings
        ],
        regards=await regards_told(ask.server.hall, row.id),
    )


async def regards_told(hall: Hall, person: str) -> list[wire.Regard]:
    """Whom somebody has muted or blocked."""
    regards = await hall.storage.read(works.regards_of(person))
    faces = await hall.known.faces([row["other"] for row in regards])
    return [
        wire.Regard(profiles.person(row["other"], faces[row["other"]]), "block" if row["manner"] == "block" else "mute")
        for row in regards
    ]


def ban_told(row: SanctionRow | None) -> wire.Ban | None:
    return None if row is None else wire.Ban(row.why, row.until)


async def confirm_warning(ask: Ask) -> None:
    somebody = await ask.somebody()
    work = works.confirm_warning(ask.word("id"), somebody.row.id, ask.server.hall.now())
    if not await ask.server.hall.storage.write(work):
        raise NotFound("server-error-no-warning", "There is no such warning for you.")


async def set_regard(ask: Ask) -> wire.Standing:
    asked = await ask.body(wire.SetRegard)
    somebody = await ask.kept()
    await ask.server.moderation.regard(somebody.row.id, ask.word("id")[:64], asked.kind)
    return await standing_of(ask, somebody)


async def report(ask: Ask) -> None:
    asked = await ask.body(wire.NewReport)
    somebody = await ask.kept()
    ask.server.limits.check("report", somebody.row.id, REPORTS)
    ask.server.limits.check("reports of all", network_of(ask.request.scope), REPORTS)
    _, table = await ask.live(somebody, asked.key, asked.table)
    await ask.server.moderation.report(somebody.row.id, asked.person, table, asked.said)


async def host_act(ask: Ask) -> None:
    asked = await ask.body(wire.HostAct)
    somebody = await ask.kept()
    live, _ = await ask.live(somebody)

    def propose(table: Table) -> list[Body]:
        if asked.act == "remove":
            return hosting.show_out(table, somebody.visitor(), asked.person)
        return hosting.silence(table, somebody.visitor(), asked.person, asked.act == "mute")

    await ask.server.hall.change(live, propose, somebody.row.id)


async def onlookers(ask: Ask) -> list[wire.PersonJson]:
    """For the host: who looks on at a page that this process serves."""
    somebody = await ask.somebody()
    live, table = await ask.live(somebody)
    seating.check_host(table, somebody.visitor())
    found = {reader.person for reader in live.readers if table.seat_of(reader.person) < 0} - {somebody.row.id}
    faces = await ask.server.hall.known.faces(found)
    return [profiles.person(id, faces[id]) for id in sorted(found)]


MODERATING: Final = (
    Route("GET", "/api/me/standing", standing, "How you stand with the house and with others.", None, wire.Standing),
    Route("POST", "/api/me/warnings/{id}", confirm_warning, "You have read a warning."),
    Route("PUT", "/api/me/regards/{id}", set_regard, "Mute or block somebody.", wire.SetRegard, wire.Standing),
    Route("POST", "/api/reports", report, "Report somebody to the keepers.", wire.NewReport),
    Route("GET", "/api/tables/{id}/people", onlookers, "The host: who looks on.", None, list[wire.PersonJson]),
    Route("POST", "/api/tables/{id}/people", host_act, "The host shows out or mutes somebody.", wire.HostAct),
)
