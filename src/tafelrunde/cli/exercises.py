"""`tafelrunde exercises`: says which there are, plays them at the keyboard, and finds more."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final

from tafelrunde.cli.arena import at_least_one
from tafelrunde.cli.learn import LeftLesson, LessonTable
from tafelrunde.cli.learned import note_solved, solved
from tafelrunde.cli.play import own_name, whole_number
from tafelrunde.cli.progress import Progress
from tafelrunde.cli.saves import problem
from tafelrunde.cli.screen import MAY, QUIET, STRONG, Screen, open_screen
from tafelrunde.core.beginning import check_seats
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.messages import Message, message
from tafelrunde.core.registry import keys, make_game
from tafelrunde.lab.exercise_files import ExerciseFile, fill
from tafelrunde.lab.finding import Hunt
from tafelrunde.learn.exercises import DIFFICULTIES, Exercise, daily, exercises
from tafelrunde.words import Words

COUNT: Final = 10


def run(args: Namespace, words: Words) -> int:
    screen = open_screen(args.plain)
    if args.act is None and args.game is not None:
        return find(args, words, screen)
    if args.act is None:
        for key in keys():
            list_exercises(key, words, screen)
        return 0
    return play(chosen(args, words), words, screen)


def list_exercises(key: str, words: Words, screen: Screen) -> None:
    """How many exercises a game has of each difficulty, and how many of them were solved here."""
    there = exercises(key)
    if not there:
        return
    done = solved(key)
    screen.text(words.text(Message(f"{key}-title")), colour=STRONG)
    for difficulty in DIFFICULTIES:
        of_it = [exercise for exercise in there if exercise.difficulty == difficulty]
        if of_it:
            first, last = of_it[0].lesson.number, of_it[-1].lesson.number
            count = len([exercise for exercise in of_it if exercise.name in done])
            said = message("cli-exercises-row", difficulty=difficulty, first=first, last=last, done=count)
            screen.text(words.text(said), lead="  ", lead_colour=MAY)
    screen.text(words.text(message("cli-exercises-begin", command=f"tafelrunde exercises play {key}")), colour=QUIET)


def chosen(args: Namespace, words: Words) -> list[Exercise]:
    """The exercise of the day; or those of a game from the asked one, or from the first one not solved yet, on."""
    if args.key is None:
        today = daily(date.today())
        if today is None:
            raise ImpossibleTable("cli-error-no-exercise-today", "There are no exercises.")
        return [today]
    there = exercises(args.key)
    if not there:
        title = words.text(Message(f"{args.key}-title"))
        raise ImpossibleTable("cli-error-no-exercises", f"There are no exercises for {args.key}.", game=title)
    done = solved(args.key)
    first = next((place for place, exercise in enumerate(there, 1) if exercise.name not in done), 1)
    number = whole_number(args.number, "N", first)
    if not 1 <= number <= len(there):
        raise ImpossibleTable(
            "cli-error-exercise", f"There is no exercise {number}.", number=number, count=len(there)
        )  # fmt: skip
    return list(there[number - 1 :])


def play(there: Sequence[Exercise], words: Words, screen: Screen) -> int:
    """One exercise after another, until the learner leaves or there are no more."""
    name = own_name(words)
    try:
        for place, exercise in enumerate(there, 1):
            table = ExerciseTable(exercise, name, screen, words.language)
            table.run()
            if place < len(there):
                table.wait("cli-exercise-next", number=there[place].lesson.number)
    except (LeftLesson, EOFError):
        screen.print()
    except KeyboardInterrupt:
        screen.print()
        return 130
    return 0


class ExerciseTable(LessonTable):
    """One exercise at the keyboard."""

    def __init__(self, exercise: Exercise, name: str, screen: Screen, language: str) -> None:
        super().__init__(exercise.lesson, name, screen, language)
        self.exercise: Final = exercise

    def head(self) -> None:
        title = self.words.text(Message(self.exercise.theme))
        number, difficulty = self.lesson.number, self.exercise.difficulty
        said = message("cli-exercise-title", number=number, title=title, difficulty=difficulty)
        self.screen.text(self.words.text(said), colour=STRONG)
        self.say(self.lesson.about)

    def note(self) -> None:
        note_solved(self.lesson.game.key, self.exercise.name)


def known_difficulty(text: str | None) -> int:
    number = whole_number(text, "--difficulty", min(DIFFICULTIES))
    if number not in DIFFICULTIES:
        raise ImpossibleTable(
            "lab-error-difficulty",
            f"--difficulty must be 1, 2 or 3, not {number}.",
            option="--difficulty",
            text=str(number),
        )
    return number


def find(args: Namespace, words: Words, screen: Screen) -> int:
    """Look for more, and add each to a file as soon as it is found."""
    game = make_game(args.game, {})
    seats = check_seats(game, whole_number(args.seats, "--seats", min(game.seats)))
    count, jobs = at_least_one(args.count, "--count", COUNT), at_least_one(args.jobs, "--jobs", 1)
    difficulty = known_difficulty(args.difficulty)
    path = Path(args.write or f"{args.game}-exercises.toml")
    progress = Progress(screen, words)
    code = 0
    try:
        file = ExerciseFile(path)
        before = len(file.told)
    except OSError as error:
        raise problem("cli-error-read", path, error) from None
    try:
        fill(
            file, Hunt(args.game, seats, args.seed or "1", difficulty), count, jobs,
            lambda done, wanted, played: progress.show(
                done, wanted, lambda: words.text(message("lab-exercises-matches", matches=played))
            ),
        )  # fmt: skip
    except KeyboardInterrupt:
        code = 130
    except OSError as error:
        raise problem("cli-error-write", path, error) from None
    finally:
        progress.clear()
    found = len(file.told) - before
    screen.text(words.text(message("lab-exercises-found", count=found, path=str(path))))
    return code
