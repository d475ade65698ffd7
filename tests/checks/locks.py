"""Every package is locked by hash, and no lock or config file names where packages come from."""

import os
import re
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
RUNTIME, DEVELOPMENT = "requirements.lock", "requirements-dev.lock"

LOCKS = ("lock*", "*[._-]lock*", "pylock*")
CONFIGS = ("*.toml", "*.cfg", "*.ini", ".npmrc", "*.yml", "*.yaml", ".ci/run", "play")
NEITHER = ("*.py", "*.pyc", "*.md")
SKIPPED_FOLDERS = {".git", "node_modules", "__pycache__", "build", "dist"}

URL = re.compile(r"(?:https?|ftp|file|git\+\w+)://(?!localhost\b|127\.0\.0\.1\b|\[::1\])", re.I)
PACKAGE_HOST = re.compile(
    r"(?:pypi|pythonhosted|npmjs|npmmirror|yarnpkg|jsdelivr|unpkg|devpi|artifactory|nexus)"
    r"[\w-]*\.[a-z]{2,}",
    re.I,
)
INDEX_OPTION = re.compile(
    r"(?:^|[\s\"'])(?:--)?(?:extra[-_])?(?:index[-_]url|find[-_]links|trusted[-_]host)\b"
    r"|^\s*(?:@[\w-]+:)?registry\s*=|^\s*-[if]\s",
    re.I,
)
# What a project says of itself, and what npm repeats of that in its lock
SELF_DESCRIPTION = re.compile(
    r"^\s*\"?(?:homepage|documentation|repository|changelog|issues|source)\"?\s*=", re.I
)
FUNDING = re.compile(r"^\s*\"(?:funding|url)\":", re.I)
PIN = re.compile(r"^([A-Za-z0-9][\w.-]*)(?:\[[^]]*])?==([^\s;]+)")


def main(root: Path = ROOT) -> int:
    problems = [*named_hosts(root), *unlocked_requirements(root)]
    for problem in problems:
        print(problem)
    if not problems:
        print("lock files are complete, hashed, and name no package host")
    return 1 if problems else 0


def named_hosts(root: Path) -> Iterator[str]:
    for path in files(root):
        name = path.relative_to(root).as_posix()
        if matches(name, LOCKS):
            harmless = FUNDING if name.endswith(".json") else None
        elif matches(name, CONFIGS):
            harmless = SELF_DESCRIPTION if name.endswith(".toml") else None
        else:
            continue
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1):
            link = URL.search(line) and not (harmless and harmless.match(line))
            if link or PACKAGE_HOST.search(line):
                yield f"{name}:{number}: names a host: {line.strip()}"
            elif INDEX_OPTION.search(line) and name != "play":
                yield f"{name}:{number}: says where packages come from: {line.strip()}"


def files(root: Path) -> Iterator[Path]:
    for folder, subfolders, names in os.walk(root):
        subfolders[:] = [
            name
            for name in sorted(subfolders)
            if name not in SKIPPED_FOLDERS
            and not name.endswith("_cache")
            and not Path(folder, name, "pyvenv.cfg").exists()
        ]
        yield from (Path(folder, name) for name in sorted(names))


def matches(name: str, patterns: tuple[str, ...]) -> bool:
    base = name.rpartition("/")[2]
    if any(fnmatch(base, pattern) for pattern in NEITHER):
        return False
    return any(fnmatch(name if "/" in pattern else base, pattern) for pattern in patterns)


def unlocked_requirements(root: Path) -> Iterator[str]:
    """A pin without a hash, a requirement without a pin that fits, two locks that disagree."""
    pins: dict[str, dict[str, set[str]]] = {RUNTIME: {}, DEVELOPMENT: {}}
    for path in files(root):
        if not fnmatch(path.name, "requirements*.lock"):
            continue
        name = path.relative_to(root).as_posix()
        pinned = pins.setdefault(name, {})
        for line in logical_lines(path):
            pin = PIN.match(line)
            if not pin:
                yield f"{name}: not an exact version: {line}"
                continue
            pinned.setdefault(canonicalize_name(pin[1]), set()).add(pin[2])
            if "--hash=" not in line:
                yield f"{name}: {pin[1]} has no hash"

    with (root / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    groups = project["dependency-groups"]
    runtime = [
        *project["build-system"]["requires"],
        *groups["build"],
        *project["project"]["dependencies"],
    ]
    for name, wanted in ((RUNTIME, runtime), (DEVELOPMENT, groups["dev"])):
        for requirement in map(Requirement, wanted):
            versions = pins[name].get(canonicalize_name(requirement.name))
            if not versions:
                yield f"{name}: {requirement.name} of pyproject.toml is missing; run ./play lock"
            elif not all(version in requirement.specifier for version in versions):
                found = ", ".join(sorted(versions))
                yield f"{name}: {requirement.name} {found} is not {requirement.specifier}"
    for package, versions in pins[RUNTIME].items():
        if pins[DEVELOPMENT].get(package) != versions:
            yield f"{DEVELOPMENT}: {package} is not as in {RUNTIME}; run ./play lock"


def logical_lines(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = (re.sub(r"\s+", " ", line).strip() for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


if __name__ == "__main__":
    sys.exit(main())
