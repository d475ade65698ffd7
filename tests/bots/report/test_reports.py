"""Reports of finished games: what is in them, in words, and what there is no report of."""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import grasse
from grasse import bots
from grasse.bots.report import Report, finished_game, open_game, page, reports, spoken
from grasse.bots.report.findings import Slip
from grasse.bots.report.hint import hint, told_so
from grasse.bots.report.moments import Deciding
from grasse.bots.report.study import Study
from grasse.bots.report.told import positions_at
from grasse.bots.report.why import reasons_for
from grasse.bots.search import Arm, Search
from grasse.bots.value import Value
from grasse.kernel import (
    Action,
    BadData,
    BadRequest,
    Chance,
    Dice,
    Game,
    GrasseError,
    Position,
    StillRunning,
    file,
)
from grasse.kernel.speech import Speech
from grasse.kernel.words import LANGUAGES, Words
from tests.bots.report.games import GOLDEN, SHORT, played, stored

OURS = tuple(SHORT)
EVERY = sorted(path.name for path in GOLDEN.glob("*.json"))


@cache
def first(name: str) -> Report:
    """After some work."""
    match, asked = stored(name), count()
    most = len(match.actions) + 80
    return list(reports(match, samples=2, stop=lambda: next(asked) > most))[-1]


def with_a_slip(name: str) -> Report:
    """The same with a decision that is said to have cost something."""
    study = Study(stored(name), samples=1)
    deciding = next(
        moment
        for moment in reversed(study.moments)
        if isinstance(moment, Deciding) and len(moment.position.options()) > 1
    )
    better = next(one for one in deciding.position.options() if one != deciding.action)
    slip = Slip(
        after=deciding.number,
        round=1,
        seat=deciding.seat,
        step=deciding.position.step.name,
        played=deciding.action.plain(),
        better=better.plain(),
        share=0.11,
        margin=6.0,
        error=0.01,
        samples=40,
        reasons=reasons_for(study.measure, deciding.position, better, deciding.action),
    )
    return msgspec.structs.replace(first(name), slips=[slip])


@pytest.mark.parametrize("name", SHORT.values())
def test_a_report_holds_what_it_promises(name: str) -> None:
    report, match = first(name), stored(name)

    result = match.result()
    assert result is not None
    assert report.result == result
    assert (report.curve[0].after, report.curve[-1].after) == (0, len(match.actions))
    for point in report.curve:
        assert sum(point.shares) == pytest.approx(1, abs=0.003)
    leaders = result.winners or [result.scores.index(max(result.scores))]
    assert report.curve[-1].shares[leaders[0]] == pytest.approx(1 / len(leaders), abs=0.001)
    for player in report.players:
        assert player.accuracy is None  # so few samples find no slip
        assert player.slips <= player.decisions
    assert 0 < report.progress <= 1
    assert len(report.slips) <= 3
    assert [draw.share for draw in report.luckiest] == sorted(
        (draw.share for draw in report.luckiest), reverse=True
    )
    assert all(draw.share <= 0 for draw in report.unluckiest)
    for points in report.sources.values():
        assert len(points) == len(match.names)


def test_points_by_source_add_up() -> None:
    report = first(SHORT["aqua-mirabilis"])

    scores = [sum(points) for points in zip(*report.sources.values(), strict=True)]
    assert scores == report.result.scores


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(stored_as, marks=() if name == "parfum" else pytest.mark.long(6))
        for name, stored_as in SHORT.items()
    ],
)
def test_so_many_samples_give_the_same_to_the_bit(name: str) -> None:
    one, other = (msgspec.json.encode(list(reports(stored(name), samples=1))[-1]) for _ in range(2))

    assert one == other
    assert msgspec.json.encode(msgspec.json.decode(one, type=Report)) == one


def test_a_first_curve_is_there_at_once_and_gets_better() -> None:
    """Given a game; when reports are asked for; then the first has a whole curve before anything
    else was looked at, and each is further than the one before."""
    found = list(reports(stored(SHORT["parfum"]), samples=2))

    assert found[0].samples == 0
    assert len(found[0].curve) > 10
    assert [report.samples for report in found] == [0, 1, 2]
    assert [report.progress for report in found] == sorted(report.progress for report in found)
    assert found[-1].progress == 1


