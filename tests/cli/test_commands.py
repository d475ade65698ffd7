"""What each command prints, and how it refuses."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from importlib.metadata import entry_points
from pathlib import Path

import pytest

import grasse as library
from grasse.cli import SUMMARIES
from grasse.games import FOLDERS, find, names
from grasse.kernel import file
from grasse.kernel.words import LANGUAGES
from tests.cli.conftest import Run


def one_clear_line(stderr: str, begin: str = "grasse: ") -> bool:
    return stderr.startswith(begin) and stderr.count("\n") == 1 and "Traceback" not in stderr


def test_games_lists_each_and_what_of_it_is_reconstructed(grasse: Run) -> None:
    done = grasse("games")

    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines if not line.startswith(" ")] == names()
    for name, told in zip(FOLDERS, lines[1::2], strict=False):
        text = (find(name).folder / "components.toml").read_text(encoding="utf-8")
        assert ("Reconstructed: " in told) == ('"reconstructed"' in text), name


def test_verify_says_that_a_game_was_given_up(grasse: Run, tmp_path: Path) -> None:
    match = library.new("parfum", 2, seed=1)
    file.write(tmp_path / "game.json", match.record(given_up=True))

    done = grasse("verify", "game.json")

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("given up before the end\n")


@pytest.mark.parametrize("game", names())
def test_games_of_one_lists_its_options_with_their_rulings(grasse: Run, game: str) -> None:
    done = grasse("games", game)

    for option, ruling in library.find(game).rulings.items():
        assert option in done.stdout
        assert f"({ruling})" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "parfum", "--players", "5"], "parfum is for 2, 3 or 4 players, not 5"),
        (["play", "parfum", "--players", "1"], "parfum is for 2, 3 or 4 players, not 1"),
        (["play", "parfum", "--bots", "deepmind"], "there is no bot 'deepmind'"),
        (["play", "parfum", "--people", "0"], "at least one person"),
        (["play", "parfum", "--players", "2", "--bots", "solid,random"], "3 players for 2 seats"),
        (["play", "parfum", "--lang", "xx"], "there is no language 'xx'"),
        (["play", "parfum", "--option", "hold_notes"], "name=value"),
        (["play", "parfum", "--option", "hold=1"], "parfum has no option 'hold'"),
        (["play", "parfum", "--option", "reshuffle=never"], "reshuffle"),
        (["play", "parfum", "--components", "nowhere.toml"], "cannot read nowhere.toml"),
        (["play", "--resume"], "no game to go on with"),
        (["play", "parfum", "--players", "two"], "'two' is not a valid integer"),
        (["sim", "chess"], "there is no game 'chess'"),
        (["sim", "parfum", "--players", "5", "--bots", "random"], "not 5"),
        (["sim", "parfum", "--players", "3", "--bots", "solid,random"], "2 bots for 3 players"),
        (["sim", "parfum", "--bots", "solid,foo"], "there is no bot 'foo'"),
        (["sim", "parfum", "--games", "0"], "0 is not in the range"),
        (["replay", "nowhere.json"], "cannot read nowhere.json"),
        (["verify", "nowhere.json"], "cannot read nowhere.json"),
        (["rules", "parfum", "PF-NONE-99"], "no rule PF-NONE-99"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "PF-SELL-99"], "no such rule"),
        (["play", "parfum", "--resume", "parfum-9"], "no game to go on with"),
        (["play", "--forget", "parfum-9"], "no game to go on with"),
        (["perft", "parfum", "--players", "7"], "not 7"),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_bad_input_is_one_clear_line(grasse: Run, arguments: list[str], told: str) -> None:
    done = grasse(*arguments)

    assert done.returncode != 0
    assert done.stdout == ""
    assert one_clear_line(done.stderr), done.stderr
    assert told in done.stderr


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "price = 4",
            "price = -4",
            "customers CA01: price is -4; allowed is a whole number from 1 to 99",
        ),
        ("dice = 3", "dice = 0", "aromas violet: dice is 0; allowed is"),
        (
            'type = "head"',
            'type = "foot"',
            'notes HD01: type is "foot"; allowed is one of base, head, heart',
        ),
        ('id = "HD02"', 'id = "HD01"', "HD01 is there twice"),
        ('source = "rulebook"', 'source = "a friend"', "source"),
        ("[[aromas]]", "[[aromas]", "is not TOML"),
    ],
)
def test_wrong_components_say_which_row(
    grasse: Run, tmp_path: Path, old: str, new: str, told: str
) -> None:
    own = library.find("parfum").folder / "components.toml"
    changed = tmp_path / "my.toml"
    changed.write_text(own.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")

    done = grasse("play", "parfum", "--components", str(changed))

    assert done.returncode != 0
    assert one_clear_line(done.stderr), done.stderr
    assert "my.toml" in done.stderr
    assert told in done.stderr


SAID_BY = {"replay": "grasse: ", "verify": ""}  # verify says what is wrong with the file itself


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"{}", b"\xff\xfe\x00", b'{"grasse": 1}'])
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_no_game_file_is_refused(
    grasse: Run, tmp_path: Path, command: str, content: bytes
) -> None:
    (tmp_path / "bad.json").write_bytes(content)

    done = grasse(command, "bad.json")

    assert done.returncode == 1
    assert one_clear_line(done.stderr, SAID_BY[command]), done.stderr


def test_truncated_file_is_refused(grasse: Run, tmp_path: Path, finished: Path) -> None:
    raw = finished.read_bytes()
    (tmp_path / "half.json").write_bytes(raw[: len(raw) // 2])

    for command in ("replay", "verify"):
        done = grasse(command, "half.json")
        assert done.returncode == 1
        assert one_clear_line(done.stderr, SAID_BY[command]), done.stderr


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished game."""
    match = library.new("parfum", ["Ada", "bot:random"], seed="a finished game")
    chance = library.Dice(3)
    while match.to_act is not None:
        match.play(match.options[chance.below("choice", len(match.options))])
    path = tmp_path_factory.mktemp("games") / "game.grasse.json"
    match.save(path)
    return path


