"""The wire, fourth part: learning. A lesson is told as a table is: a sight, chapters, events."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from tafelrunde.server.http.bodies import Milliseconds
from tafelrunde.server.http.wire import ActionNumber, ChapterJson, MessageJson, SentenceJson, Sight, TableJson

MOST_DONE: Final = 80
"""More than any lesson takes."""


class LessonCard(Struct, frozen=True, gc=False):
    """A lesson in the list of a game's lessons: its title and what it teaches. The ones of the short way are enough for
    a first match."""

    number: int
    title: MessageJson
    about: MessageJson
    steps: int
    short_way: bool


class DoneLesson(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """All that you have done in a lesson, from its beginning to its end."""

    did: Annotated[list[ActionNumber], Meta(max_length=MOST_DONE)]


class ExerciseCard(Struct, frozen=True, gc=False):
    """An exercise of a game: a position with one clearly best choice, from 1 (easy) to 3 (hard). `theme` names the kind
    of decision."""

    game: str
    name: str
    theme: MessageJson
    difficulty: int


CostlyGrade: TypeAlias = Literal["slip", "mistake", "blunder"]


class OwnExercise(Struct, frozen=True, gc=False):
    """An exercise of your own: a decision that a review graded, in which chapter of the match at which table, and what
    it cost, as a part of a win. It is played at the address of an exercise."""

    game: str
    name: str
    theme: MessageJson
    grade: CostlyGrade
    cost: float
    at: Milliseconds
    table: str
    chapter: int


class LearntGame(Struct, frozen=True, gc=False):
    """How far you are with a game: its lessons and exercises, those of your `own`, what you have learnt (`glance`,
    `lesson-2`, `exercise-…`, `note-…` of the companion; `alone` if you sent it away), and how many matches you have
    finished."""

    game: str
    lessons: list[LessonCard]
    exercises: list[ExerciseCard]
    own: list[OwnExercise]
    learned: list[str]
    matches: int


class LearningJson(Struct, frozen=True, gc=False):
    """How far you are with each game; the exercise of the day, which is the same for everybody; and on which of the
    last seven days you solved one, the earliest first."""

    games: list[LearntGame]
    daily: ExerciseCard | None
    days: list[bool]


class WayOn(Struct, frozen=True, gc=False):
    """How far you are with the game that you learnt in last: lessons done of those there are, exercises solved of those
    there are."""

    game: str
    done: int
    lessons: int
    solved: int
    exercises: int


class LearningToday(Struct, frozen=True, gc=False):
    """What the first page says of learning: the way on, if you have begun one; whether you have yet to finish a match;
    the exercise of the day by its game and name, and whether you have solved it."""

    way: WayOn | None
    is_new: bool
    game: str
    exercise: str
    is_solved: bool


class NoteLearned(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """You have had a look at the game, or want to play without the companion; with `on` false, that is taken back."""

    what: Literal["glance", "alone"]
    on: bool


class AskCompanion(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Ask the companion of a match, who has heard the chapters up to this number."""

    since: Annotated[int, Meta(ge=-1, le=1_000_000)]


class CompanionNote(Struct, frozen=True, gc=False):
    """What the companion says the first time that something turns up: a sentence, ideas of what to do, the rules behind
    them, and the spot of the board, which may be empty."""

    id: str
    says: MessageJson
    ideas: list[MessageJson]
    rules: list[str]
    place: str


class Companion(Struct, frozen=True, gc=False):
    """Null if there is nothing to say that was not said before."""

    note: CompanionNote | None


class LessonStep(Struct, frozen=True, gc=False):
    """What is asked of you, the spot of the board where that is said, and the action that is meant next."""

    number: int
    asks: SentenceJson
    place: str
    meant: int | None


class LessonReply(Struct, frozen=True, gc=False):
    """What is said to your actions. `on`: the step goes on; `right`: it is over; `other`: it leads to `sight`, and is
    taken back then. `chapters` come after number `since`."""

    kind: Literal["on", "right", "other"]
    says: SentenceJson | None
    reasons: list[MessageJson]
    since: int
    chapters: list[ChapterJson]
    sight: Sight


class OtherwiseJson(Struct, frozen=True, gc=False):
    """What happens with another choice than the best one of an exercise: its chance to win in percent, and what rivals
    do then."""

    action: MessageJson
    chance: int
    follows: list[SentenceJson]


class LessonMoment(Struct, frozen=True, gc=False):
    """Where you are in a lesson, after the `reply` to what you did, if you did anything. `begun` is how much of `did`
    was done before this step. `step` is null when the lesson is over; then `tip` is said. `otherwise` is told when
    an exercise is solved."""

    table: TableJson
    title: MessageJson
    steps: int
    step: LessonStep | None
    tip: MessageJson | None
    did: list[int]
    begun: int
    sight: Sight
    chapters: list[ChapterJson]
    reply: LessonReply | None
    otherwise: list[OtherwiseJson]
