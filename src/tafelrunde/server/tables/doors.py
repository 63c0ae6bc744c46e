"""Pages of somebody who is no longer signed in are closed at once, in every process."""

from __future__ import annotations

from tafelrunde.server.storage.sessions import doors_of
from tafelrunde.server.tables.hall import Hall
from tafelrunde.server.tables.readers import Reader


def readers(hall: Hall) -> list[Reader]:
    return [reader for live in hall.tables.values() for reader in live.readers]


def let_go(hall: Hall, news: str) -> None:
    """Close all pages of a person, those of one door, or those of every session but one: the news is that of
    `people.ended`."""
    _, _, person, how, *doors = news.split(" ")
    for reader in readers(hall):
        if reader.person == person and (
            how == "all"
            or (how == "only" and reader.door in doors)
            or (how == "but" and reader.door not in doors and not reader.by_token)
        ):
            reader.end()


def end_expired(hall: Hall) -> None:
    """Close pages whose token has run out."""
    now = hall.now()
    for reader in readers(hall):
        if reader.until is not None and reader.until <= now:
            reader.end()


async def end_strays(hall: Hall) -> None:
    """Some news was missed: close the pages of those who are not signed in any more."""
    for reader in readers(hall):
        await end_if_over(hall, reader)


async def end_if_over(hall: Hall, reader: Reader) -> None:
    doors = await hall.storage.read(doors_of(reader.person, hall.now()))
    if doors is not None and reader.door not in doors:
        reader.end()
