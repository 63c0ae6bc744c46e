"""Records find the game by its key."""

from __future__ import annotations

from tafelrunde.core.registry import register

register("druidenwalzer", "tafelrunde.games.druidenwalzer.game:Druidenwalzer")
