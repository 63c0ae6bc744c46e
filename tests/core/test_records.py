"""Records: round trips, damage of every kind with the line where it is, and the proof that no card was stacked."""

from __future__ import annotations

import re

import pytest

from tafelrunde import BrokenRecord, Match, read_record, verify_picks
from tafelrunde.core.conformance import facts, positions
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.record import write_record
from tafelrunde.games.havoc.game import Havoc

FINISHED = [match for match in positions(Havoc(john_of_gaunt="extra"), 2, 6)][-1].record()  # noqa: C416


def running(steps: int = 12, names: tuple[str, ...] = ("Anita", "Jenő")) -> Match:
    match = Match.new("havoc", 2, seed=7, options={"small_table": False}, names=names)
    player = FastDealer(7_000_003)
    for _ in range(steps):
        (seat,) = match.to_act()
        legal = match.legal(seat)
        match.play(seat, legal[player.pick(len(legal))])
    return match


def line_of(text: str, start: str) -> int:
    """The number of the first line that starts like this."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def changed(text: str, start: str, new: str | None) -> str:
    """The text with the first line that starts like this replaced or left out."""
    lines = text.splitlines()
    at = line_of(text, start) - 1
    lines[at : at + 1] = [] if new is None else [new]
    return "\n".join(lines) + "\n"


def refusal(text: str) -> BrokenRecord:
    """How a text is refused; the sentence and the arguments name the same line."""
    with pytest.raises(BrokenRecord) as caught:
        Match.load(text)
    said = re.match(r"Line (\d+): .*[.…]$", str(caught.value))
    assert said is not None and int(said[1]) == caught.value.args_told["line"], str(caught.value)
    return caught.value


@pytest.mark.parametrize("steps", [0, 1, 5, 40])
def test_a_running_match_is_saved_and_goes_on_as_it_would_have(steps: int) -> None:
    match = running(steps)
    again = Match.load(match.record())
    assert again.record() == match.record() and facts(again.state) == facts(match.state)
    assert repr(again.told) == repr(match.told) and again.names == ["Anita", "Jenő"]
    for _ in range(10):
        (seat,) = match.to_act()
        action = match.legal(seat)[0]
        assert repr(match.play(seat, action)) == repr(again.play(seat, action))
    assert again.record() == match.record()


def test_reading_and_writing_are_each_others_reverse() -> None:
    for text in (FINISHED, running().record(), running().record(secret=False), running(names=()).record()):
        assert write_record(read_record(text)) == text


def test_the_seed_is_published_only_when_the_match_is_over() -> None:
    assert "\nsecret: " in running().record() and "\nseed: " not in running().record()
    assert "\nsecret: " not in running().record(secret=False)
    assert "\nseed: " in FINISHED and "\nsecret: " not in FINISHED
    assert Match.load(FINISHED).record() == FINISHED


def test_every_pick_of_a_finished_match_follows_from_its_seed() -> None:
    picks = sum(line.count("/") for line in FINISHED.splitlines())
    assert verify_picks(read_record(FINISHED)) == picks > 50


def test_a_stacked_card_is_found_with_its_line() -> None:
    record = read_record(FINISHED)
    at = next(n for n, line in enumerate(record.lines) if line.picks and line.picks[0].of > 2)
    line = record.lines[at]
    first = line.picks[0]
    stacked = line._replace(picks=(first._replace(pick=(first.pick + 1) % first.of), *line.picks[1:]))
    with pytest.raises(BrokenRecord, match=rf"^Line {line.number}: random draw \d+ .* does not follow"):
        verify_picks(record._replace(lines=(*record.lines[:at], stacked, *record.lines[at + 1 :])))


def test_a_stacked_deal_is_found_with_its_line() -> None:
    record = read_record(FINISHED)
    first = record.deal[0]
    deal = (first._replace(pick=(first.pick + 1) % first.of), *record.deal[1:])
    with pytest.raises(BrokenRecord, match=rf"^Line {line_of(FINISHED, 'deal:')}: random draw 0 "):
        verify_picks(record._replace(deal=deal))


def test_another_seed_than_that_committed_to() -> None:
    other = changed(FINISHED, "seed:", "seed: 00ff")
    with pytest.raises(BrokenRecord, match="the seed is not the one that was committed to"):
        verify_picks(read_record(other))
    assert refusal(other).message_id == "error-record-commitment"


def test_an_unfinished_match_cannot_be_verified() -> None:
    with pytest.raises(BrokenRecord, match="the seed is not published yet"):
        verify_picks(read_record(running().record()))


@pytest.mark.parametrize("text", ["", "\n", "hello", "<html></html>", "tafelrunde record 2\n", "\x00\x01", "[]"])
def test_a_foreign_text_is_refused_in_line_1(text: str) -> None:
    error = refusal(text)
    assert (error.message_id, error.args_told["line"]) == ("error-record-foreign", 1)


@pytest.mark.parametrize("text", [FINISHED, running().record()])
def test_a_record_cut_off_after_any_line_is_refused(text: str) -> None:
    lines = text.splitlines()
    for count in range(1, len(lines)):
        assert refusal("\n".join(lines[:count]) + "\n").args_told["line"] in (count, count + 1)


def test_a_record_cut_off_within_a_line_is_refused() -> None:
    for cut in range(len(FINISHED) - 2, len(FINISHED) - 300, -7):
        refusal(FINISHED[:cut])


@pytest.mark.parametrize(
    ("start", "new", "message_id"),
    [
        ("game:", "game: chess 1", "error-game-unknown"),
        ("game:", "game: havoc 99", "error-record-version"),
        ("game:", "game: havoc", "error-record-line"),
        ("game:", None, "error-record-expected"),
        ("options:", "options: dogs=3", "error-option-unknown"),
        ("options:", "options: peace_card=slow", "error-option-value"),
        ("options:", "options: small_table=maybe", "error-option-value"),
        ("options:", "options: small_table=True", "error-option-value"),
        ("options:", "options: peace_card", "error-record-line"),
        ("options:", "options: peace_card=fast peace_card=seats", "error-record-line"),
        ("seats:", "seats: 9", "error-record-expected"),
        ("seats:", "seats: two", "error-record-line"),
        ("seats:", "seats: -2", "error-record-line"),
        ("seats:", "seats: 99999999999", "error-record-line"),
        ("name 1:", None, "error-record-expected"),
        ("name 1:", "name 1:", "error-name"),
        ("name 1:", "name 1: " + "x" * 61, "error-name"),
        ("commitment:", "commitment: xyz", "error-record-line"),
        ("secret:", "secret: 0", "error-record-line"),
        ("secret:", "secret: 00", "error-record-commitment"),
        ("deal:", "deal: 1/2", "error-record-picks"),
        ("deal:", "deal: 9/2", "error-record-line"),
        ("deal:", "deal: 1:2", "error-record-line"),
        ("entries:", "entries: 11", "error-record-count"),
        ("entries:", "entries: many", "error-record-line"),
        ("entries:", "entries: 12\nmore", "error-record-more"),
        ("entries:", "standings: 1 2 havoc-reason-castillon\nentries: 12", "error-record-standings"),
    ],
)
def test_damage_is_refused_with_its_line(start: str, new: str | None, message_id: str) -> None:
    text = running().record()
    error = refusal(changed(text, start, new))
    assert error.message_id == message_id
    later = {"error-record-more": 1, "error-record-expected": 3 if start == "seats:" else 0}
    assert error.args_told["line"] == line_of(text, start) + later.get(message_id, 0)


@pytest.mark.parametrize("size", [0, 1, 7])
def test_a_table_that_cannot_be_is_refused_in_the_line_of_the_seats(size: int) -> None:
    text = changed(running(names=()).record(), "seats:", f"seats: {size}")
    assert (refusal(text).message_id, refusal(text).args_told["line"]) == ("error-seats", line_of(text, "seats:"))


@pytest.mark.parametrize(
    ("new", "message_id"),
    [
        ("1: recruit", "error-not-your-turn"),
        ("7: recruit", "error-no-such-seat"),
        ("0: dance", "error-notation"),
        ("0: lay x1", "error-no-such-card"),
        ("0: stand", "error-not-legal"),
        ("0: ", "error-record-line"),
        ("123: recruit", "error-record-line"),
        ("0: recruit | 0/5", "error-record-picks"),
        ("0: recruit | 5/5", "error-record-line"),
    ],
)
def test_an_entry_against_the_rules_is_refused_with_its_line(new: str, message_id: str) -> None:
    text = running().record()
    error = refusal(changed(text, "0: recruit", new))
    assert (error.message_id, error.args_told["line"]) == (message_id, line_of(text, "0: recruit"))


def test_an_entry_without_its_picks_or_with_other_odds_is_refused() -> None:
    text = running(40).record()
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if re.match(r"\d: .* \| ", line):
            for new in (line.split(" | ")[0], re.sub(r"(\d+)/(\d+)", lambda m: f"{m[1]}/{int(m[2]) + 1}", line)):
                error = refusal("\n".join([*lines[: number - 1], new, *lines[number:]]) + "\n")
                assert (error.message_id, error.args_told["line"]) == ("error-record-picks", number)
            return
    pytest.fail("No entry of this match had a pick.")


def test_other_standings_are_refused_with_their_line() -> None:
    text = changed(FINISHED, "standings:", "standings: 1 1 havoc-reason-castillon")
    assert refusal(text).args_told["line"] == line_of(FINISHED, "standings:")
    assert refusal(changed(FINISHED, "standings:", None)).message_id == "error-record-standings"


def test_a_seed_that_was_swapped_is_refused_in_its_own_line() -> None:
    text = changed(FINISHED, "seed:", "seed: 00ff")
    assert refusal(text).args_told["line"] == line_of(text, "seed:")
