"""`tafelrunde bench`: how fast the rules are on this machine."""

from __future__ import annotations

from argparse import Namespace
from importlib import import_module

from tafelrunde.words import Words


def run(args: Namespace, words: Words) -> int:
    """The measurements are the laboratory's; it is loaded only now, for nobody else needs it."""
    code: int | None = import_module("tafelrunde.lab.bench").main(args)
    return code or 0
