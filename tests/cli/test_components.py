"""`grasse components`: where the data come from, a file to correct, and its check."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from grasse.cli.components import reconstructed
from grasse.games import FOLDERS, find, names
from grasse.kernel.components import read_toml
from grasse.kernel.rows import count_sources
from grasse.kernel.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.cli.test_commands import one_clear_line

PARFUM = (find("parfum").folder / "components.toml").read_text(encoding="utf-8")
README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
SAME = "It says the same as our file."


def told(text: str) -> str:
    """A list of counts as a line has it: the line ends with it."""
    return f"{text}.\n"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Our own file, to be changed."""
    path = tmp_path / "my.toml"
    path.write_text(PARFUM, encoding="utf-8")
    return path


def change(path: Path, *changes: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")


# Where it comes from


@pytest.mark.parametrize("command", ["games", "components"])
def test_the_game_says_what_is_reconstructed_and_how_to_correct_it(
    grasse: Run, command: str
) -> None:
    done = grasse(command, "parfum")

    assert done.returncode == 0
    assert told("6 of 10 clocks, 42 of 42 fragrance notes, 24 of 25 customers") in done.stdout
    assert told("From reviews: 2 of 10 clocks") in done.stdout
    assert "no text gives the clocks of 3 players" in done.stdout
    for line in (
        "grasse components parfum --export my.toml",
        "grasse components parfum --check my.toml",
        "grasse play parfum --components my.toml",
    ):
        assert f"{line}\n" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_it_is_said_in_five_languages(grasse: Run, game: str, language: str) -> None:
    words = Words(language, find(game).folder)

    done = grasse("components", game, "--lang", language)

    counts = count_sources(read_toml(find(game).read_components.own))
    assert done.stdout.startswith(reconstructed(counts, words))
    assert not words.knows("box-note") or words("box-note") in done.stdout
    for kind in find(game).read_components.kinds:
        assert words(f"rows-{kind}") in done.stdout


@pytest.mark.parametrize("game", names())
def test_each_row_is_named_for_programs(grasse: Run, game: str) -> None:
    found = json.loads(grasse("components", game, "--json").stdout)
    table = tomllib.loads((find(game).folder / "components.toml").read_text(encoding="utf-8"))

    assert found["game"] == game
    assert list(found["rows"]) == list(find(game).read_components.kinds)
    for kind, by_source in found["rows"].items():
        assert sum(map(len, by_source.values())) == len(table[kind])


@pytest.mark.parametrize("game", FOLDERS)
def test_the_readme_says_what_is_reconstructed_as_the_data_do(game: str) -> None:
    words = Words("en", find(game).folder)
    counts = count_sources(read_toml(find(game).read_components.own))
    if not any("reconstructed" in by_source for by_source in counts.values()):
        return
    _, _, listed = reconstructed(counts, words).partition(": ")

    assert f"\n- {words('game')}: {listed}" in README


# A file to correct


@pytest.mark.parametrize("game", names())
def test_export_writes_our_file_and_the_check_finds_nothing(
    grasse: Run, tmp_path: Path, game: str
) -> None:
    written = grasse("components", game, "--export", "my.toml")
    done = grasse("components", game, "--check", "my.toml")

    ours = (find(game).folder / "components.toml").read_bytes()
    assert (tmp_path / "my.toml").read_bytes() == ours
    assert f"grasse components {game} --check my.toml" in written.stdout
    assert (done.returncode, done.stderr) == (0, "")
    assert SAME in done.stdout
    assert f"grasse play {game} --components my.toml" in done.stdout


def test_export_does_not_overwrite_what_is_there(grasse: Run, own: Path) -> None:
    own.write_text("mine", encoding="utf-8")

    refused = grasse("components", "parfum", "--export", "my.toml")

    assert refused.returncode == 1
    assert one_clear_line(refused.stderr)
    assert "my.toml exists already; --force overwrites it" in refused.stderr
    assert own.read_text(encoding="utf-8") == "mine"

    assert grasse("components", "parfum", "--export", "my.toml", "--force").returncode == 0
    assert own.read_text(encoding="utf-8") == PARFUM


# A file of one's own


def test_check_says_row_by_row_what_differs(grasse: Run, own: Path) -> None:
    # given: HT09 corrected from the box, a customer more, a note less, a map written otherwise
    ht09 = 'id = "HT09"\ntype = "heart"\ncoins = 2'
    change(
        own,
        (ht09, ht09.replace("2", "3")),
        ("requires = { rose = 1, lavender = 1 }", "requires = { rose = 2 }"),
        ('[[notes]]\nid = "HD01"', '[[notes]]\nid = "HD99"'),
    )
    more = '\n[[customers]]\nid = "CB99"\ndeck = "B"\nwants = { rose = 1 }\nprice = 9\n'
    own.write_text(own.read_text(encoding="utf-8") + more + 'source = "box"\n', encoding="utf-8")

    done = grasse("components", "parfum", "--check", "my.toml")

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("my.toml is valid.")
    assert "It differs from our file in 4 places:\n" in done.stdout
    assert "  notes HD01: only in our file\n" in done.stdout
    assert '  notes HT09: coins 3, ours 2; requires {"rose": 2}, ours {"rose": 1, ' in done.stdout
    assert "  notes HD99: only in your file\n" in done.stdout
    assert "  customers CB99: only in your file\n" in done.stdout
    assert told("Read off the box: 1 of 26 customers") in done.stdout


def test_check_names_the_source_that_changed(grasse: Run, own: Path) -> None:
    change(own, ('actions = 4\nsource = "reconstructed"', 'actions = 4\nsource = "box"'))

    done = grasse("components", "parfum", "--check", "my.toml")

    assert "  clocks tan 1: source box, ours reconstructed\n" in done.stdout
    assert "Reconstructed: 5 of 10 clocks, " in done.stdout


def test_check_says_that_rows_are_in_another_order(grasse: Run, own: Path) -> None:
    change(own, ('id = "HD01"', 'id = "X"'), ('id = "HD02"', 'id = "HD01"'), ('"X"', '"HD02"'))

    done = grasse("components", "parfum", "--check", "my.toml")

    assert "  notes: the rows are in another order\n" in done.stdout


def test_check_lists_every_problem_with_row_field_and_what_is_allowed(
    grasse: Run, own: Path
) -> None:
    change(
        own,
        ("price = 4", "price = -4"),
        ('type = "head"', 'type = "foot"'),
        ("dice = 3", 'dice = 3\ncolour = "blue"'),
        ("fly_faces = 2\n", ""),
    )

    done = grasse("components", "parfum", "--check", "my.toml")

    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert lines[0] == "my.toml is not valid: 4 problems."
    assert lines[1:5] == [
        "  aromas violet: fly_faces is missing; allowed is a whole number from 0 to 99",
        '  aromas violet: there is no field "colour"; '
        "there are id, dice, flask_faces, fly_faces, source",
        '  notes HD01: type is "foot"; allowed is one of base, head, heart',
        "  customers CA01: price is -4; allowed is a whole number from 1 to 99",
    ]
    assert "  customers CA01: price -4, ours 4" in lines


def test_check_for_programs(grasse: Run, own: Path) -> None:
    change(own, ("price = 4", "price = 5"))
    good = grasse("components", "parfum", "--check", "my.toml", "--json")
    change(own, ("price = 5", "price = -5"))
    bad = grasse("components", "parfum", "--check", "my.toml", "--json")

    found = json.loads(good.stdout)
    assert (good.returncode, bad.returncode) == (0, 1)
    assert (found["game"], found["file"], found["valid"]) == ("parfum", "my.toml", True)
    assert found["differences"] == [
        {
            "kind": "customers",
            "change": "changed",
            "row": "CA01",
            "fields": {"price": {"yours": 5, "ours": 4}},
        }
    ]
    assert found["sources"]["notes"] == {"reconstructed": 42}
    assert (found["problems"], json.loads(bad.stdout)["valid"]) == ([], False)


def test_of_very_many_problems_some_are_shown(grasse: Run, own: Path) -> None:
    own.write_text("[[notes]]\n" * 300, encoding="utf-8")

    shown = grasse("components", "parfum", "--check", "my.toml")
    every = json.loads(grasse("components", "parfum", "--check", "my.toml", "--json").stdout)

    assert shown.stdout.splitlines()[101] == "  … and 1,707 more; --json lists all."
    assert len(every["problems"]) == 300 * 6 + 7


GARBAGE = {
    "empty": (b"", "is not valid"),
    "json": (b'{"notes": []}', "is not TOML"),
    "latin-1": (PARFUM.replace("Parfum", "Pärfum").encode("latin-1"), "is not UTF-8"),
    "utf-16": (PARFUM.encode("utf-16"), "is not UTF-8"),
    "binary": (bytes(range(256)), "is not UTF-8"),
    "huge": (b"# ......\n" * 40_000, "more than 256 KiB"),
    "dotted": (b"a." * 100_000 + b"a = 1", "more than 8 parts"),
    "deep": (b"a = " + b"[" * 100_000, "more than 8 lists"),
    "number": (b"notes = " + b"9" * 100_000, "is not TOML"),
    "no rows": (b"notes = 3\nwater = [1, 2]\n[customers]\nid = 'x'", "is not valid"),
    "dates": (b"[[notes]]\nid = 1979-05-27\ncoins = nan\ntype = 07:32:00", "is not valid"),
    "cursor": (b'[["\\u001b[2Jnotes"]]\nid = "\\u001b[31m"', "is not valid"),
}


@pytest.mark.parametrize("kind", GARBAGE)
def test_garbage_is_refused_clearly(grasse: Run, own: Path, kind: str) -> None:
    raw, why = GARBAGE[kind]
    own.write_bytes(raw)

    done = grasse("components", "parfum", "--check", "my.toml")
    to_programs = grasse("components", "parfum", "--check", "my.toml", "--json")

    assert done.returncode == to_programs.returncode == 1
    assert "Traceback" not in done.stderr
    assert why in done.stdout + done.stderr
    assert done.stdout == "" or done.stderr == ""
    assert done.stderr == "" or one_clear_line(done.stderr)
    assert all(line.isprintable() and len(line) < 500 for line in done.stdout.splitlines())
    found = json.loads(to_programs.stdout)
    assert not found["valid"]
    assert found["problems"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["chess"], "there is no game 'chess'"),
        (["parfum", "--lang", "xx"], "there is no language 'xx'"),
        (["parfum", "--check", "nowhere.toml"], "cannot read nowhere.toml: No such file"),
        (["parfum", "--check", "."], "cannot read ."),
        (["parfum", "--check", "x" * 5000], "cannot read"),
        (["parfum", "--export", "."], ". is a directory; name a file"),
        (["parfum", "--export", "none/my.toml"], "cannot write none/my.toml: No such file"),
        (["parfum", "--export", "my.toml/my.toml"], "cannot write"),
        (["parfum", "--export", "x" * 5000], "cannot write"),
        (["parfum", "--export", "a.toml", "--check", "my.toml"], "one at a time"),
        (["parfum", "--force"], "--force goes with --export"),
    ],
)
def test_bad_use_is_one_clear_line(grasse: Run, own: Path, arguments: list[str], why: str) -> None:
    done = grasse("components", *arguments)

    assert done.returncode in {1, 2}
    assert done.stdout == ""
    assert one_clear_line(done.stderr), done.stderr
    assert why in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_that_is_a_number_says_so_in_five_languages(grasse: Run, language: str) -> None:
    done = grasse("games", "safranito", "--lang", language)

    assert f"  round_cap = 0 ({Words(language)('any-number')})\n" in done.stdout
