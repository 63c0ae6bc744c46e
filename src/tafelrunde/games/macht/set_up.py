"""Setting up the table."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.core.bag import bit
from tafelrunde.core.dealer import Dealer
from tafelrunde.games.macht.components import KINDS, REGIONS, START_PIECES
from tafelrunde.games.macht.events import RegionMarked
from tafelrunde.games.macht.rules import begin_cycle, receive
from tafelrunde.games.macht.state import MachtTable


def set_up(state: MachtTable, dealer: Dealer) -> None:
    """[P107, P108, P109] A region marker for every region, the rest are spares; three knights and three mages for each
    seat; then the first cycle begins."""
    for region in range(REGIONS):
        symbol = dealer.draw_kind(state.spares)
        state.regions_of[symbol] |= bit(region)
        dealer.tell(RegionMarked(region, symbol))
    for seat in range(i64(2)):
        for kind in range(KINDS):
            receive(state, seat, kind, START_PIECES[kind])
    begin_cycle(state, dealer)
