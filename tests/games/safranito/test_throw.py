"""Phase 1: throwing, and what counts (SF-THROW, SF-VALID)."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grasse import NATURE, Dice
from grasse.games.safranito.actions import BuyCard, Renounce, Rested, StopCooking, Throw
from grasse.games.safranito.discs import RANGES, STEADINESS
from grasse.games.safranito.position import NOWHERE, SafranitoPosition
from grasse.games.safranito.throw import ComingToRest, motion
from grasse.kernel import FairStream, seed_from
from tests.games.safranito.tables import (
    BLUE,
    BOX,
    GAME,
    GREEN,
    ORANGE,
    OUT,
    RED,
    chip,
    chips,
    fly,
    let,
    market,
    nature,
    on,
    refusal,
    rested,
    scoring,
    spot,
    throw_of,
    throwing,
    waiting,
)
from tests.rules import rule

SAFFRON = BOX.targets["saffron"]


@rule("SF-THROW-01")
@pytest.mark.parametrize(("seats", "throws"), [(2, 4), (3, 4), (4, 3)])
def test_one_chip_each_in_play_order_until_all_have_thrown(seats: int, throws: int) -> None:
    p = nature(GAME.start(seats), seed=5)
    chef, order = p.chef, []

    while p.step.name == "throwing":
        assert p.to_act is not None
        order.append(p.to_act)
        fly(p, p.unthrown(p.to_act)[0], OUT)

    assert order == [(chef + n) % seats for n in range(seats)] * throws


@rule("SF-THROW-02")
def test_any_chip_that_was_not_thrown_in_this_round_may_be_thrown() -> None:
    thrown = [chip(BLUE, 30, "curry"), chip(BLUE, 50, OUT), chip(RED, 10, OUT)]
    p = throwing(BLUE, RED, thrown=thrown)

    assert {throw.chip for throw in p.options() if isinstance(throw, Throw)} == {10, 20, 40, 60}
    assert refusal(p, throw_of(p, 30)) == ("SF-THROW-02", "chip-thrown")
    assert refusal(p, throw_of(p, 50)) == ("SF-THROW-02", "chip-thrown")
    assert refusal(p, throw_of(p, 70)) == ("SF-SETUP-02", "no-such-chip")
    assert chips(fly(p, 10, "mint")) == [(BLUE, 30), (BLUE, 50), (RED, 10), (BLUE, 10)]


@rule("SF-THROW-02")
def test_the_chip_is_chosen_at_each_throw_and_not_in_advance() -> None:
    p = throwing(BLUE, RED, BLUE)

    fly(fly(p, 60, OUT), 60, OUT)

    assert waiting(p) == ("throwing", BLUE)
    assert p.unthrown(BLUE) == [10, 20, 30, 40, 50]


@rule("SF-THROW-03", "SF-THROW-04")
@pytest.mark.parametrize("meant", [0, 1])
@pytest.mark.parametrize("up", [0, 1])
def test_a_chip_may_be_meant_either_way_up_and_counts_alike(meant: int, up: int) -> None:
    p = throwing(BLUE, RED)
    throw = throw_of(p, 40, face=meant)

    let(p, throw, rested(let(p.copy(), throw), on("saffron"), up=up))

    assert [(one.value, one.target) for one in p.thrown] == [(40, SAFFRON)]
    assert p.seen[BLUE] == ((40,) if up else ())


@rule("SF-THROW-05")
@pytest.mark.parametrize("place", [-1, 1001])
def test_every_throw_begins_outside_the_field(place: int) -> None:
    p = throwing(RED, BLUE)

    ranges = p.view(RED)["ranges"]

    assert ranges["side"] == (1, 1)
    assert ranges["place"] == (RANGES["place"][0], RANGES["place"][-1])
    assert refusal(p, throw_of(p, 10, place=place)) == ("SF-THROW-05", "throw-out-of-range")
    p.play(throw_of(p, 10, power=1000))
    release = motion(p, p.options()[0])[0]
    assert (release[0], release[3]) == (0, -600)  # 60 mm left of the field, on Red's side


@rule("SF-THROW-12", "SF-THROW-03", "J-20")
@pytest.mark.parametrize(
    ("wrong", "behind"),
    [
        ({"bearing": 801}, "SF-THROW-12"),
        ({"bearing": -801}, "SF-THROW-12"),
        ({"power": 99}, "SF-THROW-12"),
        ({"power": 1001}, "SF-THROW-12"),
        ({"loft": 3}, "SF-THROW-12"),
        ({"face": 2}, "SF-THROW-03"),
        ({"side": 4}, "J-20"),
    ],
)
def test_each_number_of_a_throw_is_refused_under_its_rule(
    wrong: dict[str, int], behind: str
) -> None:
    p = throwing(RED, BLUE, options={"throw_side": "any"})

    assert refusal(p, throw_of(p, 10, **wrong)) == (behind, "throw-out-of-range")


@rule("SF-THROW-06")
def test_chips_may_be_pushed_anywhere_also_ones_own() -> None:
    p = throwing(BLUE, RED, thrown=[chip(BLUE, 10, "mint", 3), chip(RED, 60, "mint", 0)])

    fly(p, 20, "mint", moved={(BLUE, 10): on("head-chef"), (RED, 60): OUT})

    assert [(*one[:2], one.target) for one in p.thrown] == [
        (BLUE, 10, BOX.targets["head-chef"]),
        (RED, 60, NOWHERE),
        (BLUE, 20, BOX.targets["mint"]),
    ]


@rule("SF-THROW-07", "SF-THROW-08")
def test_a_chip_on_the_frame_is_out_whether_thrown_or_pushed_there() -> None:
    p = throwing(BLUE, RED, RED, thrown=[chip(RED, 60, "mint")])

    fly(p, 20, OUT, moved={(RED, 60): OUT})

    assert all(one.out and one.target == NOWHERE for one in p.thrown)
    assert p.unthrown(RED) == [10, 20, 30, 40, 50]  # the 60 is not thrown again
    assert [frame[1] for frame in p.steps if frame[0].name == "throwing"] == [RED, RED]
    # a chip that is out stays out: outcomes name only the chips in the field
    assert refusal(let(p, throw_of(p, 10)), reported((*on("mint"), 0) * 2)) == (
        "NATURE",
        "no-nature-outcome",
    )


@rule("SF-THROW-09")
def test_a_chip_between_the_bowls_stays_and_may_be_pushed_onto_a_target() -> None:
    p = throwing(BLUE, RED, GREEN, thrown=[chip(ORANGE, 30, spot(135, 30))])
    assert p.thrown[0].target == NOWHERE

    fly(p, 10, OUT)
    assert [one.seat for one in p.lying()] == [ORANGE]
    fly(p, 10, OUT, moved={(ORANGE, 30): on("ginger")})

    assert p.thrown[0].target == BOX.targets["ginger"]


@rule("SF-THROW-10")
def test_a_throw_cannot_be_left_out() -> None:
    p = throwing(BLUE)

    assert all(isinstance(option, Throw) for option in p.options())
    assert refusal(p, Renounce()) == ("SF-THROW-10", "throw-compulsory")


@rule("SF-THROW-11")
def test_nothing_is_turned_up_or_scored_before_the_last_throw() -> None:
    p = throwing(BLUE, RED, GREEN)

    fly(fly(p, 60, "head-chef"), 40, "extra-throw")

    assert waiting(p) == ("throwing", GREEN)
    assert p.seen == [(), (), (), ()]
    assert chips(p) == [(BLUE, 60), (RED, 40)]
    fly(p, 10, OUT)
    assert p.seen == [(), (40,), (), ()]  # now the first space is scored
    assert waiting(p) == ("extra-throw", RED)


# Validity


@rule("SF-VALID-01", "SF-VALID-02", "SF-VALID-04", "DX-15")
@pytest.mark.parametrize(
    ("target", "reach"), [("saffron", 54), ("curry", 54), ("extra-throw", 29), ("head-chef", 29)]
)
def test_a_chip_counts_if_any_part_of_the_target_shows_through_its_hole(
    target: str, reach: int
) -> None:
    x, y = (position / 1000 for position in on(target))
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.6, 0.8), (-0.8, 0.6)):
        p = throwing(BLUE, RED)
        inside = spot(x + dx * reach, y + dy * reach)
        fly(p, 10, inside if _in_field(inside) else on(target))
        assert p.thrown[-1].target == BOX.targets[target]
        q = throwing(BLUE, RED)
        beyond = (inside[0] + _sign(dx), inside[1] + _sign(dy))
        if _in_field(beyond):
            fly(q, 10, beyond)
            assert q.thrown[-1].target == NOWHERE  # a thousandth of a millimetre too far


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _in_field(where: tuple[int, int]) -> bool:
    return all(19_500 <= number <= 380_500 for number in where)


@rule("EX-08")
@pytest.mark.parametrize("up", [0, 1])
def test_a_chip_that_shows_the_rim_of_a_bowl_counts_face_up_or_down(up: int) -> None:
    p = throwing(BLUE, RED)

    fly(p, 50, spot(200 + 53, 200), up=up)

    assert p.thrown[0].target == SAFFRON


@rule("SF-VALID-02", "SF-VALID-03")
def test_no_chip_counts_for_two_targets() -> None:
    assert BOX.board.smallest_gap > 2 * BOX.board.hole_radius
    assert round(BOX.board.smallest_gap, 2) == 16.92
    reach = {t.name: t.radius + BOX.board.hole_radius for t in BOX.board.targets}
    for x in range(20, 381, 4):
        for y in range(20, 381, 4):
            near = [
                t.name
                for t in BOX.board.targets
                if (x - t.x) ** 2 + (y - t.y) ** 2 <= reach[t.name] ** 2
            ]
            assert len(near) <= 1
            found = BOX.counts_for(*spot(x, y))
            assert (None if found is None else BOX.board.targets[found].name) == (
                near[0] if near else None
            )


@rule("SF-VALID-04")
def test_nobody_is_asked_in_doubt() -> None:
    p = throwing(BLUE, display={"saffron": 1})

    fly(p, 10, spot(200 + 54, 200))

    assert waiting(p) == ("buy", BLUE)  # the chip on the rim counts, and no one had to say so


@rule("SF-VALID-05")
def test_what_counts_is_where_chips_lie_when_a_target_is_scored() -> None:
    p = scoring(chip(RED, 10, "extra-throw"), chip(GREEN, 60, "extra-spice"))
    assert waiting(p) == ("extra-throw", RED)

    fly(p, 20, "extra-spice", moved={(GREEN, 60): spot(200, 20)})

    assert waiting(p) == ("extra-spice", RED)  # Green's chip lies there no more
    assert p.seen[GREEN] == ()


@rule("DX-16")
def test_how_many_chips_can_be_on_the_board_and_in_one_bowl() -> None:
    for seats, most, best in ((2, 9, 200), (3, 13, 200), (4, 13, 180)):
        throws = BOX.tables[seats].throws
        mine = sorted(BOX.values, reverse=True)[: throws + 1]  # one of them an extra throw
        thrown = [chip(BLUE, value, "saffron") for value in mine]
        thrown += [
            chip(seat, value, OUT) for seat in range(1, seats) for value in BOX.values[:throws]
        ]
        p = throwing(RED, seats=seats, thrown=thrown)
        assert len(p.thrown) == most
        assert p.totals(SAFFRON) == {BLUE: best}


# The throw as Nature's affair


def test_the_options_are_one_aimed_throw_for_each_chip_and_target_and_rival_chip() -> None:
    p = throwing(BLUE, thrown=[chip(BLUE, 60, "curry"), chip(RED, 10, "saffron")])

    options = p.options()

    assert len(options) == 5 * (13 + 1)
    assert len(set(options)) == len(options)
    assert all(option.side == 0 for option in options)  # type: ignore[attr-defined]


def test_an_aimed_throw_without_tremor_comes_to_rest_where_it_is_meant_to() -> None:
    for seat in range(4):
        p = throwing(seat, BLUE)
        for option, target in zip(p.options()[:13], range(13), strict=True):
            q = let(p.copy(), option)
            (still,) = q.options()
            let(q, still)
            assert q.thrown[0].target == target


@pytest.mark.parametrize("steadiness", ["steady", "normal", "shaky"])
def test_what_nature_draws_is_allowed_and_depends_on_the_steadiness(steadiness: str) -> None:
    p = throwing(BLUE, RED, options={"steadiness": steadiness}, thrown=[chip(RED, 10, "saffron")])
    throw = p.options()[4]
    p.play(throw)
    stream = FairStream("throws", 1, seed_from(1), [])

    outcomes = [p.draw(stream) for _ in range(60)]

    assert all(p.step.allows(p, outcome) for outcome in outcomes)
    assert len(set(outcomes)) == 60
    targets = [let(p.copy(), outcome).thrown[-1].target for outcome in outcomes]
    hits = sum(target == SAFFRON for target in targets)
    assert hits >= {"steady": 45, "normal": 30, "shaky": 12}[steadiness]
    assert STEADINESS[steadiness].speed > 0


def test_the_motion_can_be_shown_again_from_the_action_alone() -> None:
    p = throwing(BLUE, RED, thrown=[chip(RED, 10, "saffron"), chip(GREEN, 20, "cumin")])
    p.play(p.options()[4])
    outcome = p.draw(Dice(11))
    assert isinstance(outcome, Rested)

    rows = motion(p, outcome)

    assert rows == motion(p.copy(), outcome)
    assert rows[0][1] == 2  # the thrown chip is the third
    last = {row[1]: row for row in rows}
    for number, (x, y) in enumerate(zip(outcome.chips[::3], outcome.chips[1::3], strict=True)):
        if number in last and last[number][2] == 2:
            assert abs(last[number][3] * 100 - x) <= 200
            assert abs(last[number][4] * 100 - y) <= 200
    assert motion(p, rested(p, on("curry"))) == []  # reported from a real table


class Given:
    """A stream of these numbers."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = iter(numbers)

    def below(self, purpose: str, n: int, /) -> int:
        return next(self.numbers)


