"""The arena on a Dask cluster: a real scheduler and real workers, as processes on this machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from queue import Empty, Queue

import msgspec
import pytest

from grasse.bots.arena.cluster import spread_over
from grasse.bots.arena.entrants import read_entrants
from grasse.bots.arena.record import Record
from grasse.bots.arena.report import report
from grasse.bots.arena.running import run
from grasse.bots.arena.series import Line, Series, new_series
from grasse.bots.arena.workers import spread
from grasse.kernel import BadRequest

PATIENCE = 60.0


class Cluster:
    """A scheduler and its workers, on the loopback address alone."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running: list[subprocess.Popen[str]] = []
        self.address = self._start(
            "scheduler", "--port", "0", "--no-dashboard", "--no-show", told=r"(tcp://127\S+)"
        )

    def add_worker(self) -> subprocess.Popen[str]:
        self._start(
            *("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard"),
            *("--local-directory", str(self._folder), "--death-timeout", "60"),
            told=r"(Starting established connection|Registered to)",
        )
        return self._running[-1]

    def _start(self, *words: str, told: str) -> str:
        """Start one, and wait for what it tells."""
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", f"distributed.cli.dask_{words[0]}"),
                *(*words[1:], "--host", "127.0.0.1"),
            ],
            stderr=subprocess.PIPE,
            text=True,
            cwd=self._folder,
            env={**os.environ, "DASK_DISTRIBUTED__DIAGNOSTICS__NVML": "False"},
        )
        self._running.append(process)
        lines: Queue[str] = Queue()
        threading.Thread(target=_read, args=(process, lines), daemon=True).start()
        seen = []
        try:
            while True:
                seen.append(lines.get(timeout=PATIENCE))
                if found := re.search(told, seen[-1]):
                    return found[1]
        except Empty:
            raise AssertionError("".join(seen)) from None

    def end(self) -> None:
        for process in reversed(self._running):
            if process.poll() is None:
                process.kill()
            process.wait()


def _read(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    assert process.stderr is not None
    for line in process.stderr:
        lines.put(line)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    folder = tmp_path / "cluster"
    folder.mkdir()
    cluster = Cluster(folder)
    try:
        yield cluster
    finally:
        cluster.end()


def outcome(series: Series, lines: list[Line]) -> list[object]:
    """All that does not depend on how fast a machine is."""
    return [
        (line.fixture, line.played.scores, line.played.decisions, line.played.nature)
        for line in lines
    ]


@pytest.mark.long(20)
def test_a_worker_that_is_killed_changes_no_result(cluster: Cluster, tmp_path: Path) -> None:
    """Given a series on two workers; when one is killed in the middle of it; then all games are
    played, and they are those of a series at home."""
    series = new_series("parfum", read_entrants("solid,easy,random"), 2, "cluster")
    games = list(series.fixtures(4))
    cluster.add_worker()
    victim = cluster.add_worker()

    def kill_one(done: int) -> None:
        if done == 4:
            os.kill(victim.pid, signal.SIGKILL)
            victim.wait()

    far = run(
        Record(tmp_path / "far.jsonl", series, Line),
        games,
        lambda line: line.fixture,
        series.play,
        partial(spread_over, cluster.address),
        kill_one,
    )
    near = run(
        Record(tmp_path / "near.jsonl", series, Line),
        games,
        lambda line: line.fixture,
        series.play,
        spread,
    )

    assert victim.returncode == -signal.SIGKILL
    assert len(far.lines) == len(games) == 24
    assert outcome(series, far.lines) == outcome(series, near.lines)
    there, here = (report(series, found.lines, 24) for found in (far, near))
    assert msgspec.structs.replace(there, pace={}, seconds=0) == msgspec.structs.replace(
        here, pace={}, seconds=0
    )


@pytest.mark.long(10)
def test_a_cluster_without_workers_says_so(cluster: Cluster) -> None:
    with pytest.raises(BadRequest, match="has no workers"):
        list(spread_over(cluster.address, abs, [1]))


def test_without_the_extra_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadRequest, match=r"pip install 'grasse\[dask\]'"):
        list(spread_over("tcp://127.0.0.1:1", abs, [1]))


@pytest.mark.parametrize("address", ["", "nonsense://x:1", "tcp://x", "tcp://a b:1", "x:port"])
def test_what_is_no_address_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadRequest, match=r"such as tcp://127\.0\.0\.1:8786"):
        list(spread_over(address, abs, [1]))
