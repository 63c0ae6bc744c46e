"""What a first match needs is taught: the rules of the turn, of every decision that comes up in it, and of its end."""

from __future__ import annotations

import pytest

from tafelrunde.learn.lessons import lessons
from tafelrunde.words.rulebook import read_rulebook

NEEDED = {
    "havoc": "H103 H104 H109 H110 H111 H112 H113 H114 H115 H116 H118 H119 H120 H121 H123 H124 H125 H126 H130 H131 "
    "H6 H9 H10 H11 H12 H21 H22 H24 H32 H33 H34 H36 H37",
    "druidenwalzer": "D108 D109 D110 D111 D112 D115 D116 D118 D119 D120 D121 "
    "D6 D8 D9 D10 D12 D13 D16 D18 D19 D20 D21 D22 D24 D25 D26 D35 D41 D48",
    "maginor": "M102 M104 M111 M112 M113 M115 M124 M125 M128 M129 M130 M132 M133 M134 M135 M136 M137 "
    "M4 M13 M14 M16 M17 M19 M22 M23 M31 M32 M33 M34 M53",
}

pytestmark = pytest.mark.parametrize("key", NEEDED)


def test_its_rules_are_all_in_lessons(key: str) -> None:
    taught = {rule for lesson in lessons(key) for rule in lesson.rules()}
    assert set(NEEDED[key].split()) - taught == set()


def test_they_are_in_the_rulebook(key: str) -> None:
    assert set(NEEDED[key].split()) <= {paragraph.number for paragraph in read_rulebook(key, "en").paragraphs()}


def test_the_short_way_comes_first_and_teaches_a_whole_turn(key: str) -> None:
    """Whoever does only that has met most of the decisions of a turn."""
    there = lessons(key)
    short = [lesson for lesson in there if lesson.is_short_way]
    assert there[0] in short and there[1] in short and there[2] in short
    turn = {"havoc": {"recruit", "havoc", "lay", "decline", "pass"}, "druidenwalzer": {"waltz"}}
    turn["maginor"] = {"play", "roll", "move", "name", "put", "claim"}
    assert turn[key] <= set().union(*[lesson.verbs() for lesson in short])
