"""The page about lessons: its table is made from them, and what it shows works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.learn.__main__ import BEGIN, main
from tafelrunde.learn.companion import read_companion
from tafelrunde.learn.lessons import lessons, read_lesson

PAGE = Path(__file__).parents[2] / "docs" / "learn.md"

pytestmark = pytest.mark.once


def test_the_table_is_up_to_date(tmp_path: Path) -> None:
    """Else: `python -m tafelrunde.learn docs/learn.md`."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, _ = page.partition(BEGIN)
    copy = tmp_path / "learn.md"
    copy.write_text(page.replace("| havoc 2 |", "| havoc 3 |"), encoding="utf-8")
    main(copy)
    assert copy.read_text(encoding="utf-8") == page
    assert page.count("| havoc ") == len(lessons("havoc")) and before.startswith("# Lessons")


def test_the_lesson_and_the_note_it_shows_are_such() -> None:
    example, note = re.findall(r"^```toml\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert len(read_companion("havoc", note)) == 1
    lesson = read_lesson("havoc", 1, example)
    assert len(lesson.steps) == 1 and len(lesson.steps[0].other) == 1
