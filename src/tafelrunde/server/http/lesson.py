"""A lesson in the words of the wire. Nothing of it is kept here: whoever learns says what they have done, and that is
done again. The rules and the lesson decide whether it can be, and chance answers the same every time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import IllegalAction
from tafelrunde.core.match import Chapter, Match
from tafelrunde.core.messages import Sentence
from tafelrunde.core.outcomes import foretell
from tafelrunde.learn.exercises import otherwise
from tafelrunde.learn.lessons import Lesson, Move, play
from tafelrunde.learn.tutor import Reply, Tutor, fitting
from tafelrunde.server.errors import Refusal
from tafelrunde.server.http import learned, wire
from tafelrunde.server.http.sight import chapter, choices, fields_of, happening, shown_fields, sight_after
from tafelrunde.server.phrases import MessageJson, argument, message, messages, position, sentence, sentences
from tafelrunde.server.tables.summary import table_elsewhere

YOUR_NAME: Final = "you"
"""Records need one; pages have their own."""


class Course:
    """Somebody's way through a lesson: the tutor, what was done, and how much of it before the present step."""

    def __init__(self, lesson: Lesson, did: Sequence[int]) -> None:
        self.lesson: Final = lesson
        self.tutor: Final = Tutor(lesson, YOUR_NAME)
        self.did: list[int] = []
        self.begun: int = 0
        for number in did:
            if self.act(number).kind == "other":
                raise gone_astray()

    def action(self, number: int) -> Action:
        actions = self.lesson.game.catalogue.actions
        if number >= len(actions):
            raise IllegalAction("error-no-such-action", f"There is no action {number}.", action=str(number))
        return actions[number]

    def act(self, number: int) -> Reply:
        if self.tutor.step is None:
            raise Refusal("server-error-lesson-over", "This lesson is over.")
        reply = self.tutor.act(self.action(number))
        if reply.kind == "other":
            del self.did[self.begun :]
        else:
            self.did.append(number)
        if reply.kind == "right":
            self.begun = len(self.did)
        return reply

    def act_together(self, numbers: Sequence[int]) -> Answer:
        """Actions that were confirmed as one, up to the first that is answered."""
        since, happened = len(self.tutor.match.entries), list[Chapter]()
        rest = list(numbers)
        while True:
            number = self.next_of(rest)
            rest.remove(number)
            reply = self.act(number)
            happened += reply.happened
            if not rest or reply.kind != "on":
                return Answer(reply, since, [*happened, *self.unforeseen(reply, rest)])

    def unforeseen(self, reply: Reply, rest: list[int]) -> list[Chapter]:
        """What nobody foresaw is shown with all that was confirmed together with it, as far as that can be done."""
        match, step = reply.shown, self.tutor.step
        since = len(match.entries)
        if reply.kind == "other" and step is not None and reply.says == step.otherwise:
            for number in rest:
                action = self.action(number)
                if action not in match.legal(self.lesson.seat):
                    break
                play(match, Move(self.lesson.seat, (action,), (), True), action)
        return match.chapters(self.lesson.seat, since + 1)

    def next_of(self, numbers: list[int]) -> int:
        """Which of these is done first. A page confirms cards in the order of their numbers, a lesson names them in its
        own; what is confirmed last ends the turn, so it stays the last."""
        step = self.tutor.step
        if step is None or len(numbers) == 1:
            return numbers[0]
        for attempts in (step.right, step.other):
            for number in numbers[:-1]:
                action = self.action(number)
                if action in self.tutor.legal() and fitting(attempts, [*self.tutor.actions, action]):
                    return number
        return numbers[0]


class Answer:
    """What a tutor says to actions, and all that happened after so many entries."""

    def __init__(self, reply: Reply, since: int, happened: list[Chapter]) -> None:
        self.reply: Final = reply
        self.since: Final = since
        self.happened: Final = happened


def gone_astray() -> Refusal:
    return Refusal("server-error-lesson-way", "The lesson does not go this way; begin it again.")


