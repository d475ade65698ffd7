"""What takes long for one person keeps nobody waiting who plays."""

from __future__ import annotations

import asyncio
import socket as sockets
import time
from contextlib import suppress
from pathlib import Path

import pytest

from grasse.kernel import Dice
from grasse.server.aside import REST, Aside
from tests.server.attacks import connect
from tests.server.conftest import Start
from tests.server.furnish import Place, furnish
from tests.server.people import Person
from tests.server.test_attacks import late_steps, played


def test_one_at_a_time_and_each_address_in_turn() -> None:
    """Given somebody who asks five times at once; when somebody else asks; then he is the next but
    one, and there are never two at the same time."""

    async def story() -> list[str]:
        aside, told = Aside(), list[str]()

        async def one(whose: str) -> None:
            async with aside.turn(whose):
                told.append(whose)
                await asyncio.sleep(0.001)
                told.append(whose)

        greedy = [asyncio.create_task(one("greedy")) for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.gather(one("other"), *greedy)
        assert not aside._of
        return told

    told = asyncio.run(story())
    assert told[::2] == told[1::2]
    assert told[::2].index("other") == 1


def test_the_row_rests() -> None:
    """For longer than it took; and what fails, or is given up, does not stop it."""

    async def story() -> None:
        aside = Aside()
        began = time.monotonic()
        with suppress(ValueError):
            async with aside.turn("a"):
                await asyncio.sleep(0.02)
                raise ValueError
        async with aside.turn("b"):
            assert time.monotonic() - began >= (1 + REST) * 0.02
            waiting = asyncio.create_task(aside.turn("c").__aenter__())
            await asyncio.sleep(0)
            waiting.cancel()
        async with aside.turn("c"):
            pass

    asyncio.run(story())


@pytest.mark.long
def test_the_past_of_long_games_keeps_nobody_waiting(tmp_path: Path, start: Start) -> None:
    """Given a long game that is over; when many addresses ask for its proof and its past as often
    as they may, and do not wait for it; then somebody who plays does not feel it, and the server
    ends without an error while they are at it."""
    place = asyncio.run(_a_long_game(tmp_path / "data"))
    server = start()
    for seat, key in enumerate(place.keys):
        path = f"/api/tables/{place.id}/chairs/{seat}/resign"
        headers = {"Authorization": f"Bearer {key}"}
        assert Person(server).ask("POST", path, {}, headers=headers).status == 200
    asked = b"".join(
        f"GET /api/tables/{place.id}/{what} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        for what in ("proof", "views?first=900", "file", "proof")
    )
    with played(server):
        before = late_steps(server)
        lines = [_sent(server.port, f"127.0.4.{1 + n % 5}", asked) for n in range(40)]
        time.sleep(8)
        assert late_steps(server) == before
    server.stop()
    assert server.errors() == []
    for line in lines:
        line.close()


def _sent(port: int, source: str, data: bytes) -> sockets.socket:
    line = connect(port, source)
    line.sendall(data)
    return line


async def _a_long_game(data: Path) -> Place:
    class Oldest(Dice):
        def below(self, purpose: str, n: int) -> int:
            return n - 1 if purpose == "age" else super().below(purpose, n)

    (place,) = await furnish(data, 1, ["parfum"], oldest=1000, chance=Oldest("past"))
    return place
