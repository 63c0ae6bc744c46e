"""Events, choices, prompts and positions as message ids with arguments. The sentences stand in `words.*.ftl`."""

from __future__ import annotations

from tafelrunde.core.bag import NONE
from tafelrunde.core.catalogue import Action
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER
from tafelrunde.core.messages import Grid, Item, Message, Person, Position, Sentence, message
from tafelrunde.games.druidenwalzer.components import (
    COLOUR_NAMES,
    CULTS,
    MOON,
    SUN,
    TREES,
    Place,
    Spirit,
    is_board,
    is_left,
    number_of,
    owner,
    strength,
    tree_of,
)
from tafelrunde.games.druidenwalzer.events import (
    BareTreeLost,
    Boxed,
    CameHome,
    Danced,
    Drew,
    DruidJumped,
    DruidMoved,
    DruidPlaced,
    FightDrawn,
    FightWon,
    Laid,
    NobodyDanced,
    PileCleared,
    Reshuffled,
    RingLaid,
    RingReturned,
    Shown,
    SignHung,
    SignsReturned,
    Started,
    TreeCaptured,
    TurnedUp,
    TurnSkipped,
    Withdrew,
)
from tafelrunde.games.druidenwalzer.phases import BOXING, FIGHTING, PLACING, STARTING
from tafelrunde.games.druidenwalzer.view import DruidView

SIDES = ("left", "right")


def side(spirit: Spirit) -> str:
    return SIDES[0] if is_left(spirit) else SIDES[1]


def spirit_subject(spirit: Spirit) -> Message:
    """A spirit that does something."""
    return message(f"druidenwalzer-spirit-{side(spirit)}", strength=strength(spirit))


def spirit_object(spirit: Spirit) -> Message:
    """A spirit to which something is done."""
    return message(f"druidenwalzer-spirit-object-{side(spirit)}", strength=strength(spirit))


def spirit_short(spirit: Spirit) -> Message:
    """A spirit in a list."""
    return message(f"druidenwalzer-spirit-short-{side(spirit)}", strength=strength(spirit))


def spirit_list(spirits: tuple[int, ...]) -> Message | tuple[Message, ...]:
    """Spirits in their order."""
    return tuple([spirit_short(spirit) for spirit in spirits]) or message("druidenwalzer-none")


def spirit_counts(spirits: tuple[int, ...]) -> Message | tuple[Message, ...]:
    """Spirits without an order, each kind once with its count."""
    kinds = sorted(set(spirits))
    return tuple([spirit_many(kind, spirits.count(kind)) for kind in kinds]) or message("druidenwalzer-none")


def spirit_many(spirit: Spirit, count: int) -> Message:
    if count == 1:
        return spirit_short(spirit)
    return message(f"druidenwalzer-spirit-many-{side(spirit)}", strength=strength(spirit), count=count)


CASES = ("name", "at", "from", "to", "lay", "hang", "taken")
"""A tree by its name, and as it stands in a sentence: at it, from it, to it, laid at it, hung on it, captured."""


def tree_in(case: str, tree: Place) -> Message:
    assert case in CASES
    return message(f"druidenwalzer-tree-{case}-{CULTS[owner(tree)]}", number=number_of(tree) + 1)


def to_place(place: Place) -> Message:
    """Where a dancer or a druid goes."""
    return message(f"druidenwalzer-board-to-{CULTS[owner(place)]}") if is_board(place) else tree_in("to", place)


def colour_name(colour: int) -> Message:
    return message(f"druidenwalzer-colour-{COLOUR_NAMES[colour]}")


def druid_object(colour: int) -> Message:
    return message(f"druidenwalzer-druid-object-{COLOUR_NAMES[colour]}")


def tell_event(event: Event) -> Sentence:
    """One sentence for every event, with the rules behind it."""
    if isinstance(event, Boxed | Started | Drew | TurnedUp | Laid | CameHome | Withdrew | Shown):
        return tell_spirit_event(event)
    if isinstance(event, RingLaid | RingReturned | NobodyDanced | Danced):
        return tell_dance_event(event)
    if isinstance(event, FightWon | FightDrawn):
        return tell_fight_event(event)
    if isinstance(event, SignHung | TreeCaptured | BareTreeLost | SignsReturned | PileCleared):
        return tell_tree_event(event)
    if isinstance(event, DruidPlaced | DruidJumped | DruidMoved):
        return tell_druid_event(event)
    if isinstance(event, Reshuffled):
        seat = Person(event.seat)
        return Sentence(message("druidenwalzer-event-reshuffled", seat=seat, count=event.count), ("D22",))
    assert isinstance(event, TurnSkipped), f"{event!r} is no event of Druidenwalzer."
    return Sentence(message("druidenwalzer-event-turn-skipped", seat=Person(event.seat)), ("D24",))


