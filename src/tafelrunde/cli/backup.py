"""`tafelrunde backup`: a copy of the database while the server runs."""

from __future__ import annotations

import sqlite3
from argparse import Namespace
from pathlib import Path

from tafelrunde.cli.saves import FileProblem
from tafelrunde.cli.serve import chosen_settings
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.messages import message
from tafelrunde.server.storage.files import back_up
from tafelrunde.words import Words


def run(args: Namespace, words: Words) -> int:
    settings = chosen_settings(args)
    if settings.is_shared():
        raise ImpossibleTable("cli-error-backup-shared", "PostgreSQL is backed up with pg_dump.")
    target = Path(args.file)
    check_new(target)
    source = Path(settings.database)
    if not source.is_file():
        raise FileProblem("cli-error-read", f"There is no '{source}'.", path=str(source), reason="ENOENT")
    try:
        back_up(source, target)
    except (sqlite3.Error, OSError) as error:
        raise FileProblem("cli-error-write", str(error), path=str(target), reason=str(error)) from None
    print(words.text(message("cli-backed-up", file=str(target))))
    return 0


def check_new(path: Path) -> None:
    if path.exists():
        raise FileProblem("cli-error-taken", f"'{path}' exists already.", path=str(path))
