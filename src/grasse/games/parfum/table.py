"""The table of Parfum in words: what the terminal shows, and names for the pieces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from textwrap import indent
from typing import Any

from grasse.games.parfum.actions import AROMAS
from grasse.games.parfum.box import SLOTS, Box, Perfume, named, read_box
from grasse.games.parfum.load import PerfumeData, read_perfume
from grasse.games.parfum.position import NOBODY, SOURCES
from grasse.kernel import Plain
from grasse.kernel.game import Panel, Speak


def draw_table(view: Plain, speak: Speak) -> list[Panel]:
    """The whole table in words, from what one seat may know."""
    table = view["table"]
    box = read_box(table.get("components"))
    above = len(table["customers_a"]) + len(table["customers_b"]) - box.below_closing
    head = speak(
        "table-head",
        round=table["round"],
        bag=len(table["bag"]),
        above=above if table["closing"] else 0,
        flacons=max(0, table["flacons"]),  # without limited_flacons it may owe some
    )
    columns = _beside(_distillery(table, box, speak), _street(table, box, speak))
    parts = [
        head + (" " + speak("table-last-round") if table["last_round"] else ""),
        columns,
        "\n".join(_market(view, box, speak)),
        *(_player(view, seat, box, speak) for seat in _from(view)),
    ]
    return [Panel("", part.splitlines()) for part in parts]


def _from(view: Plain) -> Iterable[int]:
    """The seats, one's own first."""
    seats = view["table"]["seats"]
    own = view["seat"] or 0
    return ((own + n) % seats for n in range(seats))


def _distillery(table: Plain, box: Box, speak: Speak) -> list[str]:
    rows = [speak("table-distillery")]
    for note in table["display"]:
        if note is None:
            rows.append("  " + speak("table-empty"))
        else:
            name = note_name(note, box, speak)
            rows.append("  " + speak("table-note", note=name, coins=box.notes[note].coins))
    return rows


def _street(table: Plain, box: Box, speak: Speak) -> list[str]:
    rows = [speak("table-street")]
    for person in table["street"]:
        if person is None:
            rows.append("  " + speak("table-empty"))
        else:
            customer = box.customers[person]
            wants = aromas(customer.wants, speak)
            rows.append(
                "  " + speak("table-customer", id=person, wants=wants, price=customer.price)
            )
    return rows


def _beside(left: list[str], right: list[str]) -> str:
    width = max(map(len, left)) + 3
    length = max(len(left), len(right))
    left = left + [""] * (length - len(left))
    right = right + [""] * (length - len(right))
    return "\n".join((a.ljust(width) + b).rstrip() for a, b in zip(left, right, strict=True))


def _market(view: Plain, box: Box, speak: Speak) -> Iterable[str]:
    table, names = view["table"], view["names"]
    booths = [have - taken for have, taken in zip(box.dice, table["dice"], strict=True)]
    yield speak("table-market", booths=", ".join(_each(booths, speak)))
    discard = ", ".join(tokens(table["discard"], box)) or "–"
    yield speak("table-well", well=table["well"], discard=discard)
    clocks = []
    for place, (owner, actions) in enumerate(
        zip(table["clocks"], table["actions_of"], strict=True), 1
    ):
        if owner == NOBODY:
            clocks.append(speak("table-clock-free", clock=place, actions=actions))
        else:
            clocks.append(
                speak("table-clock-taken", clock=place, actions=actions, player=names[owner])
            )
    yield speak("table-clocks", clocks=" · ".join(clocks))
    markers = table["track"]
    order = sorted(markers, key=lambda seat: (table["money"][seat], -markers.index(seat)))
    track = [speak("table-money", player=names[s], money=table["money"][s]) for s in order]
    yield speak("table-track", track=" · ".join(track))
    if any(table["dice"]):
        yield _dice(view, speak)


