"""The rulings of Aqua Mirabilis that can be turned, and where its catalog has them."""

from __future__ import annotations

from typing import Final, Literal

from grasse.kernel import Options


class AquaOptions(Options, frozen=True):
    """The rulings of the catalog that can be turned, each with its default."""

    must_convert: bool = True
    hand_flower_needed: bool = False
    carriage_optional: bool = False
    must_take_tile: bool = False
    methods_ever_learned: bool = True
    idle_market_ability: bool = False
    three_perfumes: bool = False
    influence_tile_only_places: bool = True
    limited_letters: bool = True
    score_without_cubes: bool = False
    final_originality: Literal["as-if-placed", "empty-sections"] = "as-if-placed"
    idle_flips: bool = False


RULINGS: Final = {
    "must_convert": "Q-05",
    "hand_flower_needed": "Q-05",
    "carriage_optional": "Q-06",
    "must_take_tile": "Q-08",
    "methods_ever_learned": "Q-16",
    "idle_market_ability": "Q-20",
    "three_perfumes": "Q-24",
    "influence_tile_only_places": "Q-28",
    "limited_letters": "Q-32",
    "score_without_cubes": "Q-34",
    "final_originality": "Q-37",
    "idle_flips": "Q-46",
}
