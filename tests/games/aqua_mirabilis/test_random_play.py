"""The invariants of section 3.3 over whole games at random."""

from __future__ import annotations

import pytest

from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.position import NO_SEAT, AquaPosition
from grasse.kernel import NATURE, Dice
from tests.games.aqua_mirabilis.invariants import check
from tests.rules import rule

ALL_TURNED: dict[str, object] = {
    "must_convert": True,
    "hand_flower_needed": True,
    "carriage_optional": True,
    "methods_ever_learned": True,
    "idle_market_ability": True,
    "three_perfumes": True,
    "influence_tile_only_places": True,
    "limited_letters": True,
    "score_without_cubes": True,
    "final_originality": "empty-sections",
    "idle_flips": True,
}


@pytest.mark.parametrize("options", [{}, ALL_TURNED], ids=["default", "all options turned"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
@rule("AM-TURN-01", "AM-TURN-06", "AM-TIME-01", "AM-TIME-02", "AM-END-03", "AM-END-04")
def test_invariants_hold(seats: int, seed: int, options: dict[str, object]) -> None:
    p = GAME.start(seats, options)
    chance = Dice(f"{seats}/{seed}")
    resets = 0
    after_trigger: list[int] = []
    decisions = 0
    while (seat := p.to_act) is not None:
        day, scores = p.day, [p.score(s) for s in range(seats)]
        began = p.step.name == "turn" and p.steps[-1][2] == 0 and len(p.steps) == 2
        action = (
            p.draw(chance)
            if seat == NATURE
            else p.options()[chance.below("choice", len(p.options()))]
        )
        running = p.trigger == NO_SEAT
        if began and not running and (not after_trigger or after_trigger[-1] != seat):
            after_trigger.append(seat)
        ending = action.tag() == "end-turn"
        resets_dial = ending and (p.steps[-1][3] or not p.dials[seat])
        p.play(action)
        decisions += 1
        check(p)
        if running and resets_dial:
            resets += 1
        assert day <= p.day <= day + 1
        assert all(new >= old for new, old in zip(_scores(p), scores, strict=True))
        assert p.day == resets
    assert p.day == p.last_day
    order = [(p.trigger + place) % seats for place in range(1, seats)]
    assert after_trigger == order  # AM-END-03: each of the others once more
    assert decisions <= GAME.longest


def _scores(p: AquaPosition) -> list[int]:
    return [p.score(seat) for seat in range(p.seats)]
