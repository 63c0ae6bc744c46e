"""What the host, and a keeper of the house, may do about people at a table, each as the entries it would bring."""

from __future__ import annotations

from tafelrunde.bots.levels import LevelName
from tafelrunde.server.errors import NotAllowed, NotFound, Refusal
from tafelrunde.server.tables.ledger import Barred, Body, Closed, Ended, Left, Placed, Silenced, Unsaid
from tafelrunde.server.tables.seating import Visitor, check_host, vacated
from tafelrunde.server.tables.table import Table


def show_out(table: Table, host: Visitor, person: str) -> list[Body]:
    """An onlooker, or somebody who waits for the match to begin, has to go and cannot come back."""
    check_host(table, host)
    check_other(host, person)
    seat = table.seat_of(person)
    if seat >= 0 and table.status() != "waiting":
        raise Refusal("server-error-seated", "Whoever plays keeps their seat until the end.")
    if person in table.barred:
        return []
    return [*([Placed(seat, vacated(table, seat))] if seat >= 0 else []), Barred(person)]


def silence(table: Table, host: Visitor, person: str, on: bool) -> list[Body]:
    """Whether somebody may speak at this table."""
    check_host(table, host)
    check_other(host, person)
    return [] if on == (person in table.silenced) else [Silenced(person, on)]


def check_other(host: Visitor, person: str) -> None:
    if host.person == person:
        raise Refusal("server-error-yourself", "You cannot do this to yourself.")


def check_may_speak(table: Table, person: str) -> None:
    if person in table.silenced:
        raise NotAllowed("server-error-silenced", "The host has muted you at this table.")


def send_away(table: Table, person: str, level: LevelName) -> list[Body]:
    """Somebody may not stay in the house: a bot plays on, a chair is free again, and the host's table is cleared."""
    seat = table.seat_of(person)
    if table.status() == "waiting":
        if person == table.created.host:
            return [Closed()]
        return [Placed(seat, vacated(table, seat))] if seat >= 0 else []
    is_playing = table.is_running() and seat >= 0 and table.chairs[seat].plays_itself()
    return [Left(seat, level)] if is_playing else []


def shut(table: Table) -> list[Body]:
    """A keeper closes the table: one that waits is cleared away, a match ends there, without a winner."""
    if table.status() == "waiting":
        return [Closed()]
    if table.status() == "running":
        return [Ended("closed", [1] * len(table.chairs))]
    raise Refusal("server-error-table-over", "This table is over or closed already.")


def unsay(table: Table, lines: list[int]) -> list[Body]:
    """A keeper removes lines of chat; those that are removed already stay so."""
    unknown = [number for number in lines if not 0 < number <= len(table.chat)]
    if unknown:
        raise NotFound("server-error-no-line", f"This chat has no line {unknown[0]}.", line=unknown[0])
    still = [number for number in sorted(set(lines)) if not table.chat[number - 1].removed]
    return [Unsaid(still)] if still else []
