"""What the README and the guides show works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
QUOTES = ("writing-a-game.md",)
"""What these show stands in files of the example; `test_writing_a_game.py` compares them."""


@pytest.mark.parametrize("page", [page for page in PAGES if page.name not in QUOTES], ids=lambda page: page.name)
def test_python_examples_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for example in re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S):
        exec(compile(example, str(page), "exec"), {"__name__": "example"})
        assert capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+?)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
