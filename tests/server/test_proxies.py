"""The snippets of docs/hosting.md, in the proxies they are for."""

from __future__ import annotations

import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from grasse.kernel import Dice
from tests.ports import free_port
from tests.server.conftest import Start
from tests.server.people import Message, Person
from tests.server.serving import GENEROUS, HOST, Server

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
TABLE: Message = {"game": "parfum", "chairs": [{"kind": "mine"}, {"kind": "bot"}]}

NGINX = """
daemon off;
master_process off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen {host}:{port};
        {snippet}
    }}
}}
"""

CADDY = """
{{
    admin off
    skip_install_trust
    auto_https disable_redirects
}}
{snippet}
"""


def snippet(name: str, server: Server) -> str:
    """What stands under a proxy's name, for a server at its port."""
    found = re.search(rf"^{name}:\n\n```\n(.*?)```", HOSTING.read_text(), re.DOTALL | re.MULTILINE)
    assert found, name
    return found[1].replace("127.0.0.1:8000", f"{HOST}:{server.port}")


@dataclass
class Proxy:
    """One that runs, and where it listens."""

    port: int
    process: subprocess.Popen[bytes]

    def until_open(self) -> None:
        deadline = time.monotonic() + 40
        while True:
            assert self.process.poll() is None, "the proxy ended"
            try:
                socket.create_connection((HOST, self.port), 5).close()
                return
            except OSError:
                assert time.monotonic() < deadline, "the proxy does not answer"
                time.sleep(0.05)


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        words = f"there is no {name} here: install the package {name}"
        if os.environ.get("CI"):
            pytest.fail(words)
        pytest.skip(words)
    return found


Open = Callable[[str, Server], Proxy]


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Open]:
    """Starts a proxy with the snippet for it, in front of a server."""
    started: list[Proxy] = []

    def begin(name: str, server: Server) -> Proxy:
        port = free_port()
        folder = tmp_path / name
        folder.mkdir()
        config = folder / "config"
        if name == "nginx":
            text = NGINX.format(
                folder=folder, host=HOST, port=port, snippet=snippet("nginx", server)
            )
            command = [program("nginx"), "-p", str(folder), "-c", str(config)]
        else:
            own = snippet("Caddy", server)
            secure = own.replace(
                "games.example.org {", f"https://localhost:{port} {{\n tls internal"
            )
            plain = own.replace("games.example.org {", f"http://{HOST}:{port} {{")
            text = CADDY.format(snippet=secure if name == "secure caddy" else plain)
            command = [program("caddy"), "run", "--config", str(config), "--adapter", "caddyfile"]
        config.write_text(text)
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, **home}, start_new_session=True
            )
        started.append(Proxy(port, process))
        started[-1].until_open()
        return started[-1]

    yield begin
    for one in started:
        one.process.terminate()
        one.process.wait(20)


@pytest.fixture
def trusting(start: Start) -> Server:
    limits = (*GENEROUS, "connections_per_address=5")
    return start(limits=limits, more=(f"--trusted-proxy={HOST}", "--log-level=info"))


@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_people_play_behind_a_proxy(name: str, trusting: Server, behind: Open) -> None:
    """Given a proxy on a port that is not the usual one; when a page from there makes a table and
    plays; then it may, and the proxy is not taken for one person."""
    proxy = behind(name, trusting)
    person = Person(proxy)
    headers = {"Origin": f"http://{HOST}:{proxy.port}"}
    assert person.get("/").status == 200
    assert person.ask("POST", "/api/tables", TABLE, headers=headers).status == 201
    table, _ = person.make_table("parfum", ["mine", "mine"], start=True)
    lines = [person.line(table, headers=headers) for _ in range(8)]
    for line in lines:
        line.hello()
    lines[0].until_playing()
    assert lines[0].play(3, Dice(1)) == 3
    for line in lines:
        line.close()
    foreign = {"Origin": "http://evil.example"}
    assert person.ask("POST", "/api/tables", TABLE, headers=foreign).code == "wrong-origin"
    forged = {"X-Forwarded-For": "198.51.100.7"}
    assert person.ask("GET", "/about", headers=forged).status == 200
    assert person.get("/metrics").code == "not-allowed"
    trusting.stop()
    assert f'"client": "{HOST}"' in trusting.log()
    assert "198.51.100.7" not in trusting.log(), "the proxy says who it is, not the client"


def test_people_play_over_tls(trusting: Server, behind: Open) -> None:
    """As they do with the snippet as it stands."""
    proxy = behind("secure caddy", trusting)
    unverified = ssl._create_unverified_context()
    here = f"localhost:{proxy.port}"
    connection = http.client.HTTPSConnection(here, timeout=30, context=unverified)
    headers = {"Origin": f"https://{here}", "Content-Type": "application/json"}
    body = '{"game": "parfum", "chairs": [{"kind": "mine"}, {"kind": "mine"}]}'
    connection.request("POST", "/api/tables", body, headers)
    answer = connection.getresponse()
    assert answer.status == 201, answer.read()
    assert SimpleCookie(answer.headers["set-cookie"])["grasse"]["secure"]
    table = re.findall(r'"id":"(\w+)"', answer.read().decode())[0]
    connection.close()
    address = f"wss://{here}/api/tables/{table}/live"
    origin = Origin(f"https://{here}")
    with connect(address, ssl=unverified, origin=origin, legacy=True) as live:
        live.send('{"type":"hello"}')
        assert '"type":"welcome"' in str(live.recv(timeout=30))
