"""Print seeded random matches of every game in full: `python -m tests.play_matches COUNT`, COUNT for each game."""

from __future__ import annotations

import sys

from tafelrunde import games
from tafelrunde.core import playout
from tafelrunde.core.conformance import signature
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.registry import make_game


def main(count: int) -> None:
    print("compiled" if str(playout.__file__).endswith((".so", ".pyd")) else "interpreted")
    for key in games():
        plain = make_game(key, {})
        for seed in range(count):
            choice = FastDealer(seed)
            options = {option.name: option.choices[choice.pick(len(option.choices))] for option in plain.options}
            game = make_game(key, options)
            seats = list(game.seats)[seed % len(game.seats)]
            print(key, seats, options)
            print(signature(game, seats, seed))
            state = game.new(seats, choice)
            print(playout.playout(state, choice), state.view(0))


if __name__ == "__main__":
    main(int(sys.argv[1]))
