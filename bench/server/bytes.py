"""What a seat is sent for one action: `python -m bench.server.bytes ADDRESS [--single]` plays random matches of each
game on a running server and prints the mean size of the news in bytes of JSON, part by part. `--single` speaks to
servers that take one action per request."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter

from bench.server.load import open_pair

GAMES = ("havoc", "druidenwalzer", "maginor", "macht")
MATCHES, MOST = 5, 250
PARTS = ("view", "shown", "legal", "prompt", "position")


def size(part: object) -> int:
    return len(json.dumps(part, ensure_ascii=False, separators=(",", ":")).encode())


async def measure(address: str, game: str, single: bool, chance: random.Random) -> tuple[int, Counter[str]]:
    """Play with two seats; returns how many news messages there were, and their bytes by part."""
    pair = await open_pair(address, game)
    count, bytes_of = 0, Counter[str]()
    sights: list[dict[str, object]] = [{}, {}]

    async def hear(seat: int) -> None:
        nonlocal count
        told = json.loads(await asyncio.wait_for(pair.seats[seat].socket.recv(), 30))
        if told.get("sight"):
            sights[seat] = sights[seat] | told["sight"]
        if told["kind"] == "news":
            count += 1
            bytes_of["all"] += size(told)
            bytes_of["chapters"] += size(told["chapters"])
            for part in PARTS:
                bytes_of[part] += size(told["sight"][part]) if part in told["sight"] else 0

    while not all(sights):
        for seat in (0, 1):
            if not sights[seat]:
                await hear(seat)
    for action in range(MOST):
        actor = next((seat for seat in (0, 1) if sights[seat]["legal"]), None)
        if actor is None:
            break
        legal = sights[actor]["legal"]
        assert isinstance(legal, list)
        chosen = chance.choice(legal)
        number = chosen["number"] if isinstance(chosen, dict) else chosen
        said = {"kind": "act", "id": str(action)} | ({"action": number} if single else {"actions": [number]})
        before = [dict(sight) for sight in sights]
        await pair.seats[actor].socket.send(json.dumps(said))
        while sights[actor] == before[actor]:
            await hear(actor)
        other = 1 - actor
        while int(str(sights[other]["settled"])) < int(str(sights[actor]["settled"])):
            await hear(other)
    return count, bytes_of


async def main() -> None:
    address, single = sys.argv[1], "--single" in sys.argv
    print(f"{'game':<14}{'news':>6}{'bytes':>8}" + "".join([f"{part:>10}" for part in (*PARTS, "chapters")]))
    for game in GAMES:
        count, found = 0, Counter[str]()
        for match in range(MATCHES):
            more, bytes_of = await measure(address, game, single, random.Random(match))
            count += more
            found += bytes_of
        parts = "".join([f"{found[part] / count:>10.0f}" for part in (*PARTS, "chapters")])
        print(f"{game:<14}{count:>6}{found['all'] / count:>8.0f}{parts}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
