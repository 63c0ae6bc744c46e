"""What reviews say about people: counted for everybody who sat there, told to nobody else, bounded, with its person
wherever they go. Own mistakes become exercises, by what the seat knew."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde import FastDealer
from tafelrunde.core.game import Game
from tafelrunde.core.view import View
from tafelrunde.review import luck, parts, reviewing
from tafelrunde.review.deciding import Candidate, Weighed
from tafelrunde.server.app import House
from tafelrunde.server.http import wire
from tafelrunde.server.storage import practice, statistics, storage_at
from tafelrunde.server.storage import reviews as works
from tafelrunde.server.storage.faces import mark_gone
from tafelrunde.server.storage.statistics import SeatRow, keep_statistics, statistics_of
from tafelrunde.server.storage.transfer import export_lines, import_lines
from tests.server.client import Player
from tests.server.conftest import Postgres
from tests.server.test_reviews import do_here, some_rounds, until_over
from tests.server.test_tables import at_a_table

pytestmark = pytest.mark.once
PASSWORD = "correct horse"


def costly(game: Game, view: View, number: int, *more: Any) -> Weighed:
    """Whatever was chosen, something else was better by twenty points."""
    legal = sorted(game.imagine(view, FastDealer(0)).legal(view.seat))
    best = next(other for other in legal if other != number)
    candidates = (Candidate(best, 0.6, 0.9, 0.01), Candidate(number, 0.4, 0.1, 0.02))
    return Weighed(96, 0.6, candidates, best, 0.2, 0.01)


@pytest.fixture(autouse=True)
def quick_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "MOST", 12)
    monkeypatch.setattr(luck, "SAMPLES", 4)
    monkeypatch.setattr(luck, "DEALS", 8)
    monkeypatch.setattr(reviewing, "BUDGETS", {"quick": 1, "deep": 2})
    monkeypatch.setattr(parts, "weigh", costly)


def after_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, test: Callable[[House, Player, Player, str], Awaitable[None]],
    **about: Any,
) -> None:  # fmt: skip
    """Two people have played a match of Druidenwalzer at a private table, and it was reviewed."""

    async def run(house: House, now: object, anita: Player, mark: Player) -> None:
        do_here(house, monkeypatch)
        assert anita.table is not None
        await asyncio.gather(anita.play(), mark.play())
        await reviewed(anita, anita.table.id)
        await test(house, anita, mark, anita.table.id)

    at_a_table(tmp_path, run, seed=b"statistics", game="druidenwalzer", public=False, **about)


async def reviewed(player: Player, table: str, depth: str = "quick") -> dict[str, Any]:
    await player.post(f"/api/tables/{table}/review", {"depth": depth})
    return (await until_over(player, f"/api/tables/{table}/review?depth={depth}"))["told"]  # type: ignore[no-any-return]


def mistakes(told: dict[str, Any], seat: int) -> list[int]:
    """The chapters of what a seat should not have done."""
    return [one["chapter"] for one in told["decisions"] if one["seat"] == seat and one["says"]]


def test_a_review_counts_for_everybody_who_sat_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, anita: Player, mark: Player, table: str) -> None:
        told = (await anita.get(f"/api/tables/{table}/review"))["told"]
        for player in (anita, mark):
            assert player.table is not None and player.table.you is not None
            seat = player.table.you
            (game,) = (await player.get("/api/me/statistics"))["games"]
            (match,) = game["matches"]
            assert (game["game"], match["table"], match["seats"], match["depth"]) == (
                "druidenwalzer", table, 2, "quick",
            )  # fmt: skip
            assert match["terms"] == told["balance"][seat] and match["ended"] > 0
            own = [one for one in told["decisions"] if one["seat"] == seat]
            assert sum(kind["decisions"] for kind in game["kinds"]) == len(own)
            assert sum(kind["graded"] for kind in game["kinds"]) == len(own)
            assert sum(kind["cost"] for kind in game["kinds"]) == pytest.approx(-match["terms"]["skill"])
            names = {f"druidenwalzer-exercise-{one['theme']}" for one in own}
            assert {kind["theme"]["id"] for kind in game["kinds"]} == names
        await reviewed(mark, table, "deep")
        (game,) = (await anita.get("/api/me/statistics"))["games"]
        assert [match["depth"] for match in game["matches"]] == ["deep"], (
            "A deep review takes the place of a quick one."
        )
        await house.server.hall.storage.write(works.keep_review(table, "quick", 1, "{}"))
        async with Player(anita.address) as stranger:
            assert await stranger.get("/api/me/statistics") == {"games": [], "unreviewed": []}
            assert table not in await stranger.text(f"/api/people/{anita.id}"), "The table was private."
            for path in (f"/api/people/{anita.id}", "/api/ranking/druidenwalzer", "/api/learn"):
                text = await stranger.text(path)
                assert "skill" not in text and "luck" not in text
            assert (await stranger.http.get(f"/api/people/{anita.id}/statistics")).status_code == 404

    after_a_match(tmp_path, monkeypatch, test)


def test_a_match_can_be_offered_until_it_is_reviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, now: object, anita: Player, mark: Player) -> None:
        do_here(house, monkeypatch)
        assert anita.table is not None
        assert (await anita.get("/api/me/statistics"))["unreviewed"] == []
        await asyncio.gather(anita.play(), mark.play())
        told = await anita.get("/api/me/statistics")
        assert told["games"] == [] and [one["table"] for one in told["unreviewed"]] == [anita.table.id]
        await reviewed(anita, anita.table.id)
        told = await mark.get("/api/me/statistics")
        assert len(told["games"]) == 1 and told["unreviewed"] == []

    at_a_table(tmp_path, test, game="druidenwalzer")


def test_it_does_not_count_where_a_bot_played_or_a_match_began_in_the_middle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House, now: object, anita: Player, mark: Player) -> None:
        do_here(house, monkeypatch)
        assert anita.table is not None
        await some_rounds(anita, mark)
        hall = house.server.hall
        table = hall.tables[anita.table.id].table
        assert table is not None
        from tafelrunde.server.http.reviews import counted_people

        assert set(counted_people(table).values()) == {anita.id, mark.id}
        assert isinstance(await mark.ask(wire.Resign("done")), wire.Done)
        assert list(counted_people(table).values()) == [anita.id]
        again = await anita.post(f"/api/tables/{anita.table.id}/again", {"number": 3, "seat": 0, "level": "squire"})
        in_the_middle = await hall.reread(await hall.find(again["id"]))
        assert counted_people(in_the_middle) == {}

    at_a_table(tmp_path, test, game="druidenwalzer")


def test_the_latest_matches_of_each_game_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, now: object, anita: Player, mark: Player) -> None:
        monkeypatch.setattr(statistics, "MOST_MATCHES", 3)
        storage = house.server.hall.storage
        terms = msgspec.json.encode(dict.fromkeys(wire.ReviewTerms.__struct_fields__, 0.0)).decode()

        def row(game: str, table: int, kinds: str = '{"turn":[12,1,0.4],"put":[30,0,0.0],"add":[2,2,0.9]}') -> SeatRow:
            return SeatRow(anita.id, f"{game}{table}", game, 2, "quick", table, terms, kinds)

        for table in range(6):
            await storage.write(keep_statistics([row("havoc", table), row("maginor", table)]))
        told = (await anita.get("/api/me/statistics"))["games"]
        assert [(game["game"], [match["ended"] for match in game["matches"]]) for game in told] == [
            ("havoc", [3, 4, 5]), ("maginor", [3, 4, 5]),
        ]  # fmt: skip
        havoc = told[0]
        assert [(kind["theme"]["id"], kind["decisions"], kind["graded"]) for kind in havoc["kinds"]] == [
            ("havoc-exercise-add", 6, 6), ("havoc-exercise-turn", 36, 3), ("havoc-exercise-put", 90, 0),
        ]  # fmt: skip
        assert havoc["weakest"]["id"] == "havoc-exercise-turn", "Of few decisions nothing is said."
        assert havoc["strongest"]["id"] == "havoc-exercise-put"
        await storage.write(mark_gone(anita.id))
        await storage.write(statistics.forget_statistics(anita.id))
        await storage.write(keep_statistics([row("havoc", 9)]))
        assert await storage.read(statistics_of(anita.id)) == [], "Whoever was forgotten gets none any more."

    at_a_table(tmp_path, test, game="druidenwalzer")


def test_an_own_mistake_becomes_an_exercise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, anita: Player, mark: Player, table: str) -> None:
        told = (await anita.get(f"/api/tables/{table}/review"))["told"]
        place = f"/api/tables/{table}/practice"
        for player in (anita, mark):
            assert player.table is not None and player.table.you is not None
            seat = player.table.you
            chapter = mistakes(told, seat)[4]
            decision = next(one for one in told["decisions"] if one["chapter"] == chapter)
            card = await player.post(place, {"chapter": chapter})
            assert await player.post(place, {"chapter": chapter}) == {**card, "at": card["at"]}, "It is kept once."
            assert (card["grade"], card["cost"], card["table"], card["chapter"]) == ("blunder", 0.2, table, chapter)
            assert card["theme"]["id"] == f"druidenwalzer-exercise-{decision['theme']}"
            assert (await player.get("/api/learn/druidenwalzer"))["own"] == [card]
            address = f"/api/learn/druidenwalzer/exercises/{card['name']}"
            at = await player.get(address)
            assert at["table"]["you"] == seat and at["sight"]["view"]["seat"] == seat
            moment = await player.get(f"/api/tables/{table}/replay/{chapter - 1}?seat={seat}")
            assert at["sight"]["view"] == moment["sight"]["view"], "It is the position by what the seat knew."
            assert at["step"]["meant"] == decision["best_number"] and at["otherwise"] == []
            same = (await player.get(f"{address}?actions={decision['number']}"))["reply"]
            said = same["says"]["message"]
            assert (same["kind"], said["id"]) == ("other", "exercise-own-same")
            assert (said["args"]["chance"], said["args"]["best"], said["args"]["cost"]) == (40, 60, 20)
            others = {choice["number"] for choice in at["sight"]["legal"]} - {
                decision["number"], decision["best_number"],
            }  # fmt: skip
            for other in list(others)[:1]:
                unweighed = (await player.get(f"{address}?actions={other}"))["reply"]
                assert unweighed["says"]["message"]["id"] == "exercise-own-else"
            right = await player.get(f"{address}?actions={decision['best_number']}")
            assert right["reply"]["kind"] == "right" and right["step"] is None
            assert right["reply"]["says"]["message"]["args"] == {"chance": 60, "next": 40}
            assert [one["chance"] for one in right["otherwise"]] == [40]
            solved = await player.post(address, {"did": right["did"]})
            assert f"exercise-{card['name']}" in solved["learned"]
            other = mark if player is anita else anita
            assert (await other.http.get(address)).status_code == 404, "Nobody else can play it."
            assert (await other.http.delete(address)).status_code == 404
            wrong = mistakes(told, 1 - seat)[0]
            refused = await player.http.post(place, json={"chapter": wrong})
            assert refused.status_code == 409 and refused.json()["error"]["id"] == "server-error-practice"
        assert (await anita.http.delete("/api/learn/druidenwalzer/exercises/own-none")).status_code == 404
        own = (await anita.get("/api/learn/druidenwalzer"))["own"]
        assert (await anita.http.delete(f"/api/learn/druidenwalzer/exercises/{own[0]['name']}")).status_code == 204
        left = await anita.get("/api/learn/druidenwalzer")
        assert left["own"] == [] and left["learned"] == [], "It is as if it had never been."

    after_a_match(tmp_path, monkeypatch, test)


def test_strangers_running_matches_and_too_many_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, anita: Player, mark: Player, table: str) -> None:
        told = (await anita.get(f"/api/tables/{table}/review"))["told"]
        assert anita.table is not None and anita.table.you is not None
        own = mistakes(told, anita.table.you)
        place, key = f"/api/tables/{table}/practice", anita.table.key
        async with Player(anita.address) as stranger:
            await stranger.post(place, {"chapter": own[0]}, status=404)
            await stranger.post(f"{place}?key={key}", {"chapter": own[0]}, status=409)
        await anita.post(place, {"chapter": own[0], "depth": "deep"}, status=404)
        for nonsense in ({}, {"chapter": 0}, {"chapter": "1"}, {"chapter": own[0], "seat": 1}):
            await anita.post(place, nonsense, status=400)
        await anita.post(place, {"chapter": 999_999}, status=409)
        monkeypatch.setattr(practice, "MOST_PRACTICE", 2)
        for chapter in own[:2]:
            await anita.post(place, {"chapter": chapter})
        full = await anita.post(place, {"chapter": own[2]}, status=409)
        assert full["error"]["id"] == "server-error-practice-full"
        await anita.post(place, {"chapter": own[1]})
        running = await anita.set_table(game="druidenwalzer", seats=2, chairs=[{"kind": "you"}, {"kind": "bot"}])
        await anita.post(f"/api/tables/{running.id}/practice", {"chapter": 1}, status=409)

    after_a_match(tmp_path, monkeypatch, test)


def test_it_is_kept_as_the_seat_knew_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that is kept of an exercise depends on what the seat could not see."""
    from tafelrunde.learn.own import practice_of

    async def test(house: House, anita: Player, mark: Player, table: str) -> None:
        told = (await anita.get(f"/api/tables/{table}/review"))["told"]
        held = house.server.hall.tables[table].table
        assert held is not None
        match = held.running()
        for decision in told["decisions"][:12]:
            view = match.at(decision["chapter"] - 1).view(decision["seat"])
            kept = practice_of(match.game, 2, view, decision)
            for seed in range(3):
                world = match.game.imagine(view, FastDealer(seed))
                assert practice_of(match.game, 2, world.view(view.seat), decision) == kept
            assert table not in json.dumps(kept) and anita.id not in json.dumps(kept)

    after_a_match(tmp_path, monkeypatch, test)


