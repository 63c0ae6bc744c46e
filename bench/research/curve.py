"""How a learner fares on the way: what its examinations found, kept as they come, and drawn.

python -m bench.research.curve bench/research/results/ppo.json --write docs/research/ppo.svg"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import NamedTuple

RIVALS = {"random": 400, "greedy": 100, "squire": 60}
"""Whom a learner meets in an examination, and how often."""

COLOURS = ("#a33", "#36a", "#383")
WIDTH, HEIGHT, EDGE = 560, 280, 44


class Point(NamedTuple):
    """One examination: after so many minutes by the clock and of CPU time, and so many decisions, the mean reward
    against each rival in `times` as many matches as usual."""

    minutes: float
    cpu: float
    decisions: int
    times: int
    rewards: list[float]

    def __str__(self) -> str:
        told = ", ".join([f"{got:+.2f} against {rival}" for rival, got in zip(RIVALS, self.rewards, strict=True)])
        return f"{self.minutes:5.1f} min ({self.cpu:.1f} of CPU) {self.decisions:10,d} decisions: {told}"


class Curve:
    """All examinations of one learner; kept in a file if there is one."""

    def __init__(self, game: str, file: Path | None = None) -> None:
        self.game = game
        self.file = file
        self.points: list[Point] = []
        if file is not None and file.exists():
            kept = json.loads(file.read_text(encoding="utf-8"))
            if kept["game"] != game:
                raise ValueError(f"{file} is about {kept['game']}.")
            self.points = [Point(*point) for point in kept["points"]]

    @property
    def last(self) -> float:
        """The minutes after which the last examination was; -1 if there was none."""
        return self.points[-1].minutes if self.points else -1.0

    def add(self, point: Point) -> Point:
        self.points.append(point)
        if self.file is not None:
            lines = ",\n".join([json.dumps(point) for point in self.points])
            self.file.write_text(f'{{"game": "{self.game}", "points": [\n{lines}\n]}}\n', encoding="utf-8")
        return point


def is_due(last: float, minutes: float) -> bool:
    """Whether it is time for an examination: the later, the more rarely, every five minutes at last."""
    return last < 0 or minutes - last >= min(5.0, max(0.5, last / 2))


def drawn(points: list[Point]) -> str:
    """A line for each rival: the mean reward from -1 to 1 by minutes."""
    most = max([point.minutes for point in points])
    zero = HEIGHT / 2
    parts = [
        f'<path d="M{EDGE} {EDGE}V{HEIGHT - EDGE}M{EDGE} {zero}H{WIDTH - EDGE}" fill="none" stroke="#777"/>',
        f'<text x="{EDGE - 6}" y="{EDGE + 4}" text-anchor="end">+1</text>',
        f'<text x="{EDGE - 6}" y="{zero + 4}" text-anchor="end">0</text>',
        f'<text x="{EDGE - 6}" y="{HEIGHT - EDGE}" text-anchor="end">-1</text>',
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - EDGE + 18}" text-anchor="end">{most:.0f} minutes</text>',
    ]
    for place, (rival, colour) in enumerate(zip(RIVALS, COLOURS, strict=True)):
        line = " ".join(
            [
                f"{EDGE + point.minutes / most * (WIDTH - 2 * EDGE):.1f},"
                f"{zero - point.rewards[place] * (zero - EDGE):.1f}"
                for point in points
            ]
        )
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{EDGE + 150 * place}" y="{EDGE - 14}" fill="{colour}">against {rival}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
    return "\n".join([head + 'font-size="12" fill="#777">', *parts, "</svg>", ""])


def table(points: list[Point]) -> str:
    heads = " | ".join([f"against {rival}" for rival in RIVALS])
    lines = [f"| minutes | of CPU | decisions | {heads} |", "|---:|---:|---:|" + "---:|" * len(RIVALS)]
    for point in points:
        cells = " | ".join([f"{got:+.2f}" for got in point.rewards])
        lines.append(f"| {point.minutes:.1f} | {point.cpu:.1f} | {point.decisions:,d} | {cells} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.research.curve", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    kept = json.loads(asked.file.read_text(encoding="utf-8"))
    points = Curve(kept["game"], asked.file).points
    print(table(points))
    if asked.write is not None:
        asked.write.write_text(drawn(points), encoding="utf-8")


if __name__ == "__main__":
    main()
