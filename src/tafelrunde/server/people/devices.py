"""Devices in plain words: the browser and the system that a user agent names."""

from __future__ import annotations

from typing import Final, NamedTuple

LONGEST_AGENT: Final = 200
BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
"""The first that is found counts: most browsers also name others, to be taken for them."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
    ("Macintosh", "Mac"), ("Linux", "Linux"),
)  # fmt: skip


class Device(NamedTuple):
    """Either is empty if nobody knows it."""

    browser: str
    system: str


def device_of(agent: str) -> Device:
    return Device(first_of(BROWSERS, agent), first_of(SYSTEMS, agent))


def first_of(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for sign, name in known if sign in agent), "")


def shortened(agent: str) -> str:
    """A user agent as it is kept."""
    return "".join([letter for letter in agent[:LONGEST_AGENT] if letter.isprintable()])
