"""`grasse play`: a game in the terminal."""

from __future__ import annotations

import os
import shutil
import sys
import time
from pathlib import Path
from textwrap import fill
from typing import Any

import click

import grasse
from grasse import bots
from grasse.cli.speech import Speech, shown_names
from grasse.kernel import Action, BadData, BadRequest, Dice, Illegal, Match, NothingToUndo
from grasse.kernel.catalog import rules
from grasse.kernel.fair import new_seed

MANY = 12
"""With more options than this, the kind of action is asked first."""


def home() -> Path:
    """Where games are kept: GRASSE_HOME, or the place the system has for such things."""
    if own := os.environ.get("GRASSE_HOME"):
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Grasse"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "grasse"


def program() -> str:
    """How this command line is called from here."""
    if shutil.which("grasse") or not sys.argv[0].endswith("grasse"):
        return "grasse"
    return os.path.relpath(sys.argv[0])


def run(
    game: str,
    players: int | None,
    bots: str | None,
    people: int,
    person: str,
    lang: str | None,
    seed: str | None,
    options: tuple[str, ...],
    components: Path | None,
    save: Path | None,
    resume: bool,
) -> None:
    kept = home() / "running.table.json"
    if resume:
        if not kept.exists():
            raise BadRequest("there is no game to go on with")
        match = grasse.load(kept)
    else:
        names = _names(players, bots, people, person)
        match = grasse.new(game, names, seed=seed, options=_options(options), components=components)
    # A repeatable game has repeatable bots.
    chance = Dice(f"{seed}/bots" if seed else new_seed().hex())
    Table(match, Speech(match.game, lang), kept, save, chance).play()


def _names(players: int | None, levels: str | None, people: int, person: str) -> list[str]:
    if people < 1:
        raise BadRequest("at least one person must play; grasse sim lets bots play alone")
    chosen = levels.split(",") if levels else []
    for level in chosen:
        if level not in bots.LEVELS:
            raise BadRequest(f"there is no bot {level!r}; there is {', '.join(bots.LEVELS)}")
    seats = players or (people + len(chosen) if chosen or people > 1 else 3)
    missing = seats - people - len(chosen)
    if missing < 0:
        raise BadRequest(f"{people + len(chosen)} players for {seats} seats")
    chosen += [chosen[-1] if chosen else "greedy"] * missing
    names = [person] + [f"{person} {n}" for n in range(2, people + 1)]
    return names + [f"bot:{level}" for level in chosen]


def _options(given: tuple[str, ...]) -> dict[str, str]:
    pairs = [one.partition("=") for one in given]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise BadRequest("an option is written name=value; grasse games parfum lists them")
    return {name: value for name, _, value in pairs}


class Left(Exception):
    """The person at the keyboard leaves."""


