"""`tafelrunde learn`: lists the lessons of the games, and plays one at the keyboard."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from tafelrunde.cli.choosing import Choices, Problem
from tafelrunde.cli.keyboard import read_line
from tafelrunde.cli.keys import Keys
from tafelrunde.cli.learned import learned, note_learned
from tafelrunde.cli.page import Page, position_of
from tafelrunde.cli.play import own_name, whole_number
from tafelrunde.cli.screen import FOLLOWS, MAY, QUIET, STRONG, Screen, open_screen
from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import ImpossibleTable, TableError
from tafelrunde.core.match import Chapter
from tafelrunde.core.messages import Argument, Message, Position, Sentence, message
from tafelrunde.core.paragraphs import paragraphs
from tafelrunde.core.registry import keys
from tafelrunde.learn.lessons import YOU, Lesson, lessons
from tafelrunde.learn.tutor import Reply, Tutor
from tafelrunde.words import Words

KEYS: Final = (("u", "undo"), ("r", "rules"), ("v", "view"), ("h", "help"), ("q", "quit"))
OTHER_HELP: Final = {"undo": "cli-help-lesson-undo", "quit": "cli-help-lesson-quit"}


class LeftLesson(Exception):
    """The learner leaves; lessons that are over stay noted."""


def run(args: Namespace, words: Words) -> int:
    screen = open_screen(args.plain)
    if args.number is None:
        taught = [args.game] if args.game else [key for key in keys() if lessons(key)]
        for key in taught:
            list_lessons(key, lessons_of(key, words), words, screen)
        return 0
    lessons_there = lessons_of(args.game, words)
    number = whole_number(args.number, words.text(Message("cli-name-lesson")), 1)
    if not 1 <= number <= len(lessons_there):
        raise ImpossibleTable(
            "cli-error-lesson", f"There is no lesson {number}.", number=number, count=len(lessons_there)
        )
    return teach(lessons_there, number, words, screen)


def lessons_of(key: str, words: Words) -> Sequence[Lesson]:
    found = lessons(key)
    if not found:
        title = words.text(Message(f"{key}-title"))
        raise ImpossibleTable("cli-error-no-lessons", f"There are no lessons for {key}.", game=title)
    return found


def list_lessons(key: str, there: Sequence[Lesson], words: Words, screen: Screen) -> None:
    """The lessons of a game: what they teach, which ones are enough for a first match, which ones were done."""
    done = learned(key)
    screen.text(words.text(message("cli-lessons", game=words.text(Message(f"{key}-title")))), colour=STRONG)
    for lesson in there:
        marks = [("cli-lessons-short", lesson.is_short_way), ("cli-lessons-done", lesson.number in done)]
        told = ", ".join([words.text(Message(id)) for id, is_so in marks if is_so])
        title = words.text(Message(lesson.title))
        screen.text(f"{title} ({told})" if told else title, lead=f"  {lesson.number}  ", lead_colour=MAY)
        screen.text(words.text(Message(lesson.about)), lead="     ", colour=QUIET)
    first = next((lesson.number for lesson in there if lesson.number not in done), 1)
    screen.text(words.text(message("cli-lessons-begin", command=f"tafelrunde learn {key} {first}")))


def teach(there: Sequence[Lesson], number: int, words: Words, screen: Screen) -> int:
    """One lesson after another, from this one on, until the learner leaves or there are no more."""
    name = own_name(words)
    try:
        for lesson in there[number - 1 :]:
            course = LessonTable(lesson, name, screen, words.language)
            course.run()
            if lesson.number < len(there):
                course.wait("cli-lesson-next", title=words.text(Message(there[lesson.number].title)))
        screen.text(words.text(Message("cli-lessons-over")))
    except (LeftLesson, EOFError):
        screen.print()
        screen.text(words.text(message("cli-lesson-left", game=there[0].game.key)))
    except KeyboardInterrupt:
        screen.print()
        return 130
    return 0


class LessonTable:
    """One lesson at the keyboard."""

    def __init__(self, lesson: Lesson, name: str, screen: Screen, language: str) -> None:
        self.lesson: Final = lesson
        self.tutor: Final = Tutor(lesson, name)
        self.screen: Final = screen
        self.words: Final = Words(language, self.tutor.names, YOU)
        self.page: Final = Page(screen, lesson.game, self.words)
        self.keys: Final = Keys(self.words, KEYS, taking="r")
        self.shown: Position = []

    def say(self, id: str, **args: Argument) -> None:
        self.screen.text(self.words.text(message(id, **args)))

    def run(self) -> None:
        """Play all steps, then say the tip and note that the lesson was done."""
        self.screen.rule()
        self.head()
        while self.tutor.step is not None:
            self.show_step()
            number = self.tutor.number
            while self.tutor.number == number:
                self.turn()
            if self.tutor.step is not None:
                self.wait("cli-lesson-next-step", number=self.tutor.number + 1)
        tip = self.words.text(Message(self.lesson.tip))
        self.screen.text(tip, lead=self.words.text(Message("cli-lesson-tip")) + "  ", lead_colour=STRONG)
        try:
            self.note()
        except TableError as error:
            self.screen.text(self.words.error(error))

    def head(self) -> None:
        """What this is about."""
        title = message(
            "cli-lesson-title", number=self.lesson.number, title=self.words.text(Message(self.lesson.title))
        )
        self.screen.text(self.words.text(title).upper(), colour=STRONG)
        self.say(self.lesson.about)
        if self.lesson.number == 1:
            self.say("cli-lesson-scripted")

    def note(self) -> None:
        note_learned(self.lesson.game.key, self.lesson.number)

    def wait(self, id: str, **args: Argument) -> None:
        """Enter goes on, q leaves; anything else gets a sentence."""
        while True:
            line = read_line(self.words.text(message(id, **args)))
            if self.keys.find(line)[0] == "q":
                raise LeftLesson
            if not line:
                return
            self.say("cli-lesson-wait", text=line)

    def show_step(self) -> None:
        """What has happened, how the table lies, and what is asked."""
        tutor = self.tutor
        self.screen.rule()
        step = message("cli-lesson-step", number=tutor.number + 1, count=len(self.lesson.steps))
        self.screen.text(self.words.text(step), colour=QUIET)
        assert tutor.step is not None
        if tutor.step.start is not None:
            self.tell(tutor.match.chapters(YOU, 1))
        self.shown = position_of(tutor.match, YOU)[1]
        self.page.position(self.shown)
        self.screen.rule()
        self.ask()
        self.keys.show(self.screen)

    def tell(self, chapters: list[Chapter]) -> None:
        self.page.chronicle(paragraphs(self.lesson.game, chapters))

    def ask(self) -> None:
        """What the step asks; within it, what the game asks."""
        assert self.tutor.step is not None
        asked = self.asked() if not self.tutor.actions else self.prompt()
        self.page.prompt(asked, self.words.text(Message("cli-your-turn")))
        self.screen.choices(self.choices().numbered())
        meant = self.tutor.meant()
        if meant is not None and not self.tutor.is_patient():
            place = self.tutor.legal().index(meant)
            said = message("cli-lesson-meant", number=place + 1, choice=self.choices().texts[place])
            self.screen.text(self.words.text(said), colour=FOLLOWS)

    def asked(self) -> list[Sentence]:
        assert self.tutor.step is not None
        return [Sentence(Message(self.tutor.step.asks), self.tutor.step.rules)]

    def prompt(self) -> list[Sentence]:
        return self.lesson.game.tell_prompt(self.tutor.match.view(YOU), self.tutor.legal())

    def choices(self) -> Choices:
        tutor = self.tutor
        return Choices(self.lesson.game, tutor.legal(), self.words, tutor.match.view(YOU))

    def turn(self) -> None:
        """Carry out one line that the learner types."""
        line = read_line(self.words.text(Message("cli-prompt")))
        key, rest = self.keys.find(line)
        try:
            if key:
                self.do_key(key, rest)
            elif line.endswith("?"):
                self.page.preview(self.tutor.match.view(YOU), self.choices().find(line.rstrip("? ")))
            else:
                self.act(self.choices().find(line))
        except Problem as problem:
            self.screen.text(self.words.text(problem.message))
        except TableError as error:
            self.screen.text(self.words.error(error))

    def do_key(self, key: str, rest: str) -> None:
        if key == "q":
            raise LeftLesson
        if key == "u":
            if not self.tutor.actions:
                raise Problem("cli-lesson-no-undo")
            self.tutor.begin_again()
            self.say("cli-undone")
            self.shown = position_of(self.tutor.match, YOU)[1]
            self.ask()
        elif key == "r":
            self.page.rules(rest, [*self.asked(), *self.prompt()])
        elif key == "v":
            self.page.position(position_of(self.tutor.match, YOU)[1])
            self.ask()
        else:
            self.help()

    def help(self) -> None:
        choices = self.choices()
        for id in ("cli-help-choose", "cli-help-preview"):
            self.say(id, example=choices.example())
        self.keys.explain(self.screen, OTHER_HELP)
        self.screen.choices(choices.with_notation())

    def act(self, action: Action) -> None:
        reply = self.tutor.act(action)
        self.tell(reply.happened)
        if reply.kind == "on":
            position = position_of(self.tutor.match, YOU)[1]
            self.page.position(position, self.shown)
            self.shown = position
        else:
            self.answer(reply)
        if reply.kind != "right":
            self.ask()

    def answer(self, reply: Reply) -> None:
        """What a tutor says; what was not meant is taken back."""
        reasons = [Sentence(reason) for reason in reply.reasons]
        self.page.sentences([Sentence(Message(reply.says, reply.args), reply.rules), *reasons])
        if reply.kind == "other":
            self.screen.text(self.words.text(Message("cli-lesson-back")), colour=QUIET)
            self.shown = position_of(self.tutor.match, YOU)[1]
