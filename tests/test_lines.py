"""What counts as a line of code when games are measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.lines import client_lines, counts, lines_of, python_lines

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent


def test_docstrings_comments_and_blanks_are_not_code() -> None:
    text = '"""A module\n\nof words."""\n\nA = (\n    1,  # one\n    # two\n)\n"""What A is."""\n\n\ndef f() -> str:\n    """Says."""\n    return """a\nb"""\n'  # noqa: E501
    assert python_lines(text) == 6


def test_comments_of_the_client_are_not_code() -> None:
    text = '<!-- one\ntwo -->\n<p>\n  {a} // b\n  /* c */\n\n  // d\n  {"https://e"}\n</p>\n'
    assert client_lines(text) == 4


def test_what_a_program_wrote_is_not_counted() -> None:
    example = ROOT / "examples" / "bazaar"
    assert [lines_of(example / name) for name in ("events.py", "view.py", "copies.py", "web/contract.ts")] == [0] * 4


def test_every_game_of_the_house_and_the_example_are_counted() -> None:
    counted = counts(ROOT)
    assert [game.game for game in counted] == ["druidenwalzer", "havoc", "macht", "maginor", "together", "bazaar"]
    assert all(min(game[1:]) > 0 for game in counted)
