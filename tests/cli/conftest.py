"""The command line as a person runs it: a process of its own, with a home of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def grasse(tmp_path: Path) -> Run:
    """Runs `grasse` with arguments, and what is typed as `typed`, without a terminal."""
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", "from grasse.cli import main; main()", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            cwd=tmp_path,
            env={**kept, "GRASSE_HOME": str(tmp_path / "home"), "LANG": "C"},
            check=False,
        )

    return run
