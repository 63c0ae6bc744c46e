"""The Python that follows from a game's declarations: `events.py`, `view.py` and `copies.py`."""

from __future__ import annotations

import re
import typing
from textwrap import wrap

from tafelrunde.contract.declarations import Declarations, Field
from tafelrunde.core.declared import Bits, By, Counts, Declaration, Fixed, Kinds, Own, Rows, Size, Unseen
from tafelrunde.core.heap import Heap

WIDTH = 120


def files(game: Declarations) -> dict[str, str]:
    """What is written next to the declarations, by file name."""
    return {"events.py": events(game), "view.py": view(game), "copies.py": copies(game)}


def head(says: str, game: Declarations, source: str, imports: list[str]) -> str:
    made = f"Made from `{source}` by `python -m tafelrunde.contract`: change it there."
    return "\n".join([f'"""{says}\n\n{made}"""', "", "from __future__ import annotations", "", *imports, ""])


def events(game: Declarations) -> str:
    happenings = list(game.chronicle.happenings.values())
    hides = any(one.hides for one in happenings)
    imports = [
        "from typing import Final, final" if any(one.fields for one in happenings) else "from typing import final",
        "",
        "from mypy_extensions import i64, mypyc_attr",
        "",
        *(["from tafelrunde.core.bag import NONE"] if hides else []),
        "from tafelrunde.core.events import Event",
        *(["from tafelrunde.core.seats import Seat"] if hides else []),
    ]
    classes = [event(one) for one in happenings]
    return head(f"What can happen in {game.stem}.", game, "chronicle.py", imports) + "\n\n" + "\n\n".join(classes)


def event(happened: Declaration) -> str:
    lines = ["@final", "@mypyc_attr(acyclic=True, free_list_len=1)", f"class {happened.name}(Event):"]
    lines += docstring(f"[{', '.join(happened.rules)}] {happened.meaning}", "    ")
    if happened.fields:
        taken = ", ".join([f"{name}: i64" for name in happened.fields])
        lines += ["", f"    def __init__(self, {taken}) -> None:"]
        lines += [f"        self.{name}: Final[i64] = {name}" for name in happened.fields]
    if happened.hides:
        told = ", ".join(["NONE" if name == happened.hides else f"self.{name}" for name in happened.fields])
        lines += ["", "    def seen_by(self, seat: Seat) -> Event:"]
        lines += [f"        return self if seat == self.seat else {happened.name}({told})"]
    if happened.reveals:
        lines += ["", "    def reveals(self) -> bool:", "        return True"]
    return "\n".join([*lines, ""])


def docstring(text: str, indent: str) -> list[str]:
    lines = wrap(f'"""{text}"""', WIDTH - len(indent))
    return [indent + line for line in lines]


class Seen(typing.NamedTuple):
    """One field of the view: its type, how it is made, and the statement that puts it back into the state, if any."""

    name: str
    type: str
    look: str
    restore: str
    comment: str


NUMBERS = "tuple[int, ...]"
ROWS = "tuple[tuple[int, ...], ...]"


def seen(field: Field) -> list[Seen]:
    """How a field of the state is seen; in several ways, in one, or not at all."""
    if field.has(Unseen):
        return []
    found = [part for mark in field.marks if (part := marked(field, mark)) is not None]
    return found or [open_to_all(field)]


def marked(field: Field, mark: object) -> Seen | None:
    state, many = f"state.{field.name}", is_list(field.type)
    if isinstance(mark, Size):
        name = mark.name or field.name
        if many:
            return Seen(name, NUMBERS, f"tuple([each.size() for each in {state}])", "", field.comment)
        return Seen(name, "int", f"{state}.size()", "", field.comment)
    if isinstance(mark, Own):
        if many:
            own = f"() if seat == ONLOOKER else tuple({state}[seat])"
            return Seen(mark.name, NUMBERS, own, "", field.comment)
        return Seen(mark.name, "int", f"NONE if seat == ONLOOKER else {state}[seat]", "", field.comment)
    if isinstance(mark, By):
        restore = f"{mark.restore}(state, view.{mark.name})" if mark.restore else ""
        return Seen(mark.name, f"looks:{mark.look}", f"looks:{mark.look}", restore, field.comment)
    return None


