"""What Havoc says to people: message ids with arguments, never sentences. Those are in `words.*.ftl`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.catalogue import Action, Verb
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER
from tafelrunde.core.messages import Message, Person, Sentence, message
from tafelrunde.games.havoc.actions import (
    BATTLE,
    DECLINE,
    DISCARD,
    DRAW,
    FETCH,
    HAVOC,
    LAY,
    LOOT,
    OUT,
    PASS,
    PUT,
    RECRUIT,
    SCAVENGE,
    STAND,
    STOP,
    SWAP,
    TAKE,
)
from tafelrunde.games.havoc.cards import cards_of
from tafelrunde.games.havoc.components import (
    BATTLES,
    CASTILLON,
    DOG,
    DOGS_OUT_MAX,
    JOHN_SEAT,
    LAID_MAX,
)
from tafelrunde.games.havoc.names import (
    battle_told,
    card_told,
    combination_told,
    points_told,
)
from tafelrunde.games.havoc.phases import (
    ADDING,
    CHOOSING,
    FETCHING,
    JOINING,
    LOOTING,
    LOOTING_AFTER,
    PEACE,
    RECRUITING,
    SCAVENGING,
    SITTING_OUT,
    SWAPPING,
    TURN,
)
from tafelrunde.games.havoc.ranking import strength, strongest_lay
from tafelrunde.games.havoc.shown import Camp, dogs_left, final_places, pile_size, place_now, shown, strength_now
from tafelrunde.games.havoc.view import HavocView

WAITS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    int(TURN): ("havoc-prompt-wait-turn", ("H109",)),
    int(RECRUITING): ("havoc-prompt-wait-recruiting", ("H112",)),
    int(FETCHING): ("havoc-prompt-wait-fetching", ("H113",)),
    int(LOOTING): ("havoc-prompt-wait-looting", ("H114",)),
    int(PEACE): ("havoc-prompt-wait-peace", ("H7",)),
    int(JOINING): ("havoc-prompt-wait-joining", ("H21",)),
    int(ADDING): ("havoc-prompt-wait-adding", ("H21",)),
    int(SITTING_OUT): ("havoc-prompt-wait-sitting-out", ("J18", "H24")),
    int(SCAVENGING): ("havoc-prompt-wait-scavenging", ("H125", "H32")),
    int(LOOTING_AFTER): ("havoc-prompt-wait-looting", ("H126",)),
    int(CHOOSING): ("havoc-prompt-wait-choosing", ("H134",)),
    int(SWAPPING): ("havoc-prompt-wait-swapping", ("H129",)),
}
"""What others are waiting for, by phase."""


def tell_action(view: HavocView, action: Action) -> Message:
    """A choice as it appears in a list of choices; where all of them are cards, just the card."""
    verb, what = action.verb, action.what
    if verb == TAKE.name:
        if view.phase in (LOOTING, LOOTING_AFTER):
            return message("havoc-action-take-loot", card=card_told(what))
        if what == DOG:
            return message("havoc-action-take-a-dog")
        return message("havoc-action-take", card=card_told(what))
    if verb == PUT.name:
        return message("havoc-action-put-a-dog") if what == DOG else message("havoc-action-put", card=card_told(what))
    if verb == DISCARD.name:
        return message("havoc-action-discard", card=card_told(what))
    if verb == LAY.name:
        return message("havoc-action-lay", card=card_told(what))
    if verb == OUT.name:
        return message("havoc-action-out", count=what, combination=combination_told(strength_without(view, what)))
    if verb == SCAVENGE.name:
        return tell_scavenge(view, what)
    if verb == BATTLE.name:
        card = BATTLES[what]
        points = points_told(what, len(view.sizes), view.is_small_table)
        return message("havoc-action-battle", number=what + 1, name=card.name, year=str(card.year), points=points)
    if verb == SWAP.name:
        return message("havoc-action-swap", count=what)
    return message(PLAIN_ACTIONS[verb])


PLAIN_ACTIONS: Final[dict[str, str]] = {
    RECRUIT.name: "havoc-action-recruit",
    HAVOC.name: "havoc-action-havoc",
    DRAW.name: "havoc-action-draw",
    FETCH.name: "havoc-action-fetch",
    LOOT.name: "havoc-action-loot",
    STAND.name: "havoc-action-stand",
    DECLINE.name: "havoc-action-decline",
    PASS.name: "havoc-action-pass",
    STOP.name: "havoc-action-stop",
}


def strength_without(view: HavocView, out: int) -> i64:
    """[H119] What the seat's laid cards are worth if this many of its dogs sit out."""
    laid = cards_of(view.laid[view.seat])
    return strength(laid.regular(), laid.dogs - out)


