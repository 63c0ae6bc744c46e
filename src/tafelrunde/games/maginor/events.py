"""What can happen in Maginor. Everything is open but the elementals of a running duel."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.core.seats import Seat
from tafelrunde.games.maginor.components import Card, Elemental, Oracle, Slot, Spell, Symbol


@mypyc_attr(acyclic=True)
class OfSeat(Event):
    """Something that concerns a seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[i64] = seat


@mypyc_attr(acyclic=True)
class AtOracle(Event):
    """Something that concerns a seat and an oracle."""

    def __init__(self, seat: Seat, oracle: Oracle) -> None:
        self.seat: Final[i64] = seat
        self.oracle: Final[i64] = oracle


@mypyc_attr(acyclic=True)
class AtSlot(Event):
    """Something that concerns a seat and a slot."""

    def __init__(self, seat: Seat, oracle: Oracle, slot: Slot) -> None:
        self.seat: Final[i64] = seat
        self.oracle: Final[i64] = oracle
        self.slot: Final[i64] = slot


@mypyc_attr(acyclic=True)
class AgainstSeat(Event):
    """Something that concerns a slot, a seat and the rival whose token lies there."""

    def __init__(self, seat: Seat, rival: Seat, oracle: Oracle, slot: Slot) -> None:
        self.seat: Final[i64] = seat
        self.rival: Final[i64] = rival
        self.oracle: Final[i64] = oracle
        self.slot: Final[i64] = slot


@mypyc_attr(acyclic=True)
class OfSpell(Event):
    """Something that concerns a seat and a spell."""

    def __init__(self, seat: Seat, spell: Spell) -> None:
        self.seat: Final[i64] = seat
        self.spell: Final[i64] = spell


@mypyc_attr(acyclic=True)
class OfCard(Event):
    """Something that concerns a seat and a kind of card."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


@mypyc_attr(acyclic=True)
class OfElemental(Event):
    """Something that concerns a seat and its elemental; NONE where it is secret."""

    def __init__(self, seat: Seat, elemental: Elemental) -> None:
        self.seat: Final[i64] = seat
        self.elemental: Final[i64] = elemental


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Laid(Event):
    """[M1, M2] An oracle was laid in the circle, a spell beside it; NONE if it has none."""

    def __init__(self, oracle: Oracle, spell: Spell) -> None:
        self.oracle: Final[i64] = oracle
        self.spell: Final[i64] = spell


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnBegan(OfSeat):
    """[M110] It is this seat's turn."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Played(OfCard):
    """[M111] A card was played."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Moved(AtOracle):
    """[M124] A wizard moved to an oracle."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rolled(Event):
    """[M106, M125] The die was rolled at an oracle."""

    def __init__(self, seat: Seat, oracle: Oracle, face: i64) -> None:
        self.seat: Final[i64] = seat
        self.oracle: Final[i64] = oracle
        self.face: Final[i64] = face


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Named(Event):
    """[M16, M47] A symbol was named, for Maginor's face or for a joker."""

    def __init__(self, seat: Seat, symbol: Symbol) -> None:
        self.seat: Final[i64] = seat
        self.symbol: Final[i64] = symbol


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NothingHappened(Event):
    """[M11, M15, M18, M44] A symbol came to nothing; `why` is one of the reasons in the rules, `symbol` NONE if it was
    not even asked for."""

    def __init__(self, seat: Seat, oracle: Oracle, symbol: Symbol, why: i64) -> None:
        self.seat: Final[i64] = seat
        self.oracle: Final[i64] = oracle
        self.symbol: Final[i64] = symbol
        self.why: Final[i64] = why


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Placed(AtSlot):
    """[M13, M25] A token was placed at a free slot."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cast(OfSpell):
    """[M115] A spell was cast and left the game."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TookBack(OfCard):
    """[M116, M117] A played card went back into the hand."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Replaced(AgainstSeat):
    """[M119] A token was replaced by Persuasion."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Teleported(AtOracle):
    """[M121] A wizard was teleported to an oracle."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Challenged(AgainstSeat):
    """[M133] A token was challenged."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sealed(OfElemental):
    """[M134] An elemental was chosen in secret; its seat alone knows which."""

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Sealed(self.seat, NONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Revealed(OfElemental):
    """[M134] An elemental was revealed."""

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Declined(OfSeat):
    """[M52] A seat kept its Reversal."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DuelWon(AgainstSeat):
    """[M135] A seat won the duel, its rival's token went back."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DuelDrawn(AgainstSeat):
    """[M19] Challenger and defender took their tokens back."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MaginorStepped(Event):
    """[M4, M6, M122] Maginor came onto an oracle, or into the gap before it."""

    def __init__(self, oracle: Oracle, in_gap: bool) -> None:
        self.oracle: Final[i64] = oracle
        self.in_gap: Final = in_gap


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StepLost(Event):
    """[M7] Maginor's step was lost because his face led to an evaluation."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Evaluated(Event):
    """[M128, M129] An oracle was evaluated for a cause; first and second are seats, NONE where there is none."""

    def __init__(self, oracle: Oracle, cause: i64, first: Seat, second: Seat) -> None:
        self.oracle: Final[i64] = oracle
        self.cause: Final[i64] = cause
        self.first: Final[i64] = first
        self.second: Final[i64] = second


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WonOracle(AtOracle):
    """[M23] A seat won an oracle and its votes."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WonSpell(OfSpell):
    """[M23] A seat won a spell."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OracleLost(Event):
    """[M23] An oracle left the game without an owner."""

    def __init__(self, oracle: Oracle) -> None:
        self.oracle: Final[i64] = oracle


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SpellLost(Event):
    """[M23] A spell left the game without an owner."""

    def __init__(self, spell: Spell) -> None:
        self.spell: Final[i64] = spell


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TokensReturned(Event):
    """[M130] The tokens of a seat came home from an evaluated oracle."""

    def __init__(self, seat: Seat, oracle: Oracle, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.oracle: Final[i64] = oracle
        self.count: Final[i64] = count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WentToMiddle(OfSeat):
    """[M131] A wizard went from an evaluated oracle to the middle."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GameEnded(Event):
    """[M136] The Hall was evaluated; the match is over."""
