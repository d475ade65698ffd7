"""The table of Safranito in words: what the terminal shows, and names for the pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from grasse.games.safranito import chart
from grasse.games.safranito.actions import INDEX, SPICES
from grasse.games.safranito.box import Box, Dish, read_box
from grasse.games.safranito.components import SPACES
from grasse.games.safranito.discs import MICRONS, Spot
from grasse.games.safranito.position import NOWHERE
from grasse.games.safranito.throw import LOFTS, TARGETS, Aim, list_aims
from grasse.kernel import Plain, Seat
from grasse.kernel.game import Panel, Speak, Standing

TOUCH: Final = 500
"""Micrometres: chips that are no further apart touch, as far as an eye can tell."""
LETTERS: Final = "ABCD"
MOST: Final = 4
"""So many dishes are listed at a glance."""
PHASES: Final = {
    **dict.fromkeys(
        (
            *("round-begins", "throws", "threw", "rests-on", "rests-nowhere", "goes-out"),
            *("pushed-onto", "pushed-off", "pushed-out"),
        ),
        "throw",
    ),
    **dict.fromkeys(
        (
            *("space-scored", "renounces", "draws-spices", "looks-at", "keeps", "kept"),
            *("reserves", "reserved-dish", "takes-mill"),
        ),
        "spaces",
    ),
    **dict.fromkeys(
        (
            *("bowl-settled", "has-announced", "sells", "sells-nothing"),
            *("buys", "declines", "no-card-left"),
        ),
        "market",
    ),
    **dict.fromkeys(("prepares", "wins"), "cook"),
    **dict.fromkeys(("mill-passed", "dish-offered", "spice-displayed", "stopped"), "change"),
}
"""The headings of the journal. The pile is shuffled in several phases: that has none."""
CLOSING: Final = frozenset(("renounce", "decline", "stop-cooking"))


def draw_table(view: Plain, speak: Speak) -> list[Panel]:
    """The whole table in words, from what one seat may know."""
    at = At(view, speak)
    sides = (
        speak("table-side", letter=LETTERS[seat], player=name, side=_side(at.table, seat))
        for seat, name in enumerate(at.names)
    )
    spaces = (f"{n} {speak(f'space-{space}')}" for n, space in enumerate(SPACES, 1))
    legend = [speak("table-spaces", spaces=", ".join(spaces)), "; ".join(sides)]
    return [
        Panel(_head(at), list(_cooked(at))),
        Panel(speak("table-board"), draw_board(at), picture=True),
        Panel(speak("table-chips"), [*legend, *_lying(at)]),
        Panel(speak("table-cards"), list(_cards(at))),
        *(_player(at, seat) for seat in _from(view)),
    ]


class At:
    """A view that is put into words: whose eyes, which box, which language."""

    def __init__(self, view: Plain, speak: Speak) -> None:
        self.view = view
        self.table = view["table"]
        self.names = view["names"]
        self.box = read_box(self.table.get("components"))
        self.speak = speak
        acting = view["to_act"] if view["to_act"] in range(self.table["seats"]) else 0
        self.acting: Seat = acting
        self.seat: Seat = acting if view["seat"] is None else view["seat"]
        """Whose things are at hand; a spectator looks at the one to act."""
        self.chips: list[list[Any]] = self.table["thrown"]
        self.targets = [
            None if chip[2] == NOWHERE else self.box.counts_for(chip[2], chip[3])
            for chip in self.chips
        ]
        """What each thrown chip counts for, if anything."""

    def on(self, target: int) -> list[list[Any]]:
        """The chips that count for a target."""
        return [chip for chip, one in zip(self.chips, self.targets, strict=True) if one == target]

    @property
    def dishes(self) -> list[Dish]:
        """Those that the seat can prepare: the offer, and its own reserved ones."""
        reserved = self.table["reserved"][self.seat]
        own = reserved if isinstance(reserved, list) else []
        return [self.box.dishes[dish] for dish in (*self.table["offer"], *own)]

    @property
    def hand(self) -> Mapping[str, int]:
        """The cards of the seat, as far as they may be known."""
        held = self.table["hands"][self.seat]
        known: Mapping[str, int] = (
            held if isinstance(held, dict) else self.table["shown"][self.seat]
        )
        return known


def _from(view: Plain) -> Iterable[int]:
    """The seats, one's own first."""
    seats = view["table"]["seats"]
    own = view["seat"] or 0
    return ((own + n) % seats for n in range(seats))


def _head(at: At) -> str:
    head = at.speak("table-head", round=at.table["round"])
    if at.table["chef"] == NOWHERE:
        return head
    return head + " " + at.speak("table-chef", player=at.names[at.table["chef"]])


