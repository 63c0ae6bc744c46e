"""How the vote ended: oracle by oracle, the one that decided it, and what to remember."""

from __future__ import annotations

from dataclasses import dataclass, field

from tafelrunde.core.bag import NONE
from tafelrunde.core.ending import Blow, Ending, Hand, Memory, Round, Row, deciding_round
from tafelrunde.core.events import Event
from tafelrunde.core.game import Standings
from tafelrunde.core.messages import Argument, Message, Person, Sentence, message
from tafelrunde.games.maginor.components import VALUE, VOTES
from tafelrunde.games.maginor.events import (
    Challenged,
    DuelWon,
    Evaluated,
    MaginorStepped,
    TokensReturned,
    WonOracle,
    WonSpell,
)
from tafelrunde.games.maginor.names import oracle_name, people, spell_name, the_oracle
from tafelrunde.games.maginor.view import MaginorView


@dataclass
class Judged:
    """An oracle as it was evaluated: who came first and second, who got it, the rituals won with it, the tokens."""

    oracle: int
    first: int
    second: int
    winner: int = -1
    votes: dict[int, int] = field(default_factory=dict)
    rituals: dict[int, list[int]] = field(default_factory=dict)
    tokens: dict[int, int] = field(default_factory=dict)


def ending(seats: int, events: list[Event], view: MaginorView, standings: Standings) -> Ending:
    """From everything that happened, and how the table lies in the end."""
    judged = evaluated(events)
    rounds = rounds_of(judged, seats)
    first = [seat for seat in range(seats) if standings.places[seat] == 1]
    won = [[each.oracle for each in judged if each.winner == seat] for seat in range(seats)]
    number, took_lead = deciding_round(rounds, first[0])
    return Ending(
        result=(result(first, standings), *tie(first, standings, won)),
        title=message("maginor-end-title"),
        rounds=rounds,
        heads=(message("maginor-end-oracles"),),
        rows=tuple([Row((len(won[seat]),), why(judged, won[seat], seat)) for seat in range(seats)]),
        blow=blow(judged[number], rounds, number, first[0], took_lead) if len(first) == 1 else None,
        facts=(*closest(judged), *duels(events, seats), *steps(events)),
    )


def round_over(event: Event) -> Argument | None:
    """The name of the oracle that was judged with this event."""
    return oracle_name(int(event.oracle)) if isinstance(event, Evaluated) else None


def evaluated(events: list[Event]) -> list[Judged]:
    judged: list[Judged] = []
    for event in events:
        if isinstance(event, Evaluated):
            judged.append(Judged(int(event.oracle), int(event.first), int(event.second)))
        elif isinstance(event, WonOracle):
            judged[-1].winner = int(event.seat)
            add(judged[-1].votes, int(event.seat), int(VALUE[event.oracle]))
        elif isinstance(event, WonSpell) and VOTES[event.spell] > 0:
            judged[-1].rituals.setdefault(int(event.seat), []).append(int(event.spell))
            add(judged[-1].votes, int(event.seat), int(VOTES[event.spell]))
        elif isinstance(event, TokensReturned):
            judged[-1].tokens[int(event.seat)] = int(event.count)
    return judged


def add(votes: dict[int, int], seat: int, more: int) -> None:
    votes[seat] = votes.get(seat, 0) + more


def rounds_of(judged: list[Judged], seats: int) -> tuple[Round, ...]:
    scores = [0] * seats
    rounds: list[Round] = []
    for each in judged:
        for seat in range(seats):
            scores[seat] += each.votes.get(seat, 0)
        rounds.append(Round(oracle_name(each.oracle), each.winner, tuple(scores), each.winner == NONE))
    return tuple(rounds)


def result(first: list[int], standings: Standings) -> Sentence:
    """[M137, M36] Who has the most votes."""
    votes = standings.points[first[0]]
    if len(first) == 1:
        return Sentence(message("maginor-end-won", seat=Person(first[0]), votes=votes), ("M137",))
    return Sentence(message("maginor-end-shared", winners=people(tuple(first)), votes=votes), ("M36",))


