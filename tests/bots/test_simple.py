"""The simple bots: they answer legally and fast, see only a view, and the greedy one is worth playing against."""

from __future__ import annotations

import ast
from pathlib import Path
from time import process_time

import pytest

from tafelrunde import Match
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.simple import LEVELS, VALUES, GreedyBot, make_bot
from tafelrunde.core.registry import games, make_game

BOTS = Path(__file__).parent.parent.parent / "src" / "tafelrunde" / "bots"


def play(match: Match, bots: list[Bot]) -> float:
    """Let the bots play a match to its end; the seconds of work that the slowest answer took."""
    slowest = 0.0
    while match.to_act():
        seat = match.to_act()[0]
        begin = process_time()
        action = bots[seat].decide(match.view(seat), match.legal(seat), None)
        slowest = max(slowest, process_time() - begin)
        match.play(seat, action)
    return slowest


def share_of_wins(matches: int) -> float:
    """How often a greedy bot wins against three random ones, sitting at each seat in turn; a shared win counts half."""
    wins = 0.0
    for number in range(matches):
        match = Match.new("havoc", seats=4, seed=number)
        own = number % 4
        play(match, [make_bot("greedy" if seat == own else "random", match.game, seat) for seat in range(4)])
        standings = match.standings()
        assert standings is not None
        if standings.places[own] == 1:
            wins += 1 / standings.places.count(1)
    return wins / matches


@pytest.mark.parametrize("path", sorted(BOTS.glob("*.py")), ids=lambda path: path.name)
def test_a_bot_never_gets_at_a_state_or_a_match(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            assert not {"state", "match"} & set(name.split(".")), name


@pytest.mark.parametrize("key", sorted(games()))
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("is_few", [True, False])
def test_bots_answer_at_once_and_play_every_game_to_its_end(key: str, level: str, is_few: bool) -> None:
    game = make_game(key, {})
    seats = min(game.seats) if is_few else max(game.seats)
    match = Match.new(game, seats=seats, seed=1)
    assert play(match, [make_bot(level, game, seat) for seat in range(seats)]) < 1.0
    assert match.standings() is not None


def test_the_same_seed_plays_the_same_match() -> None:
    records = []
    for _ in range(2):
        match = Match.new("havoc", seats=2, seed=11)
        play(match, [make_bot("greedy", match.game, 5) for _ in range(2)])
        records.append(match.record())
    assert records[0] == records[1]


def test_greedy_beats_random() -> None:
    assert share_of_wins(8) >= 0.6


@pytest.mark.slow
def test_greedy_beats_random_by_far() -> None:
    assert share_of_wins(100) >= 0.8


def test_a_clock_is_kept() -> None:
    """Without a value of its own a game is judged by playing on, which takes long: the clock cuts it short."""
    match = Match.new("havoc", seats=4, seed=4)
    value = VALUES.pop("havoc")
    try:
        bot = GreedyBot(match.game, 1)
    finally:
        VALUES["havoc"] = value
    begin = process_time()
    assert bot.decide(match.view(0), match.legal(0), 0.01) in match.legal(0)
    hurried = process_time() - begin
    begin = process_time()
    assert bot.decide(match.view(0), match.legal(0), None) in match.legal(0)
    assert hurried < process_time() - begin
