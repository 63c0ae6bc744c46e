"""Logs: one JSON object per line. Paths and table ids are logged; cookies, tokens, keys, texts and names never are."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from typing import Final

TOLD: Final = ("table", "status", "method", "path", "seconds", "why", "game", "waiting", "count", "id", "address")


class JsonFormatter(logging.Formatter):
    """Only the fields of TOLD go out, so that nobody logs a secret by accident."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        said |= {name: getattr(record, name) for name in TOLD if hasattr(record, name)}
        if record.exc_info:
            said["error"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(said, ensure_ascii=False)


def set_up_logs(kind: str, level: str) -> None:
    output = logging.StreamHandler(sys.stderr)
    output.setFormatter(
        JsonFormatter() if kind == "json" else logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
    )
    root = logging.getLogger()
    root.handlers = [output]
    root.setLevel(level.upper())
    for quiet in ("uvicorn.access", "uvicorn.error", "yoyo", "asyncio"):  # uvicorn logs addresses with their keys
        logging.getLogger(quiet).setLevel(logging.WARNING)
