"""`python -m tests.browser.films DIRECTORY [--SIZE…] [--LANG] [GAME…]`: for each game one turn of the rivals as a strip of frames, a
frame for each step, then what stays marked. Look at each strip before you call a change done."""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser

from tafelrunde.bots.simple import RandomBot
from tafelrunde.core.match import Entry, Match
from tafelrunde.server.http.sight import chapter
from tests.browser.house import running_house
from tests.browser.scenes import Staged, plain
from tests.browser.screenshots import LANGUAGES, SIZES
from tests.browser.visitor import INSTALL, Visitor, chromium_path, launch

ACROSS: Final = 3
FRAMES: Final = SIZES


class Turn(NamedTuple):
    """What must happen in a turn of the rivals that is worth a film."""

    game: str
    seats: int
    wanted: dict[str, int]
    most: int = 24
    """Events at most."""


TURNS: Final = [
    Turn("druidenwalzer", 2, {"Danced": 2, "FightWon": 2, "TurnedUp": 1}),
    Turn("havoc", 4, {"CriedHavoc": 1, "Laid": 4, "Declined": 1}),
    Turn("maginor", 4, {"Rolled": 2, "Placed": 1, "MaginorStepped": 1, "WonOracle": 1}),
    Turn("macht", 2, {"TakeOverDeclared": 1, "Occupied": 1, "MarkerTaken": 1}, most=12),
]


def found_turn(turn: Turn, tries: int = 400) -> tuple[Match, int, list[Entry]]:
    """A random match, stopped before such a turn of the rivals; the seat that watches; the entries of the turn."""
    for seed in range(tries):
        match, lot = Match.new(turn.game, turn.seats, seed=f"film {seed}"), RandomBot(seed)
        while owing := match.to_act():
            match.play(owing[0], lot.decide(match.view(owing[0]), match.legal(owing[0])))
        for seat in range(turn.seats):
            for first, last in runs(match, seat):
                names = Counter([type(event).__name__ for event in told(match, seat, first, last)])
                if names.total() <= turn.most and all(names[name] >= count for name, count in turn.wanted.items()):
                    return begun(turn, seed, match.entries[:first]), seat, match.entries[first:last]
    raise AssertionError(f"No random match had such a turn in {turn.game}.")


def begun(turn: Turn, seed: int, entries: list[Entry]) -> Match:
    match = Match.new(turn.game, turn.seats, seed=f"film {seed}")
    for entry in entries:
        match.play(entry.seat, entry.action)
    return match


def runs(match: Match, seat: int) -> list[tuple[int, int]]:
    """Where others act one after the other until this seat does: the number of entries before and after."""
    own = [-1, *[number for number, entry in enumerate(match.entries) if entry.seat == seat]]
    return [(before + 1, after) for before, after in pairwise(own) if after > before + 1]


def told(match: Match, seat: int, first: int, last: int) -> list[Any]:
    return [event for number in range(first + 1, last + 1) for event in match.chapter(number, seat).events]


class Filmed(Staged):
    """A match whose entries are told one by one, as they happen."""

    def __init__(self, match: Match, seat: int, seed: int = 1) -> None:
        super().__init__(match, seat, seed)
        self.known: int = len(match.told) - 1

    def tell(self) -> None:
        assert self.page is not None
        parts = self.match.chapters(self.seat, self.known + 1)
        new = [part for part in parts if part.number > self.known]
        sight = self.sight()
        self.kept = {**self.kept, **sight}
        news = {
            "kind": "news", "since": self.known, "sight": self.kept,
            "chapters": [plain(chapter(self.match.game, part, fresh=True)) for part in new],
        }  # fmt: skip
        if new:
            self.known = new[-1].number
        self.page.send(json.dumps(news))

    def play_on(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.match.play(entry.seat, entry.action)
            self.tell()

    def let_rivals_act(self) -> None:
        match = self.match
        while (owing := match.to_act()) and self.seat not in owing:
            self.tell()
            match.play(owing[0], self.rivals.decide(match.view(owing[0]), match.legal(owing[0])))


def film(guest: Visitor, turn: Turn) -> list[bytes]:
    """A frame for each step of the turn, and one of what is marked afterwards."""
    match, seat, entries = found_turn(turn)
    staged = Filmed(match, seat)
    staged.seat_guest(guest)
    page = guest.page
    staged.play_on(entries)
    page.wait_for_selector(".steps .scroll")
    page.keyboard.press("Space")
    frames: list[bytes] = []
    while page.locator(".steps .scroll").count() and len(frames) < 30:
        page.wait_for_timeout(1100)
        frames.append(page.screenshot())
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(1100)
    frames.append(page.screenshot())
    return frames


def strip(browser: Browser, frames: list[bytes], width: int, path: Path) -> None:
    """All frames in one picture, three across."""
    page = browser.new_page(viewport={"width": ACROSS * width // 2 + 40, "height": 200})
    pictures = "".join(
        f'<img width="{width // 2}" src="data:image/png;base64,{base64.b64encode(frame).decode()}">' for frame in frames
    )
    page.set_content(f'<body style="margin:4px;display:flex;flex-wrap:wrap;gap:4px;background:#888">{pictures}')
    page.screenshot(path=str(path), full_page=True)
    page.close()


def main(target: Path, *asked: str) -> int:
    chromium = chromium_path()
    if chromium is None:
        print(f"There is no Chromium here. Install one with: {INSTALL}")
        return 1
    target.mkdir(parents=True, exist_ok=True)
    options = [name.removeprefix("--") for name in asked if name.startswith("--")]
    games = [name for name in asked if not name.startswith("--")]
    sizes = [name for name in options if name in FRAMES] or ["desk"]
    langs = [name for name in options if name in LANGUAGES] or ["en"]
    with (
        tempfile.TemporaryDirectory() as directory,
        running_house(Path(directory)) as house,
        launch(chromium) as browser,
    ):
        for turn in TURNS:
            for size in sizes if not games or turn.game in games else []:
                for lang in langs:
                    guest = Visitor(
                        browser, house, lang=lang, still=False, pace="slow", dark="candle" in options, **FRAMES[size]
                    )
                    frames = film(guest, turn)
                    name = f"{turn.game}-{size}-{lang}"
                    strip(browser, frames, FRAMES[size]["width"], target / f"{name}.png")
                    for number, frame in enumerate(frames):
                        (target / f"{name}-{number + 1:02}.png").write_bytes(frame)
                    print(f"{name}: {len(frames)} frames", *guest.complaints)
                    guest.leave()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
