"""Game files: save, load, replay; half a file never; and bad files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import grasse
from grasse.kernel import NATURE, BadData, Dice, Match, StillRunning, file
from tests.golden_playthroughs import golden_games
from tests.play import CASES, advance, error_of, finished, halfway, sensibly, shape, some_options

encode = msgspec.json.encode


def same(one: Match[Any], other: Match[Any]) -> bool:
    """Whether two matches are the same, and will be."""
    return (
        one.position == other.position
        and one.position.key() == other.position.key()
        and one.journal == other.journal
        and one.actions == other.actions
        and one.names == other.names
        and one.commitment == other.commitment
        and (one.to_act is None or one._stream.drawn == other._stream.drawn)
        and one._stream.key == other._stream.key
        and one.can_undo == other.can_undo
        and one.record() == other.record()
        and all(one.view(seat) == other.view(seat) for seat in (None, *range(one.position.seats)))
    )


# Save, load, replay


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_table_goes_on_where_it_stopped(name: str, seats: int, tmp_path: Path) -> None:
    """Given a match saved whole at many points; when it is loaded and both are played on with the
    same decisions; then Nature draws the same in both to the end."""
    path = tmp_path / "table.grasse.json"
    names = [f"player {n}" for n in range(seats)]
    match = grasse.new(name, names, contributions=[b"ada", b"bo"])
    chance = Dice(1)
    for point in range(8):
        match.save(path, whole=True)
        loaded = grasse.load(path)
        assert same(match, loaded)
        seed = f"on {point}"
        advance(match, Dice(seed), 45, sensibly)
        advance(loaded, Dice(seed), 45, sensibly)
        assert same(match, loaded)
    loaded = grasse.load(path)
    advance(loaded, Dice("on 7"), 45, sensibly)
    finished(match, chance, sensibly)
    finished(loaded, Dice(1), sensibly)
    assert same(match, loaded)
    assert match.result() is not None


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_loading_is_replaying_at_every_point(name: str, seats: int, tmp_path: Path) -> None:
    """Given a finished game; when it is replayed up to every 60th action; then the position is the
    one it was then, and the whole file loads to the same end."""
    match = grasse.new(name, seats, seed="replay", nature="given")
    keys = [match.position.key()]
    chance = Dice(2)
    while match.to_act is not None:
        match.play(sensibly(match.position, chance))
        keys.append(match.position.key())
    match.save(tmp_path / "game.json")
    data = file.read(tmp_path / "game.json")
    for until in range(0, len(keys), 60):
        part = Match.replayed(match.game, data, until=until)
        assert part.position.key() == keys[until]
        assert part.actions == match.actions[:until]
        assert part.journal == match.journal[: len(part.journal)]
    assert same(grasse.load(tmp_path / "game.json"), match)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_option_is_in_the_file(name: str, seats: int, tmp_path: Path) -> None:
    for seed in range(6):
        options = some_options(grasse.find(name), Dice(seed))
        match = grasse.new(name, seats, options=options)
        advance(match, Dice(seed), 80, sensibly)
        match.save(tmp_path / "table.json", whole=True)
        assert same(grasse.load(tmp_path / "table.json"), match)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_undo_after_loading_is_undo_before(name: str, seats: int, tmp_path: Path) -> None:
    match = grasse.new(name, seats, seed="undo")
    chance = Dice(3)
    undone = 0
    for _ in range(60):
        advance(match, chance, 1)
        if match.can_undo:
            match.save(tmp_path / "table.json", whole=True)
            loaded = grasse.load(tmp_path / "table.json")
            loaded.reset_turn()
            length = len(match.actions)
            match.reset_turn()
            assert same(loaded, match)
            undone += length > len(match.actions)
            advance(match, chance, 3)
    assert undone >= min(6, shape(name, seats).takes_back // 8)


def test_saving_is_the_same_bytes_each_time(tmp_path: Path) -> None:
    match = grasse.new("parfum", 3, seed="bytes")
    advance(match, Dice(4), 50)
    match.save(tmp_path / "a", whole=True)
    grasse.load(tmp_path / "a").save(tmp_path / "deep" / "er" / "b", whole=True)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "deep" / "er" / "b").read_bytes()
    assert file.damage((tmp_path / "a").read_bytes()) is None


def test_names_of_all_kinds_survive(tmp_path: Path) -> None:
    names = ['"quoted"\n', "été 🌹\u2028"]
    match = grasse.new("parfum", names, seed=1)
    match.save(tmp_path / "a", whole=True)
    assert grasse.load(tmp_path / "a").names == names
    assert file.damage((tmp_path / "a").read_bytes()) is None


# Who may have what


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_running_game_is_saved_for_somebody(name: str, seats: int, tmp_path: Path) -> None:
    """Given a running game; when it is saved without saying for whom; then it is not; when for a
    seat, then the file holds that seat's view and no seed, no actions and no position."""
    match = grasse.new(name, seats, seed="running")
    advance(match, Dice(5), halfway(name, seats, 40))
    with pytest.raises(StillRunning, match="whole=True"):
        match.save(tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []
    for seat in (None, *range(seats)):
        path = tmp_path / f"{seat}.json"
        match.save(path, seat=seat, spectator=seat is None)
        raw = path.read_bytes()
        data = file.parse(raw)
        assert data["view"] == msgspec.json.decode(encode(match.view(seat)))
        assert {*data} == {"grasse", "game", "version", "match", "names", "kind", "seat", "view"}
        assert match._seed.hex().encode() not in raw
        for secret in (b'"seed"', b'"fair"', b'"begin"', b'"by"'):
            assert secret not in raw
        with pytest.raises(BadData, match="what one seat saw"):
            grasse.load(path)
        assert grasse.verify(path) == ["the game is not finished: its seed is still secret"]
    match.save(tmp_path / "whole.json", whole=True)
    assert file.read(tmp_path / "whole.json")["kind"] == "table"
    assert grasse.verify(tmp_path / "whole.json") == [
        "the game is not finished: its seed is still secret"
    ]


def test_a_file_for_a_seat_does_not_grow_into_a_whole_one(tmp_path: Path) -> None:
    """`seat` wins over `whole`: who asks for a view gets a view."""
    match = grasse.new("parfum", 2, seed=1)
    match.save(tmp_path / "a", seat=0, whole=True)
    assert file.read(tmp_path / "a")["kind"] == "view"


# Never half a file


_KILLED = """
import os, random, signal, sys, time
from pathlib import Path
from grasse.kernel import file

path, rounds = Path(sys.argv[1]), int(sys.argv[2])
data = [
    {"grasse": 1, "kind": "view", "number": n, "rows": [f"{n} {k}" for k in range(20_000)]}
    for n in range(2)
]
whole = {file.render(one) for one in data}
file.write(path, data[0])
chance = random.Random(rounds)
for _ in range(rounds):
    child = os.fork()
    if child == 0:
        while True:
            for one in data:
                file.write(path, one)
    time.sleep(chance.random() * 0.012)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    if path.read_bytes() not in whole:
        sys.exit("half a file")
drafts = [p for p in path.parent.iterdir() if p != path]
torn = [p for p in drafts if p.read_bytes() not in whole]
print(len(drafts), len(torn))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a process that can be killed")
def test_a_kill_leaves_the_old_file_or_the_new_one(tmp_path: Path) -> None:
    """Given a process that writes two files in turn to the same path; when it is killed at a random
    moment, 120 times; then the path holds one of them, whole."""
    said = subprocess.run(
        [sys.executable, "-c", _KILLED, str(tmp_path / "game.json"), "120"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    drafts, torn = map(int, said.stdout.split())
    assert drafts > 10, "no kill came while a file was being written"
    assert torn > 0, "no kill came in the middle of a file"


@pytest.mark.parametrize("fails", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file(
    fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a disk that is full; when a file is written over another; then the old one stays, and
    nothing lies about."""
    match = grasse.new("parfum", 2, seed=1)
    match.save(tmp_path / "a", whole=True)
    old = (tmp_path / "a").read_bytes()
    advance(match, Dice(1), 5)

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, fails, refuse)
    with pytest.raises(OSError, match="No space left"):
        match.save(tmp_path / "a", whole=True)
    assert (tmp_path / "a").read_bytes() == old
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


