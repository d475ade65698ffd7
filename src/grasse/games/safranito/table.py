"""The table of Safranito in words: what the terminal shows, and names for the pieces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import sqrt
from typing import Any, Final

from grasse.games.safranito.actions import SPICES
from grasse.games.safranito.box import SPACES, Box, read_box
from grasse.games.safranito.discs import MICRONS, Spot
from grasse.games.safranito.position import NOWHERE
from grasse.games.safranito.throw import LOFTS, TARGETS, Aim, list_aims
from grasse.kernel import Plain
from grasse.kernel.game import Panel, Speak

COLUMNS, ROWS = 66, 20
"""The field as characters, each about twice as high as wide."""
TOUCH: Final = 500
"""Micrometres: chips that are no further apart touch, as far as an eye can tell."""
LETTERS: Final = "ABCD"


def draw_table(view: Plain, speak: Speak) -> list[Panel]:
    """The whole table in words, from what one seat may know."""
    table = view["table"]
    box = read_box(table.get("components"))
    head = speak("table-head", round=table["round"])
    if table["chef"] != NOWHERE:
        head += " " + speak("table-chef", player=view["names"][table["chef"]])
    parts = [
        head,
        "\n".join(_board(view, box, speak)),
        "\n".join(_lying(view, box, speak)),
        "\n".join(_cards(table, box, speak)),
        "\n".join(_player(view, seat, box, speak) for seat in _from(view)),
    ]
    return [Panel("", part.splitlines()) for part in parts if part]


def _from(view: Plain) -> Iterable[int]:
    """The seats, one's own first."""
    seats = view["table"]["seats"]
    own = view["seat"] or 0
    return ((own + n) % seats for n in range(seats))


# The board


def _board(view: Plain, box: Box, speak: Speak) -> Iterable[str]:
    """The field as whoever sits at side 0 sees it: bowls, spaces by their number, and chips."""
    grid = [[" "] * COLUMNS for _ in range(ROWS)]
    for index, target in enumerate(box.board.targets):
        space = index >= len(SPICES)
        left, right = "[]" if space else "()"
        rows = [
            (row, sqrt(target.radius**2 - (y - target.y) ** 2))
            for row in range(ROWS)
            for y in [(ROWS - row - 0.5) * box.board.side / ROWS]
            if abs(y - target.y) < target.radius
        ]
        for row, half in rows:
            grid[row][_column(box, target.x - half)] = left
            grid[row][_column(box, target.x + half)] = right
        name = str(index - len(SPICES) + 1) if space else speak(f"spice-{target.name}")
        _write(grid[rows[0][0]], _column(box, target.x), name)
    for seat, value, x, y in view["table"]["thrown"]:
        if x != NOWHERE:
            row = min(ROWS - 1, int(ROWS - y / MICRONS / box.board.side * ROWS))
            label = f"{LETTERS[seat]}{'??' if value is None else value}"
            _write(grid[row], _column(box, x / MICRONS), label)
    yield "+" + "-" * COLUMNS + "+"
    for cells in grid:
        yield "|" + "".join(cells) + "|"
    yield "+" + "-" * COLUMNS + "+"
    spaces = (f"{n} {speak(f'space-{space}')}" for n, space in enumerate(SPACES, 1))
    yield speak("table-spaces", spaces=", ".join(spaces))
    sides = (
        speak("table-side", letter=LETTERS[seat], player=name, side=_side(view["table"], seat))
        for seat, name in enumerate(view["names"])
    )
    yield "; ".join(sides)


def _side(table: Plain, seat: int) -> int:
    return 2 * seat if table["seats"] == 2 else seat


def _column(box: Box, x: float) -> int:
    return min(COLUMNS - 1, max(0, int(x / box.board.side * COLUMNS)))


