"""What may be wrong with a set-up: settings, database, mail, limits, rules. Everything is looked at, nothing is
changed, and each symptom is a sentence for whoever runs the house."""

from __future__ import annotations

import ipaddress
import shutil
import smtplib
import sqlite3
import ssl
import sys
from collections.abc import AsyncIterator, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import asyncpg

from tafelrunde.core import bag
from tafelrunde.core.errors import TableError
from tafelrunde.core.messages import Argument, Message
from tafelrunde.core.registry import edition, games
from tafelrunde.server.settings import Settings
from tafelrunde.server.storage import work as works
from tafelrunde.server.storage.backend import Query, Work
from tafelrunde.server.storage.looking import Look, looking, migrations_applied, versions_in_use
from tafelrunde.server.tables.clocks import wall_clock
from tafelrunde.server.versions import open_versions

Health: TypeAlias = Literal["good", "note", "fault"]
LOCAL: Final = ("127.0.0.1", "::1", "localhost")
SPARE_FILES: Final = 250
"""Files that the process needs besides the sockets of its visitors."""
LEAST_SPACE: Final = 500_000_000
SET_BACK: Final = 60_000
"""A clock that is this many milliseconds behind what the database has seen was set back."""
UNREACHABLE: Final = (OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError, ValueError)


class Symptom(NamedTuple):
    """What was looked at, and what about it."""

    health: Health
    told: Message


def good(id: str, **args: Argument) -> Symptom:
    return Symptom("good", Message(id, args))


def note(id: str, **args: Argument) -> Symptom:
    return Symptom("note", Message(id, args))


def fault(id: str, **args: Argument) -> Symptom:
    return Symptom("fault", Message(id, args))


async def examine(settings: Settings) -> AsyncIterator[Symptom]:
    """Everything, one symptom after another."""
    for symptom in [*look_at_build(), *look_at_address(settings), *look_at_files(settings), *look_at_mail(settings)]:
        yield symptom
    async for symptom in look_at_database(settings):
        yield symptom


def look_at_build() -> Iterator[Symptom]:
    """The games, whether their rules are compiled, and the browser client."""
    try:
        yield good("doctor-games", games=len(games()))
    except TableError as error:
        yield fault("doctor-games-fault", why=str(error))
    is_compiled = not str(bag.__file__).endswith(".py")
    yield good("doctor-compiled") if is_compiled else note("doctor-interpreted")
    yield (
        good("doctor-client")
        if files("tafelrunde").joinpath("web", "index.html").is_file()
        else note("doctor-no-client")
    )


def look_at_address(settings: Settings) -> Iterator[Symptom]:
    """The address that people use, and the proxies before it."""
    named = [proxy.strip() for proxy in settings.proxies.split(",") if proxy.strip()]
    for proxy in named:
        if proxy != "*" and not is_network(proxy):
            yield fault("doctor-proxy-fault", proxy=proxy)
    if "*" in named:
        yield fault("doctor-proxy-any")
    parts = urlsplit(settings.address)
    if not settings.address:
        yield note("doctor-no-address") if settings.host in LOCAL else fault("doctor-address-missing")
    elif parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        yield fault("doctor-address-fault", address=settings.address)
    elif parts.scheme == "http" and parts.hostname not in LOCAL:
        yield fault("doctor-address-plain", address=settings.address)
    elif parts.scheme == "https" and not named:
        yield fault("doctor-no-proxies", address=settings.address)
    else:
        yield good("doctor-address", address=settings.address)


