"""Nobody receives a byte that depends on what he may not know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import grasse
from grasse import bots
from grasse.bots import Bot
from grasse.bots.search import Stop, never
from grasse.kernel import (
    NATURE,
    Action,
    Chance,
    Dice,
    Game,
    Journal,
    Match,
    NotYourTurn,
    Plain,
    Seat,
)
from tests.leaks import Report, compare, decision
from tests.play import (
    AT_LENGTH,
    CASES,
    advance,
    at_random,
    lopsidedly,
    sensibly,
    shape,
    some_actions,
    variants,
    walk,
)

encode = msgspec.json.encode


def viewers(seats: int) -> list[Seat | None]:
    return [None, *range(seats)]


def beginning(name: str, seats: int) -> int:
    """How many actions go by until there is something to hide."""
    return min(30, shape(name, seats).actions // 4)


def hides_something(name: str, seats: int) -> bool:
    """Whether the game has anything that a spectator does not see."""
    position, early = grasse.find(name).start(seats), beginning(name, seats)
    for number, _ in enumerate(walk(position, Dice(3))):
        if number > early and position.resample(None, Dice(number)) != position:
            return True
    return False


def some_of_each_level(game: Game[Any]) -> list[Bot]:
    """Those that search do so in two worlds."""
    return [bots.find(level, game, samples=2) for level in bots.LEVELS]


@pytest.mark.parametrize(("name", "seats"), AT_LENGTH)
def test_no_byte_depends_on_what_the_viewer_may_not_know(name: str, seats: int) -> None:
    """Given games at their beginning, their middle and their end, each with a shadow for every
    seat and a spectator; when both are played on; then no viewer can tell them apart."""
    game = grasse.find(name)
    levels = some_of_each_level(game)
    tried = some_actions(name, seats)
    total = Report()
    length = sum(1 for _ in walk(game.start(seats), Dice(1)))
    moments = [
        (0, at_random),
        (5, at_random),
        (10, lopsidedly),
        (15, sensibly),
        (25, sensibly),
        (35, lopsidedly),
        (55, at_random),
    ]  # in hundredths of a random game
    floor = 60 if hides_something(name, seats) else 0
    for seed in range(120):
        if seed >= len(moments) and total.pairs >= 1200 and total.apart >= floor:
            break
        skip, pick = moments[seed % len(moments)]
        one = compare(
            game, seats, seed, skip=skip * length // 100, actions=100, tried=tried, pick=pick,
            bot=levels[seed % len(levels)],
        )  # fmt: skip
        assert one.problems == []
        total.pairs += one.pairs
        total.apart += one.apart
    assert total.pairs >= 1200  # 3 cases: at least 3,600 pairs in all
    assert total.apart >= floor, "the shadows hardly differ from the truth"


@pytest.mark.parametrize(("name", "seats"), AT_LENGTH)
def test_no_byte_depends_on_it_under_any_ruling(name: str, seats: int) -> None:
    for seed, options in enumerate(variants(grasse.find(name))):
        report = compare(grasse.find(name), seats, seed, options=options, skip=40, actions=25)
        assert report.problems == [], options


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_end_of_the_game_is_no_secret(name: str, seats: int) -> None:
    """From shortly before the end to the end; there all viewers see the same result."""
    game = grasse.find(name)
    length = sum(1 for _ in walk(game.start(seats), Dice("leaks 11"), sensibly))
    report = compare(game, seats, 11, skip=length - 15, pick=sensibly)
    assert report.problems == []
    assert report.truth is not None
    assert report.truth.to_act is None


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_files_for_a_seat_are_the_same_bytes(name: str, seats: int, tmp_path: Path) -> None:
    """Given a running match; when it is saved for a viewer, once with the truth and once with
    what is hidden dealt anew; then the files are the same and hold no seed."""
    match = grasse.new(name, seats, seed="files")
    for stop in (0, 5, 40, 100):
        advance(match, Dice(stop), stop)
        for viewer in viewers(seats):
            truth = match.position
            match.save(tmp_path / "truth", seat=viewer, spectator=viewer is None)
            match.position = truth.resample(viewer, Dice(7))
            match.save(tmp_path / "shadow", seat=viewer, spectator=viewer is None)
            match.position = truth
            written = (tmp_path / "truth").read_bytes()
            assert written == (tmp_path / "shadow").read_bytes()
            assert match._seed.hex().encode() not in written


# Would the comparison see a leak?


@pytest.fixture(
    params=[pytest.param(case.values, marks=case.marks) for case in AT_LENGTH],
    ids=lambda case: f"{case[0]}-{case[1]}",
)
def hiding(request: pytest.FixtureRequest) -> tuple[str, int]:
    """A game that hides something; others have nothing to leak."""
    name, seats = request.param
    if not hides_something(name, seats):
        pytest.skip(f"{name} hides nothing")
    return name, seats


def leaking(hiding: tuple[str, int], **more: Any) -> str:
    """What is found wrong with a view that was tampered with; nobody could read it out."""
    game, seats = grasse.find(hiding[0]), hiding[1]
    skip = beginning(*hiding)
    for seed in range(5, 40):
        played = compare(game, seats, seed, skip=skip, actions=300, words=False, **more)
        if found := played.problems:
            return " ".join(found)
    return ""


def seen_in(problems: str) -> bool:
    """Whether a difference of what is shown was found, at rest or as it came about."""
    return "view" in problems or "depends on what is hidden" in problems


PARTS = pytest.mark.parametrize("part", ["view_open", "view_own"])
"""What all see, and what a seat sees beside it."""


@pytest.mark.plain_python
@PARTS
def test_a_view_that_tells_is_found(
    hiding: tuple[str, int], part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = type(grasse.find(hiding[0]).start(hiding[1]))
    show = getattr(kind, part)

    def shows_all(self: Any, *seat: Seat | None) -> Plain:
        shown = show(self, *seat)
        return {**shown, "table": {**shown["table"], "all": self.dump()}}

    monkeypatch.setattr(kind, part, shows_all)
    assert seen_in(leaking(hiding))


@pytest.mark.plain_python
@PARTS
def test_one_hidden_number_in_a_view_is_found(
    hiding: tuple[str, int], part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A single bit of the hidden part is enough."""
    kind = type(grasse.find(hiding[0]).start(hiding[1]))
    show = getattr(kind, part)

    def shows_a_bit(self: Any, *seat: Seat | None) -> Plain:
        shown = show(self, *seat)
        return {**shown, "table": {**shown["table"], "bit": int(self.key(), 16) & 1}}

    monkeypatch.setattr(kind, part, shows_a_bit)
    assert seen_in(leaking(hiding))


