"""Decisions: what they cost by what the seat knew, and that hidden cards change nothing about it."""

from __future__ import annotations

import json

import pytest

import tafelrunde
from tafelrunde import FastDealer, Match, games
from tafelrunde.core.conformance import facts as state_facts
from tafelrunde.core.match import Match as CoreMatch
from tafelrunde.review import luck, reviewing
from tafelrunde.review.deciding import Candidate, Weighed, mean_and_noise, weigh
from tafelrunde.review.facts import facts
from tafelrunde.review.picture import draw_review, spaced
from tafelrunde.review.reviewing import Review, grade, planned_simulations
from tafelrunde.review.telling import tell_decision, tell_luck, tell_stroke, tell_turning
from tafelrunde.words import LANGUAGES, Words
from tests.bots.test_search import nines_to_lay
from tests.review.test_luck import at_random, by_bots, check_law

FEW = 96
HARDLY_HIDDEN = ("maginor", "macht")
"""Between their secret choices nothing is hidden from a seat, so hardly a moment has anything to exchange."""


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "MOST", 12)
    monkeypatch.setattr(luck, "SAMPLES", 4)
    monkeypatch.setattr(luck, "DEALS", 8)


def test_a_blunder_is_found_and_the_best_action_named() -> None:
    """Three nines against a rival who stands with a pair of twos: to stop now gives the battle away."""
    game, state = nines_to_lay()
    view = state.view(0)
    worst = game.catalogue.number(game.parse_action("pass"))
    told = weigh(game, view, worst, 1_200, 1)
    assert game.action_name(game.catalogue.actions[told.best]) in ("lay o9", "lay g9")
    assert told.cost > 0.05 and told.is_certain() and grade(worst, told) in ("mistake", "blunder")
    best = weigh(game, view, told.best, 1_200, 1)
    assert (best.cost, grade(told.best, best)) == (0.0, "best")


