"""The one who sits with a learner: sets the table for each step, and answers what they do."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import ScriptedDealer
from tafelrunde.core.match import Chapter, Match
from tafelrunde.learn.lessons import MOST_HIDDEN, YOU, Lesson, Line, Move, Step, begin

PATIENCE: Final = 3
"""After this many tries at a step, what is meant is pointed at."""


class Reply(NamedTuple):
    """What a tutor says to an action: it goes on, it is right and the step is over, or it was shown and taken back.
    `happened` is what came of it, as the learner sees it."""

    kind: Literal["on", "right", "other"]
    says: str  # a message id, empty if there is nothing to say
    rules: tuple[str, ...]
    happened: list[Chapter]


class Tutor:
    """One learner in one lesson. `match` is the table as it lies now; nothing is changed by what is taken back."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self.number: int = 0  # of the step
        self.tries: int = 0
        self.match: Match = begin(lesson, lesson.steps[0])
        self.moves: list[Action] = []  # of the learner in this step

    @property
    def step(self) -> Step | None:
        """What is asked now; None when the lesson is over."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    def is_patient(self) -> bool:
        """Whether the learner is still left to find it alone."""
        return self.tries < PATIENCE

    def legal(self) -> list[Action]:
        return self.match.legal(YOU) if self.step is not None else []

    def meant(self) -> Action | None:
        """What a right line does next."""
        lines = [] if self.step is None else fitting(self.step.right, self.moves)
        return lines[0].moves[len(self.moves)].action if lines else None

    def act(self, action: Action) -> Reply:
        """Answer what the learner does. IllegalAction, and nothing changes, if the rules do not have it."""
        step = self.step
        assert step is not None, "The lesson is over."
        self.match.check_legal(YOU, action, self.match.state)
        moves = [*self.moves, action]
        right, other = fitting(step.right, moves), fitting(step.other, moves)
        line = (right or other or [None])[0]
        at = len(self.moves)
        if line is None:
            return self.take_back([Move(YOU, action, ())], step.otherwise, step.rules)
        if len(line.moves) > len(moves):
            return self.go_on(line.moves[at], moves)
        if not right:
            return self.take_back([line.moves[at], *line.then], line.answer, line.rules)
        return self.finish(line)

    def go_on(self, move: Move, moves: list[Action]) -> Reply:
        since = len(self.match.entries)
        play(self.match, move)
        self.moves = moves
        return Reply("on", "", (), self.match.chapters(YOU, since + 1))

    def finish(self, line: Line) -> Reply:
        since = len(self.match.entries)
        for move in [line.moves[len(self.moves)], *line.then]:
            play(self.match, move)
        happened = self.match.chapters(YOU, since + 1)
        self.number += 1
        self.tries = 0
        self.moves = []
        step = self.step
        if step is not None and step.start is not None:
            self.match = begin(self.lesson, step)
        return Reply("right", line.answer, line.rules, happened)

    def take_back(self, moves: list[Move], says: str, rules: tuple[str, ...]) -> Reply:
        """Show where something leads, and begin the step again."""
        match, since = self.match, len(self.match.entries)
        self.match = match.at(since - len(self.moves))
        self.moves = []
        self.tries += 1
        for move in moves:
            play(match, move)
        return Reply("other", says, rules, match.chapters(YOU, since + 1))


def fitting(lines: tuple[Line, ...], moves: list[Action]) -> list[Line]:
    """The lines that begin like this."""
    return [line for line in lines if [move.action for move in line.moves[: len(moves)]] == moves]


def play(match: Match, move: Move) -> None:
    """Chance answers as it is written, and where nothing is written, the same way every time."""
    match.dealer = ScriptedDealer([*[pick.pick for pick in move.picks], *[0] * MOST_HIDDEN])
    match.play(move.seat, move.action)
    assert not move.picks or match.entries[-1].picks == move.picks, f"Chance was asked otherwise than in {move}."
