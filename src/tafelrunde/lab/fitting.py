"""Fits a small net to lessons: sparse rows, one layer of clipped rectifiers, Adam. Needs numpy and scipy."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from tafelrunde.bots.net import HALF, OUTER
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.lab.lessons import TrainingMatch
from tafelrunde.writing import written_whole

UNITS: Final = 32
TOP: Final = 4.0
"""Where a unit is full."""

BATCH: Final = 512
SCALE: Final = 1024
RARE: Final = 5
"""A row seen less often than this says nothing."""

FIRMEST: Final = 12.0
"""No judge is surer than these odds."""


def load_numpy() -> tuple[Any, Any]:
    """numpy, and scipy's sparse matrices; ImpossibleTable if they are not installed."""
    try:
        import numpy
        from scipy import sparse
    except ImportError:
        raise ImpossibleTable("lab-error-train-missing", "numpy or scipy is not installed.") from None
    return numpy, sparse


class Examples(NamedTuple):
    """The lines of some lessons, one after another."""

    rows: Any
    sizes: Any
    hand: Any
    label: Any
    result: Any


def gathered(lessons: Iterable[TrainingMatch]) -> Examples:
    numpy, _ = load_numpy()
    kept = sorted(lessons, key=lambda lesson: lesson.number)
    return Examples(
        numpy.concatenate([numpy.array(lesson.rows, numpy.uint16) for lesson in kept]),
        numpy.concatenate([numpy.array(lesson.sizes, numpy.uint8) for lesson in kept]),
        numpy.concatenate([numpy.array(lesson.hand, numpy.float32) for lesson in kept]),
        numpy.concatenate([numpy.array(lesson.label, numpy.float32) for lesson in kept]),
        numpy.concatenate([numpy.array(lesson.result, numpy.float32) for lesson in kept]),
    )


def keep_examples(path: Path, examples: Examples) -> None:
    numpy, _ = load_numpy()
    with written_whole(path) as file:
        numpy.savez(file, **examples._asdict())


def read_examples(paths: Iterable[Path]) -> Examples:
    numpy, _ = load_numpy()
    parts = [numpy.load(path) for path in paths]
    return Examples(*[numpy.concatenate([part[name] for part in parts]) for name in Examples._fields])


def descend(
    now: dict[str, Any], first: dict[str, Any], second: dict[str, Any], slopes: dict[str, Any], steps: int, rate: float
) -> None:
    """A step of Adam with these weights, and what it remembers of the slopes."""
    numpy, _ = load_numpy()
    for name, slope in slopes.items():
        first[name] = 0.9 * first[name] + 0.1 * slope
        second[name] = 0.999 * second[name] + 0.001 * slope * slope
        speed = first[name] / (1 - 0.9 ** min(steps, 1000))
        spread = numpy.sqrt(second[name] / (1 - 0.999 ** min(steps, 20_000)))
        now[name] -= rate * speed / (spread + 1e-8)


class Descent:
    """Weights, and what Adam remembers of their slopes."""

    def __init__(self, begin: dict[str, Any]) -> None:
        numpy, _ = load_numpy()
        self.weights: Final[dict[str, Any]] = {name: value.astype(numpy.float32) for name, value in begin.items()}
        self.first: Final[dict[str, Any]] = {name: numpy.zeros_like(value) for name, value in self.weights.items()}
        self.second: Final[dict[str, Any]] = {name: numpy.zeros_like(value) for name, value in self.weights.items()}
        self.steps: int = 0

    def step(self, slopes: dict[str, Any], rate: float, decay: float) -> None:
        numpy, _ = load_numpy()
        now = self.weights
        self.steps += 1
        steep = {name: slope.astype(numpy.float32) + decay * now[name] for name, slope in slopes.items()}
        descend(now, self.first, self.second, steep, self.steps, rate)


