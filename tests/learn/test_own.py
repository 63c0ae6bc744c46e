"""Exercises of one's own: any decision of any seat of any game can become one, and is then played like the others."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Message
from tafelrunde.core.registry import keys, make_game
from tafelrunde.learn.lessons import YOU, BrokenLesson
from tafelrunde.learn.own import own_lesson, own_name, practice_of, weighed
from tafelrunde.learn.tutor import Tutor
from tafelrunde.review.themes import IN_HAVOC, IN_MACHT, IN_MAGINOR, theme_of
from tafelrunde.words import LANGUAGES, Words


def played(key: str, seats: int, seed: int, most: int) -> Match:
    match = Match.new(key, seats, seed)
    chance = FastDealer(seed)
    while (to_act := match.to_act()) and len(match.entries) < most:
        legal = match.legal(to_act[0])
        match.play(to_act[0], legal[chance.pick(len(legal))])
    return match


def graded(best: int, chosen: int, theme: str, *more: dict[str, Any]) -> dict[str, Any]:
    """A decision as a review tells it."""
    return {
        "theme": theme, "number": chosen, "best_number": best, "cost": 0.16,
        "candidates": [
            {"number": best, "chance": 0.62, "noise": 0.02}, *more, {"number": chosen, "chance": 0.47, "noise": 0.03}
        ],
        "says": [],
    }  # fmt: skip


@pytest.mark.parametrize("key", keys())
def test_decisions_of_every_seat_can_be_practised(key: str) -> None:
    seats = max(make_game(key, {}).seats)
    match = played(key, seats, 5, 260)
    practised: set[int] = set()
    themes: set[str] = set()
    for place in range(3, len(match.entries), 7):
        at = match.at(place)
        seat = at.to_act()[-1]
        legal = at.legal(seat)
        if len(legal) < 2:
            continue
        game, view = match.game, at.view(seat)
        best, chosen = game.catalogue.number(legal[-1]), game.catalogue.number(legal[0])
        told = practice_of(game, seats, view, graded(best, chosen, theme_of(view)))
        lesson = own_lesson(told)
        assert lesson.seat == seat and len(lesson.rivals) == seats - 1
        tutor = Tutor(lesson, "Anna")
        assert tutor.match.view(seat) == view and tutor.names[seat] == "Anna" and len(tutor.names) == seats
        wrong = tutor.act(legal[0])
        assert (wrong.kind, wrong.says) == ("other", "exercise-own-same")
        assert (wrong.args["chance"], wrong.args["best"], wrong.args["cost"]) == (46, 62, 16)
        assert tutor.match.view(seat) == view, "It was taken back."
        right = tutor.act(legal[-1])
        assert (right.kind, right.args) == ("right", {"chance": 62, "next": 46}) and tutor.step is None
        practised.add(seat)
        themes.add(lesson.title)
    assert practised == set(range(seats)) and len(themes) > 1


def test_what_the_noise_does_not_tell_from_the_best_is_right_too() -> None:
    """But not what was graded, and what was hardly tried is neither."""
    more = [
        {"number": 3, "chance": 0.60, "noise": 0.02},
        {"number": 4, "chance": 0.52, "noise": 0.03},
        {"number": 5, "chance": 0.55, "noise": 1.0},
    ]
    right, other = weighed(graded(1, 2, "turn", *more))
    assert right == [[1, 62], [3, 60]] and other == [[2, 46], [4, 52]]


def test_other_rules_do_not_have_it() -> None:
    match = played("druidenwalzer", 2, 1, 20)
    seat = match.to_act()[0]
    first, *_, last = [match.game.catalogue.number(action) for action in match.legal(seat)]
    told = practice_of(match.game, 2, match.view(seat), graded(last, first, "signs"))
    assert own_lesson(told).steps
    changes: list[dict[str, object]] = [{"rules": 0}, {"view": "{}"}, {"right": []}]
    for change in changes:
        with pytest.raises(BrokenLesson):
            own_lesson({**told, **change})


def test_a_decision_has_one_name() -> None:
    assert own_name("oak-wolf-1", 7) == own_name("oak-wolf-1", 7) != own_name("oak-wolf-1", 8)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_name(language: str) -> None:
    kinds = {
        "havoc": {*IN_HAVOC.values(), "recruit", "put"},
        "druidenwalzer": {"fights", "place", "bare", "save", "capture", "signs"},
        "maginor": {*IN_MAGINOR.values(), "spell"},
        "macht": {*IN_MACHT.values(), "march"},
    }
    for key, themes in kinds.items():
        words = Words(language, ("Anna", "Konrad"), YOU)
        for theme in themes:
            for id in (f"{key}-exercise-{theme}", f"{key}-exercise-{theme}-asks"):
                assert words.text(Message(id)) not in ("", id), id
