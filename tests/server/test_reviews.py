"""Reviews on the server: of finished matches alone, made in the background after everything else, kept without names,
and given up when nobody waits."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tafelrunde import FastDealer, Match
from tafelrunde.bots.pool import Job, Pool
from tafelrunde.review import luck, parts, reviewing
from tafelrunde.review.deciding import Weighed
from tafelrunde.review.facts import facts, grown
from tafelrunde.review.parts import STEPS, play_on, survey, weigh_part
from tafelrunde.review.reviewing import Review
from tafelrunde.server.app import House
from tafelrunde.server.bots import reviews as server_reviews
from tafelrunde.server.bots.line import Asker, FairLine, Turn
from tafelrunde.server.bots.reviews import MOST_LINES, MOST_OF_NETWORK
from tafelrunde.server.bots.workers import busy
from tafelrunde.server.errors import TooFast, Unavailable
from tafelrunde.server.http import wire
from tafelrunde.server.storage import reviews as works
from tafelrunde.server.storage.transfer import export_lines
from tests.server.client import Player
from tests.server.houses import PATIENCE
from tests.server.inside import Clock, until
from tests.server.test_tables import at_a_table, both_hear


@pytest.fixture(autouse=True)
def quick_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces of reviews are done here, at once and with few simulations."""
    monkeypatch.setattr(luck, "MOST", 12)
    monkeypatch.setattr(luck, "SAMPLES", 4)
    monkeypatch.setattr(luck, "DEALS", 8)
    monkeypatch.setattr(reviewing, "BUDGETS", {"quick": 1, "deep": 2})
    best = Weighed(96, 0.5, (), -1, 0.0, 0.0)
    for place in (parts, reviewing):
        monkeypatch.setattr(place, "weigh", lambda game, view, number, *more: best._replace(best=number))


def record(game: str = "druidenwalzer", seed: int = 3) -> str:
    match = Match.new(game, 2, seed, names=["Anita", "Mark"])
    chance = FastDealer(seed)
    while to_act := match.to_act():
        legal = match.legal(to_act[0])
        match.play(to_act[0], legal[chance.pick(len(legal))])
    return match.record()


def test_a_review_in_pieces_is_the_review() -> None:
    text = record()
    told = survey(text, "quick")
    assert told.decisions and not told.refused and grown(told.facts, [])["decisions_done"] == 0
    found = [weigh_part(part) for part in told.decisions]
    whole = grown(told.facts, found)
    assert whole == facts(Review(Match.load(text)).finish())
    assert grown(grown(told.facts, found[:9]), found) == whole
    assert whole["decisions_done"] == whole["decisions_total"] == len(found)
    assert whole["turning_points"] and all(point["says"] for point in whole["turning_points"])
    assert json.loads(json.dumps(whole))


def test_what_cannot_be_reviewed_says_why() -> None:
    assert survey("nonsense", "quick").refused == "error-record-foreign"
    match = Match.new("havoc", 2, 1)
    assert survey(match.record(), "quick").refused == "review-error-running"


def test_reviews_come_after_everything_else() -> None:
    line = FairLine()
    asked = [Asker(Turn.REVIEW, "a"), Asker(Turn.BOTS_ALONE, "b"), Asker(Turn.REVIEW, "c"), Asker(Turn.MATCH, "a")]
    for asker in [*asked, Asker(Turn.REVIEW, "a")]:
        line.put(Job(Future(), print, (), None, asker))
    served = [job.asker for _ in range(5) if (job := line.take()) is not None]
    assert served == [asked[3], asked[1], asked[0], asked[2], asked[0]]


def do_here(house: House, monkeypatch: pytest.MonkeyPatch, gate: asyncio.Event | None = None) -> list[Asker]:
    """Pieces of reviews are done in this process, once the gate is open; who asked for them."""
    askers: list[Asker] = []

    async def review(function: Any, *args: Any, asker: Asker) -> Any:
        askers.append(asker)
        await (asyncio.sleep(0) if gate is None else gate.wait())
        return function(*args)

    monkeypatch.setattr(house.workers, "review", review)
    return askers


async def until_over(player: Player, path: str) -> dict[str, Any]:
    async with asyncio.timeout(2 * PATIENCE):
        while not (told := await player.get(path))["is_over"]:
            await asyncio.sleep(0.01)
    return dict[str, Any](told)


