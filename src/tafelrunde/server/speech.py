"""Words of the server itself, where no page renders them: mail, and the plain page without a client."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from tafelrunde.core.messages import Message
from tafelrunde.core.registry import find_game, games
from tafelrunde.words import LANGUAGES

HOUSE: tuple[str, ...] = ("words", "server", "web")
"""Catalogues of the house that pages need; `web` comes with the browser client."""


def catalogue_file(name: str, language: str) -> Traversable | None:
    """The catalogue of a game or of the house, if there is one."""
    if language not in LANGUAGES:
        return None
    if name in HOUSE:
        found = files("tafelrunde.words").joinpath(f"{name}.{language}.ftl")
    elif name in games():
        found = files(find_game(name).__module__.rpartition(".")[0]).joinpath(f"words.{language}.ftl")
    else:
        return None
    return found if found.is_file() else None


def rulebook_file(game: str, language: str) -> Traversable | None:
    if language not in LANGUAGES or game not in games():
        return None
    found = files(find_game(game).__module__.rpartition(".")[0]).joinpath(f"rulebook.{language}.md")
    return found if found.is_file() else None


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for name in (*HOUSE, *games()):
        file = catalogue_file(name, language)
        if file is not None:
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def speak(language: str, said: Message) -> str:
    """A message of numbers and texts in this language."""
    words = bundle(language if language in LANGUAGES else LANGUAGES[0])
    pattern = words.get_message(said.id).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, dict(said.args))
    assert not errors, f"{said} does not fit: {errors}"
    return str(text)
