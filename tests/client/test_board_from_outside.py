"""A package from outside brings a board of its own; one that fails leaves the plain one."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests import TOY
from tests.client.conftest import Person, Server

BOARD = """
export default ({ preact: { h }, plainBoard }) => ({
  ...plainBoard("pebbles"),
  Table: ({ play }) => h("p", { class: "drawn" }, `Shore ${play.view.table.shore}`),
});
"""
pytestmark = pytest.mark.long(20)
Sit = Callable[[str], Person]


@pytest.fixture
def sit(
    built: Path, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Sit]:
    """Somebody at a table of the toy game with this script as its board."""
    servers: list[Server] = []
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")

    def come(script: str) -> Person:
        shutil.copytree(TOY, tmp_path / "site")
        (tmp_path / "site" / "pebbles" / "board").mkdir()
        (tmp_path / "site" / "pebbles" / "board" / "board.js").write_text(script)
        monkeypatch.setenv("PYTHONPATH", str(tmp_path / "site"))
        servers.append(Server(tmp_path / "tables"))
        one = Person(context, servers[0])
        one.sit_down("pebbles")
        return one

    yield come
    context.close()
    for server in servers:
        server.stop()


def test_a_board_from_outside_is_drawn(sit: Sit) -> None:
    one = sit(BOARD)
    expect(one.page.locator(".drawn")).to_contain_text("Shore")
    expect(one.page.locator(".move").first).to_have_text("Draw a pebble from the bag")
    one.page.locator(".move").first.click()
    expect(one.page.locator(".line").nth(1)).to_contain_text("draws a pebble.")
    assert one.troubles == []


def test_a_board_that_fails_leaves_the_plain_one(sit: Sit) -> None:
    one = sit("throw new Error('no board');")
    expect(one.page.locator(".plain-board")).to_contain_text("On the shore")
