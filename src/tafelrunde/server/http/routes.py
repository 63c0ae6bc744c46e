"""HTTP: every address with its handler, what it takes and what it answers. The OpenAPI description is made from it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import tafelrunde
from tafelrunde.core.errors import TableError
from tafelrunde.core.registry import games, make_game
from tafelrunde.server import metrics
from tafelrunde.server.errors import NotAllowed, NotFound, Unreadable, no_table
from tafelrunde.server.http import profiles, replay, wire
from tafelrunde.server.http.guard import address_of, network_of
from tafelrunde.server.http.limits import NEW_TABLES, SIGN_IN, Limits
from tafelrunde.server.http.pages import public_text
from tafelrunde.server.people import names
from tafelrunde.server.people.people import COOKIE, People, Somebody, account_key
from tafelrunde.server.people.ratings import BOTS
from tafelrunde.server.settings import Settings
from tafelrunde.server.storage import work as works
from tafelrunde.server.storage.probe import Probe
from tafelrunde.server.tables import seating
from tafelrunde.server.tables.hall import Hall, LiveTable
from tafelrunde.server.tables.ledger import Body, Renamed
from tafelrunde.server.tables.summary import masked, read_summary, table_told
from tafelrunde.server.tables.table import Table
from tafelrunde.words import LANGUAGES
from tafelrunde.words.catalogues import catalogue_file
from tafelrunde.words.rulebook import read_rulebook

log = logging.getLogger("tafelrunde.routes")

B = TypeVar("B")
YEAR: Final = 365 * 24 * 3600
JSON: Final = "application/json"
PAGES: Final = ("words", "server")
"""The house's catalogues that pages need; the client brings its own."""
LOCAL: Final = ("127.0.0.1", "::1")


@dataclass(frozen=True)
class Server:
    """Everything that handlers need."""

    settings: Settings
    hall: Hall
    people: People
    limits: Limits
    probe: Probe


