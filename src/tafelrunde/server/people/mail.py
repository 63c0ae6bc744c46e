"""Mail over SMTP: "it is your turn" at slow tables."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final

from tafelrunde.core.messages import message
from tafelrunde.server.metrics import MAILS
from tafelrunde.server.settings import Settings
from tafelrunde.words import Words

log = logging.getLogger("tafelrunde.mail")


class Post:
    """Sends mail, if the host has set up a way to."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings

    def is_open(self) -> bool:
        return self.settings.sends_mail()

    async def your_turn(self, to: str, language: str, game: str, table: str) -> None:
        words = Words(language)
        title = words.text(message(f"{game}-title"))
        letter = EmailMessage()
        letter["From"] = self.settings.mail_from
        letter["To"] = to
        letter["Subject"] = words.text(message("server-mail-subject", game=title))
        letter["Auto-Submitted"] = "auto-generated"
        address = f"{self.settings.address.rstrip('/')}/t/{table}"
        text, off = message("server-mail-text", game=title), message("server-mail-off")
        letter.set_content(f"{words.text(text)}\n\n{address}\n\n{words.text(off)}\n")
        try:
            await asyncio.to_thread(self.send, letter)
            MAILS.labels("sent").inc()
        except (OSError, smtplib.SMTPException) as error:
            MAILS.labels("failed").inc()
            log.warning("mail could not be sent", extra={"why": type(error).__name__, "table": table})

    def send(self, letter: EmailMessage) -> None:
        settings = self.settings
        with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=20) as post:
            if settings.smtp_tls:
                post.starttls(context=ssl.create_default_context())
            if settings.smtp_user:
                post.login(settings.smtp_user, settings.smtp_password)
            post.send_message(letter)
