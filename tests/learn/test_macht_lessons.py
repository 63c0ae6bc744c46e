"""What a first match of Macht & Ohnmacht needs is taught, and what lessons leave out the companion explains."""

from __future__ import annotations

from tafelrunde.core.registry import make_game
from tafelrunde.learn.companion import cues
from tafelrunde.learn.lessons import lessons
from tafelrunde.words.rulebook import read_rulebook

RULES = (
    "P104 P105 P106 P111 P114 P115 P116 P117 P118 P119 P120 P122 "
    "P7 P8 P9 P10 P11 P12 P17 P18 P19 P20 P21 P22 P23 P27 P28 P29 P30 P31 P33 P36 P37 P40 P46"
)
NEEDED = set(RULES.split())
LEFT_TO_THE_COMPANION = {"P4", "P13", "P14", "P24", "P25", "P26", "P52", "P110", "P121"}


def test_the_rules_of_a_first_match_are_all_in_lessons() -> None:
    assert NEEDED - {rule for lesson in lessons("macht") for rule in lesson.rules()} == set()


def test_the_rest_is_in_notes() -> None:
    assert LEFT_TO_THE_COMPANION - {rule for cue in cues("macht") for rule in cue.note.rules} == set()
    there = {paragraph.number for paragraph in read_rulebook("macht", "en").paragraphs()}
    assert there >= NEEDED | LEFT_TO_THE_COMPANION


def test_the_short_way_comes_first_and_teaches_a_whole_turn() -> None:
    """All four actions, and both uses of an influence marker."""
    short = [lesson for lesson in lessons("macht") if lesson.is_short_way]
    assert [lesson.number for lesson in short] == [1, 2, 3, 5]
    verbs = set().union(*[lesson.verbs() for lesson in short])
    assert verbs >= {"take", "deploy", "resupply", "reinforce", "take-over", "occupy"}


def test_every_kind_of_decision_is_taught_or_explained() -> None:
    catalogue = {action.verb for action in make_game("macht", {}).catalogue.actions}
    taught = set().union(*[lesson.verbs() for lesson in lessons("macht")])
    in_phases = {"retreat", "no-retreat", "remove", "swap", "stop"}  # of which a note speaks whatever the choice
    explained = set().union(*[cue.verbs for cue in cues("macht")]) | in_phases
    assert catalogue - taught - explained == set()
