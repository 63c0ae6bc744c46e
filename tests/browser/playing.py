"""Matches that are played to their end without clicks, for tests of what comes after it."""

from __future__ import annotations

from typing import Final

from tests.browser.visitor import Visitor

PLAY: Final = """([id, seed]) => new Promise((done, failed) => {
    let dice = seed, count = 0;
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket?since=-1`);
    socket.onerror = () => failed(new Error("no socket"));
    socket.onmessage = ({ data }) => {
        const { kind, sight, id } = JSON.parse(data);
        if (kind === "refused") failed(new Error(data));
        if (sight?.standings) { socket.close(); done(); }
        if (!sight?.legal?.length) return;
        dice = (dice * 48271) % 2147483647;
        const chosen = sight.legal[dice % sight.legal.length];
        const actions = [typeof chosen === "number" ? chosen : chosen.number];
        socket.send(JSON.stringify({ kind: "act", id: `played-${++count}`, actions }));
    };
})"""


def play_out(guest: Visitor, game: str, seats: int = 2, seed: int = 7) -> str:
    """The guest plays at random against squires until the match is over; the id of the table."""
    guest.go("/about", "main")
    table = guest.set_table(game, seats=seats)
    guest.page.evaluate(PLAY, [table, seed])
    return table
