"""Apprenticeship: base essences, specialisations, abilities, methods (AM-APPR)."""

from __future__ import annotations

from functools import cache
from typing import Final

from grasse.games.aqua_mirabilis.actions import (
    ABILITIES,
    ESSENCES,
    INDEX,
    METHODS,
    DropMethod,
    LearnAbility,
    LearnBase,
    LearnMethod,
    LearnSpecialisation,
)
from grasse.games.aqua_mirabilis.counts import members, with_one
from grasse.games.aqua_mirabilis.pieces import Space
from grasse.games.aqua_mirabilis.position import AquaPosition, stations
from grasse.kernel import Action, Illegal, Plain, Seat, Step


def bases_open(p: AquaPosition, seat: Seat) -> int:
    """Base tiles this seat can pay for: left, not owned, the essence at hand (AM-APPR-01, -05)."""
    return p.bases_left.types & ~p.bases[seat] & p.essences[seat].types


def specialisations_open(p: AquaPosition, seat: Seat) -> int:
    """Specialisations this seat can pay for with a hand flower (AM-APPR-02, AM-STORE-07)."""
    return p.specialisations_left.types & ~p.specialisations[seat] & p.flowers[seat].types


def abilities_open(p: AquaPosition, seat: Seat) -> int:
    """Abilities this seat can pay for with an originality token (AM-APPR-03)."""
    return p.abilities_left.types & ~p.abilities[seat] if p.tokens[seat] else 0


def methods_open(p: AquaPosition, seat: Seat) -> int:
    """Methods this seat can learn with two equal flowers, never twice (AM-APPR-04, -06)."""
    return p.methods_left.types & ~p.learned[seat] if p.flowers[seat].pairs else 0


def open_spaces(p: AquaPosition, seat: Seat) -> int:
    """All spaces but those where this seat can learn nothing, as a bit set (AM-APPR-08).

    The first two ask as `specialisations_open` and `methods_open` do, for every turn.
    """
    flowers = p.flowers[seat]
    learnable = 0
    if flowers.types and flowers.types & p.specialisations_left.types & ~p.specialisations[seat]:
        learnable = 1
    if flowers.pairs and p.methods_left.types & ~p.learned[seat]:
        learnable |= 2
    if p.essences[seat].types and bases_open(p, seat):
        learnable |= 4
    if p.tokens[seat] and abilities_open(p, seat):
        learnable |= 8
    return p.box.learning[learnable]


def study(p: AquaPosition, seat: Seat, space: Space) -> None:
    """The space is paid for; now the tile and its resource."""
    p.steps.append((_STEP_OF[space.type], seat))


class StudyBase(Step[AquaPosition]):
    """A base-essence tile for an essence of its type (AM-APPR-01)."""

    def options(self, p: AquaPosition) -> list[Action]:
        return _bases(bases_open(p, p.frame[1]))

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        seat = p.frame[1]
        match action:
            case LearnBase(essence) if not p.bases_left[INDEX[essence]]:
                return Illegal("AM-APPR-08", "tile-gone")
            case LearnBase(essence) if not p.essences[seat][INDEX[essence]]:
                return Illegal("AM-APPR-01", "no-such-essence", essence=essence)
            case LearnBase() if action not in p.options():
                return Illegal("AM-APPR-05", "tile-twice")
        return None

    def play(self, p: AquaPosition, action: LearnBase) -> None:
        _, seat = p.steps.pop()
        essence = INDEX[action.essence]
        p.spend_essence(seat, essence)
        p.bases_left = p.bases_left.plus(essence, -1)
        p.bases = with_one(p.bases, seat, 1 << essence)
        p.experience[seat] += p.box.base_experience[essence]
        if p.tell:
            p.tell("learns-base", seat=seat, essence=action.essence)


class StudySpecialisation(Step[AquaPosition]):
    """A specialisation for a flower of its type (AM-APPR-02)."""

    def options(self, p: AquaPosition) -> list[Action]:
        return _specialisations(specialisations_open(p, p.frame[1]))

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        seat = p.frame[1]
        match action:
            case LearnSpecialisation(flower) if not p.specialisations_left[INDEX[flower]]:
                return Illegal("AM-APPR-08", "tile-gone")
            case LearnSpecialisation(flower) if not p.flowers[seat][INDEX[flower]]:
                return Illegal("AM-APPR-02", "no-such-flower", flower=flower)
            case LearnSpecialisation() if action not in p.options():
                return Illegal("AM-APPR-05", "tile-twice")
        return None

    def play(self, p: AquaPosition, action: LearnSpecialisation) -> None:
        _, seat = p.steps.pop()
        flower = INDEX[action.flower]
        p.spend_flower(seat, flower)
        p.specialisations_left = p.specialisations_left.plus(flower, -1)
        p.specialisations = with_one(p.specialisations, seat, 1 << flower)
        p.experience[seat] += p.box.specialisation_experience[flower]
        if p.tell:
            p.tell("learns-specialisation", seat=seat, flower=action.flower)


