"""Why an action of Havoc is not allowed: said of every action that is not, and of no other."""

from __future__ import annotations

import pytest

from tafelrunde import Match
from tafelrunde.core.bag import NONE
from tafelrunde.core.catalogue import Action
from tafelrunde.core.conformance import check_why_not, positions
from tafelrunde.games.havoc.game import Havoc
from tafelrunde.words import Words
from tests.games.havoc.table import table

GAME = Havoc()


@pytest.mark.parametrize(("seats", "game"), [(2, GAME), (4, Havoc(john_of_gaunt="extra", battle_order="winner"))])
def test_exactly_what_is_not_legal_is_refused(seats: int, game: Havoc) -> None:
    for match in list(positions(game, seats, 3))[::7]:
        check_why_not(match)


def refused(match: Match, seat: int, action: Action) -> tuple[str, str]:
    said = match.game.why_not(match.view(seat), match.game.catalogue.number(action))
    assert said is not None
    words = Words("en", [], seat)
    return words.sentence(said), words.rules(said)