def _side(table: Plain, seat: int) -> int:
    return 2 * seat if table["seats"] == 2 else seat


# The board


def draw_board(at: At) -> list[str]:
    """The field with all that lies in it, as whoever sits at side 0 sees it."""
    names = [at.speak(f"spice-{spice}") for spice in SPICES]
    chips = [
        (_label(at, chip), target, Spot(chip[2], chip[3]))
        for chip, target in zip(at.chips, at.targets, strict=True)
        if chip[2] != NOWHERE
    ]
    return chart.draw(at.box, names, chips)


def _label(at: At, chip: Sequence[Any]) -> str:
    """`B40`, or `B?1` for the first of Bruno's chips whose value is not seen."""
    value = f"?{_number(at.chips, chip)}" if chip[1] is None else chip[1]
    return f"{LETTERS[chip[0]]}{value}"


def _number(chips: Sequence[Any], chip: Any) -> int:
    """Which of its owner's chips this is among those whose value is not seen."""
    alike = [one for one in chips if one[0] == chip[0] and one[1] is None]
    return 1 + next(n for n, one in enumerate(alike) if one is chip)


def _lying(at: At) -> Iterator[str]:
    """Each chip in words: where it rests, and what it touches."""
    for chip, target in zip(at.chips, at.targets, strict=True):
        if chip[2] != NOWHERE:
            touched = [
                other for other in at.chips if other is not chip and _touch(at.box, chip, other)
            ]
            words = {"chip": chip_name(at, chip), "place": place(target, at.speak)}
            if touched:
                others = ", ".join(chip_name(at, other) for other in touched)
                yield at.speak("table-chip-touching", others=others, **words)
            else:
                yield at.speak("table-chip", **words)
    if out := [chip for chip in at.chips if chip[2] == NOWHERE]:
        yield at.speak("table-out", chips=", ".join(chip_name(at, chip) for chip in out))


def _touch(box: Box, chip: list[int], other: list[int]) -> bool:
    reach = 2 * box.board.chip_radius * MICRONS + TOUCH
    return other[2] != NOWHERE and (chip[2] - other[2]) ** 2 + (chip[3] - other[3]) ** 2 <= reach**2


def chip_name(at: At, chip: Any) -> str:
    """`your 30`, `Bruno's 40`, `Bruno's chip`, `Bruno's chip no. 2`"""
    seat, value = chip[0], chip[1]
    if seat == at.view["seat"] and value:
        up = value in at.table["seen"][seat]
        return at.speak("chip-yours" if up else "chip-yours-down", value=value)
    if value:
        return at.speak("chip-open", player=at.names[seat], value=value)
    if sum(one[0] == seat and one[1] is None for one in at.chips) > 1:
        return at.speak("chip-nth", player=at.names[seat], number=_number(at.chips, chip))
    return at.speak("chip-hidden", player=at.names[seat])


def place(target: int | None, speak: Speak) -> str:
    """`in the saffron bowl`"""
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


def _display(at: At) -> Iterator[str]:
    display = spice_list(at.table["display"], at.speak) or at.speak("nothing")
    yield at.speak("table-display", spices=display)


def _cards(at: At) -> Iterator[str]:
    table = at.table
    yield from _display(at)
    dishes = "; ".join(dish_name(dish, at.box, at.speak) for dish in table["offer"])
    yield at.speak("table-offer", dishes=dishes or at.speak("nothing"))
    pile = table["pile"]
    yield at.speak(
        "table-piles",
        cards=(pile if isinstance(pile, int) else sum(pile.values())) + len(table["under"]),
        discard=sum(table["discard"].values()),
        dishes=_dishes_left(table),
    )


def _dishes_left(table: Plain) -> int:
    pile = table["dish_pile"]
    return pile if isinstance(pile, int) else len(pile)


def _player(at: At, seat: Seat) -> Panel:
    table, speak = at.table, at.speak
    reserved = table["reserved"][seat]
    if isinstance(reserved, int):
        kept = speak("dishes-unknown", count=reserved) if reserved else ""
    else:
        kept = "; ".join(dish_name(dish, at.box, speak) for dish in reserved)
    row = speak(
        "table-holds",
        money=_money(at, seat),
        chips=_chips_at_hand(at, seat),
        cards=_hand(at, seat),
        reserved=kept or speak("nothing"),
        dishes="; ".join(dish_name(dish, at.box, speak) for dish in table["cooked"][seat])
        or speak("nothing"),
    )
    name = at.names[seat]
    return Panel(speak("table-you", player=name) if seat == at.view["seat"] else name, [row])


