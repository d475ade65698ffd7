"""What a game declares of itself, once, in the `__init__` of its folder."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, get_args, get_origin, get_type_hints

import msgspec

from grasse.kernel.action import Action, Vocabulary
from grasse.kernel.chance import Chance
from grasse.kernel.components import Reader
from grasse.kernel.errors import BadData, BadRequest
from grasse.kernel.mind import Mind
from grasse.kernel.position import P, Plain, Step
from grasse.kernel.reasons import Reasons


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The named options of a game: variants and rulings, each with its default."""

    def plain(self) -> Plain:
        """Only what differs from the default."""
        return self.beside(type(self)())

    def beside(self, default: Options) -> Plain:
        """Only what differs from these."""
        return dict(_difference(self, default))


@lru_cache(256)
def _difference(options: Options, default: Options) -> tuple[tuple[str, object], ...]:
    """The same for a whole game, and in every view of it."""
    return tuple(
        (name, value)
        for name, value in msgspec.structs.asdict(options).items()
        if value != getattr(default, name)
    )


class Speak(Protocol):
    """Words for a message id and its arguments, in some language."""

    def __call__(self, message: str, **args: Any) -> str: ...

    def knows(self, message: str) -> bool: ...


def spell_out(view: Plain, args: Mapping[str, Any], speak: Speak) -> dict[str, Any]:
    """Arguments of a message for a game that says no more: `seat` and `seats` also as the names
    `player` and `players`, a value with words of its own (`gem-ruby` for `gem="ruby"`) in these,
    several of them in a row."""
    names = view["names"]
    told: dict[str, Any] = {}
    for name, value in args.items():
        if name == "seat":
            told["player"] = names[value]
        elif name == "seats":
            told["players"] = ", ".join(names[seat] for seat in value)
        if isinstance(value, list | tuple):
            told[name] = ", ".join(_in_words(name, one, speak) for one in value)
        else:
            told[name] = _in_words(name, value, speak) if isinstance(value, str) else value
    return told


def _in_words(name: str, value: object, speak: Speak) -> str:
    return speak(one) if speak.knows(one := f"{name}-{value}") else str(value)


class Panel(NamedTuple):
    """A part of the table in words: a heading and its rows, whatever width they will get."""

    title: str
    rows: list[str]
    picture: bool = False
    """Drawn with characters: its rows stay whole, and who listens is not bothered with it."""


class Standing(NamedTuple):
    """How far a game is, in short."""

    scores: list[int]
    """By seat, as everybody can count them now."""
    number: int
    unit: str = "round"
    """What is counted: a round, or a week."""