async def until_refused(player: Player, path: str) -> httpx.Response:
    """How a review ends of which nothing comes."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await player.http.get(path)).status_code == 200:
            assert not answer.json()["is_over"]
            await asyncio.sleep(0.01)
    return answer


def test_a_running_match_cannot_be_reviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor one that people ended before its end."""

    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        askers = do_here(house, monkeypatch)
        assert anita.table is not None
        place = f"/api/tables/{anita.table.id}/review"
        for _ in range(4):
            for player in (anita, mark):
                assert player.sight is not None
                if player.sight.legal:
                    await player.act(player.chance.choice(player.sight.legal))
                    await both_hear(anita, mark)
        assert (await anita.http.post(place, json={})).status_code == 409
        assert (await anita.http.get(place)).status_code == 409
        assert askers == [] and house.reviews.known == {}
        assert isinstance(await anita.ask(wire.Resign("done")), wire.Done)
        assert (await anita.http.get(place)).status_code == 404
        assert (await anita.http.post(place, json={})).status_code == 200
        refused = await until_refused(anita, place)
        assert refused.status_code == 409 and refused.json()["error"]["id"] == "review-error-running"

    at_a_table(tmp_path, test)


def test_a_record_that_somebody_brings_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        gate = asyncio.Event()
        askers = do_here(house, monkeypatch, gate)
        asked = {"record": record(), "depth": "quick"}
        begun = (await anita.http.post("/api/reviews", json=asked)).json()
        assert begun["is_over"] is False
        again = await anita.http.post("/api/reviews", json={**asked, "depth": "deep"})
        assert again.status_code == 429 and again.json()["error"]["id"] == "server-error-review-one"
        gate.set()
        told = await until_over(anita, f"/api/reviews/{begun['id']}")
        assert told["done"] == told["total"] == told["told"]["decisions_done"] > 0
        assert told["told"]["names"] == [] and "Anita" not in json.dumps(told)
        assert {asker.turn for asker in askers} == {Turn.REVIEW} and len({asker.person for asker in askers}) == 1
        assert (await mark.http.get(f"/api/reviews/{begun['id']}")).status_code == 404
        for nonsense in ({"record": "x" * 60_001}, {"record": 3}, {"depth": "quick"}, {**asked, "depth": "deepest"}):
            assert (await anita.http.post("/api/reviews", json=nonsense)).status_code == 400

    at_a_table(tmp_path, test)


def test_a_review_for_which_nobody_waits_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        askers = do_here(house, monkeypatch)
        monkeypatch.setattr(server_reviews, "WAITED_FOR", -1.0)
        begun = (await anita.http.post("/api/reviews", json={"record": record()})).json()
        await until(lambda: not house.reviews.known)
        assert len(askers) == 1
        assert (await anita.http.get(f"/api/reviews/{begun['id']}")).status_code == 404

    at_a_table(tmp_path, test)


def test_one_address_does_not_take_all_reviews_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        do_here(house, monkeypatch, asyncio.Event())

        def begin(person: str, network: str) -> None:
            house.reviews.begin(f"{person} of {network}", "", record(), "deep", person, network=network)

        for number in range(MOST_OF_NETWORK):
            begin(f"guest {number}", "192.0.2.1")
        with pytest.raises(Unavailable):
            begin("one more", "192.0.2.1")
        begin("one more", "192.0.2.2")

    at_a_table(tmp_path, test)