class Ask:
    """One request: who asks, and the cookie of the answer if the asker became somebody else."""

    def __init__(self, request: Request, server: Server) -> None:
        self.request: Final = request
        self.server: Final = server
        self.new_cookie: str | None = None

    def word(self, name: str) -> str:
        return str(self.request.path_params[name])

    async def body(self, kind: type[B]) -> B:
        try:
            return msgspec.json.decode(await self.request.body(), type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            why = str(error)[:200]
            raise Unreadable("server-error-body", f"The body cannot be read: {why}.", why=why) from None

    async def known(self) -> Somebody | None:
        return await identify(self.server, self.request.headers, self.request.cookies)

    async def by_cookie(self) -> Somebody:
        """Who asks; NotAllowed for a program: a token that fell into the wrong hands must not take over everything."""
        somebody = await self.somebody()
        if somebody.by_token:
            raise NotAllowed("server-error-cookie-only", "A token cannot do this.")
        return somebody

    async def somebody(self) -> Somebody:
        """Who asks; a new guest if they are nobody yet."""
        known = await self.known()
        if known is not None:
            return known
        self.server.limits.check("guest", network_of(self.request.scope), NEW_TABLES)
        guest = self.server.people.new_guest()
        self.new_cookie = self.server.people.cookie(guest.row)
        return guest

    async def kept(self) -> Somebody:
        return await self.server.people.keep(await self.somebody())

    async def live(self, somebody: Somebody, key: str = "") -> tuple[LiveTable, Table]:
        """The table of the address, if this reader may see it."""
        live = self.server.hall.in_memory(self.word("id"))
        if live is None:
            async with self.turn():
                live = await self.server.hall.find(self.word("id"))
        table = live.table or await self.server.hall.reread(live)
        if not table.may_look(somebody.row.id, key or self.request.query_params.get("key", "")[:64]):
            raise no_table(live.id)
        return live, table

    def turn(self) -> AbstractAsyncContextManager[None]:
        """For long work: others' comes in between."""
        return self.server.limits.turn(network_of(self.request.scope))


Handler = Callable[[Ask], Awaitable[Any]]


async def identify(server: Server, headers: Any, cookies: dict[str, str]) -> Somebody | None:
    """By token or cookie; None for a stranger."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return await server.people.of_token(token.strip())
    cookie = cookies.get(COOKIE, "")
    return await server.people.of_cookie(cookie) if 0 < len(cookie) < 200 else None


# The house


async def house(ask: Ask) -> wire.HouseJson:
    server = ask.server
    return wire.HouseJson(
        version=tafelrunde.__version__,
        games=[game_card(key) for key in games()],
        languages=list(LANGUAGES),
        catalogues=list(PAGES),
        mail=server.settings.sends_mail(),
        now=server.hall.now(),
    )


def game_card(key: str) -> wire.GameCard:
    game = make_game(key, {})
    options = [
        wire.GameOption(option.name, list(option.choices), option.choices[0], option.rule) for option in game.options
    ]
    return wire.GameCard(key, game.version, min(game.seats), max(game.seats), options, list(BOTS))


async def health(ask: Ask) -> Response:
    """Whether something can be written."""
    await ask.server.probe.check()
    return PlainTextResponse("ok\n")


async def measures(ask: Ask) -> Response:
    """Prometheus. Behind a proxy everybody seems to be local, so forwarded requests do not count as local."""
    setting = ask.server.settings.metrics
    local = address_of(ask.request.scope) in LOCAL and "x-forwarded-for" not in ask.request.headers
    if setting == "off" or (setting == "local" and not local):
        raise NotFound("server-error-no-page", "There is no such page.")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def words(ask: Ask) -> Response:
    name, language = split_language(ask.word("file"), ".ftl", (*PAGES, *games()))
    return public_text(catalogue_file(name, language).read_text(encoding="utf-8"), "text/plain", ask.request)


async def rules(ask: Ask) -> Response:
    game, language = split_language(ask.word("file"), ".json", games())
    return public_text(msgspec.json.encode(read_rulebook(game, language)).decode(), JSON, ask.request)


def split_language(file: str, ending: str, known: Iterable[str]) -> tuple[str, str]:
    """The name and language of a file; NotFound if there is no such name or language."""
    name, _, language = file.removesuffix(ending).rpartition(".")
    if not file.endswith(ending) or name not in known or language not in LANGUAGES:
        raise NotFound("server-error-no-page", "There is no such page.")
    return name, language


# People


async def me(ask: Ask) -> wire.Me:
    return await profiles.me(ask.server.hall.storage, await ask.somebody())


async def change_me(ask: Ask) -> wire.Me:
    asked = await ask.body(wire.ChangeMe)
    somebody = await ask.kept()
    people, hall = ask.server.people, ask.server.hall
    changed = await people.change(somebody, **msgspec.structs.asdict(asked))
    if asked.name is not None:
        await rename(hall, await hall.storage.read(works.running_tables_of(somebody.row.id)), changed.visitor())
    return await profiles.me(hall.storage, changed)


async def rename(hall: Hall, tables: list[str], visitor: seating.Visitor) -> None:
    """Show the new name at these tables; one that can no longer be read does not hold up the others."""
    for id in tables:
        try:
            await hall.change(await hall.find(id), lambda table: renamed(table, visitor), visitor.person)
        except TableError as error:
            log.warning("a name was not changed", extra={"table": id, "why": error.message_id})


def renamed(table: Table, visitor: seating.Visitor) -> list[Body]:
    seat = table.seat_of(visitor.person)
    if seat < 0 or table.chairs[seat].name == visitor.name:
        return []
    return [Renamed(seat, visitor.name)]


async def forget_me(ask: Ask) -> None:
    somebody = await ask.by_cookie()
    await ask.server.people.forget(somebody)
    hall, person = ask.server.hall, somebody.row.id
    nameless = seating.Visitor(person, names.guest_name(person))
    await rename(hall, await hall.storage.read(works.every_table_of(person)), nameless)
    hall.let_go(person)
    ask.new_cookie = ask.server.people.cookie(ask.server.people.new_guest().row)


async def make_account(ask: Ask) -> wire.Me:
    asked = await ask.body(wire.Credentials)
    ask.server.limits.check("sign-in", network_of(ask.request.scope), SIGN_IN)
    somebody = await ask.server.people.make_account(await ask.by_cookie(), asked.name, asked.password)
    return await profiles.me(ask.server.hall.storage, somebody)


async def sign_in(ask: Ask) -> wire.Me:
    asked = await ask.body(wire.Credentials)
    ask.server.limits.check("sign-in", network_of(ask.request.scope), SIGN_IN)
    ask.server.limits.check("sign-in-name", account_key(asked.name), SIGN_IN)
    somebody = await ask.server.people.sign_in(asked.name, asked.password)
    ask.new_cookie = ask.server.people.cookie(somebody.row)
    return await profiles.me(ask.server.hall.storage, somebody)


async def sign_out(ask: Ask) -> None:
    somebody = await ask.by_cookie()
    await ask.server.people.sign_out(somebody)
    ask.server.hall.let_go(somebody.row.id)
    ask.new_cookie = ask.server.people.cookie(ask.server.people.new_guest().row)


async def my_tables(ask: Ask) -> wire.Tables:
    person = (await ask.somebody()).row.id
    texts = await ask.server.hall.storage.read(works.tables_of(person))
    tables = [masked(read_summary(text), person) for text in texts]
    still = [table for table in tables if table.you is not None or table.host == person]  # others stood up again
    return wire.Tables(sorted(still, key=urgency))


def urgency(table: wire.TableJson) -> int:
    if table.you is not None and table.you in table.to_act:
        return 0
    return {"running": 1, "waiting": 2}.get(table.status, 3)


async def tokens(ask: Ask) -> list[wire.Token]:
    rows = await ask.server.hall.storage.read(works.tokens_of((await ask.somebody()).row.id))
    return [wire.Token(row["id"], row["name"], row["created"], None) for row in rows]


async def new_token(ask: Ask) -> wire.Token:
    asked = await ask.body(wire.NewToken)
    somebody = await ask.server.people.keep(await ask.by_cookie())
    return wire.Token(*await ask.server.people.make_token(somebody, asked.name))


async def forget_token(ask: Ask) -> None:
    somebody = await ask.by_cookie()
    if not await ask.server.hall.storage.write(works.forget_token(ask.word("id"), somebody.row.id)):
        raise NotFound("server-error-no-token", "You have no such token.")
    ask.server.hall.let_go(somebody.row.id)


async def profile(ask: Ask) -> wire.Profile:
    found = await profiles.profile(ask.server.hall.storage, ask.word("id"))
    if found is None and (known := await ask.known()) is not None and known.row.id == ask.word("id"):
        found = profiles.blank_profile(known)
    if found is None:
        raise NotFound("server-error-no-person", "Nobody here is known by this id.")
    return found


async def ranking(ask: Ask) -> wire.Ranking:
    make_game(ask.word("game"), {})
    return await profiles.ranking(ask.server.hall.storage, ask.word("game"))


# Tables


async def lobby(ask: Ask) -> wire.Tables:
    person = (await ask.somebody()).row.id
    status = "running" if ask.request.query_params.get("status") == "running" else "waiting"
    texts = await ask.server.hall.storage.read(works.lobby(status))
    return wire.Tables([masked(read_summary(text), person) for text in texts])


async def new_table(ask: Ask) -> wire.TableJson:
    asked = await ask.body(wire.NewTable)
    somebody = await ask.kept()
    ask.server.limits.check("table", somebody.row.id, NEW_TABLES)
    live = await ask.server.hall.create(asked, somebody.visitor())
    return await told(ask, live, somebody)


async def table(ask: Ask) -> wire.TableJson:
    somebody = await ask.somebody()
    live, _ = await ask.live(somebody)
    return await told(ask, live, somebody)


async def told(ask: Ask, live: LiveTable, somebody: Somebody) -> wire.TableJson:
    table = live.table or await ask.server.hall.reread(live)
    key = ask.request.query_params.get("key", "")[:64]
    return table_told(table, somebody.row.id, ask.server.hall.now(), key)


async def seat(ask: Ask, somebody: Somebody, key: str, propose: Callable[[Table], list[Body]]) -> wire.TableJson:
    """A change to the chairs, proposed to the table of the address."""
    live, _ = await ask.live(somebody, key)
    await ask.server.hall.change(live, propose, somebody.row.id)
    return await told(ask, live, somebody)


async def sit(ask: Ask) -> wire.TableJson:
    asked = await ask.body(wire.SitDown)
    somebody = await ask.kept()
    return await seat(
        ask, somebody, asked.key, lambda table: seating.sit(table, somebody.visitor(), asked.seat, asked.key)
    )


async def stand(ask: Ask) -> wire.TableJson:
    somebody = await ask.kept()
    return await seat(ask, somebody, "", lambda table: seating.stand(table, somebody.visitor()))


async def set_chair(ask: Ask) -> wire.TableJson:
    asked = await ask.body(wire.SetChair)
    somebody = await ask.kept()

    def propose(table: Table) -> list[Body]:
        return seating.set_chair(table, somebody.visitor(), asked.seat, asked.kind, asked.level)

    return await seat(ask, somebody, "", propose)


async def swap(ask: Ask) -> wire.TableJson:
    asked = await ask.body(wire.SwapChairs)
    somebody = await ask.kept()
    return await seat(ask, somebody, "", lambda table: seating.swap(table, somebody.visitor(), asked.seat, asked.other))


async def choose_options(ask: Ask) -> wire.TableJson:
    asked = await ask.body(wire.ChooseOptions)
    somebody = await ask.kept()
    return await seat(ask, somebody, "", lambda table: seating.choose_options(table, somebody.visitor(), asked.options))


async def start(ask: Ask) -> wire.TableJson:
    somebody = await ask.kept()
    return await seat(ask, somebody, "", lambda table: seating.start(table, somebody.visitor()))


async def close(ask: Ask) -> None:
    somebody = await ask.somebody()
    await seat(ask, somebody, "", lambda table: seating.close(table, somebody.visitor()))


async def record(ask: Ask) -> Response:
    live, table = await ask.live(await ask.somebody())
    name = f"{table.created.game}-{live.id}.tafel"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    async with ask.turn():
        return PlainTextResponse(await ask.server.hall.aside(table.record), headers=disposition)


async def replayed(ask: Ask) -> wire.ReplayJson:
    _, table = await ask.live(await ask.somebody())
    seat = replay.asked_seat(ask.request.query_params.get("seat", ""), len(table.chairs))
    async with ask.turn():
        return await ask.server.hall.aside(partial(replay.replay, table, seat))


async def moment(ask: Ask) -> wire.Moment:
    _, table = await ask.live(await ask.somebody())
    number = ask.word("number")
    seat = replay.asked_seat(ask.request.query_params.get("seat", ""), len(table.chairs))
    words = ask.request.query_params.get("words") == "1"
    asked = int(number) if number.isdecimal() and len(number) < 7 else -1
    async with ask.turn():
        return await ask.server.hall.aside(partial(replay.moment, table, asked, seat, words))


class Route(NamedTuple):
    """An address of the API."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: Any = None
    answer: Any = None
    query: tuple[str, ...] = ()


ROUTES: Final = (
    Route("GET", "/api/house", house, "Games, options, levels, languages.", None, wire.HouseJson),
    Route("GET", "/api/me", me, "Who you are; makes you a guest if you are nobody yet.", None, wire.Me),
    Route("PATCH", "/api/me", change_me, "Change your name, language or e-mail.", wire.ChangeMe, wire.Me),
    Route("DELETE", "/api/me", forget_me, "Forget your name, password, e-mail and tokens."),
    Route("POST", "/api/me/account", make_account, "Turn your guest into an account.", wire.Credentials, wire.Me),
    Route("POST", "/api/sign-in", sign_in, "Become the person of an account.", wire.Credentials, wire.Me),
    Route("POST", "/api/sign-out", sign_out, "Become a new guest; all cookies of the account end."),
    Route("GET", "/api/me/tables", my_tables, "Your tables, those where it is your move first.", None, wire.Tables),
    Route("GET", "/api/tokens", tokens, "Your tokens, without their secrets.", None, list[wire.Token]),
    Route("POST", "/api/tokens", new_token, "Make a token; its secret is shown once.", wire.NewToken, wire.Token),
    Route("DELETE", "/api/tokens/{id}", forget_token, "End a token."),
    Route("GET", "/api/people/{id}", profile, "Ratings and results of somebody.", None, wire.Profile),
    Route("GET", "/api/ranking/{game}", ranking, "The strongest at a game.", None, wire.Ranking),
    Route("GET", "/api/tables", lobby, "Public tables that are waiting or running.", None, wire.Tables, ("status",)),
    Route("POST", "/api/tables", new_table, "Set a table.", wire.NewTable, wire.TableJson),
    Route("GET", "/api/tables/{id}", table, "A table.", None, wire.TableJson, ("key",)),
    Route("POST", "/api/tables/{id}/sit", sit, "Take a chair.", wire.SitDown, wire.TableJson),
    Route("POST", "/api/tables/{id}/stand", stand, "Give your chair back.", None, wire.TableJson),
    Route("POST", "/api/tables/{id}/chair", set_chair, "The host sets up a chair.", wire.SetChair, wire.TableJson),
    Route("POST", "/api/tables/{id}/swap", swap, "The host swaps two chairs.", wire.SwapChairs, wire.TableJson),
    Route(
        "POST",
        "/api/tables/{id}/options",
        choose_options,
        "The host chooses options.",
        wire.ChooseOptions,
        wire.TableJson,
    ),
    Route("POST", "/api/tables/{id}/start", start, "The host starts; bots take free chairs.", None, wire.TableJson),
    Route("DELETE", "/api/tables/{id}", close, "The host clears a table that has not started."),
    Route("GET", "/api/tables/{id}/record", record, "The record, once the match is over.", None, str, ("key",)),
    Route(
        "GET",
        "/api/tables/{id}/replay",
        replayed,
        "All chapters, once the match is over.",
        None,
        wire.ReplayJson,
        ("seat", "key"),
    ),
    Route(
        "GET",
        "/api/tables/{id}/replay/{number}",
        moment,
        "The table after this many entries.",
        None,
        wire.Moment,
        ("seat", "key", "words"),
    ),
    Route("GET", "/words/{file}", words, "A Fluent catalogue.", None, str),
    Route("GET", "/rules/{file}", rules, "A rulebook.", None, wire.Rulebook),
    Route("GET", "/healthz", health, "Whether the server works.", None, str),
    Route("GET", "/metrics", measures, "Measures for Prometheus.", None, str),
)


async def answer(route: Route, request: Request, server: Server) -> Response:
    """Carry out a request."""
    ask = Ask(request, server)
    found = await route.handler(ask)
    if isinstance(found, Response):
        response = found
    elif found is None:
        response = Response(status_code=204)
    else:
        response = Response(msgspec.json.encode(found), media_type=JSON)
    if ask.new_cookie is not None:
        secure = server.settings.address.startswith("https://") or request.url.scheme == "https"
        response.set_cookie(
            COOKIE, ask.new_cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
        )
    return response
