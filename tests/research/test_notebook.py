"""The notebook of docs/ runs from its first cell to its last, which says what it must come to."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.research import notebook

ROOT = Path(__file__).parents[2]
BOOK = ROOT / "docs" / "research.ipynb"


@pytest.mark.long(25)
def test_a_small_player_learns(tmp_path: Path) -> None:
    copy = tmp_path / BOOK.name
    shutil.copy(BOOK, copy)
    alone = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")  # small sums: no crowd
    command = [sys.executable, "-m", "tests.research.notebook", str(copy)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **alone}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    shown = json.loads(copy.read_text(encoding="utf-8"))["cells"]
    told = "".join(
        text for cell in shown for one in cell.get("outputs", []) for text in one.get("text", [])
    )
    assert "against random: won" in told
    assert any(
        "text/html" in one.get("data", {}) for cell in shown for one in cell.get("outputs", [])
    )


def test_the_notebook_was_run_as_it_stands() -> None:
    """Its outputs are those of a run from the top: every cell has its number."""
    cells = json.loads(BOOK.read_text(encoding="utf-8"))["cells"]
    counts = [cell["execution_count"] for cell in cells if cell["cell_type"] == "code"]
    assert counts == list(range(1, len(counts) + 1))


def test_a_cell_shows_what_it_prints_and_what_it_is_worth() -> None:
    names: dict[str, object] = {}
    printed, worth = notebook.execute("x = 2\nprint('two')\nx + 1", names, 1)
    assert printed["text"] == ["two\n"]
    assert worth["data"] == {"text/plain": ["3"]}
    assert notebook.execute("y = x", names, 2) == []
    with pytest.raises(ZeroDivisionError):
        notebook.execute("1 / 0", names, 3)