def test_a_journal_that_tells_is_found(
    hiding: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Private entries that are addressed to everybody."""

    def tell(self: Journal, message: str, to: int | None = None, **args: Any) -> None:
        self.append(grasse.Entry(message, args))
        assert to is None or to >= 0

    monkeypatch.setattr(Journal, "tell", tell)
    assert "journal" in leaking(hiding)


def test_an_error_that_tells_is_found(
    hiding: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Match.play

    def tells(self: Match[Any], action: Action, seat: Seat | None = None) -> None:
        if seat is not None and seat != self.to_act:
            raise NotYourTurn(f"it is not your turn in {self.position.key()}")
        play(self, action, seat)

    monkeypatch.setattr(Match, "play", tells)
    assert "errors" in leaking(hiding, tried=some_actions(*hiding))


@pytest.mark.plain_python
def test_options_that_tell_are_found(
    hiding: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = type(grasse.find(hiding[0]).start(hiding[1]))
    options = kind.options

    def ordered_by_the_truth(self: Any) -> list[Action]:
        found: list[Action] = options(self)
        return found[::-1] if self.to_act != NATURE and int(self.key(), 16) & 1 else found

    monkeypatch.setattr(kind, "options", ordered_by_the_truth)
    assert seen_in(leaking(hiding))


@pytest.mark.plain_python
def test_a_question_that_tells_is_found(
    hiding: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is asked next must not depend on what is hidden: not to be asked whether to spend what
    one does not hold tells the others that one does not hold it."""
    kind = type(grasse.find(hiding[0]).start(hiding[1]))
    view = kind.view

    def asks_only_some(self: Any, seat: Seat | None = None) -> Plain:
        shown: Plain = view(self, seat)
        asked = self.to_act == NATURE or sum(self.key().encode()) % 2
        return shown if asked else {**shown, "step": None}

    monkeypatch.setattr(kind, "view", asks_only_some)
    assert seen_in(leaking(hiding))


@pytest.mark.plain_python
def test_a_bot_that_peeks_is_found(
    hiding: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that reaches the position through a back door."""
    kind = type(grasse.find(hiding[0]).start(hiding[1]))
    show = kind.show_own
    seen: list[str] = []

    def remembers(self: Any, seat: Seat | None) -> Plain:
        seen[:] = [self.key()]
        shown: Plain = show(self, seat)
        return shown

    class Peeking(Bot):
        def choose(
            self, view: Plain, options: list[Action], chance: Chance, stop: Stop = never
        ) -> Action:
            return options[int(seen[0], 16) % len(options)]

        def judge(
            self, p: Any, options: list[Action], chance: Chance, stop: Stop = never
        ) -> Action:
            return options[0]

    monkeypatch.setattr(kind, "show_own", remembers)
    assert "the bot's decision" in leaking(hiding, bot=Peeking(grasse.find(hiding[0])))


@pytest.mark.plain_python
def test_a_judge_that_peeks_is_found(
    hiding: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that remembers the position behind the resampled one."""
    kind = type(grasse.find(hiding[0]).start(hiding[1]))
    resample = kind.resample
    seen: list[str] = []

    def remembers(self: Any, seat: Seat | None, chance: Chance) -> Any:
        seen[:] = [self.key()]
        return resample(self, seat, chance)

    class Peeking(Bot):
        def choose(
            self, view: Plain, options: list[Action], chance: Chance, stop: Stop = never
        ) -> Action:
            return options[0]

        def judge(
            self, p: Any, options: list[Action], chance: Chance, stop: Stop = never
        ) -> Action:
            return options[int(seen[0], 16) % len(options)]

    monkeypatch.setattr(kind, "resample", remembers)
    assert "the bot's judgement" in leaking(hiding, bot=Peeking(grasse.find(hiding[0])))


@pytest.mark.parametrize("name", grasse.names())
def test_an_action_that_tells_and_can_be_undone_is_found(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether an action is there at all may tell what is hidden; then undo must stop behind it.
    At a full table, where there is most to tell."""
    seats = max(grasse.find(name).seats)
    revealing = [a for a in grasse.find(name).vocabulary.actions.values() if a.reveals]
    if not revealing:
        pytest.skip(f"nothing that is done in {name} reveals anything")
    for action in revealing:
        monkeypatch.setattr(action, "reveals", False)
    told: list[str] = []
    for seed in range(40):
        if not told:
            told += compare(grasse.find(name), seats, seed, actions=1500).problems
    assert any("not marked `reveals`" in one or "what is hidden" in one for one in told)


# Resample and imagine


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_resample_deals_what_is_hidden(name: str, seats: int) -> None:
    """Given positions with something hidden; when they are resampled; then the hidden part
    varies, the true position stays as it was, and the same seed gives the same sample."""
    if not hides_something(name, seats):
        pytest.skip(f"{name} hides nothing")
    varied = 0
    for seed in range(40):
        if varied <= 20:
            varied += _varied(name, seats, seed)
    assert varied > 20


def _varied(name: str, seats: int, seed: int) -> int:
    """How often something hidden was dealt differently in one game."""
    position = grasse.find(name).start(seats)
    varied, pause = 0, min(40, shape(name, seats).actions // 4)
    for number, _ in enumerate(walk(position, Dice(seed))):
        if number % pause == 0:
            key = position.key()
            for viewer in viewers(seats):
                found = {position.resample(viewer, Dice(seed)).key() for seed in range(6)}
                assert position.resample(viewer, Dice(0)).key() in found
                varied += len(found) > 1
            assert position.key() == key
        if number > 800:
            break
    return varied


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_resampled_position_can_be_played_on(name: str, seats: int) -> None:
    position = grasse.find(name).start(seats)
    for number, _ in enumerate(walk(position, Dice(2), sensibly)):
        if number % 100 == 50:
            for viewer in viewers(seats):
                other = position.resample(viewer, Dice(number))
                assert grasse.position(name, other.dump()) == other
                for _, _ in zip(range(30), walk(other, Dice(number)), strict=False):
                    pass


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_is_imagined_from_a_view_has_that_view(name: str, seats: int) -> None:
    """A searching bot imagines positions from its view; they must look as what it sees."""
    game = grasse.find(name)
    position = game.start(seats)
    for number, _ in enumerate(walk(position, Dice(4), sensibly)):
        if number % 12 == 0:
            for viewer in viewers(seats):
                view = position.view(viewer)
                sent = msgspec.json.decode(encode(view))
                for seed in range(2):
                    imagined = game.imagine(sent, Dice(seed))
                    assert encode(imagined.view(viewer)) == encode(view)
                    assert game.load(imagined.dump()) == imagined, "a check refuses it"
                assert sent == msgspec.json.decode(encode(view)), "imagine changed the view"


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_is_resampled_follows_from_the_view_alone(name: str, seats: int) -> None:
    """Given a seat's view; when the position is resampled for that seat; then it is the one that
    the same dice imagine from the view: whoever gets it gets nothing beside the view."""
    game = grasse.find(name)
    for seed, options in enumerate([{}, *variants(game)]):
        position = game.start(seats, options)
        for number, _ in enumerate(walk(position, Dice(seed), sensibly)):
            if number % 9 == seed % 9:
                for viewer in viewers(seats):
                    resampled = position.resample(viewer, Dice(number))
                    imagined = game.imagine(position.view(viewer), Dice(number))
                    assert resampled.dump() == imagined.dump(), options
                    assert resampled.frame == imagined.frame
                    assert resampled.to_act == imagined.to_act
            if number > 150:
                break


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_other_components_can_be_imagined(name: str, seats: int, tmp_path: Path) -> None:
    """Given a table with a components file of its own; then a view tells enough to imagine it, and
    its file holds the components."""
    game = grasse.find(name)
    own = tmp_path / "own.toml"
    own.write_bytes((game.folder / "components.toml").read_bytes())
    match = grasse.new(name, seats, seed="own", components=own)
    own.unlink()
    assert match.position.components is not None
    for _ in range(5):
        advance(match, Dice(6), 12, sensibly)
        for viewer in viewers(seats):
            view = msgspec.json.decode(encode(match.position.view(viewer)))
            imagined = game.imagine(view, Dice(1))
            assert encode(imagined.view(viewer)) == encode(match.position.view(viewer))
        match.save(tmp_path / "table.json", whole=True)
        assert grasse.load(tmp_path / "table.json").position == match.position


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_bot_changes_nothing_it_is_shown(name: str, seats: int) -> None:
    """Given a view and options; when the bot decides twice with the same dice; then it takes the
    same option of those, and view, options and position are as before."""
    game = grasse.find(name)
    levels = some_of_each_level(game)
    position = game.start(seats)
    decisions = 0
    for number, _ in enumerate(walk(position, Dice(5), sensibly)):
        if position.to_act in (NATURE, None) or number % 9:
            continue
        view, options = position.view(position.to_act), list(position.options())
        key, shown = position.key(), encode(view)
        bot = levels[decisions % len(levels)]
        action = bot.choose(view, options, Dice(number))
        position.copy().play(action)  # it is legal
        assert options == position.options()
        assert (position.key(), encode(view)) == (key, shown)
        assert decision(bot, position, number) == action.plain()
        decisions += 1
        if decisions == 40:
            break
