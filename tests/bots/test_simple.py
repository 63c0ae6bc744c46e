"""The simple bots: they answer legally and fast, see only a view, and the greedy one is worth playing against."""

from __future__ import annotations

import ast
from pathlib import Path
from time import process_time

import pytest

from tafelrunde import Match
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.judge import Judge
from tafelrunde.bots.levels import make_bot
from tafelrunde.bots.simple import PLAYOUTS, GreedyBot
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.registry import games, make_game

BOTS = Path(__file__).parent.parent.parent / "src" / "tafelrunde" / "bots"


def play(match: Match, bots: list[Bot], entries: int = 10_000) -> float:
    """Let the bots play a match to its end, or this many entries; returns the CPU seconds of the slowest answer."""
    slowest = 0.0
    while match.to_act() and len(match.entries) < entries:
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
        play(match, [make_bot(match.game, "greedy" if seat == own else "random", seat) for seat in range(4)])
        standings = match.standings()
        assert standings is not None
        if standings.places[own] == 1:
            wins += 1 / standings.places.count(1)
    return wins / matches


@pytest.mark.parametrize("path", sorted(BOTS.glob("*.py")), ids=lambda path: path.name)
def test_a_bot_never_gets_at_a_match(path: Path) -> None:
    """Judges look at imagined states; a match, which holds the real one, is out of reach."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            assert "match" not in name.lower().split("."), name


@pytest.mark.parametrize("key", sorted(games()))
@pytest.mark.parametrize("level", ["greedy", "random"])
def test_bots_answer_legally_and_at_once_in_every_game(key: str, level: str) -> None:
    game = make_game(key, {})
    seats = max(game.seats)
    match = Match.new(game, seats=seats, seed=1)
    assert play(match, [make_bot(game, level, seat) for seat in range(seats)], 25) < 1.0


def test_the_same_seed_plays_the_same_match() -> None:
    records = []
    for _ in range(2):
        match = Match.new("havoc", seats=2, seed=11)
        play(match, [make_bot(match.game, "greedy", 5) for _ in range(2)])
        records.append(match.record())
    assert records[0] == records[1]


def test_greedy_beats_random() -> None:
    assert share_of_wins(8) >= 0.6


@pytest.mark.slow
def test_greedy_beats_random_by_far() -> None:
    assert share_of_wins(100) >= 0.8


def test_a_clock_is_kept() -> None:
    """A game without a judge is judged by playing on, which takes a long time: the clock cuts it short."""
    match = Match.new("maginor", seats=4, seed=4)
    bot = GreedyBot(match.game, 1, Judge())
    assert not bot.judge.is_wise()
    counted = FastDealer(1)  # the bot asks its own once per world
    bot.decide(match.view(match.to_act()[0]), match.legal(match.to_act()[0]), 0.0)
    counted.pick(2)
    assert bot.dealer.x == counted.x
    bot.decide(match.view(match.to_act()[0]), match.legal(match.to_act()[0]), None)
    for _ in range(max(1, PLAYOUTS // len(match.legal(match.to_act()[0])))):
        counted.pick(2)
    assert bot.dealer.x == counted.x
