"""The interface described: OpenAPI for HTTP, a JSON schema for the socket, and a page in words for both."""

from __future__ import annotations

import re
from html import escape
from typing import Any

import tafelrunde
from tafelrunde.server.http import wire
from tafelrunde.server.http.asking import Route
from tafelrunde.server.http.routes import ROUTES
from tafelrunde.server.http.types import REF, described, name_of, schemas, socket_schema

PROBLEM = {"description": "Refused", "content": {"application/json": {"schema": {"$ref": f"{REF}Problem"}}}}


def openapi() -> dict[str, Any]:
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tafelrunde",
            "version": tafelrunde.__version__,
            "description": "Tables, people and records. Play itself is on the socket of a table: /api/socket.json.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "tafelrunde"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def operation(route: Route) -> dict[str, Any]:
    parameters = [parameter(name, "path", True) for name in re.findall(r"{(\w+)}", route.path)]
    parameters += [parameter(name, "query", False) for name in route.query]
    if route.answer is None:
        answers: dict[str, Any] = {"204": {"description": "Done"}}
    elif route.answer is str:
        answers = {"200": {"description": "Text", "content": {"text/plain": {"schema": {"type": "string"}}}}}
        if route.path.startswith("/rules"):
            answers["200"]["content"] = {"text/markdown": {"schema": {"type": "string"}}}
    else:
        (schema,), _ = described([route.answer])
        answers = {"200": {"description": "Done", "content": {"application/json": {"schema": schema}}}}
    told: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "parameters": parameters,
        "responses": {**answers, "4XX": PROBLEM, "503": PROBLEM},
    }
    if route.body is not None:
        body = {"application/json": {"schema": {"$ref": f"{REF}{name_of(route.body)}"}}}
        told["requestBody"] = {"required": True, "content": body}
    return told


def parameter(name: str, place: str, required: bool) -> dict[str, Any]:
    return {"name": name, "in": place, "required": required, "schema": {"type": "string"}}


def page() -> str:
    """The interface in words, for people who write a client or a bot."""
    rows = [
        f"<tr><td><code>{route.method} {escape(route.path)}</code></td><td>{escape(route.summary)}</td>"
        f"<td>{named(route.body)}</td><td>{named(route.answer)}</td></tr>"
        for route in ROUTES
    ]
    schema = socket_schema()["components"]["schemas"]
    parts = [
        f"<h1>Tafelrunde {tafelrunde.__version__}: the interface</h1>",
        "<h2>HTTP</h2>",
        "<table>",
        *rows,
        "</table>",
    ]
    for title, union in (("What the page says", wire.Said), ("What the server tells", wire.Told)):
        parts.append(f"<h2>The socket: {title}</h2>")
        parts += [entry(name_of(kind), schema[name_of(kind)]) for kind in union.__args__]
    parts.append("<h2>Types</h2>")
    told = {name_of(kind) for kind in (*wire.Said.__args__, *wire.Told.__args__)}
    parts += [entry(name, about) for name, about in schema.items() if name not in told]
    body = "\n".join(parts)
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tafelrunde: the interface</title>{body}</html>'


def named(kind: Any) -> str:
    if kind is None:
        return ""
    if kind is str:
        return "text"
    inner = getattr(kind, "__args__", None)
    name = name_of(inner[0] if inner else kind)
    return f'<a href="#{name}">{name}</a>' + ("[]" if inner else "")


def entry(name: str, about: dict[str, Any]) -> str:
    fields = "".join(
        [
            f"<li><code>{escape(field)}</code>: {linked(kind)}</li>"
            for field, kind in about.get("properties", {}).items()
        ]
    )
    text = escape(" ".join(str(about.get("description", "")).split()))
    return f'<h3 id="{name}">{name}</h3><p>{text}</p><ul>{fields}</ul>'


def linked(schema: dict[str, Any]) -> str:
    """A type in words, with links to the others."""
    if "$ref" in schema:
        name = str(schema["$ref"]).removeprefix(REF)
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join([linked(part) for part in schema["anyOf"]])
    if schema.get("type") == "array":
        return f"list of {linked(schema['items'])}"
    if "enum" in schema:
        return " or ".join([f"<code>{escape(str(value))}</code>" for value in schema["enum"]])
    return escape(str(schema.get("type", "anything")))
