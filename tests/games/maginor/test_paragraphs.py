"""Every paragraph of the rulebook of Maginor is carried out somewhere and tested somewhere."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.games.maginor import components
from tests.games.paragraphs import LANGUAGES, cited, in_test_names, missing, paragraphs, unknown

HERE = Path(__file__).parent
PACKAGE = Path(components.__file__).parent


def test_every_paragraph_has_a_rule_and_a_test() -> None:
    for found in (cited(PACKAGE, "M"), in_test_names(HERE, "M")):
        assert missing(PACKAGE, found, "M") == [] and unknown(PACKAGE, found, "M") == []


def test_the_rulebooks_have_the_same_numbers_in_the_same_order() -> None:
    numbers = paragraphs(PACKAGE, "M")
    assert sorted(numbers, key=lambda number: int(number[1:])) == [f"M{n}" for n in [*range(1, 55), *range(101, 138)]]
    for language in LANGUAGES:
        assert paragraphs(PACKAGE, "M", language) == numbers
