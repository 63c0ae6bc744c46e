"""How a match ended is told to everybody alike, once it is over, and not before."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.server.app import House
from tafelrunde.server.http import wire
from tests.server.client import Player
from tests.server.inside import Clock
from tests.server.test_tables import at_a_table, both_hear


async def play_on(anita: Player, mark: Player, turns: int) -> None:
    """Both act at random, for so many turns or until the match is over."""
    for _ in range(turns):
        for player in (anita, mark):
            assert player.sight is not None
            if player.sight.legal:
                assert player.sight.ending is None, "Nobody is told how a running match ends."
                await player.act(player.chance.choice(player.sight.legal))
                await both_hear(anita, mark)
        if anita.sight is not None and anita.sight.standings is not None:
            return


def test_both_are_told_the_same_ending(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        await play_on(anita, mark, 3000)
        assert anita.table is not None and anita.sight is not None and mark.sight is not None
        told = anita.sight.ending
        assert told is not None and told == mark.sight.ending
        count = (await anita.get(f"/api/tables/{anita.table.id}/replay/0"))["count"]
        place = f"/api/tables/{anita.table.id}/replay"
        assert (await anita.get(f"{place}/{count}"))["sight"]["ending"]["rounds"]
        assert (await anita.get(f"{place}/{count - 1}"))["sight"]["ending"] is None

    at_a_table(tmp_path, test)


def test_a_match_that_people_end_has_no_ending_by_the_rules(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        await play_on(anita, mark, 4)
        assert isinstance(await anita.ask(wire.Resign("done")), wire.Done)
        await both_hear(anita, mark)
        assert mark.sight is not None and mark.sight.standings is not None and mark.sight.ending is None

    at_a_table(tmp_path, test)
