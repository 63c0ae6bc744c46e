"""`python -m bench.mutation druidenwalzer rules`: how many small errors in the rules of a game its tests find.

Each mutant has one error, made in a copy of the package: another comparison, a number one too large or too small, `and`
for `or`, a `not` left out, `-` for `+`, a statement left out. The tests of the game run on it, interpreted; a mutant
that they do not find is printed with its line. A sample of all mutants is tried, the same for the same seed."""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
SURVIVED: Final = 0
TESTS_FAILED: Final = (1, 2)  # 2 if the mutant cannot even be imported
TIMED_OUT: Final = -1

OTHER_COMPARISON: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Mutant(NamedTuple):
    """A file with one error in it."""

    path: str
    line: int
    was: str
    became: str
    source: bytes

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.was} → {self.became}"


def mutants(path: str, source: str) -> Iterator[Mutant]:
    """Every mutant of a file. Only the changed part is rewritten, so that comments and lines stay as they are."""
    tree = ast.parse(source)
    lines = source.encode().splitlines(keepends=True)
    for node in ast.walk(tree):
        for became in changed(node):
            assert isinstance(node, ast.expr | ast.stmt) and node.end_lineno and node.end_col_offset is not None
            start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
            end = sum(map(len, lines[: node.end_lineno - 1])) + node.end_col_offset
            whole = b"".join(lines)
            text = f"({became})" if isinstance(node, ast.expr) else became
            yield Mutant(path, node.lineno, ast.unparse(node), became, whole[:start] + text.encode() + whole[end:])


def changed(node: ast.AST) -> Iterator[str]:
    """What may take the place of a node."""
    match node:
        case ast.Compare():
            for number, operator in enumerate(node.ops):
                other = copy(node)
                other.ops = [*node.ops[:number], OTHER_COMPARISON[type(operator)](), *node.ops[number + 1 :]]
                yield ast.unparse(other)
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            yield from (str(value + 1), str(value - 1))
        case ast.BoolOp(op, values):
            yield ast.unparse(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))
        case ast.UnaryOp(ast.Not(), operand):
            yield ast.unparse(operand)
        case ast.BinOp(left, ast.Add(), right):
            yield ast.unparse(ast.BinOp(left, ast.Sub(), right))
        case ast.BinOp(left, ast.Sub(), right):
            yield ast.unparse(ast.BinOp(left, ast.Add(), right))
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break():
            yield "pass"
        case ast.Assign(targets) if not all(isinstance(target, ast.Name) for target in targets):
            yield "pass"


class Workshop:
    """Copies of the package in which mutants are tried, one for each tried at the same time."""

    def __init__(self, directory: Path, key: str, jobs: int) -> None:
        self.directory: Final = directory
        self.tests: Final = f"tests/games/{key}"
        self.free: Final[SimpleQueue[Path]] = SimpleQueue()
        for number in range(jobs):
            place = directory / str(number)
            shutil.copytree(ROOT / "src", place, ignore=shutil.ignore_patterns("__pycache__", "web"))
            self.free.put(place)

    def run(self, limit: float, mutant: Mutant | None = None) -> int:
        """How the tests end, with a mutant or with the rules as they are."""
        place = self.free.get()
        try:
            if mutant is None:
                return self.run_tests(place, limit)
            file = place / mutant.path
            before = file.read_bytes()
            try:
                write(file, mutant.source)
                return self.run_tests(place, limit)
            finally:
                write(file, before)
        finally:
            self.free.put(place)

    def run_tests(self, place: Path, limit: float) -> int:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not slow", "-p", "no:cacheprovider", self.tests]
        environ = {**os.environ, "PYTHONPATH": str(place), "HYPOTHESIS_STORAGE_DIRECTORY": str(place / "hypothesis")}
        tests = subprocess.Popen(
            command, cwd=ROOT, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        try:
            return tests.wait(limit)
        except subprocess.TimeoutExpired:
            return TIMED_OUT
        finally:
            if tests.poll() is None:
                os.killpg(tests.pid, signal.SIGKILL)
                tests.wait()


def write(file: Path, source: bytes) -> None:
    """Change a module and drop its bytecode: within the same second its timestamp would look unchanged."""
    file.write_bytes(source)
    Path(cache_from_source(str(file))).unlink(missing_ok=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.mutation", description=__doc__)
    parser.add_argument("game", help="the key of a game")
    parser.add_argument("modules", nargs="+", help="modules of its package, such as rules")
    parser.add_argument("--mutants", type=int, default=100, help="how many to try (100)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=1, help="how many at the same time (1)")
    args = parser.parse_args()
    found: list[Mutant] = []
    for module in args.modules:
        path = f"tafelrunde/games/{args.game}/{module}.py"
        found += mutants(path, (ROOT / "src" / path).read_text(encoding="utf-8"))
    chosen = random.Random(args.seed).sample(found, min(args.mutants, len(found)))
    with tempfile.TemporaryDirectory(prefix="mutants-") as directory:
        return judge(Workshop(Path(directory), args.game, args.jobs), chosen, len(found), args.jobs)


def judge(workshop: Workshop, chosen: list[Mutant], total: int, jobs: int) -> int:
    begun = monotonic()
    if workshop.run(3600) != SURVIVED:
        print("The tests fail on the rules as they are; nothing can be measured.", file=sys.stderr)
        return 1
    limit = 30 + 5 * jobs * (monotonic() - begun)
    print(f"{len(chosen)} of {total} mutants, at most {limit:.0f} s each", file=sys.stderr)
    survivors: list[Mutant] = []
    timed_out = 0
    with ThreadPoolExecutor(jobs) as pool:
        ends = pool.map(lambda mutant: workshop.run(limit, mutant), chosen)
        for number, (mutant, end) in enumerate(zip(chosen, ends, strict=True), 1):
            if end == SURVIVED:
                survivors.append(mutant)
            elif end == TIMED_OUT:
                timed_out += 1
            else:
                assert end in TESTS_FAILED, f"pytest ended with {end} on {mutant}"
            said = "survived" if end == SURVIVED else "timed out" if end == TIMED_OUT else "found"
            print(f"{number}/{len(chosen)} {said}: {mutant}", file=sys.stderr, flush=True)
    killed = len(chosen) - len(survivors)
    print(f"Score: {killed} of {len(chosen)} mutants found, {100 * killed / len(chosen):.1f} % ({timed_out} by time)")
    for mutant in sorted(survivors):
        print(mutant)
    return 0


if __name__ == "__main__":
    sys.exit(main())
