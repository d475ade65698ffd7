"""Writes what follows from the Python code: the client's types, and the page of the protocol.

    ./play generate

- `client/src/protocol.ts`: every message of `grasse.server.protocol`, and of each game its
  actions, its table as a view shows it, and its components.
- `client/src/messages.ts`: the ids of the Fluent messages, so that `t("…")` is checked by `tsc`.
- `docs/protocol.md`: the protocol as a page.
- `docs/research.md`: the tables at its end, which say what each number of research means.

A test fails when one of them is stale.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from grasse.bots.report import account, findings, told
from grasse.games import FOLDERS, find
from grasse.kernel import Game, reasons, result
from grasse.kernel.words import LANGUAGES
from grasse.server import protocol

ROOT: Final = Path(__file__).resolve().parents[1]
TYPES: Final = "client/src/protocol.ts"
MESSAGES: Final = "client/src/messages.ts"
PAGE: Final = "docs/protocol.md"
RESEARCH: Final = "docs/research.md"

Schema = dict[str, Any]
_REF: Final = "#/$defs/{name}"


def main() -> None:
    for name, text in generated().items():
        path = ROOT / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"wrote {name}")


def generated() -> dict[str, str]:
    """The files that follow from the code, and what must stand in them."""
    return {TYPES: types(), MESSAGES: messages(), PAGE: page(), RESEARCH: research()}


def research() -> str:
    """The page for researchers, with its tables anew."""
    from grasse.research.tables import with_tables

    return with_tables((ROOT / RESEARCH).read_text(encoding="utf-8"))


# Types


def types() -> str:
    parts = [
        "// Made from the Python code by `./play generate`. Do not edit.",
        *_protocol_types(),
        *(part for name in FOLDERS for part in _game_types(find(name))),
        _body_of_games(),
        _revealing(),
    ]
    return "\n\n".join(parts) + "\n"


PARTS: Final = (findings, account, reasons, result, told)
"""Modules of the parts of a message that are made elsewhere: a report."""


def _structs() -> list[type[msgspec.Struct]]:
    """The messages of the protocol, in the order in which they are written, and their parts."""
    return [
        value
        for module in (protocol, *PARTS)
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]


def _protocol_types() -> Iterator[str]:
    structs = _structs()
    _, parts = msgspec.json.schema_components(structs, ref_template=_REF)
    _NAMED.clear()
    for name, values in _aliases(vars(protocol)):
        _NAMED[tuple(sorted(values))] = name
        yield f"export type {name} = {_values(values)};"
    for struct in structs:
        yield _interface(struct.__name__, parts[struct.__name__])
    for name in ("FromClient", "FromServer"):
        members = " | ".join(one.__name__ for one in get_args(getattr(protocol, name)))
        yield f"export type {name} = {members};"


def _game_types(game: Game[Any]) -> Iterator[str]:
    prefix = pascal(game.name)
    box = game.read_components.table
    described: list[Any] = [box, game.options]
    if find_spec(FOLDERS[game.name] + ".view"):
        view = import_module(FOLDERS[game.name] + ".view")
        described = [getattr(view, f"{prefix}Table"), *described]
    else:  # only a board of its own needs to know more
        yield f"export type {prefix}Table = Readonly<Record<string, unknown>>;"
    _, parts = msgspec.json.schema_components(described, ref_template=_REF)
    names = {name: name if name.startswith(prefix) else prefix + name for name in parts}
    actions_module = import_module(FOLDERS[game.name] + ".actions")
    for name, values in _aliases(vars(actions_module)):
        _NAMED[tuple(sorted(values))] = prefix + name
        yield f"export type {prefix}{name} = {_values(values)};"
    for name, schema in parts.items():
        yield _interface(names[name], schema, names)
    actions = game.vocabulary.actions.values()
    lines = [f"  | {_action(action)}" for action in actions]
    yield f"export type {prefix}Action =\n" + "\n".join(lines) + ";"


def _action(action: type[msgspec.Struct]) -> str:
    _, parts = msgspec.json.schema_components([action], ref_template=_REF)
    fields = parts[action.__name__]["properties"]
    return "{ " + "; ".join(f"readonly {key}: {_ts(one)}" for key, one in fields.items()) + " }"


def _body_of_games() -> str:
    rows = [
        f"  readonly {json.dumps(name)}: {{ readonly table: {prefix}Table; "
        f"readonly action: {prefix}Action; readonly components: {prefix}Components }};"
        for name in FOLDERS
        for prefix in [pascal(name)]
    ]
    head = "/** What differs from game to game. */\nexport interface GameTypes {\n"
    return head + "\n".join(rows) + "\n}"


def _revealing() -> str:
    rows = []
    for name in FOLDERS:
        tags = [a.tag() for a in find(name).vocabulary.actions.values() if a.reveals]
        rows.append(f"  {json.dumps(name)}: {json.dumps(tags)},")
    return (
        "/** Actions that tell somebody something: what was done before them stays done. */\n"
        "export const REVEALING: Readonly<Record<string, readonly string[]>> = {\n"
        + "\n".join(rows)
        + "\n};"
    )


def _interface(name: str, schema: Schema, names: dict[str, str] | None = None) -> str:
    text = schema.get("description", "").strip()
    head = _comment(text) if text and not text.startswith(name + "(") else ""
    required = set(schema.get("required", ()))
    fields = [
        f"  readonly {key}{'' if key in required else '?'}: {_ts(one, names)};"
        for key, one in schema["properties"].items()
    ]
    return head + f"export interface {name} {{\n" + "\n".join(fields) + "\n}"


def _comment(text: str) -> str:
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _ts(schema: Schema, names: dict[str, str] | None = None) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return str((names or {}).get(name, name))
    if "enum" in schema:
        values = tuple(sorted(schema["enum"], key=str))
        return _NAMED.get(values) or _values(values)
    if "const" in schema:
        return json.dumps(schema["const"])
    if choices := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(_ts(one, names) for one in choices)
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return "readonly [" + ", ".join(_ts(one, names) for one in schema["prefixItems"]) + "]"
        case "array":
            return f"ReadonlyArray<{_ts(schema.get('items') or {}, names)}>"
        case "object":
            return (
                f"Readonly<Record<string, {_ts(schema.get('additionalProperties') or {}, names)}>>"
            )
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as kind:
            return str(kind)
    return "unknown"


_NAMED: Final[dict[tuple[object, ...], str]] = {}
"""Literal aliases by their values: JSON schemas have lost their names."""


def _aliases(module: Mapping[str, Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The Literal aliases that a module declares."""
    for name, value in module.items():
        if get_origin(value) is Literal and not name.startswith("_"):
            yield name, get_args(value)


