"""The box: every component of Aqua Mirabilis, read from a components table and checked."""

from __future__ import annotations

from itertools import combinations
from typing import Final, get_args

from grasse.games.aqua_mirabilis.actions import (
    ABILITIES,
    CITIES,
    ESSENCES,
    INDEX,
    LADIES,
    METHODS,
    Produce,
)
from grasse.games.aqua_mirabilis.components import OURS, Area, BoardRow, Components, problems
from grasse.games.aqua_mirabilis.counts import SIZE, Known, counted, mask
from grasse.games.aqua_mirabilis.pieces import (
    Bonus,
    CityTile,
    Delivery,
    Perfume,
    ProductionMethod,
    Recipe,
    Space,
)
from grasse.kernel import Action, Plain
from grasse.kernel.components import Reader

_PRODUCE: Final = Produce()


class Box:
    """All components of one edition of the game."""

    def __init__(self, table: Components, custom: Plain | None) -> None:
        self.custom = custom
        order = [INDEX[row.id] for row in table.essences]
        self.order = tuple(order)
        """The essences as the matrix has them, downwards and to the right."""
        self.after = [
            tuple(order[(order.index(essence) + step) % SIZE] for step in range(1, SIZE))
            for essence in range(SIZE)
        ]
        """The other rows (or columns) in the order in which a pawn meets them (AM-SUNDAY-09)."""
        tiles = {row.id: row.tiles for row in table.essences}
        self.tiles = tuple(tiles[essence] for essence in ESSENCES)
        self.recipes = [Recipe(index, row) for index, row in enumerate(table.recipes)]
        self.recipe = {recipe.id: recipe for recipe in self.recipes}
        self.perfumes: dict[tuple[int, tuple[int, ...]], Perfume] = {}
        for recipe in self.recipes:
            others = [essence for essence in range(SIZE) if essence != recipe.base]
            for complements in combinations(others, recipe.slots):  # AM-PERFUME-04
                new = Perfume(recipe, complements, False)
                new.turned = Perfume(recipe, complements, True)
                new.turned.turned = new
                self.perfumes[recipe.index, complements] = new
        self.city_tiles = [CityTile(index, row) for index, row in enumerate(table.city_tiles)]
        self.city_tile = {tile.id: tile for tile in self.city_tiles}
        self.stacks = [
            tuple(tile for tile in self.city_tiles if tile.city == city for _ in range(tile.copies))
            for city in range(len(CITIES))
        ]
        groups = [(row.group, row) for row in table.apprenticeship]
        bases = {row.essence: row for group, row in groups if group == "base"}
        special = {row.essence: row for group, row in groups if group == "specialisation"}
        abilities = {row.ability: row for group, row in groups if group == "ability"}
        self.bases = counted(tuple(bases[essence].copies for essence in ESSENCES))
        self.specialisations = counted(tuple(special[essence].copies for essence in ESSENCES))
        self.abilities = counted(tuple(abilities[ability].copies for ability in ABILITIES))
        self.base_experience = [bases[essence].experience for essence in ESSENCES]
        self.specialisation_experience = [special[essence].experience for essence in ESSENCES]
        self.ability_experience = [abilities[ability].experience for ability in ABILITIES]
        rows = {row.id: row for row in table.methods}
        self.methods = [ProductionMethod(rows[method]) for method in METHODS]
        self.method = {method.id: method for method in self.methods}
        self.deliveries = {row.id: Delivery(row) for row in table.deliveries}
        self.deliveries_by = [
            [delivery for delivery in self.deliveries.values() if delivery.times == times]
            for times in range(3)
        ]
        """By how many of each flower they bring."""
        dial = {row.points: row for row in table.sundial}
        self.full_dial = max(dial)
        self.production = [0] + [dial[points].production for points in sorted(dial)]
        self.steps = [0] + [dial[points].steps for points in sorted(dial)]
        self.spaces = [Space(index, row) for index, row in enumerate(table.spaces)]
        self.space = {space.id: space for space in self.spaces}
        self.going = {space.go: space for space in reversed(self.spaces)}
        self._number_spaces()
        cities = {row.id: row for row in table.cities}
        self.places = [cities[city].place for city in CITIES]
        self.city_at = {cities[city].place: index for index, city in enumerate(CITIES)}
        self.letter_for = [cities[city].letter for city in CITIES]
        self.last_place = max(self.places)
        self.boards: dict[int, BoardRow] = {row.players: row for row in table.boards}
        self.days = {players: len(board.days) for players, board in self.boards.items()}
        """Valid days of a week, by players (AM-TIME-03 to -06)."""
        self.court_points = [row.court for row in sorted(table.letters, key=lambda r: r.level)]
        ladies = {row.id: row.gifts for row in table.ladies}
        self.gifts = [ladies[lady] for lady in LADIES]
        self.gift_essences = [
            mask([essence in gifts for essence in ESSENCES]) for gifts in self.gifts
        ]
        """Essences that a lady likes, as a bit set."""
        self.likes_tokens = ["token" in gifts for gifts in self.gifts]
        self.likes_perfumes = ["perfume" in gifts for gifts in self.gifts]
        self.bonuses = [Bonus(row) for row in table.bonuses]
        self.unseen = Known[tuple[Bonus | None, ...], list[Bonus]](
            lambda lying: [bonus for bonus in self.bonuses if bonus not in lying]
        )
        """Those that are not among these."""
        self.bonus: dict[str, Bonus] = {bonus.id: bonus for bonus in self.bonuses}
        counts = {row.of: row.number for row in table.counts}
        self.grasse = counts["grasse"]
        self.cubes = counts["cubes"]
        self.originality = counts["originality"]
        self.influence = counts["influence"]
        self.letters = counts["letters"]
        self.weeks = counts["weeks"]
        self.parade = counts["parade"]
        self.method_slots = counts["method-slots"]
        self.king = counts["king"]
        self.king_favour = counts["king-favour"]
        self.perfection = counts["perfection"]
        self.favour_cube = counts["favour-cube"]
        self.majority = counts["majority"]
        self.token = counts["token"]
        self.ability_production = counts["ability-production"]
        self.ability_carriage = counts["ability-carriage"]
        self.within_letter = [
            ~sum(
                bits
                for bits, due in zip(self.city_space, self.letter_for, strict=True)
                if letter < due
            )
            for letter in range(len(self.court_points))
        ]
        """Every space but those of cities above a letter."""
        self._number_recipes()

    def _number_spaces(self) -> None:
        """Sets of spaces, as bit sets."""
        spaces = self.spaces
        self.payable = [
            sum(space.bit for space in spaces if space.cost <= points)
            for points in range(self.full_dial + 1)
        ]
        """Spaces that so many action points pay for."""
        self.left_by = [*(space.bit for space in spaces), 0]
        """The space of which a perfumer makes room; the last entry is for one at HOME."""
        self.other_types = [
            *(~sum(other.bit for other in spaces if other.type == one.type) for one in spaces),
            ~0,
        ]
        """Every space but those of one's type, likewise."""
        area = {area: sum(s.bit for s in spaces if s.area == area) for area in get_args(Area)}
        order = get_args(Area)
        self.by_area = sorted(spaces, key=lambda space: order.index(space.area))
        self.in_grasse = area["market"] | area["apprenticeship"]
        self.base_spaces, self.specialisation_spaces, self.ability_spaces, self.method_spaces = (
            sum(s.bit for s in spaces if s.area == "apprenticeship" and s.type == kind)
            for kind in ("base", "specialisation", "ability", "method")
        )
        closing = (
            self.specialisation_spaces,
            self.method_spaces,
            self.base_spaces,
            self.ability_spaces,
        )
        self.learning = [
            ~sum(bits for n, bits in enumerate(closing) if not learnable >> n & 1)
            for learnable in range(1 << len(closing))
        ]
        """Spaces, but those of apprenticeship where nothing can be learned, by what can."""
        self.no_versailles = ~area["versailles"]
        self.city_space = [
            sum(space.bit for space in spaces if space.area == "travel" and space.of == city)
            for city in range(len(CITIES))
        ]
        self.home = 1 << len(spaces)
        """No space, but one comes home to produce."""
        self.ways = Known(self.ways_to)

    def ways_to(self, spaces: int) -> list[Action]:
        """How one goes to these spaces, area by area, and home.

        Of spaces of one type and cost the first; the dearer one may be wanted too (Q-19).
        """
        found: dict[tuple[str, int], Action] = {}
        for space in self.by_area:
            if space.bit & spaces:
                found.setdefault((space.type, space.cost), space.go)
        ways = list(found.values())
        return [*ways, _PRODUCE] if spaces & self.home else ways

    def _number_recipes(self) -> None:
        """Sets of recipes, as bit sets, by essences, which are bit sets too."""
        recipes = self.recipes
        self.of_level = Known[int, int](
            lambda experience: sum(r.bit for r in recipes if r.level <= experience)
        )
        """Recipes up to an experience (AM-PERFUME-02)."""
        self.with_base = [
            sum(r.bit for r in recipes if bases >> r.base & 1) for bases in range(1 << SIZE)
        ]
        """Recipes whose base is held or mastered (AM-PERFUME-03)."""
        self.fillable = [
            sum(r.bit for r in recipes if (held & ~(1 << r.base)).bit_count() >= r.slots)
            for held in range(1 << SIZE)
        ]
        """Recipes for which there are different essences enough (AM-PERFUME-04)."""


read_box: Final = Reader(OURS, Components, problems, Box)
"""The box of a components file, or of the table that a game file carries."""
