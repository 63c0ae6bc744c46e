"""What people and bots may do while the match is running, each as the entries it would bring."""

from __future__ import annotations

from collections.abc import Collection

from tafelrunde.bots.levels import LevelName
from tafelrunde.core.errors import IllegalAction
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Sentence
from tafelrunde.core.outcomes import Foretold, foretell
from tafelrunde.core.record import picks_text
from tafelrunde.server.errors import NotAllowed, NotFound, Refusal
from tafelrunde.server.tables.clocks import MOST_RETURNS
from tafelrunde.server.tables.ledger import (
    MOST_ENTRIES,
    MOST_UNDONE,
    Agreed,
    Body,
    Closed,
    Declined,
    Ended,
    Left,
    Played,
    Resigned,
    Returned,
    Said,
    Undone,
    Unsaid,
)
from tafelrunde.server.tables.table import Table

MATCH_FOR_TWO = 2
LAST = (Unsaid, Closed, Ended)
"""What a table that has too many entries still takes."""


def check_running(table: Table) -> Match:
    match = table.running()
    if table.ended is not None:
        raise IllegalAction("error-match-over", "The match is over.")
    return match


def onlooker() -> NotAllowed:
    return NotAllowed("server-error-onlooker", "You are looking on; only those who sit here may do this.")


def check_seat(table: Table, seat: int) -> Match:
    """Only somebody who sits here may play."""
    if seat < 0:
        raise onlooker()
    return check_running(table)


def check_playing(table: Table, seat: int) -> Match:
    match = check_seat(table, seat)
    if table.chairs[seat].away:
        raise Refusal("server-error-away", "A bot plays for you; take your seat back first.")
    return match


def play(table: Table, seat: int, *numbers: int, undo: int = 0) -> list[Body]:
    """Actions by their numbers, after this many of the seat's own are taken back: all, or none."""
    match = check_running(table)
    actions = table.game.catalogue.actions
    unknown = [number for number in numbers if number >= len(actions)]
    if unknown:
        raise IllegalAction("error-no-such-action", f"There is no action {unknown[0]}.", action=str(unknown[0]))
    check_undone(table, undo)
    foreseen = match.foresee(seat, [actions[number] for number in numbers], undo)
    bodies: list[Body] = [Undone(seat)] * undo
    for place, (number, picks) in enumerate(zip(numbers, foreseen.picks, strict=True)):
        bodies.append(Played(seat, number, picks_text(picks), follows=place > 0))
    standings = foreseen.state.standings() if numbers else None
    if standings is not None:
        bodies.append(Ended("rules", places_that_count(table, list(standings.places))))
    return bodies


def places_that_count(table: Table, places: list[int]) -> list[int]:
    """A seat that resigned comes last, whatever its bot achieved; the others move up."""
    out = [chair.resigned for chair in table.chairs]
    ranks = [(is_out, place) for is_out, place in zip(out, places, strict=True)]
    stayed = sum([not is_out for is_out in out])
    return [
        stayed + 1 if is_out else 1 + sum([other < (is_out, place) for other in ranks]) for is_out, place in ranks
    ]  # fmt: skip


def undo(table: Table, seat: int) -> list[Body]:
    """Take back what was confirmed last, as far as it is still open."""
    match = check_playing(table, seat)
    if not match.can_undo(seat):
        raise IllegalAction("error-no-undo", f"Seat {seat} has nothing to take back.", seat=seat)
    check_undone(table, table.last_confirmed(seat))
    return [Undone(seat)] * table.last_confirmed(seat)


def check_undone(table: Table, count: int) -> None:
    """Nobody takes back for ever: a ledger keeps everything."""
    if count and table.undone + count > MOST_UNDONE:
        raise Refusal("server-error-undone", f"You have taken back {MOST_UNDONE} steps.", most=MOST_UNDONE)


