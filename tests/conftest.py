"""Settings for all tests."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from grasse import compiled

# A change is judged by the same examples each time; whoever works on Grasse hunts for new ones.
settings.register_profile("judge", derandomize=True, deadline=None)
if os.environ.get("CI"):
    settings.load_profile("judge")

BROWSER = Path(__file__).parent / "client"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("grasse", "Grasse")
    group.addoption("--all", action="store_true", help="run the tests that take long as well")
    group.addoption(
        "--quick",
        action="store_true",
        help="leave out the tests that are marked long, unless it is said which tests are to run "
        "(by a path, -k, -m or --lf); `./play test` says it",
    )


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as a shell has it in the background
        signal.signal(signal.SIGINT, signal.default_int_handler)  # yet tests send Ctrl-C
    if config.option.quick and not config.option.all and not _names_tests(config):
        config.option.markexpr = "not long"


def pytest_report_header() -> str:
    return f"build: {compiled.in_words()}"


def _names_tests(config: pytest.Config) -> bool:
    by_path = config.args_source is pytest.Config.ArgsSource.ARGS
    return by_path or any(config.getoption(one, False) for one in ("keyword", "markexpr", "lf"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first: at the end all workers are busy with what is short."""
    items.sort(key=_seconds, reverse=True)


def _seconds(item: pytest.Item) -> float:
    mark = item.get_closest_marker("long")
    return float(*mark.args) if mark else -1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    missing = Counter(
        package
        for report in terminalreporter.stats.get("skipped", [])
        for package in re.findall(
            r"(?:apt install|install the package) ([\w-]+)", str(report.longrepr)
        )
    )
    if missing:
        skipped = ", ".join(f"{count} for want of {name}" for name, count in missing.items())
        terminalreporter.write_line(
            f"skipped tests: {skipped}; to run them: apt install {' '.join(missing)}", yellow=True
        )


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test for plain Python runs there, in a process of its own, if the compiled build is what
    is tested."""
    if compiled.build == "plain" or not pyfuncitem.get_closest_marker("plain_python"):
        return None
    command = [sys.executable, "-m", "pytest", "-n0", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, pyfuncitem.nodeid],
        cwd=pyfuncitem.config.rootpath,
        env={**os.environ, "GRASSE_BUILD": "plain"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A browser stays open for the next test, and its event loop counts as running in this thread
    meanwhile: a test without a browser must be able to run its own."""
    browsers = asyncio._get_running_loop()
    if browsers is None or item.path.is_relative_to(BROWSER):
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(browsers)
