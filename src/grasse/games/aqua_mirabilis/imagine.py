"""A position of Aqua Mirabilis that fits a view.

A view comes from a position that somebody plays, so nothing of it is checked again; whoever reads
what comes from outside takes `load`.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Final

import msgspec

from grasse.games.aqua_mirabilis.actions import ABILITIES, ESSENCES, INDEX, METHODS, Essence
from grasse.games.aqua_mirabilis.box import Box, read_box
from grasse.games.aqua_mirabilis.counts import SIZE, Known, by_essence, counted, mask
from grasse.games.aqua_mirabilis.matrix import CELL
from grasse.games.aqua_mirabilis.pieces import Perfume
from grasse.games.aqua_mirabilis.position import HOME, SOURCES, AquaPosition, stations
from grasse.games.aqua_mirabilis.rulings import AquaOptions
from grasse.games.aqua_mirabilis.setup import STEPS
from grasse.kernel import Chance, Plain, read_steps


def imagine(view: Plain, chance: Chance) -> AquaPosition:
    """A position that fits a view: the bonuses that others saw are drawn at random."""
    table = view["table"]
    box = read_box(table.get("components"))
    p = AquaPosition()
    p.box = box
    p.rulings = msgspec.convert(table["options"], AquaOptions)
    p.seats = table["seats"]
    p.first = table["first"]
    p.day = table["day"]
    p.trigger = table["trigger"]
    p.reason = table["reason"]
    p.reserve = list(by_essence(table["reserve"]))
    p.stalls = list(by_essence(table["stalls"]))
    one, other = table["workers"]
    p.workers = (INDEX[one], INDEX[other])
    p.king = INDEX[table["king"]]
    p.court = INDEX[table["court"]]
    p.cubes = [0] * SIZE * SIZE
    for name, count in table["cubes"].items():
        p.cubes[CELL[name]] = count
    p.cubes_left = table["cubes_left"]
    p.originality = _CELLS_OF[tuple(table["originality"])]
    p.tokens_left = table["tokens_left"]
    p.deliveries = tuple([box.deliveries[one] for one in table["deliveries"]])
    tile = box.city_tile
    p.tops = tuple([None if top is None else tile[top] for top in table["tops"]])
    p.stacks = tuple([tuple([tile[one] for one in stack]) for stack in table["stacks"]])
    p.bases_left = by_essence(table["bases_left"])
    p.specialisations_left = by_essence(table["specialisations_left"])
    p.abilities_left = counted(_ABILITIES(table["abilities_left"]))
    p.methods_left = counted(_METHODS(table["methods_left"]))
    left = table["recipes"]
    p.recipes = tuple([left[recipe] for recipe in box.recipe])
    p.open_recipes = _OPEN_RECIPES[p.recipes]
    p.peeked = tuple([sum([1 << seat for seat in seats]) for seats in table["peeked"]])
    p.revealed = sum([1 << lady for lady in table["revealed"]])
    p.favours = tuple(table["favours"])
    _seat_players(p, table["players"])
    p.steps = read_steps(table["steps"], STEPS)
    p.wait()
    _draw_bonuses(p, table["bonuses"], chance)
    return p


def _seat_players(p: AquaPosition, players: list[Plain]) -> None:
    box = p.box
    tile, method = box.city_tile, box.method
    p.points = [_POINTS(player["points"]) for player in players]
    p.dials = [player["dial"] for player in players]
    p.perfumers = [HOME] * p.seats
    p.free_spaces = ~0
    p.carriages = [player["carriage"] for player in players]
    p.letters = [player["letter"] for player in players]
    p.tokens = [player["tokens"] for player in players]
    p.influence = [tuple(player["influence"]) for player in players]
    p.flowers = [by_essence(player["flowers"]) for player in players]
    p.essences = [by_essence(player["essences"]) for player in players]
    p.learned = tuple([_METHODS_OF[tuple(player["learned"])] for player in players])
    p.bases = tuple([_ESSENCES_OF[tuple(player["bases"])] for player in players])
    p.specialisations = tuple(
        [_ESSENCES_OF[tuple(player["specialisations"])] for player in players]
    )
    p.abilities = tuple([_ABILITIES_OF[tuple(player["abilities"])] for player in players])
    p.methods, p.cities, p.flipped, p.parade = [], [], [], []
    for seat, player in enumerate(players):
        if player["perfumer"] is not None:
            space = box.space[player["perfumer"]]
            p.perfumers[seat] = space.index
            p.free_spaces &= ~space.bit
        own = [(method[one["method"]], _stored(one["stored"])) for one in player["methods"]]
        p.methods.append(stations(tuple(own)))
        p.cities.append(tuple([tile[one] for one in player["cities"]]))
        p.flipped.append(tuple([tile[one] for one in player["flipped"]]))
        p.parade.append(tuple([_perfume(box, one) for one in player["parade"]]))
    p.experience = [player["experience"] for player in players]


def _stored(flowers: list[Essence]) -> tuple[int, ...]:
    return tuple([INDEX[flower] for flower in flowers]) if flowers else ()


def _draw_bonuses(p: AquaPosition, bonuses: list[str | None], chance: Chance) -> None:
    """Those that somebody has seen; one that is being drawn nobody has seen yet."""
    pool = [bonus for bonus in p.box.bonuses if bonus.id not in bonuses]
    drawing = [frame[2] for frame in p.steps if frame[0].name == "draw-bonus"]
    found = [None if name is None else p.box.bonus[name] for name in bonuses]
    for lady, seen in enumerate(p.peeked):
        if seen and found[lady] is None and lady not in drawing:
            found[lady] = pool.pop(chance.below("imagine", len(pool)))
    p.bonuses = tuple(found)


def _perfume(box: Box, one: Plain) -> Perfume:
    complements = tuple([INDEX[essence] for essence in one["essences"]])
    new = box.perfumes[box.recipe[one["recipe"]].index, complements]
    return new.turned if one["presented"] else new


def _bits_of(order: Sequence[str]) -> Known[tuple[str, ...], int]:
    """By names of this order: the bit set of those."""
    return Known(lambda names: sum([1 << order.index(name) for name in names]))


_POINTS: Final = itemgetter(*SOURCES)
_ABILITIES: Final = itemgetter(*ABILITIES)
_METHODS: Final = itemgetter(*METHODS)
_ABILITIES_OF: Final = _bits_of(ABILITIES)
_ESSENCES_OF: Final = _bits_of(ESSENCES)
_METHODS_OF: Final = _bits_of(METHODS)
_CELLS_OF: Final = Known[tuple[str, ...], int](lambda names: sum([1 << CELL[n] for n in names]))
_OPEN_RECIPES: Final = Known(mask)
