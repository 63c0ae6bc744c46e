"""Everything that a person can do wrong is said in three languages, and in English as the error itself says it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from examples.bazaar.game import Bazaar
from tafelrunde.bots.judges import judge_from
from tafelrunde.bots.levels import make_bot
from tafelrunde.bots.nets import facts_of
from tafelrunde.core import registry
from tafelrunde.core.beginning import read_view
from tafelrunde.core.catalogue import Action
from tafelrunde.core.conformance import positions
from tafelrunde.core.dealer import commitment
from tafelrunde.core.errors import BrokenRecord, TableError
from tafelrunde.core.match import Match
from tafelrunde.core.record import read_record, verify_picks
from tafelrunde.games.druidenwalzer.game import Druidenwalzer
from tafelrunde.games.havoc.game import Havoc
from tafelrunde.words import LANGUAGES, Words, choose_language
from tests.judge_positions import made_up
from tests.words.catalogue_files import messages


def running() -> Match:
    match = Match.new("havoc", 3, seed="a running match")
    match.play(0, "recruit")
    match.play(0, "draw")
    return match


def finished() -> Match:
    return [match for match in positions(Havoc(), 2, seed=1)][-1]  # noqa: C416


FINISHED = finished().record()


def changed(text: str, line: str, becomes: str) -> str:
    """The text with its first line that matches replaced."""
    after, count = re.subn(f"^{line}$", becomes, text, count=1, flags=re.MULTILINE)
    assert count == 1
    return after


def load(line: str, becomes: str, record: str | None = None) -> None:
    Match.load(changed(record or running().record(), line, becomes))


def play_on_without_seed() -> None:
    match = Match.load(running().record(secret=False))
    match.play(0, "draw")


def net_with(fact: str, value: int) -> bytes:
    """A learned judge of Havoc that says something else about itself."""
    facts, packed = facts_of(made_up(Havoc(), [2]), "mine.net")
    return json.dumps({**facts, fact: value}).encode() + b"\n" + packed


def play_after_the_end() -> None:
    Match.load(FINISHED).play(0, "recruit")


def change_a_pick() -> None:
    found = re.search(r"^deal: 0/", FINISHED, flags=re.MULTILINE)
    verify_picks(read_record(changed(FINISHED, r"deal: \d+/(\d+)(.*)", rf"deal: {1 if found else 0}/\1\2")))


def publish_another_seed() -> None:
    load("seed: .*", f"seed: {b'another'.hex()}", FINISHED)


def swap_first_picks() -> None:
    load(r"deal: (\d+/\d+) (\d+/\d+)(.*)", r"deal: \2 \1\3")


def name_a_package_without_a_game() -> None:
    registry.register("nowhere.chess")
    try:
        Match.new("chess")
    finally:
        del registry._PACKAGES["chess"]


DONE_WRONG: list[tuple[str, Callable[[], object]]] = [
    ("error-language", lambda: choose_language("fr", {})),
    ("error-game-unknown", lambda: Match.new("chess")),
    ("error-game-package", name_a_package_without_a_game),
    ("error-option-unknown", lambda: Match.new("havoc", options={"dogs": 3})),
    ("error-option-value", lambda: Match.new("havoc", options={"peace_card": "slow"})),
    ("error-options-beside-object", lambda: Match.new(Havoc(), options={"small_table": True})),
    ("error-level-unknown", lambda: make_bot(Havoc(), "king")),
    ("error-seats", lambda: Match.new("havoc", 7)),
    ("error-names", lambda: Match.new("havoc", 3, names=["Anita", "Bertrand"])),
    ("error-names", lambda: Match.new("havoc", 3, names=["Anita"])),
    ("error-name", lambda: Match.new("havoc", 2, names=["Anita", " "])),
    ("error-position", lambda: Match.begin(Havoc(), replace(running().view(0), phase=99))),
    ("error-position-text", lambda: read_view(Havoc(), 3, '{"seat": "first"}')),
    ("error-no-such-seat", lambda: running().play(3, "draw")),
    ("error-match-over", play_after_the_end),
    ("error-not-your-turn", lambda: running().play(2, "draw")),
    ("error-not-legal", lambda: running().play(0, "havoc")),
    ("error-no-such-action", lambda: running().play(0, Action("fly"))),
    ("error-no-such-card", lambda: running().play(0, "lay z9")),
    ("error-notation", lambda: running().play(0, "fly")),
    ("error-no-undo", lambda: running().undo(0)),
    ("error-not-together", lambda: running().foresee(0, [Action("draw"), Action("draw")])),
    ("error-no-seed", play_on_without_seed),
    ("error-record-foreign", lambda: Match.load("a letter\n")),
    ("error-record-truncated", lambda: Match.load(running().record().rpartition("entries")[0])),
    ("error-record-expected", lambda: load("seats: 3", "chairs: 3")),
    ("error-record-line", lambda: load("seats: 3", "seats: many")),
    ("error-record-line", lambda: load("options: (.*)", r"options: \1 \1")),
    ("error-record-line", lambda: load(r"0: draw \| .*", "0: draw | 9/3")),
    ("error-record-count", lambda: load("entries: 2", "entries: 1200")),
    ("error-record-more", lambda: Match.load(running().record() + "more\n")),
    ("error-version-missing", lambda: registry.edition("havoc", 99)),
    ("error-record-version", lambda: load("game: havoc 1", "game: havoc 1000")),
    ("error-record-commitment", publish_another_seed),
    ("error-record-no-seed", lambda: verify_picks(read_record(running().record()))),
    ("error-record-pick", change_a_pick),
    ("error-record-picks", swap_first_picks),
    ("error-record-standings", lambda: load("standings: .*", "standings: 1 1 havoc-reason-castillon", FINISHED)),
    ("error-net-foreign", lambda: judge_from(b"a letter", "mine.net", Havoc())),
    ("error-net-game", lambda: judge_from(made_up(Druidenwalzer(), [2]), "mine.net", Havoc())),
    ("error-net-rules", lambda: judge_from(net_with("rules", 7), "mine.net", Havoc())),
    ("error-net-encoding", lambda: judge_from(net_with("encoding", 7), "mine.net", Havoc())),
    ("error-net-damaged", lambda: judge_from(made_up(Havoc(), [2])[:-1], "mine.net", Havoc())),
    ("error-net-none", lambda: judge_from(made_up(Havoc(), [2]), "mine.net", Bazaar())),
]
"""Each message of the catalogue, and a way to trigger it."""

WRONG_IN_RECORDS: list[tuple[str, int, Callable[[], object]]] = [
    ("error-game-unknown", 2, lambda: load("game: havoc 1", "game: chess 1")),
    ("error-option-unknown", 3, lambda: load("options: .*", "options: dogs=3")),
    ("error-option-value", 3, lambda: load("options: .*", "options: peace_card=slow")),
    ("error-seats", 4, lambda: load("seats: 3", "seats: 9")),
    ("error-not-your-turn", 8, lambda: load("0: recruit", "1: recruit")),
    ("error-not-legal", 8, lambda: load("0: recruit", "0: draw")),
    ("error-no-such-seat", 8, lambda: load("0: recruit", "5: recruit")),
    ("error-no-such-card", 8, lambda: load("0: recruit", "0: lay z9")),
    ("error-notation", 8, lambda: load("0: recruit", "0: fly")),
]
"""What is also wrong in play, found in a line of a record."""


def heard(wrong: Callable[[], object]) -> TableError:
    with pytest.raises(TableError) as caught:
        wrong()
    return caught.value


def english_of(error: TableError) -> str:
    """What an error says, without the name of the game, which two of them know but do not tell as an argument."""
    if error.message_id == "error-notation":
        return str(error).replace(" in Havoc.", ".")
    if error.message_id == "error-no-such-action":
        return str(error).replace("havoc has", "The game has")
    return str(error)


@pytest.mark.parametrize(("id", "wrong"), DONE_WRONG, ids=[id for id, _ in DONE_WRONG])
def test_the_english_catalogue_says_what_the_error_says(id: str, wrong: Callable[[], object]) -> None:
    error = heard(wrong)
    assert error.message_id == id
    assert Words("en").error(error) == english_of(error)
    assert isinstance(error, BrokenRecord) == id.startswith("error-record-")


@pytest.mark.parametrize(("id", "line", "wrong"), WRONG_IN_RECORDS, ids=[id for id, _, _ in WRONG_IN_RECORDS])
def test_an_error_in_a_record_names_its_line(id: str, line: int, wrong: Callable[[], object]) -> None:
    error = heard(wrong)
    assert (error.message_id, error.args_told["line"]) == (id, line)
    assert Words("en").error(error) == english_of(error)
    assert Words("de").error(error).startswith(f"Zeile {line}: ")
    assert Words("hu").error(error).startswith(f"{line}.\u00a0sor: ")


@pytest.mark.parametrize(("id", "wrong"), DONE_WRONG, ids=[id for id, _ in DONE_WRONG])
def test_other_languages_say_it_with_the_same_values(id: str, wrong: Callable[[], object]) -> None:
    error = heard(wrong)
    told = {language: Words(language).error(error) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    for text in told.values():
        assert "error-" not in text and "{" not in text and "\n" not in text
        for name, value in error.args_told.items():
            # German has a word for one name; no name at all is said without a number. A span only chooses the words.
            assert str(value) in text or name in ("names", "span"), f"{name} is not told: {text}"


def test_every_error_of_the_catalogue_was_provoked() -> None:
    known = {id for id in messages("words", "en") if id.startswith("error-")}
    assert known - {"error-in-line"} == {id for id, _ in DONE_WRONG}


def test_numbers_of_lines_are_written_without_separators() -> None:
    error = BrokenRecord("error-record-more", "…", line=12345)
    assert [Words(language).error(error).split(":")[0] for language in LANGUAGES] == [
        "Line 12345",
        "Zeile 12345",
        "12345.\u00a0sor",
    ]


def test_the_commitment_is_of_the_seed() -> None:
    """The record that was damaged above was intact before."""
    record = read_record(FINISHED)
    assert commitment(bytes.fromhex(record.seed)) == record.commitment
    assert verify_picks(record) > 20
