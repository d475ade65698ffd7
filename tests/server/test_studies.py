"""Game files that are opened, and boards on which one person plays all sides."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import grasse
from grasse.kernel import file
from grasse.server.protocol import MOST_BYTES_OF_FILE
from grasse.server.studies import MOST_OF_ONE
from tests.bots.report.games import GOLDEN, SHORT
from tests.server.conftest import Start
from tests.server.people import Answer, Message, Person
from tests.server.serving import GENEROUS, Server
from tests.server.test_reports import QUICK, played, whole


def opened(person: Person, raw: bytes | str) -> Answer:
    text = raw if isinstance(raw, str) else raw.decode("utf-8", "surrogateescape")
    answer = person.ask(
        "POST",
        "/api/files",
        raw=json.dumps({"file": text, "want_key": True}).encode("utf-8", "surrogatepass"),
    )
    if answer.status == 201:
        person.key = answer.data.get("key", person.key)
    return answer


def saved(person: Person, table: str) -> bytes:
    answer = person.get(f"/api/tables/{table}/file")
    assert answer.status == 200, answer.body
    return answer.body


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Person, str]:
    """Somebody, and a table of his whose game is over."""
    person = Person(server)
    return person, played(person)


def a_file(game: str) -> bytes:
    """A finished game, as the library writes it."""
    return (GOLDEN / SHORT[game]).read_bytes()


@pytest.mark.parametrize("game", ["parfum", "safranito", "aqua-mirabilis"])
def test_a_file_of_a_finished_game_is_looked_at(server: Server, game: str) -> None:
    """Its past is that of a table, its numbers are the file's, and nobody else sees it."""
    person = Person(server)
    raw = a_file(game)
    answer = opened(person, raw)
    assert answer.status == 201, answer.body
    table = answer.data["table"]
    assert (table["state"], table["study"]) == ("over", "file")
    end = json.loads(raw)["end"]
    assert table["result"] == {"scores": end["scores"], "winners": end["winners"]}
    history = person.get(f"/api/tables/{table['id']}/views?first=0").data
    assert history["moments"][0]["version"] == 1
    stranger = Person(server)
    assert stranger.get(f"/api/tables/{table['id']}/views").code == "not-watchable"
    assert stranger.post(f"/api/tables/{table['id']}/report").code == "not-watchable"
    for rest in ("rematch", "chairs/0/bot", "proof"):
        method = "GET" if rest == "proof" else "POST"
        assert person.ask(method, f"/api/tables/{table['id']}/{rest}").status in (403, 409)


def test_a_file_has_a_report(start: Start) -> None:
    person = Person(start(limits=QUICK))
    raw = a_file("safranito")
    table = opened(person, raw).data["table"]["id"]
    found = whole(person, table)
    assert found["report"]["result"]["scores"] == json.loads(raw)["end"]["scores"]
    assert found["places"][-1][0] == len(json.loads(raw)["actions"])


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json"))[:6], ids=lambda path: path.stem)
def test_old_files_are_opened(server: Server, path: Path) -> None:
    answer = opened(Person(server), path.read_bytes())
    assert answer.status == 201, answer.body


