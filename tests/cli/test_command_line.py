"""The command line itself: help, version, languages, misuse."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.cli.parser import COMMANDS, make_parser
from tafelrunde.words import LANGUAGES, Words, rulebook
from tests.cli.conftest import Run

SOURCES = Path(rulebook.__file__).parent.parent


def test_version_says_which_build_it_is(run: Run) -> None:
    assert re.fullmatch(r"tafelrunde \d+\.\d+\.\d+, rules (compiled|interpreted)\n", run("--version").out)
    assert "Regeln" in run("--lang de --version").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_every_language(run: Run, language: str, command: str) -> None:
    told = run(f"{command} --help --lang {language}")
    assert told.code == 0 and told.err == ""
    if language != "en":
        for english in ("usage:", "options:", "show this help", "positional arguments", "FILE", "GAME", "COMMAND"):
            assert english not in told.out


@pytest.mark.parametrize("id", ["-JW-UtsCtJYsL4z-", "-help-tsCtJYsL4z", "pW7UtsCtJYsL4z-_"])
def test_people_are_found_by_ids_that_begin_with_a_dash(id: str) -> None:
    assert make_parser(Words("en")).parse_args(["people", "ban", id, "--why", "Rude."]).person == id


def test_nothing_asked_shows_the_help(run: Run) -> None:
    assert run("").out == run("--help").out


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("dance", "There is no command 'dance'; 'tafelrunde --help' shows those there are."),
        ("play --foo", "'--foo' is not understood here; 'tafelrunde --help' shows what is."),
        ("play --seed", "--seed needs a value; 'tafelrunde play --help' explains it."),
        ("replay", "Missing: FILE; 'tafelrunde replay --help' shows what is expected."),
        ("replay x --open=1", "--open takes no value; 'tafelrunde replay --help' explains it."),
        ("bench --seats many", "'many' is not a number; 'tafelrunde bench --help' shows what is expected."),
        ("play --lang fr", "There is no language 'fr'; there are: en, de, hu."),
        ("--lang de dance", "Den Befehl „dance“ gibt es nicht; „tafelrunde --help“ zeigt alle."),
        ("verify --lang hu", "Hiányzik: FÁJL; bővebben: „tafelrunde verify --help”."),
    ],
)
def test_misuse_gets_one_sentence(run: Run, command: str, sentence: str) -> None:
    assert run(command) == (2, "", sentence + "\n")


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert "használat:" in run("--help").out
    monkeypatch.setenv("TAFELRUNDE_LANG", "de")
    assert "Aufruf:" in run("--help").out
    assert "usage:" in run("--help --lang en").out


def ids(language: str) -> set[str]:
    text = (SOURCES / "words" / f"cli.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(cli-[a-z-]+) =", text, re.MULTILINE))


def placeables(language: str) -> dict[str, set[str]]:
    text = (SOURCES / "words" / f"cli.{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^(cli-[a-z-]+) =", text, flags=re.MULTILINE)[1:]
    return {id: set(re.findall(r"\$([a-z]+)", body)) for id, body in zip(parts[::2], parts[1::2], strict=True)}


def test_the_catalogues_say_the_same_things() -> None:
    assert ids("en") == ids("de") == ids("hu")
    english = placeables("en")
    for language in ("de", "hu"):
        for id, used in placeables(language).items():
            assert used <= english[id], (language, id)


def test_every_message_is_used_and_every_id_is_there() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (SOURCES / "cli").glob("*.py")]
    sources.append((SOURCES / "words" / "rulebook.py").read_text(encoding="utf-8"))
    written = set(re.findall(r"[\"'](cli-(?:[a-z-]|\{[^}]*\})+)[\"']", "\n".join(sources)))
    patterns = [re.sub(r"\{[^}]*\}", "[a-z-]+", id) for id in written]
    for id in ids("en"):
        assert any(re.fullmatch(pattern, id) for pattern in patterns), f"{id} is never said"
    for id in written:
        if not set("{}") & set(id):
            assert id in ids("en"), f"{id} is in no catalogue"
