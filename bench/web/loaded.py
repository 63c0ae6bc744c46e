"""What a page loads, as it comes over the wire: compressed, with its headers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

FONTS: Final = ("woff2",)
OURS: Final = ("js", "css", "svg", "html")


@dataclass(frozen=True)
class Line:
    """A connection: kilobits per second down, milliseconds there and back, how many times slower the machine is."""

    name: str
    down: int
    delay: int
    slower: int
    width: int
    height: int


DESK: Final = Line("desk", 0, 0, 1, 1440, 900)
PHONE: Final = Line("slow phone", 1600, 150, 4, 390, 844)


class Loaded:
    """Counts what comes over the wire, compressed as it comes."""

    def __init__(self, page: Page, line: Line) -> None:
        self.bytes: Final[dict[str, int]] = {}
        self.kinds: Final[dict[str, str]] = {}
        self.session: Final = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.session.send("Network.clearBrowserCache")
        if line.down:
            speed = line.down * 1000 / 8
            self.session.send(
                "Network.emulateNetworkConditions",
                {"offline": False, "latency": line.delay, "downloadThroughput": speed, "uploadThroughput": speed / 2},
            )
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": line.slower})
        self.session.on("Network.responseReceived", lambda told: self.kinds.update({told["requestId"]: kind(told)}))
        self.session.on(
            "Network.loadingFinished", lambda told: self.count(told["requestId"], told["encodedDataLength"])
        )

    def count(self, request: str, length: float) -> None:
        name = self.kinds.get(request, "rest")
        self.bytes[name] = self.bytes.get(name, 0) + int(length)

    def client(self) -> float:
        """Scripts, styles, drawings and pages, in kB."""
        return self.kilo(*OURS)

    def fonts(self) -> float:
        return self.kilo(*FONTS)

    def rest(self) -> float:
        """Words and tables: what the server tells."""
        return self.kilo("rest")

    def kilo(self, *names: str) -> float:
        return sum([self.bytes.get(name, 0) for name in names]) / 1000


def kind(told: dict[str, dict[str, str]]) -> str:
    """By the extension in the address; a page has none."""
    path = told["response"]["url"].split("?")[0].rsplit("/", 1)[-1]
    ending = path.rsplit(".", 1)[-1] if "." in path else ""
    if told["response"]["mimeType"] == "text/html":
        return "html"
    return ending if ending in (*OURS, *FONTS) else "rest"
