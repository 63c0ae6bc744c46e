"""A guest who looks at one position after another, at every size and in every language, for what does not fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from tafelrunde.core.match import Match
from tests.browser.phases import STAGES
from tests.browser.scenes import SCENES, Clicks, Staged, found
from tests.browser.visitor import Visitor

LANGUAGES: Final = ("en", "de", "hu")
FINE: Final = ((1280, 640), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (3840, 2160))
COARSE: Final = ((360, 780), (390, 844), (820, 1180), (1180, 820))
"""What is held in a hand is touched."""
SIZES: Final = FINE + COARSE
QUICK: Final = 4
"""So many looks at each position take about three minutes in all; every look takes an hour."""
DESK: Final = (1440, 900)
"""Where the languages are in the bar."""

FAULTS: Final = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")


class Look(NamedTuple):
    """One way to look at a position."""

    lang: str
    dark: bool
    size: tuple[int, int]

    def __str__(self) -> str:
        return f"{self.size[0]}×{self.size[1]} {self.lang}{' by candlelight' if self.dark else ''}"


def every_look() -> list[Look]:
    return [Look(lang, dark, size) for lang, dark, size in product(LANGUAGES, (False, True), SIZES)]


def pairwise_looks(turn: int) -> list[Look]:
    """A few for each position; over all positions of a game every two of size, language and light meet."""
    looks: list[Look] = []
    for number in range(QUICK * turn, QUICK * (turn + 1)):
        round_, at = divmod(number, len(SIZES))
        looks.append(Look(LANGUAGES[(at + round_) % 3], (at + round_) % 2 == 1, SIZES[at]))
    return sorted(looks)


class Position(NamedTuple):
    """What is shown: a phase as full as it gets, or a telling scene with something chosen."""

    name: str
    game: str
    seats: int
    seat: int
    match: Match
    clicks: Clicks


def positions(game: str, seats: int, seat: int) -> Iterator[tuple[int, Position]]:
    """What is shown at a table through these eyes, with its number among all that the game shows."""
    stages = [stage for stage in STAGES if stage.table.game == game]
    for turn, stage in enumerate(stages):
        if (stage.table.seats, stage.table.seat) == (seats, seat):
            yield turn, Position(stage.name, game, seats, seat, stage.match(), ())
    for turn, scene in enumerate([scene for scene in SCENES if scene.game == game], start=len(stages)):
        if scene.seats == seats:
            match, eyes, clicks = found(scene)
            if eyes == seat:
                yield turn, Position(f"{scene.name}-chosen", game, seats, seat, match, clicks)


class Brief(Staged):
    """With little to scroll through in the chronicle, which no position needs."""

    def chapters(self) -> list[Any]:
        return super().chapters()[-6:]


class Looking:
    """A page at a table, which is loaded once: sizes, languages and light change in place."""

    def __init__(self, guest: Visitor) -> None:
        self.guest: Final = guest
        self.page: Final = guest.page
        self.device: Final = guest.context.new_cdp_session(guest.page)
        self.lang = "en"

    def resize(self, size: tuple[int, int]) -> None:
        is_coarse = size in COARSE
        self.guest.resize(*size)
        self.device.send("Emulation.setTouchEmulationEnabled", {"enabled": is_coarse})

    def look(self, look: Look) -> None:
        if look.lang != self.lang:
            self.resize(DESK)
            self.page.locator(f".bar .segments [lang='{look.lang}']").click()
            self.page.wait_for_selector(f".bar .segments [lang='{look.lang}'][aria-pressed='true']")
            self.lang = look.lang
        self.resize(look.size)
        self.page.evaluate(
            "theme => { document.documentElement.dataset.theme = theme; }", "candle" if look.dark else "day"
        )
        self.page.mouse.move(2, 2)
        self.guest.settle()

    def faults(self, look: Look) -> list[str]:
        self.look(look)
        return [f"{look}: {fault}" for fault in self.page.evaluate(FAULTS)]


class Fitting(Looking):
    """At a table of this many seats, where positions change in place too."""

    def __init__(self, guest: Visitor, first: Position) -> None:
        super().__init__(guest)
        self.table: Final = Brief(first.match, first.seat)
        self.page.clock.install()
        self.table.seat_guest(guest)
        guest.fetch_the_rest()  # so that what happened since one's last turn is told beside every position

    def show(self, position: Position) -> None:
        self.resize(DESK)
        self.table.turn_to(position.match)
        if not position.match.to_act():  # what the end shows is fetched then
            self.page.wait_for_selector(".ending tbody tr")
            self.page.wait_for_selector(".how", state="attached")
        self.guest.settle()
        for click in position.clicks:
            self.page.wait_for_selector(click)
            self.guest.click_visible_part(self.page.locator(click).first)
            self.guest.wait_for_answer()


def faults(guest: Visitor, shown: Iterable[tuple[Position, list[Look]]]) -> list[str]:
    """All that does not fit, position by position; they have the same number of seats and the same eyes."""
    fitting, told = None, []
    for position, looks in shown:
        fitting = fitting or Fitting(guest, position)
        fitting.show(position)
        told += [f"{position.name} {fault}" for look in looks for fault in fitting.faults(look)]
    return told