def _dice(view: Plain, speak: Speak) -> str:
    """The dice in front of the one whose turn it is."""
    table = view["table"]
    owner = next(frame[1] for frame in table["steps"] if frame[0] == "end-turn")
    player = view["names"][owner]
    if view["step"] in ("prepare", "roll", "bag", "well", "rolling"):
        return speak(
            "table-dice-unrolled", player=player, shown=", ".join(_each(table["dice"], speak))
        )
    flies = [
        n - flask - used
        for n, flask, used in zip(table["dice"], table["flasks"], table["used"], strict=True)
    ]
    return speak("table-dice", player=player, shown=shown(table["flasks"], flies, speak))


def _player(view: Plain, seat: int, box: Box, speak: Speak) -> str:
    table = view["table"]
    held = table["water"][seat]
    water = ", ".join(tokens(held, box)) or "–" if isinstance(held, list) else "?" * held or "–"
    head = speak(
        "table-you" if seat == view["seat"] else "table-player",
        player=view["names"][seat],
        money=table["money"][seat],
        water=water,
    )
    rows = [
        speak(
            "table-perfume",
            name=speak("perfume-name", number=number),
            size=speak(f"size-{data['size']}"),
            content=aromas(perfume.components, speak),
            state=_state(perfume, speak),
        )
        for number, data in enumerate(table["perfumes"][seat], 1)
        for perfume in [_perfume(data, box)]
    ]
    if hand := table["hands"][seat]:
        names = ", ".join(note_name(note, box, speak) for note in hand)
        rows.append(speak("table-hand", notes=names))
    if served := table["served"][seat]:
        rows.append(speak("table-served", count=len(served)))
    return head + "\n" + indent("\n".join(rows or [speak("table-no-perfume")]), "  ")


def _state(perfume: Perfume, speak: Speak) -> str:
    if perfume.finished:
        return speak("table-flacons", flacons=perfume.flacons)
    missing = set(SLOTS[perfume.size]) - {note.type for note in perfume.notes}
    return speak(
        "table-missing",
        types=", ".join(speak(f"type-{kind}") for kind in SLOTS[perfume.size] if kind in missing),
    )


def _perfume(data: Plain, box: Box) -> Perfume:
    return read_perfume(PerfumeData(data["size"], data["notes"], data["flacons"]), box)


# Names


def aromas(counts: Sequence[int], speak: Speak) -> str:
    """`rose 2, lavender 1`"""
    return ", ".join(_each(counts, speak))


def _each(counts: Sequence[int], speak: Speak) -> list[str]:
    return [
        speak("aroma-count", aroma=speak(f"aroma-{aroma}"), count=count)
        for aroma, count in named(counts).items()
    ]


def tokens(counts: Sequence[int], box: Box) -> list[str]:
    """The tokens by value: `0 ×2` and `2` for two of value 0 and one of value 2."""
    return [
        f"{value} ×{n}" if n > 1 else str(value)
        for value, n in zip(box.values, counts, strict=True)
        if n
    ]


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


def describe(view: Plain, args: Mapping[str, Any], speak: Speak) -> dict[str, Any]:
    """Arguments of an action, an entry or a refusal with the pieces spelled out."""
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
    match args.get("do"):
        case "choose-clock":
            told["actions"] = table["actions_of"][args["clock"] - 1]
        case "claim-note":
            told["coins"] = box.notes[args["note"]].coins
        case "join-perfume":
            perfume = _perfume(table["perfumes"][view["to_act"]][args["perfume"]], box)
            told["content"] = aromas(perfume.joined(box.notes[args["note"]]).components, speak)
        case "sell-to":
            told["price"] = box.customers[args["customer"]].price
        case "bargain":
            told["price"] = box.bargain[table["perfumes"][view["to_act"]][args["perfume"]]["size"]]
        case "rolled":
            told["shown"] = aromas(args["flasks"], speak)
    if "flies" in args:
        told["shown"] = shown(args["flasks"], args["flies"], speak)
    return told


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
