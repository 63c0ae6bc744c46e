"""`tafelrunde export` and `tafelrunde import`: all tables, people and ratings in one file, and back."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from pathlib import Path

from tafelrunde.cli.backup import check_new
from tafelrunde.cli.saves import problem, read_text
from tafelrunde.cli.serve import chosen_settings
from tafelrunde.core.messages import message
from tafelrunde.core.record import TITLE
from tafelrunde.server.storage import Storage, Taken, storage_at
from tafelrunde.server.storage.transfer import export_lines, import_lines, import_record
from tafelrunde.server.versions import open_versions
from tafelrunde.words import Words


def run(args: Namespace, words: Words) -> int:
    path = Path(args.file)
    settings = chosen_settings(args)
    database = settings.database
    if args.command == "export":
        check_new(path)
        count = asyncio.run(write_export(storage_at(database), path))
        print(words.text(message("cli-exported", tables=count, file=str(path))))
    else:
        text = read_text(path)
        open_versions(settings)
        new, known = asyncio.run(read_import(storage_at(database), text, str(path)))
        print(words.text(message("cli-imported", tables=new, known=known)))
    return 0


async def write_export(storage: Storage, path: Path) -> int:
    """Readable by its owner alone, because it tells every secret of running matches."""
    count = 0
    await storage.open(lambda news: None)
    try:
        with open(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
            async for line in export_lines(storage):
                file.write(line + "\n")
                count += line.startswith('{"kind": "tables"')
    except OSError as error:
        raise problem("cli-error-write", path, error) from None
    finally:
        await storage.close()
    return count


async def read_import(storage: Storage, text: str, file: str) -> tuple[int, int]:
    await storage.open(lambda news: None)
    try:
        if text.startswith(TITLE):
            try:
                await import_record(storage, text)
                return 1, 0
            except Taken:
                return 0, 1
        return await import_lines(storage, text.splitlines(), file)
    finally:
        await storage.close()
