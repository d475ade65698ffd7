"""Every message is in all languages, says the same in each, and is one that the code speaks."""

from __future__ import annotations

import ast
import pkgutil
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, Protocol, get_args, get_origin

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from grasse.games import FOLDERS, find
from grasse.kernel import Nature, Step
from grasse.kernel.action import kebab
from grasse.kernel.journal import Noted
from grasse.kernel.words import LANGUAGES

SOURCE: Final = Path(__file__).resolve().parents[2] / "src" / "grasse"
SPEAKERS: Final = {"words", "speak"}
"""How functions are called that turn a message id into words."""

NUMBER_ONE: Final = {
    "en": "one|1",
    "fr": "une?|1",
    "es": "un|una|uno|1",
    "it": "un|una|uno|1",
    "de": "ein|eine|einen|einem|einer|eines|eins|1",
}
FROM_THE_RULES: Final = ("prompt", "help", "do", "log", "refused", "option", "rows")
"""The families whose members follow from the rules of a game: no other may be there."""


def main(source: Path = SOURCE) -> int:
    faults, unused = check(source)
    faults += unused
    print("\n".join(faults) or f"the messages are complete in {', '.join(LANGUAGES)}")
    return 1 if faults else 0


def check(source: Path = SOURCE) -> tuple[list[str], list[str]]:
    """What is wrong, and what no code speaks."""
    common = Texts(source / "text", source)
    games = {
        name: Texts(source / "games" / package.rpartition(".")[2] / "text", source)
        for name, package in FOLDERS.items()
    }
    faults = [
        *common.faults(),
        *(fault for texts in games.values() for fault in texts.faults()),
        *(
            f"{texts.english.name}: {one}: is a message of every game already"
            for texts in games.values()
            for one in sorted(texts.ids & common.ids)
        ),
    ]
    shared = Code(source)
    own = {name: Code(texts.folder.parent, source) for name, texts in games.items()}
    in_every_game = common.ids | set.intersection(*(texts.ids for texts in games.values()))
    anywhere = common.ids.union(*(texts.ids for texts in games.values()))
    faults += shared.lacks(in_every_game, anywhere)
    noted = {f"log-{one}" for one in get_args(Noted)}
    faults += (f"{common.english.name}: {one}: is missing" for one in sorted(noted - common.ids))
    unused = common.nobody_speaks([shared, *own.values()], {"log", "refused"}, noted)
    for name, texts in games.items():
        faults += own[name].lacks(common.ids | texts.ids, common.ids | texts.ids)
        due = due_messages(name, texts.ids)
        faults += (
            f"{texts.english.name}: {one}: is missing; the rules of {name} ask for it"
            for one in sorted(due - common.ids - texts.ids)
        )
        due |= own[name].told | own[name].refused
        spoken = shared.literals | own[name].literals
        tags = set(find(name).vocabulary.actions)
        for one in sorted(texts.ids):
            family, _, member = one.partition("-")
            if family in FROM_THE_RULES and one not in due | spoken:
                faults.append(f"{texts.english.name}: {one}: the rules of {name} have no such")
            elif family == "kind" and member not in tags:
                faults.append(f"{texts.english.name}: {one}: {name} has no action {member}")
        unused += texts.nobody_speaks([shared, own[name]], value_families(name, texts.ids), due)
    return faults, unused


# What the rules of a game ask for


def due_messages(game: str, ids: set[str]) -> set[str]:
    """The messages of the steps, actions, options, components and named values of a game."""
    declared = find(game)
    return {
        *(f"{kind}-{step}" for step in waiting_steps(game) for kind in ("prompt", "help")),
        *(f"do-{tag}" for tag in declared.vocabulary.actions),
        *(f"option-{option}" for option in declared.options.__struct_fields__),
        *(f"rows-{kind}" for kind in declared.read_components.kinds),
        *(
            f"{family}-{value}"
            for family, values in value_families(game, ids).items()
            for value in values
        ),
    }


def waiting_steps(game: str) -> set[str]:
    """The steps that wait for a seat."""
    return {
        value.name
        for value in _declared(game)
        if isinstance(value, Step) and not value.automatic and not isinstance(value, Nature)
    }


def value_families(game: str, ids: set[str]) -> dict[str, set[str]]:
    """`Aroma = Literal["rose", …]` asks for aroma-rose …, once there is any message aroma-…"""
    return {
        family: {str(value) for value in get_args(alias)}
        for name, alias in _names(game)
        if get_origin(alias) is Literal
        for family in [kebab(name)]
        if any(one.startswith(f"{family}-") for one in ids)
    }


def _declared(game: str) -> Iterator[Any]:
    return (value for _, value in _names(game))


