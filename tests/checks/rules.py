"""Every rule and worked example of a catalog is proved by a test that carries its id."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from grasse.games import names
from grasse.kernel.catalog import catalog, proved_ids

TESTS = Path(__file__).parents[1] / "games"


def carried(folder: Path) -> set[str]:
    """The ids in the `@rule(…)` decorators of the tests in a folder."""
    found = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                        found |= {one.value for one in mark.args if isinstance(one, ast.Constant)}
    return {one for one in found if isinstance(one, str)}


def problems(game: str) -> list[str]:
    folder = TESTS / game.replace("-", "_")
    have = carried(folder)
    return [
        *(f"{game}: no test proves {one}" for one in proved_ids(game) if one not in have),
        *(f"{game}: a test carries {one}, which is not in the catalog"
          for one in sorted(have) if one not in catalog(game)),
    ]  # fmt: skip


def main() -> int:
    found = [problem for game in names() for problem in problems(game)]
    print("\n".join(found) or f"every rule of {', '.join(names())} is proved")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
