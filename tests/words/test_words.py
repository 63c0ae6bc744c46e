"""How messages are read: by whom, in which language, and what happens if a catalogue does not fit."""

from __future__ import annotations

import pytest

from tafelrunde.core.errors import TableError
from tafelrunde.core.messages import Argument, Message, Person, Sentence, message
from tafelrunde.words import LANGUAGES, Words, choose_language
from tafelrunde.words.catalogues import WordCatalogue

PASSED = message("havoc-event-passed", seat=Person(1))


@pytest.mark.parametrize(
    ("asked", "environ", "chosen"),
    [
        (None, {}, "en"),
        ("hu", {"TAFELRUNDE_LANG": "de", "LANG": "en_GB.UTF-8"}, "hu"),
        ("de-AT", {}, "de"),
        ("HU_hu.UTF-8", {}, "hu"),
        (None, {"TAFELRUNDE_LANG": "de", "LC_ALL": "hu_HU.UTF-8"}, "de"),
        (None, {"TAFELRUNDE_LANG": "", "LANG": "hu_HU.UTF-8"}, "hu"),
        (None, {"LC_ALL": "de_DE", "LC_MESSAGES": "hu_HU", "LANG": "en_US"}, "de"),
        (None, {"LC_MESSAGES": "hu_HU", "LANG": "de_DE"}, "hu"),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (None, {"LC_ALL": "", "LANG": "de_DE@euro"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "hungarian"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_locale(
    asked: str | None, environ: dict[str, str], chosen: str
) -> None:
    assert choose_language(asked, environ) == chosen


def test_a_language_that_nobody_here_speaks_is_refused_with_a_sentence() -> None:
    with pytest.raises(TableError, match=r"^There is no language 'fr'; there are: en, de, hu\.$"):
        choose_language("fr", {"LANG": "de_DE"})


def test_people_are_called_by_name_or_by_their_seat() -> None:
    named = ["Konrad", "Ilona"]
    assert [Words(language, named).text(Person(1)) for language in LANGUAGES] == ["Ilona"] * 3
    assert [Words(language).text(Person(1)) for language in LANGUAGES] == ["Seat 2", "Platz 2", "2. hely"]


def test_the_reader_is_spoken_to() -> None:
    names = ["Konrad", "Ilona"]
    assert [Words(language, names, 1).text(PASSED) for language in LANGUAGES] == [
        "You passed.",
        "Du passt.",
        "Passzoltál.",
    ]
    assert [Words(language, names, 0).text(PASSED) for language in LANGUAGES] == [
        "Ilona passed.",
        "Ilona passt.",
        "Ilona passzolt.",
    ]
    assert Words("en", names).text(PASSED) == "Ilona passed."


def test_a_message_inside_another_is_read_for_the_same_reader() -> None:
    inside = message("havoc-position-peace", keeper=message("havoc-position-name", seat=Person(0)), peace=1, most=3)
    assert Words("en", ["Konrad"], 0).text(inside) == "Konrad, you, peace card at 1 of 3"


def test_lists_numbers_and_texts() -> None:
    cards = (message("havoc-card-dog"), message("havoc-card", suit=message("havoc-suit-blue"), value=9))
    assert [Words(language).text(cards) for language in LANGUAGES] == ["dog, blue 9", "Hund, Blau 9", "eb, kék 9-es"]
    assert [Words(language).text(()) for language in LANGUAGES] == ["none", "–", "nincs"]
    assert [Words(language).text(1234567) for language in LANGUAGES] == [
        "1,234,567",
        "1.234.567",
        "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567",
    ]
    assert Words("hu").text("as { it } is") == "as { it } is"


def test_a_list_in_a_sentence_ends_with_and() -> None:
    pieces = tuple([message(f"macht-some-{kind}", count=1) for kind in ("knights", "mages")])
    taken = [message("macht-event-resupplied", seat=Person(0), pieces=pieces[:count]) for count in (1, 2)]
    german, english = Words("de", reader=0), Words("en", reader=0)
    assert [german.text(said) for said in taken] == [
        "Du nimmst einen Ritter aus der Kasse in deine Reserve.",
        "Du nimmst einen Ritter und einen Magier aus der Kasse in deine Reserve.",
    ]
    assert "a knight and a mage" in english.text(taken[1])
    three = [Words(language).listed(["1", "2", "3"]) for language in LANGUAGES]
    assert three == ["1, 2 and 3", "1, 2 und 3", "1, 2 és 3"]
    assert Words("en").listed([]) == ""


def test_the_reader_is_spoken_to_as_somebody_else_s_rival() -> None:
    names = ["Konrad", "Ilona"]
    fought: dict[str, Argument] = {
        "seat": Person(0),
        "rival": Person(1),
        "oracle": message("maginor-at-fox"),
        "slot": 3,
    }
    said = Message("maginor-event-challenged", {**fought, "symbol": message("maginor-symbol-fire")})
    assert [Words("en", names, reader).text(said) for reader in (None, 0, 1)] == [
        "Konrad challenged Ilona at the Red Fox, slot 3 (fire).",
        "You challenged Ilona at the Red Fox, slot 3 (fire).",
        "Konrad challenged you at the Red Fox, slot 3 (fire).",
    ]
    assert Words("de", names, 1).text(said).startswith("Konrad fordert dich ")


def test_what_would_happen_is_told_as_it_happens() -> None:
    words = Words("en", ["Konrad", "Ilona"], 1)
    assert words.sentence(Sentence(PASSED), now=True) == "You pass."
    assert words.sentence(Sentence(message("havoc-event-passed", seat=Person(0))), now=True) == "Konrad passes."
    assert Words("de", ["Konrad", "Ilona"]).sentence(Sentence(PASSED), now=True) == "Ilona passt."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_range_of_one_is_a_number(language: str) -> None:
    seats: dict[str, Argument] = {"game": "havoc", "title": "Havoc", "about": "", "seats": 7}
    for id in ("cli-game", "error-seats"):
        one = Words(language).text(Message(id, {**seats, "few": 2, "many": 2, "span": 0}))
        some = Words(language).text(Message(id, {**seats, "few": 2, "many": 4, "span": 2}))
        assert one.count("2") == 1 and "2" in some and "4" in some


def test_a_sentence_has_its_rules() -> None:
    words = Words("en", ["Konrad", "Ilona"])
    sentence = Sentence(PASSED, ("H21", "H118"))
    assert (words.sentence(sentence), words.rules(sentence)) == ("Ilona passed.", "H21, H118")
    assert words.rules(Sentence(PASSED)) == ""


@pytest.mark.parametrize(
    "wrong",
    [
        message("havoc-no-such-thing"),
        message("nowhere-event"),
        message("error-no-such-thing"),
        message("havoc-event-passed"),
        message("havoc-event-scored", seat=Person(0)),
    ],
)
def test_what_does_not_fit_a_catalogue_raises_and_shows_no_id(wrong: Message) -> None:
    with pytest.raises((LookupError, TableError)):
        Words("en").text(wrong)


def test_an_unknown_language_is_a_bug() -> None:
    with pytest.raises(AssertionError):
        Words("fr")


def test_the_words_of_a_game_are_read_when_it_first_speaks() -> None:
    catalogue = WordCatalogue("hu")
    assert not catalogue.bundle.has_message("havoc-title")
    assert catalogue.text("none", {}) == "nincs"
    assert not catalogue.bundle.has_message("havoc-title")
    assert catalogue.text("havoc-title", {}) == "Havoc: A százéves háború"
