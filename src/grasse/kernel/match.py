"""A match: a position, the people at the table, chance, and all that happened."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

import msgspec

from grasse.kernel import file
from grasse.kernel.action import NATURE, Action, Seat
from grasse.kernel.errors import BadData, GrasseError, NothingToUndo, NotYourTurn, StillRunning
from grasse.kernel.fair import FairStream, commitment, new_seed
from grasse.kernel.game import Game
from grasse.kernel.journal import Entry, Journal, Note, Noted
from grasse.kernel.position import P, Plain, key_of
from grasse.kernel.result import Result

_Moved = list[tuple[int, P, Action]]
"""Actions of Nature since the last decision: their number, and the position before them."""


class Match(Generic[P]):
    """A game that is being played.

    Nature acts by herself, from the fair stream, unless the match was started with
    `nature="given"`: then her actions are played like everybody's, as with real dice on a table.
    """

    def __init__(
        self,
        game: Game[P],
        position: P,
        names: Sequence[str],
        *,
        seed: bytes | None = None,
        contributions: Sequence[bytes] = (),
        id: str | None = None,
        nature: str = "fair",
        version: int | None = None,
        written: Plain | None = None,
    ) -> None:
        self.game = game
        self.version = game.version if version is None else version
        """Of the rules: a game that began under an older one ends under it."""
        self.position = position
        self.names = list(names)
        self.id = secrets.token_hex(8) if id is None else id
        self.contributions = list(contributions)
        self.given = nature == "given"
        self._seed = new_seed() if seed is None else seed
        self._stream = FairStream(self.id, self.version, self._seed, self.contributions)
        self.commitment = commitment(self.id, self._seed)
        self._written = (
            game.write_options(position.rulings, self.version) if written is None else written
        )
        """The options as a file of this match names them."""
        self._begin = self._dump()
        self.actions: list[tuple[Seat, Action]] = []
        self.journal = Journal()
        self.notes: list[Note] = []
        """What happened at the table beside the game."""
        position.tell = self.journal.tell
        self.endless = False
        """Whether everything can be taken back, whoever did it: for a study."""
        self._undoable: list[tuple[Seat, P, int, _Moved[P]]] = []
        self._moved: _Moved[P] = []
        self._motions: tuple[_Moved[P], list[Plain]] = (self._moved, [])
        self.resume()

    # Play

    @property
    def to_act(self) -> Seat | None:
        """A seat, NATURE, or None when the game is over."""
        return self.position.to_act

    @property
    def options(self) -> list[Action]:
        """Every legal action of the one to act."""
        return self.position.options()

    def play(self, action: Action | Mapping[str, Any], seat: Seat | None = None) -> None:
        """Do it for the one to act; `seat` makes sure that it is that one."""
        to_act = self.position.to_act
        if seat is not None and seat != to_act:
            raise NotYourTurn("the game is over" if to_act is None else "it is not your turn")
        if to_act == NATURE and not self.given:
            raise NotYourTurn("Nature acts by herself: resume() lets her")
        if not isinstance(action, Action):
            action = self.game.vocabulary.read(action)
        self._do(action)
        self.resume()

    def _do(self, action: Action) -> None:
        seat = self.position.to_act
        stays = not self.endless and (seat == NATURE or action.reveals)
        before = None if stays else self.position.copy()
        if seat == NATURE and self.game.motion is not None:
            self._moved = [*self._moved, (len(self.actions), self.position.copy(), action)]
        told, moved = len(self.journal), self._moved
        self.position.play(action)
        assert seat is not None  # a position that is over refuses
        self.actions.append((seat, action))
        if seat != NATURE:
            self._moved = []
        if before is None:
            self._undoable.clear()
        else:
            self._undoable.append((seat, before, told, moved))

    def resume(self) -> None:
        """Let Nature act if she is to: after a replay that stopped in front of her."""
        if not self.given:
            while self.position.to_act == NATURE:
                self._do(self.position.draw(self._stream))

    # Undo

    @property
    def can_undo(self) -> bool:
        """Whether the seat to act has a decision to take back, with nothing revealed since."""
        own = self.endless or (bool(self._undoable) and self._undoable[-1][0] == self.to_act)
        return own and bool(self._undoable)

    def undo(self, seat: Seat | None = None) -> None:
        """Back to the seat's last own decision, never past a reveal or another seat's action."""
        other = seat is not None and seat != self.to_act and not self.endless
        if not self.can_undo or other:
            raise NothingToUndo("there is nothing to take back: something was revealed since")
        _, self.position, told, self._moved = self._undoable.pop()
        self.position.tell = self.journal.tell
        del self.journal[told:]
        self.actions.pop()

    def reset_turn(self, seat: Seat | None = None) -> None:
        """Undo as far as undo goes."""
        self.undo(seat)
        while self.can_undo:
            self.undo()

    def note(self, id: Noted, **args: str | int) -> None:
        """Write a line about the table itself: everybody reads it, files keep it, and undo does
        not reach behind it."""
        self._take_note(Note(len(self.actions), id, args))

    def _take_note(self, note: Note) -> None:
        self.notes.append(note)
        self.journal.append(note.entry)
        self._undoable.clear()

    @classmethod
    def begun_at(
        cls, game: Game[P], then: Plain, components: Any, names: Sequence[str], **more: Any
    ) -> Match[P]:
        """A new match that begins with a position of another, as `stands` wrote it, under the same
        version of the rules."""
        position = _loaded(game, then, game.read_components(components), more["version"])
        return cls(game, position, names, written=then["options"], **more)

    def stands(self) -> Plain:
        """The position, secrets included: for `begun_at`."""
        return self._dump()

    # What may be seen

    def view(self, seat: Seat | None = None, told: int = 0) -> Plain:
        """What this seat may know, as plain data; None is a spectator.

        Somebody who has read the journal up to entry number `told` gets only what follows;
        `kept` is how many of those he has read himself.
        """
        shared, own = self._beside_open(), self._beside_own(seat, told)
        return {
            **self.position.view(seat),
            "match": shared["match"],
            "names": shared["names"],
            "played": shared["played"],
            "can_undo": own["can_undo"],
            "kept": own["kept"],
            "journal": msgspec.to_builtins(own["journal"]),
            "motions": shared["motions"],
            "commitment": shared["commitment"],
        }

    def view_open(self) -> Plain:
        """What is the same in every view: for whoever makes many of them at once."""
        return {**self.position.view_open(), **self._beside_open()}

    def view_own(self, seat: Seat | None, told: int = 0) -> Plain:
        """What is in this seat's view beside that; its `table` goes behind the open one, and its
        `options` and `journal` are not plain yet."""
        return {**self.position.view_own(seat), **self._beside_own(seat, told)}

    def _beside_open(self) -> Plain:
        return {
            "match": self.id,
            "names": self.names[:],
            "played": len(self.actions),
            "motions": self.motions(),
            "commitment": self.commitment,
        }

    def _beside_own(self, seat: Seat | None, told: int) -> Plain:
        return {
            "can_undo": self.can_undo
            and seat is not None
            and (self.endless or seat == self.to_act),
            "kept": self.journal.count_seen(seat, told),
            "journal": self.journal.seen_by(seat, told),
        }

    def motions(self) -> list[Plain]:
        """How pieces moved by themselves since the last decision: public, and only for showing."""
        move = self.game.motion
        if move is None:
            return []
        if self._motions[0] is not self._moved:  # computed once for all who look
            found = [
                {"played": played, "rows": rows}
                for played, before, action in self._moved
                if (rows := move(before, action))
            ]
            self._motions = (self._moved, found)
        return self._motions[1][:]

    def result(self) -> Result | None:
        return self.position.result()

    # Files

    def save(
        self,
        path: Path | str,
        *,
        seat: Seat | None = None,
        spectator: bool = False,
        whole: bool = False,
    ) -> None:
        """Write the match to a file.

        A finished game is written in full, so that anybody can replay and verify it. A file of a
        running game would tell its secrets, so say whose eyes it is for: `seat=0` or
        `spectator=True` write what those may know, for reading; `whole=True` writes everything,
        for the keeper of the table, who goes on from it with `load`.
        """
        running = self.to_act is not None
        if spectator or seat is not None:
            data = self.export(seat)
        elif running and not whole:
            raise StillRunning(
                "the game is running: save(path, seat=0) writes what that seat may know, "
                "save(path, whole=True) everything, secrets included"
            )
        else:
            data = self.record()
        file.write(Path(path), data)

    def _header(self) -> Plain:
        return {
            "grasse": file.FORMAT,
            "game": self.game.name,
            "version": self.version,
            "match": self.id,
            "names": self.names[:],
        }

    def _dump(self) -> Plain:
        """The position, its options as this match began with them."""
        return {**self.position.dump(), "options": self._written}

    def export(self, seat: Seat | None) -> Plain:
        """What a file of a running game holds: this seat's view."""
        return {**self._header(), "kind": "view", "seat": seat, "view": self.view(seat)}

    def record(self, *, given_up: bool = False) -> Plain:
        """The whole match as plain data, secrets included.

        A game that runs is a table that goes on, unless all its players have given it up.
        """
        result = self.result()
        unfinished = "given-up" if given_up else "table"
        notes = {"notes": msgspec.to_builtins(self.notes)} if self.notes else {}
        return {
            **self._header(),
            "kind": "game" if self.to_act is None else unfinished,
            "components": self.position.components,
            "fair": {
                "commitment": self.commitment,
                "contributions": [part.hex() for part in self.contributions],
                "seed": self._seed.hex(),
                "nature": "given" if self.given else "fair",
            },
            "begin": self._begin,
            "actions": [{"by": seat, **action.plain()} for seat, action in self.actions],
            **notes,
            "end": {
                "key": key_of(self._dump()),
                "scores": result.scores if result else None,
                "winners": result.winners if result else None,
                "reason": result.reason if result else None,
            },
        }

    @classmethod
    def replayed(
        cls, game: Game[P], data: Plain, *, until: int | None = None, check: bool = False
    ) -> Match[P]:
        """The match that `record` wrote, played again action by action.

        Nature's actions are taken from the record, so that a replay does not depend on how she
        draws; with `check` each is compared with what her stream gives. Where the match may go on,
        the stream moves along. `until` stops after so many actions, Nature's included.
        """
        try:
            record = msgspec.convert(data, file.Record)
        except msgspec.ValidationError as error:
            raise BadData(f"this file is not a whole game: {error}") from None
        game.at_version(record.version)  # or it cannot be played
        try:
            seed = bytes.fromhex(record.fair.seed)
            contributions = [bytes.fromhex(part) for part in record.fair.contributions]
        except ValueError:
            raise BadData("this file is not a whole game: its seed is not hexadecimal") from None
        box = game.read_components(record.components)
        position = _loaded(game, record.begin, box, record.version)
        if len(record.names) != position.seats:
            raise BadData(f"there are {len(record.names)} names for {position.seats} seats")
        match = cls(
            game,
            position,
            record.names,
            seed=seed,
            contributions=contributions,
            id=record.match,
            nature="given",
            version=record.version,
            written=record.begin.get("options"),
        )
        fair = record.fair.nature == "fair"
        moves = fair and (check or until is not None or record.kind != "game")
        try:
            for written in record.actions[:until]:
                match._take_notes(record.notes)
                match._redo(written, moves, check)
            match._take_notes(record.notes)
            match.given = not fair
            if until is None and record.kind != "game":
                match.resume()
        except GrasseError as error:
            raise BadData(f"action {len(match.actions) + 1}: {error}") from None
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            # The file may begin with a position that no game can come to.
            number = len(match.actions) + 1
            raise BadData(f"action {number}: the rules cannot go on here ({error!r})") from error
        return match

    # Going on elsewhere

    def snapshot(self) -> Plain:
        """Everything, to go on from without replaying; undo does not reach behind it."""
        return {
            **self.record(),
            "position": self._dump(),
            "journal": [entry.plain() for entry in self.journal],
            "drawn": self.drawn,
        }

    @classmethod
    def restored(cls, game: Game[P], data: Plain) -> Match[P]:
        """The match that `snapshot` wrote."""
        box, version = game.read_components(data["components"]), data["version"]
        match = cls(
            game,
            _loaded(game, data["begin"], box, version),
            data["names"],
            seed=bytes.fromhex(data["fair"]["seed"]),
            contributions=[bytes.fromhex(part) for part in data["fair"]["contributions"]],
            id=data["match"],
            nature="given",
            version=version,
            written=data["begin"]["options"],
        )
        match.notes = msgspec.convert(data.get("notes", []), list[Note])
        actions = [
            (row["by"], game.vocabulary.read({k: v for k, v in row.items() if k != "by"}))
            for row in data["actions"]
        ]
        position = _loaded(game, data["position"], box, version)
        match._stand(position, actions, [Entry.read(row) for row in data["journal"]])
        match._stream.drawn.update(data["drawn"])
        match.given = data["fair"]["nature"] == "given"
        return match

    def _take_notes(self, notes: Sequence[Note]) -> None:
        """Those of a file that come now."""
        while len(self.notes) < len(notes) and notes[len(self.notes)].after <= len(self.actions):
            self._take_note(notes[len(self.notes)])

    def milestone(self) -> Plain:
        """How it stands, for `earlier`: much less than a snapshot."""
        return {
            "position": self._dump(),
            "played": len(self.actions),
            "told": len(self.journal),
            "noted": len(self.notes),
        }

    def earlier(self, then: Plain) -> Match[P]:
        """This match as it stood at a milestone, to be led on from there by `follow`; undo does not
        reach behind it."""
        box = self.game.read_components(self.position.components)
        match = type(self)(
            self.game,
            _loaded(self.game, self._begin, box, self.version),
            self.names,
            seed=self._seed,
            contributions=self.contributions,
            id=self.id,
            nature="given",
            version=self.version,
            written=self._written,
        )
        position = _loaded(self.game, then["position"], box, self.version)
        match._stand(position, self.actions[: then["played"]], self.journal[: then["told"]])
        match.notes = self.notes[: then["noted"]]
        match.given = self.given
        return match

    def _stand(self, position: P, actions: list[tuple[Seat, Action]], journal: list[Entry]) -> None:
        """Be where these actions led to."""
        self.position = position
        self.position.tell = self.journal.tell
        self.journal[:] = journal
        self.actions = actions

    @property
    def drawn(self) -> dict[str, int]:
        """How many numbers of the fair stream are used up, by purpose."""
        return dict(self._stream.drawn)

    def follow(self, actions: Sequence[Plain], drawn: Mapping[str, int] | None = None) -> None:
        """Do what was done elsewhere, Nature's actions as written, and move her stream along."""
        for written in actions:
            self._redo(written, moves=False, check=False)
        if drawn is not None:
            self._stream.drawn.clear()
            self._stream.drawn.update(drawn)

    def _redo(self, written: Plain, moves: bool, check: bool) -> None:
        by = written.get("by")
        if by != self.to_act:
            whose = "the game is over" if self.to_act is None else f"seat {self.to_act} is to act"
            raise BadData(f"it is by seat {by}, but {whose}")
        action = self.game.vocabulary.read({k: v for k, v in written.items() if k != "by"})
        if by == NATURE and moves:
            drawn = self.position.draw(self._stream)
            if check and not self.game.at_version(self.version).agrees(action, drawn):
                raise BadData(
                    f"the stream gives '{drawn.written()}', the file says '{action.written()}'"
                )
        self._do(action)


def _loaded(game: Game[P], data: Plain, box: Any, version: int) -> P:
    """A position that a match under this version of the rules wrote."""
    options = data.get("options", {})
    if isinstance(options, dict):  # or it is refused with the rest
        options = game.understand(options, version)
    return game.load_position({**data, "options": options}, box)
