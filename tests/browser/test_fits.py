"""Every board fits: in every phase, at every size, in every language nothing is cut, covered, or too small to hit."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from itertools import combinations

import pytest

from tafelrunde.core.registry import games
from tests.browser.fitting import FAULTS, every_look, faults, pairwise_looks, positions
from tests.browser.phases import FOUND, STAGES
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
TABLES = sorted({(table.game, table.seats, table.seat) for table in FOUND})


@pytest.mark.parametrize(("game", "seats", "seat"), TABLES)
def test_every_phase_fits(visit: Visit, game: str, seats: int, seat: int) -> None:
    looks = [(position, pairwise_looks(turn)) for turn, position in positions(game, seats, seat)]
    assert not (found := faults(visit(), looks)), "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "seat"), TABLES)
def test_every_phase_fits_at_every_size_in_every_language(visit: Visit, game: str, seats: int, seat: int) -> None:
    looks = [(position, every_look()) for _, position in positions(game, seats, seat)]
    assert not (found := faults(visit(), looks)), "\n".join(found)


def test_every_two_of_size_language_and_light_meet() -> None:
    every = every_look()
    for one, other in combinations(range(3), 2):
        wanted = {(look[one], look[other]) for look in every}
        for game in games():
            stages = [stage for stage in STAGES if stage.table.game == game]
            looks = [look for turn in range(len(stages)) for look in pairwise_looks(turn)]
            assert {(look[one], look[other]) for look in looks} == wanted, game


@pytest.mark.parametrize("game", list(games()))
def test_every_phase_is_shown(game: str) -> None:
    """Those that the game asks for, waiting, and the end."""
    numbers = vars(importlib.import_module(f"tafelrunde.games.{game}.phases"))
    asked = {
        name.lower().replace("_", "-") for name, number in numbers.items() if name.isupper() and isinstance(number, int)
    }
    shown = {stage.phase for stage in STAGES if stage.table.game == game}
    assert asked | {"over", "waiting"} <= shown
    for stage in STAGES:
        if stage.table.game == game:
            stage.match()


FAULTY = {
    "words over words": '<p style="position:absolute;left:20px;top:90px">one two</p><p style="position:absolute;left:30px;top:92px">three</p>',
    "words cut": '<div style="width:60px;overflow:hidden;white-space:nowrap">much too long for this box</div>',
    "words out of their frame": '<div style="width:60px;border:1px solid;white-space:nowrap">much too long for this box</div>',
    "words covered": '<p>hidden words</p><div style="position:absolute;inset:0;background:red"></div>',
    "cut": '<button style="position:absolute;left:-30px;top:9px;width:60px;height:40px"></button>',
    "small": '<button style="width:20px;height:20px;padding:0"></button>',
    "covered": '<button style="width:90px;height:40px"></button><div style="position:absolute;inset:0"></div>',
    "scrolls": '<main class="x"><div style="height:40px;overflow:auto"><div style="height:90px"></div></div></main>',
    "out of its frame": '<div style="width:60px;height:60px;border:1px solid"><div class="card" style="width:90px;height:40px"></div></div>',
}
"""Small pages with one fault each."""


@pytest.mark.parametrize("fault", FAULTY)
def test_a_fault_is_found(visit: Visit, fault: str) -> None:
    guest = visit()
    guest.page.set_content(f'<body style="margin:9px">{FAULTY[fault]}</body>')
    told = guest.page.evaluate(FAULTS)
    assert [line for line in told if line.startswith(f"{fault}:")], told
    guest.page.set_content(
        '<body style="margin:9px"><p>one</p><p>two</p><button style="width:90px;height:40px">three</button></body>'
    )
    assert guest.page.evaluate(FAULTS) == []
