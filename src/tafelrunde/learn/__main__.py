"""Writes which rules each lesson teaches into a page: `python -m tafelrunde.learn docs/learn.md`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tafelrunde.core.messages import Message
from tafelrunde.core.registry import keys
from tafelrunde.learn.lessons import lessons
from tafelrunde.words import LANGUAGES, Words

BEGIN: Final = "<!-- made by `python -m tafelrunde.learn docs/learn.md` -->\n"
END: Final = "<!-- until here -->\n"


def table() -> str:
    """A row for each lesson: its rules in the order in which they are met, and the decisions that are left to the
    learner."""
    words = Words(LANGUAGES[0])
    rows = ["| lesson | | short way | rules | decisions |", "|---|---|---|---|---|"]
    for key in keys():
        for lesson in lessons(key):
            title = words.text(Message(lesson.title))
            short = "yes" if lesson.is_short_way else ""
            rules, verbs = ", ".join(lesson.rules()), ", ".join(sorted(lesson.verbs()))
            rows.append(f"| {key} {lesson.number} | {title} | {short} | {rules} | {verbs} |")
    return "\n".join(rows) + "\n"


def with_table(page: str) -> str:
    """The page with everything between the marks made anew."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + table() + END + after


def main(path: Path) -> None:
    path.write_text(with_table(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
