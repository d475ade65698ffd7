"""The table of Parfum in words: what the terminal shows, and names for the pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from grasse.games.parfum.actions import AROMAS, INDEX
from grasse.games.parfum.box import Box, Perfume, named, read_box
from grasse.games.parfum.components import SLOTS, Size
from grasse.games.parfum.load import PerfumeData, read_perfume
from grasse.games.parfum.position import FREE, SOURCES
from grasse.games.parfum.sell import fits
from grasse.kernel import Plain, Seat
from grasse.kernel.game import Panel, Speak, Standing

PHASES: Final = {
    **dict.fromkeys(("round-begins", "last-round", "takes-clock"), "wake"),
    **dict.fromkeys(
        (
            *("turn-begins", "takes-die", "rolls", "rerolls-flies", "rerolls-all", "turns-fly"),
            *("claims", "begins", "joins", "holds-notes", "finishes", "leaves-flacons"),
        ),
        "create",
    ),
    **dict.fromkeys(("sells", "bargains", "passes", "sold-out", "discards"), "sell"),
    **dict.fromkeys(("customer-arrives", "closing-token"), "refill"),
    **dict.fromkeys(("game-ends", "scores-water"), "end"),
}
"""The headings of the journal. Notes and water are drawn in several phases: they have none."""
CLOSING: Final = frozenset(
    ("stop-preparing", "stop-water", "stop-claiming", "hold-notes", "return-dice", "pass")
)


def draw_table(view: Plain, speak: Speak) -> list[Panel]:
    """The whole table in words, from what one seat may know."""
    table = view["table"]
    at = At(view, read_box(table.get("components")), speak)
    stock = speak(
        "table-stock",
        bag=len(table["bag"]),
        above=at.above_closing,
        flacons=max(0, table["flacons"]),  # without limited_flacons it may owe some
    )
    return [
        Panel(
            speak("table-round", round=table["round"]),
            [
                stock,
                *warnings(at),
                *booth_rows(at),
                *_well(at),
                *clock_rows(at),
                *money_rows(at),
                *_dice(at),
            ],
        ),
        Panel(speak("table-distillery"), list(_distillery(at))),
        Panel(speak("table-street"), list(street_rows(at))),
        *(_player(at, seat) for seat in _from(view)),
    ]


class At:
    """A view that is put into words: whose eyes, which box, which language."""

    def __init__(self, view: Plain, box: Box, speak: Speak) -> None:
        self.view = view
        self.table = view["table"]
        self.names = view["names"]
        self.box = box
        self.speak = speak
        acting = view["to_act"] if view["to_act"] in range(self.table["seats"]) else 0
        self.seat: Seat = acting if view["seat"] is None else view["seat"]
        """Whose things are at hand; a spectator looks at the one to act."""

    @property
    def above_closing(self) -> int:
        """Customers that come before closing time."""
        if not self.table["closing"]:
            return 0
        left = len(self.table["customers_a"]) + len(self.table["customers_b"])
        return left - self.box.below_closing

    def perfumes(self, seat: Seat) -> list[Perfume]:
        return [_perfume(data, self.box) for data in self.table["perfumes"][seat]]

    def wanted(self, perfume: Perfume) -> int:
        """How many customers on the street want it."""
        there = (self.box.customers[one] for one in self.table["street"] if one is not None)
        return sum(fits(perfume, customer) for customer in there)


def _from(view: Plain) -> Iterable[int]:
    """The seats, one's own first."""
    seats = view["table"]["seats"]
    own = view["seat"] or 0
    return ((own + n) % seats for n in range(seats))


# Parts of the table, as rows


def warnings(at: At) -> Iterator[str]:
    """How near the end is, once it is near."""
    table = at.table
    if table["last_round"]:
        yield at.speak("table-last-round")
    elif len(table["bag"]) < len(table["display"]):
        yield at.speak("table-bag-low", bag=len(table["bag"]))
    elif at.above_closing < len(table["street"]):
        yield at.speak("table-closing-near", above=at.above_closing)


