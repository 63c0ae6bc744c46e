"""What a name looks like. Names that nobody can tell apart have the same skeleton (Unicode TR39); letters that hide,
turn the writing around or come from several alphabets make no name."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final, NamedTuple

import regex
from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.utils import load

from tafelrunde.server.errors import Refusal

LONGEST: Final = 40
MOST_MARKS: Final = 3
"""So many accents may stand on one letter."""
HIDDEN: Final = regex.compile(r"[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800]")
"""Letters that show nothing, and those that turn the writing around."""
HEAPED: Final = regex.compile(rf"\p{{M}}{{{MOST_MARKS + 1}}}")
VISIBLE: Final = regex.compile(r"[\p{L}\p{N}\p{S}]")
MARK: Final = "\u200e"
ANY_SCRIPT: Final = frozenset(["COMMON", "INHERITED"])
TOGETHER: Final = tuple(
    [frozenset(["LATIN", "HAN", *scripts]) for scripts in (["HIRAGANA", "KATAKANA"], ["BOPOMOFO"], ["HANGUL"])]
)
"""Scripts that are written side by side every day; all others stand alone."""


class Likeness(NamedTuple):
    """The skeleton of a name as it is written, and in small letters."""

    drawn: str
    folded: str


def look_of(name: str) -> Likeness:
    return Likeness(skeleton(name), skeleton(name.casefold()).casefold())  # a nought stands for a capital O


def skeleton(name: str) -> str:
    """The same for all names that look the same."""
    seen = HIDDEN.sub("", unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name)))
    return unicodedata.normalize("NFD", "".join([prototypes().get(letter, letter) for letter in seen]))


@cache
def prototypes() -> dict[str, str]:
    """For every letter that looks like another the one that stands for all of them. The library lists for each letter
    those that are drawn like it: one for a letter that has a prototype, which has all of them itself; a prototype of
    several letters has no entry of its own."""
    listed = load("confusables.json")  # with marks around letters that are written from right to left
    alike = {letter.strip(MARK): [other["c"].strip(MARK) for other in listed[letter]] for letter in listed}
    found: dict[str, str] = {}
    for letter, others in alike.items():
        several = [other for other in others if len(other) > 1]
        if len(letter) == 1 and (several or len(others) == 1):
            other = several[0] if several else others[0]
            is_pair = len(other) == 1 and len(alike.get(other, ())) == 1
            found[letter] = min(letter, other) if is_pair else other
    return found


def checked_name(name: str) -> str:
    """The name as it is kept; Refusal if it is too long, hides something, or mixes alphabets."""
    if HIDDEN.search(name):
        raise Refusal("server-error-name-hidden", "A name has no letters that hide or turn the writing around.")
    said = unicodedata.normalize("NFC", " ".join(name.split()))
    if not said.isprintable() or not 0 < len(said) <= LONGEST or not VISIBLE.search(said) or HEAPED.search(said):
        raise Refusal("server-error-name", "A name is 1 to 40 printable characters.")
    if is_mixed(said):
        raise Refusal("server-error-name-mixed", "A name is written in one alphabet.")
    return said


def is_mixed(name: str) -> bool:
    """Whether its letters come from scripts that nobody writes together."""
    scripts = unique_aliases(name) - ANY_SCRIPT
    return len(scripts) > 1 and not any(scripts <= together for together in TOGETHER)
