"""What people type."""

from __future__ import annotations

import sys


def read_line(prompt: str) -> str:
    """A line without the spaces around it; EOFError when there will be no more. What comes from a pipe is shown, so
    that a transcript reads like a session."""
    is_typed = sys.stdin.isatty()
    line = input(prompt)
    if not is_typed:
        print(line)
    return line.strip()
