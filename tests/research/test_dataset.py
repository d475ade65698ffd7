"""Games as columns: what was played can be read again, and plays again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from pyarrow import parquet

import grasse
from grasse import research
from grasse.cli import grasse as command
from grasse.kernel import Dice
from grasse.research.dataset import COLUMNS, VERSION
from tests.play import finished


def run(*words: object) -> str:
    done = CliRunner().invoke(command, [str(word) for word in words], standalone_mode=False)
    assert done.exception is None, done.exception
    return done.output


def test_games_of_the_arena_become_columns(tmp_path: Path) -> None:
    games, out = tmp_path / "games", tmp_path / "columns"
    words = ("arena", "aqua-mirabilis", "--bots", "random,beginner", "--games", 2)
    run(*words, "--record", games)
    files = sorted(games.glob("*.grasse.json"))
    assert [path.name for path in files][:2] == [
        "000000-beginner-random.grasse.json",
        "000000-random-beginner.grasse.json",
    ]
    assert all(grasse.verify(path) == [] for path in files)

    told = run("dataset", games, "--out", out, "--views")
    table = parquet.read_table(out / "aqua-mirabilis-2p.parquet")
    assert f"{table.num_rows} decisions" in told
    assert table.column_names == list(COLUMNS)
    assert table.schema.metadata[b"grasse.dataset"] == str(VERSION).encode()

    numbers = research.encoding("aqua-mirabilis", 2)
    match = grasse.load(files[0])
    rows = [row for row in table.to_pylist() if row["file"] == "000000-beginner-random"]
    again = research.aec("aqua-mirabilis", 2).unwrapped
    again.reset(options={"match": {"seed": grasse.kernel.seed_from("1/0"), "id": "sim-1-0"}})
    for place, row in enumerate(rows):
        assert row["decision"] == place
        assert row["player"] == ("beginner", "random")[row["seat"]]
        assert row["state"] == again.table.array(row["seat"]).tolist()
        assert row["options"] == np.flatnonzero(again.table.mask()).tolist()
        assert row["choice"] in row["options"]
        position = again.table.position
        assert row["action"] == numbers.decode(position, row["choice"]).written()
        assert json.loads(row["view"]) == json.loads(json.dumps(position.view(row["seat"])))
        again.step(row["choice"])
    assert again.table.position.key() == match.position.key()
    result = match.result()
    assert result is not None
    assert {(row["seat"], row["score"]) for row in rows} == set(enumerate(result.scores))
    assert rows[0]["result"] == again._cumulative_rewards[f"player_{rows[0]['seat']}"]


def test_what_is_no_whole_game_of_ours_is_left_out(tmp_path: Path) -> None:
    match = grasse.new("parfum", 2, seed=1, options={"round_cap": 1})
    match.save(tmp_path / "running.grasse.json", whole=True)
    finished(match, Dice(1)).save(tmp_path / "over.grasse.json")
    (tmp_path / "broken.grasse.json").write_text("{")
    done = CliRunner().invoke(
        command, ["dataset", str(tmp_path), "--out", str(tmp_path / "out")], standalone_mode=False
    )
    assert done.return_value == 1
    assert done.stderr.count("left out: ") == 2
    assert "parfum-2p.parquet" in done.stdout
    with pytest.raises(grasse.BadRequest):
        CliRunner().invoke(
            command,
            ["dataset", str(tmp_path / "out")],
            standalone_mode=False,
            catch_exceptions=False,
        )


def test_a_throw_of_a_person_may_have_no_number(tmp_path: Path) -> None:
    from grasse.games.safranito.actions import Throw

    match = grasse.new("safranito", 2, seed=2, options={"round_cap": 1})
    assert match.to_act is not None
    side = match.position.side_of(match.to_act)
    match.play(Throw(10, side, 501, 3, 400, 1, 0))
    finished(match, Dice(1)).save(tmp_path / "thrown.grasse.json")
    run("dataset", tmp_path, "--out", tmp_path / "out")
    choices = parquet.read_table(tmp_path / "out" / "safranito-2p.parquet")["choice"].to_pylist()
    assert choices[0] is None
    assert None not in choices[1:]


def test_without_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    """Given none of what researchers need, as at a table that `./play` set up."""
    code = (
        "import sys\n"
        "for name in ('gymnasium', 'numpy', 'pettingzoo', 'pyarrow', 'pyspiel'):\n"
        "    sys.modules[name] = None\n"
        "sys.argv = ['grasse', 'dataset', '.']\n"
        "from grasse.cli import main\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "grasse: pyarrow is missing: pip install 'grasse[research]'\n"
