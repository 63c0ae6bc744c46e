"""Versions of rules: before a game changes, its package is kept as one file, `havoc_1.zip`, and every table goes on
under the version with which it was set. What is kept runs like a game from elsewhere, interpreted on this core; it has
its own rules, view, `shown`, words, rulebook and judge, and today's code knows nothing of it."""

from __future__ import annotations

import importlib
import logging
import os
import re
import sys
import zipfile
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tafelrunde.bots.weights import load_weights
from tafelrunde.core.registry import VERSIONS, is_kept, keys, make_game, package_of
from tafelrunde.server.settings import Settings
from tafelrunde.writing import written_whole

log = logging.getLogger("tafelrunde.versions")

KEPT: Final = (".py", ".toml", ".ftl", ".md")
MADE: Final = (1980, 1, 1, 0, 0, 0)
"""The same contents make the same file."""


def open_versions(settings: Settings) -> None:
    """From now on the versions in the directory are known, in this process and in those that it starts."""
    directory = settings.versions_directory()
    for path in sorted(directory.glob("*_*.zip")) if directory is not None else []:
        if str(path) not in sys.path:
            sys.path.append(str(path))
    importlib.invalidate_caches()


def keep_versions(settings: Settings) -> None:
    """A server keeps the rules that it plays by, so that the next release finds them. If it cannot, it plays anyway."""
    directory = settings.versions_directory()
    if directory is None:
        return
    try:
        for key in keys():
            if freeze(key, directory):
                log.info("rules kept", extra={"game": key, "directory": str(directory)})
    except OSError as error:
        log.warning("the rules cannot be kept for later", extra={"directory": str(directory), "why": str(error)})


def freeze(key: str, directory: Path) -> Path | None:
    """Keep today's version of a game; None if it is kept already, exactly as it is."""
    name = f"{key}_{make_game(key, {}).version}"
    sources = sources_of(key, name)
    path = directory / f"{name}.zip"
    if path.is_file() and contents(path) == sources:
        return None
    directory.mkdir(parents=True, exist_ok=True)
    with written_whole(path) as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as pack:
            for place, text in sources.items():
                pack.writestr(zipfile.ZipInfo(place, MADE), text, zipfile.ZIP_DEFLATED)
        os.chmod(file.fileno(), 0o644)
    return path


def contents(path: Path) -> dict[str, bytes] | None:
    """What is kept in this file, by place; None if it cannot be read."""
    try:
        with zipfile.ZipFile(path) as pack:
            return {place: pack.read(place) for place in pack.namelist()}
    except (OSError, zipfile.BadZipFile):
        return None


def sources_of(key: str, name: str) -> dict[str, bytes]:
    """The files of a game and of its judge by their places in the package of this name, and importing from there."""
    package, judge = package_of(key), f"tafelrunde.bots.{key}"
    found = [*source_files(package), *(source_files(judge) if find_spec(judge) is not None else [])]
    names = f"{re.escape(package)}|{re.escape(judge)}"
    moved = re.compile(rf"""(^ *(?:from|import) |\bfiles\(")(?:{names})(?=[. "])""", re.MULTILINE)
    kept = {f"{VERSIONS}/": b""}  # several files make one package only if each says that it is a directory there
    for file in found:
        text = file.read_text(encoding="utf-8")
        if file.name.endswith(".py"):
            text = moved.sub(rf"\g<1>{VERSIONS}.{name}", text)
        kept[f"{VERSIONS}/{name}/{file.name}"] = text.encode()
    try:
        weights = load_weights(key)
    except KeyError:
        weights = {}
    told = "".join([f"{about} = {weight}\n" for about, weight in weights.items()])
    return {**kept, f"{VERSIONS}/{name}/weights.toml": f"[{key}]\n{told}".encode()}


def source_files(package: str) -> list[Traversable]:
    found = [file for file in files(package).iterdir() if file.name.endswith(KEPT)]
    return sorted(found, key=lambda file: file.name)


def kept_editions(settings: Settings) -> list[str]:
    """The versions that are kept here, by name."""
    directory = settings.versions_directory()
    found = sorted(directory.glob("*_*.zip")) if directory is not None else []
    return [path.stem for path in found if is_kept(path.stem)]