def tell_scavenge(view: HavocView, card: int) -> Message:
    """[H33] The card, and in front of whom it lies."""
    for owner in range(len(view.laid)):
        if card in view.laid[owner]:
            return message("havoc-action-scavenge", seat=Person(owner), card=card_told(card))
    return message("havoc-action-scavenge-recruit", card=card_told(card))


def tell_prompt(view: HavocView, legal: list[Action]) -> list[Sentence]:
    """What is asked of the seat, then what it should know for that; or whom it is waiting for; or who won."""
    phase = view.phase
    if phase == OVER:
        return tell_outcome(view)
    if view.seat not in view.to_act:
        return tell_waiting(view)
    if phase == TURN:
        return ask_turn(view, legal)
    if phase == RECRUITING:
        return ask_recruiting(view, legal)
    if phase in (JOINING, ADDING):
        return ask_lay(view, legal)
    if phase == FETCHING:
        return [Sentence(message("havoc-prompt-fetch"), ("H113",))]
    if phase == LOOTING:
        return [Sentence(message("havoc-prompt-loot"), ("H114", "H14"))]
    if phase == LOOTING_AFTER:
        return [Sentence(message("havoc-prompt-loot"), ("H126", "H14"))]
    if phase == PEACE:
        return [Sentence(message("havoc-prompt-peace"), ("H7",))]
    if phase == SITTING_OUT:
        return [Sentence(message("havoc-prompt-out"), ("J18", "H24"))]
    if phase == SCAVENGING:
        return ask_scavenging(view, legal)
    if phase == CHOOSING:
        return [Sentence(message("havoc-prompt-choose"), ("H134", "H41"))]
    hand = cards_of(view.hand)
    best = combination_told(strongest_lay(hand.regular(), hand.dogs)[0])
    return [
        Sentence(message("havoc-prompt-swap"), ("H129", "H48")),
        Sentence(message("havoc-prompt-castillon", combination=best), ("H37",)),
    ]


def may(verb: Verb, legal: list[Action]) -> bool:
    """Whether anything that begins with this verb is legal."""
    return any(action.verb == verb.name for action in legal)


def ask_turn(view: HavocView, legal: list[Action]) -> list[Sentence]:
    """[H109, H17, H19] Recruit or cry Havoc, the next battle, and what recruiting does to the peace card."""
    battle = view.order[view.fought]
    can_recruit = may(RECRUIT, legal)
    if not can_recruit:
        said = [Sentence(message("havoc-prompt-turn-havoc"), ("H17",))]
    elif not may(HAVOC, legal):
        said = [Sentence(message("havoc-prompt-turn-recruit"), ("H109", "H19"))]
    else:
        said = [Sentence(message("havoc-prompt-turn"), ("H109",))]
    points = points_told(battle, len(view.sizes), view.is_small_table)
    said.append(Sentence(message("havoc-prompt-next", battle=battle_told(battle), points=points), ("H107",)))
    if can_recruit and view.keeper == view.seat:
        said.append(tell_peace(view))
    return said


