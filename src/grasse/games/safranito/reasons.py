"""Why an action of Safranito is good: which dish it serves, and who wants the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from grasse.games.safranito.actions import (
    INDEX,
    SPICES,
    BuyCard,
    ChooseBowl,
    KeepCard,
    PrepareDish,
    Throw,
)
from grasse.games.safranito.aims import aimed_throws, gesture_of
from grasse.games.safranito.position import NOWHERE, SafranitoPosition
from grasse.games.safranito.worth import bits
from grasse.kernel import Action, Seat
from grasse.kernel.reasons import Reason, Reasons


class SafranitoReasons(Reasons[SafranitoPosition]):
    """In dishes, spices, cards and rupees."""

    notable: ClassVar[Mapping[str, float]] = {
        "dishes": 0.1,
        "missing": -0.2,
        "cards": 0.4,
        "rupees": 8.0,
    }

    def holdings(self, p: SafranitoPosition, seat: Seat) -> Mapping[str, float]:
        held = bits(p.hands[seat])
        missing = [(dish.mask & ~held).bit_count() for dish in (*p.offer, *p.reserved[seat])]
        return {
            "dishes": len(p.cooked[seat]),
            "missing": min(missing, default=0),
            "cards": sum(p.hands[seat]),
            "rupees": p.money[seat],
        }

    def of(self, p: SafranitoPosition, action: Action) -> list[Reason]:
        seat = p.to_act
        assert seat is not None
        match action:
            case Throw():
                aimed = aimed_throws(p.box, action.side).get(gesture_of(action), NOWHERE)
                offered = 0 <= aimed < len(SPICES) and p.display[aimed]
                return _for_dish(p, seat, aimed) if offered else []
            case BuyCard():
                return _for_dish(p, seat, p.bowl)
            case KeepCard(spice) | ChooseBowl(spice):
                return _for_dish(p, seat, INDEX[spice])
            case PrepareDish(dish):
                needs = p.box.dishes[dish].mask
                return [
                    Reason("dish-wanted", {"seat": other, "dish": dish})
                    for other, known in enumerate(p.shown)
                    if other != seat and not needs & ~bits(known)
                ][:1]
        return []


def _for_dish(p: SafranitoPosition, seat: Seat, spice: int) -> list[Reason]:
    """The dish that is nearest of those that lack this spice."""
    held = bits(p.hands[seat])
    lacking = [
        ((dish.mask & ~held).bit_count() - 1, dish.id)
        for dish in (*p.offer, *p.reserved[seat])
        if (dish.mask & ~held) >> spice & 1
    ]
    if not lacking:
        return []
    left, dish = min(lacking)
    return [Reason("for-dish", {"spice": SPICES[spice], "dish": dish, "left": left})]
