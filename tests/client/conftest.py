"""A real server and a real browser. Where there is no browser these tests are skipped; with CI set
that is a failure."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from client import bundle
from grasse.server.routes import COOKIE
from tests.ports import free_port
from tests.server import people as programs

PICTURES = bundle.ROOT / "build" / "screenshots"
"""Pictures for people to look at; a test writes them when GRASSE_SCREENSHOTS is set."""
DESK, PHONE = (1280, 720), (390, 844)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PATIENCE = 60
"""For how many seconds one waits for something to come: the machine may be busy."""
expect.set_options(timeout=1000 * PATIENCE)
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page has drawn what it knows, and told whoever listens to scrolling."""
CHEAPLY = ["--no-sandbox", "--disable-dev-shm-usage", "--in-process-gpu", "--disable-audio-output"]
GRASSE = str(Path(sys.executable).with_name("grasse"))


def absent(what: str) -> None:
    """Skip, or fail where everything must run."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bundle, built by the first worker that comes by."""
    if not bundle.wanted():
        absent("GRASSE_NO_CLIENT is set: there is no browser table to test")
    lock = tmp_path_factory.getbasetemp().parent / "client.lock"
    with lock.open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if bundle.stale():
            try:
                bundle.build()
            except bundle.CannotBuild as problem:
                absent(str(problem))
    return bundle.WEB


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    system = next(filter(None, map(shutil.which, names)), None)
    try:
        one = playwright.chromium.launch(executable_path=system, args=CHEAPLY)
    except PlaywrightError:
        absent("these tests need a browser: apt install chromium, or playwright install chromium")
        raise
    yield one
    one.close()


class Server:
    """`grasse serve` on a free port, with a directory of its own."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.port = free_port()
        self.options = options
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        limits = ("requests_per_second=2000", "tables_per_hour=100000", "messages_per_second=500")
        self.process = subprocess.Popen(
            [
                *(GRASSE, "serve", "--no-open", "--thinkers", "1"),
                *("--port", str(self.port), "--data", str(self.data), "--log-level", "warning"),
                *(word for limit in limits for word in ("--limit", limit)),
                *self.options,
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 60
        while True:
            try:
                with urllib.request.urlopen(self.address + "/healthz", timeout=2):
                    return
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise
                time.sleep(0.1)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("tables"), "--bot-delay", "0.02")
    yield one
    one.stop()


class Person:
    """Somebody with a browser of his own."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.address = server.address
        self.page: Page = context.new_page()
        self.line = context.new_cdp_session(self.page)
        self.listening: list[tuple[Any, Callable[..., Any]]] = []
        self.scripts: list[Any] = []
        self.troubles: list[str] = []
        self.hosts: set[str] = set()
        self.come()

    def come(self) -> None:
        """Nobody has seen him here before."""
        self.page.set_default_timeout(1000 * PATIENCE)
        self.troubles, self.hosts = [], set()
        self.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.on("console", self._note)
        self.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))

    def on(self, event: Any, heard: Callable[..., Any]) -> None:
        """Listen to the page until he leaves."""
        self.page.on(event, heard)
        self.listening.append((event, heard))

    def begin_with(self, script: str) -> None:
        """Run this first in every document, until he leaves."""
        self.scripts.append(self.page.add_init_script(script))

    def leave(self) -> None:
        """He goes from his table, and nothing stays of him in this browser."""
        for event, heard in self.listening:
            self.page.remove_listener(event, heard)
        for script in self.scripts:
            script.close()
        self.listening, self.scripts = [], []
        self.page.unroute_all()
        self.context.set_offline(False)
        self.page.goto("about:blank")
        self.page.mouse.move(0, 0)
        self.context.clear_cookies()
        everything = {"origin": self.address, "storageTypes": "all"}
        self.line.send("Storage.clearDataForOrigin", everything)

    def _note(self, message: Any) -> None:
        # Cut connections and refusals, which tests provoke, are reported by the browser, too.
        expected = any(word in message.text for word in ("ERR_", "WebSocket", "status of 4"))
        if message.type == "error" and not expected:
            self.troubles.append(message.text)

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def play_now(self, game: str = "Parfum", level: str | None = None) -> Page:
        """Home, one click, and the own turn."""
        page = self.go()
        card = page.locator(".card", has=page.get_by_role("heading", name=game))
        if level:
            card.locator("select").nth(1).select_option(level)
        card.get_by_role("button", name="Play now").click()
        return self.own_turn()

    def own_turn(self) -> Page:
        self.page.locator(".table-page").wait_for()
        self.page.locator(".moves :is(li, summary):visible").first.wait_for()
        return self.page

    def make_table(self, game: str, *chairs: dict[str, str], **more: object) -> dict[str, Any]:
        """A table by the server's own address; the person sits first. What the server answers."""
        wish = {"game": game, "chairs": [{"kind": "mine"}, *chairs], **more}
        answer = self.context.request.post(f"{self.address}/api/tables", data=wish)
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def as_program(self) -> programs.Person:
        """The same person without the page, which takes a hundred times as long for a decision."""
        (key,) = (one["value"] for one in self.context.cookies() if one["name"] == COOKIE)
        return programs.Person(self.server, key)

    def sit_down(self, game: str = "parfum", **more: object) -> Page:
        """At a table with a bot, without the way over the home page; the own turn."""
        made = self.make_table(game, {"kind": "bot"}, start=True, **more)
        self.go(f"/table/{made['table']['id']}")
        return self.own_turn()


