"""The results of the arena as a picture: a bar for every player's share of first places, with its interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final
from xml.sax.saxutils import escape

from tafelrunde.lab.ratings import Score

VELLUM, INK, FAINT, LAPIS, GOLD = "#f6efdd", "#2b2118", "#6f624d", "#8a9fce", "#875f10"
WIDTH: Final = 720
LEFT: Final = 190
RIGHT: Final = 130
TOP: Final = 76
ROW: Final = 36
LONGEST: Final = 22
"""Letters of a name that fit next to the bars."""

FONT: Final = "font-family='Georgia, serif'"


def draw(scores: Sequence[Score], told: Callable[[Score], str], title: str, axis: str, marks: dict[str, float]) -> str:
    """An SVG; `told` says a share in words, and `marks` are shares worth marking, such as that of equal players."""
    foot = TOP + ROW * len(scores)
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {foot + 62}' role='img'>",
        f"<title>{escape(title)}</title>",
        f"<rect width='{WIDTH}' height='{foot + 62}' fill='{VELLUM}'/>",
        text(24, 34, title, 18, INK),
    ]
    for tenth in range(0, 11, 2):
        parts.append(line(x(tenth / 10), TOP - 6, foot, FAINT, "opacity='0.35'"))
        parts.append(text(x(tenth / 10), foot + 18, f"{tenth * 10} %", 12, FAINT, "middle"))
    parts.append(text((x(0) + x(1)) / 2, foot + 40, axis, 13, INK, "middle"))
    for row, score in enumerate(scores):
        parts += bar(score, told(score), TOP + ROW * row)
    for place, (name, share) in enumerate(sorted(marks.items(), key=lambda mark: mark[1])):
        parts.append(line(x(share), TOP - 6, foot, GOLD, "stroke-width='1.5' stroke-dasharray='5 4'"))
        # Two that are close together are labelled back to back.
        anchor = "middle" if len(marks) == 1 else "end" if place == 0 else "start"
        parts.append(text(x(share), TOP - 12, name, 12, GOLD, anchor))
    return "\n".join([*parts, "</svg>"]) + "\n"


def bar(score: Score, told: str, top: float) -> list[str]:
    middle = top + ROW / 2
    name = score.name if len(score.name) <= LONGEST else score.name[: LONGEST - 1] + "…"
    return [
        f"<rect x='{x(0)}' y='{top + 8}' width='{x(score.share) - x(0):.1f}' height='{ROW - 16}' fill='{LAPIS}'/>",
        line(x(score.low), middle - 6, middle + 6, INK),
        line(x(score.high), middle - 6, middle + 6, INK),
        f"<path d='M{x(score.low):.1f} {middle}H{x(score.high):.1f}' stroke='{INK}' stroke-width='1.5'/>",
        text(LEFT - 12, middle + 5, name, 14, INK, "end"),
        text(x(1) + 12, middle + 5, told, 12, INK),
    ]


def x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def line(at: float, top: float, foot: float, colour: str, more: str = "stroke-width='1.5'") -> str:
    return f"<path d='M{at:.1f} {top}V{foot}' stroke='{colour}' {more}/>"


def text(left: float, base: float, said: str, size: int, colour: str, anchor: str = "start") -> str:
    return (
        f"<text x='{left:.1f}' y='{base}' font-size='{size}' fill='{colour}' text-anchor='{anchor}' {FONT}>"
        f"{escape(said)}</text>"
    )
