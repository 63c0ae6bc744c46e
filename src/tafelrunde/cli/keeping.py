"""What `tafelrunde people` and `tafelrunde tables` share: a house beside the one that runs, over the same database."""

from __future__ import annotations

import getpass
from argparse import Namespace
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from datetime import datetime
from functools import partial
from pathlib import Path

import tafelrunde.games  # noqa: F401  (registers the games)
from tafelrunde.cli.saves import FileProblem
from tafelrunde.cli.serve import chosen_settings
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.messages import Message
from tafelrunde.server.http.sight import PageTeller
from tafelrunde.server.people.bans import Bans
from tafelrunde.server.people.moderation import COMMAND, Moderation
from tafelrunde.server.people.people import People
from tafelrunde.server.storage import storage_at
from tafelrunde.server.storage.outside import Outside
from tafelrunde.server.tables.clocks import wall_clock
from tafelrunde.server.tables.hall import Hall
from tafelrunde.server.tables.introductions import show_faces
from tafelrunde.words import Words


@asynccontextmanager
async def beside_the_house(args: Namespace) -> AsyncIterator[Moderation]:
    """The database of a server, which may be running and hears of everything at once."""
    settings = chosen_settings(args)
    path = Path(settings.database.removeprefix("sqlite://"))
    if not settings.is_shared() and not path.is_file():
        raise FileProblem("cli-error-read", f"There is no '{path}'.", path=str(path), reason="ENOENT")
    storage = Outside(storage_at(settings.database), is_shared=settings.is_shared())
    await storage.open(lambda news: None)
    hall = Hall(storage, settings, PageTeller(), wall_clock)
    try:
        people, bans = People(storage, b"", wall_clock), Bans(storage, wall_clock)
        people.show_faces = partial(show_faces, hall)
        yield Moderation(hall, people, bans, settings, PageTeller())
    finally:
        hall.close()
        await storage.close()


async def called(house: Moderation, people: Iterable[str], words: Words) -> dict[str, str]:
    """What these people are called, by their ids."""
    faces = await house.hall.known.faces(people)
    return {id: face.name or words.text(Message("cli-a-guest")) for id, face in faces.items()}


def whoami() -> str:
    """Who sits at the command line, for the audit log."""
    try:
        return COMMAND + getpass.getuser()
    except (KeyError, OSError):
        return COMMAND + "?"


def reason(args: Namespace) -> str:
    """What --why says; whoever does something to somebody says why."""
    if not args.why or not args.why.strip():
        raise ImpossibleTable("cli-error-why", "Say why: --why TEXT.")
    return str(args.why)


def day(at: int | None) -> str:
    """A moment as the clock of this machine shows it."""
    return "-" if at is None else datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")
