"""The way to a running service that docs/hosting.md tells: as it stands in `deploy/`, in a clean
Debian made for it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.client.conftest import absent
from tests.ports import free_port
from tests.server.people import Person

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SUITE = "bookworm"


def run(*command: str | Path, **more: str) -> str:
    """What it printed; it must go well."""
    env = {**os.environ, **more}
    done = subprocess.run(
        [*map(str, command)], capture_output=True, text=True, env=env, timeout=900, check=False
    )
    assert done.returncode == 0, f"{command}: {done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout


# What can be seen without a system of its own


def test_a_dry_run_says_each_step_and_does_none(tmp_path: Path) -> None:
    to, data = tmp_path / "to", tmp_path / "data"
    places = (f"--to={to}".split("="), f"--data={data}".split("="))
    words = [word for pair in places for word in pair]
    told = run(DEPLOY / "install", "--dry-run", "--proxy", "nginx", "--domain", "a.example", *words)
    for step in ("venv", "--require-hashes", "grasse.service", "backup.timer", "nginx/sites"):
        assert step in told
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--proxy", "apache"], "caddy, nginx or none"),
        (["--proxy", "caddy"], "needs --domain"),
        (["--to", "relative"], "from the root"),
        (["--data", "/var/lib/a b"], "plain letters"),
        (["--port", "http"], "is a number"),
        (["--port"], "needs a value"),
        (["--nonsense"], "usage"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_done(words: list[str], why: str) -> None:
    done = subprocess.run(
        [DEPLOY / "install", "--dry-run", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert why in done.stderr
    assert done.stdout == ""


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        absent("this test needs systemd-analyze: apt install systemd")
    for unit in DEPLOY.glob("grasse*.*"):
        if unit.suffix in (".service", ".timer"):
            text = unit.read_text().replace("@TO@", "/usr").replace("@DATA@", "/tmp")
            text = text.replace("/usr/current/bin/grasse", "/bin/true").replace("@PORT@", "8000")
            (tmp_path / unit.name).write_text(re.sub(r"^(User|Group)=.*\n", "", text, flags=re.M))
    units = [str(path) for path in tmp_path.iterdir()]
    assert len(units) == 3
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units],
        capture_output=True,
        text=True,
        check=False,
    )
    ours = [line for line in done.stderr.splitlines() if "grasse" in line]
    assert (done.returncode, ours) == (0, []), done.stderr


# In a clean Debian


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything that pip would fetch, and Grasse itself: the clean system has no network."""
    wheels = tmp_path_factory.mktemp("wheels")
    venv = tmp_path_factory.mktemp("pip") / "venv"
    run(sys.executable, "-m", "venv", venv)
    pip = venv / "bin" / "pip"
    lock = ROOT / "requirements.lock"
    only = ("--python-version", "3.11", "--only-binary", ":all:", "--no-deps")
    run(pip, "download", "--quiet", *only, "--require-hashes", "-r", lock, "-d", wheels)
    run(pip, "wheel", "--quiet", "--no-deps", "-w", wheels, ROOT)
    return wheels