def within_bounds(table: Table, bodies: list[Body]) -> list[Body]:
    """These entries, or the end of a table that has too many. What is done once is still done there: lines of chat are
    removed, and the table ends or is closed."""
    if table.number + len(bodies) < MOST_ENTRIES or all(isinstance(body, LAST) for body in bodies):
        return bodies
    if not table.is_running():
        raise Refusal("server-error-full", "Too much has happened at this table; set a new one.")
    return [Ended("agreed", places_that_count(table, [1] * len(table.chairs)))]


def resign(table: Table, seat: int, level: LevelName) -> list[Body]:
    """With two seats the match is over; with more, a bot plays on for the one who gave up."""
    check_seat(table, seat)
    if table.chairs[seat].resigned:
        raise Refusal("server-error-resigned", "You have resigned already.")
    bodies: list[Body] = [Resigned(seat, level)]
    if len(table.chairs) == MATCH_FOR_TWO:
        bodies.append(Ended("resigned", [2 if place == seat else 1 for place in range(len(table.chairs))]))
    return bodies


def agree(table: Table, seat: int, agrees: bool) -> list[Body]:
    """Offer to end here, agree to it, or take that back. It ends when all people who play have agreed."""
    check_playing(table, seat)
    if agrees == (seat in table.agreed):
        return []
    bodies: list[Body] = [Agreed(seat, agrees)]
    people = {place for place, chair in enumerate(table.chairs) if chair.plays_itself()}
    if agrees and people <= table.agreed | {seat}:
        bodies.append(Ended("agreed", places_that_count(table, [1] * len(table.chairs))))
    return bodies


def decline(table: Table, seat: int) -> list[Body]:
    """Answer an offer to end here with no. One's own offer is taken back instead, and there may be none any more."""
    check_playing(table, seat)
    return [Declined(seat)] if table.agreed - {seat} else []


def leave(table: Table, seat: int, level: LevelName) -> list[Body]:
    """Time is up: a bot plays on."""
    check_playing(table, seat)
    return [Left(seat, level)]


def claim(table: Table, seat: int, gone: Collection[int]) -> list[Body]:
    """Everybody else is away, or has been `gone` for long enough: the match is won. Bots that sit here never go."""
    check_playing(table, seat)
    others = [place for place in range(len(table.chairs)) if place != seat]
    if any(table.chairs[place].kind == "bot" for place in others):
        raise Refusal("server-error-claim-bots", "Bots still play here; play on.")
    if any(table.chairs[place].plays_itself() and place not in gone for place in others):
        raise Refusal("server-error-claim", "Not everybody else has been gone for long enough.")
    bodies: list[Body] = [Left(place, "knight") for place in others if table.chairs[place].plays_itself()]
    return [*bodies, Ended("left", [1 if place == seat else 2 for place in range(len(table.chairs))])]


def take_back(table: Table, seat: int) -> list[Body]:
    check_seat(table, seat)
    chair = table.chairs[seat]
    if chair.resigned:
        raise Refusal("server-error-resigned", "You have resigned already.")
    if chair.away and table.clocks.returned[seat] >= MOST_RETURNS:
        raise Refusal("server-error-returned", "You have run out of time too often to come back.")
    return [Returned(seat)] if chair.away else []


def say(seat: int, text: str) -> list[Body]:
    said = " ".join(text.split())
    if not said or not said.isprintable():
        raise Refusal("server-error-chat", "There is nothing to say in that message.")
    return [Said(seat, said)]


def why_not(table: Table, seat: int, number: int) -> Sentence | None:
    """Why the seat may not do this now, from what it knows; None if it may."""
    match = check_playing(table, seat)
    return table.game.why_not(match.view(seat), check_number(table, number))


def check_number(table: Table, number: int) -> int:
    if number >= len(table.game.catalogue.actions):
        raise NotFound("error-no-such-action", f"There is no action {number}.", action=str(number))
    return number


def preview_of(table: Table, seat: int, numbers: list[int]) -> Foretold:
    """What is certain about actions, one after the other, from what the seat knows."""
    match = check_playing(table, seat)
    for number in numbers:
        check_number(table, number)
    match.check_legal(seat, table.game.catalogue.actions[numbers[0]], match.state)
    return foretell(table.game, match.view(seat), numbers)
