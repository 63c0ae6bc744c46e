"""`tafelrunde arena` and `tafelrunde tune`: tables, files, sentences; Ctrl-C keeps what is done."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tafelrunde.bots.weights import load_weights
from tafelrunde.cli.progress import Progress
from tafelrunde.cli.screen import Screen
from tafelrunde.lab import runners, tuning
from tafelrunde.words import LANGUAGES, Words
from tests.cli.conftest import Run, hear_signals

RANDOM = "arena --game druidenwalzer --players random,random --matches 4"


def test_the_results_as_a_table_a_file_and_a_picture(run: Run, tmp_path: Path) -> None:
    told = run(
        "arena --game havoc --seats 3 --players random,random,random --matches 3 --option small_table=on"
        f" --json {tmp_path}/out.json --plot {tmp_path}/out.svg --records {tmp_path}/records"
    )
    assert told.code == 0 and told.err == ""
    assert "3 seats, 3 matches on one deal, every deal with each rotation of the players" in told.words()
    assert re.search(r"random#3 +3 +\d+\.\d% \(\d+–\d+\) +\d\.\d\d +\d+\.\d ± \d+\.\d", told.out)
    assert "Equal players would come first in 33.3% of their matches." in told.words()
    kept = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert [match["number"] for match in kept["matches"]] == [0, 1, 2] and len(kept["scores"]) == 3
    assert kept["setup"]["options"]["small_table"] is True
    assert len(list((tmp_path / "records").iterdir())) == 3
    drawing = ElementTree.fromstring((tmp_path / "out.svg").read_text(encoding="utf-8"))
    texts = ["".join(part.itertext()) for part in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert {"random", "random#2", "random#3", "equal players", "100 %"} <= set(texts)


def test_the_seats_are_the_fewest_unless_said(run: Run) -> None:
    assert "2 seats" in run(RANDOM).out


def test_a_table_for_screen_readers(run: Run) -> None:
    assert "matches: 4; first places (95%):" in run(RANDOM + " --plain").words()


@pytest.mark.parametrize("language", LANGUAGES)
def test_until_says_what_came_of_it(run: Run, language: str) -> None:
    told = run(RANDOM + f" --until 0.5 --lang {language}")
    said = {
        "en": "interval of random still contains 50.0%",
        "de": "enthält nach 4 Partien",
        "hu": "még benne van: 50,0%",
    }
    assert told.code == 0 and said[language] in told.words()


def test_faults_are_told(run: Run) -> None:
    told = run("arena --game druidenwalzer --players cmd:cat,random --matches 2")
    assert told.code == 0
    assert "cmd:cat lost 2 matches through faults; the first:" in told.out
    assert "cmd:cat chose something that is not among the legal actions: null" in told.out


WRONG = [
    (
        "--players king,random",
        "There is no player 'king'; there are: squire, knight, baron, master, grandmaster, greedy, random,",
    ),
    ("--players random", "2 seats need at least 2 players; named: 1."),
    ("--players random,random --seats 3", "druidenwalzer is for 2 seats, not for 3."),
    ("--players random,random --seats many", "--seats needs a number, not 'many'."),
    ("--players random,random --matches 0", "--matches must be at least 1, not 0."),
    ("--players random,random --jobs -1", "--jobs must be at least 1, not -1."),
    ("--players random,random --fraction 2", "--fraction needs a share above 0 and up to 1, such as 0.6 or 1/16,"),
    ("--players random,random --until half", "--until needs a share above 0 and up to 1"),
    ("--players random,random --clock 0", "--clock needs a number of seconds above 0, not '0'."),
    ("--players random,random --option fast", "An option is given as NAME=VALUE, not as 'fast'."),
    ("--players random,random --json /no/such/place.json", "'/no/such/place.json' cannot be written:"),
    ("--players random,random --plot /no/such/place.svg", "'/no/such/place.svg' cannot be written:"),
    ("--players random,cmd:./nobody", "The program of 'cmd:./nobody' cannot be found or may not be run."),
    ("--players random,random --records /dev/null/x", "The file '/dev/null/x' cannot be written"),
]


@pytest.mark.parametrize(("said", "sentence"), WRONG, ids=[said for said, _ in WRONG])
def test_bad_arguments_get_one_sentence_in_every_language(run: Run, said: str, sentence: str) -> None:
    told = {language: run(f"arena --game druidenwalzer {said} --lang {language}") for language in LANGUAGES}
    assert sentence in told["en"].err
    for answer in told.values():
        assert answer.code in (1, 2) and answer.out == "" and answer.err.count("\n") == 1
    assert len({answer.err for answer in told.values()}) == len(LANGUAGES)


def test_what_must_be_said(run: Run) -> None:
    assert run("arena").err == "Missing: --game, --players; 'tafelrunde arena --help' shows what is expected.\n"
    assert "There is no game 'chess'" in run("arena --game chess --players random,random").err


def test_another_setup_for_the_same_file(run: Run, tmp_path: Path) -> None:
    assert run(f"{RANDOM} --json {tmp_path}/out.json").code == 0
    told = run(f"{RANDOM} --json {tmp_path}/out.json --seed 2")
    assert told.code == 2
    assert f"'{tmp_path}/out.json' was made with another setup: its 'seed' is \"1\", not \"2\"." in told.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "library"),
    [
        (f"{RANDOM} --ray local", "ray"),
        ("tune --game havoc", "optuna"),
        ("tune --game havoc", "cmaes"),
        ("train --game havoc", "numpy"),
        ("train --game havoc", "scipy"),
    ],
)
def test_an_extra_that_is_missing(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str, library: str, language: str
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    told = run(f"{command} --lang {language}")
    extra = "tafelrunde[ray]" if library == "ray" else f"tafelrunde[{command.split()[0]}]"
    assert told.code == 2 and extra in told.err and told.err.count("\n") == 1


def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(OSError):
        runners.knock("127.0.0.1:1")
    runners.knock("auto")  # Ray knows by itself


@pytest.fixture
def in_the_background() -> Iterator[None]:
    """As `nohup make test &` runs the tests."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A real arena with two workers and a program among the players; it has played some matches."""
    file = tmp_path / "out.json"
    player = f"cmd:{sys.executable} {Path(__file__).parent.parent.parent / 'examples' / 'line_bot.py'}"
    command = [sys.executable, "-m", "tafelrunde", "arena", "--game", "druidenwalzer", "--players", f"{player},random",
               "--matches", "10000", "--jobs", "2", "--json", str(file), "--lang", "en"]  # fmt: skip
    arena = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_signals,
    )
    try:
        end = time.monotonic() + 120
        while time.monotonic() < end and not (file.exists() and '"places"' in file.read_text(encoding="utf-8")):
            time.sleep(0.1)
        yield arena
    finally:
        if arena.poll() is None:
            os.killpg(arena.pid, signal.SIGKILL)
        arena.communicate(timeout=120)


