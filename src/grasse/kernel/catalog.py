"""The rules by their ids: for players in five languages, and the catalogs behind them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from grasse.kernel.errors import BadData, BadRequest
from grasse.kernel.game import Game
from grasse.kernel.languages import LANGUAGES

_RULE = re.compile(r"^- (?:\*\*)?([A-Z]+(?:-[A-Z0-9]+)*-\d+)\b")
_ROW = re.compile(r"^\| \**([A-Z]+-\d+)\** \| (.*) \|$")


def rules(game: Game[Any], language: str = "en") -> dict[str, str]:
    """The rules of a game as players read them, in the order of the rulebook."""
    if language not in LANGUAGES:
        raise BadRequest(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
    return _read(_path(game.folder, game.name, language))


def catalog(game: Game[Any]) -> dict[str, str]:
    """Every id that the catalog of this game defines, with its text: rules with their sources,
    rulings, worked examples."""
    return _read(_path(game.folder, game.name, None))


@cache
def _read(path: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if rule := _RULE.match(line):
            found[rule[1]] = line[2:].replace("**", "")[len(rule[1]) :].strip()
        elif row := _ROW.match(line):
            found[row[1]] = row[2]
    return found


@cache
def _path(folder: Path, name: str, language: str | None) -> Path:
    """The rules for players in this language, or the catalog: of our games they are in `docs`,
    which travels in the wheel as `grasse/rules`; a game from outside has them in its folder."""
    here = Path(__file__).resolve()
    beside = Path(language or "", f"{name}.md")
    for path in (
        folder / "rules" / f"{language or 'catalog'}.md",
        here.parents[1] / "rules" / beside,
        here.parents[3] / "docs" / "rules" / beside,
    ):
        if path.exists():
            return path
    raise BadData(f"there is no catalog {beside.as_posix()}")


def proved_ids(game: Game[Any]) -> list[str]:
    """The ids that tests must carry: rules and worked examples, not rulings or tables."""
    return [one for one in catalog(game) if not one.startswith(_TOLD)]


_TOLD = ("AMB-", "D-", "DIFF-", "DP-", "J-", "Q-", "RNG-", "W-")
"""Rulings are proved by the options that turn them; the others are summaries of rules."""
