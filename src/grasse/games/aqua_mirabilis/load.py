"""Reading a position of Aqua Mirabilis: from a dump, or from somebody's hand.

A position by hand says only what matters. What it leaves out is as after the set-up: reserve,
stacks and supplies hold whatever lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from grasse.games.aqua_mirabilis.actions import (
    ABILITIES,
    CITIES,
    ESSENCES,
    INDEX,
    LADIES,
    METHODS,
    Ability,
    Essence,
    Method,
)
from grasse.games.aqua_mirabilis.box import Box, read_box
from grasse.games.aqua_mirabilis.counts import Counts, by_essence, counted, mask, members
from grasse.games.aqua_mirabilis.matrix import ALL_CELLS, CELL
from grasse.games.aqua_mirabilis.pieces import CityTile, Perfume
from grasse.games.aqua_mirabilis.position import (
    HOME,
    NO_SEAT,
    SOURCES,
    AquaPosition,
    Source,
    Station,
    stations,
)
from grasse.games.aqua_mirabilis.rulings import AquaOptions
from grasse.games.aqua_mirabilis.setup import STEPS, blank
from grasse.games.aqua_mirabilis.turn import first_turn
from grasse.kernel import NATURE, BadData, Nature, Plain, Seat, load_steps

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
SeatOrNobody = Annotated[int, msgspec.Meta(ge=-1, le=3)]
Counted = dict[Essence, Count]


class PerfumeData(msgspec.Struct, forbid_unknown_fields=True):
    recipe: str
    essences: list[Essence]
    presented: bool = False


class MethodData(msgspec.Struct, forbid_unknown_fields=True):
    method: Method
    stored: list[Essence] = []


class PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    score: Count | None = None
    points: dict[Source, Count] | None = None
    dial: Annotated[int, msgspec.Meta(ge=0, le=5)] = 5
    perfumer: str | None = None
    carriage: Count | None = None
    letter: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    tokens: Count = 1
    influence: list[Count] | None = None
    flowers: Counted = {}
    essences: Counted = {}
    methods: list[MethodData] | None = None
    learned: list[Method] | None = None
    bases: list[Essence] = []
    specialisations: list[Essence] = []
    abilities: list[Ability] = []
    cities: list[str] = []
    flipped: list[str] = []
    parade: list[PerfumeData] = []
    experience: Count | None = None


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    game: str = "aqua-mirabilis"
    options: dict[str, Any] = {}
    first: Count = 0
    day: Count = 0
    trigger: SeatOrNobody = NO_SEAT
    reason: Literal["last-sunday"] | None = None
    steps: list[list[Any]] | None = None
    reserve: Counted | None = None
    stalls: Counted | None = None
    workers: tuple[Essence, Essence] = ("bergamot", "jasmine")
    king: Essence = "bergamot"
    court: Essence = "jasmine"
    cubes: dict[str, Count] = {}
    cubes_left: Count | None = None
    originality: list[str] | None = None
    tokens_left: Count | None = None
    deliveries: list[str] | None = None
    tops: list[str | None] | None = None
    stacks: list[list[str]] | None = None
    bases_left: Counted | None = None
    specialisations_left: Counted | None = None
    abilities_left: dict[Ability, Count] | None = None
    methods_left: dict[Method, Count] | None = None
    recipes: dict[str, Count] | None = None
    bonuses: list[str | None] | None = None
    peeked: list[list[Count]] | None = None
    revealed: list[Annotated[int, msgspec.Meta(ge=0, le=3)]] = []
    favours: list[SeatOrNobody] | None = None
    players: list[PlayerData] | None = None
    components: dict[str, Any] | None = None


def load(data: Plain, box: Box) -> AquaPosition:
    """The position that `data` describes; BadData with a clear line where it cannot be one."""
    try:
        given = msgspec.convert(data, PositionData)
        options = msgspec.convert(given.options, AquaOptions)
    except msgspec.ValidationError as error:
        raise BadData(f"position: {error}") from None
    if given.components is not None:
        box = read_box(given.components)
    if given.seats not in box.boards:
        raise BadData(f"position: aqua-mirabilis is for 2, 3 or 4 players, not {given.seats}")
    p = blank(given.seats, options, box)
    try:
        _fill_players(p, given)
        _fill_table(p, given)
    except KeyError as error:
        raise BadData(f"position: there is no {error.args[0]!r} in the box") from None
    _fill_steps(p, given)
    if (p.reason is None) != bool(p.steps):
        raise BadData("position: steps are for a game that goes on, reason for one that is over")
    for problem in (*_step_problems(p), *_problems(p, given)):
        raise BadData(f"position: {problem}")
    p.settle()
    for problem in _step_problems(p):
        raise BadData(f"position: {problem}")
    if p.steps and not p.options():
        raise BadData(f"position: nobody can do anything in the step {p.step.name}")
    return p


def _fill_players(p: AquaPosition, given: PositionData) -> None:
    box = p.box
    players = given.players if given.players is not None else [PlayerData()] * p.seats
    if len(players) != p.seats:
        raise BadData(f"position: players needs {p.seats} entries")
    for seat, player in enumerate(players):
        points = player.points or {"originality": player.score or 0}
        p.points[seat] = tuple(points.get(source, 0) for source in SOURCES)
        p.dials[seat] = player.dial
        if player.perfumer is not None:
            space = box.space[player.perfumer]
            p.perfumers[seat] = space.index
            p.free_spaces &= ~space.bit
        p.carriages[seat] = box.grasse if player.carriage is None else player.carriage
        p.letters[seat] = player.letter
        p.tokens[seat] = player.tokens
        p.influence[seat] = _row("influence", player.influence, p.influence[seat])
        p.flowers[seat] = by_essence(player.flowers)
        p.essences[seat] = by_essence(player.essences)
        if player.methods is not None:
            p.methods[seat] = stations(tuple(_station(one, box) for one in player.methods))
        p.cities[seat] = _tiles(player.cities, box)
        p.flipped[seat] = tuple(box.city_tile[tile] for tile in player.flipped)
        p.parade[seat] = tuple(read_perfume(perfume, box) for perfume in player.parade)
    p.learned = tuple(_learned(p.methods[seat], player) for seat, player in enumerate(players))
    p.bases = tuple(_bits(player.bases, ESSENCES) for player in players)
    p.specialisations = tuple(_bits(player.specialisations, ESSENCES) for player in players)
    p.abilities = tuple(_bits(player.abilities, ABILITIES) for player in players)
    p.experience = [experience(p, seat) for seat in range(p.seats)]


def experience(p: AquaPosition, seat: Seat) -> int:
    """The sum over all that lies open on the board (AM-EXP-01)."""
    box = p.box
    return (
        sum(method.experience for method, _ in p.methods[seat])
        + sum(box.base_experience[essence] for essence in members(p.bases[seat]))
        + sum(box.specialisation_experience[one] for one in members(p.specialisations[seat]))
        + sum(box.ability_experience[ability] for ability in members(p.abilities[seat]))
        + sum(tile.experience for tile in p.cities[seat])
    )


def _fill_table(p: AquaPosition, given: PositionData) -> None:
    box, seats = p.box, range(p.seats)
    p.first, p.day, p.trigger, p.reason = given.first, given.day, given.trigger, given.reason
    p.revealed = sum(1 << lady for lady in set(given.revealed))
    p.king, p.court = INDEX[given.king], INDEX[given.court]
    one, other = sorted(INDEX[stall] for stall in given.workers)
    p.workers = (one, other)
    if given.stalls is not None:
        p.stalls = list(by_essence(given.stalls))
    for name, count in given.cubes.items():
        p.cubes[CELL[name]] = count
    p.cubes_left = _or(given.cubes_left, box.cubes - sum(p.cubes))
    if given.originality is None:
        p.originality = sum(1 << cell for cell in members(ALL_CELLS) if not p.cubes[cell])
    else:
        p.originality = sum(1 << CELL[name] for name in set(given.originality))
    lying = p.originality.bit_count()
    p.tokens_left = _or(given.tokens_left, box.originality - lying - sum(p.tokens))
    lying_tiles: list[Iterable[int]] = [p.stalls, *p.flowers, *p.essences]
    lying_tiles += [_stored(p, seat) for seat in seats]
    lying_tiles += [_on_perfumes(p, seat) for seat in seats]
    left = [have - sum(row) for have, *row in zip(box.tiles, *lying_tiles, strict=True)]
    p.reserve = left if given.reserve is None else list(by_essence(given.reserve))
    p.deliveries = tuple(box.deliveries[one] for one in _or(given.deliveries, _some_deliveries(p)))
    _fill_stacks(p, given)
    p.bases_left = _left(given.bases_left, box.bases, p.bases)
    p.specialisations_left = _left(
        given.specialisations_left, box.specialisations, p.specialisations
    )
    if given.abilities_left is None:
        p.abilities_left = _left(None, box.abilities, p.abilities)
    else:
        p.abilities_left = counted(tuple(given.abilities_left.get(a, 0) for a in ABILITIES))
    if given.methods_left is None:
        p.methods_left = _left(None, (p.seats,) * len(METHODS), p.learned)
    else:
        p.methods_left = counted(tuple(given.methods_left.get(m, 0) for m in METHODS))
    used = [perfume.recipe for parade in p.parade for perfume in parade]
    p.recipes = tuple(recipe.copies - used.count(recipe) for recipe in box.recipes)
    if given.recipes is not None:
        p.recipes = tuple(given.recipes.get(recipe.id, 0) for recipe in box.recipes)
        for recipe in given.recipes:
            box.recipe[recipe]
    p.open_recipes = mask(p.recipes)
    p.peeked = tuple(
        sum(1 << seat for seat in set(row)) for row in _or(given.peeked, [[]] * len(LADIES))
    )
    bonuses = {bonus.id: bonus for bonus in box.bonuses}
    p.bonuses = tuple(
        None if one is None else bonuses[one] for one in _or(given.bonuses, [None] * len(LADIES))
    )
    p.favours = p.majorities()
    if given.favours is not None:
        p.favours = tuple(given.favours)


def _fill_stacks(p: AquaPosition, given: PositionData) -> None:
    """Tiles that lie nowhere else are in their stack; of a stack without a top one is on top."""
    box = p.box
    held = [tile for row in (*p.cities, *p.flipped) for tile in row]
    tops = _or(given.tops, [None] * len(CITIES))
    if len(tops) != len(CITIES):
        raise BadData(f"position: tops needs {len(CITIES)} entries")
    found_tops: list[CityTile | None] = []
    stacks = []
    for city, name in enumerate(tops):
        if given.stacks is not None:
            if len(given.stacks) != len(CITIES):
                raise BadData(f"position: stacks needs {len(CITIES)} entries")
            stack = list(_tiles(given.stacks[city], box))
        else:
            stack = list(box.stacks[city])
            for tile in held:
                if tile in stack:
                    stack.remove(tile)
            if name is not None and box.city_tile[name] in stack:
                stack.remove(box.city_tile[name])
        top = None if name is None else box.city_tile[name]
        if given.tops is None and given.stacks is None and given.steps is None and stack:
            top = stack.pop(0)
        found_tops.append(top)
        stacks.append(tuple(stack))
    p.tops, p.stacks = tuple(found_tops), tuple(stacks)


def _fill_steps(p: AquaPosition, given: PositionData) -> None:
    if given.steps is None:
        p.steps = first_turn(given.first) if given.reason is None else []
    else:
        p.steps = load_steps(given.steps, STEPS, p.seats)


def _or(given: Any, otherwise: Any) -> Any:
    return otherwise if given is None else given


def _row(name: str, given: Sequence[int] | None, blank: tuple[int, ...]) -> tuple[int, ...]:
    if given is None:
        return blank
    if len(given) != len(blank):
        raise BadData(f"position: {name} needs {len(blank)} numbers")
    return tuple(given)


def _bits(names: Iterable[str], of: Sequence[str]) -> int:
    return sum(1 << of.index(name) for name in set(names))


def _learned(methods: Iterable[Station], player: PlayerData) -> int:
    """Distillation, the methods at hand, and those that were given up."""
    at_hand = 1 | sum(1 << method.index for method, _ in methods)
    return at_hand | _bits(player.learned or (), METHODS)


def _tiles(names: Iterable[str], box: Box) -> tuple[CityTile, ...]:
    return tuple(sorted((box.city_tile[name] for name in names), key=lambda tile: tile.index))


def _station(data: MethodData, box: Box) -> Station:
    return box.method[data.method], tuple(sorted(INDEX[flower] for flower in data.stored))


def _stored(p: AquaPosition, seat: Seat) -> tuple[int, ...]:
    flowers = [flower for _, stored in p.methods[seat] for flower in stored]
    return tuple(flowers.count(index) for index in range(len(ESSENCES)))


def _on_perfumes(p: AquaPosition, seat: Seat) -> tuple[int, ...]:
    lying = [essence for perfume in p.parade[seat] for essence in perfume.complements]
    return tuple(lying.count(index) for index in range(len(ESSENCES)))


def _left(given: Counted | None, all_: Iterable[int], owned: tuple[int, ...]) -> Counts:
    if given is not None:
        return by_essence(given)
    return counted(
        tuple(have - sum(own >> index & 1 for own in owned) for index, have in enumerate(all_))
    )


def _some_deliveries(p: AquaPosition) -> list[str]:
    """For a position by hand that does not say: the first tiles of the box."""
    times = p.box.boards[p.seats].deliveries * (p.box.weeks - 1 - p.day // p.days)
    found: list[str] = []
    for one in times if p.day < p.last_day else []:
        found.append(
            next(d.id for d in p.box.deliveries.values() if d.times == one and d.id not in found)
        )
    return found


def read_perfume(data: PerfumeData, box: Box) -> Perfume:
    """A perfume of a dump or view; BadData if the essences cannot fill the recipe."""
    recipe = box.recipe[data.recipe]
    complements = tuple(sorted(INDEX[essence] for essence in data.essences))
    new = box.perfumes.get((recipe.index, complements))
    if new is None:
        raise BadData(f"position: {data.essences} do not fill the recipe {data.recipe}")
    return new.turned if data.presented else new


STALLS, SEATS = -1, -2
"""Instead of a limit: a list of stalls, or of seats by lady."""
FRAMES: Final[dict[str, tuple[int, ...]]] = {
    "turn": (2, 6),
    "close": (2, 2),
    "workers": (2, 3, STALLS),
    "gifts": (len(LADIES), 99),
    "courting": (len(LADIES), 99),
    "influence": (len(LADIES), 99),
    "favours": (SEATS,),
    "draw-bonus": (len(LADIES), 4),
    "turn-over": (len(LADIES),),
    "turn-up": (len(CITIES),),
    "search": (len(CITIES),),
    "carriage": (99,),
    "convert": (99, 2),
    "make-room": (len(ESSENCES), 3),
    "choose-recipe": (len(ESSENCES), 3),
    "blend": (99, 3),
    "make-slot": (len(METHODS),),
    "versailles": (4, 4, 2, 999),
    "last-cube": (99,),
    "deliveries": (3,),
    "lots": (STALLS,),
}
"""What stands in the frame of a step behind its seat: a number below each of these."""


def _step_problems(p: AquaPosition) -> Iterable[str]:
    """Frames have the numbers that their steps need."""
    for step, seat, *rest in p.steps:
        limits = FRAMES.get(step.name, ())
        if len(rest) != len(limits) or not all(map(_within, rest, limits)):
            yield f"the step {step.name} does not have the numbers it needs"
        elif not step.automatic and (seat == NATURE) != isinstance(step, Nature):
            yield f"the step {step.name} waits for the wrong seat"
        elif step.name == "blend" and rest[0] >= len(p.box.recipes):
            yield "the step blend needs a recipe"
        elif step.name == "last-cube" and not 0 <= rest[0] < len(p.parade[seat]):
            yield "the step last-cube needs a perfume"
        elif step.name == "workers" and p.perfumers[seat] == HOME:
            yield "the step workers needs a perfumer at a stall"


def _within(value: object, limit: int) -> bool:
    if limit in (STALLS, SEATS):
        top = len(ESSENCES) if limit == STALLS else 4
        size = len(ESSENCES) if limit == STALLS else len(LADIES)
        return (
            isinstance(value, tuple)
            and len(value) <= size
            and all(-1 <= one < top for one in value)
        )
    return isinstance(value, int) and -1 <= value < limit


def _problems(p: AquaPosition, given: PositionData) -> Iterable[str]:
    """Nothing appears or vanishes, and nobody has more than the rules let him."""
    box, seats = p.box, range(p.seats)
    lying = [p.reserve, p.stalls, *p.flowers, *p.essences]
    lying += [_stored(p, seat) for seat in seats] + [_on_perfumes(p, seat) for seat in seats]
    totals = tuple(sum(row) for row in zip(*lying, strict=True))
    if totals != box.tiles or min(p.reserve) < 0:
        yield "flowers and essences: reserve, stalls and players do not hold those of the box"
    if sum(p.cubes) + p.cubes_left != box.cubes:
        yield "cubes: matrix and reserve do not hold those of the box"
    if any(count > p.sections for count in p.cubes):
        yield f"cubes: a cell has {p.sections} subsections"
    tokens = p.originality.bit_count() + sum(p.tokens) + p.tokens_left
    if tokens != box.originality or p.tokens_left < 0:
        yield "originality: matrix, players and reserve do not hold the tokens of the box"
    yield from _tile_problems(p)
    yield from _player_problems(p)
    if not 0 <= p.first < p.seats or p.trigger >= p.seats:
        yield "first and trigger must be seats"
    if p.day > p.last_day or (p.day == p.last_day) != (p.trigger != NO_SEAT):
        yield f"day: there are {p.last_day}, and the last one has a trigger"
    if len(p.peeked) != len(LADIES) or len(p.bonuses) != len(LADIES):
        yield "peeked and bonuses need an entry for each lady"
    known = [bonus for bonus in p.bonuses if bonus]
    if len(set(known)) < len(known):
        yield "bonuses: one of them is there twice"
    drawing = [frame[2] for frame in p.steps if frame[0].name == "draw-bonus"]
    # There may be too few or too many, which was said above.
    for lady, (name, seen, bonus) in enumerate(zip(LADIES, p.peeked, p.bonuses, strict=False)):
        if seen >> p.seats:
            yield "peeked: there is no such seat"
        if seen and bonus is None and lady not in drawing:
            yield f"bonuses: somebody has looked at that of lady {name}, so it is known"
    yield from _favour_problems(p, given)


def _tile_problems(p: AquaPosition) -> Iterable[str]:
    box, seats = p.box, range(p.seats)
    for city, (top, stack) in enumerate(zip(p.tops, p.stacks, strict=True)):
        held = [t for row in (*p.cities, *p.flipped) for t in row if t.city == city]
        whole = [*held, *stack, *([top] if top else [])]
        if sorted(whole, key=_order) != sorted(box.stacks[city], key=_order):
            yield f"cities: each tile of {CITIES[city]} must be in one place"
    used = [perfume.recipe for seat in seats for perfume in p.parade[seat]]
    for recipe, left in zip(box.recipes, p.recipes, strict=True):
        if left + used.count(recipe) != recipe.copies:
            yield f"recipes: {recipe.id} must be there {recipe.copies} times"
    for name, left_, all_, owned in (
        ("bases", p.bases_left, box.bases, p.bases),
        ("specialisations", p.specialisations_left, box.specialisations, p.specialisations),
        ("abilities", p.abilities_left, box.abilities, p.abilities),
        ("methods", p.methods_left, (p.seats,) * len(METHODS), p.learned),
    ):
        if left_ != _left(None, all_, owned) or min(left_) < 0:
            yield f"{name}: board and players do not hold those of the box"


def _order(tile: CityTile) -> int:
    return tile.index


def _player_problems(p: AquaPosition) -> Iterable[str]:
    box = p.box
    waiting = {frame[1] for frame in p.steps if frame[0].name == "close"}
    spaces = [space for space in p.perfumers if space != HOME]
    if len(set(spaces)) < len(spaces):
        yield "perfumers: one to a space"
    for seat in range(p.seats):
        methods = [method for method, _ in p.methods[seat]]
        if not 1 <= len(methods) <= box.method_slots or len(set(methods)) < len(methods):
            yield f"player {seat}: 1 to {box.method_slots} different methods"
        for method, stored in p.methods[seat]:
            alike = len(set(stored)) == 1 or not stored
            if (
                len(stored) > method.inputs
                or not all(method.flowers[flower] for flower in stored)
                or (len(stored) > 1 and alike == method.different)
            ):
                yield f"player {seat}: {method.id} does not take what is stored on it"
        combinations = [perfume.combination for perfume in p.parade[seat]]
        if len(combinations) > box.parade or len(set(combinations)) < len(combinations):
            yield f"player {seat}: at most {box.parade} different perfumes"
        if sum(p.influence[seat]) > box.influence:
            yield f"player {seat}: there are {box.influence} influence tokens"
        if not 0 <= p.carriages[seat] <= box.last_place:
            yield f"player {seat}: the road has places 0 to {box.last_place}"
        if not p.dials[seat] and seat not in waiting:
            yield f"player {seat}: the sundial shows 1 to {box.full_dial} between turns"


def _favour_problems(p: AquaPosition, given: PositionData) -> Iterable[str]:
    owners = p.majorities()
    moving = {frame[0].name for frame in p.steps} & {"influence", "favours", "keep"}
    if len(p.favours) != len(LADIES):
        yield "favours needs an entry for each lady"
    elif any(seat >= p.seats for seat in p.favours):
        yield "favours: there is no such seat"
    elif given.favours is None:
        for seat in range(p.seats):
            if owners.count(seat) > 2:
                yield f"favours: say which two of them player {seat} keeps"
    elif not moving:
        for lady, seat in enumerate(p.favours):
            if seat not in (owners[lady], NO_SEAT):
                yield f"favours: that of lady {LADIES[lady]} is not with her majority"
        if any(p.favours.count(seat) > 2 for seat in range(p.seats)):
            yield "favours: two at most"