def test_whatever_else_it_is_is_said_in_a_word(
    server: Server, finished: tuple[Person, str]
) -> None:
    owner, table = finished
    raw = saved(owner, table).decode()
    person = Person(server)
    match = grasse.new("parfum", 2)
    view = file.render(match.export(0)).decode()
    cases = {
        "": "not-a-game",
        "{}": "not-a-game",
        "[" * 100_000: "not-a-game",
        "\x00\x01": "not-a-game",
        '{"some": "JSON"}': "not-a-game",
        raw[: len(raw) // 2]: "not-a-game",
        raw.replace('"grasse": 1', '"grasse": 99'): "other-format",
        raw.replace('"parfum"', '"chess"'): "changed-file",
        raw.replace('"do":', '"du":', 1): "changed-file",
        raw.replace("1", "2"): "other-format",
        view: "not-over",
    }
    for text, code in cases.items():
        answer = opened(person, text)
        assert answer.code == code, (text[:60], answer.body)
    forged = json.loads(raw)
    forged.pop("digest")
    forged["actions"] = forged["actions"][5:]
    assert opened(person, file.render(forged)).code == "changed-file"
    forged["begin"] = {"no": "position"}
    assert opened(person, file.render(forged)).code == "changed-file"
    forged["game"] = "chess"
    assert opened(person, file.render(forged)).code == "not-a-game"
    assert opened(person, "x" * (MOST_BYTES_OF_FILE + 1)).code == "bad-request"
    assert opened(person, "x" * (4 * MOST_BYTES_OF_FILE)).status in (400, 413)


def board(person: Person, table: str, version: int) -> Message:
    answer = person.post(f"/api/tables/{table}/study", {"version": version, "want_key": True})
    assert answer.status == 201, answer.body
    person.key = answer.data.get("key", person.key)
    made: Message = answer.data["table"]
    return made


def move(person: Person, study: Message, **what: object) -> Answer:
    now = person.see(study["id"])["table"]["version"]
    return person.post(f"/api/tables/{study['id']}/study/move", {"version": now, **what})


def test_one_plays_all_sides_and_takes_everything_back(finished: tuple[Person, str]) -> None:
    person, table = finished
    study = board(person, table, 20)
    assert (study["state"], study["study"]) == ("study", "board")
    with person.at(study["id"]) as line:
        seats = set()
        for _ in range(60):
            seat = line.memory.table["to_act"]
            if seat == -1:
                line.reach(move(person, study).data["table"]["version"])
                continue
            seats.add(seat)
            option = line.memory.views[seat]["options"][-1]
            answer = line.act(option, seat)
            assert answer["type"] == "done", answer
            line.reach(answer["version"])
        assert seats == {0, 1}
        assert line.undo(0)["type"] == "done"
    assert move(person, study, back=0).status == 200
    assert move(person, study, back=0).code == "nothing-to-undo"
    now = person.see(study["id"])["table"]
    assert now["to_act"] == -1  # Nature has not even set up
    assert move(person, study).status == 200
    assert person.see(study["id"])["table"]["to_act"] in (0, 1)


def test_nature_does_what_one_gives_her(finished: tuple[Person, str]) -> None:
    person, table = finished
    study = board(person, table, 5)
    assert move(person, study, back=0).status == 200
    outlook = person.get(f"/api/tables/{study['id']}/study?words=fr").data
    assert outlook["rolls"]
    assert abs(sum(outlook["shares"]) - 1) < 0.01
    assert abs(sum(one["chance"] for one in outlook["chances"]) - 1) < 0.01
    rarest = outlook["chances"][-1]["action"]
    assert move(person, study, nature=rarest).status == 200
    assert move(person, study, nature={"do": "nothing"}).code in ("bad-request", "illegal")
    actions = json.loads(saved(person, study["id"]))["actions"]
    assert actions == [{"by": -1, **rarest}]


def test_lines_are_saved_and_opened_again(finished: tuple[Person, str]) -> None:
    person, table = finished
    study = board(person, table, 30)
    raw = saved(person, study["id"])
    assert json.loads(raw)["kind"] == "table"
    again = opened(person, raw).data["table"]
    assert again["study"] == "board"
    assert saved(person, again["id"]).count(b'"by"') == raw.count(b'"by"')
    deeper = board(person, study["id"], 10)
    assert deeper["version"] <= 10


def test_after_a_restart_everything_can_still_be_taken_back(start: Start) -> None:
    server = start(limits=GENEROUS)
    person = Person(server)
    study = board(person, played(person), 40)
    server.kill()
    server.start()
    assert move(person, study, back=0).status == 200


def test_a_study_is_its_owners_alone(server: Server, finished: tuple[Person, str]) -> None:
    person, table = finished
    study = board(person, table, 20)
    other = Person(server)
    other.make_table("parfum", ["mine", "random"])
    path = f"/api/tables/{study['id']}"
    assert move(other, study).code == "no-table"
    assert other.get(path + "/study").code == "no-table"
    assert other.get(path + "/file").code == "not-watchable"
    assert other.post(path + "/study", {"version": 3}).code == "not-watchable"
    assert person.post(path + "/report").code == "not-over"


def test_a_running_game_is_no_study(server: Server) -> None:
    person = Person(server)
    table, _ = person.make_table("parfum", ["mine", "mine"], start=True)
    with person.at(table) as line:
        line.until_playing()
        version = line.memory.version
    assert person.post(f"/api/tables/{table}/study", {"version": version}).code == "not-over"
    assert person.get(f"/api/tables/{table}/study").code == "not-allowed"
    moved = person.post(f"/api/tables/{table}/study/move", {"version": version, "back": 0})
    assert moved.code == "not-allowed"


def test_one_person_has_so_many(finished: tuple[Person, str]) -> None:
    """The one that was not touched for longest makes room."""
    person, table = finished
    made = [board(person, table, 5)["id"] for _ in range(MOST_OF_ONE + 1)]
    assert person.get(f"/api/tables/{made[0]}").code == "no-table"
    assert person.get(f"/api/tables/{made[1]}").status == 200


def test_files_count_as_tables_that_an_address_makes(start: Start) -> None:
    """Given strangers without a key from one address."""
    server = start(limits=("tables_per_hour=2",))
    answers = [opened(Person(server), a_file("safranito")) for _ in range(3)]
    assert [one.status for one in answers[:2]] == [201, 201]
    assert answers[2].code == "too-many-tables"


def test_bots_are_asked_so_often_from_one_address(start: Start) -> None:
    person = Person(start(limits=(*GENEROUS, "outlooks_per_minute=2")))
    file = opened(person, a_file("safranito")).data["table"]["id"]
    study = board(person, file, 5)["id"]
    asked = [person.get(f"/api/tables/{study}/study") for _ in range(6)]
    assert asked[0].status == 200
    assert "too-fast" in [one.code for one in asked if one.status != 200]
