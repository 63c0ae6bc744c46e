"""The end of a match, and the chronicle, as a page shows them: the same words as everywhere else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.core.match import Match
from tafelrunde.core.paragraphs import paragraphs
from tafelrunde.words import Words
from tests.browser.scenes import Staged
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
GAMES = (
    "havoc/four-seats", "havoc/six-seats", "druidenwalzer/double-knock-out", "maginor/four-seats",
    "macht/both-at-twelve",
)  # fmt: skip
SIZES = ((1440, 900), (1280, 640), (390, 844))
IN_SIGHT = [(record, size) for record in GAMES for size in SIZES]
HELD = ((390, 844), (360, 640), (820, 1180), (1180, 820))
"""What is held in a hand."""

UNSEEN = """selector => {
    const things = [...document.querySelectorAll(selector)];
    if (!things.length) return ["nothing there"];
    return things.filter((thing) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        const isIn = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isCut = thing.scrollHeight > thing.clientHeight + 4 && thing.clientHeight > 0;
        return !isIn || isCut || !(there && (thing.contains(there) || there.contains(thing)));
    }).map((thing) => thing.textContent.trim());
}"""
"""Which of these things are out of sight, cut or covered."""


def at_the_end(guest: Visitor, record: str, seat: int = 0, **about: object) -> Match:
    match = Match.load((TRANSCRIPTS / f"{record}.tafel").read_text(encoding="utf-8"))
    staged = Staged(match, seat)
    staged.about.update(about)
    staged.seat_guest(guest)
    guest.page.wait_for_selector(".ending tbody tr")
    guest.page.wait_for_selector(".how", state="attached")
    guest.settle()
    return match


def words_at(guest: Visitor, match: Match, seat: int = 0, language: str = "en") -> Words:
    """The words of the page: people at a staged table have other names than in the record."""
    table = guest.ask("GET", f"/api/tables/{guest.page.url.split('/t/')[1].split('?')[0]}")
    return Words(language, [chair["name"] for chair in table["chairs"]], seat)


@pytest.mark.parametrize(("record", "size"), IN_SIGHT, ids=str)
def test_every_seat_has_its_row_in_sight(visit: Visit, record: str, size: tuple[int, int]) -> None:
    guest = visit(width=size[0], height=size[1])
    match = at_the_end(guest, record)
    rows = guest.page.locator(".ending tbody tr")
    assert rows.count() == match.seats
    for row in rows.all():
        box = row.bounding_box()
        assert box is not None and box["height"] >= 33 and box["y"] + box["height"] <= size[1]
    if size[0] > 1000:
        assert all(round(box["height"]) == 33 for row in rows.all() if (box := row.bounding_box()))


@pytest.mark.parametrize("record", GAMES)
def test_what_matters_is_in_sight_on_what_is_held_in_a_hand(visit: Visit, record: str) -> None:
    """Who won, by which blow, the standings, who would like a rematch, the replay and sharing, without scrolling."""
    guest = visit(width=HELD[0][0], height=HELD[0][1], touch=True)
    match = at_the_end(guest, record, rematch="another", rematch_by=1)
    ending = match.ending()
    assert ending is not None and ending.blow is not None
    page, blow = guest.page, words_at(guest, match).sentence(ending.blow.says[0])
    for width, height in HELD:
        guest.resize(width, height)
        if (fold := page.locator(".unfold[aria-expanded='false']:visible")).count():
            fold.click()
        assert " ".join(blow.split()) in " ".join(page.locator(".rubric .why").inner_text().split())
        for sight in (
            ".rubric .line",
            ".rubric .why .text",
            ".ending tbody tr",
            ".after .wanting",
            ".after .button",
            ".tools .tool:first-child",
        ):
            assert page.evaluate(UNSEEN, sight) == [], (sight, width, height)
        assert guest.faults() == []


def test_whoever_is_pointed_at_stands_out_among_the_lines(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    at_the_end(guest, "havoc/four-seats")
    page = guest.page
    assert guest.faults() == []
    marks = page.locator(".how .legend button")
    marks.nth(2).hover()
    seat = page.locator(".how g.raised").get_attribute("data-line")
    assert page.locator(".how g.behind").count() == 3
    page.mouse.move(2, 2)
    page.locator(".how g.raised").wait_for(state="detached")
    marks.nth(2).focus()
    assert page.locator(".how g.raised").get_attribute("data-line") == seat
    marks.nth(2).blur()
    page.locator(f".how [data-end='{seat}']").hover()
    page.wait_for_selector(".how .legend [aria-pressed='true']")
    assert marks.nth(2).get_attribute("aria-pressed") == "true"
    assert page.locator(".how g.raised").get_attribute("data-line") == seat


def test_no_name_of_a_battle_is_broken(visit: Visit) -> None:
    """Each is one word, under a column of a chart that is narrow on a small desk."""
    guest = visit(width=1280, height=640)
    at_the_end(guest, "havoc/four-seats")
    lines = "names => names.map((name) => { const range = document.createRange(); range.selectNodeContents(name); return range.getClientRects().length; })"
    assert guest.page.locator(".how .names small").evaluate_all(lines) == [1] * 9


@pytest.mark.parametrize("language", ["en", "de", "hu"])
@pytest.mark.parametrize("record", GAMES)
def test_the_page_says_what_the_game_says(visit: Visit, record: str, language: str) -> None:
    guest = visit(width=1440, height=900, lang=language)
    match = at_the_end(guest, record)
    words, ending = words_at(guest, match, language=language), match.ending()
    assert ending is not None
    said = " ".join(guest.page.locator(".table").inner_text().split())
    told = [*ending.result, *[fact.says for fact in ending.facts], *(ending.blow.says if ending.blow else ())]
    assert [sentence for sentence in told if " ".join(words.sentence(sentence).split()) not in said] == []
    rows = guest.page.locator(".how figure tbody tr").all()
    scores = [[int(cell.split()[0]) for cell in row.locator("td").all_text_contents()] for row in rows]
    assert scores == [list(each.scores) for each in ending.rounds]


def test_the_chronicle_of_the_page_is_joined_like_everywhere(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    match = at_the_end(guest, "havoc/four-seats")
    words = words_at(guest, match)
    turns = paragraphs(match.game, match.replay(0)[-40:])
    lines = [words.sentence(line.sentence) for turn in turns for line in turn.lines]
    page = guest.page
    assert page.locator(".chronicle li > span:nth-child(2)").all_inner_texts() == lines
    headings = [words.text(turn.heading) for turn in turns if turn.heading]
    assert page.locator(".chronicle h2").all_inner_texts() == headings


def test_the_result_is_shared_as_a_picture(visit: Visit) -> None:
    guest = visit(width=1440, height=900)
    at_the_end(guest, "macht/both-at-twelve", 1)
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name="Share").click()
    path = download.value.path()
    assert download.value.suggested_filename.endswith(".png")
    content = path.read_bytes()
    assert content.startswith(b"\x89PNG") and int.from_bytes(content[16:20], "big") == 1200
    assert int.from_bytes(content[20:24], "big") > 600, "The board is in the picture."


def test_what_is_scrolled_to_on_a_phone_is_in_the_shared_picture(visit: Visit) -> None:
    guest = visit(width=390, height=844)
    at_the_end(guest, "havoc/four-seats")
    blow = guest.page.locator("main.board .panel").nth(1)
    whole = blow.evaluate(
        "panel => panel.getBoundingClientRect().bottom - panel.closest('main').getBoundingClientRect().top"
    )
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name="Share").click()
    content = download.value.path().read_bytes()
    assert int.from_bytes(content[20:24], "big") > whole * (1200 - 2 * 36) / 390


def test_after_the_match_tools_make_way(visit: Visit) -> None:
    guest = visit(width=390, height=844)
    at_the_end(guest, "maginor/four-seats")
    foot = guest.page.locator(".foot .tool")
    assert foot.all_inner_texts() == ["Share", "Record", "Verify the deal", "Chronicle", "Chat"]
    assert guest.page.locator(".seats-area").count() == 0, "The standings hold them."
    assert guest.page.locator("[data-lit]").count() == 0