def test_the_record_of_a_throw_has_the_sums_of_the_bytes_that_were_drawn() -> None:
    p = throwing(BLUE, RED)
    p.play(p.options()[0])
    drawn = p.draw(Given(0, 1, 0xFFFE, (1 << 64) - 1, 99))
    assert isinstance(drawn, Rested)
    assert (drawn.turn, drawn.haste, drawn.veer, drawn.grip) == (0, 1, 509, 2040)
    assert drawn.flip == 99


# What a real table reports


def reported(chips_given: tuple[int, ...]) -> Rested:
    return Rested(-1, -1, -1, -1, -1, chips_given)


def two(a: tuple[int, int], b: tuple[int, int]) -> Rested:
    """A report of a lying chip and of the thrown one."""
    return reported((*a, 1, *b, 0))


def before_the_report(**given: Any) -> SafranitoPosition:
    """Blue has thrown; a chip of Red lies in the middle."""
    p = throwing(BLUE, RED, thrown=[chip(RED, 10, "saffron")], seen=[[], [10]], **given)
    return let(p, throw_of(p, 10))


@pytest.mark.parametrize(
    "chips_given",
    [
        (),  # too few
        (*on("mint"), 0) * 3,  # too many
        (*on("mint"), 2, *on("curry"), 0),  # neither up nor down
        (*on("saffron"), 0, *on("curry"), 0),  # Red's chip was seen, nobody forgets it
    ],
)
def test_nature_cannot_lay_chips_as_they_cannot_lie(chips_given: tuple[int, ...]) -> None:
    p = before_the_report()

    assert refusal(p, reported(chips_given)) == ("NATURE", "no-nature-outcome")
    assert (
        refusal(p, Rested(-1, 3, -1, -1, -1, (*on("saffron"), 1, *on("curry"), 0)))[0] == "NATURE"
    )
    assert refusal(p, StopCooking()) == ("STEP", "not-this-step")
    let(p, two(on("saffron"), on("curry")))
    assert waiting(p) == ("throwing", RED)


