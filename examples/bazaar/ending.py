"""How a bazaar closed: points round by round, and the best sale."""

from __future__ import annotations

from examples.bazaar.events import Sold, Won
from examples.bazaar.telling import tell_winners
from examples.bazaar.view import BazaarView
from tafelrunde.core.ending import Ending, Memory, Round, Row
from tafelrunde.core.events import Event
from tafelrunde.core.game import Standings
from tafelrunde.core.messages import Person, Sentence, message


def ending(seats: int, events: list[Event], view: BazaarView, standings: Standings) -> Ending:
    """From everything that happened, and how the stall lies in the end."""
    sales: list[tuple[int, int]] = []  # of each round: who won it, and what that earned
    for event in events:
        if isinstance(event, Won):
            sales.append((int(event.seat), 0))
        elif isinstance(event, Sold):
            sales[-1] = (sales[-1][0], sales[-1][1] + int(event.points))
    sold = [sum([earned > 0 and winner == seat for winner, earned in sales]) for seat in range(seats)]
    return Ending(
        result=(tell_winners(view),),
        title=message("bazaar-end-title"),
        rounds=rounds_of(sales, seats),
        heads=(message("bazaar-end-cards"),),
        rows=tuple([Row((view.sizes[seat],), message("bazaar-end-why", count=sold[seat])) for seat in range(seats)]),
        blow=None,
        facts=best_sale(sales),
    )


def rounds_of(sales: list[tuple[int, int]], seats: int) -> tuple[Round, ...]:
    scores = [0] * seats
    rounds: list[Round] = []
    for number, (winner, earned) in enumerate(sales):
        scores[winner] += earned
        rounds.append(Round(message("bazaar-end-round", number=number + 1), winner, tuple(scores)))
    return tuple(rounds)


def best_sale(sales: list[tuple[int, int]]) -> tuple[Memory, ...]:
    """[B105] The sale that earned the most."""
    winner, earned = max(sales, key=lambda sale: sale[1])
    said = message("bazaar-end-sale-says", seat=Person(winner), points=earned)
    return (Memory(message("bazaar-end-sale"), Sentence(said, ("B105",))),)
