"""From the first word to the first own decision of a match: ten minutes at most on the short way, even for whoever
tries something else first at every step and reads the longest answer to it."""

from __future__ import annotations

import pytest

from tafelrunde.core.messages import Message
from tafelrunde.core.registry import keys
from tafelrunde.learn.lessons import Step, lessons
from tafelrunde.words import LANGUAGES, Words

WORDS_A_MINUTE = 200
MINUTES_A_TRY = 5 / 60
GLANCE = 1.0
"""Minutes for the glance at a game that comes before its lessons."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in keys() if lessons(key)])
def test_the_short_way_takes_ten_minutes_at_most(key: str, language: str) -> None:
    words = Words(language)

    def count(id: str) -> int:
        return len(words.text(Message(id)).split())

    def read_in(step: Step) -> int:
        return count(step.asks) + longest(step, "right") + longest(step, "other")

    def longest(step: Step, kind: str) -> int:
        return max([count(attempt.answer) for attempt in getattr(step, kind)] or [0])

    short = [lesson for lesson in lessons(key) if lesson.is_short_way]
    steps = [step for lesson in short for step in lesson.steps]
    read = sum([count(id) for lesson in short for id in (lesson.title, lesson.about, lesson.tip)])
    read += sum([read_in(step) for step in steps])
    tries = sum([2 if step.other else 1 for step in steps])
    assert read > 200 and len(steps) >= 6
    assert GLANCE + read / WORDS_A_MINUTE + tries * MINUTES_A_TRY <= 10
