"""Runs a notebook cell by cell, in plain Python, and writes what its cells show.

    python -m tests.research.notebook docs/research.ipynb

It needs nothing of Jupyter: the code of our notebooks is plain Python.
"""

from __future__ import annotations

import ast
import json
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

Cell = dict[str, Any]


def run(path: Path) -> dict[str, Any]:
    """Execute all cells of a notebook; the notebook with what they show."""
    book: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    number = 0
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            cell["execution_count"] = number
            cell["outputs"] = execute("".join(cell["source"]), names, number)
    return book


def execute(code: str, names: dict[str, Any], number: int) -> list[Cell]:
    """Run a cell; what it prints, and what its last line is worth."""
    tree = ast.parse(code, f"cell {number}")
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, shown = StringIO(), None
    with redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)  # noqa: S102  # that is what it is for
        if isinstance(last, ast.Expr):
            value = ast.Expression(last.value)
            shown = eval(compile(value, f"cell {number}", "eval"), names)  # noqa: S307
    outputs: list[Cell] = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if shown is not None:
        picture = getattr(shown, "_repr_html_", None)
        data = {"text/html": picture()} if picture else {"text/plain": repr(shown)}
        outputs.append(
            {
                "data": {kind: text.splitlines(keepends=True) for kind, text in data.items()},
                "execution_count": number,
                "metadata": {},
                "output_type": "execute_result",
            }
        )
    return outputs


if __name__ == "__main__":
    for name in sys.argv[1:]:
        done = json.dumps(run(Path(name)), indent=1, ensure_ascii=False) + "\n"
        Path(name).write_text(done, encoding="utf-8")
