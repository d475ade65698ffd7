"""The whole table of Aqua Mirabilis in words, what is done there, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from grasse.games.aqua_mirabilis.actions import (
    ABILITIES,
    CITIES,
    ESSENCES,
    INDEX,
    LADIES,
    METHODS,
)
from grasse.games.aqua_mirabilis.box import read_box
from grasse.games.aqua_mirabilis.counts import SIZE
from grasse.games.aqua_mirabilis.matrix import CELL, cell_name
from grasse.games.aqua_mirabilis.names import (
    delivery_name,
    effect,
    essence_name,
    in_a_row,
    lady_gifts,
    listing,
    method_how,
    perfume_name,
    perfume_words,
    place_name,
    recipe_name,
    several,
    space_name,
    tile_name,
)
from grasse.games.aqua_mirabilis.outlook import cue, outlook
from grasse.games.aqua_mirabilis.position import NO_SEAT, SOURCES
from grasse.games.aqua_mirabilis.scene import Scene
from grasse.kernel import Plain
from grasse.kernel.game import Panel, Speak, Standing


def draw_table(view: Plain, speak: Speak) -> list[Panel]:
    """The whole table in words, from what one seat may know."""
    scene = Scene(view, speak)
    return [
        Panel(day_title(scene), list(_time(scene))),
        Panel(preferences(scene), list(_matrix(scene)), picture=True),
        Panel(speak("table-combinations"), list(_combinations(scene))),
        Panel(speak("table-market"), list(_market(scene))),
        Panel(speak("table-cities"), [city_row(scene, city) for city in range(len(CITIES))]),
        Panel(speak("table-apprenticeship"), list(_apprenticeship(scene))),
        Panel(speak("table-recipes"), list(_recipes(scene))),
        Panel(speak("table-ladies"), list(_ladies(scene))),
        *(_player(scene, seat) for seat in _from(scene)),
    ]


def _from(scene: Scene) -> Iterable[int]:
    """The seats, one's own first."""
    seats = scene.table["seats"]
    own = scene.view["seat"] or 0
    return ((own + n) % seats for n in range(seats))


def day_title(scene: Scene) -> str:
    days, day = scene.box.boards[scene.table["seats"]].days, scene.table["day"]
    return scene.speak(
        "table-day",
        week=max(0, day - 1) // len(days) + 1,
        weekday=scene.speak(f"day-{days[day % len(days) - 1]}"),
    )


def _time(scene: Scene) -> Iterator[str]:
    table, speak = scene.table, scene.speak
    if scene.over_soon:
        yield speak("table-last-turns", player=scene.names[table["trigger"]])
    else:
        yield speak("table-days", sunday=scene.to_sunday, left=scene.last_day - table["day"])
    yield speak("table-reserve", cubes=table["cubes_left"], tokens=table["tokens_left"])


# Versailles


def preferences(scene: Scene) -> str:
    """What King and Court like."""
    return scene.speak(
        "table-preferences",
        king=essence_name(scene.table["king"], scene.speak),
        court=essence_name(scene.table["court"], scene.speak),
    )


def _matrix(scene: Scene) -> Iterator[str]:
    """Columns are bases (the King's axis), rows complementary essences (the Court's)."""
    table, order = scene.table, scene.box.order
    king, court = INDEX[table["king"]], INDEX[table["court"]]
    short = [essence_name(one, scene.speak)[:4] for one in range(SIZE)]
    yield " " * 6 + "".join(f"{'↓' if one == king else '':>6}" for one in order).rstrip()
    yield " " * 6 + "".join(f"{short[one]:>6}" for one in order)
    for row in order:
        cells = [_cell(table, cell_name(column * SIZE + row)) for column in order]
        mark = "→" if row == court else " "
        yield f"{mark} {short[row]:<4}" + "".join(f"{cell:>6}" for cell in cells)
    yield scene.speak("table-matrix", sections=scene.box.boards[table["seats"]].sections)


def _cell(table: Plain, name: str) -> str:
    if name not in CELL:
        return "·"
    return "o" if name in table["originality"] else str(table["cubes"].get(name, 0))


