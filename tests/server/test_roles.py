"""Who may do what: every endpoint and every message, for every kind of person.

Each row says what comes of one request for each role. A new endpoint or message without a row
fails `test_nothing_is_without_a_row`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex
from typing import Any, Literal, get_args

import msgspec
import pytest
from starlette.routing import Mount, Route, WebSocketRoute

from grasse.kernel import Dice
from grasse.server import protocol
from grasse.server.app import LIVE, make_app
from grasse.server.house import House
from grasse.server.routes import ENDPOINTS
from grasse.server.storage import Storage
from grasse.server.thinking import Thinkers
from tests.server.people import Closed, Message, Person, new_id, play_on
from tests.server.serving import Server

Role = Literal["owner", "seat", "other", "bot", "spectator", "stranger", "revoked"]
ROLES: tuple[Role, ...] = get_args(Role)
"""`owner` sits in chair 0 of a table of his own, `seat` in chair 1, which all requests are about,
`other` in chair 2. `bot` is a program in chair 3 that plays through the same socket. `spectator`
has a key, but no chair here. `stranger` has no key. `revoked` sat in chair 3 until it was freed."""
SEATED: tuple[Role, ...] = ("owner", "seat", "other", "bot")
SEATS: dict[Role, list[int]] = {"owner": [0], "seat": [1], "other": [2], "bot": [3]}

State = Literal["gathering", "opening", "playing", "over"]


@dataclass
class Scene:
    """A table in some state, and everybody who could want something of it."""

    server: Server
    state: State
    watchable: bool = True
    people: dict[Role, Person] = field(default_factory=dict)
    secret: str = ""

    def __post_init__(self) -> None:
        owner, seat, revoked = Person(self.server), Person(self.server), Person(self.server)
        chairs = ["mine", "open", "open", "open"]
        self.table, self.invitation = owner.make_table("parfum", chairs, watchable=self.watchable)
        self.secret = token_hex(32)
        mix = hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()
        seat.sit(
            self.table, 1, self.invitation, **({"mix": mix} if self.state == "opening" else {})
        )
        other = Person(self.server).sit(self.table, 2, self.invitation)
        revoked.sit(self.table, 3, self.invitation)
        assert owner.post(self.path("/chairs/3/free")).status == 200
        program = Person(self.server).sit(self.table, 3, self.invitation)
        spectator = Person(self.server)
        spectator.make_table("parfum", ["mine", "random"])
        self.people = {
            "owner": owner,
            "seat": seat,
            "other": other,
            "bot": program,
            "spectator": spectator,
            "stranger": Person(self.server),
            "revoked": revoked,
        }
        if self.state != "gathering":
            owner.start(self.table)
        if self.state in ("playing", "over"):
            with owner.at(self.table) as line:
                line.until_playing()
        if self.state == "over":
            for role, (number,) in SEATS.items():
                resigned = self.people[role].post(self.path(f"/chairs/{number}/resign"))
                assert resigned.status == 200
        self.look()

    def look(self) -> None:
        """How it stands, to be compared with `is_unchanged`."""
        now = self.now()
        self.version, self.chairs = now["version"], without_presence(now["chairs"])

    def is_unchanged(self) -> bool:
        """Nobody changed anything; bots may have played on."""
        now = self.now()
        bots = any("level" in chair for chair in now["chairs"])
        same_chairs = without_presence(now["chairs"]) == self.chairs
        return same_chairs and (bots or now["version"] == self.version)

    def path(self, rest: str = "") -> str:
        return f"/api/tables/{self.table}{rest}"

    def now(self) -> Message:
        table: Message = self.people["owner"].see(self.table)["table"]
        return table

    def let_seat_act(self) -> None:
        """Play until it is the turn of `seat`."""
        with (
            self.people["owner"].at(self.table) as one,
            self.people["seat"].at(self.table) as two,
            self.people["other"].at(self.table) as three,
            self.people["bot"].at(self.table) as four,
        ):
            chance = Dice("roles")
            while one.memory.table["to_act"] != 1:
                assert play_on([one, two, three, four], chance, most=1) == 1
        self.look()


def without_presence(chairs: list[Message]) -> list[Message]:
    return [
        {name: chair[name] for name in chair if name not in ("present", "away")} for chair in chairs
    ]


Expected = dict[Role, str]
"""For each role: a status such as `200`, or the code of the refusal."""


def everybody(outcome: str, **others: str) -> Expected:
    return {**dict.fromkeys(ROLES, outcome), **others}  # type: ignore[dict-item]  # roles by name


def seated(outcome: str, otherwise: str) -> Expected:
    return {role: outcome if role in SEATED else otherwise for role in ROLES}


@dataclass(frozen=True)
class Row:
    what: str
    method: str
    path: str
    """As in ENDPOINTS."""
    expected: Expected
    state: State = "playing"
    watchable: bool = True
    body: Message | None = None
    query: str = ""
    chair: int = 1
    before: tuple[tuple[Role, str] | tuple[Role, str, Message], ...] = ()
    """What somebody posts before: the role, the rest of the table's address, and what he says."""


