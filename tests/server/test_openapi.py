"""The description of the API holds: schemathesis asks everything that it allows and much that it does not."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from examples.network_bot import play
from tests.server.client import Player
from tests.server.houses import PATIENCE, running

pytestmark = pytest.mark.once


@pytest.mark.parametrize("examples", [3, pytest.param(60, marks=[pytest.mark.slow, pytest.mark.timeout(1800)])])
def test_schemathesis_finds_nothing(examples: int, tmp_path: Path) -> None:
    with running(str(tmp_path / "t.sqlite"), tmp_path) as server:
        command = [
            sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/api/openapi.json",
            f"--max-examples={examples}",
            "--checks=not_a_server_error,response_schema_conformance,status_code_conformance",
            "--phases=coverage,fuzzing", "--seed=1", "--generation-database=none", "--exclude-path=/metrics",
            f"--request-timeout={PATIENCE}", "--suppress-health-check=too_slow",
        ]  # fmt: skip
        asked = subprocess.run(
            command, capture_output=True, text=True, cwd=tmp_path, timeout=500 if examples < 10 else 1700
        )
        assert asked.returncode == 0, asked.stdout[-6000:] + asked.stderr[-2000:]


def test_the_example_bot_plays_over_the_network(tmp_path: Path) -> None:
    """A program with nothing but a token sits down and plays to the end."""

    async def run(address: str) -> None:
        async with Player(address, 1) as anita:
            secret = (await anita.post("/api/tokens", {"name": "bot"}))["secret"]
            async with Player(address, 2) as host:
                chairs = [{"kind": "you"}, {"kind": "open"}]
                table = await host.set_table(game="druidenwalzer", seats=2, chairs=chairs, public=True)
                playing = asyncio.create_task(play(address, secret, table.id))
                await host.play()
                places = await asyncio.wait_for(playing, PATIENCE)
                assert host.sight is not None and host.sight.standings is not None
                assert places == host.sight.standings.places

    with running(str(tmp_path / "t.sqlite"), tmp_path) as server:
        asyncio.run(run(server.address))
