"""`tafelrunde verify`: proves that no card was stacked and that every entry kept the rules."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tafelrunde.cli.saves import load_match, read_text
from tafelrunde.cli.screen import open_screen
from tafelrunde.core.messages import Message, message
from tafelrunde.core.record import read_record, verify_picks
from tafelrunde.words import Words


def run(args: Namespace, words: Words) -> int:
    """First the picks, which depend on the seed alone; then the rules. BrokenRecord says what does not fit."""
    screen = open_screen(args.plain)
    record = read_record(read_text(Path(args.file)))
    picks = verify_picks(record)
    screen.text(words.text(message("cli-verify-commitment", commitment=record.commitment)))
    screen.text(words.text(message("cli-verify-picks", count=picks)))
    match = load_match(Path(args.file))
    screen.text(words.text(message("cli-verify-rules", count=len(match.entries))))
    screen.text(words.text(Message("cli-verify-good")))
    return 0
