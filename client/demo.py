"""Demo pages: boards with recorded views, without a server; and pictures of them.

    python client/demo.py                       write client/demo/ and serve it
    python client/demo.py --game parfum --shots DIR      take pictures instead

Each game is played by greedy bots from a fixed seed; moments are taken at every decision of a
seat, so the pages show every step of the game. `npm run demo` in client/ bundles the page.
"""

from __future__ import annotations

import argparse
import http.server
import json
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import grasse
from grasse import bots
from grasse.games import find as find_game
from grasse.games import names

HERE = Path(__file__).resolve().parent
DEMO = HERE / "demo"
PEOPLE = ("Ada", "Bruno", "Clara", "Dario")
SIZES = {"desk": (1280, 720), "phone": (390, 844)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_Raw)
    parser.add_argument("--game", choices=names(), help="only this game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--port", type=int, default=0, help="default: any free port")
    parser.add_argument("--shots", type=Path, help="take pictures into this folder, then end")
    parser.add_argument("--every", type=int, default=0, help="pictures of every n-th moment only")
    parser.add_argument("--moments", help="pictures of these moments only: 0,12,40")
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    subprocess.run(["node", "build.mjs", "--demo"], cwd=HERE, check=True)
    chosen = [given.game] if given.game else names()
    steps = {name: write(name, given.seats) for name in chosen}
    with http.server.ThreadingHTTPServer(("127.0.0.1", given.port), Handler) as server:
        address = f"http://127.0.0.1:{server.server_address[1]}"
        if given.shots:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            for name, found in steps.items():
                shoot(address, name, list(_wanted(given, found)), given.shots, given.language)
            server.shutdown()
        else:
            for name in chosen:
                print(f"{address}/index.html?game={name}&moment=0&seat=0")
            server.serve_forever()


class _Raw(argparse.RawDescriptionHelpFormatter):
    pass


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the demo pages."""

    folder = DEMO

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, directory=str(self.folder), **named)

    def log_message(self, *arguments: Any) -> None:
        pass


def write(name: str, seats: int, folder: Path = DEMO) -> list[str]:
    """Play a game, write its views; the steps of the moments."""
    game = find_game(name)
    match = grasse.new(name, seats=list(PEOPLE[:seats]), seed=f"demo {name}")
    greedy = bots.find("greedy", game)
    chance = grasse.Dice("demo")
    moments: list[list[dict[str, Any]]] = []
    steps: list[str] = []
    while True:
        moments.append([match.view(seat) for seat in (*range(seats), None)])
        steps.append(moments[-1][0]["step"] or "over")
        if match.to_act is None:
            break
        match.play(bots.decide(match, greedy, chance))
    with (game.folder / "components.toml").open("rb") as file:
        components = tomllib.load(file)
    data = {"components": components, "names": list(PEOPLE[:seats]), "moments": moments}
    (folder / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")
    return steps


def _wanted(given: argparse.Namespace, steps: list[str]) -> Iterator[int]:
    """The moments to take pictures of: those asked for, else the second of each step."""
    if given.moments:
        yield from map(int, given.moments.split(","))
    elif given.every:
        yield from range(0, len(steps), given.every)
    else:
        for step in dict.fromkeys(steps):
            found = [number for number, one in enumerate(steps) if one == step]
            yield found[len(found) // 2]


def shoot(address: str, name: str, moments: list[int], folder: Path, language: str) -> None:
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        system = Path("/usr/bin/chromium")
        launch = partial(playwright.chromium.launch, args=["--no-sandbox"])
        browser = launch(executable_path=str(system)) if system.exists() else launch()
        for (size, (width, height)), theme in (
            (size, theme) for size in SIZES.items() for theme in ("light", "dark")
        ):
            page = browser.new_page(
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
            )
            page.on("console", lambda line: print(line.text, file=sys.stderr))
            page.on("pageerror", lambda error: print(error, file=sys.stderr))
            for moment in moments:
                data = json.loads((DEMO / f"{name}.json").read_text(encoding="utf-8"))
                seat = data["moments"][moment][0]["to_act"]
                seat = 0 if seat is None or seat < 0 else seat
                query = f"game={name}&moment={moment}&seat={seat}&language={language}"
                page.goto(f"{address}/index.html?{query}")
                page.wait_for_selector(".stage > *")
                step = data["moments"][moment][0]["step"] or "over"
                path = folder / f"{name}-{moment:03}-{step}-{size}-{theme}.png"
                page.screenshot(path=path)
                print(path)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
