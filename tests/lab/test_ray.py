"""The same tournament on a Ray cluster."""

from __future__ import annotations

import pytest

from tafelrunde.lab.runners import make_runner, play_here
from tests.lab.test_tournament import setup, untimed


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_local_ray_of_two_workers_gives_the_same_results() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install tafelrunde[ray]")
    plan = setup("random", "greedy", keeps_records=True)
    assert untimed(list(make_runner(2, "local")(plan, range(8)))) == untimed(list(play_here(plan, range(8))))
