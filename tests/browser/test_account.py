"""One's account: signing up and in, passwords, letters, devices and tokens, by mouse and by keyboard."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import tafelrunde
from tests.browser.house import running_house
from tests.browser.visitor import Visitor
from tests.server.post import PostOffice, post_office, text_of

EMAIL = "anita@tafel.example"
OLD, NEW = "correct horse", "battery staple"


@pytest.fixture(scope="module")
def posted(
    chromium: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[PostOffice, str]]:  # fmt: skip
    """A house that sends letters, and where they arrive."""
    if not (Path(tafelrunde.__file__).parent / "web" / "index.html").is_file():
        pytest.skip("The browser client is not built. Build it with: make web")
    with (
        post_office() as (office, settings),
        running_house(tmp_path_factory.mktemp("posted"), **settings) as address,
    ):
        yield office, address


class Household:
    """Visitors of a house that sends letters; what they complain about fails the test, unless it was refused."""

    def __init__(self, browser: Browser, office: PostOffice, house: str) -> None:
        self.browser, self.office, self.house = browser, office, house
        self.visitors: list[Visitor] = []

    def visitor(self, **about: object) -> Visitor:
        self.visitors.append(Visitor(self.browser, self.house, **about))  # type: ignore[arg-type]
        return self.visitors[-1]

    def member(self, name: str, **about: object) -> Visitor:
        """Somebody who signs up by hand."""
        guest = self.visitor(**about)
        guest.go("/account", "#login")
        guest.page.fill("#login", name)
        guest.page.fill("#password", OLD)
        guest.page.keyboard.press("Enter")
        guest.page.wait_for_selector("#old")
        return guest

    def sign_in(self, name: str, password: str = OLD, **about: object) -> Visitor:
        guest = self.visitor(**about)
        guest.go("/sign-in", "#login")
        guest.page.fill("#login", name)
        guest.page.fill("#password", password)
        guest.page.keyboard.press("Enter")
        return guest

    def letter(self, number: int) -> EmailMessage:
        for _ in range(1200):
            if len(self.office.kept) >= number:
                return self.office.kept[number - 1][1]
            time.sleep(0.05)
        raise AssertionError(f"Only {len(self.office.kept)} letters came.")


@pytest.fixture
def household(browser: Browser, posted: tuple[PostOffice, str]) -> Iterator[Household]:
    house = Household(browser, *posted)
    yield house
    for visitor in house.visitors:
        visitor.leave()
    complaints = [said for visitor in house.visitors for said in visitor.complaints if "status of 4" not in said]
    assert not complaints, complaints


def notice(page: Page, text: str) -> None:
    expect(page.locator(".notice")).to_contain_text(text)


def link_in(letter: EmailMessage, page: str) -> str:
    found = re.search(rf"/{page}[#?]\S+", text_of(letter))
    assert found is not None
    return found[0]


def test_a_password_is_changed_and_other_devices_are_out(household: Household) -> None:
    anita = household.member("Anita")
    phone = household.sign_in("Anita", width=390, height=844)
    phone.page.wait_for_selector(".games")
    table = phone.set_table("havoc")
    phone.sit_at(table)
    page = anita.page
    page.fill("#old", "wrong horse")
    page.fill("#new", NEW)
    page.get_by_role("button", name="Change password").click()
    notice(page, "This is not your password.")
    page.fill("#old", OLD)
    page.keyboard.press("Enter")
    notice(page, "All other devices are signed out.")
    expect(page.locator(".sessions li")).to_have_count(1)
    expect(phone.page.get_by_role("heading", level=1)).to_have_attribute(
        "aria-label", "You are no longer signed in here."
    )
    phone.page.get_by_role("link", name="Sign in").click()
    phone.page.fill("#login", "Anita")
    phone.page.fill("#password", OLD)
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_role("alert")).to_have_text("Wrong name or password.")
    phone.page.fill("#password", NEW)
    phone.page.keyboard.press("Enter")
    phone.page.wait_for_selector(".games")
    phone.sit_at(table)


def test_a_table_stays_open_when_its_own_browser_renews_the_cookie(household: Household) -> None:
    berta = household.member("Berta")
    table = berta.set_table("havoc")
    second = berta.context.new_page()
    second.goto(f"{household.house}/t/{table}")
    second.wait_for_selector(".rubric")
    page = berta.page
    page.fill("#old", OLD)
    page.fill("#new", NEW)
    page.keyboard.press("Enter")
    notice(page, "All other devices are signed out.")
    second.wait_for_timeout(2500)
    expect(second.locator(".banner")).to_have_count(0)
    assert second.locator(".rubric").is_visible()


def test_a_session_is_ended_from_the_list(household: Household) -> None:
    cecil = household.member("Cecil")
    desk = household.sign_in("Cecil")
    desk.page.wait_for_selector(".games")
    page = cecil.page
    page.reload()
    expect(page.locator(".sessions li")).to_have_count(2)
    expect(page.locator(".sessions li").first).to_contain_text("this device")
    expect(page.locator(".sessions li").last).to_contain_text("Chrome on Linux")
    page.get_by_role("button", name="End: Chrome on Linux").focus()
    page.keyboard.press("Enter")
    notice(page, "That device is signed out.")
    expect(page.locator(".sessions li")).to_have_count(1)
    desk.page.get_by_role("button", name=re.compile("^Play now")).first.click()
    notice(desk.page, "You are no longer signed in here.")
    page.get_by_role("button", name="Sign out here").click()
    notice(page, "You are signed out.")
    expect(page.locator("#login")).to_be_visible()


def test_an_address_is_confirmed_and_a_forgotten_password_reset_by_letter(household: Household) -> None:
    before = len(household.office.kept)
    dora = household.member("Dora")
    page = dora.page
    page.fill("#email", EMAIL)
    page.fill("#email-password", OLD)
    page.keyboard.press("Enter")
    notice(page, "A letter is on its way.")
    expect(page.get_by_text("Not confirmed yet.")).to_be_visible()
    elsewhere = household.visitor(lang="de", width=390, height=844)
    elsewhere.go(link_in(household.letter(before + 1), "confirm"), ".account")
    elsewhere.page.get_by_role("button", name="Meine Adresse bestätigen").click()
    expect(elsewhere.page.get_by_role("status").filter(has_text=EMAIL)).to_be_visible()
    page.reload()
    expect(page.get_by_text("confirmed", exact=True)).to_be_visible()

    elsewhere.go("/sign-in", "#login")
    elsewhere.page.get_by_role("button", name="E-Mail mit einem Link bekommen").click()
    expect(elsewhere.page.locator("#email")).to_be_focused()
    elsewhere.page.keyboard.type(EMAIL)
    elsewhere.page.keyboard.press("Enter")
    expect(elsewhere.page.get_by_text("ist eine E-Mail unterwegs")).to_be_visible()
    link = link_in(household.letter(before + 2), "reset")
    elsewhere.go(link, "#new")
    elsewhere.page.fill("#new", NEW)
    elsewhere.page.keyboard.press("Enter")
    elsewhere.page.wait_for_selector("#old")
    elsewhere.page.wait_for_url(re.compile("/account$"))  # the key is gone from the address
    assert elsewhere.ask("GET", "/api/me")["name"] == "Dora"
    page.reload()
    expect(page.locator("#login")).to_be_visible()
    again = household.visitor()
    again.go(link, "#new")
    again.page.fill("#new", "another one")
    again.page.keyboard.press("Enter")
    expect(again.page.get_by_role("alert")).to_contain_text("no longer valid")

    letters = household.visitor(lang="hu")
    letters.go(link_in(household.letter(before + 1), "letters"), ".account")
    letters.page.get_by_role("button", name="Nem kérek több levelet").click()
    expect(letters.page.get_by_text("Nem jön több levél.")).to_be_visible()
    assert elsewhere.ask("GET", "/api/me")["mail_turns"] is False


def test_the_page_shows_the_name_of_the_account_that_was_just_made(household: Household) -> None:
    guest = household.visitor()
    guest.go("/account", "#login")
    page = guest.page
    page.fill("#name", "Emma")
    page.keyboard.press("Enter")
    notice(page, "Saved.")
    expect(page.locator("#login")).to_have_value("Emma")
    page.fill("#login", "Emma Bovary")
    page.fill("#password", OLD)
    page.keyboard.press("Enter")
    page.wait_for_selector("#old")
    expect(page.locator("#name")).to_have_value("Emma Bovary")


def test_whoever_wants_to_be_forgotten_is_a_new_guest_and_is_told_so(household: Household) -> None:
    member = household.member("Frieda", lang="de")
    before = member.ask("GET", "/api/me")["id"]
    member.go("/settings", ".page")
    member.page.get_by_role("button", name="Vergiss mich").click()
    member.page.get_by_role("button", name="Wirklich vergessen").click()
    notice(member.page, "Deine Daten sind gelöscht")
    assert member.ask("GET", "/api/me")["id"] != before


def test_a_token_is_made_and_ended(household: Household) -> None:
    guest = household.visitor()
    guest.go("/account", "summary")
    page = guest.page
    page.get_by_text("New token").click()
    page.fill("#token-name", "My bot")
    page.get_by_role("button", name="only look").click()
    page.get_by_role("button", name="30 days").click()
    page.get_by_role("button", name="Make the token").click()
    secret = page.get_by_label("Your token “My bot”")
    expect(secret).to_have_value(re.compile("^tafel_"))
    expect(page.locator(".tokens li")).to_contain_text("only look")
    page.get_by_role("button", name="End: My bot").click()
    notice(page, "The token is no longer valid.")
    expect(page.locator(".tokens li")).to_have_count(0)
    expect(secret).to_have_count(0)


def test_a_guest_is_ended_for_good(household: Household) -> None:
    guest = household.visitor()
    guest.go("/account", "#login")
    before = guest.ask("GET", "/api/me")["id"]
    guest.page.get_by_role("button", name="End this guest").click()
    guest.page.get_by_role("button", name="End it for good").click()
    notice(guest.page, "You are signed out.")
    assert guest.ask("GET", "/api/me")["id"] != before


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("de", True), ("hu", False)])
def test_the_page_of_an_account_has_no_fault_and_fits_a_phone(household: Household, lang: str, dark: bool) -> None:
    member = household.visitor(lang=lang, dark=dark, width=360, height=780)
    member.go("/account", "#login")
    credentials = {"name": f"Emma {lang}", "password": OLD}
    member.ask("POST", "/api/me/account", credentials)
    member.ask("PATCH", "/api/me", {"email": f"a-rather-long-address-of-{lang}@tafel.example", "password": OLD})
    member.ask("POST", "/api/tokens", {"name": "A program with a rather long name", "scope": "read"})
    member.go("/account", ".tokens li")
    member.page.locator("summary").click()
    assert member.faults() == [] and member.sideways() <= 0
    for path in ("/sign-in", "/reset#x", "/confirm#x", "/letters?key=x"):
        member.go(path, ".account h1")
        assert member.faults() == [] and member.sideways() <= 0, path
