"""Why an action of Aqua Mirabilis is good: what one has with it when the turn is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from grasse.games.aqua_mirabilis.actions import LADIES, PlaceInfluence
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.kernel import Action, Seat
from grasse.kernel.reasons import Reason, Reasons


class AquaReasons(Reasons[AquaPosition]):
    """In points, perfumes, essences, flowers, tiles and favours."""

    notable: ClassVar[Mapping[str, float]] = {
        "points": 0.7,
        "perfumes": 0.4,
        "favours": 0.4,
        "tokens": 0.5,
        "essences": 0.7,
        "flowers": 0.9,
        "experience": 0.9,
    }
    unit: ClassVar[Literal["round", "day"]] = "day"

    def holdings(self, p: AquaPosition, seat: Seat) -> Mapping[str, float]:
        return {
            "points": p.score(seat),
            "perfumes": sum(not perfume.presented for perfume in p.parade[seat]),
            "favours": sum(holder == seat for holder in p.favours),
            "tokens": p.tokens[seat],
            "essences": sum(p.essences[seat]),
            "flowers": sum(p.flowers[seat]),
            "experience": p.experience[seat],
        }

    def of(self, p: AquaPosition, action: Action) -> list[Reason]:
        if not isinstance(action, PlaceInfluence) or p.to_act is None:
            return []
        index = LADIES.index(action.lady)
        tokens = [row[index] for row in p.influence]
        own = tokens.pop(p.to_act) + 1
        return [Reason("leads", {"lady": action.lady})] if own == max(tokens) + 1 else []
