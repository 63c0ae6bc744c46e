"""A bot that sits down at a table over the network: `python examples/network_bot.py ADDRESS TOKEN TABLE [KEY]`.

It plays at random. All it needs is JSON over HTTP and a WebSocket, so the same can be written in any language."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any
from urllib.parse import quote
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def sit(address: str, token: str, table: str, key: str) -> None:
    """Take a free chair."""
    request = Request(
        f"{address}/api/tables/{table}/sit",
        data=json.dumps({"key": key}).encode(),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
    )
    urlopen(request, timeout=20).close()


async def play(address: str, token: str, table: str, key: str = "") -> list[int]:
    """Play until the match is over; returns the places of all seats."""
    await asyncio.to_thread(sit, address, token, table, key)
    socket = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket?key={quote(key)}"
    async with connect(socket, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as connection:
        number, sight, is_waiting = 0, dict[str, Any](), False
        async for text in connection:
            told = json.loads(text)
            sight |= told.get("sight") or {}  # news name only what changed
            is_waiting = is_waiting and told["kind"] not in ("done", "refused")
            if sight.get("standings"):
                places: list[int] = sight["standings"]["places"]
                return places
            if sight.get("legal") and not is_waiting:
                number, is_waiting = number + 1, True
                choice = random.choice(sight["legal"])
                action = choice if isinstance(choice, int) else choice["number"]  # words are told once
                await connection.send(json.dumps({"kind": "act", "id": f"move-{number}", "actions": [action]}))
    raise ConnectionError("The server closed the connection.")


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:5])))
