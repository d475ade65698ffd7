"""A person at a real terminal: a process behind a pseudo-terminal, and what it shows."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from select import select
from types import TracebackType
from typing import Any, Final

from rich.cells import cell_len

import grasse as library
from grasse import bots
from grasse.cli.menu import Keys, Kind, Menu
from grasse.kernel import NATURE, Action, Dice, Match, Plain, file
from grasse.kernel.game import Panel
from grasse.kernel.speech import Speech
from grasse.kernel.words import Words

SECONDS: Final = 60
"""Nothing takes as long, on however busy a machine."""
STYLE: Final = re.compile(r"\x1b\[[0-9;]*m")
UNFINISHED: Final = re.compile(r"(\x1b[^m]*|\r)\Z")
"""The beginning of something whose end has not come yet."""
LAYOUT: Final = re.compile(r"[!\d(),×]+|\w|[─-╿]+")
"""Keys, marks, numbers of pages, how often something was done, frames."""
QUESTIONS: Final = (
    *("prompt-choose", "prompt-only", "prompt-back", "prompt-pages", "prompt-way"),
    "prompt-way-pages",
    *("prompt-sure", "prompt-resume", "prompt-forget", "hand-over", "prompt-page"),
)


def default_signals() -> None:
    """Ctrl-C as a shell gives it to what runs in front."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _log_in(slave: int) -> None:
    os.login_tty(slave)  # so that Ctrl-C reaches it
    default_signals()


