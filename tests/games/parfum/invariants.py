"""What holds at any moment of any game (PF-INV).

`check` looks at one position. A `Watch` follows a game, for what depends on what happened before.
`play_through` watches a random game to its end: position and seed give the same game again.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from grasse import NATURE, Action, Dice
from grasse.games.parfum.actions import (
    AROMAS,
    Bargain,
    ClaimNote,
    JoinPerfume,
    ReturnDice,
    SellTo,
    StopWater,
)
from grasse.games.parfum.box import HEART
from grasse.games.parfum.position import ParfumPosition

NOTES, TOKENS, FLACONS, DICE, CUSTOMERS = 42, [10, 4, 5, 6], 25, 3, 25
FLACONS_ON: Final = {"minor": 2, "major": 3}
BARGAIN: Final = {"minor": 2, "major": 3}
BELOW_CLOSING = 5
LIMIT = 4

EXCUSED: Final = {
    "PF-INV-03": ("limited_flacons", False, "the supply has no bottom: it may be below 0"),
    "PF-INV-06": ("bag_end", "empty", "the last notes may not fill the display"),
    "PF-INV-07": ("limit_in_last_round", False, "in the final round nothing is discarded"),
    "PF-INV-10": ("sold_out_notes", "bag", "claimed notes come back to the bag"),
}
"""Which option takes an invariant, or a part of it, out of force, and why."""

OTHERWISE: Final[dict[str, tuple[Any, ...]]] = {
    "random_first_clocks": (True,),
    "spare_actions": (True,),
    "reshuffle": ("eager",),
    "limited_flacons": (False,),
    "idle_water": (True,),
    "water_after_claim": (True,),
    "hold_notes": (True,),
    "flacons_optional": (True,),
    "pass_drops_out": (True,),
    "tan_clocks": ("tan-low",),
    "sold_out_notes": ("bag",),
    "limit_in_last_round": (False,),
    "closing_token": ("on-top",),
    "bag_end": ("empty",),
    "two_player_limit": ("clock",),
    "round_cap": (3, 40),
}
"""The alternatives to the default of each option."""


def excused(p: ParfumPosition, rule: str) -> bool:
    option, value, _ = EXCUSED[rule]
    return bool(getattr(p.rulings, option) == value)


def holds(rule: str, condition: bool, p: ParfumPosition) -> None:
    if not condition:
        raise AssertionError(f"{rule} does not hold: {p.dump()}")


def check(p: ParfumPosition) -> None:
    """Everything that one position can tell."""
    notes = [*p.bag, *filter(None, p.display), *(note for hand in p.hands for note in hand)]
    notes += [note for row in p.perfumes for perfume in row for note in perfume.notes]
    holds("PF-INV-01", len(notes) == NOTES == len(set(notes)), p)
    composing = {frame[1] for frame in p.steps if frame[0].name in ("composing", "compose")}
    in_hand = {seat for seat, hand in enumerate(p.hands) if hand}
    holds("PF-INV-01", in_hand <= composing or p.rulings.hold_notes, p)

    tokens = [sum(counts) for counts in zip(p.well, p.discard, *p.water, strict=True)]
    holds("PF-INV-02", tokens == TOKENS, p)
    holds("PF-INV-02", min(*p.well, *p.discard, *(n for held in p.water for n in held)) >= 0, p)

    filled = sum(perfume.flacons for row in p.perfumes for perfume in row)
    holds("PF-INV-03", p.flacons + filled == FLACONS, p)
    holds("PF-INV-03", p.flacons >= 0 or excused(p, "PF-INV-03"), p)

    booths = [DICE - taken for taken in p.dice]
    holds("PF-INV-04", len(booths) == len(AROMAS) and min(booths) >= 0, p)
    shown = [flasks + used for flasks, used in zip(p.flasks, p.used, strict=True)]
    holds("PF-INV-04", all(n <= dice for n, dice in zip(shown, p.dice, strict=True)), p)
    if not any(frame[0].name == "end-turn" for frame in p.steps):
        holds("PF-INV-04", not any(p.dice), p)

    stack = [*p.customers_a, *p.customers_b]
    people = [*stack, *filter(None, p.street), *(c for row in p.served for c in row)]
    holds("PF-INV-05", len(people) == CUSTOMERS == len(set(people)), p)
    holds("PF-INV-05", len(stack) >= BELOW_CLOSING if p.closing else len(stack) <= BELOW_CLOSING, p)

    for row in p.perfumes:
        for perfume in row:
            holds("PF-INV-09", 0 <= perfume.flacons <= FLACONS_ON[perfume.size], p)
            full = len(perfume.notes) == FLACONS_ON[perfume.size]  # as many slots as flacons
            holds("PF-INV-09", not perfume.flacons or full, p)
            holds("PF-INV-09", perfume.size == "major" or perfume.slots[HEART] is None, p)


class Watch:
    """A game that is checked after each action."""

    def __init__(self, p: ParfumPosition) -> None:
        self.p = p
        self.earned = [list(row) for row in p.income]
        self.claimed = NOTES - len(p.bag) - sum(note is not None for note in p.display)
        self.round = p.round
        self.sales = self.to_customers = 0
        check(p)

    def play(self, action: Action) -> None:
        p = self.p
        seat, money = p.to_act, p.money[:]
        assert seat is not None
        if isinstance(action, ClaimNote):
            self.claimed += 1
            self.earned[seat][0] += p.box.notes[action.note].coins
        elif isinstance(action, SellTo):
            self.sales += 1
            self.to_customers += 1
            self.earned[seat][1] += p.box.customers[action.customer].price
        elif isinstance(action, Bargain):
            self.sales += 1
            self.earned[seat][2] += BARGAIN[p.perfumes[seat][action.perfume].size]

        p.play(action)

        check(p)
        self._dice(action)
        self._tokens()
        self._money(money)
        self._sales()
        if p.round != self.round:
            self._round()

    def _dice(self, action: Action) -> None:
        if isinstance(action, ReturnDice):
            holds("PF-INV-04", not any(self.p.dice), self.p)

    def _tokens(self) -> None:
        p = self.p
        if p.last_round and excused(p, "PF-INV-07"):
            return
        for seat in done_selling(p):
            holds("PF-INV-07", p.tokens(seat) <= LIMIT, p)

    def _money(self, before: list[int]) -> None:
        p = self.p
        if p.reason in ("closing", "bag"):
            for seat, held in enumerate(p.water):
                self.earned[seat][3] += sum(value * count for value, count in enumerate(held))
        holds("PF-INV-08", all(now >= then for now, then in zip(p.money, before, strict=True)), p)
        holds("PF-INV-08", p.money == [sum(row) for row in self.earned], p)
        holds("PF-INV-08", [list(row) for row in p.income] == self.earned, p)

    def _sales(self) -> None:
        p = self.p
        holds("PF-INV-11", self.sales <= (8 if p.seats == 2 else 2 * p.seats), p)
        holds("PF-INV-11", self.to_customers <= (4 if p.seats == 3 else 5), p)

    def _round(self) -> None:
        p = self.p
        holds("PF-INV-07", max(map(p.tokens, range(p.seats))) <= LIMIT, p)
        self.round = p.round
        self.sales = self.to_customers = 0
        holds("PF-INV-06", None not in p.street, p)
        holds("PF-INV-06", None not in p.display or excused(p, "PF-INV-06"), p)
        if not excused(p, "PF-INV-10"):
            shown = sum(note is not None for note in p.display)
            holds("PF-INV-10", len(p.bag) == NOTES - shown - self.claimed, p)


_SELLING: Final = {"chance-to-sell", "sell", "limiting", "limit"}
_AFTER: Final = {"round-end", "bag", "refill-street", "stack", "round"}


def done_selling(p: ParfumPosition) -> list[int]:
    """The seats that have had their last chance of the round."""
    names = {frame[0].name for frame in p.steps}
    if p.reason == "cap" or not names <= _SELLING | _AFTER | {"well"}:
        return []
    ahead = {frame[1] for frame in p.steps if frame[0].name in _SELLING}
    ahead |= {frame[2] for frame in p.steps if frame[0].name == "well"}
    return [seat for seat in range(p.seats) if seat not in ahead]


def other_options(random: Random) -> dict[str, Any]:
    """Some options, at random, with another value than the default."""
    return {
        name: random.choice(values) for name, values in OTHERWISE.items() if random.random() < 0.3
    }


def keen(options: list[Action], random: Random) -> Action:
    """Mostly what brings something, as people play."""
    for kind in (SellTo, ClaimNote, JoinPerfume, StopWater):
        some = [action for action in options if isinstance(action, kind)]
        if some and random.random() < 0.8:
            return random.choice(some)
    return random.choice(options)


def anyhow(options: list[Action], random: Random) -> Action:
    return random.choice(options)


def play_through(p: ParfumPosition, seed: int) -> ParfumPosition:
    """Play to the end at random, checked after each action; with an odd seed, keenly."""
    random = Random(seed)
    chance = Dice(random)
    choose = keen if seed % 2 else anyhow
    watch = Watch(p)
    while p.to_act is not None:
        watch.play(p.draw(chance) if p.to_act == NATURE else choose(p.options(), random))
    return p