@pytest.mark.long(15)
def test_slips_and_accuracy_are_known_after_some_samples() -> None:
    """Given a game of a player who plays anything; when it is looked at in some worlds; then slips
    are found, each with a better action that the rules allow, and they are the cost of accuracy."""
    match = played("safranito", ("random", "solid"), "acc")
    report = list(reports(match, samples=6))[-1]

    careless, careful = report.players
    assert careless.accuracy is not None
    assert careful.accuracy is not None
    assert careless.accuracy < careful.accuracy <= 1
    assert careless.slips > 0
    assert [slip.share for slip in report.slips] == sorted(
        (slip.share for slip in report.slips), reverse=True
    )
    for slip in report.slips:
        p = positions_at(match, [slip.after])[slip.after]
        assert p.to_act == slip.seat
        assert slip.played != slip.better
        assert slip.share > 0
        p.play(match.game.vocabulary.read(slip.better))  # it is legal


def test_a_report_can_be_ended_at_any_moment() -> None:
    asked = count()
    *_, last = reports(stored(SHORT["parfum"]), samples=50, stop=lambda: next(asked) > 600)

    assert 0 < last.progress < 1
    assert last.samples == 1
    for player in last.players:
        one = player.share
        assert one.start + one.luck + one.own + one.others + one.rest == one.end


def test_a_report_that_nobody_wants_any_more_is_none() -> None:
    asked = count()

    assert list(reports(stored(SHORT["parfum"]), stop=lambda: next(asked) > 3)) == []
    assert next(asked) == 5


def test_the_time_is_kept_by_the_clock() -> None:
    ticks = count()
    *_, last = reports(
        stored(SHORT["parfum"]), samples=50, seconds=40, clock=lambda: float(next(ticks))
    )

    assert last.samples == 0
    assert last.progress < 1


def test_no_samples_are_no_report() -> None:
    with pytest.raises(BadRequest, match="at least one sample"):
        next(reports(stored(SHORT["parfum"]), samples=0))


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHORT.values())
def test_a_report_speaks_five_languages(name: str, language: str) -> None:
    report = with_a_slip(name)
    told = spoken(report, stored(name), language)
    whole = page(report, told)

    assert told.title == Words(language)("report-title")
    assert len(told.slips) == len(report.slips) == 1
    for words in (*told.result, *(slip.better for slip in told.slips)):
        assert words
    assert f'<html lang="{language}">' in whole
    assert "<script" not in whole
    assert not re.search(r"(src|href)=", whole)
    drawn = re.findall(r"<svg.*?</svg>", whole, re.DOTALL)
    assert len(drawn) == 2 + len(report.players)  # the curve also for a narrow screen
    for plot in drawn:
        ElementTree.fromstring(plot)


def test_names_cannot_break_the_page() -> None:
    report = first(SHORT["parfum"])
    told = spoken(report, stored(SHORT["parfum"]), "en")
    named = msgspec.structs.replace(told, names=["<b>Ada</b>", "&Ben"])

    whole = page(report, named)
    assert "<b>" not in whole
    assert "&lt;b&gt;Ada&lt;/b&gt;" in whole
    assert "&amp;Ben" in whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_reason_has_words(name: str, language: str) -> None:
    game = grasse.find(name)
    words = Words(language, game.folder)
    source = (game.folder / "reasons.py").read_text(encoding="utf-8")

    for reason in (*game.reasons.notable, *re.findall(r'Reason\("([a-z-]+)"', source)):
        assert words.knows(f"reason-{reason}"), reason


@pytest.mark.parametrize("name", OURS)
def test_the_reasons_of_all_options_can_be_told(name: str) -> None:
    """Given decisions of a game; when the game is asked for its reasons; then they are words that a
    player of that seat may read."""
    match = grasse.new(name, 3, seed="why")
    solid, chance = bots.find("solid", match.game), Dice("why")
    speech = Speech(match.game, "en")
    told = set()
    for _ in range(120):
        if match.to_act is None:
            break
        p, view = match.position, match.view(match.to_act)
        for option in p.options():
            for reason in match.game.reasons.of(p, option):
                args = speech.describe(view, reason.args)
                told.add(speech.words(f"reason-{reason.id}", **args))
        match.play(bots.decide(match, solid, chance))
    assert told or name == "aqua-mirabilis"
    assert not any("{" in words for words in told)


# Hints


@pytest.mark.parametrize("name", OURS)
def test_a_hint_is_made_of_what_the_seat_may_know(name: str) -> None:
    """Given a table in the middle of the game; when what a seat cannot know is drawn anew; then the
    hint stays the same, and names at most three options that are listed."""
    match = grasse.new(name, 2, seed="hint")
    solid, chance = bots.find("solid", match.game), Dice("hint")
    for _ in range(40):
        match.play(bots.decide(match, solid, chance))
    while len(match.options) < 2:
        match.play(bots.decide(match, solid, chance))
    seat = match.to_act
    view = match.view(seat)
    found = hint(match.game, view, samples=4)
    resampled = match.position.resample(seat, Dice("anew"))

    assert 1 <= len(found) <= 3
    assert all(advice.action in match.options for advice in found)
    assert found == hint(match.game, resampled.view(seat), samples=4)
    for language in LANGUAGES:
        assert told_so(found[0], view, Speech(match.game, language))


