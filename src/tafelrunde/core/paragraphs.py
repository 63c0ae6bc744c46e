"""The chronicle in paragraphs: a heading for each turn, and under it lines that tell what belongs together at once.

Which events those are, a game declares in its `chronicle.py`. Boards in the browser join lines in the same way
(`web/src/words/paragraphs.ts`), because a page is told event by event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.core.declared import FIRST, HEADING, MORE, Told
from tafelrunde.core.game import Game
from tafelrunde.core.match import Chapter
from tafelrunde.core.messages import Argument, Message, Person, Sentence


class ChronicleLine(NamedTuple):
    """One event, or several that belong together; the chapters of the first and the last of them."""

    sentence: Sentence
    first: int
    last: int


class ChronicleTurn(NamedTuple):
    """What is told under one heading; there is none over what comes before the first turn."""

    heading: Message | None
    lines: list[ChronicleLine]


def paragraphs(game: Game, chapters: Sequence[Chapter]) -> list[ChronicleTurn]:
    """These chapters, joined. Events under the same heading stay in one paragraph."""
    told: list[ChronicleTurn] = []
    adds: Message | None = None  # what the last line could be joined to
    for chapter in chapters:
        for event in chapter.events:
            part = game.chronicle.tell_whole(event)
            if not told or (part.turn is not None and part.turn != told[-1].heading):
                told.append(ChronicleTurn(part.turn, []))
                adds = None
            if part.manner == HEADING:
                adds = None
                continue
            lines = told[-1].lines
            joined = joined_message(adds, part)
            if joined is not None:
                before = lines[-1]
                rules = tuple(dict.fromkeys([*before.sentence.rules, *part.sentence.rules]))
                lines[-1] = ChronicleLine(Sentence(joined, rules), before.first, chapter.number)
                adds = joined
            else:
                lines.append(ChronicleLine(part.sentence, chapter.number, chapter.number))
                adds = part.adds if part.manner != MORE else None
    return [paragraph for paragraph in told if paragraph.lines or paragraph.heading is not None]


def joined_message(before: Message | None, part: Told) -> Message | None:
    """The message for a line with this part, if it joins it: lists go on, numbers add up, and of anything else the
    last word counts unless it is empty."""
    adds = part.adds
    if (
        before is None
        or adds is None
        or part.manner == FIRST
        or before.id != adds.id
        or before.args.get("seat") != adds.args.get("seat")
    ):
        return None
    args = adds.args
    return Message(adds.id, {name: joined_argument(before.args[name], value) for name, value in args.items()})


def joined_argument(before: Argument, after: Argument) -> Argument:
    if isinstance(before, int) and isinstance(after, int):
        return before + after
    if is_list(before) and is_list(after):
        return (*before, *after)  # type: ignore[misc]
    return before if after == "" else after


def is_list(said: Argument) -> bool:
    return isinstance(said, tuple) and not isinstance(said, Message | Person)
