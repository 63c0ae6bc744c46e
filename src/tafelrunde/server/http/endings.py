"""How a match ended, in the types of the wire: the same for everybody at the table, in their own words."""

from __future__ import annotations

from tafelrunde.core.ending import Blow, Ending
from tafelrunde.server.http import wire
from tafelrunde.server.phrases import argument, message, sentence
from tafelrunde.server.tables.table import Table


def ending_told(table: Table) -> wire.EndingJson | None:
    """None until the match of this table is over by its rules."""
    match = table.match
    ending = None if match is None or table.ended is None else match.ending()
    return None if ending is None else told(ending)


def told(ending: Ending) -> wire.EndingJson:
    return wire.EndingJson(
        result=[sentence(said) for said in ending.result],
        title=message(ending.title),
        rounds=[
            wire.RoundJson(argument(each.name), each.winner, list(each.scores), each.is_gone) for each in ending.rounds
        ],
        heads=[message(head) for head in ending.heads],
        rows=[wire.RowJson(list(row.figures), message(row.why)) for row in ending.rows],
        blow=None if ending.blow is None else blow_told(ending.blow),
        facts=[wire.EndFact(message(fact.title), sentence(fact.says)) for fact in ending.facts],
    )


def blow_told(blow: Blow) -> wire.BlowJson:
    return wire.BlowJson(
        round=blow.round,
        title=argument(blow.title),
        says=[sentence(said) for said in blow.says],
        hands=[
            wire.HandJson(hand.seat, hand.place, message(hand.says), list(hand.pieces), list(hand.marked), hand.score)
            for hand in blow.hands
        ],
    )