def tell_peace(view: HavocView) -> Sentence:
    """[H110, H3, H5, H111, H8] What the peace card does if the Peacekeeper recruits now."""
    if view.has_turned:
        return Sentence(message("havoc-prompt-peace-stays"), ("H3",))
    if view.is_first_turn_free:
        return Sentence(message("havoc-prompt-peace-free"), ("H5",))
    if view.peace < view.peace_max:
        return Sentence(message("havoc-prompt-peace-turns", peace=view.peace + 1), ("H110",))
    battle = battle_told(view.order[view.fought])
    if view.fought == CASTILLON - 1:
        return Sentence(message("havoc-prompt-last-year-of-peace", battle=battle), ("H111", "H8"))
    return Sentence(message("havoc-prompt-year-of-peace", battle=battle), ("H111",))


def ask_recruiting(view: HavocView, legal: list[Action]) -> list[Sentence]:
    """[H112, H9, H10, H12] The first card, the second, or the one to put down; and what dogs could do."""
    said: list[Sentence] = []
    if may(PUT, legal):
        said.append(Sentence(message("havoc-prompt-put"), ("H112", "H11")))
    elif pile_size(view) == 0 and not view.discards:
        said.append(Sentence(message("havoc-prompt-recruit-no-pile"), ("H112", "H16")))
    elif not may(DRAW, legal):
        said.append(Sentence(message("havoc-prompt-recruit-full"), ("H112", "H10")))
    elif view.draws > 0:
        said.append(Sentence(message("havoc-prompt-recruit-second"), ("H112", "H9")))
    else:
        said.append(Sentence(message("havoc-prompt-recruit-first"), ("H112", "H9")))
    if may(LOOT, legal):
        said.append(Sentence(message("havoc-prompt-dogs-loot"), ("H12", "H113", "H114")))
    elif may(FETCH, legal):
        said.append(Sentence(message("havoc-prompt-dogs-fetch"), ("H12", "H113")))
    return said


def ask_lay(view: HavocView, legal: list[Action]) -> list[Sentence]:
    """[H115, H21, H116, J7] Join or add, and so on; then how much fits, and what the cards make so far."""
    seat = view.seat
    said = [ask_first_lay(view, legal) if view.visit == 0 else ask_next_lay(legal)]
    laid = cards_of(view.laid[seat])
    counted = laid.regular_size() + max(0, laid.dogs - DOGS_OUT_MAX)
    room = int(LAID_MAX - counted)
    dogs = min(max(0, int(DOGS_OUT_MAX - laid.dogs)), view.hand.count(int(DOG)))
    if room > 0:
        said.append(Sentence(message("havoc-prompt-room", room=room, laid=int(counted)), ("H22",)))
    if dogs > 0:
        said.append(Sentence(message("havoc-prompt-room-dogs", count=dogs), ("H22", "H119")))
    elif room == 0:
        said.append(Sentence(message("havoc-prompt-no-room"), ("H22", "H53")))
    if room > 0 and view.visit > 0 and view.hand and view.hand[0] < view.last_laid:
        said.append(Sentence(tell_order(view.last_laid), ("H116",)))
    if view.laid[seat]:
        said.append(tell_makes(view, seat))
    return said


def tell_order(card: int) -> Message:
    """What is laid on one visit is a set, so it has one order; what comes before it can be added later."""
    return message("havoc-prompt-order-dogs") if card == DOG else message("havoc-prompt-order", card=card_told(card))


def ask_first_lay(view: HavocView, legal: list[Action]) -> Sentence:
    if may(PASS, legal):
        return Sentence(message("havoc-prompt-add"), ("H21",))
    if view.initiator == view.seat:
        return Sentence(message("havoc-prompt-open", battle=battle_told(view.battle)), ("H115",))
    if view.initiator == JOHN_SEAT:
        return Sentence(message("havoc-prompt-join-raid"), ("J7",))
    return Sentence(message("havoc-prompt-join", battle=battle_told(view.battle)), ("H21",))


def ask_next_lay(legal: list[Action]) -> Sentence:
    if not may(STAND, legal):
        return Sentence(message("havoc-prompt-lay-second"), ("H21", "H116"))
    return Sentence(message("havoc-prompt-lay-or-stand"), ("H116",))


