"""What players and Nature do in Aqua Mirabilis."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from grasse.kernel import Action, Vocabulary

Essence = Literal["bergamot", "jasmine", "lavender", "narcissus", "orange", "rose"]
ESSENCES: Final[tuple[Essence, ...]] = (
    "bergamot",
    "jasmine",
    "lavender",
    "narcissus",
    "orange",
    "rose",
)
INDEX: Final = {essence: index for index, essence in enumerate(ESSENCES)}
LETTERS: Final = "BJLNOR"
"""How the rulebook writes the essences."""

Ability = Literal["market", "production", "carriage"]
ABILITIES: Final[tuple[Ability, ...]] = ("market", "production", "carriage")
Method = Literal["distillation", "maceration", "squeezing", "enfleurage", "extraction"]
METHODS: Final[tuple[Method, ...]] = (
    "distillation",
    "maceration",
    "squeezing",
    "enfleurage",
    "extraction",
)
City = Literal["paris", "london", "cologne", "florence"]
CITIES: Final[tuple[City, ...]] = ("paris", "london", "cologne", "florence")
Lady = Literal["A", "B", "C", "D"]
LADIES: Final[tuple[Lady, ...]] = ("A", "B", "C", "D")
End = Literal["london", "florence"]
"""The two ends of the travel track."""


class VisitStall(Action, frozen=True):
    """Turn: the perfumer goes to a stall of the flower market."""

    flower: Essence


class Study(Action, frozen=True):
    """Turn: the perfumer goes to a space of the apprenticeship area."""

    space: str


class TravelTo(Action, frozen=True):
    """Turn: the perfumer travels to a city for its top tile."""

    city: City


class VisitCouple(Action, frozen=True):
    """Turn: the perfumer goes to a space beside a couple of nobles."""

    space: str


class EnterVersailles(Action, frozen=True):
    """Turn: the perfumer goes to Versailles to present a perfume."""


class Produce(Action, frozen=True):
    """Turn: the perfumer comes home and produces essences."""


class EndTurn(Action, frozen=True):
    """The turn is over: sundial, day and Sunday follow."""


class TakeExtraTurn(Action, frozen=True):
    """Discard an originality token and take another turn."""


class PassOn(Action, frozen=True):
    """Take no extra turn."""


class TakeRecipe(Action, frozen=True):
    """Perfume: take this recipe and discard its base essence."""

    recipe: str


class DiscardPerfume(Action, frozen=True):
    """Perfume: the parade is full; this one (0, 1, 2) makes room for a new one."""

    perfume: int


class AddEssence(Action, frozen=True):
    """Perfume: fill the only slot of the recipe taken."""

    essence: Essence


class AddEssences(Action, frozen=True):
    """Perfume: fill both slots of the recipe taken."""

    first: Essence
    second: Essence


class FlipTile(Action, frozen=True):
    """Flip a city tile for its effect."""

    tile: str


class ChooseEssence(Action, frozen=True):
    """City tile: only this essence is left to take."""

    essence: Essence


class ChooseEssences(Action, frozen=True):
    """City tile: take these two essences."""

    first: Essence
    second: Essence


class DropFlower(Action, frozen=True):
    """Discard a flower that is stored on a method."""

    method: Method
    flower: Essence


class MoveWorker(Action, frozen=True):
    """Market: move a worker from its stall to another, for 1 action point."""

    stall: Essence
    to: Essence


class Collect(Action, frozen=True):
    """Market: take the flowers."""


class TakeFlower(Action, frozen=True):
    """Market: the extra flower of the market ability."""

    flower: Essence


class LearnBase(Action, frozen=True):
    """Apprenticeship: pay this essence for its base-essence tile."""

    essence: Essence


class LearnSpecialisation(Action, frozen=True):
    """Apprenticeship: pay this flower for its specialisation tile."""

    flower: Essence


class LearnAbility(Action, frozen=True):
    """Apprenticeship: pay an originality token for a special ability."""

    ability: Ability


class LearnMethod(Action, frozen=True):
    """Apprenticeship: pay two of these flowers for a production method."""

    method: Method
    flower: Essence


class DropMethod(Action, frozen=True):
    """Apprenticeship: the method that makes room for the new one."""

    method: Method


class GiveEssence(Action, frozen=True):
    """Court: give an essence to lady A or B."""

    essence: Essence


class GiveToken(Action, frozen=True):
    """Court: give an originality token to lady C."""


class GivePerfume(Action, frozen=True):
    """Court: give a perfume (0, 1, 2) to lady D."""

    perfume: int


class GiveNothing(Action, frozen=True):
    """Court: leave the lady without a gift."""


class StopGiving(Action, frozen=True):
    """Court: no more gifts; look at the lady's bonus."""

    reveals: ClassVar[bool] = True