def booth_rows(at: At) -> Iterator[str]:
    left = [have - taken for have, taken in zip(at.box.dice, at.table["dice"], strict=True)]
    yield at.speak("table-market", booths=aromas(left, at.speak) or at.speak("table-empty"))


def _well(at: At) -> Iterator[str]:
    discard = tokens(at.table["discard"], at.box, at.speak)
    yield at.speak("table-well", well=at.table["well"], discard=discard)


def clock_rows(at: At) -> Iterator[str]:
    clocks = [
        at.speak("table-clock-free", clock=place, actions=actions)
        if owner == FREE
        else at.speak("table-clock-taken", clock=place, actions=actions, player=at.names[owner])
        for place, (owner, actions) in enumerate(
            zip(at.table["clocks"], at.table["actions_of"], strict=True), 1
        )
    ]
    yield at.speak("table-clocks", clocks=" · ".join(clocks))


def money_rows(at: At) -> Iterator[str]:
    markers, money = at.table["track"], at.table["money"]
    order = sorted(markers, key=lambda seat: (money[seat], -markers.index(seat)))
    track = (at.speak("table-money", player=at.names[s], money=money[s]) for s in order)
    yield at.speak("table-track", track=" · ".join(track))


def _dice(at: At) -> Iterator[str]:
    """The dice in front of the one whose turn it is."""
    table = at.table
    if not any(table["dice"]):
        return
    player = at.names[next(frame[1] for frame in table["steps"] if frame[0] == "end-turn")]
    if at.view["step"] in ("prepare", "roll", "bag", "well", "rolling"):
        lying = aromas(table["dice"], at.speak)
        yield at.speak("table-dice-unrolled", player=player, shown=lying)
    else:
        yield at.speak(
            "table-dice", player=player, shown=shown(table["flasks"], count_flies(at), at.speak)
        )


def count_flies(at: At) -> list[int]:
    rows = zip(at.table["dice"], at.table["flasks"], at.table["used"], strict=True)
    return [dice - flasks - used for dice, flasks, used in rows]


def _distillery(at: At) -> Iterator[str]:
    for note in at.table["display"]:
        if note is None:
            yield at.speak("table-empty")
        else:
            name = note_name(note, at.box, at.speak)
            yield at.speak("table-note", note=name, coins=at.box.notes[note].coins)


def street_rows(at: At) -> Iterator[str]:
    for person in at.table["street"]:
        if person is None:
            yield at.speak("table-empty")
        else:
            customer = at.box.customers[person]
            wants = aromas(customer.wants, at.speak)
            yield at.speak("table-customer", id=person, wants=wants, price=customer.price)


def _player(at: At, seat: Seat) -> Panel:
    table, speak = at.table, at.speak
    name = at.names[seat]
    rows = [
        speak("table-holds", money=table["money"][seat], water=water_words(at, seat)),
        *(_perfume_row(at, number, one) for number, one in enumerate(at.perfumes(seat), 1)),
    ]
    if not table["perfumes"][seat]:
        rows.append(speak("table-no-perfume"))
    if hand := table["hands"][seat]:
        rows.append(hand_row(at, hand))
    if served := table["served"][seat]:
        rows.append(speak("table-served", count=len(served)))
    return Panel(speak("table-you", player=name) if seat == at.view["seat"] else name, rows)


def water_words(at: At, seat: Seat) -> str:
    held = at.table["water"][seat]
    if isinstance(held, list):
        return tokens(held, at.box, at.speak)
    return at.speak("tokens-unknown", count=held) if held else at.speak("tokens-none")


def _perfume_row(at: At, number: int, perfume: Perfume) -> str:
    return at.speak(
        "table-perfume",
        name=at.speak("perfume-name", number=number),
        size=at.speak(f"size-{perfume.size}"),
        content=aromas(perfume.components, at.speak),
        state=state_words(perfume, at.speak),
    )


