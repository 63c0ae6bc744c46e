"""The file of an SQLite database: made, looked at before it is used, and copied. Only its owner may read it, because it
tells every secret of running matches."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Final
from urllib.parse import quote

from tafelrunde.server.storage.backend import Unusable, migrate

PRIVATE: Final = 0o600
MAGIC: Final = b"SQLite format 3\0"
LOOK_SECONDS: Final = 10.0
"""A large file is looked through for so long at the start; `PRAGMA quick_check` looks through all of it."""
STEPS: Final = 100_000


def prepare(path: Path) -> None:
    """Make the file, or look whether it is sound, and bring it up to date. Unusable says what is wrong with it.

    A new one gets its name only once it is complete, so that a start that was killed leaves nothing behind that looks
    like a database which lost everything."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with alone(path):
        if path.exists():
            look(path)
            keep_private(path)
            migrate(address_of(path))
        else:
            new = path.with_name(f"{path.name}.new")
            new.unlink(missing_ok=True)
            make_private(new)
            migrate(address_of(new))
            new.replace(path)


def address_of(path: Path) -> str:
    """With signs that mean something in an address written as those of a name."""
    return f"sqlite:///{quote(str(path.absolute()))}"


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """One process at a time. The lock ends with the process, however that ends."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with open(os.open(path.with_name(f"{path.name}.lock"), os.O_CREAT | os.O_RDWR, PRIVATE), "rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def make_private(path: Path) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def keep_private(path: Path) -> None:
    """Earlier versions made files that others could read."""
    for part in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError, PermissionError):
            path.with_name(path.name + part).chmod(PRIVATE)


def look(path: Path) -> None:
    """Whether this is a sound database of ours; Unusable if not."""
    if path.stat().st_size == 0:
        raise unusable("empty", "is empty. Restore a backup, or remove the file to begin anew", path)
    with path.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise unusable("foreign", "is not an SQLite database", path)
    try:
        with closing(sqlite3.connect(path, timeout=10)) as db:
            known = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"tables", "entries", "people"} <= known:
                raise unusable("foreign", "is not a database of this server", path)
            until = monotonic() + LOOK_SECONDS
            db.set_progress_handler(lambda: monotonic() > until, STEPS)
            (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return
        raise damaged(path, str(error)) from None
    except sqlite3.DatabaseError as error:
        raise damaged(path, str(error)) from None
    if found != "ok":
        raise damaged(path, found.splitlines()[-1])


def damaged(path: Path, why: str) -> Unusable:
    return unusable("damaged", f"is damaged ({why}). Restore a backup", path, why=why)


def unusable(kind: str, said: str, path: Path, **more: str) -> Unusable:
    return Unusable(f"house-error-database-{kind}", f"The database '{path}' {said}.", file=str(path), **more)


def back_up(source: Path, target: Path) -> None:
    """A complete copy of the file as it is at one moment; the server may go on writing to it meanwhile. The target gets
    its name when all is there."""
    unfinished = target.with_name(f"{target.name}.unfinished")
    make_private(unfinished)
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as db:
            db.execute("VACUUM INTO ?", (str(unfinished),))
        with closing(sqlite3.connect(unfinished)) as copy:
            (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise damaged(source, found)
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
