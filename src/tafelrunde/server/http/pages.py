"""Pages: the browser client if it is built, otherwise a plain page that says how to play in the terminal."""

from __future__ import annotations

import gzip
from functools import lru_cache
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tafelrunde.core.messages import message
from tafelrunde.server.errors import NotFound
from tafelrunde.words import LANGUAGES, Words

CLIENT: Final = Path(__file__).parent.parent.parent / "web"
LONG: Final = "public, max-age=31536000, immutable"
A_DAY: Final = "public, max-age=86400"
CODINGS: Final = (("br", ".br"), ("gzip", ".gz"))


def client_file(path: str) -> Path | None:
    """A file of the built client, and nothing outside of it."""
    try:
        wanted = (CLIENT / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(CLIENT.resolve()) and wanted.is_file() else None
    except OSError:
        return None  # no file has a name that long


async def page(request: Request) -> Response:
    """Files of the client by their names; every other address is the client itself, which knows its own pages."""
    path = request.url.path
    found = client_file(path) if path != "/" else None
    if found is not None:
        return sent(found, request, LONG if "/assets/" in path else A_DAY if path.endswith(".svg") else "no-cache")
    if path.startswith(("/api/", "/words/", "/rules/", "/assets/")) or "." in path.rsplit("/", 1)[-1]:
        raise NotFound("server-error-no-page", "There is no such page.")
    index = client_file("index.html")
    if index is not None:
        return sent(index, request, "no-cache")
    return HTMLResponse(plain_page(language_for(request.headers.get("accept-language", ""))))


def sent(file: Path, request: Request, cache: str) -> Response:
    """A file, in the smallest form that the build made of it and the browser can read."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    accepted = codings_of(request)
    kind = guess_type(file.name)[0] or "application/octet-stream"
    for coding, ending in CODINGS:
        smaller = file.with_name(file.name + ending)
        if coding in accepted and smaller.is_file():
            return whole(smaller, kind, {**headers, "Content-Encoding": coding})
    return whole(file, kind, headers)


def whole(file: Path, kind: str, headers: dict[str, str]) -> Response:
    """What has a new name whenever it changes is never asked for again or in parts, and needs no words for that: a
    tenth of a kilobyte for each of thirty files."""
    if headers["Cache-Control"] == LONG:
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    return FileResponse(file, media_type=kind, headers=headers)


def codings_of(request: Request) -> list[str]:
    """How an answer may be packed for this reader."""
    parts = [part.replace(" ", "").split(";") for part in request.headers.get("accept-encoding", "").split(",")]
    return [coding for coding, *more in parts if more[:1] not in (["q=0"], ["q=0.0"])]


def public_text(text: str, kind: str, request: Request, cache: str = "max-age=300") -> Response:
    """A long text that is the same for everybody, packed if the reader can unpack it. Nothing that holds a secret may
    be sent this way: its length would give it away."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    said = text.encode()
    if "gzip" in codings_of(request):
        said = packed(said)
        headers["Content-Encoding"] = "gzip"
    return Response(said, media_type=kind, headers=headers)


@lru_cache(maxsize=100)
def packed(text: bytes) -> bytes:
    """Every newcomer asks for the same few texts."""
    return gzip.compress(text, mtime=0)


def language_for(accepted: str) -> str:
    """The first language of the browser that the house speaks."""
    for part in accepted.split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def plain_page(language: str) -> str:
    words = Words(language)
    title, text = [escape(words.text(message(id))) for id in ("house-page-title", "house-page-text")]
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p><pre>tafelrunde play</pre><p><a href='/api/docs'>/api/docs</a></p></html>"
    )
