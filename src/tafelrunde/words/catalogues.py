"""The catalogues of one language: the words of the house at once, those of a game when it first speaks."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.core.registry import package_of

LANGUAGES: Final = ("en", "de", "hu")
"""The languages of the house; the first is spoken if nobody asks for one."""

COMMON: Final = ("words", "cli", "server", "house", "lab", "doctor", "review")
"""The files of the house: what everybody says, and what the terminal, the server (in pages and beside them), the
arena, the doctor and a review say."""

TAUGHT: Final = {"lesson": "lessons", "exercise": "exercises", "companion": "companion"}
"""How messages begin after the key of their game that have files of their own, read only when they are asked for."""

COMMON_IDS: Final = (
    "none",
    "number",
    "list",
    "seat",
    "error",
    "why",
    "hint",
    "exercise",
    "cli",
    "server",
    "house",
    "lab",
    "doctor",
    "review",
)
"""How message ids of the house begin. Those of a game begin with its key."""


@cache
def catalogue(language: str, edition: str = "") -> WordCatalogue:
    """All words of this language, read once; of one game those of an earlier edition."""
    return WordCatalogue(language, edition)


class WordCatalogue:
    """Messages by id. Whatever is missing or does not fit is a bug, so it raises instead of showing something."""

    def __init__(self, language: str, edition: str = "") -> None:
        self.language: Final = language
        self.edition: Final = edition
        self.bundle: Final = FluentBundle([language], use_isolating=False)
        self.has_read: Final[set[tuple[str, str]]] = set()
        for name in COMMON:
            self.read(catalogue_file(name, language))

    def text(self, id: str, args: dict[str, str | int], you: bool = False, now: bool = False) -> str:
        """The message of this id with its arguments, in its form `.you`, `.now` or `.you-now` if that is asked for and
        exists: a language that tells what happened in the present needs no `.now`."""
        if not self.has(id):
            raise LookupError(f"There is no message '{id}' in '{self.language}'.")
        found = self.bundle.get_message(id)
        asked = [form for form, is_asked in (("you-now", you and now), ("you", you), ("now", now)) if is_asked]
        pattern = next((found.attributes[form] for form in asked if form in found.attributes), found.value)
        if pattern is None:
            raise LookupError(f"The message '{id}' says nothing in '{self.language}'.")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"The message '{id}' in '{self.language}' does not fit {args}: {errors}")
        return str(text)

    def has(self, id: str) -> bool:
        """Whether there is such a message; those of a game come with its first one, and those of its lessons and
        exercises, and of its companion, when one of them is asked for."""
        owner, _, rest = id.partition("-")
        if owner not in COMMON_IDS:
            self.read_once(owner, "words")
            kind = TAUGHT.get(rest.partition("-")[0])
            if kind is not None:
                self.read_once(owner, kind)
        return bool(self.bundle.has_message(id))

    def read_once(self, owner: str, kind: str) -> None:
        """Add the messages of a game's file that has not been read yet; a game need not have all of them."""
        if (owner, kind) in self.has_read:
            return
        is_edition = owner == self.edition.rpartition("_")[0]
        source = catalogue_file(self.edition if is_edition else owner, self.language, kind)
        if kind == "words" or source.is_file():
            self.read(source)
        self.has_read.add((owner, kind))

    def read(self, source: Traversable) -> None:
        """Add the messages of a file. Fluent itself would silently leave out what it cannot read."""
        resource = FluentResource(source.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{source.name} cannot be read here: {entry.content}")
            if isinstance(entry, ast.Message) and self.bundle.has_message(entry.id.name):
                raise ValueError(f"{source.name} has a message that exists already: {entry.id.name}")
        self.bundle.add_resource(resource)


@cache
def has_words(id: str) -> bool:
    """Whether there is a sentence for this message in every language."""
    return all(catalogue(language).has(id) for language in LANGUAGES)


def catalogue_file(name: str, language: str, kind: str = "words") -> Traversable:
    """A catalogue of the house, or of a game, which is in its package: its `words`, or those of its `lessons`, its
    `exercises` or its `companion`."""
    if name in COMMON:
        return files("tafelrunde.words").joinpath(f"{name}.{language}.ftl")
    return files(package_of(name)).joinpath(f"{kind}.{language}.ftl")


def has_catalogue(game: str, kind: str) -> bool:
    return catalogue_file(game, LANGUAGES[0], kind).is_file()


@cache
def catalogue_source(name: str, language: str) -> str:
    """The text of a catalogue, that of a game's lessons by the name `havoc-lessons`. Pages read many into one, so the
    messages of an earlier edition of a game begin with the name of the edition there: `havoc_1-title`."""
    owner, _, kind = name.partition("-")
    text = catalogue_file(owner, language, kind or "words").read_text(encoding="utf-8")
    key, _, version = name.rpartition("_")
    if not version.isdecimal():
        return text
    resource = FluentResource(text)
    Renaming(f"{key}-", f"{name}-").visit(resource)
    return FluentSerializer().serialize(resource)


class Renaming(Visitor):
    """Gives messages, where they stand and where they are mentioned, another beginning."""

    def __init__(self, before: str, after: str) -> None:
        self.before: Final = before
        self.after: Final = after

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        self.rename(node.id)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.rename(node.id)

    def rename(self, id: ast.Identifier) -> None:
        if id.name.startswith(self.before):
            id.name = self.after + id.name.removeprefix(self.before)
