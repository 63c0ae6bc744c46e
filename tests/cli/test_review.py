"""`tafelrunde review`: text, file and picture; a running match stays closed; Ctrl-C shows what is known."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tafelrunde.bots.search import Watch
from tafelrunde.review import luck, reviewing
from tafelrunde.review.deciding import Weighed
from tafelrunde.review.facts import FORMAT
from tafelrunde.review.reviewing import Review, Reviewed
from tafelrunde.words import LANGUAGES
from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("quick_thinking")


@pytest.fixture
def quick_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "MOST", 12)
    monkeypatch.setattr(luck, "SAMPLES", 4)
    monkeypatch.setattr(luck, "DEALS", 8)


def stop_after(count: int) -> type[Review]:
    class Stopped(Review):
        def go_on(self, watch: Watch | None = None) -> Generator[Reviewed, None, None]:
            for done, one in enumerate(super().go_on(watch)):
                yield one
                if done + 1 == count:
                    raise KeyboardInterrupt

    return Stopped


@pytest.fixture
def few_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reviews stops after two decisions."""
    monkeypatch.setattr("tafelrunde.cli.review.Review", stop_after(2))


def test_ctrl_c_shows_what_is_known(run: Run, record: Path, few_decisions: None, tmp_path: Path) -> None:
    told = run(f"review {record} --simulations 96 --json {tmp_path}/out.json --svg {tmp_path}/out.svg")
    assert told.code == 130 and told.err == ""
    assert "Stopped: 2 of " in told.words() and "Why it ended like this" in told.out
    for heading in ("Turning points", "Decisions that cost something", "The luckiest draws", "Chances over the match"):
        assert heading in told.out
    kept = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert kept["decisions_done"] == 2 and kept["format"] == FORMAT
    drawing = ElementTree.fromstring((tmp_path / "out.svg").read_text(encoding="utf-8"))
    assert len(list(drawing.iter("{http://www.w3.org/2000/svg}polyline"))) == 2
    assert drawing.findall("{http://www.w3.org/2000/svg}rect[@class='round']")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_every_language(run: Run, record: Path, few_decisions: None, language: str) -> None:
    told = run(f"review {record} --simulations 96 --seat 1 --lang {language} --plain")
    assert told.code == 130 and told.err == "" and "{" not in told.out


def test_all_decisions_are_reviewed(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    best = Weighed(96, 0.5, (), -1, 0.0, 0.0)
    monkeypatch.setattr(reviewing, "weigh", lambda *args: best)
    told = run(f"review {record} --deep")
    assert told.code == 0 and "No decision cost more than the noise" in told.words() and "deep" in told.out


def test_a_running_match_is_not_reviewed(run: Run, saves: Path) -> None:
    run("play havoc --seed 5", "1", "q")
    told = run(f"review {next(saves.glob('*.tafel'))}")
    assert (told.code, told.out) == (1, "")
    assert told.err == "Only a match that was played to its end can be reviewed.\n"


def test_what_is_asked_for_must_make_sense(run: Run, record: Path, tmp_path: Path) -> None:
    assert run(f"review {record} --quick --deep").err == "--quick and --deep exclude each other.\n"
    assert run(f"review {record} --seat 3").code == 2
    assert run(f"review {record} --simulations 0").code == 2
    assert run(f"review {record} --json {tmp_path}/none/out.json").code == 2


def test_the_arena_prints_shares_without_luck_and_goes_on_with_them(run: Run, tmp_path: Path) -> None:
    command = f"arena --game druidenwalzer --players random,random --adjusted --json {tmp_path}/out.json --matches"
    told = run(f"{command} 2")
    assert told.code == 0 and "without luck" in told.out and "saving" in told.out
    kept = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert len(kept["adjusted"]) == 2 and all(len(match["luck"]) == 2 for match in kept["matches"])
    assert run(f"{command} 4").code == 0
    kept = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert len(kept["matches"]) == 4 and kept["adjusted"][0]["deals"] == 2
