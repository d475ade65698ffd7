"""Rows of a components table: where they come from, what is wrong with them, how they differ."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, ClassVar, Final, Literal, get_args

import msgspec
from msgspec import inspect

from grasse.kernel.errors import printable
from grasse.kernel.position import Plain

Source = Literal["rulebook", "review", "box", "reconstructed"]
"""The publisher's text, a published review, the components themselves, our best inference."""
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
Sources = dict[str, dict[Source, int]]
"""Of each kind of rows, how many come from where."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a components table says where it comes from."""

    key: ClassVar[tuple[str, ...]] = ("id",)
    """The fields that tell it from the others of its kind."""
    source: Source


Kinds = Mapping[str, type[Row]]
"""The kinds of rows that a components table has."""


def kinds_of(table: type[msgspec.Struct]) -> Kinds:
    return {field.name: get_args(field.type)[0] for field in msgspec.structs.fields(table)}


def count_sources(table: Plain) -> Sources:
    """How many rows of each kind come from where.

    >>> count_sources({"water": [{"value": 0, "source": "box"}, {"value": 1, "source": "box"}]})
    {'water': {'box': 2}}
    """
    counted = {kind: Counter(row["source"] for row in rows) for kind, rows in table.items()}
    return {
        kind: {source: counts[source] for source in SOURCES if source in counts}
        for kind, counts in counted.items()
    }


def name_of(row: Plain, kind: type[Row]) -> str | None:
    """How a row is called: by the fields of its key; None if it lacks one."""
    values = [row.get(field) for field in kind.key]
    named = all(isinstance(value, str | int) for value in values)
    return " ".join(map(str, values)) if named else None


# What is wrong


def faults(table: Plain, kinds: Kinds) -> Iterator[str]:
    """All that cannot be read: the row, the field, and what is allowed there."""
    for kind in table:
        if kind not in kinds:
            yield f"there is no kind {shown(kind)}; there are {', '.join(kinds)}"
    for kind, row_type in kinds.items():
        if (rows := _rows(table, kind)) is None:
            yield f"{kind}: there must be rows, each under [[{kind}]]"
            continue
        for number, row in enumerate(rows, 1):
            name = _short(name_of(row, row_type) or f"row {number}")
            yield from (f"{kind} {name}: {fault}" for fault in _row_faults(row, row_type))


def doubles(table: Plain, kinds: Kinds) -> Iterator[str]:
    """A line for each name that is there more than once.

    >>> class Note(Row, frozen=True):
    ...     id: str
    >>> list(doubles({"notes": [{"id": "HD01"}, {"id": "HD02"}, {"id": "HD01"}]}, {"notes": Note}))
    ['notes HD01 is there twice']
    """
    for kind, row_type in kinds.items():
        times = Counter(name_of(row, row_type) for row in table[kind])
        for name in (name for name, count in times.items() if name and count > 1):
            yield f"{kind} {_short(name)} is there twice"


def _rows(table: Plain, kind: str) -> list[Plain] | None:
    rows = table.get(kind)
    fits = isinstance(rows, list) and all(isinstance(row, dict) for row in rows)
    return rows if fits else None


def _row_faults(row: Plain, kind: type[Row]) -> Iterator[str]:
    fields = _fields(kind)
    for name, field in fields.items():
        if name not in row:
            if field.required:
                yield f"{name} is missing; allowed is {_allowed(field.type)}"
        elif not _fits(row[name], field.type):
            yield f"{name} is {shown(row[name])}; allowed is {_allowed(field.type)}"
    for name in row:
        if name not in fields:
            yield f"there is no field {shown(name)}; there are {', '.join(fields)}"


@cache
def _fields(kind: type[Row]) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(kind)}


def _fits(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


@cache
def _allowed(kind: Any) -> str:
    return _in_words(inspect.type_info(kind))


def _in_words(kind: inspect.Type) -> str:
    """What is allowed, for somebody who edits the file."""
    match kind:
        case inspect.LiteralType(values=(only,)):
            return str(only)
        case inspect.LiteralType(values=values):
            return f"one of {', '.join(map(str, values))}"
        case inspect.IntType(ge=least, le=most, multiple_of=step):
            steps = f" in steps of {step}" if step else ""
            return f"a whole number from {least} to {most}{steps}"
        case inspect.FloatType(gt=above, le=most):
            return f"a number above {above}, {most} at most"
        case inspect.StrType(pattern=str(pattern)):
            return f"text that matches {pattern}"
        case inspect.StrType(min_length=int(least), max_length=int(most)):
            return f"text of {least} to {most} characters"
        case inspect.StrType():
            return "text"
        case inspect.DictType(key_type=key, value_type=value):
            return f"{{ name = number }}, the name {_in_words(key)}, the number {_in_words(value)}"
        case inspect.ListType(item_type=item):
            return f"a list, each of it {_in_words(item)}"
        case inspect.TupleType(item_types=items):
            each = " and ".join(dict.fromkeys(map(_in_words, items)))
            return f"a list of {len(items)}, each of it {each}"
        case inspect.UnionType(types=types):
            return " or ".join(_in_words(one) for one in types if one != inspect.NoneType())
    raise NotImplementedError(f"components of the type {kind}")


def shown(value: object) -> str:
    """A value of a file, in a few printable characters.

    >>> shown({"rose": 1}), shown("x" * 99)[-5:]
    ('{"rose": 1}', 'xxxx…')
    """
    return _short(json.dumps(value, ensure_ascii=False, default=str))


def _short(text: str) -> str:
    return printable(text if len(text) <= 60 else f"{text[:59]}…")


# What differs


class Values(msgspec.Struct, frozen=True):
    """A field here and there; nothing is said as None."""

    yours: Any
    ours: Any


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row that is not as in the other table."""

    kind: str
    change: Literal["changed", "added", "removed", "order"]
    row: str | None = None
    """None: all rows are there, in another order."""
    fields: dict[str, Values] = {}


def differences(yours: Plain, ours: Plain, kinds: Kinds) -> Iterator[Difference]:
    """How a table differs from ours, row by row; of what are no rows at all nothing is said."""
    for kind, row_type in kinds.items():
        if (rows := _rows(yours, kind)) is None:
            continue
        here, there = _by_name(rows, row_type), _by_name(ours[kind], row_type)
        for name in there:
            if name not in here:
                yield Difference(kind, "removed", name)
            elif fields := dict(_changes(here[name], there[name], row_type)):
                yield Difference(kind, "changed", name, fields)
        yield from (Difference(kind, "added", _short(name)) for name in here if name not in there)
        common = [name for name in here if name in there]
        if common != [name for name in there if name in here]:
            yield Difference(kind, "order")


def _by_name(rows: Iterable[Plain], kind: type[Row]) -> dict[str, Plain]:
    return {name: row for row in rows if (name := name_of(row, kind)) is not None}


def _changes(yours: Plain, ours: Plain, kind: type[Row]) -> Iterator[tuple[str, Values]]:
    for name in dict.fromkeys((*_fields(kind), *yours)):
        here, there = (_value(row, name, kind) for row in (yours, ours))
        if here != there:
            yield name, Values(here, there)


def _value(row: Plain, name: str, kind: type[Row]) -> object:
    """What a row says, or means by saying nothing."""
    field = _fields(kind).get(name)
    if name in row or field is None or field.required:
        return row.get(name)
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default
