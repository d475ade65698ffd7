"""Pebbles: the smallest game that has all that a game can have, for the tests alone.

It comes from outside, as a package of its own (`grasse_pebbles-1.0.dist-info` declares it): short
games, a hidden hand, chance, nothing that reveals, ties, no options. Chapters PB-TURN and PB-END.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, Self

import msgspec

from grasse.kernel import (
    NATURE,
    Action,
    Chance,
    Counts,
    FlatPosition,
    Game,
    Hands,
    Nature,
    Plain,
    Result,
    Seat,
    Step,
    Vocabulary,
    weighted,
)
from grasse.kernel.components import Reader
from grasse.kernel.game import Panel, Speak
from grasse.kernel.rows import Row

FOLDER: Final = Path(__file__).parent
ROUNDS: Final = 4


class Pebble(Row, frozen=True):
    worth: int
    count: int
    key = ("worth",)


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pebbles: list[Pebble]


class Box(NamedTuple):
    worth: tuple[int, ...]
    counts: tuple[int, ...]
    custom: Plain | None


def build(table: Table, custom: Plain | None) -> Box:
    kinds = table.pebbles
    return Box(tuple(one.worth for one in kinds), tuple(one.count for one in kinds), custom)


def problems(table: Table) -> Iterable[str]:
    needed = 2 * 4 * ROUNDS + 1
    if any(one.count < 0 for one in table.pebbles):
        yield "pebbles: a count is below nothing"
    elif sum(one.count for one in table.pebbles) < needed:
        yield f"pebbles: there must be {needed} of them"


class Draw(Action, frozen=True):
    """Draw a pebble that only you see."""


class Take(Action, frozen=True):
    """Take the pebble on the shore."""


class Drawn(Action, frozen=True):
    """Nature: a pebble of this kind came out of the bag."""

    kind: int


class Washed(Action, frozen=True):
    """Nature: a pebble of this kind was washed ashore."""

    kind: int


class PebblesPosition(FlatPosition):
    __slots__ = ("bag", "hands", "over", "shore", "taken")
    fields: ClassVar = {"bag": Counts, "hands": Hands, "taken": Hands, "shore": int, "over": bool}
    hidden: ClassVar = {"bag": "hands"}

    bag: list[int]
    hands: list[tuple[int, ...]]
    taken: list[tuple[int, ...]]
    """From the shore, so that everybody saw them."""
    shore: int
    over: bool

    @classmethod
    def blank(cls, seats: int, rulings: Any, box: Box) -> Self:
        p = cls()
        p.box, p.rulings, p.seats = box, rulings, seats
        p.bag = list(box.counts)
        p.hands = [(0,) * len(box.counts)] * seats
        p.taken = p.hands[:]
        p.shore, p.over = 0, False
        return p

    def faults(self) -> Iterable[str]:
        kinds = len(self.box.counts)
        if len(self.taken) != self.seats or any(len(row) != kinds for row in self.taken):
            yield "taken: a row for each seat"
        elif not 0 <= self.shore < kinds:
            yield f"shore: a kind from 0 to {kinds - 1}"
        elif sum(self.bag) + sum(map(sum, self.hands + self.taken)) > sum(self.box.counts):
            yield "there are more pebbles than in the box"
        elif sum(self.bag) < 2 * 4 * ROUNDS - sum(map(sum, self.hands + self.taken)) * 2:
            yield "bag: there are too few to go on"

    def score(self, seat: Seat) -> int:
        held = zip(self.hands[seat], self.taken[seat], self.box.worth, strict=True)
        return sum((own + seen) * worth for own, seen, worth in held)

    def result(self) -> Result | None:
        if not self.over:
            return None
        scores = [self.score(seat) for seat in range(self.seats)]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Result(scores, winners, "all-drawn")


def one_more(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(count + (place == kind) for place, count in enumerate(hand))


class Turn(Step[PebblesPosition]):
    """PB-TURN-01."""

    def options(self, p: PebblesPosition) -> list[Action]:
        return [Draw(), Take()]

    def play(self, p: PebblesPosition, action: Draw | Take) -> None:
        _, seat = p.steps.pop()
        if isinstance(action, Draw):
            p.push((BAG, NATURE, seat))
            return
        p.taken[seat] = one_more(p.taken[seat], p.shore)
        if p.tell:
            p.tell("takes", seat=seat, worth=p.box.worth[p.shore])
        p.push((SHORE, NATURE))

    def prompt(self, p: PebblesPosition) -> Plain:
        return {"worth": p.box.worth[p.shore]}


class Pool(Nature[PebblesPosition]):
    """What both steps of Nature have in common: a pebble comes out of the bag."""

    made: type[Drawn] | type[Washed]

    def chances(self, p: PebblesPosition) -> list[tuple[Action, int]]:
        return [(self.made(kind), count) for kind, count in enumerate(p.bag) if count]

    def draw(self, p: PebblesPosition, chance: Chance) -> Action:
        return self.made(weighted(chance, "bag", p.bag))


class Bag(Pool):
    numbers = (int,)
    made = Drawn

    def play(self, p: PebblesPosition, action: Drawn) -> None:
        _, _, seat = p.steps.pop()
        p.bag[action.kind] -= 1
        p.hands[seat] = one_more(p.hands[seat], action.kind)
        if p.tell:
            p.tell("draws", seat=seat)
            p.tell("drew", to=seat, seat=seat, worth=p.box.worth[action.kind])


class Shore(Pool):
    """PB-TURN-02."""

    made = Washed

    def play(self, p: PebblesPosition, action: Washed) -> None:
        p.steps.pop()
        p.bag[action.kind] -= 1
        p.shore = action.kind
        if p.tell:
            p.tell("washed", worth=p.box.worth[action.kind])


class End(Step[PebblesPosition]):
    """PB-END-01."""

    automatic = True

    def run(self, p: PebblesPosition) -> None:
        p.steps.pop()
        p.over = True
        if p.tell:
            p.tell("ends")


TURN, BAG, SHORE, END = Turn(), Bag(), Shore(), End()


def start(seats: int, rulings: Any, box: Box) -> PebblesPosition:
    p = PebblesPosition.blank(seats, rulings, box)
    turns = [(TURN, seat) for seat in range(seats)] * ROUNDS
    p.push((SHORE, NATURE), *turns, (END, NATURE))
    p.wait()
    return p


def choose(p: PebblesPosition, options: list[Action], chance: Chance) -> Action:
    """The pebble that all see, if it is worth more than one from the bag may be."""
    worth: tuple[int, ...] = p.box.worth
    return options[worth[p.shore] > worth[weighted(chance, "bot", p.bag)]]


def draw_table(view: Plain, speak: Speak) -> list[Panel]:
    table, names = view["table"], view["names"]
    worth = read_box(table.get("components")).worth
    rows = []
    for seat, name in enumerate(names):
        taken = _listed(table["taken"][seat], worth, speak)
        rows.append(speak("table-taken", player=name, pebbles=taken))
        hand = table["hands"][seat]
        if isinstance(hand, list):
            rows.append(speak("table-hand", player=name, pebbles=_listed(hand, worth, speak)))
        else:
            rows.append(speak("table-hidden", player=name, count=hand))
    shore = speak("table-shore", worth=worth[table["shore"]])
    return [Panel(speak("game"), [shore]), Panel(speak("table-players"), rows)]


def _listed(counts: list[int], worth: tuple[int, ...], speak: Speak) -> str:
    held = [str(one) for one, count in zip(worth, counts, strict=True) for _ in range(count)]
    return ", ".join(held) or speak("table-none")


read_box: Final = Reader(FOLDER / "components.toml", Table, problems, build)
GAME: Final = Game(
    name="pebbles",
    prefix="PB",
    version=1,
    seats=(2, 3, 4),
    vocabulary=Vocabulary(Draw, Take, Drawn, Washed),
    folder=FOLDER,
    steps={step.name: step for step in (TURN, BAG, SHORE, END)},
    start_position=start,
    load_position=PebblesPosition.load,
    imagine=PebblesPosition.imagine,
    read_components=read_box,
    draw_table=draw_table,
    judge=choose,
    endings={"all-drawn": {}},
    longest=1 + 2 * 4 * ROUNDS,
)
PebblesPosition.game = GAME
