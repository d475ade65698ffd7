"""The state of a game of Aqua Mirabilis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, Self

from grasse.games.aqua_mirabilis.actions import ABILITIES, ESSENCES, LADIES, METHODS, DropFlower
from grasse.games.aqua_mirabilis.box import Box
from grasse.games.aqua_mirabilis.counts import Counts, Known, members, named, with_one
from grasse.games.aqua_mirabilis.matrix import ALL_CELLS, cell_name
from grasse.games.aqua_mirabilis.pieces import Bonus, CityTile, Delivery, Perfume, ProductionMethod
from grasse.games.aqua_mirabilis.rulings import AquaOptions
from grasse.games.aqua_mirabilis.view import (
    AquaMirabilisOpen,
    AquaMirabilisOwn,
    AquaMirabilisPerfume,
    AquaMirabilisPlayer,
)
from grasse.kernel import Action, Chance, Plain, Position, Result, Seat, dump_steps

Source = Literal[
    "originality",
    "court",
    "king",
    "perfection",
    "favours",
    "cities",
    "ladies",
    "bonuses",
    "tokens",
]
SOURCES: Final[tuple[Source, ...]] = (
    "originality",
    "court",
    "king",
    "perfection",
    "favours",
    "cities",
    "ladies",
    "bonuses",
    "tokens",
)


class Scored(NamedTuple):
    """What one combination brings, by source: the first of SOURCES."""

    originality: int
    court: int
    king: int
    perfection: int


NO_POINTS: Final = (0,) * len(SOURCES)
_PLACE: Final = {source: place for place, source in enumerate(SOURCES)}

NO_SEAT: Final = -1
HOME: Final = -1
"""Where a perfumer is while it stands on no action space."""
MARKET, PRODUCTION, CARRIAGE = (1 << index for index in range(len(ABILITIES)))
"""The special abilities, as bits."""
FAVOUR_A, FAVOUR_B, FAVOUR_C, FAVOUR_D = range(len(LADIES))

Station = tuple[ProductionMethod, tuple[int, ...]]
"""A method and the flowers stored on it."""


class Stations:
    """The methods of a player, in the order in which they were learned.

    Equal ones are shared (`stations`), so that each knows what is asked of it all the time.
    """

    __slots__ = ("drops", "each")

    def __init__(self, each: tuple[Station, ...]) -> None:
        self.each = each
        self.drops: list[Action] = [
            DropFlower(method.id, ESSENCES[flower])
            for method, stored in each
            for flower in dict.fromkeys(stored)
        ]
        """Stored flowers may be discarded for nothing (AM-STORE-06)."""

    def __iter__(self) -> Iterator[Station]:
        return iter(self.each)

    def __len__(self) -> int:
        return len(self.each)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stations) and self.each == other.each

    def __hash__(self) -> int:
        return hash(self.each)

    def stored(self, method: ProductionMethod) -> tuple[int, ...]:
        """The flowers on this method; none if the player does not have it."""
        for one, stored in self.each:
            if one is method:
                return stored
        return ()

    def storing(self, method: ProductionMethod, flowers: tuple[int, ...]) -> Stations:
        """The same with these flowers on this method."""
        each = [(one, flowers if one is method else stored) for one, stored in self.each]
        return stations(tuple(each))


stations: Final = Known[tuple[Station, ...], Stations](Stations).__getitem__


class AquaPosition(Position):
    """Flat lists of shared components and of tuples: copying it is copying those lists.

    What seldom changes is a tuple; it is replaced and never changed.
    """

    __slots__ = (
        "abilities",
        "abilities_left",
        "bases",
        "bases_left",
        "bonuses",
        "box",
        "carriages",
        "cities",
        "court",
        "cubes",
        "cubes_left",
        "day",
        "deliveries",
        "dials",
        "essences",
        "experience",
        "favours",
        "first",
        "flipped",
        "flowers",
        "free_spaces",
        "influence",
        "king",
        "learned",
        "letters",
        "methods",
        "methods_left",
        "open_recipes",
        "originality",
        "parade",
        "peeked",
        "perfumers",
        "points",
        "reason",
        "recipes",
        "reserve",
        "revealed",
        "specialisations",
        "specialisations_left",
        "stacks",
        "stalls",
        "tokens",
        "tokens_left",
        "tops",
        "trigger",
        "workers",
    )

    box: Box
    rulings: AquaOptions
    seats: int
    first: Seat
    day: int
    """Valid days since the first Sunday."""
    trigger: Seat
    """Whose reset brought the last Sunday; NO_SEAT before."""
    reason: str | None
    """Why the game ended: "last-sunday"."""
    points: list[tuple[int, ...]]
    """By seat and source; the score is their sum."""
    reserve: list[int]
    stalls: list[int]
    workers: tuple[int, int]
    """The stalls of the two workers, in order: workers are alike."""
    king: int
    """Column of the King."""
    court: int
    """Row of the Court."""
    cubes: list[int]
    """By cell: column * 6 + row."""
    cubes_left: int
    originality: int
    """Cells with an originality token, as a bit set."""
    tokens_left: int
    """Originality tokens in the reserve."""
    deliveries: tuple[Delivery, ...]
    """Of the Sundays to come, in order."""
    tops: tuple[CityTile | None, ...]
    """The visible tile of each city."""
    stacks: tuple[tuple[CityTile, ...], ...]
    """What lies below it: nobody knows the order."""
    bases_left: Counts
    specialisations_left: Counts
    abilities_left: Counts
    methods_left: Counts
    recipes: tuple[int, ...]
    """How many of each recipe are left."""
    open_recipes: int
    """Recipes of which one is left, as a bit set."""
    bonuses: tuple[Bonus | None, ...]
    """Under each lady; None while nobody has looked."""
    peeked: tuple[int, ...]
    """Who has looked, as a bit set of seats."""
    revealed: int
    """Ladies whose bonus lies open at the end, as a bit set."""
    favours: tuple[Seat, ...]
    """Who holds the favour of each lady; NO_SEAT while it lies on her."""
    dials: list[int]
    perfumers: list[int]
    """The space of each perfumer, or HOME."""
    free_spaces: int
    """Those where none stands, as a bit set."""
    carriages: list[int]
    letters: list[int]
    tokens: list[int]
    influence: list[tuple[int, ...]]
    """Tokens of each seat on each lady."""
    flowers: list[Counts]
    essences: list[Counts]
    methods: list[Stations]
    learned: tuple[int, ...]
    """Methods ever acquired, as a bit set (AM-APPR-06)."""
    bases: tuple[int, ...]
    specialisations: tuple[int, ...]
    abilities: tuple[int, ...]
    """Apprenticeship tiles owned, as bit sets."""
    cities: list[tuple[CityTile, ...]]
    flipped: list[tuple[CityTile, ...]]
    parade: list[tuple[Perfume, ...]]
    experience: list[int]
    """The sum over what lies open on the board (AM-EXP-01)."""

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        new._options = new._drawn = None
        new.frame = self.frame
        new.to_act = self.to_act
        new.tell = None
        new.steps = self.steps[:]
        new.box = self.box
        new.rulings = self.rulings
        new.seats = self.seats
        new.first = self.first
        new.day = self.day
        new.trigger = self.trigger
        new.reason = self.reason
        new.points = self.points[:]
        new.reserve = self.reserve[:]
        new.stalls = self.stalls[:]
        new.workers = self.workers
        new.king = self.king
        new.court = self.court
        new.cubes = self.cubes[:]
        new.cubes_left = self.cubes_left
        new.originality = self.originality
        new.tokens_left = self.tokens_left
        new.deliveries = self.deliveries
        new.tops = self.tops
        new.stacks = self.stacks
        new.bases_left = self.bases_left
        new.specialisations_left = self.specialisations_left
        new.abilities_left = self.abilities_left
        new.methods_left = self.methods_left
        new.recipes = self.recipes
        new.open_recipes = self.open_recipes
        new.bonuses = self.bonuses
        new.peeked = self.peeked
        new.revealed = self.revealed
        new.favours = self.favours
        new.dials = self.dials[:]
        new.perfumers = self.perfumers[:]
        new.free_spaces = self.free_spaces
        new.carriages = self.carriages[:]
        new.letters = self.letters[:]
        new.tokens = self.tokens[:]
        new.influence = self.influence[:]
        new.flowers = self.flowers[:]
        new.essences = self.essences[:]
        new.methods = self.methods[:]
        new.learned = self.learned
        new.bases = self.bases
        new.specialisations = self.specialisations
        new.abilities = self.abilities
        new.cities = self.cities[:]
        new.flipped = self.flipped[:]
        new.parade = self.parade[:]
        new.experience = self.experience[:]
        return new

    @property
    def round(self) -> int:
        """The game counts days, not rounds: how many have passed."""
        return self.day

    @property
    def components(self) -> Plain | None:
        return self.box.custom

    # Pieces that move

    def gain(self, seat: Seat, points: int, source: Source) -> None:
        """Points are marked at once and have no ceiling (AM-VERSAILLES-17)."""
        if points:
            self.points[seat] = with_one(self.points[seat], _PLACE[source], points)

    def gain_for(self, seat: Seat, scored: Scored) -> None:
        """The points of a combination."""
        now = [*self.points[seat]]
        for place, points in enumerate(scored):
            now[place] += points
        self.points[seat] = tuple(now)

    def score(self, seat: Seat) -> int:
        return sum(self.points[seat])

    def take_flower(self, seat: Seat, flower: int, count: int = 1) -> int:
        """Flowers from the reserve, as far as it lasts (AM-COMP-09, -10); how many there were."""
        count = min(count, self.reserve[flower])
        if count:
            self.reserve[flower] -= count
            self.flowers[seat] = self.flowers[seat].plus(flower, count)
        return count

    def take_essence(self, seat: Seat, essence: int, count: int = 1) -> int:
        """Essences from the reserve, as far as it lasts (AM-COMP-09, -10)."""
        count = min(count, self.reserve[essence])
        if count:
            self.reserve[essence] -= count
            self.essences[seat] = self.essences[seat].plus(essence, count)
        return count

    def spend_flower(self, seat: Seat, flower: int, count: int = 1) -> None:
        self.flowers[seat] = self.flowers[seat].plus(flower, -count)
        self.reserve[flower] += count

    def spend_essence(self, seat: Seat, essence: int) -> None:
        self.essences[seat] = self.essences[seat].plus(essence, -1)
        self.reserve[essence] += 1

    def supply(self, seat: Seat) -> int:
        """Influence tokens that are still with the player (AM-COURT-07)."""
        return self.box.influence - sum(self.influence[seat])

    def majorities(self) -> tuple[Seat, ...]:
        """Who has strictly most influence on each lady; NO_SEAT on a tie (AM-FAVOUR-01, -02)."""
        return _MAJORITIES[tuple(self.influence)]

    # The track of days

    @property
    def days(self) -> int:
        """Valid days of a week (AM-TIME-03 to -06)."""
        return self.box.days[self.seats]

    @property
    def last_day(self) -> int:
        return self.days * self.box.weeks

    @property
    def sections(self) -> int:
        """Subsections of a cell (AM-VERSAILLES-04)."""
        return self.box.boards[self.seats].sections

    # The end

    def rank(self, seat: Seat) -> tuple[int, ...]:
        """The score, then what breaks a tie (AM-FINAL-14, AM-TIE-01 to -04)."""
        return (
            self.score(seat),
            self.favours.count(seat),
            self.experience[seat],
            self.letters[seat],
            len(self.parade[seat]),
        )

    def result(self) -> Result | None:
        if self.reason is None:
            return None
        ranks = [self.rank(seat) for seat in range(self.seats)]
        best = max(ranks)
        winners = [seat for seat, rank in enumerate(ranks) if rank == best]  # AM-TIE-05
        return Result([rank[0] for rank in ranks], winners, self.reason)

    # Plain data

    def dump(self) -> Plain:
        return {**self.show_open(), "bonuses": [bonus and bonus.id for bonus in self.bonuses]}

    def show_own(self, seat: Seat | None) -> AquaMirabilisOwn:
        """All is open but the bonuses that this seat has not looked at (AM-SETUP-10)."""
        return {
            "bonuses": [
                bonus.id if bonus and self.knows(seat, lady) else None
                for lady, bonus in enumerate(self.bonuses)
            ],
        }

    def knows(self, seat: Seat | None, lady: int) -> bool:
        """Whether this seat (None: a spectator) may know the bonus of a lady."""
        if self.revealed >> lady & 1:
            return True
        return seat is not None and bool(self.peeked[lady] >> seat & 1)

    def show_open(self) -> AquaMirabilisOpen:
        table: AquaMirabilisOpen = {
            "game": "aqua-mirabilis",
            "seats": self.seats,
            "options": self.rulings.plain(),
            "first": self.first,
            "day": self.day,
            "trigger": self.trigger,
            "reason": self.reason,
            "steps": dump_steps(self.steps),
            "reserve": named(self.reserve),
            "stalls": named(self.stalls),
            "workers": [ESSENCES[stall] for stall in self.workers],
            "king": ESSENCES[self.king],
            "court": ESSENCES[self.court],
            "cubes": {cell_name(cell): count for cell, count in enumerate(self.cubes) if count},
            "cubes_left": self.cubes_left,
            "originality": [cell_name(cell) for cell in members(self.originality & ALL_CELLS)],
            "tokens_left": self.tokens_left,
            "deliveries": [delivery.id for delivery in self.deliveries],
            "tops": [top.id if top else None for top in self.tops],
            "stacks": [[tile.id for tile in stack] for stack in self.stacks],
            "bases_left": named(self.bases_left),
            "specialisations_left": named(self.specialisations_left),
            "abilities_left": dict(zip(ABILITIES, self.abilities_left, strict=True)),
            "methods_left": dict(zip(METHODS, self.methods_left, strict=True)),
            "recipes": {
                recipe.id: left for recipe, left in zip(self.box.recipes, self.recipes, strict=True)
            },
            "peeked": [list(members(seats)) for seats in self.peeked],
            "revealed": list(members(self.revealed)),
            "favours": list(self.favours),
            "players": [self._player(seat) for seat in range(self.seats)],
        }
        if self.box.custom:
            table["components"] = self.box.custom
        return table

    def _player(self, seat: Seat) -> AquaMirabilisPlayer:
        space = self.perfumers[seat]
        return {
            "score": self.score(seat),
            "points": dict(zip(SOURCES, self.points[seat], strict=True)),
            "dial": self.dials[seat],
            "perfumer": None if space == HOME else self.box.spaces[space].id,
            "carriage": self.carriages[seat],
            "letter": self.letters[seat],
            "tokens": self.tokens[seat],
            "influence": list(self.influence[seat]),
            "flowers": named(self.flowers[seat]),
            "essences": named(self.essences[seat]),
            "methods": [
                {"method": method.id, "stored": [ESSENCES[flower] for flower in stored]}
                for method, stored in self.methods[seat]
            ],
            "learned": [METHODS[method] for method in members(self.learned[seat])],
            "bases": [ESSENCES[essence] for essence in members(self.bases[seat])],
            "specialisations": [
                ESSENCES[essence] for essence in members(self.specialisations[seat])
            ],
            "abilities": [ABILITIES[ability] for ability in members(self.abilities[seat])],
            "cities": [tile.id for tile in self.cities[seat]],
            "flipped": [tile.id for tile in self.flipped[seat]],
            "parade": [dump_perfume(perfume) for perfume in self.parade[seat]],
            "experience": self.experience[seat],
        }

    def resample(self, seat: Seat | None, chance: Chance) -> Self:
        """The bonuses that others have seen and this seat has not are drawn anew (Q-53)."""
        new = self.copy()
        known = [b for lady, b in enumerate(self.bonuses) if b and self.knows(seat, lady)]
        pool = [bonus for bonus in self.box.bonuses if bonus not in known]
        drawn = list(self.bonuses)
        for lady, bonus in enumerate(self.bonuses):
            if bonus and not self.knows(seat, lady):
                drawn[lady] = pool.pop(chance.below("resample", len(pool)))
        new.bonuses = tuple(drawn)
        return new


def _majorities(influence: tuple[tuple[int, ...], ...]) -> tuple[Seat, ...]:
    found = []
    for tokens in zip(*influence, strict=True):
        most = max(tokens)
        found.append(tokens.index(most) if most and tokens.count(most) == 1 else NO_SEAT)
    return tuple(found)


_MAJORITIES: Final = Known(_majorities)


def dump_perfume(perfume: Perfume) -> AquaMirabilisPerfume:
    return {
        "recipe": perfume.recipe.id,
        "essences": [ESSENCES[essence] for essence in perfume.complements],
        "presented": perfume.presented,
    }