def tell_spirit_event(event: Boxed | Started | Drew | TurnedUp | Laid | CameHome | Withdrew | Shown) -> Sentence:
    seat = Person(event.seat)
    if isinstance(event, Drew) and event.spirit == NONE:
        return Sentence(message("druidenwalzer-event-drew-unseen", seat=seat), ("D21",))
    subject, thing = spirit_subject(event.spirit), spirit_object(event.spirit)
    if isinstance(event, Boxed):
        return Sentence(message("druidenwalzer-event-boxed", seat=seat, spirit=thing), ("D30",))
    if isinstance(event, Started):
        return Sentence(message("druidenwalzer-event-started", seat=seat, spirit=thing), ("D3",))
    if isinstance(event, Drew):
        return Sentence(message("druidenwalzer-event-drew", seat=seat, spirit=thing), ("D21",))
    if isinstance(event, TurnedUp):
        told = message("druidenwalzer-event-turned-up", spirit=subject, at=tree_in("at", event.place))
        return Sentence(told, ("D113",))
    if isinstance(event, Laid):
        told = message("druidenwalzer-event-laid", seat=seat, spirit=thing, place=tree_in("lay", event.place))
        return Sentence(told, ("D109",))
    if isinstance(event, CameHome):
        origin = tree_in("from", event.place)
        return Sentence(
            message("druidenwalzer-event-came-home", seat=seat, spirit=subject, origin=origin), ("D16",)
        )  # fmt: skip
    if isinstance(event, Shown):
        told = message("druidenwalzer-event-shown", spirit=subject, at=tree_in("at", event.place))
        return Sentence(told, ("D36",))
    if event.place == NONE:
        return Sentence(message("druidenwalzer-event-withdrew", seat=seat, spirit=thing), ("D25",))
    origin = tree_in("from", event.place)
    told = message("druidenwalzer-event-withdrew-from-tree", seat=seat, spirit=thing, origin=origin)
    return Sentence(told, ("D25",))


def tell_dance_event(event: RingLaid | RingReturned | NobodyDanced | Danced) -> Sentence:
    if isinstance(event, RingLaid):
        at = tree_in("at", event.place)
        if event.colour == NONE:
            return Sentence(message("druidenwalzer-event-ring-laid-free", at=at), ("D110", "D12"))
        told = message("druidenwalzer-event-ring-laid", at=at, colour=colour_name(event.colour))
        return Sentence(told, ("D110", "D12"))
    if isinstance(event, RingReturned):
        return Sentence(message("druidenwalzer-event-ring-returned"), ("D117",))
    if isinstance(event, NobodyDanced):
        return Sentence(message("druidenwalzer-event-nobody-danced", strength=event.strength), ("D5",))
    told = message(
        "druidenwalzer-event-danced",
        spirit=spirit_subject(event.spirit), origin=tree_in("from", event.place), goal=to_place(event.goal),
    )  # fmt: skip
    return Sentence(told, ("D8", "D11") if is_board(event.goal) else ("D8",))


def tell_fight_event(event: FightWon | FightDrawn) -> Sentence:
    colour = colour_name(event.colour)
    if isinstance(event, FightDrawn):
        if event.strength == 0:
            return Sentence(message("druidenwalzer-event-fight-drawn-bare", colour=colour), ("D13",))
        return Sentence(message("druidenwalzer-event-fight-drawn", colour=colour, strength=event.strength), ("D116",))
    seat = Person(event.seat)
    if event.against == 0:
        told = message("druidenwalzer-event-fight-won-bare", seat=seat, colour=colour, strength=event.strength)
        return Sentence(told, ("D13",))
    told = message(
        "druidenwalzer-event-fight-won", seat=seat, colour=colour, strength=event.strength, against=event.against
    )
    return Sentence(told, ("D115",))


