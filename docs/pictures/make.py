"""Takes docs/pictures/table.png: a moment of a real game of Parfum in a real browser.

.venv/bin/python docs/pictures/make.py
"""

from __future__ import annotations

import json
import secrets
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

import grasse
from grasse import bots

PICTURE: Final = Path(__file__).with_name("table.png")
CHAIRS: Final = [{"kind": "mine", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot"}]
CHROMIUM: Final = "/usr/bin/chromium"


def new_table(address: str) -> tuple[str, str]:
    """A table for one person and two bots; its id and the person's key."""
    wish = {"game": "parfum", "chairs": CHAIRS, "start": True, "want_key": True}
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(wish).encode(), {"content-type": "application/json"}
    )
    seated = json.load(urllib.request.urlopen(request))
    return seated["table"]["id"], seated["key"]


def play(address: str, table: str, key: str) -> None:
    """Play like the solid bot, until there is something to think about in the evening."""
    game = grasse.find("parfum")
    solid = bots.find("solid", game)
    chance = grasse.Dice(7)
    live = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(live, additional_headers={"Authorization": f"Bearer {key}"}) as socket:
        socket.send(json.dumps({"type": "hello"}))
        for raw in socket:
            said: dict[str, Any] = json.loads(raw)
            view = (said.get("views") or [{}])[0]
            if view.get("to_act") != 0:
                continue
            if view["table"]["round"] > 4 and view["step"] == "sell" and len(view["options"]) > 3:
                return
            options = [game.vocabulary.read(option) for option in view["options"]]
            action = solid.choose(view, options, chance).plain()
            act = {"type": "act", "id": secrets.token_hex(8), "seat": 0, "action": action}
            socket.send(json.dumps({**act, "version": said["version"]}))


def take(address: str, table: str, key: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(
            viewport={"width": 1280, "height": 720}, reduced_motion="reduce"
        )
        context.add_cookies([{"name": "grasse", "value": key, "url": address}])
        page = context.new_page()
        page.goto(f"{address}/table/{table}")
        page.wait_for_selector("svg [role=gridcell]")
        page.mouse.move(640, 30)
        page.wait_for_timeout(2000)
        page.screenshot(path=PICTURE)
        browser.close()


def main() -> None:
    program = Path(sys.executable).with_name("grasse")
    with tempfile.TemporaryDirectory() as data:
        limits = ["--limit", "messages_per_second=1000", "--bot-delay", "0"]
        server = subprocess.Popen(
            [program, "serve", "--no-open", "--data", data, *limits],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if "://" in word)
            table, key = new_table(address)
            play(address, table, key)
            take(address, table, key)
        finally:
            server.terminate()
            server.wait()
    print(PICTURE)


if __name__ == "__main__":
    main()
