"""The TypeScript that follows from a game's declarations: `contract.ts`, everything a board knows about its game."""

from __future__ import annotations

import json
import types
import typing
from dataclasses import fields, is_dataclass
from typing import Any

from tafelrunde.contract.declarations import Declarations
from tafelrunde.core.catalogue import PairVerb, Verb
from tafelrunde.core.declared import Declaration
from tafelrunde.core.messages import Message

HEAD = "// What {name} is made of: written by `python -m tafelrunde.contract` from {package}. Change it there."


def contract(game: Declarations) -> str:
    view = game.module("view")
    parts = [
        HEAD.format(name=game.stem, package=game.package),
        *(['import type { Message } from "../../wire";'] if says_messages(game) else []),
        "",
        f"export const PHASE = {js(camel_keys(game.phases()))} as const;",
        "",
        "/** Where each verb's actions begin in the catalogue, and what they are about. */",
        f"export const VERB = {js({name: verb_facts(verb) for name, verb in game.catalogue.verbs.items()})} as const;",
        f"export type {game.stem}Verb = keyof typeof VERB;",
        "",
        *[f"export const {name} = {js(plain(value))} as const;" for name, value in game.box().items()],
        "",
        interface(getattr(view, f"{game.stem}View"), {field.name: field.comment for field in game.fields()}),
        *[interface(kind, {}) for kind in game.shown()],
        f"export type {game.stem}Event =",
        *[f"  | {event(one)}" for one in game.chronicle.happenings.values()],
    ]
    return "\n".join(parts) + ";\n"


def says_messages(game: Declarations) -> bool:
    return any("Message" in ts(hint) for kind in game.shown() for hint in typing.get_type_hints(kind).values())


def camel_keys(phases: dict[str, int]) -> dict[str, int]:
    return {camel(name): value for name, value in phases.items()}


def camel(name: str) -> str:
    first, *more = name.lower().split("_")
    return first + "".join([part.capitalize() for part in more])


def verb_facts(verb: Verb | PairVerb) -> dict[str, object]:
    facts: dict[str, object] = {"first": int(verb.first), "end": int(verb.end)}
    if verb.about:
        facts["what"] = verb.about
    if isinstance(verb, PairVerb):
        facts["where"] = verb.at
        facts["wheres"] = int(verb.wheres)
    return facts


def event(happened: Declaration) -> str:
    told = " ".join([f"{name}: number;" for name in happened.fields])
    return (
        f'{{ event: "{happened.name}"; fields: {{ {told} }} }}'
        if told
        else f'{{ event: "{happened.name}"; fields: object }}'
    )


def interface(kind: type, comments: dict[str, str]) -> str:
    """A dataclass of Python as an interface."""
    assert is_dataclass(kind)
    hints = typing.get_type_hints(kind)
    lines = [f"/** {' '.join((kind.__doc__ or '').split())} */", f"export interface {kind.__name__} {{"]
    for field in fields(kind):
        if comments.get(field.name):
            lines.append(f"  /** {comments[field.name]} */")
        lines.append(f"  {field.name}: {ts(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


def ts(hint: Any) -> str:
    """A type of Python as one of TypeScript."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return " | ".join([ts(arg) for arg in args])
    if origin in (tuple, list) and (len(args) == 1 or args[-1] is Ellipsis):
        inner = ts(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join([ts(arg) for arg in args])}]"
    plain = {int: "number", float: "number", bool: "boolean", str: "string", type(None): "null", Message: "Message"}
    if hint in plain:
        return plain[hint]
    assert is_dataclass(hint), f"{hint} has no type in TypeScript."
    return str(getattr(hint, "__name__", hint))


def plain(value: object) -> object:
    """A fact of the box as JSON knows it."""
    if isinstance(value, dict):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, str | bool | float) or value is None:
        return value
    if isinstance(value, int):
        return int(value)
    assert hasattr(value, "__iter__"), f"{value!r} is not a plain fact."
    return [plain(part) for part in value]


def js(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