T = "/api/tables/{table}"
C = T + "/chairs/{seat}"
NOT_YOURS = everybody("chair-not-yours", seat="200")
FOR_OWNER = everybody("not-allowed", owner="200")
TABLE: Message = {"game": "parfum", "chairs": [{"kind": "mine"}, {"kind": "bot"}]}

ROWS = [
    Row("games", "GET", "/api/games", everybody("200")),
    Row("where others find it", "GET", "/api/addresses", everybody("200")),
    Row("a box", "GET", "/api/games/{game}/components", everybody("200")),
    Row("a box as a file", "GET", "/api/games/{game}/components.toml", everybody("200")),
    Row("the rules", "GET", "/api/games/{game}/rules/{language}", everybody("200")),
    Row("the words", "GET", "/api/games/{game}/words/{language}", everybody("200")),
    Row("no board", "GET", "/api/games/{game}/board/{file}", everybody("not-found")),
    Row("make a table", "POST", "/api/tables", everybody("201"), body=TABLE),
    Row("my tables", "GET", "/api/tables", everybody("200")),
    Row("see a table", "GET", T, everybody("200")),
    Row("see a table without watchers", "GET", T, everybody("200"), watchable=False),
    Row("start", "POST", T + "/start", FOR_OWNER, "gathering"),
    Row("start again", "POST", T + "/start", everybody("not-allowed", owner="already-started")),
    Row("rematch", "POST", T + "/rematch", seated("200", "not-allowed"), "over"),
    Row("rematch too early", "POST", T + "/rematch", everybody("not-over")),
    Row("play on", "POST", T + "/play-on", everybody("201"), "over", body={"version": "{version}"}),
    Row(
        "play on too early",
        "POST",
        T + "/play-on",
        everybody("not-over"),
        body={"version": "{version}"},
    ),
    Row(
        "play on without watchers",
        "POST",
        T + "/play-on",
        seated("201", "not-watchable"),
        "over",
        watchable=False,
        body={"version": "{version}"},
    ),
    Row(
        "sit in a taken chair without the invitation",
        "POST",
        C + "/sit",
        everybody("wrong-invitation", owner="chair-taken", seat="200"),
        "gathering",
        body={"name": "Eve"},
    ),
    Row(
        "sit in a taken chair with the invitation",
        "POST",
        C + "/sit",
        everybody("chair-taken", seat="200"),
        "gathering",
        body={"name": "Eve", "invitation": "{invitation}"},
    ),
    Row(
        "sit in an open chair without the invitation",
        "POST",
        C + "/sit",
        everybody("wrong-invitation", owner="200"),
        "gathering",
        body={"name": "Eve", "invitation": "x" * 22},
        before=(("owner", "/chairs/1/free"),),
    ),
    Row(
        "sit in an open chair with the invitation",
        "POST",
        C + "/sit",
        everybody("200", seat="sent-away", revoked="sent-away"),
        "gathering",
        body={"name": "Eve", "invitation": "{invitation}"},
        before=(("owner", "/chairs/1/free"),),
    ),
    Row(
        "sit in a chair that is being played",
        "POST",
        C + "/sit",
        everybody("chair-taken", seat="already-started"),
        body={"name": "Eve", "invitation": "{invitation}"},
    ),
    Row(
        "come back after resigning",
        "POST",
        C + "/sit",
        everybody("chair-taken", seat="already-started"),
        body={"name": "Eve", "invitation": "{invitation}"},
        before=(("seat", "/chairs/1/resign"),),
    ),
    Row("be called otherwise", "POST", C + "/rename", NOT_YOURS, body={"name": "Eve", "mark": 3}),
    Row(
        "be called otherwise before the game",
        "POST",
        C + "/rename",
        NOT_YOURS,
        "gathering",
        body={"name": "Eve"},
    ),
    Row(
        "be called otherwise when it is over",
        "POST",
        C + "/rename",
        everybody("chair-not-yours", seat="game-over"),
        "over",
        body={"name": "Eve"},
    ),
    Row("leave", "POST", C + "/leave", NOT_YOURS, "gathering"),
    Row("leave a game", "POST", C + "/leave", everybody("chair-not-yours", seat="already-started")),
    Row(
        "hand over",
        "POST",
        C + "/bot",
        everybody(
            "chair-not-yours", seat="200", owner="not-away", other="not-away", bot="not-away"
        ),
    ),
    Row(
        "let a bot sit down",
        "POST",
        C + "/bot",
        FOR_OWNER,
        "gathering",
        before=(("owner", "/chairs/1/free"),),
    ),
    Row("take back", "POST", C + "/person", NOT_YOURS, before=(("seat", "/chairs/1/bot"),)),
    Row(
        "take back after resigning",
        "POST",
        C + "/person",
        everybody("chair-not-yours", seat="not-allowed"),
        before=(("seat", "/chairs/1/resign"),),
    ),
    Row(
        "open a bot's chair",
        "POST",
        C + "/person",
        FOR_OWNER,
        "gathering",
        before=(("owner", "/chairs/1/free"), ("owner", "/chairs/1/bot")),
    ),
    Row("resign", "POST", C + "/resign", NOT_YOURS),
    Row(
        "resign when it is over",
        "POST",
        C + "/resign",
        everybody("chair-not-yours", seat="game-over"),
        "over",
    ),
    Row("free", "POST", C + "/free", {**FOR_OWNER, "owner": "not-away"}),
    Row(
        "ask the others",
        "POST",
        C + "/ask",
        {**seated("200", "not-allowed"), "seat": "not-allowed"},
        body={"what": "bot"},
    ),
    Row(
        "agree",
        "POST",
        C + "/agree",
        everybody("not-allowed", other="200", bot="200"),
        before=(("owner", "/chairs/1/ask", {"what": "away"}),),
    ),
    Row(
        "decline",
        "POST",
        C + "/decline",
        everybody("not-allowed", owner="200", other="200", bot="200"),
        before=(("owner", "/chairs/1/ask", {"what": "away"}),),
    ),
    Row("agree to nothing", "POST", C + "/agree", everybody("not-found")),
    Row(
        "a hint where there are none",
        "POST",
        C + "/hint",
        everybody("chair-not-yours", seat="no-hints"),
        body={"version": 1},
    ),
    Row("a new invitation", "POST", T + "/invitation", FOR_OWNER),
    Row("a link for another browser", "POST", T + "/move/offer", seated("200", "not-allowed")),
    Row("withdraw a link", "POST", T + "/move/revoke", everybody("200")),
    Row("an old link", "POST", T + "/move", everybody("wrong-code"), body={"code": "x" * 22}),
    Row("free before the game", "POST", C + "/free", FOR_OWNER, "gathering"),
    Row("a seat's past", "GET", T + "/views", NOT_YOURS, query="?seat=1"),
    Row("a watcher's past", "GET", T + "/views", everybody("200")),
    Row(
        "the past without watchers",
        "GET",
        T + "/views",
        seated("200", "not-watchable"),
        watchable=False,
    ),
    Row("the past before the game", "GET", T + "/views", everybody("not-started"), "gathering"),
    Row("a seat's file", "GET", T + "/file", NOT_YOURS, query="?seat=1"),
    Row("a watcher's file", "GET", T + "/file", everybody("200")),
    Row(
        "a file without watchers",
        "GET",
        T + "/file",
        seated("200", "not-watchable"),
        watchable=False,
    ),
    Row("the whole file", "GET", T + "/file", everybody("200"), "over"),
    Row("the proof too early", "GET", T + "/proof", everybody("not-over")),
    Row("the proof", "GET", T + "/proof", everybody("200"), "over"),
    Row(
        "the proof without watchers",
        "GET",
        T + "/proof",
        seated("200", "not-watchable"),
        "over",
        watchable=False,
    ),
    Row("a report too early", "GET", T + "/report", everybody("not-over")),
    Row("a report that is begun too early", "POST", T + "/report", everybody("not-over")),
    Row("a report of a game given up", "GET", T + "/report", everybody("given-up"), "over"),
    Row("a report that is begun", "POST", T + "/report", everybody("given-up"), "over"),
    Row("a report that is ended", "POST", T + "/report/end", everybody("given-up"), "over"),
    Row(
        "a report without watchers",
        "POST",
        T + "/report",
        seated("given-up", "not-watchable"),
        "over",
        watchable=False,
    ),
    Row("open a file", "POST", "/api/files", everybody("not-a-game"), body={"file": "{}"}),
    Row("a study too early", "POST", T + "/study", everybody("not-over"), body={"version": 1}),
    Row(
        "a study without watchers",
        "POST",
        T + "/study",
        seated("not-over", "not-watchable"),
        watchable=False,
        body={"version": 1},
    ),
    Row(
        "a move on a board that is none",
        "POST",
        T + "/study/move",
        everybody("not-allowed"),
        body={"version": 1},
    ),
    Row("an outlook on a game", "GET", T + "/study", everybody("not-allowed")),
    Row("the box of a table", "GET", T + "/components", everybody("200")),
    Row("where it comes from", "GET", T + "/sources", everybody("200")),
    Row("the description", "GET", "/api/openapi.json", everybody("200")),
    Row("health", "GET", "/healthz", everybody("200")),
    Row("figures, from this machine", "GET", "/metrics", everybody("200")),
    Row("home", "GET", "/", everybody("page")),
    Row("about", "GET", "/about", everybody("page")),
    Row("practice", "GET", "/practice/{game}", everybody("page")),
    Row("what belongs to the page", "GET", "/assets/{name}", everybody("not-found")),
    Row("the table's page", "GET", "/table/{table}", everybody("page")),
    Row("the report's page", "GET", "/table/{table}/report", everybody("page")),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.what.replace(" ", "-"))
