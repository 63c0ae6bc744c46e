"""The catalogues are complete: the same messages in every language, none missing, none left over."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from tafelrunde.words import LANGUAGES, Words
from tafelrunde.words.catalogues import COMMON_IDS
from tests.words.catalogue_files import (
    COMMON,
    KEYS,
    OWNERS,
    arguments,
    catalogue_path,
    entries,
    event_ids,
    game_package,
    made_ids,
    mentions,
    messages,
    required_ids,
    texts_of,
)

OTHERS = LANGUAGES[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_every_catalogue_is_there_and_can_be_read(owner: str, language: str) -> None:
    assert catalogue_path(owner, language).is_file()
    junk = [entry.content for entry in entries(owner, language) if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in entries(owner, language) if isinstance(entry, ast.Message)]
    assert len(set(ids)) == len(ids), "A message is defined twice."
    assert all(message.value is not None for message in messages(owner, language).values())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("owner", OWNERS)
def test_every_language_has_the_same_messages(owner: str, language: str) -> None:
    assert set(messages(owner, language)) == set(messages(owner, "en"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("owner", OWNERS)
def test_every_language_uses_the_same_arguments_and_attributes(owner: str, language: str) -> None:
    """In the form `.you` the seat is the reader, whom a language may name or not."""
    english, told = messages(owner, "en"), messages(owner, language)
    for id, message in english.items():
        other = told[id]
        assert message.value is not None and other.value is not None
        assert arguments(owner, language, other.value) == arguments(owner, "en", message.value), id
        own = {part.id.name: arguments(owner, "en", part.value) - {"seat"} for part in message.attributes}
        theirs = {part.id.name: arguments(owner, language, part.value) - {"seat"} for part in other.attributes}
        assert theirs == own, id


@pytest.mark.parametrize("owner", OWNERS)
def test_the_form_you_belongs_to_messages_about_a_seat(owner: str) -> None:
    for id, message in messages(owner, "en").items():
        assert {part.id.name for part in message.attributes} <= {"you"}, id
        if message.attributes:
            assert message.value is not None and "seat" in arguments(owner, "en", message.value), id


@pytest.mark.parametrize("owner", OWNERS)
def test_no_message_is_to_spare(owner: str) -> None:
    plain, patterns = made_ids(owner)
    asked = set(required_ids(owner)) if owner in KEYS else set()
    referred = {id for message in messages(owner, "en").values() for id in mentions(message).references}
    unused = [
        id
        for id in messages(owner, "en")
        if id not in plain | asked | referred and not any(re.fullmatch(pattern, id) for pattern in patterns)
    ]
    assert unused == []


@pytest.mark.parametrize("owner", OWNERS)
def test_no_message_is_missing(owner: str) -> None:
    """Every id that the sources write out, and at least one for every id that they put together."""
    told = set(messages(owner, "en"))
    if owner in COMMON:
        plain, patterns = made_ids(owner)
        wanted = {id for id in plain if id.startswith(("error-", "cli-", "lab-"))}
    else:
        wanted, patterns = {*required_ids(owner), *event_ids(owner)}, set()
        for path in game_package(owner).rglob("*.py"):
            texts, holes = texts_of(path)
            wanted |= {text for text in texts if re.fullmatch(rf"{owner}-[a-z0-9-]*[a-z0-9]", text)}
            patterns |= {hole for hole in holes if hole.replace("\\-", "-").startswith(f"{owner}-")}
    assert wanted - told == set()
    assert [pattern for pattern in patterns if not any(re.fullmatch(pattern, id) for id in told)] == []


@pytest.mark.parametrize("key", KEYS)
def test_every_reason_of_standings_has_its_sentence(key: str) -> None:
    assert any(id.startswith(f"{key}-reason-") for id in messages(key, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_ids_begin_with_their_owner(owner: str, language: str) -> None:
    for id in messages(owner, language):
        beginning = id.partition("-")[0]
        assert beginning == owner if owner in (*KEYS, "cli", "server", "lab") else beginning in COMMON_IDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_the_table_of_a_game_can_be_set_in_every_language(key: str, language: str) -> None:
    words = Words(language)
    told = {id: words.catalogue.text(id, {}) for id in required_ids(key)}
    assert all(told.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_no_sentence_breaks_off_at_the_end_of_a_line(owner: str, language: str) -> None:
    """Fluent keeps the line breaks of a pattern, so a sentence is on one line, a choice on lines of its own."""
    for id, message in messages(owner, language).items():
        for pattern in [message.value, *[part.value for part in message.attributes]]:
            assert pattern is not None
            for part in pattern.elements:
                assert not isinstance(part, ast.TextElement) or "\n" not in part.value or owner == "cli", id
