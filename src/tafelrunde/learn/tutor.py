"""The one who sits with a learner: sets the table for each step, and answers what they do."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from tafelrunde.core.catalogue import Action
from tafelrunde.core.match import Chapter, Match
from tafelrunde.core.messages import Argument, Message
from tafelrunde.learn.lessons import Attempt, Lesson, Move, Start, Step, begin, play

PATIENCE: Final = 3
"""After this many tries at a step, what is meant is pointed at."""


class Reply(NamedTuple):
    """What a tutor says to an action: it goes on, it is right and the step is over, or it was shown and taken back.
    `happened` is what came of it, as the learner sees it; `shown` is the table at the end of that."""

    kind: Literal["on", "right", "other"]
    says: str  # a message id, empty if there is nothing to say
    rules: tuple[str, ...]
    happened: list[Chapter]
    shown: Match
    args: dict[str, Argument] = {}  # noqa: RUF012  (of the message; never changed)
    reasons: tuple[Message, ...] = ()  # said after it


class Tutor:
    """One learner in one lesson. `match` is the table as it lies now; nothing is changed by what is taken back."""

    def __init__(self, lesson: Lesson, name: str) -> None:
        self.lesson: Final = lesson
        self.seat: Final = lesson.seat
        self.names: Final = lesson.names(name)
        self.number: int = 0  # of the step
        self.tries: int = 0
        self.actions: list[Action] = []  # of the learner in this step
        start = lesson.steps[0].start
        assert start is not None
        self.match: Match = self.set_table(start)
        self.begun: int = len(self.match.entries)  # when the step began

    def set_table(self, start: Start) -> Match:
        return begin(self.lesson.game, start, self.names)

    @property
    def step(self) -> Step | None:
        """What is asked now; None when the lesson is over."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    def is_patient(self) -> bool:
        """Whether the learner is still left to find it alone."""
        return self.tries < PATIENCE

    def legal(self) -> list[Action]:
        return self.match.legal(self.seat) if self.step is not None else []

    def meant(self) -> Action | None:
        """What a right attempt does next."""
        attempts = [] if self.step is None else fitting(self.step.right, self.actions)
        return asked(attempts[0])[len(self.actions)].actions[0] if attempts else None

    def act(self, action: Action) -> Reply:
        """Answer what the learner does. IllegalAction, and nothing changes, if the rules do not have it."""
        step = self.step
        assert step is not None, "The lesson is over."
        self.match.check_legal(self.seat, action, self.match.state)
        actions = [*self.actions, action]
        right, other = fitting(step.right, actions), fitting(step.other, actions)
        if not right and not other:
            unforeseen = Attempt((Move(self.seat, (action,), (), True),), step.otherwise, step.rules)
            return self.take_back(unforeseen, list(unforeseen.moves), action)
        attempt = (right or other)[0]
        moves = following(attempt, len(self.actions))
        if len(asked(attempt)) > len(actions):
            self.actions = actions
            return Reply("on", "", (), self.play(self.match, moves, action), self.match)
        if not right:
            return self.take_back(attempt, moves, action)
        return self.finish(attempt, moves, action)

    def play(self, match: Match, moves: list[Move], action: Action) -> list[Chapter]:
        """What comes of an action of the learner and of all that follows by itself."""
        since = len(match.entries)
        for place, move in enumerate(moves):
            play(match, move, action if place == 0 else move.actions[0])
        return match.chapters(self.seat, since + 1)

    def finish(self, attempt: Attempt, moves: list[Move], action: Action) -> Reply:
        shown = self.match
        happened = self.play(shown, moves, action)
        self.number += 1
        self.tries = 0
        self.actions = []
        if self.step is not None and self.step.start is not None:
            self.match = self.set_table(self.step.start)
        self.begun = len(self.match.entries)
        return Reply("right", attempt.answer, attempt.rules, happened, shown, attempt.args, attempt.reasons)

    def take_back(self, attempt: Attempt, moves: list[Move], action: Action) -> Reply:
        """Show where something leads, and begin the step again."""
        shown = self.match
        self.begin_again()
        self.tries += 1
        happened = self.play(shown, moves, action)
        return Reply("other", attempt.answer, attempt.rules, happened, shown, attempt.args, attempt.reasons)

    def begin_again(self) -> None:
        """The table as it lay at the beginning of the step."""
        self.match = self.match.at(self.begun)
        self.actions = []


def asked(attempt: Attempt) -> list[Move]:
    return [move for move in attempt.moves if move.is_left_to_learner]


def fitting(attempts: tuple[Attempt, ...], actions: list[Action]) -> list[Attempt]:
    """The attempts that begin like this."""
    return [
        attempt
        for attempt in attempts
        if len(asked(attempt)) >= len(actions)
        and all(action in move.actions for action, move in zip(actions, asked(attempt), strict=False))
    ]


def following(attempt: Attempt, done: int) -> list[Move]:
    """The move that is asked after so many, and what then happens by itself."""
    places = [place for place, move in enumerate(attempt.moves) if move.is_left_to_learner]
    end = places[done + 1] if done + 1 < len(places) else len(attempt.moves)
    return list(attempt.moves[places[done] : end])