def hand_row(at: At, hand: Sequence[str]) -> str:
    names = ", ".join(note_name(note, at.box, at.speak) for note in hand)
    return at.speak("table-hand", notes=names)


def state_words(perfume: Perfume, speak: Speak) -> str:
    if perfume.finished:
        return speak("table-flacons", flacons=perfume.flacons)
    return speak(
        "table-missing", types=", ".join(speak(f"type-{kind}") for kind in missing_types(perfume))
    )


def missing_types(perfume: Perfume) -> list[str]:
    have = {note.type for note in perfume.notes}
    return [kind for kind in SLOTS[perfume.size] if kind not in have]


def _perfume(data: Plain, box: Box) -> Perfume:
    return read_perfume(PerfumeData(data["size"], data["notes"], data["flacons"]), box)


# Names


def aromas(counts: Sequence[int], speak: Speak) -> str:
    """`rose 2, lavender 1`"""
    return ", ".join(
        speak("aroma-count", aroma=speak(f"aroma-{aroma}"), count=count)
        for aroma, count in named(counts).items()
    )


def tokens(counts: Sequence[int], box: Box, speak: Speak) -> str:
    """`2 worth 0, 1 worth 3`"""
    held = (
        speak("tokens-worth", count=count, value=value)
        for value, count in zip(box.values, counts, strict=True)
        if count
    )
    return ", ".join(held) or speak("tokens-none")


def shown(flasks: Sequence[int], flies: Sequence[int], speak: Speak) -> str:
    """What dice show, colour by colour."""
    rows = [
        speak(
            "shown-die",
            aroma=speak(f"aroma-{aroma}"),
            flasks=speak("shown-flasks", flasks=flask),
            flies=speak("shown-flies", flies=fly),
        )
        for aroma, flask, fly in zip(AROMAS, flasks, flies, strict=True)
        if flask or fly
    ]
    return " · ".join(rows) or speak("shown-nothing")


def note_name(note: str, box: Box, speak: Speak) -> str:
    if note not in box.notes:
        return note
    kind = speak(f"type-{box.notes[note].type}")
    return speak("note-name", type=kind, id=note, aromas=aromas(box.notes[note].requires, speak))


def customer_name(customer: str, box: Box, speak: Speak) -> str:
    if customer not in box.customers:
        return customer
    wants = aromas(box.customers[customer].wants, speak)
    return speak("customer-name", id=customer, wants=wants)


# Actions, entries and refusals


def describe(view: Plain, args: Mapping[str, Any], speak: Speak) -> dict[str, Any]:
    """Arguments of an action, an entry, a prompt or a refusal with the pieces spelled out."""
    table, names = view["table"], view["names"]
    box = read_box(table.get("components"))
    told: dict[str, Any] = dict(args)
    for name, value in args.items():
        match name:
            case "seat":
                told["player"] = names[value]
            case "seats":
                told["players"] = ", ".join(names[seat] for seat in value)
            case "aroma" | "size" | "type":
                told[name] = speak(f"{name}-{value}")
            case "note":
                told["note"] = note_name(value, box, speak)
            case "customer":
                told["customer"] = customer_name(value, box, speak)
            case "perfume":
                told["perfume"] = speak("perfume-name", number=value + 1)
            case "tokens":
                told["tokens"] = ", ".join(map(str, value))
            case "left":
                told["taken"] = aromas(table["dice"], speak) or speak("shown-nothing")
    if "do" in args:
        told |= _costs(At(view, box, speak), args)
    if "flies" in args:
        told["shown"] = shown(args["flasks"], args["flies"], speak)
    return told


