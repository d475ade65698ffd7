"""Where tables are at home, of several processes behind one port."""

from __future__ import annotations

import asyncio
import socket

from grasse.server.homes import Home, Homes

TABLES = [f"table{number}" for number in range(100)]
HEAD = b"GET /api/tables/x/live HTTP/1.1\r\n\r\n"


def running(count: int) -> Homes:
    homes = Homes(count)

    async def open_all() -> None:
        for number in range(count):
            homes.of(number).open(lambda *_: None)

    asyncio.run(open_all())
    return homes


def a_table_at_home(home: Home) -> str:
    return next(table for table in TABLES if home.has(table))


def is_closed(peer: socket.socket) -> bool:
    peer.settimeout(10)
    return peer.recv(1) == b""


def test_each_table_has_one_home_and_each_process_its_share() -> None:
    homes = running(3)
    at_home = [[table for table in TABLES if homes.of(number).has(table)] for number in range(3)]
    assert sorted(table for here in at_home for table in here) == sorted(TABLES)
    assert all(len(here) > 20 for here in at_home)


def test_while_a_process_does_not_run_its_tables_are_at_home_elsewhere() -> None:
    """Given three processes; when one ends; then its tables have a home among the others, and
    theirs stay."""
    homes = running(3)
    before = {table: [homes.of(number).has(table) for number in range(3)] for table in TABLES}
    homes.note_end(1)
    for table in TABLES:
        now = [homes.of(number).has(table) for number in (0, 2)]
        assert sum(now) == 1
        if not before[table][1]:
            assert now == [before[table][0], before[table][2]]


def test_who_comes_to_another_process_is_passed_on() -> None:
    """Given a connection that came to a process where its table is not at home; when it is passed
    on and closed there; then the home has it, with the head of its request."""

    homes = running(2)
    here, home = homes.of(0), homes.of(1)

    async def play() -> None:
        arrived: asyncio.Future[tuple[socket.socket, bytes]] = asyncio.Future()
        home.open(lambda *connection: arrived.set_result(connection))
        client, came = socket.socketpair()
        assert here.pass_on(a_table_at_home(home), came.fileno(), HEAD)
        came.close()
        connection, head = await asyncio.wait_for(arrived, 30)
        home.close()
        assert head == HEAD
        connection.send(b"welcome")
        assert client.recv(100) == b"welcome"

    asyncio.run(play())


def test_who_is_at_home_or_whose_home_does_not_run_stays() -> None:
    homes = running(2)
    here, home = homes.of(0), homes.of(1)
    _, came = socket.socketpair()
    assert not here.pass_on(a_table_at_home(here), came.fileno(), HEAD)
    away = a_table_at_home(home)
    homes.note_end(1)
    assert not here.pass_on(away, came.fileno(), HEAD)


def test_who_cannot_be_passed_on_stays() -> None:
    """Given a process that lets nobody in; when more and more are passed on to it; then the others
    keep those for whom there is no room at its door; and when it ends, those at its door have to
    come again."""
    homes = running(2)
    here, table = homes.of(0), a_table_at_home(homes.of(1))
    waiting: list[socket.socket] = []
    for _ in range(10_000):
        client, came = socket.socketpair()
        with came:
            if not here.pass_on(table, came.fileno(), bytes(10_000)):
                break
        waiting.append(client)
    assert 0 < len(waiting) < 10_000
    homes.note_end(1)
    assert all(map(is_closed, waiting))
