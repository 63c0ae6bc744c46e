"""Print what learned judges say about positions of seeded matches: `python -m tests.judge_positions`. The nets are made
up; every weight counts."""

from __future__ import annotations

from array import array
from functools import cache

from tafelrunde import games
from tafelrunde.bots import net
from tafelrunde.bots.judge import Judge
from tafelrunde.bots.judges import encoder_of, judge_from, judge_of
from tafelrunde.bots.nets import facts_of, weights_of, write_net
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game, State
from tafelrunde.core.registry import make_game

POSITIONS = 40
"""Of each match."""


def made_up(game: Game, seats: list[int], hand: float = 0.8, seed: int = 1, units: int = 32) -> bytes:
    """A net of chance, as a file."""
    return made_once(game.key, tuple(seats), hand, seed, units)


@cache
def made_once(key: str, seats: tuple[int, ...], hand: float, seed: int, units: int) -> bytes:
    game = make_game(key, {})
    encoder = encoder_of(game)
    assert encoder is not None
    chance = FastDealer(seed)
    few = [chance.pick(401) - 200 for _ in range(4_999)]
    count = (encoder.rows + 2) * units + 1
    weights = array("h", (few * (count // len(few) + 1))[:count])
    facts = {
        "game": game.key, "rules": game.version, "encoding": encoder.encoding, "seats": seats, "rows": encoder.rows,
        "units": units, "scale": 1024, "top": 4096, "hand": hand,
    }  # fmt: skip
    return write_net(facts, weights)


def with_instinct(game: Game) -> bytes:
    """The same for two seats, with an instinct of chance."""
    data = made_up(game, [2])
    facts, _ = facts_of(data, "made up")
    chance = FastDealer(3)
    count = int(facts["rows"]) * 32 + 32 + len(game.catalogue.actions) * 33
    more = array("h", [chance.pick(401) - 200 for _ in range(count)])
    return write_net({**facts, "instinct": {}}, weights_of(data, "made up") + more)


def with_hunch(game: Game, seats: list[int]) -> bytes:
    """A net of chance with a hunch of chance, as a file."""
    data = made_up(game, seats)
    facts, _ = facts_of(data, "made up")
    chance = FastDealer(5)
    more = array("h", [chance.pick(401) - 200 for _ in range((int(facts["rows"]) + 2) * 32 + 1)])
    return write_net({**facts, "hunch": {}}, weights_of(data, "made up") + more)


def pulls(judge: Judge, state: State) -> list[float]:
    """Of everything that the first seat that owes a decision may do."""
    instinct = judge.instinct(state.seats)
    if instinct is None:
        return []
    seat = state.next_seat()
    instinct.look(state, seat)
    return [instinct.pull(number) for number in state.legal(seat)]


def main() -> None:
    print("compiled" if str(net.__file__).endswith((".so", ".pyd")) else "interpreted")
    for key in games():
        game = make_game(key, {})
        for seats in game.seats:
            chance = FastDealer(seats)
            state = game.new(seats, chance)
            judges = [judge_of(game), judge_from(made_up(game, [seats]), "a", game)]
            judges.append(judge_from(made_up(game, [seats], 0.0, 2, 64), "b", game))
            drawn = judge_from(with_instinct(game), "c", game)
            hunch = judge_from(with_hunch(game, [seats]), "d", game).hunch(seats)
            assert hunch is not None
            for _ in range(POSITIONS * seats):
                if state.owing:
                    print(key, seats, *[worth.hex() for judge in judges for worth in judge.worths(state)])
                    print(key, seats, *[pull.hex() for pull in pulls(drawn, state)])
                    seat = state.next_seat()
                    print(key, seats, hunch.likely(state, seat).hex())
                    legal = state.legal(seat)
                    state.apply(seat, legal[chance.pick(len(legal))], chance)


if __name__ == "__main__":
    main()