@rule("SF-THROW-07")
@pytest.mark.parametrize("x", [9_499, 5_000, -1, -100_000, 390_501])
def test_a_chip_reported_deep_in_the_wall_is_to_be_measured_again_or_out(x: int) -> None:
    p = before_the_report()

    refused = p.step.refuse(p, two(on("saffron"), (x, 70_000)))

    assert refused is not None
    assert (refused.rule, refused.message) == ("SF-THROW-07", "report-in-wall")
    assert refused.details["chip"] == 2
    assert int(refused.details["by"]) > 10


def test_a_chip_reported_a_little_in_the_wall_lies_at_it() -> None:
    p = let(before_the_report(), two(on("saffron"), (9_500, 385_000)))

    assert spots(p) == [on("saffron"), (19_500, 380_500)]


@rule("J-23")
def test_chips_reported_on_each_other_are_to_be_pushed_off_and_measured_again() -> None:
    p = before_the_report()

    refused = p.step.refuse(p, two(spot(200, 200), spot(228.9, 200)))

    assert refused is not None
    assert (refused.rule, refused.message) == ("J-23", "report-on-another")
    assert refused.details == {"chip": 1, "other": 2, "by": 11}


@rule("J-23")
def test_chips_reported_a_little_on_each_other_are_put_apart() -> None:
    """Both go equally far along the line of centres; the action is kept as it was reported."""
    p = let(before_the_report(), two(spot(200, 200), spot(229, 200)))

    assert spots(p) == [(194_998, 200_000), (234_002, 200_000)]


