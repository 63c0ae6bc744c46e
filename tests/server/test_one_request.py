"""What was confirmed as one is one request: all or none, kept and told as one, taken back as one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.server.app import House
from tafelrunde.server.http import wire
from tafelrunde.server.storage import work as works
from tafelrunde.server.tables.table import Table
from tests.server.client import Player
from tests.server.inside import Clock
from tests.server.test_tables import at_a_table, both_hear

pytestmark = pytest.mark.once

SEED = b"seven different cards"


def table_of(house: House, player: Player) -> Table:
    assert player.table is not None
    table = house.server.hall.tables[player.table.id].table
    assert table is not None
    return table


def lays(player: Player) -> list[int]:
    """The numbers of all cards that may be laid, in ascending order."""
    assert player.sight is not None
    return sorted([choice.number for choice in player.sight.legal if choice.notation.startswith("lay ")])


async def cry_havoc(anita: Player) -> list[int]:
    """Cry Havoc; the cards that may be laid then."""
    assert anita.sight is not None
    await anita.act(next(choice for choice in anita.sight.legal if choice.notation == "havoc"))
    found = lays(anita)
    assert len(found) >= 4, "Too few cards to tell anything."
    return found


def laid(house: House, player: Player) -> list[int]:
    """The numbers of what this player has laid, as the match has it."""
    match = table_of(house, player).running()
    number = match.game.catalogue.number
    return [number(entry.action) for entry in match.entries if entry.action.verb == "lay"]


def test_several_actions_are_one_write_and_one_piece_of_news(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        one, two, three, *_ = await cry_havoc(anita)
        writes: list[int] = []
        append = works.append

        def counted(row, entries, finished):  # type: ignore[no-untyped-def]
            writes.append(len(entries))
            return append(row, entries, finished)

        monkeypatch.setattr(works, "append", counted)
        anita.told.clear()
        assert isinstance(await anita.ask(wire.Act("all", [one, two, three])), wire.Done)
        assert writes == [3] and laid(house, anita) == [one, two, three]
        news = [told for told in anita.told if isinstance(told, wire.News)]
        assert len(news) == 1 and [chapter.fresh for chapter in news[0].chapters] == [False, True, True, True]
        assert anita.sight is not None and anita.sight.can_undo

    at_a_table(tmp_path, test, SEED)


def test_a_list_of_which_one_is_not_legal_changes_nothing(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        one, two, *_ = await cry_havoc(anita)
        await anita.act(one)
        number = table_of(house, anita).number
        assert anita.sight is not None
        view = anita.sight.view
        for asked, why in (
            (wire.Act("a", [two, one]), "error-not-legal"),  # a set is laid in ascending order
            (wire.Act("b", [two, 999_999]), "error-no-such-action"),
            (wire.Act("c", [two, two]), "error-not-legal"),
            (wire.Act("d", [two], undo=3), "error-no-undo"),
            (wire.Act("e", [two, two], undo=1), "error-not-legal"),
        ):
            refused = await anita.ask(asked)
            assert isinstance(refused, wire.Refused) and refused.problem.error.id == why
            assert table_of(house, anita).number == number and laid(house, anita) == [one]
        assert isinstance(await anita.ask(wire.Ping("there")), wire.Done) and anita.sight.view == view
        assert isinstance(await anita.ask(wire.Act("e", [two])), wire.Done), "A refused id was not used up."
        assert laid(house, anita) == [one, two]

    at_a_table(tmp_path, test, SEED)


def test_taking_back_and_laying_otherwise_is_one_request(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        one, two, three, four, *_ = await cry_havoc(anita)
        await anita.act(two)
        await anita.act(four)
        number = table_of(house, anita).number
        anita.told.clear()
        assert isinstance(await anita.ask(wire.Act("otherwise", [one, two, three], undo=2)), wire.Done)
        assert laid(house, anita) == [one, two, three] and table_of(house, anita).number == number + 5
        assert len([told for told in anita.told if isinstance(told, wire.News)]) == 1
        assert isinstance(await anita.ask(wire.Act("back", [], undo=1)), wire.Done)
        assert laid(house, anita) == [one, two]

    at_a_table(tmp_path, test, SEED)


def test_a_list_sent_again_is_played_once(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        one, two, *_ = await cry_havoc(anita)
        asked = wire.Act("again", [one, two])
        assert isinstance(await anita.ask(asked), wire.Done)
        number = table_of(house, anita).number
        await anita.leave()
        await anita.open()
        assert isinstance(await anita.ask(asked), wire.Done)
        house.server.hall.tables[anita.table.id if anita.table else ""].table = None  # another process reads it
        assert isinstance(await anita.ask(asked), wire.Done)
        assert laid(house, anita) == [one, two] and table_of(house, anita).number == number

    at_a_table(tmp_path, test, SEED)


def test_undo_takes_back_the_whole_list_and_then_the_one_before(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        one, two, three, *_ = await cry_havoc(anita)
        await anita.act(one)
        await anita.ask(wire.Act("two", [two, three]))
        house.server.hall.tables[anita.table.id if anita.table else ""].table = None  # the ledger knows it too
        assert isinstance(await anita.ask(wire.Undo("all-of-it")), wire.Done)
        assert laid(house, anita) == [one]
        assert isinstance(await anita.ask(wire.Undo("that-too")), wire.Done)
        assert laid(house, anita) == []
        await anita.ask(wire.Act("more", [one, two, three]))
        await anita.ask(wire.Act("but-one", [], undo=1))
        assert isinstance(await anita.ask(wire.Undo("the-rest")), wire.Done)
        assert laid(house, anita) == [] and anita.sight is not None and anita.sight.can_undo
        await anita.ask(wire.Undo("the-cry"))
        assert table_of(house, anita).running().entries == [] and not anita.sight.can_undo

    at_a_table(tmp_path, test, SEED)


def test_nothing_can_follow_upon_chance(tmp_path: Path) -> None:
    """Otherwise a player who is refused would learn what is drawn without drawing it."""

    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        assert anita.sight is not None
        named = {choice.notation: choice.number for choice in anita.sight.legal}
        await anita.act(named["recruit"])
        draw = next(choice.number for choice in anita.sight.legal if choice.notation == "draw")
        before = table_of(house, anita).number
        number = table_of(house, anita).game.catalogue.number
        every = [number(action) for action in table_of(house, anita).game.catalogue.actions]
        heard: set[tuple[str, str]] = set()
        for place in every[:: max(1, len(every) // 40)]:
            refused = await anita.ask(wire.Act(f"peek-{place}", [draw, place]))
            assert isinstance(refused, wire.Refused)
            heard.add((refused.problem.error.id, refused.problem.english))
        assert len(heard) == 1 and heard.pop()[0] == "error-not-together"
        assert table_of(house, anita).number == before

    at_a_table(tmp_path, test, SEED)


def test_a_list_may_end_with_what_passes_the_decision_on(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        one, two, *_ = await cry_havoc(anita)
        stand = table_of(house, anita).game.catalogue.number(table_of(house, anita).game.parse_action("stand"))
        assert isinstance(await anita.ask(wire.Act("all", [one, two, stand])), wire.Done)
        await both_hear(anita, mark)
        assert mark.sight is not None and len(mark.chapters) == 5
        assert isinstance(await anita.ask(wire.Undo("late")), wire.Refused)

    at_a_table(tmp_path, test, SEED)


def test_the_clock_of_whoever_thought_has_run(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        one, two, *_ = await cry_havoc(anita)
        await anita.act(one)
        await anita.act(two)
        now.pass_by(20)
        assert anita.sight is not None
        await anita.act(next(choice for choice in anita.sight.legal if choice.notation == "stand"))
        await both_hear(anita, mark)
        assert mark.sight is not None
        assert [round(clock.left, -3) for clock in mark.sight.clocks] == [45_000, 60_000]

    at_a_table(tmp_path, test, SEED, clock={"kind": "live", "seconds": 60, "increment": 5})
