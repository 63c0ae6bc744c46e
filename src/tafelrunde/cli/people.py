"""`tafelrunde people`: look for people, warn, mute, ban and rename them, and say who keeps the house."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import Final

from tafelrunde.cli.keeping import beside_the_house, called, day, reason, whoami
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.messages import Message, message
from tafelrunde.server.errors import NotFound
from tafelrunde.server.people.bans import NEVER
from tafelrunde.server.people.moderation import COMMAND, Moderation
from tafelrunde.server.people.people import account_key
from tafelrunde.server.storage import moderation as works
from tafelrunde.server.storage.moderation import ReportRow, SanctionRow
from tafelrunde.server.storage.work import person, person_of_account
from tafelrunde.words import Words

LISTS: Final = ("search", "show", "reports", "audit")
LONGEST: Final = 24 * 366 * 10


def run(args: Namespace, words: Words) -> int:
    if args.act in LISTS:
        asyncio.run(look(args, words))
    else:
        asyncio.run(act(args))
        print(words.text(Message("cli-keeping-done")))
    return 0


async def look(args: Namespace, words: Words) -> None:
    async with beside_the_house(args) as house:
        match args.act:
            case "search":
                await search(house, args.person or "", words)
            case "show":
                await show(house, await found(house, args.person), words)
            case "reports":
                await reports(house, await house.storage.read(works.open_reports()), words)
            case "audit":
                await audit(house, "", words)


async def act(args: Namespace) -> None:
    """What is done to somebody; without a person, --address says to whom."""
    async with beside_the_house(args) as house:
        by, hours = whoami(), hours_of(args)
        if args.act in ("ban", "unban") and args.address:
            if args.act == "ban":
                await house.ban_network(by, args.address, reason(args), hours)
            else:
                await house.lift(by, "ban", reason(args), network=args.address)
            return
        if args.act == "close-report":
            await house.close_report(by, args.person or "", reason(args))
            return
        id = await found(house, args.person)
        match args.act:
            case "warn":
                await house.warn(by, id, reason(args))
            case "mute":
                await house.mute(by, id, reason(args), hours)
            case "ban":
                await house.ban(by, id, reason(args), hours)
            case "unmute":
                await house.lift(by, "mute", reason(args), person=id)
            case "unban":
                await house.lift(by, "ban", reason(args), person=id)
            case "rename":
                await house.rename(by, id, args.name or "", reason(args))
            case "keeper":
                await house.set_keeper(by, id, not args.off, args.why or "")


def hours_of(args: Namespace) -> int | None:
    if args.hours is None:
        return None
    if not args.hours.isdecimal() or len(args.hours) > 6 or not 0 < int(args.hours) <= LONGEST:
        raise ImpossibleTable("cli-error-number", "--hours needs a number.", option="--hours", text=args.hours)
    return int(args.hours)


async def found(house: Moderation, said: str | None) -> str:
    """The id of somebody: by the name of an account, by an id, or by a name that only one guest has."""
    if not said:
        raise ImpossibleTable("cli-error-no-person", "Say who: by name or id.")
    row = await house.storage.read(person_of_account(account_key(said))) or await house.storage.read(person(said))
    if row is not None:
        return row.id
    rows = [row for row in await house.storage.read(works.search_people(said)) if row["name"] == said]
    if len(rows) > 1:
        ids = ", ".join([row["id"] for row in rows])
        raise ImpossibleTable(
            "cli-error-people-several", f"Several people are called '{said}': {ids}.", name=said, ids=ids
        )
    if not rows:
        raise NotFound("cli-error-people-nobody", f"Nobody is called '{said}' or has this id.", name=said)
    return str(rows[0]["id"])


async def search(house: Moderation, text: str, words: Words) -> None:
    rows = await house.storage.read(works.search_people(text))
    names = await called(house, [row["id"] for row in rows], words)
    for row in rows:
        kind = "cli-people-guest" if row["account"] is None else "cli-people-account"
        print(
            f"{names[row['id']]}  {row['id']}  {words.text(Message(kind))}  {day(row['created'])}  {day(row['seen'])}"
        )
    if not rows:
        print(words.text(Message("cli-people-none")))


async def show(house: Moderation, id: str, words: Words) -> None:
    row, seen = await house.person(id), await house.storage.read(works.seen(id))
    kind = "cli-people-guest" if row.account is None else "cli-people-account"
    print(f"{(await called(house, [id], words))[id]}  {id}  {words.text(Message(kind))}")
    print(words.text(message("cli-people-since", day=day(row.created))))
    if seen is not None:
        print(words.text(message("cli-people-seen", day=day(seen[1]), address=seen[0] or "-")))
    if await house.is_keeper(row):
        print(words.text(Message("cli-people-keeper")))
    print(words.text(Message("cli-people-tables")))
    for table in await house.storage.read(works.search_tables(id)):
        print(f"  {table['id']}  {table['game']}  {table['status']}  {day(table['updated'])}")
    print(words.text(Message("cli-people-sanctions")))
    for sanction in await house.storage.read(works.sanctions_of(id)):
        print("  " + sanction_line(sanction, words))
    print(words.text(Message("cli-people-reports")))
    await reports(house, await house.storage.read(works.reports_about(id)), words)
    print(words.text(Message("cli-people-audit")))
    await audit(house, id, words)


def sanction_line(row: SanctionRow, words: Words) -> str:
    end = "" if row.until is None else "  " + words.text(message("cli-people-until", day=day(row.until)))
    settled = "" if row.settled is None else "  " + words.text(message("cli-people-settled", day=day(row.settled)))
    return f"{day(row.at)}  {row.kind}{end}{settled}  {row.why}"


async def reports(house: Moderation, rows: list[ReportRow], words: Words) -> None:
    names = await called(house, [row.person for row in rows], words)
    for row in rows:
        print(f"  {day(row.at)}  {row.id}  {row.table}  {names[row.person]} ({row.person})")
        print(f"    {row.said}")
    if not rows:
        print("  " + words.text(Message("cli-people-no-reports")))


async def audit(house: Moderation, id: str, words: Words) -> None:
    lines = await house.storage.read(works.audit(NEVER, id))
    ids = [id for line in lines for id in (line.who, line.person) if id and not id.startswith(COMMAND)]
    names = await called(house, ids, words)
    for line in lines:
        about = " ".join([part for part in (names.get(line.person, line.person), line.table, line.detail) if part])
        print(f"  {day(line.at)}  {names.get(line.who, line.who)}  {line.act}  {about}  {line.why}")
    if not lines:
        print("  " + words.text(Message("cli-people-no-audit")))
