"""What companions say: everything in three languages, briefly, and nothing to spare."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from tafelrunde.core.messages import Message
from tafelrunde.core.registry import keys
from tafelrunde.learn.companion import companion_notes
from tafelrunde.words import LANGUAGES, Words
from tafelrunde.words.catalogues import WordCatalogue
from tests.learn.test_lesson_words import SENTENCE
from tests.words.catalogue_files import game_package

GAMES = [key for key in keys() if companion_notes(key)]

pytestmark = [pytest.mark.parametrize("language", LANGUAGES), pytest.mark.parametrize("key", GAMES)]


def said(key: str, language: str) -> dict[str, str]:
    text = (game_package(key) / f"companion.{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found))
    words = Words(language)
    return {id: words.text(Message(id)) for id in found}


def test_every_message_is_there_and_none_is_to_spare(key: str, language: str) -> None:
    notes = companion_notes(key)
    assert set(said(key, language)) == {id for each in notes for id in (each.says, *each.ideas)}


def test_nothing_is_longer_than_two_sentences(key: str, language: str) -> None:
    for id, text in said(key, language).items():
        assert 1 <= len(SENTENCE.findall(text)) <= 2, id
        assert "!" not in text and "  " not in text and text == text.strip(), id
        assert re.search(r"\b[A-Z]\d{1,3}\b", text) is None, id


def test_figures_are_the_same_in_every_language(key: str, language: str) -> None:
    for id, text in said(key, "en").items():
        assert set(re.findall(r"\d+", text)) <= set(re.findall(r"\d+", said(key, language)[id])), id


def test_words_are_read_only_when_they_are_asked_for(key: str, language: str) -> None:
    catalogue = WordCatalogue(language)
    first = companion_notes(key)[0].says
    assert catalogue.has(f"{key}-title") and not catalogue.bundle.has_message(first)
    assert catalogue.has(first) and not catalogue.has(f"{key}-companion-nobody")
