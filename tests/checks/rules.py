"""Every rule and worked example of a catalog is proved by a test that carries its id, and every
rule is written for players in each language."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

from grasse.games import names
from grasse.kernel.catalog import catalog, proved_ids, rules
from grasse.kernel.words import LANGUAGES

TESTS = Path(__file__).parents[1] / "games"
EXAMPLES = ("DX-", "EX-", "TV-")
"""Worked examples are proved too, but are no rules."""


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


def untold(game: str, language: str) -> list[str]:
    """What is wrong with the rules for players: ids, numbers, signs that belong to the catalog."""
    wanted = [one for one in proved_ids(game) if not one.startswith(EXAMPLES)]
    told, english = rules(game, language), rules(game)
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
    found = [problem for game in names() for problem in problems(game)]
    found += [one for game in names() for language in LANGUAGES for one in untold(game, language)]
    print(
        "\n".join(found)
        or f"every rule of {', '.join(names())} is proved, and told in {', '.join(LANGUAGES)}"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
