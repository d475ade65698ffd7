"""What `grasse serve` may be told, and what it does not take."""

from __future__ import annotations

import os
import socket
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from grasse.kernel import BadRequest
from grasse.server import addresses, command
from grasse.server.addresses import Blocked, Networks
from grasse.server.limits import Limits
from tests.server.conftest import Start
from tests.server.people import Closed, Person
from tests.server.serving import HOST, Server


@pytest.mark.parametrize(
    "words",
    [
        "--thinkers 0",
        "--thinkers -1",
        "--bot-delay -1",
        "--bot-delay nan",
        "--bot-delay inf",
        "--hsts -1",
        "--trusted-proxy proxy.example",
        "--trusted-proxy *",
        "--trusted-proxy localhost",
        "--metrics-for somewhere",
        "--blocked /nowhere/blocked",
        "--limit requests_per_second=-1",
        "--limit requests_per_second=0",
        "--limit requests_per_second=nan",
        "--limit requests_per_second=inf",
        "--limit answer_seconds=0",
        "--limit sockets_per_address=0",
        "--limit sockets_per_address=-5",
        "--limit sockets_per_address=1.5",
        "--limit watchers_per_table=-1",
        "--limit nothing=1",
        "--limit requests_per_second",
    ],
)
def test_what_makes_no_sense_is_refused(words: str, tmp_path: Path) -> None:
    """Before anything is opened, and in words that say which option it was."""
    given = ["--no-open", f"--data={tmp_path / 'data'}", *words.split(" ")]
    done = CliRunner().invoke(command.serve, given)
    assert done.exit_code
    said = done.output if isinstance(done.exception, SystemExit) else str(done.exception)
    assert isinstance(done.exception, SystemExit | BadRequest)
    assert words.split(" ")[0] in said or "/nowhere/blocked" in said
    assert not (tmp_path / "data").exists()


def test_no_watchers_is_a_limit_that_makes_sense() -> None:
    assert command.read_limits(("watchers_per_table=0",)) == Limits(watchers_per_table=0)


def test_a_proxy_may_be_an_address_or_a_network() -> None:
    given = Networks(["127.0.0.1", "10.1.2.3/8", "2001:db8::/32"])
    for address in ("127.0.0.1", "::ffff:127.0.0.1", "10.9.9.9", "2001:db8::7"):
        assert address in given, address
    for address in ("127.0.0.2", "11.0.0.1", "2001:db9::1", "", "proxy"):
        assert address not in given, address
    assert "::ffff:127.0.0.1/128" in given.written()


# Where it is


def test_other_machines_are_told_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def own(family: socket.AddressFamily) -> list[str]:
        return {socket.AF_INET: ["192.0.2.7"], socket.AF_INET6: ["2001:db8::7"]}[family]

    monkeypatch.setattr(addresses, "own_addresses", own)
    assert addresses.for_others("0.0.0.0", 8000) == ["http://192.0.2.7:8000"]
    both = ["http://[2001:db8::7]:8000", "http://192.0.2.7:8000"]
    assert addresses.for_others("::", 8000) == both
    assert addresses.for_others("127.0.0.1", 8000) == []
    assert addresses.for_others("192.0.2.7", 8000) == []


def test_own_addresses_are_those_of_this_machine() -> None:
    for family in (socket.AF_INET, socket.AF_INET6):
        for one in addresses.own_addresses(family):
            with socket.socket(family) as listening:
                listening.bind((one, 0))


def test_everywhere_is_everywhere(start: Start) -> None:
    """Given a server that listens at all addresses; then it says which, and answers at them."""
    server = start(more=("--host=0.0.0.0",))
    said = server.log()
    assert f"Grasse is open at http://127.0.0.1:{server.port}" in said
    for one in addresses.for_others("0.0.0.0", server.port):
        assert one in said
        host = one.removeprefix("http://").rpartition(":")[0]
        with socket.create_connection((host, server.port)) as raw:
            raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200 OK" in raw.recv(1000)


