"""How a war ended: points battle by battle, the battle that decided it, and what to remember."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tafelrunde.core.ending import Blow, Ending, Hand, Memory, Round, Row, deciding_round, gains_of
from tafelrunde.core.events import Event
from tafelrunde.core.game import Standings
from tafelrunde.core.messages import Argument, Message, Person, Sentence, message
from tafelrunde.games.havoc.components import CASTILLON, JOHN_SEAT, pays
from tafelrunde.games.havoc.events import (
    CriedHavoc,
    Drew,
    Fetched,
    JohnCriedHavoc,
    Laid,
    LaidAtCastillon,
    LastDeal,
    Looting,
    Scavenged,
    Scored,
    Showed,
    Swapped,
    Won,
    YearOfPeace,
)
from tafelrunde.games.havoc.names import battle_told, card_listed, combination_told, who
from tafelrunde.games.havoc.ranking import combination
from tafelrunde.games.havoc.view import HavocView

FACTS: Final = 3


@dataclass
class Battle:
    """One battle as it went: who laid what, what it was worth, and the place that it took."""

    number: int
    winner: int = -1
    laid: dict[int, list[int]] = field(default_factory=dict)
    drawn: dict[int, list[int]] = field(default_factory=dict)  # in the swap before Castillon
    strengths: dict[int, int] = field(default_factory=dict)
    places: dict[int, int] = field(default_factory=dict)
    gains: dict[int, int] = field(default_factory=dict)
    keeper: int = -1  # who let it pass, if it was removed

    def in_order(self) -> list[int]:
        return sorted(self.places, key=lambda seat: (self.places[seat], seat))


def ending(seats: int, events: list[Event], view: HavocView, standings: Standings) -> Ending:
    """From everything that happened, and how the table lies in the end."""
    battles = fought(events)
    rounds = rounds_of(battles, seats)
    first = [seat for seat in range(seats) if standings.places[seat] == 1]
    number, took_lead = deciding_round(rounds, first[0])
    return Ending(
        result=(result(first, view), *tie(first, view)),
        title=message("havoc-end-title"),
        rounds=rounds,
        heads=(message("havoc-end-battles"),),
        rows=tuple([Row((view.wins[seat],), why(battles, view, seat)) for seat in range(seats)]),
        blow=blow(battles[number], rounds, number, first[0], took_lead) if len(first) == 1 else None,
        facts=facts(events, battles, view, seats),
    )


def round_over(event: Event) -> Argument | None:
    """The name of the battle that was over with this event."""
    if isinstance(event, Won | YearOfPeace):
        return battle_told(int(event.battle))
    return None


def fought(events: list[Event]) -> list[Battle]:
    """All battles in the order in which they were fought or removed."""
    battles: list[Battle] = []
    now = Battle(-1)
    for event in events:
        if isinstance(event, CriedHavoc | JohnCriedHavoc | LastDeal):
            now = Battle(int(event.battle) if isinstance(event, CriedHavoc) else int(CASTILLON))
        elif isinstance(event, YearOfPeace):
            battles.append(Battle(int(event.battle), keeper=int(event.seat)))
        elif isinstance(event, Laid | LaidAtCastillon):
            now.laid.setdefault(int(event.seat), []).append(int(event.card))
        elif isinstance(event, Drew) and now.number == CASTILLON:
            now.drawn.setdefault(int(event.seat), []).append(int(event.card))
        elif isinstance(event, Showed):
            now.strengths[int(event.seat)] = int(event.strength)
            now.places[int(event.seat)] = int(event.place)
        elif isinstance(event, Scored):
            now.gains[int(event.seat)] = int(event.count)
        elif isinstance(event, Won):
            now.number, now.winner = int(event.battle), int(event.seat)
            battles.append(now)
            now = Battle(-1)
    return battles


def rounds_of(battles: list[Battle], seats: int) -> tuple[Round, ...]:
    scores = [0] * seats
    rounds: list[Round] = []
    for battle in battles:
        for seat in range(seats):
            scores[seat] += battle.gains.get(seat, 0)
        winner = battle.winner if battle.winner < seats else -1
        rounds.append(Round(battle_told(battle.number), winner, tuple(scores), battle.keeper >= 0))
    return tuple(rounds)


def result(first: list[int], view: HavocView) -> Sentence:
    """[H131, H40] Who is king."""
    points = view.points[first[0]]
    if len(first) == 1:
        return Sentence(message("havoc-prompt-won", seat=Person(first[0]), points=points), ("H131",))
    sharers = tuple([message("havoc-person", seat=Person(seat)) for seat in first])
    return Sentence(message("havoc-prompt-shared", winners=sharers, points=points), ("H40",))


def tie(first: list[int], view: HavocView) -> list[Sentence]:
    """[H40] What broke a tie of points, and with whom."""
    winner = first[0]
    level = [seat for seat, points in enumerate(view.points) if points == view.points[winner] and seat not in first]
    if not level:
        return []
    rivals = tuple([message("havoc-person", seat=Person(seat)) for seat in level])
    as_many = [seat for seat in level if view.wins[seat] == view.wins[winner]]
    args: dict[str, Argument] = {
        "seat": Person(winner), "points": view.points[winner], "battles": view.wins[winner],
    }  # fmt: skip
    id = "havoc-end-tie-castillon" if as_many else "havoc-end-tie-battles"
    return [Sentence(Message(id, {**args, "rivals": rivals, "count": len(level)}), ("H40",))]


def why(battles: list[Battle], view: HavocView, seat: int) -> Message:
    """What a seat won, and how it did at Castillon."""
    won = tuple([named(battle.number) for battle in battles if battle.places.get(seat) == 1])
    place = view.at_castillon[seat] + 1
    return message("havoc-end-why", count=len(won), battles=won, place=place)


def named(battle: int) -> Message:
    return message("havoc-end-battle", battle=battle_told(battle))


def blow(battle: Battle, rounds: tuple[Round, ...], number: int, winner: int, took_lead: bool) -> Blow:
    gained = gains_of(rounds, number)[winner]
    id = "havoc-end-blow" if took_lead else "havoc-end-blow-most"
    said = message(id, seat=Person(winner), battle=battle_told(battle.number), points=gained)
    says = [Sentence(said, ("H124",))]
    order = battle.in_order()
    rivals = [seat for seat in order if seat != winner and seat < JOHN_SEAT]
    if battle.places.get(winner) == 1 and rivals:
        # What the two of them would have if they changed places.
        gains = gains_of(rounds, number)
        turned = gains[winner] - gains[rivals[0]]
        final = rounds[-1].scores
        says.append(
            Sentence(
                message(
                    "havoc-end-otherwise", seat=Person(winner), rival=Person(rivals[0]),
                    own=final[winner] - turned, other=final[rivals[0]] + turned,
                )
            )
        )  # fmt: skip
    swapped = {
        seat: tuple([card for card in battle.drawn.get(seat, ()) if card in battle.laid.get(seat, ())])
        for seat in order
    }
    if swapped.get(winner):
        cards = tuple([card_listed(card) for card in swapped[winner]])
        says.append(Sentence(message("havoc-end-swapped", seat=Person(winner), cards=cards), ("H129",)))
    hands = [
        Hand(
            seat=seat,
            place=battle.places[seat],
            says=combination_told(battle.strengths[seat]),
            pieces=tuple(battle.laid.get(seat, ())),
            marked=swapped[seat],
            score=battle.gains.get(seat, 0),
        )
        for seat in order
        if seat < JOHN_SEAT
    ]
    return Blow(number, battle_told(battle.number), tuple(says), tuple(hands))


def facts(events: list[Event], battles: list[Battle], view: HavocView, seats: int) -> tuple[Memory, ...]:
    found = [*closest(battles), *dogs(events, seats), *peace(battles, view), *cheapest(battles), *strongest(battles)]
    return tuple(found[:FACTS])


def closest(battles: list[Battle]) -> list[Memory]:
    """[H28] The battle in which the first two made the same and only its values decided."""
    level: list[tuple[int, Battle]] = []
    for battle in battles:
        order = battle.in_order()
        if len(order) > 1 and max(order[:2]) < JOHN_SEAT:
            one, other = battle.strengths[order[0]], battle.strengths[order[1]]
            if combination(one) == combination(other):
                level.append((one - other, battle))
    if not level:
        return []
    battle = min(level, key=lambda found: found[0])[1]
    first, second = battle.in_order()[:2]
    said = message(
        "havoc-end-closest-says", battle=battle_told(battle.number), seat=Person(first), rival=Person(second),
        combination=combination_told(battle.strengths[first]), other=combination_told(battle.strengths[second]),
    )  # fmt: skip
    return [Memory(message("havoc-end-closest"), Sentence(said, ("H28",)))]


def dogs(events: list[Event], seats: int) -> list[Memory]:
    """[H113, H54, H125, H129] Who sent the most dogs."""
    sent = [0] * seats
    for event in events:
        if isinstance(event, Fetched | Scavenged):
            sent[event.seat] += 1
        elif isinstance(event, Looting):
            sent[event.seat] += 2
        elif isinstance(event, Swapped):
            sent[event.seat] += event.count
    most = max(sent)
    if most == 0 or sent.count(most) > 1:
        return []
    said = message("havoc-end-dogs-says", seat=Person(sent.index(most)), count=most)
    return [Memory(message("havoc-end-dogs"), Sentence(said, ("H113",)))]


def peace(battles: list[Battle], view: HavocView) -> list[Memory]:
    """[H111] The costliest battle that a year of peace removed."""
    removed = [battle for battle in battles if battle.keeper >= 0]
    if not removed:
        return []

    def worth(battle: Battle) -> int:
        return sum(pays(battle.number, len(view.sizes), view.is_small_table))

    dearest = max(removed, key=worth)
    said = message(
        "havoc-end-peace-says", seat=who(dearest.keeper), battle=battle_told(dearest.number), points=worth(dearest)
    )
    return [Memory(message("havoc-end-peace"), Sentence(said, ("H111",)))]


def cheapest(battles: list[Battle]) -> list[Memory]:
    """[H124] The battle won with the least."""
    won = [battle for battle in battles if 0 <= battle.winner < JOHN_SEAT]
    battle = min(won, key=lambda each: each.strengths[each.winner])
    return [Memory(message("havoc-end-cheapest"), Sentence(made_at(battle, battle.winner), ("H124",)))]


def strongest(battles: list[Battle]) -> list[Memory]:
    """[H120] The most that anybody laid."""
    all_laid = [
        (battle.strengths[seat], number, seat)
        for number, battle in enumerate(battles)
        for seat in battle.strengths
        if seat < JOHN_SEAT
    ]
    _, number, seat = max(all_laid)
    return [Memory(message("havoc-end-strongest"), Sentence(made_at(battles[number], seat), ("H120",)))]


def made_at(battle: Battle, seat: int) -> Message:
    made = combination_told(battle.strengths[seat])
    return message("havoc-end-made", seat=Person(seat), battle=battle_told(battle.number), combination=made)
