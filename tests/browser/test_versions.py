"""A table that was set with an earlier version of the rules: the position in words, with its choices; and what a page says if that version is missing."""

from __future__ import annotations

import sqlite3
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.house import running_house
from tests.browser.visitor import Visitor

GAME = "druidenwalzer"


def grow_older(directory: Path, table: str) -> Path:
    """As if the table had been set with a version 0 of the rules, which was kept; the file of that version."""
    db = sqlite3.connect(directory / "house.sqlite")
    for column, where in (("body", "entries"), ("summary", "tables")):
        key = "table_id" if where == "entries" else "id"
        db.execute(
            f"UPDATE {where} SET {column} = replace({column}, '\"version\":1', '\"version\":0') WHERE {key} = ?",
            (table,),
        )
    db.commit()
    db.close()
    kept, older = directory / "versions" / f"{GAME}_1.zip", directory / "versions" / f"{GAME}_0.zip"
    with zipfile.ZipFile(kept) as source, zipfile.ZipFile(older, "w") as target:
        for name in source.namelist():
            text = source.read(name).decode().replace(f"{GAME}_1", f"{GAME}_0")
            if name.endswith("/game.py"):
                assert text.count(f'"{GAME}", 1,') == 1
                text = text.replace(f'"{GAME}", 1,', f'"{GAME}", 0,')
            if name.endswith("words.en.ftl"):
                text = text.replace(f"{GAME}-position-turn = Turn\n", f"{GAME}-position-turn = Who waltzes\n")
            target.writestr(name.replace(f"{GAME}_1", f"{GAME}_0"), text)
    return older


def test_a_match_by_earlier_rules_is_played_to_its_end_in_words(browser: Browser, tmp_path: Path) -> None:
    with running_house(tmp_path) as address:
        guest = Visitor(browser, address)
        guest.go("/", ".games")
        table = guest.set_table(GAME)
        cookies = guest.context.cookies()
        guest.leave()
    grow_older(tmp_path, table)
    with running_house(tmp_path) as address:
        guest = Visitor(browser, address)
        guest.context.add_cookies(at(address, cookies))
        guest.sit_at(table)
        guest.page.get_by_text("is played by version 0 of the rules").wait_for()
        guest.page.locator(".board .position").get_by_text("Who waltzes").wait_for()  # in the words of that time
        assert guest.page.locator(".board .position .fact").count() > 2
        assert guest.faults() == []
        rule = guest.page.locator(".rubric .rule-number").first
        number = rule.inner_text()
        rule.click()
        guest.page.get_by_role("dialog").get_by_role("link").click()
        guest.page.wait_for_selector(f"#{number}")
        assert f"/rulebook/{GAME}_0" in guest.page.url
        guest.sit_at(table)
        guest.play_to_the_end(seed=4)
        guest.go(f"/t/{table}/replay", ".position .fact")
        complaints = guest.complaints
        guest.leave()
    assert complaints == []


def test_a_table_whose_rules_are_missing_says_so_in_every_language(browser: Browser, tmp_path: Path) -> None:
    with running_house(tmp_path) as address:
        guest = Visitor(browser, address)
        guest.go("/", ".games")
        table = guest.set_table(GAME, public=True)
        guest.leave()
    grow_older(tmp_path, table).unlink()
    with running_house(tmp_path) as address:
        for lang, said in (("en", "Nothing is lost"), ("de", "Nichts ist verloren"), ("hu", "Semmi sem veszett el")):
            guest = Visitor(browser, address, lang=lang)
            guest.go(f"/t/{table}", "main.board")
            guest.page.get_by_text(said).wait_for()
            assert guest.faults() == []
            guest.leave()


def at(address: str, cookies: Sequence[Mapping[str, Any]]) -> list[Any]:
    """The same cookies for a house that has moved."""
    return [{"name": cookie["name"], "value": cookie["value"], "url": address} for cookie in cookies]
