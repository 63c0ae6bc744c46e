"""A slow line to a house. `LATE=0.15 make browser` finds tests that look before an answer can have come."""

from __future__ import annotations

import asyncio
import threading


class late_line:  # noqa: N801
    """`with late_line(port, to, delay)`: whatever passes through `port`, either way, arrives so many seconds later."""

    def __init__(self, port: int, to: int, delay: float) -> None:
        self.port = port
        self.to = to
        self.delay = delay
        self.loop = asyncio.new_event_loop()
        self.ends: set[asyncio.StreamWriter] = set()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> None:
        self.thread.start()
        opening = asyncio.start_server(self.connect, "127.0.0.1", self.port)
        self.server = asyncio.run_coroutine_threadsafe(opening, self.loop).result()

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self.hang_up(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def hang_up(self) -> None:
        self.server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await asyncio.sleep(self.delay + 0.1)  # until the last ones have closed

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, here = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self.carry(reader, here), self.carry(there, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while piece := await reader.read(65536):
                self.loop.call_later(self.delay, writer.write, piece)
        except OSError:
            pass
        finally:
            self.loop.call_later(self.delay, writer.close)
