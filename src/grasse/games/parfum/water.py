"""Water tokens: the well, the discard and the reshuffle (PF-WATER)."""

from __future__ import annotations

from typing import Final

from grasse.games.parfum.actions import DrawnWater
from grasse.games.parfum.position import ParfumPosition
from grasse.kernel import NATURE, Action, Chance, Nature, Seat, weighted


def draw_water(p: ParfumPosition, seat: Seat, count: int) -> None:
    """Due to this seat are `count` tokens; what does not exist is lost (PF-WATER-05)."""
    count = min(count, sum(p.well) + sum(p.discard))
    if count:
        if not any(p.well):
            reshuffle(p)
        p.steps.append((WELL, NATURE, seat, count))


def reshuffle(p: ParfumPosition) -> None:
    """The whole discard becomes the new well; held tokens stay (PF-WATER-02, -04)."""
    p.well, p.discard = p.discard, p.well
    if p.tell:
        p.tell("reshuffle", count=sum(p.well))


def put_down(p: ParfumPosition, seat: Seat, *values: int) -> None:
    """Spent or surplus tokens go to the discard together, coin side up (PF-WATER-01)."""
    held = list(p.water[seat])
    for value in values:
        index = p.box.value_index[value]
        held[index] -= 1
        p.discard[index] += 1
    p.water[seat] = tuple(held)
    if p.rulings.reshuffle == "eager" and not any(p.well):
        reshuffle(p)


class Well(Nature[ParfumPosition]):
    """Nature draws a token for a seat. Frame: how many are still due."""

    numbers = (int, int)

    def chances(self, p: ParfumPosition) -> list[tuple[Action, int]]:
        return [(_DRAWN[value], n) for value, n in zip(p.box.values, p.well, strict=True) if n]

    def allows(self, p: ParfumPosition, action: Action) -> bool:
        if type(action) is not DrawnWater:
            return False
        index = p.box.value_index.get(action.token)
        return index is not None and p.well[index] > 0

    def draw(self, p: ParfumPosition, chance: Chance) -> Action:
        return _DRAWN[p.box.values[weighted(chance, "well", p.well)]]

    def play(self, p: ParfumPosition, action: DrawnWater) -> None:
        _, _, seat, due = p.steps.pop()
        index = p.box.value_index[action.token]
        p.well[index] -= 1
        held = list(p.water[seat])
        held[index] += 1
        p.water[seat] = tuple(held)
        if p.tell:
            p.tell("draws-water", seat=seat)
            p.tell("drew-token", to=seat, token=action.token)
        if due > 1:
            draw_water(p, seat, due - 1)  # PF-WATER-03
        elif p.rulings.reshuffle == "eager" and not any(p.well) and any(p.discard):
            reshuffle(p)


WELL: Final = Well()
_DRAWN: Final = {value: DrawnWater(value) for value in range(10)}