@dataclass(frozen=True)
class Earlier:
    """What an older version of a game's rules did otherwise: its files are played by that."""

    options: Mapping[str, object] = field(default_factory=dict)
    """The defaults of options that had another one."""
    agrees: Callable[[Action, Action], bool] = operator.eq
    """Whether an action of Nature in a file is what her stream gives today, as far as that can
    still be said of it."""
    remark: str = ""
    """What a verification says of that."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[P]):
    """A game: its name, its data, its rules, and what a table needs to show it."""

    name: str
    prefix: str
    """How the ids of its rules begin."""
    version: int
    """Of the rules: a file says under which one it was played."""
    seats: tuple[int, ...]
    options: type[Options] = Options
    rulings: Mapping[str, str] = field(default_factory=dict)
    """Which ruling of the catalog each option turns."""
    vocabulary: Vocabulary
    folder: Path
    """What belongs to it: `components.toml` and `text/*.ftl`; of a game from outside also `rules/`,
    `lessons/` and `board/`."""
    steps: Mapping[str, Step[Any]] = field(default_factory=dict)
    """Its steps by name, for what reads positions of every game."""
    start_position: Callable[[int, Any, Any], P]
    load_position: Callable[[Plain, Any], P]
    imagine: Callable[[Plain, Chance], P]
    """A position that fits what a view tells; what it does not tell is drawn."""
    read_components: Reader[Any, Any]
    draw_table: Callable[[Plain, Speak], list[Panel]]
    """The whole table in words, from a match's view."""
    describe: Callable[[Plain, Mapping[str, Any], Speak], Mapping[str, Any]] = spell_out
    """Arguments for the words of an action, an entry or a refusal, the pieces spelled out."""
    result_lines: Callable[[Plain, Speak], list[str]] = lambda view, speak: []
    """Where each player's points came from."""
    sources: Callable[[Plain], dict[str, list[int]]] = lambda view: {}
    """The same as numbers, by source (`earned-…` in words) and seat."""
    standing: Callable[[Plain], Standing | None] = lambda view: None
    """How far it is, for a list of games, from the view of somebody who looks on."""
    reasons: Reasons[P] = field(default_factory=Reasons)
    """What it can say of why an action is good."""
    mind: Mind[P] = field(default_factory=Mind)
    """How it is thought about."""
    longest: int
    """No game takes more decisions than this, Nature's included."""
    endings: Mapping[str, Mapping[str, object]]
    """The reasons that its results give for the end, each with the options that bring it about
    where they are needed."""
    motion: Callable[[P, Any], list[list[int]]] | None = None
    """How the pieces move in an action of Nature, from the position before it, for showing."""
    earlier: Mapping[int, Earlier] = field(default_factory=dict)
    """The older versions of the rules that are still played on and verified."""
    glance: Callable[[Plain, Speak], list[Panel]] | None = None
    """What the decision at hand needs of the table: it leaves room for the options on a small
    screen. Without it the whole table is shown."""
    phases: Mapping[str, str] = field(default_factory=dict)
    """The part of the round that a journal entry belongs to, by the entry's id (`phase-…`)."""
    closing: frozenset[str] = frozenset()
    """Tags of actions that end a turn or a phase: they are not taken by mistake."""
    drawn: bool = False
    """Whether the browser has a board for it, which finds its words itself; for others the server
    says them with each view."""
    refine: Callable[[Plain, Action, Speak], list[tuple[str, Action]]] | None = None
    """Other ways to do what this action does, in words; with a throw, how the hand throws."""

    def start(
        self,
        seats: int,
        options: Options | Mapping[str, object] | None = None,
        components: Path | str | None = None,
    ) -> P:
        """The position before the first shuffle: Nature is to act."""
        if seats not in self.seats:
            *fewer, most = map(str, self.seats)
            counts = f"{', '.join(fewer)} or {most}" if fewer else most
            raise BadRequest(f"{self.name} is for {counts} players, not {seats}")
        box = self.read_components(None if components is None else Path(components))
        return self.start_position(seats, self.read_options(options), box)

    def load(self, data: Plain, components: Path | str | None = None) -> P:
        """The position that `dump` wrote, or that somebody wrote by hand."""
        if not isinstance(data, dict):
            raise BadData(f"a position of {self.name} is an object with a field 'seats'")
        if data.get("game", self.name) != self.name:
            raise BadData(f"this is a position of {data['game']}, not of {self.name}")
        return self.load_position(
            data, self.read_components(None if components is None else Path(components))
        )

    def read_options(self, given: Options | Mapping[str, object] | None) -> Options:
        """The options that `given` names, the others at their default."""
        if isinstance(given, Options):
            return given
        given = dict(given or {})
        for name in given:
            if name not in self.options.__struct_fields__:
                known = ", ".join(self.options.__struct_fields__)
                raise BadRequest(f"{self.name} has no option {name!r}; it has {known}")
        try:
            return msgspec.convert(given, self.options, strict=False)
        except msgspec.ValidationError as error:
            raise BadRequest(f"{self.name}, {error}") from None

    def at_version(self, version: int) -> Earlier:
        """How this version of the rules differs from the present one."""
        if version == self.version:
            return _PRESENT
        if version not in self.earlier:
            raise BadData(
                f"played under version {version} of the rules of {self.name}; this Grasse knows "
                f"{', '.join(map(str, sorted([*self.earlier, self.version])))}"
            )
        return self.earlier[version]

    def understand(self, options: Mapping[str, object], version: int) -> Plain:
        """Options as that version of the rules wrote them, said for the present one."""
        return {**self.at_version(version).options, **options}

    def write_options(self, options: Options, version: int) -> Plain:
        """Options as that version of the rules writes them: what differs from its defaults."""
        return options.beside(self.read_options(self.at_version(version).options))

    def choices(self, option: str) -> list[str]:
        """The values an option may take, default first; that alone if it may be any number."""
        hint = get_type_hints(self.options)[option]
        default = getattr(self.options(), option)
        if hint is bool:
            values: list[object] = [False, True]
        elif get_origin(hint) is not None:
            values = list(get_args(hint))
        else:
            return [str(default)]
        return [str(value).lower() for value in sorted(values, key=lambda value: value != default)]


_PRESENT = Earlier()
