"""A board names options, entries and prompts as the terminal does, over a whole game.

What the terminal adds to an option or a prompt, a board shows in pictures. Nor does it say the
numbers of Parfum's cards.
"""

from __future__ import annotations

import http.server
import json
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from client import bundle, demo
from grasse.games import find, names
from grasse.kernel.speech import Speech
from grasse.kernel.words import LANGUAGES
from tests.client.said import short, without_numbers


def is_plain(game: str) -> bool:
    """Whether this game has no board of its own yet."""
    return not (bundle.CLIENT / "src" / "games" / game).exists()


@pytest.fixture(scope="module")
def pages(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The demo pages, served from a folder of their own."""
    folder = tmp_path_factory.mktemp("demo") / "demo"
    node, _ = bundle.tools()
    subprocess.run(
        [*node, "build.mjs", "--demo", "--out", str(folder)], cwd=bundle.CLIENT, check=True
    )
    handler = type("Handler", (demo.Handler,), {"folder": folder})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}", folder
        server.shutdown()


@pytest.mark.long
@pytest.mark.parametrize("game", names())
def test_the_browser_says_what_the_terminal_says(
    game: str, browser: Browser, pages: tuple[str, Path]
) -> None:
    if is_plain(game):
        pytest.skip(f"{game} has no board of its own yet")
    address, folder = pages
    demo.write(game, 3, folder)
    data = json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))
    page = browser.new_page()
    page.goto(f"{address}/index.html?game={game}&language=en")
    page.locator(".stage > *").first.wait_for()
    for language in LANGUAGES:
        page.evaluate("language => speak(language)", language)
        _compare(page, game, language, data)
    page.close()


def _compare(page: Page, game: str, language: str, data: dict[str, Any]) -> None:
    speech = Speech(find(game), language)
    vocabulary = find(game).vocabulary
    every = 1 if language == "en" else 7
    for moment in range(0, len(data["moments"]), every):
        for seat, view in enumerate(data["moments"][moment]):
            if not view["options"] and moment + every < len(data["moments"]):
                continue
            spoken = page.evaluate("([moment, seat]) => spoken(moment, seat)", [moment, seat])
            where = f"{language}, moment {moment}, seat {seat}, step {view['step']}"
            options = [vocabulary.read(option) for option in view["options"]]
            said = [short(speech, view, f"do-{one.tag()}", one.plain()) for one in options]
            assert spoken["options"] == [without_numbers(one) for one in said], where
            told = [speech.entry(view, one) for one in view["journal"]]
            assert spoken["entries"] == [without_numbers(one) for one in told], where
            if spoken["prompt"] is not None:
                said_now = short(speech, view, f"prompt-{view['step']}", view["prompt"])
                assert spoken["prompt"] == said_now, where
