"""The judge, and the bots that ask it."""

from __future__ import annotations

from examples.bazaar.game import Bazaar
from examples.bazaar.judge import BazaarJudge
from examples.bazaar.tests.table import table
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.judges import hand_judge_of, judge_of
from tafelrunde.bots.simple import GreedyBot, RandomBot
from tafelrunde.core.match import Match
from tafelrunde.words import LANGUAGES, Words


def test_it_is_found_with_the_game() -> None:
    assert isinstance(judge_of(Bazaar()), BazaarJudge)
    assert hand_judge_of(Bazaar(), {"open": 3.0}).scale(table("a1", "d1")) == 3.0


def test_sets_and_high_cards_are_worth_something() -> None:
    judge = BazaarJudge()
    estimates = [judge.estimate(table(hand, "z12"), 0) for hand in ("a1 d2 g3", "a1 d2 g9", "a1 a2 a9")]
    assert estimates == sorted(estimates)
    for reason in judge.reasons(table("a1", "d1"), 0):
        assert all(Words(language).catalogue.text(reason.id, {}) for language in LANGUAGES)


def test_who_asks_it_beats_chance() -> None:
    won = 0
    for seed in range(8):
        match = Match.new(Bazaar(), 2, seed=seed)
        own = seed % 2
        bots: dict[int, Bot] = {own: GreedyBot(match.game, seed), 1 - own: RandomBot(seed)}
        while match.to_act():
            seat = match.to_act()[0]
            match.play(seat, bots[seat].decide(match.view(seat), match.legal(seat)))
        standings = match.standings()
        assert standings is not None
        won += standings.places[own] == 1
    assert won >= 7