def test_verify_says_that_a_game_holds(grasse: Run, finished: Path) -> None:
    done = grasse("verify", str(finished))

    assert done.returncode == 0
    assert "holds" in done.stdout


def test_verify_says_what_differs(grasse: Run, finished: Path, tmp_path: Path) -> None:
    raw = finished.read_bytes()
    at = raw.index(b'"do":"drawn-note","note":"')
    changed = tmp_path / "changed.json"
    other = b"BS14" if raw[at + 26 : at + 30] != b"BS14" else b"HD01"
    changed.write_bytes(raw[: at + 26] + other + raw[at + 30 :])

    done = grasse("verify", str(changed))

    assert done.returncode == 1
    assert "digest" in done.stderr
    assert "the stream gives 'drawn-note" in done.stderr


@pytest.mark.parametrize("language", ["en", "fr", "es", "it", "de"])
def test_replay_tells_the_whole_story_in_five_languages(
    grasse: Run, finished: Path, language: str
) -> None:
    done = grasse("replay", str(finished), "--lang", language)

    assert done.returncode == 0
    entries = len(library.load(finished).journal.seen_by(None))
    assert len(done.stdout.splitlines()) == entries + 3  # and who won, and each one's points
    assert "Ada" in done.stdout


def test_replay_at_a_moment_shows_the_table(grasse: Run, finished: Path) -> None:
    begin = grasse("replay", str(finished), "--at", "0")
    later = grasse("replay", str(finished), "--at", "60")
    beyond = grasse("replay", str(finished), "--at", "999999")

    assert begin.returncode == later.returncode == 0
    assert "Notes in the bag: 42." in begin.stdout
    assert "Notes in the bag: 36." in later.stdout
    assert beyond.returncode == 1
    assert one_clear_line(beyond.stderr)


def test_a_running_game_is_replayed_without_its_secrets(grasse: Run, tmp_path: Path) -> None:
    match = library.new("parfum", 2, seed="running")
    match.save(tmp_path / "seat.json", seat=0)
    match.save(tmp_path / "whole.json", whole=True)

    seat, whole = grasse("replay", "seat.json"), grasse("replay", "whole.json")

    assert seat.returncode == whole.returncode == 0
    assert seat.stdout.count("You draw a token") == 2
    assert "You draw a token" not in whole.stdout


def test_rules_prints_one_rule_or_all(grasse: Run) -> None:
    one = grasse("rules", "parfum", "pf-sell-04")
    every = grasse("rules", "parfum")

    assert one.stdout.startswith("PF-SELL-04  ")
    assert sum(line.startswith("PF-") for line in every.stdout.splitlines()) == 192


def test_a_rule_is_found_without_the_name_of_its_game(grasse: Run) -> None:
    """Given only an id, then its game is found; where several have it, they are told."""
    for rule in ("PF-SELL-04", "sf-throw-05", "AM-TURN-01"):
        assert grasse("rules", rule).stdout.startswith(f"{rule.upper()}  ")
    ruling, shared = grasse("rules", "AMB-14"), grasse("rules", "TV-01")
    french = grasse("rules", "PF-SELL-04", "--lang", "fr")

    assert ruling.stdout.startswith("AMB-14  ")
    assert "is in parfum and in aqua-mirabilis: grasse rules parfum TV-01" in shared.stderr
    assert french.stdout != grasse("rules", "PF-SELL-04", "--lang", "en").stdout