def _names(game: str) -> Iterator[tuple[str, Any]]:
    """Everything that the modules of a game hold."""
    package = import_module(FOLDERS[game])
    for info in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        yield from list(vars(import_module(info.name)).items())


# Texts


class Texts:
    """The messages of one folder, in all languages."""

    def __init__(self, folder: Path, source: Path) -> None:
        self.folder = folder
        self.languages = {
            language: Text(folder / f"{language}.ftl", source, language) for language in LANGUAGES
        }
        self.english = self.languages["en"]
        self.ids = set(self.english.messages)

    def faults(self) -> Iterator[str]:
        for text in self.languages.values():
            yield from (f"{text.name}: {fault}" for fault in (*text.faults, *self._unlike(text)))

    def _unlike(self, text: Text) -> Iterator[str]:
        """How this language differs from English."""
        if not text.path.exists():
            return
        yield from (f"{one}: is missing" for one in sorted(self.ids - text.messages.keys()))
        for one, message in text.messages.items():
            if one not in self.ids:
                yield f"{one}: is not in English"
                continue
            here, there = variables(message), variables(self.english.messages[one])
            yield from (
                f"{one}: ${name} of the English is missing" for name in sorted(there - here)
            )
            yield from (f"{one}: ${name} is not in the English" for name in sorted(here - there))

    def nobody_speaks(
        self, code: Iterable[Speaker], strict: Iterable[str], due: set[str]
    ) -> list[str]:
        """English messages that no code speaks; whole families in one line.

        A pattern such as f"aroma-{…}" speaks a message of a `strict` family only if it is `due`.
        """
        code = list(code)
        literals = self.english.referred.union(*(one.literals for one in code))
        asked = due.union(*(one.told | one.refused for one in code))
        patterns = [pattern for one in code for pattern in one.patterns]
        left = [
            one
            for one in self.english.messages
            if one not in literals
            and not (
                (family_of(one) not in strict or one in asked)
                and any(pattern.fullmatch(one) for pattern in patterns)
            )
        ]
        lines: dict[str, str] = {}
        for one in left:
            family = family_of(one)
            members = [other for other in self.ids if family_of(other) == family]
            if len(members) > 1 and set(members) <= set(left):
                lines[family] = f"{family}-*: no code speaks these {len(members)} messages"
            else:
                lines[one] = f"{one}: no code speaks it"
        return [f"{self.english.name}: {line}" for line in lines.values()]


class Text:
    """The messages of one file."""

    def __init__(self, path: Path, source: Path, language: str) -> None:
        self.path = path
        self.name = path.relative_to(source).as_posix()
        self.messages: dict[str, ftl.Message] = {}
        self.referred: set[str] = set()
        """Messages that are part of others."""
        self.faults: list[str] = []
        if not path.exists():
            self.faults.append("is missing")
            return
        text = path.read_text(encoding="utf-8")
        terms: set[str] = set()
        for entry in _parse(text).body:
            if isinstance(entry, ftl.Junk):
                why = " ".join(note.message or "" for note in entry.annotations)
                self.faults.append(f"line {_line(entry, text)}: {why}")
            elif isinstance(entry, ftl.Term):
                terms.add(entry.id.name)
            elif isinstance(entry, ftl.Message):
                if entry.id.name in self.messages:
                    self.faults.append(f"{entry.id.name}: is there twice")
                self.messages[entry.id.name] = entry
        for one, message in self.messages.items():
            self.faults += (f"{one}: {fault}" for fault in self._wrong(message, terms, language))

    def _wrong(self, message: ftl.Message, terms: set[str], language: str) -> Iterator[str]:
        if message.value is None:
            yield "has no words"
        for node in nodes(message):
            if isinstance(node, ftl.MessageReference):
                self.referred.add(node.id.name)
                if node.id.name not in self.messages:
                    yield f"refers to {node.id.name}, which is not in this file"
            elif isinstance(node, ftl.TermReference) and node.id.name not in terms:
                yield f"refers to -{node.id.name}, which is not in this file"
            elif isinstance(node, ftl.SelectExpression):
                if not any(variant.default for variant in node.variants):
                    yield "has no default variant"
                yield from spelled_numbers(node, language)


@cache
def _parse(text: str) -> ftl.Resource:
    return FluentParser().parse(text)


def _line(junk: ftl.Junk, text: str) -> int:
    spans = [note.span for note in junk.annotations if note.span]
    return text.count("\n", 0, spans[0].start) + 1 if spans else 1


def family_of(message: str) -> str:
    return message.partition("-")[0]


@cache
def nodes(node: ftl.BaseNode) -> list[ftl.BaseNode]:
    """This node and all below it."""
    found = [node]
    for one in found:
        for value in vars(one).values():
            below = value if isinstance(value, list) else [value]
            found += (part for part in below if isinstance(part, ftl.BaseNode))
    return found


