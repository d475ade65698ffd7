"""The rulings of Parfum that can be turned, and where its catalog has them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from grasse.kernel import Options


class ParfumOptions(Options, frozen=True):
    """The beginners' variant and the rulings of the catalog, each with its default."""

    random_first_clocks: bool = False
    spare_actions: bool = False
    reshuffle: Literal["lazy", "eager"] = "lazy"
    limited_flacons: bool = True
    idle_water: bool = False
    water_after_claim: bool = False
    hold_notes: bool = False
    flacons_optional: bool = False
    pass_drops_out: bool = False
    tan_clocks: Literal["tan", "tan-low"] = "tan"
    sold_out_notes: Literal["out", "bag"] = "out"
    limit_in_last_round: bool = True
    closing_token: Literal["drawn", "on-top"] = "drawn"
    bag_end: Literal["short", "empty"] = "short"
    two_player_limit: Literal["round", "clock"] = "round"
    round_cap: Annotated[int, msgspec.Meta(ge=0)] = 0
    """0: none. Whoever lets bots play alone sets one."""


RULINGS: Final = {
    "random_first_clocks": "AMB-01",
    "spare_actions": "AMB-02",
    "reshuffle": "AMB-04",
    "limited_flacons": "AMB-05",
    "idle_water": "AMB-06",
    "water_after_claim": "AMB-08",
    "hold_notes": "AMB-10",
    "flacons_optional": "AMB-11",
    "pass_drops_out": "AMB-12",
    "tan_clocks": "AMB-15",
    "sold_out_notes": "AMB-16",
    "limit_in_last_round": "AMB-17",
    "closing_token": "AMB-18",
    "bag_end": "AMB-19",
    "two_player_limit": "AMB-20",
    "round_cap": "AMB-24",
}
