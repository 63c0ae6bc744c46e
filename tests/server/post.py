"""A post office for tests: a real SMTP server that keeps what it is given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from tests.server.houses import PATIENCE, free_port
from tests.server.inside import until


class PostOffice:
    def __init__(self) -> None:
        self.kept: list[tuple[list[str], EmailMessage]] = []

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        self.kept.append((envelope.rcpt_tos, letter))
        return "250 OK"

    async def letter(self, number: int) -> EmailMessage:
        """The letter of this number, counted from 1, once it has come."""
        await until(lambda: len(self.kept) >= number)
        return self.kept[number - 1][1]


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content())


def key_in(letter: EmailMessage, page: str) -> str:
    """The key in the link to this page."""
    found = re.search(rf"/{page}#([\w-]+)", text_of(letter))
    assert found is not None, text_of(letter)
    return found[1]


@contextmanager
def post_office() -> Iterator[tuple[PostOffice, dict[str, Any]]]:
    """An office, and the settings by which a house finds it."""
    office = PostOffice()
    port = free_port()
    served = Controller(office, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
    served.start()
    settings = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_tls": False, "mail_from": "table@tafel.example"}
    try:
        yield office, settings | {"address": "http://127.0.0.1:{port}"}
    finally:
        served.stop()
