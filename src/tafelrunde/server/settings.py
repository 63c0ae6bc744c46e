"""Settings: what a host can choose, in a TOML file or, with precedence, in the environment (`TAFELRUNDE_PORT=9000`)."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tafelrunde.core.errors import ImpossibleTable

PREFIX: Final = "TAFELRUNDE_"
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Port: TypeAlias = Annotated[int, Meta(ge=0, le=65_535)]
Amount: TypeAlias = Annotated[float, Meta(ge=0)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Every setting with its default. Spans are in seconds."""

    host: str = "127.0.0.1"
    """Where to listen; 0.0.0.0 for all networks."""
    port: Port = 8000
    database: str = "data/tafelrunde.sqlite"
    """The path of an SQLite file, or postgresql://user:password@host/name."""
    address: str = ""
    """The address people use, such as https://tafel.example; needed behind a proxy, for mail and for strict origins."""
    versions: str = ""
    """The directory of earlier versions of the rules; if empty, `versions` beside the SQLite file."""
    secret: str = ""
    """Signs the cookies. If empty, one is made and kept in the database."""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded-For is trusted, separated by commas."""
    workers: Count = 0
    """Processes for bots; 0 means one fewer than there are cores, but at least one."""
    queue: Count = 256
    """With this many bot decisions in line there are no hints; the bots themselves wait their turn."""
    think: Amount = 10.5
    """The longest a bot may think; no level wants more than the default."""
    reviews: Amount = 1.0
    """Multiplies how long reviews of matches think: less on a slow machine."""
    silence: Count = 7 * 24 * 3600
    """After this long, somebody at a table without a clock counts as gone."""
    gone: Count = 120
    """Somebody without a page at a table with a live clock counts as gone after this long: a win can be claimed."""
    idle: Count = 300
    """A table that nobody looks at is dropped from memory after this long."""
    keepers: str = ""
    """Account names of people who keep the house, separated by commas; others are made by a command."""
    guests_days: Count = 90
    """Guests who did nothing are forgotten after this many days; 0 keeps them."""
    waiting_days: Count = 14
    """A table that waits for people is cleared away after this many days without a change; 0 leaves it."""
    chat_days: Count = 365
    """Chat is deleted this many days after a match ended; 0 keeps it."""
    address_days: Count = 14
    """The address from which somebody was last seen is kept for this many days, for bans by address; 0 keeps none."""
    tables_each: Count = 40
    """How many tables of one host may be waiting or running at once."""
    connections: Count = 20_000
    """How many sockets at once; and how many from one address."""
    connections_each: Count = 200
    rate: Amount = 1.0
    """Multiplies all request limits; 0 lifts them, for measurements."""
    metrics: Literal["local", "open", "off"] = "local"
    """Who may read /metrics: programs on this machine, everybody, nobody."""
    log: Literal["json", "text"] = "json"
    level: Literal["debug", "info", "warning", "error"] = "info"
    smtp_host: str = ""
    """Mail is sent when this, `mail_from` and `address` are set: letters bring links."""
    smtp_port: Port = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_tls: bool = True
    mail_from: str = ""
    mail_after: Count = 600
    """"Your turn" mail goes out when somebody has not come back for this long."""

    def sends_mail(self) -> bool:
        return bool(self.smtp_host and self.mail_from and self.address)

    def versions_directory(self) -> Path | None:
        """Where versions of the rules are kept; None if nobody has said where."""
        if self.versions:
            return Path(self.versions)
        return None if self.is_shared() else Path(self.database).absolute().parent / "versions"

    def is_shared(self) -> bool:
        """Whether several processes may serve the same tables."""
        return self.database.startswith(("postgresql://", "postgres://"))


def read_settings(file: Path | None, environ: Mapping[str, str] | None = None) -> Settings:
    """The settings of the file, then those of the environment; ImpossibleTable names the one that is wrong."""
    chosen: dict[str, Any] = {}
    if file is not None:
        try:
            chosen |= tomllib.loads(file.read_text(encoding="utf-8"))
        except OSError:
            raise refuse(str(file), "the file cannot be read") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
            raise refuse(str(file), str(error)) from None
    names = Settings.__struct_fields__
    for key, value in (os.environ if environ is None else environ).items():
        name = key.removeprefix(PREFIX).lower()
        if key.startswith(PREFIX) and name in names:
            chosen[name] = value
    unknown = [name for name in chosen if name not in names]
    if unknown:
        raise refuse(unknown[0], "there is no such setting")
    for name, value in chosen.items():
        if "\0" in str(value):
            raise refuse(name, "no setting holds a null character")
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise refuse(name, str(error)) from None
    return msgspec.convert(chosen, Settings, strict=False)


def refuse(name: str, why: str) -> ImpossibleTable:
    return ImpossibleTable("server-error-setting", f"Setting '{name}': {why}.", setting=name, why=why)
