"""Court life: the noble's letter and gifts for the lady (AM-COURT)."""

from __future__ import annotations

from typing import Final

from grasse.games.aqua_mirabilis.actions import (
    ESSENCES,
    INDEX,
    LADIES,
    GiveEssence,
    GiveNothing,
    GivePerfume,
    GiveToken,
    StopGiving,
)
from grasse.games.aqua_mirabilis.counts import Known, members
from grasse.games.aqua_mirabilis.free import FREE, Window
from grasse.games.aqua_mirabilis.influence import begin_influence, look
from grasse.games.aqua_mirabilis.perfume import return_recipe, without
from grasse.games.aqua_mirabilis.pieces import Space
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.kernel import Action, Illegal, Plain, Seat, Step


def visit(p: AquaPosition, seat: Seat, space: Space) -> None:
    """First the noble, then the lady (AM-COURT-01)."""
    meet_noble(p, seat, space.of)
    p.steps.append((GIFTS, seat, space.of, 0))


def meet_noble(p: AquaPosition, seat: Seat, couple: int) -> None:
    """The noble gives the next letter, to whom has the one before it (AM-COURT-02, -03)."""
    if p.letters[seat] != couple:
        return
    letter = couple + 1
    if p.rulings.limited_letters and p.letters.count(letter) >= p.box.letters:
        return
    p.letters[seat] = letter
    if p.tell:
        p.tell("letter", seat=seat, letter=letter)


class Gifts(Window):
    """Gifts one by one, as many as the player likes (AM-COURT-04). Frame: which lady, how many."""

    numbers = (int, int)

    def options(self, p: AquaPosition) -> list[Action]:
        _, seat, lady, given = p.frame
        box = p.box
        own = _GIFTS[
            p.essences[seat].types & box.gift_essences[lady],
            box.likes_tokens[lady] and p.tokens[seat] > 0,
            len(p.parade[seat]) if box.likes_perfumes[lady] else 0,
            given > 0,
        ]
        return self.with_free(p, seat, own)

    def refuse_own(self, p: AquaPosition, action: Action) -> Illegal | None:
        _, seat, lady, given = p.frame
        gifts = p.box.gifts[lady]
        match action:
            case GiveEssence(essence) if essence not in gifts:
                return Illegal("AM-COURT-04", "wrong-gift", lady=LADIES[lady])
            case GiveEssence(essence) if not p.essences[seat][INDEX[essence]]:
                return Illegal("AM-COURT-04", "no-such-essence", essence=essence)
            case GiveToken() if "token" not in gifts:
                return Illegal("AM-COURT-04", "wrong-gift", lady=LADIES[lady])
            case GiveToken() if not p.tokens[seat]:
                return Illegal("AM-COURT-04", "no-token")
            case GivePerfume() if "perfume" not in gifts:
                return Illegal("AM-COURT-04", "wrong-gift", lady=LADIES[lady])
            case GivePerfume(perfume) if not 0 <= perfume < len(p.parade[seat]):
                return Illegal("AM-COURT-04", "no-such-perfume")
            case StopGiving() if not given:
                return Illegal("AM-COURT-09", "no-gift-no-look")
            case GiveNothing() if given:
                return Illegal("AM-COURT-04", "gift-given")
        return None

    def play(self, p: AquaPosition, action: Action) -> None:
        if type(action) is GiveNothing:  # no look, no influence (AM-COURT-09)
            p.steps.pop()
            return
        if type(action) in FREE:
            self.play_free(p, action)
            return
        _, seat, lady, given = p.steps.pop()
        if type(action) is StopGiving:  # the look comes before the influence (AM-COURT-05, -06)
            p.steps.append((COURTING, seat, lady, given))
            look(p, seat, lady)
            return
        if type(action) is GiveEssence:
            p.spend_essence(seat, INDEX[action.essence])
            if p.tell:
                p.tell("gives-essence", seat=seat, essence=action.essence, lady=LADIES[lady])
        elif type(action) is GiveToken:
            p.tokens[seat] -= 1
            p.tokens_left += 1
            if p.tell:
                p.tell("gives-token", seat=seat, lady=LADIES[lady])
        elif type(action) is GivePerfume:  # recipe and essences to the reserve (AM-COURT-10)
            perfume = p.parade[seat][action.perfume]
            p.parade[seat] = without(p.parade[seat], action.perfume)
            return_recipe(p, perfume.recipe)
            for complement in perfume.complements:
                p.reserve[complement] += 1
            if p.tell:
                p.tell("gives-perfume", seat=seat, perfume=perfume.name, lady=LADIES[lady])
        p.steps.append((GIFTS, seat, lady, given + 1))

    def prompt(self, p: AquaPosition) -> Plain:
        _, _, lady, given = p.frame
        return {"lady": LADIES[lady], "given": given}


class Courting(Step[AquaPosition]):
    """After the look: an influence token for each gift (AM-COURT-06). Frame: lady, gifts."""

    numbers = (int, int)
    automatic = True

    def run(self, p: AquaPosition) -> None:
        _, seat, lady, given = p.steps.pop()
        begin_influence(p, seat, lady, given)


def _gifts(of: tuple[int, bool, int, bool]) -> list[Action]:
    """What to give: essences, a token, so many perfumes; and what ends it, if there was a gift."""
    essences, token, perfumes, given = of
    return [
        *(GiveEssence(ESSENCES[essence]) for essence in members(essences)),
        *([GiveToken()] if token else []),
        *(GivePerfume(index) for index in range(perfumes)),
        StopGiving() if given else GiveNothing(),
    ]


GIFTS: Final = Gifts()
COURTING: Final = Courting()
_GIFTS: Final = Known(_gifts)
