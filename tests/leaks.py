"""Whether anything that leaves the engine depends on what the one who gets it may not know.

A game is played beside a shadow of it for each seat and for a spectator. A shadow is a match that
this viewer cannot tell from the true one: hidden things lie differently in it, and Nature's hidden
draws differ. After each action all that the viewer gets from both is compared, byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from grasse.bots import Bot, decide_at
from grasse.kernel import (
    NATURE,
    Action,
    Chance,
    Dice,
    Game,
    GrasseError,
    Journal,
    Match,
    NothingToUndo,
    Plain,
    Position,
    Seat,
    file,
)
from grasse.kernel.words import Words
from tests.play import Pick, at_random

encode = msgspec.json.encode


class Extreme:
    """Chance that always draws the first or the last: hidden things that are all alike."""

    def __init__(self, last: int) -> None:
        self.last = last

    def below(self, _purpose: str, n: int) -> int:
        return (n - 1) * self.last


class Shadow:
    """A match that one viewer cannot tell from the truth."""

    def __init__(self, truth: Match[Any], viewer: Seat | None, chance: Chance) -> None:
        self.viewer = viewer
        self.chance = chance
        self.told = 0
        """How long the journal was before the last action."""
        self.match = Match(
            truth.game, truth.position.copy(), truth.names, id=truth.id, seed=truth._seed,
            nature="given",
        )  # fmt: skip
        self.catch_up(truth)

    def catch_up(self, truth: Match[Any]) -> None:
        """Take over what happened, and deal anew what the viewer does not know."""
        self.match.actions[:] = truth.actions
        self.match.journal[:] = truth.journal
        self.match._undoable[:] = [
            (seat, old.resample(self.viewer, self.chance), told, self._resampled(moved))
            for seat, old, told, moved in truth._undoable
        ]
        self.match._moved = self._resampled(truth._moved)
        self.deal_anew(truth)

    def _resampled(self, moved: list[tuple[int, Any, Action]]) -> list[tuple[int, Any, Action]]:
        return [(n, old.resample(self.viewer, self.chance), action) for n, old, action in moved]

    def deal_anew(self, truth: Match[Any]) -> None:
        deal = (self.chance, self.chance, Extreme(0), Extreme(1))[self.chance.below("deal", 4)]
        self.match.position = truth.position.resample(self.viewer, deal)
        self.match.position.tell = self.match.journal.tell

    def follow(self, truth: Match[Any], before: Position, told: int, action: Action) -> str | None:
        """Do what the viewer saw happen in the truth; what is wrong, if the viewer saw too much.

        `before` is the true position before the action, `told` the length of the journal then.
        """
        position = self.match.position
        self.told = len(self.match.journal)
        own = before.to_act == self.viewer
        wanted = encode(truth.position.view(self.viewer))
        tried = [action]
        if before.to_act == NATURE and before.chances() != position.chances():
            tried.insert(0, position.draw(self.chance))  # from something the viewer cannot see
        elif action.secret and not own:
            tried[:0] = [other for other in position.options() if _alike(other, action)]
        # What an action openly turns over is told, and may be hidden again before anybody decides.
        openly = action.reveals and not (action.secret and truth.to_act == NATURE)
        heard = Journal(truth.journal[told:]).seen_by(self.viewer)
        for one in tried:
            after = position.copy()
            journal = Journal()
            after.tell = journal.tell
            try:
                after.play(one)
            except GrasseError:
                continue
            if openly and journal.seen_by(self.viewer) != heard:
                continue
            if encode(after.view(self.viewer)) == wanted:
                self.match.play(one)
                return None
        legal = _allowed(position, action)
        self.catch_up(truth)
        self.told = told
        if action.reveals or truth.to_act is None:
            return None  # this may tell something, and so may the end of the game
        if legal:
            return f"what comes after {action.tag()} depends on what is hidden"
        if not own and before.to_act != NATURE:
            return f"{action.tag()} tells something and is not marked `reveals`"
        return None


def _alike(one: Action, other: Action) -> bool:
    """Whether they differ in what only the one who acts knows, and in nothing else."""
    if type(one) is not type(other) or one == other:
        return False
    open_fields = set(one.__struct_fields__) - set(one.secret)
    return all(getattr(one, name) == getattr(other, name) for name in open_fields)


def _allowed(position: Position, action: Action) -> bool:
    try:
        position.copy().play(action)
    except GrasseError:
        return False
    return True


def differences(
    truth: Match[Any],
    shadow: Match[Any],
    viewer: Seat | None,
    actions: Sequence[Action] = (),
    told: tuple[int, int] = (0, 0),
) -> list[str]:
    """The ways out of the engine by which the viewer could tell the two matches apart.

    `actions` are tried for their error texts; of the journals the entries after the first `told`
    of each are compared.
    """
    here, there = truth.position, shadow.position
    since = {id(truth): told[0], id(shadow): told[1]}
    ways: dict[str, Callable[[Match[Any]], object]] = {
        "view": lambda match: match.position.view(viewer),
        "journal": lambda match: [
            entry.plain()
            for entry in match.journal[since[id(match)] :]
            if entry.to is None or entry.to == viewer
        ],
        "undo": lambda match: [match.can_undo, _said(lambda: _undo(match, viewer))],
        "errors": lambda match: [_refused(match, viewer, action) for action in actions],
    }
    found = [name for name, way in ways.items() if encode(way(truth)) != encode(way(shadow))]
    if here.to_act == viewer and here.options() != there.options():
        found.append("options")
    return found


def differences_in_whole(
    truth: Match[Any], shadow: Match[Any], viewer: Seat | None, words: bool = True
) -> list[str]:
    """As `differences`, for what holds the whole history: slower, so compared less often."""
    ways: dict[str, Callable[[Match[Any]], bytes]] = {
        "match view": lambda match: encode(match.view(viewer)),
        "file": lambda match: file.render(match.export(viewer)),
    }
    if words:
        ways["words"] = lambda match: encode(_words(match, viewer))
    return [name for name, way in ways.items() if way(truth) != way(shadow)]


def _words(match: Match[Any], viewer: Seat | None) -> list[object]:
    """What this viewer reads: the whole table, a glance at it, the question and the options."""
    game, view = match.game, match.view(viewer)
    speak = Words("en", game.folder)
    said: list[object] = [game.draw_table(view, speak)]
    if game.glance and match.to_act is not None:
        said.append(game.glance(view, speak))
    messages = [(f"do-{option['do']}", option) for option in view["options"]]
    if messages:
        messages.append((f"prompt-{view['step']}", view["prompt"]))
    said += [speak(id, **game.describe(view, args, speak)) for id, args in messages]
    return said


def decision(bot: Bot, position: Position, seed: int) -> Plain:
    """What a bot does in this position, given what its seat may know."""
    view = position.view(position.to_act)
    return bot.choose(view, list(position.options()), Dice(seed)).plain()


def judgement(bot: Bot, position: Position, seed: int) -> Plain:
    """The same without a view and back, as in the arena."""
    return decide_at(position, bot, Dice(seed)).plain()


def _differ(done: Iterable[Plain]) -> bool:
    one, other = done
    return one != other


def _refused(match: Match[Any], seat: Seat | None, action: Action) -> str:
    """The error text that this viewer gets for an action, tried on a copy."""
    if seat is None:
        return ""
    if seat == match.to_act:
        return _said(lambda: match.position.copy().play(action))
    return _said(lambda: match.play(action, seat=seat))


def _undo(match: Match[Any], seat: Seat | None) -> None:
    if seat is None or seat == match.to_act:
        raise NothingToUndo("not tried: it might be done")
    match.undo(seat)


def _said(attempt: Callable[[], object]) -> str:
    try:
        attempt()
    except GrasseError as error:
        return f"{type(error).__name__}: {error}"
    return "done"


@dataclass
class Report:
    """What a comparison found."""

    pairs: int = 0
    """Positions compared, each with a viewer."""
    apart: int = 0
    """Of every eighth of those: how many differed in something hidden."""
    problems: list[str] = field(default_factory=list)
    truth: Match[Any] | None = None
    """The match in which the first problem was found."""


def compare(
    game: Game[Any],
    seats: int,
    seed: int,
    *,
    options: dict[str, object] | None = None,
    skip: int = 0,
    actions: int = 1_000_000,
    tried: Sequence[Action] = (),
    pick: Pick = at_random,
    bot: Bot | None = None,
    viewers: Sequence[Seat | None] | None = None,
    words: bool = True,
) -> Report:
    """Play a game beside its shadows; `skip` actions go by before the shadows are made.

    `tried` are actions whose error texts are compared, a few at each position; `bot` is one whose
    decisions are, from a view and without one. With `words` also what is read out of the views is
    compared.
    """
    report = Report()
    chance = Dice(f"leaks {seed}")
    title = f"leaks-{game.name}-{seats}-{seed}"
    truth = Match(
        game, game.start(seats, options), [f"seat {n}" for n in range(seats)], id=title,
        seed=bytes(32), nature="given",
    )  # fmt: skip
    report.truth = truth
    for _ in range(skip):
        if truth.to_act is not None:
            truth.play(pick(truth.position, chance))
    everybody = [None, *range(seats)] if viewers is None else viewers
    shadows = [Shadow(truth, viewer, chance) for viewer in everybody]
    before = truth.position
    action: Action | None = None
    for number in range(actions):
        over = truth.to_act is None
        told = len(truth.journal)
        if not over:
            if truth.can_undo and chance.below("undo", 16) == 0:
                for match in (truth, *(shadow.match for shadow in shadows)):
                    match.undo()
                told = len(truth.journal)
            before = truth.position.copy()
            action = pick(truth.position, chance)
            truth.play(action)
        some = [tried[chance.below("tried", len(tried))] for _ in range(3)] if tried else []
        for shadow in shadows:
            if action is None or over:
                wrong = differences_in_whole(truth, shadow.match, shadow.viewer, words)
            else:
                wrong = [shadow.follow(truth, before, told, action) or ""]
            if number % 8 == 0:
                shadow.deal_anew(truth)
                report.apart += truth.position != shadow.match.position
            new = (0, 0) if over else (told, shadow.told)
            wrong += differences(truth, shadow.match, shadow.viewer, some, new)
            if number % 64 == 0:
                wrong += differences_in_whole(truth, shadow.match, shadow.viewer, words)
            own = shadow.viewer is not None and truth.to_act == shadow.viewer
            if own and number % 4 == 0:
                both = truth.position, shadow.match.position
                if bot is not None and _differ(decision(bot, p, number) for p in both):
                    wrong.append("the bot's decision")
                if bot is not None and _differ(judgement(bot, p, number) for p in both):
                    wrong.append("the bot's judgement")
            report.pairs += 1
            report.problems += [
                f"{title}, action {len(truth.actions)}, seat {shadow.viewer}: {one}"
                for one in wrong
                if one
            ]
        if over or report.problems:
            break
    return report
