"""One Chromium and one house with the built client for all tests that visit it: Playwright cannot be started twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import tafelrunde
from tests.browser.house import running_house
from tests.browser.visitor import INSTALL, chromium_path, launch

# How long an example takes says more about what else the machine does than about what is tested.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


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


@pytest.fixture(scope="session")
def browser(chromium: Path) -> Iterator[object]:
    with launch(chromium) as opened:
        yield opened
