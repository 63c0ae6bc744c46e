"""The catalogues are complete: the same messages in every language, none missing, none left over."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentSerializer, ast

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
    """Except for parts of messages that only their own language needs."""
    plain, _ = made_ids(owner)
    for one, other in ((language, "en"), ("en", language)):
        own = set(messages(owner, one)) - set(messages(owner, other))
        parts = {id for message in messages(owner, one).values() for id in mentions(message).references}
        assert own <= parts - plain, one


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("owner", OWNERS)
def test_every_language_uses_the_same_arguments_and_attributes(owner: str, language: str) -> None:
    """In the form `.you` the seat is the reader, whom a language may name or not."""
    english, told = messages(owner, "en"), messages(owner, language)
    for id in english.keys() & told.keys():
        message, other = english[id], told[id]
        assert message.value is not None and other.value is not None
        assert arguments(owner, language, other.value) == arguments(owner, "en", message.value), id
        own, theirs = forms(message), forms(other)
        assert ("you" in theirs) == ("you" in own), id
        if "you" in own:
            asked = arguments(owner, "en", own["you"]) - {"seat"}
            assert arguments(owner, language, theirs["you"]) - {"seat"} == asked, id


def forms(message: ast.Message) -> dict[str, ast.Pattern]:
    return {part.id.name: part.value for part in message.attributes}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_forms_belong_to_what_they_are_forms_of(owner: str, language: str) -> None:
    """`.you` is said about a seat. `.now` is for languages that tell what happened in the past, and then for the reader
    as for others, with the same arguments."""
    for id, message in messages(owner, language).items():
        found = forms(message)
        assert message.value is not None
        assert set(found) <= {"you", "now", "you-now"}, id
        if "you" in found:
            assert "seat" in arguments(owner, language, message.value), id
        assert ("you-now" in found) == ({"you", "now"} <= set(found)), id
        if "now" in found:
            assert arguments(owner, language, found["now"]) == arguments(owner, language, message.value), id
        if "you-now" in found:
            assert arguments(owner, language, found["you-now"]) == arguments(owner, language, found["you"]), id


def words_of(pattern: ast.Pattern) -> set[str]:
    text = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("any"), pattern))
    return set(re.findall(r"\w+", re.sub(r"\$[\w-]+|\[\w+\]", " ", text)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_what_would_happen_is_told_in_the_present(key: str, language: str) -> None:
    """A word that one event says in the past only, another one may not say of what has not happened yet."""
    happened = {id: message for id, message in messages(key, language).items() if id.startswith(f"{key}-event-")}
    past: set[str] = set()
    for message in happened.values():
        found = forms(message)
        for plain, now in ((message.value, found.get("now")), (found.get("you"), found.get("you-now"))):
            if plain is not None and now is not None:
                past |= words_of(plain) - words_of(now)
    for id, message in happened.items():
        found = forms(message)
        if "now" not in found:
            said = [pattern for pattern in (message.value, found.get("you")) if pattern is not None]
            assert not past & set().union(*[words_of(pattern) for pattern in said]), id


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