def _write(cells: list[str], middle: int, text: str) -> None:
    start = min(max(0, middle - len(text) // 2), COLUMNS - len(text))
    cells[start : start + len(text)] = text


def _lying(view: Plain, box: Box, speak: Speak) -> Iterable[str]:
    """Each chip in words: where it rests, and what it touches."""
    chips = view["table"]["thrown"]
    for chip in chips:
        if chip[2] != NOWHERE:
            touched = [other for other in chips if other is not chip and _touch(box, chip, other)]
            words = {"chip": chip_name(view, chip, speak), "place": place(box, chip, speak)}
            if touched:
                others = ", ".join(chip_name(view, other, speak) for other in touched)
                yield "- " + speak("table-chip-touching", others=others, **words)
            else:
                yield "- " + speak("table-chip", **words)
    if out := [chip for chip in chips if chip[2] == NOWHERE]:
        names = ", ".join(chip_name(view, chip, speak) for chip in out)
        yield "- " + speak("table-out", chips=names)


def _touch(box: Box, chip: list[int], other: list[int]) -> bool:
    reach = 2 * box.board.chip_radius * MICRONS + TOUCH
    return other[2] != NOWHERE and (chip[2] - other[2]) ** 2 + (chip[3] - other[3]) ** 2 <= reach**2


def chip_name(view: Plain, chip: Any, speak: Speak) -> str:
    """`your 30`, `Bruno's 40`, `Bruno's chip`"""
    seat, value = chip[0], chip[1]
    if seat == view["seat"] and value:
        up = value in view["table"]["seen"][seat]
        return speak("chip-yours" if up else "chip-yours-down", value=value)
    if value:
        return speak("chip-open", player=view["names"][seat], value=value)
    return speak("chip-hidden", player=view["names"][seat])


def place(box: Box, chip: Any, speak: Speak) -> str:
    """`in the saffron bowl`"""
    target = box.counts_for(chip[2], chip[3])
    return speak("place-nowhere") if target is None else place_of(TARGETS[target], speak)


def place_of(target: str, speak: Speak) -> str:
    if target in SPICES:
        return speak("place-bowl", bowl=speak(f"bowl-{target}"))
    return speak("place-space", space=speak(f"space-{target}"))


def name_of(target: str, speak: Speak) -> str:
    """`the saffron bowl`"""
    if target in SPICES:
        return speak("name-bowl", bowl=speak(f"bowl-{target}"))
    return speak("name-space", space=speak(f"space-{target}"))


# Cards, dishes, players


def _cards(table: Plain, box: Box, speak: Speak) -> Iterable[str]:
    display = spice_list(table["display"], speak) or speak("nothing")
    yield speak("table-display", spices=display)
    dishes = "; ".join(dish_name(dish, box, speak) for dish in table["offer"])
    yield speak("table-offer", dishes=dishes or speak("nothing"))
    pile, dish_pile = table["pile"], table["dish_pile"]
    yield speak(
        "table-piles",
        cards=(pile if isinstance(pile, int) else sum(pile.values())) + len(table["under"]),
        discard=sum(table["discard"].values()),
        dishes=dish_pile if isinstance(dish_pile, int) else len(dish_pile),
    )


def _player(view: Plain, seat: int, box: Box, speak: Speak) -> str:
    table = view["table"]
    hand, reserved = table["hands"][seat], table["reserved"][seat]
    money = table["money"][seat]
    if isinstance(hand, dict):
        cards = spice_list(hand, speak)
    else:
        known = table["shown"][seat]
        unknown = hand - sum(known.values())
        words = [spice_list(known, speak)] if known else []
        cards = ", ".join([*words, *([speak("cards-unknown", count=unknown)] if unknown else [])])
    if isinstance(reserved, int):
        kept = speak("dishes-unknown", count=reserved) if reserved else ""
    else:
        kept = "; ".join(dish_name(dish, box, speak) for dish in reserved)
    return speak(
        "table-you" if seat == view["seat"] else "table-player",
        player=view["names"][seat],
        money="?" if money is None else money,
        chips=_chips_at_hand(view, seat, box),
        cards=cards or speak("nothing"),
        reserved=kept or speak("nothing"),
        dishes="; ".join(dish_name(dish, box, speak) for dish in table["cooked"][seat])
        or speak("nothing"),
    )


def _chips_at_hand(view: Plain, seat: int, box: Box) -> str:
    """One's own by value; of the others how many."""
    mine = [value for owner, value, _, _ in view["table"]["thrown"] if owner == seat]
    pending = view["table"]["pending"]
    if pending and view["table"]["steps"][-1][2] == seat:
        mine.append(pending[0])
    if seat == view["seat"]:
        return " ".join(str(value) for value in box.values if value not in mine) or "–"
    return str(len(box.values) - len(mine))


def spice_list(counts: Mapping[str, int], speak: Speak) -> str:
    """`ginger 2, saffron 1`"""
    return ", ".join(
        speak("spice-count", spice=speak(f"spice-{spice}"), count=count)
        for spice, count in counts.items()
    )


def dish_name(dish: str, box: Box, speak: Speak) -> str:
    """`Garden Curry (curry, mint, cumin)`; a dish of another edition has its own name."""
    if dish not in box.dishes:
        return dish
    spices = ", ".join(speak(f"spice-{SPICES[spice]}") for spice in box.dishes[dish].spices)
    name = speak(f"dish-{dish.lower()}") if box.custom is None else box.dishes[dish].name
    return speak("dish-name", name=name, spices=spices)


# Actions, entries and refusals


def describe(view: Plain, args: Mapping[str, Any], speak: Speak) -> dict[str, Any]:
    """Arguments of an action, an entry or a refusal with the pieces spelled out."""
    names = view["names"]
    box = read_box(view["table"].get("components"))
    told: dict[str, Any] = dict(args)
    for name, value in args.items():
        match name:
            case "seat":
                told["player"] = names[value]
            case "spice":
                told["spice"] = speak(f"spice-{value}")
            case "spices":
                told["spices"] = ", ".join(speak(f"spice-{spice}") for spice in value)
            case "dish":
                told["dish"] = dish_name(value, box, speak)
            case "target":
                told["place"] = place_of(value, speak)
            case "loft":
                loft = LOFTS[value] if isinstance(value, int) else value
                told["loft"] = speak(f"loft-{loft}")
            case "number":
                told["number"] = speak(f"number-{value}")
    if args.get("do") == "throw":
        told["aim"] = _aim_words(view, box, args, speak)
    return told


def _aim_words(view: Plain, box: Box, args: Mapping[str, Any], speak: Speak) -> str:
    """What a throw is meant for: a target, a chip, or only its numbers."""
    thrower = view["to_act"] if view["to_act"] is not None else view["seat"]
    victims = {
        Spot(chip[2], chip[3]): chip
        for chip in view["table"]["thrown"]
        if chip[2] != NOWHERE and chip[0] != thrower
    }
    numbers = tuple(args[name] for name in ("side", "place", "bearing", "power", "loft", "face"))
    aim = _aims(box, args["side"], tuple(victims)).get(numbers)
    if aim is None:
        return speak(
            "aim-free", **{name: args[name] for name in ("place", "bearing", "power")},
            loft=speak(f"loft-{LOFTS[args['loft']]}"),
        )  # fmt: skip
    if aim.victim is None:
        return speak("aim-target", target=name_of(TARGETS[aim.target], speak))
    chip = victims[aim.victim]
    return speak("aim-chip", chip=chip_name(view, chip, speak), place=place(box, chip, speak))


@lru_cache(maxsize=32)
def _aims(box: Box, side: int, others: tuple[Spot, ...]) -> dict[tuple[int, ...], Aim]:
    return {tuple(map(int, aim.throw)): aim for aim in list_aims(box, side, others)}


def result_lines(view: Plain, speak: Speak) -> list[str]:
    """The dishes of each player, and what else he had."""
    table = view["table"]
    box = read_box(table.get("components"))
    return [
        speak(
            "result-dishes",
            player=name,
            dishes="; ".join(dish_name(dish, box, speak) for dish in table["cooked"][seat])
            or speak("nothing"),
            money=table["money"][seat],
            cards=sum(table["hands"][seat].values()),
        )
        for seat, name in enumerate(view["names"])
    ]