@rule("J-23")
def test_at_the_wall_only_the_other_gives_way() -> None:
    p = let(before_the_report(), two(spot(200, 19.5), spot(200, 50)))

    (ax, ay), (bx, by) = spots(p)
    assert (ax, ay, bx) == (200_000, 19_500, 200_000)
    assert 58_500 <= by <= 58_510


@rule("J-23")
def test_chips_too_tight_to_be_put_apart_are_to_be_measured_again() -> None:
    row = [spot(19.5 + 30 * n, 19.5) for n in range(6)]
    lying = [chip(RED, value, where) for value, where in zip(BOX.values, row[:5], strict=False)]
    p = throwing(BLUE, RED, thrown=lying)
    p.play(throw_of(p, 10))

    report = reported(tuple(n for where in row for n in (*where, 0)))

    assert refusal(p, report) == ("J-23", "report-too-tight")


@rule("J-23")
def test_a_table_may_keep_its_piles() -> None:
    """Each chip then counts by its own centre."""
    p = let(before_the_report(options={"piles": "keep"}), two(spot(200, 200), spot(201, 200)))

    assert spots(p) == [spot(200, 200), spot(201, 200)]
    assert [one.target for one in p.thrown] == [SAFFRON, SAFFRON]
    let(p, throw_of(p, 20))
    assert p.step.allows(p, p.draw(Dice(1)))  # whoever asks the discs about a pile gets an answer


