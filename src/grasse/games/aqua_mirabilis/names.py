"""Names of the pieces and places of Aqua Mirabilis in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from grasse.games.aqua_mirabilis.actions import CITIES, ESSENCES, LETTERS
from grasse.games.aqua_mirabilis.box import Box
from grasse.games.aqua_mirabilis.counts import named
from grasse.games.aqua_mirabilis.pieces import ProductionMethod
from grasse.kernel import Plain
from grasse.kernel.game import Speak


def several(things: Iterable[str], speak: Speak) -> str:
    """`a, b, c`, or the word for nothing."""
    return ", ".join(things) or speak("nothing")


def in_a_row(parts: Iterable[str], speak: Speak) -> str:
    """`a; b; c`, or nothing at all."""
    found = list(parts)
    return reduce(lambda a, b: speak("in-a-row", first=a, second=b), found) if found else ""


def essence_name(essence: str | int, speak: Speak) -> str:
    """By its id, or by its place in ESSENCES."""
    return speak(f"essence-{essence if isinstance(essence, str) else ESSENCES[essence]}")


def listing(counts: Mapping[str, int] | Sequence[int], speak: Speak) -> str:
    """`rose 2, lavender 1`"""
    found = counts if isinstance(counts, Mapping) else named(counts)
    return several(
        (
            speak("counted", thing=essence_name(essence, speak), count=count)
            for essence, count in found.items()
        ),
        speak,
    )


def bunch(flowers: Sequence[int], speak: Speak) -> str:
    """`rose 2, lavender`: single ones without a number."""
    return several(
        (
            speak("counted", thing=essence_name(one, speak), count=count)
            if count > 1
            else essence_name(one, speak)
            for one, count in named(flowers).items()
        ),
        speak,
    )


def effect(tile: str, box: Box, speak: Speak) -> str:
    """What flipping a city tile does."""
    one = box.city_tile[tile]
    return speak(
        f"effect-{one.kind}",
        things=listing(one.gives.each, speak),
        essence=essence_name(one.base, speak),
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
            return speak("space-stall", flower=essence_name(one.type, speak))
        case "apprenticeship":
            return speak(f"space-{one.type}")
        case "travel":
            return speak(f"city-{one.type}")
        case "court":
            return speak("space-couple", couple=one.type)
    return speak("space-versailles")


def place_name(place: int, box: Box, speak: Speak) -> str:
    """Where a carriage is on the road."""
    stops = road(box)
    if place in stops:
        return stop_name(stops[place], speak)
    below, above = neighbours(place, box)
    first, second = (stop_name(stops[stop], speak) for stop in (below, above))
    return speak("place-between", first=first, second=second, steps=place - below)


def road(box: Box) -> dict[int, str]:
    """Grasse and the cities, by their place on the road."""
    stops = {box.grasse: "grasse", **{at: CITIES[city] for at, city in box.city_at.items()}}
    return dict(sorted(stops.items()))


def neighbours(place: int, box: Box) -> list[int]:
    """The next stops before and behind a place; at an end of the road there is only one."""
    stops = list(road(box))
    before = [stop for stop in stops if stop < place]
    behind = [stop for stop in stops if stop > place]
    return before[-1:] + behind[:1]


def stop_name(stop: str, speak: Speak) -> str:
    return speak("place-grasse") if stop == "grasse" else speak(f"city-{stop}")


def recipe_name(recipe: str, box: Box, speak: Speak) -> str:
    if recipe not in box.recipe:
        return recipe
    one = box.recipe[recipe]
    return speak(
        "recipe-name",
        essence=essence_name(one.base, speak),
        slots=one.slots,
        level=one.level,
    )


def perfume_name(data: Plain, box: Box, speak: Speak) -> str:
    """A perfume of the parade."""
    return _blend(box.recipe[data["recipe"]].base, data["essences"], speak)


def _blend(base: str | int, complements: Sequence[str | int], speak: Speak) -> str:
    told = essence_name(base, speak)
    first, *second = (essence_name(one, speak) for one in complements)
    if not second:
        return speak("perfume-one", base=told, first=first)
    return speak("perfume-two", base=told, first=first, second=second[0])


def perfume_words(name: str, speak: Speak) -> str:
    """`L-B/N` in words."""
    base, _, rest = name.partition("-")
    complements = [LETTERS.index(letter) for letter in rest.split("/")]
    return _blend(LETTERS.index(base), complements, speak)


def delivery_name(delivery: str, box: Box, speak: Speak) -> str:
    if delivery not in box.deliveries:
        return delivery
    one = box.deliveries[delivery]
    return listing({ESSENCES[flower]: one.times for flower in one.flowers}, speak)


def method_how(method: ProductionMethod, speak: Speak) -> str:
    """What a method costs, takes and makes."""
    if method.different:
        return speak("method-different", cost=method.cost)
    return speak(
        "method-equal",
        cost=method.cost,
        inputs=method.inputs,
        outputs=method.outputs,
        flowers=_fitting(method, speak),
    )


def _fitting(method: ProductionMethod, speak: Speak) -> str:
    """The flowers that a method takes, or, if those are fewer, the ones that it does not take."""
    takes = [one for one, fits in zip(ESSENCES, method.flowers, strict=True) if fits]
    others = [one for one in ESSENCES if one not in takes]
    if len(takes) <= len(others):
        return several((essence_name(one, speak) for one in takes), speak)
    return speak("all-but", flowers=several((essence_name(one, speak) for one in others), speak))


def lady_gifts(lady: int, box: Box, speak: Speak) -> str:
    """What a lady likes to be given."""
    return several(
        (
            speak(f"gift-{gift}") if gift in ("token", "perfume") else essence_name(gift, speak)
            for gift in box.gifts[lady]
        ),
        speak,
    )
