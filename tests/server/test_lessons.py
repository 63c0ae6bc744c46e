"""Lessons over HTTP: the right actions end them, others are answered, shown to their end and taken back; nothing of it
is kept on the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.registry import keys
from tafelrunde.learn.lessons import Attempt, Lesson, lessons
from tafelrunde.learn.tutor import asked
from tafelrunde.words.catalogues import LANGUAGES, catalogue
from tests.server.client import Player
from tests.server.inside import open_house

GAMES = [key for key in keys() if lessons(key)]


class Learner:
    """Somebody in a lesson, who remembers what they did as a page does."""

    def __init__(self, player: Player, lesson: Lesson) -> None:
        self.player = player
        self.lesson = lesson
        self.place = f"/api/learn/{lesson.game.key}/{lesson.number}"
        self.moment: dict[str, Any] = {"did": []}

    def address(self, more: str = "", part: str = "") -> str:
        return f"{self.place}{part}?did={dotted(self.moment['did'])}{more}"

    async def look(self) -> dict[str, Any]:
        self.moment = await self.player.get(self.address())
        return self.moment

    async def act(self, *actions: int, undo: int = 0) -> dict[str, Any]:
        self.moment = await self.player.get(self.address(f"&actions={dotted(actions)}&undo={undo}"))
        reply: dict[str, Any] = self.moment["reply"]
        return reply

    def numbers(self, attempt: Attempt) -> list[tuple[int, ...]]:
        """Everything that a learner may do in this attempt."""
        number = self.lesson.game.catalogue.number
        return list(product(*[[number(action) for action in move.actions] for move in asked(attempt)]))


def at_home(directory: Path, play: Callable[[str], Awaitable[None]]) -> None:
    async def test() -> None:
        async with open_house(directory) as (_, address):
            await play(address)

    asyncio.run(test())


def dotted(numbers: Any) -> str:
    return ".".join([str(number) for number in numbers])


@pytest.mark.parametrize("key", GAMES)
def test_every_lesson_is_played_to_its_end(tmp_path: Path, key: str) -> None:
    """What is meant leads through it; each other attempt gets its answer on the way, and what came of it."""

    async def play(address: str) -> None:
        async with Player(address) as player:
            cards = await player.get(f"/api/learn/{key}")
            assert [card["number"] for card in cards["lessons"]] == [lesson.number for lesson in lessons(key)]
            for lesson in lessons(key):
                learner = Learner(player, lesson)
                await learner.look()
                for step in lesson.steps:
                    at = learner.moment
                    assert at["step"]["asks"]["message"]["id"] == step.asks and at["step"]["place"] == step.place
                    assert at["sight"]["legal"] and at["steps"] == len(lesson.steps)
                    for attempt in step.other:
                        await tries(learner, attempt)
                        assert await learner.look() == at | {"reply": None}
                    await does(learner, step.right[0])
                assert learner.moment["step"] is None and learner.moment["tip"]["id"] == lesson.tip

    at_home(tmp_path, play)


async def tries(learner: Learner, attempt: Attempt) -> None:
    """Each way of an attempt that is not meant, one action after another."""
    for numbers in learner.numbers(attempt)[:3]:
        for number in numbers:
            reply = await learner.act(number)
        assert reply["kind"] == "other" and reply["says"]["message"]["id"] == attempt.answer
        assert reply["says"]["rules"] == list(attempt.rules)
        assert any(part["events"] for part in reply["chapters"]) and reply["sight"]["legal"] == []


async def does(learner: Learner, attempt: Attempt) -> None:
    did = learner.moment["did"]
    numbers = learner.numbers(attempt)[0]
    for number in numbers:
        reply = await learner.act(number)
    assert reply["kind"] == "right" and reply["says"]["message"]["id"] == attempt.answer
    assert learner.moment["did"] == [*did, *numbers] and learner.moment["begun"] == len(did) + len(numbers)


@pytest.mark.parametrize("key", GAMES)
def test_everything_legal_is_answered(tmp_path: Path, key: str) -> None:
    """At the beginning of each step: whatever a board offers there gets an answer, never a refusal."""

    async def play(address: str) -> None:
        async with Player(address) as player:
            for lesson in lessons(key):
                learner = Learner(player, lesson)
                await learner.look()
                for step in lesson.steps:
                    at = learner.moment
                    for choice in at["sight"]["legal"]:
                        reply = await learner.act(choice["number"])
                        assert reply["kind"] in ("on", "right", "other")
                        assert (reply["says"] is None) == (reply["kind"] == "on")
                        learner.moment = at
                    await does(learner, step.right[0])

    at_home(tmp_path, play)


def test_cards_are_confirmed_as_one_in_any_order(tmp_path: Path) -> None:
    """A page sorts what it confirms; the lesson names the same cards in another order."""

    async def play(address: str) -> None:
        async with Player(address) as player:
            for lesson in lessons("havoc"):
                for place, step in enumerate(lesson.steps):
                    attempt = step.right[0]
                    moves = asked(attempt)
                    lays = [move for move in moves if move.actions[0].verb == "lay"]
                    if len(lays) < 2 or moves[: len(lays)] != lays:
                        continue
                    learner = Learner(player, lesson)
                    await learner.look()
                    for before in lesson.steps[:place]:
                        await does(learner, before.right[0])
                    numbers = list(learner.numbers(attempt)[0])
                    cards, rest = numbers[: len(lays)], numbers[len(lays) :]
                    reply = await learner.act(*sorted(cards, reverse=True), *rest)
                    assert reply["kind"] == "right", (lesson.number, place)

    at_home(tmp_path, play)


def test_what_nobody_foresaw_is_shown_with_all_its_cards(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Player(address) as player:
            learner = Learner(player, lessons("havoc")[0])
            at = await learner.look()
            named = {choice["notation"]: choice["number"] for choice in at["sight"]["legal"]}
            stand = learner.lesson.game.catalogue.number(learner.lesson.game.parse_action("stand"))
            reply = await learner.act(named["lay o4"], named["lay y7"], stand)
            assert reply["kind"] == "other" and reply["says"]["message"]["id"].endswith("-else")
            happened = [event["event"] for part in reply["chapters"] for event in part["events"]]
            assert happened.count("Laid") == 2 and "Stood" in happened

    at_home(tmp_path, play)


def test_a_step_can_be_taken_back_but_not_the_one_before(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Player(address) as player:
            lesson = lessons("havoc")[0]
            learner = Learner(player, lesson)
            first = await learner.look()
            await does(learner, lesson.steps[0].right[0])
            await does(learner, lesson.steps[1].right[0])
            begun = await learner.look()
            assert not begun["sight"]["can_undo"]
            assert (await learner.act(begun["step"]["meant"]))["kind"] == "on"
            assert learner.moment["sight"]["can_undo"]
            again = await player.get(learner.address("&undo=9"))
            assert again["did"] == begun["did"] and again["sight"] == begun["sight"] != first["sight"]

    at_home(tmp_path, play)


def test_previews_and_reasons_are_those_of_a_table(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Player(address) as player:
            learner = Learner(player, lessons("havoc")[0])
            at = await learner.look()
            lays = [choice["number"] for choice in at["sight"]["legal"] if choice["notation"].startswith("lay")]
            told = await player.get(learner.address(f"&actions={dotted(lays[:2])}&after=1", "/preview"))
            assert told["kind"] == "preview" and len(told["events"]) == 2 and told["after"]["legal"]
            other = next(number for number in range(500) if number not in {c["number"] for c in at["sight"]["legal"]})
            why = await player.get(learner.address(f"&action={other}", "/why"))
            assert why["refused"] is not None and why["refused"]["rules"]
            words = await player.get(learner.address("&words=1"))
            assert words["sight"]["position"] and at["sight"]["position"] is None

    at_home(tmp_path, play)


def test_whatever_is_no_way_through_a_lesson_gets_a_sentence(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Player(address) as player:
            cases = [
                ("/api/learn/chess", 404),
                ("/api/learn/havoc/0", 404),
                ("/api/learn/havoc/99", 404),
                ("/api/learn/havoc/x", 404),
                ("/api/learn/havoc/1?did=x", 400),
                ("/api/learn/havoc/1?did=" + dotted([1] * 81), 400),
                ("/api/learn/havoc/1?actions=" + dotted([1] * 25), 400),
                ("/api/learn/havoc/1?did=99999999", 400),
                ("/api/learn/havoc/1?did=9999999", 409),
                ("/api/learn/havoc/1?actions=0", 409),
                ("/api/learn/havoc/1/preview", 400),
                ("/api/learn/havoc/1/preview?actions=9999999", 409),
                ("/api/learn/havoc/1/why", 400),
                ("/api/learn/havoc/1/why?action=9999999", 409),
            ]
            for path, status in cases:
                answer = await player.http.get(path)
                assert answer.status_code == status, (path, answer.text)
                id = answer.json()["error"]["id"]
                assert all(catalogue(language).has(id) for language in LANGUAGES)
            learner = Learner(player, lessons("havoc")[0])
            at = await learner.look()
            decline = next(one["number"] for one in at["sight"]["legal"] if one["notation"] == "decline")
            astray = await player.http.get(f"{learner.place}?did={decline}")
            assert astray.status_code == 409 and astray.json()["error"]["id"] == "server-error-lesson-way"

    at_home(tmp_path, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_lessons_are_served(tmp_path: Path, language: str) -> None:
    async def play(address: str) -> None:
        async with Player(address) as player:
            text = await player.text(f"/words/havoc-lessons.{language}.ftl")
            assert "havoc-lesson-1-1 =" in text and "havoc-title" not in text
            assert (await player.http.get(f"/words/havoc-secrets.{language}.ftl")).status_code == 404

    at_home(tmp_path, play)