def test_what_was_drawn_is_not_measured_and_must_fit() -> None:
    p = before_the_report()
    numbers = (1020, 1020, 1020, 1020, 50)

    assert refusal(p, Rested(*numbers, (*spot(200, 200), 1, *spot(238, 200), 0)))[0] == "J-23"
    assert refusal(p, Rested(*numbers, (*on("saffron"), 1, 19_499, 70_000, 0)))[0] == "SF-THROW-07"


@given(
    st.lists(
        st.tuples(st.integers(9_500, 390_500), st.integers(9_500, 390_500)), min_size=2, max_size=6
    )
)
def test_what_is_accepted_is_played_so_that_chips_can_lie_so(where: list[tuple[int, int]]) -> None:
    """Given any report, when it is accepted, then no chip lies in the wall or on another, and none
    is further from where it was reported than from two walls and then apart."""
    lying = [chip(RED, value, spot(40 + 60 * n, 40)) for n, value in enumerate(BOX.values)]
    p = throwing(BLUE, thrown=lying[: len(where) - 1])
    p.play(throw_of(p, 10))
    report = reported(tuple(n for at in where for n in (*at, 0)))
    if not p.step.allows(p, report):
        assert refusal(p, report)[1].startswith("report-")
        return
    q = p.copy()
    ComingToRest().play(q, report)  # no more: nothing is taken back yet
    played = spots(q)
    assert all(dist(a, b) >= 39_000 for a, b in combinations(played, 2))
    assert all(19_500 <= number <= 380_500 for at in played for number in at)
    assert all(dist(a, b) <= 24_200 for a, b in zip(where, played, strict=True))


def spots(p: SafranitoPosition) -> list[tuple[int, int]]:
    return [(one.x, one.y) for one in p.thrown]


def test_other_actions_do_not_belong_to_a_throw() -> None:
    p = throwing(BLUE)

    assert refusal(p, BuyCard()) == ("STEP", "not-this-step")
    assert waiting(p) == ("throwing", BLUE)
    assert waiting(market()) == ("turn-dish", NATURE)  # no chip: neither market nor cooking
