"""Counters and gauges in the Prometheus format, served at /metrics."""

from __future__ import annotations

from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, open files, processor
FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

FINE: Final = (
    0.0005, 0.001, 0.0015, 0.002, 0.003, 0.004, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.04, 0.05, 0.075, 0.1, 0.15,
    0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 3, 5, 7.5, 10, 20, 30,
)  # fmt: skip

REQUESTS: Final = Counter("tafelrunde_requests", "HTTP requests.", ["route", "status"], registry=REGISTRY)
REQUEST_SECONDS: Final = Histogram(
    "tafelrunde_request_seconds", "Time of an HTTP request.", buckets=FAST, registry=REGISTRY
)
SOCKETS: Final = Gauge("tafelrunde_sockets", "Open sockets.", registry=REGISTRY)
MESSAGES: Final = Counter("tafelrunde_messages", "Messages received on sockets.", ["kind"], registry=REGISTRY)
ANSWER_SECONDS: Final = Histogram(
    "tafelrunde_answer_seconds",
    "From the arrival of a message on a socket to its answer handed to the socket.",
    ["kind"],
    buckets=FINE,
    registry=REGISTRY,
)
ENTRIES: Final = Counter("tafelrunde_entries", "Entries written to ledgers.", ["kind"], registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram(
    "tafelrunde_commit_seconds", "Time until entries are kept for good.", buckets=FAST, registry=REGISTRY
)
CONFLICTS: Final = Counter("tafelrunde_conflicts", "Entries that another process wrote first.", registry=REGISTRY)
TABLES: Final = Gauge("tafelrunde_tables", "Tables in memory.", registry=REGISTRY)
REFUSALS: Final = Counter("tafelrunde_refusals", "Requests refused, by message id.", ["id"], registry=REGISTRY)
TURNED_AWAY: Final = Counter(
    "tafelrunde_turned_away", "Connections ended at the door, by why.", ["why"], registry=REGISTRY
)
BOTS_WAITING: Final = Gauge("tafelrunde_bots_waiting", "Bot decisions under way.", registry=REGISTRY)
BOT_SECONDS: Final = Histogram("tafelrunde_bot_seconds", "Time of a bot's decision.", buckets=FAST, registry=REGISTRY)
BOTS_FAILED: Final = Counter(
    "tafelrunde_bots_failed", "Decisions that had to be asked again.", ["why"], registry=REGISTRY
)
MAILS: Final = Counter("tafelrunde_mails", "Mails, by outcome.", ["outcome"], registry=REGISTRY)


@cache
def timed(histogram: Histogram, label: str) -> Histogram:
    """The histogram of a label from a small set, found faster than by `labels`."""
    return histogram.labels(label)


@cache
def counted(counter: Counter, label: str) -> Counter:
    """The counter of a label from a small set, found faster than by `labels`."""
    return counter.labels(label)


def text() -> bytes:
    return generate_latest(REGISTRY)
