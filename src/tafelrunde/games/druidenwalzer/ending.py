"""How a duel of the cults ended: tree by tree, the fight that decided it, and what to remember."""

from __future__ import annotations

from tafelrunde.core.ending import Blow, Ending, Memory, Round, Row
from tafelrunde.core.events import Event
from tafelrunde.core.game import Standings
from tafelrunde.core.messages import Argument, Message, Person, Sentence, message
from tafelrunde.games.druidenwalzer.components import TREES, tree_of
from tafelrunde.games.druidenwalzer.events import (
    BareTreeLost,
    Danced,
    DruidJumped,
    FightDrawn,
    FightWon,
    Laid,
    TreeCaptured,
    TurnSkipped,
    Withdrew,
)
from tafelrunde.games.druidenwalzer.names import colour_name, spirit_subject, tree_in
from tafelrunde.games.druidenwalzer.view import DruidView

RULES: dict[str, tuple[str, ...]] = {
    "two-trees": ("D121",),
    "limit-trees": ("D29",),
    "limit-signs": ("D29",),
    "limit-shared": ("D45",),
}


def ending(seats: int, events: list[Event], view: DruidView, standings: Standings) -> Ending:
    """From everything that happened, and how the table lies in the end."""
    lost = fallen(events)
    rounds = rounds_of(lost)
    trees = [int(TREES) - sum([owner == seat for owner, _, _ in lost]) for seat in range(seats)]
    signs = [signs_of(view, seat) for seat in range(seats)]
    return Ending(
        result=(result(standings),),
        title=message("druidenwalzer-end-title"),
        rounds=rounds,
        heads=(message("druidenwalzer-end-trees"), message("druidenwalzer-end-signs")),
        rows=tuple([Row((trees[seat], signs[seat]), why(lost, seat)) for seat in range(seats)]),
        blow=blow(events, lost) if standings.reason.endswith("two-trees") else None,
        facts=(*longest_dance(events), *fights(events), *clearest(events)),
    )


def round_over(event: Event) -> Argument | None:
    """The name of the tree that was lost with this event."""
    if isinstance(event, TreeCaptured | BareTreeLost):
        return tree_in("name", int(event.place))
    return None


def fallen(events: list[Event]) -> list[tuple[int, int, int]]:
    """The trees that were lost in their order: their owner, which one, and in which turn."""
    lost: list[tuple[int, int, int]] = []
    turn = 0
    for event in events:
        if isinstance(event, Laid | DruidJumped | Withdrew | TurnSkipped):
            turn += 1
        elif isinstance(event, TreeCaptured):
            lost.append((1 - int(event.seat), int(event.place), turn))
        elif isinstance(event, BareTreeLost):
            lost.append((int(event.seat), int(event.place), turn))
    return lost


def rounds_of(lost: list[tuple[int, int, int]]) -> tuple[Round, ...]:
    scores = [0, 0]
    rounds: list[Round] = []
    for owner, place, _ in lost:
        scores[1 - owner] += 1
        rounds.append(Round(tree_in("name", place), 1 - owner, (scores[0], scores[1])))
    return tuple(rounds)


def signs_of(view: DruidView, seat: int) -> int:
    """How many signs of a seat hang on trees of its rival that still stand."""
    return sum([view.signs[tree_of(1 - seat, tree)] for tree in range(int(TREES))])


def result(standings: Standings) -> Sentence:
    """[D121, D29, D45] Who won, and by what."""
    name = standings.reason.removeprefix("druidenwalzer-reason-")
    if standings.places == (1, 1):
        return Sentence(message("druidenwalzer-end-shared"), RULES[name])
    winner = standings.places.index(1)
    args: dict[str, Argument] = {"seat": Person(winner), "rival": Person(1 - winner)}
    return Sentence(Message(f"druidenwalzer-end-won-{name}", args), RULES[name])


def why(lost: list[tuple[int, int, int]], seat: int) -> Message:
    """Which trees of the rival fell, and when."""
    taken = tuple(
        [
            message("druidenwalzer-end-fell", tree=tree_in("name", place), turn=turn)
            for owner, place, turn in lost
            if owner != seat
        ]
    )
    return message("druidenwalzer-end-why", trees=taken, count=len(taken))


def blow(events: list[Event], lost: list[tuple[int, int, int]]) -> Blow:
    """[D119, D20] The fall of the last tree: by a fight, or because it stayed bare."""
    owner, place, turn = lost[-1]
    tree = tree_in("name", place)
    last = next(event for event in reversed(events) if isinstance(event, TreeCaptured | BareTreeLost))
    if isinstance(last, BareTreeLost):
        said = message("druidenwalzer-end-blow-bare", seat=Person(owner), tree=tree, turn=turn)
        return Blow(len(lost) - 1, tree, (Sentence(said, ("D20",)),))
    before = events[: len(events) - 1 - events[::-1].index(last)]
    fight = next(event for event in reversed(before) if isinstance(event, FightWon))
    said = message(
        "druidenwalzer-end-blow", seat=Person(int(fight.seat)), tree=tree, turn=turn,
        colour=colour_name(int(fight.colour)), strength=int(fight.strength), against=int(fight.against),
    )  # fmt: skip
    otherwise = message("druidenwalzer-end-otherwise", strength=int(fight.strength), tree=tree)
    return Blow(len(lost) - 1, tree, (Sentence(said, ("D119", "D121")), Sentence(otherwise, ("D116",))))


def longest_dance(events: list[Event]) -> list[Memory]:
    """[D8] The waltz in which the most spirits danced."""
    most, laid, dancers, at = 0, None, 0, None
    for event in events:
        if isinstance(event, Laid):
            laid, dancers = event, 0
        elif isinstance(event, Danced):
            dancers += 1
            if dancers > most:
                most, at = dancers, laid
    if at is None:
        return []
    said = message(
        "druidenwalzer-end-dance-says", seat=Person(int(at.seat)), spirit=spirit_subject(int(at.spirit)),
        place=tree_in("at", int(at.place)), count=most,
    )  # fmt: skip
    return [Memory(message("druidenwalzer-end-dance"), Sentence(said, ("D8",)))]


def fights(events: list[Event]) -> list[Memory]:
    """[D115, D116] How the fights went."""
    won = [sum([isinstance(event, FightWon) and event.seat == seat for event in events]) for seat in range(2)]
    drawn = sum([isinstance(event, FightDrawn) for event in events])
    if sum(won) == 0:
        return []
    better = 0 if won[0] >= won[1] else 1
    said = message(
        "druidenwalzer-end-fights-says", seat=Person(better), rival=Person(1 - better),
        won=won[better], lost=won[1 - better], drawn=drawn,
    )  # fmt: skip
    return [Memory(message("druidenwalzer-end-fights"), Sentence(said, ("D115",)))]


def clearest(events: list[Event]) -> list[Memory]:
    """[D115] The fight between the most unequal spirits."""
    won = [event for event in events if isinstance(event, FightWon) and event.against > 0]
    if not won:
        return []
    fight = max(won, key=lambda event: int(event.strength) - int(event.against))
    said = message(
        "druidenwalzer-end-clearest-says", seat=Person(int(fight.seat)), colour=colour_name(int(fight.colour)),
        strength=int(fight.strength), against=int(fight.against),
    )  # fmt: skip
    return [Memory(message("druidenwalzer-end-clearest"), Sentence(said, ("D115",)))]
