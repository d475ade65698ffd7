"""`grasse serve --processes N`: several servers behind one port, watched over by one command."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from click.testing import CliRunner

from grasse.kernel import Dice
from grasse.server.command import serve
from grasse.server.limits import Limits
from tests.server.conftest import Start
from tests.server.people import Closed, Person, greedily, play_on
from tests.server.postgres import Server as Postgres
from tests.server.serving import GENEROUS, Server

TWO = ("--processes=2", "--log-level=info")
CONNECTED, LISTENING = "01", "0A"


def servers(server: Server) -> list[int]:
    """The processes that listen at its port."""
    kept = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [pid for pid in map(int, kept) if has_sockets(pid, server.port, LISTENING)]


def has_sockets(pid: int, port: int, state: str) -> int:
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    inodes = {row[9] for row in rows if row[3] == state and row[1].endswith(f":{port:04X}")}
    try:
        files = [os.readlink(one) for one in Path(f"/proc/{pid}/fd").iterdir()]
    except OSError:  # it ends, or closes one, at this moment
        return 0
    return sum(f"socket:[{inode}]" in files for inode in inodes)


def serving(server: Server) -> dict[int, int]:
    """How many are connected to which of its processes."""
    return {pid: has_sockets(pid, server.port, CONNECTED) for pid in servers(server)}


def is_there(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def until(holds: Callable[[], bool], seconds: float = 40) -> None:
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture
def both(postgres: Postgres, start: Start) -> Server:
    """A command that keeps two servers."""
    server = start(where=postgres.create(), more=TWO, bot_delay=0.05)
    until(lambda: len(servers(server)) == 2)
    return server


def test_whoever_comes_is_at_the_same_tables(both: Server) -> None:
    """Given two servers behind one port; when people sit down, look, play and talk over ever new
    connections, which come to either; then all of it is one table, and nobody is refused for what
    the server he came to did not know yet."""
    for number in range(8):
        ada = Person(both)
        table, invitation = ada.make_table("parfum", ["mine", "open"])
        bob = Person(both).sit(table, 1, invitation, name="Bob")
        assert bob.see(table)["you"]["seats"] == [1]
        ada.start(table)
        with ada.at(table) as one, bob.at(table) as two:
            one.until_playing()
            two.until_playing()
            assert play_on([one, two], Dice(number), greedily, most=10) == 10
            one.chat("hello")
            two.kind("chat")
    assert both.errors() == []


def test_those_at_one_table_are_at_one_process(both: Server) -> None:
    """Given two servers behind one port, each of which gets some of the connections; when people
    come to a table; then all of them are at the same process, whichever they came to."""
    for _ in range(3):
        ada = Person(both)
        table, _ = ada.make_table("parfum", ["mine", "mine"], start=True)
        with ExitStack() as stay:
            for _ in range(7):
                stay.enter_context(ada.at(table)).until_playing()
            until(lambda: sorted(serving(both).values()) == [0, 7])
        until(lambda: sum(serving(both).values()) == 0)
    assert both.errors() == []


def test_a_table_whose_home_is_killed_goes_on_elsewhere(both: Server) -> None:
    """Given a game of bots and somebody who looks on; when the process that leads it is killed;
    then the other goes on with it, and he who comes again sees it."""
    ada = Person(both)
    table, _ = ada.make_table("parfum", ["solid", "random"], start=True)
    with ada.at(table) as line:
        line.until_playing()
        line.until(lambda _: line.memory.version > 5)
        home = max(serving(both), key=serving(both).__getitem__)
        os.kill(home, signal.SIGKILL)
    until(lambda: home not in servers(both))
    version = ada.see(table)["table"]["version"]
    until(lambda: ada.see(table)["table"]["version"] > version + 3)
    with ada.at(table) as line:
        line.until_playing()
        assert line.memory.version > version + 3


def test_one_that_dies_is_started_again(both: Server) -> None:
    """Given two servers; when one of them is killed; then another takes its place, and the command
    says that it ended."""
    gone, stays = servers(both)
    os.kill(gone, signal.SIGKILL)
    until(lambda: len(servers(both)) == 2 and gone not in servers(both))
    assert stays in servers(both)
    assert "process ended" in both.log()
    assert Person(both).get("/healthz").status == 200


def test_the_end_of_the_command_is_the_end_of_all(both: Server) -> None:
    """Given two servers with somebody at a table; when the command gets SIGTERM; then both end, and
    what was acknowledged is there when it is started again."""
    ada = Person(both)
    table, _ = ada.make_table("parfum", ["mine", "solid"], start=True)
    with ada.at(table) as line:
        line.until_playing()
        play_on([line], Dice(1), greedily, most=5)
        version = line.memory.version
        pids = servers(both)
        both.stop()
    until(lambda: not any(map(is_there, pids)))
    both.start()
    assert ada.see(table)["table"]["version"] >= version
    assert both.errors() == []


def test_if_the_command_is_killed_the_servers_end_too(both: Server) -> None:
    pids = servers(both)
    both.kill()
    until(lambda: not any(map(is_there, pids)))


def test_figures_are_of_all_together(both: Server) -> None:
    """Given actions at both servers; then whichever is asked counts all of them."""
    ada = Person(both)
    before = counted(ada)
    for _ in range(6):
        ada.get("/api/games")
    until(lambda: counted(ada) == before + 6)
    assert counted(ada) == before + 6


def counted(person: Person) -> int:
    found = re.findall(r'grasse_requests_total\{[^}]*"/api/games"[^}]*\} (\S+)', _figures(person))
    return int(sum(map(float, found)))


def _figures(person: Person) -> str:
    return person.get("/metrics").body.decode()


def test_an_address_gets_no_more_from_several(postgres: Postgres, start: Start) -> None:
    """Given six sockets for an address; when it opens many over one port with two servers; then
    both together let in six of them at most."""
    limits = (*GENEROUS, "sockets_per_address=6")
    server = start(where=postgres.create(), more=TWO, limits=limits)
    until(lambda: len(servers(server)) == 2)
    ada = Person(server)
    table, _ = ada.make_table("parfum", ["mine", "solid"], start=True)
    with ExitStack() as stay:
        let_in = sum(is_welcome(stay, ada, table) for _ in range(30))
    assert 3 <= let_in <= 6


def is_welcome(stay: ExitStack, person: Person, table: str) -> bool:
    try:
        stay.enter_context(person.at(table))
    except (AssertionError, Closed):
        return False
    return True


def test_the_limits_of_an_address_are_shared() -> None:
    one = Limits()
    assert one.shared_by(1) == one
    each = one.shared_by(4)
    assert (each.requests_per_second, each.sockets_per_address) == (5, 25)
    assert each.messages_per_second == one.messages_per_second
    assert one.shared_by(64).connections_per_address == 4


def test_sqlite_has_one_process(tmp_path: Path) -> None:
    said = CliRunner().invoke(serve, ["--data", str(tmp_path), "--processes", "2", "--no-open"])
    assert said.exit_code != 0
    assert "--processes needs PostgreSQL" in str(said.exception)