def _money(at: At, seat: Seat) -> str | int:
    money: int | None = at.table["money"][seat]
    return "?" if money is None else money


def _hand(at: At, seat: Seat) -> str:
    hand = at.table["hands"][seat]
    if isinstance(hand, dict):
        return spice_list(hand, at.speak) or at.speak("nothing")
    known = at.table["shown"][seat]
    unknown = hand - sum(known.values())
    words = [spice_list(known, at.speak)] if known else []
    rest = [at.speak("cards-unknown", count=unknown)] if unknown else []
    return ", ".join([*words, *rest]) or at.speak("nothing")


def _chips_at_hand(at: At, seat: Seat) -> str:
    """One's own by value; of the others how many."""
    mine = [chip[1] for chip in at.chips if chip[0] == seat]
    pending = at.table["pending"]
    if pending and at.table["steps"][-1][2] == seat:
        mine.append(pending[0])
    if seat != at.view["seat"]:
        return at.speak("chips-count", count=len(at.box.values) - len(mine))
    values = ", ".join(str(value) for value in at.box.values if value not in mine)
    return at.speak("chips-worth", values=values) if values else at.speak("nothing")


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
    return speak("dish-name", name=dish_title(dish, box, speak), spices=spices)


def dish_title(dish: str, box: Box, speak: Speak) -> str:
    return speak(f"dish-{dish.lower()}") if box.custom is None else box.dishes[dish].name


# At a glance


def glance(view: Plain, speak: Speak) -> list[Panel]:
    """What the decision at hand needs of the table."""
    at = At(view, speak)
    parts = _GLANCE.get(view["step"], _ELSEWHERE)
    return [Panel(_head(at), [row for part in parts for row in part(at)])]


def _on_the_board(at: At) -> Iterator[str]:
    """Who lies where, with the labels of the map."""
    legend = " · ".join(f"{LETTERS[seat]} {name}" for seat, name in enumerate(at.names))
    lying = [
        at.speak("glance-place", place=_short(at, target), chips=_labels(at, at.on(target)))
        for target in range(len(TARGETS))
        if at.on(target)
    ]
    beside = [
        chip
        for chip, target in zip(at.chips, at.targets, strict=True)
        if target is None and chip[2] != NOWHERE
    ]
    if beside:
        words = at.speak("place-nowhere")
        lying.append(at.speak("glance-place", place=words, chips=_labels(at, beside)))
    yield at.speak("glance-board", legend=legend, chips=" · ".join(lying) or at.speak("nothing"))


def _labels(at: At, chips: Iterable[Any]) -> str:
    return " ".join(_label(at, chip) for chip in chips)


def _short(at: At, target: int) -> str:
    """A target without its article."""
    name = TARGETS[target]
    return at.speak(f"spice-{name}" if name in SPICES else f"space-{name}")


def _lacking(at: At) -> Iterator[str]:
    """What the seat still needs for each dish that it can prepare."""
    rows = []
    for dish in at.dishes[:MOST]:
        title = dish_title(dish.id, at.box, at.speak)
        lacks = [SPICES[spice] for spice in dish.spices if not at.hand.get(SPICES[spice])]
        words = ", ".join(at.speak(f"spice-{spice}") for spice in lacks)
        rows.append(
            at.speak("glance-dish-lacks", name=title, spices=words)
            if lacks
            else at.speak("glance-dish-ready", name=title)
        )
    if (more := len(at.dishes) - MOST) > 0:
        rows.append(at.speak("glance-more", count=more))
    yield at.speak("glance-dishes", dishes=" · ".join(rows) or at.speak("nothing"))


def _own(at: At) -> Iterator[str]:
    yield at.speak("glance-own", money=_money(at, at.seat), cards=_hand(at, at.seat))


def _purses(at: At) -> Iterator[str]:
    seats = range(at.table["seats"])
    purses = (f"{at.names[seat]} {_money(at, seat)}" for seat in seats)
    yield at.speak("glance-purses", purses=" · ".join(purses))


def _cooked(at: At) -> Iterator[str]:
    cooked = (f"{name} {len(at.table['cooked'][seat])}" for seat, name in enumerate(at.names))
    yield at.speak("glance-cooked", cooked=" · ".join(cooked), dishes=at.box.dishes_to_win)


