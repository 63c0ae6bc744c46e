"""`python -m tafelrunde.server.http.types [FILE]`: the wire in TypeScript, from the Python definitions. A test keeps
`web/src/wire.ts` equal to it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import msgspec

from tafelrunde.server.http import learned, wire

REF: Final = "#/components/schemas/"
JSON: Final = "Json"
"""How the names of types end whose word means something else below the wire. Outside they have no such ending."""
ALIASES: Final = (
    "ArgumentJson", "Level", "Language", "Who", "OptionValue", "Clock", "Status", "ChairKind", "Block", "Said", "Told",
    "KeeperAct", "SanctionKind", "RegardKind"
)  # fmt: skip
HEAD: Final = (
    "// The wire: made by `python -m tafelrunde.server.http.types web/src/wire.ts`\n"
    "// from src/tafelrunde/server/http/wire.py.\n"
)


def structs() -> list[type[msgspec.Struct]]:
    """Every type of the wire, in the order of the file."""
    named = {**vars(wire), **vars(learned)}
    found = [thing for thing in named.values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return [thing for thing in found if thing is not msgspec.Struct]


def name_of(kind: type) -> str:
    """What a type is called outside."""
    return kind.__name__.removesuffix(JSON)


def described(kinds: Iterable[Any]) -> tuple[list[dict[str, Any]], dict[str, dict[str, Any]]]:
    """The JSON schemas of these types, and of everything they refer to by name."""
    told, found = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    named = {name.removesuffix(JSON): renamed(schema) for name, schema in found.items()}
    return [renamed(schema) for schema in told], named


def renamed(schema: Any) -> Any:
    """The same schema with the names used outside."""
    if isinstance(schema, list):
        return [renamed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: said.removesuffix(JSON) if key in ("$ref", "title") and isinstance(said, str) else renamed(said)
        for key, said in schema.items()
    }


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON schema of every type, by name."""
    _, found = described(structs())
    return {name_of(kind): found[name_of(kind)] for kind in structs()}


def socket_schema() -> dict[str, Any]:
    """The messages of the socket in both directions, as one JSON schema."""
    (said, told), found = described([wire.Said, wire.Told])
    return {"said": said, "told": told, "components": {"schemas": found | schemas()}}


def typescript() -> str:
    aliases = {}
    for alias in ALIASES:
        (schema,), _ = described([getattr(wire, alias)])
        aliases[kind(schema)] = alias.removesuffix(JSON)
    text = "\n".join([interface(name, schema) for name, schema in schemas().items()])
    for said, alias in aliases.items():
        text = re.sub(rf"(?<=[ (<]){re.escape(said)}(?=[;)>]| \| null)", alias, text)
        text = text.replace(f"({alias})[]", f"{alias}[]").replace(f"({alias}[])[]", f"{alias}[][]")
    return "\n".join([HEAD, text, *[f"export type {alias} = {said};\n" for said, alias in aliases.items()]])


def interface(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", []))
    lines = [*comment(schema.get("description", ""), ""), f"export interface {name} {{"]
    for field, about in schema["properties"].items():
        mark = "" if field in needed or "const" in about or len(about.get("enum", "many")) == 1 else "?"
        lines.append(f"  {field}{mark}: {kind(about)};")
    return "\n".join([*lines, "}", ""])


def comment(text: str, indent: str) -> list[str]:
    lines = wrap(" ".join(text.split()), 112)
    if not lines:
        return []
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *[f"{indent} * {line}" for line in lines], f"{indent} */"]


def kind(schema: dict[str, Any]) -> str:
    """A schema as a type of TypeScript."""
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys([kind(part) for part in schema["anyOf"]]))
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join([literal(value) for value in schema["enum"]])
    match schema.get("type"):
        case "array":
            inner = kind(schema["items"])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {kind(values) if isinstance(values, dict) and values else 'unknown'}>"
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    raise ValueError(f"{schema} has no type in TypeScript.")


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/wire.ts").write_text(typescript(), encoding="utf-8")
