"""The rulings of Safranito that can be turned, and where its catalog has them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from grasse.kernel import Options


class SafranitoOptions(Options, frozen=True):
    """The rulings of the catalog, each with its default."""

    first_chef: Literal["drawn", "first-seat"] = "drawn"
    tie_mode: Literal["chef_first", "chef_last"] = "chef_first"
    decline_returns: Literal["all", "highest"] = "all"
    action_chips_leave: Literal["phase3", "on_resolve"] = "phase3"
    sell_mode: Literal["play_order", "simultaneous"] = "play_order"
    money: Literal["open", "hidden"] = "open"
    throw_side: Literal["own", "any"] = "own"
    piles: Literal["part", "keep"] = "part"
    steadiness: Literal["normal", "steady", "shaky"] = "normal"
    aim_help: Literal["full", "short", "none"] = "full"
    round_cap: Annotated[int, msgspec.Meta(ge=0)] = 0
    """0: none. Whoever lets bots play alone sets one."""


RULINGS: Final = {
    "first_chef": "J-01",
    "tie_mode": "J-07",
    "decline_returns": "J-16",
    "action_chips_leave": "J-11",
    "sell_mode": "J-14",
    "money": "J-19",
    "throw_side": "J-20",
    "piles": "J-23",
    "steadiness": "J-29",
    "aim_help": "J-30",
    "round_cap": "J-18",
}
