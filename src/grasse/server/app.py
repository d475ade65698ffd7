"""The application: pages, HTTP, the socket, and what an operator needs."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from grasse.server import live, outgoing
from grasse.server.house import House
from grasse.server.keys import holder_of, is_table_id
from grasse.server.limits import household
from grasse.server.log import log
from grasse.server.openapi import describe
from grasse.server.protocol import Problem
from grasse.server.refusal import Refusal
from grasse.server.routes import ENDPOINTS, Desk, address_of, check_origin, given_key, problem

WEB: Final = Path(__file__).parents[1] / "web"
"""The browser table, made from `client/` when the package is built."""
LIVE: Final = "/api/tables/{table}/live"

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Careful:
    """Around everything: security headers, a log line, and no stack trace for the client."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        path = scope["path"]
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message["headers"])
                if path.startswith("/assets/") and status == 200:
                    headers.append((b"cache-control", b"public, max-age=31536000, immutable"))
                else:
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers + self._headers}
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception as error:  # noqa: BLE001  # the client gets no trace, the log does
            log.error("request failed", path=path, error=repr(error), exc_info=error)
            if status == 0:
                failed = PlainTextResponse("something went wrong here\n", 500)
                await failed(scope, receive, sending)
        took = round(1000 * (time.perf_counter() - began), 1)
        if path not in ("/healthz", "/metrics"):
            log.info("request", method=scope["method"], path=path, status=status, ms=took)


def make_app(house: House, metrics_for: tuple[str, ...] = ()) -> Starlette:
    """The table server, around a house."""
    desk = Desk(house)
    sockets: Counter[str] = Counter()
    description = msgspec.json.encode(describe(ENDPOINTS))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    async def connect(websocket: WebSocket) -> None:
        """Play: the one socket of a person at a table."""
        address = household(address_of(websocket))
        table = str(websocket.path_params["table"])
        try:
            check_origin(websocket)
            if sockets[address] >= house.limits.sockets_per_address:
                raise Refusal("too-fast", "too many connections from your address")
            if not is_table_id(table):
                raise Refusal("no-table", "there is no such table")
        except Refusal as refusal:
            await _turn_away(websocket, refusal)
            return
        key = given_key(websocket)
        sockets[address] += 1
        try:
            holder = holder_of(key) if key else None
            await live.serve(house, live.Socket(websocket, table, holder, address))
        finally:
            sockets[address] -= 1
            if not sockets[address]:
                del sockets[address]

    async def page(request: Request) -> Response:
        index = WEB / "index.html"
        if index.exists():
            return FileResponse(index)
        return PlainTextResponse(
            "The table server runs, but this copy was installed without the browser table.\n", 503
        )

    async def healthz(request: Request) -> Response:
        try:
            await house.storage.counts()
        except Exception as error:  # noqa: BLE001  # whatever it is, we are not healthy
            log.error("not healthy", error=repr(error))
            return PlainTextResponse("storage does not answer\n", 503)
        return PlainTextResponse("ok\n")

    async def figures(request: Request) -> Response:
        if not _may_measure(request, metrics_for):
            return problem(Problem("not-allowed", "figures are for this machine only"))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    async def openapi(request: Request) -> Response:
        return Response(description, media_type="application/json")

    async def nowhere(request: Request, error: Exception) -> Response:
        return problem(Problem("not-found", "there is nothing here"))

    async def wrong_method(request: Request, error: Exception) -> Response:
        response = problem(Problem("bad-request", "this is not done in this way"))
        response.status_code = 405
        return response

    routes: list[Any] = [
        Route(one.path, desk.route(one), methods=[one.method]) for one in ENDPOINTS
    ]
    routes += [
        WebSocketRoute(LIVE, connect),
        Route("/api/openapi.json", openapi),
        Route("/healthz", healthz),
        Route("/metrics", figures),
        Route("/", page),
        Route("/about", page),
        Route("/table/{table}", page),
    ]
    if (WEB / "assets").is_dir():
        routes.append(Mount("/assets", StaticFiles(directory=WEB / "assets")))
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={404: nowhere, 405: wrong_method},
        middleware=[Middleware(Careful), Middleware(GZipMiddleware, minimum_size=1024)],
    )


async def _turn_away(websocket: WebSocket, refusal: Refusal) -> None:
    await websocket.accept()
    await websocket.send_text(outgoing.fault(refusal.problem()).decode())
    await websocket.close(1008)


def _may_measure(request: Request, named: tuple[str, ...]) -> bool:
    """For this machine, as which behind a proxy everybody appears, and the addresses named."""
    address = address_of(request)
    try:
        here = ip_address(address).is_loopback and "x-forwarded-for" not in request.headers
    except ValueError:
        here = False
    return here or address in named