def _combinations(scene: Scene) -> Iterator[str]:
    """The same in sentences, a base at a time."""
    table, speak = scene.table, scene.speak
    for base in scene.box.order:
        cells = {row: cell_name(base * SIZE + row) for row in scene.box.order if row != base}
        cubes = {ESSENCES[row]: table["cubes"].get(name, 0) for row, name in cells.items()}
        tokens = [row for row, name in cells.items() if name in table["originality"]]
        yield speak(
            "table-base",
            base=essence_name(base, speak),
            tokens=several((essence_name(row, speak) for row in tokens), speak),
            cubes=listing({one: count for one, count in cubes.items() if count}, speak),
        )


# Grasse and the cities


def _market(scene: Scene) -> Iterator[str]:
    table, speak = scene.table, scene.speak
    for essence in ESSENCES:
        yield speak(
            "table-stall",
            flower=essence_name(essence, speak),
            count=table["stalls"].get(essence, 0),
            reserve=table["reserve"].get(essence, 0),
            workers=table["workers"].count(essence),
        )
    number = len(scene.box.boards[table["seats"]].deliveries)
    for delivery in table["deliveries"][:number]:
        yield speak("table-delivery", delivery=delivery_name(delivery, scene.box, speak))


def city_row(scene: Scene, city: int) -> str:
    box, speak = scene.box, scene.speak
    top = scene.table["tops"][city]
    space = next(s for s in box.spaces if s.area == "travel" and s.of == city)
    return speak(
        "table-city",
        city=speak(f"city-{CITIES[city]}"),
        cost=space.cost,
        letter=box.letter_for[city],
        tile=effect(top, box, speak) if top else speak("nothing"),
        left=len(scene.table["stacks"][city]),
    )


def _apprenticeship(scene: Scene) -> Iterator[str]:
    table, speak = scene.table, scene.speak
    bases = (essence_name(one, speak) for one in table["bases_left"])
    special = (essence_name(one, speak) for one in table["specialisations_left"])
    abilities = (speak(f"ability-{one}") for one in ABILITIES if table["abilities_left"][one])
    yield speak("table-bases", essences=several(bases, speak))
    yield speak("table-specialisations", flowers=several(special, speak))
    yield speak("table-abilities", abilities=several(abilities, speak))
    for method in METHODS:
        if left := table["methods_left"][method]:
            yield speak(
                "table-method",
                method=speak(f"method-{method}"),
                how=method_how(scene.box.method[method], speak),
                left=left,
            )


def _recipes(scene: Scene) -> Iterator[str]:
    """A base at a time: what is left, and for whom."""
    speak = scene.speak
    for base in scene.box.order:
        left = [
            speak(
                "recipe-supply",
                slots=recipe.slots,
                level=recipe.level,
                left=scene.table["recipes"][recipe.id],
            )
            for recipe in scene.box.recipes
            if recipe.base == base and scene.table["recipes"][recipe.id]
        ]
        recipes = in_a_row(left, speak) or speak("nothing")
        yield speak("table-recipe", essence=essence_name(base, speak), recipes=recipes)


# People


def _ladies(scene: Scene) -> Iterator[str]:
    for index, lady in enumerate(LADIES):
        yield scene.speak("table-lady", **lady_words(scene, index), lady=lady)


def lady_words(scene: Scene, index: int) -> dict[str, str]:
    """Her favour and who holds it, the influence on her, her bonus if this seat knows it."""
    table, speak = scene.table, scene.speak
    influence = [
        speak("counted", thing=scene.names[seat], count=player["influence"][index])
        for seat, player in enumerate(table["players"])
        if player["influence"][index]
    ]
    owner, bonus = table["favours"][index], table["bonuses"][index]
    return {
        "favour": speak(f"favour-{LADIES[index].lower()}"),
        "player": speak("nobody") if owner == NO_SEAT else scene.names[owner],
        "influence": ", ".join(influence) or "–",
        "bonus": speak(f"bonus-{bonus}") if bonus else "?",
        "gifts": lady_gifts(index, scene.box, speak),
    }


def _player(scene: Scene, seat: int) -> Panel:
    player = scene.table["players"][seat]
    title = scene.speak(
        "table-you" if seat == scene.view["seat"] else "table-player",
        player=scene.names[seat],
        score=player["score"],
    )
    return Panel(title, list(_belongings(scene, player)))


