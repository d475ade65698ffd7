"""What holds at any moment of any game of Safranito.

`check` looks at one position; `play_through` plays a random game to its end and checks each.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from grasse import NATURE, Action, Dice
from grasse.games.safranito.actions import (
    SPICES,
    BuyCard,
    Decline,
    PrepareDish,
    PrepareReserved,
    SellCards,
)
from grasse.games.safranito.position import NOWHERE, SILENT, SafranitoPosition
from tests.games.safranito.tables import BOX, DISHES

CARDS, DISHES_TO_WIN = 6, 3

OTHERWISE: Final[dict[str, tuple[Any, ...]]] = {
    "first_chef": ("first-seat",),
    "tie_mode": ("chef_last",),
    "decline_returns": ("highest",),
    "action_chips_leave": ("on_resolve",),
    "sell_mode": ("simultaneous",),
    "money": ("hidden",),
    "throw_side": ("any",),
    "piles": ("keep",),
    "steadiness": ("steady", "shaky"),
    "aim_help": ("short", "none"),
    "round_cap": (3, 25),
}
"""The alternatives to the default of each option."""


def holds(what: str, condition: bool, p: SafranitoPosition) -> None:
    if not condition:
        raise AssertionError(f"{what}: {p.dump()}")


def check(p: SafranitoPosition) -> None:
    """Everything that one position can tell."""
    for spice in range(len(SPICES)):
        count = p.pile[spice] + p.discard[spice] + p.display[spice]
        count += sum(hand[spice] for hand in p.hands)
        count += sum(card == spice for card, _ in (*p.under, *p.drawn))
        holds("each spice has its cards", count == CARDS, p)
        held = zip(p.hands, p.shown, strict=True)
        holds("known cards are held", all(0 <= s[spice] <= h[spice] for h, s in held), p)
    holds("nothing is negative", min(*p.pile, *p.discard, *p.display, *p.money) >= 0, p)
    dishes = [*p.dish_pile, *p.offer, *(d for row in (*p.reserved, *p.cooked) for d in row)]
    holds("each dish is in one place", sorted(d.id for d in dishes) == sorted(DISHES), p)
    chips = [chip[:2] for chip in p.thrown]
    holds("each chip is in one place", len(chips) == len(set(chips)), p)
    most = p.seats * p.box.tables[p.seats].throws + 1
    holds("no more chips than throws", len(chips) <= most, p)
    for chip in p.thrown:
        target = None if chip.out else BOX.counts_for(chip.x, chip.y)
        holds(
            "a target is where the chip lies", chip.target == (-1 if target is None else target), p
        )
    lying = p.lying()
    apart = [(a.x - b.x) ** 2 + (a.y - b.y) ** 2 for i, a in enumerate(lying) for b in lying[:i]]
    holds("no chips overlap", min(apart, default=39_000**2) >= 39_000**2, p)
    cooked = [len(row) for row in p.cooked]
    holds(
        "three dishes end the game", (max(cooked) >= DISHES_TO_WIN) == (p.reason == "third-dish"), p
    )
    names = {frame[0].name for frame in p.steps}
    if p.bowl == NOWHERE:
        holds("sales belong to a bowl", set(p.announced) == {SILENT}, p)
    if not names & {"market", "cooking"} and "first-chef" not in names and p.steps:
        holds("chips are back at the change of rounds", not p.thrown, p)


def keen(options: list[Action], random: Random) -> Action:
    """Mostly what brings something, as people play."""
    for kind in (PrepareReserved, PrepareDish, BuyCard, Decline):
        some = [action for action in options if isinstance(action, kind)]
        if some and random.random() < 0.9:
            return random.choice(some)
    if isinstance(options[0], SellCards):
        return options[-1] if random.random() < 0.2 else options[0]
    return random.choice(options)


def anyhow(options: list[Action], random: Random) -> Action:
    return random.choice(options)


def other_options(random: Random) -> dict[str, Any]:
    """Some options, at random, with another value than the default."""
    return {name: random.choice(row) for name, row in OTHERWISE.items() if random.random() < 0.4}


def play_through(p: SafranitoPosition, seed: int) -> SafranitoPosition:
    """Play to the end at random, checked after each action; with an odd seed, keenly."""
    random = Random(seed)
    chance = Dice(random)
    choose = keen if seed % 2 else anyhow
    check(p)
    while p.to_act is not None:
        p.play(p.draw(chance) if p.to_act == NATURE else choose(p.options(), random))
        check(p)
    return p
