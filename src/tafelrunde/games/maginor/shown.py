"""What follows from a view of Maginor and is drawn on the board. Like every view it stays uncompiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from tafelrunde.core.bag import NONE, bag_of
from tafelrunde.core.messages import Message, message
from tafelrunde.games.maginor.components import PRIZES, VALUE, VOTES
from tafelrunde.games.maginor.names import at_oracle, before_oracle
from tafelrunde.games.maginor.phases import DUELLING, REVERSING
from tafelrunde.games.maginor.rules import rank_of
from tafelrunde.games.maginor.view import MaginorView


@final
@dataclass(frozen=True)
class MaginorShown:
    """For each seat its `votes`. For each oracle the `order` in which the seats with tokens there would come if it were
    evaluated now, the first two as `winners` of its prizes, and how many `tokens` of each seat lie there. `maginor`
    says where he stands; `defender` is the seat that is challenged in the running duel, -1 without one."""

    votes: tuple[int, ...]
    order: tuple[tuple[int, ...], ...]
    winners: tuple[tuple[int, ...], ...]
    tokens: tuple[tuple[int, ...], ...]
    maginor: Message
    defender: int


def shown(view: MaginorView) -> MaginorShown:
    seats = range(len(view.supply))
    order = tuple([order_now(owners) for owners in view.slots])
    return MaginorShown(
        votes=tuple([votes_of(view, seat) for seat in seats]),
        order=order,
        winners=tuple([ranked[: len(PRIZES)] for ranked in order]),
        tokens=tuple([tuple([owners.count(seat) for seat in seats]) for owners in view.slots]),
        maginor=where_maginor_is(view),
        defender=defender_of(view),
    )


def votes_of(view: MaginorView, seat: int) -> int:
    """[M33, M102, M137] The votes of a seat's oracles and rituals."""
    oracles = sum([int(VALUE[oracle]) for oracle in view.won[seat]])
    return oracles + sum([int(VOTES[spell]) for spell in view.spells[seat]])


def order_now(owners: tuple[int, ...]) -> tuple[int, ...]:
    """[M22, M129] The seats with tokens at these slots, in the order in which they would come if the oracle were
    evaluated now."""
    seats = set(owners) - {int(NONE)}
    ranks = {seat: rank_of(bag_of([slot for slot, owner in enumerate(owners) if owner == seat]).low) for seat in seats}
    return tuple(sorted(seats, key=lambda seat: -ranks[seat]))


def where_maginor_is(view: MaginorView) -> Message:
    if not view.in_circle:
        return message("maginor-position-maginor-arrived")
    if view.in_gap:
        return message("maginor-position-maginor-gap", before=before_oracle(view.maginor))
    return message("maginor-position-maginor-on", at=at_oracle(view.maginor))


def defender_of(view: MaginorView) -> int:
    """[M133] The owner of the token that is challenged."""
    return view.slots[view.oracle][view.slot] if view.phase in (DUELLING, REVERSING) else NONE