def tell_tree_event(event: SignHung | TreeCaptured | BareTreeLost | SignsReturned | PileCleared) -> Sentence:
    seat, tree = Person(event.seat), tree_in("taken", event.place)
    if isinstance(event, SignHung):
        place = tree_in("hang", event.place)
        return Sentence(message("druidenwalzer-event-sign-hung", seat=seat, place=place, count=event.count), ("D115",))
    if isinstance(event, TreeCaptured):
        return Sentence(message("druidenwalzer-event-tree-captured", seat=seat, tree=tree), ("D119",))
    if isinstance(event, BareTreeLost):
        return Sentence(message("druidenwalzer-event-bare-tree-lost", seat=seat, tree=tree), ("D20",))
    origin = tree_in("from", event.place)
    if isinstance(event, SignsReturned):
        told = message("druidenwalzer-event-signs-returned", seat=seat, origin=origin, count=event.count)
    else:
        told = message("druidenwalzer-event-pile-cleared", seat=seat, origin=origin, count=event.count)
    return Sentence(told, ("D18",))


def tell_druid_event(event: DruidPlaced | DruidJumped | DruidMoved) -> Sentence:
    seat, goal = Person(event.seat), to_place(event.goal)
    if isinstance(event, DruidPlaced):
        druid, place = druid_object(event.colour), tree_in("lay", event.goal)
        return Sentence(message("druidenwalzer-event-druid-placed", seat=seat, druid=druid, place=place), ("D107",))
    origin = tree_in("from", event.place)
    if isinstance(event, DruidJumped):
        druid = druid_object(event.colour)
        told = message("druidenwalzer-event-druid-jumped", seat=seat, druid=druid, origin=origin, goal=goal)
        return Sentence(told, ("D26",))
    colour = colour_name(event.colour)
    told = message("druidenwalzer-event-druid-moved", seat=seat, colour=colour, origin=origin, goal=goal)
    return Sentence(told, ("D19",))


def tell_action(view: DruidView, action: Action) -> Message:
    """What a choice is called."""
    verb, what = action.verb, action.what
    if verb == "box":
        return message("druidenwalzer-action-box", spirit=spirit_object(what))
    if verb == "start":
        return message("druidenwalzer-action-start", spirit=spirit_object(what))
    if verb == "place":
        place = tree_in("lay", tree_of(view.seat, action.where))
        return message("druidenwalzer-action-place", druid=druid_object(what), place=place)
    if verb == "waltz":
        place = tree_in("lay", tree_of(view.seat, action.where))
        return message("druidenwalzer-action-waltz", spirit=spirit_object(what), place=place)
    if verb == "jump":
        origin, goal = tree_in("from", view.druids[view.seat][what]), to_place(free_tree(view))
        return message("druidenwalzer-action-jump", druid=druid_object(what), origin=origin, goal=goal)
    if verb == "withdraw":
        return message("druidenwalzer-action-withdraw", spirit=spirit_object(what))
    if verb == "withdraw-tree":
        tree = tree_of(view.seat, what)
        thing = spirit_object(view.seen[tree][-1])
        return message("druidenwalzer-action-withdraw-from-tree", spirit=thing, origin=tree_in("from", tree))
    return message("druidenwalzer-action-fight", colour=colour_name(what))


def free_tree(view: DruidView) -> int:
    """The own tree to which a druid can jump."""
    trees = own_trees(view, view.seat)
    return next(tree for tree in trees if tree not in view.druids[view.seat])


def own_trees(view: DruidView, seat: int) -> list[int]:
    """The trees of this seat that are not captured."""
    return [tree for tree in [int(tree_of(seat, n)) for n in range(TREES)] if tree not in view.captured]


def tell_prompt(view: DruidView, legal: list[Action]) -> list[Sentence]:
    """What is asked of the seat, and what it should mind; or whom it waits for."""
    if view.phase == OVER:
        return [Sentence(message("druidenwalzer-prompt-over"))]
    (asked,) = view.to_act
    if asked != view.seat:
        return [Sentence(message("druidenwalzer-prompt-wait", seat=Person(asked)))]
    if view.phase == BOXING:
        wanted = view.handicaps[view.seat]
        return [Sentence(message("druidenwalzer-prompt-box", strength=wanted), ("D40", "D44"))]
    if view.phase == STARTING:
        return [Sentence(message("druidenwalzer-prompt-start"), ("D3",))]
    if view.phase == PLACING:
        colour = view.druids[view.seat].index(NONE)
        return [Sentence(message(f"druidenwalzer-prompt-place-{COLOUR_NAMES[colour]}"), ("D107",))]
    if view.phase == FIGHTING:
        return [Sentence(message("druidenwalzer-prompt-fight"), ("D14", "D34"))]
    return [Sentence(message("druidenwalzer-prompt-turn"), ("D108",)), *hints(view)]