def open_to_all(field: Field) -> Seen:
    """A field that everybody sees, by its type."""
    name, state, view = field.name, f"state.{field.name}", f"view.{field.name}"
    kind = type_name(field.type)
    if kind in ("i64", "bool"):
        if field.has(Bits):
            return Seen(name, NUMBERS, f"tuple(Bag({state}))", f"{state} = bag_of({view}).low", field.comment)
        return Seen(name, "int" if kind == "i64" else "bool", state, f"{state} = {view}", field.comment)
    if kind == "vec":
        if field.has(Bits):
            look = f"tuple([tuple(Bag(each)) for each in {state}])"
            return Seen(name, ROWS, look, f"{state} = words_of({view})", field.comment)
        if (rows := field.mark(Rows)) is not None:
            return Seen(name, ROWS, f"rows(tuple({state}), {rows.length})", f"{state} = flat({view})", field.comment)
        return Seen(name, NUMBERS, f"tuple({state})", f"{state} = vec_of({view})", field.comment)
    maker, part = making(field), "counts" if field.has(Counts) else ""
    if is_list(field.type):
        each = f"tuple(each.{part})" if part else "tuple(each)"
        restore = f"{state} = [{maker.format('each')} for each in {view}]"
        return Seen(name, ROWS, f"tuple([{each} for each in {state}])", restore, field.comment)
    look = f"tuple({state}.{part})" if part else f"tuple({state})"
    return Seen(name, NUMBERS, look, f"{state} = {maker.format(view)}", field.comment)


def making(field: Field) -> str:
    """How a collection of pieces is made again from what was seen of it."""
    inner = typing.get_args(field.type)[0] if is_list(field.type) else field.type
    if inner is Heap:
        kinds = field.mark(Kinds)
        return f"heap_of({kinds.kinds}, {{}})" if kinds is not None else "Heap(vec_of({}))"
    return f"{inner.__name__.lower()}_of({{}})"


def is_list(kind: object) -> bool:
    return typing.get_origin(kind) is list


def type_name(kind: object) -> str:
    origin = typing.get_origin(kind)
    return str(getattr(origin or kind, "__name__", kind)).partition("[")[0]


def looks_of(game: Declarations, name: str) -> tuple[str, str]:
    """The type that a function of `looks.py` gives, and how it is called: with the seat, if it takes one."""
    function = getattr(game.module("looks"), name)
    annotations = function.__annotations__
    takes_seat = "seat" in annotations
    return str(annotations["return"]), f"{name}(state, seat)" if takes_seat else f"{name}(state)"


def view(game: Declarations) -> str:
    parts = [resolved(game, part) for field in game.fields() for part in seen(field)]
    says = f"What a seat of {game.stem} knows. Like every view it stays uncompiled."
    calls = "\n".join([part.look for part in parts])
    core = {"Bag": "bag", "NONE": "bag", "rows": "restoring", "ONLOOKER": "seats"}
    lines = [
        "@final",
        "@dataclass(frozen=True)",
        f"class {game.stem}View(View):",
        '    """All that one seat, or an ONLOOKER, may know, field by field as `state.py` declares it."""',
        "",
    ]
    lines += [f"    {part.name}: {part.type}" + (f"  # {part.comment}" if part.comment else "") for part in parts]
    lines += ["", "", f"def look(state: {game.stem}Table, seat: Seat) -> {game.stem}View:"]
    lines += ['    """Build the view of a seat, or of an ONLOOKER, from what it has seen."""']
    lines += [f"    return {game.stem}View("]
    fixed = ["seat=seat", "phase=state.phase", "to_act=tuple(state.to_act())"]
    lines += [f"        {each}," for each in [*fixed, *[f"{part.name}={part.look}" for part in parts]]]
    lines += ["    )", ""]
    imports = ["from dataclasses import dataclass", "from typing import final", ""]
    imports += core_imports(calls, {**core, "View": "view", "Seat": "seats"}, always=("View", "Seat"))
    imports += package_imports(game, calls)
    return head(says, game, "state.py", imports) + "\n\n" + "\n".join(lines)


