"""A person decides: the table, the question, the options, and all else that can be typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import TYPE_CHECKING, Any

from rich.text import Text

from grasse.bots.report.hint import hint, told_so
from grasse.cli import rulebook
from grasse.cli.commands import Commands, folded
from grasse.cli.ear import Left
from grasse.cli.menu import MANY, MARGIN, Choice, Kind, Menu, Row
from grasse.cli.narration import paragraphs
from grasse.cli.screen import wrap
from grasse.kernel import NATURE, Action, BadData, Dice, Illegal, NothingToUndo
from grasse.kernel.catalog import rules

if TYPE_CHECKING:
    from grasse.cli.keyboard import Keyboard

CROWD = 20
"""More options than this are asked by kind however large the screen is."""
LEAST = 4
"""So many rows of options are shown however small the screen is."""


class TakenBack(Exception):
    """The decision is another one now."""


class Decision:
    """One question to one person."""

    def __init__(self, at: Keyboard, seat: int) -> None:
        self.at = at
        self.match, self.speech, self.screen = at.match, at.speech, at.screen
        self.words = at.speech.words
        self.view = at.match.view(seat)
        self.options = at.match.options
        self.menu = Menu(self.speech, at.keys, self.view, self._final())
        self.kinds = self.menu.kinds(self.options)
        self.prompt = self.words(
            "prompt-line", player=at.names[seat], prompt=self.speech.prompt(self.view)
        )
        self.table: list[Any] = []
        self.pages: list[list[Row]] = []
        self.page = 0
        self.deep = False
        """Whether the options of one kind are shown."""

    def _final(self) -> set[Action]:
        """What cannot be taken back. It is tried on a position that one could imagine, so that
        the answer tells nothing."""
        imagined = self.match.game.imagine(self.view, Dice("imagined"))
        return {option for option in self.options if option.reveals or _drawn(imagined, option)}

    def choose(self) -> Action:
        """The action that the person wants."""
        self._open(self.options)
        while True:
            text = self.screen.ask(self._question())
            found = self._read(text) if text else self._entered()
            if isinstance(found, Kind):
                self._open(found.options, deep=True)
            elif found is not None:
                return found

    # The block: table, prompt, options

    def _open(self, choices: Sequence[Choice], *, deep: bool = False) -> None:
        """Show these, or by kind or in pages if they are too many for the screen."""
        self.deep, self.page = deep, 0
        self.table, self.pages = self._fit(choices)
        self._show()

    def _show(self) -> None:
        self.screen.say()
        self.screen.show(self.table)
        if self.table:
            self.screen.say()
        self.screen.say(self.prompt, "bold")
        self.screen.show(self.menu.lay(self.pages[self.page], self.screen))
        if self.screen.plain:  # the table is not read out again with the next page
            self.table = []

    def _fit(self, choices: Sequence[Choice]) -> tuple[list[Any], list[list[Row]]]:
        """The largest table with which the options fit, else the smallest and some of them."""
        width = self.screen.width
        taken = len(wrap(self.prompt, width)) + 2  # a blank line above, the line to type on below
        tables = self._tables()
        lists = [self.menu.rows(choices)]
        if not self.deep and any(isinstance(kind, Kind) for kind in self.kinds):
            lists = [*(lists if len(choices) <= CROWD else []), self.menu.rows(self.kinds)]
        for rows in lists:
            for table in tables:
                if self._fits(rows, self.screen.count(table) + taken):
                    return table, [rows]
        room = max(LEAST, self.screen.height - taken - self.screen.count(tables[-1]))
        return tables[-1], self._paged(lists[-1], MANY if self.screen.plain else room)

    def _fits(self, rows: list[Row], taken: int) -> bool:
        room = MANY if self.screen.plain else self.screen.height - taken
        return self._height(rows) <= room

    def _paged(self, rows: list[Row], room: int) -> list[list[Row]]:
        """As many on each page as fit; a longer page may be lower, in columns."""
        pages = []
        while rows:
            sizes = range(len(rows), 1, -1)
            size = next((n for n in sizes if self._height(rows[:n]) <= room), 1)
            pages.append(rows[:size])
            rows = rows[size:]
        return pages

    def _height(self, rows: list[Row]) -> int:
        """In lines; for who listens every option is one."""
        return len(rows) if self.screen.plain else self.menu.height(rows, self.screen)

    def _tables(self) -> list[list[Any]]:
        whole, glance = self.speech.table(self.view), self.speech.glance(self.view)
        if not self.screen.plain:
            return self.screen.tables(whole, glance)
        # Who listens hears what has changed since the last question.
        panels = whole if glance is None else glance
        news = [panel for panel in panels if panel not in self.at.heard]
        self.at.heard = panels
        return [self.screen.stacked(news)]

    def _question(self) -> str:
        if len(self.pages) > 1:
            return self.words("prompt-pages", page=self.page + 1, pages=len(self.pages))
        if self.deep:
            return self.words("prompt-back")
        return self.words("prompt-only" if len(self.options) == 1 else "prompt-choose")

    # Answers

    def _entered(self) -> Choice | None:
        """Enter alone takes the only option; else it shows the question again."""
        if len(self.options) == 1:
            return self._settled(self.options[0])
        self._open(self.options)
        return None

    def _read(self, text: str) -> Choice | None:
        """What a key stands for, an action that was typed, or None if something else was asked."""
        chosen = self.at.keys.choice(text.lower())
        if chosen in self.options:
            return self._settled(chosen)
        for kind in self.kinds:
            if isinstance(kind, Kind) and kind == chosen:
                return kind
        if chosen is not None or text.isdigit():
            self._tell("no-such-key", key=text)
            return None
        command = Commands(self.words).read(text)
        if command is not None:
            self._obey(*command)
            return None
        return self._typed(text)

    def _settled(self, action: Action) -> Action | None:
        """The action, when the person has said how it is done, and that it is meant."""
        ways = self.speech.ways(self.view, action)
        if len(ways) > 1:
            return self._way(ways)
        if not self._asks(action):
            return action
        words = self.speech.action(self.view, action)
        answer = folded(self.screen.ask(self.words("prompt-sure", action=words)))
        again = self.at.keys.choice(answer) == action
        if again or answer in ("", *folded(self.words("yes")).split()):
            return action
        self._tell("not-done")
        return None

    def _asks(self, action: Action) -> bool:
        """Before what cannot be taken back; an only option may still cost the way back."""
        final = action in self.menu.final
        closes = action.tag() in self.match.game.closing
        if self.at.sure:
            return False
        if len(self.options) == 1:
            return (final or closes) and self.match.can_undo
        return final and not closes

    def _way(self, ways: list[tuple[str, Action]]) -> Action | None:
        """Which of several ways to do it, page by page if they are many; Enter is the first."""
        room = MANY if self.screen.plain else max(LEAST, self.screen.height - 2)
        pages = self._paged([Row(way, way[0]) for way in ways], room)
        for page in cycle(range(len(pages))):
            self.screen.say()
            self.screen.show(self.menu.lay(pages[page], self.screen))
            answer = self.screen.ask(self._how(page + 1, len(pages)))
            if len(pages) > 1 and Commands(self.words).read(answer) == ("more", ""):
                continue
            chosen = pages[page][0].choice if not answer else self.at.keys.choice(answer)
            for way in ways:
                if way == chosen:
                    return way[1]
            break
        self._tell("not-done")
        return None

    def _how(self, page: int, pages: int) -> str:
        if pages == 1:
            return self.words("prompt-way")
        return self.words("prompt-way-pages", page=page, pages=pages)

    def _typed(self, text: str) -> Action | None:
        vocabulary = self.match.game.vocabulary
        try:
            return vocabulary.parse(text)
        except BadData:
            usage = vocabulary.usage(text)
            if usage is None:
                self._tell("refused-not-an-action", text=text)
            else:
                self._tell("written-so", usage=usage)
            return None

    # Commands

    def _obey(self, command: str, about: str) -> None:
        match command:
            case "help":
                self._help()
            case "rules":
                self._rules(about)
            case "goal":
                self.screen.say(self.at.goal)
            case "why":
                self._why()
            case "table":
                self._page(self.screen.stacked(self.speech.table(self.view), apart=True))
            case "journal":
                self._journal(about)
            case "hint":
                self._hint()
            case "undo":
                self._undo(self.match.undo)
            case "reset":
                self._undo(self.match.reset_turn)
            case "more":
                self.page = (self.page + 1) % len(self.pages)
                self._show()
            case "back":
                self._open(self.options)
            case "sure":
                self.at.sure = not self.at.sure
                self._tell("sure-on" if self.at.sure else "sure-off")
            case _:
                raise Left

    def _hint(self) -> None:
        """The three best, by what this seat may know, with their keys."""
        found = hint(self.match.game, self.view)
        if not found:
            self._tell("hint-nothing")
            return
        self._tell("hint-best")
        for advice in found:
            self.screen.show(self.menu.lay(self.menu.rows([advice.action]), self.screen))
            told = " · ".join(told_so(advice, self.view, self.speech))
            self.screen.say(" " * MARGIN + told)

    def _tell(self, message: str, **args: Any) -> None:
        self.screen.say(self.words(message, **args))

    def _page(self, lines: Sequence[Text]) -> None:
        self.screen.page(lines, self.words("prompt-page"))

    def _help(self) -> None:
        say = self.screen.paragraph
        listed = Commands(self.words).listed()
        broad = max(len(typed) for typed, _ in listed) + 2
        lines = say(self.words(f"help-{self.view['step']}"))
        lines += say(self.words("help-keys", example=self.options[0].written()))
        for typed, does in listed:
            first, *others = wrap(does, self.screen.width - broad - 2)
            lines.append(Text.assemble("  ", (typed.ljust(broad), "bold"), first))
            lines += [Text(" " * (broad + 2) + other) for other in others]
        self._page(lines)

    def _rules(self, about: str) -> None:
        """All, those that are asked for, or those of the step."""
        game, language = self.match.game, self.words.language
        if folded(about) in ("all", *folded(self.words("command-all")).split()):
            found = rules(game, language)
        elif about:
            found = rulebook.look_up(game, about, language)
        else:
            found = rulebook.of_step(game, self.match.position.step, language)
        if not found:
            self._tell("no-such-rule", text=about)
            return
        self._page([
            line
            for id, text in found.items()
            for line in self.screen.paragraph(f"{id}  {text}", hang=2)
        ])  # fmt: skip

    def _why(self) -> None:
        refused = self.at.refused
        if refused is None:
            self._tell("nothing-refused")
            return
        found = rulebook.look_up(self.match.game, refused.rule, self.words.language)
        if text := found.get(refused.rule):
            self.screen.say(f"{refused.rule}: {text}")
        else:  # it belongs to another step
            self.screen.say(self.words(f"help-{self.view['step']}"))

    def _journal(self, about: str) -> None:
        """The last screenful; all of it if that is asked for."""
        told, _ = paragraphs(self.speech, self.view, self.view["journal"])
        lines = self.at.lines(told)
        whole = folded(about) in ("all", *folded(self.words("command-all")).split())
        self._page(lines if whole else lines[-(self.screen.height - 2) :])

    def _undo(self, undo: Callable[[], None]) -> None:
        try:
            undo()
        except NothingToUndo:
            self._tell("refused-nothing-to-undo")
            return
        self.screen.say(self.words("undone"))
        raise TakenBack


def _drawn(imagined: Any, option: Action) -> bool:
    """Whether Nature answers this action."""
    trial = imagined.copy()
    try:
        trial.play(option)
    except Illegal:  # what was imagined does not allow it
        return False
    return bool(trial.to_act == NATURE)
