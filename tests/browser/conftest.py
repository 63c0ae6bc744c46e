"""Guests with a page of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.rooms import Rooms
from tests.browser.visitor import Visitor

expect.set_options(timeout=30_000)  # as long as everything else is waited for


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The client and the server are the same on both builds; a browser takes its time: `make browser`."""
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.once)
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def rooms(browser: Browser) -> Rooms:
    return Rooms(browser)


@pytest.fixture
def visit(rooms: Rooms, house: str) -> Iterator[type[Visitor]]:
    """`visit(lang="hu", width=360)`: a guest of its own with a page; any complaint from the page fails the test."""
    guests: list[Visitor] = []

    def enter(**about: object) -> Visitor:
        guests.append(Visitor(rooms, house, **about))  # type: ignore[arg-type]
        return guests[-1]

    yield enter  # type: ignore[misc]
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.leave()
    assert not complaints, complaints