def test_there_is_no_hint_where_nothing_is_to_choose() -> None:
    match = grasse.new("parfum", 2, seed="only")
    solid, chance = bots.find("solid", match.game), Dice("only")
    while len(match.options) > 1:
        match.play(bots.decide(match, solid, chance))

    assert hint(match.game, match.view(match.to_act)) == []


# What there is no report of


def raw_of(name: str) -> bytes:
    return (GOLDEN / name).read_bytes()


def changed(**fields: Any) -> bytes:
    return file.render({**file.parse(raw_of(SHORT["parfum"])), **fields})


RUNNING = grasse.new("parfum", 2, seed="running")


@pytest.mark.parametrize(
    ("raw", "error", "told"),
    [
        (b"not a file", BadData, "is not a game file"),
        (b'{"chess": 1}', BadData, "is not a game file of Grasse"),
        (raw_of(SHORT["parfum"])[:-40], BadData, "is not a game file"),
        (raw_of(SHORT["parfum"]).replace(b'"by":0', b'"by":1', 1), BadData, "digest"),
        (changed(grasse=9), BadData, "has format 9"),
        (changed(version=99), BadData, "version 99 of the rules"),
        (changed(game="chess"), GrasseError, "there is no game 'chess'"),
        (changed(actions=[]), BadData, "says that the game is over, but it is not"),
        (file.render(RUNNING.record()), StillRunning, "the game is running"),
        (file.render(RUNNING.export(0)), StillRunning, "the game is running"),
        (file.render(RUNNING.record(given_up=True)), BadData, "was given up"),
    ],
    ids=map(str, count()),
)
def test_what_is_no_finished_game_gets_a_clear_word(
    raw: bytes, error: type[GrasseError], told: str
) -> None:
    with pytest.raises(error, match=re.escape(told)):
        finished_game(raw, "some.json")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot read"):
        open_game(tmp_path / "none.json")


def test_a_running_match_is_refused_untouched() -> None:
    match = grasse.new("safranito", 2, seed="running")
    before = match.record()

    with pytest.raises(StillRunning):
        next(reports(match))
    assert match.record() == before


# At length


@pytest.mark.long(60)
@pytest.mark.parametrize("name", EVERY)
def test_every_stored_game_has_a_report(name: str) -> None:
    report = first(name)

    for language in LANGUAGES:
        assert page(report, spoken(report, stored(name), language))


class Between(Search):
    """Compares the options that it is given, without an opinion of its own before, to the end."""

    def _arms(self, p: Position, options: list[Action], chance: Chance, value: Value) -> list[Arm]:
        return [Arm(option, 0.0) for option in options]

    def _undecided(self, arms: list[Arm]) -> bool:
        return True


def longer(game: Game[Any], deciding: Deciding) -> float:
    """By how much what the report calls better is so, by a search that takes longer."""
    pair = [deciding.best().action, deciding.action]
    seen = deciding.position.resample(deciding.seat, Dice("other"))
    thought = Between(game, 150, None).think(seen, pair, Dice("longer"))
    shares = {one.action: one.share for one in thought.options}
    return shares[pair[0]] - shares[pair[1]]


@pytest.mark.long(200)
def test_what_the_report_calls_better_is_so_by_a_longer_search() -> None:
    """Given decisions for which reports name something better, of all three games; when another
    search compares the two for longer, with luck of its own; then the better action is at least as
    good in nine cases of ten."""
    cases = []
    for name, levels in (
        ("parfum", ("solid", "easy")),
        ("parfum", ("easy", "solid", "beginner")),
        ("safranito", ("easy", "beginner", "solid")),
        ("safranito", ("solid", "easy")),
        ("aqua-mirabilis", ("solid", "easy")),
    ):
        study = Study(played(name, levels, "better"), samples=8)
        for _ in study.work():
            pass
        cases += [(study.match.game, deciding) for deciding in study.costly()]
    assert len(cases) >= 50
    sampled = [cases[number * len(cases) // 50] for number in range(50)]
    good = sum(longer(game, deciding) >= 0 for game, deciding in sampled)

    assert good >= 45, f"{good} of 50"