def test_only_so_many_lines_wait_to_be_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them holds a whole record."""

    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        gate = asyncio.Event()
        askers = do_here(house, monkeypatch, gate)
        text = record()
        number = Match.load(text).game.catalogue.number(Match.load(text).entries[0].action)

        def line(person: str, network: str = "192.0.2.1") -> asyncio.Task[Any]:
            return asyncio.create_task(house.reviews.line(text, 0, number, person, network))

        asked = [line(f"guest {place // MOST_LINES}") for place in range(MOST_OF_NETWORK - 1)]
        asked = [line("anita", "192.0.2.2") for _ in range(MOST_LINES)] + asked
        await until(lambda: len(askers) == MOST_OF_NETWORK - 1 + MOST_LINES)
        with pytest.raises(TooFast):
            await line("anita", "192.0.2.3")
        asked.append(line("mark"))
        await until(lambda: len(askers) == MOST_OF_NETWORK + MOST_LINES)
        with pytest.raises(TooFast):
            await line("another")
        gate.set()
        assert all(await asyncio.gather(*asked))
        assert await line("another")

    at_a_table(tmp_path, test)


def test_a_review_that_failed_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        async def fail(*args: Any, asker: Asker) -> Any:
            raise busy()

        monkeypatch.setattr(house.workers, "review", fail)
        begun = (await anita.http.post("/api/reviews", json={"record": record()})).json()
        assert (await until_refused(anita, f"/api/reviews/{begun['id']}")).status_code == 503
        do_here(house, monkeypatch)
        again = (await anita.http.post("/api/reviews", json={"record": record()})).json()
        assert again["id"] == begun["id"]
        assert (await until_over(anita, f"/api/reviews/{begun['id']}"))["told"]["decisions"]

    at_a_table(tmp_path, test)


def test_who_asks_twice_at_once_joins_the_first_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        askers = do_here(house, monkeypatch, asyncio.Event())
        assert anita.table is not None
        assert isinstance(await anita.ask(wire.Resign("done")), wire.Done)
        place = f"/api/tables/{anita.table.id}/review"
        answers = await asyncio.gather(*[anita.http.post(place, json={}) for _ in range(3)])
        assert [answer.status_code for answer in answers] == [200, 200, 200]
        await until(lambda: bool(askers))
        assert len(askers) == len(house.reviews.known) == 1

    at_a_table(tmp_path, test)


def test_a_review_is_kept_with_its_table_and_goes_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        do_here(house, monkeypatch)
        assert anita.table is not None
        id, storage = anita.table.id, house.server.hall.storage
        begun = house.reviews.begin(f"{id}-quick", id, record(), "quick", "somebody")
        assert begun.work is not None
        await begun.work
        kept = await storage.read(works.kept_review(id, "quick"))
        assert kept is not None and "Anita" not in kept and "somebody" not in kept
        house.reviews.known.clear()
        found = await house.reviews.find(f"{id}-quick", id, "quick")
        assert found is not None and found.is_over and found.facts == begun.facts
        assert await house.reviews.find(f"{id}-deep", id, "deep") is None
        lines = [json.loads(line) async for line in export_lines(storage)]
        assert [line["table_id"] for line in lines if line["kind"] == "reviews"] == [id]

    at_a_table(tmp_path, test)


def test_pieces_travel_to_the_processes_that_think_and_back() -> None:
    pool = Pool(1)
    try:
        told = pool.submit(survey, record(), "quick", 0.5).result(120)
        assert not told.refused and told.facts["decisions_total"] == len(told.decisions) > 0
        part = told.decisions[0]._replace(simulations=96)
        plain = pool.submit(weigh_part, part).result(120)
        assert plain["simulations"] >= 96 and plain["chapter"] == part.chapter
        line = pool.submit(play_on, record(), part.chapter - 1, part.number, 0.1).result(120)
        assert 1 <= len(line) <= STEPS and (line[0].seat, line[0].number) == (part.view.seat, part.number)
    finally:
        pool.close()


async def some_rounds(anita: Player, mark: Player) -> None:
    for _ in range(6):
        for player in (anita, mark):
            assert player.sight is not None
            if player.sight.legal:
                await player.act(player.chance.choice(player.sight.legal))
                await both_hear(anita, mark)


def test_a_moment_of_a_finished_match_is_played_again_against_bots(tmp_path: Path) -> None:
    """Whoever sits there sees what the seat saw then; the table survives being read again, and its record verifies."""

    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        assert anita.table is not None
        place = f"/api/tables/{anita.table.id}/again"
        await some_rounds(anita, mark)
        assert (await anita.http.post(place, json={"number": 2, "seat": 0})).status_code == 409
        assert isinstance(await anita.ask(wire.Resign("done")), wire.Done)
        hall = house.server.hall
        match = hall.tables[anita.table.id].table.running()  # type: ignore[union-attr]
        for seat in (0, 1):
            answer = await mark.http.post(place, json={"number": 3, "seat": seat, "level": "squire"})
            assert answer.status_code == 200, answer.text
            told = answer.json()
            assert told["you"] == seat and told["public"] is False and told["status"] == "running"
            live = await hall.find(told["id"])
            table = await hall.reread(live)
            began = table.running()
            assert began.at(0).state.view(seat) == match.at(3).view(seat)
            assert began.start == match.at(3).view(seat) and began.commitment != match.commitment
            assert Match.load(began.record()).state.view(seat) == began.state.view(seat)
        for wrong in (
            {"number": len(match.entries), "seat": 0},
            {"number": 1, "seat": 2},
            {"number": 10**6, "seat": 0},
        ):
            refused = await mark.http.post(place, json=wrong)
            assert refused.status_code == 409 and refused.json()["error"]["id"] == "server-error-again"

    at_a_table(tmp_path, test)


def test_the_same_hidden_cards_lie_there_again(tmp_path: Path) -> None:
    """Also at a table that goes on from one that went on; the record says so, and verifies."""

    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        assert anita.table is not None
        place = f"/api/tables/{anita.table.id}/again"
        await some_rounds(anita, mark)
        assert isinstance(await anita.ask(wire.Resign("done")), wire.Done)
        hall = house.server.hall
        match = hall.tables[anita.table.id].table.running()  # type: ignore[union-attr]
        asked = {"number": 5, "seat": 1, "level": "squire", "hidden": "same"}
        told = (await mark.http.post(place, json=asked)).json()
        assert told["you"] == 1 and told["public"] is False
        began = (await hall.reread(await hall.find(told["id"]))).running()
        for seat in (0, 1):
            assert began.at(0).state.view(seat) == match.at(5).state.view(seat)
        assert began.commitment != match.commitment
        assert Match.load(began.record()).start == began.start == match.earlier(5)
        once_more = Match.begin(began.game, began.earlier(0), seed=3)
        assert once_more.start == match.earlier(5)
        assert (await mark.http.post(place, json={**asked, "hidden": "guessed"})).status_code == 400

    at_a_table(tmp_path, test)


def test_a_match_that_goes_on_is_played_again_off_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long one would hold up everybody."""

    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        assert anita.table is not None
        await some_rounds(anita, mark)
        assert isinstance(await anita.ask(wire.Resign("done")), wire.Done)
        threads: list[str] = []

        def begin(*asked: Any, **more: Any) -> Match:
            threads.append(threading.current_thread().name)
            return Match.begin(*asked, **more)

        monkeypatch.setattr("tafelrunde.server.tables.table.Match", SimpleNamespace(begin=begin))
        asked = {"number": 5, "seat": 1, "level": "squire", "hidden": "same"}
        answer = await anita.http.post(f"/api/tables/{anita.table.id}/again", json=asked)
        assert answer.status_code == 200 and answer.json()["status"] == "running"
        assert [name.partition("_")[0] for name in threads] == ["desk"]

    at_a_table(tmp_path, test)


