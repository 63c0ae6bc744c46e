"""The four boards: whatever is legal can be reached by clicking what is lit; what is in the hand can be dragged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer, ScriptedDealer
from tafelrunde.core.match import Match
from tafelrunde.core.registry import games, make_game
from tafelrunde.games.maginor.components import WAND
from tests.browser.scenes import SCENES, Scene, Staged, found
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def staged(guest: Visitor, name: str) -> tuple[Staged, tuple[str, ...]]:
    """The guest at a table with this scene on it; what its picture would click."""
    match, seat, clicks = found(next(scene for scene in SCENES if scene.name == name))
    table = Staged(match, seat)
    table.seat_guest(guest)
    return table, clicks


def drag(guest: Visitor, thing: str, goal: str) -> None:
    """With the mouse from the middle of one thing to that of another, which may be lit only on the way."""
    page = guest.page
    start = page.locator(thing).first.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + min(14, start["width"] / 2), start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] - 40, steps=4)
    end = page.locator(goal).first.bounding_box()
    assert end is not None
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_a_card_is_dragged_into_the_camp(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    _, (card,) = staged(guest, "havoc-4")
    guest.page.wait_for_selector(card)
    before = guest.page.locator(".camp.own .card").count()
    drag(guest, card, ".camp.own")
    guest.page.wait_for_selector(card.replace("[data-lit]", "[data-chosen]"))
    assert guest.page.locator(".camp.own .card").count() == before + 1


def test_a_double_click_selects_no_words(visit: Visit) -> None:
    """A card has none, so it would be the next ones on the page."""
    guest = visit(width=1440, height=900)
    _, (card,) = staged(guest, "havoc-4")
    guest.page.wait_for_selector(card)
    for thing in (card, ".camp .card", ".camp.own"):
        guest.page.locator(thing).first.dblclick()
        assert guest.page.evaluate("String(getSelection())") == ""


def test_a_spirit_is_dragged_to_a_tree(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    _, (spirit, tree) = staged(guest, "druidenwalzer")
    guest.page.wait_for_selector(spirit)
    drag(guest, spirit, tree.replace("[data-lit]", ""))
    guest.page.wait_for_selector(tree.replace("[data-lit]", "[data-chosen]"))
    guest.page.wait_for_selector(".ghost.laid")


def test_a_marker_is_dragged_to_a_region(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    _, (marker, region) = staged(guest, "macht")
    guest.page.wait_for_selector(marker)
    drag(guest, marker, region.replace("[data-lit]", ""))
    guest.page.wait_for_selector(region.replace("[data-lit]", "[data-chosen]"))
    guest.page.locator(".callout.certain").wait_for()


def after(match: Match, view: Any, action: Action) -> list[Action]:
    """What the seat may choose after an action that chance has no say in."""
    state = match.game.imagine(view, FastDealer(1))
    state.apply(view.seat, match.game.catalogue.number(action), FastDealer(1))
    return match.game.legal_actions(state, view.seat)


def playable(match: Match, view: Any, legal: list[Action]) -> tuple[str, ...] | None:
    """A symbol card that leads to a free slot, a wand, and an oracle to go to."""
    moves = [action.what for action in legal if action.verb == "move"]
    cards = [action for action in legal if action.verb == "play" and action.what != WAND]
    if not moves or len(cards) == len([action for action in legal if action.verb == "play"]):
        return None
    for card in cards:
        if slots := [action.what for action in after(match, view, card) if action.verb == "put"]:
            return (
                f"[data-symbol='{card.what}'][data-lit]",
                f".lens [data-slot='{slots[-1]}']",
                f"[data-oracle='{moves[0]}']",
            )
    return None


def test_what_is_played_in_maginor_is_dragged_to_where_it_works(visit: Visit) -> None:
    """The wizard to an oracle, a symbol card to a slot of the lens, a wand to an oracle; and nowhere, which plays nothing."""
    match, seat, (card, slot, oracle) = found(Scene("maginor-hand", "maginor", 2, playable))
    guest, wand = visit(width=1440, height=900), ".wands .card[data-lit]"
    table = Staged(match, seat)
    table.seat_guest(guest)
    guest.page.wait_for_selector(card)
    before = len(match.entries)
    drag(guest, card, ".bar h1")
    drag(guest, ".carried", ".bar h1")
    guest.wait_for_answer()  # to what should not have been said
    assert len(match.entries) == before
    drag(guest, card, slot)
    guest.page.wait_for_selector(f"{slot}[data-chosen]")
    guest.wait_for_answer()
    assert [entry.action.verb for entry in match.entries[before:]] == ["play"]
    for _ in range(2):  # the slot, then the card
        guest.page.get_by_role("button", name="Undo").click()
    guest.page.wait_for_selector(card)
    drag(guest, wand, oracle)
    guest.page.wait_for_selector(f"{oracle}[data-choice^='aim'][data-chosen]")
    guest.wait_for_answer()
    assert [(entry.action.verb, entry.action.what) for entry in match.entries[before:]] == [("play", WAND)]
    for _ in range(2):
        guest.page.get_by_role("button", name="Undo").click()
    guest.page.wait_for_selector(card)
    drag(guest, ".carried", oracle)
    guest.page.wait_for_selector(f"{oracle}[data-choice^='move'][data-chosen]")
    assert len(match.entries) == before


def test_a_drag_that_ends_nowhere_plays_nothing(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    table, (card,) = staged(guest, "havoc-4")
    guest.page.wait_for_selector(card)
    before = len(table.match.entries)
    drag(guest, card, ".bar h1")
    guest.wait_for_answer()
    assert len(table.match.entries) == before
    assert guest.page.locator(card).count() == 1


def test_after_a_finger_that_dropped_a_card_nowhere_the_next_tap_counts(visit: Visit) -> None:
    """Letting go of what was dragged is followed by a click of the mouse, but not by one of a finger."""
    guest = visit(width=390, height=844, touch=True)
    _, (card,) = staged(guest, "havoc-4")
    guest.page.wait_for_selector(card)
    box = guest.page.locator(card).first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + 14, "y": box["y"] + 20}
    finger = guest.context.new_cdp_session(guest.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    for part in (0.2, 0.4, 0.6, 0.8, 1):
        there = {"x": at["x"], "y": at["y"] + part * (20 - at["y"])}  # up to the bar
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [there]})
        guest.page.wait_for_timeout(60)
    guest.page.wait_for_timeout(400)  # a finger that is thrown has no tap for a while
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    guest.page.wait_for_timeout(500)
    assert guest.page.locator(card).count() == 1
    guest.page.touchscreen.tap(at["x"], at["y"])
    guest.page.wait_for_selector(card.replace("[data-lit]", "[data-chosen]"), timeout=5000)


@pytest.mark.parametrize("scene", [scene.name for scene in SCENES])
def test_a_board_is_whole_on_a_small_phone(visit: Visit, scene: str) -> None:
    """Nothing runs over the edge, and nothing that may be chosen is too small to hit."""
    guest = visit(width=360, height=740, lang="de")
    _, clicks = staged(guest, scene)
    for click in clicks:
        guest.page.wait_for_selector(click)
        guest.click_visible_part(guest.page.locator(click).first)
        guest.wait_for_answer()
    guest.settle()
    assert guest.sideways() <= 0
    sizes = guest.page.locator("[data-lit]:visible").evaluate_all(
        "things => things.map((thing) => { const box = thing.getBoundingClientRect(); return Math.min(box.width, box.height); })"
    )
    assert all(size >= 24 for size in sizes), sizes


COARSE = """() => {
    const middle = (thing) => { const box = thing.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
    const lit = [...document.querySelectorAll("[data-lit]:not([data-region])")].filter((thing) => thing.getClientRects().length);
    const small = [];
    for (const thing of lit) {
        thing.scrollIntoView({ block: "nearest", inline: "nearest" });
        const [x, y] = middle(thing);
        const isAlone = lit.every((other) => other === thing || Math.hypot(middle(other)[0] - x, middle(other)[1] - y) > 44);
        const hit = [[21, 0], [-21, 0], [0, 21], [0, -21]].map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.closest("[data-lit]"));
        const own = hit.filter((one) => one === thing).length;
        if (isAlone ? own < 3 || hit.some((one) => !one) : own < 1) small.push(`${thing.dataset.choice ?? thing.className} at ${x} ${y}: ${own} of 4`);
    }
    return small;
}"""
"""What a thumb would miss: a thing whose 44 pixels are not its own, except for a neighbour's sign, though nothing else that can be chosen is as near. A region answers with its whole area."""


