"""Options: the rulings that can be turned (section 4 of the catalog)."""

from __future__ import annotations

from typing import Any

import grasse
from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.finale import number_for
from grasse.games.aqua_mirabilis.rulings import RULINGS, AquaOptions
from grasse.kernel.catalog import catalog
from tests.games.aqua_mirabilis.at_table import (
    can,
    flowers,
    parade,
    perfume,
    play,
    points,
    refused,
    table,
    written,
)


def turned(**options: Any) -> dict[str, Any]:
    return {"options": options}


def test_every_option_turns_a_ruling_of_the_catalog() -> None:
    assert set(RULINGS) == set(AquaOptions.__struct_fields__)
    assert set(RULINGS.values()) <= set(catalog(grasse.find("aqua-mirabilis")))
    assert GAME.choices("final_originality") == ["as-if-placed", "empty-sections"]


def test_must_convert() -> None:
    p = table(3, {"dial": 3, "flowers": {"rose": 1}}, **turned(must_convert=False))
    play(p, "produce")
    assert written(p) == ["stop-converting"]
    play(p, "stop-converting", "drive florence 2", "end-turn")
    assert (p.day, p.carriages[0]) == (1, 7)


def test_hand_flower_needed() -> None:
    own = {"dial": 3, "methods": [{"method": "distillation", "stored": ["orange"]}]}
    assert can(table(3, own), "produce")
    refused(table(3, own, **turned(hand_flower_needed=True)), "produce", "AM-PROD-01")


def test_carriage_optional() -> None:
    p = table(3, {"dial": 3, "flowers": {"orange": 1}}, **turned(carriage_optional=True))
    play(p, "produce", "use-method distillation orange", "stop-converting", "stay-put")
    assert (p.carriages[0], p.step.name) == (5, "close")


def test_methods_ever_learned() -> None:
    own = {"methods": [{"method": "squeezing"}], "learned": ["maceration", "extraction"]}
    for option, number in ((False, 1), (True, 3)):
        p = table(3, own, **turned(methods_ever_learned=option))
        assert number_for(p, 0, p.box.bonus["new-methods"]) == number


def test_idle_market_ability() -> None:
    p = table(3, {"abilities": ["market"]}, stalls={}, **turned(idle_market_ability=True))
    play(p, "visit-stall rose", "collect", "take-flower rose")
    assert flowers(p) == {"rose": 1}


def test_three_perfumes() -> None:
    three = [perfume("N1", "orange"), perfume("N1", "rose"), perfume("N1", "lavender")]
    own = {"parade": three, "cities": ["FI-2ND"], "influence": [0, 0, 1, 0]}
    p = table(3, own, **turned(three_perfumes=True))
    play(p, "enter-versailles", "present-perfume 0", "present-perfume 1", "flip-tile FI-2ND")
    play(p, "present-perfume 2", "leave-versailles")
    assert parade(p) == ["N-O*", "N-R*", "N-L*"]


def test_limited_letters() -> None:
    p = table(4, {}, {"letter": 1}, {"letter": 1}, **turned(limited_letters=False))
    play(p, "visit-couple A1")
    assert p.letters[0] == 1


def test_score_without_cubes() -> None:
    full = {f"{a}-{b}": 2 for a in "BJLNOR" for b in "BJLNOR" if a != b}
    own = {"parade": [perfume("N1", "orange")]}
    for option, score in ((False, 0), (True, 1 + 3)):
        p = table(3, own, cubes=full, king="narcissus", **turned(score_without_cubes=option))
        play(p, "enter-versailles", "present-perfume 0")
        assert p.score(0) == score
        assert sum(p.cubes) == 60


def test_without_a_cube_the_token_is_taken_all_the_same() -> None:
    """Q-34."""
    full = {f"{a}-{b}": 2 for a in "BJLNOR" for b in "BJLNOR" if a != b}
    del full["N-O"]
    full |= {"B-J": 4}
    p = table(3, {"parade": [perfume("N1", "orange")], "tokens": 0}, cubes=full)
    assert p.cubes_left == 0
    play(p, "enter-versailles", "present-perfume 0")
    assert (p.tokens[0], p.score(0)) == (1, 0)


def test_final_originality() -> None:
    for option, score in (("as-if-placed", 3), ("empty-sections", 4)):
        p = table(
            3, {"parade": [perfume("O1", "narcissus")], "tokens": 0}, {"tokens": 0}, {"tokens": 0},
            day=20, trigger=0, steps=[["next-player", 0]], king="bergamot", court="rose",
            bonuses=["letter", "new-methods", "rose-perfumes", "all-cities"], peeked=[[0]] * 4,
            **turned(final_originality=option),
        )  # fmt: skip
        while p.to_act is not None:
            p.play(p.options()[0])
        assert points(p) == {"originality": score}


def test_idle_flips() -> None:
    tiles = ["CO-PP2", "CO-AP3", "FI-2ND", "FI-HALF", "PA-R-O"]
    p = table(3, {"cities": tiles}, **turned(idle_flips=True))
    play(p, "flip-tile CO-PP2", "flip-tile FI-2ND", "flip-tile FI-HALF", "flip-tile PA-R-O")
    assert p.step.name == "turn"
    assert len(p.flipped[0]) == 4
    play(p, "flip-tile CO-AP3")
    assert {option.tag() for option in p.options()} <= {
        "visit-stall",
        "study",
        "travel-to",
        "visit-couple",
    }
    assert len(written(p)) > 6


def test_options_are_read_from_text() -> None:
    match = grasse.new("aqua-mirabilis", 2, seed=1, options={"idle_flips": "true"})
    assert match.position.rulings.idle_flips is True
    assert match.position.dump()["options"] == {"idle_flips": True}