def test_rules_are_found_by_a_word_and_fit_the_screen(grasse: Run) -> None:
    done = grasse("rules", "parfum", "bargain")

    assert len(re.findall("^PF-", done.stdout, flags=re.MULTILINE)) > 1
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_rules_speak_five_languages(grasse: Run) -> None:
    said = {grasse("rules", "safranito", "SF-BUY-01", "--lang", one).stdout for one in LANGUAGES}
    ruling = grasse("rules", "safranito", "J-20")
    unknown = grasse("rules", "safranito", "--lang", "xx")

    assert len(said) == 5
    assert ruling.stdout.startswith("J-20  may players walk round the table?")
    assert "there is no language 'xx'" in unknown.stderr


def test_perft_counts_by_depth(grasse: Run) -> None:
    done = grasse("perft", "parfum", "--players", "2", "--seed", "1", "--depth", "3")

    assert done.stdout == "depth 1: 4\ndepth 2: 12\ndepth 3: 24\n"


@pytest.mark.long
def test_sim_gives_the_same_games_whatever_the_jobs(grasse: Run) -> None:
    def tally(jobs: str) -> dict[str, object]:
        done = grasse(
            *("sim", "parfum", "--players", "3", "--games", "6", "--seed", "7"),
            *("--bots", "solid,random,random", "--jobs", jobs, "--json"),
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        found: dict[str, object] = json.loads(done.stdout)
        return found

    one, two = tally("1"), tally("2")
    clock = {"seconds", "decisions_per_second"}

    assert {k: v for k, v in one.items() if k not in clock} == {
        k: v for k, v in two.items() if k not in clock
    }
    assert set(one) >= {
        "games",
        "decisions",
        "nature",
        "seconds",
        "decisions_per_second",
        "wins",
        "mean_scores",
        "mean_rounds",
    }
    assert one["games"] == 6
    wins = one["wins"]
    assert isinstance(wins, dict)
    assert set(wins) == {"solid", "random"}
    assert sum(wins.values()) == 6


def test_sim_in_words(grasse: Run) -> None:
    done = grasse("sim", "parfum", "--games", "2", "--bots", "random")

    assert done.returncode == 0
    assert "2 games of parfum, 2 players" in done.stdout
    assert "wins 2 (100.0%)" in done.stdout


def test_help_and_version(grasse: Run) -> None:
    assert "Start with: grasse serve" in grasse("--help").stdout
    assert "Start with: grasse serve" in grasse().stdout
    assert grasse("--version").stdout.strip().endswith(library.__version__)


def computed(process: str) -> float:
    """For how many seconds a process has computed."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize("seconds", [0, 0.1, 1])
def test_sim_interrupted_reports_the_games_done(tmp_path: Path, seconds: float) -> None:
    """Ctrl-C in a terminal reaches the workers too, also while they start; they say nothing."""

    def worked() -> float:
        """For how many seconds the workers have computed; less than none if there is none."""
        there = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        return sum(map(computed, there), start=0 if there else -1)

    process = subprocess.Popen(
        [
            *(sys.executable, "-c", "from grasse.cli import main; main()"),
            *("sim", "parfum", "--games", "2000", "--bots", "random", "--jobs", "2"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        start_new_session=True,
    )
    while worked() < seconds:
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)

    assert "Traceback" not in err
    done = "games of parfum, 2 players" in out
    assert (process.returncode, done) in {(0, True), (130, False)}  # the latter if none was done


def test_the_list_of_commands_says_what_each_brought_one_says_of_itself() -> None:
    """Given commands of the server, which the list does not load; then its words are theirs."""
    said = {
        one.name: one.load().get_short_help_str(500)
        for one in entry_points(group="grasse.commands")
    }
    assert said == SUMMARIES


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["play", "--help"]])
def test_what_needs_no_server_loads_none(words: list[str]) -> None:
    code = (
        "import sys; from grasse.cli import grasse\n"
        "grasse.main(sys.argv[1:], standalone_mode=False)\n"
        "print(*sorted({one.partition('.')[0] for one in sys.modules}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.splitlines()[-1].split())
    assert not loaded & {"sqlalchemy", "starlette", "uvicorn", "alembic", "rich", "fluent"}
