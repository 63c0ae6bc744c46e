"""The chronicle in paragraphs: one heading per turn, what belongs together in one line, and nobody is told more than
events tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.core.match import Match
from tafelrunde.core.messages import Person, message
from tafelrunde.core.paragraphs import ChronicleTurn, paragraphs
from tafelrunde.core.registry import make_game
from tafelrunde.words import Words

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"


def told(name: str, seat: int, language: str = "en") -> list[tuple[str, list[str]]]:
    """The chronicle of a golden match in words."""
    match = Match.load((TRANSCRIPTS / f"{name}.tafel").read_text(encoding="utf-8"))
    words = Words(language, match.names, seat)
    return [
        (words.text(turn.heading) if turn.heading else "", [words.sentence(line.sentence) for line in turn.lines])
        for turn in paragraphs(match.game, match.chapters(seat))
    ]


def test_a_visit_to_a_battle_is_one_line() -> None:
    battle = dict(told("havoc/four-seats", 0))["Battle: Sluys"]
    assert battle[0].startswith("Márk cried Havoc and laid brown 11") and battle[0].endswith(", and stood.")
    assert battle[3].startswith("You laid blue 6, brown 6") and battle[3].endswith(", and stood.")
    assert not [line for line in battle if line.endswith(" stood.") and "laid" not in line]


def test_what_a_seat_may_not_know_stays_untold_in_a_joined_line() -> None:
    own, other = told("havoc/four-seats", 0)[0][1], told("havoc/four-seats", 1)[0][1]
    assert own[0].startswith("You were dealt yellow 12, brown 10") and "Anita was dealt 7 cards." in other
    assert not [line for line in other if "yellow 12" in line]


def test_nobody_is_told_whose_turn_it_is_in_a_line() -> None:
    turns = told("maginor/three-seats", 0)
    assert [heading for heading, _ in turns[:5]] == ["", "Éva", "You", "Márk", "Éva"]
    assert not [line for _, lines in turns for line in lines if "turn" in line.split()]


def test_an_answer_in_a_rivals_turn_does_not_end_that_turn() -> None:
    match = Match.load((TRANSCRIPTS / "macht" / "an-auction-tie.tafel").read_text(encoding="utf-8"))
    turns = paragraphs(match.game, match.chapters(0))
    allowed = "macht-event-marker-allowed"
    answered = [turn for turn in turns if allowed in [line.sentence.message.id for line in turn.lines]]
    assert [turn.heading for turn in answered][:1] == [message("macht-turn-of", seat=Person(1))]
    assert len(answered[0].lines) > 3
    assert [heading for heading, _ in told("macht/an-auction-tie", 0)[:3]] == ["", "Cycle 1 · magic", "You"]


def test_a_fight_and_its_sign_are_one_line() -> None:
    lines = [line for _, lines in told("druidenwalzer/double-knock-out", 0) for line in lines]
    assert "Black: you won, 5 to 4, and hung the first sign on Sun 3." in lines
    assert not [line for line in lines if line.startswith("You hung a sign")]


@pytest.mark.parametrize("key", ["havoc", "druidenwalzer", "maginor", "macht"])
def test_a_part_of_the_chapters_is_told_like_the_whole(key: str) -> None:
    """A page that was told only the last chapters, or a replay that shows only the first, joins them alike: apart from
    the paragraph in which they begin or break off."""
    match = Match.new(make_game(key, {}), seed=5)
    while match.to_act() and len(match.entries) < 120:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.entries) % len(legal)])
    whole = paragraphs(match.game, match.chapters(0))
    for count in (5, len(match.entries) // 3, len(match.entries) // 2):
        first = paragraphs(match.game, match.chapters(0)[:count])
        assert first[:-1] == whole[: len(first) - 1]
        assert ends(paragraphs(match.game, match.chapters(0, count))) == ends(whole)


def ends(turns: list[ChronicleTurn]) -> list[ChronicleTurn]:
    return turns[-2:]
