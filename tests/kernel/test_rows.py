"""Rows of a components table: counted, checked, compared."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grasse.games import find, names
from grasse.kernel import BadData, Plain
from grasse.kernel.rows import SOURCES, Difference, Values, count_sources, differences

FILES = {name: (find(name).folder / "components.toml").read_text("utf-8") for name in names()}
TABLES: dict[str, Plain] = {name: tomllib.loads(text) for name, text in FILES.items()}


@pytest.mark.parametrize("game", names())
def test_every_row_is_counted_once_by_its_source(game: str) -> None:
    counts = count_sources(TABLES[game])

    assert list(counts) == list(TABLES[game])
    assert {kind: sum(by.values()) for kind, by in counts.items()} == {
        kind: len(rows) for kind, rows in TABLES[game].items()
    }
    total = Counter[str]()
    for by in counts.values():
        total.update(by)
    assert total == Counter(source for source in SOURCES for _ in range(said(game, source)))


def said(game: str, source: str) -> int:
    """How often the text of a file says it."""
    lines = FILES[game].splitlines()
    return sum(line.startswith(f'source = "{source}"') for line in lines)


@pytest.mark.parametrize("game", names())
def test_our_own_file_has_no_problem_and_differs_in_nothing(game: str) -> None:
    reader = find(game).read_components

    assert reader.problems(TABLES[game]) == []
    assert list(differences(TABLES[game], TABLES[game], reader.kinds)) == []


def test_what_is_left_out_and_what_is_written_as_usual_are_the_same() -> None:
    yours = copy.deepcopy(TABLES["aqua-mirabilis"])
    yours["city_tiles"][0]["number"] = 0
    yours["city_tiles"][1]["gives"] = {}
    kinds = find("aqua-mirabilis").read_components.kinds

    changed = list(differences(yours, TABLES["aqua-mirabilis"], kinds))

    ours = TABLES["aqua-mirabilis"]["city_tiles"][1]
    assert changed == [
        Difference("city_tiles", "changed", ours["id"], {"gives": Values({}, ours["gives"])})
    ]


def test_rows_that_are_there_twice_are_named() -> None:
    yours = copy.deepcopy(TABLES["parfum"])
    yours["clocks"].append(yours["clocks"][0])
    yours["notes"].append(yours["notes"][3])

    assert find("parfum").read_components.problems(yours) == [
        "clocks brown 1 is there twice",
        "notes HD04 is there twice",
    ]


def test_a_problem_of_three_boards_is_said_once_and_others_with_it() -> None:
    yours = copy.deepcopy(TABLES["parfum"])
    yours["customers"] = [row for row in yours["customers"] if row["deck"] == "A"]
    yours["boards"][0]["clocks"] = "tan"

    assert find("parfum").read_components.problems(yours) == [
        "boards, 2 players: 'tan' must have clocks 1 to 4",
        "customers: deck B has 0, it needs more than the 5 below the token",
    ]


VALUES: st.SearchStrategy[Any] = st.one_of(
    st.integers(-3, 200),
    st.floats(allow_nan=True),
    st.text(max_size=3),
    st.sampled_from([None, [], {}, [1, 2], {"rose": 1}, True]),
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=150)
@given(st.data())
def test_any_table_is_playable_or_says_why_not(data: st.DataObject) -> None:
    """Given our table with rows dropped, doubled and changed; then it has problems, or plays."""
    game = find(data.draw(st.sampled_from(names())))
    table = copy.deepcopy(TABLES[game.name])
    for _ in range(data.draw(st.integers(1, 3))):
        kind = data.draw(st.sampled_from(list(table)))
        rows = table[kind]
        if not isinstance(rows, list) or not rows:
            continue
        at = data.draw(st.integers(0, len(rows) - 1))
        match data.draw(st.sampled_from(["drop", "double", "change", "empty", "other"])):
            case "drop":
                del rows[at]
            case "double":
                rows.append(copy.deepcopy(rows[at]))
            case "change" if isinstance(rows[at], dict):
                field = data.draw(st.sampled_from([*rows[at], "more"]))
                rows[at][field] = copy.deepcopy(data.draw(VALUES))
            case "empty":
                table[kind] = []
            case _:
                table[kind] = copy.deepcopy(data.draw(VALUES))

    problems = game.read_components.problems(table)
    list(differences(table, TABLES[game.name], game.read_components.kinds))

    if problems:
        with pytest.raises(BadData, match=r"^components: "):
            game.read_components(table)
    else:
        box = game.read_components(table)
        for seats in game.seats:
            game.start_position(seats, game.options(), box)
