"""Exercises of one's own: a decision of a match that its review graded, kept as the seat knew it, with the choices that
the review weighed. Each is a lesson of one step, as the other exercises are, in the seat where one sat."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from tafelrunde.core.beginning import begun, read_view, write_view
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.errors import TableError
from tafelrunde.core.game import Game
from tafelrunde.core.messages import Argument, Message
from tafelrunde.core.registry import make_game
from tafelrunde.core.view import View
from tafelrunde.learn.exercises import OWN_ABOUT, PLACES, REASONS, RIVALS, figures
from tafelrunde.learn.lessons import Attempt, BrokenLesson, Lesson, Move, Start, Step, begin, reason

OWN: Final = "own-"
"""So their names begin; that of no other exercise does."""
TIP: Final = "exercise-own-tip"
UNWEIGHED: Final = 1.0
"""The noise of a choice that was thought about too little to say anything."""


def own_name(table: str, chapter: int) -> str:
    """The name of an exercise, the same for the same decision."""
    return OWN + sha256(f"{table} {chapter}".encode()).hexdigest()[:12]


def practice_of(game: Game, seats: int, view: View, decision: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept of a decision, as `review.facts` tells it: nothing that the seat did not know. ImpossibleTable if
    nobody could be set down at this position."""
    text = write_view(view)
    begun(game, view, FastDealer(0))
    right, other = weighed(decision)
    return {
        "game": game.key,
        "rules": game.version,
        "options": dict(game.chosen),
        "seats": seats,
        "theme": decision["theme"],
        "view": text,
        "seed": int(sha256(text.encode()).hexdigest()[:6], 16),
        "right": right,
        "other": other,
        "chosen": decision["number"],
        "reasons": [said["id"] for said in decision["says"][3:] if not said["args"]],
    }


def weighed(decision: Mapping[str, Any]) -> tuple[list[list[int]], list[list[int]]]:
    """The choices that are right and those that are not, each with its chance in percent. As good as the best is what
    the noise does not tell from it; the one that was made is not, for it was graded. What was hardly tried is
    neither."""
    choices = {one["number"]: one for one in decision["candidates"]}
    best, chosen = choices[decision["best_number"]], decision["number"]
    most = percent(best["chance"])
    right, other = [[best["number"], most]], [[chosen, max(0, most - max(1, percent(decision["cost"])))]]
    for number, one in choices.items():
        if number in (best["number"], chosen) or one["noise"] >= UNWEIGHED:
            continue
        is_as_good = best["chance"] - one["chance"] <= best["noise"] + one["noise"]
        (right if is_as_good else other).append([number, percent(one["chance"])])
    return right, other


def percent(part: float) -> int:
    return round(100 * part)


def own_lesson(told: Mapping[str, Any]) -> Lesson:
    """The lesson that an exercise of one's own is; BrokenLesson if the rules of today do not have it."""
    try:
        game = make_game(told["game"], told["options"])
        if told["rules"] != game.version:
            raise ValueError("it was kept by other rules")
        view = read_view(game, told["seats"], told["view"])
        theme = f"{game.key}-exercise-{told['theme']}"
        step = own_question(game, theme, view, told)
        rivals = RIVALS[: told["seats"] - 1]
        return Lesson(game, 0, theme, OWN_ABOUT, TIP, False, rivals, (step,), view.seat)
    except (AssertionError, AttributeError, LookupError, TableError, TypeError, ValueError) as error:
        raise BrokenLesson(f"An exercise of {told.get('game')}: {reason(error)}") from error


def own_question(game: Game, theme: str, view: View, told: Mapping[str, Any]) -> Step:
    start = Start(view, told["seed"], ())
    actions, match = game.catalogue.actions, begin(game, start)
    sentences = game.tell_prompt(view, match.legal(view.seat))
    rules = tuple(dict.fromkeys([rule for sentence in sentences for rule in sentence.rules]))
    best, most = told["right"][0]
    reasons = (*figures(game, start, actions[best]), *[Message(id) for id in told["reasons"]])[:REASONS]
    after = max([chance for _, chance in told["other"]])

    def attempt(number: int, answer: str, **args: Argument) -> Attempt:
        return Attempt((own_move(game, start, actions[number]),), answer, rules, args, reasons)

    right = [
        attempt(number, "exercise-right", chance=chance, next=min(chance, after)) for number, chance in told["right"]
    ]  # fmt: skip
    other = [
        attempt(
            number,
            "exercise-own-same" if number == told["chosen"] else "exercise-other",
            chance=chance,
            best=most,
            cost=max(0, most - chance),
            action=game.tell_action(view, actions[best]),
        )
        for number, chance in told["other"]
    ]
    place = PLACES.get(game.key, f"seat:{view.seat}")
    return Step(start, f"{theme}-asks", "exercise-own-else", rules, place, tuple(right), tuple(other))


def own_move(game: Game, start: Start, action: Action) -> Move:
    """An action of the learner; chance answers it as the seed of the exercise has it."""
    match = begin(game, start)
    match.play(start.view.seat, action)
    return Move(start.view.seat, (action,), match.entries[-1].picks, True)
