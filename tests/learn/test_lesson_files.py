"""A file of a lesson that does not fit its game is refused with a sentence that names lesson and step."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tafelrunde.core.registry import package_of
from tafelrunde.learn.lessons import BrokenLesson, read_lesson

GOOD = files(package_of("havoc")).joinpath("lessons").joinpath("1-pair.toml").read_text(encoding="utf-8")


def test_the_good_one_is_read() -> None:
    assert len(read_lesson("havoc", 1, GOOD).steps) == 4


@pytest.mark.parametrize(
    ("part", "becomes", "sentence"),
    [
        ("names =", "names", "Lesson 1 of havoc: "),
        ('names = ["Konrad", "Ilona", "Bertrand"]', "", "Lesson 1 of havoc: 'names' is missing"),
        ('hand = ["b12", "o4"', 'hand = ["b12", "z4"', "Lesson 1 of havoc, step 1: There is no card 'z4'."),
        ('hand = ["b12", "o4"', 'hand = ["b12", "b12"', "step 1: There is no such position in havoc: "),
        ('hand = ["b12", "o4"', 'hand = ["o4", "b12"', "step 1: There is no such position in havoc: hand would be ("),
        ("pile = 54", "pile = 53", "step 1: There is no such position in havoc: pile would be 54."),
        ("pile = 54", "piles = 53", "step 1: a view has no piles"),
        ('"1: lay o9"', '"1: lay o10"', "step 1: Seat 1 may not play 'lay o10' now."),
        ('place = "battle:1"', "", "Lesson 1 of havoc, step 3: 'place' is missing"),
        ('place = "battle:1"', 'place = "card:x1"', "Lesson 1 of havoc, step 3: There is no card 'x1'."),
        ('do = ["lay b12", "lay g12", "stand"', 'do = ["lay b12", "stand"', "step 1: Seat 0 may not play 'stand' now."),
        ('do = ["lay b12", "lay g12", "stand"', 'do = ["0: lay b12"', "step 1: the learner does nothing in ['0: "),
        ('do = ["decline | 17/52"', 'do = ["decline"', "step 1: chance answers 'decline' with '0/52'"),
        ('do = ["decline | 17/52"', 'do = ["decline | 17/51"', "step 1: chance answers 'decline' with '17/52'"),
        ('do = ["decline | 17/52"', 'do = ["dance"', "step 1: There is no action 'dance' in Havoc."),
        ('entries = ["1: havoc", "1: lay o9"', 'entries = ["1: recruit"] # ', "the learner has nothing to decide"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named(part: str, becomes: str, sentence: str) -> None:
    assert part in GOOD
    with pytest.raises(BrokenLesson) as refused:
        read_lesson("havoc", 1, GOOD.replace(part, becomes, 1))
    assert sentence in str(refused.value)


def test_the_first_step_must_say_where_it_begins() -> None:
    text = 'names = ["K", "I", "B"]\n[[step]]\nrules = ["H1"]\nplace = "pile"\nright = []\n'
    with pytest.raises(BrokenLesson, match="Lesson 3 of havoc, step 1: it does not say where it begins"):
        read_lesson("havoc", 3, text)


def test_a_step_may_begin_like_an_earlier_one() -> None:
    more = '[[step]]\nrules = ["H21"]\nplace = "pile"\nfrom = { step = 1 }\n[[step.right]]\ndo = ["lay b12"]\n'
    lesson = read_lesson("havoc", 1, GOOD + more)
    assert lesson.steps[-1].start == lesson.steps[0].start
    with pytest.raises(BrokenLesson, match="step 5: step 2 has no start of its own"):
        read_lesson("havoc", 1, GOOD + more.replace("step = 1", "step = 2"))


def test_attempts_must_fit_wherever_the_step_before_ended() -> None:
    """After the first step blue 12 lies on the field, so the second one cannot be about laying it."""
    with pytest.raises(BrokenLesson, match="step 2: Seat 0 may not play 'lay b12' now"):
        read_lesson("havoc", 1, GOOD.replace('do = ["pass | ', 'do = ["lay b12 | ', 1))