@pytest.mark.parametrize("key", list(games()))
def test_what_a_seat_knew_does_not_change_with_hidden_cards(key: str) -> None:
    """At any moment of a match, hidden pieces change places: everything that is found out stays the same."""
    match = at_random(key, 2, 8)
    chance = FastDealer(1)
    swapped = 0
    for count in range(0, len(match.entries), 1 + len(match.entries) // 6):
        moment = match.at(count)
        seat = moment.to_act()[0]
        told = moment.state_for(seat)  # sealed answers of others are not in it
        legal = told.legal(seat)
        if len(legal) > 1:
            twin = match.game.swap_hidden(told, seat, chance)
            swapped += state_facts(twin) != state_facts(told)
            chosen = int(legal[len(legal) - 1])
            known = weigh(match.game, moment.view(seat), chosen, FEW, count)
            assert weigh(match.game, twin.view(seat), chosen, FEW, count) == known
    assert swapped or key in HARDLY_HIDDEN


def test_how_long_is_thought_depends_on_the_number_of_decisions_alone() -> None:
    assert planned_simulations("quick", 100) == planned_simulations("quick", 100) > planned_simulations("quick", 300)
    assert planned_simulations("deep", 100) > 5 * planned_simulations("quick", 100)
    assert planned_simulations("quick", 0) == reviewing.MOST
    assert planned_simulations("quick", 10**6) == reviewing.LEAST


def weighed(cost: float, noise: float) -> Weighed:
    return Weighed(100, 0.5, (Candidate(1, 0.5, 1.0),), 1, cost, noise)


def test_nothing_is_called_a_mistake_that_the_noise_could_explain() -> None:
    assert grade(2, weighed(0.2, 0.05)) == "blunder"
    assert grade(2, weighed(0.2, 0.15)) == "good"
    assert grade(2, weighed(0.08, 0.02)) == "mistake"
    assert grade(2, weighed(0.04, 0.01)) == "slip"
    assert grade(2, weighed(0.02, 0.001)) == "good"
    assert grade(1, weighed(0.0, 0.0)) == "best"


def test_the_noise_is_that_of_the_parts() -> None:
    assert mean_and_noise([0.25] * 10) == (0.25, 0.0)
    mean, noise = mean_and_noise([0.0, 0.2] * 5)
    assert mean == pytest.approx(0.1) and 0.05 < noise < 0.1
    assert mean_and_noise([0.5, 0.5]) == (0.0, 1.0)


@pytest.fixture(scope="module")
def match() -> Match:
    return by_bots("havoc", 2, 9)


@pytest.fixture
def review(match: Match) -> Review:
    return Review(match, simulations=reviewing.LEAST)


def test_a_review_grows_decision_by_decision(review: Review) -> None:
    """The most telling ones come first, and the terms add up at any time."""
    going = review.go_on()
    first = next(going)
    assert review.decisions == {first.chapter: first} and not review.is_complete()
    order = [abs(reviewing.moved(passage)) for passage in review.open]
    assert abs(reviewing.moved(review.account.passages[first.chapter])) == max(order)
    next(going)
    for seat in range(2):
        told = review.balance(seat)
        assert told.start + told.luck + told.skill + told.hidden + told.others == told.result
        assert told.skill <= 0.0
    going.close()
    left = review.order()
    assert len(left) == review.total() - 2 and first.chapter not in [passage.chapter for passage in left]
    check_law(review.match, review.account)


def test_the_lines_of_a_seat(review: Review) -> None:
    for _, _ in zip(range(4), review.go_on(), strict=False):
        pass
    for seat in range(2):
        assert review.open_line(seat)[-1] == review.account.result[seat]
        assert len(review.open_line(seat)) == len(review.match.entries) + 2
        known = review.known_line(seat)
        assert known == sorted(known) and all(0 <= chance <= 1 for _, chance in known)
    assert sum([len(review.known_line(seat)) for seat in range(2)]) == len(review.decisions)


def test_turning_points_are_told_in_words(review: Review) -> None:
    for passage in review.order()[:2]:
        other = next(number for number in passage.legal if number != passage.number)
        review.take(passage, Weighed(100, 0.5, (), other, 0.2, 0.01))
    found = review.turnings()
    assert 3 <= len(found) <= reviewing.TURNINGS
    assert [one.chapter for one in found] == sorted({one.chapter for one in found})
    for language in LANGUAGES:
        words = Words(language, ["Anita", "Bert"], reader=0)
        for one in found:
            said = [words.text(line) for line in tell_turning(review, one)]
            assert len(said) >= 2 and all(said)
        for decision in review.decisions.values():
            seen = review.account.passages[decision.chapter].view
            assert seen is not None
            said = [words.text(line) for line in tell_decision(review.match.game, seen, decision)]
            assert "20" in said[0]
        for stroke in review.account.strokes():
            assert words.text(tell_stroke(review.match, stroke)) and words.text(tell_luck(review, stroke, 1))


def test_luck_is_told_from_what_it_was_before_this_draw(review: Review) -> None:
    """Also if it was one of several in an entry."""
    passage = max(review.account.passages[1:], key=lambda passage: len(passage.strokes))
    assert len(passage.strokes) > 1
    told = [tell_luck(review, stroke, 0).args for stroke in passage.strokes]
    assert told[0]["before"] == round(100 * passage.chosen[0])
    assert told[-1]["after"] == round(100 * passage.after[0])
    assert [args["after"] for args in told[:-1]] == [args["before"] for args in told[1:]]


def test_a_review_as_data_and_as_a_picture(review: Review) -> None:
    next(review.go_on())
    told = json.loads(json.dumps(facts(review)))
    assert told["decisions_done"] == 1 and told["decisions_total"] == review.total()
    assert told["balance"][0]["result"] == review.account.result[0]
    assert len(told["luck"]) == len(review.account.strokes())
    drawing = draw_review(review, ["A & B", "C"], "Havoc", "entries")
    assert drawing.startswith("<svg") and drawing.count("<polyline") == 2 and "A &amp; B" in drawing


def test_labels_do_not_cover_each_other() -> None:
    heights = spaced([100.0, 100.0, 300.0])
    assert heights[2] == 300.0 and abs(heights[0] - heights[1]) >= 17


def test_a_match_is_reviewed_in_one_call(monkeypatch: pytest.MonkeyPatch, match: CoreMatch) -> None:
    monkeypatch.setattr(reviewing, "weigh", lambda *args: weighed(0.0, 0.0))
    assert tafelrunde.review(match).is_complete()
