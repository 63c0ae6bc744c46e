"""People as pages are told about them: yourself, others, and who is strongest."""

from __future__ import annotations

from tafelrunde.server.http import wire
from tafelrunde.server.people import names
from tafelrunde.server.people.letters import is_confirmed
from tafelrunde.server.people.people import Somebody
from tafelrunde.server.people.ratings import shown
from tafelrunde.server.storage import Storage
from tafelrunde.server.storage import work as works


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


async def profile(storage: Storage, id: str) -> wire.Profile | None:
    row = await storage.read(works.person(id))
    if row is None:
        return None
    results = [
        wire.Result(
            found["table_id"], found["game"], found["seats"], found["place"], found["points"],
            bool(found["rated"]), bool(found["left_early"]), found["ended"],
        )
        for found in await storage.read(works.results_of(id))
    ]  # fmt: skip
    person = wire.PersonJson(id, row.name or names.guest_name(id), row.account is None)
    return wire.Profile(person, row.created, await ratings(storage, id), results)


def blank_profile(somebody: Somebody) -> wire.Profile:
    """That of a guest who has not done anything yet."""
    row = somebody.row
    return wire.Profile(wire.PersonJson(row.id, somebody.visitor().name, True), row.created, [], [])


async def ranking(storage: Storage, game: str) -> wire.Ranking:
    people = []
    for row in await storage.read(works.ranking(game)):
        rating = wire.Rating(game, shown(row["mu"], row["sigma"]), row["mu"], row["sigma"], row["matches"])
        people.append(wire.Ranked(wire.PersonJson(row["id"], row["name"], False), rating))
    return wire.Ranking(game, people)
