"""The launcher `play` and the lock check, without a network."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tests.checks import locks

ROOT = Path(__file__).resolve().parents[1]
needs_shell_scripts = pytest.mark.skipif(os.name == "nt", reason="plants shell scripts")


def load_launcher(path: Path) -> ModuleType:
    spec = spec_from_loader("play", SourceFileLoader("play", str(path)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with the launcher and its locks only, in a folder with a space in its name."""
    folder = tmp_path / "my games"
    folder.mkdir()
    for name in ("play", "pyproject.toml", "requirements.lock", "requirements-dev.lock"):
        shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture
def launcher(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return load_launcher(checkout / "play")


@pytest.fixture
def started(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that the launcher ends in, noted instead of run; its set-ups are ready."""
    commands: list[list[str]] = []

    def note(command: list[str], **_variables: str) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(launcher, "become", note)
    monkeypatch.setattr(launcher, "make_ready", lambda *_environments: None)
    monkeypatch.setattr(launcher, "make_environment", lambda *_environments: None)
    monkeypatch.chdir(launcher.ROOT)
    return commands


def pretend_made(environment: object, launcher: ModuleType) -> None:
    assert isinstance(environment, launcher.Environment)
    python = Path(environment.python)
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch()
    environment.write_stamp(environment.stamp())


def run_play(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(checkout / "play"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("arguments", "ending"),
    [
        ([], ["serve"]),
        (["--port", "8123"], ["serve", "--port", "8123"]),
        (["terminal", "--players", "3"], ["play", "parfum", "--players", "3"]),
        (["new-game", "bazaar"], ["-m", "tests.new_game", "bazaar"]),
        (["generate"], [os.path.join("client", "generate.py")]),
        (["test", "-q", "-k", "x y"], ["-m", "pytest", "--quick", "-q", "-k", "x y"]),
        (["test", "--all"], ["-m", "pytest", "--quick", "--all"]),
        (["soak", "--games", "9"], ["-m", "tests.soak", "--games", "9"]),
        (["bench", "--quick"], [os.path.join("benchmarks", "run.py"), "--quick"]),
        (["bench", "doors", "--rounds", "1"], ["-m", "benchmarks.doors", "--rounds", "1"]),
    ],
)
def test_each_command_hands_its_arguments_on(
    launcher: ModuleType, started: list[list[str]], arguments: list[str], ending: list[str]
) -> None:
    assert launcher.main(arguments) == 0
    assert started[0][1:] == ending


def test_help_names_every_command_and_sets_nothing_up(checkout: Path) -> None:
    done = run_play(checkout, "--help")
    assert done.returncode == 0
    working = ("test", "check", "generate", "new-game", "bench", "compiled", "soak", "lock")
    for command in ("terminal", *working):
        assert f"./play {command}" in done.stdout
    assert not (checkout / ".venv").exists()


def test_a_mistyped_command_gets_one_line(checkout: Path) -> None:
    done = run_play(checkout, "tset")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "play: there is no command 'tset'; see ./play --help\n"


def test_check_runs_every_check_although_one_fails(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    script = "import sys; sys.exit(sys.argv[1:] == ['bad'])"
    monkeypatch.setattr(launcher, "make_ready", lambda *_environments: None)
    monkeypatch.setattr(launcher.DEVELOPING, "program", lambda _name: sys.executable)
    checks = (("one", "-c", script), ("two", "-c", script, "bad"), ("three", "-c", script))
    monkeypatch.setattr(launcher, "CHECKS", checks)
    assert launcher.main(["check"]) == 1
    lines = capfd.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines[:3]] == ["one", "two", "three"]
    assert lines[3].startswith("failed: two")


def test_a_stamped_environment_is_ready_at_once(checkout: Path, launcher: ModuleType) -> None:
    assert not launcher.PLAYING.is_ready()
    pretend_made(launcher.PLAYING, launcher)
    assert launcher.PLAYING.is_ready()
    assert not launcher.DEVELOPING.is_ready()
    launcher.make_ready(launcher.PLAYING, launcher.DEVELOPING)
    assert not (checkout / ".venv-setup.lock").exists()


@pytest.mark.parametrize(
    ("changed", "packages_stay"),
    [("requirements.lock", False), ("requirements-dev.lock", False), ("pyproject.toml", True)],
)
def test_a_changed_file_asks_for_a_new_set_up(
    checkout: Path, launcher: ModuleType, changed: str, packages_stay: bool
) -> None:
    pretend_made(launcher.DEVELOPING, launcher)
    with (checkout / changed).open("a") as file:
        file.write("# changed\n")
    assert not launcher.DEVELOPING.is_ready()
    assert launcher.DEVELOPING.has_packages() == packages_stay


def test_a_moved_checkout_asks_for_a_new_set_up(checkout: Path, launcher: ModuleType) -> None:
    pretend_made(launcher.PLAYING, launcher)
    moved = checkout.rename(checkout.with_name("moved"))
    assert not load_launcher(moved / "play").PLAYING.is_ready()


def test_another_python_asks_for_a_new_set_up(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend_made(launcher.PLAYING, launcher)
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert not launcher.PLAYING.is_ready()


def test_an_environment_without_its_python_is_not_ready(launcher: ModuleType) -> None:
    pretend_made(launcher.PLAYING, launcher)
    Path(launcher.PLAYING.python).unlink()
    assert not launcher.PLAYING.is_ready()


@pytest.fixture
def installs(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the set-up would run, one word each; making an environment makes its folder."""
    steps: list[str] = []

    def note(command: list[str], _turn: int) -> None:
        steps.append(command[0])
        if command[0] == "make":
            Path(launcher.PLAYING.programs).mkdir(parents=True)
            Path(launcher.PLAYING.python).touch()
        elif "-r" in command:
            steps[-1] = command[-1]

    monkeypatch.setattr(launcher, "run_quietly", note)
    monkeypatch.setattr(launcher, "installers", lambda _one: [("uv", ["make"], ["project"])])
    return steps


def test_a_half_made_environment_is_made_anew(
    checkout: Path, launcher: ModuleType, installs: list[str]
) -> None:
    pretend_made(launcher.PLAYING, launcher)
    Path(launcher.PLAYING.stamp_file).unlink()
    (checkout / ".venv" / "left over").touch()
    launcher.make_ready(launcher.PLAYING, launcher.DEVELOPING)
    assert installs == ["make", "requirements.lock", "project"]
    assert not (checkout / ".venv" / "left over").exists()
    assert launcher.PLAYING.is_ready()


def test_development_packages_are_added_to_a_player_s_environment(
    launcher: ModuleType, installs: list[str]
) -> None:
    pretend_made(launcher.PLAYING, launcher)
    launcher.make_ready(launcher.DEVELOPING)
    assert installs == ["requirements-dev.lock", "project"]
    assert launcher.DEVELOPING.is_ready()


def test_an_unfinished_addition_still_plays_and_is_made_anew(
    launcher: ModuleType, installs: list[str]
) -> None:
    pretend_made(launcher.PLAYING, launcher)
    launcher.PLAYING.write_stamp([*launcher.PLAYING.stamp(), "unfinished"])
    assert launcher.PLAYING.is_ready()
    launcher.make_ready(launcher.DEVELOPING)
    assert installs == ["make", "requirements-dev.lock", "project"]


def test_a_failed_addition_leaves_the_player_s_environment(
    launcher: ModuleType, installs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_command: list[str], _turn: int) -> None:
        raise launcher.Problem("no network")

    pretend_made(launcher.PLAYING, launcher)
    monkeypatch.setattr(launcher, "run_quietly", fail)
    with pytest.raises(launcher.Problem, match="no network"):
        launcher.make_ready(launcher.DEVELOPING)
    assert launcher.PLAYING.is_ready()
    assert launcher.PLAYING.stamped() == launcher.PLAYING.stamp()
    assert installs == []


def test_a_changed_project_is_reinstalled_with_the_packages_it_has(
    checkout: Path, launcher: ModuleType, installs: list[str]
) -> None:
    pretend_made(launcher.DEVELOPING, launcher)
    with (checkout / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    launcher.make_ready(launcher.PLAYING, launcher.DEVELOPING)
    assert installs == ["project"]
    assert launcher.DEVELOPING.is_ready()


def test_two_starts_take_turns(launcher: ModuleType, tmp_path: Path) -> None:
    with (tmp_path / "turn").open("a") as first, (tmp_path / "turn").open("a") as second:
        assert launcher.take_turn(first.fileno())
        assert not launcher.take_turn(second.fileno())
        first.close()
        assert launcher.take_turn(second.fileno())


@needs_shell_scripts
def test_an_old_python_hands_over_to_a_newer_one(
    launcher: ModuleType, started: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken, good = tmp_path / "python3.14", tmp_path / "python3.12"
    broken.write_text("#!/bin/sh\nexit 127\n")
    good.write_text("#!/bin/sh\nexit 0\n")
    for path in (broken, good):
        path.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "version_info", (3, 8, 0))
    assert launcher.main(["test", "-q"]) == 0
    assert started == [[str(good), str(Path(launcher.ROOT, "play")), "test", "-q"]]


def test_an_old_python_alone_gets_one_line(
    launcher: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "version_info", (3, 8, 0))
    assert launcher.main([]) == 1
    assert capsys.readouterr().err == (
        "play: Grasse needs Python 3.11 or later; this is 3.8, and no newer one is on the PATH\n"
    )


def test_a_python_without_venv_says_what_to_install(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(launcher.Problem, match=r"apt install python3\.\d+-venv\) or uv"):
        launcher.installers(launcher.PLAYING)


@needs_shell_scripts
def test_uv_is_preferred_unless_it_lives_in_the_environment_to_be_made(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ours, theirs = Path(launcher.PLAYING.programs), tmp_path / "programs"
    for folder in (ours, theirs):
        folder.mkdir(parents=True)
        (folder / "uv").write_text("#!/bin/sh\n")
        (folder / "uv").chmod(0o755)
    monkeypatch.setenv("PATH", str(ours))
    assert [name for name, *_ in launcher.installers(launcher.PLAYING)] == ["pip"]
    monkeypatch.setenv("PATH", str(theirs))
    assert [name for name, *_ in launcher.installers(launcher.PLAYING)] == ["uv", "pip"]


@pytest.mark.parametrize(
    ("output", "message"),
    [
        ("Temporary failure in name resolution", "check the network"),
        ("error: dns error: failed to look up", "check the network"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES", "failed:\n  noise"),
    ],
)
def test_a_failed_step_says_why_and_shows_the_end_of_its_output(
    launcher: ModuleType, tmp_path: Path, output: str, message: str
) -> None:
    script = f"print('noise\\n' * 50 + {output!r}); raise SystemExit(1)"
    with (tmp_path / "turn").open("a") as turn, pytest.raises(launcher.Problem) as caught:
        launcher.run_quietly([sys.executable, "-c", script], turn.fileno())
    assert message in str(caught.value)
    assert str(caught.value).endswith(output)
    assert str(caught.value).count("noise") < 20


def test_a_missing_lock_is_one_line(checkout: Path) -> None:
    (checkout / "requirements.lock").unlink()
    done = run_play(checkout)
    assert done.returncode == 1
    assert done.stderr.startswith("play: requirements.lock is missing from ")
    assert done.stderr.count("\n") == 1


def test_no_permission_to_write_is_one_line(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert launcher.main([]) == 1
    message = capsys.readouterr().err
    assert message.startswith("play: no permission to write in ")
    assert message.count("\n") == 1


def test_odd_settings_of_the_shell_are_left_out_and_the_index_is_kept(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PYTHONPATH", "VIRTUAL_ENV", "PIP_TARGET", "PIP_INDEX_URL"):
        monkeypatch.setenv(name, "/somewhere")
    monkeypatch.setenv("PIP_USER", "1")
    environment = launcher.clean_environment()
    assert not {"PYTHONPATH", "VIRTUAL_ENV", "PIP_TARGET"} & environment.keys()
    assert environment["PIP_INDEX_URL"] == "/somewhere"
    assert environment["PIP_USER"] == "0"


@pytest.mark.parametrize(("wish", "kept"), [("1", True), ("", False)])
def test_who_wants_no_bytecode_beside_the_modules_has_it_in_the_environment(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, wish: str, kept: bool
) -> None:
    """Given a wish for no __pycache__; then programs write theirs where only we look, rather than
    compile everything at each start."""
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", wish)
    environment = launcher.clean_environment()
    assert "PYTHONDONTWRITEBYTECODE" not in environment
    there = str(Path(launcher.ROOT, ".venv", "bytecode"))
    assert environment.get("PYTHONPYCACHEPREFIX") == (there if kept else None)


def test_refreshed_locks_lose_lines_that_name_an_index(launcher: ModuleType) -> None:
    assert launcher.names_an_index("--index-url https://packages.example/simple\n")
    assert launcher.names_an_index("    # from https://packages.example/simple\n")
    assert not launcher.names_an_index("click==8.1.0 \\\n")
    assert not launcher.names_an_index("    # via rich\n")


def test_the_locks_of_this_project_pass(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert locks.main(checkout) == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("requirements.lock", "--index-url https://packages.example/simple", "names a host"),
        ("requirements.lock", "# from packages.pypi-mirror.example", "names a host"),
        ("requirements.lock", "--find-links /wheels", "says where packages come from"),
        ("client/package-lock.json", '"resolved": "https://r.example/a.tgz"', "names a host"),
        ("client/.npmrc", "registry=//packages.example", "says where packages come from"),
        ("pyproject.toml", 'url = "https://packages.example/simple"', "names a host"),
        ("setup.cfg", "index_url = /simple", "says where packages come from"),
        (".ci/run", "pip install -i https://packages.example x", "names a host"),
        ("play", "# https://packages.example", "names a host"),
        (".ci/jobs.yml", "  PIP_INDEX: https://packages.example", "names a host"),
    ],
)
def test_a_planted_host_is_found(checkout: Path, name: str, text: str, said: str) -> None:
    path = checkout / name
    path.parent.mkdir(exist_ok=True)
    with path.open("a") as file:
        file.write(f"\n{text}\n")
    problems = list(locks.named_hosts(checkout))
    assert len(problems) == 1
    assert problems[0].startswith(f"{name}:")
    assert said in problems[0]


def test_links_about_a_project_are_no_hosts(checkout: Path) -> None:
    (checkout / "client").mkdir()
    (checkout / "client" / "package-lock.json").write_text('"url": "https://fund.example/me"\n')
    with (checkout / "pyproject.toml").open("a") as file:
        file.write('\nHomepage = "https://grasse.example"\nserver = "http://localhost:8000"\n')
    (checkout / ".venv").mkdir()
    (checkout / ".venv" / "pyvenv.cfg").write_text("home = https://packages.example\n")
    assert list(locks.named_hosts(checkout)) == []


def without(package: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        blocks = text.split("\n")
        at = next(n for n, line in enumerate(blocks) if line.startswith(f"{package}=="))
        end = next(n for n in range(at + 1, len(blocks)) if not blocks[n].startswith(" "))
        return "\n".join(blocks[:at] + blocks[end:])

    return edit


def replacing(old: str, new: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new)

    return edit


@pytest.mark.parametrize(
    ("name", "edit", "said"),
    [
        ("requirements.lock", without("click"), "click of pyproject.toml is missing"),
        ("requirements.lock", without("hatchling"), "hatchling of pyproject.toml is missing"),
        ("requirements-dev.lock", without("ruff"), "ruff of pyproject.toml is missing"),
        ("requirements-dev.lock", without("mdurl"), "mdurl is not as in requirements.lock"),
        ("requirements-dev.lock", replacing("pytest==9.", "pytest==10."), "is not <9.2,>=9"),
        ("requirements.lock", lambda text: text + "\nextra==1.0\n", "extra has no hash"),
        ("requirements.lock", lambda text: text + "\nextra>=1.0\n", "not an exact version"),
        ("requirements.lock", lambda text: text + "\n-e .\n", "not an exact version"),
    ],
)
def test_a_hole_in_the_locks_is_found(
    checkout: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    edit: Callable[[str], str],
    said: str,
) -> None:
    lock = checkout / name
    lock.write_text(edit(lock.read_text()))
    assert locks.main(checkout) == 1
    assert said in capsys.readouterr().out


# The browser table


class Client:
    """Stands for client/bundle.py."""

    def __init__(self, folder: Path, *, stale: bool = True, npm: bool = True) -> None:
        self.WEB = folder / "web"
        self._stale = stale
        self._npm = npm

    def wanted(self) -> bool:
        return True

    def stale(self) -> bool:
        return self._stale

    def machine_has_npm(self) -> bool:
        return self._npm


@pytest.fixture
def built(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands by which the client would be built."""
    commands: list[list[str]] = []
    monkeypatch.setattr(
        launcher, "run_quietly", lambda command, *_rest: commands.append(command[1:])
    )
    monkeypatch.setattr(launcher, "installers", lambda _one: [("uv", ["make"], ["uv", "install"])])
    return commands


def test_a_checkout_without_a_client_builds_none(
    launcher: ModuleType, built: list[list[str]]
) -> None:
    launcher.make_client(launcher.PLAYING)
    assert built == []


@pytest.mark.parametrize(
    ("npm", "expected"),
    [
        (True, [[os.path.join("client", "bundle.py")]]),
        (
            False,
            [
                ["install", "--require-hashes", "-r", "client/requirements.lock"],
                [os.path.join("client", "bundle.py")],
            ],
        ),
    ],
    ids=["npm", "no npm"],
)
def test_npm_comes_from_the_lock_only_where_the_machine_has_none(
    launcher: ModuleType,
    built: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    npm: bool,
    expected: list[list[str]],
) -> None:
    monkeypatch.setattr(launcher, "bundler", lambda: Client(tmp_path, npm=npm))
    launcher.make_client(launcher.PLAYING)
    assert built == expected


def test_a_fresh_client_is_not_built_again(
    launcher: ModuleType,
    built: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(launcher, "bundler", lambda: Client(tmp_path, stale=False))
    launcher.make_client(launcher.PLAYING)
    assert built == []


def test_a_client_that_cannot_be_built_anew_stays(
    launcher: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    def fail(*_arguments: object) -> None:
        raise launcher.Problem("no network")

    monkeypatch.setattr(launcher, "run_quietly", fail)
    monkeypatch.setattr(launcher, "bundler", lambda: Client(tmp_path))
    with pytest.raises(launcher.Problem, match="no network"):
        launcher.make_client(launcher.PLAYING)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").touch()
    launcher.make_client(launcher.PLAYING)
    assert "the old one stays" in capsys.readouterr().err
