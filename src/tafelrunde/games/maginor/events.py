"""What can happen in Maginor.

Made from `chronicle.py` by `python -m tafelrunde.contract`: change it there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.core.seats import Seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Laid(Event):
    """[M1, M2] An oracle was laid in the circle, a spell beside it; NONE if it has none."""

    def __init__(self, oracle: i64, spell: i64) -> None:
        self.oracle: Final[i64] = oracle
        self.spell: Final[i64] = spell


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnBegan(Event):
    """[M110] It is this seat's turn."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Played(Event):
    """[M17, M113] A card was played."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Moved(Event):
    """[M124] A wizard moved to an oracle."""

    def __init__(self, seat: i64, oracle: i64) -> None:
        self.seat: Final[i64] = seat
        self.oracle: Final[i64] = oracle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rolled(Event):
    """[M16, M125] The die was rolled at an oracle."""

    def __init__(self, seat: i64, oracle: i64, face: i64) -> None:
        self.seat: Final[i64] = seat
        self.oracle: Final[i64] = oracle
        self.face: Final[i64] = face


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Named(Event):
    """[M16, M47] A symbol was named, for Maginor's face or for a joker."""

    def __init__(self, seat: i64, symbol: i64) -> None:
        self.seat: Final[i64] = seat
        self.symbol: Final[i64] = symbol


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NothingHappened(Event):
    """[M11, M15, M18, M44] A symbol came to nothing for one of the REASONS; `symbol` is NONE if it was not even asked
    for."""

    def __init__(self, seat: i64, oracle: i64, symbol: i64, why: i64) -> None:
        self.seat: Final[i64] = seat
        self.oracle: Final[i64] = oracle
        self.symbol: Final[i64] = symbol
        self.why: Final[i64] = why


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Placed(Event):
    """[M13, M25] A token was placed at a free slot."""

    def __init__(self, seat: i64, oracle: i64, slot: i64) -> None:
        self.seat: Final[i64] = seat
        self.oracle: Final[i64] = oracle
        self.slot: Final[i64] = slot


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cast(Event):
    """[M115] A spell was cast and left the game."""

    def __init__(self, seat: i64, spell: i64) -> None:
        self.seat: Final[i64] = seat
        self.spell: Final[i64] = spell


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TookBack(Event):
    """[M28] A played card went back into the hand."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Replaced(Event):
    """[M27, M119] A token was replaced by Persuasion."""

    def __init__(self, seat: i64, rival: i64, oracle: i64, slot: i64) -> None:
        self.seat: Final[i64] = seat
        self.rival: Final[i64] = rival
        self.oracle: Final[i64] = oracle
        self.slot: Final[i64] = slot


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Teleported(Event):
    """[M121] A wizard was teleported to an oracle."""

    def __init__(self, seat: i64, oracle: i64) -> None:
        self.seat: Final[i64] = seat
        self.oracle: Final[i64] = oracle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Challenged(Event):
    """[M14, M133] A token was challenged."""

    def __init__(self, seat: i64, rival: i64, oracle: i64, slot: i64) -> None:
        self.seat: Final[i64] = seat
        self.rival: Final[i64] = rival
        self.oracle: Final[i64] = oracle
        self.slot: Final[i64] = slot


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sealed(Event):
    """[M134] An elemental was chosen in secret; its seat alone knows which."""

    def __init__(self, seat: i64, elemental: i64) -> None:
        self.seat: Final[i64] = seat
        self.elemental: Final[i64] = elemental

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Sealed(self.seat, NONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Revealed(Event):
    """[M19, M134] An elemental was revealed."""

    def __init__(self, seat: i64, elemental: i64) -> None:
        self.seat: Final[i64] = seat
        self.elemental: Final[i64] = elemental

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Declined(Event):
    """[M52] A seat kept its Reversal."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DuelWon(Event):
    """[M135] A seat won the duel, its rival's token went back."""

    def __init__(self, seat: i64, rival: i64, oracle: i64, slot: i64) -> None:
        self.seat: Final[i64] = seat
        self.rival: Final[i64] = rival
        self.oracle: Final[i64] = oracle
        self.slot: Final[i64] = slot


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DuelDrawn(Event):
    """[M19] Challenger and defender took their tokens back."""

    def __init__(self, seat: i64, rival: i64, oracle: i64, slot: i64) -> None:
        self.seat: Final[i64] = seat
        self.rival: Final[i64] = rival
        self.oracle: Final[i64] = oracle
        self.slot: Final[i64] = slot


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MaginorStepped(Event):
    """[M4, M6, M122] Maginor came onto an oracle, or into the gap before it if `in_gap` is 1."""

    def __init__(self, oracle: i64, in_gap: i64) -> None:
        self.oracle: Final[i64] = oracle
        self.in_gap: Final[i64] = in_gap


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StepLost(Event):
    """[M7] Maginor's step was lost because his face led to an evaluation."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Evaluated(Event):
    """[M128, M129] An oracle was evaluated for one of the CAUSES; first and second are seats, NONE where there is
    none."""

    def __init__(self, oracle: i64, cause: i64, first: i64, second: i64) -> None:
        self.oracle: Final[i64] = oracle
        self.cause: Final[i64] = cause
        self.first: Final[i64] = first
        self.second: Final[i64] = second


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WonOracle(Event):
    """[M23] A seat won an oracle and its votes."""

    def __init__(self, seat: i64, oracle: i64) -> None:
        self.seat: Final[i64] = seat
        self.oracle: Final[i64] = oracle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WonSpell(Event):
    """[M23] A seat won a spell."""

    def __init__(self, seat: i64, spell: i64) -> None:
        self.seat: Final[i64] = seat
        self.spell: Final[i64] = spell


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OracleLost(Event):
    """[M23] An oracle left the game without an owner."""

    def __init__(self, oracle: i64) -> None:
        self.oracle: Final[i64] = oracle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SpellLost(Event):
    """[M23] A spell left the game without an owner."""

    def __init__(self, spell: i64) -> None:
        self.spell: Final[i64] = spell


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TokensReturned(Event):
    """[M130] The tokens of a seat came home from an evaluated oracle."""

    def __init__(self, seat: i64, oracle: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.oracle: Final[i64] = oracle
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WentToMiddle(Event):
    """[M131] A wizard went from an evaluated oracle to the middle."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GameEnded(Event):
    """[M136] The Hall was evaluated; the match is over."""
