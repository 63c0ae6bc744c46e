"""Druidenwalzer at the table: spirit, then tree; what a waltz will bring; jump, withdrawal, the order of fights."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Game
from tafelrunde.core.registry import make_game
from tafelrunde.core.view import View
from tafelrunde.games.druidenwalzer.phases import FIGHTING
from tafelrunde.games.druidenwalzer.view import DruidView
from tafelrunde.server.http.sight import choice
from tafelrunde.server.phrases import sentence
from tests.browser.scenes import foretold, plain
from tests.browser.visitor import Visitor


def sit_down(guest: Visitor, seat: int = 1) -> None:
    """At a table of its own, at this seat, until the set-up is done and the first turn asks."""
    chairs: list[dict[str, str]] = [{"kind": "bot", "level": "squire"}, {"kind": "bot", "level": "squire"}]
    chairs[seat] = {"kind": "you"}
    guest.sit_at(guest.ask("POST", "/api/tables", {"game": "druidenwalzer", "seats": 2, "chairs": chairs})["id"])
    for thing in ["[data-spirit][data-lit]", *["[data-tree][data-lit]"] * 3]:
        guest.page.locator(thing).first.click()
        guest.page.locator(".choices .confirm").click()
        guest.page.wait_for_selector(".choices .confirm", state="detached")
    guest.page.wait_for_selector(".rubric.asked .initial")
    guest.page.wait_for_selector(".actions button")


def choose_kind(guest: Visitor, kind: str) -> None:
    if guest.page.locator(".fold").count():
        guest.page.locator(".fold").click()
    guest.page.locator(f"[data-kind={kind}]").click()


def test_a_whole_match_on_a_phone_by_what_is_lit(visit: Any) -> None:
    guest = visit(lang="hu", width=390, height=844)
    sit_down(guest, seat=0)
    dice = random.Random(5)
    for _ in range(1500):
        if not guest.wait_for_turn():
            break
        assert guest.sideways() <= 0
        guest.click_something(dice)
    assert guest.is_over()
    assert guest.page.locator(".plaque.fallen, .plaque.lost-line").count() >= 2
    expect(guest.page.locator("[data-lit]")).to_have_count(0)


def test_a_waltz_is_spirit_then_tree_and_shows_what_it_brings(visit: Any) -> None:
    guest = visit(width=1440, height=900)
    sit_down(guest)
    page = guest.page
    assert page.locator("[data-tree][data-lit]").count() == 0
    page.locator(".cards [data-lit]").first.click()
    assert page.locator("[data-tree][data-lit]").count() == 4
    assert page.locator(".choices .confirm").count() == 0
    page.locator("[data-tree][data-lit]").nth(2).click()
    page.wait_for_selector(".ghost.laid")
    expect(page.locator(".fights li")).to_have_count(3)
    assert page.locator(".fights .rests").count() <= 1
    page.keyboard.press("u")
    page.wait_for_selector(".choices .confirm", state="detached")
    page.locator("[data-tree][data-lit]").nth(2).click()
    page.get_by_role("button", name="Dance", exact=True).click()
    expect(page.locator("[data-spirit]")).to_have_count(2)


def test_jump_and_withdrawal_are_chosen_where_things_lie(visit: Any) -> None:
    guest = visit(lang="de", width=390, height=844, dark=True)
    sit_down(guest, seat=0)
    page = guest.page
    choose_kind(guest, "jump")
    assert page.locator("[data-druid][data-lit]").count() == 3
    page.locator("[data-druid][data-lit]").first.click()
    page.wait_for_selector(".druid.ghost")
    choose_kind(guest, "withdraw")
    page.wait_for_selector(".druid.ghost", state="detached")
    assert page.locator("[data-pile][data-lit]").count() == 4
    assert page.locator(".cards [data-lit]").count() == 3
    page.locator("[data-pile][data-lit]").first.click(position={"x": 20, "y": 6})
    page.get_by_role("button", name="Zurückziehen").click()
    expect(page.locator("button.count").first).not_to_have_text("1")
    assert guest.sideways() <= 0


def test_a_turn_by_keyboard_alone(visit: Any) -> None:
    guest = visit()
    sit_down(guest)
    page = guest.page
    page.locator(".cards [data-lit]").nth(1).focus()
    page.keyboard.press("Enter")
    page.locator("[data-tree][data-lit]").nth(1).focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.hasAttribute('data-tree')")
    page.keyboard.press(" ")
    page.wait_for_selector(".ghost.laid")
    page.locator(".choices .confirm").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".ghost.laid", state="detached")


def test_piles_boards_and_decks_can_be_looked_through(visit: Any) -> None:
    guest = visit(lang="hu", width=360, height=740)
    sit_down(guest)
    for at in (0, 4):
        guest.page.locator("button.count").nth(at).click()
        guest.page.locator("dialog[open] .card").first.wait_for()
        guest.page.keyboard.press("Escape")
        guest.page.wait_for_selector("dialog[open]", state="detached")
    guest.page.locator(".deck button").first.click()
    guest.page.locator("dialog[open] .card").first.wait_for()


def test_the_decks_stand_side_by_side_on_a_small_phone(visit: Any) -> None:
    for lang in ("de", "hu", "en"):
        guest = visit(lang=lang, width=360, height=780)
        sit_down(guest)
        one, other = [deck.bounding_box() for deck in guest.page.locator(".deck .text").all()]
        assert one and other
        assert one["x"] + one["width"] <= other["x"], lang


def test_the_order_of_fights_is_chosen_by_the_druids(visit: Any) -> None:
    guest = visit(width=1440, height=900)
    game, view = fights_to_come()
    played = show(guest, game, view)
    chairs = [{"kind": "bot", "level": "squire"}, {"kind": "bot", "level": "squire"}]
    chairs[view.seat] = {"kind": "you"}
    guest.sit_at(guest.ask("POST", "/api/tables", {"game": "druidenwalzer", "seats": 2, "chairs": chairs})["id"])
    asked = len(view.pending)
    guest.page.wait_for_selector("[data-druid][data-lit]")
    assert guest.page.locator("[data-druid][data-lit]").count() == asked
    assert guest.page.locator(".fights [data-lit]").count() == asked
    guest.page.locator("[data-druid][data-lit]").first.click()
    guest.page.wait_for_selector(".fights :is(.won, .lost, .drawn)")
    guest.page.get_by_role("button", name="Fight", exact=True).click()
    guest.page.wait_for_selector(".rubric[aria-busy='true']")
    assert [game.catalogue.actions[number].verb for number in played] == ["fight"]


def fights_to_come() -> tuple[Game, DruidView]:
    """A position in which the order of fights is asked for, from a random match."""
    game = make_game("druidenwalzer", {})
    for seed in range(500):
        dealer = FastDealer(seed)
        state = game.new(2, dealer)
        while seats := state.to_act():
            view = state.view(seats[0])
            if view.phase == FIGHTING:
                assert isinstance(view, DruidView)
                return game, view
            legal = list(state.legal(seats[0]))
            state.apply(seats[0], legal[dealer.pick(len(legal))], dealer)
    raise AssertionError("No random match asked for the order of fights.")


def show(guest: Visitor, game: Game, view: View) -> list[int]:
    """Let the page see this position at whatever table it sits; what it plays is kept in the list."""
    state = game.imagine(view, FastDealer(1))
    sight = {
        "view": plain(view), "shown": plain(game.shown(view)), "to_act": [view.seat],
        "legal": [plain(choice(game, view, game.catalogue.actions[number])) for number in state.legal(view.seat)],
        "prompt": [plain(sentence(said)) for said in game.tell_prompt(view, game.legal_actions(state, view.seat))],
    }  # fmt: skip
    played: list[int] = []

    def relay(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def hear(text: str | bytes) -> None:
            told = json.loads(text)
            if told.get("sight"):
                told["sight"].update(sight)
            page.send(json.dumps(told))

        def speak(text: str | bytes) -> None:
            said = json.loads(text)
            if said["kind"] == "preview":
                page.send(json.dumps(foretold(game, view, said)))
            elif said["kind"] == "act":
                played.extend(said["actions"])
            else:
                server.send(text)

        server.on_message(hear)
        page.on_message(speak)

    guest.page.route_web_socket("**/socket*", relay)
    return played
