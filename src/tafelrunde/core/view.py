"""The base of all views. Like every `view.py` it stays uncompiled: compiled frozen dataclasses cannot be pickled."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class View:
    """Everything one seat may know, as plain immutable data: numbers, texts and tuples, ready for the wire."""

    seat: int
    phase: int
    to_act: tuple[int, ...]