class Table:
    """People at one keyboard, and bots."""

    def __init__(
        self, match: Match[Any], speech: Speech, kept: Path, save: Path | None, chance: Dice
    ) -> None:
        self.match = match
        self.speech = speech
        self.words = speech.words
        self.kept = kept
        self.save = save
        self.names = shown_names(match.names)
        self.people = [s for s, name in enumerate(match.names) if not name.startswith("bot:")]
        self.told = dict.fromkeys(self.people, 0)
        self.watching = self.people[0]
        self.shown: tuple[Any, ...] = ()
        self.refused: Illegal | None = None
        self.bots_chance = chance

    def play(self) -> None:
        players = [
            f"{shown} ({name[4:]})" if name.startswith("bot:") else shown
            for shown, name in zip(self.names, self.match.names, strict=True)
        ]
        click.echo(self.words("welcome", game=self.words("game"), players=", ".join(players)))
        click.echo(self.words("committed", commitment=self.match.commitment))
        click.echo(self.words("welcome-help"))
        try:
            while (seat := self.match.to_act) is not None:
                if seat in self.people:
                    self._let_person_act(seat)
                else:
                    self._let_bot_act(seat)
        except (Left, EOFError, KeyboardInterrupt):
            self._keep()
            click.echo("\n" + self.words("kept", command=f"{program()} play --resume"))
            return
        self._tell()
        self._end()

    def _let_bot_act(self, seat: int) -> None:
        bot = bots.find(self.match.names[seat][4:], self.match.game)
        self.match.play(bots.decide(self.match, bot, self.bots_chance), seat)
        if len(self.people) == 1:
            self._tell()

    def _let_person_act(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self.watching:
            click.clear()
            self._ask(self.words("hand-over", player=self.names[seat]))
            self.shown = ()
        self.watching = seat
        self._tell()
        view = self.match.view(seat)
        # The table is shown again when somebody else, or Nature, has changed it.
        moment = (seat, sum(by != seat for by, _ in self.match.actions))
        if moment != self.shown and view["step"] not in ("roll", "end-turn"):
            click.echo("\n" + self.speech.table(view))
        self.shown = moment
        click.echo()
        prompt = self.speech.prompt(view)
        click.secho(self.words("prompt-line", player=self.names[seat], prompt=prompt), bold=True)
        action = self._choose(view, self.match.options)
        if action is not None:
            self._do(action, view)
        self._keep()

    def _do(self, action: Action, view: dict[str, Any]) -> None:
        try:
            self.match.play(action)
        except Illegal as illegal:
            self.refused = illegal
            click.echo(self.speech.refusal(view, illegal) + " " + self.words("refused-why"))

    def _choose(self, view: dict[str, Any], options: list[Action]) -> Action | None:
        """The action that the person wants, or None if something else was asked for."""
        groups = self._grouped(options)
        if len(options) <= MANY or len(groups) == 1:
            return self._pick(view, options)
        rows = []
        for group in groups:
            kind = self._kind(group[0])
            if len(group) > 1 and self.words.knows(kind):
                words = self.words(kind, **self.speech.describe(view, group[0].plain()))
                rows.append(self.words("more-choices", action=words, count=len(group)))
            else:
                rows.append(self.speech.action(view, group[0]))
        click.echo(self.words("prompt-kind"))
        _list(rows)
        answer = self._answer(view, len(rows))
        if not isinstance(answer, int):
            return answer
        group = groups[answer]
        return group[0] if len(group) == 1 else self._pick(view, group, back=True)

    def _grouped(self, options: list[Action]) -> list[list[Action]]:
        """By kind; actions that have words for it, as throws do, by their first field too."""
        groups: dict[tuple[object, ...], list[Action]] = {}
        for option in options:
            split = self._kind(option).startswith("each-")
            first = getattr(option, option.__struct_fields__[0]) if split else None
            groups.setdefault((type(option), first), []).append(option)
        return list(groups.values())

    def _kind(self, option: Action) -> str:
        each = f"each-{option.tag()}"
        return each if self.words.knows(each) else f"kind-{option.tag()}"

    def _pick(
        self, view: dict[str, Any], options: list[Action], *, back: bool = False
    ) -> Action | None:
        rows = [self.speech.action(view, option) for option in options]
        if back:
            rows.append(self.words("back-to-kinds"))
        _list(rows)
        answer = self._answer(view, len(rows))
        if isinstance(answer, int):
            return options[answer] if answer < len(options) else None
        return answer

    def _answer(self, view: dict[str, Any], count: int) -> int | Action | None:
        """The index of a row, an action that was typed, or None if something else was asked."""
        text = self._ask(self.words("prompt-choose"))
        if text.isdigit() and 1 <= int(text) <= count:
            return int(text) - 1
        match text.lower():
            case "?":
                self._help(view)
            case "why":
                self._why()
            case "u" | "undo":
                self._undo(self.match.undo)
            case "r" | "reset":
                self._undo(self.match.reset_turn)
            case "t" | "table":
                click.echo("\n" + self.speech.table(view))
            case "j" | "journal":
                for entry in view["journal"]:
                    click.echo(self.speech.entry(view, entry))
            case "h" | "hint":
                best = self.match.game.greedy(view, self.match.options, self.bots_chance)
                click.echo(self.words("hint", action=self.speech.action(view, best)))
            case "q" | "quit":
                raise Left
            case _ if text and not text.isdigit():
                return self._typed(text)
            case _:
                click.echo(self.words("number-needed", count=count))
        return None

    def _typed(self, text: str) -> Action | None:
        vocabulary = self.match.game.vocabulary
        try:
            return vocabulary.parse(text)
        except BadData:
            usage = vocabulary.usage(text)
            if usage is None:
                click.echo(self.words("refused-not-an-action", text=text))
            else:
                click.echo(self.words("written-so", usage=usage))
            return None

    def _help(self, view: dict[str, Any]) -> None:
        click.echo(fill(self.words(f"help-{view['step']}"), 100))
        click.echo(self.words("help-keys", example=self.match.options[0].written()))

    def _why(self) -> None:
        if self.refused is None:
            click.echo(self.words("nothing-refused"))
            return
        rule = self.refused.rule
        text = rules(self.match.game.name, self.words.language).get(rule)
        help_text = self.words(f"help-{self.match.position.step.name}")
        click.echo(fill(f"{rule}: {text}" if text else help_text, 100))

    def _undo(self, undo: Any) -> None:
        try:
            undo()
        except NothingToUndo:
            click.echo(self.words("refused-nothing-to-undo"))
            return
        self.told[self.watching] = min(self.told[self.watching], len(self.match.journal))
        self.shown = ()
        click.echo(self.words("undone"))

    def _tell(self) -> None:
        """What happened since this person last looked."""
        seat = self.watching
        view = self.match.view(seat)
        for entry in self.match.journal[self.told[seat] :]:
            if entry.to is None or entry.to == seat:
                click.echo("  " + self.speech.entry(view, entry.plain()))
        self.told[seat] = len(self.match.journal)

    def _ask(self, text: str) -> str:
        return input(f"{text} ").strip()

    def _keep(self) -> None:
        self.match.save(self.kept, whole=True)

    def _end(self) -> None:
        self.kept.unlink(missing_ok=True)
        click.echo()
        for line in self.speech.result(self.match.view(self.watching)):
            click.secho(line, bold=True)
        name = f"{self.match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.grasse.json"
        path = self.save or home() / "games" / name
        self.match.save(path)
        click.echo(self.words("saved", path=str(path), command=f"{program()} verify {path}"))


def _list(rows: list[str]) -> None:
    width = len(str(len(rows)))
    for number, row in enumerate(rows, 1):
        click.echo(f"  {number:>{width}}  {row}")