def test_it_follows_into_an_account_is_part_of_everything_and_goes_with_forget_me(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House, anita: Player, mark: Player, table: str) -> None:
        storage = house.server.hall.storage
        told = (await anita.get(f"/api/tables/{table}/review"))["told"]
        assert anita.table is not None and anita.table.you is not None
        card = await anita.post(f"/api/tables/{table}/practice", {"chapter": mistakes(told, anita.table.you)[0]})
        before = await anita.get("/api/me/statistics")
        guest = anita.id
        async with Player(anita.address) as elsewhere:
            await elsewhere.post("/api/me/account", {"name": "Anita", "password": PASSWORD})
            await anita.post("/api/sign-in", {"name": "Anita", "password": PASSWORD})
        assert await anita.get("/api/me/statistics") == {**before, "unreviewed": []}
        assert (await anita.get("/api/learn/druidenwalzer"))["own"] == [card]
        everything = await anita.get("/api/me/everything")
        (match,) = everything["statistics"]
        assert match["table"] == table and match["terms"] == told["balance"][anita.table.you]
        assert sum(count for count, _, _ in match["kinds"].values()) > 0
        (kept,) = everything["practice"]
        assert kept["name"] == card["name"] and json.loads(kept["told"])["theme"]
        account = (await anita.get("/api/me"))["id"]
        assert account != guest
        assert (await anita.http.delete("/api/me")).status_code == 204
        for person in (account, guest):
            assert await storage.read(statistics_of(person)) == []
            assert await storage.read(practice.whole_practice(person)) == []
        assert (await mark.http.delete("/api/me")).status_code == 204
        assert await storage.read(statistics_of(mark.id)) == []

    after_a_match(tmp_path, monkeypatch, test)


