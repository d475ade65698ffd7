"""How a game is thought about: what a game says of itself so that bots of every level can play it.

A one-turn player asks `worths` and takes the best. A search plays on from each option `in_haste`
until the position `is_quiet`, and asks there what a value learned from the `features`; where none
was learned it asks `expect`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Literal

from grasse.kernel.action import Action, Seat
from grasse.kernel.chance import Chance
from grasse.kernel.position import P

Planner = Literal["beginner", "easy", "solid"]
"""The levels that plan one turn and do not search."""
Searcher = Literal["strong", "master"]
"""Those that do."""
Judgement = Callable[[Any, Seat], tuple[float, float]]
"""What a search thinks of a quiet position: a seat's share of the win, and its lead in points."""
NEVER: Final = float("-inf")
"""The worth of an option that is not worth a thought."""


class Mind(Generic[P]):
    """What players of a game look at. Every answer is about a position that was imagined from what
    the seat to act may know, so it may look at all of it.

    The one below says nothing of its game: its one-turn players find every option as good as
    another, and a search plays each of them to the end at random.
    """

    width: ClassVar[int] = 8
    """How many options it looks at, the best in the eyes of `solid`."""
    samples: ClassVar[Mapping[str, int]] = {"strong": 20, "master": 100}
    """How many imagined worlds a level that searches tries its options in, at most."""
    patience: ClassVar[float] = 0.0
    """No option is given up before it was tried in this part of these worlds, and in a few."""
    trust: ClassVar[float] = 0.3
    """How much the opinion of `solid` counts beside what came of trying."""
    scale: ClassVar[float] = 10.0
    """A lead of so many points is nearly the game: 73 of 100 are won."""
    names: ClassVar[tuple[str, ...]] = ()
    """What `features` are, one by one."""

    def ideas(self, p: P, options: list[Action], level: Planner) -> list[Action]:
        """What this level may think of doing: the options, and where these are but examples of what
        is allowed, as with a throw, others beside them. A search thinks of what `solid` does."""
        return options

    def worths(
        self, p: P, options: Sequence[Action], chance: Chance, level: Planner
    ) -> list[float]:
        """What each option is worth to the seat to act in the eyes of this level, in points;
        comparable within one decision. `NEVER` is not worth a thought."""
        return [0.0] * len(options)

    def candidates(
        self, p: P, options: list[Action], chance: Chance, level: Searcher, value: Judgement
    ) -> list[tuple[float, Action]]:
        """What a search thinks about, with what each seems worth before it is tried, in points; the
        best first. It is what `solid` thinks."""
        ideas = self.ideas(p, options, "solid")
        worths = self.worths(p, ideas, chance, "solid")
        ranked = sorted(zip(worths, range(len(ideas)), strict=True), key=lambda one: -one[0])
        return [
            (worth, ideas[index])
            for place, (worth, index) in enumerate(ranked[: self.width])
            if worth > NEVER or not place
        ]

    def in_haste(self, p: P, options: list[Action], chance: Chance) -> Action:
        """What a good player does without thinking long: so a search plays on."""
        return best(options, self.worths(p, options, chance, "solid"), chance)

    def is_quiet(self, p: P) -> bool:
        """Whether nothing hangs in the air: a value that looks at this position misses nothing."""
        return False

    def horizon(self, p: P, level: Searcher) -> int:
        """How far a search plays on from this decision: so many quiet moments, as `rest` counts
        them."""
        return 1

    def rest(self, p: P) -> int:
        """What a quiet moment counts on the way there: more than one where something larger has
        come to its end."""
        return 1

    def features(self, p: P, seat: Seat) -> list[float]:
        """What a value may look at, of one seat at a quiet moment: numbers of about -3 to 3."""
        return []

    def expect(self, p: P, seat: Seat) -> float:
        """The points this seat may hope to have in the end, by rule of thumb."""
        return 0.0


def best(options: Sequence[Action], worths: Sequence[float], chance: Chance) -> Action:
    """The option of the highest worth; chance decides among equals."""
    most = max(worths)
    equals = [option for option, worth in zip(options, worths, strict=True) if worth == most]
    return equals[0] if len(equals) == 1 else equals[chance.below("tie", len(equals))]
