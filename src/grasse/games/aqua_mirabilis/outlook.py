"""What an option costs, what it brings and where it ends, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from grasse.games.aqua_mirabilis import apprenticeship as school
from grasse.games.aqua_mirabilis.actions import (
    ABILITIES,
    CITIES,
    ESSENCES,
    INDEX,
    LADIES,
    METHODS,
    Collect,
    Method,
)
from grasse.games.aqua_mirabilis.counts import members
from grasse.games.aqua_mirabilis.names import (
    bunch,
    effect,
    essence_name,
    in_a_row,
    lady_gifts,
    listing,
    method_how,
    neighbours,
    place_name,
    road,
    several,
    stop_name,
)
from grasse.games.aqua_mirabilis.perfume import OWN
from grasse.games.aqua_mirabilis.scene import Scene
from grasse.games.aqua_mirabilis.travel import TURNING
from grasse.games.aqua_mirabilis.versailles import most
from grasse.kernel import Plain

Args = Plain
"""The fields of an action."""


def outlook(scene: Scene, action: Args) -> str:
    """What the words of an option say beside its name; nothing where that says it all."""
    about = _ABOUT.get(action["do"])
    return about(scene, action) if about else ""


def cue(scene: Scene) -> str:
    """What is worth knowing of the moment, beside the question."""
    return " ".join(_cues(scene))


def _cues(scene: Scene) -> Iterator[str]:
    speak = scene.speak
    step = scene.view["step"]
    if step == "versailles":
        _, seat, shown, allowed, *_ = scene.step
        number = most(scene.imagined(), seat, allowed)
        if shown < number:
            yield speak("cue-perfume", number=shown + 1, most=number)
    if step not in ("turn", "close", "extra-turn"):
        return
    if step == "turn" and scene.step[2]:
        yield speak("cue-extra")
    if step == "turn" and scene.step[3]:
        yield speak("cue-covered")
    if scene.over_soon:
        yield speak("cue-last")
    elif scene.to_sunday == 1:
        last = scene.table["day"] + 1 == scene.last_day
        yield speak("cue-last-sunday" if last else "cue-sunday")


# Where the perfumer goes


def _stall(scene: Scene, action: Args) -> str:
    told = scene.tried(action)
    if "collects" not in told:
        told = scene.tried(action, Collect())
    return scene.speak(
        "brings-visit-stall",
        stock=scene.table["stalls"].get(action["flower"], 0),
        flowers=bunch(told["collects"]["flowers"], scene.speak),
    )


def _study(scene: Scene, action: Args) -> str:
    position, seat, speak = scene.imagined(), scene.seat, scene.speak
    kind = scene.box.space[action["space"]].type
    if kind == "ability":
        return speak(
            "brings-study-ability",
            tokens=scene.own["tokens"],
            count=school.abilities_open(position, seat).bit_count(),
        )
    if kind == "method":
        things = [
            speak(f"method-{METHODS[n]}") for n in members(school.methods_open(position, seat))
        ]
        return speak("brings-study-method", methods=several(things, speak))
    found = school.bases_open if kind == "base" else school.specialisations_open
    things = [essence_name(one, speak) for one in members(found(position, seat))]
    if kind == "base":
        return speak("brings-study-base", essences=several(things, speak))
    return speak("brings-study-specialisation", flowers=several(things, speak))


def _travel(scene: Scene, action: Args) -> str:
    top = scene.table["tops"][CITIES.index(action["city"])]
    return _tile_gained(scene, top)


def _tile_gained(scene: Scene, tile: str) -> str:
    one = scene.box.city_tile[tile]
    return scene.speak("brings-tile", prestige=one.prestige, experience=one.experience)


def _couple(scene: Scene, action: Args) -> str:
    lady = scene.box.space[action["space"]].of
    told = scene.tried(action)
    speak = scene.speak
    letter = told.get("letter")
    return speak(
        "brings-visit-couple",
        letter=speak("couple-letter", letter=letter["letter"]) if letter else speak("couple-none"),
        gifts=lady_gifts(lady, scene.box, speak),
        count=_gifts_held(scene, lady),
        favour=speak(f"favour-{LADIES[lady].lower()}"),
    )


def _gifts_held(scene: Scene, lady: int) -> int:
    """How many things one has that this lady likes."""
    held = {**scene.own["essences"], "token": scene.own["tokens"]}
    held["perfume"] = len(scene.own["parade"])
    return sum(held.get(gift, 0) for gift in scene.box.gifts[lady])


def _versailles(scene: Scene, action: Args) -> str:
    new = [n for n, perfume in enumerate(scene.own["parade"]) if not perfume["presented"]]
    if not new:
        return scene.speak("brings-versailles-later")
    best = max(scene.worth(index)["points"] for index in new)
    return scene.speak("brings-enter-versailles", count=len(new), points=best)


def _produce(scene: Scene, action: Args) -> str:
    told = scene.tried(action)["produces"]
    return scene.speak(
        "brings-produce", points=told["points"], steps=told["steps"], dial=scene.box.full_dial
    )


# The end of a turn


def _end_turn(scene: Scene, action: Args) -> str:
    told = scene.tried(action)
    return in_a_row(_after_turn(scene, told), scene.speak)


def _after_turn(scene: Scene, told: dict[str, dict[str, Any]]) -> Iterator[str]:
    speak = scene.speak
    if "throws-away" in told:
        yield speak("ends-lost", flowers=listing(told["throws-away"]["flowers"], speak))
    if "last-sunday" in told:
        yield speak("ends-last-sunday")
    elif "day" in told:
        yield speak("ends-day", weekday=speak(f"day-{told['day']['weekday']}"))
    elif scene.own["dial"] and not scene.step[3]:
        yield speak("ends-dial", points=scene.own["dial"])


def _extra_turn(scene: Scene, action: Args) -> str:
    left = scene.own["tokens"] - (action["do"] == "take-extra-turn")
    return scene.speak("brings-tokens", tokens=left)


# Perfumes


def _recipe(scene: Scene, action: Args) -> str:
    speak, own = scene.speak, scene.own
    recipe = scene.box.recipe[action["recipe"]]
    base = ESSENCES[recipe.base]
    by_tile = scene.step[0] == "choose-recipe" and scene.step[3] != OWN
    return speak(
        "brings-take-recipe",
        base=speak("recipe-free")
        if by_tile or base in own["bases"]
        else speak(
            "recipe-base", essence=essence_name(base, speak), left=own["essences"][base] - 1
        ),
        essences=several(
            (essence_name(one, speak) for one in own["essences"] if one != base), speak
        ),
    )


def _discard(scene: Scene, action: Args) -> str:
    return scene.speak("brings-discard-perfume", **_perfume_now(scene, action["perfume"]))


def _perfume_now(scene: Scene, index: int) -> dict[str, Any]:
    perfume = scene.own["parade"][index]
    return {
        "state": scene.speak("state-presented" if perfume["presented"] else "state-new"),
        "points": scene.worth(index)["points"],
    }


def _blend(scene: Scene, action: Args) -> str:
    worth = scene.worth(-1, action)
    return scene.speak("brings-perfume", points=worth["points"], sources=sources(worth, scene))


def sources(worth: Plain, scene: Scene) -> str:
    """Where the points of a perfume come from."""
    speak = scene.speak
    parts = [
        speak("counted", thing=speak(f"scored-{source}"), count=worth[source])
        for source in ("originality", "court", "king", "perfection", "favours")
        if worth.get(source)
    ]
    if worth.get("tokens"):
        parts.append(speak("scored-tokens", tokens=worth["tokens"]))
    return several(parts, speak)


def _present(scene: Scene, action: Args) -> str:
    return _points(scene, scene.worth(action["perfume"]))


def _begin_with(scene: Scene, action: Args) -> str:
    return _points(scene, scene.tried(action)["presents"])


def _points(scene: Scene, told: Plain) -> str:
    points = told["points"]
    return scene.speak("brings-points", points=points, sources=sources(told, scene))


def _move_court(scene: Scene, action: Args) -> str:
    speak = scene.speak
    court = scene.tried(action)["moves-court"]["court"]
    return speak(
        "brings-move-court",
        old=essence_name(scene.table["court"], speak),
        new=essence_name(court, speak),
    )


def _leave(scene: Scene, action: Args) -> str:
    new = sum(not perfume["presented"] for perfume in scene.own["parade"])
    return scene.speak("brings-leave-versailles", count=new)


def _end_parade(scene: Scene, action: Args) -> str:
    total = sum(scene.worth(index)["points"] for index in range(len(scene.own["parade"])))
    return scene.speak("brings-end-parade", count=len(scene.own["parade"]), points=total)


# City tiles


def _flip(scene: Scene, action: Args) -> str:
    tile = scene.box.city_tile[action["tile"]]
    words = scene.speak("brings-flip-tile", prestige=tile.prestige, experience=tile.experience)
    if half := scene.tried(action).get("half-points"):
        return scene.speak("brings-half", points=half["points"], more=words)
    return words


def _pick(scene: Scene, action: Args) -> str:
    return _tile_gained(scene, action["tile"])


def _choose(scene: Scene, action: Args) -> str:
    chosen = [value for name, value in action.items() if name != "do"]
    held = {one: scene.own["essences"].get(one, 0) + 1 for one in chosen}
    return scene.speak("brings-held", things=listing(held, scene.speak))


def _take_flower(scene: Scene, action: Args) -> str:
    held = {action["flower"]: scene.own["flowers"].get(action["flower"], 0) + 1}
    return scene.speak("brings-held", things=listing(held, scene.speak))


def _drop_flower(scene: Scene, action: Args) -> str:
    return scene.speak("brings-drop-flower")


# Market


def _move_worker(scene: Scene, action: Args) -> str:
    told = scene.tried(action, Collect())["collects"]
    return scene.speak("brings-move-worker", flowers=bunch(told["flowers"], scene.speak))


def _collect(scene: Scene, action: Args) -> str:
    return bunch(scene.tried(action)["collects"]["flowers"], scene.speak)


# Apprenticeship


def _learn_base(scene: Scene, action: Args) -> str:
    essence = action["essence"]
    return scene.speak(
        "brings-learn-base",
        left=scene.own["essences"][essence] - 1,
        experience=scene.box.base_experience[INDEX[essence]],
    )


def _learn_specialisation(scene: Scene, action: Args) -> str:
    flower = action["flower"]
    return scene.speak(
        "brings-learn-specialisation",
        left=scene.own["flowers"][flower] - 1,
        experience=scene.box.specialisation_experience[INDEX[flower]],
    )


def _learn_ability(scene: Scene, action: Args) -> str:
    ability = ABILITIES.index(action["ability"])
    return scene.speak(
        "brings-learn-ability",
        left=scene.own["tokens"] - 1,
        experience=scene.box.ability_experience[ability],
    )


def _learn_method(scene: Scene, action: Args) -> str:
    return scene.speak("brings-method", **_method(scene, action["method"]))


def _method(scene: Scene, name: Method) -> dict[str, Any]:
    method = scene.box.method[name]
    return {"how": method_how(method, scene.speak), "experience": method.experience}


def _drop_method(scene: Scene, action: Args) -> str:
    stored = next(
        one["stored"] for one in scene.own["methods"] if one["method"] == action["method"]
    )
    words = scene.speak("brings-lose-method", **_method(scene, action["method"]))
    if not stored:
        return words
    flowers = several((essence_name(one, scene.speak) for one in stored), scene.speak)
    return scene.speak("brings-and-lost", more=words, flowers=flowers)


# Court life


def _give_essence(scene: Scene, action: Args) -> str:
    return _gift(scene, scene.own["essences"][action["essence"]] - 1)


def _give_token(scene: Scene, action: Args) -> str:
    return _gift(scene, scene.own["tokens"] - 1)


def _gift(scene: Scene, left: int) -> str:
    return scene.speak("brings-gift", left=left, number=scene.step[3] + 1)


def _give_perfume(scene: Scene, action: Args) -> str:
    return scene.speak(
        "brings-give-perfume",
        number=scene.step[3] + 1,
        **_perfume_now(scene, action["perfume"]),
    )


def _give_nothing(scene: Scene, action: Args) -> str:
    return scene.speak("brings-give-nothing")


def _stop_giving(scene: Scene, action: Args) -> str:
    return scene.speak("brings-stop-giving", number=scene.step[3])


def _place_influence(scene: Scene, action: Args) -> str:
    left = scene.box.influence - sum(scene.own["influence"]) - 1
    return scene.speak("brings-place-influence", left=left, **_rivalry(scene, action["lady"]))


def _move_influence(scene: Scene, action: Args) -> str:
    left = scene.own["influence"][LADIES.index(action["lady"])] - 1
    return scene.speak("brings-move-influence", left=left, **_rivalry(scene, action["to"]))


def _rivalry(scene: Scene, lady: str) -> dict[str, Any]:
    """With one token more on this lady: the own ones, and the most of anybody else."""
    index = LADIES.index(lady)
    tokens = [player["influence"][index] for player in scene.table["players"]]
    own = tokens.pop(scene.seat) + 1
    return {
        "own": own,
        "rival": max(tokens),
        "favour": scene.speak(f"favour-{lady.lower()}"),
    }


def _stop_influence(scene: Scene, action: Args) -> str:
    return scene.speak("brings-stop-influence", left=scene.step[3])


def _keep(scene: Scene, action: Args) -> str:
    favours = (scene.speak(f"favour-{action[name].lower()}") for name in ("first", "second"))
    return in_a_row(favours, scene.speak)


# Production


def _use(scene: Scene, action: Args) -> str:
    """A method that is used: what it costs, takes and really makes."""
    method = scene.box.method[action.get("method", "maceration")]
    told = scene.tried(action)["converts"]
    each = 1 if method.different else method.inputs
    used = {action[name]: each for name in ("flower", "other") if name in action}
    return scene.speak(
        "brings-use-method",
        cost=method.cost,
        points=scene.step[2],
        flowers=listing(used, scene.speak),
        essences=listing(told["essences"], scene.speak),
    )


def _stop_converting(scene: Scene, action: Args) -> str:
    return scene.speak(
        "brings-stop-converting",
        points=scene.step[2],
        flowers=listing(scene.own["flowers"], scene.speak),
    )


def _store(scene: Scene, action: Args) -> str:
    stored = next(
        one["stored"] for one in scene.own["methods"] if one["method"] == action["method"]
    )
    return scene.speak(
        "brings-store-flower",
        count=len(stored) + 1,
        most=scene.box.method[action["method"]].inputs,
    )


def _stop_storing(scene: Scene, action: Args) -> str:
    return scene.speak("ends-lost", flowers=listing(scene.own["flowers"], scene.speak))


# Carriage


def _drive(scene: Scene, action: Args) -> str:
    steps = -action["steps"] if action["towards"] == "london" else action["steps"]
    place = scene.own["carriage"] + steps
    city = scene.box.city_at.get(place)
    if city is not None:
        return _stop_in(scene, city)
    words = place_name(place, scene.box, scene.speak)
    if place == scene.box.grasse:
        return scene.speak("drive-ends", place=words)
    before, behind = neighbours(place, scene.box)
    ahead = before if steps < 0 else behind
    return scene.speak(
        "drive-before",
        steps=abs(ahead - place),
        stop=stop_name(road(scene.box)[ahead], scene.speak),
    )


def _stop_in(scene: Scene, city: int) -> str:
    words = [_found_in(scene, city)]
    if CITIES[city] in TURNING:
        words.append(scene.speak("drive-back"))
    return in_a_row(words, scene.speak)


def _found_in(scene: Scene, city: int) -> str:
    """What the carriage finds where it stops."""
    speak, name = scene.speak, scene.speak(f"city-{CITIES[city]}")
    needed, top = scene.box.letter_for[city], scene.table["tops"][city]
    if not top:
        return speak("drive-empty", city=name)
    if scene.own["letter"] < needed:
        return speak("drive-closed", city=name, letter=needed)
    return speak(
        "drive-open",
        city=name,
        count=len(scene.table["stacks"][city]) + 1,
        tile=effect(top, scene.box, speak),
    )


def _return(scene: Scene, action: Args) -> str:
    return _next_stops(scene, scene.box.grasse)


def _stay(scene: Scene, action: Args) -> str:
    return _next_stops(scene, scene.own["carriage"])


def _next_stops(scene: Scene, place: int) -> str:
    speak, stops = scene.speak, road(scene.box)
    ahead = [
        speak("counted", thing=stop_name(stops[stop], speak), count=abs(stop - place))
        for stop in neighbours(place, scene.box)
    ]
    return speak("drive-next", stops=several(ahead, speak))


_ABOUT: Final[dict[str, Callable[[Scene, Args], str]]] = {
    "visit-stall": _stall,
    "study": _study,
    "travel-to": _travel,
    "visit-couple": _couple,
    "enter-versailles": _versailles,
    "produce": _produce,
    "end-turn": _end_turn,
    "take-extra-turn": _extra_turn,
    "pass-on": _extra_turn,
    "take-recipe": _recipe,
    "discard-perfume": _discard,
    "add-essence": _blend,
    "add-essences": _blend,
    "flip-tile": _flip,
    "choose-essence": _choose,
    "choose-essences": _choose,
    "drop-flower": _drop_flower,
    "move-worker": _move_worker,
    "collect": _collect,
    "take-flower": _take_flower,
    "learn-base": _learn_base,
    "learn-specialisation": _learn_specialisation,
    "learn-ability": _learn_ability,
    "learn-method": _learn_method,
    "drop-method": _drop_method,
    "give-essence": _give_essence,
    "give-token": _give_token,
    "give-perfume": _give_perfume,
    "give-nothing": _give_nothing,
    "stop-giving": _stop_giving,
    "place-influence": _place_influence,
    "move-influence": _move_influence,
    "stop-influence": _stop_influence,
    "keep-favours": _keep,
    "present-perfume": _present,
    "begin-with": _begin_with,
    "move-court": _move_court,
    "leave-versailles": _leave,
    "use-method": _use,
    "macerate": _use,
    "stop-converting": _stop_converting,
    "store-flower": _store,
    "stop-storing": _stop_storing,
    "drive": _drive,
    "pick-tile": _pick,
    "return-to-grasse": _return,
    "stay-in-city": _stay,
    "end-parade": _end_parade,
}
