"""The table of Aqua Mirabilis in words: what the terminal shows, and names for the pieces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from textwrap import indent
from typing import Any

from grasse.games.aqua_mirabilis.actions import (
    ABILITIES,
    CITIES,
    ESSENCES,
    INDEX,
    LADIES,
    LETTERS,
    METHODS,
)
from grasse.games.aqua_mirabilis.box import CELL, Box, cell_name, named, read_box
from grasse.games.aqua_mirabilis.position import NOBODY, SOURCES
from grasse.kernel import Plain
from grasse.kernel.game import Panel, Speak


def draw_table(view: Plain, speak: Speak) -> list[Panel]:
    """The whole table in words, from what one seat may know."""
    table = view["table"]
    box = read_box(table.get("components"))
    parts = [
        _head(view, box, speak),
        _beside(_matrix(table, box, speak), _market(table, box, speak)),
        "\n".join(_cities(table, box, speak)),
        "\n".join(_apprenticeship(table, box, speak)),
        "\n".join(_ladies(view, speak)),
        *(_player(view, seat, box, speak) for seat in _from(view)),
    ]
    return [Panel("", part.splitlines()) for part in parts]


def _from(view: Plain) -> Iterable[int]:
    """The seats, one's own first."""
    seats = view["table"]["seats"]
    own = view["seat"] or 0
    return ((own + n) % seats for n in range(seats))


def _head(view: Plain, box: Box, speak: Speak) -> str:
    table = view["table"]
    days = box.boards[table["seats"]].days
    day = table["day"]
    last = len(days) * box.weeks
    head = speak(
        "table-head",
        week=max(0, day - 1) // len(days) + 1,
        weekday=speak(f"day-{days[day % len(days) - 1]}"),
        left=last - day,
        cubes=table["cubes_left"],
        tokens=table["tokens_left"],
    )
    if table["trigger"] != NOBODY:
        head += " " + speak("table-last-turns", player=view["names"][table["trigger"]])
    return head


def _matrix(table: Plain, box: Box, speak: Speak) -> list[str]:
    """Columns are bases (the King's axis), rows complementary essences (the Court's)."""
    king, court = INDEX[table["king"]], INDEX[table["court"]]
    rows = [
        speak("table-king", essence=speak(f"essence-{table['king']}")),
        speak("table-court", essence=speak(f"essence-{table['court']}")),
        "     " + "".join(f"{'K' if e == king else '':>4}" for e in box.order),
        "     " + "".join(f"{LETTERS[e]:>4}" for e in box.order),
    ]
    tokens = set(table["originality"])
    for row in box.order:
        cells = []
        for column in box.order:
            name = cell_name(column * len(ESSENCES) + row)
            if name not in CELL:
                cells.append("·")
            elif name in tokens:
                cells.append("o")
            else:
                cells.append(str(table["cubes"].get(name, 0)))
        mark = "C" if row == court else " "
        rows.append(f" {mark} {LETTERS[row]} " + "".join(f"{cell:>4}" for cell in cells))
    rows.append(speak("table-matrix", sections=box.boards[table["seats"]].sections))
    return rows


def _market(table: Plain, box: Box, speak: Speak) -> list[str]:
    rows = [speak("table-market")]
    for essence in ESSENCES:
        workers = table["workers"].count(essence)
        rows.append(
            "  "
            + speak(
                "table-stall",
                flower=speak(f"essence-{essence}"),
                count=table["stalls"].get(essence, 0),
                reserve=table["reserve"].get(essence, 0),
            )
            + (" " + speak("table-worker", workers=workers) if workers else "")
        )
    number = len(box.boards[table["seats"]].deliveries)
    rows += [
        "  " + speak("table-delivery", delivery=delivery_name(delivery, box, speak))
        for delivery in table["deliveries"][:number]
    ]
    return rows


def _beside(left: list[str], right: list[str]) -> str:
    width = max(map(len, left)) + 3
    length = max(len(left), len(right))
    left = left + [""] * (length - len(left))
    right = right + [""] * (length - len(right))
    return "\n".join((a.ljust(width) + b).rstrip() for a, b in zip(left, right, strict=True))


def _cities(table: Plain, box: Box, speak: Speak) -> Iterable[str]:
    yield speak("table-cities")
    for index, city in enumerate(CITIES):
        top = table["tops"][index]
        space = next(s for s in box.spaces if s.area == "travel" and s.of == index)
        yield "  " + speak(
            "table-city",
            city=speak(f"city-{city}"),
            cost=space.cost,
            letter=box.letter_for[index],
            tile=effect(top, box, speak) if top else speak("nothing"),
            left=len(table["stacks"][index]),
        )


