"""People at one keyboard, and bots: a match from its first question to its end."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from grasse import bots
from grasse.cli.decision import Decision, TakenBack
from grasse.cli.ear import Left
from grasse.cli.menu import Keys
from grasse.cli.narration import Paragraph, paragraphs
from grasse.cli.screen import Screen
from grasse.cli.shelf import Kept, Shelf, free
from grasse.kernel import Action, Dice, Illegal, Match
from grasse.kernel.game import Panel
from grasse.kernel.home import home
from grasse.kernel.speech import Speech, shown_names


def program() -> str:
    """How this command line is called from here."""
    if shutil.which("grasse") or not sys.argv[0].endswith("grasse"):
        return "grasse"
    return os.path.relpath(sys.argv[0])


class Keyboard:
    """Where people sit, one after the other."""

    def __init__(
        self,
        match: Match[Any],
        speech: Speech,
        screen: Screen,
        place: Kept,
        *,
        save: Path | None = None,
        pause: bool = False,
        sure: bool = False,
        repeatable: bool = False,
    ) -> None:
        self.match = match
        self.speech = speech
        self.words = speech.words
        self.screen = screen
        self.place = place
        self.save = save
        self.pause = pause
        self.sure = sure
        """What cannot be taken back is done without asking once more."""
        self.repeatable = repeatable
        """Bots do the same on every machine, however long it takes there."""
        self.names = shown_names(match.names)
        self.people = [s for s, name in enumerate(match.names) if not name.startswith("bot:")]
        self.told = dict.fromkeys(self.people, 0)
        self.phase = dict.fromkeys(self.people, "")
        self.watching = self.people[0]
        self.keys = Keys()
        self.heard: list[Panel] = []
        self.refused: Illegal | None = None
        self.kept: list[tuple[int, Action]] = []
        """The actions of the kept game."""

    @property
    def goal(self) -> str:
        return self.words("goal")

    def play(self, *, resumed: bool = False) -> None:
        ear = self.screen.ear
        with ear.in_game():
            self._welcome(resumed)
            try:
                while (seat := self.match.to_act) is not None:
                    ear.leave_if_called()
                    if seat in self.people:
                        self._let_person_act(seat)
                    else:
                        self._let_bot_act(seat)
            except (Left, EOFError):
                ear.close()
                self._keep()
                self._tell_kept()
                return
            except KeyboardInterrupt:  # something may be half done: what was kept before it counts
                ear.close()
                self._tell_kept()
                return
            ear.close()
            self._tell()
            self._end()

    def _welcome(self, resumed: bool) -> None:
        players = [
            f"{shown} ({self._level(name[4:])})" if name.startswith("bot:") else shown
            for shown, name in zip(self.names, self.match.names, strict=True)
        ]
        say = self.screen.say
        say(self.words("welcome", game=self.words("game"), players=", ".join(players)), "bold")
        if resumed:
            self._recap()
            return
        say(self.goal)
        say(self.words("committed", commitment=self.match.commitment))
        say(self.words("welcome-help"))

    def _level(self, name: str) -> str:
        return self.words(f"level-{bots.OLD_NAMES.get(name, name)}")

    # Turns

    def _let_bot_act(self, seat: int) -> None:
        """A whole turn, told in one go."""
        while self.match.to_act == seat:
            self.screen.ear.leave_if_called()
            level = self.match.names[seat][4:]
            bot = bots.find(level, self.match.game, repeatable=self.repeatable)
            # A repeatable game has repeatable bots, also if it was left and taken up again.
            chance = Dice(f"{self.match.commitment}/bots/{len(self.match.actions)}")
            self.match.play(bots.decide(self.match, bot, chance), seat)
        self.keys = Keys()
        if len(self.people) == 1 and self._tell(next_too=False) and self.pause:
            self.screen.wait(self.words("prompt-pause"))

    def _let_person_act(self, seat: int) -> None:
        if seat != self.watching:
            self.screen.clear()
            self.screen.ask(self.words("hand-over", player=self.names[seat]))
            self.heard, self.keys = [], Keys()
        self.watching = seat
        if self._tell() and self.pause and len(self.people) > 1:
            self.screen.wait(self.words("prompt-pause"))
        self._keep()
        try:
            self._do(Decision(self, seat))
        except TakenBack:
            self.told[seat] = min(self.told[seat], len(self.match.journal))

    def _do(self, decision: Decision) -> None:
        action = decision.choose()
        try:
            self.match.play(action)
        except Illegal as illegal:
            self.refused = illegal
            refusal = self.speech.refusal(decision.view, illegal)
            self.screen.say(f"{refusal} {self.words('refused-why')}")
        self._keep()

    # Telling

    def _tell(self, *, next_too: bool = True) -> bool:
        """What happened since this person last looked, if anything did; what is told already of
        the next one's turn may wait until it is over."""
        seat, journal = self.watching, self.match.journal
        end = len(journal)
        while not next_too and journal[end - 1].args.get("seat") == self.match.to_act:
            end -= 1
        new = journal[self.told[seat] : end]
        entries = [entry.plain() for entry in new if entry.to is None or entry.to == seat]
        view = self.match.view(seat, end)
        told, self.phase[seat] = paragraphs(self.speech, view, entries, self.phase[seat])
        self.told[seat] = max(self.told[seat], end)
        self.screen.show(self.lines(told))
        return bool(told)

    def lines(self, told: list[Paragraph]) -> list[Text]:
        """Paragraphs as they are shown, a blank line above each heading."""
        lines: list[Text] = []
        for one in told:
            if one.heading:
                lines += [Text(), *self.screen.paragraph(one.heading, "bold underline")]
            lines += self.screen.paragraph(f"  {one.text}")
        return lines

    def _recap(self) -> None:
        """The last turns, as much as a third of the screen takes."""
        view = self.match.view(self.watching)
        told, phase = paragraphs(self.speech, view, view["journal"])
        least = len(told) - 1
        while least > 0 and len(self.lines(told[least - 1 :])) <= self.screen.height // 3:
            least -= 1
        if told:
            self.screen.say(self.words("recap"))
            self.screen.show(self.lines(told[least:]))
        for seat in self.people:
            self.told[seat], self.phase[seat] = len(self.match.journal), phase

    # The shelf

    def _keep(self) -> None:
        """Only what somebody at this keyboard had a hand in is worth keeping."""
        actions = self.match.actions
        worth = self.kept or any(seat in self.people for seat, _ in actions)
        if worth and actions != self.kept and self.match.to_act is not None:
            self.place.keep(self.match)
            self.kept = actions[:]

    def _tell_kept(self) -> None:
        self.screen.say()
        if self.kept:
            self.screen.say(self.words("kept", name=self.place.name))
            self.screen.show([Text(f"  {program()} play --resume {self.place.name}")])
        else:
            self.screen.say(self.words("not-kept"))

    def _end(self) -> None:
        self.screen.say()
        for line in self.speech.result(self.match.view(self.watching)):
            self.screen.say(line, "bold", hang=2)
        path = free(self.save) if self.save else Shelf(home()).finished(self.match.game.name)
        self.match.save(path)
        self.place.drop()
        self.screen.say(self.words("saved", path=str(path)))
        self.screen.show([Text(f"  {program()} verify {path}")])
