"""`python -m bench.research.exact`: MCCFR of OpenSpiel on the small game, and how exploitable its policy is on the way;
`--write docs/research/small.svg` draws it."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

import tafelrunde.research.openspiel  # noqa: F401  (registers the games)

WIDTH, HEIGHT, EDGE = 560, 280, 44


def exploitabilities(name: str, iterations: int, every: int, seed: int) -> list[tuple[int, float]]:
    """How exploitable the average policy is, after so many iterations each."""
    np.random.seed(seed)
    game = pyspiel.load_game(name)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    found = [(0, float(exploitability.exploitability(game, solver.average_policy())))]
    begin = perf_counter()
    for done in range(1, iterations + 1):
        solver.iteration()
        if done % every == 0:
            found.append((done, float(exploitability.exploitability(game, solver.average_policy()))))
            print(f"{done} iterations, {perf_counter() - begin:.0f} s: exploitability {found[-1][1]:.4f}", flush=True)
    return found


def drawn(found: list[tuple[int, float]]) -> str:
    """The figures as a line, with the axes named."""
    most, high = found[-1][0], max([value for _, value in found])
    points = [
        (EDGE + at / most * (WIDTH - 2 * EDGE), HEIGHT - EDGE - value / high * (HEIGHT - 2 * EDGE))
        for at, value in found
    ]
    line = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
    labels = [
        f'<text x="{EDGE - 6}" y="{EDGE + 4}" text-anchor="end">{high:.2f}</text>',
        f'<text x="{EDGE - 6}" y="{HEIGHT - EDGE}" text-anchor="end">0</text>',
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - EDGE + 18}" text-anchor="end">{most} iterations of MCCFR</text>',
        f'<text x="{EDGE}" y="{EDGE - 14}">exploitability (last {found[-1][1]:.3f})</text>',
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
            'font-size="12" fill="#777">',
            f'<path d="M{EDGE} {EDGE}V{HEIGHT - EDGE}H{WIDTH - EDGE}" fill="none" stroke="#777"/>',
            f'<polyline points="{line}" fill="none" stroke="#a33" stroke-width="2"/>',
            *labels,
            "</svg>",
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.research.exact", description=__doc__)
    parser.add_argument("--game", default="python_tafelrunde_macht_small")
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--every", type=int, default=250)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    found = exploitabilities(asked.game, asked.iterations, asked.every, asked.seed)
    for done, value in found:
        print(f"{done:6d} {value:.4f}")
    if asked.write is not None:
        asked.write.write_text(drawn(found), encoding="utf-8")


if __name__ == "__main__":
    main()