@pytest.fixture(scope="module")
def system(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A Debian with nothing but Python."""
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        absent("this test needs root and debootstrap: apt install debootstrap")
    root = tmp_path_factory.mktemp("system") / "root"
    include = "--include=python3,python3-venv"
    run("debootstrap", "--variant=minbase", include, SUITE, root, _mirror())
    shutil.copytree(packages, root / "wheels")
    shutil.copytree(DEPLOY, root / "grasse" / "deploy")
    shutil.copy(ROOT / "requirements.lock", root / "grasse")
    for kind in ("dev", "proc"):
        run("mount", "--bind", f"/{kind}", root / kind)
    try:
        yield root
    finally:
        for kind in ("dev", "proc"):
            run("umount", "--lazy", root / kind)
        shutil.rmtree(root)


def _mirror() -> str:
    """Where this machine has its own packages from."""
    texts = [
        path.read_text()
        for path in (*Path("/etc/apt").glob("sources.list"), *Path("/etc/apt").rglob("*.sources"))
    ]
    found = re.search(r"^(?:URIs:|deb(?: \[.*\])?) *(\S+/debian)/?\s", "\n".join(texts), re.M)
    if found is None:
        absent("no mirror of Debian is known to apt here")
    assert found is not None
    return found[1]


def inside(root: Path, *command: str) -> str:
    """A command in the clean system, where pip has a folder in the place of a network."""
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "/wheels", "PIP_CONFIG_FILE": "/dev/null"}
    return run(
        *("env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"),
        *(f"{name}={value}" for name, value in offline.items()),
        "chroot",
        root,
        *command,
    )


def installed(root: Path, port: int) -> str:
    wheel = next((root / "wheels").glob("grasse-*.whl")).name
    words = ("--package", f"/wheels/{wheel}", "--port", str(port))
    return inside(root, "/grasse/deploy/install", *words)


@contextmanager
def served(root: Path) -> Iterator[Person]:
    """The service as its unit starts it."""
    unit = (root / "etc/systemd/system/grasse.service").read_text()
    command = re.findall(r"^ExecStart=(.*)$", unit, re.M)[0].split()
    port = int(command[command.index("--port") + 1])
    process = subprocess.Popen(
        ["chroot", "--userspec=grasse:grasse", root, *command],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        until = time.monotonic() + 60
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2):
                    break
            except OSError:
                assert process.poll() is None, process.communicate()
                assert time.monotonic() < until, "the service does not answer"
                time.sleep(0.1)
        yield Person(_Place(port))  # a port is all that it asks for
    finally:
        process.terminate()
        assert process.wait(20) in (0, -signal.SIGTERM)


class _Place:
    def __init__(self, port: int) -> None:
        self.port = port


@pytest.mark.long(90)
def test_from_nothing_to_a_service_to_the_next_version_and_back(system: Path) -> None:
    """Given a clean Debian; when the script is run; then the service answers as a user of its own,
    the nightly copy is made, an upgrade keeps the tables, and so does the way back."""
    installed(system, free_port())
    first = os.readlink(system / "opt/grasse/current")
    owner = (system / "var/lib/grasse").stat()
    assert (owner.st_mode & 0o777, owner.st_uid != 0) == (0o750, True)
    with served(system) as ada:
        table, _ = ada.make_table("parfum", ["mine", "solid"], start=True)
        _copy_of_the_night(system)
    time.sleep(1.1)  # versions are named by the second
    installed(system, free_port())
    second = os.readlink(system / "opt/grasse/current")
    assert second != first
    assert (system / "var/lib/grasse/before-upgrade.backup").exists()
    with served(system) as again:
        again.key = ada.key
        assert again.see(table)["you"]["seats"] == [0]
    inside(system, "/grasse/deploy/install", "--roll-back")
    assert os.readlink(system / "opt/grasse/current") == first
    with served(system) as back:
        back.key = ada.key
        assert back.see(table)["you"]["seats"] == [0]


def _copy_of_the_night(root: Path) -> None:
    unit = (root / "etc/systemd/system/grasse-backup.service").read_text()
    words = re.findall(r"^ExecStart=/bin/sh -eu -c '(.*)'$", unit, re.M)[0]
    command = words.replace("$$", "$").replace("%%", "%")
    inside(root, "runuser", "-u", "grasse", "--", "/bin/sh", "-eu", "-c", command)
    copies = list((root / "var/lib/grasse").glob("day-*.backup"))
    assert len(copies) == 1
    grasse, tables = "/opt/grasse/current/bin/grasse", "/var/lib/grasse/tables"
    inside(root, grasse, "verify", "--all", "--data", tables)


@pytest.mark.long(90)
def test_the_containerfile_takes_only_what_the_registries_have(system: Path) -> None:
    """Its steps, in order, in a clean Debian: there is no engine for containers to ask."""
    lines = (ROOT / "Containerfile").read_text().splitlines()
    bases = {line.split()[1] for line in lines if line.startswith("FROM")}
    assert bases == {f"debian:{SUITE}-slim"}
    (system / "src").mkdir()
    shutil.copy(ROOT / "requirements.lock", system / "src")
    wheel = next((system / "wheels").glob("grasse-*.whl")).name
    for line in lines:
        if line.startswith("RUN") and "apt-get" not in line:
            step = line.removeprefix("RUN ").replace("--no-deps /src", f"--no-deps /wheels/{wheel}")
            step = step.replace("useradd --system", "id grasse || useradd --system")
            inside(system, "/bin/sh", "-eu", "-c", step.replace("/opt/grasse", "/opt/container"))
    assert "serve" in inside(system, "/opt/container/bin/grasse", "--help")
