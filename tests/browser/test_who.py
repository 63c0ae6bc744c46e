"""Who is who: accounts, guests and onlookers at the table and in the chat; somebody who is forgotten; one's own data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import ALONE, Visitor

NAME = "Rosalinde"


def said(guest: Visitor) -> list[str]:
    """The lines of the chat as a screen reader has them."""
    return guest.page.locator(".chat .lines p").evaluate_all(  # type: ignore[no-any-return]
        "all => all.map(one => [one.querySelector('.mark').getAttribute('aria-label'), one.innerText.trim()].join(': '))"
    )


def talk(guest: Visitor, text: str) -> None:
    guest.page.locator("#chat-text").fill(text)
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_function("said => document.querySelector('.chat .lines')?.innerText.includes(said)", arg=text)


@pytest.mark.parametrize(
    ("lang", "account", "guest", "onlooker", "nameless"),
    [
        ("en", "with an account", "guest", "spectator", "a guest"),
        ("de", "mit Konto", "Gast", "schaut zu", "ein Gast"),
        ("hu", "fiókkal", "vendég", "néző", "egy vendég"),
    ],
)
def test_the_table_tells_accounts_guests_and_onlookers_apart(  # type: ignore[no-untyped-def]
    visit, lang: str, account: str, guest: str, onlooker: str, nameless: str
) -> None:
    host, rival, looker = visit(lang=lang, width=1440, height=900), visit(), visit()
    for one in (host, rival, looker):
        one.go("/", ".games")
    name = f"{NAME} {lang}"
    rival.ask("POST", "/api/me/account", {"name": name, "password": "correct horse"})
    chairs = [{"kind": "you"}, {"kind": "open"}]
    table = host.ask("POST", "/api/tables", {"game": "druidenwalzer", "chairs": chairs, "public": True})["id"]
    host.sit_at(table)
    assert host.page.locator(".waiting .mark").get_attribute("aria-label") == guest
    rival.ask("POST", f"/api/tables/{table}/sit", {})
    host.page.wait_for_selector(".rubric")
    for label in (guest, account):  # who somebody is may come a moment after the match
        expect(host.page.locator(f".seats .mark[aria-label='{label}']")).to_have_count(1)
    expect(host.page.locator(".seats .mark")).to_have_count(2)
    for one in (rival, looker):
        one.go(f"/t/{table}?look=1", ".rubric")
    for one in (host, rival, looker):
        one.page.locator("[role=tab]:has(use[href='#ui-chat'])").click()
    talk(rival, "I play")
    talk(looker, "I look on")
    host.page.wait_for_function("() => document.querySelectorAll('.chat .lines p').length === 2")
    assert [line.split(": ")[0] for line in said(host)] == [account, f"{onlooker}, {guest}"]
    assert host.faults() == []

    rival.page.request.delete(rival.house + "/api/me", headers={"Origin": rival.house, **ALONE})
    host.page.wait_for_function("name => !document.body.innerText.includes(name)", arg=name)
    assert said(host)[0] == f"{guest}: {nameless} I play"
    expect(host.page.locator(".seats").get_by_text(nameless, exact=True)).to_have_count(1)


def test_all_of_ones_data_is_one_file(visit, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    guest = visit(width=390, height=844)
    guest.go("/", ".games")
    guest.ask("PATCH", "/api/me", {"name": "Anita"})
    table = guest.set_table("havoc")
    guest.go("/settings", "h1")
    assert guest.sideways() <= 0 and guest.faults() == []
    with guest.page.expect_download() as waiting:
        guest.page.get_by_role("button", name="Download").click()
    waiting.value.save_as(tmp_path / "mine.json")
    mine = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert mine["me"]["name"] == "Anita" and [own["table"]["id"] for own in mine["tables"]] == [table]
