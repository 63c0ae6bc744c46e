"""`tafelrunde tables`: look for tables, read what is said there, close them and remove chat."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from tafelrunde.cli.keeping import beside_the_house, called, day, reason, whoami
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.messages import Message
from tafelrunde.server.people.moderation import Moderation
from tafelrunde.server.storage import moderation as works
from tafelrunde.words import Words


def run(args: Namespace, words: Words) -> int:
    asyncio.run(carry_out(args, words))
    return 0


async def carry_out(args: Namespace, words: Words) -> None:
    async with beside_the_house(args) as house:
        if args.act == "search":
            await search(house, args.table or "", words)
            return
        if not args.table:
            raise ImpossibleTable("cli-error-no-table", "Say which table: by its id.")
        if args.act == "show" or (args.act == "chat" and not args.lines):
            await show(house, args.table, words)
            return
        if args.act == "close":
            await house.close_table(whoami(), args.table, reason(args))
        else:
            await house.remove_chat(whoami(), args.table, numbers(args.lines), reason(args))
        print(words.text(Message("cli-keeping-done")))


def numbers(lines: list[str]) -> list[int]:
    wrong = [text for text in lines if not text.isdecimal() or len(text) > 6]
    if wrong:
        raise ImpossibleTable("cli-error-line", f"'{wrong[0]}' is not the number of a line.", text=wrong[0])
    return [int(text) for text in lines]


async def search(house: Moderation, text: str, words: Words) -> None:
    rows = await house.storage.read(works.search_tables(text))
    for row in rows:
        print(f"{row['id']}  {row['game']}  {row['status']}  {day(row['created'])}  {day(row['updated'])}")
    if not rows:
        print(words.text(Message("cli-tables-none")))


async def show(house: Moderation, id: str, words: Words) -> None:
    """Who sits there, and what was said, with the numbers by which it can be removed."""
    live = await house.hall.find(id)
    table = live.table or await house.hall.reread(live)
    print(f"{id}  {table.created.game}  {table.status()}  {day(table.created_at)}")
    people = [*[chair.person for chair in table.chairs if chair.person], *[line.person for line in table.chat]]
    names = await called(house, people, words)
    for chair in table.chairs:
        print(f"  {names.get(chair.person, chair.name) or '-'}  {chair.person or chair.kind}")
    for line in table.chat:
        said = words.text(Message("cli-tables-removed")) if line.removed else line.text
        if said:
            print(f"{line.number}  {day(line.at)}  {names[line.person]} ({line.person}): {said}")
