"""Actions: what a seat, or Nature, does."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final, get_type_hints

import msgspec

from grasse.kernel.errors import BadData

Seat = int
"""A seat is its place at the table: 0, 1, 2 …"""

NATURE: Final[Seat] = -1
"""The seat of chance: every shuffle, draw, die and throw is a decision of hers."""

NOBODY: Final = None
"""In the frame of a step that is nobody's, not even Nature's: what the rules do by themselves. In
plain data it is -1, too, where the step tells the two apart."""


def kebab(name: str) -> str:
    """The written form of a class name.

    >>> kebab("TakeDie")
    'take-die'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Action(
    msgspec.Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True, gc=False
):
    """A small typed value with a tag. Equal fields make equal actions.

    An action that `reveals` tells somebody something he did not know; undo stops behind it.
    """

    reveals: ClassVar[bool] = False
    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only the one who acts knows."""

    @classmethod
    def tag(cls) -> str:
        """The name of the action in files and on the wire."""
        return str(cls.__struct_config__.tag)

    def plain(self) -> dict[str, Any]:
        """The action as plain data, ready for JSON."""
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]  # msgspec says Any

    def written(self) -> str:
        """The action as a player may type it: the tag, then the fields in order."""
        fields = (getattr(self, name) for name in self.__struct_fields__)
        words = (" ".join(map(str, f)) if isinstance(f, tuple) else str(f) for f in fields)
        return " ".join([self.tag(), *words])


class Vocabulary:
    """The actions of one game, and how to read them."""

    def __init__(self, *actions: type[Action]) -> None:
        self.actions = {action.tag(): action for action in actions}

    def read(self, data: object) -> Action:
        """The action that `data` describes; BadData with a clear line where it describes none."""
        if not isinstance(data, dict) or "do" not in data:
            raise BadData("an action is an object with a field 'do'")
        tag = data["do"]
        kind = self.actions.get(tag) if isinstance(tag, str) else None
        if kind is None:
            raise BadData(f"there is no action {tag!r}")
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            raise BadData(f"{tag}: {error}") from None

    def parse(self, line: str) -> Action:
        """The action that a person typed, such as `take-die rose`."""
        tag, *words = line.split() or [""]
        kind = self.actions.get(tag)
        if kind is None:
            raise BadData(f"there is no action {tag!r}")
        names = kind.__struct_fields__
        data: dict[str, Any] = {"do": tag}
        numbers = [_number(word) for word in words]
        open_ended = bool(names) and "tuple" in str(get_type_hints(kind)[names[-1]])
        fixed = names[:-1] if open_ended else names
        if len(numbers) == len(fixed) or (open_ended and len(numbers) > len(fixed)):
            data.update(zip(fixed, numbers, strict=False))
            if open_ended:  # the last field takes all that is left
                data[names[-1]] = numbers[len(fixed) :]
        else:
            raise BadData(f"this is written {self.usage(line)}")
        return self.read(data)

    def usage(self, line: str) -> str | None:
        """How the action is written that somebody tried to type; None if there is none."""
        kind = self.actions.get(line.split()[0])
        if kind is None:
            return None
        return " ".join([kind.tag(), *(f"<{name}>" for name in kind.__struct_fields__)])


def _number(word: str) -> str | int:
    return int(word) if re.fullmatch(r"-?[0-9]{1,18}", word) else word
