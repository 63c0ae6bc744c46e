"""Ledgers and summaries from before names were looked up, without the names of people. Bots keep theirs, and so do the
seats of matches that were read from a record."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tafelrunde.server.storage.backend import Query, Work

TABLES_AT_ONCE: Final = 50
NAMING: Final = ("created", "placed", "renamed", "said")
"""The kinds of entries that held names."""


def unnamed_body(text: str) -> str:
    """An entry of a ledger."""
    if not text.startswith(tuple([f'{{"type":"{kind}"' for kind in NAMING])):
        return text
    body = msgspec.json.decode(text)
    if body["type"] in ("renamed", "said"):
        body.pop("name", None)
    for sitter in [*body.get("chairs", []), *([body["sitter"]] if "sitter" in body else [])]:
        unname(sitter)
    return msgspec.json.encode(body).decode()


def unnamed_summary(text: str) -> str:
    summary = msgspec.json.decode(text)
    for chair in summary["table"]["chairs"]:
        unname(chair)
    return msgspec.json.encode(summary).decode()


def unname(chair: dict[str, Any]) -> None:
    if chair["kind"] == "person":
        chair["name"] = ""


def unname_tables(after: str) -> Work[str | None]:
    """The next tables; returns where to go on. What cannot be read stays as it is: nobody can show it either."""
    tables = yield Query("SELECT id, summary FROM tables WHERE id > $1 ORDER BY id LIMIT $2", (after, TABLES_AT_ONCE))
    for table in tables:
        yield from unname_table(table["id"], table["summary"])
    return tables[-1]["id"] if tables else None


def unname_table(id: str, summary: str) -> Work[None]:
    kinds = " OR ".join([f'body LIKE \'{{"type":"{kind}"%\'' for kind in NAMING])
    rows = yield Query(f"SELECT number, body FROM entries WHERE table_id = $1 AND ({kinds})", (id,))
    for row in rows:
        body = readable(unnamed_body, row["body"])
        if body != row["body"]:
            yield Query("UPDATE entries SET body = $3 WHERE table_id = $1 AND number = $2", (id, row["number"], body))
    told = readable(unnamed_summary, summary)
    if told != summary:
        yield Query("UPDATE tables SET summary = $2 WHERE id = $1", (id, told))


def readable(change: Any, text: str) -> str:
    try:
        changed: str = change(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, LookupError, TypeError, AttributeError):
        return text
    return changed