class StudyAbility(Step[AquaPosition]):
    """A special ability for an originality token (AM-APPR-03)."""

    def options(self, p: AquaPosition) -> list[Action]:
        return _abilities(abilities_open(p, p.frame[1]))

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        match action:
            case LearnAbility(ability) if not p.abilities_left[ABILITIES.index(ability)]:
                return Illegal("AM-APPR-08", "tile-gone")
            case LearnAbility() if action not in p.options():
                return Illegal("AM-APPR-05", "tile-twice")
        return None

    def play(self, p: AquaPosition, action: LearnAbility) -> None:
        _, seat = p.steps.pop()
        ability = ABILITIES.index(action.ability)
        p.tokens[seat] -= 1
        p.tokens_left += 1
        p.abilities_left = p.abilities_left.plus(ability, -1)
        p.abilities = with_one(p.abilities, seat, 1 << ability)
        p.experience[seat] += p.box.ability_experience[ability]
        if p.tell:
            p.tell("learns-ability", seat=seat, ability=action.ability)


class StudyMethod(Step[AquaPosition]):
    """A method for two equal flowers of any type (AM-APPR-04)."""

    def options(self, p: AquaPosition) -> list[Action]:
        seat = p.frame[1]
        return _methods(methods_open(p, seat), p.flowers[seat].pairs)

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        seat = p.frame[1]
        match action:
            case LearnMethod(method) if p.learned[seat] >> METHODS.index(method) & 1:
                return Illegal("AM-APPR-06", "method-twice", method=method)
            case LearnMethod(method) if not p.methods_left[METHODS.index(method)]:
                return Illegal("AM-APPR-08", "tile-gone")
            case LearnMethod(_, flower) if p.flowers[seat][INDEX[flower]] < 2:
                return Illegal("AM-APPR-04", "two-equal-flowers", flower=flower)
        return None

    def play(self, p: AquaPosition, action: LearnMethod) -> None:
        _, seat = p.steps.pop()
        p.spend_flower(seat, INDEX[action.flower], 2)
        method = METHODS.index(action.method)
        if len(p.methods[seat]) < p.box.method_slots:
            learn_method(p, seat, method)
        else:
            p.steps.append((MAKE_SLOT, seat, method))


class MakeSlot(Step[AquaPosition]):
    """With three methods one goes, Distillation or another (AM-APPR-07). Frame: the new one."""

    numbers = (int,)

    def options(self, p: AquaPosition) -> list[Action]:
        return [DropMethod(method.id) for method, _ in p.methods[p.frame[1]]]

    def refuse(self, p: AquaPosition, action: Action) -> Illegal | None:
        if type(action) is DropMethod and action not in p.options():
            return Illegal("AM-APPR-07", "no-such-method", method=action.method)
        return None

    def play(self, p: AquaPosition, action: DropMethod) -> None:
        _, seat, new = p.steps.pop()
        gone = p.box.method[action.method]
        for flower in p.methods[seat].stored(gone):  # AM-STORE-08
            p.reserve[flower] += 1
        p.methods[seat] = stations(tuple(s for s in p.methods[seat] if s[0] is not gone))
        p.experience[seat] -= gone.experience  # AM-EXP-03
        if p.tell:
            p.tell("drops-method", seat=seat, method=action.method)
        learn_method(p, seat, new)

    def prompt(self, p: AquaPosition) -> Plain:
        _, _, method = p.frame
        return {"method": METHODS[method]}


def learn_method(p: AquaPosition, seat: Seat, method: int) -> None:
    """The new method lies in a slot and gives its experience (AM-BOARD-02, Q-17)."""
    p.methods_left = p.methods_left.plus(method, -1)
    p.methods[seat] = stations((*p.methods[seat].each, (p.box.methods[method], ())))
    p.learned = with_one(p.learned, seat, 1 << method)
    p.experience[seat] += p.box.methods[method].experience
    if p.tell:
        p.tell("learns-method", seat=seat, method=METHODS[method])


@cache
def _bases(open_: int) -> list[Action]:
    return [LearnBase(ESSENCES[essence]) for essence in members(open_)]


@cache
def _specialisations(open_: int) -> list[Action]:
    return [LearnSpecialisation(ESSENCES[flower]) for flower in members(open_)]


@cache
def _abilities(open_: int) -> list[Action]:
    return [LearnAbility(ABILITIES[ability]) for ability in members(open_)]


@cache
def _methods(open_: int, payable: int) -> list[Action]:
    return [
        LearnMethod(METHODS[method], ESSENCES[flower])
        for method in members(open_)
        for flower in members(payable)
    ]


STUDY_BASE: Final = StudyBase()
STUDY_SPECIALISATION: Final = StudySpecialisation()
STUDY_ABILITY: Final = StudyAbility()
STUDY_METHOD: Final = StudyMethod()
MAKE_SLOT: Final = MakeSlot()
_STEP_OF: Final[dict[str, Step[AquaPosition]]] = {
    "base": STUDY_BASE,
    "specialisation": STUDY_SPECIALISATION,
    "ability": STUDY_ABILITY,
    "method": STUDY_METHOD,
}
