"""Where tables are at home, of several processes behind one port.

The system gives a connection to any of them. But what is done at a table by way of one of them, all
others who have people there must read back from the database, play and tell again; so each table
has a home among them, and whoever comes for it to another is passed on, connection and all: the
file descriptor goes through a pair of sockets (SCM_RIGHTS), with the head of the request.

Nothing depends on it. Where the home of a table does not run its next of kin is the home, and where
somebody cannot be passed on he stays where he is: any process can serve any table.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
from collections.abc import Callable, Iterator, MutableSequence
from contextlib import suppress
from itertools import chain, islice
from typing import Any, Final
from zlib import crc32

import uvicorn

MOST_BYTES: Final = 128 * 1024
"""Of a head; those that `wire` takes are shorter."""
AT_ONCE: Final = 16
"""Those who are let in before somebody else gets his turn."""

Arrive = Callable[[socket.socket, bytes], None]


class Homes:
    """Of so many processes: what the one that starts them keeps."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._runs: MutableSequence[int] = context.RawArray("b", count)
        self._pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        for one in chain.from_iterable(self._pairs):
            one.setblocking(False)

    def __len__(self) -> int:
        return len(self._pairs)

    def of(self, number: int) -> Home:
        """What one of the processes has of it."""
        return Home(number, self._runs, [to for to, _ in self._pairs], self._pairs[number][1])

    def note_end(self, number: int) -> None:
        """It runs no more. Those who wait at its door have to come again."""
        self._runs[number] = False
        for connection, _ in _at(self._pairs[number][1]):
            connection.close()


class Home:
    """Of the process of that number."""

    def __init__(
        self,
        number: int,
        runs: MutableSequence[int],
        others: list[socket.socket],
        door: socket.socket,
    ) -> None:
        self._number = number
        self._runs = runs
        """Of each process, whether it lets in who is passed on."""
        self._others = others
        self._door = door

    def has(self, table: str) -> bool:
        """Whether the table is at home here."""
        return self._home_of(table) == self._number

    def _home_of(self, table: str) -> int:
        count = len(self._runs)
        first = crc32(table.encode())
        kin = ((first + step) % count for step in range(count))
        return next((number for number in kin if self._runs[number]), self._number)

    def pass_on(self, table: str, connection: int, head: bytes) -> bool:
        """Whether who asked for this table on that connection is let in elsewhere: then it is to be
        closed here."""
        home = self._home_of(table)
        if home == self._number:
            return False
        try:
            socket.send_fds(self._others[home], [head], [connection])
        except OSError:
            return False  # there are too many at its door
        return True

    def open(self, arrive: Arrive) -> None:
        """Let in who is passed on to us."""
        asyncio.get_running_loop().add_reader(self._door.fileno(), self._let_in, arrive)
        self._runs[self._number] = True

    def _let_in(self, arrive: Arrive) -> None:
        for connection, head in islice(_at(self._door), AT_ONCE):
            arrive(connection, head)

    def close(self) -> None:
        self._runs[self._number] = False
        asyncio.get_running_loop().remove_reader(self._door.fileno())


def _at(door: socket.socket) -> Iterator[tuple[socket.socket, bytes]]:
    """Those who wait at a door."""
    with suppress(BlockingIOError):
        while True:
            head, connections, _, _ = socket.recv_fds(door, MOST_BYTES, 1)
            for one in connections:
                yield socket.socket(fileno=one), head


class Server(uvicorn.Server):
    """A web server that lets in who is passed on to it, too."""

    def __init__(self, config: uvicorn.Config, home: Home | None) -> None:
        super().__init__(config)
        self._home = home
        self._arriving: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._home is not None and self.started:
            self._home.open(self._arrive)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._home is not None:
            self._home.close()
        await super().shutdown(sockets)

    def _arrive(self, connection: socket.socket, head: bytes) -> None:
        task = asyncio.create_task(self._let_in(connection, head))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _let_in(self, connection: socket.socket, head: bytes) -> None:
        def wire() -> Any:
            made: Any = self.config.ws_protocol_class(  # type: ignore[misc, call-arg]  # as uvicorn
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            made.head = head
            return made

        try:
            connection.setblocking(False)
            await asyncio.get_running_loop().connect_accepted_socket(wire, connection)
        except OSError:
            connection.close()  # its client is gone
