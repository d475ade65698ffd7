"""What players and Nature do in Parfum."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from grasse.kernel import Action, Vocabulary

Aroma = Literal["violet", "bergamot", "rose", "vanilla", "lavender"]
AROMAS: Final[tuple[Aroma, ...]] = ("violet", "bergamot", "rose", "vanilla", "lavender")
INDEX: Final = {aroma: index for index, aroma in enumerate(AROMAS)}


class ChooseClock(Action, frozen=True):
    """Wake up: take the clock with this position (1, 2, 3 …)."""

    clock: int


class DrawNote(Action, frozen=True):
    """Prepare: have a note drawn from the bag to the distillery."""


class TakeDie(Action, frozen=True):
    """Prepare: take a die from its booth."""

    aroma: Aroma


class TakeWater(Action, frozen=True):
    """Prepare: take a water token from the well."""


class StopPreparing(Action, frozen=True):
    """Prepare: leave the other actions unused (only with the option `spare_actions`)."""


class RollDice(Action, frozen=True):
    """Distil: roll all dice taken."""


class RerollFlies(Action, frozen=True):
    """Water: spend a token of this value, roll all flies of one colour again."""

    reveals: ClassVar[bool] = True
    aroma: Aroma
    token: int


class RerollAll(Action, frozen=True):
    """Water: spend a token of this value, roll all dice again."""

    reveals: ClassVar[bool] = True
    token: int


class TurnFly(Action, frozen=True):
    """Water: spend two tokens of these values, turn one fly of this colour to its flask."""

    reveals: ClassVar[bool] = True
    aroma: Aroma
    token: int
    other: int


class StopWater(Action, frozen=True):
    """Water: leave the dice as they are."""


class ClaimNote(Action, frozen=True):
    """Claim: take a note from the distillery and its coins."""

    note: str


class StopClaiming(Action, frozen=True):
    """Claim: take no more notes."""


class JoinPerfume(Action, frozen=True):
    """Compose: add a claimed note to an unfinished perfume, counted 0, 1, 2 … as they began."""

    note: str
    perfume: int


class NewMinor(Action, frozen=True):
    """Compose: begin a minor perfume with a claimed note."""

    note: str


class NewMajor(Action, frozen=True):
    """Compose: begin a major perfume with a claimed note."""

    note: str


class HoldNotes(Action, frozen=True):
    """Compose: keep the other notes for a later turn (only with the option `hold_notes`)."""


class TakeFlacons(Action, frozen=True):
    """Compose: take the flacons of a finished perfume (only with `flacons_optional`)."""


class LeaveFlacons(Action, frozen=True):
    """Compose: leave the flacons of a finished perfume (only with `flacons_optional`)."""


class ReturnDice(Action, frozen=True):
    """End the turn: all dice go back to their booths."""


class SellTo(Action, frozen=True):
    """Sell a flacon of a perfume to a customer."""

    perfume: int
    customer: str


class Bargain(Action, frozen=True):
    """Sell a flacon of a perfume at the bargain price."""

    perfume: int


class Pass(Action, frozen=True):
    """Let this chance to sell go by."""


class DiscardWater(Action, frozen=True):
    """Discard a water token of this value, being over the limit."""

    reveals: ClassVar[bool] = True
    token: int


class Stacked(Action, frozen=True):
    """Nature: the markers on money 0, from the bottom to the top."""

    seats: tuple[int, ...]


class DealtClocks(Action, frozen=True):
    """Nature: who got which clock, by position (only with `random_first_clocks`)."""

    seats: tuple[int, ...]


class DrawnNote(Action, frozen=True):
    """Nature: this note came out of the bag."""

    note: str


class DrawnCustomer(Action, frozen=True):
    """Nature: this customer was on top of the stack."""

    customer: str


class DrawnWater(Action, frozen=True):
    """Nature: a token of this value came out of the well."""

    token: int


class Rolled(Action, frozen=True):
    """Nature: how many of the dice rolled show a flask, by aroma."""

    flasks: tuple[int, ...]


VOCABULARY: Final = Vocabulary(
    ChooseClock,
    DrawNote,
    TakeDie,
    TakeWater,
    StopPreparing,
    RollDice,
    RerollFlies,
    RerollAll,
    TurnFly,
    StopWater,
    ClaimNote,
    StopClaiming,
    JoinPerfume,
    NewMinor,
    NewMajor,
    HoldNotes,
    TakeFlacons,
    LeaveFlacons,
    ReturnDice,
    SellTo,
    Bargain,
    Pass,
    DiscardWater,
    Stacked,
    DealtClocks,
    DrawnNote,
    DrawnCustomer,
    DrawnWater,
    Rolled,
)