def is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def look_at_files(settings: Settings) -> Iterator[Symptom]:
    """How many files may be open, and how much room there is."""
    if sys.platform != "win32":
        import resource

        allowed, needed = resource.getrlimit(resource.RLIMIT_NOFILE)[1], settings.connections + SPARE_FILES
        enough = allowed == resource.RLIM_INFINITY or allowed >= needed
        counts = {"allowed": allowed, "needed": needed}
        yield good("doctor-files", **counts) if enough else fault("doctor-files-fault", **counts)
    if settings.is_shared():
        return
    path = Path(settings.database).absolute()
    directory = next(parent for parent in path.parents if parent.is_dir())
    free, size = shutil.disk_usage(directory).free, path.stat().st_size if path.is_file() else 0
    wide = free >= LEAST_SPACE + size  # a backup beside it must fit too
    told: dict[str, Argument] = {"directory": str(directory), "megabytes": free // 1_000_000}
    yield good("doctor-space", **told) if wide else fault("doctor-space-fault", **told)
    if path.is_file() and path.stat().st_mode & 0o077:
        yield note("doctor-readable", file=str(path))


def look_at_mail(settings: Settings) -> Iterator[Symptom]:
    if bool(settings.smtp_host) != bool(settings.mail_from):
        yield fault("doctor-mail-half")
    elif not settings.smtp_host:
        yield note("doctor-no-mail")
    elif not settings.address:
        yield fault("doctor-mail-address")
    else:
        server = f"{settings.smtp_host}:{settings.smtp_port}"
        try:
            greet(settings)
        except (OSError, smtplib.SMTPException) as error:
            yield fault("doctor-mail-fault", server=server, why=str(error) or type(error).__name__)
        else:
            yield good("doctor-mail", server=server)


def greet(settings: Settings) -> None:
    """As when a letter is sent, up to the letter."""
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=10) as post:
        if settings.smtp_tls:
            post.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            post.login(settings.smtp_user, settings.smtp_password)
        post.noop()


async def look_at_database(settings: Settings) -> AsyncIterator[Symptom]:
    path = Path(settings.database)
    if not settings.is_shared() and not path.exists():
        yield note("doctor-new-database", file=str(path.absolute()))
        return
    try:
        async with looking(settings.database) as look:
            for symptom in await look_at_schema(look):
                yield symptom
            if not settings.is_shared():
                yield await look_at_pages(look)
            yield await look_at_clock(look)
            for symptom in await look_at_versions(settings, look):
                yield symptom
        yield await look_at_writing(settings)
    except UNREACHABLE as error:
        yield fault("doctor-database-fault", why=str(error) or type(error).__name__)


async def look_at_schema(look: Look) -> list[Symptom]:
    applied = set(await look(migrations_applied()))
    known = {file.name.removesuffix(".sql").removesuffix(".py") for file in migrations()}
    if applied - known:
        return [fault("doctor-schema-newer", names=", ".join(sorted(applied - known)))]
    if known - applied:
        return [note("doctor-schema-older", names=", ".join(sorted(known - applied)))]
    return [good("doctor-schema")]


def migrations() -> list[Path]:
    found = Path(str(files("tafelrunde.server.storage").joinpath("migrations")))
    return [file for file in sorted(found.iterdir()) if file.suffix in (".sql", ".py") and file.name[:4].isdecimal()]


def page_check() -> Work[str]:
    rows = yield Query("PRAGMA quick_check(1)", ())
    told: str = next(iter(rows[0].values()))
    return told


async def look_at_pages(look: Look) -> Symptom:
    told = await look(page_check())
    return good("doctor-whole") if told == "ok" else fault("doctor-damaged", why=told)


async def look_at_clock(look: Look) -> Symptom:
    """A server notes every few seconds what time it is."""
    alive = await look(works.fact("alive"))
    behind = int(alive) - wall_clock() if alive is not None else 0
    return fault("doctor-clock-fault", seconds=behind // 1000) if behind > SET_BACK else good("doctor-clock")


async def look_at_versions(settings: Settings, look: Look) -> list[Symptom]:
    """Whether every table finds the rules by which it is played."""
    open_versions(settings)
    symptoms: list[Symptom] = []
    for (game, version), counted in (await versions_in_use(look)).items():
        try:
            edition(game, version)
        except TableError:
            about = fault if counted.open else note
            symptoms.append(
                about("doctor-version-missing", game=game, version=version, open=counted.open, over=counted.over)
            )
    if settings.versions_directory() is None:
        symptoms.append(fault("doctor-versions-nowhere"))
    return symptoms or [good("doctor-versions")]


async def look_at_writing(settings: Settings) -> Symptom:
    """Whether something could be written; it is not."""
    if settings.is_shared():
        connection = await asyncpg.connect(settings.database, timeout=10)
        try:
            async with connection.transaction():
                if await connection.fetchval("SHOW transaction_read_only") == "on":
                    return fault("doctor-read-only")
        finally:
            await connection.close(timeout=5)
        return good("doctor-writable")
    try:
        db = sqlite3.connect(settings.database, isolation_level=None, timeout=10)
        try:
            db.execute("BEGIN IMMEDIATE")
            db.execute("UPDATE house SET value = value")
            db.execute("ROLLBACK")
        finally:
            db.close()
    except sqlite3.OperationalError as error:
        return fault("doctor-write-fault", why=str(error))
    return good("doctor-writable")
