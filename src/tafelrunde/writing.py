"""Files appear whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """A file to write to, readable by its owner alone, that gets its name when all is in it. Whatever comes before,
    Ctrl-C too, leaves what was there; what comes after takes nothing back."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        os.replace(name, path)
    finally:
        Path(name).unlink(missing_ok=True)


def write_whole(path: Path, data: bytes | str) -> None:
    with written_whole(path) as file:
        file.write(data.encode() if isinstance(data, str) else data)
