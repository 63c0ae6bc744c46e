"""Logs: one JSON object per line. Paths and table ids are logged; cookies, tokens, keys, texts and names never are."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections import Counter
from time import monotonic
from typing import Final

TOLD: Final = ("table", "status", "method", "path", "seconds", "why", "game", "waiting", "count", "id", "address")


TELL_EVERY: Final = 10.0
MOST_REASONS: Final = 100


class Seldom:
    """Says something that may happen very often: each reason at once, then every few seconds how often it was."""

    def __init__(self, log: logging.Logger, level: int, said: str) -> None:
        self.log: Final = log
        self.level: Final = level
        self.said: Final = said
        self.counts: Final[Counter[str]] = Counter()
        self.told: Final[dict[str, float]] = {}

    def note(self, why: str) -> None:
        self.counts[why] += 1
        self.tell(why)

    def tell_all(self) -> None:
        for why in list(self.counts):
            self.tell(why)

    def tell(self, why: str) -> None:
        now = monotonic()
        if now - self.told.get(why, -TELL_EVERY) >= TELL_EVERY:
            if len(self.told) > MOST_REASONS:
                self.told.clear()
            self.told[why] = now
            self.log.log(self.level, self.said, extra={"why": why, "count": self.counts.pop(why)})


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
    logging.getLogger("asyncpg").setLevel(logging.ERROR)  # the storage says itself when it is away, and seldom
