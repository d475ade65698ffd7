"""The rules by their ids: for players in five languages, and the catalogs behind them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from grasse.kernel.errors import BadData, BadRequest
from grasse.kernel.words import LANGUAGES

_RULE = re.compile(r"^- (?:\*\*)?([A-Z]+(?:-[A-Z0-9]+)*-\d+)\b")
_ROW = re.compile(r"^\| \**([A-Z]+-\d+)\** \| (.*) \|$")


@cache
def rules(game: str, language: str = "en") -> dict[str, str]:
    """The rules of a game as players read them, in the order of the rulebook."""
    if language not in LANGUAGES:
        raise BadRequest(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
    return _read(f"{language}/{game}.md")


@cache
def catalog(game: str) -> dict[str, str]:
    """Every id that the catalog of this game defines, with its text: rules with their sources,
    rulings, worked examples."""
    return _read(f"{game}.md")


def _read(name: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in _path(name).read_text(encoding="utf-8").splitlines():
        if rule := _RULE.match(line):
            found[rule[1]] = line[2:].replace("**", "")[len(rule[1]) :].strip()
        elif row := _ROW.match(line):
            found[row[1]] = row[2]
    return found


def _path(name: str) -> Path:
    here = Path(__file__).resolve()
    for folder in (here.parents[1] / "rules", here.parents[3] / "docs" / "rules"):
        if (path := folder / name).exists():
            return path
    raise BadData(f"there is no catalog {name}")


def proved_ids(game: str) -> list[str]:
    """The ids that tests must carry: rules and worked examples, not rulings or tables."""
    return [one for one in catalog(game) if not one.startswith(_TOLD)]


_TOLD = ("AMB-", "D-", "DIFF-", "DP-", "J-", "Q-", "RNG-", "W-")
"""Rulings are proved by the options that turn them; the others are summaries of rules."""
