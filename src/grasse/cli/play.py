"""`grasse play`: a new game in the terminal, or one that was kept."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import grasse
from grasse import bots
from grasse.cli.commands import folded
from grasse.cli.keyboard import Keyboard
from grasse.cli.screen import Screen
from grasse.cli.shelf import Kept, NotKept, Shelf
from grasse.kernel import BadRequest, GrasseError, Match
from grasse.kernel.home import home
from grasse.kernel.speech import Speech, shown_names
from grasse.kernel.words import Words, system_language


def run(
    game: str | None,
    players: int | None,
    bots: str | None,
    people: int,
    person: str,
    lang: str | None,
    seed: str | None,
    options: tuple[str, ...],
    components: Path | None,
    save: Path | None,
    keep: str | None,
    resume: str | None,
    forget: str | None,
    plain: bool,
    pause: bool,
    sure: bool,
) -> None:
    shelf, screen = Shelf(home()), Screen(plain=plain)
    words = Words(lang or system_language())
    if game is not None:
        grasse.find(game)
    if save is not None and save.exists():
        raise BadRequest(words("save-there", path=str(save)))
    try:
        if forget is not None:
            _forget(shelf.find(forget, game), screen, words)
            return
        if resume is not None:
            chosen = _choose(shelf, resume, game, screen, words)
            if chosen is None:
                return
            place = chosen
            place.take_or_refuse()
            match = place.load()
        else:
            names = _names(players, bots, people, person)
            title = game or "parfum"
            match = grasse.new(
                title, names, seed=seed, options=_options(options), components=components
            )
            place = shelf.new(title, keep)
    except NotKept as refusal:
        raise BadRequest(refusal.told(words)) from None
    Keyboard(
        match,
        Speech(match.game, lang),
        screen,
        place,
        save=save,
        pause=pause,
        sure=sure,
        repeatable=seed is not None,
    ).play(resumed=resume is not None)


def _names(players: int | None, levels: str | None, people: int, person: str) -> list[str]:
    if people < 1:
        raise BadRequest("at least one person must play; grasse sim lets bots play alone")
    chosen = levels.split(",") if levels else []
    for level in chosen:
        if level not in (*bots.LEVELS, "random"):
            raise BadRequest(f"there is no bot {level!r}; there is {', '.join(bots.LEVELS)}")
    seats = players or (people + len(chosen) if chosen or people > 1 else 3)
    missing = seats - people - len(chosen)
    if missing < 0:
        raise BadRequest(f"{people + len(chosen)} players for {seats} seats")
    chosen += [chosen[-1] if chosen else "solid"] * missing
    names = [person] + [f"{person} {n}" for n in range(2, people + 1)]
    return names + [f"bot:{level}" for level in chosen]


def _options(given: tuple[str, ...]) -> dict[str, str]:
    pairs = [one.partition("=") for one in given]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise BadRequest("an option is written name=value; grasse games parfum lists them")
    return {name: value for name, _, value in pairs}


def _choose(
    shelf: Shelf, wanted: str, game: str | None, screen: Screen, words: Words
) -> Kept | None:
    """The kept game that is named, the only one, or the one that the person chooses of all."""
    found = shelf.kept(game)
    if wanted or not found:
        return shelf.find(wanted, game)
    for number, one in enumerate(found, 1):
        screen.say(f"{number:>3}  {_line(one, words)}", hang=5)
    if len(found) == 1:
        return found[0]
    try:
        answer = screen.ask(words("prompt-resume"))
    except EOFError:
        screen.say()
        return None
    return shelf.find(answer, game) if answer else None


def _forget(one: Kept, screen: Screen, words: Words) -> None:
    one.take_or_refuse()
    screen.say(_line(one, words))
    try:
        answer = folded(screen.ask(words("prompt-forget", name=one.name)))
    except EOFError:
        answer = ""
        screen.say()
    if answer in folded(words("yes")).split():
        one.drop()
        screen.say(words("forgotten", name=one.name))
    else:
        screen.say(words("not-forgotten", name=one.name))


def _line(one: Kept, words: Words) -> str:
    """A kept game in a line: its name, who plays, how far it is, when it was last played."""
    when = datetime.fromtimestamp(one.played).strftime("%Y-%m-%d %H:%M")
    try:
        match: Match[Any] = one.load()
    except GrasseError as error:
        return words("kept-unreadable", name=one.name, when=when, why=str(error))
    return words(
        "kept-line",
        name=one.name,
        game=Speech(match.game, words.language).words("game"),
        players=", ".join(shown_names(match.names)),
        round=match.position.round,
        when=when,
    )