def resolved(game: Declarations, part: Seen) -> Seen:
    if not part.type.startswith("looks:"):
        return part
    name = part.type.removeprefix("looks:")
    kind, call = looks_of(game, name)
    said = (getattr(game.module("looks"), name).__doc__ or "").strip().partition("\n")[0].removesuffix(".")
    return part._replace(type=kind, look=call, comment=said or part.comment)


def core_imports(code: str, where: dict[str, str], always: tuple[str, ...] = ()) -> list[str]:
    """The names of core that a piece of code uses, module by module."""
    modules: dict[str, list[str]] = {}
    for name, module in where.items():
        if name in always or uses(code, name):
            modules.setdefault(module, []).append(name)
    return [
        f"from tafelrunde.core.{module} import {', '.join(sorted(names, key=import_order))}"
        for module, names in sorted(modules.items())
    ]


def import_order(name: str) -> tuple[int, str]:
    """Constants, classes, functions: as the linter sorts them."""
    return (0 if name.isupper() and len(name) > 1 else 1 if name[0].isupper() else 2, name)


def uses(code: str, name: str) -> bool:
    return re.search(rf"(?<![\w.]){name}(?!\w)", code) is not None


def package_imports(game: Declarations, code: str) -> list[str]:
    """What generated code takes from the game itself: its looks, and the state below it."""
    lines = []
    if (game.directory / "looks.py").is_file():
        looks = vars(game.module("looks"))
        own = [name for name, thing in looks.items() if getattr(thing, "__module__", "") == f"{game.package}.looks"]
        used = sorted([name for name in own if uses(code, name)], key=import_order)
        if used:
            lines.append(f"from {game.package}.looks import {', '.join(used)}")
    return [*lines, f"from {game.package}.state import {game.stem}Table"]


def copies(game: Declarations) -> str:
    says = f"A state of {game.stem} copied, and put together again from what a seat has seen of it."
    table = f"{game.stem}Table"
    lines = [f"def copy(state: {table}, twin: {table}) -> None:", '    """Make the twin equal to the state."""']
    lines += ["    twin.phase = state.phase", "    twin.owing = state.owing"]
    lines += [f"    twin.{field.name} = {copied(field)}" for field in game.fields()]
    restores = [part.restore for field in game.fields() for part in seen(field) if part.restore]
    lines += ["", "", f"def restore(state: {table}, view: {game.stem}View) -> None:"]
    lines += ['    """Restore everything that the view holds for every seat alike; the rest is up to `imagine`."""']
    lines += ["    state.phase = view.phase", "    state.owing = bag_of(view.to_act).low"]
    lines += [f"    {each}" for each in restores]
    code = "\n".join(lines)
    where = {"bag_of": "bag", "Heap": "heap", "heap_of": "heap", "vec_of": "restoring", "flat": "restoring"}
    imports = core_imports(code, {**where, "words_of": "restoring"})
    made = {f"from {kind.__module__} import {maker}" for kind, maker in makers(game) if uses(code, maker)}
    imports += sorted(made)
    imports += package_imports(game, code)
    imports.append(f"from {game.package}.view import {game.stem}View")
    return head(says, game, "state.py", imports) + "\n\n" + code + "\n"


def makers(game: Declarations) -> list[tuple[type, str]]:
    """The game's own collections of pieces, and the functions that make them."""
    inner = [typing.get_args(field.type)[0] if is_list(field.type) else field.type for field in game.fields()]
    own = [kind for kind in inner if str(getattr(kind, "__module__", "")).startswith(game.package)]
    return [(kind, f"{kind.__name__.lower()}_of") for kind in own]


def copied(field: Field) -> str:
    state, kind = f"state.{field.name}", type_name(field.type)
    if kind in ("i64", "bool") or field.has(Fixed):
        return state
    if kind == "vec":
        return f"{state}[:]"
    return f"[each.copy() for each in {state}]" if is_list(field.type) else f"{state}.copy()"
