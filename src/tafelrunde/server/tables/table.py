"""A table as its ledger tells it: who sits where, the match, clocks, chat. Entries are folded in one by one; nothing
else ever changes it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from msgspec import Struct, structs

from tafelrunde.bots.levels import LevelName
from tafelrunde.core.beginning import read_start
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game, Standings
from tafelrunde.core.match import Match
from tafelrunde.core.record import picks_text, read_record, write_record
from tafelrunde.core.registry import edition, make_game
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.server.errors import Refusal, Unavailable
from tafelrunde.server.tables import ledger
from tafelrunde.server.tables.clocks import Clocks, Outages
from tafelrunde.server.tables.invitations import same
from tafelrunde.server.tables.ledger import (
    Body,
    ChairKind,
    Created,
    Ended,
    LedgerEntry,
    OptionValue,
    Played,
    Sitter,
    broken,
)

SILENCE: Final = 7 * 24 * 3600 * 1000
"""At a table without a clock, somebody who says nothing for a week counts as gone."""


REMARKS_KEPT: Final = 40
"""The last remarks of a match are told; nobody needs more."""
BREATH: Final = 10
ASKED_AGAIN: Final = 40
"""This many requests of each person are known by their ids; nobody leaves more unanswered."""


Status: TypeAlias = Literal["waiting", "running", "over", "closed"]


class ChatLine(Struct, frozen=True, gc=False):
    """Something said at the table; seat -1 is an onlooker. A line that a keeper `removed` has no text."""

    number: int
    at: int
    seat: int
    person: str
    text: str
    removed: bool


RemarkKind: TypeAlias = Literal["resigned", "left", "returned", "declined"]


class Remark(Struct, frozen=True, gc=False):
    """Something that somebody at the table did beside the rules, once this many chapters were settled: resigned, ran
    out of time, came back, or declined to end the match there."""

    after: int
    kind: RemarkKind
    seat: int


@dataclass
class Chair:
    """A seat and who sits there; the name of a person is looked up where it is told. `away` means that a bot plays for
    a person; `level` is that of the bot."""

    kind: ChairKind
    name: str
    person: str
    level: LevelName | None
    key: str
    away: bool = False
    resigned: bool = False
    has_left: bool = False

    def plays_itself(self) -> bool:
        """Whether a person is expected to decide here."""
        return self.kind == "person" and not self.away


class Table:
    """One table. `number` is that of its last entry."""

    def __init__(self, id: str, seed: bytes, outages: Outages | None = None, silence: int = SILENCE) -> None:
        self.id: Final = id
        self.seed: Final = seed
        self.outages: Final = outages or Outages()
        self.silence: Final = silence
        self.number: int = 0
        self.at: int = 0
        self.shown_at: int = 0  # when something that everybody may know last happened
        self.created: Created
        self.game: Game
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.clocks: Clocks
        self.agreed: set[int] = set()
        self.remarks: list[Remark] = []
        self.chat: list[ChatLine] = []
        self.unsaid: list[int] = []  # the numbers of lines of chat in the order in which they were removed
        self.silenced: set[str] = set()
        self.barred: set[str] = set()
        self.ended: Ended | None = None
        self.rematch: str | None = None
        self.rematch_by: int | None = None
        self.closed: bool = False
        self.created_at: int = 0
        self.started_at: int | None = None
        self.ended_at: int | None = None
        self.done: dict[str, dict[str, None]] = {}  # the ids of each person's last requests, in their order
        self.shape: int = 0  # counts the entries that change more than what lies on the table
        self.settled_before: int = 0  # how many entries were final, and who owed a decision, when all was last settled
        self.owed_before: list[int] = []
        self.undone: int = 0  # how often something was taken back since all was last settled
        self.confirmed: dict[int, list[int]] = {}  # for the open entries of each seat, how many were confirmed as one

    def fold(self, entry: LedgerEntry) -> None:
        """Let an entry take effect."""
        if entry.number != self.number + 1:
            raise broken(self.id, f"entry {entry.number} follows {self.number}.")
        self.number = entry.number
        self.at = max(self.at, entry.at)
        if entry.request:
            self.note_done(entry.person, entry.request)
        if not isinstance(entry.body, Played | ledger.Undone):
            self.shown_at = self.at
            self.shape += not isinstance(entry.body, ledger.Said | ledger.Unsaid)
        match entry.body:
            case Created() as created:
                self.create(created)
            case ledger.Placed(seat, sitter):
                self.chairs[seat] = chair_of(sitter)
            case ledger.Swapped(seat, other):
                self.chairs[seat], self.chairs[other] = self.chairs[other], self.chairs[seat]
            case ledger.OptionsChosen(options):
                self.created = structs.replace(self.created, options=options)
                self.game = self.game_with(options)
            case ledger.Renamed():
                pass
            case ledger.Started(order):
                self.start(order)
            case ledger.Said(seat, text):
                line = ChatLine(len(self.chat) + 1, self.at, seat, entry.person, text, removed=False)
                self.chat.append(line)
            case ledger.Unsaid(lines):
                self.unsay(lines)
            case ledger.Silenced(person, on):
                (self.silenced.add if on else self.silenced.discard)(person)
            case ledger.Barred(person):
                self.barred.add(person)
            case ledger.RematchMade(table):
                self.rematch, self.rematch_by = table, self.seat_of(entry.person)
            case ledger.Closed():
                self.closed = True
            case body:
                self.go_on(body)

    def unsay(self, lines: list[int]) -> None:
        for number in lines:
            self.chat[number - 1] = structs.replace(self.chat[number - 1], text="", removed=True)
        self.unsaid = [*self.unsaid, *lines]

    def note_done(self, person: str, request: str) -> None:
        """Only somebody's last requests can still be asked again: by a page that got no answer."""
        requests = self.done.setdefault(person, {})
        requests[request] = None
        if len(requests) > ASKED_AGAIN:
            del requests[next(iter(requests))]

    def was_done(self, person: str, request: str) -> bool:
        return request in self.done.get(person, ())

    def go_on(self, body: Body) -> None:
        """What happens while the match is running."""
        self.clocks.charge(self.at, self.thinking())
        match body:
            case Played():
                self.play(body)
            case ledger.Undone(seat):
                self.undo(seat)
            case ledger.Agreed(seat, agree):
                (self.agreed.add if agree else self.agreed.discard)(seat)
            case ledger.Declined(seat):
                self.agreed.clear()
                self.remark("declined", seat)
            case ledger.Left(seat, level):
                self.replace(seat, level, resigned=False)
                self.remark("left", seat)
            case ledger.Resigned(seat, level):
                self.replace(seat, level, resigned=True)
                self.remark("resigned", seat)
            case ledger.Returned(seat):
                chair = self.chairs[seat]
                chair.away, chair.level = False, None
                self.clocks.give_back(seat)
                self.remark("returned", seat)
            case Ended() as ended:
                self.ended = ended
                self.ended_at = self.at

    def create(self, created: Created) -> None:
        self.created = created
        self.created_at = self.at
        self.game = self.game_with(created.options)
        self.chairs = [chair_of(sitter) for sitter in created.chairs]

    def game_with(self, options: Mapping[str, OptionValue]) -> Game:
        """The game under the version of its rules with which the table was set; Unavailable if that is not kept here,
        and then the table waits until it is."""
        created = self.created
        try:
            name = edition(created.game, created.version)
        except ImpossibleTable as error:
            raise Unavailable(
                "server-error-version", f"Table {self.id}: {error}", table=self.id, version=created.version
            ) from None
        return make_game(name, dict(options))

    def start(self, order: list[int]) -> None:
        self.chairs = [self.chairs[chair] for chair in order]
        self.started_at = self.at
        self.match = self.new_match()
        self.clocks = Clocks(self.created.clock, len(self.chairs), self.at, self.silence, self.outages)
        self.note_settled()

    def new_match(self) -> Match:
        """As it was dealt, or as it began in the middle."""
        seats, start = len(self.chairs), self.created.start
        if not start:
            return Match.new(self.game, seats, self.seed)
        return Match.begin(self.game, read_start(self.game, seats, start), seed=self.seed)

    def play(self, played: Played) -> None:
        match = self.running()
        match.play(played.seat, self.game.catalogue.actions[played.action])
        if picks_text(match.entries[-1].picks) != played.picks:
            raise broken(self.id, "other picks.")
        if match.final_entries == len(match.entries):
            self.settle(match)
        else:
            self.note_confirmed(played)

    def note_confirmed(self, played: Played) -> None:
        counts = self.confirmed.setdefault(played.seat, [])
        if played.follows and counts:
            counts[-1] += 1
        else:
            counts.append(1)

    def undo(self, seat: int) -> None:
        self.running().undo(seat)
        self.undone += 1
        counts = self.confirmed[seat]
        counts[-1] -= 1
        if counts[-1] == 0:
            counts.pop()

    def last_confirmed(self, seat: int) -> int:
        """How many open entries this seat last confirmed as one."""
        return self.confirmed[seat][-1]

    def settle(self, match: Match) -> None:
        """Nothing is open any more: clocks are shown as they are."""
        acted = {entry.seat for entry in match.entries[self.settled_before :]}
        self.clocks.settle(self.at, self.owed_before, match.to_act(), acted)
        self.note_settled()

    def note_settled(self) -> None:
        match = self.running()
        self.shown_at = self.at
        self.confirmed = {}
        self.undone = 0
        self.settled_before = match.final_entries
        self.owed_before = match.settled.to_act()

    def replace(self, seat: int, level: LevelName, resigned: bool) -> None:
        """A bot of this level plays on for a person."""
        chair = self.chairs[seat]
        chair.away, chair.level, chair.has_left = True, level, True
        chair.resigned = chair.resigned or resigned
        self.agreed.discard(seat)

    def remark(self, kind: RemarkKind, seat: int) -> None:
        self.remarks = [*self.remarks, Remark(self.running().final_entries, kind, seat)][-REMARKS_KEPT:]

    # Questions

    def running(self) -> Match:
        """The match; Refusal if it has not begun."""
        if self.match is None:
            raise Refusal("server-error-not-started", "The match has not started yet.")
        return self.match

    def status(self) -> Status:
        if self.closed:
            return "closed"
        if self.ended is not None:
            return "over"
        return "waiting" if self.match is None else "running"

    def is_running(self) -> bool:
        return self.match is not None and self.ended is None

    def to_act(self) -> list[int]:
        """The seats that owe a decision; none before and after the match."""
        return self.match.to_act() if self.match is not None and self.ended is None else []

    def thinking(self) -> list[int]:
        """The seats of people that owe a decision: their clocks run."""
        return [seat for seat in self.to_act() if self.chairs[seat].plays_itself()]

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.to_act() if not self.chairs[seat].plays_itself()]

    def owing_for(self, viewer: int) -> list[int]:
        """Who owes a decision as far as this seat, or an onlooker, has been told."""
        return self.match.state_for(viewer).to_act() if self.match is not None and self.ended is None else []

    def seat_of(self, person: str) -> int:
        """Where somebody sits; ONLOOKER if nowhere."""
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person and chair.kind == "person":
                return seat
        return ONLOOKER

    def may_look(self, person: str, key: str) -> bool:
        """Public tables are open to all, others to those who sit there, are awaited, or hold an invitation; and none to
        somebody whom the host has shown out."""
        if person in self.barred and self.seat_of(person) < 0:
            return False
        known = person == self.created.host or person in self.created.awaited or self.seat_of(person) >= 0
        return self.created.public or known or self.opens(key)

    def opens(self, key: str) -> bool:
        return bool(key) and any(same(key, own) for own in [self.created.key, *[chair.key for chair in self.chairs]])

    def due(self) -> int | None:
        """When somebody will have run out of time; at once if a bot owes a decision."""
        if not self.is_running():
            return None
        return self.at if self.bots_to_act() else self.clocks.due(self.thinking())

    def standings(self) -> Standings | None:
        """As the rules say, or as people agreed."""
        if self.ended is None or self.match is None:
            return None
        return self.match.standings() or Standings(tuple(self.ended.places), f"server-reason-{self.ended.why}")

    def record(self, names: list[str]) -> str:
        """The record with its seed and the names of all seats; Refusal while the match is running, because it tells
        every hidden piece."""
        if self.ended is None:
            raise Refusal("server-error-record-running", "The record becomes public when the match is over.")
        text = read_record(self.running().record())
        return write_record(text._replace(secret="", seed=self.seed.hex(), names=tuple(names)))


def chair_of(sitter: Sitter) -> Chair:
    name = "" if sitter.kind == "person" else sitter.name
    return Chair(sitter.kind, name, sitter.person, sitter.level, sitter.key)


def fold_all(table: Table, entries: list[LedgerEntry]) -> None:
    """BrokenLedger if the ledger says what cannot be."""
    try:
        for place, entry in enumerate(entries):
            table.fold(entry)
            if place % BREATH == 0:
                time.sleep(0)  # in a thread of its own, this lets others have their turn
    except Unavailable:
        raise  # nothing is damaged; the rules of this table are not here
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise broken(table.id, repr(error)) from error