def moment(lesson: Lesson, did: list[int], actions: list[int], undo: int, words: bool) -> learned.LessonMoment:
    """Where somebody is after what they did and do now. Of what they did in this step, so many are taken back first."""
    course = Course(lesson, did)
    if undo:
        course = Course(lesson, did[: max(course.begun, len(did) - undo)])
    answer = course.act_together(actions) if actions else None
    tutor, step = course.tutor, course.tutor.step
    meant = tutor.meant()
    return learned.LessonMoment(
        table=table_of(lesson, tutor.match),
        title=full(lesson.title),
        steps=len(lesson.steps),
        step=None
        if step is None
        else learned.LessonStep(
            number=tutor.number + 1,
            asks=wire.SentenceJson(full(step.asks), list(step.rules)),
            place=step.place,
            meant=None if meant is None else lesson.game.catalogue.number(meant),
        ),
        tip=full(lesson.tip) if step is None else None,
        did=course.did,
        begun=course.begun,
        sight=sight_of(tutor.match, lesson.seat, tutor.legal(), words, can_undo=bool(tutor.actions), can_hint=True),
        chapters=[chapter(lesson.game, part, False) for part in tutor.match.chapters(lesson.seat)],
        reply=None if answer is None else reply_told(answer, course, words),
        otherwise=otherwise_told(lesson) if step is None else [],
    )


def otherwise_told(lesson: Lesson) -> list[learned.OtherwiseJson]:
    return [
        learned.OtherwiseJson(message(other.action), other.chance, sentences(list(other.follows)))
        for other in otherwise(lesson)
    ]


def reply_told(answer: Answer, course: Course, words: bool) -> learned.LessonReply:
    reply = answer.reply
    goes_on = reply.kind == "on"
    legal = course.tutor.legal() if goes_on else []
    return learned.LessonReply(
        kind=reply.kind,
        says=wire.SentenceJson(said(reply), list(reply.rules)) if reply.says else None,
        reasons=messages(reply.reasons),
        since=answer.since,
        chapters=[chapter(course.lesson.game, part) for part in answer.happened],
        sight=sight_of(reply.shown, course.lesson.seat, legal, words, can_undo=goes_on, can_hint=goes_on),
    )


def said(reply: Reply) -> MessageJson:
    return MessageJson(reply.says, {name: argument(value) for name, value in reply.args.items()})


def full(id: str) -> MessageJson:
    """With the key of its game: lists tell of the lessons of several."""
    return MessageJson(id, {})


def named_theme(game: str, theme: str) -> MessageJson:
    """A kind of decision, as the exercises of its game call it."""
    return full(f"{game}-exercise-{theme}")


def sight_of(
    match: Match, seat: int, legal: list[Action], words: bool, can_undo: bool, can_hint: bool
) -> wire.Sight:  # fmt: skip
    """What lies on the table of a lesson. A lesson goes on when its match is over, so that is never told as ended."""
    game, view = match.game, match.view(seat)
    return wire.Sight(
        view=fields_of(view),
        shown=shown_fields(game.shown(view)),
        legal=choices(game, view, legal),
        prompt=sentences(game.tell_prompt(view, match.legal(seat))),
        position=position(game.tell_position(view)) if words else None,
        to_act=match.to_act(),
        standings=None,
        ending=None,
        can_undo=can_undo,
        can_hint=can_hint and bool(legal),
        settled=match.final_entries,
        clocks=[],
        agreed=[],
        now=0,
    )


def table_of(lesson: Lesson, match: Match) -> wire.TableJson:
    """A table at which the learner sits with the rivals of the lesson."""
    chairs = [
        wire.ChairJson(seat, "bot", name, None, None, "squire", False, False, None)
        if seat != lesson.seat
        else wire.ChairJson(seat, "person", "", None, None, None, False, False, None)
        for seat, name in enumerate(lesson.names(""))
    ]
    return table_elsewhere(f"{lesson.game.key}-{lesson.number}", match, chairs, lesson.seat, False, None)


def preview(lesson: Lesson, did: list[int], actions: list[int], after: bool) -> wire.Preview:
    """What is certain about actions that would be confirmed as one."""
    course = Course(lesson, did)
    match, game = course.tutor.match, lesson.game
    for number in actions:
        course.action(number)
    match.check_legal(lesson.seat, course.action(actions[0]), match.state)
    view = match.view(lesson.seat)
    certain = foretell(game, view, actions)
    told = sight_after(game, view, actions, certain.view) if after and certain.view is not None else None
    return wire.Preview("", [happening(game, event, joins=False) for event in certain.events], told)


def why(lesson: Lesson, did: list[int], action: int) -> wire.Why:
    """Why the learner may not do this now; null if they may."""
    course = Course(lesson, did)
    course.action(action)
    refused: Sentence | None = lesson.game.why_not(course.tutor.match.view(lesson.seat), action)
    return wire.Why("", action, None if refused is None else sentence(refused))


def is_done(lesson: Lesson, did: list[int]) -> bool:
    """Whether this is a way to the end of the lesson."""
    return Course(lesson, did).tutor.step is None
