"""The games, each in its package: the rulebooks as code."""

from __future__ import annotations

from tafelrunde.core.registry import register

register("havoc", "tafelrunde.games.havoc.game:Havoc")
