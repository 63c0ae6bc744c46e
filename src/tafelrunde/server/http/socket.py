"""The socket of a table: one for each open page."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Annotated, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tafelrunde.bots import hints
from tafelrunde.bots.levels import LevelName
from tafelrunde.core.errors import TableError
from tafelrunde.server import metrics
from tafelrunde.server.errors import NotAllowed, NotFound, NotSignedIn, Refusal, TooFast, Unavailable, Unreadable
from tafelrunde.server.http import wire
from tafelrunde.server.http.asking import Server, identify
from tafelrunde.server.http.door import Door
from tafelrunde.server.http.guard import HIDDEN, address_of, is_own_origin, network_of, problem
from tafelrunde.server.http.limits import (
    CHAT,
    HINTS,
    HINTS_OF_ALL,
    MESSAGES,
    MESSAGES_OF_ALL,
    NEW_GUESTS,
    RECALLS,
    SOCKETS,
    SOCKETS_OF_ALL,
    Limit,
)
from tafelrunde.server.http.sight import changes, chapters, choice, happening, settled, sight, sight_after
from tafelrunde.server.people.people import Somebody
from tafelrunde.server.phrases import encode, messages, sentence
from tafelrunde.server.tables import hosting, playing
from tafelrunde.server.tables.doors import end_if_over
from tafelrunde.server.tables.hall import LiveTable
from tafelrunde.server.tables.keeper import Keeper
from tafelrunde.server.tables.ledger import Body
from tafelrunde.server.tables.readers import Asked, Pass, Reader
from tafelrunde.server.tables.table import Table

log = logging.getLogger("tafelrunde.socket")

LOOKING: Final = (wire.Ping, wire.Recall, wire.AskWords, wire.AskPreview, wire.AskWhy)
"""What a token may say that may only look."""
LONGEST_MESSAGE: Final = 4096
MOST_REFUSED: Final = 200
RECALLED: Final = 100
LAST_WORDS: Final = 2.0
"""Pages that have not listened for this long are not waited for."""
NOT_ALLOWED, NOT_SIGNED_IN, NO_TABLE, TOO_MANY, GOING_DOWN, BROKEN, COME_BACK = 1008, 4401, 4404, 4429, 1001, 1011, 1013
reads: Final = msgspec.json.Decoder(wire.Said)


class Sockets:
    """All sockets of this process."""

    def __init__(self, server: Server, keeper: Keeper, door: Door) -> None:
        self.server: Final = server
        self.keeper: Final = keeper
        self.door: Final = door
        self.readers: Final[set[Reader]] = set()
        self.by_address: Final[dict[str, int]] = {}
        self.is_closing: bool = False

    async def serve(self, websocket: WebSocket) -> None:
        """From the first to the last message of a page."""
        if not is_own_origin(websocket.headers, self.server.settings):
            await websocket.close(NOT_ALLOWED)
            return
        await websocket.accept()
        address = network_of(websocket.scope)
        try:
            self.check_pace(websocket, address, SOCKETS_OF_ALL)
            self.enter(address)
        except TooFast:
            await websocket.close(TOO_MANY)
            return
        try:
            live, reader = await self.find(websocket)
            self.readers.add(reader)
            try:
                await self.converse(websocket, live, reader)
            finally:
                self.readers.discard(reader)
                await self.server.hall.leave(live, reader)
        except NotSignedIn:
            await close(websocket, NOT_SIGNED_IN)
        except NotFound:
            await close(websocket, NO_TABLE)
        except TooFast:
            await close(websocket, TOO_MANY)
        except NotAllowed:
            await close(websocket, NOT_ALLOWED)
        except WebSocketDisconnect:
            pass
        except TableError as error:  # the page says why there is no table, and comes back
            code = COME_BACK if isinstance(error, Unavailable) else BROKEN
            await close(websocket, code, encode(wire.Goodbye(problem(error))))
        except Exception:
            log.exception("a socket failed", extra={"table": websocket.path_params["id"]})
            await close(websocket, BROKEN)
        finally:
            self.leave(address)

    def check_pace(self, websocket: WebSocket, who: str, limit: Limit) -> None:
        """Sockets that are opened and dropped again and again cost more than pages that stay."""
        try:
            self.server.limits.check("socket", who, limit)
        except TooFast:
            self.door.offend(websocket.client, "opens sockets too fast")
            raise

    def enter(self, address: str) -> None:
        settings = self.server.settings
        count = self.by_address.get(address, 0)
        if self.is_closing or len(self.readers) >= settings.connections or count >= settings.connections_each:
            raise TooFast("server-error-sockets", "There are too many connections.")
        self.by_address[address] = count + 1
        metrics.SOCKETS.inc()

    def leave(self, address: str) -> None:
        metrics.SOCKETS.dec()
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    async def find(self, websocket: WebSocket) -> tuple[LiveTable, Reader]:
        """The table and its new reader; NotFound if they may not see it. A stranger may only look and talk, and not
        under ever new names."""
        server = self.server
        somebody = await identify(server, websocket.headers, websocket.cookies)
        server.bans.check(somebody, network_of(websocket.scope))
        if somebody is None:
            server.limits.check("guest", network_of(websocket.scope), NEW_GUESTS)
            somebody = server.people.new_guest().somebody
        self.check_pace(websocket, somebody.row.id, SOCKETS)
        id = websocket.path_params["id"]
        live = server.hall.in_memory(id)
        if live is None:
            async with server.limits.turn(network_of(websocket.scope)):
                live = await server.hall.find(id)
        table = live.table or await server.hall.reread(live)
        query = websocket.query_params
        key = query.get("key", "")[:64]
        if not table.may_look(somebody.row.id, key):
            raise NotFound("server-error-no-table", "There is no such table for you.", table=live.id)
        words = query.get("words") == "1"
        door = Pass(somebody.door, somebody.by_token, somebody.may_act, somebody.until)
        reader = Reader(somebody.row.id, address_of(websocket.scope), words, key, door)
        await server.moderation.introduce(reader, somebody, network_of(websocket.scope))
        return live, reader

    async def converse(self, websocket: WebSocket, live: LiveTable, reader: Reader) -> None:
        query = websocket.query_params
        await self.server.hall.welcome(live, reader, number_in(query.get("since")), number_in(query.get("chat")) or 0)
        await end_if_over(self.server.hall, reader)  # it may have ended while the table was read
        page = Conversation(self, websocket, live, reader)
        sending = asyncio.create_task(page.send_all())
        serving = asyncio.current_task()
        assert serving is not None
        reader.overrun = serving.cancel
        try:
            await page.receive_all()
        except asyncio.CancelledError:
            if not reader.was_overrun:
                raise
            serving.uncancel()
            sending.cancel()
            self.door.refusals.note("a page that does not keep up")
        finally:
            page.end()
            reader.drop()
            await asyncio.wait([sending], timeout=2)
            sending.cancel()

    async def say_goodbye(self) -> None:
        """The server is going down; every page is told, and comes back when it can."""
        self.is_closing = True
        error = Refusal("server-goodbye", "The server is going down for a moment.")
        for reader in list(self.readers):
            reader.send(encode(wire.Goodbye(problem(error))))
            reader.drop()
        patience = time.monotonic() + LAST_WORDS
        while self.readers and time.monotonic() < patience:
            await asyncio.sleep(0.01)


class Conversation:
    """What one page says, and the answers it gets."""

    def __init__(self, sockets: Sockets, websocket: WebSocket, live: LiveTable, reader: Reader) -> None:
        self.server: Final = sockets.server
        self.keeper: Final = sockets.keeper
        self.sockets: Final = sockets
        self.websocket: Final = websocket
        self.live: Final = live
        self.reader: Final = reader
        self.address: Final = network_of(websocket.scope)
        self.refused: int = 0
        self.hinting: asyncio.Task[None] | None = None
        self.arrived: float = 0.0
        self.asked: Asked | None = None

    def tell(self, message: wire.Told) -> None:
        """The answer to what was said last."""
        self.reader.send(encode(message), self.asked)
        self.asked = None

    def end(self) -> None:
        if self.hinting is not None:
            self.hinting.cancel()

    async def send_all(self) -> None:
        """Tell what is waiting, until the reader is dropped."""
        try:
            while (letter := await self.reader.next()) is not None:
                await self.websocket.send_text(letter.text.decode())
                if letter.asked is not None:
                    took = time.perf_counter() - letter.asked.arrived
                    metrics.timed(metrics.ANSWER_SECONDS, letter.asked.kind).observe(took)
            too_much = NOT_ALLOWED if self.refused > MOST_REFUSED else COME_BACK
            if self.reader.is_ended:
                too_much = NOT_SIGNED_IN
            await self.websocket.close(GOING_DOWN if self.sockets.is_closing else too_much)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the page is gone; the receiving side notices too

    async def receive_all(self) -> None:
        while not self.reader.is_lost:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect" or self.reader.is_lost:
                return
            self.arrived = message.get("arrived", 0.0)
            await self.hear(message.get("text"))
            if self.refused > MOST_REFUSED:
                return

    async def hear(self, text: str | None) -> None:
        """One message; whatever is wrong with it is answered with a sentence."""
        said: wire.Said | None = None
        try:
            said = self.read(text)
            kind = str(said.__struct_config__.tag)
            metrics.counted(metrics.MESSAGES, kind).inc()
            self.asked = Asked(kind, self.arrived) if self.arrived else None
            await self.carry_out(said)
        except TableError as error:
            self.refused += isinstance(error, TooFast | Unreadable)
            metrics.REFUSALS.labels(error.message_id).inc()
            self.tell(wire.Refused(said.id if said is not None else id_in(text), problem(error)))
        except Exception:
            log.exception("a message failed", extra={"table": self.live.id})
            self.tell(wire.Refused(said.id if said is not None else "", HIDDEN))

    def read(self, text: str | None) -> wire.Said:
        """A message, if this person and this address have not sent too many: more pages do not let them say more."""
        person, limits = self.reader.person, self.server.limits
        limits.check("message", person, MESSAGES)
        limits.check("messages of all", self.address, MESSAGES_OF_ALL)
        said = read_said(text)
        if not self.reader.may_act and not isinstance(said, LOOKING):
            raise NotAllowed("server-error-read-only", "This token may only look.")
        if isinstance(said, wire.Recall | wire.AskWords):
            limits.check("recall", person, RECALLS)
        return said

    async def carry_out(self, said: wire.Said) -> None:
        match said:
            case wire.Ping():
                self.tell(wire.Done(said.id))
            case wire.AskPreview():
                table = await self.table()
                seat = self.seat(table)
                certain = playing.preview_of(table, seat, said.actions)
                told = [happening(table.game, event, joins=False) for event in certain.events]
                after = None
                if said.after and certain.view is not None:
                    after = sight_after(table.game, table.running().view(seat), said.actions, certain.view)
                self.tell(wire.Preview(said.id, told, after))
            case wire.AskWhy():
                table = await self.table()
                refused = playing.why_not(table, self.seat(table), said.action)
                self.tell(wire.Why(said.id, said.action, sentence(refused) if refused is not None else None))
            case wire.AskHint():
                await self.begin_hint(said)
            case wire.Recall():
                table = await self.table()
                last = min(said.last, settled(table), said.first + RECALLED)
                self.tell(wire.Recalled(said.id, chapters(table, self.seat(table), said.first - 1, until=last)))
            case wire.AskWords():
                await self.speak(said)
            case wire.Rematch():
                if self.seat(await self.table()) < 0:
                    raise playing.onlooker()
                visitor = (await self.somebody()).visitor()
                unwilling = await self.server.moderation.blocked_by(visitor.person)
                made = await self.server.hall.rematch(self.live, visitor, unwilling)
                self.tell(wire.RematchSet(said.id, made))
            case _:
                await self.change(said)

    async def change(self, said: wire.Said) -> None:
        """What is written to the ledger, once."""
        level: LevelName = "knight"
        if isinstance(said, wire.Resign):
            table = await self.table()
            if self.seat(table) >= 0:
                level = await self.keeper.level_like(table, self.seat(table))
        if isinstance(said, wire.Say):
            self.server.limits.check("chat", self.reader.person, CHAT)
            self.server.bans.check_may_speak(self.reader.person)
            await self.server.moderation.note_speaker(self.reader)
            await self.server.whereabouts.note(self.reader.person, self.address)

        def propose(table: Table) -> list[Body]:
            if isinstance(said, wire.Say):
                hosting.check_may_speak(table, self.reader.person)
            if isinstance(said, wire.ClaimWin):
                return playing.claim(
                    table, self.seat(table), self.live.gone(self.server.hall.pace, self.server.hall.now())
                )
            return proposal(table, self.seat(table), said, level)

        await self.server.hall.change(self.live, propose, self.reader.person, said.id)
        self.tell(wire.Done(said.id))

    async def speak(self, said: wire.AskWords) -> None:
        """Tell the position in words from now on, and at once; or no longer."""
        self.reader.wants_words = said.on
        table = await self.table()
        seat, since = self.seat(table), settled(table)
        seen = sight(table, seat, self.server.hall.now(), said.on)
        if seen is not None:
            # Those who heard it this way before may know choices that this page does not.
            self.live.seen.pop((seat, said.on), None)
            told = chapters(table, seat, since, known=len(table.running().entries))
            self.tell(wire.News(since, told, changes(None, seen)))
        self.tell(wire.Done(said.id))

    async def begin_hint(self, said: wire.AskHint) -> None:
        self.server.limits.check("hint", self.reader.person, HINTS)
        self.server.limits.check("hints of all", self.address, HINTS_OF_ALL)
        if self.hinting is not None and not self.hinting.done():
            raise TooFast("server-error-too-fast", "That was too fast; wait a moment.")
        table = await self.table()
        seat = self.seat(table)
        playing.check_playing(table, seat)
        self.asked = None  # how long a bot thinks is measured elsewhere
        self.hinting = asyncio.create_task(self.hint(said, table, seat))

    async def hint(self, said: wire.AskHint, table: Table, seat: int) -> None:
        try:
            view = table.running().view(seat)
            advice = await self.keeper.hint(table, seat)
            told = choice(table.game, view, advice.action)
            says = messages(hints.tell(table.game, view, advice))
            reasons = messages(hints.tell_reasons(table.game, view, advice))
            number = table.game.catalogue.number(advice.action)
            self.tell(wire.Hint(said.id, told, number, advice.chance, says, reasons))
        except TableError as error:
            self.tell(wire.Refused(said.id, problem(error)))

    async def table(self) -> Table:
        return self.live.table or await self.server.hall.reread(self.live)

    def seat(self, table: Table) -> int:
        return table.seat_of(self.reader.person)

    async def somebody(self) -> Somebody:
        found = await identify(self.server, self.websocket.headers, self.websocket.cookies)
        if found is None:
            raise NotSignedIn("server-error-token", "This token is not valid.")
        return found


def proposal(table: Table, seat: int, said: wire.Said, level: LevelName) -> list[Body]:
    """The entries that a message would bring."""
    match said:
        case wire.Act():
            playing.check_playing(table, seat)
            return playing.play(table, seat, *said.actions, undo=said.undo)
        case wire.Undo():
            return playing.undo(table, seat)
        case wire.Say():
            return playing.say(seat, said.text)
        case wire.Resign():
            return playing.resign(table, seat, level)
        case wire.AgreeToEnd():
            return playing.agree(table, seat, said.agree)
        case wire.DeclineToEnd():
            return playing.decline(table, seat)
        case wire.TakeSeatBack():
            return playing.take_back(table, seat)
    raise AssertionError(said)


def read_said(text: str | None) -> wire.Said:
    """A message from a page; Unreadable if it is not one."""
    if text is None or len(text) > LONGEST_MESSAGE:
        raise Unreadable(
            "server-error-too-long", f"A message is a text of at most {LONGEST_MESSAGE} bytes.", most=LONGEST_MESSAGE
        )
    try:
        said: wire.Said = reads.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        why = str(error)[:200]
        raise Unreadable("server-error-message", f"This message cannot be read: {why}.", why=why) from None
    return said


class OnlyId(msgspec.Struct):
    id: Annotated[str, msgspec.Meta(max_length=64)]


def id_in(text: str | None) -> str:
    """The id of a message that could not be read, if at least that is there: somebody may be waiting for it."""
    if text is None or len(text) > LONGEST_MESSAGE:
        return ""
    try:
        return msgspec.json.decode(text, type=OnlyId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def number_in(text: str | None) -> int | None:
    """A number in the address; None if there is none."""
    return int(text) if text is not None and text.removeprefix("-").isdecimal() and len(text) < 10 else None


async def close(websocket: WebSocket, code: int, last: bytes = b"") -> None:
    try:
        if last:
            await websocket.send_text(last.decode())
        await websocket.close(code)
    except (RuntimeError, OSError, WebSocketDisconnect):
        pass
