"""What every game is made of: seats, actions, positions, journal, match, fairness."""

from grasse.kernel.action import NATURE, NOBODY, Action, Seat, Vocabulary
from grasse.kernel.chance import Aligned, Chance, Dice, deal, take_one, weighted
from grasse.kernel.errors import (
    BadData,
    BadRequest,
    GrasseError,
    Illegal,
    NothingToUndo,
    NotYourTurn,
    StillRunning,
)
from grasse.kernel.fair import FairStream, seed_from
from grasse.kernel.flat import Count, Counts, FlatPosition, Hands
from grasse.kernel.game import Game, Options
from grasse.kernel.journal import Entry, Journal
from grasse.kernel.match import Match
from grasse.kernel.mind import NEVER, Judgement, Mind, Planner, Searcher
from grasse.kernel.perft import perft
from grasse.kernel.position import (
    Frame,
    Nature,
    Plain,
    Position,
    Step,
    dump_steps,
    load_steps,
    read_steps,
)
from grasse.kernel.result import Result
from grasse.kernel.verify import verify

__all__ = [
    "NATURE",
    "NEVER",
    "NOBODY",
    "Action",
    "Aligned",
    "BadData",
    "BadRequest",
    "Chance",
    "Count",
    "Counts",
    "Dice",
    "Entry",
    "FairStream",
    "FlatPosition",
    "Frame",
    "Game",
    "GrasseError",
    "Hands",
    "Illegal",
    "Journal",
    "Judgement",
    "Match",
    "Mind",
    "Nature",
    "NotYourTurn",
    "NothingToUndo",
    "Options",
    "Plain",
    "Planner",
    "Position",
    "Result",
    "Searcher",
    "Seat",
    "Step",
    "StillRunning",
    "Vocabulary",
    "deal",
    "dump_steps",
    "load_steps",
    "perft",
    "read_steps",
    "seed_from",
    "take_one",
    "verify",
    "weighted",
]
