"""Files of matches: where they are kept, read with a clear error if they cannot be, written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tafelrunde.core.errors import BrokenRecord, TableError
from tafelrunde.core.match import Match
from tafelrunde.core.record import Record, read_record
from tafelrunde.server.settings import read_settings
from tafelrunde.server.versions import open_versions
from tafelrunde.writing import write_whole


class FileProblem(TableError):
    """A file cannot be read or written."""


class Save(NamedTuple):
    """A match that somebody started and did not finish."""

    path: Path
    record: Record


def save_directory(environ: Mapping[str, str] = os.environ) -> Path:
    """Where running matches are kept: XDG_STATE_HOME, else ~/.local/state."""
    state = environ.get("XDG_STATE_HOME") or ""
    base = Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state"
    return base / "tafelrunde"


def save_path(match: Match, environ: Mapping[str, str] = os.environ) -> Path:
    """Each match has a file of its own, named after its game and its commitment."""
    return save_directory(environ) / f"{match.game.key}-{match.commitment[:8]}.tafel"


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise problem("cli-error-read", path, error) from None


def load_match(path: Path) -> Match:
    """The match of a record, also by an earlier version of its rules if that is kept where the settings say."""
    text = read_text(path)
    open_versions(read_settings(None))
    return Match.load(text)


def write_save(path: Path, match: Match) -> None:
    """Keep the match, with its seed, for its owner's eyes only."""
    write_text(path, match.record())


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all, readable by its owner alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text)
    except OSError as error:
        raise problem("cli-error-write", path, error) from None


def check_free(path: Path, match: Match) -> None:
    """FileProblem if there is a file that is not an earlier save of this match."""
    if not path.exists():
        return
    try:
        if read_record(read_text(path)).commitment == match.commitment:
            return
    except BrokenRecord:
        pass
    raise FileProblem("cli-error-taken", f"'{path}' holds something else already.", path=str(path))


def problem(message_id: str, path: Path, error: OSError) -> FileProblem:
    reason = error.strerror or type(error).__name__
    return FileProblem(message_id, f"'{path}': {reason}", path=str(path), reason=reason)


def unfinished(game: str | None, environ: Mapping[str, str] = os.environ) -> Save | None:
    """The match of this game, or of any, that was last played and is not over."""
    directory = save_directory(environ)
    found = sorted(directory.glob("*.tafel"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        try:
            record = read_record(read_text(path))
        except TableError:
            continue
        if not record.standings and record.secret and game in (None, record.game):
            return Save(path, record)
    return None
