"""A match: one play of a game, and the record from which it can be rebuilt."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple, NoReturn, final

from tafelrunde.core.bag import bit
from tafelrunde.core.beginning import (
    Earlier,
    Start,
    begun,
    check_names,
    check_seats,
    recorded_game,
    recorded_start,
    write_start,
)
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import (
    FastDealer,
    Pick,
    RecordingDealer,
    ScriptedDealer,
    SeededDealer,
    Unscripted,
    commitment,
)
from tafelrunde.core.ending import Ending
from tafelrunde.core.errors import IllegalAction, ImpossibleTable, TableError
from tafelrunde.core.events import Event
from tafelrunde.core.game import Game, OptionValue, Standings, State, option_text
from tafelrunde.core.record import (
    Line,
    Record,
    broken,
    check_picks,
    line_of_deal,
    read_record,
    write_record,
)
from tafelrunde.core.registry import make_game
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.core.view import View


class Entry(NamedTuple):
    """One action of a match and how chance answered."""

    seat: int
    action: Action
    picks: tuple[Pick, ...]


class Foreseen(NamedTuple):
    """What several actions would bring: the picks of each, and the state after them all."""

    picks: list[tuple[Pick, ...]]
    state: State


class Chapter(NamedTuple):
    """What the deal (number 0, seat ONLOOKER) or one entry brought, as one reader may hear of it."""

    number: int
    seat: int
    events: list[Event]
    is_open: bool  # whether its seat, which is then the reader, can still take it back


@final
class Match:
    """Game, state and entries. Everything that ever happened follows from the deal and the entries.

    The last entries may still be open: their owner can take them back, so nobody else is shown them yet. They come
    after `settled`, the state before the first of them."""

    def __init__(
        self,
        game: Game,
        seats: int,
        dealer: RecordingDealer,
        hashed: str,
        seed: bytes | None,
        names: list[str],
        start: Start | None = None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.names: Final = check_names(seats, names)
        self.commitment: Final = hashed
        self.seed: Final = seed
        self.dealer: RecordingDealer = dealer
        self.start: Final = start
        self.state: State = game.new(check_seats(game, seats), dealer) if start is None else begun(game, start, dealer)
        self.settled: State = self.state
        self.final_entries: int = 0
        self.deal: Final = tuple(dealer.picks)
        self.entries: list[Entry] = []
        self.told: list[list[Event]] = [dealer.events]  # by the deal, then by each entry

    @staticmethod
    def new(
        game: str | Game,
        seats: int | None = None,
        seed: int | str | bytes | None = None,
        options: dict[str, OptionValue] | None = None,
        names: list[str] | tuple[str, ...] | None = None,
    ) -> Match:
        """A new match of a game, given by its key and options or as an object. Without a seed, chance is fresh."""
        if isinstance(game, Game):
            if options is not None:
                raise ImpossibleTable(
                    "error-options-beside-object", "A Game object has its options already; give them with its key only."
                )
            chosen = game
        else:
            chosen = make_game(game, options or {})
        secret = seed_bytes(seed)
        count = min(chosen.seats) if seats is None else seats
        return Match(chosen, count, SeededDealer(secret), commitment(secret), secret, list(names or []))

    @staticmethod
    def begin(
        game: Game,
        start: Start,
        dealer: RecordingDealer | None = None,
        seed: int | str | bytes | None = None,
        names: list[str] | tuple[str, ...] | None = None,
    ) -> Match:
        """A match that begins in the middle: where an earlier one stood, or where a seat sees this; what it does not
        see, chance imagines: that of the dealer, for lessons, or of the seed. ImpossibleTable if there is no such
        position."""
        seats = begun(game, start, FastDealer(0)).seats
        if dealer is not None:
            return Match(game, seats, dealer, "", None, list(names or []), start)
        secret = seed_bytes(seed)
        return Match(game, seats, SeededDealer(secret), commitment(secret), secret, list(names or []), start)

    @staticmethod
    def load(text: str) -> Match:
        """The match that a record tells, ready to go on if the record holds its seed. BrokenRecord names the line."""
        return rebuild(read_record(text))

    def to_act(self) -> list[int]:
        """The seats that owe a decision; none when the match is over."""
        return self.state.to_act()

    def legal(self, seat: int) -> list[Action]:
        """What this seat may do now."""
        return self.game.legal_actions(self.state, seat) if seat in self.state.to_act() else []

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Let a seat act; what happened, to be told to each seat as `event.seen_by(seat)`. TableError, and nothing
        changed, if it may not."""
        typed = self.game.parse_action(action) if isinstance(action, str) else action
        before = self.state
        number = self.check_legal(seat, typed, before)
        dealer = self.dealer
        count = dealer.count
        dealer.next_action()
        after = before.clone()
        try:
            after.apply(seat, number, dealer)
        except Unscripted:
            dealer.count = count
            raise no_seed() from None
        entry = Entry(seat, typed, tuple(dealer.picks))
        self.state = after
        self.entries.append(entry)
        self.told.append(dealer.events)
        if not self.is_open(entry, before):
            self.settled = after
            self.final_entries = len(self.entries)
        return dealer.events

    def foresee(self, seat: int, actions: list[Action], undone: int = 0) -> Foreseen:
        """What would happen if this seat took back this many of its entries and then played these actions. TableError
        if it may not; nothing changes. Only the last action may ask chance, reveal something or pass the decision on:
        otherwise a refusal could tell what lies behind it."""
        state = self.taken_back(seat, undone)
        dealer = ScriptedDealer([]) if self.seed is None else SeededDealer(self.seed, self.dealer.count)
        picks: list[tuple[Pick, ...]] = []
        goes_on = True
        for action in actions:
            if not goes_on:
                raise IllegalAction(
                    "error-not-together", "Something is decided in between, so this cannot be played in one go."
                )
            number = self.check_legal(seat, action, state)
            before, state = state, state.clone()
            dealer.next_action()
            try:
                state.apply(seat, number, dealer)
            except Unscripted:
                raise no_seed() from None
            picks.append(tuple(dealer.picks))
            goes_on = is_quiet(seat, dealer, before, state)
        return Foreseen(picks, state)

    def taken_back(self, seat: int, undone: int) -> State:
        """The state without the last open entries of this seat."""
        if undone == 0:
            return self.state
        open_entries = self.entries[self.final_entries :]
        own = [place for place, entry in enumerate(open_entries) if entry.seat == seat]
        if undone > len(own):
            raise_no_undo(seat)
        gone = own[len(own) - undone :]
        return self.replayed([entry for place, entry in enumerate(open_entries) if place not in gone])

    def check_legal(self, seat: int, action: Action, state: State) -> int:
        """The number of the action; IllegalAction if this seat may not do it in this state of the match."""
        if not 0 <= seat < self.seats:
            raise_no_such_seat(seat, self.seats)
        to_act = state.to_act()
        if not to_act:
            raise IllegalAction("error-match-over", "The match is over.")
        if seat not in to_act:
            owing = ", ".join([str(owes) for owes in self.state_for(seat).to_act()])  # sealed answers are not told
            raise IllegalAction(
                "error-not-your-turn",
                f"It is seat {owing}’s turn, not seat {seat}’s.",
                seat=seat,
                owing=owing,
            )
        number = self.game.catalogue.numbers.get(action)
        if number is None:
            raise IllegalAction(
                "error-no-such-action", f"{self.game.key} has no action {tuple(action)}.", action=str(tuple(action))
            )
        if number not in state.legal(seat):
            name = self.game.action_name(action)
            raise IllegalAction(
                "error-not-legal", f"Seat {seat} may not play '{name}' now.", seat=seat, action=name
            )  # fmt: skip
        return number

    def is_open(self, entry: Entry, before: State) -> bool:
        """Whether the entry just played can be taken back: it brought no pick and no reveal, and its seat alone owed
        and owes decisions, or its answer is sealed and others still owe theirs."""
        if entry.picks or any(event.reveals() for event in self.told[-1]):
            return False
        own, owing = bit(entry.seat), self.state.owing
        others = before.owing & ~own
        if others == 0:
            return owing == own
        return owing & ~own == others and self.state.phase == before.phase

    def run_of(self, seat: int, among: list[int] | None = None) -> int:
        """How many of the last entries in a row are this seat's: what it has decided in its turn so far, or since one
        of these seats decided. Whether others have sealed an answer meanwhile is nobody's business, so what they can
        still take back does not count."""
        count = 0
        for number in range(len(self.entries) - 1, -1, -1):
            other = self.entries[number].seat
            if other == seat:
                count += 1
            elif number < self.final_entries and (among is None or other in among):
                break
        return count

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last entry is still open."""
        return any(entry.seat == seat for entry in self.entries[self.final_entries :])

    def undo(self, seat: int) -> None:
        """Take the seat's last entry back; IllegalAction if it is final."""
        if not self.can_undo(seat):
            raise_no_undo(seat)
        last = max([number for number, entry in enumerate(self.entries) if entry.seat == seat])
        del self.entries[last]
        del self.told[last + 1]
        self.state = self.replayed(self.entries[self.final_entries :])

    def replayed(self, open_entries: list[Entry]) -> State:
        """The settled state with these open entries played on it; they bring no picks."""
        if not open_entries:
            return self.settled
        state = self.settled.clone()
        for entry in open_entries:
            state.apply(entry.seat, self.game.catalogue.number(entry.action), ScriptedDealer([]))
        return state

    def view(self, seat: int | None) -> View:
        """What this seat, or an onlooker, may know. Entries of others that can still be taken back are not shown."""
        viewer = self.viewer(seat)
        return self.state_for(viewer).view(viewer)

    def viewer(self, seat: int | None) -> int:
        """The one who looks: a seat of this table or an onlooker, and nobody else."""
        viewer: int = ONLOOKER if seat is None else seat
        if not ONLOOKER <= viewer < self.seats:
            raise_no_such_seat(viewer, self.seats)
        return viewer

    def state_for(self, viewer: int) -> State:
        """The state as far as this seat has been told of it."""
        open_entries = self.entries[self.final_entries :]
        own = [entry for entry in open_entries if entry.seat == viewer]
        return self.state if len(own) == len(open_entries) else self.replayed(own)

    def chapters(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Chapter]:
        """What happened from chapter `since` on, up to `until`, as this seat or an onlooker may hear of it. Entries of
        others that can still be taken back are left out; the reader's own are numbered on from the final ones, so that
        no number gives others away."""
        viewer = self.viewer(seat)
        end = len(self.told) if until is None else until + 1
        heard = [self.chapter(number, viewer) for number in range(max(0, since), min(self.final_entries + 1, end))]
        shown = self.final_entries
        for number in range(self.final_entries + 1, len(self.told)):
            if self.entries[number - 1].seat == viewer:
                shown += 1
                if since <= shown < end:
                    heard.append(self.chapter(number, viewer)._replace(number=shown))
        return heard

    def chapter(self, number: int, viewer: int | None) -> Chapter:
        seat = self.entries[number - 1].seat if number > 0 else ONLOOKER
        told = self.told[number]
        heard = told if viewer is None else [event.seen_by(viewer) for event in told]
        return Chapter(number, seat, heard, number > self.final_entries)

    def replay(self, viewer: int | None) -> list[Chapter]:
        """Every entry, including those that could still be taken back: for a match that is over or abandoned. As this
        seat, or ONLOOKER, may hear of it; for None the events are complete as well."""
        return [self.chapter(number, viewer) for number in range(len(self.told))]

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened from chapter `since` on, as this seat or an onlooker may hear of it."""
        return [event for chapter in self.chapters(seat, since) for event in chapter.events]

    def at(self, count: int) -> Match:
        """The match as it stood after this many entries. It is played again from the deal, so it takes as long as they
        did; without the seed it cannot go on once chance is asked."""
        if not 0 <= count <= len(self.entries):
            raise IndexError(f"The match has {len(self.entries)} entries; it never stood after {count}.")
        played = self.entries[:count]
        script = [pick.pick for pick in self.deal]
        for entry in played:
            script += [pick.pick for pick in entry.picks]
        again = Match(self.game, self.seats, ScriptedDealer(script), self.commitment, None, self.names, self.start)
        for entry in played:
            again.play(entry.seat, entry.action)
        return again

    def earlier(self, count: int) -> Earlier:
        """The match up to this many entries, for another one that goes on from there with the same hidden pieces."""
        played = self.entries[:count]
        picks = [int(pick.pick) for answers in (self.deal, *[entry.picks for entry in played]) for pick in answers]
        number = self.game.catalogue.number
        entries = tuple([(entry.seat, int(number(entry.action))) for entry in played])
        start = self.start
        if isinstance(start, Earlier):
            return Earlier(self.seats, start.view, (*start.picks, *picks), (*start.entries, *entries))
        return Earlier(self.seats, start, tuple(picks), entries)

    def standings(self) -> Standings | None:
        return self.state.standings()

    def ending(self) -> Ending | None:
        """How it ended by the rules; None while it is running, or if people ended it."""
        standings = self.standings()
        if standings is None:
            return None
        events = [event for told in self.told for event in told]
        return self.game.tell_ending(self.seats, events, self.state.view(ONLOOKER), standings)

    def record(self, secret: bool = True) -> str:
        """The whole match as text. While the match is running this is a save, for the keeper of the table alone: it
        holds the picks and, unless `secret` is false, the seed. Once the match is over, it publishes the seed."""
        standings = self.standings()
        seed = self.seed.hex() if self.seed is not None else ""
        over = standings is not None
        return write_record(
            Record(
                game=self.game.key,
                version=self.game.version,
                options={name: option_text(value) for name, value in self.game.chosen.items()},
                seats=self.seats,
                names=tuple(self.names),
                start="" if self.start is None else write_start(self.start),
                commitment=self.commitment,
                secret=seed if secret and not over else "",
                deal=self.deal,
                lines=tuple(
                    [Line(entry.seat, self.game.action_name(entry.action), entry.picks, 0) for entry in self.entries]
                ),
                standings=standings_text(standings),
                seed=seed if over else "",
            )
        )


def is_quiet(seat: int, dealer: RecordingDealer, before: State, after: State) -> bool:
    """Whether an action, which the dealer has just heard of, brought no pick and no reveal, and its seat alone owed and
    owes decisions."""
    alone = before.owing == bit(seat) and after.owing == bit(seat)
    return alone and not dealer.picks and not any(event.reveals() for event in dealer.events)


def no_seed() -> IllegalAction:
    return IllegalAction("error-no-seed", "This record holds no seed, so the match cannot go on.")


def raise_no_undo(seat: int) -> NoReturn:
    raise IllegalAction("error-no-undo", f"Seat {seat} has nothing to take back.", seat=seat)


def raise_no_such_seat(seat: int, seats: int) -> NoReturn:
    raise IllegalAction("error-no-such-seat", f"There is no seat {seat} at a table of {seats}.", seat=seat, seats=seats)


def standings_text(standings: Standings | None) -> str:
    if standings is None:
        return ""
    return " ".join([*[str(place) for place in standings.places], standings.reason])


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    return seed if isinstance(seed, bytes) else str(seed).encode()


def rebuild(record: Record) -> Match:
    """Play a record again by its picks; BrokenRecord if it does not fit the rules."""
    secret = record.seed or record.secret
    seed = bytes.fromhex(secret) if secret else None
    game = recorded_game(record)
    script = [pick.pick for pick in record.deal]
    for line in record.lines:
        script += [pick.pick for pick in line.picks]
    dealt_in = line_of_deal(record)
    start = recorded_start(record, game)
    try:
        match = Match(game, record.seats, ScriptedDealer(script), record.commitment, seed, list(record.names), start)
    except Unscripted:
        wrong_picks(dealt_in)
    except ImpossibleTable as error:
        bad_names = [n for n, name in enumerate(record.names) if name == error.args_told.get("name")]
        broken(5 + bad_names[0] if bad_names else 4, error.message_id, str(error), **error.args_told)
    except ValueError:
        wrong_picks(dealt_in)
    if match.deal != record.deal:
        wrong_picks(dealt_in)
    for line in record.lines:
        replay_line(match, line)
    if standings_text(match.standings()) != record.standings:
        broken(
            dealt_in + len(record.lines) + 1, "error-record-standings",
            "the standings are not those that follow from the entries.",
        )  # fmt: skip
    if seed is not None:
        check_picks(record, seed)
        match.dealer = SeededDealer(seed, match.dealer.count)
    return match


def replay_line(match: Match, line: Line) -> None:
    """Play one recorded entry, whose picks must be exactly those that the rules ask for."""
    try:
        match.play(line.seat, line.action)
    except TableError as error:
        if error.message_id == "error-no-seed":
            wrong_picks(line.number)
        broken(line.number, error.message_id, str(error), **error.args_told)
    except ValueError:
        wrong_picks(line.number)
    if match.entries[-1].picks != line.picks:
        wrong_picks(line.number)


def wrong_picks(number: int) -> NoReturn:
    broken(number, "error-record-picks", "the random draws are not those that the rules ask for.")
