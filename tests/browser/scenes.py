"""Telling positions from random matches, and a table that shows one to a page and lets it play on from there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import WebSocketRoute

from tafelrunde.bots.simple import RandomBot
from tafelrunde.core.catalogue import Action
from tafelrunde.core.game import Game
from tafelrunde.core.match import Match
from tafelrunde.core.outcomes import foretell, preview
from tafelrunde.core.view import View
from tafelrunde.games.druidenwalzer.components import SUN, tree_of
from tafelrunde.games.druidenwalzer.events import Danced, FightWon
from tafelrunde.games.druidenwalzer.phases import PLAYING
from tafelrunde.games.havoc.components import CASTILLON
from tafelrunde.games.havoc.phases import ADDING, JOINING, RECRUITING
from tafelrunde.games.havoc.ranking import TWO_PAIRS, combination
from tafelrunde.games.havoc.shown import strength_now
from tafelrunde.games.macht.actions import BY_INFLUENCE
from tafelrunde.games.macht.phases import ACTING, BIDDING, SNAKE_ASKED
from tafelrunde.games.maginor.phases import DUELLING, FREE_PHASE, PLACING
from tafelrunde.server.http.endings import told as told_ending
from tafelrunde.server.http.sight import chapter, choice, happening, shown_fields, sight_after
from tafelrunde.server.http.wire import EndingJson
from tafelrunde.server.phrases import position, sentence
from tests.browser.visitor import Visitor


def plain(told: object) -> Any:
    """As a page reads it: what the server has already encoded is read with the rest."""
    return msgspec.json.decode(msgspec.json.encode(told))


Clicks = tuple[str, ...]
"""The things to click before a picture is taken."""

Judged = Callable[[Match, Any, list[Action]], "Clicks | None"]
"""What to click in a position, as the seat of this view sees it with these legal actions; None if it tells little."""


class Scene(NamedTuple):
    name: str
    game: str
    seats: int
    judged: Judged
    first: int = 0
    """The seed at which the search begins, so that it need not take long."""


def found(scene: Scene, tries: int = 3000) -> tuple[Match, int, Clicks]:
    """The first random match that reaches such a position, stopped there; the seat that sees it; what to click."""
    for seed in range(scene.first, scene.first + tries):
        match, lot = Match.new(scene.game, scene.seats, seed=f"scene {seed}"), RandomBot(seed)
        while owing := match.to_act():
            for seat in owing:
                clicks = scene.judged(match, match.view(seat), match.legal(seat))
                if clicks is not None:
                    return match, seat, clicks
            match.play(owing[0], lot.decide(match.view(owing[0]), match.legal(owing[0])))
    raise AssertionError(f"No random match reached the scene {scene.name}.")


def begun(game: str, seed: str, done: float, seats: int = 2) -> Match:
    """A random match of which this share is over: long ones need not be played from the start."""
    whole, lot = Match.new(game, seats, seed=seed), RandomBot(1)
    while owing := whole.to_act():
        whole.play(owing[0], lot.decide(whole.view(owing[0]), whole.legal(owing[0])))
    match = Match.new(game, seats, seed=seed)
    for entry in whole.entries[: int(done * len(whole.entries))]:
        match.play(entry.seat, entry.action)
    return match


def of_verb(legal: list[Action], *verbs: str) -> list[Action]:
    return [action for action in legal if action.verb in verbs]


# Havoc


def battle(match: Match, view: Any, legal: list[Action]) -> Clicks | None:
    """A battle under way: most have laid cards, some of them strong ones, and there is something to add."""
    if view.phase not in (JOINING, ADDING) or view.fought < 3 or view.battle == CASTILLON:
        return None
    lays = of_verb(legal, "lay")
    others = [seat for seat in range(match.seats) if seat != view.seat and len(view.laid[seat]) >= 2]
    wanted = 1 if match.seats == 2 else match.seats - 2
    if len(lays) < 3 or len(others) < wanted or not 1 <= len(view.laid[view.seat]) <= 4:
        return None
    if not any(combination(strength_now(view, seat)) >= TWO_PAIRS for seat in others):
        return None
    return (f".fan [data-card='{lays[0].what}'][data-lit]",)


def recruiting(match: Match, view: Any, legal: list[Action]) -> Clicks | None:
    is_rich = view.phase == RECRUITING and len(of_verb(legal, "take")) >= 4 and view.fought >= 3 and view.peace == 2
    return (".recruits .card[data-lit]",) if is_rich else None


# Druidenwalzer


def waltz(match: Match, view: Any, legal: list[Action]) -> Clicks | None:
    """A dance of several spirits with fights after it."""
    if view.phase != PLAYING or view.seat != SUN or len(view.hand) < 3 or sum(view.signs) < 12 or max(view.signs) < 5:
        return None
    best, least = None, 2
    for action in of_verb(legal, "waltz"):
        events = preview(match.game, view, match.game.catalogue.number(action))
        if (count := sum([isinstance(event, Danced | FightWon) for event in events])) > least:
            best, least = action, count
    return best and (f"[data-spirit='{best.what}'][data-lit]", f"[data-tree='{tree_of(SUN, best.where)}'][data-lit]")


def captured(match: Match, view: Any, legal: list[Action]) -> Clicks | None:
    """Each side has lost a tree."""
    return () if view.phase == PLAYING and len(view.hand) >= 2 and len(view.captured) >= 2 else None


# Maginor


def circle(match: Match, view: Any, legal: list[Action]) -> Clicks | None:
    """The free phase with cards, a spell, and a rival at the same oracle."""
    own, gone = view.wizards[view.seat], 11 - len(view.in_circle)
    if view.phase != FREE_PHASE or own < 0 or not 2 <= gone <= 5 or len(of_verb(legal, "play")) < 3:
        return None
    taken = [owner for owner in view.slots[own] if owner >= 0]
    return (".symbols .card[data-lit]",) if len(set(taken)) >= 2 and view.spells[view.seat] else None


def placing(match: Match, view: Any, legal: list[Action]) -> Clicks | None:
    """A token may be placed at one of several symbols, next to those of others."""
    if view.phase != PLACING or len(of_verb(legal, "put")) < 2 or not 6 <= len(view.in_circle) < 10:
        return None
    taken = [owner for owner in view.slots[view.oracle] if owner >= 0]
    return () if len(set(taken)) >= 2 and len(taken) >= 4 else None


def duel(match: Match, view: Any, legal: list[Action]) -> Clicks | None:
    return (".elemental[data-lit]",) if view.phase == DUELLING and 5 < len(view.in_circle) < 10 else None


# Macht & Ohnmacht


def settled_regions(view: Any) -> int:
    return sum([owner >= 0 for owner in view.owners])


def take_over(match: Match, view: Any, legal: list[Action]) -> Clicks | None:
    """A region can be taken over, against some defence; the rest of the map is settled too."""
    if view.phase != ACTING or view.seat != 0 or settled_regions(view) < 11 or sum(view.points) < 6:
        return None
    shown: Any = match.game.shown(view)
    for action in of_verb(legal, "take-over"):
        sums = shown.sums[action.where]
        symbol = view.symbols[action.where]
        if action.what == BY_INFLUENCE and sums.defence >= 2 and sum(view.markers[0]) >= 3:
            return (f"[data-marker='{symbol}'][data-lit]", f"[data-region='{action.where}'][data-lit]")
    return None


def auction(match: Match, view: Any, legal: list[Action]) -> Clicks | None:
    is_rich = view.phase == BIDDING and len(legal) >= 4 and settled_regions(view) >= 7
    return ("[data-bid='2'][data-lit]",) if is_rich else None


def snake(match: Match, view: Any, legal: list[Action]) -> Clicks | None:
    return () if view.phase == SNAKE_ASKED and view.declared >= 0 and settled_regions(view) >= 7 else None


SCENES: Final = [
    Scene("havoc-2", "havoc", 2, battle, first=7),
    Scene("havoc-4", "havoc", 4, battle, first=51),
    Scene("havoc-6", "havoc", 6, battle, first=51),
    Scene("havoc-recruiting", "havoc", 4, recruiting, first=5),
    Scene("druidenwalzer", "druidenwalzer", 2, waltz, first=16),
    Scene("druidenwalzer-captured", "druidenwalzer", 2, captured),
    Scene("maginor-2", "maginor", 2, circle, first=121),
    Scene("maginor-4", "maginor", 4, placing),
    Scene("maginor-duel", "maginor", 4, duel),
    Scene("macht", "macht", 2, take_over, first=1),
    Scene("macht-auction", "macht", 2, auction),
    Scene("macht-snake", "macht", 2, snake, first=2),
]


class Staged:
    """A match of our own, shown to the page instead of the one that the server deals."""

    def __init__(self, match: Match, seat: int, seed: int = 1) -> None:
        self.match = match
        self.seat: Final = seat
        self.rivals: Final = RandomBot(seed)
        self.kept: dict[str, Any] = {}
        self.page: WebSocketRoute | None = None
        self.advised: Action | None = None  # what a hint says
        self.about: dict[str, Any] = {}  # what else the table is told to be

    def seat_guest(self, guest: Visitor) -> None:
        """Put the guest at a table with this match on it."""
        guest.page.route_web_socket("**/socket*", self.relay)
        chairs: list[dict[str, str]] = [{"kind": "bot", "level": "squire"} for _ in range(self.match.seats)]
        chairs[self.seat] = {"kind": "you"}
        told = guest.ask(
            "POST", "/api/tables", {"game": self.match.game.key, "seats": self.match.seats, "chairs": chairs}
        )
        guest.sit_at(told["id"])

    def turn_to(self, match: Match) -> None:
        """Show another match of as many seats to the page that sits here already."""
        self.match = match
        self.tell()

    def tell(self) -> None:
        assert self.page is not None
        self.kept = {**self.kept, **self.sight()}
        news = {"kind": "news", "since": -1, "chapters": self.chapters(), "sight": self.kept}
        self.page.send(json.dumps(news))

    def relay(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.page = page

        def hear(text: str | bytes) -> None:
            told = json.loads(text)
            if told["kind"] == "welcome":
                told["sight"].update(self.sight())
                told.update(since=-1, chapters=self.chapters())
                told["table"].update(to_act=self.match.to_act(), standings=told["sight"]["standings"])
                if not self.match.to_act():
                    told["table"]["status"] = "over"
                told["table"].update(self.about)
                self.kept = told["sight"]
                page.send(json.dumps(told))

        def speak(text: str | bytes) -> None:
            said = json.loads(text)
            # What was pointed at a moment ago may be over by now.
            game = self.match.game
            actions = [game.catalogue.actions[number] for number in said.get("actions", [])[:1]]
            if not said.get("undo") and any(action not in self.match.legal(self.seat) for action in actions):
                return
            if said["kind"] == "preview":
                page.send(json.dumps(foretold(game, self.match.view(self.seat), said)))
            elif said["kind"] == "why":
                refused = game.why_not(self.match.view(self.seat), said["action"])
                why = plain(sentence(refused)) if refused else None
                page.send(json.dumps({"kind": "why", "id": said["id"], "action": said["action"], "refused": why}))
            elif said["kind"] == "hint" and self.advised is not None:
                page.send(json.dumps(self.hint(said["id"], self.advised)))
            elif said["kind"] in ("act", "undo"):
                for _ in range(said.get("undo", said["kind"] == "undo")):
                    self.match.undo(self.seat)
                for number in said.get("actions", []):
                    self.match.play(self.seat, game.catalogue.actions[number])
                self.let_rivals_act()
                self.tell()
                page.send(json.dumps({"kind": "done", "id": said["id"]}))

        server.on_message(hear)
        page.on_message(speak)

    def hint(self, id: str, action: Action) -> dict[str, Any]:
        told = plain(choice(self.match.game, self.match.view(self.seat), action))
        return {
            "kind": "hint", "id": id, "choice": told, "action": told["number"], "chance": 0.5, "says": [], "reasons": [],
        }  # fmt: skip

    def let_rivals_act(self) -> None:
        """Rivals answer at random until something is asked of the guest again."""
        match = self.match
        while (owing := match.to_act()) and self.seat not in owing:
            match.play(owing[0], self.rivals.decide(match.view(owing[0]), match.legal(owing[0])))

    def sight(self) -> dict[str, Any]:
        match, game = self.match, self.match.game
        view = match.view(self.seat)
        return {
            "view": plain(view), "shown": plain(shown_fields(game.shown(view))),
            "to_act": match.to_act(), "settled": match.final_entries,
            "legal": [plain(choice(game, view, action)) for action in match.legal(self.seat)],
            "prompt": [plain(sentence(said)) for said in game.tell_prompt(view, match.legal(self.seat))],
            "position": plain(position(game.tell_position(view))),
            "standings": plain(standings(match)), "ending": plain(ending(match)), "can_undo": match.can_undo(self.seat), "can_hint": True,
        }  # fmt: skip

    def chapters(self) -> list[Any]:
        match = self.match
        return [plain(chapter(match.game, part, fresh=False)) for part in match.replay(self.seat)][-40:]


def foretold(game: Game, view: View, said: dict[str, Any]) -> dict[str, Any]:
    """What the server would answer to a page that asks for a preview."""
    actions = said["actions"]
    events, seen = foretell(game, view, actions)
    after = sight_after(game, view, actions, seen) if said["after"] and seen is not None else None
    told = [plain(happening(game, event)) for event in events]
    return {"kind": "preview", "id": said["id"], "events": told, "after": plain(after)}


def ending(match: Match) -> EndingJson | None:
    found = match.ending()
    return found and told_ending(found)


def standings(match: Match) -> Any:
    told = match.standings()
    return told and {
        "places": list(told.places),
        "points": list(told.points),
        "reason": {"id": told.reason, "args": {}},
    }
