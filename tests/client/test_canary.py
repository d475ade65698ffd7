"""The canary can sing: a secret is found wherever and however it is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route

from tests.client.canary import Canary, forms, keys_of, secrets_of
from tests.client.conftest import Person, Server

Make = Callable[..., Person]


def test_a_secret_in_a_body_or_a_header_or_a_frame_is_found(person: Make, server: Server) -> None:
    one, watcher = person(), person()
    canary = Canary(one)
    page = one.play_now()
    watcher.play_now()
    table = page.url.rpartition("/")[2]
    canary.assert_silent(server.data, table, one, watcher)
    secrets = secrets_of(server.data, table, one, watcher)
    expected = {"the seed", "hash 0 of a key", "the bytes of seat 0", "a key of person 0"}
    assert set(secrets) == expected
    assert secrets["a key of person 0"] in keys_of(watcher)
    assert "the invitation" in secrets_of(server.data, table, watcher)
    for name, secret in secrets.items():
        for form in forms(secret):
            leak(page, canary, body=b"[" + form + b"]")
            assert canary.finds(secrets) == [f"{name} in {server.address}/leak"]
    leak(page, canary, headers={"x-seed": secrets["the seed"]})
    assert canary.finds(secrets) == [f"the seed in {server.address}/leak"]
    leak(page, canary, body=b"nothing")
    assert canary.finds(secrets) == []


def leak(page: Page, canary: Canary, **answer: Any) -> None:
    """The page asks for something, and gets this."""
    canary.heard.clear()

    def fulfil(route: Route) -> None:
        route.fulfill(**answer)

    page.route("**/leak", fulfil)
    with page.expect_request_finished(lambda request: request.url.endswith("/leak")):
        page.evaluate("fetch('/leak').then((answer) => answer.text())")
    page.unroute("**/leak")


def test_after_the_end_the_seed_may_be_told(person: Make) -> None:
    canary = Canary(person())
    secrets = {"the seed": "5eed" * 16}
    over, seed = json.dumps({"table": {"state": "over"}}), json.dumps(secrets)
    canary._frame(over)
    canary._frame(seed)
    assert canary.finds(secrets) == []
    canary = Canary(person())
    canary._frame(seed)
    canary._frame(over)
    assert canary.finds(secrets) == ["the seed in a frame"]
