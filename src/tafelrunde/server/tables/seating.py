"""Setting a table and sitting down: what may be done before the match, each as the entries it would bring."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.bots.levels import LevelName
from tafelrunde.core.beginning import check_seats
from tafelrunde.core.dealer import commitment
from tafelrunde.core.game import Standings
from tafelrunde.core.registry import make_game
from tafelrunde.server.errors import NotAllowed, NotFound, Refusal
from tafelrunde.server.people import names
from tafelrunde.server.tables.clocks import Clock, NoClock
from tafelrunde.server.tables.invitations import chair_for, kept_chair
from tafelrunde.server.tables.ledger import (
    Body,
    Closed,
    Created,
    OptionsChosen,
    OptionValue,
    Placed,
    Sitter,
    Started,
    Swapped,
)
from tafelrunde.server.tables.table import Table

RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9._-]+$")]


class NewChair(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Who may sit on a chair: `you` sit down yourself, a bot of a level, anyone (`open`), or somebody with the chair's
    own invitation (`invited`)."""

    kind: Literal["you", "bot", "open", "invited"]
    level: LevelName = "knight"


class NewTable(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Set a table. Without chairs you take the first and bots the others. It starts at once if nobody is missing,
    otherwise when the last one has sat down. Send the same id again, and you get the same table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, OptionValue] = {}
    chairs: list[NewChair] = []
    clock: Clock = NoClock()
    public: bool = False
    rated: bool = False
    hints: bool = True
    shuffle: bool = False
    id: RequestId | None = None


@dataclass(frozen=True)
class Visitor:
    """The person who asks, by id and name."""

    person: str
    name: str
    has_account: bool = False


def set_table(
    new: NewTable, host: Visitor, seed: bytes, awaited: list[str] | None = None, start: str = ""
) -> list[Body]:
    """A new table; ImpossibleTable if there is no such game, option or number of seats. For a rematch these people are
    `awaited`; if the rules arrange its seats, it waits for the host, who may choose otherwise. A match that goes on
    from an earlier one has a `start`."""
    game = make_game(new.game, dict(new.options))
    chairs = list(new.chairs)
    count = new.seats or len(chairs) or min(4, max(game.seats))
    check_seats(game, count)
    if not chairs:
        chairs = [NewChair("you"), *[NewChair("bot") for _ in range(count - 1)]]
    if len(chairs) != count:
        raise Refusal(
            "server-error-chairs", f"{count} seats need {count} chairs, not {len(chairs)}.", seats=count,
            chairs=len(chairs),
        )  # fmt: skip
    if new.rated:
        check_account(host)
    if sum([chair.kind == "you" for chair in chairs]) > 1:
        raise Refusal("server-error-one-chair", "You can sit on one chair only.")
    taken: list[str] = [host.name]
    sitters: list[Sitter] = []
    for chair in chairs:
        sitter = set_up(chair.kind, chair.level, host, taken)
        taken.append(sitter.name)
        sitters.append(sitter)
    created = Created(
        game=game.key,
        version=game.version,
        options=dict(game.chosen),
        chairs=sitters,
        clock=new.clock,
        public=new.public,
        rated=new.rated,
        hints=new.hints and not new.rated,
        shuffle=new.shuffle,
        host=host.person,
        key=names.invitation(),
        commitment=commitment(seed),
        awaited=awaited or [],
        waits=awaited is not None and game.rematch_seats(count) is not None,
        start=start,
    )
    bodies: list[Body] = [created]
    if not created.waits and all(sitter.kind in ("person", "bot") for sitter in sitters):
        bodies.append(Started(order_of(created.shuffle, count)))
    return bodies


def set_up(kind: str, level: LevelName, host: Visitor, taken: list[str]) -> Sitter:
    match kind:
        case "you":
            return Sitter("person", person=host.person)
        case "bot":
            return Sitter("bot", names.bot_name(taken), level=level)
        case "invited":
            return Sitter("invited", key=names.invitation())
    return Sitter("open")


def order_of(shuffle: bool, seats: int) -> list[int]:
    """Which chair each seat gets: in their order, or by lot."""
    chairs = list(range(seats))
    return secrets.SystemRandom().sample(chairs, seats) if shuffle else chairs


def check_waiting(table: Table) -> None:
    if table.status() == "closed":
        raise Refusal("server-error-closed", "This table was cleared away.")
    if table.status() != "waiting":
        raise Refusal("server-error-started", "The match has started; the seats are taken.")


def check_host(table: Table, visitor: Visitor) -> None:
    if visitor.person != table.created.host:
        raise NotAllowed("server-error-host", "Only the host of the table may do this.")


def check_account(visitor: Visitor) -> None:
    """A rating needs somebody who can be known again."""
    if not visitor.has_account:
        raise NotAllowed("server-error-rated-account", "A rated match needs an account; friendly ones do not.")