def test_endpoint(row: Row, server: Server) -> None:
    """Given a table in the row's state; when each role asks; then it gets what the row says, and
    a refusal changed nothing."""
    scene: Scene | None = None
    for role, expected in row.expected.items():
        scene = scene or staged(row, server)
        path = row.path.format(
            table=scene.table, seat=row.chair, game="parfum", language="fr", name="x", file="x"
        )
        path += row.query
        answer = scene.people[role].ask(row.method, path, filled(row.body, scene))
        if expected == "page":
            assert answer.status in (200, 503), role  # 503: the client was not built
            continue
        got = answer.code or str(answer.status)
        assert got == expected, f"{row.what}: {role} got {got}"
        if expected.startswith("2"):
            scene = None if row.method == "POST" else scene
        else:
            assert scene.is_unchanged(), f"{row.what} by {role} changed it"


def staged(row: Row, server: Server) -> Scene:
    scene = Scene(server, row.state, row.watchable)
    for role, rest, *said in row.before:
        answer = scene.people[role].post(scene.path(rest), *said)
        assert answer.status == 200, answer.body
    scene.look()
    return scene


def filled(body: Message | None, scene: Scene) -> Message | None:
    if body is None:
        return None
    known = {"{invitation}": scene.invitation, "{version}": scene.version}
    return {name: known.get(str(value), value) for name, value in body.items()}


