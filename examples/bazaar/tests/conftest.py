"""The game is registered while its own tests run, and not for any other."""

from __future__ import annotations

import pytest

from tafelrunde.core import registry


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._PACKAGES, "bazaar", "examples.bazaar")
