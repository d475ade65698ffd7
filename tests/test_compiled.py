"""The compiled build: it plays as plain Python does, and never runs when it is of other sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grasse import compiled

ROOT = Path(__file__).resolve().parents[1]


def run(
    *command: str, folder: Path | None = None, variables: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run Python with the compiled build of a folder, or without any."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GRASSE_")}
    build = {"GRASSE_BUILD": "plain"} if folder is None else {"GRASSE_COMPILED": str(folder)}
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**kept, **build, **(variables or {})},
        capture_output=True,
        text=True,
        check=False,
    )


def build(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return run("build_compiled.py", "--into", str(folder), *arguments, variables=variables)


@pytest.fixture(scope="session")
def compiler() -> None:
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl")):
        pytest.skip("no C compiler: apt install gcc")


WHICH = "import grasse; print(grasse.compiled.in_words()); print(grasse.kernel.position.__file__)"


def test_a_build_of_other_sources_does_not_run(tmp_path: Path) -> None:
    """Given a build that was made before a source was edited; then plain Python runs, and says
    why."""
    made = {"digest": "of what was there before"}
    manifest = {"made": made, "modules": {"grasse.kernel.position": "gone.so"}}
    (tmp_path / compiled.MANIFEST).write_text(json.dumps(manifest))
    done = run("-c", WHICH, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    said, source = done.stdout.splitlines()
    assert said.startswith("plain Python (the compiled build is of other sources")
    assert source.endswith("position.py")


def test_a_manifest_that_cannot_be_read_is_no_build(tmp_path: Path) -> None:
    (tmp_path / compiled.MANIFEST).write_text('{"made": ')
    done = run("-c", WHICH, folder=tmp_path)
    assert done.stdout.startswith("plain Python (the compiled build cannot be read"), done.stderr


def test_every_source_and_the_python_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a copy of the sources; when one is edited, added or gone; then the digest differs."""
    package = tmp_path / "grasse"
    for layer in ("kernel", "games", "bots"):
        shutil.copytree(ROOT / "src" / "grasse" / layer, package / layer)
    monkeypatch.setattr(compiled, "_PACKAGE", package)
    seen = [compiled.digest()]
    edited = package / "games" / "parfum" / "actions.py"  # not compiled, and yet it counts
    edited.write_text(edited.read_text() + "\n")
    seen.append(compiled.digest())
    (package / "kernel" / "new.py").touch()
    seen.append(compiled.digest())
    (package / "bots" / "rollout.py").unlink()
    seen.append(compiled.digest())
    monkeypatch.setattr(sys, "version", "3.99.0")
    seen.append(compiled.digest())
    assert len(set(seen)) == 5


def test_without_a_compiler_it_is_said_what_is_missing(tmp_path: Path) -> None:
    done = build(tmp_path / "build", PATH=str(tmp_path), CC="there-is-no-such-compiler")
    assert done.returncode == 1
    assert "there is no C compiler" in done.stderr
    assert "apt install" in done.stderr
    assert "Traceback" not in done.stderr
    assert list((tmp_path / "build").iterdir()) == []


def test_off_goes_back_to_plain_python(tmp_path: Path) -> None:
    folder = tmp_path / "build"
    (folder / "build-1").mkdir(parents=True)
    (folder / compiled.MANIFEST).write_text("{}")
    assert build(folder, "--off").returncode == 0
    assert not folder.exists()


@pytest.mark.long(60)
@pytest.mark.usefixtures("compiler")
def test_games_in_plain_python_run_on_a_compiled_kernel(tmp_path: Path) -> None:
    """Given a kernel that is compiled, and nothing else; then a game from outside, which inherits
    from it, keeps its rules, and so do ours."""
    done = build(tmp_path, "--only", "kernel", "--optimize", "0")
    assert done.returncode == 0, done.stdout + done.stderr
    assert_pinned(tmp_path, "tests/games/pebbles", "tests/games/test_perft.py")


@pytest.mark.long(200)
@pytest.mark.usefixtures("compiler")
def test_all_that_is_pinned_holds_in_the_compiled_build(tmp_path: Path) -> None:
    """Given all of it compiled; then games have the hashes, and bots make the choices, that are
    written down for plain Python, nothing leaks, and `grasse doctor` says which build it is."""
    folder = compiled.FOLDER
    if compiled.build == "plain":
        folder = tmp_path
        done = build(folder, "--optimize", "0")
        assert done.returncode == 0, done.stdout + done.stderr
    assert_pinned(folder, "tests/bots/test_choices.py", "tests/games/test_golden.py")
    assert_pinned(folder, "tests/games/test_leaks.py", "-m", "not long and not plain_python")
    main = ("-c", "from grasse.cli import main; main()")
    doctor = run(*main, "doctor", "--data", str(tmp_path / "data"), folder=folder)
    assert "kernel, games and bots: compiled\n" in doctor.stdout


def assert_pinned(folder: Path, *tests: str) -> None:
    options = ["-m", "pytest", "-n0", "-p", "no:cacheprovider"]
    done = run(*options, *tests, folder=folder)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "build: compiled" in done.stdout