def _belongings(scene: Scene, player: Plain) -> Iterator[str]:
    box, speak = scene.box, scene.speak
    dial = player["dial"]
    yield speak(
        "table-sundial",
        points=dial,
        production=box.production[dial],
        steps=box.steps[dial],
        space=perfumer_place(scene, player),
    )
    yield speak(
        "table-standing",
        experience=player["experience"],
        letter=player["letter"],
        tokens=player["tokens"],
        influence=box.influence - sum(player["influence"]),
        place=place_name(player["carriage"], box, speak),
    )
    yield goods(scene, player)
    yield speak("table-own-methods", methods=several(_stations(player, speak), speak))
    if tiles := list(curriculum(scene, player)):
        yield speak("table-curriculum", tiles=", ".join(tiles))
    if player["flipped"]:
        prestige = sum(box.city_tile[one].prestige for one in player["flipped"])
        yield speak("table-flipped", count=len(player["flipped"]), prestige=prestige)
    for number, data in enumerate(player["parade"], 1):
        yield speak(
            "table-perfume",
            number=number,
            perfume=perfume_name(data, box, speak),
            state=speak("state-presented" if data["presented"] else "state-new"),
        )


def perfumer_place(scene: Scene, player: Plain) -> str:
    space = player["perfumer"]
    return space_name(space, scene.box, scene.speak) if space else scene.speak("at-home")


def goods(scene: Scene, player: Plain) -> str:
    return scene.speak(
        "table-goods",
        flowers=listing(player["flowers"], scene.speak),
        essences=listing(player["essences"], scene.speak),
    )


def curriculum(scene: Scene, player: Plain) -> Iterator[str]:
    """Tiles that a player has, each with what it does."""
    speak = scene.speak
    for one in player["bases"]:
        yield speak("base-tile", essence=essence_name(one, speak))
    for one in player["specialisations"]:
        yield speak("specialisation-tile", flower=essence_name(one, speak))
    for one in player["abilities"]:
        yield speak(f"ability-{one}")
    for one in player["cities"]:
        yield tile_name(one, scene.box, speak)


def _stations(player: Plain, speak: Speak) -> Iterator[str]:
    for data in player["methods"]:
        yield station(data, speak(f"method-{data['method']}"), speak)


def station(data: Plain, words: str, speak: Speak) -> str:
    """A method in words, and the flowers stored on it."""
    if not data["stored"]:
        return words
    stored = several((essence_name(one, speak) for one in data["stored"]), speak)
    return speak("method-stored", method=words, flowers=stored)


# Actions, entries, prompts and refusals


def describe(view: Plain, args: Mapping[str, Any], speak: Speak) -> dict[str, Any]:
    """Arguments of an action, an entry, a prompt or a refusal with the pieces spelled out.

    Of an option at hand `more` tells what it costs and brings, of the prompt what is worth knowing
    of the moment; `says` is the word by which messages tell whether there is more.
    """
    names = view["names"]
    box = read_box(view["table"].get("components"))
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
                told[name] = _own_perfume(Scene(view, speak), value)
            case _ if value in ESSENCES:
                told[name] = speak(f"essence-{value}")
    more = _more(view, args, speak)
    told |= {"says": "more" if more else "less", "more": more}
    return {**told, **_costs(Scene(view, speak), args)}


def _more(view: Plain, args: Mapping[str, Any], speak: Speak) -> str:
    if "do" not in args:
        return cue(Scene(view, speak)) if args == view["prompt"] else ""
    return outlook(Scene(view, speak), dict(args)) if args in view["options"] else ""


def _own_perfume(scene: Scene, index: int) -> str:
    row = scene.own["parade"]
    if 0 <= index < len(row):
        return perfume_name(row[index], scene.box, scene.speak)
    return str(index + 1)


def _costs(scene: Scene, args: Mapping[str, Any]) -> dict[str, Any]:
    """What the words of an action say beside its own fields."""
    box, speak = scene.box, scene.speak
    match args.get("do"):
        case "visit-stall":
            return {"cost": box.space[f"stall-{args['flower']}"].cost}
        case "study" | "visit-couple" if args["space"] in box.space:
            return {"cost": box.space[args["space"]].cost}
        case "travel-to":
            city = CITIES.index(args["city"])
            top = scene.table["tops"][city]
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


def standing(view: Plain) -> Standing:
    table = view["table"]
    week = read_box(table.get("components")).days[table["seats"]]
    scores = [player["score"] for player in table["players"]]
    return Standing(scores, max(0, table["day"] - 1) // week + 1, "week")


def sources(view: Plain) -> dict[str, list[int]]:
    """The same as numbers."""
    players = view["table"]["players"]
    return {source: [player["points"][source] for player in players] for source in SOURCES}
