"""What every response carries, who may ask from where, and what the log must not hold."""

from __future__ import annotations

import ast
import hashlib
import inspect
from http.cookies import SimpleCookie
from secrets import token_hex

import pytest

from grasse.kernel import Dice
from grasse.server import chairs, facts, house, keys, table
from grasse.server.app import HEADERS
from tests.server.conftest import Start
from tests.server.people import Closed, Message, Person, play_on
from tests.server.serving import HOST, Server

TABLE: Message = {"game": "parfum", "chairs": [{"kind": "mine"}, {"kind": "bot"}]}


def test_security_headers_are_on_every_response(server: Server) -> None:
    person = Person(server)
    table, _ = person.make_table("parfum", ["mine", "open"])
    answers = [
        person.get(path)
        for path in (
            "/",
            "/about",
            f"/table/{table}",
            "/healthz",
            "/metrics",
            "/api/openapi.json",
            "/api/games",
            f"/api/tables/{table}",
            f"/api/tables/{table}/views",
            "/nowhere",
            "/assets/nothing.js",
            "/api/tables/" + "a" * 16,
        )
    ]
    answers += [
        person.post("/api/tables", TABLE),
        person.post("/api/tables", {"game": "chess"}),
        person.ask("DELETE", "/api/tables"),
        person.ask("POST", "/api/tables", raw=b"not JSON"),
    ]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert answer.headers["cache-control"]
        assert "server" not in answer.headers


def test_an_unknown_address_is_a_page_for_people_and_a_problem_for_programs(
    server: Server,
) -> None:
    person = Person(server)
    for path in ("/nowhere", "/table/", "/table/x/y"):
        page = person.ask("GET", path, headers={"accept": "text/html,*/*"})
        assert page.status == 404
        assert page.headers["content-type"].startswith("text/html")
        assert path.encode() not in page.body, "what was asked for is not repeated"
        assert person.get(path).data["code"] == "not-found"
    for path in ("/api/nowhere", "/assets/nothing.js"):
        answer = person.ask("GET", path, headers={"accept": "text/html,*/*"})
        assert (answer.status, answer.data["code"]) == (404, "not-found")


def test_the_policy_is_strict() -> None:
    """No script, style or connection from elsewhere, nothing inline, no frames."""
    policy = dict(part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    for sources in policy.values():
        assert set(sources.split()) <= {"'none'", "'self'", "data:"}
    assert {name for name, sources in policy.items() if "data:" in sources} == {"img-src"}


def test_the_cookie_is_for_this_site_and_not_for_scripts(server: Server) -> None:
    answer = Person(server).post("/api/tables", TABLE)
    cookie = SimpleCookie(answer.headers["set-cookie"])["grasse"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "strict"
    assert cookie["path"] == "/"
    assert not cookie["secure"], "over http it could not be kept"
    assert "key" not in answer.data, "who has the cookie does not get the key itself"
    again = Person(server).ask(
        "POST", "/api/tables", TABLE, headers={"Cookie": f"grasse={cookie.value}"}
    )
    assert again.status == 201
    assert "set-cookie" not in again.headers


def test_behind_https_the_cookie_is_secure(start: Start) -> None:
    server = start(more=(f"--trusted-proxy={HOST}",))
    https = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
    answer = Person(server).ask("POST", "/api/tables", TABLE, headers=https)
    assert SimpleCookie(answer.headers["set-cookie"])["grasse"]["secure"]
    assert Person(server).ask("GET", "/metrics", headers=https).status == 403


def test_a_proxy_that_is_not_trusted_is_not_believed(server: Server) -> None:
    https = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
    answer = Person(server).ask("POST", "/api/tables", TABLE, headers=https)
    assert not SimpleCookie(answer.headers["set-cookie"])["grasse"]["secure"]
    figures = Person(server).ask("GET", "/metrics", headers=https)
    assert figures.code == "not-allowed", "somebody from elsewhere, by way of a proxy"


def test_looking_gives_no_cookie(server: Server) -> None:
    person = Person(server)
    table, _ = person.make_table("parfum", ["mine", "mine"], start=True)
    with person.at(table) as line:
        line.until_playing()
    for path in ("/", "/api/games", "/api/tables", f"/api/tables/{table}", f"/table/{table}"):
        assert "set-cookie" not in Person(server).get(path).headers
    assert "set-cookie" not in Person(server).get(f"/api/tables/{table}/views").headers


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "",
        "http://127.0.0.1",
        "file://",
        "https://{host}",
        "ftp://{host}",
        "{host}",
        "x://http://{host}",
    ],
)
def test_pages_of_other_sites_can_do_nothing(origin: str, server: Server) -> None:
    person = Person(server)
    table, _ = person.make_table("parfum", ["mine", "open"])
    headers = {"Origin": origin.format(host=f"{HOST}:{server.port}")}
    for path in ("/api/tables", f"/api/tables/{table}/start", f"/api/tables/{table}/chairs/0/sit"):
        assert person.ask("POST", path, TABLE, headers=headers).code == "wrong-origin"
    line = person.line(table, headers=headers)
    assert line.next()["problem"]["code"] == "wrong-origin"
    with pytest.raises(Closed) as closed:
        line.next()
    assert closed.value.code == 1008


