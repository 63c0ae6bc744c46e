"""The rulebooks as the server sends them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from tafelrunde.core.registry import games
from tafelrunde.server.http import wire
from tafelrunde.words import LANGUAGES
from tafelrunde.words.rulebook import read_rulebook
from tests.server.client import Player
from tests.server.inside import open_house


def test_every_rulebook_is_sent_as_it_was_read(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (_, address), Player(address) as anita:
            for game in games():
                for language in LANGUAGES:
                    answer = await anita.http.get(f"/rules/{game}.{language}.json")
                    assert answer.headers["content-type"] == "application/json"
                    assert msgspec.json.decode(answer.content, type=wire.Rulebook) == read_rulebook(game, language)

    asyncio.run(run())
