"""`grasse replay`, `verify`, `rules` and `perft`."""

from __future__ import annotations

from pathlib import Path

import click

import grasse
from grasse.cli.rulebook import look_up, owner
from grasse.cli.screen import Screen
from grasse.kernel import BadRequest, Match, Plain, file
from grasse.kernel.catalog import rules as rules_of
from grasse.kernel.perft import perft as count
from grasse.kernel.speech import Speech
from grasse.kernel.verify import remark
from grasse.kernel.words import system_language


def replay(path: Path, at: int | None, lang: str | None) -> None:
    data = file.read(path)
    game = grasse.find(data.get("game", "?"))
    speech, screen = Speech(game, lang), Screen()
    if data["kind"] == "view":
        view = data["view"]
        screen.read_out(speech.entry(view, entry) for entry in view["journal"])
        screen.say()
        _show(speech, view)
        return
    # A running table tells its secrets to nobody: a spectator sees it.
    match = Match.replayed(game, data, until=at)
    view = match.view(None)
    if at is None:
        screen.read_out(speech.entry(view, entry) for entry in view["journal"])
        screen.read_out(speech.result(view))
        return
    total = len(data["actions"])
    if at > total:
        raise BadRequest(f"the game has {total} actions; --at goes from 0 to {total}")
    click.echo(f"{at}/{total}\n")
    _show(speech, view)
    if view["journal"]:
        screen.read_out(["", speech.entry(view, view["journal"][-1])])


def _show(speech: Speech, view: Plain) -> None:
    screen = Screen()
    screen.show(screen.stacked(speech.table(view), apart=True))


def verify(path: Path) -> None:
    problems = grasse.verify(path)
    if not problems:
        data = file.read(path)
        scores = data["end"]["scores"]
        end = f"scores {', '.join(map(str, scores))}" if scores else "given up before the end"
        draws = sum(action["by"] == grasse.NATURE for action in data["actions"])
        by_hand = data["fair"]["nature"] == "given"
        chance = "given by hand, so not provable" if by_hand else "all from the committed seed"
        held = f"{len(data['actions'])} actions, of them {draws} of Nature, {chance}; {end}"
        older = remark(grasse.find(data["game"]), data)
        Screen().read_out([f"{path}: holds. {held}", *([older] if older else [])])
        return
    for problem in problems:
        click.echo(f"{path}: {problem}", err=True)
    raise SystemExit(1)


def rules(game: str, rule: str | None, lang: str | None) -> None:
    if game not in grasse.names() and rule is None:
        game, rule = owner(game), game
    chosen, language = grasse.find(game), lang or system_language()
    found = rules_of(chosen, language) if rule is None else look_up(chosen, rule, language)
    if not found:
        raise BadRequest(f"{game} has no rule {rule}; without an id all are listed")
    screen = Screen()
    for id, told in found.items():
        screen.say(f"{id}  {told}", hang=2)


def perft(game: str, players: int, seed: str, depth: int) -> None:
    match = grasse.new(game, players, seed=seed)
    for ply in range(1, depth + 1):
        click.echo(f"depth {ply}: {count(match.position, ply)}")
