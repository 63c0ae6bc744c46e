"""Golden matches: what was played once is replayed exactly and looks the same; their deals are proved."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from tafelrunde import Match, read_record, verify_picks
from tests.transcripts.make import HOUSE, scenarios
from tests.transcripts.playthrough import playthrough

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.tafel"))
LARGEST = 200_000
SHOWN = 40


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_match_is_replayed_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.load(text)
    assert match.record() == text
    if match.standings() is not None:
        assert verify_picks(read_record(text)) > 0


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_match_looks_the_same(path: Path) -> None:
    """After changing what a player can see, run `make transcripts` and read the diff."""
    kept = path.with_suffix(".txt").read_text(encoding="utf-8")
    told = playthrough(path.read_text(encoding="utf-8"))
    if told != kept:
        lines = unified_diff(kept.splitlines(), told.splitlines(), "as it was", "as it is", n=1, lineterm="")
        pytest.fail("\n".join(islice(lines, SHOWN)), pytrace=False)
    assert len(told.encode()) <= LARGEST


@pytest.mark.parametrize("key", HOUSE)
def test_every_game_has_its_golden_matches(key: str) -> None:
    """`make transcripts` would write exactly the files that are there."""
    written = {f"{name}.{kind}" for name in scenarios(key) for kind in ("tafel", "txt")}
    assert {path.name for path in (HERE / key).iterdir()} == written
    for name, play in list(scenarios(key).items())[:2]:
        assert play().record() == (HERE / key / f"{name}.tafel").read_text(encoding="utf-8")
