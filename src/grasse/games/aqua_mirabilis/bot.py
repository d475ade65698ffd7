"""What a good player of Aqua Mirabilis looks at: the bot `greedy` plans one turn.

It plays each option on in its head to the end of the turn and judges where that leads, all in
points: perfumes by what they will score at Versailles and in the final parade, essences and
flowers by the perfumes they can become, experience, letters and tiles by what they still bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

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
from grasse.games.aqua_mirabilis.counts import SIZE
from grasse.games.aqua_mirabilis.finale import number_for
from grasse.games.aqua_mirabilis.imagine import imagine
from grasse.games.aqua_mirabilis.pieces import Perfume
from grasse.games.aqua_mirabilis.position import (
    FAVOUR_B,
    FAVOUR_C,
    FAVOUR_D,
    NOBODY,
    AquaPosition,
)
from grasse.kernel import NATURE, Action, Chance, Plain, Seat

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


def choose(view: Plain, options: list[Action], chance: Chance) -> Action:
    """The best option in the eyes of a one-turn planner; it sees the view and no more."""
    if len(options) == 1:
        return options[0]
    judge = Judge(imagine(view, chance), view["to_act"], chance)
    return judge.best(options)


class Judge:
    """Looks at one position from one seat."""

    def __init__(self, p: AquaPosition, seat: Seat, chance: Chance) -> None:
        self.p = p
        self.seat = seat
        self.chance = chance
        days = p.last_day - p.day
        self.turns = days * TURNS_A_DAY / p.seats if p.trigger == NOBODY else 0.0
        self.long = min(1.0, self.turns / 12)
        """How much of the game is left, for what pays slowly."""
        self.soon = min(1.0, self.turns / 2)
        """The same for what pays within two turns."""
        self.sundays = sum(day > p.day for day in range(p.days, p.last_day, p.days))
        self.patience = PATIENCE
        self._cells: dict[tuple[int, ...], list[float]] = {}

    # Choosing

    def best(self, options: list[Action]) -> Action:
        """The option that leads to the best end of the turn."""
        p = self.p
        step = p.step.name
        if step == "turn" or step == "close":
            flip = self._worthwhile_flip(options)
            if flip is not None:
                return flip
        if step == "extra-turn":
            return max(options, key=self._extra_turn)
        if step == "convert":
            return self._conversion(p, options)
        return max(self._sensible(p, options), key=lambda action: self.think(p, action))

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
        self.patience = PATIENCE
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
        points = p.frame[2]
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
            cost = max(1, points - after.frame[2])
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

    def cells(self, p: AquaPosition) -> list[float]:
        """What a combination on each cell scores now, tokens included, the King's points not."""
        key = (
            p.originality,
            p.court,
            p.king,
            p.favours[FAVOUR_D] == self.seat,
            p.letters[self.seat],
            p.cubes_left,
            *p.cubes,
        )
        found = self._cells.get(key)
        if found is None:
            found = self._cells[key] = self._count_cells(p)
        return found

    def _count_cells(self, p: AquaPosition) -> list[float]:
        court = p.box.court_points[p.letters[self.seat]]
        extra = p.box.favour_cube if p.favours[FAVOUR_D] == self.seat else 0
        found = []
        for cell, cubes in enumerate(p.cubes):
            worth = 0.0
            if cubes < p.sections and p.cubes_left:
                worth = float(p.sections - cubes - 1 + extra)
                if cell % SIZE == p.court:
                    worth += court + (cell // SIZE == p.king)
            if p.originality >> cell & 1:
                worth += TOKEN
            found.append(worth)
        return found

    def perfumes(self, p: AquaPosition) -> float:
        """Perfumes on the parade, and those that essences and flowers can become."""
        seat = self.seat
        cells = self.cells(p)
        king = p.box.king_favour if p.favours[FAVOUR_B] == seat else p.box.king
        now: list[float] = []
        worth = 0.0
        for perfume in p.parade[seat]:
            worth += self._final(p, perfume)
            score = sum(cells[cell] for cell in perfume.cells)
            if perfume.base == p.king and score:
                score += king
            if perfume.presented:
                worth += 0.3 * self.sundays * max(0.0, score - 1)
            else:
                now.append(score)
        now.sort(reverse=True)
        double = 1.08 if p.favours[FAVOUR_C] == seat else 1.0
        room = min(len(NEXT), int(self.turns / 2) + 1)
        worth += sum(
            share * score * double for share, score in zip(NEXT[:room], now, strict=False)
        ) * min(1.0, 0.3 + self.turns)
        held = p.essences[seat].each
        made = self._potential(p, held, cells, king)
        worth += made
        flowers = self._flowers(p)
        if any(flowers) and self.turns >= 1:
            grown = tuple([a + b for a, b in zip(held, flowers, strict=True)])
            worth += GROWN * self.soon * max(0.0, self._potential(p, grown, cells, king) - made)
        return worth

    def _final(self, p: AquaPosition, perfume: Perfume) -> float:
        """What a perfume will score in the final parade."""
        wear = 1.0 if self.turns > 4 else 0.3
        empty = [p.sections - p.cubes[cell] - 1 for cell in perfume.cells]
        chance = 0.5 + 0.25 * p.box.court_points[p.letters[self.seat]] * len(perfume.cells) / 2
        return (sum(max(0.0, left - wear) for left in empty) + chance) * (1 - 0.4 * self.long)

    def _flowers(self, p: AquaPosition) -> tuple[int, ...]:
        """What the flowers would become, roughly: a production makes about four."""
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

    def _potential(
        self, p: AquaPosition, held: Sequence[int], cells: list[float], king: int
    ) -> float:
        """The best perfumes that these essences can become, one after the other."""
        seat = self.seat
        left = list(held)
        own = {perfume.combination for perfume in p.parade[seat]}
        room = min(len(CREATE), int(self.turns / 2) + 1)
        fresh = sum(not perfume.presented for perfume in p.parade[seat])
        worth = 0.0
        reach = min(1.0, 0.25 + self.turns)
        for turn in range(fresh, room):
            score, chosen = self._best_blend(p, left, cells, king, own)
            if chosen is None:
                break
            worth += CREATE[turn] * score * reach
            base, complements = chosen
            own.add(chosen)
            if not p.bases[seat] >> base & 1:
                left[base] -= 1
            for essence in complements:
                left[essence] -= 1
        spare = sum(min(2, count) for count in left)
        return worth + SPARE * min(6, spare) * self.soon

    def _best_blend(
        self,
        p: AquaPosition,
        held: Sequence[int],
        cells: list[float],
        king: int,
        own: set[tuple[int, tuple[int, ...]]],
    ) -> tuple[float, tuple[int, tuple[int, ...]] | None]:
        """The best perfume of these essences, by what it would score now."""
        seat = self.seat
        experience, bases = p.experience[seat], p.bases[seat]
        types = [essence for essence in range(SIZE) if held[essence] > 0]
        best = 0.0
        found: tuple[int, tuple[int, ...]] | None = None
        slots = [0] * SIZE
        for recipe in p.box.recipes:
            if recipe.level <= experience and recipe.bit & p.open_recipes:
                slots[recipe.base] |= recipe.slots
        for base in range(SIZE):
            if not slots[base] or not (held[base] > 0 or bases >> base & 1):
                continue
            column = base * SIZE
            ranked = sorted(
                [(cells[column + row], row) for row in types if row != base], reverse=True
            )
            bonus = king if base == p.king else 0
            if slots[base] & 2 and len(ranked) > 1:
                for (a, one), (b, two) in pairwise(ranked):
                    pair = (one, two) if one < two else (two, one)
                    if (base, pair) not in own:
                        if a + b + bonus > best:
                            best, found = a + b + bonus, (base, pair)
                        break
            if slots[base] & 1 and ranked:
                for a, one in ranked:
                    if (base, (one,)) not in own:
                        if a + bonus > best:
                            best, found = a + bonus, (base, (one,))
                        break
        return best, found

    def skills(self, p: AquaPosition) -> float:
        """Experience, methods and tiles, by how long they will serve."""
        seat = self.seat
        worth = LEVELS[min(p.experience[seat], len(LEVELS) - 1)] * self.long
        worth += sum(METHODS[method.index] for method, _ in p.methods[seat]) * self.long
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
        for lady in range(len(p.bonuses)):
            mine = p.influence[seat][lady]
            most = max(row[lady] for other, row in enumerate(p.influence) if other != seat)
            if mine > most:
                sure = 0.9 - 0.35 * self.long + 0.1 * min(2, mine - most - 1)
                worth += p.box.majority * min(1.0, sure)
                if p.favours[lady] == seat:
                    worth += 1.5 * self.long
            elif mine:
                worth += 1.0 * self.long + 0.3 * mine
            bonus = p.bonuses[lady]
            if bonus is not None and p.knows(seat, lady):
                number = number_for(p, seat, bonus)
                worth += bonus.points(number)
                worth += 0.35 * (bonus.points(number + 1) - bonus.points(number)) * self.soon
        return worth


_FREE: Final = frozenset((TakeRecipe, DiscardPerfume, FlipTile, DropFlower))