def test_whoever_is_at_this_machine_is_told_where_others_find_it(
    start: Start, server: Server
) -> None:
    """Given a server that listens everywhere; then a browser of this machine may ask where, and
    whoever came over a proxy or the network may not; one that listens here alone has nothing."""
    everywhere = start(more=("--host=0.0.0.0",))
    ada = Person(everywhere)
    own = addresses.for_others("0.0.0.0", everywhere.port)
    for host in (f"127.0.0.1:{everywhere.port}", "localhost", "[::1]:80"):
        answer = ada.ask("GET", "/api/addresses", headers={"Host": host})
        assert answer.data == {"addresses": own}, host
    for host in ("play.example.org", "192.0.2.7", "127.0.0.1.example.org"):
        assert ada.ask("GET", "/api/addresses", headers={"Host": host}).data == {"addresses": []}
    assert Person(server).get("/api/addresses").data == {"addresses": []}


# HTTPS only


def test_browsers_are_told_to_come_by_https_only_if_asked_for(start: Start, server: Server) -> None:
    https = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
    strict = start(more=(f"--trusted-proxy={HOST}", "--hsts=31536000"))
    told = Person(strict).ask("GET", "/", headers=https).headers
    assert told["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in Person(strict).get("/").headers, "not by HTTP"
    assert "strict-transport-security" not in Person(server).ask("GET", "/", headers=https).headers


# The log


def test_addresses_are_in_the_log_as_the_proxy_gives_them(start: Start) -> None:
    server = start(more=(f"--trusted-proxy={HOST}", "--log-level=info"))
    Person(server).ask("GET", "/about", headers={"X-Forwarded-For": "198.51.100.7"})
    person = Person(server)
    table, _ = person.make_table("parfum", ["mine", "mine"])
    with person.at(table, headers={"X-Forwarded-For": "198.51.100.8"}):
        pass
    server.stop()
    assert '"client": "198.51.100.7"' in server.log()
    assert '"client": "198.51.100.8"' in server.log()


def test_or_not_at_all(start: Start) -> None:
    server = start(more=(f"--trusted-proxy={HOST}", "--log-level=debug", "--no-addresses"))
    Person(server).ask("GET", "/about", headers={"X-Forwarded-For": "198.51.100.7"})
    person = Person(server)
    table, _ = person.make_table("parfum", ["mine", "mine"])
    with person.at(table):
        pass
    server.stop()
    log = server.log().partition("\n")[2]  # the first line says where it is
    assert '"path": "/about"' in log
    assert "198.51.100.7" not in log
    assert HOST not in log


# Who is shut out


def test_a_file_shuts_addresses_out(start: Start, tmp_path: Path) -> None:
    """Given somebody at a table; when his network is written into the file; then he has to go and
    does not come in again, others stay; when it is taken out again he may come back."""
    file = tmp_path / "blocked"
    file.write_text("# nobody yet\n")
    server = start(more=(f"--blocked={file}", f"--trusted-proxy={HOST}"))
    here, there = ({"X-Forwarded-For": one} for one in ("198.51.100.7", "203.0.113.9"))
    ada = Person(server)
    table, _ = ada.make_table("parfum", ["mine", "mine"])
    with ada.at(table, headers=here) as line, Person(server).at(table, headers=there) as other:
        file.write_text("198.51.100.0/24  # a bad neighbourhood\n2001:db8::/32\n")
        with pytest.raises(Closed) as closed:
            line.drain(20)
        assert closed.value.code == 1008
        other.send({"type": "ping"})
        other.kind("pong")
    assert Person(server).ask("GET", "/", headers=here).code == "not-allowed"
    assert Person(server).ask("GET", "/", headers=there).status == 200
    turned_away = ada.line(table, headers=here)
    assert turned_away.next()["problem"]["code"] == "not-allowed"
    file.write_text("\n")
    deadline = time.monotonic() + 20
    while Person(server).ask("GET", "/", headers=here).status != 200:
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_a_file_that_cannot_be_read_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "blocked"
    file.write_text("192.0.2.7\n")
    blocked = Blocked(file)
    for wrong in ("192.0.2.8\nsomebody\n", None):
        if wrong is None:
            file.unlink()
        else:
            file.write_text(wrong)
        assert not blocked.read_again()
        assert not blocked.read_again()
        assert "192.0.2.7" in blocked
    file.write_text("192.0.2.8\n")
    os.utime(file, (1, 1))
    assert blocked.read_again()
    assert "192.0.2.8" in blocked
    assert "192.0.2.7" not in blocked


def test_a_wrong_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "blocked"
    file.write_text("192.0.2.7\n\nsomebody\n")
    with pytest.raises(BadRequest, match="line 3"):
        Blocked(file)
