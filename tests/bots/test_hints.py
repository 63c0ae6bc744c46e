"""Hints: what is advised and why, and how it is told."""

from __future__ import annotations

import pytest

from tafelrunde import FastDealer, Match
from tafelrunde.bots import hints
from tafelrunde.bots.havoc.judge import HavocJudge
from tafelrunde.bots.levels import Level, SearchBot
from tafelrunde.core.messages import Message
from tafelrunde.words import LANGUAGES, Words
from tests.bots.test_search import QUICK, nines_to_lay


def test_a_hint_names_the_best_action_and_why() -> None:
    """Three nines against a rival who stands with a pair of twos."""
    game, state = nines_to_lay()
    advice = hints.advise(game, state.view(0), game.legal_actions(state, 0), Level(600, 30.0, 0.0))
    assert game.action_name(advice.action) in ("lay o9", "lay g9")
    assert advice.chance is not None and 0.5 < advice.chance <= 1
    assert advice.reasons and set(advice.reasons) <= {reason.id for reason in HavocJudge().reasons(state, 0)}
    assert (advice.simulations, advice.wanted) == (600, 600)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_told_in_words(language: str) -> None:
    """Including how much of the search was done, if not all of it."""
    game, state = nines_to_lay()
    view, words = state.view(0), Words(language)
    advice = hints.Advice(game.parse_action("lay o9"), 0.554, ("havoc-judge-hand",), 1_600, 1_600)
    (says,) = hints.tell(game, view, advice)
    laid = words.text(game.tell_action(view, advice.action))
    assert laid in words.text(says) and "55" in words.text(says)
    figures, judged = [words.text(reason) for reason in hints.tell_reasons(game, view, advice)]
    assert judged == words.text(Message("havoc-judge-hand"))
    assert "9" in figures if language != "en" else "pair of nines" in figures or "triplet of nines" in figures
    says_less, hurried = hints.tell(game, view, advice._replace(simulations=160))
    assert says_less == says and "160" in words.text(hurried) and "600" in words.text(hurried)
    (only,) = hints.tell(game, view, hints.Advice(advice.action, None, (), 0, 0))
    assert laid in words.text(only) and words.text(only) != words.text(says)


def test_where_there_is_no_choice_nobody_searches() -> None:
    match = Match.new("havoc", 2, seed=1)
    chance = FastDealer(3)
    while len(match.legal(match.to_act()[0])) > 1:
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[chance.pick(len(match.legal(seat)))])
    seat = match.to_act()[0]
    advice = hints.advise(match.game, match.view(seat), match.legal(seat))
    assert advice == hints.Advice(match.legal(seat)[0], None, (), 0, 0)
    bot = SearchBot(match.game, QUICK)
    assert bot.decide(match.view(seat), match.legal(seat)) == match.legal(seat)[0] and bot.simulations == 0


def test_a_chance_is_a_chance_of_winning() -> None:
    """At equal tables every seat has its share of it; who is sure to win has all, and more is never less."""
    assert hints.winning_chance(0.37, 2) == 0.37
    for seats in (3, 4, 6):
        fair = 0.7 / seats + 0.3 / 2
        assert hints.winning_chance(fair, seats) == pytest.approx(1 / seats)
        assert hints.winning_chance(1.0, seats) == pytest.approx(1.0)
        assert hints.winning_chance(0.0, seats) == pytest.approx(0.0)
        chances = [hints.winning_chance(worth / 20, seats) for worth in range(21)]
        assert chances == sorted(chances)
