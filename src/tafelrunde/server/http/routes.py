"""HTTP: every address with its handler, what it takes and what it answers. The OpenAPI description is made from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import tafelrunde
from tafelrunde.core.registry import games, is_kept, make_game
from tafelrunde.server import metrics
from tafelrunde.server.errors import NotAllowed, NotFound
from tafelrunde.server.http import privacy, profiles, replay, wire
from tafelrunde.server.http.accounts import ACCOUNTS
from tafelrunde.server.http.asking import Ask, Route, Server
from tafelrunde.server.http.guard import address_of
from tafelrunde.server.http.guiding import GUIDING
from tafelrunde.server.http.keeping import KEEPING
from tafelrunde.server.http.learning import LEARN
from tafelrunde.server.http.limits import NEW_TABLES
from tafelrunde.server.http.moderating import MODERATING
from tafelrunde.server.http.pages import public_text
from tafelrunde.server.http.practice import PRACTISING
from tafelrunde.server.http.reviews import REVIEWING
from tafelrunde.server.http.statistics import STATISTICS
from tafelrunde.server.people.people import COOKIE, Somebody, checked_email
from tafelrunde.server.people.ratings import BOTS
from tafelrunde.server.storage import moderation as conduct
from tafelrunde.server.storage import work as works
from tafelrunde.server.storage.learned import forget_learned
from tafelrunde.server.storage.practice import forget_practice
from tafelrunde.server.storage.statistics import forget_statistics
from tafelrunde.server.tables import seating
from tafelrunde.server.tables.doors import let_go
from tafelrunde.server.tables.hall import Hall, LiveTable
from tafelrunde.server.tables.ledger import Body
from tafelrunde.server.tables.summary import masked, people_in, people_of, read_summary, recorded_names, table_told
from tafelrunde.server.tables.table import Table
from tafelrunde.words import LANGUAGES
from tafelrunde.words.catalogues import TAUGHT, catalogue_source, has_catalogue
from tafelrunde.words.rulebook import read_rulebook

YEAR: Final = 365 * 24 * 3600
JSON: Final = "application/json"
PAGES: Final = ("words", "server")
"""The house's catalogues that pages need; the client brings its own."""
REVIEW: Final = "review"
"""What a review says, for its page alone."""
LOCAL: Final = ("127.0.0.1", "::1")


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
    name, language = split_language(ask.word("file"), ".ftl", (*PAGES, REVIEW, *games(), *taught()))
    return public_text(catalogue_source(name, language), "text/plain", ask.request)


def taught() -> list[str]:
    """What is said in the lessons of games, in catalogues of their own."""
    return [f"{key}-{kind}" for key in games() for kind in TAUGHT.values() if has_catalogue(key, kind)]


async def rules(ask: Ask) -> Response:
    game, language = split_language(ask.word("file"), ".json", games())
    return public_text(msgspec.json.encode(read_rulebook(game, language)).decode(), JSON, ask.request)


def split_language(file: str, ending: str, known: Iterable[str]) -> tuple[str, str]:
    """The name and language of a file, or those of an edition; NotFound if there is no such name or language."""
    name, _, language = file.removesuffix(ending).rpartition(".")
    if not file.endswith(ending) or language not in LANGUAGES or not (name in known or is_kept(name)):
        raise NotFound("server-error-no-page", "There is no such page.")
    return name, language


# People


async def me(ask: Ask) -> wire.Me:
    somebody = await ask.newcomer()
    if somebody.session is None and not somebody.by_token:
        somebody = ask.let_in(await ask.server.people.renew(somebody, ask.agent))
    return await profiles.me(ask.server.hall.storage, somebody)


async def change_me(ask: Ask) -> wire.Me:
    asked = await ask.body(wire.ChangeMe)
    somebody = await ask.kept()
    people, hall = ask.server.people, ask.server.hall
    new_email = await checked_new_email(ask, somebody, asked)
    changed = await people.change(
        somebody, name=asked.name, language=asked.language, email=new_email, mail_turns=asked.mail_turns
    )
    if new_email and ask.server.letters.is_open():
        await ask.server.letters.ask_to_confirm(changed.row)
    return await profiles.me(hall.storage, changed)


async def checked_new_email(ask: Ask, somebody: Somebody, asked: wire.ChangeMe) -> str | None:
    """The address that somebody may have from now on; None if it stays the same. Whoever reads its letters can get a
    new password, so it takes the password to change it."""
    email = None if asked.email is None else checked_email(asked.email)
    if email is None or email == somebody.row.email:
        return None
    if somebody.by_token:
        raise NotAllowed("server-error-cookie-only", "A token cannot do this.")
    if somebody.row.account is not None:
        await ask.server.people.check_password(somebody, asked.password or "", ask.network)
    if email and ask.server.letters.is_open():
        await ask.server.letters.may_confirm(somebody.row.id, email, ask.network)
    return email


