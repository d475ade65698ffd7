"""The words for players keep to the glossaries, and to what each language asks of type and grammar.

A glossary (`text/glossary.toml`, one for every game and one for the table) says how each thing is
called: `fr = "pion Eau, pions Eau"`, all forms, the word itself first. Where the English of a
message names the thing, the other languages must too, in one of these forms; `not.fr` has words
that no message and no rule may use for it. `free` names messages that may speak otherwise.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import ast as ftl

from client.bundle import CLIENT
from grasse.games import FOLDERS
from grasse.kernel.words import LANGUAGES
from tests.checks.messages import SOURCE, Text, variables

RULES: Final = SOURCE.parents[1] / "docs" / "rules"
NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
WIDE: Final = "\N{NO-BREAK SPACE}"


def main(source: Path = SOURCE, client: Path = CLIENT, rules: Path = RULES) -> int:
    faults = list(check(source, client, rules))
    print("\n".join(faults) or f"the words keep to the glossaries in {', '.join(LANGUAGES)}")
    return 1 if faults else 0


def check(source: Path = SOURCE, client: Path = CLIENT, rules: Path = RULES) -> Iterator[str]:
    table = glossary(source / "text")
    yield from speech(source / "text", source, table)
    yield from speech(client / "text", client, table)
    for name, package in FOLDERS.items():
        own = source / "games" / package.rpartition(".")[2] / "text"
        words = table + glossary(own)
        yield from speech(own, source, words)
        yield from speech(client / "src" / "games" / name / "text", client, words)
        for language in LANGUAGES:
            yield from told(rules / language / f"{name}.md", language, words)


def speech(folder: Path, root: Path, words: list[Thing]) -> Iterator[str]:
    """What is wrong with the messages of a folder."""
    files = {
        one: Text(folder / f"{one}.ftl", root, one)
        for one in LANGUAGES
        if (folder / f"{one}.ftl").exists()
    }
    if "en" not in files:
        return
    english = {one: plain(message) for one, message in files["en"].messages.items()}
    counts = {name for text in files.values() for name in counted(text)}
    for language, text in files.items():
        for one, message in text.messages.items():
            found = [
                *(fault for line in lines(message) for fault in line_faults(line, language)),
                *uncounted(message, counts, language),
                *other_words(one, english.get(one, ""), plain(message), language, words),
                *small_begin(one, lines(message), language),
            ]
            yield from (f"{text.name}: {one}: {fault}" for fault in dict.fromkeys(found))


def told(path: Path, language: str, words: list[Thing]) -> Iterator[str]:
    """What is wrong with the rules of a game, as they are told to players."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    for number, line in enumerate(text.splitlines(), start=1):
        line = re.sub(r"`[^`]*`|\*\*[A-Z0-9-]+\*\*|^#+ ", "", line)
        found = [*(type_faults(line, language)), *unwanted("", line, language, words)]
        yield from (f"rules/{language}/{path.name}:{number}: {fault}" for fault in found)


# The glossary


@dataclass
class Thing:
    """A thing of a game, and how it is called in each language."""

    name: str
    words: dict[str, list[str]]
    unwanted: dict[str, list[str]] = field(default_factory=dict)
    free: frozenset[str] = frozenset()


def glossary(folder: Path) -> list[Thing]:
    path = folder / "glossary.toml"
    if not path.exists():
        return []
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Thing(
            name,
            {language: _forms(entry[language]) for language in LANGUAGES if language in entry},
            {language: _forms(forms) for language, forms in entry.get("not", {}).items()},
            frozenset(entry.get("free", ())),
        )
        for name, entry in found.items()
    ]


def _forms(text: str) -> list[str]:
    return [form.strip() for form in text.split(",")]


def other_words(
    message: str, english: str, text: str, language: str, words: list[Thing]
) -> Iterator[str]:
    """Where this language calls a thing otherwise than its glossary."""
    for thing in words:
        named = thing.words.get(language)
        if language == "en" or not named or message in thing.free or "en" not in thing.words:
            continue
        if _says(english, thing.words["en"], "en") and not _says(text, named, language):
            yield f"the English says {thing.words['en'][0]!r}, this does not say {named[0]!r}"
    yield from unwanted(message, text, language, words)


def unwanted(message: str, text: str, language: str, words: list[Thing]) -> Iterator[str]:
    for thing in words:
        forms = thing.unwanted.get(language, [])
        if message not in thing.free and (found := _says(text, forms, "")):
            word = thing.words[language][0] if thing.words else f"something else of a {thing.name}"
            yield f"says {found!r}; the glossary says {word!r}"


def _says(text: str, forms: list[str], language: str) -> str:
    """The form that a text has, whole words only; a German word may be part of a longer one."""
    if not forms:
        return ""
    found = _pattern(tuple(forms), language == "de").search(text)
    return found[0] if found else ""


@cache
def _pattern(forms: tuple[str, ...], inside: bool) -> re.Pattern[str]:
    either = "|".join(re.escape(form).replace(r"\ ", r"\s") for form in forms)
    return re.compile(either if inside else rf"(?<![\w$])(?:{either})(?!\w)", re.IGNORECASE)


# Signs, numbers, names


def lines(message: ftl.Message) -> list[str]:
    """The words of a message, a line for each of its variants; a variable stands as ⟨its name⟩."""
    return _texts(message.value) if message.value else []


def plain(message: ftl.Message) -> str:
    """All words of a message, without the names of its variables."""
    return re.sub(r"⟨\w*⟩", "⟨⟩", " ".join(lines(message)))


def _texts(pattern: ftl.Pattern) -> list[str]:
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            ends = [element.value]
        else:
            ends = _placed(element.expression)
        texts = [text + end for text in texts for end in ends]
    return texts