def test_pages_of_this_site_can(server: Server) -> None:
    person = Person(server)
    headers = {"Origin": f"http://{HOST}:{server.port}"}
    assert person.ask("POST", "/api/tables", TABLE, headers=headers).status == 201
    table, _ = person.make_table("parfum", ["mine", "open"])
    with person.at(table, headers=headers):
        pass


def test_behind_https_only_pages_that_came_by_https_can(start: Start) -> None:
    server = start(more=(f"--trusted-proxy={HOST}",))
    for scheme, status in (("https", 201), ("http", 403)):
        headers = {
            "Host": "games.example",
            "X-Forwarded-Proto": "https",
            "Origin": f"{scheme}://games.example",
        }
        answer = Person(server).ask("POST", "/api/tables", TABLE, headers=headers)
        assert answer.status == status


@pytest.mark.parametrize("host", ["[", "x\xa0y", "℀", "a" * 5000])
def test_a_strange_host_is_no_error(host: str, server: Server) -> None:
    raw = {"Host": host.encode().decode("latin-1")}
    assert Person(server).ask("POST", "/api/tables", TABLE, headers=raw).status == 201


def test_a_strange_invitation_is_a_wrong_one(server: Server) -> None:
    person = Person(server)
    table, _ = person.make_table("parfum", ["mine", "open"])
    for invitation in ("é", "\u0000", "x" * 10_000):
        wish = {"name": "Eve", "invitation": invitation}
        answer = Person(server).post(f"/api/tables/{table}/chairs/1/sit", wish)
        assert answer.code == "wrong-invitation"


def test_a_form_of_another_site_cannot_post(server: Server) -> None:
    """What a form can send without asking first is refused."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = Person(server).ask("POST", "/api/tables", TABLE, headers={"Content-Type": kind})
        assert answer.code == "bad-request"


def test_our_cookie_is_found_among_others(server: Server) -> None:
    person = Person(server)
    person.make_table("parfum", ["mine", "open"])
    for cookie in (
        f"a=b; grasse={person.key}",
        f"grasse={person.key};x",
        f' x="y;z";grasse={person.key}',
    ):
        mine = Person(server).ask("GET", "/api/tables", headers={"Cookie": cookie})
        assert len(mine.data["tables"]) == 1, cookie
    for cookie in (f"grasse2={person.key}", f"x=grasse={person.key}", "grasse", ""):
        mine = Person(server).ask("GET", "/api/tables", headers={"Cookie": cookie})
        assert mine.data["tables"] == [], cookie


def test_no_secret_is_in_the_log(start: Start) -> None:
    """Given a server that logs all it can; when a game is played, things are refused and go wrong;
    then no key, no hash of one, no invitation and no seed is in its log."""
    server = start(more=("--log-level=debug",))
    secret = token_hex(32)
    mix = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    ada = Person(server)
    table, invitation = ada.make_table("parfum", ["mine", "open", "solid"])
    bob = Person(server).sit(table, 1, invitation, mix=mix)
    ada.start(table)
    with ada.at(table) as one, bob.at(table) as two:
        two.send({"type": "reveal", "seat": 1, "secret": "ab" * 32})
        two.send({"type": "reveal", "seat": 1, "secret": secret})
        play_on([one, two], Dice(1), most=30)
        two.chat("a secret word")
        two.send("nonsense")
        two.act({"do": "nonsense"}, 1)
    bob.get(f"/api/tables/{table}/views?seat=0&key={ada.key}")
    bob.get(f"/api/tables/{table}/file?seat=1")
    bob.post(f"/api/tables/{table}/chairs/0/sit", {"name": "x", "invitation": "y" * 22})
    for number, person in enumerate((ada, bob)):
        person.post(f"/api/tables/{table}/chairs/{number}/resign")
    seed = ada.get(f"/api/tables/{table}/proof").data["seed"]
    server.stop()
    log = server.log()
    assert '"level": "info"' in log
    assert table in log
    hidden = [ada.key, bob.key, invitation, seed, secret, "a secret word"]
    hidden += [keys.holder_of(key) for key in (ada.key, bob.key) if key]
    for one in hidden:
        assert one
        assert one not in log


def test_keys_are_compared_in_constant_time() -> None:
    """`same` is the one place where keys and invitations are compared."""
    assert "hmac.compare_digest" in inspect.getsource(keys.same)
    for module in (chairs, facts, house, table):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Compare) and any(
                isinstance(op, ast.Eq | ast.NotEq) for op in node.ops
            ):
                names = {
                    getattr(part, "attr", getattr(part, "id", ""))
                    for part in (node.left, *node.comparators)
                }
                if names & {"holder", "owner", "invitation", "secret", "key"}:
                    words = ast.unparse(node)
                    assert words == "one.holder == socket.holder", f"{module.__name__}: {words}"


def test_keys_are_long_and_random() -> None:
    made = {keys.new_key() for _ in range(1000)}
    assert len(made) == 1000
    assert all(keys.is_key(key) for key in made)
    assert len(keys.new_invitation()) >= 22, "128 bits"
    assert not keys.same(None, None)
