"""The guard at the door: origins, sizes, security headers, limits, and a clear answer whatever goes wrong."""

from __future__ import annotations

import logging
import time
from ipaddress import IPv6Address, IPv6Network
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.core.errors import TableError
from tafelrunde.server import metrics
from tafelrunde.server.errors import NotAllowed, NotFound, TooFast, Unreadable, status_of
from tafelrunde.server.http.limits import HTTP_OF_ALL, WRITES_OF_ALL, Limits
from tafelrunde.server.http.wire import MessageJson, ProblemJson
from tafelrunde.server.settings import Settings

log = logging.getLogger("tafelrunde.guard")

OK: Final = 200
LARGEST_BODY: Final = 64 * 1024
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
FOR_PARTS: Final = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
PARTS: Final = (".js", ".css", ".woff2")
"""Scripts, styles and fonts are never a page: what is said about pages would only make them larger, by half a kilobyte
each."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
FORMS: Final = ("application/x-www-form-urlencoded", "multipart/form-data")
FORM_PATH: Final = "/letters"
"""Where programs that read mail end letters in one click (RFC 8058); they send a form, and no cookie is looked at."""
HIDDEN: Final = ProblemJson(MessageJson("server-error-inside", {}), "Something went wrong inside the server.")


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.limits: Final = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                is_part = status == OK and scope["path"].endswith(PARTS)
                for name, value in (FOR_PARTS if is_part else HEADERS).items():
                    headers.setdefault(name, value)
                if self.settings.address.startswith("https://"):
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self.check(scope)
            await self.app(scope, limited(receive), send_with_headers)
        except TableError as error:
            metrics.REFUSALS.labels(error.message_id).inc()
            await refusal(error)(scope, receive, send_with_headers)
        except Exception:
            log.exception("a request failed", extra={"method": scope["method"], "path": scope["path"]})
        route = getattr(scope.get("route"), "path", "none")
        metrics.REQUESTS.labels(route, str(status)).inc()
        metrics.REQUEST_SECONDS.observe(time.perf_counter() - start)

    def check(self, scope: Scope) -> None:
        """Refuse what is too much or comes from another site."""
        headers = Headers(scope=scope)
        client = network_of(scope)
        self.limits.check("http of all", client, HTTP_OF_ALL)
        if "\0" in scope["path"]:
            raise NotFound("server-error-no-page", "There is no such page.")
        if scope["method"] in SAFE:
            return
        self.limits.check("writes of all", client, WRITES_OF_ALL)
        if not is_own_origin(headers, self.settings):
            raise NotAllowed("server-error-origin", "This request comes from another site.")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            raise Unreadable("server-error-too-long", f"A body is at most {LARGEST_BODY} bytes.", most=LARGEST_BODY)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        is_form = kind in FORMS and scope["path"] == FORM_PATH
        if (int(length) > 0 or "transfer-encoding" in headers) and kind != "application/json" and not is_form:
            raise Unreadable("server-error-not-json", "A body must be application/json.")


def limited(receive: Receive) -> Receive:
    """A body without a length must end somewhere too."""
    seen = 0

    async def receive_some() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > LARGEST_BODY:
            raise Unreadable("server-error-too-long", f"A body is at most {LARGEST_BODY} bytes.", most=LARGEST_BODY)
        return message

    return receive_some


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from a page of this server, or from no page at all. Browsers always say so."""
    if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        said = urlsplit(origin)
    except ValueError:
        return False
    if settings.address:
        own = urlsplit(settings.address)
        return (said.scheme, said.netloc) == (own.scheme, own.netloc)
    return said.scheme in ("http", "https") and said.netloc == headers.get("host", "")


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


def network_of(scope: Scope) -> str:
    """Who counts as one for the limits: an IPv4 address, or all IPv6 addresses of one connection, which has many."""
    address = address_of(scope)
    if ":" not in address:
        return address
    try:
        said = IPv6Address(address)
    except ValueError:
        return address
    return str(said.ipv4_mapped or IPv6Network((int(said) >> 64 << 64, 64)))


def problem(error: TableError) -> ProblemJson:
    return ProblemJson(MessageJson(error.message_id, dict(error.args_told)), str(error))


def refusal(error: TableError) -> Response:
    response = Response(msgspec.json.encode(problem(error)), status_of(error), media_type="application/json")
    if isinstance(error, TooFast):
        response.headers["Retry-After"] = str(error.args_told.get("seconds", 5))
    return response
