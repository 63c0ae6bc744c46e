"""`python -m tests.browser.screenshots DIRECTORY [--all] [--SIZE…] [NAME…]`: pictures of every page and of every board, by
day and by candlelight, on a desk and a phone, in three languages; with `--small --huge` at these sizes instead, with `--all`
in every language at every size. A name is that of a page, a board or a scene. Look at each picture before you call a
change done."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from tafelrunde.core.match import Match
from tafelrunde.learn.exercises import exercises
from tests.browser.house import running_house
from tests.browser.rooms import Rooms
from tests.browser.scenes import SCENES, Scene, Staged, found
from tests.browser.visitor import INSTALL, Visitor, chromium_path, launch

SIZES: Final[dict[str, dict[str, Any]]] = {
    "desk": {"width": 1440, "height": 900},
    "low": {"width": 1280, "height": 640},
    "phone": {"width": 390, "height": 844},
    "small": {"width": 360, "height": 740},
    "tablet": {"width": 820, "height": 1180},
    "lying": {"width": 1180, "height": 820},
    "huge": {"width": 3840, "height": 2160},
}
LANGUAGES: Final = ("en", "de", "hu")
KEPT: Final = ("desk", "phone")
PAGES: Final = {"home": ("/", ".games"), "new-table": ("/new/havoc", ".rules .row"), "rules": ("/rulebook/havoc#H22", "#H22"),
                "settings": ("/settings", ".page"), "about": ("/about", "article"),
                "account": ("/account", ".account"), "sign-in": ("/sign-in", ".account"),
                "learn": ("/learn/druidenwalzer", ".stations"), "lesson": ("/learn/macht/1", "[data-gloss]"),
                "exercise": (f"/learn/maginor/exercises/{exercises('maginor')[0].name}", "[data-gloss]")}  # fmt: skip

ENDS: Final = {"havoc-end": "havoc/four-seats", "druidenwalzer-end": "druidenwalzer/double-knock-out",
               "maginor-end": "maginor/four-seats", "macht-end": "macht/both-at-twelve"}  # fmt: skip
TRANSCRIPTS: Final = Path(__file__).parents[1] / "transcripts"


class Sort(NamedTuple):
    """One way to look at a page."""

    size: str
    lang: str
    dark: bool

    def name(self) -> str:
        return f"{self.size}-{self.lang}{'-candle' if self.dark else ''}"

    def visitor(self, browser: Rooms, house: str) -> Visitor:
        return Visitor(browser, house, lang=self.lang, dark=self.dark, **SIZES[self.size])


def sorts(turn: int, everything: bool, sizes: list[str]) -> list[Sort]:
    """Four ways to look at a board, every language among them; or one for each of these sizes; or all there are."""
    if everything:
        return [Sort(size, lang, dark) for size in sizes or SIZES for lang in LANGUAGES for dark in (False, True)]
    if sizes:
        return [Sort(size, LANGUAGES[(turn + place) % 3], (turn + place) % 2 == 1) for place, size in enumerate(sizes)]
    ways = [(size, dark) for size in KEPT for dark in (False, True)]
    languages = [*LANGUAGES, LANGUAGES[turn % 3]]
    return [Sort(size, lang, dark) for lang, (size, dark) in zip(languages, ways, strict=True)]


def picture(guest: Visitor, path: Path) -> None:
    guest.page.mouse.move(2, 2)
    guest.page.wait_for_timeout(350)
    guest.page.screenshot(path=str(path), type="jpeg", quality=58)


def page(browser: Rooms, house: str, name: str, sort: Sort, target: Path) -> None:
    guest = sort.visitor(browser, house)
    guest.go(*PAGES[name])
    picture(guest, target / f"{name}-{sort.name()}.jpg")
    guest.leave()


def board(browser: Rooms, house: str, scene: Scene, sort: Sort, target: Path) -> None:
    """A telling position, with something chosen."""
    guest = sort.visitor(browser, house)
    match, seat, clicks = found(scene)
    Staged(match, seat).seat_guest(guest)
    for click in clicks:
        guest.page.wait_for_selector(click)
        guest.click_visible_part(guest.page.locator(click).first)
    picture(guest, target / f"{scene.name}-{sort.name()}.jpg")
    guest.leave()


def end(browser: Rooms, house: str, name: str, sort: Sort, target: Path) -> None:
    guest = sort.visitor(browser, house)
    match = Match.load((TRANSCRIPTS / f"{ENDS[name]}.tafel").read_text(encoding="utf-8"))
    Staged(match, 0).seat_guest(guest)
    guest.page.wait_for_selector(".how")
    picture(guest, target / f"{name}-{sort.name()}.jpg")
    guest.leave()


def before_a_match(browser: Rooms, house: str, sort: Sort, target: Path, only: list[str]) -> None:
    """The lobby as the host sees it, and the invitation as somebody sees it who was sent a link."""
    host = sort.visitor(browser, house)
    host.ask("PATCH", "/api/me", {"name": "Marian"})
    chairs = [{"kind": "you"}, {"kind": "bot", "level": "baron"}, {"kind": "invited"}, {"kind": "open"}]
    clock = {"kind": "live", "seconds": 900, "increment": 20}
    told = host.ask("POST", "/api/tables", {"game": "havoc", "chairs": chairs, "clock": clock})
    if not only or "lobby" in only:
        host.go(f"/t/{told['id']}", ".waiting .qr path")
        picture(host, target / f"lobby-{sort.name()}.jpg")
    if not only or "invitation" in only:
        guest = sort.visitor(browser, house)
        guest.go(f"/t/{told['id']}?key={told['chairs'][2]['key']}", ".invitation")
        picture(guest, target / f"invitation-{sort.name()}.jpg")
        guest.leave()
    host.leave()


def main(target: Path, *asked: str) -> int:
    chromium = chromium_path()
    if chromium is None:
        print(f"There is no Chromium here. Install one with: {INSTALL}")
        return 1
    target.mkdir(parents=True, exist_ok=True)
    everything, only = "--all" in asked, [name for name in asked if not name.startswith("--")]
    sizes = [name.removeprefix("--") for name in asked if name.removeprefix("--") in SIZES]
    with (
        tempfile.TemporaryDirectory() as directory,
        running_house(Path(directory), think=2.5) as house,
        launch(chromium) as opened,
    ):
        browser = Rooms(opened)
        for turn, name in enumerate(PAGES):
            if not only or name in only:
                for sort in sorts(turn, everything, sizes):
                    page(browser, house, name, sort, target)
        if not only or {"lobby", "invitation"} & set(only):
            for sort in sorts(len(PAGES), everything, sizes):
                before_a_match(browser, house, sort, target, only)
        for turn, scene in enumerate(SCENES):
            if not only or any(scene.name == name or scene.game == name for name in only):
                for sort in sorts(turn, everything, sizes):
                    board(browser, house, scene, sort, target)
        for turn, name in enumerate(ENDS):
            if not only or name in only:
                for sort in sorts(turn, everything, sizes)[turn % 2 :: 2]:
                    end(browser, house, name, sort, target)
    print(f"{len(list(target.glob('*.jpg')))} pictures in {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
