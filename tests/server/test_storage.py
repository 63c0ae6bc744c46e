"""What is committed together is kept or refused one by one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tafelrunde.server.storage.backend import Taken, Work, migrate
from tafelrunde.server.storage.sqlite import carry_out, commit_together, connect
from tafelrunde.server.storage.work import fact, keep_fact

pytestmark = pytest.mark.once


def kept_and_broken(key: str) -> Work[None]:
    yield from keep_fact(key, "half")
    raise Taken("somebody was faster")


def test_a_job_that_fails_takes_nothing_of_the_others_with_it(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "t.sqlite"
        migrate(f"sqlite:///{path}")
        db = connect(path)
        jobs = [
            keep_fact("first", "kept"),
            kept_and_broken("second"),
            keep_fact("third", "kept"),
            kept_and_broken("fourth"),
            fact("third"),
        ]
        loop = asyncio.get_running_loop()
        answers = commit_together(db, [(work, loop.create_future()) for work in jobs])
        assert [type(error) for _, _, error in answers] == [type(None), Taken, type(None), Taken, type(None)]
        assert answers[4][1] == "kept"
        other = connect(path)
        found = [carry_out(other, fact(key)) for key in ("first", "second", "third", "fourth")]
        assert found == ["kept", None, "kept", None]

    asyncio.run(run())