def _values(values: Iterable[object]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def pascal(name: str) -> str:
    """
    >>> pascal("aqua-mirabilis")
    'AquaMirabilis'
    """
    return "".join(word.capitalize() for word in name.split("-"))


# Messages


def messages() -> str:
    common = ROOT / "src/grasse/text"
    frame = [common, ROOT / "client/text"]
    named = [f"{family}-{name}" for name in FOLDERS for family in ("game", "about")]
    parts = [
        "// Made from the Fluent files by `./play generate`. Do not edit.",
        f"export type Language = {' | '.join(json.dumps(one) for one in LANGUAGES)};",
        f"export const LANGUAGES: Readonly<Record<Language, string>> = "
        f"{json.dumps(LANGUAGES, ensure_ascii=False)};",
        _union("FrameMessage", [*_ids(frame), *named]),
    ]
    for name, package in FOLDERS.items():
        folder = ROOT / "src" / Path(*package.split(".")) / "text"
        own = ROOT / "client/src/games" / name / "text"
        parts.append(_union(f"{pascal(name)}Message", _ids([folder, own])))
    rows = [f"  readonly {json.dumps(name)}: {pascal(name)}Message;" for name in FOLDERS]
    parts.append("export interface GameMessages {\n" + "\n".join(rows) + "\n}")
    return "\n\n".join(parts) + "\n"


def _ids(folders: Iterable[Path]) -> list[str]:
    found: set[str] = set()
    for folder in folders:
        path = folder / "en.ftl"
        if path.exists():
            body = FluentParser().parse(path.read_text(encoding="utf-8")).body
            found.update(one.id.name for one in body if isinstance(one, ftl.Message))
    return sorted(found)


def _union(name: str, ids: Iterable[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {json.dumps(one)}" for one in ids) + ";"


# The page


def page() -> str:
    """docs/protocol.md: the sections, messages and fields of protocol.py with their words."""
    source = Path(protocol.__file__).read_text(encoding="utf-8")
    tree = ast.parse(source)
    headings = {
        number: line[2:]
        for number, line in enumerate(source.splitlines(), 1)
        if re.match(r"# [A-Z]", line)
    }
    _, parts = msgspec.json.schema_components(_structs(), ref_template=_REF)
    lines = ["# The protocol", "", _HEAD, "", _paragraph(ast.get_docstring(tree) or ""), ""]
    for node, words in _with_words(tree.body):
        for number in [n for n in headings if n < node.lineno]:
            lines += [f"## {headings.pop(number)}", ""]
        match node:
            case ast.ClassDef():
                lines += _message(node, parts[node.name])
            case ast.Assign(targets=[ast.Name(id=name)]) if name in ("State", "Code"):
                values = ", ".join(f"`{value}`" for value in get_args(getattr(protocol, name)))
                lines += [f"### {name}", "", _paragraph(words), "", values, ""]
            case ast.Assign(targets=[ast.Name(id="FromClient" | "FromServer" as name)]):
                names = ", ".join(one.__name__ for one in get_args(getattr(protocol, name)))
                lines += [f"`{name}` is one of {names}.", ""]
    lines += ["## What a report says", ""]
    for module in PARTS:
        body = ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8")).body
        lines += [
            line
            for node in body
            if isinstance(node, ast.ClassDef) and node.name in parts
            for line in _message(node, parts[node.name])
        ]
    return "\n".join(lines).rstrip() + "\n"


_HEAD: Final = (
    "Made from `src/grasse/server/protocol.py` by `./play generate`; do not edit. "
    "The addresses are in `docs/openapi.json`."
)


def _message(node: ast.ClassDef, schema: Schema) -> list[str]:
    lines = [f"### {node.name}", ""]
    if text := ast.get_docstring(node):
        lines += [_paragraph(text), ""]
    words = {
        field.target.id: text
        for field, text in _with_words(node.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    }
    required = set(schema.get("required", ()))
    rows = [
        f"| `{key}` | {_cell(_ts(one))} | {'' if key in required else 'optional'} "
        f"| {_cell(_paragraph(words.get(key, '')), code=False)} |"
        for key, one in schema["properties"].items()
    ]
    if rows:
        lines += ["| field | type | | |", "|---|---|---|---|", *rows, ""]
    return lines


def _cell(text: str, *, code: bool = True) -> str:
    escaped = text.replace("|", "\\|")
    return f"`{escaped}`" if code else escaped


def _with_words(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement, and the string behind it that explains it."""
    for index, node in enumerate(body):
        match body[index + 1 : index + 2]:
            case [ast.Expr(value=ast.Constant(value=str(text)))]:
                yield node, text
            case _:
                yield node, ""


def _paragraph(text: str) -> str:
    return "\n\n".join(" ".join(one.split()) for one in text.split("\n\n"))


if __name__ == "__main__":
    main()
