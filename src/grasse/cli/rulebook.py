"""Rules looked up: by id, by chapter, by a word, by the step at hand."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

from grasse.cli.commands import folded
from grasse.games import find, names
from grasse.kernel import BadRequest, Game, Step
from grasse.kernel.catalog import catalog, rules


def look_up(game: Game[Any], wanted: str, language: str) -> dict[str, str]:
    """The rules of a game that somebody asks for: by an id, a part of it such as SELL,
    or a word."""
    told, id = rules(game, language), wanted.upper()
    if id in told:
        return {id: told[id]}
    if id in catalog(game):  # rulings are English
        return {id: catalog(game)[id]}
    if chapter := {one: text for one, text in told.items() if f"-{id}-" in f"-{one}-"}:
        return chapter
    return {one: text for one, text in told.items() if folded(wanted) in folded(text)}


def owner(rule: str) -> str:
    """The game that has this rule or ruling."""
    found = [name for name in names() if rule.upper() in _known(find(name))]
    if not found:
        known = ", ".join(names())
        raise BadRequest(f"there is no game {rule!r} and no such rule; the games are {known}")
    if len(found) > 1:
        raise BadRequest(f"{rule} is in {' and in '.join(found)}: grasse rules {found[0]} {rule}")
    return found[0]


def _known(game: Game[Any]) -> dict[str, str]:
    return {**rules(game), **catalog(game)}


@cache
def _about(module: str) -> str:
    """What a module says of itself; one that was compiled says it in its source alone."""
    package, *inside = module.split(".")
    said = sys.modules[module].__doc__
    if said is None and (home := sys.modules[package].__file__):
        source = Path(home).parent.joinpath(*inside).with_suffix(".py")
        said = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8")))
    return said or ""


def of_step(game: Game[Any], step: Step[Any], language: str) -> dict[str, str]:
    """The rules behind a step: those of the chapters that its module says it is about."""
    about = _about(type(step).__module__)
    chapters = re.findall(rf"{game.prefix}-[A-Z0-9]+(?:-\d\d)?", about)
    return {
        id: text
        for id, text in rules(game, language).items()
        if any(id == one or id.startswith(f"{one}-") for one in chapters)
    }
