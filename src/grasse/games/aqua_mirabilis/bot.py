"""What a good player of Aqua Mirabilis looks at: the bot `greedy` plans one turn.

It plays each option on in its head to the end of the turn and judges where that leads, all in
points: perfumes by what they will score at Versailles and in the final parade, essences and
flowers by the perfumes they can become, experience, letters and tiles by what they still bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeVar

from grasse.games.aqua_mirabilis.actions import (
    INDEX,
    DiscardPerfume,
    DropFlower,
    FlipTile,
    MoveWorker,
    StopConverting,
    TakeExtraTurn,
    TakeRecipe,
)
from grasse.games.aqua_mirabilis.components import Effect
from grasse.games.aqua_mirabilis.counts import SIZE, mask
from grasse.games.aqua_mirabilis.finale import number_for
from grasse.games.aqua_mirabilis.pieces import Perfume
from grasse.games.aqua_mirabilis.position import (
    FAVOUR_B,
    FAVOUR_C,
    FAVOUR_D,
    NO_SEAT,
    AquaPosition,
)
from grasse.kernel import NATURE, Action, Chance, Seat

K = TypeVar("K")
V = TypeVar("V")

Blend = tuple[int, tuple[int, ...]]
"""The base and the complements of a perfume."""

TURNS_A_DAY: Final = 2.4
"""Turns of all players together for each day of the track."""
TURN: Final = 0.5
"""What a turn must bring to be worth an originality token."""
POINT: Final = 0.6
"""An action point on the sundial."""
LEVELS: Final = (0.0, 0.0, 5.0, 6.5, 9.0, 11.0, 11.4, 11.7)
"""Experience: what more recipes are worth over a whole game."""
LETTERS: Final = (0.0, 2.5, 5.5, 7.5, 11.0)
METHODS: Final = (0.5, 0.8, 2.2, 2.2, 1.8)
ABILITIES: Final = (2.5, 2.5, 0.8)
SPECIALISATION: Final = 1.8
BASE: Final = 1.5
TOKEN: Final = 1.4
NEXT: Final = (0.92, 0.78, 0.66)
"""Of what a perfume scores: presented in the next visit to Versailles, the one after it …"""
CREATE: Final = (0.9, 0.7, 0.5)
"""The same for a perfume that could be created of the essences held."""
GROWN: Final = 0.7
"""The same for what the flowers held add to that."""
SPARE: Final = 0.35
"""An essence or flower that no perfume needs now."""
EFFECTS: Final[dict[Effect, float]] = {
    "flowers": 1.6,
    "essences": 2.0,
    "recipe-1": 1.2,
    "recipe-2": 2.5,
    "choice": 2.0,
    "originality": 1.4,
    "production": 0.8,
    "action": 1.5,
    "second-perfume": 1.5,
    "half-points": 2.5,
    "influence": 3.5,
}
WINDOWS: Final = frozenset(("workers", "gifts", "convert", "store", "carriage", "turn"))
"""Moments at which the plan leaves free actions for later."""
PATIENCE: Final = 160
"""How many positions are looked at for one option."""
WIDTH: Final = 4
"""How many of the first steps of a plan are thought through to the end, where there are many."""


class Blendable(NamedTuple):
    """A base of which perfumes can be created."""

    base: int
    slots: int
    """How many complements its recipes take, as bits."""
    owned: bool
    """Whether it costs no essence."""
    bonus: int
    """What the King adds."""
    ranked: list[tuple[float, int]]
    """What each complement scores, the best first."""


class Prospect:
    """What perfumes bring to a seat, while court, recipes and parade stay as they are."""

    __slots__ = ("_bases", "_blends", "_own", "fresh", "owned", "parade", "potentials")

    def __init__(self, worth: float, parade: Sequence[Perfume], bases: list[Blendable]) -> None:
        self.parade = worth
        """What the perfumes will score that are there."""
        self.fresh = sum(not perfume.presented for perfume in parade)
        self.owned = {one.base for one in bases if one.owned}
        self.potentials: dict[tuple[int, ...], float] = {}
        """By essences held: the perfumes that they can become."""
        self._own = {perfume.combination for perfume in parade}
        self._bases = bases
        self._blends: dict[tuple[int, tuple[Blend, ...]], tuple[float, Blend | None]] = {}

    def best_blend(self, types: int, made: tuple[Blend, ...]) -> tuple[float, Blend | None]:
        """The best perfume of these essences beside those made, by what it would score now."""
        known = self._blends.get((types, made))
        if known is None:
            known = self._blends[types, made] = self._best_blend(types, self._own.union(made))
        return known

    def _best_blend(self, types: int, own: set[Blend]) -> tuple[float, Blend | None]:
        best = 0.0
        found: Blend | None = None
        for base, slots, owned, bonus, rows in self._bases:
            if not (owned or types >> base & 1):
                continue
            ranked = [one for one in rows if types >> one[1] & 1]
            if slots & 2:
                for (a, one), (b, two) in pairwise(ranked):
                    pair = (one, two) if one < two else (two, one)
                    if (base, pair) not in own:
                        if a + b + bonus > best:
                            best, found = a + b + bonus, (base, pair)
                        break
            if slots & 1:
                for a, one in ranked:
                    if (base, (one,)) not in own:
                        if a + bonus > best:
                            best, found = a + bonus, (base, (one,))
                        break
        return best, found


class Findings:
    """What a judge found out, by what he looked at: it holds for a seat on one day."""

    __slots__ = ("flowers", "ladies", "prospects", "skills")

    def __init__(self) -> None:
        self.prospects: dict[tuple[object, ...], Prospect] = {}
        self.flowers: dict[tuple[object, ...], tuple[int, ...]] = {}
        self.skills: dict[tuple[object, ...], float] = {}
        self.ladies: dict[tuple[object, ...], list[tuple[float, float]]] = {}


KEPT: Final = 1 << 12
"""So many answers to one question are kept; then it begins anew."""
_FINDINGS: Final[dict[tuple[object, ...], Findings]] = {}


def findings(p: AquaPosition, seat: Seat) -> Findings:
    """What is known of today."""
    today = (p.box, p.seats, seat, p.day, p.trigger == NO_SEAT)
    return _FINDINGS.get(today) or remember(_FINDINGS, today, Findings(), most=16)


def remember(known: dict[K, V], question: K, answer: V, most: int = KEPT) -> V:
    """Keep an answer, and give it."""
    if len(known) >= most:
        known.clear()
    known[question] = answer
    return answer


class Judge:
    """Looks at one position from one seat."""

    def __init__(
        self, p: AquaPosition, seat: Seat, chance: Chance, patience: int = PATIENCE
    ) -> None:
        self.p = p
        self.seat = seat
        self.chance = chance
        days = p.last_day - p.day
        self.turns = days * TURNS_A_DAY / p.seats if p.trigger == NO_SEAT else 0.0
        self.long = min(1.0, self.turns / 12)
        """How much of the game is left, for what pays slowly."""
        self.soon = min(1.0, self.turns / 2)
        """The same for what pays within two turns."""
        self.sundays = sum(day > p.day for day in range(p.days, p.last_day, p.days))
        self.patient = self.patience = patience
        self.found = findings(p, seat)

    # Choosing

    def best(self, options: list[Action]) -> Action:
        """The option that leads to the best end of the turn."""
        worths = self.worths(options)
        return max(worths, key=worths.__getitem__)

    def worths(self, options: list[Action]) -> dict[Action, float]:
        """What each sensible option is worth, by the best end of the turn that it leads to."""
        p = self.p
        step = p.step.name
        if step == "turn" or step == "close":
            flip = self._worthwhile_flip(options)
            if flip is not None:
                return {flip: 0.0}
        if step == "extra-turn":
            return {action: self._extra_turn(action) for action in options}
        if step == "convert":
            return {self._conversion(p, options): 0.0}
        return {action: self.think(p, action) for action in self._sensible(p, options)}

    def _worthwhile_flip(self, options: list[Action]) -> Action | None:
        """A city tile that is better flipped now than kept."""
        best, found = self.value(self.p) + 0.3, None
        for action in options:
            if isinstance(action, FlipTile):
                tile = self.p.box.city_tile[action.tile]
                if tile.kind in ("action", "production"):
                    continue
                worth = self.think(self.p, action)
                if worth > best:
                    best, found = worth, action
        return found

    def _extra_turn(self, action: Action) -> float:
        after = self.p.copy()
        after.play(action)
        if not isinstance(action, TakeExtraTurn):
            return self.value(after) + TURN * self.soon
        sensible = self._sensible(after, after.options())
        return max(self.think(after, one) for one in sensible) + 0.01

    def _sensible(self, p: AquaPosition, options: list[Action]) -> list[Action]:
        """Without what only delays: free actions where they are not the point."""
        step = p.step.name
        if step in WINDOWS:
            found = [action for action in options if type(action) not in _FREE]
            if step == "workers":
                found = [
                    action
                    for action in found
                    if not isinstance(action, MoveWorker) or p.stalls[INDEX[action.to]]
                ]
            return found or options
        if step == "close":
            return [action for action in options if type(action) not in _FREE]
        if step == "versailles":
            return [
                action for action in options if not isinstance(action, (DropFlower, DiscardPerfume))
            ] or options
        return options

    def think(self, p: AquaPosition, action: Action) -> float:
        """What the position is worth after this action and the best rest of the turn."""
        self.patience = self.patient
        return self.plan(p, action)

    def plan(self, p: AquaPosition, action: Action, depth: int = 0) -> float:
        """The same, as long as there is patience to think it through."""
        self.patience -= 1
        after = p.copy()
        after.play(action)
        while after.to_act == NATURE:
            after.play(after.draw(self.chance))
        step = after.step.name
        if after.to_act != self.seat or step in ("close", "extra-turn", "turn"):
            return self.value(after)
        if depth >= 8 or self.patience <= 0:
            return self.value(after)
        options = after.options()
        if step == "convert":
            return self.plan(after, self._conversion(after, options), depth)
        found = self._sensible(after, options)
        if len(found) > WIDTH and (step == "versailles" or (step == "workers" and depth > 0)):
            found = sorted(found, key=lambda one: -self._at_once(after, one))[:WIDTH]
        return max(self.plan(after, one, depth + 1) for one in found)

    def _at_once(self, p: AquaPosition, action: Action) -> float:
        """What an action is worth by itself, as far as one step tells."""
        after = p.copy()
        after.play(action)
        if after.step.name == "blend":
            return max(self._at_once(after, one) for one in after.options())
        if after.step.name == "workers" and isinstance(action, MoveWorker):
            after.play(after.options()[-1])
        return self.value(after)

    def _conversion(self, p: AquaPosition, options: list[Action]) -> Action:
        """The use of a method that brings most for each production point."""
        _, _, points, _ = p.frame
        before = self.value(p)
        may_stop = isinstance(options[-1], StopConverting)
        best, found = 0.0 if may_stop else float("-inf"), options[-1]
        for action in options:
            if type(action) in _FREE:
                if not isinstance(action, FlipTile):
                    continue
                if p.box.city_tile[action.tile].kind != "production":
                    continue
            after = p.copy()
            after.play(action)
            if after.step.name != "convert":
                if isinstance(action, StopConverting):
                    found = action if found is options[-1] else found
                continue
            _, _, left, _ = after.frame
            cost = max(1, points - left)
            gain = (self.value(after) - before) / cost
            if gain > best:
                best, found = gain, action
        return found

    # What a position is worth

    def value(self, p: AquaPosition) -> float:
        """Points this seat may expect in all."""
        seat = self.seat
        worth = float(p.score(seat))
        worth += self.perfumes(p)
        worth += self.skills(p)
        worth += self.standing(p)
        return worth + POINT * p.dials[seat] * self.soon

    def perfumes(self, p: AquaPosition) -> float:
        """Perfumes on the parade, and those that essences and flowers can become."""
        prospect = self.prospect(p)
        held = p.essences[self.seat].each
        made = self.potential(prospect, held)
        worth = prospect.parade + made
        flowers = self.flowers(p)
        if any(flowers) and self.turns >= 1:
            grown = tuple([a + b for a, b in zip(held, flowers, strict=True)])
            worth += GROWN * self.soon * max(0.0, self.potential(prospect, grown) - made)
        return worth

    def prospect(self, p: AquaPosition) -> Prospect:
        """What perfumes bring with this court, these recipes and this parade."""
        seat = self.seat
        looked_at = (
            p.originality,
            p.court,
            p.king,
            p.letters[seat],
            p.cubes_left,
            p.open_recipes,
            p.experience[seat],
            p.bases[seat],
            p.favours,
            p.parade[seat],
            tuple(p.cubes),
        )
        known = self.found.prospects.get(looked_at)
        return known or remember(self.found.prospects, looked_at, self._look_forward(p))

    def _look_forward(self, p: AquaPosition) -> Prospect:
        seat = self.seat
        cells = self._count_cells(p)
        king = p.box.king_favour if p.favours[FAVOUR_B] == seat else p.box.king
        slots = [0] * SIZE
        for recipe in p.box.recipes:
            if recipe.level <= p.experience[seat] and recipe.bit & p.open_recipes:
                slots[recipe.base] |= recipe.slots
        bases = [
            Blendable(
                base,
                slots[base],
                bool(p.bases[seat] >> base & 1),
                king if base == p.king else 0,
                sorted(
                    [(cells[base * SIZE + row], row) for row in range(SIZE) if row != base],
                    reverse=True,
                ),
            )
            for base in range(SIZE)
            if slots[base]
        ]
        return Prospect(self._parade(p, cells, king), p.parade[seat], bases)

    def _count_cells(self, p: AquaPosition) -> list[float]:
        """What a combination on each cell scores now, tokens included, the King's points not."""
        court = p.box.court_points[p.letters[self.seat]]
        extra = p.box.favour_cube if p.favours[FAVOUR_D] == self.seat else 0
        sections = p.sections
        found = []
        for cell, cubes in enumerate(p.cubes):
            worth = 0.0
            if cubes < sections and p.cubes_left:
                worth = float(sections - cubes - 1 + extra)
                if cell % SIZE == p.court:
                    worth += court + (cell // SIZE == p.king)
            if p.originality >> cell & 1:
                worth += TOKEN
            found.append(worth)
        return found

    def _parade(self, p: AquaPosition, cells: list[float], king: int) -> float:
        """What the perfumes of the parade will score."""
        seat = self.seat
        now: list[float] = []
        worth = 0.0
        for perfume in p.parade[seat]:
            worth += self._final(p, perfume)
            score = sum([cells[cell] for cell in perfume.cells])
            if perfume.base == p.king and score:
                score += king
            if perfume.presented:
                worth += 0.3 * self.sundays * max(0.0, score - 1)
            else:
                now.append(score)
        now.sort(reverse=True)
        double = 1.08 if p.favours[FAVOUR_C] == seat else 1.0
        room = min(len(NEXT), int(self.turns / 2) + 1)
        return worth + sum(
            [share * score * double for share, score in zip(NEXT[:room], now, strict=False)]
        ) * min(1.0, 0.3 + self.turns)

    def _final(self, p: AquaPosition, perfume: Perfume) -> float:
        """What a perfume will score in the final parade."""
        wear = 1.0 if self.turns > 4 else 0.3
        empty = [p.sections - p.cubes[cell] - 1 for cell in perfume.cells]
        chance = 0.5 + 0.25 * p.box.court_points[p.letters[self.seat]] * len(perfume.cells) / 2
        return (sum([max(0.0, left - wear) for left in empty]) + chance) * (1 - 0.4 * self.long)

    def flowers(self, p: AquaPosition) -> tuple[int, ...]:
        """What the flowers would become, roughly: a production makes about four."""
        seat = self.seat
        looked_at = (p.flowers[seat].each, p.methods[seat].each, p.specialisations[seat])
        known = self.found.flowers.get(looked_at)
        return known or remember(self.found.flowers, looked_at, self._flowers(p))

    def _flowers(self, p: AquaPosition) -> tuple[int, ...]:
        seat = self.seat
        made = list(p.flowers[seat])
        for _, stored in p.methods[seat]:
            for flower in stored:
                made[flower] += 1
        able = [False] * SIZE
        for method, _ in p.methods[seat]:
            for flower in range(SIZE):
                if method.flowers[flower] and (made[flower] >= method.inputs or method.different):
                    able[flower] = True
                    if method.outputs > method.inputs and made[flower] >= method.inputs:
                        made[flower] += 1
        for flower in range(SIZE):
            if not able[flower]:
                made[flower] = 0
            elif made[flower] and p.specialisations[seat] >> flower & 1:
                made[flower] += 1
        return tuple(made)

    def potential(self, prospect: Prospect, held: tuple[int, ...]) -> float:
        """The best perfumes that these essences can become, one after the other."""
        known = prospect.potentials.get(held)
        if known is None:
            known = remember(prospect.potentials, held, self._potential(prospect, held))
        return known

    def _potential(self, prospect: Prospect, held: tuple[int, ...]) -> float:
        left = list(held)
        room = min(len(CREATE), int(self.turns / 2) + 1)
        reach = min(1.0, 0.25 + self.turns)
        worth = 0.0
        made: tuple[Blend, ...] = ()
        for turn in range(prospect.fresh, room):
            score, chosen = prospect.best_blend(mask(left), made)
            if chosen is None:
                break
            worth += CREATE[turn] * score * reach
            base, complements = chosen
            made = (*made, chosen)
            if base not in prospect.owned:
                left[base] -= 1
            for essence in complements:
                left[essence] -= 1
        spare = sum([2 if count > 2 else count for count in left])
        return worth + SPARE * min(6, spare) * self.soon

    def skills(self, p: AquaPosition) -> float:
        """Experience, methods and tiles, by how long they will serve."""
        seat = self.seat
        looked_at = (
            p.experience[seat],
            p.methods[seat].each,
            p.specialisations[seat],
            p.bases[seat],
            p.abilities[seat],
            p.flipped[seat],
            p.cities[seat],
            p.carriages[seat],
        )
        known = self.found.skills.get(looked_at)
        return remember(self.found.skills, looked_at, self._skills(p)) if known is None else known

    def _skills(self, p: AquaPosition) -> float:
        seat = self.seat
        worth = LEVELS[min(p.experience[seat], len(LEVELS) - 1)] * self.long
        worth += sum([METHODS[method.index] for method, _ in p.methods[seat]]) * self.long
        worth += SPECIALISATION * self.long * min(3, p.specialisations[seat].bit_count())
        worth += BASE * self.long * min(3, p.bases[seat].bit_count())
        for ability, gain in enumerate(ABILITIES):
            if p.abilities[seat] >> ability & 1:
                worth += gain * self.long
        for tile in p.flipped[seat]:
            worth += tile.prestige
        for tile in p.cities[seat]:
            worth += (0.8 * tile.prestige + EFFECTS[tile.kind]) * min(1.0, self.turns / 3)
        distance = min(abs(p.carriages[seat] - p.box.places[city]) for city in (0, 1, 2))
        return worth - 0.15 * distance * self.soon

    def standing(self, p: AquaPosition) -> float:
        """Letters, tokens, influence and the bonuses that are known."""
        seat = self.seat
        worth = LETTERS[p.letters[seat]] * (0.15 + 0.85 * self.long)
        tokens = p.tokens[seat]
        worth += tokens + (TOKEN - 1) * min(tokens, 4) * self.soon
        for lady, (influence, favour) in enumerate(self.ladies(p)):
            worth += influence
            worth += favour
            bonus = p.bonuses[lady]
            if bonus is not None and p.knows(seat, lady):
                number = number_for(p, seat, bonus)
                worth += bonus.points(number)
                worth += 0.35 * (bonus.points(number + 1) - bonus.points(number)) * self.soon
        return worth

    def ladies(self, p: AquaPosition) -> list[tuple[float, float]]:
        """By lady, what the influence on her is worth, and her favour."""
        looked_at = (p.favours, *p.influence)
        known = self.found.ladies.get(looked_at)
        return known or remember(self.found.ladies, looked_at, self._ladies(p))

    def _ladies(self, p: AquaPosition) -> list[tuple[float, float]]:
        seat = self.seat
        found = []
        for lady, tokens in enumerate(zip(*p.influence, strict=True)):
            mine = tokens[seat]
            most = max(tokens[:seat] + tokens[seat + 1 :])
            influence = favour = 0.0
            if mine > most:
                sure = 0.9 - 0.35 * self.long + 0.1 * min(2, mine - most - 1)
                influence = p.box.majority * min(1.0, sure)
                if p.favours[lady] == seat:
                    favour = 1.5 * self.long
            elif mine:
                influence = 1.0 * self.long + 0.3 * mine
            found.append((influence, favour))
        return found


_FREE: Final = frozenset((TakeRecipe, DiscardPerfume, FlipTile, DropFlower))