def sit(table: Table, visitor: Visitor, asked: int | None, key: str) -> list[Body]:
    """Take a chair: the one to which the key leads, or another that is open to all, if that is asked for. Somebody who
    asks again, perhaps because the answer that started the match was lost, sits there already."""
    own = table.seat_of(visitor.person)
    if own >= 0 and (asked in (own, None) or table.status() == "running"):
        return []
    check_waiting(table)
    if table.created.rated:
        check_account(visitor)
    if asked is not None:
        check_chair(table, asked)
    seat = chair_for(table.chairs, table.created.key, key)
    if asked is not None and asked != seat:
        seat = asked if table.chairs[asked].kind == "open" else None
    if seat is None:
        if asked is None and kept_chair(table.chairs, key) is not None:
            raise Refusal("server-error-chair-taken", "Somebody else sits on this chair by now.")
        raise Refusal("server-error-no-free-chair", "No chair is free for you here.")
    bodies: list[Body] = [Placed(own, vacated(table, own))] if own >= 0 else []
    bodies.append(Placed(seat, Sitter("person", person=visitor.person, key=table.chairs[seat].key)))
    missing = [place for place, chair in enumerate(table.chairs) if chair.kind in ("open", "invited") and place != seat]
    if not missing and own < 0 and not table.created.waits:
        bodies.append(Started(order_of(table.created.shuffle, len(table.chairs))))
    return bodies


def stand(table: Table, visitor: Visitor) -> list[Body]:
    check_waiting(table)
    seat = table.seat_of(visitor.person)
    return [Placed(seat, vacated(table, seat))] if seat >= 0 else []


def vacated(table: Table, seat: int) -> Sitter:
    """The chair without its sitter: one that was kept for somebody is kept again, under the same invitation."""
    key = table.chairs[seat].key
    return Sitter("invited", key=key) if key else Sitter("open")


def set_chair(table: Table, visitor: Visitor, seat: int, kind: str, level: LevelName) -> list[Body]:
    """The host gives a chair to a bot, opens it, or keeps it for somebody."""
    check_waiting(table)
    check_host(table, visitor)
    check_chair(table, seat)
    sitter = set_up(kind, level, visitor, [chair.name for chair in table.chairs])
    bodies: list[Body] = [Placed(seat, sitter)]
    others = [chair for place, chair in enumerate(table.chairs) if place != seat]
    if sitter.kind == "bot" and not table.created.waits and all(chair.kind in ("person", "bot") for chair in others):
        bodies.append(Started(order_of(table.created.shuffle, len(table.chairs))))
    return bodies


def check_chair(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise NotFound("error-no-such-seat", f"There is no seat {seat}.", seat=seat, seats=len(table.chairs))


def swap(table: Table, visitor: Visitor, seat: int, other: int) -> list[Body]:
    check_waiting(table)
    check_host(table, visitor)
    check_chair(table, seat)
    check_chair(table, other)
    return [Swapped(seat, other)]


def choose_options(table: Table, visitor: Visitor, options: dict[str, OptionValue]) -> list[Body]:
    """The host chooses other options before the match; what is not named stays as it is."""
    check_host(table, visitor)
    check_waiting(table)
    game = table.game_with({**table.created.options, **options})
    return [OptionsChosen(dict(game.chosen))] if game.chosen != table.game.chosen else []


def start(table: Table, visitor: Visitor) -> list[Body]:
    """Begin at once; bots take the chairs that are still free."""
    check_host(table, visitor)
    if table.status() == "running":
        return []
    check_waiting(table)
    taken = [chair.name for chair in table.chairs]
    bodies: list[Body] = []
    for seat, chair in enumerate(table.chairs):
        if chair.kind in ("open", "invited"):
            sitter = set_up("bot", "knight", visitor, taken)
            taken.append(sitter.name)
            bodies.append(Placed(seat, sitter))
    return [*bodies, Started(order_of(table.created.shuffle, len(table.chairs)))]


def close(table: Table, visitor: Visitor) -> list[Body]:
    check_host(table, visitor)
    if table.status() == "closed":
        return []
    check_waiting(table)
    return [Closed()]


def clear(table: Table) -> list[Body]:
    """Clear away a table that nobody needs, if it is still waiting."""
    return [Closed()] if table.status() == "waiting" else []


def rematch_of(table: Table, visitor: Visitor) -> NewTable:
    """The table again, as the game arranges a rematch: bots sit down at once, people find their chairs kept open.
    Where the rules arrange the seats there is no lot."""
    created, ended = table.created, table.ended
    assert ended is not None
    game = table.game.rematch(Standings(tuple(ended.places), ended.why))
    seats = table.game.rematch_seats(len(table.chairs))
    chairs: list[NewChair] = []
    for seat in seats or range(len(table.chairs)):
        chair = table.chairs[seat]
        if chair.kind == "bot":
            chairs.append(NewChair("bot", chair.level or "knight"))
        else:
            chairs.append(NewChair("you" if chair.person == visitor.person else "open"))
    return NewTable(
        game=created.game, seats=len(chairs), options=still_known(created.game, game.chosen), chairs=chairs,
        clock=created.clock, public=created.public, rated=created.rated, hints=created.hints,
        shuffle=created.shuffle and seats is None,
    )  # fmt: skip


def still_known(key: str, chosen: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Those of the options that the game has today: a rematch is played by today's rules."""
    options = {option.name: option.choices for option in make_game(key, {}).options}
    return {name: value for name, value in chosen.items() if value in options.get(name, ())}
