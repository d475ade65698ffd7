"""Series of the arena: who meets, which games are played, and what is kept of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from grasse.bots.arena.code import digest
from grasse.bots.arena.entrants import lineups, read_entrant, read_entrants, seatings
from grasse.bots.arena.record import Record
from grasse.bots.arena.running import run
from grasse.bots.arena.series import Fixture, Line, Series, new_series
from grasse.bots.arena.workers import WorkerLost, spread
from grasse.games import find, names
from grasse.kernel import BadData, BadRequest


def series(bots: str = "random,solid", players: int = 2, game: str = "parfum") -> Series:
    return new_series(game, read_entrants(bots), players, "test")


@pytest.mark.parametrize(
    "text", ["Strong", "strong@", "strong@s", "strong@-1", "solid*0", "a,,b", ""]
)
def test_what_is_no_bot_of_the_arena_is_refused_with_how_one_is_written(text: str) -> None:
    with pytest.raises(BadRequest, match=r"strong@0\.3s .* solid\*3"):
        read_entrants(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("strong@0s", "no time to think"),
        ("strong@0", "no time to think"),
        ("solid*9,solid*9", "room for 16"),
    ],
)
def test_a_bot_that_makes_no_sense_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadRequest, match=told):
        read_entrants(text)


def test_only_who_searches_takes_a_limit() -> None:
    with pytest.raises(BadRequest, match="solid@200 does not search"):
        read_entrant("solid@200").bot(find("parfum"))


def test_all_meet_all_and_who_is_named_thrice_sits_thrice() -> None:
    bots = read_entrants("strong,solid,easy")

    assert len(lineups(bots, 2)) == 3
    assert len(lineups(bots, 3)) == 1
    assert lineups(read_entrants("strong,solid*3"), 4) == [tuple(read_entrants("strong,solid*3"))]
    assert len(seatings(read_entrants("strong,solid*3"))) == 4
    assert len(seatings(read_entrants("solid*4"))) == 1
    assert lineups(read_entrants("solid"), 2) == [tuple(read_entrants("solid*2"))]
    with pytest.raises(BadRequest, match=r"2 bots for 4 players: .* strong,solid\*3"):
        lineups(read_entrants("strong,solid"), 4)


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    asked = series("random,solid,easy")

    assert [asked.deals_for(games) for games in (1, 6, 7)] == [1, 1, 2]
    assert len(list(asked.fixtures(2))) == 12
    assert len(set(asked.fixtures(2))) == 12


@pytest.mark.parametrize("game", names())
def test_a_deal_is_the_same_for_all_who_play_it(game: str) -> None:
    """Given the same deal at two seatings; then the same dice: the same seat begins."""
    asked = series("random,solid", game=game)
    first, second = (asked.play(fixture) for fixture in asked.fixtures(1))

    assert first.seats == second.seats[::-1]
    assert first.played.order[0] == second.played.order[0]
    again = asked.play(first.fixture)
    assert again.played.scores == first.played.scores
    assert again.played.choices == first.played.choices


def test_a_game_measures_what_each_seat_thought() -> None:
    played = series().play(Fixture(0, ("random", "solid"))).played

    assert all(choices > 20 for choices in played.choices)
    assert sum(played.choices) <= played.decisions
    assert all(map(float.__le__, played.longest, played.seconds))
    assert played.seconds[1] > played.seconds[0]  # solid thinks, random does not
    assert sum(played.shares) == 1


def test_other_bots_than_those_of_the_series_do_not_play_it() -> None:
    """Given a worker with other sources; then it says so, instead of games of another kind."""
    other = msgspec.structs.replace(series(), code="another")

    with pytest.raises(BadRequest, match="other rules or bots of parfum"):
        other.play(Fixture(0, ("random", "solid")))


def test_the_code_of_a_series_is_that_of_its_game_and_the_bots() -> None:
    assert digest("parfum") != digest("safranito")
    assert len(digest("parfum")) == 16


# Records


def played(deal: int) -> Line:
    return msgspec.structs.replace(LINE, deal=deal)


LINE = series("random").play(Fixture(0, ("random", "random")))


def test_a_record_is_gone_on_with_behind_its_last_whole_line(tmp_path: Path) -> None:
    record = Record(tmp_path / "deep" / "games.jsonl", series(), Line)
    with record.opened() as lines:
        assert lines == []
        record.add(played(0))
        record.add(played(1))
    whole = record.path.read_bytes()
    record.path.write_bytes(whole[:-20])

    with record.opened() as lines:
        assert [line.deal for line in lines] == [0]
        record.add(played(1))

    assert record.path.read_bytes() == whole


def test_a_line_that_cannot_be_read_does_not_count(tmp_path: Path) -> None:
    record = Record(tmp_path / "games.jsonl", series(), Line)
    with record.opened():
        record.add(played(0))
    with open(record.path, "ab") as file:
        file.write(b'{"deal": "no"}\n')
    with record.opened() as lines:
        record.add(played(2))
        assert [line.deal for line in lines] == [0]
    with record.opened() as lines:
        assert [line.deal for line in lines] == [0, 2]


def test_a_file_whose_first_line_is_not_whole_is_begun_anew(tmp_path: Path) -> None:
    record = Record(tmp_path / "games.jsonl", series(), Line)
    with record.opened():
        pass
    head = record.path.read_bytes()
    record.path.write_bytes(head[:-7])
    with record.opened() as lines:
        assert lines == []
    assert record.path.read_bytes() == head


@pytest.mark.parametrize("there", [b"a letter to Ada\n", b"no line end", b"\n"])
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, there: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(there)
    with (
        pytest.raises(BadData, match="not the record of this series"),
        Record(path, series(), Line).opened(),
    ):
        pass
    assert path.read_bytes() == there


def test_another_series_has_another_record(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Record(path, series(), Line).opened():
        pass
    other = msgspec.structs.replace(series(), seed="another")
    with pytest.raises(BadData, match="name another file"), Record(path, other, Line).opened():
        pass


def test_two_processes_do_not_write_one_record(tmp_path: Path) -> None:
    first, second = (Record(tmp_path / "games.jsonl", series(), Line) for _ in range(2))
    with first.opened(), pytest.raises(BadRequest, match="another process"), second.opened():
        pass
    with second.opened():
        pass


def test_where_nothing_can_be_written_one_line_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    record = Record(tmp_path / "file" / "games.jsonl", series(), Line)
    with pytest.raises(BadRequest, match="cannot write"), record.opened():
        pass


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    """Given a run that was interrupted after three games; when it is run again; then the others are
    played, and the result is that of a run that was not."""
    asked = series("random")
    games = list(asked.fixtures(5))
    record = Record(tmp_path / "games.jsonl", asked, Line)
    told: list[int] = []

    def interrupt(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    begun = run(record, games, lambda line: line.fixture, asked.play, spread, interrupt)
    ended = run(record, games, lambda line: line.fixture, asked.play, spread, told.append)
    at_once = [asked.play(game) for game in games]

    assert (len(begun.lines), begun.whole) == (3, False)
    assert (told, ended.whole) == ([3, 4, 5], True)
    assert [line.played.scores for line in ended.lines] == [line.played.scores for line in at_once]


# Workers


def deadly(task: int) -> int:
    import os

    if task == 3:
        os._exit(1)
    return task


def test_a_process_that_ends_is_said_in_one_line() -> None:
    with pytest.raises(WorkerLost, match="has ended"):
        list(spread(deadly, range(6), jobs=2))


def test_processes_do_every_task_once() -> None:
    assert sorted(spread(abs, range(-9, 0), jobs=2)) == [(n, -n) for n in range(-9, 0)]