def tell_makes(view: HavocView, seat: int) -> Sentence:
    """[H120] What a seat's own cards make so far, and what place that would be now."""
    made = combination_told(strength_now(view, seat))
    return Sentence(message("havoc-prompt-makes", combination=made, place=place_now(view, seat)), ("H120",))


def ask_scavenging(view: HavocView, legal: list[Action]) -> list[Sentence]:
    """[H125, H126, H32] A scavenge, a loot or the end, and how many dogs may still be used."""
    said = [Sentence(message("havoc-prompt-scavenge"), ("H125", "H32"))]
    said.append(Sentence(message("havoc-prompt-dogs-left", count=dogs_left(view, view.seat)), ("H32",)))
    if may(LOOT, legal):
        said.append(Sentence(message("havoc-prompt-or-loot"), ("H126",)))
    return said


def tell_waiting(view: HavocView) -> list[Sentence]:
    """Whom the match is waiting for, and what that seat decides; in a battle also what the reader's own cards make."""
    seat = view.to_act[0]
    id, rules = WAITS[view.phase]
    is_bound = view.phase == JOINING and view.initiator in (seat, JOHN_SEAT)
    if is_bound or (view.phase in (JOINING, ADDING) and view.visit > 0):
        id, rules = "havoc-prompt-wait-laying", ("H116",)
    said = [Sentence(message(id, seat=Person(seat)), rules)]
    if view.phase in (JOINING, ADDING) and view.seat in view.fighting:
        said.append(tell_makes(view, view.seat))
    return said


def tell_outcome(view: HavocView) -> list[Sentence]:
    """[H131, H40] Who is king, what decided if points did not, and how the reader did."""
    placed = final_places(view)
    first = [seat for seat in range(len(placed)) if placed[seat] == 1]
    points = view.points[first[0]]
    if len(first) == 1:
        said = [Sentence(message("havoc-prompt-won", seat=Person(first[0]), points=points), ("H131",))]
    else:
        sharers = tuple([message("havoc-person", seat=Person(seat)) for seat in first])
        said = [Sentence(message("havoc-prompt-shared", winners=sharers, points=points), ("H40",))]
    level = [seat for seat in range(len(placed)) if view.points[seat] == points]
    if len(level) > len(first):
        decided = [seat for seat in level if view.wins[seat] == view.wins[first[0]]]
        by_battles = len(decided) == len(first)
        id = "havoc-prompt-decided-battles" if by_battles else "havoc-prompt-decided-castillon"
        said.append(Sentence(message(id), ("H40",)))
    if 0 <= view.seat < len(placed) and placed[view.seat] > 1:
        own = message("havoc-prompt-placed", place=placed[view.seat], points=view.points[view.seat])
        said.append(Sentence(own, ("H131",)))
    return said


def tell_gain(view: HavocView, events: list[Event], after: HavocView | None) -> list[Message]:
    """[H120, H118] What the cards then make, in the battle or in the hand, and whom that beats."""
    if after is None:
        return []
    now, then = shown(view).camps, shown(after).camps
    if now and then:
        return tell_camp(now[view.seat], then, view.seat, len(view.sizes))
    before, made = best_of(view), best_of(after)
    if made <= before:
        return []
    return [message("havoc-gain-hand", combination=combination_told(made), before=combination_told(before))]


def tell_camp(now: Camp, then: tuple[Camp, ...], seat: int, seats: int) -> list[Message]:
    own = then[seat]
    if own.made is None or own.made == now.made:
        return []
    rivals = [(camp.place, rival, camp.made) for rival, camp in enumerate(then[:seats]) if rival != seat]
    placed = [found for found in rivals if found[2] is not None]
    if not placed:
        return [message("havoc-gain-makes", combination=own.made)]
    place, rival, made = min(placed, key=lambda found: found[0])
    assert made is not None
    id = "havoc-gain-beats" if own.place < place else "havoc-gain-behind"
    return [message(id, combination=own.made, rival=Person(rival), other=made)]


def best_of(view: HavocView) -> int:
    """The strength of the best lay that a hand could make."""
    hand = cards_of(view.hand)
    return int(strongest_lay(hand.regular(), hand.dogs)[0])
