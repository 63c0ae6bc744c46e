"""`python -m tafelrunde.server.bots.worker`: decides for bots, one question after the other, until its input ends.

It is told a view and the legal actions, never a state. Questions and answers are pickles, each behind its length, on
the standard streams; the only writer is the server that started this process."""

from __future__ import annotations

import os
import pickle
import struct
import sys
from typing import BinaryIO, Final, NamedTuple

from tafelrunde.bots.levels import LevelName
from tafelrunde.core.game import OptionValue
from tafelrunde.core.registry import make_game
from tafelrunde.core.view import View
from tafelrunde.server.bots.players import Answer as Advice
from tafelrunde.server.bots.players import advise, make_player

LENGTH: Final = struct.Struct(">I")
NICE: Final = 5


class Question(NamedTuple):
    """What would a bot of this level do? Actions by their numbers."""

    game: str
    options: dict[str, OptionValue]
    view: View
    legal: tuple[int, ...]
    level: LevelName
    seed: int
    clock: float
    explains: bool = False
    """Whether somebody wants to know why."""


def answer(question: Question) -> Advice:
    """A legal action, with what speaks for it if that is asked."""
    game = make_game(question.game, question.options)
    actions = [game.catalogue.actions[number] for number in question.legal]
    if question.explains:
        advice = advise(game, question.view, actions, question.level, question.seed, question.clock)
    else:
        bot = make_player(game, question.level, question.seed)
        advice = Advice(game.catalogue.number(bot.decide(question.view, actions, question.clock)))
    assert advice.number in question.legal
    return advice


def read(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return stream.read(LENGTH.unpack(head)[0])


def write(stream: BinaryIO, text: bytes) -> None:
    stream.write(LENGTH.pack(len(text)) + text)
    stream.flush()


def main() -> None:
    import tafelrunde.games  # noqa: F401  (registers the games)

    if hasattr(os, "nice"):
        os.nice(NICE)  # the server itself comes first
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints must not stand between the answers
    while (text := read(questions)) is not None:
        write(answers, pickle.dumps(answer(pickle.loads(text))))


if __name__ == "__main__":
    try:
        main()
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
