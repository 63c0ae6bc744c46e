"""What is kept in memory for speed has an end."""

from __future__ import annotations

import random
from typing import cast

import pytest

from tafelrunde.core.match import Match
from tafelrunde.core.messages import Sentence, message
from tafelrunde.server import phrases
from tafelrunde.server.http import limits, sight
from tafelrunde.server.people.known import Known
from tafelrunde.server.storage import Storage
from tafelrunde.server.storage.faces import Face
from tafelrunde.server.tables.ledger import Created, LedgerEntry, Said
from tafelrunde.server.tables.seating import NewTable, Visitor, set_table
from tafelrunde.server.tables.table import ASKED_AGAIN, Table

pytestmark = pytest.mark.once


def test_phrases_that_are_not_said_any_more_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "kept", phrases.Kept())
    written = []

    def write(said: Sentence) -> object:
        written.append(said)
        return phrases.sentence(said)

    often = Sentence(message("words-often"), ())
    for number in range(5 * phrases.MOST_KEPT):
        phrases.once(Sentence(message("words-once", number=number), ()), write)
        phrases.once(often, write)
    assert written.count(often) == 1
    assert len(phrases.kept.fresh) + len(phrases.kept.older) <= 2 * phrases.MOST_KEPT


def test_an_event_is_written_once_for_all_who_hear_it_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "lately", {})
    match = Match.new("havoc", 3, 5)
    chance = random.Random(5)
    while match.to_act() and len(match.entries) < 400:
        seat = match.to_act()[0]
        for event in match.play(seat, chance.choice(match.legal(seat))):
            told = sight.written(match.game, event)
            assert told is sight.written(match.game, event)
            assert bytes(told) == phrases.encode(sight.happening(match.game, event))
    assert sum([len(events) for events in match.told]) > sight.MOST_LATELY >= len(sight.lately)


def test_only_the_last_requests_of_a_person_are_known() -> None:
    table = Table("oak-owl-1", b"seed")
    (created, *_) = set_table(NewTable("havoc"), Visitor("anita", "Anita"), b"seed")
    assert isinstance(created, Created)
    table.fold(LedgerEntry(1, 1, "anita", "", created))
    for number in range(2, 2 * ASKED_AGAIN):
        person = "mark" if number == 2 else "anita"
        table.fold(LedgerEntry(number, number, person, f"id-{number}", Said(-1, "Hello")))
    assert table.was_done("anita", f"id-{2 * ASKED_AGAIN - 1}") and not table.was_done("anita", "id-3")
    assert table.was_done("mark", "id-2"), "Others do not push out what somebody waits for."
    assert len(table.done["anita"]) == ASKED_AGAIN


def test_a_full_bucket_is_forgotten_and_an_empty_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    kept, limit = limits.Limits(), limits.Limit(5, 1)
    for number in range(2000):
        now = number / 10
        assert kept.allows("page", f"guest {number}", limit)
    assert len(kept.buckets) < 30
    assert [kept.allows("page", "anita", limit) for _ in range(6)] == [True] * 5 + [False]


def test_no_crowd_of_new_names_lifts_the_limits_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 1000.0)
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    kept, limit = limits.Limits(), limits.Limit(5, 1)
    for number in range(400):
        kept.allows("page", f"guest {number}", limit)
        kept.allows("page", "anita", limit)
    assert len(kept.buckets) <= 100 and not kept.allows("page", "anita", limit)


def test_names_that_were_looked_up_long_ago_are_forgotten() -> None:
    found = Known(cast(Storage, None))
    for number in range(1000):
        found.remember({f"guest {number}": Face(f"Guest {number}", "guest")}, 10.0 * number)
    assert list(found.kept) == [f"guest {number}" for number in range(970, 1000)]
