"""The mutants of `bench.mutation`: each has exactly one error and can be read by Python."""

from __future__ import annotations

import ast

import pytest

from bench.mutation import mutants

EVERY = [
    ("x = a < b < c", ["x = (a <= b < c)", "x = (a < b <= c)"]),
    ("if a and not b: f()", ["if (a or not b): f()", "if a and (b): f()", "if a and not b: pass"]),
    ("x = (a + b) * 2  # why", ["x = ((a - b)) * 2  # why", "x = (a + b) * (3)  # why", "x = (a + b) * (1)  # why"]),
    ("é.x = 'ő'; y -= a in b", ["pass; y -= a in b", "é.x = 'ő'; pass", "é.x = 'ő'; y -= (a not in b)"]),
    ('"""Words."""\nx = True', []),
]


@pytest.mark.once
@pytest.mark.parametrize(("source", "made"), EVERY)
def test_every_mutant_of_a_line(source: str, made: list[str]) -> None:
    found = [mutant.source.decode() for mutant in mutants("x.py", source)]
    assert sorted(found) == sorted(made)
    for text in found:
        ast.parse(text)
