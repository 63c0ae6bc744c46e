"""The guide to writing a game, followed on a copy of its example under another key: the contract is written, the
house's tests include it, bots of every level play it, and a server seats people at it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.core import registry
from tests.server.test_matches import play_a_whole_match

pytestmark = [pytest.mark.once, pytest.mark.timeout(300)]

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "bazaar"
GUIDE = (ROOT / "docs" / "guide" / "writing-a-game.md").read_text(encoding="utf-8")
KEY = "souk"
WRITTEN = ("events.py", "view.py", "copies.py", "web/contract.ts")
HOUSE_TESTS = (
    "games/test_shape.py", "words/test_catalogues.py", "words/test_telling.py", "cli/test_play.py", "cli/test_rules.py",
    "bots/test_simple.py",
)  # fmt: skip
BOTS = """
from tafelrunde import Match
from tafelrunde.bots.levels import NAMES, make_bot
from tafelrunde.bots.pool import Pool

if __name__ == "__main__":
    pool = Pool(2)
    for level in NAMES:
        match = Match.new("souk", 3, seed=level)
        bots = [make_bot(match.game, level, seat, pool) for seat in range(3)]
        while match.to_act():
            seat = match.to_act()[0]
            match.play(seat, bots[seat].decide(match.view(seat), match.legal(seat), 0.01))
        print(level, match.standings().reason)
    pool.close()
"""


def renamed(text: str) -> str:
    return text.replace("examples.bazaar", KEY).replace("bazaar", KEY).replace("Bazaar", KEY.capitalize())


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with a copy of the example in it, all names replaced, and nothing that the contract writes."""
    directory = tmp_path_factory.mktemp("workshop")
    package = directory / KEY
    shutil.copytree(EXAMPLE, package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in WRITTEN:
        (package / name).unlink()
    for path in [path for path in package.rglob("*") if path.is_file()]:
        path.write_text(renamed(path.read_text(encoding="utf-8")), encoding="utf-8")
    run(directory, "-m", "tafelrunde.contract", KEY)
    return directory


def run(workshop: Path, *arguments: str) -> str:
    """Run Python in the root of the house, where the copy is registered; returns what it printed."""
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environ(workshop), capture_output=True, text=True, timeout=240
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def environ(workshop: Path) -> dict[str, str]:
    path = os.pathsep.join([str(workshop), os.environ.get("PYTHONPATH", ""), str(ROOT)])
    return {**os.environ, "PYTHONPATH": path, "TAFELRUNDE_GAMES": KEY}


def test_every_snippet_of_the_guide_stands_in_the_example() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".svelte", ".ftl")]
    sources = [path.read_text(encoding="utf-8") for path in files]
    snippets = re.findall(r"^```(?:python|svelte|ftl)\n(.*?)^```", GUIDE, flags=re.MULTILINE | re.DOTALL)
    assert len(snippets) > 8
    assert [snippet for snippet in snippets if not any(snippet in source for source in sources)] == []


def test_the_guide_names_every_file() -> None:
    for path in EXAMPLE.iterdir():
        if path.name not in ("__pycache__", "__init__.py"):
            name = re.sub(r"\.(en|de|hu)\.", ".{en,de,hu}.", path.name) + ("/" if path.is_dir() else "")
            assert f"`{name}`" in GUIDE, name


def test_the_contract_is_written_from_the_declarations(workshop: Path) -> None:
    for name in WRITTEN:
        made = (workshop / KEY / name).read_text(encoding="utf-8")
        there = renamed((EXAMPLE / name).read_text(encoding="utf-8"))
        assert sorted(made.split()) == sorted(there.split())  # imports of another package are sorted differently


def test_its_own_tests_pass(workshop: Path) -> None:
    options = ["-q", "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider"]
    tests = workshop / KEY / "tests"
    run(workshop, "-m", "pytest", *options, str(tests), "--ignore", str(tests / "test_judge.py"))


def test_the_tests_of_the_house_take_it_up(workshop: Path) -> None:
    tests = [f"tests/{name}" for name in HOUSE_TESTS]
    said = run(workshop, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", "-k", KEY, *tests)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None and int(passed[1]) > 40, said


def test_bots_of_every_level_play_it(workshop: Path) -> None:
    script = workshop / "bots.py"
    script.write_text(BOTS, encoding="utf-8")
    said = run(workshop, str(script)).split()
    assert said[0::2] == ["squire", "knight", "baron", "master", "grandmaster", "greedy", "random"]
    assert set(said[1::2]) == {"souk-reason-empty-bag"}


def test_people_and_a_bot_play_it_over_sockets(workshop: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(workshop)
    monkeypatch.setitem(registry._PACKAGES, KEY, KEY)
    for name, value in environ(workshop).items():
        monkeypatch.setenv(name, value)
    play_a_whole_match(KEY, str(tmp_path / "tafelrunde.sqlite"), tmp_path)
