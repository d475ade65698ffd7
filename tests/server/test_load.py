"""The load benchmark and the crash harness in short, so that they cannot rot."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.kills import kill
from tests.server.postgres import Server

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.long(10)


def figures(*arguments: str) -> Any:
    """What the benchmark says; it fails when anything at all went wrong."""
    command = [sys.executable, "benchmarks/server.py", *arguments, "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=240, check=False)
    assert done.returncode == 0, f"{done.stdout.decode()}\n{done.stderr.decode()}"
    return json.loads(done.stdout)


def test_ten_tables_under_load() -> None:
    found = figures("load", "--tables", "10", "--rate", "20", "--seconds", "3", "--age", "80")
    assert found["errors"] == 0
    assert found["actions"] > 20
    assert found["done_ms"]["p50"] <= found["seen_ms"]["max"]
    assert found["memory_mb"]["most"] < 1000


def test_beside_attackers() -> None:
    """Nobody loses a connection or an action by them; how long they wait is for a quiet machine."""
    found = figures(
        *("load", "--tables", "30", "--rate", "6", "--seconds", "3", "--age", "40"),
        *("--attackers", "3"),
    )
    assert found["errors"] == 0
    assert found["attackers_connections"] > 30
    assert found["p99_ratio"] > 0


def test_as_fast_as_it_goes_with_two_processes_of_players() -> None:
    found = figures("throughput", "--tables", "6", "--seconds", "2", "--generators", "2")
    assert found["errors"] == 0
    assert found["actions"] > 20


def test_all_are_back_after_a_restart() -> None:
    found = figures("restart", "--tables", "10", "--times", "1")
    assert found["errors"] == 0


def test_tables_with_clocks_rest() -> None:
    found = figures("idle", "--tables", "30", "--seconds", "3")
    assert found["errors"] == 0


def test_nothing_acknowledged_is_lost_or_doubled_by_kill_9() -> None:
    outcome = kill(5, tables=3, seed=5)
    assert not outcome.problems
    assert outcome.kills == 5
    assert outcome.acknowledged


def test_the_same_with_two_servers_on_postgresql(postgres: Server) -> None:
    outcome = kill(4, tables=2, seed=6, postgres=postgres)
    assert not outcome.problems
    assert outcome.kills >= 4