class People:
    """Those who come again in the next test: a page that is open costs a third of a new one."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.away: dict[tuple[tuple[str, Any], ...], list[Person]] = {}

    def come(
        self,
        size: tuple[int, int],
        color_scheme: Literal["light", "dark"] = "light",
        reduced_motion: Literal["reduce", "no-preference"] = "reduce",
        **context: Any,
    ) -> tuple[Person, list[Person]]:
        """Somebody, and where he waits when he is gone."""
        waiting = self.away.setdefault(tuple(sorted(context.items())), [])
        if waiting:
            one = waiting.pop()
            one.come()
        else:
            one = Person(self.browser.new_context(**context), self.server)
        one.page.set_viewport_size({"width": size[0], "height": size[1]})
        one.page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        return one, waiting


@pytest.fixture(scope="session")
def people(browser: Browser, server: Server) -> People:
    return People(browser, server)


@pytest.fixture
def person(people: People) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end none of them may have seen an error."""
    here: list[tuple[Person, list[Person]]] = []

    def make(size: tuple[int, int] = DESK, **context: Any) -> Person:
        context.setdefault("locale", "en-GB")
        one, waiting = people.come(size, **context)
        here.append((one, waiting))
        return one

    yield make
    troubles = [trouble for one, _ in here for trouble in one.troubles]
    for one, waiting in here:
        one.leave()
        waiting.append(one)
    assert troubles == []


AXE = bundle.CLIENT / "node_modules" / "axe-core" / "axe.min.js"


def axe(page: Page) -> list[str]:
    """What axe-core finds that is serious, a line each."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)"
    )
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in ("serious", "critical", "moderate")
        for node in one["nodes"]
    ]


def pictures(page: Page, name: str) -> None:
    """This moment in both sizes and both lights."""
    size = page.viewport_size
    if not os.environ.get("GRASSE_SCREENSHOTS") or size is None:
        return
    for place, (width, height) in {"desk": DESK, "phone": PHONE}.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            picture(page, f"{name}-{place}-{theme}")
    page.emulate_media(color_scheme="null")
    page.set_viewport_size(size)


def picture(page: Page, name: str) -> None:
    """A picture for people to look at, as the page is."""
    if os.environ.get("GRASSE_SCREENSHOTS"):
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png", full_page=not name.startswith("board"))
