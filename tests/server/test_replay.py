"""A finished match is told again moment by moment; a running one is not, and each seat's eyes see what they saw."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.server.app import House
from tafelrunde.server.http import wire
from tests.server.client import Player
from tests.server.inside import Clock
from tests.server.test_tables import at_a_table, both_hear


def test_only_what_is_over_is_replayed(tmp_path: Path) -> None:
    async def test(house: House, now: Clock, anita: Player, mark: Player) -> None:
        assert anita.table is not None
        place = f"/api/tables/{anita.table.id}/replay"
        for path in (place, f"{place}/0", f"{place}/0?seat=1"):
            assert (await anita.http.get(path)).status_code == 409
        views = {}
        for _ in range(8):
            for player in (anita, mark):
                assert player.sight is not None
                if player.sight.legal:
                    await player.act(player.chance.choice(player.sight.legal))
                    await both_hear(anita, mark)
            assert anita.sight is not None
            if not anita.sight.can_undo and not (mark.sight and mark.sight.can_undo):
                views[anita.sight.settled] = anita.sight.view
        assert isinstance(await anita.ask(wire.Resign("done")), wire.Done)
        seat = (await anita.get(f"/api/tables/{anita.table.id}"))["you"]
        assert views
        for number, seen in views.items():
            told = await mark.get(f"{place}/{number}?seat={seat}")
            assert told["sight"]["view"] == seen and told["open"] == [] and told["sight"]["legal"] == []
        opened = await mark.get(f"{place}/0")
        assert [len(view["hand"]) > 0 for view in opened["open"]] == [True, True]
        assert opened["sight"]["view"]["hand"] == []
        chapters = (await mark.get(f"{place}?seat={seat}"))["chapters"]
        assert len(chapters) == opened["count"] + 1
        own = [event["fields"]["card"] for event in chapters[0]["events"] if event["event"] == "Dealt"]
        assert -1 in own, "What was dealt to others stays unknown to this seat's eyes."
        for path in (
            f"{place}/{opened['count'] + 1}",
            f"{place}/-1",
            f"{place}/x",
            f"{place}/0?seat=7",
            f"{place}?seat=me",
        ):
            assert (await mark.http.get(path)).status_code == 404

    at_a_table(tmp_path, test)
