"""The report of a finished game: who may have it, when, how often, and what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import msgspec
import pytest
from click.testing import CliRunner

from grasse.kernel import Dice
from grasse.server.reporting import places_of
from grasse.server.storage import Entry
from grasse.server.tables import delete
from tests.client.boxes import few_notes, few_weeks
from tests.server.conftest import Start
from tests.server.people import Answer, Message, Person
from tests.server.postgres import Server as Postgres
from tests.server.serving import GENEROUS, Server

QUICK = (*GENEROUS, "report_samples=1", "reports_per_hour=1000")
LONG = (*GENEROUS, "report_samples=1000", "report_seconds=600", "reports_per_hour=1000")
"""One that nobody sees the end of."""
PATIENCE = 120.0


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("quick")
    running = Server(folder / "data", folder / "log", limits=QUICK).start()
    yield running
    running.stop()
    assert running.errors() == []


BOXES = {"parfum": lambda: few_notes(3), "safranito": lambda: None, "aqua-mirabilis": few_weeks}


def played(person: Person, game: str = "parfum", **more: object) -> str:
    """A table with a game that is over."""
    table, _ = person.make_table(
        game, ["mine", "mine"], start=True, components=BOXES[game](), **more
    )
    with person.at(table) as line:
        line.until_playing()
        line.play(9999, Dice("report"))
        assert line.memory.table["state"] == "over"
    return table


def path(table: str, rest: str = "") -> str:
    return f"/api/tables/{table}/report{rest}"


def wait_for(happens: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def whole(person: Person, table: str, words: str = "en") -> Message:
    """The report, when it is done."""
    begun = person.post(path(table))
    assert begun.status == 200, begun.body
    found: list[Message] = []

    def is_done() -> bool:
        answer = person.get(path(table, f"?words={words}"))
        assert answer.status == 200, answer.body
        found.append(answer.data)
        return bool(answer.data["state"] == "done")

    wait_for(is_done)
    return found[-1]


@pytest.mark.parametrize("game", BOXES)
def test_a_finished_game_has_a_report_that_is_kept(quick: Server, game: str) -> None:
    person = Person(quick)
    table = played(person, game)
    assert person.get(path(table)).data["state"] == "none"
    found = whole(person, table)
    report = found["report"]
    assert report["game"] == game
    assert report["curve"][-1]["shares"] != report["curve"][0]["shares"]
    for player in report["players"]:
        share = player["share"]
        parts = [share[name] for name in ("start", "luck", "own", "others", "rest")]
        assert sum(parts) == share["end"]
    last = person.see(table)["table"]["version"]
    assert found["places"][-1][2] <= last
    again = Person(quick).post(path(table))
    assert again.data["state"] == "done"
    assert not again.data["yours"]
    assert again.data["report"] == report


def test_a_report_speaks_five_languages(quick: Server) -> None:
    person = Person(quick)
    table = played(person)
    titles = {
        whole(person, table, words)["told"]["title"] for words in ("en", "fr", "es", "it", "de")
    }
    assert len(titles) == 5


def test_a_running_game_has_none(quick: Server) -> None:
    """Nothing of it is even looked at."""
    person = Person(quick)
    table, _ = person.make_table("parfum", ["mine", "mine"], start=True)
    with person.at(table) as line:
        line.until_playing()
        line.play(3, Dice(1))
    for answer in (
        person.get(path(table)),
        person.post(path(table)),
        person.post(path(table, "/end")),
    ):
        assert answer.code == "not-over"


def test_a_game_that_was_given_up_has_none(quick: Server) -> None:
    person = Person(quick)
    table, _ = person.make_table("parfum", ["mine", "mine"], start=True)
    with person.at(table) as line:
        line.until_playing()
    for seat in (0, 1):
        assert person.post(f"/api/tables/{table}/chairs/{seat}/resign").status == 200
    assert person.post(path(table)).code == "given-up"


def test_who_may_not_look_on_gets_none(quick: Server) -> None:
    person = Person(quick)
    table = played(person, watchable=False)
    assert Person(quick).post(path(table)).code == "not-watchable"
    assert person.get(path(table)).data["state"] == "none"


def working(person: Person, table: str) -> None:
    """There is a first curve, and more to come."""
    assert person.post(path(table)).status == 200
    wait_for(lambda: person.get(path(table)).data["report"] is not None)


def test_it_is_ended_by_who_asked_and_begun_again(start: Start) -> None:
    server = start(limits=LONG)
    person, other = Person(server), Person(server)
    table = played(person)
    working(person, table)
    other.make_table("parfum", ["mine", "random"])
    assert other.post(path(table, "/end")).data["state"] == "working"
    seen = person.get(path(table)).data
    assert seen["yours"]
    assert 0 < seen["progress"] < 1
    assert person.post(path(table, "/end")).data["state"] == "none"
    assert person.get(path(table)).data["state"] == "none"
    working(person, table)


def test_after_a_restart_it_is_begun_again(start: Start) -> None:
    server = start(limits=LONG)
    person = Person(server)
    table = played(person)
    working(person, table)
    server.kill()
    server.start()
    seen = person.get(path(table)).data
    assert seen["state"] == "none"
    assert seen["report"] is not None  # what was known is still there
    assert person.post(path(table)).data["state"] == "working"


def test_at_most_so_many_at_once_and_so_many_an_hour(start: Start) -> None:
    server = start(limits=(*LONG, "reports_at_once=1", "reports_per_hour=2"))
    person = Person(server)
    tables = [played(person) for _ in range(3)]
    working(person, tables[0])
    waiting = person.post(path(tables[1])).data
    assert waiting["state"] == "working"
    assert waiting["ahead"] == 1
    assert waiting["report"] is None
    assert person.post(path(tables[2])).code == "too-many-reports"
    assert person.post(path(tables[0])).status == 200  # who asks again asks for no work
    person.post(path(tables[0], "/end"))
    wait_for(lambda: person.get(path(tables[1])).data["report"] is not None)


def test_the_work_ends_with_its_table(start: Start) -> None:
    server = start(limits=LONG)
    person = Person(server)
    table = played(person)
    working(person, table)
    said = CliRunner().invoke(delete, [table, "--data", str(server.where), "--yes"])
    assert said.exit_code == 0, said.output
    wait_for(lambda: person.get(path(table)).code == "no-table")
    assert server.errors() == []


def test_several_servers_work_on_it_once(postgres: Postgres, start: Start) -> None:
    database = postgres.create()
    one, two = start(where=database, limits=QUICK), start(where=database, limits=QUICK)
    person = Person(one)
    table = played(person)
    begun: Answer = person.post(path(table))
    assert begun.data["state"] == "working"
    elsewhere = Person(two, person.key)
    assert elsewhere.post(path(table)).data["state"] in ("working", "done")
    found = whole(elsewhere, table)
    assert found["report"] == person.get(path(table)).data["report"]


def test_who_ends_it_at_one_server_ends_it_at_all(postgres: Postgres, start: Start) -> None:
    database = postgres.create()
    one, two = start(where=database, limits=LONG), start(where=database, limits=LONG)
    person = Person(one)
    table = played(person)
    working(person, table)
    assert Person(two, person.key).post(path(table, "/end")).data["state"] == "none"
    time.sleep(6)
    wait_for(lambda: person.get(path(table)).data["state"] == "none")
    assert person.get(path(table)).data["report"] is None


def test_places_leave_out_what_was_taken_back() -> None:
    """Views are numbered as the replay shows them; a moment that was undone is not one."""
    rows = [
        {"kind": "begin", "actions": [{}, {}, {}]},
        {"kind": "facts"},
        {"kind": "act", "actions": [{}, {}]},
        {"kind": "undo", "times": 1},
        {"kind": "act", "actions": [{}, {}]},
    ]
    log = [Entry(n + 1, None, 0, msgspec.json.encode(row), 0.0) for n, row in enumerate(rows)]
    assert places_of(log) == [(3, 1, 1), (4, 3, 4), (6, 4, 5)]