def test_it_moves_to_postgres(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House, anita: Player, mark: Player, table: str) -> None:
        told = (await anita.get(f"/api/tables/{table}/review"))["told"]
        assert anita.table is not None and anita.table.you is not None
        await anita.post(f"/api/tables/{table}/practice", {"chapter": mistakes(told, anita.table.you)[0]})
        storage = house.server.hall.storage
        lines = [line async for line in export_lines(storage)]
        goal = storage_at(postgres.database())
        await goal.open(lambda news: None)
        await import_lines(goal, lines, "export")
        for work in (statistics_of, practice.whole_practice):
            here, there = await storage.read(work(anita.id)), await goal.read(work(anita.id))
            assert [dict(row) for row in here] == [dict(row) for row in there] and here
        (row,) = await goal.read(statistics_of(anita.id))
        again = SeatRow(anita.id, table, row["game"], 2, "deep", row["ended"], row["terms"], row["kinds"])
        await goal.write(keep_statistics([again]))
        await goal.write(statistics.follow_statistics(anita.id, "account"))
        await goal.write(practice.follow_practice(anita.id, "account"))
        assert [row["depth"] for row in await goal.read(statistics_of("account"))] == ["deep"]
        (mine,) = await goal.read(practice.practice_cards("account"))
        assert await goal.write(practice.drop_practice("account", mine["game"], mine["name"]))
        assert await goal.read(statistics.unreviewed(anita.id, 3)) == []
        await goal.close()

    after_a_match(tmp_path, monkeypatch, test)
