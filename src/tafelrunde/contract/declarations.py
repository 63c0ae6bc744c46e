"""What a game's package declares, found where every game has it."""

from __future__ import annotations

import inspect
import re
import typing
from dataclasses import dataclass, is_dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from tafelrunde.core.catalogue import Catalogue
from tafelrunde.core.declared import Chronicle
from tafelrunde.core.game import OVER, State


@dataclass(frozen=True)
class Field:
    """A field of the state: its name, its type, how it is seen, and what the comment after it says."""

    name: str
    type: Any
    marks: tuple[Any, ...]
    comment: str

    def mark(self, kind: type) -> Any:
        """Its mark of this kind, or None."""
        return next((mark for mark in self.marks if isinstance(mark, kind)), None)

    def has(self, kind: type) -> bool:
        return self.mark(kind) is not None


@dataclass(frozen=True)
class Declarations:
    """Everything that code is made from, for one game."""

    package: str
    key: str
    table: type[State]
    chronicle: Chronicle
    catalogue: Catalogue

    @property
    def directory(self) -> Path:
        return Path(str(self.module("state").__file__)).parent

    @property
    def stem(self) -> str:
        """The name that the game's classes share: `Havoc` in `HavocTable`."""
        return self.table.__name__.removesuffix("Table")

    def module(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")

    def fields(self) -> list[Field]:
        """The fields of the state in the order of their declaration."""
        hints = typing.get_type_hints(self.table, include_extras=True)
        source = inspect.getsource(self.table)
        found = []
        for name in self.table.__annotations__:
            hint = hints[name]
            said = re.search(rf"^    {name}:.*?  # (.*)$", source, re.MULTILINE)
            marks = hint.__metadata__ if hasattr(hint, "__metadata__") else ()
            plain = hint.__origin__ if marks else hint
            found.append(Field(name, plain, marks, said[1] if said else ""))
        return found

    def phases(self) -> dict[str, int]:
        """The phases by their names, the end first."""
        found = {name: int(value) for name, value in vars(self.module("phases")).items() if name.isupper()}
        return {"OVER": int(OVER)} | found

    def box(self) -> dict[str, object]:
        """The facts of the box that a board needs, by name."""
        facts: dict[str, object] = self.module("components").box()
        return facts

    def shown(self) -> list[type]:
        """What is shown along with the view, the whole last: the dataclasses of `shown.py` in their order."""
        module = self.module("shown")
        return [
            thing
            for thing in vars(module).values()
            if isinstance(thing, type) and is_dataclass(thing) and thing.__module__ == module.__name__
        ]


def declarations(package: str) -> Declarations:
    """What this package declares; its last name is the key of the game."""
    state, key = import_module(f"{package}.state"), package.rpartition(".")[2]
    (table,) = [
        thing
        for thing in vars(state).values()
        if isinstance(thing, type) and issubclass(thing, State) and thing.__module__ == state.__name__
    ]
    return Declarations(
        package,
        key,
        table,
        import_module(f"{package}.chronicle").CHRONICLE,
        import_module(f"{package}.actions").CATALOGUE,
    )