def _apprenticeship(table: Plain, box: Box, speak: Speak) -> Iterable[str]:
    bases = [speak(f"essence-{one}") for one in table["bases_left"]]
    special = [speak(f"essence-{one}") for one in table["specialisations_left"]]
    abilities = [speak(f"ability-{one}") for one in ABILITIES if table["abilities_left"][one]]
    methods = [
        speak("counted", thing=speak(f"method-{one}"), count=table["methods_left"][one])
        for one in METHODS
        if table["methods_left"][one]
    ]
    nothing = speak("nothing")
    yield speak("table-bases", essences=", ".join(bases) or nothing)
    yield speak("table-specialisations", flowers=", ".join(special) or nothing)
    yield speak("table-abilities", abilities=", ".join(abilities) or nothing)
    yield speak("table-methods", methods=", ".join(methods) or nothing)
    recipes = [
        f"{name} ({box.recipe[name].level}) ×{left}"
        for name, left in table["recipes"].items()
        if left
    ]
    yield speak("table-recipes", recipes=", ".join(recipes) or nothing)


def _ladies(view: Plain, speak: Speak) -> Iterable[str]:
    table, names = view["table"], view["names"]
    for index, lady in enumerate(LADIES):
        influence = [
            speak("counted", thing=names[seat], count=player["influence"][index])
            for seat, player in enumerate(table["players"])
            if player["influence"][index]
        ]
        owner, bonus = table["favours"][index], table["bonuses"][index]
        yield speak(
            "table-lady",
            lady=lady,
            favour=speak(f"favour-{lady.lower()}"),
            player=speak("nobody") if owner == NOBODY else names[owner],
            influence=", ".join(influence) or "–",
            bonus=speak(f"bonus-{bonus}") if bonus else "?",
        )


def _player(view: Plain, seat: int, box: Box, speak: Speak) -> str:
    table = view["table"]
    player = table["players"][seat]
    head = speak(
        "table-you" if seat == view["seat"] else "table-player",
        player=view["names"][seat],
        score=player["score"],
    )
    dial = player["dial"]
    space = player["perfumer"]
    rows = [
        speak(
            "table-sundial",
            points=dial,
            production=box.production[dial],
            steps=box.steps[dial],
            space=space_name(space, box, speak) if space else speak("at-home"),
        ),
        speak(
            "table-standing",
            experience=player["experience"],
            letter=player["letter"],
            tokens=player["tokens"],
            influence=box.influence - sum(player["influence"]),
            place=place_name(player["carriage"], box, speak),
        ),
        speak(
            "table-goods",
            flowers=listing(player["flowers"], speak),
            essences=listing(player["essences"], speak),
        ),
        speak("table-own-methods", methods=", ".join(_stations(player, speak))),
    ]
    tiles = [
        *(speak("base-tile", essence=speak(f"essence-{one}")) for one in player["bases"]),
        *(
            speak("specialisation-tile", flower=speak(f"essence-{one}"))
            for one in player["specialisations"]
        ),
        *(speak(f"ability-{one}") for one in player["abilities"]),
        *(tile_name(one, box, speak) for one in player["cities"]),
    ]
    if tiles:
        rows.append(speak("table-curriculum", tiles=", ".join(tiles)))
    if player["flipped"]:
        prestige = sum(box.city_tile[one].prestige for one in player["flipped"])
        rows.append(speak("table-flipped", count=len(player["flipped"]), prestige=prestige))
    rows += [
        speak(
            "table-perfume",
            number=number,
            perfume=_perfume(data, box, speak),
            state=speak("state-presented" if data["presented"] else "state-new"),
        )
        for number, data in enumerate(player["parade"], 1)
    ]
    return head + "\n" + indent("\n".join(rows), "  ")


def _stations(player: Plain, speak: Speak) -> Iterable[str]:
    for data in player["methods"]:
        name = speak(f"method-{data['method']}")
        if data["stored"]:
            stored = ", ".join(speak(f"essence-{one}") for one in data["stored"])
            yield speak("method-stored", method=name, flowers=stored)
        else:
            yield name


# Names


def listing(counts: Mapping[str, int] | Sequence[int], speak: Speak) -> str:
    """`rose 2, lavender 1`"""
    found = counts if isinstance(counts, Mapping) else named(counts)
    return ", ".join(
        speak("counted", thing=speak(f"essence-{essence}"), count=count)
        for essence, count in found.items()
    ) or speak("nothing")


def effect(tile: str, box: Box, speak: Speak) -> str:
    """What flipping a city tile does."""
    one = box.city_tile[tile]
    return speak(
        f"effect-{one.kind}",
        things=listing(one.gives.each, speak),
        essence=speak(f"essence-{ESSENCES[one.base]}"),
        number=one.number,
    )


def tile_name(tile: str, box: Box, speak: Speak) -> str:
    if tile not in box.city_tile:
        return tile
    city = speak(f"city-{CITIES[box.city_tile[tile].city]}")
    return speak("tile-name", city=city, effect=effect(tile, box, speak))


