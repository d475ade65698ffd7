"""Planning a turn: what an option leads to, if the rest of the turn is played as well as can be.

What a plan says follows from the position alone: neither chance nor what was planned before has a
part in it. So a plan holds from one decision of a turn to the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from grasse.games.aqua_mirabilis import perfume, versailles
from grasse.games.aqua_mirabilis.actions import (
    INDEX,
    AddEssence,
    AddEssences,
    Collect,
    DiscardPerfume,
    EndTurn,
    FlipTile,
    GiveNothing,
    LeaveVersailles,
    MoveCourt,
    MoveWorker,
    PresentPerfume,
    StopConverting,
    StopGiving,
    StopStoring,
    TakeExtraTurn,
    TakeRecipe,
)
from grasse.games.aqua_mirabilis.components import Effect
from grasse.games.aqua_mirabilis.counts import NONE, SIZE, with_one
from grasse.games.aqua_mirabilis.free import FREE
from grasse.games.aqua_mirabilis.judgement import Judges, remember
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.games.aqua_mirabilis.prospect import count_cells, score_of
from grasse.kernel import NATURE, NEVER, Action, Chance, Seat


class Line(NamedTuple):
    """The best way to end a turn: what it is worth, and how it goes on."""

    worth: float
    first: Action | None = None
    rest: Line | None = None


class First:
    """Chance that always draws the first."""

    def below(self, purpose: str, n: int) -> int:
        return 0


_ANY: Final[Chance] = First()


class Planner:
    """Plans turns by the taste of its judges."""

    __slots__ = ("_memory", "envy", "judges", "turn", "width")

    def __init__(self, judges: Judges, width: int, envy: float, turn: float) -> None:
        self.judges = judges
        self.width = width
        """How many ways are thought through to the end, where there are many."""
        self.envy = envy
        """What the others may hope for counts so much against a position."""
        self.turn = turn
        """What an extra turn must bring beside the token that it costs."""
        self._memory: dict[tuple[object, ...], Action] = {}

    # Deciding

    def worths(self, p: AquaPosition, options: Sequence[Action]) -> list[float]:
        """What each option leads to; NEVER for those that are not thought of."""
        seat = p.frame[1]
        step = p.frame[0].name
        if step == "extra-turn":
            return [self._extra_turn(p, seat, action) for action in options]
        sensible = self._sensible(p, seat, list(options), wide=True)
        return [
            self.after(p, seat, option).worth if option in sensible else NEVER for option in options
        ]

    def best(self, p: AquaPosition, options: list[Action]) -> Action:
        """The option that leads furthest."""
        seen = look_at(p)
        known = self._memory.get(seen)
        if known is not None:
            return known
        seat = p.frame[1]
        if p.frame[0].name == "extra-turn":
            worths = [self._extra_turn(p, seat, action) for action in options]
            return remember(self._memory, seen, options[worths.index(max(worths))])
        line = self._ahead(p, seat, self._sensible(p, seat, options))
        found = line.first
        assert found is not None
        remember(self._memory, seen, found)
        self._keep(p, line)
        return found

    def _keep(self, p: AquaPosition, line: Line) -> None:
        """Remember how a plan goes on, until Nature has a say in it."""
        q = p.copy()
        while line.first is not None and line.rest is not None and line.rest.first is not None:
            q.play(line.first)
            if q.to_act == NATURE:
                return
            line = line.rest
            assert line.first is not None
            remember(self._memory, look_at(q), line.first)

    def _extra_turn(self, p: AquaPosition, seat: Seat, action: Action) -> float:
        after = p.copy()
        after.play(action)
        if type(action) is not TakeExtraTurn:
            return self.judge(after, seat)
        line = self._ahead(after, seat, self._sensible(after, seat, after.options()))
        return line.worth - self.turn

    # Thinking ahead

    def after(self, p: AquaPosition, seat: Seat, action: Action) -> Line:
        """What comes after this action."""
        after = p.copy()
        after.play(action)
        return self._rest(after, seat)

    def _ahead(self, p: AquaPosition, seat: Seat, options: Sequence[Action]) -> Line:
        """The best of these, thought through to the end."""
        best = Line(NEVER)
        for action in options:
            rest = self.after(p, seat, action)
            if rest.worth > best.worth:
                best = Line(rest.worth, action, rest)
        return best

    def _rest(self, p: AquaPosition, seat: Seat) -> Line:
        """The best rest of the turn, in a position that may be changed."""
        while p.to_act == NATURE and p.frame[0].name != "turn-over":
            if p.frame[0].name == "draw-bonus":  # nobody knows beforehand what it will be
                _, _, lady, _ = p.frame
                p.play(p.draw(_ANY))
                p.peeked = with_one(p.peeked, lady, -(1 << seat))
            else:
                p.play(p.draw(_ANY))
        step = p.frame[0].name
        if p.to_act != seat or step in ENDS:
            return Line(self._at_end(p, seat))
        options = p.options()
        if len(options) == 1:
            return self._ahead(p, seat, options)
        return self._ahead(p, seat, self._promising(p, seat, step, options))

    def _at_end(self, p: AquaPosition, seat: Seat) -> float:
        """What the position is worth when the turn has come to its end."""
        if p.to_act == seat and p.frame[0].name == "close":
            p.play(_END_TURN)
        return self.judge(p, seat)

    def judge(self, p: AquaPosition, seat: Seat) -> float:
        """What a position is worth to a seat."""
        judges = self.judges
        worth = judges.of(p, seat).worth(p)
        if self.envy:
            share = self.envy / (p.seats - 1)
            for other in range(p.seats):
                if other != seat:
                    worth -= share * judges.of(p, other).worth(p)
        return worth

    # What to think of

    def _sensible(
        self, p: AquaPosition, seat: Seat, options: list[Action], wide: bool = False
    ) -> list[Action]:
        """Without what only delays: free actions where they are not the point."""
        step = p.frame[0].name
        if step == "turn":
            return [
                action
                for action in options
                if type(action) not in FREE or _is_flip(p, action, ACTION)
            ]
        if step == "close":
            return [
                action for action in options if type(action) is FlipTile or type(action) is EndTurn
            ]
        if len(options) == 1:
            return options
        return self._promising(p, seat, step, options, wide)

    def _promising(
        self, p: AquaPosition, seat: Seat, step: str, options: list[Action], wide: bool = False
    ) -> list[Action]:
        """The options that are thought through to the end."""
        most = self.width if wide else 1
        match step:
            case "turn":
                return [action for action in options if type(action) not in FREE]
            case "workers":
                return self._workers(p, seat, options, wide)
            case "convert":
                return self._converting(p, seat, options)
            case "store":
                return [self._store(p, seat, options)]
            case "gifts":
                return self._gifts(p, seat, options, wide)
            case "versailles":
                return self._versailles(p, seat, options, wide)
            case "carriage":
                return [action for action in options if type(action) not in FREE]
            case "choose-recipe":
                return self._best_recipes(p, seat, options, most)
            case "parade":
                return [options[-1], *self._best_recipes(p, seat, options[:-1], self.width)]
            case "blend":
                return self._best_blends(p, seat, options, most)
            case "pick-essences" | "study-method":
                return self._few(p, seat, options, self.width + wide)
        return options

    def _few(self, p: AquaPosition, seat: Seat, options: list[Action], most: int) -> list[Action]:
        """Those that look best after one step."""
        if len(options) <= most:
            return options
        rated = [(self._at_once(p, seat, action), -place) for place, action in enumerate(options)]
        rated.sort(reverse=True)
        return [options[-place] for _, place in rated[:most]]

    def _at_once(self, p: AquaPosition, seat: Seat, action: Action) -> float:
        """What an action is worth by itself, as far as one step tells."""
        after = p.copy()
        after.play(action)
        return self.judge(after, seat)

    # The market

    def _workers(
        self, p: AquaPosition, seat: Seat, options: list[Action], wide: bool
    ) -> list[Action]:
        """Where workers go: by what a flower more of each type is worth."""
        found: list[Action] = [action for action in options if type(action) is MoveWorker]
        if not found:
            return [action for action in options if type(action) is Collect]
        worths = self._flower_worths(p, seat)
        rated: list[tuple[float, int]] = []
        stalls = list(p.stalls)
        own = p.box.spaces[p.perfumers[seat]].of
        stalls[own] -= 1
        for place, action in enumerate(options):
            if type(action) is MoveWorker:
                start, to = INDEX[action.stall], INDEX[action.to]
                there = stalls[to] - (to in p.workers)
                if there > 0:
                    gain = worths[to] - (worths[start] if stalls[start] > 0 else 0.0)
                    if gain > 0 or stalls[start] <= 0:
                        rated.append((gain, -place))
        rated.sort(reverse=True)
        most = self.width + (2 if wide else 0)
        return [_COLLECT, *[options[-place] for _, place in rated[:most]]]

    def _flower_worths(self, p: AquaPosition, seat: Seat) -> list[float]:
        """What one more flower of each type is worth."""
        judge = self.judges.of(p, seat)
        held = p.flowers[seat]
        found = []
        for flower in range(SIZE):
            p.flowers[seat] = held.plus(flower)
            found.append(judge.perfumes(p))
        p.flowers[seat] = held
        base = judge.perfumes(p)
        return [worth - base for worth in found]

    # Production

    def _converting(self, p: AquaPosition, seat: Seat, options: list[Action]) -> list[Action]:
        """The use of a method that brings most for each production point. Flowers that are left
        over are lost, so they count for nothing here. Tiles help at the beginning with flowers, in
        the end with points."""
        _, _, points, must = p.frame
        before = self._without_flowers(p, seat)
        best = NEVER
        found: Action | None = None
        end: Action | None = None
        for action in options:
            if type(action) in FREE:
                continue
            if type(action) is StopConverting:
                end = action
                continue
            after = p.copy()
            after.play(action)
            _, _, left, _ = after.frame
            gain = (self._without_flowers(after, seat) - before) / max(1, points - left)
            if gain > best:
                best, found = gain, action
        ways = [action for action in (found if best >= 0 or end is None else end,) if action]
        if must:
            ways += [action for action in options if _is_flip(p, action, FLOWERS)]
        if found is None:
            ways += [action for action in options if _is_flip(p, action, PRODUCTION)]
        return ways

    def _without_flowers(self, p: AquaPosition, seat: Seat) -> float:
        held = p.flowers[seat]
        p.flowers[seat] = NONE
        worth = self.judges.of(p, seat).perfumes(p)
        p.flowers[seat] = held
        return worth

    def _store(self, p: AquaPosition, seat: Seat, options: list[Action]) -> Action:
        """The flower that serves best on a method; what is not stored is lost."""
        best, found = 0.0, options[-1]
        before = self._without_flowers(p, seat)
        for action in options:
            if type(action) in FREE or type(action) is StopStoring:
                continue
            after = p.copy()
            after.play(action)
            gain = self._without_flowers(after, seat) - before
            if gain > best:
                best, found = gain, action
        return found

    # The court

    def _gifts(
        self, p: AquaPosition, seat: Seat, options: list[Action], wide: bool
    ) -> list[Action]:
        """Gifts one by one, the one that is missed least first."""
        given: list[Action] = []
        stop: list[Action] = []
        for action in options:
            if type(action) is GiveNothing or type(action) is StopGiving:
                stop.append(action)
            elif type(action) not in FREE:
                given.append(action)
        _, _, _, number = p.frame
        if not given or number >= 4 or p.supply(seat) <= number:
            return stop
        return stop + self._few(p, seat, given, 2 if wide else 1)

    # Perfumes

    def _versailles(
        self, p: AquaPosition, seat: Seat, options: list[Action], wide: bool
    ) -> list[Action]:
        """Create, present, and flip what helps."""
        _, _, shown, allowed, _, _ = p.frame
        more = versailles.most(p, seat, allowed) - shown
        found: list[Action] = []
        fresh: list[Action] = []
        recipes: list[Action] = []
        flips: list[Action] = []
        for action in options:
            kind = type(action)
            if kind is PresentPerfume:
                fresh.append(action)
            elif kind is LeaveVersailles or (kind is MoveCourt and more > 0):
                found.append(action)
            elif kind is FlipTile:
                if _is_flip(p, action, AFTER_SHOW):
                    found.append(action)
                elif more > 0 and _is_flip(p, action, FOR_SHOW):
                    flips.append(action)
            elif more > 0 and (kind is TakeRecipe or kind is DiscardPerfume):
                recipes.append(action)
        if recipes and fresh:  # worth while if it is better than what there is
            prospect = self.judges.of(p, seat).prospect(p)
            score, _ = prospect.best_blend(p.essences[seat].types)
            if len(prospect.scores) >= more and score <= prospect.scores[more - 1]:
                recipes = []
        if wide or not (found or fresh or recipes):
            found += flips
        most = self.width if wide else 1
        found += self._best_fresh(p, seat, fresh)
        return found + self._best_recipes(p, seat, recipes, most) or options

    def _best_fresh(self, p: AquaPosition, seat: Seat, options: list[Action]) -> list[Action]:
        """The perfumes that score most."""
        if len(options) <= self.width:
            return options
        cells = count_cells(p, seat, False)
        parade = p.parade[seat]
        rated = [
            (-score_of(p, parade[action.perfume], cells), place)
            for place, action in enumerate(options)
            if type(action) is PresentPerfume
        ]
        rated.sort()
        return [options[place] for _, place in rated[: self.width]]

    def _best_recipes(
        self, p: AquaPosition, seat: Seat, options: list[Action], most: int
    ) -> list[Action]:
        """The recipes of which the best perfumes are made now; with a full parade the perfume that
        is missed least."""
        if len(options) <= 1:
            return options
        over = p.frame[0].name == "parade"
        cells = count_cells(p, seat, over)
        held, parade = p.essences[seat].types, p.parade[seat]
        rated: list[tuple[float, int]] = []
        for place, action in enumerate(options):
            if type(action) is TakeRecipe:
                recipe = p.box.recipe[action.recipe]
                best = 0.0
                for complements in perfume.blends(held, recipe, parade):
                    made = p.box.perfumes[recipe.index, complements]
                    best = max(best, score_of(p, made, cells))
                rated.append((-best, place))
            elif type(action) is DiscardPerfume:
                old = parade[action.perfume]
                rated.append((score_of(p, old, cells) - 3 * old.presented, place))
        rated.sort()
        return [options[place] for _, place in rated[:most]]

    def _best_blends(
        self, p: AquaPosition, seat: Seat, options: list[Action], most: int
    ) -> list[Action]:
        """The fillings that score most."""
        if len(options) <= most:
            return options
        _, _, index, _ = p.frame
        cells = count_cells(p, seat, p.steps[0][0].name != "next-player")
        base = p.box.recipes[index].base * SIZE
        rated: list[tuple[float, int]] = []
        for place, action in enumerate(options):
            if type(action) is AddEssence:
                rated.append((-cells[base + INDEX[action.essence]], place))
            elif type(action) is AddEssences:
                both = cells[base + INDEX[action.first]] + cells[base + INDEX[action.second]]
                rated.append((-both, place))
        rated.sort()
        return [options[place] for _, place in rated[:most]]


def _is_flip(p: AquaPosition, action: Action, kinds: frozenset[Effect]) -> bool:
    """Whether a tile of these kinds is flipped."""
    return type(action) is FlipTile and p.box.city_tile[action.tile].kind in kinds


def look_at(p: AquaPosition) -> tuple[object, ...]:
    """All that a plan may depend on."""
    return (
        p.box,
        p.rulings,
        tuple(p.steps),
        p.day,
        p.trigger,
        tuple(p.points),
        tuple(p.stalls),
        tuple(p.reserve),
        p.workers,
        p.king,
        p.court,
        tuple(p.cubes),
        p.cubes_left,
        p.originality,
        p.tokens_left,
        p.tops,
        p.stacks,
        p.bases_left.each,
        p.specialisations_left.each,
        p.abilities_left.each,
        p.methods_left.each,
        p.recipes,
        p.bonuses,
        p.peeked,
        p.favours,
        tuple(p.dials),
        tuple(p.perfumers),
        tuple(p.carriages),
        tuple(p.letters),
        tuple(p.tokens),
        tuple(p.influence),
        tuple([held.each for held in p.flowers]),
        tuple([held.each for held in p.essences]),
        tuple([known.each for known in p.methods]),
        p.learned,
        p.bases,
        p.specialisations,
        p.abilities,
        tuple(p.cities),
        tuple(p.flipped),
        tuple(p.parade),
    )


ACTION: Final[frozenset[Effect]] = frozenset(("action",))
FLOWERS: Final[frozenset[Effect]] = frozenset(("flowers",))
PRODUCTION: Final[frozenset[Effect]] = frozenset(("production",))
AFTER_SHOW: Final[frozenset[Effect]] = frozenset(("second-perfume", "half-points"))
"""Tiles that are flipped when a perfume was presented."""
FOR_SHOW: Final[frozenset[Effect]] = frozenset(("essences", "choice", "recipe-1", "recipe-2"))
"""Tiles that help to create one."""
ENDS: Final = frozenset(("close", "extra-turn"))
"""Where a plan comes to its end."""
_END_TURN: Final = EndTurn()
_COLLECT: Final = Collect()