@pytest.mark.parametrize("scene", [scene.name for scene in SCENES if scene.game in ("maginor", "macht")])
def test_a_thumb_finds_whatever_may_be_chosen(visit: Visit, scene: str) -> None:
    guest = visit(width=360, height=740, touch=True)
    staged(guest, scene)
    assert guest.wait_for_turn()
    assert guest.page.evaluate(COARSE) == []


# Every kind of choice

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
CHAIRS = {"havoc": [(3, 1), (6, 0)], "druidenwalzer": [(2, 0)], "maginor": [(4, 2), (4, 0)], "macht": [(2, 0)]}
"""Tables of this many, and a seat there: in the golden transcripts these seats are offered everything there is."""


ANSWERED = ".rubric:not([aria-busy='true'])"
HALVES = ("[data-spirit], [data-marker]", "[data-kind], .kind", "[data-lit]:not([data-choice])")
"""What makes half a choice: a marker, a spirit, a kind of action."""


def prefix(record: Match, entries: int, known: int | None = None) -> Match:
    """A match up to an entry of its record; after the known picks, chance always picks the first outcome."""
    told = record.entries[: entries if known is None else known]
    picks = [pick.pick for pick in [*record.deal, *[pick for entry in told for pick in entry.picks]]]
    dealer = ScriptedDealer([*picks, *[0] * 1000])
    match = Match(record.game, record.seats, dealer, record.commitment, None, record.names)
    for entry in record.entries[:entries]:
        match.play(entry.seat, entry.action)
    return match


