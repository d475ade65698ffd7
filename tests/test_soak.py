"""The long runs, in short: that they run, find what is wrong, and leave a file of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import grasse
from grasse.kernel import Position
from tests import soak


@pytest.mark.parametrize("command", ["fuzz --games 3", "bits --changes 100", "leaks --pairs 900"])
def test_a_run_that_finds_nothing(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert soak.main([*command.split(), "--jobs", "1", "--out", str(tmp_path)]) == 0
    assert "nothing wrong" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["frames --count 50", "sends --count 50"])
def test_a_run_against_a_server(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert soak.main([*command.split(), "--out", str(tmp_path)]) == 0
    assert "nothing wrong" in capsys.readouterr().out


def test_a_failure_is_a_file_that_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given an invariant that fails after a while; when a game is fuzzed; then the file holds the
    game up to there."""
    seen: list[str] = []

    def fails(position: Position) -> None:
        seen.append(position.key())
        assert len(seen) < 100, "something vanished"

    monkeypatch.setattr(soak, "invariants", lambda _: fails)
    done = soak.fuzz(("parfum", 3), 2, str(tmp_path))
    assert "something vanished" in done.problems[0]
    (path,) = tmp_path.iterdir()
    assert str(path) in done.problems[1]
    match = grasse.load(path)
    assert match.position.key() == seen[-1]
    assert len(match.actions) == 99


@pytest.mark.plain_python
def test_a_crash_of_the_rules_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(grasse.find("parfum").start(2))
    gain = kind.gain

    def crashes(self: Any, seat: int, coins: int, source: Any) -> None:
        if self.round > 1:
            raise IndexError("list index out of range")
        gain(self, seat, coins, source)

    monkeypatch.setattr(kind, "gain", crashes)
    done = soak.fuzz(("parfum", 2), 0, str(tmp_path))
    assert "IndexError" in done.problems[0]
    monkeypatch.undo()
    (path,) = tmp_path.iterdir()
    assert grasse.load(path).position.round > 1


@pytest.mark.plain_python
def test_a_leak_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(grasse.find("parfum").start(2))
    show = kind.show_own
    monkeypatch.setattr(
        kind, "show_own", lambda self, seat: {**show(self, seat), "hint": self.dump()}
    )
    done = soak.leaks(("parfum", 2), 0, str(tmp_path))
    assert "hidden" in done.problems[0] or "view" in done.problems[0]
    (path,) = tmp_path.iterdir()
    assert grasse.load(path).actions


def test_problems_make_the_exit_code(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "fuzz", always_wrong)
    assert soak.main(["fuzz", "--games", "2", "--jobs", "1", "--out", str(tmp_path)]) == 1
    assert "it is wrong" in capsys.readouterr().out


def always_wrong(_case: soak.Case, _seed: int, _folder: str) -> soak.Done:
    return soak.Done(1, problems=["it is wrong"])


@pytest.mark.parametrize("wrong", ["--players 9", "--players two", "--game chess", "--jobs 0"])
def test_what_cannot_be_run_is_told(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        soak.main(["fuzz", *wrong.split()])
    assert stopped.value.code == 2
    assert "error" in capsys.readouterr().err
