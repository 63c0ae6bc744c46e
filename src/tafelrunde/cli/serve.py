"""`tafelrunde serve`: opens the tables to browsers and bots."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Mapping
from errno import EADDRINUSE
from pathlib import Path

import msgspec

from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.messages import Message, message
from tafelrunde.core.registry import games
from tafelrunde.server.serve import serve
from tafelrunde.server.settings import Settings, read_settings, refuse
from tafelrunde.words import Words


def run(args: Namespace, words: Words) -> int:
    settings = chosen_settings(args)
    check_port(settings)
    games()  # one that cannot be found is reported now, not to the first visitor
    address = settings.address or f"http://{shown_host(settings.host)}:{settings.port}"

    def opened() -> None:
        print(words.text(message("cli-serving", address=address)))
        print(words.text(Message("cli-serving-end")), flush=True)
        if args.open and has_screen(os.environ):
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    code = serve(settings, opened)
    if code:
        print(words.text(Message("cli-serving-failed")))
    return code


def chosen_settings(args: Namespace) -> Settings:
    """The settings of the file and the environment, and what the command line adds to them."""
    settings = read_settings(Path(args.settings) if args.settings else None)
    said = {name: getattr(args, name, None) for name in ("host", "port", "database")}
    given = {name: value for name, value in said.items() if value is not None}
    if "port" in given and not given["port"].isdecimal():
        raise ImpossibleTable("cli-error-number", "--port needs a number.", option="--port", text=given["port"])
    try:
        return msgspec.convert({**msgspec.structs.asdict(settings), **given}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise refuse("port", str(error)) from None


def has_screen(environ: Mapping[str, str]) -> bool:
    """Whether a browser can show itself; one that runs in the terminal would stand in the way."""
    return sys.platform in ("darwin", "win32") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def shown_host(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "::") else host


def check_port(settings: Settings) -> None:
    """A clear sentence if the port is taken, or if nobody can listen there."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((settings.host, settings.port))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        if getattr(error, "errno", 0) != EADDRINUSE:
            raise refuse(f"host = {settings.host}, port = {settings.port}", why) from None
        port, other = str(settings.port), str(settings.port + 1)
        raise ImpossibleTable("cli-port-taken", f"Port {port} is taken.", port=port, other=other) from None