def offers(game: str, seats: int, seat: int, wanted: set[str]) -> Iterator[tuple[Match, Action]]:
    """For each of these verbs the first position of the transcripts in which the seat may choose it, and a choice."""
    for path in sorted((TRANSCRIPTS / game).glob("*.tafel")):
        record = Match.load(path.read_text(encoding="utf-8"))
        if record.seats != seats:
            continue
        match = prefix(record, 0, len(record.entries))
        for number, entry in enumerate(record.entries):
            if not wanted:
                return
            for action in match.legal(seat) if seat in match.to_act() else []:
                if action.verb in wanted:
                    wanted.discard(action.verb)
                    yield prefix(record, number), action
            match.play(entry.seat, entry.action)


def choose(guest: Visitor, notation: str, halves: int) -> bool:
    """Click this choice, or first what makes up half of it, such as a marker or a spirit; whether it was found."""
    choice = guest.page.locator(f'[data-choice="{notation}"]:visible')
    if choice.count():
        guest.click_visible_part(choice.first)
        return True
    for half in HALVES if halves else ():
        for step in guest.page.locator(f":is({half})[data-lit]:visible").element_handles():
            step.click()
            if choose(guest, notation, halves - 1):
                return True
    return False


@pytest.mark.parametrize("game", list(games()))
def test_every_kind_of_choice_can_be_reached(visit: Visit, game: str) -> None:
    """Every verb of the game, in a position of the golden transcripts: clicking what is lit plays just that choice."""
    wanted = set(make_game(game, {}).catalogue.verbs)
    for seats, seat in CHAIRS[game]:
        guest, table = visit(width=1440, height=900), None
        guest.page.clock.install()
        for match, action in offers(game, seats, seat, wanted):
            if table is None:
                table = Alone(match, seat)
                table.seat_guest(guest)
            table.turn_to(match)
            notation, before = match.game.action_name(action), len(match.entries)
            guest.page.clock.run_for(420)  # until a hand has seen what is there now
            assert choose(guest, notation, 1) or choose(guest, notation, 2), (
                f"Nothing on the board leads to '{notation}'."
            )
            guest.page.wait_for_selector(ANSWERED)
            if action.verb == "lay":  # cards are gathered, and laid when that is confirmed
                assert len(match.entries) == before
                guest.page.wait_for_selector(f".fan [data-card='{action.what}'][data-chosen]")
                guest.page.keyboard.press("Escape")
                continue
            if len(match.entries) == before:
                guest.page.locator(".choices .confirm").click()
                guest.page.wait_for_selector(ANSWERED)
            assert [entry.action for entry in match.entries[before:]] == [action], notation
    assert not wanted, f"No transcript offers {wanted} to these seats."


class Alone(Staged):
    """Nobody answers: what the guest did stays in view."""

    def let_rivals_act(self) -> None:
        pass