def _costs(at: At, args: Mapping[str, Any]) -> dict[str, Any]:
    """What an action takes and brings."""
    table, box = at.table, at.box
    match args["do"]:
        case "choose-clock":
            actions = table["actions_of"]
            return {"actions": actions[args["clock"] - 1], "clocks": len(actions)}
        case "draw-note":
            return {"bag": len(table["bag"])}
        case "take-die":
            index = INDEX[args["aroma"]]
            flask, fly = box.faces[index]
            left = box.dice[index] - table["dice"][index]
            return {"left": left, "faces": flask, "sides": flask + fly}
        case "take-water":
            return {"well": table["well"] or sum(table["discard"])}
        case "stop-preparing" | "hold-notes":
            return {"left": at.view["prompt"]["left"]}
        case "roll-dice":
            return {"shown": aromas(table["dice"], at.speak)}
        case "reroll-flies":
            return {"flies": count_flies(at)[INDEX[args["aroma"]]]}
        case "reroll-all":
            return {"dice": sum(table["dice"]) - sum(table["used"])}
        case "claim-note":
            note = box.notes[args["note"]]
            rest = aromas(less(table["flasks"], note.requires), at.speak)
            return {"coins": note.coins, "rest": rest or at.speak("shown-nothing")}
        case "join-perfume" | "new-minor" | "new-major":
            return _composed(at, args)
        case "take-flacons":
            frame = table["steps"][-1]
            return {"flacons": _due(at, table["perfumes"][frame[1]][frame[2]]["size"])}
        case "sell-to" | "bargain":
            return _sold(at, args)
        case "pass":
            prompt = at.view["prompt"]
            drops = table["options"].get("pass_drops_out", False)
            return {"later": 0 if drops else prompt["chances"] - prompt["chance"]}
        case "rolled":
            return {"shown": aromas(args["flasks"], at.speak)}
    return {}


def less(needs: Sequence[int], have: Sequence[int]) -> list[int]:
    return [max(0, need - one) for need, one in zip(needs, have, strict=True)]


def _composed(at: At, args: Mapping[str, Any]) -> dict[str, Any]:
    """The perfume that a note makes: what is in it, and what it lacks or gives."""
    note = at.box.notes[args["note"]]
    size: Size = "minor" if args["do"] == "new-minor" else "major"
    before = Perfume(size)
    if args["do"] == "join-perfume":
        before = at.perfumes(at.view["to_act"])[args["perfume"]]
    made = before.joined(note)
    if not made.finished:
        state = state_words(made, at.speak)
    else:
        state = at.speak("join-finishes", flacons=_due(at, made.size), customers=at.wanted(made))
    return {
        "piece": at.speak("note-short", type=at.speak(f"type-{note.type}"), id=note.id),
        "content": aromas(made.components, at.speak),
        "state": state,
        "notes": len(SLOTS[made.size]),
        "flacons": at.box.flacons_on[made.size],
    }


def _due(at: At, size: Size) -> int:
    """How many flacons a perfume of this size gets now."""
    due = at.box.flacons_on[size]
    limited = at.table["options"].get("limited_flacons", True)
    return min(due, at.table["flacons"]) if limited else due


def _sold(at: At, args: Mapping[str, Any]) -> dict[str, Any]:
    perfume = at.table["perfumes"][at.view["to_act"]][args["perfume"]]
    if args["do"] == "sell-to":
        price = at.box.customers[args["customer"]].price
    else:
        price = at.box.bargain[perfume["size"]]
    return {"price": price, "left": perfume["flacons"] - 1, "water": at.box.sold_out_water}


def result_lines(view: Plain, speak: Speak) -> list[str]:
    """Points by source for each player."""
    table = view["table"]
    return [
        speak(
            "result-sources",
            player=view["names"][seat],
            score=table["money"][seat],
            **{source: table["income"][seat][source] for source in SOURCES},
        )
        for seat in range(table["seats"])
    ]


def standing(view: Plain) -> Standing:
    return Standing(view["table"]["money"], view["table"]["round"])


def sources(view: Plain) -> dict[str, list[int]]:
    """The same as numbers."""
    return {source: [row[source] for row in view["table"]["income"]] for source in SOURCES}
