"""A house with the built client, and a real Chromium to visit it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelrunde
from tests.browser.visitor import INSTALL, Visitor, chromium_path, launch


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The client and the server are the same on both builds; a browser takes its time: `make browser`."""
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.once)
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> Path:
    found = chromium_path()
    if found is None:
        pytest.skip(f"There is no Chromium here. Install one with: {INSTALL}")
    return found


@pytest.fixture(scope="session")
def house(chromium: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own, with an empty database."""
    if not (Path(tafelrunde.__file__).parent / "web" / "index.html").is_file():
        pytest.skip("The browser client is not built. Build it with: make web")
    with running_house(tmp_path_factory.mktemp("house")) as address:
        yield address


class running_house:  # noqa: N801
    """`with running_house(directory) as address`: a server in a process of its own."""

    def __init__(self, directory: Path) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = trial.getsockname()[1]
        self.directory = directory

    def __enter__(self) -> str:
        environ = {**os.environ, "TAFELRUNDE_RATE": "1000", "TAFELRUNDE_THINK": "0.1"}
        self.log = (self.directory / "log").open("w")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tafelrunde", "serve", "--port", str(self.port),
             "--database", str(self.directory / "house.sqlite")],
            env=environ, stdout=self.log, stderr=subprocess.STDOUT,
        )  # fmt: skip
        address = f"http://127.0.0.1:{self.port}"
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
                return address
            except OSError:
                assert self.process.poll() is None, (self.directory / "log").read_text()
                time.sleep(0.1)
        raise AssertionError("The server did not open within 30 seconds.")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(15)
        self.log.close()


@pytest.fixture(scope="session")
def browser(chromium: Path) -> Iterator[object]:
    with launch(chromium) as opened:
        yield opened


@pytest.fixture
def visit(browser: object, house: str) -> Iterator[type[Visitor]]:
    """`visit(lang="hu", width=360)`: a guest of its own with a page; any complaint from the page fails the test."""
    guests: list[Visitor] = []

    def enter(**about: object) -> Visitor:
        guests.append(Visitor(browser, house, **about))  # type: ignore[arg-type]
        return guests[-1]

    yield enter  # type: ignore[misc]
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.leave()
    assert not complaints, complaints
