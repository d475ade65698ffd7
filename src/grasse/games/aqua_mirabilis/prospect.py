"""What perfumes bring: those of a parade, and those that essences and flowers can become."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from grasse.games.aqua_mirabilis.counts import SIZE, mask
from grasse.games.aqua_mirabilis.pieces import Perfume
from grasse.games.aqua_mirabilis.position import FAVOUR_B, FAVOUR_D, AquaPosition
from grasse.kernel import Seat

Blend = tuple[int, tuple[int, ...]]
"""The base and the complements of a perfume."""

TOKEN: Final = 1.4
"""An originality token on the matrix."""
SHOWS: Final = 4
"""How many presentations one looks ahead."""


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

    __slots__ = (
        "_bases",
        "_blends",
        "_own",
        "_yields",
        "final",
        "fresh",
        "owned",
        "scores",
        "shown",
        "worn",
        "worths",
    )

    def __init__(self, p: AquaPosition, seat: Seat, over: bool) -> None:
        cells = count_cells(p, seat, over)
        favoured = p.favours[FAVOUR_B] == seat and not over
        king = p.box.king_favour if favoured else p.box.king
        left = p.sections - 1
        scores: list[float] = []
        self.worn = 0.0
        """What presented perfumes would score again."""
        self.final = 0.0
        """What is left on the matrix for all perfumes, whatever King and Court will like."""
        for perfume in p.parade[seat]:
            score = 0.0
            for cell in perfume.cells:
                score += cells[cell]
                self.final += max(0, left - p.cubes[cell])
            if score and perfume.base == p.king:
                score += king
            if perfume.presented:
                self.worn += max(0.0, score - 1)
            else:
                scores.append(score)
        scores.sort(reverse=True)
        self.scores = tuple(scores)
        """What the new perfumes score, the best first."""
        self.fresh = len(scores)
        self.shown = len(p.parade[seat]) - self.fresh
        self._own = {perfume.combination for perfume in p.parade[seat]}
        self._bases = _blendable(p, seat, cells, king)
        self.owned = p.bases[seat]
        self._blends: dict[tuple[int, tuple[Blend, ...]], tuple[float, Blend | None]] = {}
        self._yields: dict[tuple[int, ...], tuple[float, ...]] = {}
        self.worths: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
        """Kept for a judge: by essences held and what flowers would become."""

    def yields(self, held: tuple[int, ...], most: int = SHOWS) -> tuple[float, ...]:
        """What the perfumes score that these essences can become, one after the other, and the
        number of essences that are left over."""
        known = self._yields.get(held)
        if known is None:
            if len(self._yields) > 4096:
                self._yields.clear()
            known = self._yields[held] = self._find_yields(held, most - self.fresh)
        return known

    def _find_yields(self, held: tuple[int, ...], most: int) -> tuple[float, ...]:
        left = list(held)
        made: tuple[Blend, ...] = ()
        found: list[float] = []
        for _ in range(most):
            score, chosen = self.best_blend(mask(left), made)
            if chosen is None:
                break
            found.append(score)
            base, complements = chosen
            made = (*made, chosen)
            if not self.owned >> base & 1:
                left[base] -= 1
            for essence in complements:
                left[essence] -= 1
        spare = 0
        for count in left:
            spare += 2 if count > 2 else count
        found.append(float(min(6, spare)))
        return tuple(found)

    def best_blend(self, types: int, made: tuple[Blend, ...] = ()) -> tuple[float, Blend | None]:
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


def count_cells(p: AquaPosition, seat: Seat, over: bool) -> list[float]:
    """What a combination on each cell scores now, tokens included, the King's points not. When the
    game is `over` neither tokens nor favours count (AM-FINAL-07, -08)."""
    court = p.box.court_points[p.letters[seat]]
    extra = p.box.favour_cube if p.favours[FAVOUR_D] == seat and not over else 0
    sections = p.sections
    originality = 0 if over else p.originality
    room = over or p.cubes_left > 0
    found: list[float] = []
    for cell, cubes in enumerate(p.cubes):
        worth = 0.0
        if cubes < sections and room:
            worth = float(sections - cubes - 1 + extra)
            if cell % SIZE == p.court:
                worth += court + (p.box.perfection if cell // SIZE == p.king else 0)
        if originality >> cell & 1:
            worth += TOKEN
        found.append(worth)
    return found


def _blendable(p: AquaPosition, seat: Seat, cells: Sequence[float], king: int) -> list[Blendable]:
    slots = [0] * SIZE
    for recipe in p.box.recipes:
        if recipe.level <= p.experience[seat] and recipe.bit & p.open_recipes:
            slots[recipe.base] |= recipe.slots
    return [
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


def score_of(p: AquaPosition, perfume: Perfume, cells: Sequence[float]) -> float:
    """What a perfume scores now, if its combinations score this."""
    score = 0.0
    for cell in perfume.cells:
        score += cells[cell]
    return score + p.box.king if score and perfume.base == p.king else score
