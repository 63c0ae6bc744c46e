"""A server that plays for an hour holds no more memory at its end than when its caches were full."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bench.server.watch import Clients, Growth
from tests.server.houses import running

pytestmark = pytest.mark.once
SECONDS = float(os.environ.get("SOAK_SECONDS", "3600"))
GAME, TABLES, RATE, IDLE = "druidenwalzer", 40, 150, 5
"""Matches of few actions, so that many tables are set, played, put away and forgotten."""
MOST_GROWN = 5.0
"""Megabytes in the last three quarters: less than half a kilobyte for each of the matches of an hour."""


@pytest.mark.slow
@pytest.mark.timeout(2 * SECONDS + 600)
def test_memory_stays_level(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(str(tmp_path / "t.sqlite"), tmp_path, idle=str(IDLE), connections_each="100000") as server:
        assert server.process is not None
        done = Clients(server.address, GAME).play(server.process.pid, TABLES, RATE, SECONDS, lasting=True)
    told, growth = done.measure, Growth.of(done.memory, done.measure.matches)
    with capsys.disabled():
        eighths = ", ".join([f"{held:.1f}" for held in done.memory])
        print(
            f"\n{SECONDS:.0f} s, {told.matches} matches ended, {told.actions} actions, {told.errors} errors; memory at "
            f"every eighth: {eighths} MB; after the second {growth.megabytes:.1f} MB more, "
            f"{growth.kilobytes_a_match:.2f} kB a match."
        )
    assert told.errors == 0 and told.matches > 0
    assert growth.megabytes < MOST_GROWN


def test_growth_is_seen() -> None:
    """A server that keeps something of every match does not pass for level; one that fills its caches does."""
    level = [60.0, 75.0, 80.0, 80.3, 79.9, 80.1, 80.2, 80.0, 80.1]
    leaking = [held + 2 * place for place, held in enumerate(level)]
    assert Growth.of(level, 8000).megabytes < 1 < MOST_GROWN < Growth.of(leaking, 8000).megabytes
    assert Growth.of(leaking, 8000).kilobytes_a_match == pytest.approx(2.0, abs=0.1)
