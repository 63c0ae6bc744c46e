"""Golden matches: what was played once is played again exactly, and their deals are proved."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde import Match, games, read_record, verify_picks
from tests.transcripts.make import scenarios

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.tafel"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_match_is_replayed_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.load(text)
    assert match.record() == text
    if match.standings() is not None:
        assert verify_picks(read_record(text)) > 0


@pytest.mark.parametrize("key", list(games()))
def test_every_game_has_its_golden_matches(key: str) -> None:
    """`make transcripts` would write exactly the files that are there."""
    assert {path.stem for path in FILES if path.parent.name == key} == set(scenarios(key))
    for name, play in list(scenarios(key).items())[:2]:
        assert play().record() == (HERE / key / f"{name}.tafel").read_text(encoding="utf-8")
