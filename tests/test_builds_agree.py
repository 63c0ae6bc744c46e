"""Compiled and interpreted, the same files play the same matches, pick for pick, event for event, view for view."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COMPILED = os.environ.get("COMPILED", "")


def printed(path: str, *module: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", *module],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=1500,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.skipif(not COMPILED, reason="COMPILED names no compiled build: run `make test`")
@pytest.mark.parametrize("matches", [pytest.param(60), pytest.param(400, marks=pytest.mark.slow)])
def test_both_builds_play_the_same_matches(matches: int) -> None:
    interpreted, compiled = [
        printed(path, "tests.play_matches", str(matches)) for path in (str(ROOT / "src"), COMPILED)
    ]
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert len(interpreted) > matches
    assert interpreted[1:] == compiled[1:]


@pytest.mark.skipif(not COMPILED, reason="COMPILED names no compiled build: run `make test`")
def test_learned_judges_of_both_builds_say_the_same_to_the_last_bit() -> None:
    interpreted, compiled = [printed(path, "tests.judge_positions") for path in (str(ROOT / "src"), COMPILED)]
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert len(interpreted) > 800
    assert interpreted[1:] == compiled[1:]