# The socket


@dataclass(frozen=True)
class Said:
    """A message about chair 1, and what each role hears: a type of message, or a refusal's code."""

    what: str
    kind: type[msgspec.Struct]
    expected: Expected
    state: State = "playing"
    watchable: bool = True


SAID = [
    Said("hello", protocol.Hello, everybody("welcome")),
    Said(
        "hello without watchers",
        protocol.Hello,
        seated("welcome", "not-watchable"),
        watchable=False,
    ),
    Said("act", protocol.Act, everybody("chair-not-yours", seat="done")),
    Said("undo", protocol.Undo, everybody("chair-not-yours", seat="nothing-to-undo")),
    Said(
        "say",
        protocol.Say,
        {**seated("chair-not-yours", "not-allowed"), "seat": "done"},
    ),
    Said("reveal", protocol.Reveal, everybody("chair-not-yours", seat="update"), "opening"),
    Said("ping", protocol.Ping, everybody("pong")),
]


@pytest.mark.parametrize("said", SAID, ids=lambda said: said.what.replace(" ", "-"))
def test_message(said: Said, server: Server) -> None:
    """Given a table and a connection of each role; when it sends the message; then it hears what
    the row says, and a refusal changed nothing."""
    scene = Scene(server, said.state, said.watchable)
    if said.kind in (protocol.Act, protocol.Undo):
        scene.let_seat_act()
    roles = sorted(ROLES, key=lambda role: role == "seat")  # who is allowed to, last
    for role in roles:
        expected = said.expected[role]
        line = scene.people[role].line(scene.table)
        if said.kind is not protocol.Hello:
            line.hello()
        line.send(_message(said.kind, scene))
        answer = line.kind("refused", "fault", expected)
        got = answer["problem"]["code"] if "problem" in answer else answer["type"]
        assert got == expected, f"{said.what}: {role} got {answer}"
        if got == "welcome":
            assert answer["you"]["seats"] == SEATS.get(role, [])
            assert answer["you"]["owner"] == (role == "owner")
            assert (answer["you"]["invitation"] is not None) == (role in SEATED)
            assert [view["seat"] for view in answer["views"]] == SEATS.get(role, [None])
        if got == "not-watchable":
            with pytest.raises(Closed) as closed:
                line.next()
            assert closed.value.code == 1008
        if role != "seat":
            assert scene.now()["version"] == scene.version, f"{said.what} by {role} changed it"
        line.close()


