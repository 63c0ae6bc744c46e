"""What the server refuses: always a message of the catalogues with its arguments, and an HTTP status."""

from __future__ import annotations

from typing import ClassVar

from tafelrunde.core.errors import TableError


class Refusal(TableError):
    """Nothing changed. The status is that of an HTTP answer."""

    status: ClassVar = 409


class Unreadable(Refusal):
    """The request is not JSON, or not what it should be."""

    status = 400


class NotSignedIn(Refusal):
    """The cookie, token or password is not valid."""

    status = 401


class NotAllowed(Refusal):
    """This is up to somebody else."""

    status = 403


class NotFound(Refusal):
    """There is no such thing, or not for this reader."""

    status = 404


class TooFast(Refusal):
    """Somebody asks more often than a person could."""

    status = 429


class Unavailable(Refusal):
    """The server cannot do it at the moment."""

    status = 503


def no_table(id: str) -> NotFound:
    return NotFound("server-error-no-table", f"There is no table '{id}', or it is private.", table=id[:60])


def status_of(error: TableError) -> int:
    return error.status if isinstance(error, Refusal) else 409
