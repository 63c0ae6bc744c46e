"""Browser contexts that one guest after another uses: what the last one loaded, the next one need not load again."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

KEPT: Final = "cookies,local_storage,indexeddb,cache_storage,service_workers"
"""All that a page can leave behind, except what the browser loaded."""

REAL_TIME: Final = "() => String(setTimeout).includes('[native code]')"


class Rooms:
    """Opened like the contexts of a browser; whoever leaves takes along everything by which they could be known."""

    def __init__(self, browser: Browser) -> None:
        self.browser: Final = browser
        self.free: Final[dict[str, list[BrowserContext]]] = {}
        self.kinds: Final[dict[BrowserContext, str]] = {}

    def new_context(self, **kind: Any) -> BrowserContext:
        name = repr(sorted(kind.items()))
        if waiting := self.free.get(name):
            return waiting.pop()
        context = self.browser.new_context(**kind)
        self.kinds[context] = name
        return context

    def give_back(self, page: Page, house: str) -> None:
        context = page.context
        page.goto("about:blank")  # what is still being answered there keeps nothing any more
        if not page.evaluate(REAL_TIME):  # a clock that was stopped would stand still for the next guest too
            context.close()
            return
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": house, "storageTypes": KEPT})
        page.close()
        context.clear_cookies()
        context.clear_permissions()
        self.free.setdefault(self.kinds[context], []).append(context)