def hints(view: DruidView) -> list[Sentence]:
    """What the seat on turn should mind: bare trees, an empty hand, no jump."""
    found = [
        Sentence(message("druidenwalzer-prompt-bare", tree=tree_in("name", tree)), ("D20",))
        for tree in view.bare
        if tree not in view.captured
    ]
    if not view.hand:
        found.append(Sentence(message("druidenwalzer-prompt-no-hand"), ("D24",)))
    if len(own_trees(view, view.seat)) < TREES:
        found.append(Sentence(message("druidenwalzer-prompt-no-jump"), ("D26",)))
    return found


def tell_position(view: DruidView) -> Position:
    """The whole view in words: the turn, the cults, the trees, the ring, the own hand, what is hidden."""
    told: Position = [Item(message("druidenwalzer-position-turn"), view.turns + 1), cult_table(view)]
    if view.phase not in (BOXING, STARTING):
        told.append(tree_table(view))
    if view.ring_at != NONE:
        told.append(Item(message("druidenwalzer-position-ring"), tree_in("name", view.ring_at)))
    if view.pending:
        fights = tuple([colour_name(colour) for colour in view.pending])
        told.append(Item(message("druidenwalzer-position-fights"), fights))
    for seat in (MOON, SUN):
        told.append(Item(message(f"druidenwalzer-position-board-{CULTS[seat]}"), spirit_counts(view.boards[seat])))
    for seat in (MOON, SUN):
        if seat != view.seat:
            told.append(Item(message(f"druidenwalzer-position-hidden-{CULTS[seat]}"), spirit_counts(view.hidden[seat])))
        else:
            told.append(Item(message("druidenwalzer-position-pool"), spirit_counts(view.pool)))
            if view.deck:
                told.append(Item(message("druidenwalzer-position-deck"), spirit_counts(view.deck)))
    for seat in (MOON, SUN):
        if view.boxed[seat] != NONE:
            label = message(f"druidenwalzer-position-boxed-{CULTS[seat]}")
            told.append(Item(label, spirit_short(view.boxed[seat])))
    if view.seat in (MOON, SUN):
        told.append(Item(message("druidenwalzer-position-hand"), spirit_counts(view.hand)))
    return told


def cult_table(view: DruidView) -> Grid:
    """The cults: who plays them, trees left, spirits in hand and deck, spirits on the board and the top one."""
    heads = (
        message("druidenwalzer-position-cult"),
        message("druidenwalzer-position-player"),
        message("druidenwalzer-position-trees-left"),
        message("druidenwalzer-position-hand-size"),
        message("druidenwalzer-position-deck-size"),
        message("druidenwalzer-position-board-size"),
        message("druidenwalzer-position-top"),
    )
    rows = tuple(
        [
            (
                message(f"druidenwalzer-cult-{CULTS[seat]}"),
                message("druidenwalzer-position-name", seat=Person(seat)),
                len(own_trees(view, seat)),
                view.hand_sizes[seat],
                view.deck_sizes[seat],
                len(view.boards[seat]),
                message("druidenwalzer-none") if view.tops[seat] == NONE else spirit_short(view.tops[seat]),
            )
            for seat in (int(MOON), int(SUN))
        ]
    )
    return Grid(heads, rows, marked=view.to_act[0] if view.to_act else -1)


def tree_table(view: DruidView) -> Grid:
    """The trees, Moon's before Sun's: top spirit, druid, signs of the rival, spirits below it, unseen ones."""
    heads = (
        message("druidenwalzer-position-tree"),
        message("druidenwalzer-position-top"),
        message("druidenwalzer-position-druid"),
        message("druidenwalzer-position-signs"),
        message("druidenwalzer-position-below"),
        message("druidenwalzer-position-unseen"),
    )
    trees = [int(tree_of(seat, n)) for seat in (MOON, SUN) for n in range(TREES)]
    return Grid(heads, tuple([tree_row(view, tree) for tree in trees]))


def tree_row(view: DruidView, tree: int) -> tuple[Message | int | tuple[Message, ...], ...]:
    seen, nothing = view.seen[tree], message("druidenwalzer-none")
    if tree in view.captured and view.phase != OVER:
        return (tree_in("name", tree), message("druidenwalzer-captured"), nothing, nothing, nothing, nothing)
    druids = [colour_name(druids.index(tree)) for druids in view.druids if tree in druids]
    top: Message = message("druidenwalzer-bare")
    if tree in view.captured:
        top = message("druidenwalzer-captured")
    elif seen:
        top = spirit_short(seen[-1])
    return (
        tree_in("name", tree),
        top,
        druids[0] if druids else nothing,
        view.signs[tree],
        spirit_list(tuple(reversed(seen[:-1]))),
        view.unseen[tree],
    )
