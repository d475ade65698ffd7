"""Round end, end of the game, final scoring (PF-REFILL, PF-END, PF-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from grasse.games.parfum.actions import (
    Bargain,
    DrawnCustomer,
    DrawnNote,
    DrawNote,
    Pass,
    TakeDie,
)
from grasse.games.parfum.position import ParfumPosition
from tests.games.parfum.tables import (
    ANN,
    BOARDS,
    CUSTOMERS,
    MAX,
    MIA,
    NOTES,
    ended,
    fruitless,
    idle_round,
    last_chance,
    let,
    major,
    minor,
    nature,
    refusal,
    round_end,
    selling,
    table,
    tokens,
    waiting,
)
from tests.rules import rule


def after_service(served: int, gaps: int, **given: Any) -> ParfumPosition:
    """A round ends; so many customers were served so far, and the street has so many gaps."""
    size = BOARDS[given.setdefault("seats", 4)]["street"]
    street = list(CUSTOMERS)[served:][: size - gaps]
    return round_end(served=[list(CUSTOMERS)[:served]], street=street, **given)


def after_claims(claimed: int, gaps: int, **given: Any) -> ParfumPosition:
    """A round ends; so many notes were claimed so far, and the display has so many gaps."""
    size = BOARDS[given.setdefault("seats", 4)]["display"]
    display = list(NOTES)[claimed:][: size - gaps]
    return round_end(perfumes=[[major(n) for n in list(NOTES)[:claimed]]], display=display, **given)


# Round end


@rule("PF-REFILL-01")
def test_after_the_last_chance_all_clocks_return() -> None:
    p = last_chance([minor("HD01", "BS01", flacons=2)], clocks=[MAX, ANN, MIA])
    assert p.clocks == [MAX, ANN, MIA]

    let(p, Pass())

    assert p.clocks == [-1, -1, -1]
    assert waiting(p) == ("choose-clock", ANN)
    assert p.round == 2


@rule("PF-REFILL-02", "PF-REFILL-03", "PF-REFILL-04")
def test_first_the_notes_then_the_customers_and_what_lies_there_stays() -> None:
    p = round_end(display=["HD05", None, "BS05", None, "HT05"], street=["CB01", None, "CA02", None])
    assert {one.plain()["note"] for one in p.options()} == set(NOTES) - {"HD05", "BS05", "HT05"}
    assert len({weight for _, weight in p.chances()}) == 1

    let(p, DrawnNote("HD01"), DrawnNote("HT01"))
    assert p.dump()["display"] == ["HD05", "HD01", "BS05", "HT01", "HT05"]
    assert p.dump()["street"] == ["CB01", None, "CA02", None]

    let(p, DrawnCustomer("CA07"), DrawnCustomer("CA01"))
    assert p.dump()["street"] == ["CB01", "CA07", "CA02", "CA01"]
    assert waiting(p)[0] == "choose-clock"
    assert (len(p.bag), len(p.customers_a), len(p.customers_b)) == (37, 7, 14)


@rule("PF-REFILL-03")
def test_the_a_customers_lie_on_top_of_the_b_customers() -> None:
    p = after_service(served=8, gaps=5)
    assert p.options() == [DrawnCustomer("CA09"), DrawnCustomer("CA10")]
    assert refusal(p, DrawnCustomer("CB01")) == ("NATURE", "no-nature-outcome")

    let(p, DrawnCustomer("CA10"), DrawnCustomer("CA09"))

    assert p.options() == [DrawnCustomer(f"CB{n:02}") for n in range(1, 16)]


@rule("PF-REFILL-04")
def test_nothing_is_swept_away_from_a_full_table() -> None:
    p = selling([], seats=4)  # nobody has anything to sell

    assert waiting(p) == ("choose-clock", 3)
    assert p.dump()["display"] == list(NOTES)[:6]
    assert p.dump()["street"] == list(CUSTOMERS)[:5]


@rule("PF-REFILL-05", "PF-END-01", "TV-16")
def test_the_closing_token_fills_no_space_and_the_refill_goes_on() -> None:
    p = after_service(served=16, gaps=2)
    assert (p.above_closing, p.closing) == (1, True)

    let(p, DrawnCustomer("CB15"))
    assert not p.closing
    assert p.street.count(None) == 1
    let(p, DrawnCustomer("CB14"))

    assert None not in p.street
    assert len(p.customers_b) == 4
    assert p.last_round
    assert waiting(p)[0] == "choose-clock"


@rule("PF-REFILL-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_below_the_token_lie_enough_customers_for_an_empty_street(seats: int) -> None:
    size = BOARDS[seats]["street"]
    p = after_service(served=20, gaps=size, seats=seats)
    assert p.above_closing == 0

    nature(p)

    assert None not in p.street
    assert len(p.customers_b) == 5 - size
    assert ended(idle_round(p)).reason == "closing"  # and none is needed after that


@rule("PF-REFILL-07")
def test_the_token_on_top_is_not_seen_while_the_street_is_full() -> None:
    p = after_service(served=15, gaps=0)

    assert p.above_closing == 0
    assert p.closing
    assert not p.last_round
    assert waiting(p)[0] == "choose-clock"


# End of the game


@rule("PF-END-01", "TV-16")
def test_after_the_token_exactly_one_more_complete_round_is_played() -> None:
    p = nature(after_service(served=16, gaps=2))
    this = p.round
    assert p.last_round

    turns = 0
    while p.step.name == "choose-clock":
        p.play(p.options()[0])
    while p.to_act is not None:
        fruitless(p)
        turns += 1

    assert turns == 4
    assert (ended(p).reason, p.round) == ("closing", this)


@rule("PF-END-01")
def test_the_final_round_has_its_phase_of_sales() -> None:
    p = after_service(served=16, gaps=2, perfumes=[[minor("HD01", "BS01", flacons=2)]])
    nature(p)
    while p.step.name == "choose-clock":
        p.play(p.options()[0])
    while p.step.name == "prepare":
        fruitless(p)

    let(p, Bargain(0), Pass())

    assert ended(p).scores == [2, 0, 0, 0]


@rule("PF-END-02", "TV-17")
def test_a_bag_too_small_for_the_display_ends_the_game_at_once() -> None:
    p = after_claims(claimed=37, gaps=3, water=[tokens(3), tokens(1, 1)])

    assert ended(p).reason == "bag"
    assert ended(p).scores == [3, 2, 0, 0]
    assert len(p.bag) == 2  # notes that are left change nothing
    assert p.display.count(None) == 3


@rule("PF-END-03", "TV-17")
def test_with_token_and_small_bag_together_there_is_no_final_round() -> None:
    served = list(CUSTOMERS)[:17]
    p = after_claims(claimed=40, gaps=6, served=[served], street=[])
    assert p.above_closing == 3  # the refill of the street would show the token

    assert ended(p).reason == "bag"
    assert not p.last_round


@rule("PF-END-04")
def test_a_bag_that_is_just_enough_ends_nothing() -> None:
    p = after_claims(claimed=36, gaps=4)
    assert len(p.bag) == 4

    nature(p)

    assert (p.bag, p.display.count(None)) == ([], 0)
    assert waiting(p)[0] == "choose-clock"


@rule("PF-END-05")
def test_an_empty_bag_in_the_middle_of_a_round_ends_nothing() -> None:
    claimed = [major(note) for note in list(NOTES)[:37]]
    display = list(NOTES)[37:41]  # one space is empty, one note in the bag
    ahead = [["round-end"], ["selling"], ["prepare", MAX, 2]]
    p = table(ahead, perfumes=[claimed], display=display)

    let(p, DrawNote(), DrawnNote(list(NOTES)[41]))

    assert p.bag == []
    assert waiting(p) == ("prepare", MAX)
    let(p, TakeDie("rose"))
    assert waiting(p)[0] == "choose-clock"  # display full, bag empty: no end (AMB-19)


@rule("PF-END-05")
def test_empty_spaces_and_an_empty_bag_wait_for_the_round_end() -> None:
    claimed = [major(note) for note in list(NOTES)[:40]]
    p = table(
        [["round-end"], ["selling"], ["end-turn", MIA], ["prepare", MAX, 2]],
        perfumes=[claimed],
        display=list(NOTES)[40:],
    )

    assert refusal(p, DrawNote()) == ("PF-PREP-06", "bag-empty")
    let(p, TakeDie("rose"), TakeDie("rose"))
    assert waiting(p) == ("end-turn", MIA)
    let(p, p.options()[0])

    assert ended(p).reason == "bag"


@rule("PF-END-06")
def test_after_the_final_round_nothing_is_refilled() -> None:
    p = round_end(
        closing=False,
        last_round=True,
        display=["HD01", None, "HD02"],
        street=["CB01"],
        served=[list(CUSTOMERS)[:10] + [f"CB{n:02}" for n in range(2, 12)]],
    )

    assert ended(p).reason == "closing"
    assert p.dump()["display"] == ["HD01", None, "HD02", None, None]
    assert p.dump()["street"] == ["CB01", None, None, None]
    assert len(p.bag) == 40
    assert len(p.customers_b) == 4


@rule("PF-END-06")
def test_the_final_round_ends_as_such_even_if_the_bag_is_too_small() -> None:
    p = after_claims(claimed=42, gaps=6, closing=False, last_round=True)

    assert ended(p).reason == "closing"


@rule("PF-END-07")
@pytest.mark.parametrize(("seats", "most"), [(2, 36), (3, 37), (4, 36)])
def test_the_bag_is_too_small_exactly_when_that_many_notes_were_claimed(
    seats: int, most: int
) -> None:
    for claimed in range(most - 3, most + 4):
        for gaps in range(1, BOARDS[seats]["display"] + 1):  # others were drawn as an action
            if claimed + BOARDS[seats]["display"] - gaps <= len(NOTES):
                p = after_claims(claimed, gaps, seats=seats)
                assert (p.reason == "bag") == (claimed > most), (claimed, gaps)


@rule("PF-END-08")
@pytest.mark.parametrize(("seats", "most"), [(2, 15), (3, 16), (4, 15)])
def test_the_token_comes_exactly_when_that_many_customers_were_served(
    seats: int, most: int
) -> None:
    for served in range(most - 4, 20):
        for gaps in range(max(0, served - most), BOARDS[seats]["street"] + 1):
            p = nature(after_service(served, gaps, seats=seats))
            assert p.last_round == (not p.closing) == (served > most), (served, gaps)


@rule("PF-END-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_can_count_when_the_token_comes(seats: int) -> None:
    p = after_service(served=17, gaps=4, seats=seats)
    seen = p.view(None)["table"]
    left = len(seen["customers_a"]) + len(seen["customers_b"]) - 5

    for _ in range(left):
        assert p.view(None)["table"]["closing"]
        p.play(p.options()[0])

    assert not p.view(None)["table"]["closing"]


# Final scoring


def final(**given: Any) -> ParfumPosition:
    """The final round is over."""
    return round_end(closing=False, last_round=True, **given)


@rule("PF-SCORE-01")
def test_everybody_gains_the_coin_sides_of_his_tokens() -> None:
    p = final(money=[10, 20, 30], water=[tokens(3, 3, 2, 0), tokens(1), tokens(0, 0)])

    assert ended(p).scores == [18, 21, 30]
    assert [income[3] for income in p.income] == [8, 1, 0]


@rule("PF-SCORE-02")
def test_flacons_perfumes_notes_and_customers_score_nothing() -> None:
    p = final(
        money=[10, 10, 10],
        perfumes=[[minor("HD01", "BS01", flacons=2), major("HD11", "HT11", "BS11", flacons=3)]],
        hands=[[], ["HD12", "BS12"]],
        served=[[], [], ["CB09", "CB10"]],
    )

    assert ended(p).scores == [10, 10, 10]


@rule("PF-SCORE-03")
def test_the_most_money_wins() -> None:
    p = final(money=[40, 41, 39], water=[tokens(), tokens(), tokens(3)])

    assert ended(p).winners == [ANN]
    assert ended(p).scores == [40, 41, 42]


@rule("PF-SCORE-04", "TV-18")
@pytest.mark.parametrize("track", [[0, 1, 2], [1, 0, 2], [2, 1, 0]])
def test_equal_money_after_the_tokens_is_a_shared_victory(track: list[int]) -> None:
    p = final(money=[40, 41, 39], water=[tokens(3), tokens(2), tokens(2)], track=track)

    assert ended(p).winners == [MAX, MIA]


@rule("PF-SCORE-04")
def test_all_may_win_together() -> None:
    assert ended(final(seats=4)).winners == [0, 1, 2, 3]