class PlaceInfluence(Action, frozen=True):
    """Place an influence token on a lady."""

    lady: Lady


class MoveInfluence(Action, frozen=True):
    """Move an own influence token from one lady to another."""

    lady: Lady
    to: Lady


class StopInfluence(Action, frozen=True):
    """Place no more influence."""


class KeepFavours(Action, frozen=True):
    """Keep these two favours of more than two majorities."""

    first: Lady
    second: Lady


class PresentPerfume(Action, frozen=True):
    """Versailles: present a new perfume of the parade (0, 1, 2)."""

    perfume: int


class BeginWith(Action, frozen=True):
    """Versailles: the combination with this complementary essence gets the last cube."""

    essence: Essence


class MoveCourt(Action, frozen=True):
    """Versailles: move the Court one row down, by the favour of lady A."""


class LeaveVersailles(Action, frozen=True):
    """Versailles: present no more."""


class UseMethod(Action, frozen=True):
    """Production: convert flowers of one type by a method."""

    method: Method
    flower: Essence


class Macerate(Action, frozen=True):
    """Production: convert two different flowers by maceration."""

    flower: Essence
    other: Essence


class StopConverting(Action, frozen=True):
    """Production: convert no more."""


class StoreFlower(Action, frozen=True):
    """Production: lay a leftover flower on a method."""

    method: Method
    flower: Essence


class StopStoring(Action, frozen=True):
    """Production: store no more."""


class Drive(Action, frozen=True):
    """Carriage: so many steps towards one end of the road."""

    towards: End
    steps: int


class StayPut(Action, frozen=True):
    """Carriage: do not move (only with the option `carriage_optional`)."""


class PickTile(Action, frozen=True):
    """Carriage: take this tile from the city's stack."""

    tile: str


class LeaveTiles(Action, frozen=True):
    """Carriage: take no tile from the city's stack."""


class ReturnToGrasse(Action, frozen=True):
    """Carriage: go back to Grasse."""


class StayInCity(Action, frozen=True):
    """Carriage: stay in the city."""


class EndParade(Action, frozen=True):
    """Final parade: create no more perfumes."""


class DrawnFirst(Action, frozen=True):
    """Nature: this seat is first."""

    seat: int


class DrawnDelivery(Action, frozen=True):
    """Nature: this delivery tile lies on the next Sunday."""

    delivery: str


class DrawnEssence(Action, frozen=True):
    """Nature: the next of the six tiles: King, Court, worker, worker."""

    essence: Essence


class DrawnTile(Action, frozen=True):
    """Nature: this tile lies on top of its city's stack."""

    tile: str


class DrawnBonus(Action, frozen=True):
    """Nature: this final bonus lies under the lady."""

    bonus: str


VOCABULARY: Final = Vocabulary(
    VisitStall,
    Study,
    TravelTo,
    VisitCouple,
    EnterVersailles,
    Produce,
    EndTurn,
    TakeExtraTurn,
    PassOn,
    TakeRecipe,
    DiscardPerfume,
    AddEssence,
    AddEssences,
    FlipTile,
    ChooseEssence,
    ChooseEssences,
    DropFlower,
    MoveWorker,
    Collect,
    TakeFlower,
    LearnBase,
    LearnSpecialisation,
    LearnAbility,
    LearnMethod,
    DropMethod,
    GiveEssence,
    GiveToken,
    GivePerfume,
    GiveNothing,
    StopGiving,
    PlaceInfluence,
    MoveInfluence,
    StopInfluence,
    KeepFavours,
    PresentPerfume,
    BeginWith,
    MoveCourt,
    LeaveVersailles,
    UseMethod,
    Macerate,
    StopConverting,
    StoreFlower,
    StopStoring,
    Drive,
    StayPut,
    PickTile,
    LeaveTiles,
    ReturnToGrasse,
    StayInCity,
    EndParade,
    DrawnFirst,
    DrawnDelivery,
    DrawnEssence,
    DrawnTile,
    DrawnBonus,
)
