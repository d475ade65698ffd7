"""The table in the terminal: the board, where each chip lies in words, and how to throw."""

from __future__ import annotations

from itertools import product
from math import cos, pi, sin
from pathlib import Path
from random import Random

import pytest

import grasse
from grasse.cli import main
from grasse.games.safranito.actions import Rested, Throw
from grasse.games.safranito.position import NOWHERE, SafranitoPosition
from grasse.kernel import Dice, Match
from grasse.kernel.speech import Speech
from grasse.kernel.words import LANGUAGES, Words
from tests.games.safranito.tables import (
    BLUE,
    BOX,
    DISHES,
    GAME,
    OUT,
    RED,
    bowl,
    chip,
    cooking,
    hand,
    market,
    on,
    rested,
    spot,
    throwing,
)

NAMES = ["Ada", "Bruno", "Clara", "Dario"]
SPOKEN = [one for one in LANGUAGES if (Path(grasse.__file__).parent / f"text/{one}.ftl").exists()]


def shown(p: SafranitoPosition, seat: int | None = BLUE, language: str = "en") -> str:
    view = {**p.view(seat), "names": NAMES[: p.seats]}
    panels = GAME.draw_table(view, Words(language, GAME.folder))
    return "\n".join(row for panel in panels for row in panel.rows)


def test_each_chip_is_told_in_words() -> None:
    p = throwing(
        BLUE,
        thrown=[
            chip(BLUE, 30, spot(200, 200)),
            chip(RED, 40, spot(239.1, 200)),
            chip(RED, 60, spot(135, 30)),
            chip(BLUE, 10, "head-chef"),
            chip(RED, 10, OUT),
        ],
        seen=[[10], [60]],
    )

    lines = shown(p).splitlines()

    assert "your 30 (face down) rests in the saffron bowl, touching Bruno’s chip no. 1" in lines
    assert "Bruno’s chip no. 1 rests in the saffron bowl, touching your 30 (face down)" in lines
    assert "Bruno’s 60 rests between the bowls" in lines
    assert "your 10 rests on the space “head chef”" in lines
    assert "out of this round: Bruno’s chip no. 2" in lines


def picture(p: SafranitoPosition, seat: int | None = BLUE, language: str = "en") -> list[str]:
    """The rows of the field, without its frame."""
    view = {**p.view(seat), "names": NAMES[: p.seats]}
    (board,) = [one for one in GAME.draw_table(view, Words(language, GAME.folder)) if one.picture]
    return [row[1:-1] for row in board.rows[1:-1]]


