"""What a host needs: settings, health, measures, backup, moving house, mail, failing workers, shutting down cleanly."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots.pace import DECISIONS
from tafelrunde.bots.pool import Job
from tafelrunde.bots.questions import Decision, Question
from tafelrunde.cli import main
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.record import read_record
from tafelrunde.server.bots.line import Asker, FairLine, Turn
from tafelrunde.server.bots.workers import Workers
from tafelrunde.server.errors import Unavailable
from tafelrunde.server.http import wire
from tafelrunde.server.settings import Settings, read_settings
from tafelrunde.server.tables.clocks import Outages
from tests.server.client import Player, fetch
from tests.server.conftest import Postgres
from tests.server.houses import PATIENCE, be_there, running
from tests.server.inside import open_house, until
from tests.server.post import PostOffice, key_in, post_office, text_of

pytestmark = pytest.mark.once
ROOT = Path(__file__).parent.parent.parent
ASKER = Asker(Turn.MATCH, "anita")


def test_settings_come_from_the_file_and_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "tafelrunde.toml"
    file.write_text('port = 9000\nhost = "0.0.0.0"\n')
    settings = read_settings(file, {"TAFELRUNDE_PORT": "9001", "TAFELRUNDE_SMTP_TLS": "false", "TAFELRUNDE_LANG": "hu"})
    assert (settings.host, settings.port, settings.smtp_tls) == ("0.0.0.0", 9001, False)
    file.write_text("colour = 3\n")
    with pytest.raises(ImpossibleTable, match="colour"):
        read_settings(file, {})
    with pytest.raises(ImpossibleTable, match="port"):
        read_settings(None, {"TAFELRUNDE_PORT": "many"})
    for text, name in (("x = " + "[" * 3000, "recursion"), ('host = "a\\u0000b"', "host")):
        file.write_text(text)
        with pytest.raises(ImpossibleTable, match=name):
            read_settings(file, {})
    for name, value in (("port", "65536"), ("workers", "-1"), ("think", "-0.5"), ("tables_each", "-1")):
        with pytest.raises(ImpossibleTable, match=name):
            read_settings(None, {f"TAFELRUNDE_{name.upper()}": value})


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    assert [name for name in Settings.__struct_fields__ if f"`{name}`" not in text] == []


def test_every_address_is_documented() -> None:
    from tafelrunde.server.http.routes import ROUTES

    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert [route.path for route in ROUTES if route.path.replace("/words/{file}", "/words/") not in text] in (
        [], ["/rules/{file}"],
    )  # fmt: skip


def test_health_measures_and_going_down(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with Player(address) as anita:
            await anita.set_table(game="havoc")
            await anita.open()
            os.kill(pid, signal.SIGTERM)
            told = await anita.hear()
            while not isinstance(told, wire.Goodbye):
                told = await anita.hear()
            assert told.problem.error.id == "server-goodbye"

    with running(str(tmp_path / "t.sqlite"), tmp_path) as server:
        assert fetch(f"{server.address}/healthz").text == "ok\n"
        measured = fetch(f"{server.address}/metrics").text
        assert "tafelrunde_requests_total" in measured and "tafelrunde_commit_seconds" in measured
        hidden = fetch(f"{server.address}/metrics", headers={"X-Forwarded-For": "1.2.3.4"})
        assert hidden.status_code == 404
        assert fetch(f"{server.address}/api/openapi.json").json()["openapi"] == "3.1.0"
        assert "Welcome" in fetch(f"{server.address}/api/docs").text
        assert server.process is not None
        pid = server.process.pid
        asyncio.run(run(server.address))
        assert server.process.wait(PATIENCE) == 0
        logged = [json.loads(line) for line in server.logged().splitlines() if line.startswith("{")]
        assert {"at", "level", "from", "said"} <= set(logged[0])
        assert "tafelrunde is running" in server.logged().lower()


def test_backup_of_a_running_server_and_a_move_to_postgresql(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    """A copy is complete; everything moves to another database, and the match goes on there."""
    database = str(tmp_path / "t.sqlite")
    there = postgres.database()

    async def begin(address: str) -> tuple[str, Any, int]:
        async with Player(address) as anita:
            await anita.post("/api/me/account", {"name": "Anita", "password": "correct horse"})
            table = await anita.set_table(
                game="havoc", seats=2, chairs=[{"kind": "you"}, {"kind": "open"}], public=True
            )
            async with Player(address) as mark:
                await mark.sit(table.id)
                await anita.open()
                assert anita.sight is not None
                await anita.act(anita.sight.legal[0])
                return table.id, anita.http.cookies, len(anita.chapters)

    async def go_on(address: str, table: str, chapters: int) -> None:
        async with Player(address) as anita:
            await anita.post("/api/sign-in", {"name": "Anita", "password": "correct horse"})
            await anita.open(table)
            assert len(anita.chapters) == chapters and anita.table is not None and anita.table.you == 0
            assert isinstance(await anita.ask(wire.Resign("done")), wire.Done)

    with running(database, tmp_path) as server:
        table, _, chapters = asyncio.run(begin(server.address))
        copy = tmp_path / "copy.sqlite"
        assert main(["backup", str(copy), "--database", database]) == 0
        assert sqlite3.connect(copy).execute("SELECT COUNT(*) FROM entries").fetchone()[0] > 3
        assert main(["backup", str(copy), "--database", database]) == 1
        assert main(["backup", str(tmp_path / "x"), "--database", there]) == 2
    moved = tmp_path / "all.jsonl"
    assert main(["export", str(moved), "--database", database]) == 0
    assert main(["import", str(moved), "--database", there]) == 0
    assert main(["import", str(moved), "--database", there]) == 0
    assert "1 table" in capsys.readouterr().out.replace("One table", "1 table")
    with running(there, tmp_path) as server:
        asyncio.run(go_on(server.address, table, chapters))
        text = fetch(f"{server.address}/api/tables/{table}/record").text
        assert read_record(text).seed
    moved.write_text('{"kind": "people"}\n')
    assert main(["import", str(moved), "--database", there]) == 1
    assert "Line 1" in capsys.readouterr().err


def test_a_record_is_imported_as_a_finished_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "t.sqlite")
    record = ROOT / "tests" / "transcripts" / "havoc" / "two-seats.tafel"
    assert main(["import", str(record), "--database", database]) == 0
    assert main(["import", str(record), "--database", database]) == 0
    with running(database, tmp_path) as server:
        tables = sqlite3.connect(database).execute("SELECT id FROM tables").fetchall()
        assert len(tables) == 1
        told = fetch(f"{server.address}/api/tables/{tables[0][0]}").json()
        assert told["status"] == "over" and told["standings"]["places"]
        again = read_record(fetch(f"{server.address}/api/tables/{tables[0][0]}/record").text)
        written = read_record(record.read_text(encoding="utf-8"))
        assert [line.action for line in again.lines] == [line.action for line in written.lines]


def test_a_taken_port_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--lang", "de"]) == 2
    assert str(port) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("house", "Is a directory"),
        ("file/house.sqlite", "File exists"),
        ("", "empty name"),
        ("postgresql://[::1", "Invalid IPv6 URL"),
    ],
)
def test_a_database_that_cannot_be_opened_gets_a_sentence(
    database: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    (tmp_path / "house").mkdir()
    assert main(["export", "all.jsonl", "--database", database]) == 1
    told = capsys.readouterr().err
    assert why in told and told.count("\n") == 1


@pytest.mark.parametrize(
    "line",
    [
        "[" * 100_000,
        '{"kind": "outages", "began": 99999999999999999999, "ended": 1}',
        '{"kind": "house", "key": "secret", "value": "\\ud800"}',
        '{"kind": "entries", "table_id": "gone", "number": 1, "at": 1, "person": "", "request": "", "body": "{}"}',
    ],
)
def test_an_import_names_the_line_that_is_none(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "all.jsonl"
    file.write_text('{"kind": "outages", "began": 1, "ended": 2}\n' + line + "\n", encoding="utf-8")
    assert main(["import", str(file), "--database", str(tmp_path / "house.sqlite")]) == 1
    told = capsys.readouterr().err
    assert told.startswith("Line 2 of ") and told.count("\n") == 1


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("--port 65536", "port"),
        (f"--port {'9' * 5000}", "port"),
        ("--host 192.0.2.1 --port 0", "Cannot assign"),
        (f"--host {'x' * 70}.example --port 0", "host"),
    ],
)
def test_where_nobody_can_listen_gets_a_sentence(said: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *said.split()]) == 2
    told = capsys.readouterr().err
    assert why in told and "in use" not in told and told.count("\n") == 1


def test_mail_tells_of_a_turn_at_a_slow_table(tmp_path: Path) -> None:
    async def run(office: PostOffice, settings: dict[str, Any]) -> None:
        async with open_house(tmp_path, mail_after=0, **settings) as (_, address), Player(address) as anita:
            me = {"email": "anita@tafel.example", "mail_turns": True, "language": "de"}
            assert (await anita.http.patch("/api/me", json=me)).status_code == 200
            await anita.post("/api/email/confirm", {"key": key_in(await office.letter(1), "confirm")})
            table = await anita.set_table(game="havoc", clock={"kind": "slow", "hours": 24})
            letter = await office.letter(2)
            assert letter["To"] == "anita@tafel.example" and "Du bist am Zug" in letter["Subject"]
            assert f"{address}/t/{table.id}" in text_of(letter)

    with post_office() as (office, settings):
        asyncio.run(run(office, settings))


def question(level: wire.Level = "squire") -> Question:
    from tafelrunde.core.match import Match

    match = Match.new("havoc", 2, seed=1)
    seat = match.to_act()[0]
    legal = tuple([match.game.catalogue.number(action) for action in match.legal(seat)])
    return Question("havoc", dict(match.game.chosen), match.view(seat), legal, level, 7, 1.0)


def test_a_worker_that_dies_is_replaced() -> None:
    async def run() -> None:
        workers = Workers(1, 4)
        asked = question("knight")
        assert (await workers.decide(asked, ASKER)).number in asked.legal
        (first,) = workers.pool.processes
        os.kill(first.pid, signal.SIGKILL)
        assert (await workers.decide(asked, ASKER)).number in asked.legal
        (second,) = workers.pool.processes
        assert second.pid != first.pid
        thinking = asyncio.create_task(workers.decide(question("master"), ASKER))
        await asyncio.sleep(0.3)
        os.kill(second.pid, signal.SIGKILL)  # it dies while being asked
        assert (await thinking).number in asked.legal
        assert workers.waiting == 0
        await workers.close()
        assert not workers.pool.processes

    asyncio.run(run())


def test_a_bot_without_a_choice_takes_as_long_as_others() -> None:
    """Otherwise its haste would tell its rivals what it does not hold."""

    async def run() -> None:
        workers = Workers(1, 4)
        asked = question("knight")
        assert (await workers.decide(asked, ASKER)).simulations > 0
        ((manner, (spent,)),) = workers.spent.items()
        assert spent > 0
        workers.spent[manner].clear()
        workers.spent[manner].append(0.3)
        start = time.monotonic()
        assert await workers.decide(asked._replace(legal=asked.legal[:1]), ASKER) == Decision(asked.legal[0], 0)
        assert time.monotonic() - start >= 0.29
        later = question("master")._replace(legal=asked.legal[:1], step=3)
        assert workers.usual(later) == 0.0, "The time of another point of a turn says nothing about this one."
        await workers.close()

    asyncio.run(run())


def test_everybodys_questions_are_answered_in_turn_and_tables_of_bots_alone_come_last() -> None:
    line = FairLine()

    def ask(turn: Turn, person: str, name: str) -> None:
        line.put(Job(Future(), print, (name,), None, Asker(turn, person)))

    for number in range(3):
        ask(Turn.BOTS_ALONE, "flood", f"alone {number}")
        ask(Turn.HINT, "flood", f"hint {number}")
        ask(Turn.MATCH, "flood", f"flood {number}")
    ask(Turn.MATCH, "anita", "anita")
    ask(Turn.HINT, "mark", "mark")
    served = [job.args[0] for _ in range(11) if (job := line.take()) is not None]
    assert served == [
        "flood 0", "anita", "flood 1", "flood 2", "hint 0", "mark", "hint 1", "hint 2", "alone 0", "alone 1", "alone 2",
    ]  # fmt: skip
    ask(Turn.HINT, "mark", "late")
    assert [job.args for job in line.close()] == [("late",)] and line.take() is None


def test_in_an_overload_bots_wait_their_turn_and_hints_are_refused() -> None:
    async def run() -> None:
        workers = Workers(1, 0)
        asked = question()
        decisions = await asyncio.gather(*[workers.decide(asked, ASKER) for _ in range(4)])
        assert all(decision.number in asked.legal and decision.simulations > 0 for decision in decisions)
        with pytest.raises(Unavailable):
            await workers.advise(asked, ASKER)
        only = await workers.advise(asked._replace(legal=asked.legal[:1]), ASKER)
        assert only.chance is None, "Where there is no choice nobody is asked."
        await workers.close()

    asyncio.run(run())


def test_a_question_that_was_given_up_leaves_its_answer_to_nobody() -> None:
    async def run() -> None:
        workers = Workers(1, 4)
        given_up = asyncio.create_task(workers.advise(question("master"), ASKER))
        await asyncio.sleep(0.5)
        given_up.cancel()
        asked = question("knight")
        decision = await workers.decide(asked, ASKER)
        assert isinstance(decision, Decision) and decision.number in asked.legal
        assert workers.waiting == 0
        await workers.close()

    asyncio.run(run())


def test_a_bot_that_cannot_think_does_not_move_and_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.server.tables.keeper.LATER", 0.05)

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita:
            real, asked = house.workers.decide, 0

            async def fails(question: Question, asker: Asker, waits: object = None) -> Decision:
                nonlocal asked
                asked += 1
                raise Unavailable("server-error-busy", "No worker answers.")

            house.workers.decide = fails  # type: ignore[method-assign]
            chairs = [{"kind": "bot", "level": "squire"}, {"kind": "you"}]
            table = await anita.set_table(game="havoc", seats=2, chairs=chairs)
            live = house.server.hall.tables[table.id]
            while asked < 3:
                await asyncio.sleep(0.02)
            assert live.table is not None and not live.table.running().entries
            house.workers.decide = real  # type: ignore[method-assign]
            await until(lambda: live.table is not None and bool(live.table.running().entries))

    asyncio.run(run())


def test_a_table_is_told_how_much_of_their_search_bots_get_done(tmp_path: Path) -> None:
    """As a mean over many decisions, and only for levels that sit there."""

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita:
            chairs = [{"kind": "you"}, {"kind": "bot", "level": "knight"}]
            await anita.set_table(game="havoc", seats=2, chairs=chairs)
            await anita.open()
            assert anita.presence is not None and anita.presence.hurried == []
            pace = house.server.hall.pace
            for level, simulations in (("knight", 163), ("squire", 20)):
                for place in range(DECISIONS):
                    assert pace.note("havoc", level, simulations) == (place == DECISIONS - 1)
            house.keeper.tell_pace("macht")
            house.keeper.tell_pace("havoc")
            while not anita.presence.hurried:
                await anita.hear()
            assert anita.presence.hurried == [wire.Hurried("knight", 160, 250)]

    asyncio.run(run())


def test_outages_do_not_count() -> None:
    outages = Outages([(100, 200), (500, 600)])
    assert outages.running(0, 50) == 50
    assert outages.running(0, 150) == 100
    assert outages.running(120, 180) == 0
    assert outages.running(0, 1000) == 800


def test_a_table_is_told_how_long_a_bot_waits_for_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no longer once it has moved."""
    monkeypatch.setattr("tafelrunde.server.bots.workers.WAITS", 0.1)

    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita:
            other = house.workers.pool.submit(be_there, tmp_path / "enough", asker=ASKER)
            chairs = [{"kind": "bot", "level": "squire"}, {"kind": "you"}]
            await anita.set_table(game="havoc", seats=2, chairs=chairs)
            await anita.open()
            assert anita.presence is not None
            seconds: set[int] = set()
            while anita.sight is None or not anita.sight.legal:
                if anita.presence.waiting is not None:
                    assert anita.presence.waiting.seat == 0
                    seconds.add(anita.presence.waiting.seconds)
                if len(seconds) > 1:
                    (tmp_path / "enough").touch()
                await anita.hear()
            assert len(seconds) > 1, "It counts."
            while anita.presence.waiting is not None:
                await anita.hear()
            other.result(PATIENCE)

    asyncio.run(run())


