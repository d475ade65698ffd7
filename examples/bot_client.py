"""A bot outside the server: it takes a chair by an invitation and plays over the same socket as a
browser does. It needs Python and the package `websockets`.

    python examples/bot_client.py 'http://127.0.0.1:8000/table/<id>#<invitation>' --name Robot

It sees what a person in its chair sees. Write your own by giving `play` another `choose`:

    from bot_client import join, play

    def choose(view):
        return max(view["options"], key=my_judgement)

    play(join("http://…", "My bot"), choose)

The protocol is in docs/protocol.md. In short: say `hello` with the version you saw last, and you
get a `welcome`; after it come `update`s. When `table.to_act` is your seat, send one of your view's
`options` as `act`, with an id of your own and the version it was made on. The server answers `done`
or `refused`. If you lose the connection, come back and send the same id again: it counts once.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

View = dict[str, Any]
Choose = Callable[[View], dict[str, Any]]
"""What a bot is: given its view, one of the view's `options`."""


@dataclass(frozen=True)
class Place:
    """A chair at a table, and the key that proves that it is ours."""

    server: str
    table: str
    seat: int
    key: str


def join(link: str, name: str) -> Place:
    """Take the first open chair of the table that an invitation link leads to."""
    parts = urlsplit(link)
    server, table = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").split("/")[-1]
    chairs = ask(f"{server}/api/tables/{table}")["table"]["chairs"]
    for seat, chair in enumerate(chairs):
        if chair["kind"] == "open":
            wish = {"name": name, "invitation": parts.fragment, "want_key": True}
            answer = ask(f"{server}/api/tables/{table}/chairs/{seat}/sit", wish)
            return Place(server, table, seat, answer["key"])
    raise SystemExit("there is no open chair at this table")


def ask(address: str, body: dict[str, Any] | None = None) -> Any:
    """A request over HTTP; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise SystemExit(f"refused: {json.load(error)['text']}") from None


def play(place: Place, choose: Choose, patience: int = 10) -> View:
    """Play until the game is over; the last view. A lost connection is made again."""
    player = Player(place.seat, choose)
    address = place.server.replace("http", "ws", 1) + f"/api/tables/{place.table}/live"
    headers = {"Authorization": f"Bearer {place.key}"}
    failures = 0
    while True:
        try:
            with connect(address, additional_headers=headers, max_size=None, legacy=True) as socket:
                failures = 0
                return player.talk(socket)
        except (OSError, ConnectionClosed):
            failures += 1
            if failures > patience:
                raise
            time.sleep(min(5.0, 0.2 * 2**failures))


class Player:
    """Answers when it is its turn, and remembers what it sent until it is done."""

    def __init__(self, seat: int, choose: Choose) -> None:
        self.seat = seat
        self.choose = choose
        self.view: View | None = None
        self.news: dict[str, Any] | None = None
        self.sent: dict[str, Any] | None = None

    def talk(self, socket: ClientConnection) -> View:
        # `seen` would give only what is new of the journal; this bot does not keep one.
        send(socket, {"type": "hello"})
        if self.sent is not None:
            send(socket, self.sent)  # its answer was lost: sent twice, it counts once
        while True:
            message = json.loads(socket.recv())
            kind = message["type"]
            if kind in ("done", "refused") and self.sent and message["id"] == self.sent["id"]:
                self.sent = None
                if kind == "refused" and message["problem"]["code"] not in ("old-version",):
                    raise SystemExit(f"refused: {message['problem']['text']}")
                if self.news and kind == "done" and self.news["version"] >= message["version"]:
                    self.act(socket, self.news)  # what came of it was known before the answer
            if kind in ("welcome", "update"):
                self.look(message)
                self.act(socket, message)
            if kind in ("welcome", "update", "chairs") and message["table"]["state"] == "over":
                return self.view or {}

    def look(self, message: dict[str, Any]) -> None:
        """A new view."""
        self.news = message
        views = [view for view in message["views"] if view["seat"] == self.seat]
        self.view = views[0] if views else self.view

    def act(self, socket: ClientConnection, news: dict[str, Any]) -> None:
        """If it is our turn and nothing of ours is on its way."""
        if self.view is None or self.sent is not None or news["table"]["to_act"] != self.seat:
            return
        self.sent = {
            "type": "act",
            "id": secrets.token_urlsafe(12),
            "seat": self.seat,
            "version": news["version"],
            "action": self.choose(self.view),
        }
        send(socket, self.sent)


def send(socket: ClientConnection, message: dict[str, Any]) -> None:
    socket.send(json.dumps(message))


def at_random(view: View) -> dict[str, Any]:
    option: dict[str, Any] = random.choice(view["options"])
    return option


def main() -> int:
    parser = argparse.ArgumentParser(description="Play a seat of a Grasse table at random.")
    parser.add_argument("link", help="the invitation link, with all that is behind its #")
    parser.add_argument("--name", default="Robot")
    given = parser.parse_args()
    place = join(given.link, given.name)
    print(f"sitting in chair {place.seat}; waiting for the game", flush=True)
    result = play(place, at_random)["result"]
    print(f"the game is over: {result}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
