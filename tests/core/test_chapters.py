"""What a reader may hear of a match, chapter by chapter, and the match as it stood at any entry."""

from __future__ import annotations

import pytest

from examples.bazaar.game import Bazaar
from tafelrunde import Match
from tafelrunde.core.conformance import facts, positions
from tafelrunde.core.match import Chapter


def first(match: Match, seat: int, verb: str) -> str:
    """The first action of a verb that this seat may play now."""
    return next(match.game.action_name(action) for action in match.legal(seat) if action.verb == verb)


def shown(chapters: list[Chapter]) -> list[tuple[int, int, bool]]:
    return [(chapter.number, chapter.seat, chapter.is_open) for chapter in chapters]


def test_the_deal_is_chapter_0_and_each_entry_one_more() -> None:
    match = Match.new("havoc", 2, seed=1)
    match.play(0, "recruit")
    match.play(0, "fetch")
    match.play(0, match.legal(0)[0])
    for seat in (None, 0, 1):
        numbers = [chapter.number for chapter in match.chapters(seat)]
        assert numbers == list(range(len(numbers)))
    assert match.chapters(0)[0].seat == -1 and match.chapters(0)[1].seat == 0


def test_open_entries_are_told_to_their_seat_alone() -> None:
    match = Match.new("havoc", 2, seed=1)
    match.play(0, "havoc")
    match.play(0, first(match, 0, "lay"))
    assert shown(match.chapters(0)) == [(0, -1, False), (1, 0, True), (2, 0, True)]
    assert shown(match.chapters(1)) == shown(match.chapters(None)) == [(0, -1, False)]


def test_numbers_do_not_tell_of_sealed_answers_of_others() -> None:
    """Whether or not two others have answered before, your own answer is chapter 1."""
    alone, last = (Match.new(Bazaar(), 4, seed=3) for _ in range(2))
    for seat in (2, 0):
        last.play(seat, first(last, seat, "bid"))
    for match in (alone, last):
        match.play(1, first(match, 1, "bid"))
    assert shown(alone.chapters(1)) == shown(last.chapters(1)) == [(0, -1, False), (1, 1, True)]
    assert repr(alone.chapters(1)) == repr(last.chapters(1))
    assert repr(alone.chapters(1, 1)) == repr(last.chapters(1, 1)) and len(last.chapters(1, 1)) == 1
    assert repr(alone.chapters(3)) == repr(last.chapters(3))


def test_when_all_have_answered_every_answer_has_its_place() -> None:
    match = Match.new(Bazaar(), 3, seed=3)
    for seat in (2, 0, 1):
        match.play(seat, first(match, seat, "bid"))
    for reader in (None, 0, 1, 2):
        told = shown(match.chapters(reader))
        assert told == [(0, -1, False), (1, 2, False), (2, 0, False), (3, 1, False)]
        assert shown(match.chapters(reader, 2)) == told[2:] and match.chapters(reader, 4) == []


def test_events_are_those_of_the_chapters_as_the_reader_may_see_them() -> None:
    for match in positions(Bazaar(), 3, 5):
        for seat in (None, 0, 1, 2):
            chapters = match.chapters(seat)
            assert repr(match.events(seat)) == repr([event for chapter in chapters for event in chapter.events])
            viewer = -1 if seat is None else seat
            for chapter in [chapter for chapter in chapters if not chapter.is_open]:
                assert repr(chapter.events) == repr([event.seen_by(viewer) for event in match.told[chapter.number]])


def test_a_replay_has_every_entry_masked_for_a_seat_or_whole() -> None:
    match = Match.new(Bazaar(), 3, seed=3)
    for seat in (2, 0):
        match.play(seat, first(match, seat, "bid"))
    for reader in (None, -1, 0):
        assert shown(match.replay(reader)) == [(0, -1, False), (1, 2, True), (2, 0, True)]
    assert repr([chapter.events for chapter in match.replay(None)]) == repr(match.told)
    masked = [[event.seen_by(0) for event in told] for told in match.told]
    assert repr([chapter.events for chapter in match.replay(0)]) == repr(masked) != repr(match.told)


def test_the_match_as_it_stood_after_any_entry() -> None:
    match = Match.new("havoc", 2, seed=4)
    before: list[tuple[object, str, list[str]]] = []

    def look(at: Match) -> tuple[object, str, list[str]]:
        return facts(at.state), at.record(secret=False), [repr(at.view(seat)) for seat in range(2)]

    while match.to_act() and len(match.entries) < 60:
        before.append(look(match))
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[-1])
    for count, told in enumerate(before):
        assert look(match.at(count)) == told
    assert len(match.entries) == len(before) and match.at(1).can_undo(0) == (match.at(1).final_entries == 0)
    for count in (-1, len(match.entries) + 1):
        with pytest.raises(IndexError):
            match.at(count)


def test_a_run_is_what_a_seat_has_decided_in_its_turn_so_far() -> None:
    match = Match.new("havoc", 2, seed=1)
    assert match.run_of(0) == 0
    match.play(0, "recruit")
    match.play(0, "fetch")
    assert (match.run_of(0), match.run_of(1)) == (2, 0)
    while match.to_act() == [0]:
        match.play(0, match.legal(0)[0])
    before = match.run_of(0)
    match.play(1, match.legal(1)[0])
    assert match.can_undo(1) and match.run_of(1) == 1
    assert match.run_of(0) == before, "Nobody is told of what can still be taken back, not even by a bot's time."
    while match.final_entries < len(match.entries):
        match.play(1, match.legal(1)[0])
    assert match.run_of(0) == 0


def test_a_run_between_two_decisions_of_people_goes_on_over_the_turns_of_others() -> None:
    match = Match.new("havoc", 3, seed=1)
    own = 0
    for _ in range(40):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
        own = 0 if seat == 2 and match.final_entries == len(match.entries) else own + (seat == 0)
        if match.final_entries == len(match.entries):
            assert match.run_of(0, [2]) == own >= match.run_of(0)
    assert match.run_of(0, []) == sum([entry.seat == 0 for entry in match.entries])
