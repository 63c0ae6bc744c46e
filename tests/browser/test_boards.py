"""The four boards: whatever is legal can be reached by clicking what is lit; what lies in the hand can be dragged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import ScriptedDealer
from tafelrunde.core.match import Match
from tafelrunde.core.registry import games, make_game
from tests.browser.scenes import SCENES, Staged, found
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def staged(guest: Visitor, name: str) -> tuple[Staged, tuple[str, ...]]:
    """The guest at a table with this scene on it; what its picture would click."""
    match, seat, clicks = found(next(scene for scene in SCENES if scene.name == name))
    table = Staged(match, seat)
    guest.go("/", ".games")
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


def test_a_drag_that_ends_nowhere_plays_nothing(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    table, (card,) = staged(guest, "havoc-4")
    guest.page.wait_for_selector(card)
    before = len(table.match.entries)
    drag(guest, card, ".bar h1")
    guest.page.wait_for_timeout(200)
    assert len(table.match.entries) == before
    assert guest.page.locator(card).count() == 1


@pytest.mark.parametrize("scene", [scene.name for scene in SCENES])
def test_a_board_is_whole_on_a_small_phone(visit: Visit, scene: str) -> None:
    """Nothing runs over the edge, and nothing that may be chosen is too small to be hit."""
    guest = visit(width=360, height=740, lang="de")
    _, clicks = staged(guest, scene)
    for click in clicks:
        guest.page.wait_for_selector(click)
        guest.click_visible_part(guest.page.locator(click).first)
    guest.page.wait_for_timeout(150)
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
        const reached = [[21, 0], [-21, 0], [0, 21], [0, -21]].filter(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.closest("[data-lit]") === thing);
        if (reached.length < (isAlone ? 4 : 1)) small.push(`${thing.dataset.choice ?? thing.className}: ${reached.length} of 4`);
    }
    return small;
}"""
"""What a thumb would miss: a thing whose 44 pixels are not its own, though nothing else to be chosen is as near. A region answers with its whole area."""


@pytest.mark.parametrize("scene", [scene.name for scene in SCENES if scene.game in ("maginor", "macht")])
def test_a_thumb_finds_whatever_may_be_chosen(visit: Visit, scene: str) -> None:
    guest = visit(width=360, height=740, touch=True)
    staged(guest, scene)
    guest.page.locator("[data-lit]").first.wait_for()
    assert guest.page.evaluate(COARSE) == []


# Every kind of choice

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
CHAIRS = {"havoc": [(3, 1), (6, 0)], "druidenwalzer": [(2, 0)], "maginor": [(4, 2), (4, 0)], "macht": [(2, 0)]}
"""Tables of so many, and a seat there: in the golden transcripts these seats are offered everything that there is."""


def prefix(record: Match, entries: int) -> Match:
    """A match up to an entry of its record. What chance brings after it is the first of all it can bring."""
    picks = [pick.pick for pick in [*record.deal, *[pick for entry in record.entries[:entries] for pick in entry.picks]]]
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
        match = prefix(record, 0)
        for number, entry in enumerate(record.entries):
            if not wanted:
                return
            for action in match.legal(seat) if seat in match.to_act() else []:
                if action.verb in wanted:
                    wanted.discard(action.verb)
                    yield prefix(record, number), action
            match.play(entry.seat, entry.action)


def choose(guest: Visitor, notation: str, halves: int = 2) -> bool:
    """Click this choice, or first what makes a half of it, such as a marker or a spirit; whether it was found."""
    choice = guest.page.locator(f'[data-choice="{notation}"]:visible')
    if choice.count():
        guest.click_visible_part(choice.first)
        return True
    steps = guest.page.locator("[data-lit]:not([data-choice]):visible, .actions button:visible")
    for at in range(steps.count() if halves else 0):
        if at < steps.count():
            guest.click_visible_part(steps.nth(at))
            if choose(guest, notation, halves - 1):
                return True
    return False


@pytest.mark.parametrize("game", list(games()))
def test_every_kind_of_choice_can_be_reached(visit: Visit, game: str) -> None:
    """Every verb of the game, in a position of the golden transcripts: clicking what is lit plays just that choice."""
    wanted = set(make_game(game, {}).catalogue.verbs)
    for seats, seat in CHAIRS[game]:
        guest, table = visit(width=1440, height=900), None
        for match, action in offers(game, seats, seat, wanted):
            if table is None:
                guest.go("/", ".games")
                table = Alone(match, seat)
                table.seat_guest(guest)
            table.turn_to(match)
            notation, before = match.game.action_name(action), len(match.entries)
            guest.page.wait_for_function("count => document.querySelector('.rubric.asked') !== null", arg=0)
            guest.page.wait_for_timeout(60)
            assert choose(guest, notation), f"Nothing on the board leads to '{notation}'."
            if len(match.entries) == before:
                guest.page.locator(f'.choices .confirm[data-choice="{notation}"]').or_(guest.page.locator(".choices .confirm")).first.click()
            guest.page.wait_for_timeout(60)
            assert [entry.action for entry in match.entries[before:]] == [action], notation
    assert not wanted, f"No transcript offers {wanted} to these seats."


class Alone(Staged):
    """Nobody answers: what the guest did stands there."""

    def let_rivals_act(self) -> None:
        pass
