"""A name of an environment means one thing forever."""

from __future__ import annotations

import pytest

from tafelrunde.research.versions import ROLLOUTS, VERSIONS, rollouts


@pytest.mark.parametrize("key", VERSIONS)
def test_nothing_has_changed_without_a_new_version(key: str) -> None:
    """If this fails, rules, observations, actions or rewards are different from those of the version that the name
    promises: raise the number in `versions.py`, rename the module, and put the new hash there and on the page."""
    assert rollouts(key) == ROLLOUTS[key]
