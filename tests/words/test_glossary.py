"""What lies on a board explains itself with the words of the glossary: the same keys in three languages, short, with
rules that exist."""

from __future__ import annotations

import re

import pytest

from tafelrunde.words import LANGUAGES
from tafelrunde.words.rulebook import Term, plain, read_rulebook
from tests.words.catalogue_files import KEYS

pytestmark = pytest.mark.once

SENTENCES = re.compile(r"(?<=[.?!])\s+(?=\S)")
ORDINAL = re.compile(r"\b\d+\.\s")
"""In German and Hungarian a number with a point is no end of a sentence."""


def keyed(game: str, language: str) -> dict[str, Term]:
    terms = [term for term in read_rulebook(game, language).glossary if term.key]
    assert len({term.key for term in terms}) == len(terms)
    return {term.key: term for term in terms}


@pytest.mark.parametrize("game", KEYS)
def test_every_language_explains_the_same_things_by_the_same_rules(game: str) -> None:
    english = keyed(game, "en")
    assert len(english) > 15
    for language in LANGUAGES:
        book, terms = read_rulebook(game, language), keyed(game, language)
        assert list(terms) == list(english)
        assert {key: term.rules for key, term in terms.items()} == {key: term.rules for key, term in english.items()}
        assert {rule for term in terms.values() for rule in term.rules} <= {rule.number for rule in book.paragraphs()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KEYS)
def test_an_explanation_is_short_and_says_its_rule(game: str, language: str) -> None:
    for key, term in keyed(game, language).items():
        said = plain(term.meaning)
        assert said.endswith(".") and len(SENTENCES.split(ORDINAL.sub("", said))) <= 2, key
        assert 1 <= len(term.rules) <= 4, key


def test_every_name_of_the_glossary_is_there_once() -> None:
    for game in KEYS:
        for language in LANGUAGES:
            words = [term.word for term in read_rulebook(game, language).glossary]
            assert len(set(words)) == len(words), (game, language)