def test_a_better_line_is_played_forward(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        do_here(house, monkeypatch)
        text = record()
        begun = (await anita.http.post("/api/reviews", json={"record": text})).json()
        told = await until_over(anita, f"/api/reviews/{begun['id']}")
        match = Match.load(text)
        one = told["told"]["decisions"][3]
        other = next(
            number
            for action in match.at(one["chapter"] - 1).legal(one["seat"])
            if (number := match.game.catalogue.number(action)) != one["number"]
        )
        place = f"/api/reviews/{begun['id']}/line/{one['chapter'] - 1}"
        line = await anita.get(f"{place}?action={other}&seat={one['seat']}")
        assert line == await anita.get(f"{place}?action={other}&seat={one['seat']}")
        assert [moment["number"] for moment in line["moments"]] == [part["number"] for part in line["chapters"]]
        assert line["chapters"][0]["number"] == one["chapter"] and line["chapters"][0]["seat"] == one["seat"]
        assert 1 < len(line["moments"]) <= STEPS
        assert line["moments"][0]["sight"]["view"]["seat"] == one["seat"]
        for wrong in (f"{place}?action=999999", f"{place}?action=", f"/api/reviews/{begun['id']}/line/9999?action=1"):
            refused = await anita.http.get(wrong)
            assert refused.status_code == 409 and refused.json()["error"]["id"] == "server-error-again"

    at_a_table(tmp_path, test)


def test_a_record_that_somebody_brought_is_seen_moment_by_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        do_here(house, monkeypatch)
        text = record()
        begun = (await anita.http.post("/api/reviews", json={"record": text})).json()
        place = f"/api/reviews/{begun['id']}"
        await until_over(anita, place)
        table = await anita.get(f"{place}/table")
        assert [chair["name"] for chair in table["chairs"]] == ["Anita", "Mark"] and table["you"] is None
        match = Match.load(text)
        moment = await anita.get(f"{place}/replay/4?seat=1&words=1")
        assert moment["count"] == len(match.entries) and moment["sight"]["position"]
        assert (await anita.http.get(f"{place}/replay/9999")).status_code == 404
        again = (await anita.http.post(f"{place}/again", json={"number": 4, "seat": 1, "hidden": "same"})).json()
        assert again["you"] == 1 and again["status"] == "running"
        for path in ("", "/table", "/replay/4", "/line/4?action=1"):
            assert (await mark.http.get(place + path)).status_code == 404
        running = Match.new("havoc", 2, 1).record()
        refused = (await anita.http.post("/api/reviews", json={"record": running})).json()
        await until_refused(anita, f"/api/reviews/{refused['id']}")
        for path in ("", "/table", "/replay/0"):
            answer = await anita.http.get(f"/api/reviews/{refused['id']}{path}")
            assert answer.status_code == 409 and answer.json()["error"]["id"] == "review-error-running"

    at_a_table(tmp_path, test)


def test_whoever_knows_some_decisions_hears_of_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        do_here(house, monkeypatch)
        begun = (await anita.http.post("/api/reviews", json={"record": record()})).json()
        place = f"/api/reviews/{begun['id']}"
        whole = (await until_over(anita, place))["told"]
        grown = await anita.get(f"{place}?known=5")
        assert grown["told"] is None and len(grown["grown"]["decisions"]) == len(whole["decisions"]) - 5
        assert grown["grown"]["balance"] == whole["balance"]
        for known in ("0", "", "x", "99999"):
            assert (await anita.get(f"{place}?known={known}"))["told"] == whole

    at_a_table(tmp_path, test)