def batches(chance: Any, examples: Any, size: int, passes: int) -> Iterator[tuple[Any, float]]:
    """All examples as often, in another order every time, piece by piece; and what is left of the rate by then."""
    whole, done = passes * (len(examples) // size), 0
    for _ in range(passes):
        order = chance.permutation(examples)
        for begin in range(0, len(order) - size + 1, size):
            yield order[begin : begin + size], 1 - 0.95 * done / whole
            done += 1


class Fitting:
    """A net that learns: its weights, and what Adam remembers of the slopes."""

    def __init__(self, rows: int, share: float, seed: int) -> None:
        numpy, _ = load_numpy()
        chance = numpy.random.default_rng(seed)
        self.rows: Final = rows
        self.share: Final = share
        self.seed: Final = seed
        outer = 0.02 if share > 0 else 0.2  # a correction begins as nearly none
        begin = {
            "table": chance.normal(0, 0.03, (rows, UNITS)),
            "bias": numpy.full(UNITS, 0.3),
            "outer": chance.normal(0, outer, UNITS),
            "constant": numpy.zeros(1),
        }
        self.weights: dict[str, Any] = {name: value.astype(numpy.float32) for name, value in begin.items()}
        self.first: dict[str, Any] = {name: numpy.zeros_like(value) for name, value in self.weights.items()}
        self.second: dict[str, Any] = {name: numpy.zeros_like(value) for name, value in self.weights.items()}
        self.seen: Any = numpy.zeros(rows, numpy.int64)
        self.steps: int = 0

    def learn(self, examples: Examples, passes: int, rate: float, decay: float) -> float:
        """Go through the examples this often, in an order that depends on what was learned before; the mean loss of the
        last pass."""
        numpy, sparse = load_numpy()
        chance = numpy.random.default_rng([self.seed, self.steps])
        sizes = examples.sizes.astype(numpy.int64)
        starts = numpy.cumsum(sizes) - sizes
        rows = examples.rows.astype(numpy.int32)
        hand = self.share * numpy.clip(examples.hand, -FIRMEST, FIRMEST)
        batch = min(BATCH, len(sizes))
        loss, batches = 0.0, 0
        for _ in range(passes):
            order = chance.permutation(len(sizes))
            loss, batches = 0.0, 0
            for begin in range(0, len(order) - batch + 1, batch):
                index = order[begin : begin + batch]
                many = sizes[index]
                total = int(many.sum())
                first = numpy.cumsum(many) - many
                at = numpy.repeat(starts[index] - first, many) + numpy.arange(total)
                ends = numpy.concatenate([first, [total]]).astype(numpy.int32)
                seen = sparse.csr_matrix((numpy.ones(total, numpy.float32), rows[at], ends), (batch, self.rows))
                loss += self.step(seen, hand[index], examples.label[index], rate, decay)
                batches += 1
        return loss / max(1, batches)

    def step(self, seen: Any, hand: Any, label: Any, rate: float, decay: float) -> float:
        """One step of Adam downhill; the loss before it."""
        numpy, _ = load_numpy()
        now = self.weights
        levels = seen @ now["table"] + now["bias"]
        units = numpy.clip(levels, 0, TOP)
        said = 1 / (1 + numpy.exp(-(units @ now["outer"] + now["constant"] + hand)))
        error = ((said - label) / len(label))[:, None]
        back = error * now["outer"][None, :] * ((levels > 0) & (levels < TOP))
        slopes = {
            "table": (seen.T @ back).astype(numpy.float32) + decay * now["table"],
            "bias": back.sum(0),
            "outer": (units.T @ error)[:, 0],
            "constant": error.sum(0),
        }
        self.steps += 1
        descend(now, self.first, self.second, slopes, self.steps, rate)
        sure = numpy.clip(said, 1e-4, 1 - 1e-4)
        return float(-(label * numpy.log(sure) + (1 - label) * numpy.log(1 - sure)).mean())

    def whole_weights(self) -> array[int]:
        """As files hold them: whole numbers, rows that were hardly ever seen left out."""
        numpy, _ = load_numpy()
        table = numpy.where((self.seen >= RARE)[:, None], self.weights["table"], 0.0)
        parts = [
            numpy.clip(numpy.rint(table * SCALE), -HALF // 2, HALF // 2).ravel(),
            numpy.clip(numpy.rint(self.weights["bias"] * SCALE), -HALF // 2, HALF // 2),
            numpy.clip(numpy.rint(self.weights["outer"] * OUTER), -32767, 32767),
            numpy.clip(numpy.rint(self.weights["constant"] * OUTER), -32767, 32767),
        ]
        return array("h", numpy.concatenate(parts).astype(numpy.int16).tolist())

    def count(self, examples: Examples) -> None:
        """Remember how often each row was seen."""
        numpy, _ = load_numpy()
        self.seen = self.seen + numpy.bincount(examples.rows, minlength=self.rows)

    def start_from(self, weights: array[int], scale: int) -> None:
        """Go on from the weights of a file."""
        numpy, _ = load_numpy()
        whole = numpy.array(weights, numpy.float32)
        table = self.rows * UNITS
        self.weights["table"] = (whole[:table] / scale).reshape(self.rows, UNITS)
        self.weights["bias"] = whole[table : table + UNITS] / scale
        self.weights["outer"] = whole[table + UNITS : table + 2 * UNITS] / OUTER
        self.weights["constant"] = whole[-1:] / OUTER
        self.seen = numpy.where(numpy.abs(self.weights["table"]).max(1) > 0, RARE, 0)

    def keep(self, path: Path) -> None:
        numpy, _ = load_numpy()
        kept = {"seen": self.seen, "steps": numpy.array(self.steps)}
        for name in self.weights:
            kept[f"{name}-now"] = self.weights[name]
            kept[f"{name}-first"] = self.first[name]
            kept[f"{name}-second"] = self.second[name]
        with written_whole(path) as file:
            numpy.savez(file, **kept)

    def read(self, path: Path) -> None:
        numpy, _ = load_numpy()
        kept = numpy.load(path)
        self.seen, self.steps = kept["seen"], int(kept["steps"])
        for name in self.weights:
            self.weights[name] = kept[f"{name}-now"]
            self.first[name] = kept[f"{name}-first"]
            self.second[name] = kept[f"{name}-second"]
