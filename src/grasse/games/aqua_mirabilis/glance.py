"""What a decision needs of the table, on a few lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import wrap
from typing import Final

from grasse.games.aqua_mirabilis.actions import CITIES, ESSENCES, LADIES
from grasse.games.aqua_mirabilis.names import (
    delivery_name,
    essence_name,
    in_a_row,
    listing,
    method_how,
    perfume_name,
    place_name,
    several,
)
from grasse.games.aqua_mirabilis.scene import Scene
from grasse.games.aqua_mirabilis.table import (
    city_row,
    curriculum,
    day_title,
    goods,
    lady_words,
    perfumer_place,
    preferences,
    station,
)
from grasse.kernel import Plain
from grasse.kernel.game import Panel, Speak

LINES: Final = 12
WIDTH: Final = 76
"""A small screen shows so much of it beside the options; a frame may take four columns."""

Rows = Callable[[Scene], Iterator[str]]


def glance(view: Plain, speak: Speak) -> list[Panel]:
    """Day and standing, then what this step needs, the weightiest first; what does not fit is left
    to the whole table."""
    scene = Scene(view, speak)
    parts = [(day_title(scene), list(_standing(scene)))]
    for title, rows in _NEEDED.get(view["step"], _ALWAYS):
        parts.append((speak(title), [row for some in rows for row in some(scene)]))
    return _fitting(parts)


def _fitting(parts: list[tuple[str, list[str]]]) -> list[Panel]:
    left = LINES
    panels = []
    for title, rows in parts:
        left -= 1
        fit = []
        for row in rows:
            need = len(wrap(row, WIDTH))
            if need <= left:
                left -= need
                fit.append(row)
        if fit:
            panels.append(Panel(title, fit))
        else:
            left += 1
    return panels


# Rows


def _standing(scene: Scene) -> Iterator[str]:
    own = scene.own
    yield scene.speak(
        "glance-standing",
        score=own["score"],
        points=own["dial"],
        tokens=own["tokens"],
        experience=own["experience"],
        letter=own["letter"],
    )
    if scene.over_soon:
        yield scene.speak("glance-last")
    else:
        yield scene.speak(
            "table-days", sunday=scene.to_sunday, left=scene.last_day - scene.table["day"]
        )


def _goods(scene: Scene) -> Iterator[str]:
    yield goods(scene, scene.own)


def _methods(scene: Scene) -> Iterator[str]:
    """Each with its cost and yield."""
    for data in scene.own["methods"]:
        words = scene.speak(
            "glance-method",
            method=scene.speak(f"method-{data['method']}"),
            how=method_how(scene.box.method[data["method"]], scene.speak),
        )
        yield station(data, words, scene.speak)


def _perfumes(scene: Scene) -> Iterator[str]:
    """New ones with the points that they would bring now."""
    speak = scene.speak
    for index, data in enumerate(scene.own["parade"]):
        counts = scene.final or not data["presented"]
        state = (
            speak("state-worth", points=scene.worth(index)["points"])
            if counts
            else speak("state-presented")
        )
        perfume = perfume_name(data, scene.box, speak)
        yield speak("table-perfume", number=index + 1, perfume=perfume, state=state)


def _tiles(scene: Scene) -> Iterator[str]:
    if tiles := list(curriculum(scene, scene.own)):
        yield scene.speak("table-curriculum", tiles=", ".join(tiles))


def _preferences(scene: Scene) -> Iterator[str]:
    yield preferences(scene)


def _stalls(scene: Scene) -> Iterator[str]:
    table, speak = scene.table, scene.speak
    stock: dict[str, int] = {one: table["stalls"].get(one, 0) for one in ESSENCES}
    yield speak("glance-stalls", flowers=listing(stock, speak))
    workers = (essence_name(one, speak) for one in table["workers"])
    yield speak("glance-workers", flowers=several(workers, speak))


def _deliveries(scene: Scene) -> Iterator[str]:
    number = len(scene.box.boards[scene.table["seats"]].deliveries)
    for delivery in scene.table["deliveries"][:number]:
        words = delivery_name(delivery, scene.box, scene.speak)
        yield scene.speak("table-delivery", delivery=words)


def _reserve(scene: Scene) -> Iterator[str]:
    yield scene.speak("glance-reserve", flowers=listing(scene.table["reserve"], scene.speak))


def _rivals(scene: Scene) -> Iterator[str]:
    """What the others have, and which spaces they take."""
    rivals = (
        scene.speak(
            "glance-rival",
            player=scene.names[seat],
            score=player["score"],
            space=perfumer_place(scene, player),
        )
        for seat, player in enumerate(scene.table["players"])
        if seat != scene.seat
    )
    yield in_a_row(rivals, scene.speak)


def _carriages(scene: Scene) -> Iterator[str]:
    speak = scene.speak
    places = (
        speak(
            "glance-carriage",
            player=scene.names[seat],
            place=place_name(player["carriage"], scene.box, speak),
        )
        for seat, player in enumerate(scene.table["players"])
    )
    yield speak("glance-carriages", places=in_a_row(places, speak))


def _cities(scene: Scene) -> Iterator[str]:
    for city in range(len(CITIES)):
        yield city_row(scene, city)


def _ladies(scene: Scene) -> Iterator[str]:
    """The lady of the moment with all that is known of her, the others in short."""
    asked = scene.view["prompt"].get("lady")
    if asked:
        words = lady_words(scene, LADIES.index(asked))
        yield scene.speak("table-lady", **words, lady=asked)
    for index, lady in enumerate(LADIES):
        if lady != asked:
            yield scene.speak("glance-lady", **lady_words(scene, index), lady=lady)


_YOURS: Final = "glance-yours"
_VERSAILLES: Final[tuple[str, tuple[Rows, ...]]] = ("space-versailles", (_preferences,))
_ALWAYS: Final[list[tuple[str, tuple[Rows, ...]]]] = [
    (_YOURS, (_goods, _perfumes, _tiles)),
    _VERSAILLES,
]
_COURT: Final[list[tuple[str, tuple[Rows, ...]]]] = [
    (_YOURS, (_goods,)),
    ("table-ladies", (_ladies,)),
]
_ROAD: Final[list[tuple[str, tuple[Rows, ...]]]] = [("table-cities", (_carriages, _cities))]
_SCHOOL: Final[list[tuple[str, tuple[Rows, ...]]]] = [(_YOURS, (_goods, _methods, _tiles))]
_NEEDED: Final[dict[str, list[tuple[str, tuple[Rows, ...]]]]] = {
    "turn": [
        (_YOURS, (_goods, _perfumes)),
        ("glance-board", (_preferences, _stalls, _rivals)),
    ],
    "workers": [("table-market", (_stalls, _deliveries)), (_YOURS, (_goods, _methods))],
    "extra-flower": [("table-market", (_reserve,)), (_YOURS, (_goods, _methods))],
    "study-base": _SCHOOL,
    "study-specialisation": _SCHOOL,
    "study-ability": _SCHOOL,
    "study-method": _SCHOOL,
    "make-slot": _SCHOOL,
    "gifts": _COURT,
    "influence": _COURT,
    "keep": _COURT,
    "convert": [(_YOURS, (_goods, _methods, _tiles)), _VERSAILLES],
    "store": [(_YOURS, (_goods, _methods))],
    "carriage": _ROAD,
    "search": [(_YOURS, (_goods, _perfumes, _tiles))],
    "stop": _ROAD,
}
"""By step: headings, and the rows below each."""
