"""What lessons say: everything in three languages, briefly, and beginning with what is true."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from tafelrunde.core.messages import Message
from tafelrunde.core.registry import keys
from tafelrunde.learn.lessons import lessons
from tafelrunde.words import LANGUAGES, Words
from tafelrunde.words.catalogues import WordCatalogue
from tests.words.catalogue_files import game_package

GAMES = [key for key in keys() if lessons(key)]
OPENINGS = {
    "en": {"right": ("Right: ", "That works too"), "other": ("Legal, but ", "That works too", "Not yet: ")},
    "de": {"right": ("Richtig: ", "Das geht auch"), "other": ("Erlaubt, aber ", "Das geht auch", "Noch nicht: ")},
    "hu": {"right": ("Helyes: ", "Ez is jó"), "other": ("Szabályos, de ", "Ez is jó", "Még nem: ")},
}
SENTENCE = re.compile(r"[.!?][”“’)]*(?= [A-ZÁÉÍÓÖŐÚÜŰÄ„“]|$)")

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


@cache
def said(key: str, language: str) -> dict[str, str]:
    """The messages of the lessons as they are written."""
    text = (game_package(key) / f"lessons.{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found))
    words = Words(language)
    return {id: words.text(Message(id)) for id in found}


def answers(key: str, kind: str) -> set[str]:
    steps = [step for lesson in lessons(key) for step in lesson.steps]
    if kind == "right":
        return {attempt.answer for step in steps for attempt in step.right}
    return {attempt.answer for step in steps for attempt in step.other} | {step.otherwise for step in steps}


@pytest.mark.parametrize("key", GAMES)
def test_every_message_is_there_and_none_is_to_spare(key: str, language: str) -> None:
    asked = {step.asks for lesson in lessons(key) for step in lesson.steps}
    headed = {id for lesson in lessons(key) for id in (lesson.title, lesson.about, lesson.tip)}
    assert set(said(key, language)) == asked | headed | answers(key, "right") | answers(key, "other")


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_longer_than_two_sentences(key: str, language: str) -> None:
    titles = {lesson.title for lesson in lessons(key)}
    for id, text in said(key, language).items():
        ends = len(SENTENCE.findall(text))
        assert ends == 0 if id in titles else 1 <= ends <= 2, text
        assert "!" not in text.replace("(Kapd el!)", ""), text  # the name of a decision in Hungarian
        assert "  " not in text and text == text.strip()


@pytest.mark.parametrize("key", GAMES)
def test_answers_begin_with_what_is_true_of_an_action(key: str, language: str) -> None:
    for kind, openings in OPENINGS[language].items():
        for id in answers(key, kind):
            assert said(key, language)[id].startswith(openings), id


@pytest.mark.parametrize("key", GAMES)
def test_rules_are_in_the_data_and_not_in_the_words(key: str, language: str) -> None:
    assert [text for text in said(key, language).values() if re.search(r"\b[A-Z]\d{1,3}\b", text)] == []


@pytest.mark.parametrize("key", GAMES)
def test_figures_are_the_same_in_every_language(key: str, language: str) -> None:
    """Some languages have figures in the names of combinations besides."""
    for id, text in said(key, "en").items():
        assert set(re.findall(r"\d+", text)) <= set(re.findall(r"\d+", said(key, language)[id])), id


@pytest.mark.parametrize("key", GAMES)
def test_the_short_way_is_short(key: str, language: str) -> None:
    """Nine minutes at most, at 200 words a minute and five seconds a step: with a glance at the game before it, ten."""
    short = [lesson for lesson in lessons(key) if lesson.is_short_way]
    steps = [step for lesson in short for step in lesson.steps]
    ids = [id for lesson in short for id in (lesson.title, lesson.about, lesson.tip)]
    ids += [id for step in steps for id in (step.asks, step.right[0].answer)]
    words = sum([len(said(key, language)[id].split()) for id in ids])
    assert words / 200 + len(steps) * 5 / 60 <= 9


@pytest.mark.parametrize("key", GAMES)
def test_lessons_are_read_only_when_they_are_asked_for(key: str, language: str) -> None:
    catalogue = WordCatalogue(language)
    assert catalogue.has(f"{key}-title") and not catalogue.bundle.has_message(f"{key}-lesson-1")
    assert catalogue.has(f"{key}-lesson-1") and not catalogue.has(f"{key}-lesson-99")


def test_a_game_without_lessons_has_no_words_for_them(language: str) -> None:
    without = [key for key in keys() if not lessons(key)]
    assert not any(WordCatalogue(language).has(f"{key}-lesson-1") for key in without)
