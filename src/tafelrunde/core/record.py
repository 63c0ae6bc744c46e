"""Records: a match as readable text, one line per entry, from which it can be rebuilt and its deal verified.

tafelrunde record 1
game: havoc 1
options: battle_order=historical peace_card=seats
seats: 2
name 0: Anita
from: {"seat":0,…}          if the match begins in the middle: what a seat sees
commitment: 6e340b9c…
secret: 00ff…              only in a save of a running match
deal: 12/48 3/47
0: recruit
0: draw | 7/30
standings: 1 2 havoc-reason-points
seed: 00ff…                when the match is over
entries: 2
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, NoReturn

from tafelrunde.core.dealer import Pick, commitment, fair_pick
from tafelrunde.core.errors import BrokenRecord

TITLE: Final = "tafelrunde record 1"


class Line(NamedTuple):
    """An entry as written: who acted, the action in the game's notation, chance's answers, and its line."""

    seat: int
    action: str
    picks: tuple[Pick, ...]
    number: int


class Record(NamedTuple):
    """Everything a record says, read without the rules."""

    game: str
    version: int
    options: dict[str, str]
    seats: int
    names: tuple[str, ...]
    start: str
    commitment: str
    secret: str
    deal: tuple[Pick, ...]
    lines: tuple[Line, ...]
    standings: str
    seed: str


def broken(number: int, message_id: str, english: str, **args: str | int) -> NoReturn:
    raise BrokenRecord(message_id, f"Line {number}: {english}", line=number, **args)


def picks_text(picks: tuple[Pick, ...]) -> str:
    return " ".join([f"{pick.pick}/{pick.of}" for pick in picks])


def entry_text(seat: int, action: str, picks: tuple[Pick, ...]) -> str:
    said = f"{seat}: {action}"
    return f"{said} | {picks_text(picks)}" if picks else said


def write_record(record: Record) -> str:
    """The text of a record; `read_record` returns the same record again."""
    head = [
        TITLE,
        f"game: {record.game} {record.version}",
        ("options: " + " ".join([f"{name}={value}" for name, value in record.options.items()])).rstrip(),
        f"seats: {record.seats}",
        *[f"name {seat}: {name}" for seat, name in enumerate(record.names)],
        *([f"from: {record.start}"] if record.start else []),
        f"commitment: {record.commitment}",
        *([f"secret: {record.secret}"] if record.secret else []),
        f"deal: {picks_text(record.deal)}".rstrip(),
    ]
    body = [entry_text(line.seat, line.action, line.picks) for line in record.lines]
    foot = [
        *([f"standings: {record.standings}"] if record.standings else []),
        *([f"seed: {record.seed}"] if record.seed else []),
        f"entries: {len(record.lines)}",
    ]
    return "\n".join([*head, *body, *foot]) + "\n"


class RecordReader:
    """Reads a record line by line; every refusal names its line."""

    def __init__(self, text: str) -> None:
        self.lines: Final[list[str]] = text.splitlines()
        self.at: int = 0

    def number(self) -> int:
        return self.at + 1

    def peek(self) -> str:
        if self.at >= len(self.lines):
            broken(
                max(1, len(self.lines)), "error-record-truncated",
                "the record breaks off here; its closing line 'entries: …' is missing.",
            )  # fmt: skip
        return self.lines[self.at]

    def has(self, key: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(f"{key}:")

    def value(self, key: str) -> str:
        """The value of the next line, which must have this key."""
        line = self.peek()
        if not line.startswith(f"{key}:"):
            broken(
                self.number(), "error-record-expected", f"expected '{key}: …', but got '{line}'.", key=key, text=line
            )
        self.at += 1
        return line[len(key) + 1 :].strip()

    def refuse(self, text: str) -> NoReturn:
        """The line just read says something that nobody understands."""
        broken(self.at, "error-record-line", f"'{text}' cannot be read.", text=text)


def read_record(text: str) -> Record:
    """The record that this text holds; BrokenRecord with the line number if it is not one, or damaged, or cut off."""
    reader = RecordReader(text)
    if not reader.lines or reader.lines[0].strip() != TITLE:
        broken(1, "error-record-foreign", f"this is not a Tafelrunde record; one begins with '{TITLE}'.", title=TITLE)
    reader.at = 1
    game, version = read_game(reader)
    options = read_options(reader)
    seats = read_count(reader, "seats")
    names = tuple([reader.value(f"name {seat}") for seat in range(seats)] if reader.has("name 0") else [])
    start = reader.value("from") if reader.has("from") else ""
    hashed = read_hex(reader, "commitment")
    secret = read_hex(reader, "secret") if reader.has("secret") else ""
    deal = read_picks(reader, reader.value("deal"))
    lines: list[Line] = []
    while re.match(r"\d+:", reader.peek()):
        lines.append(read_entry(reader))
    standings = reader.value("standings") if reader.has("standings") else ""
    seed = read_hex(reader, "seed") if reader.has("seed") else ""
    count = read_count(reader, "entries")
    if count != len(lines):
        broken(
            reader.at, "error-record-count", f"there should be {count} entries, but there are {len(lines)}.",
            count=count, found=len(lines),
        )  # fmt: skip
    if any(line.strip() for line in reader.lines[reader.at :]):
        broken(reader.number(), "error-record-more", "the record has ended; nothing may follow.")
    return Record(
        game, version, options, seats, names, start, hashed, secret, deal, tuple(lines), standings, seed
    )  # fmt: skip


def read_game(reader: RecordReader) -> tuple[str, int]:
    said = reader.value("game")
    found = re.fullmatch(r"(\S+) (\d{1,9})", said)
    if found is None:
        reader.refuse(said)
    return found[1], int(found[2])


def read_options(reader: RecordReader) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in reader.value("options").split():
        name, equals, value = part.partition("=")
        if not equals or not name or not value or name in options:
            reader.refuse(part)
        options[name] = value
    return options


def read_count(reader: RecordReader, key: str) -> int:
    said = reader.value(key)
    if re.fullmatch(r"[0-9]{1,9}", said) is None:
        reader.refuse(said)
    return int(said)


def read_hex(reader: RecordReader, key: str) -> str:
    said = reader.value(key)
    if re.fullmatch(r"([0-9a-f]{2})*", said) is None:
        reader.refuse(said)
    return said


def read_entry(reader: RecordReader) -> Line:
    seat, _, said = reader.peek().partition(":")
    number = reader.number()
    reader.at += 1
    action, _, picks = said.partition("|")
    if len(seat) > 2 or not action.strip():
        reader.refuse(reader.lines[number - 1])
    return Line(int(seat), action.strip(), read_picks(reader, picks), number)


def read_picks(reader: RecordReader, text: str) -> tuple[Pick, ...]:
    picks: list[Pick] = []
    for part in text.split():
        found = re.fullmatch(r"([0-9]{1,9})/([0-9]{1,9})", part)
        if found is None or int(found[1]) >= int(found[2]):
            reader.refuse(part)
        picks.append(Pick(int(found[1]), int(found[2])))
    return tuple(picks)


def line_of_deal(record: Record) -> int:
    """The line of the deal in the text of a record."""
    return line_of_start(record) + (1 if record.start else 0) + (1 if record.secret else 0) + 1


def line_of_start(record: Record) -> int:
    """The line of the position from which a match begins, if it is not the deal."""
    return 5 + len(record.names)


def line_of_seed(record: Record) -> int:
    """The line of the seed: in the head of a save, or at the end."""
    dealt_in = line_of_deal(record)
    if record.secret:
        return dealt_in - 1
    return dealt_in + len(record.lines) + (1 if record.standings else 0) + 1


def verify_picks(record: Record) -> int:
    """Prove without the rules that no card was stacked: the seed is the one committed to, and every pick follows from
    it. Returns how many picks there were; BrokenRecord at the first that does not fit."""
    if not record.seed:
        broken(1, "error-record-no-seed", "the seed is not published yet, so the deal cannot be verified.")
    return check_picks(record, bytes.fromhex(record.seed))


def check_picks(record: Record, seed: bytes) -> int:
    """Every pick must follow from this seed, and the seed must be the one committed to."""
    if commitment(seed) != record.commitment:
        broken(
            line_of_seed(record), "error-record-commitment",
            "the seed is not the one that was committed to at the start.",
        )  # fmt: skip
    count = 0
    for number, picks in [(line_of_deal(record), record.deal), *[(line.number, line.picks) for line in record.lines]]:
        for pick in picks:
            if fair_pick(seed, count, pick.of) != pick.pick:
                told = f"{pick.pick}/{pick.of}"
                wrong = f"random draw {count} ({told}) does not follow from the seed."
                broken(number, "error-record-pick", wrong, count=count, pick=told)
            count += 1
    return count
