"""Every rule and worked example of a catalog is proved by a test that carries its id and that the
quick run runs, too; and every rule is written for players in each language."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

from grasse.games import FOLDERS, find
from grasse.kernel.catalog import catalog, proved_ids, rules
from grasse.kernel.words import LANGUAGES

TESTS = Path(__file__).parents[1] / "games"
EXAMPLES = ("DX-", "EX-", "TV-")
"""Worked examples are proved too, but are no rules."""


def carried(folder: Path) -> tuple[set[str], set[str]]:
    """The ids in the `@rule(…)` decorators of the tests in a folder: those of tests that the quick
    run runs, and those of tests, or of some of their cases, that are marked long."""
    quick: set[str] = set()
    long: set[str] = set()
    for path in folder.rglob("test_*.py"):
        module = ast.parse(path.read_text(encoding="utf-8"))
        all_long = any(_marks_all(one) and _is_long(one) for one in module.body)
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                is_long = all_long or any(map(_is_long, node.decorator_list))
                for mark in node.decorator_list:
                    (long if is_long else quick).update(_ids(mark))
    return quick, long


def _marks_all(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"


def _is_long(node: ast.AST) -> bool:
    """Whether this decorator, or `pytestmark = …`, says `pytest.mark.long` anywhere."""
    return any(
        isinstance(part, ast.Attribute) and ast.unparse(part) == "pytest.mark.long"
        for part in ast.walk(node)
    )


def _ids(mark: ast.expr) -> set[str]:
    if not isinstance(mark, ast.Call) or getattr(mark.func, "id", "") != "rule":
        return set()
    values = {one.value for one in mark.args if isinstance(one, ast.Constant)}
    return {one for one in values if isinstance(one, str)}


def problems(game: str, tests: Path = TESTS) -> list[str]:
    quick, long = carried(tests / game.replace("-", "_"))
    return [
        *(f"{game}: no test proves {one}"
          for one in proved_ids(find(game)) if one not in quick | long),
        *(f"{game}: only tests of the long run prove {one}"
          for one in proved_ids(find(game)) if one in long - quick),
        *(f"{game}: a test carries {one}, which is not in the catalog"
          for one in sorted(quick | long) if one not in catalog(find(game))),
    ]  # fmt: skip


def untold(game: str, language: str) -> list[str]:
    """What is wrong with the rules for players: ids, numbers, signs that belong to the catalog."""
    wanted = [one for one in proved_ids(find(game)) if not one.startswith(EXAMPLES)]
    told, english = rules(find(game), language), rules(find(game))
    if list(told) != wanted:
        lost = [one for one in wanted if one not in told]
        return [f"{game}, {language}: the rules are not those of the catalog, missing {lost}"]
    return [
        *(f"{game}, {language}: {one} has other numbers than in English"
          for one in wanted if numbers(told[one]) != numbers(english[one])),
        *(f"{game}, {language}: {one} is written as in the catalog"
          for one in wanted if re.search(r"[\[\]`*|]|\b(Q|AMB|J|D)-\d", told[one])),
        *(f"{game}, {language}: {one} is not translated"
          for one in wanted if language != "en" and len(told[one]) > 30
          and told[one] == english[one]),
    ]  # fmt: skip


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def main() -> int:
    found = [problem for game in FOLDERS for problem in problems(game)]
    found += [one for game in FOLDERS for language in LANGUAGES for one in untold(game, language)]
    print(
        "\n".join(found)
        or f"every rule of {', '.join(FOLDERS)} is proved, and told in {', '.join(LANGUAGES)}"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
