"""A peer without manners: bytes on a real connection, as no browser would send them."""

from __future__ import annotations

import asyncio
import os
import socket
from base64 import b64encode
from contextlib import suppress

import httpx

from tests.server.client import Player
from tests.server.houses import PATIENCE

TEXT, PART, PING, PONG = 0x1, 0x0, 0x9, 0xA
FIN = 0x80


class Peer:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, text: bytes) -> None:
        """What can no longer be said is not said."""
        with suppress(ConnectionError):
            self.writer.write(text)
            await self.writer.drain()

    async def heard(self, timeout: float = PATIENCE) -> bytes:
        """All that comes until the other side hangs up."""
        said = b""
        async with asyncio.timeout(timeout):
            with suppress(ConnectionError):
                while part := await self.reader.read(1 << 16):
                    said += part
        return said

    async def shake_hands(self, player: Player, *more: str) -> bytes:
        """Open the socket of the player's table; the answer's head."""
        assert player.table is not None
        url = httpx.URL(player.address)
        cookies = "; ".join([f"{name}={value}" for name, value in player.http.cookies.items()])
        lines = [
            f"GET /api/tables/{player.table.id}/socket?since=-1&key={player.key} HTTP/1.1",
            f"Host: {url.host}:{url.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
            f"Cookie: {cookies}",
            *more,
        ]
        await self.say("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(b"\r\n\r\n")

    def close(self) -> None:
        self.writer.transport.abort()


class Peers:
    """Connections to a server, which are gone at the end."""

    def __init__(self, address: str) -> None:
        self.url = httpx.URL(address)
        self.all: list[Peer] = []

    async def __aenter__(self) -> Peers:
        return self

    async def __aexit__(self, *_: object) -> None:
        for peer in self.all:
            peer.close()
        await asyncio.sleep(0)

    async def connect(self, deaf: bool = False) -> Peer:
        """One that is `deaf` reads nothing, and little waits for it in the machine itself."""
        line = socket.socket()
        if deaf:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (self.url.host, self.url.port))
        peer = Peer(*await asyncio.open_connection(sock=line, limit=1 << (10 if deaf else 24)))
        self.all.append(peer)
        return peer


def frame(kind: int, text: bytes = b"", whole: bool = True) -> bytes:
    """A frame of a socket, masked with zeros; at most 125 bytes."""
    assert len(text) <= 125
    return bytes([kind | (FIN if whole else 0), 0x80 | len(text), 0, 0, 0, 0]) + text
