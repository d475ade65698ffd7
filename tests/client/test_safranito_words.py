"""The browser speaks of a game of Safranito exactly as the terminal does, in every language."""

from __future__ import annotations

import json
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import grasse
from client import bundle
from grasse import bots
from grasse.games import find
from grasse.kernel import Illegal
from grasse.kernel.speech import Speech
from grasse.kernel.words import LANGUAGES
from tests.client.conftest import absent

GAME = find("safranito")
SEATS = ("Ada", "Bruno", "Chloé")
SCRIPT = """
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe } from "./src/games/safranito/words";

const { language, texts, components, views, cases } = JSON.parse(readFileSync(0, "utf8"));
const bundle = new FluentBundle(language, { useIsolating: false });
for (const text of texts) bundle.addResource(new FluentResource(text));
const say = (id, args) => bundle.formatPattern(bundle.getMessage(id).value, args, []);
const t = Object.assign(say, { any: say, knows: (id) => bundle.hasMessage(id) });
const words = cases.map(([at, id, args]) =>
  say(id, describe({ view: views[at], components, names: views[at].names, t }, args)),
);
process.stdout.write(JSON.stringify(words));
"""


@pytest.fixture(scope="module")
def speaker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The board's words as a script for Node."""
    if not bundle.wanted():
        absent("GRASSE_NO_CLIENT is set: there is nothing to compare")
    try:
        node, npm = bundle.tools()
        bundle.install(node, npm)
    except bundle.CannotBuild as problem:
        absent(str(problem))
        raise
    out = tmp_path_factory.mktemp("words") / "speak.mjs"
    esbuild = bundle.CLIENT / "node_modules" / "esbuild" / "bin" / "esbuild"
    options = ("--bundle", "--platform=node", "--format=esm", "--loader=ts", f"--outfile={out}")
    subprocess.run(
        [*node, str(esbuild), *options],
        input=SCRIPT,
        cwd=bundle.CLIENT,
        text=True,
        check=True,
        capture_output=True,
    )
    return out


Moment = tuple[dict[str, Any], list[Any], list[Any]]


@cache
def moments() -> list[Moment]:
    return list(play())


def play() -> Iterator[Moment]:
    """A whole game: each view of who is to act, what was told since, what may be done."""
    match = grasse.new("safranito", seats=list(SEATS), seed="words")
    solid, chance = bots.find("solid", GAME), grasse.Dice("words")
    told = 0
    while match.to_act is not None:
        seat = match.to_act
        view = dict(match.view(seat))
        entries = [entry.plain() for entry in match.journal.seen_by(seat, told)]
        told = len(match.journal)
        yield view, entries, match.options
        match.play(bots.decide(match, solid, chance))
    for watcher in (0, None):
        view = dict(match.view(watcher))
        yield view, [entry.plain() for entry in match.journal.seen_by(watcher, told)], []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_those_of_the_terminal(speaker: Path, language: str) -> None:
    speech = Speech(GAME, language)
    views: list[dict[str, Any]] = []
    cases: list[tuple[int, str, dict[str, Any]]] = []
    expected: list[str] = []
    for number, (view, entries, options) in enumerate(moments()):
        at = len(views)
        views.append({**view, "journal": [], "options": []})
        if view["step"]:
            cases.append((at, f"prompt-{view['step']}", view["prompt"]))
            expected.append(speech.prompt(view))
        for entry in entries:
            cases.append((at, f"log-{entry['id']}", entry.get("args", {})))
            expected.append(speech.entry(view, entry))
        for action in options[number % 9 :: 9]:
            for said in (action, _elsewhere(action)):
                cases.append((at, f"do-{said.tag()}", said.plain()))
                expected.append(speech.action(view, said))
        for illegal in _refused(view):
            cases.append((at, f"refused-{illegal.message}", dict(illegal.details)))
            described = speech.describe(view, illegal.details)
            expected.append(speech.words.refusal(illegal, **described))
    assert len(cases) > 1500
    node, _ = bundle.tools()
    with (GAME.folder / "components.toml").open("rb") as file:
        components = tomllib.load(file)
    common = GAME.folder.parents[1] / "text" / f"{language}.ftl"
    own = GAME.folder / "text" / f"{language}.ftl"
    given = {
        "language": language,
        "texts": [path.read_text(encoding="utf-8") for path in (common, own)],
        "components": components,
        "views": views,
        "cases": cases,
    }
    done = subprocess.run(
        [*node, str(speaker)], input=json.dumps(given), text=True, check=True, capture_output=True
    )
    spoken = json.loads(done.stdout)
    wrong = [
        (case, said, wanted)
        for case, said, wanted in zip(cases, spoken, expected, strict=True)
        if said != wanted
    ]
    assert wrong == []


def _elsewhere(action: Any) -> Any:
    """The same throw, a hair off: it has only its numbers to say."""
    if action.tag() != "throw":
        return action
    fields = action.plain()
    return type(action)(
        **{name: fields[name] for name in fields if name not in ("do", "power")},
        power=fields["power"] - 1,
    )


def _refused(view: dict[str, Any]) -> list[Illegal]:
    if view["played"] % 25:
        return []
    return [
        Illegal("SF-THROW-02", "chip-thrown", value=40),
        Illegal("SF-THROW-05", "throw-out-of-range", number="bearing", least=-800, most=800),
        Illegal("SF-DISH-04", "spices-missing", dish="D12"),
        Illegal("SF-MARKET-02", "bowl-empty", spice="saffron"),
    ]
