"""The application: pages, HTTP, the socket, and what an operator needs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from grasse import compiled
from grasse.server import live, metrics, outgoing, pulse
from grasse.server.addresses import Networks, household
from grasse.server.house import House
from grasse.server.keys import holder_of, is_table_id
from grasse.server.limits import Gate
from grasse.server.log import log
from grasse.server.openapi import describe
from grasse.server.pages import File, read_pages
from grasse.server.protocol import Problem
from grasse.server.refusal import Refusal
from grasse.server.routes import (
    ENDPOINTS,
    Desk,
    address_of,
    check_origin,
    given_key,
    prepare,
    problem,
)

LIVE: Final = "/api/tables/{table}/live"
LOOK_EVERY: Final = 2.0
"""Seconds after which the file of blocked addresses is looked at again."""

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


class Told(msgspec.Struct, frozen=True):
    """What an operator wants of every answer and of the log."""

    hsts: int | None = None
    """Seconds for which browsers shall come by HTTPS only; None: nothing is said of it."""
    addresses: bool = True
    """Whether clients' addresses are in the log."""


class Careful:
    """Around everything: limits, security headers, a log line, no stack trace for the client."""

    def __init__(self, app: ASGIApp, gate: Gate, told: Told) -> None:
        self.app = app
        self.gate = gate
        self.told = told
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        self._secure = (
            [*self._headers, (b"strict-transport-security", b"max-age=%d" % told.hsts)]
            if told.hsts is not None
            else self._headers
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        path = scope["path"]
        client = scope["client"][0] if scope["client"] else ""
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
                own = self._secure if scope["scheme"] == "https" else self._headers
                message = {**message, "headers": headers + own}
            await send(message)

        try:
            with self.gate.request(client, for_file=not path.startswith(_COSTLY)):
                await self.app(scope, receive, sending)
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            await problem(refusal.problem())(scope, receive, sending)
        except Exception as error:  # noqa: BLE001  # the client gets no trace, the log does
            log.error("request failed", path=path, error=repr(error), exc_info=error)
            if status == 0:
                failed = PlainTextResponse("something went wrong here\n", 500)
                await failed(scope, receive, sending)
        took = round(1000 * (time.perf_counter() - began), 1)
        if path not in ("/healthz", "/metrics"):
            seen = {"client": client} if self.told.addresses else {}
            log.info("request", method=scope["method"], path=path, status=status, ms=took, **seen)


_FOR_PROGRAMS: Final = ("/api/", "/assets/")
_COSTLY: Final = ("/api/", "/healthz", "/metrics")
"""What is worked out for each request; all else is there already."""


def make_app(
    house: House, metrics_for: Networks | None = None, told: Told | None = None
) -> Starlette:
    """The table server, around a house."""
    prepare()
    desk = Desk(house)
    gate, told = house.gate, told or Told()
    pages = read_pages()
    description = File.of(msgspec.json.encode(describe(ENDPOINTS)), "application/json")

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        chores = [asyncio.create_task(pulse.beat()), asyncio.create_task(_look_again(gate))]
        yield
        for chore in chores:
            chore.cancel()
        await house.close()

    async def connect(websocket: WebSocket) -> None:
        """Play: the one socket of a person at a table."""
        address = address_of(websocket)
        table = str(websocket.path_params["table"])
        key = given_key(websocket)
        holder = holder_of(key) if key else None
        socket = live.Socket(websocket, table, holder, household(address))
        began = time.perf_counter()
        try:
            check_origin(websocket)
            if not is_table_id(table):
                raise Refusal("no-table", "there is no such table")
            with gate.socket(socket, address):
                await live.serve(house, socket)
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            await _turn_away(websocket, refusal)
            return
        seen = {"client": address} if told.addresses else {}
        seconds = round(time.perf_counter() - began, 1)
        log.info("socket", table=table, seats=len(socket.seats), seconds=seconds, **seen)

    async def page(request: Request) -> Response:
        if index := pages.get("index.html"):
            return index.answer(request)
        return PlainTextResponse(
            "The table server runs, but this copy was installed without the browser table.\n", 503
        )

    async def asset(request: Request) -> Response:
        found = pages.get(f"assets/{request.path_params['name']}")
        return found.answer(request) if found else await nowhere(request, KeyError())

    async def healthz(request: Request) -> Response:
        trouble = await house.health.trouble()
        well = f"ok\nbuild: {compiled.build}"
        return PlainTextResponse(f"{trouble or well}\n", 503 if trouble else 200)

    async def figures(request: Request) -> Response:
        if not _may_measure(request, metrics_for or Networks()):
            return problem(Problem("not-allowed", "figures are for this machine only"))
        return Response(metrics.written(), media_type=CONTENT_TYPE_LATEST)

    async def openapi(request: Request) -> Response:
        return description.answer(request)

    async def nowhere(request: Request, error: Exception) -> Response:
        """A page for people with a browser, a problem for programs."""
        for_people = "text/html" in request.headers.get("accept", "")
        if for_people and not request.url.path.startswith(_FOR_PROGRAMS):
            response = await page(request)
            response.status_code = 404 if response.status_code == 200 else response.status_code
            return response
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
        Route("/table/{table}/report", page),
        Route("/practice/{game}", page),
        Route("/assets/{name}", asset),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={404: nowhere, 405: wrong_method},
        middleware=[Middleware(Careful, gate=gate, told=told)],
    )


async def _turn_away(websocket: WebSocket, refusal: Refusal) -> None:
    await websocket.accept()
    await websocket.send_text(outgoing.fault(refusal.problem()).decode())
    await websocket.close(1008)


async def _look_again(gate: Gate) -> None:
    while True:
        await asyncio.sleep(LOOK_EVERY)
        gate.look_again()


def _may_measure(request: Request, named: Networks) -> bool:
    """For this machine, as which behind a proxy everybody appears, and the addresses named."""
    address = address_of(request)
    here = address in _HERE and "x-forwarded-for" not in request.headers
    return here or address in named


_HERE: Final = Networks(["127.0.0.0/8", "::1"])
