"""The keeper looks after what happens by itself: bots decide, clocks run out, idle tables are put away, mail goes out,
and news from other processes is heard."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec

from tafelrunde.bots.hints import Advice
from tafelrunde.bots.levels import LevelName
from tafelrunde.bots.questions import Question
from tafelrunde.core.errors import TableError
from tafelrunde.core.registry import edition_of
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.server.bots.line import Asker, Turn
from tafelrunde.server.bots.workers import Workers
from tafelrunde.server.errors import Refusal, Unavailable
from tafelrunde.server.people.letters import Letters
from tafelrunde.server.people.ratings import level_like
from tafelrunde.server.storage import work as works
from tafelrunde.server.tables import doors, playing
from tafelrunde.server.tables.clocks import SlowClock, SteadyClock
from tafelrunde.server.tables.hall import Hall, LiveTable
from tafelrunde.server.tables.introductions import introduce
from tafelrunde.server.tables.ledger import Body
from tafelrunde.server.tables.table import Table

log = logging.getLogger("tafelrunde.keeper")

ROUND: Final = 1.0
ALIVE_EVERY: Final = 5.0
OUTAGE: Final = 20_000
PRESENCE_EVERY: Final = 30.0
ORPHANED: Final = 2_000
"""A bot that has owed a decision for this long, in milliseconds, belongs to a process that is gone."""
MOST_QUIET: Final = 500
"""So many tables that nobody looks at stay in memory for a while, up to 250 kB each."""
LATER: Final = 5.0
"""After this many seconds a bot that found no worker is asked again."""
FIRST: Final = (-1, "")
"""Before all tables that are due."""
PASSING: Final = ("server-error-storage", "server-error-busy")
"""What may be better at the next round."""
HINT_LEVEL: Final[LevelName] = "master"


class Keeper:
    """One in each process. Several may notice the same thing; the ledger takes the first."""

    def __init__(self, hall: Hall, workers: Workers, letters: Letters) -> None:
        self.hall: Final = hall
        self.workers: Final = workers
        self.letters: Final = letters
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.broken: Final[set[str]] = set()
        self.looked: tuple[int, str] = FIRST  # since when the table that was looked at last is due, and its id
        self.owed: Final[dict[str, dict[int, asyncio.Task[None]]]] = {}  # letters to come, by table and seat
        self.hearers: Final[dict[str, Callable[[list[str]], Coroutine[Any, Any, None]]]] = {}
        hall.after_change.append(self.changed)

    async def open(self) -> None:
        """Note how long no server was running, and begin."""
        storage, now = self.hall.storage, self.hall.now()
        alive = await storage.read(works.fact("alive"))
        if alive is not None and isinstance(self.hall.now, SteadyClock):
            self.hall.now.begin_at(int(alive))
            now = self.hall.now()
        if alive is not None and now - int(alive) > OUTAGE:
            await storage.write(works.keep_outage(int(alive), now))
        await storage.write(works.keep_fact("alive", str(now)))
        self.hall.outages.spans[:] = await storage.read(works.outages())
        for loop in (self.go_round(), self.stay_alive(), self.refresh_presence()):
            self.begin(loop)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def begin(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def stay_alive(self) -> None:
        while True:
            await asyncio.sleep(ALIVE_EVERY)
            try:
                await self.hall.storage.write(works.keep_fact("alive", str(self.hall.now())))
            except Unavailable:
                pass  # the log says so already
            except Exception:
                log.exception("the time could not be noted")

    async def go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.look_after_due()
                self.put_away_idle()
                doors.end_expired(self.hall)
            except Unavailable:
                pass  # the log says so already
            except Exception:
                log.exception("a round of the keeper failed")

    async def look_after_due(self) -> None:
        """Tables where a bot whose process is gone should decide, or somebody's time is up: some at a time, each in its
        turn, for those that are broken, or whose bots wait to think, stay due and must not crowd out the others."""
        grace = ORPHANED + (int(2000 * self.hall.settings.think) if self.hall.settings.is_shared() else 0)
        now = self.hall.now()
        due = await self.hall.storage.read(works.tables_due(now, self.looked))
        self.looked = due[-1] if len(due) == works.DUE else FIRST
        for _, id in due:
            if id in self.broken:
                continue
            try:
                live = await self.hall.find(id)
                table = live.table
                if table is None:
                    continue
                if table.bots_to_act():
                    if now - table.at > grace:
                        self.wake_bots(live, table)
                else:
                    await self.replace_leavers(live)
            except TableError as error:
                log.error("a table cannot go on", extra={"table": id, "why": str(error)})
                if error.message_id not in PASSING:
                    self.broken.add(id)

    async def replace_leavers(self, live: LiveTable) -> None:
        """Somebody whose time is up is replaced by a bot of similar strength."""
        table, now = live.table, self.hall.now()
        if table is None:
            return
        for seat in table.thinking():
            level = await self.level_like(table, seat)

            def propose(table: Table, seat: int = seat, level: LevelName = level) -> list[Body]:
                due = table.clocks.due([seat]) if seat in table.thinking() else None
                return playing.leave(table, seat, level) if due is not None and due <= now else []

            await self.hall.change(live, propose)

    async def level_like(self, table: Table, seat: int) -> LevelName:
        """The bot level closest to the person in the seat."""
        rows = await self.hall.storage.read(works.ratings_of(table.chairs[seat].person))
        return level_like(next((row["mu"] for row in rows if row["game"] == table.created.game), None))

    def put_away_idle(self) -> None:
        """Tables that nobody looks at; of very many, those first that were asked for longest ago."""
        latest = time.monotonic() - self.hall.settings.idle
        quiet = [
            live for live in self.hall.tables.values() if not live.readers and not live.bots and not live.lock.locked()
        ]
        quiet.sort(key=lambda live: live.used)
        for place, live in enumerate(quiet):
            if live.used < latest or place < len(quiet) - MOST_QUIET:
                self.hall.forget(live)

    async def refresh_presence(self) -> None:
        while self.hall.settings.is_shared():
            await asyncio.sleep(PRESENCE_EVERY)
            for live in [live for live in self.hall.tables.values() if live.readers]:
                await self.hall.show_presence(live, None, asks=False)

    # Bots

    def changed(self, live: LiveTable) -> None:
        """An entry of this process was kept: its bots go on, and mail may be due."""
        table = live.table
        if table is not None:
            self.wake_bots(live, table)
            if self.letters.is_open() and isinstance(table.created.clock, SlowClock):
                self.tell_by_mail(live, table)

    def wake_bots(self, live: LiveTable, table: Table) -> None:
        for seat in table.bots_to_act():
            if seat not in live.bots:
                live.bots[seat] = self.begin(self.play_bot(live, seat))

    async def play_bot(self, live: LiveTable, seat: int) -> None:
        """Decide for a bot for as long as it owes a decision."""
        try:
            while True:
                table = live.table or await self.hall.reread(live)
                if seat not in table.bots_to_act():
                    return
                entries = len(table.running().entries)
                question = self.question(table, seat)
                try:
                    number, simulations = await self.workers.decide(
                        question, self.asker(table), partial(self.tell_waiting, live, seat)
                    )
                except Unavailable:  # a bot that cannot think makes no move
                    await asyncio.sleep(LATER)
                    continue
                if self.hall.pace.note(question.game, question.level, simulations, question.step):
                    self.tell_pace(question.game)

                def propose(table: Table, number: int = number) -> list[Body]:
                    return playing.play(table, seat, number) if seat in table.bots_to_act() else []

                try:
                    await self.hall.change(live, propose)
                except Refusal:
                    await asyncio.sleep(1)  # the storage rests
                except TableError:
                    if len(table.running().entries) == entries:
                        log.exception("a bot chose what it may not", extra={"table": live.id})
                        await asyncio.sleep(1)
        except TableError as error:
            log.error("a bot cannot go on", extra={"table": live.id, "why": str(error)})
        finally:
            live.bots.pop(seat, None)

    def tell_waiting(self, live: LiveTable, seat: int) -> None:
        """A bot's question is still in line. Where several decide at once, to say so would tell who has not."""
        table = live.table
        if table is not None and table.owing_for(ONLOOKER) == [seat]:
            live.waiting = seat
            self.begin(self.hall.show_presence(live, None, asks=False))

    def asker(self, table: Table) -> Asker:
        """Bots think for whoever set the table."""
        with_people = any(chair.plays_itself() for chair in table.chairs)
        return Asker(Turn.MATCH if with_people else Turn.BOTS_ALONE, table.created.host)

    def tell_pace(self, game: str) -> None:
        """Bots here have become slower or faster."""
        for live in self.hall.tables.values():
            if live.readers and live.table is not None and edition_of(live.table.game) == game:
                self.begin(self.hall.show_presence(live, None, asks=False))

    def question(self, table: Table, seat: int, level: LevelName | None = None) -> Question:
        """What a bot is asked: a view and what is legal. A hint depends on nothing but what the seat knows."""
        match = table.running()
        view = match.view(seat)
        if level is None:
            said = f"bot {seat} {len(match.entries)}".encode()
            seed = int.from_bytes(hmac.digest(table.seed, said, "sha256")[:4], "big")
        else:
            seed = match.final_entries
        chosen: LevelName = level or table.chairs[seat].level or "knight"
        legal = tuple([table.game.catalogue.number(action) for action in match.legal(seat)])
        think = self.hall.settings.think
        # Whoever waits for several turns of bots is not to wait as long for each of them.
        people = [number for number, chair in enumerate(table.chairs) if chair.plays_itself()]
        step = match.run_of(seat, people or None) if level is None else 0
        return Question(edition_of(table.game), dict(table.created.options), view, legal, chosen, seed, think, step)

    async def hint(self, table: Table, seat: int) -> Advice:
        """What the strongest bot would do in this seat, and why."""
        if not table.created.hints:
            raise Refusal("server-error-no-hints", "There are no hints at this table.")
        match = playing.check_playing(table, seat)
        if seat not in match.to_act():
            raise Refusal("server-error-no-hint-now", "Nothing is asked of you now.")
        asker = Asker(Turn.HINT, table.chairs[seat].person)
        return await self.workers.advise(self.question(table, seat, HINT_LEVEL), asker)

    # News from other processes

    def hear(self, news: str) -> None:
        """`entry PROCESS NUMBER TABLE`, `here PROCESS ASKS ONLOOKERS [SEATS] TABLE`, `face PROCESS PEOPLE`, `ended -
        PERSON …` (see `people.ended`), what others hear of (`standing PROCESS PERSON`), or nothing if some were
        missed."""
        if not news:
            self.hall.known.forget_all()
            self.begin(doors.end_strays(self.hall))
            for live in self.hall.tables.values():
                self.begin(self.hall.catch_up(live.id, 1 << 60))
            for hearer in self.hearers.values():
                self.begin(hearer([]))
            return
        kind, process, *words = news.split(" ")
        if process == self.hall.process:
            return
        if kind == "ended":
            doors.let_go(self.hall, news)
        elif kind == "face":
            self.hall.known.forget(words)
            self.begin(introduce(self.hall, words))
        elif kind == "entry":
            self.begin(self.hall.catch_up(words[1], int(words[0])))
        elif kind in self.hearers:
            self.begin(self.hearers[kind](words))
        elif kind == "here" and words[3] in self.hall.tables:
            live = self.hall.tables[words[3]]
            before = live.presence(self.hall.pace, self.hall.now())
            seats = msgspec.json.decode(words[2], type=list[int])
            live.elsewhere[process] = (seats, int(words[1]), time.monotonic())
            if live.readers and (words[0] == "1" or live.presence(self.hall.pace, self.hall.now()) != before):
                self.begin(self.hall.show_presence(live, None, asks=False))

    # Mail

    def tell_by_mail(self, live: LiveTable, table: Table) -> None:
        """Somebody who newly owes a decision in a slow match is told by mail, unless they come to the table soon."""
        before, owing = self.owed.pop(live.id, {}), table.thinking()
        for seat, letter in before.items():
            if seat not in owing:
                letter.cancel()
        if owing:
            later = partial(self.mail_later, live.id)
            self.owed[live.id] = {seat: before.get(seat) or self.begin(later(seat)) for seat in owing}

    async def mail_later(self, id: str, seat: int) -> None:
        await asyncio.sleep(self.hall.settings.mail_after)
        live = await self.hall.find(id)
        table = live.table
        if table is None or seat not in table.thinking():
            return
        person = table.chairs[seat].person
        if any(reader.person == person for reader in live.readers):
            return
        row = await self.hall.storage.read(works.person(person))
        if row is not None:
            await self.letters.your_turn(row, table.created.game, live.id)