def tie(first: list[int], standings: Standings, won: list[list[int]]) -> list[Sentence]:
    """[M36] Whose oracle broke a tie, and with whom."""
    winner = first[0]
    level = [seat for seat, votes in enumerate(standings.points) if votes == standings.points[winner]]
    rivals = tuple([seat for seat in level if seat not in first])
    if not rivals:
        return []
    highest = the_oracle(max(won[winner], key=lambda oracle: int(VALUE[oracle])))
    said = message("maginor-end-tie", seat=Person(winner), rivals=people(rivals), oracle=highest)
    return [Sentence(said, ("M36",))]


def why(judged: list[Judged], won: list[int], seat: int) -> Message:
    """What a seat won."""
    rituals = [spell_name(spell) for each in judged for spell in each.rituals.get(seat, [])]
    prizes = (*[oracle_name(oracle) for oracle in won], *rituals)
    return message("maginor-end-why", prizes=prizes, count=len(prizes))


def blow(each: Judged, rounds: tuple[Round, ...], number: int, winner: int, took_lead: bool) -> Blow:
    """[M129, M23] How the tokens lay at the deciding oracle, and who got what."""
    value = int(VALUE[each.oracle])
    id = "maginor-end-blow" if took_lead else "maginor-end-blow-most"
    said = message(
        id, seat=Person(winner), oracle=the_oracle(each.oracle), votes=each.votes.get(winner, 0),
    )  # fmt: skip
    says = [Sentence(said, ("M23",))]
    rival = each.second if each.first == winner else each.first
    if each.winner == winner and rival != NONE:
        final = rounds[-1].scores
        otherwise = message(
            "maginor-end-otherwise", seat=Person(winner), rival=Person(rival),
            own=final[winner] - value, other=final[rival] + value,
        )  # fmt: skip
        says.append(Sentence(otherwise))
    order = sorted(each.tokens, key=lambda seat: (seat != each.first, seat != each.second, -each.tokens[seat]))
    hands = [
        Hand(
            seat=seat,
            place=place + 1,
            says=message("maginor-end-tokens", count=each.tokens[seat]),
            pieces=(each.oracle,) if each.winner == seat else (),
            marked=(),
            score=each.votes.get(seat, 0),
        )
        for place, seat in enumerate(order)
    ]
    return Blow(number, oracle_name(each.oracle), tuple(says), tuple(hands))


def closest(judged: list[Judged]) -> list[Memory]:
    """[M22, M129] The oracle that the fewest tokens decided; among equally close ones the one of most votes."""
    fought = [each for each in judged if each.first != NONE and each.second != NONE]
    if not fought:
        return []
    each = min(fought, key=lambda one: (one.tokens[one.first] - one.tokens[one.second], -int(VALUE[one.oracle])))
    ours, theirs = each.tokens[each.first], each.tokens[each.second]
    id = "maginor-end-closest-rim" if ours == theirs else "maginor-end-closest-says"
    args = {"seat": Person(each.first), "rival": Person(each.second), "oracle": oracle_name(each.oracle)}
    said = Message(id, {**args, "own": ours, "other": theirs})
    return [Memory(message("maginor-end-closest"), Sentence(said, ("M22",) if ours == theirs else ("M129",)))]


def duels(events: list[Event], seats: int) -> list[Memory]:
    """[M133, M135] How many duels there were, and who won the most."""
    fought = sum([isinstance(event, Challenged) for event in events])
    won = [sum([isinstance(event, DuelWon) and event.seat == seat for event in events]) for seat in range(seats)]
    most = max(won)
    if most == 0 or won.count(most) > 1:
        return []
    said = message("maginor-end-duels-says", seat=Person(won.index(most)), count=fought, won=most)
    return [Memory(message("maginor-end-duels"), Sentence(said, ("M133",)))]


def steps(events: list[Event]) -> list[Memory]:
    """[M4] How far Maginor walked."""
    count = sum([isinstance(event, MaginorStepped) for event in events])
    said = message("maginor-end-steps-says", count=count)
    return [Memory(message("maginor-end-steps"), Sentence(said, ("M4",)))]