@cache
def variables(node: ftl.BaseNode) -> set[str]:
    return {one.id.name for one in nodes(node) if isinstance(one, ftl.VariableReference)}


def spelled_numbers(select: ftl.SelectExpression, language: str) -> Iterator[str]:
    """A variant [one] that writes the number out: in French it would be said of 0 too."""
    counted = variables(select.selector)
    for variant in select.variants:
        if isinstance(variant.key, ftl.Identifier) and variant.key.name == "one":
            words = " ".join(
                one.value for one in nodes(variant.value) if isinstance(one, ftl.TextElement)
            )
            spelled = re.search(rf"\b({NUMBER_ONE[language]})\b", words, re.IGNORECASE)
            if spelled and not counted & variables(variant.value):
                name = ", ".join(f"${one}" for one in sorted(counted))
                yield f"[one] says {spelled[0]!r} instead of {name}"


# Code


class Speaker(Protocol):
    """Code that speaks: in Python, or in the client's language."""

    told: set[str]
    refused: set[str]
    literals: set[str]
    patterns: set[re.Pattern[str]]


@dataclass
class Code:
    """What the modules of a folder speak of. The games are left out, unless it is one of theirs."""

    folder: Path
    source: Path | None = None
    said: dict[str, str] = field(default_factory=dict)
    """Ids that are spoken, told or given as the reason of a refusal, and where."""
    built: dict[str, str] = field(default_factory=dict)
    """Patterns of ids that are put together where they are spoken, and where."""
    unreadable: list[str] = field(default_factory=list)
    told: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    literals: set[str] = field(default_factory=set)
    patterns: set[re.Pattern[str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        root = self.source or self.folder
        for path in sorted(self.folder.rglob("*.py")):
            name = path.relative_to(root).as_posix()
            if self.source is None and re.match("games/.*/", name):
                continue
            for node in _speaking(path.read_text(encoding="utf-8")):
                match node:
                    case ast.Constant(value=str(text)):
                        self.literals.add(text)
                    case ast.JoinedStr() if pattern := _pattern(node):
                        self.patterns.add(re.compile(pattern))
                    case ast.Call():
                        self._read_call(node, f"{name}:{node.lineno}")

    def _read_call(self, call: ast.Call, where: str) -> None:
        match call.func:
            case ast.Name(id=called) | ast.Attribute(attr=called):
                pass
            case _:
                return
        if called in SPEAKERS:
            found = _strings(call.args[0])
            self.literals |= set(found or [])
            self.said |= dict.fromkeys(found or [], where)
            if pattern := _pattern(call.args[0]):
                self.built[pattern] = where
        elif called == "tell":
            self.told |= self._due("log", call.args[0], where)
        elif called == "Illegal" and len(call.args) > 1:
            self.refused |= self._due("refused", call.args[1], where)

    def _due(self, family: str, argument: ast.expr, where: str) -> set[str]:
        found = _strings(argument)
        if found is None:
            self.unreadable.append(f"{where}: {ast.unparse(argument)} is no message id to read")
        due = {f"{family}-{one}" for one in found or []}
        self.said |= dict.fromkeys(due, where)
        return due

    def lacks(self, known: set[str], anywhere: set[str]) -> Iterator[str]:
        """What is spoken here and has no words."""
        yield from self.unreadable
        for one, where in self.said.items():
            if one not in known:
                yield f"{where}: there is no message {one}"
        for pattern, where in self.built.items():
            if not any(re.fullmatch(pattern, one) for one in anywhere):
                yield f"{where}: there is no message like {pattern.replace(_ANY, '…')}"


@cache
def _speaking(module: str) -> list[ast.AST]:
    """The nodes of a module that may speak."""
    found: list[ast.AST] = []
    for node in ast.walk(ast.parse(module)):
        match node:
            case ast.Constant(value=str(text)) if "-" in text:
                found.append(node)
            case ast.JoinedStr() | ast.Call(args=[_, *_]):
                found.append(node)
    return found


_ANY: Final = "[a-z0-9_-]+"


def _strings(node: ast.expr) -> list[str] | None:
    """The strings that this expression can be, as far as they stand there."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            one, other = _strings(body), _strings(orelse)
            return None if one is None or other is None else one + other
    return None


def _pattern(node: ast.expr) -> str | None:
    """The ids that an f-string such as f"aroma-{…}" can make."""
    match node:
        case ast.JoinedStr(values=[ast.Constant(value=str(prefix)), _, *_]) if re.fullmatch(
            "([a-z0-9_]+-)+", prefix
        ):
            return "".join(
                re.escape(str(part.value)).replace(r"\-", "-")
                if isinstance(part, ast.Constant)
                else _ANY
                for part in node.values
            )
    return None


if __name__ == "__main__":
    sys.exit(main())