def test_a_bot_without_a_choice_waits_as_others_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.bots.workers.WAITS", 0.1)

    async def run() -> None:
        workers = Workers(1, 4)
        asked = question("knight")
        await workers.decide(asked, ASKER)
        ((_, spent),) = workers.spent.items()
        spent.clear()
        spent += [0.35, 0.35]
        monkeypatch.setattr(workers, "usual", lambda question: 0.7)
        told: list[float] = []
        await workers.decide(asked._replace(legal=asked.legal[:1]), ASKER, lambda: told.append(time.monotonic()))
        assert len(told) == 3, "In line for 0.35 of 0.7 seconds."
        await workers.close()

    asyncio.run(run())


def test_where_several_decide_at_once_nobody_is_told_who_waits(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, address), Player(address) as anita:
            chairs = [{"kind": "you"}, {"kind": "bot", "level": "squire"}]
            table = await anita.set_table(game="havoc", seats=2, chairs=chairs)
            await anita.open()
            live = house.server.hall.tables[table.id]
            assert live.table is not None
            for owing, told in (([0, 1], None), ([1], 1)):
                live.table.owing_for = lambda viewer, owing=owing: owing  # type: ignore[method-assign, misc]
                house.keeper.tell_waiting(live, 1)
                assert live.waiting == told

    asyncio.run(run())
