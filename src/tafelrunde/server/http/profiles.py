"""People as pages are told about them: yourself, others, and who is strongest."""

from __future__ import annotations

from tafelrunde.server.http import wire
from tafelrunde.server.people.known import Known
from tafelrunde.server.people.letters import is_confirmed
from tafelrunde.server.people.people import Somebody
from tafelrunde.server.people.ratings import shown
from tafelrunde.server.storage import Storage
from tafelrunde.server.storage import work as works
from tafelrunde.server.storage.backend import Row
from tafelrunde.server.storage.faces import Face


async def me(storage: Storage, somebody: Somebody) -> wire.Me:
    row = somebody.row
    return wire.Me(
        id=row.id,
        name=somebody.visitor().name,
        guest=row.account is None,
        named=bool(row.name),
        language="de" if row.language == "de" else "hu" if row.language == "hu" else "en",
        email=row.email,
        email_confirmed=await is_confirmed(storage, row),
        mail_turns=row.mail_turns,
        ratings=await ratings(storage, row.id),
    )


async def ratings(storage: Storage, person: str) -> list[wire.Rating]:
    rows = await storage.read(works.ratings_of(person))
    return [
        wire.Rating(row["game"], shown(row["mu"], row["sigma"]), row["mu"], row["sigma"], row["matches"])
        for row in rows
    ]


async def profile(storage: Storage, known: Known, id: str, asker: str) -> wire.Profile | None:
    """Somebody as the asker may see them: private tables are nobody else's business, and whoever was forgotten has
    neither results nor ratings any more."""
    row = await storage.read(works.person(id))
    if row is None:
        return None
    face = (await known.faces([id]))[id]
    if face.who == "gone":
        return wire.Profile(person(id, face), row.created, [], [])
    rows = await storage.read(works.results_of(id) if asker == id else works.public_results_of(id))
    return wire.Profile(person(id, face), row.created, await ratings(storage, id), [result(found) for found in rows])


def person(id: str, face: Face) -> wire.PersonJson:
    return wire.PersonJson(id, face.name, face.who)


def result(row: Row) -> wire.Result:
    return wire.Result(
        row["table_id"], row["game"], row["seats"], row["place"], row["points"], bool(row["rated"]),
        bool(row["left_early"]), row["ended"], bool(row["public"]),
    )  # fmt: skip


def blank_profile(somebody: Somebody) -> wire.Profile:
    """That of a guest who has not done anything yet."""
    row = somebody.row
    return wire.Profile(wire.PersonJson(row.id, somebody.visitor().name, "guest"), row.created, [], [])


async def ranking(storage: Storage, known: Known, game: str) -> wire.Ranking:
    people = []
    rows = await storage.read(works.ranking(game))
    faces = await known.faces([row["id"] for row in rows])
    for row in rows:
        rating = wire.Rating(game, shown(row["mu"], row["sigma"]), row["mu"], row["sigma"], row["matches"])
        people.append(wire.Ranked(person(row["id"], faces[row["id"]]), rating))
    return wire.Ranking(game, people)
