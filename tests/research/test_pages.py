"""The pages of the environments say what the code does, and the notebook runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tafelrunde.bots.levels import NAMES
from tafelrunde.core.registry import make_game
from tafelrunde.research.infosets import information_sets
from tafelrunde.research.pages import made, measure, put
from tafelrunde.research.table import Setting, box_of
from tafelrunde.research.versions import ROLLOUTS, VERSIONS, name_of

DOCS = Path(__file__).parent.parent.parent / "docs" / "research"


@pytest.mark.parametrize("key", VERSIONS)
def test_the_page_of_a_game_is_what_the_code_makes(key: str) -> None:
    """If it is not: `python -m tafelrunde.research.pages`."""
    page = (DOCS / f"{key}.md").read_text(encoding="utf-8")
    assert made(key, page) == page
    assert f"`{name_of(key)}`" in page and f"`{ROLLOUTS[key]}`" in page
    assert "decisions in a match" in page, "The facts have not been measured."


def test_a_page_without_a_place_is_refused() -> None:
    with pytest.raises(ValueError, match="'actions'"):
        put("A page.", "actions", "many")


def test_facts_are_measured_in_random_matches() -> None:
    found = measure(make_game("macht", {}), 2, 3)
    assert found.seats == 2 and found.longest >= found.decisions > 20
    assert 1 < found.branching < found.most
    assert 0 < found.chance < 1 and 0 < found.sealed < 1 and found.histories > 20


def test_information_sets_are_estimated() -> None:
    """The small game has 1,356, the half of them after each of its two deals."""
    found: float = 10 ** information_sets(box_of(Setting("macht_small", 2)), 100)
    assert 500 < found < 900


@pytest.mark.once
def test_the_notebook_runs() -> None:
    """Cell by cell, as it is; what it says of its results is asserted in it."""
    cells = json.loads((DOCS / "quickstart.ipynb").read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert len(code) >= 5
    names: dict[str, object] = {"__name__": "__main__"}
    for number, source in enumerate(code):
        exec(compile(source, f"cell {number}", "exec"), names)


@pytest.mark.once
def test_the_examples_of_the_first_page_run() -> None:
    """Each of them on its own, as it is printed."""
    page = (DOCS / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    assert len(examples) == 5
    for number, source in enumerate(examples):
        exec(compile(source, f"example {number}", "exec"), {"__name__": "__main__"})
    assert all(f"`{level}`" in page for level in NAMES), "The page does not name every level."
