"""Levels: the same search everywhere, and how much of it there was time for."""

from __future__ import annotations

import pytest

from tafelrunde import ImpossibleTable, Match
from tafelrunde.bots.levels import LEVELS, USUAL, SearchBot, make_bot, planned
from tafelrunde.bots.pace import DECISIONS, Pace, rounded
from tafelrunde.core.registry import make_game
from tests.bots.test_search import QUICK


def test_levels() -> None:
    game = make_game("havoc", {})
    assert list(LEVELS) == ["squire", "knight", "baron", "master", "grandmaster"]
    thought = [level.simulations for level in LEVELS.values()]
    assert thought == sorted(thought)
    with pytest.raises(ImpossibleTable, match="There is no level 'king'; there are: squire"):
        make_bot(game, "king")


def test_a_level_is_the_same_search_on_every_build() -> None:
    game = make_game("havoc", {})
    assert {name: level.simulations for name, level in LEVELS.items()} == {
        "squire": 60, "knight": 250, "baron": 1_600, "master": 40_000, "grandmaster": 200_000,
    }  # fmt: skip
    for name, level in LEVELS.items():
        bot = make_bot(game, name)
        assert isinstance(bot, SearchBot) and bot.level == level
    assert USUAL in LEVELS


def test_a_bot_says_how_much_of_its_search_it_did() -> None:
    match = Match.new("havoc", 2, seed=1)
    whole, hurried = SearchBot(match.game, QUICK, 1), SearchBot(match.game, LEVELS["master"], 1)
    whole.decide(match.view(0), match.legal(0))
    hurried.decide(match.view(0), match.legal(0), 0.01)
    assert whole.simulations == QUICK.simulations and 0 < hurried.simulations < 40_000


def test_the_pace_is_told_as_a_mean_of_many_decisions() -> None:
    """One number by itself would tell how hard a secret decision was."""
    pace = Pace()
    assert not any(pace.note("havoc", "knight", 100 + place) for place in range(DECISIONS - 1))
    assert pace.hurry("havoc", "knight") is None
    assert pace.note("havoc", "knight", 200) and pace.hurry("havoc", "knight") == (110, 250)
    assert not any(pace.note("havoc", "knight", 250) for _ in range(DECISIONS - 1)), "It holds for as many decisions."
    assert pace.hurry("havoc", "knight") == (110, 250) and pace.hurry("macht", "knight") is None
    assert pace.note("havoc", "knight", 250) and pace.hurry("havoc", "knight") is None
    assert not any(pace.note("havoc", "knight", 250) for _ in range(3 * DECISIONS)), "Nothing to tell if all is done."


def test_a_turn_of_many_decisions_takes_about_twice_as_long_as_one_decision() -> None:
    master = LEVELS["master"]
    turn = [planned(master, step) for step in range(5)]
    assert [level.simulations for level in turn] == [40_000, 20_000, 10_000, 5_000, 5_000]
    assert 2 <= sum([level.seconds for level in turn]) <= 4
    assert all(planned(LEVELS[name], 3) == LEVELS[name] for name in ("squire", "knight", "baron"))


def test_what_is_planned_is_not_called_a_hurry() -> None:
    pace = Pace()
    for step in range(DECISIONS):
        pace.note("havoc", "master", planned(LEVELS["master"], step).simulations, step)
    assert pace.hurry("havoc", "master") is None
    for step in range(DECISIONS):
        pace.note("havoc", "master", planned(LEVELS["master"], step).simulations // 2, step)
    assert pace.hurry("havoc", "master") == (20_000, 40_000)


def test_where_nothing_is_searched_there_is_no_pace() -> None:
    pace = Pace()
    assert not any(pace.note("havoc", "knight", 0) for _ in range(2 * DECISIONS))


@pytest.mark.parametrize(("number", "told"), [(7, 7), (16, 16), (163, 160), (249, 250), (12_345, 12_000)])
def test_the_pace_is_told_in_two_digits(number: int, told: int) -> None:
    assert rounded(number) == told
