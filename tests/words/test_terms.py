"""One word for one thing, in catalogues, boards and rulebooks. The losers stay out, so that nobody has to wonder if
two words mean two things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.catalogue_files import PACKAGE

pytestmark = pytest.mark.once

WEB = PACKAGE.parents[1] / "web" / "src"

LOSERS: dict[str, dict[str, str]] = {
    "en": {
        r"picks? of chance": "random draw",
        r"\b[Tt]ake-over": "takeover",
        r"\bonlook|\blook(s|ing)? on\b": "spectator, watch",
        r"\bstarter\b": "start player",
        r"\b[Ee]valuat(e|es|ed|ion)\b(?! weights)": "score",
        r"\bmixed (again|into)|laid open": "shuffled, turned face up",
        r"\bis no (number|name|bot|record|address|line|secret|study)\b": "is not a",
        r"\bvisit\b": "time round",
        r"\d %": "95%",
        r"\w'\w": "’",
    },
    "de": {
        r"[Ff]ledder|\bAas|[Ii]nnehal": "plündern, aufstöbern, vorerst genug",
        r"\bZufälle\b|\bLose\b": "Zufallswert",
        r"Wahlmöglichkeit": "Option",
        r"\bEntscheide?\b(?! (erst|,|wird))": "Festlegung",
        r"\bChronik\b|\bProtokoll\b(?! von)": "Spielverlauf",
        r"\bHinweise?\b": "Tipp",
        r"Hochzauberer": "Erzmagier",
        r"\boranger?\b|\borangen\b": "orangefarben",
        r"Partie ist (aus|vorbei)": "zu Ende",
        r"\bPlatz (muss|wählt|bekommt|hat)\b|\b[Jj]eder Platz\b": "Spieler",
        r"Calais to|Tours to": "Calais–Tours",
        r"Gleich spielen": "Jetzt spielen",
        r"\d+en\b": "9er",
        r"\d %": "no-break space before the sign",
    },
}
"""What is not said, with what is said instead."""

CATALOGUES_ONLY: dict[str, dict[str, str]] = {
    "en": {r"(left|right)-turning|\bturns? (left|right)\b": "clockwise, anticlockwise"},
    "de": {r"(links|rechts)dreh": "im Uhrzeigersinn, gegen den Uhrzeigersinn"},
}
"""Words that the printed rules have and the tables have not."""

BESIDE_A_NAME = [
    *[f"web-havoc-{label}" for label in ("keeps", "cried", "passed", "may-add", "not-asked", "stayed-out")],
    *[f"web-maginor-{label}" for label in ("challenger", "defender", "chooses", "sealed")],
    "web-macht-purse",
    "web-macht-sealed",
]
FINITE = {
    "en": r"^(has|is|are|keeps|stays|challenges|defends|chooses)\b",
    "de": r"^(hat|ist|rief|ruft|blieb|bleibt|darf|wahrt|fordert|verteidigt|wählt|passt)\b",
}
"""Labels beside a name that may be "You": a verb in the third person would be wrong there."""


def catalogue_lines(language: str) -> Iterator[tuple[Path, str]]:
    for path in [*PACKAGE.rglob(f"*.{language}.ftl"), *WEB.rglob(f"*.{language}.ftl")]:
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                yield path, said_in(line)


def said_in(line: str) -> str:
    """What a line of a catalogue says, without ids, keys and arguments."""
    text = re.sub(r"^[a-z][a-z0-9-]* =|^ +\.[a-z-]+ =|^ +\*?\[\w+\]", "", line)
    return re.sub(r"\{ \$?[\w-]+( ->)? ?\}?", "{}", text)


def rulebook_lines(language: str) -> Iterator[tuple[Path, str]]:
    for path in PACKAGE.rglob(f"rulebook.{language}.md"):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield path, line


@pytest.mark.parametrize(
    ("language", "loser", "winner"),
    [(language, loser, winner) for language, losers in LOSERS.items() for loser, winner in losers.items()],
)
def test_one_word_for_one_thing(language: str, loser: str, winner: str) -> None:
    lines = [*catalogue_lines(language), *rulebook_lines(language)]
    found = [f"{path.parent.name}/{path.name}: {line}" for path, line in lines if re.search(loser, line)]
    assert found == [], f"Say: {winner}."


@pytest.mark.parametrize("language", CATALOGUES_ONLY)
def test_spirits_turn_as_people_see_it(language: str) -> None:
    for loser, winner in CATALOGUES_ONLY[language].items():
        found = [line for _, line in catalogue_lines(language) if re.search(loser, line)]
        assert found == [], f"Say: {winner}."


@pytest.mark.parametrize("key", ["havoc", "macht", "maginor", "druidenwalzer"])
def test_players_act_not_seats(key: str) -> None:
    text = (PACKAGE / "games" / key / "rulebook.en.md").read_text(encoding="utf-8")
    assert re.findall(r"[^.]*\bseats?\b[^.]*\.", text) == []
    assert re.findall(r"[^.]*\b(?:he|him) (?:puts|wins|draws)\b[^.]*\.", text.replace("John", "")) == []


@pytest.mark.parametrize("language", FINITE)
def test_labels_beside_a_name_fit_you(language: str) -> None:
    said = {
        found[1]: found[2]
        for path in WEB.rglob(f"words.{language}.ftl")
        for found in re.finditer(r"^(web-[a-z-]+) = (.*)$", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    }
    assert [id for id in BESIDE_A_NAME if re.search(FINITE[language], said[id])] == []