class Terminal:
    """`grasse` in a window of some size."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        size: tuple[int, int] = (80, 24),
        language: str = "en",
        **variables: str,
    ) -> None:
        self.width, self.height = size
        self.home = folder / "home"
        self.words = Words(language)
        self.text = ""
        """All that was written, without colours and bold letters."""
        self.seen = 0
        self.asked: str | None = None
        """The question that waits for an answer."""
        self._forms = {one: self._form(one) for one in QUESTIONS}
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", self.height, self.width, 0, 0))
        kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from grasse.cli import main; main()", *arguments],
            cwd=folder,
            env={
                **kept,
                "GRASSE_HOME": str(self.home),
                "LANG": "C",
                "TERM": "xterm",
                **variables,
            },
            preexec_fn=partial(_log_in, slave),
        )
        os.close(slave)
        self.raw = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._waiting = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self._master)

    def _form(self, question: str) -> re.Pattern[str]:
        """What ends with this question, whatever stands in it: its last words alone may also end a
        part of the table that came first."""
        told = dict.fromkeys(("page", "pages", "action", "name", "player"), "\0")
        parts = joined(self.words(question, **told)).split("\0")
        return re.compile(".+".join(map(re.escape, parts)) + "$")

    def type(self, text: str, enter: str = "\r") -> None:
        os.write(self._master, f"{text}{enter}".encode())

    def press(self, key: str) -> None:
        """A key without Enter, as soon as the program waits for one."""
        end = time.monotonic() + SECONDS
        while termios.tcgetattr(self._master)[3] & termios.ICANON:
            assert time.monotonic() < end, "nothing waits for a key"
            time.sleep(0.01)
        self.type(key, enter="")

    def read(self) -> str:
        """What comes up to the next question, or to the end."""
        self.asked = None
        while self.asked is None and self._more():
            self.asked = self._question()
        new, self.seen = self.text[self.seen :], len(self.text)
        return new

    def read_until(self, words: str) -> str:
        """What comes up to these words."""
        while words not in self.text[self.seen :]:
            assert self._more(), f"{words!r} did not come: {self.text[self.seen :]}"
        new, self.seen = self.text[self.seen :], len(self.text)
        return new

    def answer(self, text: str) -> str:
        """What comes after this was typed, without its echo."""
        self.type(text)
        return self.read().partition("\n")[2]

    def wait(self) -> int:
        while self._more():
            pass
        return self.process.wait(SECONDS)

    def _more(self) -> bool:
        if not select([self._master], [], [], SECONDS)[0]:
            raise TimeoutError(f"nothing came after: {self.text[-2000:]}")
        try:
            new = os.read(self._master, 65536)
        except OSError:  # the other end is closed
            new = b""
        self._waiting += self._decoder.decode(new)
        whole = UNFINISHED.sub("", self._waiting)
        self._waiting = self._waiting[len(whole) :]
        self.raw += whole
        self.text += STYLE.sub("", whole).replace("\r\n", "\n")
        return bool(new)

    def _question(self) -> str | None:
        """The question that the text ends with, if nothing follows."""
        if not self.text.endswith(" "):
            return None
        text = joined(self.text[-500:].replace("\n", " "))
        found = [one for one, form in self._forms.items() if form.search(text)]
        return max(found, key=lambda one: len(self._forms[one].pattern), default=None)

    @property
    def screen(self) -> list[str]:
        """The rows that can be seen now."""
        return self.text.split("\n")[-self.height :]


class Player:
    """Plays a whole game through keys, as a bot would; if it `looks`, at each question, whether
    the screen keeps its promises."""

    def __init__(
        self,
        terminal: Terminal,
        game: str,
        language: str,
        *,
        kept: str | None = None,
        leave_after: int | None = None,
        looks: bool = True,
    ) -> None:
        self.terminal = terminal
        self.path = terminal.home / "tables" / f"{kept or f'{game}-1'}.table.json"
        self.leave_after = leave_after
        """So many own actions are done; then it leaves."""
        self.looks = looks
        self.speech = Speech(library.find(game), language)
        self.match: Match[Any] | None = None
        self.turn = -1
        self.keys: dict[str, object] = {}
        """What each key stood for in this turn."""
        self.told = 0
        self.known: set[str] = set()
        """Words of the journal so far."""
        self.entries = 0

    def play(self) -> None:
        shown = self.terminal.read()
        while self.terminal.asked:
            shown = self.terminal.answer(self.answer(shown))
        self.check_lines()

    def answer(self, shown: str) -> str:
        """What to type at this question."""
        self.check_lines()
        if self.terminal.asked in ("prompt-way", "prompt-way-pages"):
            assert len(shown.splitlines()) <= self.terminal.height, f"too long:\n{shown}"
            return ""
        if self.terminal.asked == "prompt-sure":
            return ""
        if not self.follow():  # a game is kept when somebody has done something
            numbers = re.findall(r"^[! ] {1,2}(\d+)  ", shown, flags=re.MULTILINE)
            return str(min(map(int, numbers)))
        assert self.match is not None
        view, options = self.match.view(0), self.match.options
        if sum(by == 0 for by, _ in self.match.actions) == self.leave_after:
            return "q"
        if len(options) == 1:
            return ""
        chance = Dice(f"the person/{len(self.match.actions)}")  # also after the game was left
        wanted = bots.find("easy", self.match.game).choose(view, options, chance)
        keys = self.read_keys(shown, view, options)
        if self.looks:
            panels = self.panels(view)
            self.check_table(view, panels)
            self.check_words(shown, view, panels)
        for choice, key in keys.items():
            if choice == wanted or (isinstance(choice, Kind) and wanted in choice.options):
                return key
        return "m"

    def follow(self) -> bool:
        """The match as it is kept now, if it is."""
        if not self.path.exists():
            return False
        record = file.read(self.path)
        if self.match is None:
            self.match = Match.replayed(self.speech.game, {**record, "actions": []}, until=0)
            self.match.given = True
        self.match.follow(record["actions"][len(self.match.actions) :])
        turn = sum(by not in (0, NATURE) for by, _ in self.match.actions)
        if turn != self.turn:
            self.turn, self.keys = turn, {}
        return True

    def read_keys(self, shown: str, view: Plain, options: list[Action]) -> dict[object, str]:
        """The keys of the options on the screen: each reads unlike the others, and its key has
        never meant another one in this turn."""
        menu = Menu(self.speech, Keys(), view)
        rows = menu.rows([*options, *(one for one in menu.kinds(options) if isinstance(one, Kind))])
        words = [row.words for row in rows]
        assert len(set(words)) == len(words), sorted(words)
        found: dict[object, str] = {}
        for row in rows:
            pattern = r"(\w+)  " + r"\s+".join(map(re.escape, row.words.split(" ")))
            if there := re.search(pattern + r"(?= *\n| {2}| !)", shown):
                found[row.choice] = there[1]
        assert len(set(found.values())) == len(found), shown
        for choice, key in found.items():
            assert self.keys.setdefault(key, choice) == choice, f"{key} was something else"
        return found

    def check_lines(self) -> None:
        """No line is wider than the screen."""
        for line in self.terminal.text[self.told :].split("\n"):
            assert cell_len(line) <= self.terminal.width, line
        self.told = self.terminal.text.rfind("\n") + 1

    def check_table(self, view: Plain, panels: list[Panel]) -> None:
        """The table that the decision needs, the prompt and the options are on the screen."""
        screen = joined(" ".join(self.terminal.screen))
        for text in texts_of(panels):
            assert joined(text) in screen
        assert joined(self.speech.prompt(view)) in screen

    def panels(self, view: Plain) -> list[Panel]:
        glance = self.speech.glance(view)
        return self.speech.table(view) if glance is None else glance

    def check_words(self, shown: str, view: Plain, panels: list[Panel]) -> None:
        """Every word on the screen is a whole word of what there is to say."""
        assert self.match is not None
        self.known |= words_of(
            self.speech.entry(view, one) for one in view["journal"][self.entries :]
        )
        self.entries = len(view["journal"])
        menu, words = Menu(self.speech, Keys(), view), self.speech.words
        options = self.match.options
        known = self.known | words_of([
            words("prompt-line", player="Ada", prompt=self.speech.prompt(view)),
            *(row.words for row in menu.rows([*options, *menu.kinds(options)])),
            *(words(f"phase-{phase}") for phase in self.speech.game.phases.values()),
            *texts_of(panels),
            *(words(one, page=1, pages=1) for one in QUESTIONS[:4]),
        ])  # fmt: skip
        strange = {word for word in shown.split() if not LAYOUT.fullmatch(word)} - known
        if strange:
            strange -= words_of(texts_of(self.speech.table(view)))
        assert not strange, f"{strange} are cut in\n{shown}"


def texts_of(panels: list[Panel]) -> list[str]:
    return [text for panel in panels for text in (panel.title, *panel.rows)]


def words_of(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in text.split()}


def joined(text: str) -> str:
    """With one space wherever there is any, or a frame, or the end of a line."""
    return " ".join(filter(None, re.split("[ ─-╿]", text)))