def space_name(space: str, box: Box, speak: Speak) -> str:
    if space not in box.space:
        return space
    one = box.space[space]
    match one.area:
        case "market":
            return speak("space-stall", flower=speak(f"essence-{one.type}"))
        case "apprenticeship":
            return speak(f"space-{one.type}")
        case "travel":
            return speak(f"city-{one.type}")
        case "court":
            return speak("space-couple", couple=one.type)
    return speak("space-versailles")


def place_name(place: int, box: Box, speak: Speak) -> str:
    """Where a carriage is on the road."""
    if place == box.grasse:
        return speak("place-grasse")
    if place in box.city_at:
        return speak(f"city-{CITIES[box.city_at[place]]}")
    stops = [*zip(box.places, CITIES, strict=True), (box.grasse, "grasse")]
    below = max(stop for stop in stops if stop[0] < place)
    above = min(stop for stop in stops if stop[0] > place)
    names = [
        speak("place-grasse") if name == "grasse" else speak(f"city-{name}")
        for _, name in (below, above)
    ]
    return speak("place-between", first=names[0], second=names[1], steps=place - below[0])


def recipe_name(recipe: str, box: Box, speak: Speak) -> str:
    if recipe not in box.recipe:
        return recipe
    one = box.recipe[recipe]
    return speak(
        "recipe-name",
        essence=speak(f"essence-{ESSENCES[one.base]}"),
        slots=one.slots,
        level=one.level,
    )


def _perfume(data: Plain, box: Box, speak: Speak) -> str:
    base = ESSENCES[box.recipe[data["recipe"]].base]
    return _blend(base, data["essences"], speak)


def _blend(base: str, complements: Sequence[str], speak: Speak) -> str:
    names = [speak(f"essence-{one}") for one in complements]
    told = speak(f"essence-{base}")
    if len(names) == 1:
        return speak("perfume-one", base=told, first=names[0])
    return speak("perfume-two", base=told, first=names[0], second=names[1])


def perfume_words(name: str, speak: Speak) -> str:
    """`L-B/N` in words."""
    base, _, rest = name.partition("-")
    return _blend(
        ESSENCES[LETTERS.index(base)],
        [ESSENCES[LETTERS.index(letter)] for letter in rest.split("/")],
        speak,
    )


def delivery_name(delivery: str, box: Box, speak: Speak) -> str:
    if delivery not in box.deliveries:
        return delivery
    one = box.deliveries[delivery]
    return listing({ESSENCES[flower]: one.times for flower in one.flowers}, speak)


def describe(view: Plain, args: Mapping[str, Any], speak: Speak) -> dict[str, Any]:
    """Arguments of an action, an entry or a refusal with the pieces spelled out."""
    table, names = view["table"], view["names"]
    box = read_box(table.get("components"))
    told: dict[str, Any] = dict(args)
    for name, value in args.items():
        match name:
            case "seat":
                told["player"] = names[value]
            case "method" | "ability" | "city" | "bonus":
                told[name] = speak(f"{name}-{value}")
            case "weekday":
                told[name] = speak(f"day-{value}")
            case "towards":
                told[name] = speak(f"city-{value}")
            case "tile":
                told[name] = tile_name(value, box, speak)
            case "recipe":
                told[name] = recipe_name(value, box, speak)
            case "space":
                told[name] = space_name(value, box, speak)
            case "delivery":
                told[name] = delivery_name(value, box, speak)
            case "flowers" | "essences":
                told[name] = listing(value, speak)
            case "perfume" if isinstance(value, str):
                told[name] = perfume_words(value, speak)
            case "perfume":
                told[name] = _own_perfume(view, value, box, speak)
            case _ if value in ESSENCES:
                told[name] = speak(f"essence-{value}")
    return {**told, **_costs(table, args, box, speak)}


def _own_perfume(view: Plain, index: int, box: Box, speak: Speak) -> str:
    seat = view["to_act"]
    if seat is not None and seat >= 0:
        row = view["table"]["players"][seat]["parade"]
        if 0 <= index < len(row):
            return _perfume(row[index], box, speak)
    return str(index + 1)


def _costs(table: Plain, args: Mapping[str, Any], box: Box, speak: Speak) -> dict[str, Any]:
    """What the words of an action say beside its own fields."""
    match args.get("do"):
        case "visit-stall":
            return {"cost": box.space[f"stall-{args['flower']}"].cost}
        case "study" | "visit-couple" if args["space"] in box.space:
            return {"cost": box.space[args["space"]].cost}
        case "travel-to":
            city = CITIES.index(args["city"])
            top = table["tops"][city]
            space = next(s for s in box.spaces if s.area == "travel" and s.of == city)
            tile = effect(top, box, speak) if top else speak("nothing")
            return {"cost": space.cost, "tile": tile}
    return {}


def result_lines(view: Plain, speak: Speak) -> list[str]:
    """Points by source for each player."""
    table = view["table"]
    return [
        speak(
            "result-sources",
            player=view["names"][seat],
            score=table["players"][seat]["score"],
            **{source: table["players"][seat]["points"][source] for source in SOURCES},
        )
        for seat in range(table["seats"])
    ]
