"""The application: everything put together."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as HttpRoute
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

import tafelrunde.games  # noqa: F401  (registers the games)
from tafelrunde.core.errors import TableError
from tafelrunde.server import metrics
from tafelrunde.server.bots.reviews import Reviews
from tafelrunde.server.bots.workers import Workers
from tafelrunde.server.http import openapi, pages
from tafelrunde.server.http.asking import Route, Server
from tafelrunde.server.http.door import Door
from tafelrunde.server.http.guard import HIDDEN, Guard, refusal
from tafelrunde.server.http.limits import Limits
from tafelrunde.server.http.routes import ROUTES, answer
from tafelrunde.server.http.sight import PageTeller
from tafelrunde.server.http.socket import Sockets
from tafelrunde.server.http.types import socket_schema
from tafelrunde.server.http.wire import MessageJson, ProblemJson
from tafelrunde.server.people.bans import Bans
from tafelrunde.server.people.letters import Letters
from tafelrunde.server.people.mail import Post
from tafelrunde.server.people.moderation import Moderation
from tafelrunde.server.people.people import A_DAY, LONGEST_TOKEN, People
from tafelrunde.server.people.whereabouts import Whereabouts
from tafelrunde.server.settings import Settings
from tafelrunde.server.storage import storage_at
from tafelrunde.server.storage import work as works
from tafelrunde.server.storage.outside import look_for_news
from tafelrunde.server.storage.probe import Probe
from tafelrunde.server.storage.sessions import date_tokens
from tafelrunde.server.tables.clocks import SteadyClock
from tafelrunde.server.tables.expiry import Expiry
from tafelrunde.server.tables.hall import Hall
from tafelrunde.server.tables.introductions import show_faces
from tafelrunde.server.tables.keeper import Keeper
from tafelrunde.server.versions import open_versions

log = logging.getLogger("tafelrunde.server")


class House:
    """One process of the server."""

    def __init__(self, settings: Settings, now: Callable[[], int] | None = None) -> None:
        self.settings: Final = settings
        self.now: Final = now if now is not None else SteadyClock()
        self.limits: Final = Limits(settings.rate)
        self.door: Final = Door(settings)
        self.server: Server
        self.keeper: Keeper
        self.sockets: Sockets
        self.is_open: bool = False

    async def open(self) -> None:
        """Once; Unusable if the database is."""
        if self.is_open:
            return
        settings = self.settings
        open_versions(settings)
        storage = storage_at(settings.database)
        hall = Hall(storage, settings, PageTeller(), self.now)
        self.workers = Workers(settings.workers, settings.queue)
        letters = Letters(storage, Post(settings), self.now)
        self.keeper = Keeper(hall, self.workers, letters)
        await storage.open(self.keeper.hear)
        secret = settings.secret or await storage.write(works.settle_fact("secret", secrets.token_hex(32)))
        letters.secret = secret.encode()
        people = People(storage, secret.encode(), self.now, settings.rate)
        people.show_faces = partial(show_faces, hall)
        await storage.write(date_tokens(self.now() + LONGEST_TOKEN * A_DAY))
        bans = Bans(storage, self.now)
        moderation = Moderation(hall, people, bans, settings, PageTeller())
        whereabouts = Whereabouts(storage, self.now, settings.address_days)
        probe = Probe(storage)
        self.reviews = Reviews(storage, self.workers, self.now, settings.reviews)
        self.server = Server(
            settings, hall, people, self.limits, letters, probe, bans, moderation, whereabouts, self.reviews
        )
        self.sockets = Sockets(self.server, self.keeper, self.door)
        await bans.read()
        await moderation.note_missing_keepers()
        self.keeper.hearers["standing"] = moderation.hear
        await self.keeper.open()
        self.keeper.begin(Expiry(hall).go_on())
        if not settings.is_shared():
            self.keeper.begin(look_for_news(storage, self.keeper.hear))
        self.is_open = True

    async def close(self) -> None:
        await self.sockets.say_goodbye()
        await self.keeper.close()
        await self.server.letters.close()
        await self.reviews.close()
        await self.workers.close()
        self.server.hall.close()
        await self.server.hall.storage.close()

    async def answer(self, route: Route, request: Request) -> Response:
        return await answer(route, request, self.server)

    async def socket(self, websocket: WebSocket) -> None:
        await self.sockets.serve(websocket)


def application(house: House) -> ASGIApp:
    """The ASGI application of a house, which opens and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    description, socket_description = [json.dumps(about) for about in (openapi.openapi(), socket_schema())]
    in_words = openapi.page()

    async def described(request: Request) -> Response:
        return pages.public_text(description, "application/json", request)

    async def socket_described(request: Request) -> Response:
        return pages.public_text(socket_description, "application/json", request)

    async def told(request: Request) -> Response:
        return pages.public_text(in_words, "text/html", request)

    routes: list[HttpRoute | WebSocketRoute] = [
        HttpRoute("/api/openapi.json", described),
        HttpRoute("/api/socket.json", socket_described),
        HttpRoute("/api/docs", told),
        WebSocketRoute("/api/tables/{id}/socket", house.socket),
        *[HttpRoute(route.path, partial(house.answer, route), methods=[route.method]) for route in ROUTES],
        HttpRoute("/{path:path}", pages.page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=HANDLERS)
    return Guard(app, house.settings, house.limits)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    metrics.REFUSALS.labels(error.message_id).inc()
    return refusal(error)


async def failed(request: Request, error: Exception) -> Response:
    """What went wrong inside goes to the log only."""
    return Response(msgspec.json.encode(HIDDEN), 500, media_type="application/json")


async def wrong_method(request: Request, error: Exception) -> Response:
    """The address exists but not for this method, or does not exist at all."""
    assert isinstance(error, HTTPException)
    told = ProblemJson(MessageJson("server-error-no-page", {}), "There is no such page, or not for this method.")
    return Response(msgspec.json.encode(told), error.status_code, error.headers, "application/json")


HANDLERS: Final = {TableError: refused, HTTPException: wrong_method, Exception: failed}
