"""What people have learnt is kept, for guests too, follows into an account, moves with the house and goes with "forget
me". The companion of a match says only what follows from what the seat was told."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.match import Match
from tafelrunde.core.registry import keys
from tafelrunde.learn.companion import companion_notes, note
from tafelrunde.learn.exercises import exercises
from tafelrunde.learn.lessons import Attempt, Lesson, lessons
from tafelrunde.learn.tutor import Tutor, asked
from tafelrunde.server.app import House
from tafelrunde.server.http import guiding
from tafelrunde.server.storage import storage_at
from tafelrunde.server.storage.learned import learned_of
from tafelrunde.server.storage.transfer import export_lines, import_lines
from tests.server.client import Player
from tests.server.conftest import Postgres
from tests.server.inside import Clock, open_house

pytestmark = pytest.mark.once

GUIDED = [key for key in keys() if companion_notes(key)]
PASSWORD = "correct horse"


def at_home(directory: Path, test: Callable[[House, Player], Awaitable[None]], **chosen: Any) -> None:
    async def run() -> None:
        async with open_house(directory, **chosen) as (house, address), Player(address) as player:
            await test(house, player)

    asyncio.run(run())


def way_through(key: str, number: int) -> list[int]:
    """What is meant, from the beginning of a lesson to its end."""
    tutor = Tutor(lessons(key)[number - 1], "Anna")
    did: list[int] = []
    while (meant := tutor.meant()) is not None:
        did.append(tutor.lesson.game.catalogue.number(meant))
        tutor.act(meant)
    return did


async def learn(player: Player, number: int = 1) -> Any:
    return await player.post(f"/api/learn/havoc/{number}", {"did": way_through("havoc", number)})


def test_a_lesson_counts_if_it_was_done(tmp_path: Path) -> None:
    async def test(house: House, player: Player) -> None:
        assert (await player.get("/api/learn/havoc"))["learned"] == []
        did = way_through("havoc", 1)
        await player.post("/api/learn/havoc/1", {"did": did[:-1]}, status=409)
        await player.post("/api/learn/havoc/1", {"did": [*did, 1]}, status=409)
        await player.post("/api/learn/havoc/2", {"did": did}, status=409)
        await player.post("/api/learn/havoc/1", {"did": [1] * 81}, status=400)
        assert (await player.get("/api/learn/havoc"))["learned"] == []
        assert (await learn(player))["learned"] == ["lesson-1"]
        assert (await learn(player))["learned"] == ["lesson-1"]
        games = {one["game"]: one for one in (await player.get("/api/learn"))["games"]}
        assert games["havoc"]["learned"] == ["lesson-1"] and games["maginor"]["learned"] == []
        async with Player(player.address) as other:
            assert (await other.get("/api/learn/havoc"))["learned"] == []

    at_home(tmp_path, test)


def test_only_what_a_game_teaches_is_noted(tmp_path: Path) -> None:
    async def test(house: House, player: Player) -> None:
        note = "/api/learn/havoc/notes"
        assert (await player.post(note, {"what": "glance", "on": True}))["learned"] == ["glance"]
        assert (await player.post(note, {"what": "alone", "on": True}))["learned"] == ["glance", "alone"]
        assert (await player.post(note, {"what": "alone", "on": False}))["learned"] == ["glance"]
        await player.post(note, {"what": "lesson-7", "on": True}, status=400)
        await player.post(note, {"what": "x" * 500, "on": True}, status=400)
        await player.post("/api/learn/chess/notes", {"what": "glance", "on": True}, status=404)
        await player.post("/api/learn/havoc/exercises/none", {"did": []}, status=404)

    at_home(tmp_path, test)


def test_what_a_guest_has_learnt_follows_into_an_account(tmp_path: Path) -> None:
    async def test(house: House, player: Player) -> None:
        await learn(player, 1)
        await player.post("/api/me/account", {"name": "Anna", "password": PASSWORD})
        assert (await player.get("/api/learn/havoc"))["learned"] == ["lesson-1"]
        async with Player(player.address) as elsewhere:
            await learn(elsewhere, 2)
            await elsewhere.post("/api/sign-in", {"name": "Anna", "password": "wrong horse"}, status=401)
            assert (await player.get("/api/learn/havoc"))["learned"] == ["lesson-1"]
            await elsewhere.post("/api/sign-in", {"name": "Anna", "password": PASSWORD})
            assert (await elsewhere.get("/api/learn/havoc"))["learned"] == ["lesson-1", "lesson-2"]

    at_home(tmp_path, test)


def test_it_is_part_of_everything_and_goes_with_forget_me(tmp_path: Path) -> None:
    async def test(house: House, player: Player) -> None:
        await learn(player)
        told = (await player.get("/api/me/everything"))["learned"]
        assert [(one["game"], one["what"]) for one in told] == [("havoc", "lesson-1")] and told[0]["at"] > 0
        person = player.id
        assert (await player.http.delete("/api/me")).status_code == 204
        assert await house.server.hall.storage.read(learned_of(person)) == []

    at_home(tmp_path, test)


def test_it_moves_to_postgres(postgres: Postgres, tmp_path: Path) -> None:
    async def test(house: House, player: Player) -> None:
        await learn(player)
        lines = [line async for line in export_lines(house.server.hall.storage)]
        assert any(json.loads(line)["kind"] == "learned" for line in lines)
        goal = storage_at(postgres.database())
        await goal.open(lambda news: None)
        await import_lines(goal, lines, "export")
        assert [(row["game"], row["what"]) for row in await goal.read(learned_of(player.id))] == [("havoc", "lesson-1")]
        await goal.close()

    at_home(tmp_path, test)


def test_a_house_from_before_goes_on(tmp_path: Path) -> None:
    """The database of a house that taught nothing yet is opened, and somebody learns."""

    async def before(house: House, player: Player) -> None:
        await player.set_table(game="druidenwalzer", chairs=[{"kind": "you"}, {"kind": "bot"}])

    at_home(tmp_path, before)
    with sqlite3.connect(tmp_path / "inside.sqlite") as database:
        database.execute("DROP TABLE learned")
        database.execute("DELETE FROM _yoyo_migration WHERE migration_id LIKE '0006%'")

    async def after(house: House, player: Player) -> None:
        assert (await learn(player))["learned"] == ["lesson-1"]

    at_home(tmp_path, after)


def test_an_exercise_is_solved_once_for_the_day(tmp_path: Path) -> None:
    now = Clock()

    async def test(house: House, player: Player) -> None:
        told = await player.get("/api/learn")
        assert told["days"] == [False] * 7 and told["daily"] is not None
        key, name = told["daily"]["game"], told["daily"]["name"]
        place = f"/api/learn/{key}/exercises/{name}"
        exercise = next(one for one in exercises(key) if one.name == name)
        at = await player.get(place)
        assert at["steps"] == 1 and at["step"]["asks"]["message"]["id"] == exercise.lesson.steps[0].asks
        other = (await player.get(f"{place}?actions={first_of(exercise.lesson, exercise.lesson.steps[0].other)}"))[
            "reply"
        ]
        assert other["kind"] == "other" and other["says"]["message"]["id"] == "exercise-other"
        assert other["says"]["message"]["args"]["chance"] < other["says"]["message"]["args"]["best"]
        right = await player.get(f"{place}?actions={first_of(exercise.lesson, exercise.lesson.steps[0].right)}")
        assert right["reply"]["kind"] == "right" and right["reply"]["reasons"] and right["step"] is None
        assert at["otherwise"] == []  # nothing is given away before it is solved
        assert [each["chance"] for each in right["otherwise"]] == [
            each.args["chance"] for each in exercise.lesson.steps[0].other[:3]
        ]
        assert f"exercise-{name}" in (await player.post(place, {"did": right["did"]}))["learned"]
        assert (await player.get("/api/learn"))["days"] == [*[False] * 6, True]
        now.pass_by(24 * 3600)
        later = await player.get("/api/learn")
        assert later["days"] == [*[False] * 5, True, False] and later["daily"] != told["daily"]

    at_home(tmp_path, test, now=now)


def test_the_first_page_is_told_the_way_on_and_no_more(tmp_path: Path) -> None:
    now = Clock()  # the day does not end meanwhile

    async def test(house: House, player: Player) -> None:
        fresh = await player.get("/api/learn/today")
        every = await player.get("/api/learn")
        daily = every["daily"]
        assert (fresh["game"], fresh["exercise"]) == (daily["game"], daily["name"])
        assert fresh["way"] is None and fresh["is_new"] and not fresh["is_solved"]
        assert len(json.dumps(fresh)) < 200 < len(json.dumps(every)) / 10
        await player.post("/api/learn/macht/notes", {"what": "glance", "on": True})
        macht, havoc = [[len(of(key)) for of in (lessons, exercises)] for key in ("macht", "havoc")]
        begun = (await player.get("/api/learn/today"))["way"]
        assert begun == {"game": "macht", "done": 0, "lessons": macht[0], "solved": 0, "exercises": macht[1]}
        now.pass_by(0.001)
        await learn(player)
        later = (await player.get("/api/learn/today"))["way"]
        assert later == {"game": "havoc", "done": 1, "lessons": havoc[0], "solved": 0, "exercises": havoc[1]}
        await solve(player, daily["game"], daily["name"])
        assert (await player.get("/api/learn/today"))["is_solved"]

    at_home(tmp_path, test, now=now)


async def solve(player: Player, key: str, name: str) -> None:
    lesson = next(one for one in exercises(key) if one.name == name).lesson
    place = f"/api/learn/{key}/exercises/{name}"
    right = await player.get(f"{place}?actions={first_of(lesson, lesson.steps[0].right)}")
    await player.post(place, {"did": right["did"]})


def first_of(lesson: Lesson, attempts: tuple[Attempt, ...]) -> str:
    """The actions of the first attempt, confirmed as one."""
    return ".".join([str(lesson.game.catalogue.number(move.actions[0])) for move in asked(attempts[0])])


def test_learning_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.http.limits.monotonic", lambda: 1000.0)  # no bucket fills again

    async def test(house: House, player: Player) -> None:
        answers = [(await player.http.get("/api/learn/havoc/1")).status_code for _ in range(90)]
        assert set(answers) == {200, 429} and answers[:40] == [200] * 40

    at_home(tmp_path, test, rate=1)


# The companion


async def guided(player: Player, game: str, **about: Any) -> None:
    seats = 4 if game == "havoc" else 2
    chairs = [{"kind": "you"}, *[{"kind": "bot", "level": "squire"}] * (seats - 1)]
    await player.set_table(game=game, chairs=chairs, **{"hints": True, **about})
    await player.open()


async def asked_each_time(house: House, player: Player, most: int) -> list[str]:
    """Play on; before each decision the companion is asked, and says what follows from what this seat knows alone."""
    assert player.table is not None and player.table.you is not None
    seat, said, since = player.table.you, set[str](), -1
    game = player.table.game
    for _ in range(most):
        while not (player.sight and (player.sight.legal or player.sight.standings)):
            await player.hear()
        if player.sight.standings:
            break
        match = (await house.server.hall.find(player.table.id)).table.running()  # type: ignore[union-attr]
        view = match.view(seat)
        assert plain(vars(view)) == player.sight.view
        heard = match.events(seat, max(since + 1, match.final_entries - guiding.LOOKED_BACK))
        expected = note(match.game, view, match.legal(seat), heard, frozenset(said))
        told = (await player.post(f"/api/tables/{player.table.id}/companion", {"since": since}))["note"]
        assert (told["id"] if told else None) == (expected.id if expected else None)
        if expected is not None:
            assert told["place"] == expected.place and told["says"]["id"] == expected.says
            assert [idea["id"] for idea in told["ideas"]] == list(expected.ideas) and len(told["ideas"]) in (1, 2, 3)
            said.add(expected.id)
        since = player.chapters[-1].number
        await player.act(player.chance.choice(player.sight.legal))
    learned = (await player.get(f"/api/learn/{game}"))["learned"]
    assert {what for what in learned if what.startswith("note-")} == {f"note-{id}" for id in said}
    return sorted(said)


def plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, tuple | list) else value


@pytest.mark.parametrize("game", GUIDED)
def test_the_companion_knows_what_the_seat_knows(tmp_path: Path, game: str) -> None:
    async def test(house: House, player: Player) -> None:
        await guided(player, game)
        assert len(await asked_each_time(house, player, 25)) >= 2

    at_home(tmp_path, test)


def test_a_companion_that_looks_at_others_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def looks(match: Match, seat: int, since: int, said: frozenset[str]) -> object:
        rival = 1 if seat != 1 else 0
        return note(match.game, match.view(rival), match.legal(seat), match.events(rival, 0), said)

    monkeypatch.setattr(guiding, "noted", looks)

    async def test(house: House, player: Player) -> None:
        await guided(player, GUIDED[0])
        with pytest.raises(AssertionError):
            await asked_each_time(house, player, 60)

    at_home(tmp_path, test)


def test_the_companion_speaks_to_nobody_else(tmp_path: Path) -> None:
    async def test(house: House, player: Player) -> None:
        await guided(player, GUIDED[0])
        assert player.table is not None
        place = f"/api/tables/{player.table.id}/companion"
        async with Player(player.address) as other:
            await other.post(place, {"since": -1}, status=404)
            await other.post(f"{place}?key={player.table.key}", {"since": -1}, status=403)
        await player.post(place, {"since": -2}, status=400)
        await player.leave()
        player.sight = None
        await guided(player, GUIDED[0], hints=False)
        await player.post(f"/api/tables/{player.table.id}/companion", {"since": -1}, status=409)

    at_home(tmp_path, test)


@pytest.mark.parametrize("game", GUIDED)
def test_the_words_of_the_companion_are_served(tmp_path: Path, game: str) -> None:
    async def test(house: House, player: Player) -> None:
        text = await player.text(f"/words/{game}-companion.hu.ftl")
        assert f"{game}-companion-" in text

    at_home(tmp_path, test)
