"""The set-up (AM-SETUP)."""

from __future__ import annotations

import pytest

from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.actions import CITIES, INDEX
from grasse.games.aqua_mirabilis.position import HOME, NO_SEAT, AquaPosition
from grasse.kernel import NATURE, Dice
from tests.games.aqua_mirabilis import invariants
from tests.games.aqua_mirabilis.at_table import flowers, play, written
from tests.rules import rule


def set_up(
    seats: int, first: int = 0, lots: str = "narcissus jasmine bergamot orange"
) -> AquaPosition:
    p = GAME.start(seats)
    play(p, f"drawn-first {first}")
    while p.step.name == "deliveries":
        p.play(p.options()[0])
    for essence in lots.split():
        play(p, f"drawn-essence {essence}")
    while p.to_act == NATURE:
        p.play(p.draw(Dice(1)))
    invariants.check(p)
    return p


@pytest.mark.parametrize(("seats", "sections", "days"), [(2, 3, 4), (3, 4, 5), (4, 4, 7)])
@rule("AM-SETUP-01")
def test_board_side(seats: int, sections: int, days: int) -> None:
    p = set_up(seats)
    assert p.sections == sections
    assert p.days == days


@rule("AM-SETUP-02")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    assert written(GAME.start(3)) == ["drawn-first 0", "drawn-first 1", "drawn-first 2"]
    p = set_up(3, first=2)
    assert p.to_act == 2
    play(p, "visit-stall rose", "collect", "end-turn", "pass-on")
    assert p.to_act == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("AM-SETUP-03", "AM-SETUP-11", "AM-SETUP-15")
def test_quantities_by_number_of_players(seats: int) -> None:
    p = set_up(seats)
    assert p.stalls == [seats] * 6
    assert p.methods_left.each == (0, seats, seats, seats, seats)
    assert p.tokens_left == {2: 2, 3: 1, 4: 0}[seats]
    assert sum(p.recipes) == 35
    assert p.cubes_left == 60
    assert p.bases_left.each == (1,) * 6
    assert p.specialisations_left.each == (1,) * 6
    assert p.abilities_left.each == (2, 2, 2)


@pytest.mark.parametrize(("seats", "times"), [(2, [1, 1]), (3, [1, 2]), (4, [2, 2])])
@rule("AM-SETUP-04", "AM-SETUP-05")
def test_two_deliveries_on_each_inner_sunday(seats: int, times: list[int]) -> None:
    p = set_up(seats)
    assert [delivery.times for delivery in p.deliveries] == times * 3
    assert len(set(p.deliveries)) == 6
    assert p.view(None)["table"]["deliveries"] == [delivery.id for delivery in p.deliveries]


@rule("AM-SETUP-06", "AM-SETUP-07")
def test_six_tiles_are_drawn_for_king_court_workers_and_flowers() -> None:
    p = set_up(4)
    assert (p.king, p.court) == (INDEX["narcissus"], INDEX["jasmine"])
    assert p.workers == (INDEX["bergamot"], INDEX["orange"])
    assert len({p.king, p.court, *p.workers}) == 4
    assert flowers(p, 0) == {}
    assert flowers(p, 1) == {"narcissus": 1}
    assert flowers(p, 2) == {"bergamot": 1, "orange": 1}
    assert flowers(p, 3) == {"jasmine": 1, "lavender": 1, "rose": 1}
    two = set_up(2)
    assert flowers(two, 1) == {"narcissus": 1}
    assert two.reserve == [14, 14, 14, 13, 14, 14]  # other shares went back
    turned = set_up(3, first=1)
    assert [flowers(turned, seat) for seat in range(3)] == [
        {"bergamot": 1, "orange": 1},
        {},
        {"narcissus": 1},
    ]


@rule("AM-SETUP-06")
def test_no_tile_is_drawn_twice() -> None:
    p = GAME.start(4)
    while p.step.name != "lots":
        p.play(p.draw(Dice(1)))
    play(p, "drawn-essence rose")
    assert written(p) == [
        f"drawn-essence {one}" for one in ("bergamot", "jasmine", "lavender", "narcissus", "orange")
    ]


@rule("AM-SETUP-08")
def test_city_stacks_show_their_top_and_have_no_order_below() -> None:
    p = set_up(3)
    for city, (top, stack) in enumerate(zip(p.tops, p.stacks, strict=True)):
        assert top is not None
        assert CITIES[top.city] == CITIES[city]
        assert len(stack) == 6
        assert sorted([top, *stack], key=repr) == sorted(p.box.stacks[city], key=repr)
    assert list(p.stacks[0]) == sorted(p.stacks[0], key=lambda tile: tile.index)


@rule("AM-SETUP-09", "AM-SETUP-10")
def test_favours_lie_on_their_ladies_and_bonuses_are_unseen() -> None:
    p = set_up(3)
    assert p.favours == (NO_SEAT,) * 4
    assert p.peeked == (0, 0, 0, 0)
    for seat in (None, 0, 1, 2):
        assert p.view(seat)["table"]["bonuses"] == [None] * 4


@rule("AM-SETUP-12")
def test_the_first_sunday_has_no_effect() -> None:
    p = set_up(3)
    assert p.day == 0
    assert p.stalls == [3] * 6
    assert sum(p.cubes) == 0


@rule("AM-SETUP-13")
def test_a_token_on_every_cell_off_the_diagonal() -> None:
    p = set_up(3)
    assert p.originality.bit_count() == 30
    assert not any(p.originality >> (one * 6 + one) & 1 for one in range(6))


@rule("AM-SETUP-14")
def test_what_each_player_starts_with() -> None:
    p = set_up(4)
    assert p.perfumers == [HOME] * 4
    assert [p.supply(seat) for seat in range(4)] == [8] * 4
    assert p.tokens == [1] * 4
    assert p.dials == [5] * 4
    assert [p.score(seat) for seat in range(4)] == [0] * 4
    assert p.carriages == [p.box.grasse] * 4
    assert p.experience == [1] * 4
    assert len([o for o in written(p) if o.startswith("visit-stall")]) == 6
