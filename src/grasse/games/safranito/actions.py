"""What players and Nature do in Safranito."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from grasse.kernel import Action, Seat, Vocabulary

Spice = Literal[
    "curry", "ginger", "cardamom", "chilli", "saffron", "garlic", "mint", "cumin", "cinnamon"
]
SPICES: Final[tuple[Spice, ...]] = (
    "curry",
    "ginger",
    "cardamom",
    "chilli",
    "saffron",
    "garlic",
    "mint",
    "cumin",
    "cinnamon",
)
"""Also the order of the bowls: row by row, beginning at side 0."""
INDEX: Final = {spice: index for index, spice in enumerate(SPICES)}


class Throw(Action, frozen=True):
    """Throw one of the own chips; what the numbers mean stands in `discs.Throw`."""

    reveals: ClassVar[bool] = True
    secret: ClassVar[tuple[str, ...]] = ("chip",)
    chip: int
    side: int
    place: int
    bearing: int
    power: int
    loft: int
    face: int


class Renounce(Action, frozen=True):
    """Do without the action of a space (SF-ACTION-05). The next space is scored at once."""

    reveals: ClassVar[bool] = True


class DrawSpices(Action, frozen=True):
    """Extra spice card: draw as many cards as the highest chip says."""


class KeepCard(Action, frozen=True):
    """Extra spice card: keep one of the cards drawn. The next space is scored at once."""

    reveals: ClassVar[bool] = True
    secret: ClassVar[tuple[str, ...]] = ("spice",)
    spice: Spice


class ReserveDish(Action, frozen=True):
    """Reserve a dish: take the top one of the pile."""


class TakeMill(Action, frozen=True):
    """Head chef: take the pepper mill. What it leads to may turn chips over."""

    reveals: ClassVar[bool] = True


class ChooseBowl(Action, frozen=True):
    """The chef says which bowl is settled next; its chips are turned over."""

    reveals: ClassVar[bool] = True
    spice: Spice


class SellCards(Action, frozen=True):
    """Sell so many cards of the spice that is settled; 0 sells none."""

    reveals: ClassVar[bool] = True
    cards: int


class BuyCard(Action, frozen=True):
    """Buy one card of the spice that is settled."""

    reveals: ClassVar[bool] = True


class Decline(Action, frozen=True):
    """Do not buy, and take the chips back. What it leads to may turn chips over."""

    reveals: ClassVar[bool] = True


class PrepareDish(Action, frozen=True):
    """Prepare a dish of the offer."""

    reveals: ClassVar[bool] = True
    dish: str


class PrepareReserved(Action, frozen=True):
    """Prepare a dish that one has reserved."""

    reveals: ClassVar[bool] = True
    dish: str


class StopCooking(Action, frozen=True):
    """Prepare nothing more in this round."""


class NamedChef(Action, frozen=True):
    """Nature: this seat begins as chef."""

    seat: Seat


class Rested(Action, frozen=True):
    """Nature: how the board looks after a throw.

    `chips` has three numbers for each chip that lay in the field, in the order in which they were
    thrown, and then for the thrown one: x and y in micrometres, or -1 -1 for a chip that is out,
    and 1 if its value can be seen, else 0. The other numbers are the tremor as it was drawn (see
    `discs.Shake`), for showing the motion again; -1 where nobody drew it, as on a real table.
    After the last throw the first space is scored, and its chips are turned over.
    """

    reveals: ClassVar[bool] = True
    turn: int
    haste: int
    veer: int
    grip: int
    flip: int
    chips: tuple[int, ...]


class DrawnSpice(Action, frozen=True):
    """Nature: this spice card was on top of the pile. The next space may be scored at once."""

    reveals: ClassVar[bool] = True
    spice: Spice


class DrawnDish(Action, frozen=True):
    """Nature: this dish was on top of the pile. The next space may be scored at once."""

    reveals: ClassVar[bool] = True
    dish: str


VOCABULARY: Final = Vocabulary(
    Throw,
    Renounce,
    DrawSpices,
    KeepCard,
    ReserveDish,
    TakeMill,
    ChooseBowl,
    SellCards,
    BuyCard,
    Decline,
    PrepareDish,
    PrepareReserved,
    StopCooking,
    NamedChef,
    Rested,
    DrawnSpice,
    DrawnDish,
)
