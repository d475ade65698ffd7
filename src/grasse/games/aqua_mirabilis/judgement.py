"""What a player's side of the table is worth between two turns, in points by the end.

It is a sum: what is looked at (`NAMES`), each times what it is worth by experience (`Weights`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from grasse.games.aqua_mirabilis.box import Box
from grasse.games.aqua_mirabilis.components import Effect
from grasse.games.aqua_mirabilis.counts import SIZE
from grasse.games.aqua_mirabilis.finale import number_for
from grasse.games.aqua_mirabilis.position import NO_SEAT, AquaPosition
from grasse.games.aqua_mirabilis.prospect import SHOWS, Prospect
from grasse.kernel import Seat

K = TypeVar("K")
V = TypeVar("V")

TURNS_A_DAY: Final = 2.4
"""Turns of all players together for each day of the track."""

LONG: Final = 12
"""Turns that are as good as a whole game."""

PERFUMES: Final = (
    *(f"show-{place + 1}" for place in range(SHOWS)),
    "made",
    "grown",
    "worn",
    "final",
    "spare",
    "flowers",
)
TILES: Final[dict[Effect, str]] = {
    "flowers": "tile-goods",
    "essences": "tile-goods",
    "choice": "tile-goods",
    "recipe-1": "tile-recipe",
    "recipe-2": "tile-recipe",
    "originality": "tile-token",
    "production": "tile-production",
    "action": "tile-action",
    "second-perfume": "tile-show",
    "half-points": "tile-show",
    "influence": "tile-influence",
}
_TILES: Final = tuple(dict.fromkeys(TILES.values()))
_PLACE: Final = {kind: _TILES.index(name) for kind, name in TILES.items()}
SKILLS: Final = (
    "level-2",
    "level-3",
    "level-4",
    "level-5",
    "distillation",
    "maceration",
    "squeezing",
    "enfleurage",
    "extraction",
    "specialisations",
    "bases",
    "ability-market",
    "ability-production",
    "ability-carriage",
    *_TILES,
    "tile-prestige",
    "road",
)
LADIES: Final = (
    "majorities",
    "known",
    "influence",
    "favour-a",
    "favour-b",
    "favour-c",
    "favour-d",
)
REST: Final = (
    "letter-1",
    "letter-2",
    "letter-3",
    "letter-4",
    "tokens",
    "token",
    "dial-1",
    "dial-2",
    "dial-3",
    "dial-4",
    "bonus",
)
NAMES: Final = (*PERFUMES, *SKILLS, *LADIES, *REST)
"""What is looked at beside the points that are sure."""

SHARES: Final = (1.0, 0.8, 0.6, 0.4)
"""Of a presentation to come, the sooner the surer: what flowers grow into is counted by these."""

Weights = Mapping[str, tuple[float, float]]
"""What one of each is worth when the game ends, and how much more when it begins."""

AT_THE_END: Final[Weights] = {
    "show-1": (1.0, 0.0),
    "show-2": (1.0, 0.0),
    "show-3": (1.0, 0.0),
    "tokens": (1.0, 0.0),
    "majorities": (1.0, 0.0),
    "bonus": (1.0, 0.0),
}
"""What counts in the final parade, when nothing else is to come."""

KEPT: Final = 1 << 12
"""So many answers to one question are kept; then it begins anew."""


def remember(known: dict[K, V], question: K, answer: V, most: int = KEPT) -> V:
    """Keep an answer, and give it."""
    if len(known) >= most:
        known.clear()
    known[question] = answer
    return answer


class Judge:
    """Judges one seat on one day of the track."""

    __slots__ = (
        "_flowers",
        "_ladies",
        "_prospects",
        "_skills",
        "box",
        "left",
        "over",
        "reach",
        "seat",
        "soon",
        "sundays",
        "turns",
        "w_bonus",
        "w_dial",
        "w_ladies",
        "w_letter",
        "w_perfumes",
        "w_skills",
        "w_token",
        "w_tokens",
    )

    def __init__(
        self, box: Box, seats: int, seat: Seat, day: int, turns: float, over: bool, weights: Weights
    ) -> None:
        self.box = box
        self.seat = seat
        self.over = over
        """Whether the final parade has begun."""
        self.turns = turns
        """How many turns are still to come."""
        self.left = min(1.0, turns / LONG)
        """How much of the game, for what pays slowly."""
        self.soon = min(1.0, turns / 2)
        self.reach = (
            (1.0, 1.0, 1.0, 0.0)
            if over
            else tuple([min(1.0, max(0.0, turns / 2 + 1 - place), turns) for place in range(SHOWS)])
        )
        """How likely there is time for one presentation, two, three …"""
        week = box.days[seats]
        self.sundays = max(0, box.weeks - 1 - day // week)
        """How often presented perfumes become new again before the end."""
        if over:
            weights = AT_THE_END
        at = {name: end + (more * self.left) for name, (end, more) in weights.items()}
        self.w_perfumes = [at.get(name, 0.0) for name in PERFUMES]
        self.w_skills = [at.get(name, 0.0) for name in SKILLS]
        self.w_ladies = [at.get(name, 0.0) for name in LADIES]
        self.w_letter = [0.0]
        for level in range(1, 5):
            self.w_letter.append(self.w_letter[-1] + at.get(f"letter-{level}", 0.0))
        self.w_tokens = at.get("tokens", 0.0)
        self.w_token = at.get("token", 0.0)
        self.w_dial = [0.0, *[at.get(f"dial-{points}", 0.0) for points in range(1, 5)], 0.0, 0.0]
        self.w_bonus = at.get("bonus", 0.0)
        self._prospects: dict[tuple[object, ...], Prospect] = {}
        self._flowers: dict[tuple[object, ...], tuple[int, ...]] = {}
        self._skills: dict[tuple[object, ...], float] = {}
        self._ladies: dict[tuple[object, ...], float] = {}

    # What a position is worth

    def worth(self, p: AquaPosition) -> float:
        """Points that this seat may hope to have in the end."""
        seat = self.seat
        tokens = p.tokens[seat]
        return (
            p.score(seat)
            + self.perfumes(p)
            + self.skills(p)
            + self.ladies(p)
            + self.w_letter[p.letters[seat]]
            + self.w_tokens * tokens
            + (self.w_token if tokens else 0.0)
            + self.w_dial[p.dials[seat]]
            + self.bonuses(p)
        )

    def look(self, p: AquaPosition) -> list[float]:
        """What is looked at, one by one: points that are sure, and the rest by `NAMES`."""
        seat = self.seat
        tokens, dial, letter = p.tokens[seat], p.dials[seat], p.letters[seat]
        return [
            p.score(seat) + self._prestige(p),
            *self._see_perfumes(p, self.prospect(p)),
            *self._see_skills(p),
            *self._see_ladies(p),
            *[float(letter >= level) for level in range(1, 5)],
            float(tokens),
            float(tokens > 0),
            *[float(dial == points) for points in range(1, 5)],
            self._see_bonuses(p),
        ]

    # Perfumes

    def perfumes(self, p: AquaPosition) -> float:
        """Perfumes on the parade, and those that essences and flowers can become."""
        prospect = self.prospect(p)
        held = p.essences[self.seat].each
        flowers = self.flowers(p)
        known = prospect.worths.get((held, flowers))
        if known is None:
            known = _sum(self.w_perfumes, self._see_perfumes(p, prospect))
            remember(prospect.worths, (held, flowers), known)
        return known

    def prospect(self, p: AquaPosition) -> Prospect:
        """What perfumes bring with this court, these recipes and this parade."""
        seat = self.seat
        looked_at = (
            p.originality,
            p.court,
            p.king,
            p.letters[seat],
            p.cubes_left > 0,
            p.open_recipes,
            p.experience[seat],
            p.bases[seat],
            p.favours,
            p.parade[seat],
            tuple(p.cubes),
        )
        known = self._prospects.get(looked_at)
        return known or remember(self._prospects, looked_at, Prospect(p, seat, self.over), 256)

    def _see_perfumes(self, p: AquaPosition, prospect: Prospect) -> list[float]:
        held = p.essences[self.seat].each
        flowers = self.flowers(p)
        made = prospect.yields(held)
        shows = self._shows(prospect, made)
        grown = 0.0
        if any(flowers) and self.turns >= 1:
            later = prospect.yields(tuple([a + b for a, b in zip(held, flowers, strict=True)]))
            for share, now, then in zip(SHARES, shows, self._shows(prospect, later), strict=True):
                grown += share * (then - now)
        total = 0.0
        for score in made[:-1]:
            total += score
        return [
            *shows,
            total * self.reach[0],
            grown * self.soon,
            prospect.worn * self.sundays,
            0.0 if self.over else prospect.final,
            made[-1] * self.soon,
            min(8, sum(p.flowers[self.seat].each)) * self.soon,
        ]

    def _shows(self, prospect: Prospect, made: tuple[float, ...]) -> list[float]:
        """What the next presentations will score, as far as there is time."""
        found = [*prospect.scores, *made[:-1], 0.0, 0.0, 0.0, 0.0][:SHOWS]
        return [score * chance for score, chance in zip(found, self.reach, strict=True)]

    def flowers(self, p: AquaPosition) -> tuple[int, ...]:
        """What the flowers would become, roughly."""
        seat = self.seat
        looked_at = (p.flowers[seat].each, p.methods[seat].each, p.specialisations[seat])
        known = self._flowers.get(looked_at)
        return known or remember(self._flowers, looked_at, _would_become(p, seat))

    # Skills

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
        known = self._skills.get(looked_at)
        if known is None:
            known = self._prestige(p) + _sum(self.w_skills, self._see_skills(p))
            remember(self._skills, looked_at, known)
        return known

    def _prestige(self, p: AquaPosition) -> int:
        return sum([tile.prestige for tile in p.flipped[self.seat]])

    def _see_skills(self, p: AquaPosition) -> list[float]:
        seat = self.seat
        level = p.experience[seat]
        tiles = [0.0] * len(_TILES)
        prestige = 0
        for tile in p.cities[seat]:
            tiles[_PLACE[tile.kind]] += self.soon
            prestige += tile.prestige
        methods = [0.0] * 5
        for method, _ in p.methods[seat]:
            methods[method.index] = 1.0
        abilities = p.abilities[seat]
        place = p.carriages[seat]
        road = min([abs(place - p.box.places[city]) for city in (0, 1, 2)])
        return [
            *[float(level >= least) for least in (2, 3, 4, 5)],
            *methods,
            float(min(3, p.specialisations[seat].bit_count())),
            float(min(3, p.bases[seat].bit_count())),
            float(abilities & 1),
            float(abilities >> 1 & 1),
            float(abilities >> 2 & 1),
            *tiles,
            prestige * min(1.0, self.turns),
            road * self.soon,
        ]

    # Ladies

    def ladies(self, p: AquaPosition) -> float:
        """Influence on the ladies, and their favours."""
        looked_at = (p.favours, *p.influence)
        known = self._ladies.get(looked_at)
        if known is None:
            known = _sum(self.w_ladies, self._see_ladies(p))
            remember(self._ladies, looked_at, known)
        return known

    def _see_ladies(self, p: AquaPosition) -> list[float]:
        seat = self.seat
        majorities = 0.0
        for lady, owner in enumerate(p.majorities()):
            mine = p.influence[seat][lady]
            if owner == seat:
                most = max([p.influence[other][lady] for other in range(p.seats) if other != seat])
                sure = 1.0 if self.over else 0.8 + 0.1 * min(2, mine - most - 1)
                majorities += p.box.majority * sure
        return [
            majorities,
            float(sum([tokens > 0 for tokens in p.influence[seat]])),
            float(sum(p.influence[seat])),
            *[float(owner == seat) for owner in p.favours],
        ]

    def bonuses(self, p: AquaPosition) -> float:
        """Final bonuses that this seat has seen."""
        return self.w_bonus * self._see_bonuses(p) if any(p.peeked) or p.revealed else 0.0

    def _see_bonuses(self, p: AquaPosition) -> float:
        seat = self.seat
        worth = 0.0
        for lady, bonus in enumerate(p.bonuses):
            if bonus is not None and p.knows(seat, lady):
                number = number_for(p, seat, bonus)
                points = bonus.points(number)
                worth += points + 0.35 * (bonus.points(number + 1) - points) * self.soon
        return worth


def _sum(weights: Sequence[float], numbers: Sequence[float]) -> float:
    total = 0.0
    for weight, number in zip(weights, numbers, strict=True):
        total += weight * number
    return total


def _would_become(p: AquaPosition, seat: Seat) -> tuple[int, ...]:
    """The essences of the flowers held and stored, as far as a method takes them."""
    made = list(p.flowers[seat].each)
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


def turns_left(p: AquaPosition, seat: Seat) -> tuple[float, bool]:
    """How many turns this seat may hope for, the one that just begins included; and whether the
    final parade has begun."""
    if not p.steps or p.steps[0][0].name != "next-player":
        return 0.0, True
    begins = p.to_act == seat and p.frame[0].name == "turn"
    if p.trigger == NO_SEAT:
        return (p.last_day - p.day) * TURNS_A_DAY / p.seats + begins, False
    to_come = p.steps[0][1]
    waits = (seat - to_come) % p.seats < (p.trigger - to_come) % p.seats
    return float(waits + begins), False


class Judges:
    """Judges with one taste, each kept for what he found out."""

    __slots__ = ("_known", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._known: dict[tuple[object, ...], Judge] = {}

    def of(self, p: AquaPosition, seat: Seat) -> Judge:
        """Who judges this seat here and now."""
        turns, over = turns_left(p, seat)
        asked = (p.box, p.seats, seat, p.day, turns, over)
        known = self._known.get(asked)
        if known is None:
            judge = Judge(p.box, p.seats, seat, p.day, turns, over, self.weights)
            known = remember(self._known, asked, judge, 64)
        return known