# Bad files


def whole_game() -> dict[str, Any]:
    return file.read(golden_games("parfum")[0])


def changed(**fields: Any) -> bytes:
    return file.render({**whole_game(), **fields})


def without(name: str) -> bytes:
    return file.render({key: value for key, value in whole_game().items() if key != name})


def fair(**fields: Any) -> bytes:
    return changed(fair={**whole_game()["fair"], **fields})


BAD = {
    "empty": (b"", "is not a game file"),
    "garbage": (bytes(range(256)) * 4, "is not a game file"),
    "text": (b"once upon a time", "is not a game file"),
    "null": (b"null", "is not a game file of Grasse"),
    "a list": (b"[]", "is not a game file of Grasse"),
    "an object": (b"{}", "is not a game file of Grasse"),
    "endless": (b'{"grasse":' + b"[" * 100_000, "is not a game file"),
    "truncated": (golden_games("parfum")[0].read_bytes()[:-400], "is not a game file"),
    "half": (golden_games("parfum")[0].read_bytes()[:3000], "is not a game file"),
    "format": (changed(grasse=2), "has format 2; this Grasse reads format 1"),
    "format of no kind": (changed(grasse=None), "has format None"),
    "kind": (changed(kind="novel"), "is not a game file of Grasse"),
    "kind of no kind": (changed(kind=[]), "is not a game file of Grasse"),
    "game": (changed(game="chess"), "the file is of a game 'chess'; there is parfum"),
    "game of no kind": (changed(game=["parfum"]), "the file is of a game"),
    "no game": (without("game"), "the file is of a game None"),
    "version": (changed(version=99), "played under version 99 of the rules of parfum"),
    "version of no kind": (changed(version="1"), "not a whole game: .*version"),
    "names": (changed(names=["ada"]), "there are 1 names for 3 seats"),
    "names of no kind": (changed(names="ab"), "not a whole game: .*names"),
    "id": (changed(match=7), "not a whole game: .*match"),
    "no fair": (without("fair"), "not a whole game: .*fair"),
    "seed": (fair(seed="zz"), "not hexadecimal"),
    "seed of no kind": (fair(seed=None), "not a whole game: .*seed"),
    "empty seed": (fair(seed=""), "a seed has 32 bytes, this one has 0"),
    "short seed": (fair(seed="00"), "a seed has 32 bytes, this one has 1"),
    "contributions": (fair(contributions=["x"]), "not hexadecimal"),
    "nature": (fair(nature="kind"), "not a whole game: .*nature"),
    "no begin": (without("begin"), "not a whole game: .*begin"),
    "begin": (changed(begin={"seats": 9}), "parfum is for 2, 3 or 4 players, not 9"),
    "begin that cannot be": (
        changed(
            begin={
                "seats": 3,
                "clocks": [-1, 0, 1],
                "steps": [["round"], ["last-clock", 1], ["choose-clock", 0]],
            },
            actions=[{"by": 0, "do": "choose-clock", "clock": 1}],
        ),
        "action 1: the rules cannot go on here",
    ),
    "begin of no kind": (changed(begin=[]), "not a whole game: .*begin"),
    "components": (changed(components={}), "components: "),
    "no actions": (without("actions"), "not a whole game: .*actions"),
    "actions of no kind": (changed(actions={}), "not a whole game: .*actions"),
    "an action of no kind": (changed(actions=[7]), "not a whole game: .*actions"),
    "an empty action": (changed(actions=[{}]), "action 1: it is by seat None, but seat -1"),
    "an action that is none": (
        changed(actions=[{"by": NATURE, "do": "fly"}]),
        "action 1: there is no action 'fly'",
    ),
    "an action with a tag of no kind": (
        changed(actions=[{"by": NATURE, "do": []}]),
        "action 1: there is no action",
    ),
    "an action out of turn": (
        changed(actions=[{"by": 0, "do": "pass"}]),
        "action 1: it is by seat 0, but seat -1 is to act",
    ),
    "an action too many": (
        changed(actions=[*whole_game()["actions"], {"by": 0, "do": "pass"}]),
        "it is by seat 0, but the game is over",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_is_told_in_one_line(case: str, tmp_path: Path) -> None:
    raw, words = BAD[case]
    path = tmp_path / "bad.json"
    path.write_bytes(raw)
    with pytest.raises(BadData, match=words) as error:
        grasse.load(path)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 400
    problems = grasse.verify(path)
    assert problems
    assert all("\n" not in problem for problem in problems)


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "no such file", tmp_path):
        with pytest.raises(BadData, match="cannot read"):
            grasse.load(path)
        with pytest.raises(BadData, match="cannot read"):
            grasse.verify(path)


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_mutated_file_is_refused_or_loaded(data: st.DataObject, tmp_path: Path) -> None:
    """Bytes changed, dropped, doubled and put in at random: load raises GrasseError or succeeds,
    verify says what is wrong, and nothing else is raised."""
    original = golden_games(data.draw(st.sampled_from(grasse.names())))[0].read_bytes()
    raw = bytearray(original)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, max(0, len(raw) - 1)))
        match data.draw(st.sampled_from(["set", "digit", "drop", "double", "insert"])):
            case "set":
                raw[place : place + 1] = data.draw(st.binary(max_size=2))
            case "digit":
                raw[place : place + 1] = data.draw(
                    st.sampled_from(b'0123456789-"[]{},:')
                ).to_bytes()
            case "drop":
                del raw[place : place + data.draw(st.integers(1, 80))]
            case "double":
                raw[place:place] = raw[place : place + data.draw(st.integers(1, 80))]
            case "insert":
                raw[place:place] = data.draw(
                    st.sampled_from([b"null", b"[]", b"{}", b"-1", b'"\\n"', b"1e9", b"[" * 2000])
                )
    path = tmp_path / "mutated.json"
    path.write_bytes(raw)
    assert "\n" not in str(error_of(lambda: grasse.load(path)))
    problems = grasse.verify(path)
    assert problems or raw == original
    assert all("\n" not in problem for problem in problems)