def _placed(part: object) -> list[str]:
    match part:
        case ftl.SelectExpression(variants=variants):
            return [text for variant in variants for text in _texts(variant.value)]
        case ftl.StringLiteral(value=value):
            return [value]
        case ftl.Placeable(expression=inner):
            return _placed(inner)
        case ftl.VariableReference(id=ftl.Identifier(name=name)):
            return [f"⟨{name}⟩"]
    return ["⟨⟩"]


def line_faults(line: str, language: str) -> Iterator[str]:
    yield from type_faults(line, language)
    if glued := _GLUED[language].search(line):
        yield f"{glued[0]!r}: a name fits behind or before no such word"


def small_begin(message: str, said: list[str], language: str) -> Iterator[str]:
    """German: the reason of a refusal is a sentence, which stands after a colon, or alone."""
    if language == "de" and message.startswith(("refused-", "why-")):
        yield from (f"{line[:20]!r} begins small" for line in said if line[:1].islower())


def type_faults(line: str, language: str) -> Iterator[str]:
    """Spaces before signs, as each language sets them."""
    if language == "fr":
        if bare := re.search(rf"(?:^|[^{NARROW}?!])[:;?!»%]|«(?!{NARROW})", line):
            yield f"{bare[0]!r} lacks its narrow no-break space"
    elif language in ("es", "de"):
        if bare := re.search(rf"[^{WIDE}]%", line):
            yield f"{bare[0]!r} lacks its no-break space"
    elif spaced := re.search(r"\s%", line):
        yield f"{spaced[0]!r}: no space stands before %"
    if language != "de" and (spaced := re.search(r"\w\s…", line)):
        yield f"{spaced[0]!r}: no space stands before …"


PEOPLE: Final = "player|players|name|names|before|host|victim"
"""The variables that are names of people."""

_BEHIND: Final = {
    "en": "the|an?",
    "fr": "[dlnmtsc]e|que?|si|la|les|du|des|aux?|une?|[dlnmtscj]’|qu’|lorsque|puisque|jusque",
    "es": "el|la|los|las|una?|del|al",
    "it": "il|lo|la|i|gli|le|una?|uno|[dl]’|un’|(?:de|ne|a|da|su)(?:l|llo|lla|i|gli|lle|ll’)",
    "de": "der|die|das|den|dem|des|ein(?:e[mnrs]?)?|zu[mr]|vom|beim|im|am",
}
_GLUED: Final = {
    language: re.compile(
        rf"(?<![\w’])(?:{articles})\s?⟨(?:{PEOPLE})⟩|⟨(?:{PEOPLE})⟩\w", re.IGNORECASE
    )
    for language, articles in _BEHIND.items()
}
"""An article before a name, a French word that would be cut before a vowel, or a glued ending."""


def counted(text: Text) -> Iterator[str]:
    """The variables that some message counts: it has another form for one."""
    for message in text.messages.values():
        for select in _selects(message):
            keys = {one.key.name for one in select.variants if isinstance(one.key, ftl.Identifier)}
            if "one" in keys:
                yield from variables(select.selector)


def _selects(node: ftl.BaseNode) -> Iterator[ftl.SelectExpression]:
    for value in vars(node).values():
        for below in value if isinstance(value, list) else [value]:
            if isinstance(below, ftl.SelectExpression):
                yield below
            if isinstance(below, ftl.BaseNode):
                yield from _selects(below)


_SMALL: Final = {
    "en": "of|in|on|out|at|to|from|for|by|or|and|each|more|left|again|face|worth|missing|unknown",
    "fr": "sur|de|des|du|au|à|en|et|ou|pour|dans|selon|hors|fois|pas|chacun",
    "es": "de|del|en|a|y|o|por|para|según|como|más|fuera|cada",
    "it": "di|dei|in|a|e|o|con|per|su|nella|da|fuori|round|possibilità",
    "de": "von|der|in|im|zu|und|oder|für|mit|auf|nach|bis|Mal|aus|mehr|übrig|weitere|unbekannt"
    "|verdeckt|verkaufen|verkauft|insgesamt|[a-zäöü]*(?:plättchen|marker|würfel|arbeiter)",
}
"""Words that stay the same whatever the number."""

_VERBS: Final = {
    "en": "(?:are|were)",
    "fr": "(?:restent|manquent|sont)",
    "es": "(?:quedan|faltan|están)",
    "it": "(?:restano|mancano|sono)",
    "de": "(?:fehlen|bleiben|sind)",
}
"""Verbs before a number that are of one form only where the number is not one."""

_UNITS: Final = "mm|min|AP|PA|km"


def uncounted(message: ftl.Message, counts: set[str], language: str) -> Iterator[str]:
    """Numbers beside a word that would change with them, outside a choice of forms."""
    if message.value is None:
        return
    same = f"{_SMALL[language]}|{_UNITS}"
    beside = re.compile(
        rf"⟨(\w+)⟩\s(?!(?:{same})\b)[^\W\d_]{{2,}}|\b{_VERBS[language]}\s⟨(\w+)⟩", re.IGNORECASE
    )
    for line, chosen in _open(message.value, frozenset()):
        for found in beside.finditer(line):
            if (found[1] or found[2]) in counts - chosen:
                yield f"{found[0]!r} has one form for every number"


def _open(pattern: ftl.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    """Each run of words, with the variables whose number has chosen it."""
    line = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            line += element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            inner = chosen | variables(element.expression.selector)
            for variant in element.expression.variants:
                yield from _open(variant.value, inner)
            line += "⟨⟩"
        else:
            line += _placed(element.expression)[0]
    yield line, chosen


if __name__ == "__main__":
    sys.exit(main())
