"""What a page is told of actions before they are played: what is certain of them, and what would lie there then."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tafelrunde.server.app import House
from tafelrunde.server.http import wire
from tests.server.client import Player
from tests.server.inside import Clock
from tests.server.test_one_request import SEED, cry_havoc, table_of
from tests.server.test_tables import at_a_table

pytestmark = pytest.mark.once

MOST = 24


async def previewed(player: Player, actions: list[int], after: bool = True) -> wire.Preview:
    player.count += 1
    told = await player.ask(wire.AskPreview(f"preview-{player.count}", actions, after))
    assert isinstance(told, wire.Preview), told
    return told


async def refused(player: Player, actions: list[int]) -> wire.ProblemJson:
    player.count += 1
    told = await player.ask(wire.AskPreview(f"preview-{player.count}", actions, after=True))
    assert isinstance(told, wire.Refused), told
    return told.problem


def notations(choices: list[wire.Choice]) -> list[str]:
    return [choice.notation for choice in choices]


def test_what_a_list_would_bring_is_what_it_brings(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        one, two, three, *_ = await cry_havoc(anita)
        number, before = table_of(house, anita).number, anita.sight
        assert before is not None
        told = await previewed(anita, [one, two, three])
        assert [event.event for event in told.events] == ["Laid"] * 3 and told.after is not None
        assert table_of(house, anita).number == number and anita.sight == before, "A preview plays nothing."
        await anita.ask(wire.Act("lay", [one, two, three]))
        assert anita.sight is not None and anita.sight != before
        assert before.view | told.after.view == anita.sight.view
        assert before.shown | told.after.shown == anita.sight.shown
        assert told.after.prompt == anita.sight.prompt
        assert {choice.number for choice in anita.sight.legal} <= {choice.number for choice in told.after.legal}

    at_a_table(tmp_path, test, SEED)


def test_a_page_is_told_what_can_be_laid_together(tmp_path: Path) -> None:
    """Whatever is offered is taken, and nothing else: also what comes before or between the others."""

    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        cards = await cry_havoc(anita)
        single = await previewed(anita, cards[1:2])
        assert single.after is not None and "stand" not in notations(single.after.legal), "One card is too few."
        for gathered in (cards[1:2], [cards[0], cards[2]], cards[:6]):
            told = await previewed(anita, gathered)
            assert told.after is not None
            offered = {choice.number for choice in told.after.legal}
            for number in {*cards, *offered}:
                together = sorted([*gathered, number])
                if number in offered:
                    await previewed(anita, together, after=False)
                else:
                    assert (await refused(anita, together)).error.id == "error-not-legal"
        assert told.after is not None and "stand" in notations(told.after.legal)
        stand = next(choice.number for choice in told.after.legal if choice.notation == "stand")
        assert isinstance(await anita.ask(wire.Act("lay", [*cards[:6], stand])), wire.Done)

    at_a_table(tmp_path, test, SEED)


def test_a_list_that_may_not_be_played_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        one, two, three, *_ = await cry_havoc(anita)
        game = table_of(house, anita).game
        stand = game.catalogue.number(game.parse_action("stand"))
        for actions, why in (
            ([two, one], "error-not-legal"),  # a set is laid in rising order
            ([one, one], "error-not-legal"),
            ([one, stand], "error-not-legal"),
            ([one, two, stand, three], "error-not-together"),
            ([one, 999_999], "error-no-such-action"),
            ([one, -1], "server-error-message"),
            ([], "server-error-message"),
            ([one] * (MOST + 1), "server-error-message"),
        ):
            problem = await refused(anita, actions)
            assert problem.error.id == why
        assert (await refused(mark, [one])).error.id == "error-not-your-turn"

    at_a_table(tmp_path, test, SEED)


def test_nothing_is_told_of_what_chance_will_bring(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        game = table_of(house, anita).game
        draw = game.catalogue.number(game.parse_action("draw"))
        assert anita.sight is not None
        await anita.act(next(choice for choice in anita.sight.legal if choice.notation == "recruit"))
        for actions in ([draw], [draw, draw]):
            told = await previewed(anita, actions)
            assert told.events == [] and told.after is None
        one, *_ = [choice.number for choice in anita.sight.legal if choice.notation.startswith("take ")]
        told = await previewed(anita, [one, draw])
        assert [event.event for event in told.events] == ["Took"] and told.after is None

    at_a_table(tmp_path, test, SEED)


def test_what_lies_there_then_is_told_only_if_it_is_asked_for(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        one, *_ = await cry_havoc(anita)
        told = await previewed(anita, [one], after=False)
        assert told.events and told.after is None
        assert len(msgspec.json.encode(told)) < 300

    at_a_table(tmp_path, test, SEED)
