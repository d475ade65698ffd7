"""What is in the box of a game: where it comes from, a file to correct, and its check."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from grasse.cli.screen import Screen
from grasse.games import FOLDERS, broken, find, names, package_of
from grasse.kernel import BadData, BadRequest, Game
from grasse.kernel.components import read_toml
from grasse.kernel.rows import (
    SOURCES,
    Difference,
    Source,
    Sources,
    count_sources,
    differences,
    name_of,
    shown,
)
from grasse.kernel.words import Words, system_language

MOST_LINES = 100
"""Of problems and of differences; a program gets all of them."""


def run(
    game: str, check: Path | None, export: Path | None, force: bool, as_json: bool, lang: str | None
) -> int:
    if check is not None and export is not None:
        raise click.UsageError("--check or --export, one at a time")
    if force and export is None:
        raise click.UsageError("--force goes with --export")
    chosen, words = _speaking(game, lang)
    if export is not None:
        _export(chosen, export, force)
        command = f"grasse components {chosen.name} --check {shlex.quote(str(export))}"
        Screen().read_out([words("components-written", path=str(export), command=command)])
        return 0
    if check is not None:
        found = _found(chosen, check, as_json)
        if as_json:
            click.echo(msgspec.json.encode(found))
        else:
            Screen().read_out(_report(found, words))
        return 0 if found.valid else 1
    if as_json:
        click.echo(msgspec.json.encode({"game": chosen.name, "rows": _names(chosen)}))
    else:
        Screen().read_out(summary(chosen, words))
    return 0


# What there is to play


def every_game(lang: str | None) -> Iterator[str]:
    """A line each, and what of it is reconstructed."""
    for name in names():
        game, words = _speaking(name, lang)
        players = words("players-line", players="/".join(map(str, game.seats)))
        yield f"{name:16} {players}  {words('about')}"
        yield f"{'':16} {reconstructed(count_sources(read_toml(game.read_components.own)), words)}"
        if name not in FOLDERS:
            yield f"{'':16} {words('from-package', package=package_of(name))}"
    for name, problem in broken().items():
        yield Words(lang or system_language())("game-broken", name=name, problem=problem)


def one_game(name: str, lang: str | None) -> Iterator[str]:
    """Where its data come from, and its options."""
    game, words = _speaking(name, lang)
    yield f"{words('game')} – {words('about')}"
    yield words("from-package", package=package_of(name))
    yield from summary(game, words)
    yield words("options-here")
    for option, ruling in game.rulings.items():
        values = game.choices(option)
        number = f" ({words('any-number')})" if len(values) == 1 else ""
        yield f"  {option} = {', '.join(values)}{number}"
        yield f"      {words(f'option-{option}')} ({ruling})"


def _speaking(name: str, lang: str | None) -> tuple[Game[Any], Words]:
    game = find(name)
    return game, Words(lang or system_language(), game.folder)


# Where it comes from


def summary(game: Game[Any], words: Words) -> Iterator[str]:
    """What is reconstructed, what is not, and what an owner of the box can do about it."""
    counts = count_sources(read_toml(game.read_components.own))
    yield from lines_by_source(counts, words)
    if words.knows("box-note"):  # a game of one's own has no box
        yield words("box-note")
    yield words("own-box")
    for step, command in (
        ("own-box-export", f"grasse components {game.name} --export my.toml"),
        ("own-box-edit", ""),
        ("own-box-check", f"grasse components {game.name} --check my.toml"),
        ("own-box-play", f"grasse play {game.name} --components my.toml"),
    ):
        yield f"  {words(step)}"
        if command:
            yield f"      {command}"


def lines_by_source(counts: Sources, words: Words) -> Iterator[str]:
    """A line for each source, the reconstructed first."""
    yield reconstructed(counts, words)
    for source in SOURCES:
        if source != "reconstructed" and (listed := _listed(counts, source, words)):
            yield words("source-list", source=words(f"source-{source}"), list=listed)


def reconstructed(counts: Sources, words: Words) -> str:
    """What is reconstructed, in a sentence."""
    listed = _listed(counts, "reconstructed", words)
    if not listed:
        return words("reconstructed-none")
    return words("source-list", source=words("source-reconstructed"), list=listed)


def _listed(counts: Sources, source: Source, words: Words) -> str:
    return ", ".join(
        words("rows-of", count=by[source], all=sum(by.values()), rows=words(f"rows-{kind}"))
        for kind, by in counts.items()
        if source in by
    )


def _names(game: Game[Any]) -> dict[str, dict[str, list[str | None]]]:
    """The rows of our file by kind and source."""
    reader = game.read_components
    table = read_toml(reader.own)
    return {
        kind: {
            source: [name_of(row, row_type) for row in table[kind] if row["source"] == source]
            for source in SOURCES
        }
        for kind, row_type in reader.kinds.items()
    }


# A file to correct


def _export(game: Game[Any], path: Path, force: bool) -> None:
    """Our file as it stands, with its comments."""
    try:
        if path.is_dir():
            raise BadRequest(f"{path} is a directory; name a file")
        with path.open("wb" if force else "xb") as out:
            out.write(game.read_components.own.read_bytes())
    except FileExistsError:
        raise BadRequest(f"{path} exists already; --force overwrites it") from None
    except OSError as error:
        raise BadRequest(f"cannot write {path}: {error.strerror}") from None


# A file of one's own


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be said about a file beside ours."""

    game: str
    file: str
    valid: bool
    problems: list[str]
    differences: list[Difference] = []
    sources: Sources = {}
    """Of a valid file."""


def _found(game: Game[Any], path: Path, as_json: bool) -> Checked:
    """What the check says; to a program also of a file that cannot be read at all."""
    try:
        return checked(game, path)
    except BadData as error:
        if not as_json:
            raise
        return Checked(game=game.name, file=str(path), valid=False, problems=[str(error)])


def checked(game: Game[Any], path: Path) -> Checked:
    """Whether a game can be played with a file, and in what it differs from ours."""
    reader = game.read_components
    table = read_toml(path)
    problems = reader.problems(table)
    return Checked(
        game=game.name,
        file=str(path),
        valid=not problems,
        problems=problems,
        differences=list(differences(table, read_toml(reader.own), reader.kinds)),
        sources={} if problems else count_sources(table),
    )


def _report(found: Checked, words: Words) -> Iterator[str]:
    if found.valid:
        command = f"grasse play {found.game} --components {shlex.quote(found.file)}"
        yield words("components-valid", path=found.file, command=command)
    else:
        yield words("components-invalid", path=found.file, count=len(found.problems))
        yield from _some(found.problems, words)
    if found.differences:
        yield words("components-differ", count=len(found.differences))
        yield from _some([_difference(one, words) for one in found.differences], words)
    elif found.valid:
        yield words("components-same")
    if found.valid:
        yield from lines_by_source(found.sources, words)


def _some(lines: list[str], words: Words) -> Iterator[str]:
    yield from (f"  {line}" for line in lines[:MOST_LINES])
    if (more := len(lines) - MOST_LINES) > 0:
        yield "  " + words("components-more", count=more)


def _difference(one: Difference, words: Words) -> str:
    where = f"{one.kind} {one.row}" if one.row else one.kind
    if one.change != "changed":
        return f"{where}: {words(f'components-{one.change}')}"
    fields = (
        words("components-field", field=name, yours=_value(both.yours), ours=_value(both.ours))
        for name, both in one.fields.items()
    )
    return f"{where}: {'; '.join(fields)}"


def _value(value: object) -> str:
    if value is None:
        return "–"
    return shown(value).strip('"') if isinstance(value, str) else shown(value)