def assert_nobody_is_left(group: int) -> None:
    end = time.monotonic() + 60
    with pytest.raises(ProcessLookupError):
        while time.monotonic() < end:
            os.killpg(group, 0)
            time.sleep(0.1)


@pytest.mark.usefixtures("in_the_background")
@pytest.mark.skipif(sys.platform == "win32", reason="There is no SIGINT to send.")
def test_ctrl_c_keeps_what_is_done(running: subprocess.Popen[str], tmp_path: Path) -> None:
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the workers and programs too
    out, err = running.communicate(timeout=120)
    assert (running.returncode, err) == (130, "")
    assert "What was played is kept; the same command continues from here." in out
    assert len(json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["matches"]) > 0
    assert_nobody_is_left(running.pid)


@pytest.mark.once
@pytest.mark.skipif(sys.platform == "win32", reason="There is no SIGKILL to send.")
def test_an_arena_that_is_killed_leaves_nobody_behind(running: subprocess.Popen[str]) -> None:
    running.kill()
    running.communicate(timeout=120)
    assert_nobody_is_left(running.pid)


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar() -> None:
    out = Terminal()
    progress = Progress(Screen(60), Words("en"), out)
    progress.show(0, 4)
    progress.drawn = 0.0
    progress.show(1, 4, lambda: "master 61.0 % (55–67) and much more that does not fit at all")
    progress.show(2, 4)  # too soon
    progress.show(4, 4, lambda: "master")
    progress.clear()
    lines = out.getvalue().split("\r\x1b[K")[1:]
    assert lines == ["╌" * 24 + " 0 of 4", "━" * 6 + "╌" * 18 + " 1 of 4  master 61.0 % (55–67) and ",
                     "━" * 24 + " 4 of 4  master", ""]  # fmt: skip


def test_the_bar_for_screen_readers_and_for_nobody() -> None:
    spoken, unheard = Terminal(), StringIO()
    for out, words in ((spoken, "de"), (unheard, "hu")):
        progress = Progress(Screen(60, is_plain=True), Words(words), out)
        for done in range(21):
            progress.show(done, 20)
        progress.clear()
    assert len(spoken.getvalue().splitlines()) == 11 and spoken.getvalue().startswith("0 von 20\n2 von 20  noch 0:00")
    assert unheard.getvalue() == ""


def test_tuning_prints_toml(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("optuna", reason="Optuna is not installed: pip install tafelrunde[tune]")
    pytest.importorskip("cmaes", reason="cmaes is not installed: pip install tafelrunde[tune]")
    monkeypatch.setattr(tuning, "CONFIRMED", 1)
    told = run(f"tune --game havoc --trials 1 --deals 1 --simulations 1 --study {tmp_path}/study.log")
    assert told.code == 0 and told.err == ""
    assert told.out.startswith("# Weights for havoc after one trial.\n#")
    assert tomllib.loads(told.out)["havoc"].keys() == load_weights("havoc").keys()
    assert run(f"tune --game havoc --trials 1 --deals 2 --simulations 1 --study {tmp_path}/study.log").code == 2
    assert run("tune --game havoc --trials 0").err == "--trials must be at least 1, not 0.\n"