Part = Callable[[At], Iterator[str]]
_THROWING: Final[tuple[Part, ...]] = (_on_the_board, _display, _lacking, _own)
_TRADING: Final[tuple[Part, ...]] = (_on_the_board, _purses, _display, _lacking, _own)
_GLANCE: Final[dict[str, tuple[Part, ...]]] = {
    "throwing": _THROWING,
    "extra-throw": _THROWING,
    "extra-spice": (_display, _lacking, _own),
    "keep-one": (_display, _lacking, _own),
    "reserve": (_cooked, _lacking, _own),
    "become-chef": _THROWING,
    "next-bowl": _TRADING,
    "sell": _TRADING,
    "buy": _TRADING,
    "cook": (_cooked, _lacking, _own),
}
_ELSEWHERE: Final[tuple[Part, ...]] = (_cooked, _on_the_board)


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
    if "do" in args:
        told |= _costs(At(view, speak), args)
    return told


def _costs(at: At, args: Mapping[str, Any]) -> dict[str, Any]:
    """What an action takes and brings."""
    prompt = at.view["prompt"]
    money = _money(at, at.acting)
    purse = 0 if isinstance(money, str) else money
    match args["do"]:
        case "throw":
            return {"aim": _aim_words(at, args)}
        case "choose-bowl":
            return {"there": _there(at, INDEX[args["spice"]])}
        case "draw-spices":
            return {"cards": prompt["cards"]}
        case "keep-card":
            spice = args["spice"]
            wanted = sum(INDEX[spice] in dish.spices for dish in at.dishes)
            return {"held": at.hand.get(spice, 0), "dishes": wanted}
        case "reserve-dish":
            return {"dishes": _dishes_left(at.table)}
        case "sell-cards":
            gain = args["cards"] * prompt["price"]
            return {"gain": gain, "money": purse + gain}
        case "buy-card":
            back = max(_own_values(at))
            return {"price": prompt["price"], "money": purse - prompt["price"], "chip": back}
        case "decline":
            values = sorted(_own_values(at), reverse=True)
            if at.table["options"].get("decline_returns") == "highest":
                values = values[:1]
            return {"chips": ", ".join(map(str, values))}
        case "prepare-dish" | "prepare-reserved":
            done = len(at.table["cooked"][at.acting])
            return {"nth": done + 1, "due": at.box.dishes_to_win}
    return {}


def _own_values(at: At) -> list[int]:
    """Of the chips of the one to act in the bowl that is settled: they lie face up."""
    return [chip[1] for chip in at.on(INDEX[at.table["bowl"]]) if chip[0] == at.acting]


def _there(at: At, target: int) -> str:
    """What a target has to offer and who lies there: `2 cards for sale; Ada 30, Bruno 20+?`"""
    by_seat: dict[Seat, list[str]] = {}
    for chip in at.on(target):
        by_seat.setdefault(chip[0], []).append("?" if chip[1] is None else str(chip[1]))
    chips = ", ".join(f"{at.names[seat]} {'+'.join(by_seat[seat])}" for seat in sorted(by_seat))
    words = chips or at.speak("there-nobody")
    if target >= len(SPICES):
        return words
    return at.speak("there-bowl", cards=at.table["display"].get(SPICES[target], 0), chips=words)


def _aim_words(at: At, args: Mapping[str, Any]) -> str:
    """What a throw is meant for: a target, a chip, or only its numbers."""
    aim, victim = meant(at, args)
    if aim is None:
        return at.speak(
            "aim-free", **{name: args[name] for name in ("place", "bearing", "power")},
            loft=at.speak(f"loft-{LOFTS[args['loft']]}"),
        )  # fmt: skip
    if victim is None:
        name = name_of(TARGETS[aim.target], at.speak)
        return at.speak("aim-offer", target=name, there=_there(at, aim.target))
    lies = place(at.box.counts_for(victim[2], victim[3]), at.speak)
    return at.speak("aim-chip", chip=chip_name(at, victim), place=lies)


def meant(at: At, args: Mapping[str, Any]) -> tuple[Aim | None, Any]:
    """The aim of the list that these numbers are, and the chip that it should knock away."""
    victims = {
        Spot(chip[2], chip[3]): chip
        for chip in at.chips
        if chip[2] != NOWHERE and chip[0] != at.acting
    }
    numbers = tuple(args[name] for name in ("side", "place", "bearing", "power", "loft", "face"))
    aim = _aims(at.box, args["side"], tuple(victims)).get(numbers)
    return aim, None if aim is None or aim.victim is None else victims[aim.victim]


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


def standing(view: Plain) -> Standing:
    return Standing([len(cooked) for cooked in view["table"]["cooked"]], view["table"]["round"])


def sources(view: Plain) -> dict[str, list[int]]:
    """The same as numbers: only dishes are points."""
    table = view["table"]
    return {
        "dishes": [len(cooked) for cooked in table["cooked"]],
        "money": list(table["money"]),
        "cards": [sum(hand.values()) for hand in table["hands"]],
    }
