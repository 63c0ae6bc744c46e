"""The review of a finished table, in a house whose reviews think little: lines, turning points, moments, luck, trying
again; and a record that somebody brings along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.browser.house import running_house
from tests.browser.playing import play_out
from tests.browser.visitor import ALONE, Visitor

OPEN = ".panel [data-moment]"
WHOLE = ".progress .hidden"
PARTS = "section[aria-labelledby='ledger'] dd"


class Finished:
    """A guest who played to the end, the table, and the way to it for others."""

    def __init__(self, browser: Browser, house: str) -> None:
        self.guest = Visitor(browser, house)
        self.table = play_out(self.guest, "druidenwalzer")
        self.place = f"/t/{self.table}/review"
        self.guest.go(self.place, OPEN)
        self.guest.page.locator(WHOLE).wait_for(state="attached", timeout=120_000)
        self.guest.settle()
        self.open_turnings = self.guest.page.locator("section[aria-labelledby='turnings'] [aria-current]").count()
        self.key = str(self.guest.ask("GET", f"/api/tables/{self.table}")["key"])


@pytest.fixture(scope="module")
def quick_house(chromium: Path, house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_house(tmp_path_factory.mktemp("reviews"), reviews=0.01, think=0.02) as address:
        yield address


@pytest.fixture(scope="module")
def played(browser: Browser, quick_house: str) -> Iterator[Finished]:
    found = Finished(browser, quick_house)
    yield found
    complaints = list(found.guest.complaints)
    found.guest.leave()
    assert not complaints, complaints


def test_a_finished_table_leads_to_its_review(played: Finished) -> None:
    guest = played.guest
    guest.go(f"/t/{played.table}", ".rubric.over")
    guest.page.get_by_role("link", name="Review").click()
    guest.page.wait_for_selector(OPEN)
    assert re.search(r"Why did I (win|only come second)\?", guest.page.locator("h1").inner_text())
    assert 1 <= guest.page.locator("section[aria-labelledby='turnings'] li").count() <= 5
    assert guest.page.locator("figure polyline").count() == 2
    assert guest.page.locator(".names small").count() >= 1
    assert guest.faults() == []
    assert guest.sideways() <= 0


def test_a_page_asks_for_its_review_once(played: Finished) -> None:
    guest, asked = played.guest, list[str]()

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/review"):
            asked.append(request.url)

    guest.page.on("request", note)
    guest.go(played.place, OPEN)
    guest.page.wait_for_load_state("networkidle")
    guest.page.remove_listener("request", note)
    assert len(asked) == 1


def test_a_turning_point_is_open_until_somebody_has_chosen_a_moment(played: Finished) -> None:
    """Also when the first one that was found while the review grew turned out to be none."""
    assert played.open_turnings == 1


def test_a_moment_has_an_address_and_is_stepped_by_keys(played: Finished) -> None:
    page = played.guest.page
    played.guest.go(f"{played.place}?at=4", f"{OPEN}[data-moment='4']")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"{OPEN}[data-moment='5']")
    page.wait_for_url(re.compile("at=5"))
    page.reload()
    page.wait_for_selector(f"{OPEN}[data-moment='5']")
    page.get_by_role("button", name="Entry before").click()
    page.wait_for_selector(f"{OPEN}[data-moment='4']")
    page.get_by_label("Moment of the match").fill("7")
    page.wait_for_selector(f"{OPEN}[data-moment='7']")
    first = page.locator("section[aria-labelledby='turnings'] li button").first
    first.click()
    expect(first).to_have_attribute("aria-current", "true")


def test_the_terms_add_up_as_they_are_shown(played: Finished) -> None:
    page = played.guest.page
    played.guest.go(played.place, OPEN)
    for seat in ("0", "1"):
        page.get_by_label("Seat", exact=True).select_option(seat)
        shown = [said.removesuffix(" %").replace("−", "-") for said in page.locator(PARTS).all_inner_texts()]
        start, *parts, result, _ = [int(said) for said in shown]
        assert len(parts) == 4 and start + sum(parts) == result


def test_the_lines_can_be_read_as_a_table(played: Finished) -> None:
    page = played.guest.page
    played.guest.go(f"{played.place}?lines=known", OPEN)
    expect(page.get_by_role("button", name="as each seat saw it")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="As a table").click()
    rows = page.locator(".moments tbody tr")
    expect(rows).to_have_count(int(page.get_by_label("Moment of the match").get_attribute("max") or 0) + 1)
    assert "%" in rows.nth(3).inner_text()
    rows.nth(3).get_by_role("button").click()
    page.wait_for_selector(f"{OPEN}[data-moment='3']")
    assert played.guest.faults() == []


def test_a_better_line_is_played_forward_on_the_board(played: Finished) -> None:
    page = played.guest.page
    played.guest.go(played.place, OPEN)
    costly = page.locator("section[aria-labelledby='decisions'] li button")
    if costly.count() == 0:
        page.get_by_label("Seat", exact=True).select_option("1")
    before = int(costly.first.locator(".entry").inner_text()) - 1
    costly.first.click()
    page.wait_for_selector(f"{OPEN}[data-moment='{before}']")
    expect(page.locator(".better .tag")).to_have_text("better")
    expect(page.locator(".played .tag")).to_have_text("played")
    page.get_by_role("button", name="Play it forward").click()
    page.wait_for_selector(f"{OPEN}[data-moment='{before + 1}']")
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_selector(f"{OPEN}[data-moment='{before + 2}']")
    assert page.locator(".line li").count() >= 2
    page.get_by_role("button", name="Back to the match").click()
    page.wait_for_selector(f"{OPEN}[data-moment='{before}']")


@pytest.mark.parametrize("hidden", ["the same as then", "newly imagined"])
def test_any_moment_is_tried_again_at_a_private_table(played: Finished, hidden: str) -> None:
    guest, page = played.guest, played.guest.page
    guest.go(f"{played.place}?at=4", f"{OPEN}[data-moment='4']")
    page.get_by_role("button", name="Try again from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Bots").select_option("squire")
    dialog.get_by_text(hidden).click()
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".rubric")
    page.wait_for_url(re.compile(r"/t/[^/?]+$"))
    table = page.url.rsplit("/", 1)[-1]
    assert table != played.table
    told = guest.ask("GET", f"/api/tables/{table}")
    assert told["public"] is False and sorted(chair["kind"] for chair in told["chairs"]) == ["bot", "person"]


@pytest.mark.parametrize("size", [(1440, 900), (1280, 640), (390, 844), (360, 740)])
@pytest.mark.parametrize(("lang", "dark"), [("hu", False), ("de", True)])
def test_others_read_it_by_its_link_in_their_language_on_any_screen(
    browser: Browser, played: Finished, size: tuple[int, int], lang: str, dark: bool
) -> None:
    other = Visitor(browser, played.guest.house, lang=lang, dark=dark, width=size[0], height=size[1])
    other.go(f"{played.place}?at=4&key={played.key}", f"{OPEN}[data-moment='4']")
    other.page.wait_for_load_state("networkidle")
    assert other.sideways() <= 0
    assert other.faults() == []
    assert other.complaints == []
    other.leave()


def test_a_running_match_has_no_review(played: Finished) -> None:
    guest = played.guest
    table = guest.set_table("havoc")
    guest.go(f"/t/{table}/review", ".running")
    assert guest.page.locator("figure").count() == 0
    kind = {"Origin": guest.house, "Content-Type": "application/json", **ALONE}
    answer = guest.page.request.post(f"{guest.house}/api/tables/{table}/review", data="{}", headers=kind)
    assert answer.status == 409


def test_a_record_is_brought_along(played: Finished, tmp_path: Path) -> None:
    guest, page = played.guest, played.guest.page
    record = guest.page.request.get(f"{guest.house}/api/tables/{played.table}/record", headers=ALONE).text()
    file = tmp_path / "match.tafel"
    file.write_text(record, encoding="utf-8")
    guest.go("/review", ".drop")
    assert guest.faults() == []
    page.locator("input[type='file']").set_input_files(file)
    page.wait_for_selector(OPEN)
    page.locator(WHOLE).wait_for(state="attached", timeout=120_000)
    page.wait_for_url(re.compile(r"/review/[0-9a-f]{64}\?at=\d+"))
    page.reload()
    page.wait_for_selector(OPEN)
    assert page.locator("h1").inner_text() == "What decided this match?"
    file.write_text("x" * 70_000, encoding="utf-8")
    guest.go("/review", ".drop")
    page.locator("input[type='file']").set_input_files(file)
    page.get_by_text("larger than a record can be").wait_for()


def test_luck_and_skill_are_told_over_time(browser: Browser, played: Finished) -> None:
    """As lines and as a table, from the profile and from the review; somebody who was never reviewed hears what to do."""
    guest, page = played.guest, played.guest.page
    guest.go(played.place, OPEN)
    page.locator(".more a").click()
    figures = page.locator("section[data-game='druidenwalzer']")
    figures.wait_for()
    assert figures.locator("polyline").count() == 2 and figures.locator("circle").count() >= 2
    assert "One reviewed match" in figures.inner_text()
    assert guest.faults() == []
    page.keyboard.press("Tab")
    figures.get_by_role("button", name="As a table").press("Enter")
    row = figures.locator("tbody tr").first
    assert row.locator("td").count() == 8 and "%" in row.inner_text()
    figures.locator("summary").press("Enter")
    assert figures.locator("details tbody tr").count() >= 2
    assert guest.faults() == []
    row.get_by_role("link").click()
    page.wait_for_selector(OPEN)
    guest.go(f"/people/{guest.ask('GET', '/api/me')['id']}", "h1")
    assert page.get_by_role("link", name="Luck and skill").get_attribute("href") == "/statistics"
    assert " · private" in page.locator("li", has_text="Druidenwalzer").first.inner_text()
    for lang, dark, size in (("de", True, (360, 800)), ("hu", False, (1440, 900))):
        other = Visitor(browser, guest.house, lang=lang, dark=dark, width=size[0], height=size[1])
        other.go("/statistics", ".none a")
        assert other.page.locator(".none a").get_attribute("href") == "/"
        assert other.faults() == [] and other.sideways() <= 0 and other.complaints == []
        other.leave()


def test_an_own_mistake_is_practised_at_the_table(played: Finished) -> None:
    guest, page = played.guest, played.guest.page
    told = guest.ask("GET", f"/api/tables/{played.table}/review")["told"]
    seat = guest.ask("GET", f"/api/tables/{played.table}")["you"]
    own = [one for one in told["decisions"] if one["seat"] == seat and one["says"]]
    assert own, "Whoever plays at random makes mistakes."
    one = max(own, key=lambda decision: decision["cost"])
    guest.go(f"{played.place}?at={one['chapter'] - 1}", f"{OPEN}[data-moment='{one['chapter'] - 1}']")
    page.get_by_role("button", name="Keep as an exercise").click()
    page.get_by_role("link", name="Practise it").click()
    page.wait_for_selector("[data-gloss]")
    page.wait_for_url("**/learn/**")
    place = page.url.removeprefix(f"{guest.house}/learn/")
    assert re.fullmatch(r"druidenwalzer/exercises/own-[0-9a-f]{12}", place)
    assert guest.faults() == []
    page.keyboard.press("t")
    page.wait_for_selector(".choices.all")
    page.wait_for_selector("main > .position .fact")
    notation = {one["number"]: one["notation"] for one in guest.ask("GET", f"/api/learn/{place}")["sight"]["legal"]}
    page.locator(f'.choices [data-choice="{notation[one["number"]]}"]').click()
    page.get_by_text("That is what you chose in the match").first.wait_for()
    page.locator(".answers .confirm").click()
    with page.expect_response(lambda answer: answer.request.method == "POST" and place in answer.url):
        page.locator(f'.choices [data-choice="{notation[one["best_number"]]}"]').click()
    page.get_by_text("Right: from here you win").first.wait_for()
    guest.go("/learn/druidenwalzer", "section[aria-labelledby='own'] .disc.done")
    assert guest.faults() == [] and guest.sideways() <= 0
    section = page.locator("section[aria-labelledby='own']")
    assert section.get_by_role("link", name="In the match").get_attribute("href") == (
        f"/t/{played.table}/review?at={one['chapter'] - 1}"
    )
    section.get_by_role("button", name="Give up").click()
    expect(section.locator("li")).to_have_count(0)
    assert guest.ask("GET", "/api/learn/druidenwalzer")["own"] == []


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_file_that_is_no_whole_record_is_refused_where_another_can_be_chosen(
    browser: Browser, played: Finished, tmp_path: Path, lang: str
) -> None:
    other = Visitor(browser, played.guest.house, lang=lang, width=390, height=844)
    record = played.guest.page.request.get(f"{other.house}/api/tables/{played.table}/record", headers=ALONE).text()
    lines = record.splitlines()
    file, said = tmp_path / "match.tafel", other.page.get_by_role("alert")
    other.go("/review", ".drop")
    for text, why in {
        "Dear diary": {"en": "not the record", "hu": "nem egy játszma"},
        "\n".join([*lines[:20], "nobody: nothing", *lines[21:]]): {"en": "line 21", "hu": "sor: 21"},
        record[:400]: {"en": "damaged", "hu": "Sérült"},
    }.items():
        file.write_text(text, encoding="utf-8")
        other.page.locator("input[type='file']").set_input_files(file)
        expect(said).to_contain_text(why[lang])
        assert other.page.url.endswith("/review")
    file.write_text(record, encoding="utf-8")
    other.page.locator("input[type='file']").set_input_files(file)
    other.page.wait_for_selector(OPEN)
    assert [said for said in other.complaints if "status of 409" not in said] == []
    other.leave()


@pytest.mark.parametrize(
    ("place", "way"),
    [("/t/no-such-table/review", "/"), ("/t/no-such-table/replay", "/"), (f"/review/{'0' * 64}", "/review")],
)
def test_what_is_not_there_is_said_and_leads_on(browser: Browser, played: Finished, place: str, way: str) -> None:
    other = Visitor(browser, played.guest.house, lang="de", width=390, height=844)
    other.go(place, "main .button.confirm")
    assert other.page.locator("main .button.confirm").get_attribute("href") == way
    assert other.faults() == [] and other.sideways() <= 0
    assert [said for said in other.complaints if "status of 404" not in said] == []
    other.leave()


def test_what_is_picked_below_the_table_comes_into_sight(browser: Browser, played: Finished) -> None:
    """On a phone the decisions are far below the moment that they lead to."""
    other = Visitor(browser, played.guest.house, lang="en", width=390, height=844)
    other.go(f"{played.place}?key={played.key}", OPEN)
    other.page.get_by_label("Seat", exact=True).select_option("0")
    other.page.locator("section[aria-labelledby='decisions']").get_by_role("button", name="all of them").click()
    other.page.locator("section[aria-labelledby='decisions'] li button").last.click()
    expect(other.page.locator("#moment")).to_be_in_viewport()
    other.page.locator("section[aria-labelledby='ledger'] li button").first.click()
    expect(other.page.locator("#moment")).to_be_in_viewport()
    assert other.complaints == []
    other.leave()
