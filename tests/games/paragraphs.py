"""Every paragraph of a rulebook appears in the code and in a test: what every game's `test_paragraphs.py` asks.

`letters` are those with which the numbers of a game begin, such as "HJ" for Havoc."""

from __future__ import annotations

import ast
import re
from pathlib import Path

LANGUAGES = ("en", "de", "hu")
DEFINITIONS = (ast.Module, ast.ClassDef, ast.FunctionDef)


def paragraphs(package: Path, letters: str, language: str = "en") -> list[str]:
    """The numbers of a rulebook in their order: each begins a line, as in `**H22** Text`."""
    text = (package / f"rulebook.{language}.md").read_text(encoding="utf-8")
    return re.findall(rf"^\*\*([{letters}]\d+)\*\*", text, flags=re.MULTILINE)


def cited(package: Path, letters: str) -> set[str]:
    """The numbers in brackets, `[H22, H53]`, in the docstrings of a package."""
    found: set[str] = set()
    number = rf"[{letters}]\d+"
    for path in package.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, DEFINITIONS):
                for bracket in re.findall(rf"\[({number}(?:, {number})*)\]", ast.get_docstring(node) or ""):
                    found |= set(bracket.split(", "))
    return found


def in_test_names(tests: Path, letters: str) -> set[str]:
    """The numbers in the names of test functions, `test_h22_h53_…`."""
    found: set[str] = set()
    for path in tests.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                parts = node.name.removeprefix("test_").split("_")
                found |= {part.upper() for part in parts if re.fullmatch(rf"[{letters.lower()}]\d+", part)}
    return found


def missing(package: Path, found: set[str], letters: str) -> list[str]:
    """The paragraphs that are not among those found, in the order of the rulebook."""
    return [number for number in paragraphs(package, letters) if number not in found]


def unknown(package: Path, found: set[str], letters: str) -> list[str]:
    """Numbers that were found, but that no rulebook has."""
    return sorted(found - set(paragraphs(package, letters)))