def test_the_board_shows_chips_where_they_lie() -> None:
    p = throwing(BLUE, thrown=[chip(BLUE, 30, "saffron"), chip(RED, 40, spot(30, 380))])

    board = picture(p)

    assert {len(line) for line in board} == {76}
    middle = next(line for line in board if "A30" in line)
    assert abs(middle.index("A30") + 1 - len(middle) // 2) <= 2
    assert "B?1" in board[0]
    assert board[0].index("B?1") < 8
    for spice in ("curry", "ginger", "cardamom", "chilli", "garlic", "mint", "cumin", "cinnamon"):
        assert any(spice in line for line in board)


def outline_around(line: str, left: int, right: int) -> tuple[str, float]:
    """The brackets next to these cells, and the middle between them."""
    opens = max(line.rfind(one, 0, left) for one in "([)]")
    closes = min((n for n in range(right, len(line)) if line[n] in "([)]"), default=0)
    return line[opens] + line[closes], (opens + closes) / 2


def test_every_chip_is_drawn_within_what_it_counts_for_and_nothing_else() -> None:
    """Given chips at rest anywhere, many of them on the very edge of a target; then each label
    stands within the outline of its target, or outside of all."""
    random = Random(4)
    drawn = 0
    for number in range(150):
        p = throwing(BLUE, thrown=_anywhere(random), seats=4)
        board = picture(p, RED, ("en", "de")[number % 2])
        unseen = [0] * 4
        for lying in p.lying():
            unseen[lying.seat] += lying.seat != RED
            value = lying.value if lying.seat == RED else f"?{unseen[lying.seat]}"
            label = f"{'ABCD'[lying.seat]}{value}"
            (row,) = [n for n, line in enumerate(board) if label in line]
            left = board[row].index(label)
            kind, middle = outline_around(board[row], left, left + len(label))
            if lying.target == NOWHERE:
                assert kind not in ("()", "[]"), (board[row], label)
            else:
                target = BOX.board.targets[lying.target]
                assert kind == ("[]" if lying.target >= 9 else "()"), (board[row], label)
                assert abs(middle / 76 * 400 - target.x) < 10, (board[row], label)
                assert abs((17.5 - row) / 18 * 400 - target.y) < target.radius
            drawn += 1
    assert drawn > 1000


def _anywhere(random: Random) -> list[list[int]]:
    """Up to 16 chips that do not overlap, half of them about the edge of what they count for."""
    found: list[list[int]] = []
    for seat, value in product(range(4), (10, 20, 30, 40)):
        x, y = random.uniform(20, 380), random.uniform(20, 380)
        if random.random() < 0.5:
            target = random.choice(BOX.board.targets)
            away = target.radius + BOX.board.hole_radius + random.uniform(-2, 2)
            turn = random.uniform(0, 2 * pi)
            x, y = target.x + away * cos(turn), target.y + away * sin(turn)
        inside = 20 <= x <= 380 and 20 <= y <= 380
        if inside and all((x - a / 1000) ** 2 + (y - b / 1000) ** 2 > 1600 for _, _, a, b in found):
            found.append(chip(seat, value, spot(x, y)))
    return found


def test_everybody_sees_the_cards_he_may_know() -> None:
    p = cooking(
        hands=[{"mint": 1, "curry": 2}, {"mint": 2}], shown=[{}, {"mint": 1}],
        reserved=[["D12"], ["D01"]], cooked=[[], ["D02"]], offer=["D04"],
    )  # fmt: skip

    mine, yours = shown(p, BLUE), shown(p, RED)

    assert "cards curry 2, mint 1; reserved Rajive’s Special (cardamom, chilli, cumin)" in mine
    assert "cards mint 1, 1 unknown; reserved 1 dish; prepared Harbour Masala" in mine
    assert "cards 3 unknown; reserved 1 dish" in yours
    assert "On offer: Garden Curry (curry, mint, cumin)" in yours


def test_a_throw_is_told_by_what_it_is_meant_for() -> None:
    p = throwing(BLUE, thrown=[chip(RED, 40, "mint")])
    match = Match(GAME, p, NAMES, nature="given")
    speech = Speech(GAME, "en")
    view = match.view(BLUE)

    words = [speech.action(view, option) for option in match.options[:14]]

    assert words[4] == "Throw your 10 at the saffron bowl (no card for sale; nobody there)"
    assert words[6] == "Throw your 10 at the mint bowl (no card for sale; Bruno ?)"
    assert words[12] == "Throw your 10 at the space “head chef” (nobody there)"
    assert words[13] == "Throw your 10 at Bruno’s chip in the mint bowl, to knock it away"
    free = speech.action(view, Throw(60, 0, 500, -20, 700, 0, 0))
    assert free == "Throw your 60 with a slide from place 500, direction -20, power 700"


@pytest.mark.parametrize("language", SPOKEN)
def test_whole_games_can_be_told(language: str) -> None:
    speech = Speech(GAME, language)
    for seats in GAME.seats:
        match = grasse.new("safranito", NAMES[:seats], seed=f"told {seats}")
        chance = Dice(seats)
        for number in range(150):
            if match.to_act is None:
                break
            view = match.view(match.to_act)
            assert speech.prompt(view)
            assert speech.words(f"help-{view['step']}")
            if number % 10 == 0:
                assert speech.table(view)
            options = match.options
            action = options[chance.below("", len(options))]
            assert speech.action(view, action)
            match.play(action)
        view = match.view(0)
        assert all(speech.entry(view, entry) for entry in view["journal"])


def test_the_end_names_the_dishes() -> None:
    p = cooking(hands=[hand(*DISHES["D01"])], offer=["D01"], cooked=[["D02", "D03"]])
    match = Match(GAME, p, NAMES)
    match.play(match.options[0])

    lines = Speech(GAME, "en").result(match.view(None))

    assert lines[0] == "Ada wins with 3."
    assert "Temple Korma" in lines[1]
    assert "Market Dal" in lines[1]
    assert lines[2].startswith("Bruno: none; money 200")


def test_a_real_table_types_where_the_chips_lie() -> None:
    match = grasse.new("safranito", 2, seed="given", nature="given")
    while match.to_act == -1:
        match.play(match.options[0])
    match.play(match.options[0])
    line = rested(match.position, on("mint"), up=1).written()

    action = GAME.vocabulary.parse(line)
    match.play(action)

    assert isinstance(action, Rested)
    assert match.position.thrown[0].x == on("mint")[0]


@pytest.mark.parametrize(
    ("language", "wall", "pile"),
    [
        ("en", "chip 1 of the report lies 15 mm in the wall", "Push the upper one off"),
        ("fr", "le jeton 1 du relevé entre de 15 mm", "Faites glisser celui du dessus"),
        ("es", "la ficha 1 del informe entra 15 mm", "Empuja la de arriba"),
        ("it", "il gettone 1 del rilievo entra di 15 mm", "Spingi quello di sopra"),
        ("de", "Chip 1 der Meldung steckt 15 mm", "Schieb den oberen"),
    ],
)
def test_a_report_that_cannot_be_says_what_to_do(language: str, wall: str, pile: str) -> None:
    told = Words(language, GAME.folder)

    assert wall in told("refused-report-in-wall", chip=1, by=15)
    assert pile in told("refused-report-on-another", chip=1, other=2, by=12)
    assert told("refused-report-too-tight")


def test_the_command_throws_measures_crowded_bowls(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["throws", "--crowded", "--throws", "2"])

    assert left.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("normal hands, 2 throws")
    assert lines[2].split() == ["near", "row", "slide", "toss", "lob"]
    assert [line.split()[0] for line in lines[3:7]] == ["0", "1", "2", "3"]
    assert lines[3].split()[4] == "-"  # a slide cannot stop in the near row


def test_the_command_throws_prints_the_measured_table(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["throws", "--steadiness", "normal", "--throws", "60"])

    assert left.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("normal hands, 60 throws")
    assert [line.split("  ")[0] for line in lines[2:]] == [
        "middle bowl",
        "side bowl",
        "corner bowl",
        "action space",
        "any bowl",
    ]
    middle = [int(part) for part in lines[2].replace("%", " ").split() if part.isdigit()]
    assert 65 <= middle[3] <= 90


# What an option costs and brings


def told(p: SafranitoPosition, seat: int = BLUE) -> list[str]:
    """The prompt, and every option."""
    match = Match(GAME, p, NAMES[: p.seats], nature="given")
    speech, view = Speech(GAME, "en"), match.view(seat)
    return [speech.prompt(view), *(speech.action(view, option) for option in match.options)]


def test_which_throw_of_the_round_it_is() -> None:
    assert told(throwing(BLUE, RED, BLUE, seats=2))[0] == ("Throw a chip: throw 3 of 4.")


def test_a_bowl_says_who_lies_there_and_what_is_for_sale() -> None:
    p = market(*bowl("mint", (BLUE, 30), (RED, 20), (RED, 40)), chip(RED, 10, "curry"),
               display={"mint": 2}, seen=[[], [40]])  # fmt: skip

    assert told(p)[1:] == [
        "Trade curry next (no card for sale; Bruno ?)",
        "Trade mint next (2 cards for sale; Ada 30, Bruno ?+40)",
    ]


def test_selling_buying_and_cooking_say_what_they_bring() -> None:
    p = market(*bowl("mint", (BLUE, 30), (BLUE, 20)), display={"mint": 1}, hands=[{"mint": 2}])
    assert told(p)[1:] == [
        "Sell none",
        "Sell 1 card for 50: then you have 250 and buy none here",
        "Sell 2 cards for 100: then you have 300 and buy none here",
    ]

    p.play(p.options()[0])
    assert told(p)[1:] == [
        "Buy the card for 50: 150 rupees left, your 30 comes back",
        "Do not buy; chips that come back: 30, 20",
    ]

    p = cooking(hands=[hand(*DISHES["D01"])], offer=["D01"], cooked=[["D02", "D03"]])
    assert told(p)[1].endswith("): your dish 3 of 3")


def test_a_glance_tells_who_lies_where_with_the_labels_of_the_map() -> None:
    p = throwing(
        BLUE, thrown=[chip(BLUE, 30, "saffron"), chip(RED, 40, "saffron", 0), chip(RED, 10, OUT)],
        seats=2, hands=[{"mint": 1}], offer=["D04"], display={"mint": 2},
    )  # fmt: skip
    assert GAME.glance is not None
    view = {**p.view(BLUE), "names": NAMES[:2]}

    (panel,) = GAME.glance(view, Words("en", GAME.folder))

    assert panel.rows == [
        "On the board (A Ada · B Bruno): saffron A30 B?1",
        "On the display: mint 2",
        "Dishes and what you lack: Garden Curry: curry, cumin",
        "You hold 200 rupees; cards: mint 1",
    ]
