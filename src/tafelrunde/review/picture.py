"""The chances of a match as a picture: a line for each seat with all cards open, dots for what it knew at its
decisions, its rounds as bands and its turning points numbered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape

from tafelrunde.review.reviewing import Review

VELLUM, INK, FAINT, GOLD, BAND = "#f6efdd", "#2b2118", "#6f624d", "#875f10", "#ece0c4"
LETTER: Final = 6
STROKES: Final = (
    ("#1f4e8c", ""), ("#a8261c", "8 5"), ("#1c6350", "3 4"), ("#875f10", "10 4 2 4"), ("#6a3d7c", "14 4"),
    ("#4f4a40", "2 6"),
)  # fmt: skip
"""Colour and dashes of each seat: colour never says anything on its own."""

WIDTH, LEFT, RIGHT, TOP, FOOT, HEIGHT = 960, 64, 150, 64, 372, 420
FONT: Final = "font-family='Georgia, serif'"


def draw_review(
    review: Review, names: Sequence[str], title: str, axis: str, rounds: Sequence[tuple[int, str]] = ()
) -> str:
    """An SVG of the chances over the entries of the match, with its rounds as bands: the entry with which each was
    over, and its name."""
    last = max(1, len(review.match.entries))
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' role='img'>",
        f"<title>{escape(title)}</title>",
        f"<rect width='{WIDTH}' height='{HEIGHT}' fill='{VELLUM}'/>",
        written(24, 34, title, 18, INK),
    ]
    parts += bands(rounds, last)
    for quarter in range(5):
        height = y(quarter / 4)
        parts.append(f"<path d='M{LEFT} {height:.1f}H{WIDTH - RIGHT}' stroke='{FAINT}' opacity='0.35'/>")
        parts.append(written(LEFT - 8, height + 4, f"{25 * quarter} %", 12, FAINT, "end"))
    parts.append(written((LEFT + WIDTH - RIGHT) / 2, FOOT + 34, axis, 13, INK, "middle"))
    labels = spaced([y(review.open_line(seat)[-1]) for seat in range(review.match.seats)])
    for seat in range(review.match.seats):
        colour, dashes = STROKES[seat % len(STROKES)]
        points = [
            f"{x(max(0, place - 1), last):.1f},{y(chance):.1f}" for place, chance in enumerate(review.open_line(seat))
        ]
        dashed = f" stroke-dasharray='{dashes}'" if dashes else ""
        parts.append(f"<polyline points='{' '.join(points)}' fill='none' stroke='{colour}' stroke-width='2'{dashed}/>")
        for chapter, chance in review.known_line(seat):
            parts.append(f"<circle cx='{x(chapter - 1, last):.1f}' cy='{y(chance):.1f}' r='2.2' fill='{colour}'/>")
        parts.append(written(WIDTH - RIGHT + 10, labels[seat] + 4, shortened(names[seat]), 14, colour))
    for number, turning in enumerate(review.turnings(), 1):
        left = x(turning.chapter, last)
        parts.append(f"<path d='M{left:.1f} {TOP}V{FOOT}' stroke='{GOLD}' stroke-dasharray='2 3'/>")
        parts.append(written(left, TOP - 6, str(number), 13, GOLD, "middle"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def bands(rounds: Sequence[tuple[int, str]], last: int) -> list[str]:
    """Every other round is tinted; a name stands where there is room for it."""
    parts: list[str] = []
    began = 0
    for number, (over, name) in enumerate(rounds):
        left, width = x(began, last), x(over, last) - x(began, last)
        if number % 2 == 0:
            size = f"width='{width:.1f}' height='{FOOT - TOP}'"
            parts.append(f"<rect class='round' x='{left:.1f}' y='{TOP}' {size} fill='{BAND}'/>")
        if width >= LETTER * len(name):
            parts.append(written(left + width / 2, FOOT + 16, name, 12, FAINT, "middle"))
        began = over
    return parts


def x(entry: int, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * entry / last


def y(chance: float) -> float:
    return FOOT - (FOOT - TOP) * chance


def spaced(heights: Sequence[float], least: float = 17.0) -> list[float]:
    """The same heights, moved apart where labels would cover each other."""
    places = sorted(range(len(heights)), key=lambda place: -heights[place])
    found = list(heights)
    for lower, upper in pairwise(places):
        found[upper] = min(found[upper], found[lower] - least)
    return found


def shortened(name: str, most: int = 16) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def written(left: float, base: float, said: str, size: int, colour: str, anchor: str = "start") -> str:
    return (
        f"<text x='{left:.1f}' y='{base:.1f}' font-size='{size}' fill='{colour}' text-anchor='{anchor}' {FONT}>"
        f"{escape(said)}</text>"
    )