def _message(kind: type[msgspec.Struct], scene: Scene) -> Message:
    tag = kind.__struct_config__.tag
    if kind is protocol.Act:
        with scene.people["seat"].at(scene.table) as line:
            action = line.memory.views[1]["options"][0]
        return {"type": tag, "id": new_id(), "seat": 1, "version": scene.version, "action": action}
    more: dict[type[msgspec.Struct], Message] = {
        protocol.Undo: {"id": new_id(), "seat": 1, "version": scene.version},
        protocol.Say: {"id": new_id(), "seat": 1, "text": "hello"},
        protocol.Reveal: {"seat": 1, "secret": scene.secret},
    }
    return {"type": tag, **more.get(kind, {})}


def test_before_hello_there_is_nothing(server: Server) -> None:
    """Whoever does not say hello first is turned away, whatever his key."""
    scene = Scene(server, "playing")
    scene.let_seat_act()
    for kind in get_args(protocol.FromClient):
        if kind is not protocol.Hello:
            line = scene.people["seat"].line(scene.table)
            line.send(_message(kind, scene))
            assert line.next()["problem"]["code"] == "bad-request"
            with pytest.raises(Closed):
                line.next()


# What rows there must be


@pytest.fixture
def routes(tmp_path: Path) -> Iterator[list[Any]]:
    with Storage.open(tmp_path) as storage:
        yield make_app(House(storage, Thinkers(0))).routes


def test_nothing_is_without_a_row(routes: list[Any]) -> None:
    """Each route of the application has a row, each row a column for each role, and each message a
    client may send."""
    rows = {(row.method, row.path) for row in ROWS}
    assert {(one.method, one.path) for one in ENDPOINTS} <= rows
    for route in routes:
        if isinstance(route, Route):
            assert any((method, route.path) in rows for method in route.methods or ()), route.path
        elif isinstance(route, WebSocketRoute):
            assert route.path == LIVE, f"the socket {route.path} needs a table of messages"
        else:
            assert isinstance(route, Mount), route
            assert route.path == "/assets", "files of the client: for everybody"
    assert {said.kind for said in SAID} == set(get_args(protocol.FromClient))
    columns = {tuple(row.expected) for row in ROWS} | {tuple(said.expected) for said in SAID}
    assert columns == {ROLES}


def test_a_key_in_an_address_opens_nothing(server: Server) -> None:
    """Given a key; when it is in the query, as address bars and logs would keep it; then it is no
    key."""
    scene = Scene(server, "playing")
    key = scene.people["seat"].key
    for name in ("key", "grasse", "token", "authorization"):
        stranger = Person(server)
        shown = stranger.get(scene.path(f"?{name}={key}")).data
        assert not any(shown["you"].values())
        past = stranger.get(scene.path(f"/views?seat=1&{name}={key}"))
        assert past.code == "chair-not-yours"
        line = stranger.line(scene.table, query=f"?{name}={key}")
        assert line.hello()["you"]["seats"] == []
        line.close()


def test_my_tables_are_mine(server: Server) -> None:
    scene = Scene(server, "gathering")
    for role, person in scene.people.items():
        mine = [one["table"]["id"] for one in person.get("/api/tables").data["tables"]]
        assert (scene.table in mine) == (role in SEATED), role


def test_a_key_that_we_did_not_make_is_none(server: Server) -> None:
    """Nor one that looks as ours do: it may be easy to guess, or known to who made it up."""
    for made_up in ("x", "a" * 42, "a" * 43, "a" * 44, "a" * 42 + "!", "ä" * 43, "a" * 4000):
        header = {"Authorization": f"Bearer {made_up}".encode("latin-1").decode("latin-1")}
        answer = Person(server).ask("POST", "/api/tables", TABLE, headers=header)
        assert answer.status == 201
        assert "set-cookie" in answer.headers, "a new key was given instead"


def test_a_key_that_we_made_stays_one(server: Server) -> None:
    """Given somebody who stood up from the one table he had; when he sits down again; then he is
    the same."""
    owner, guest = Person(server), Person(server)
    table, invitation = owner.make_table("parfum", ["mine", "open"])
    guest.sit(table, 1, invitation)
    key = guest.key
    assert guest.post(f"/api/tables/{table}/chairs/1/leave").status == 200
    assert guest.sit(table, 1, invitation).key == key
    assert guest.see(table)["you"]["seats"] == [1]