async def forget_me(ask: Ask) -> None:
    somebody = await ask.by_cookie()
    if ask.new_cookie is None:  # a stranger has left nothing behind
        let_go(ask.server.hall, await ask.server.people.forget(somebody))
        await ask.server.hall.storage.write(conduct.forget_person(somebody.row.id))
        for work in (forget_learned, forget_statistics, forget_practice):
            await ask.server.hall.storage.write(work(somebody.row.id))
        ask.new_guest()


async def my_tables(ask: Ask) -> wire.Tables:
    person = (await ask.somebody()).row.id
    texts = await ask.server.hall.storage.read(works.tables_of(person))
    tables = await listed(ask.server.hall, texts, person)
    still = [table for table in tables if table.you is not None or table.host == person]  # others stood up again
    return wire.Tables(sorted(still, key=urgency))


async def listed(hall: Hall, texts: list[str], person: str) -> list[wire.TableJson]:
    """Tables from their summaries, as this person may see them."""
    summaries = [read_summary(text) for text in texts]
    faces = await hall.known.faces(people_in(summaries))
    return [masked(summary, faces, person) for summary in summaries]


def urgency(table: wire.TableJson) -> int:
    if table.you is not None and table.you in table.to_act:
        return 0
    return {"running": 1, "waiting": 2}.get(table.status, 3)


async def profile(ask: Ask) -> wire.Profile:
    hall, asker = ask.server.hall, await ask.known()
    found = await profiles.profile(hall.storage, hall.known, ask.word("id"), "" if asker is None else asker.row.id)
    if found is None and asker is not None and asker.row.id == ask.word("id"):
        found = profiles.blank_profile(asker)
    if found is None:
        raise NotFound("server-error-no-person", "Nobody here is known by this id.")
    return found


async def ranking(ask: Ask) -> wire.Ranking:
    make_game(ask.word("game"), {})
    return await profiles.ranking(ask.server.hall.storage, ask.server.hall.known, ask.word("game"))


# Tables


async def lobby(ask: Ask) -> wire.Tables:
    person = (await ask.somebody()).row.id
    status = "running" if ask.request.query_params.get("status") == "running" else "waiting"
    texts = await ask.server.hall.storage.read(works.lobby(status))
    return wire.Tables(await listed(ask.server.hall, texts, person))


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
    faces = await ask.server.hall.known.faces(people_of(table))
    return table_told(table, faces, somebody.row.id, ask.server.hall.now(), key)


async def seat(ask: Ask, somebody: Somebody, key: str, propose: Callable[[Table], list[Body]]) -> wire.TableJson:
    """A change to the chairs, proposed to the table of the address."""
    live, _ = await ask.live(somebody, key)
    await ask.server.hall.change(live, propose, somebody.row.id)
    return await told(ask, live, somebody)


async def sit(ask: Ask) -> wire.TableJson:
    asked = await ask.body(wire.SitDown)
    somebody = await ask.kept()
    _, waiting = await ask.live(somebody, asked.key)
    await ask.server.moderation.check_may_sit(somebody.row.id, waiting)
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
    faces = await ask.server.hall.known.faces(people_of(table))
    written = partial(table.record, recorded_names(table, faces))
    async with ask.turn():
        return PlainTextResponse(await ask.server.hall.aside(written), headers=disposition)


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


ROUTES: Final = (
    Route("GET", "/api/house", house, "Games, options, levels, languages.", None, wire.HouseJson),
    Route("GET", "/api/me", me, "Who you are; makes you a guest if you are nobody yet.", None, wire.Me),
    Route("PATCH", "/api/me", change_me, "Change your name, language or e-mail.", wire.ChangeMe, wire.Me),
    Route("DELETE", "/api/me", forget_me, "Forget your name, password, e-mail and tokens."),
    *ACCOUNTS,
    *privacy.ROUTES,
    Route("GET", "/api/me/tables", my_tables, "Your tables, those where it is your move first.", None, wire.Tables),
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
    *REVIEWING,
    *STATISTICS,
    *PRACTISING,
    Route("GET", "/words/{file}", words, "A Fluent catalogue.", None, str),
    Route("GET", "/rules/{file}", rules, "A rulebook.", None, wire.Rulebook),
    *LEARN,
    *GUIDING,
    *MODERATING,
    *KEEPING,
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
