"""Versions of the environments. A name such as `havoc_v1` always means the same rules, observations, actions and
rewards: whatever changes one of them raises the number, and tests/research/test_versions.py notices."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.registry import make_game
from tafelrunde.research.table import Play, Setting, game_of

VERSIONS: Final = {"havoc": 1, "druidenwalzer": 1, "maginor": 1, "macht": 1}

ROLLOUTS: Final = {
    "havoc": "fbb12428933336bb",
    "druidenwalzer": "da27372bc59ffb3c",
    "maginor": "13a64b2231e23bd0",
    "macht": "b83985dae8c72ba2",
}
"""The hash of what happens in a few matches with fixed seeds, at every size of table."""


def name_of(key: str) -> str:
    """The name of a game's environment, with its version; for a game from elsewhere that of its rules."""
    return f"{key}_v{VERSIONS.get(key) or game_of(key, {}).version}"


def rollout(key: str, seats: int, seed: int) -> bytes:
    """A hash of a random match: every observation of every seat, every mask, who is asked, and the rewards."""
    found = sha256()
    play, player = Play(Setting(key, seats), seed), FastDealer(seed + 1)
    box = play.box
    found.update("".join([f"{row.name}:{row.first}:{row.width};" for row in box.rows]).encode())
    found.update("\n".join(box.action_names()).encode())
    while not play.is_over:
        for seat in range(seats):
            found.update(box.observation(play.state, seat).tobytes())
            found.update(box.mask(play.state, seat).tobytes())
        found.update(bytes([play.seat]))
        legal = play.state.legal(play.seat)
        play.play(legal[player.pick(len(legal))])
    found.update(repr(play.rewards()).encode())
    return found.digest()


def rollouts(key: str) -> str:
    """The hash of one match at every size of table."""
    found = sha256()
    for seats in make_game(key, {}).seats:
        found.update(rollout(key, seats, 19))
    return found.hexdigest()[:16]
