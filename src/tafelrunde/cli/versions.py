"""`tafelrunde versions`: which versions of the rules there are, and which of them tables and records still need."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from tafelrunde.cli.saves import FileProblem
from tafelrunde.cli.screen import open_screen
from tafelrunde.cli.serve import chosen_settings
from tafelrunde.core.messages import Argument, Message, message
from tafelrunde.core.registry import is_kept, keys, make_game
from tafelrunde.server.doctor import UNREACHABLE
from tafelrunde.server.settings import Settings
from tafelrunde.server.storage.looking import Counted, looking, versions_in_use
from tafelrunde.server.versions import kept_editions, open_versions
from tafelrunde.words import Words


def run(args: Namespace, words: Words) -> int:
    """0 if every table that is not over has its rules, 1 otherwise."""
    settings = chosen_settings(args)
    open_versions(settings)
    today = {key: make_game(key, {}).version for key in keys()}
    kept = {(game, int(version)) for game, _, version in [name.rpartition("_") for name in kept_editions(settings)]}
    used = asyncio.run(in_use(settings))
    screen, missing = open_screen(args.plain), 0
    for game, version in sorted({*used, *kept, *today.items()}):
        counted = used.get((game, version), Counted())
        where = "kept" if is_kept(f"{game}_{version}") else "missing"
        if today.get(game) == version:
            where = "today"
        missing += where == "missing" and counted.open > 0
        title = words.text(message(f"{game}-title")) if game in today else game
        told: dict[str, Argument] = {"game": title, "version": version, "open": counted.open, "over": counted.over}
        screen.text(words.text(Message(f"cli-edition-{where}", told)))
        if where == "kept" and not counted.open:
            screen.text(words.text(message("cli-edition-unneeded", over=counted.over)))
    return 1 if missing else 0


async def in_use(settings: Settings) -> dict[tuple[str, int], Counted]:
    try:
        async with looking(settings.database) as look:
            return await versions_in_use(look)
    except UNREACHABLE as error:
        why = str(error) or type(error).__name__
        raise FileProblem("cli-error-read", why, path=settings.database.rpartition("@")[2], reason=why) from None
