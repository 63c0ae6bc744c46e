"""Mail over SMTP."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final

from tafelrunde.server.metrics import MAILS
from tafelrunde.server.settings import Settings

log = logging.getLogger("tafelrunde.mail")

AT_ONCE: Final = 2
MOST_WAITING: Final = 500
UNFOLDED: Final = SMTP.clone(max_line_length=998)
"""Links in headers must stay in one piece."""


class Post:
    """Sends mail, if the host has set up a way to."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.sending: Final = asyncio.Semaphore(AT_ONCE)
        self.waiting: int = 0

    def is_open(self) -> bool:
        return self.settings.sends_mail()

    def link(self, path: str) -> str:
        """The full address of a page; what is one already stays as it is."""
        return f"{self.settings.address.rstrip('/')}{path}" if path.startswith("/") else path

    async def deliver(self, to: str, subject: str, text: str, off: str) -> None:
        """`off` is the link that ends letters, for the reader's mail program (RFC 8058)."""
        letter = EmailMessage(UNFOLDED)
        letter["From"] = self.settings.mail_from
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.settings.mail_from.rpartition("@")[2].strip("> ") or None)
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{off}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        if self.waiting >= MOST_WAITING:
            MAILS.labels("failed").inc()
            log.warning("mail could not be sent", extra={"why": "too much is waiting"})
            return
        self.waiting += 1
        try:
            async with self.sending:
                await asyncio.to_thread(self.send, letter)
            MAILS.labels("sent").inc()
        except (OSError, smtplib.SMTPException, ValueError) as error:
            MAILS.labels("failed").inc()
            log.warning("mail could not be sent", extra={"why": type(error).__name__})
        finally:
            self.waiting -= 1

    def send(self, letter: EmailMessage) -> None:
        settings = self.settings
        with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=20) as post:
            if settings.smtp_tls:
                post.starttls(context=ssl.create_default_context())
            if settings.smtp_user:
                post.login(settings.smtp_user, settings.smtp_password)
            post.send_message(letter)
