"""What holds in every position of Aqua Mirabilis (section 3.3 of the catalog)."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.actions import LADIES, METHODS
from grasse.games.aqua_mirabilis.counts import mask, members
from grasse.games.aqua_mirabilis.load import experience
from grasse.games.aqua_mirabilis.matrix import ALL_CELLS, CELLS
from grasse.games.aqua_mirabilis.position import HOME, NO_SEAT, AquaPosition
from grasse.kernel import NATURE


def check(p: AquaPosition) -> None:
    """Everything that must hold of one position, or AssertionError."""
    check_pieces(p)
    check_boards(p)
    check_favours(p)
    check_time(p)
    check_options(p)


def check_pieces(p: AquaPosition) -> None:
    """Invariants 1, 2, 8, 9: nothing appears or vanishes."""
    box, seats = p.box, range(p.seats)
    for essence, tiles in enumerate(box.tiles):
        stored = [f for s in seats for _, on in p.methods[s] for f in on]
        blended = [e for s in seats for perfume in p.parade[s] for e in perfume.complements]
        held = sum(p.flowers[s][essence] + p.essences[s][essence] for s in seats)
        lying = p.reserve[essence] + p.stalls[essence]
        assert lying + held + stored.count(essence) + blended.count(essence) == tiles
        assert p.reserve[essence] >= 0
        assert p.stalls[essence] >= 0
    assert p.originality & ~ALL_CELLS == 0
    assert p.originality.bit_count() + sum(p.tokens) + p.tokens_left == box.originality
    assert sum(p.cubes) + p.cubes_left == box.cubes
    assert min(*p.tokens, p.tokens_left, p.cubes_left) >= 0
    for cell, count in enumerate(p.cubes):
        assert 0 <= count <= (p.sections if cell in CELLS else 0)
        if count:
            assert not p.originality >> cell & 1
        elif p.cubes_left and cell in CELLS:
            assert p.originality >> cell & 1
    used = [perfume.recipe for s in seats for perfume in p.parade[s]]
    for recipe, left in zip(box.recipes, p.recipes, strict=True):
        assert left >= 0
        assert left + used.count(recipe) == recipe.copies
    assert p.open_recipes == mask(p.recipes)
    for method, left in enumerate(p.methods_left):
        taken = sum(learned >> method & 1 for learned in p.learned)
        assert left == p.seats - taken
        assert left >= 0
    tiles_ = [t for row in (*p.cities, *p.flipped, *p.stacks, p.tops) for t in row if t]
    assert len(tiles_) == sum(map(len, box.stacks))
    for name in ("bases", "specialisations", "abilities"):
        left_ = getattr(p, f"{name}_left")
        for index, copies in enumerate(getattr(box, name)):
            assert left_[index] + sum(o >> index & 1 for o in getattr(p, name)) == copies
            assert left_[index] >= 0


def check_boards(p: AquaPosition) -> None:
    """Invariants 3 and 5: what a board may hold."""
    closing = {frame[1] for frame in p.steps if frame[0].name == "close"}
    standing = [space for space in p.perfumers if space != HOME]
    assert len(set(standing)) == len(standing)
    assert p.free_spaces == ~sum(1 << space for space in standing)
    for seat in range(p.seats):
        least = 0 if seat in closing else 1
        assert least <= p.dials[seat] <= p.box.full_dial
        methods = [method for method, _ in p.methods[seat]]
        assert 1 <= len(methods) <= p.box.method_slots
        assert len(set(methods)) == len(methods)
        for method, stored in p.methods[seat]:
            assert p.learned[seat] >> METHODS.index(method.id) & 1
            assert len(stored) <= method.inputs
            assert all(method.flowers[flower] for flower in stored)
            if len(stored) == 2:
                assert (stored[0] != stored[1]) == method.different
        combinations = [perfume.combination for perfume in p.parade[seat]]
        assert len(combinations) <= p.box.parade
        assert len(set(combinations)) == len(combinations)
        for perfume in p.parade[seat]:
            assert len(perfume.complements) == perfume.recipe.slots
            assert perfume.base not in perfume.complements
        assert 0 <= p.letters[seat] <= 4
        assert p.supply(seat) >= 0
        assert min(p.influence[seat]) >= 0
        assert 0 <= p.carriages[seat] <= p.box.last_place
        assert p.experience[seat] == experience(p, seat)  # AM-EXP-01


def check_favours(p: AquaPosition) -> None:
    """Invariants 3 and 4: each favour is with its majority or on the lady, two at most."""
    changing = {frame[0].name for frame in p.steps} & {"influence", "favours", "keep"}
    if changing:
        return
    owners = p.majorities()
    for lady, seat in enumerate(p.favours):
        assert seat in (NO_SEAT, owners[lady])
    for seat in range(p.seats):
        assert p.favours.count(seat) == min(2, owners.count(seat))


def check_time(p: AquaPosition) -> None:
    """Invariant 7, as far as one position tells it; bonuses are known if somebody has looked."""
    assert 0 <= p.day <= p.last_day
    assert (p.day == p.last_day) == (p.trigger != NO_SEAT)
    left = p.box.weeks - 1 - min(p.day // p.days, p.box.weeks - 1)
    setting_up = any(frame[0].name in ("deliveries", "first-player") for frame in p.steps)
    if not setting_up:
        assert len(p.deliveries) == left * len(p.box.boards[p.seats].deliveries)
    drawing = [frame[2] for frame in p.steps if frame[0].name == "draw-bonus"]
    known = [bonus for bonus in p.bonuses if bonus]
    assert len(set(known)) == len(known)
    for lady in range(len(LADIES)):
        assert all(seat < p.seats for seat in members(p.peeked[lady]))
        if p.peeked[lady] and lady not in drawing:
            assert p.bonuses[lady] is not None


def check_options(p: AquaPosition) -> None:
    """Invariant 6: a turn always has two stalls to go to; no list is long, empty or doubled."""
    if p.to_act is None:
        assert p.reason == "last-sunday"
        return
    options = p.options()
    assert options
    assert len(set(options)) == len(options)
    assert len(options) <= 100
    if p.step.name == "turn" and p.to_act != NATURE:
        assert sum(option.tag() == "visit-stall" for option in options) >= 2
