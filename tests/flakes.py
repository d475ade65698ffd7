"""Run the tests again and again, to find those that fail in one run and not in another."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
RESULT = re.compile(r"(?:\[gw\d+\] )?\[ *(\d+)%\] (PASSED|FAILED|ERROR|SKIPPED|XFAIL) (.+)")
PATIENCE = 60
"""For how many seconds a run that was interrupted may tidy up."""
BUSY = """\
import os
parent = os.getppid()
while os.getppid() == parent:
    pass
"""


Show = Callable[[float, int], None]
"""Is told how many runs are done and how many problems were found, now and then."""


@dataclass
class Found:
    """What so many runs found."""

    runs: int = 0
    busy: int = 0
    failed: dict[str, list[int]] = field(default_factory=dict)
    """In which runs each of these tests failed."""
    broken: list[str] = field(default_factory=list)
    """Runs that ended in another way than with a passed or failed test."""

    @property
    def problems(self) -> int:
        return len(self.failed) + len(self.broken)

    def note(self, test: str, run: int) -> None:
        runs = self.failed.setdefault(test, [])
        if run not in runs:
            runs.append(run)


def hunt(tests: list[str], runs: int, busy: int, out: Path, found: Found, show: Show) -> None:
    """Run the tests so often, the last `busy` times beside as many processes that do nothing but
    compute as there are cores. A run's output goes to a file of its own."""
    out.mkdir(parents=True, exist_ok=True)
    for run in range(1, runs + 1):
        beside = (os.cpu_count() or 1) if run > runs - busy else 0
        with computing(beside):
            one_run(run, tests, out / f"run-{run:02}.txt", found, show)
        found.runs += 1
        found.busy += beside > 0


def one_run(run: int, tests: list[str], kept: Path, found: Found, show: Show) -> None:
    command = [sys.executable, "-m", "pytest", "-c", "pyproject.toml", "-v", "--color=no", *tests]
    with kept.open("w", encoding="utf-8") as output, in_a_group(command) as process:
        assert process.stdout is not None
        for line in process.stdout:
            output.write(line)
            output.flush()
            if not (result := RESULT.match(line)):
                continue
            if result[2] in ("FAILED", "ERROR"):
                test = result[3].strip()
                found.note(test, run)
                print(f"run {run}: {test} failed; its output will be in {kept}", flush=True)
            show(run - 1 + int(result[1]) / 100, found.problems)
        code = process.wait()
    if code not in (0, 1) or (code == 1) != any(run in runs for runs in found.failed.values()):
        found.broken.append(f"run {run} ended with code {code}; its output is in {kept}")
        print(found.broken[-1], flush=True)


@contextmanager
def in_a_group(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    """A process with all that it starts: whoever interrupts us interrupts them, once."""
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    )
    try:
        yield process
    except BaseException:
        _end(process)
        raise


def _end(process: subprocess.Popen[str]) -> None:
    """As Ctrl-C does it; who does not listen, or is not waited for, is killed."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.communicate(timeout=PATIENCE)
        except (subprocess.TimeoutExpired, KeyboardInterrupt):
            os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


@contextmanager
def computing(count: int) -> Iterator[None]:
    """So many processes that keep a core busy each; they end with us, however we end."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for one in processes:
            one.kill()
            one.wait()


def told(found: Found, begin: float, stopped: bool) -> list[str]:
    """What was found, in lines: a test each, and at last all in one."""
    lines = [
        f"{test} failed in {'run' if len(runs) == 1 else 'runs'} {', '.join(map(str, runs))}"
        for test, runs in sorted(found.failed.items())
    ]
    beside = f", {found.busy} of them on busy cores," if found.busy else ""
    result = f"{found.problems} problems" if found.problems else "nothing failed"
    by_hand = ", stopped by hand" if stopped else ""
    seconds = time.monotonic() - begin
    return [*lines, f"{found.runs} whole runs{beside} in {seconds:.0f} s: {result}{by_hand}"]
