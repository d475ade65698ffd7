"""The lab: what is looked at in a game, what many of them show, and the page."""

from __future__ import annotations

from html.parser import HTMLParser

import msgspec
import pytest

from grasse.bots.arena.entrants import read_entrants
from grasse.bots.lab.experiment import Experiment, Seen, Taken, Trial, house_rules, new_experiment
from grasse.bots.lab.findings import Findings, findings, worths
from grasse.bots.lab.page import page
from grasse.bots.plots import Bar, Dot, binned, dots, histogram
from grasse.games import find, names
from grasse.kernel import BadRequest
from tests.bots.test_report import played

ROSE, LILY = Taken("claim", "note", "rose"), Taken("claim", "note", "lily")
EXPERIMENT = Experiment("parfum", 2, "code", ("solid", "solid"), "1")


def seen(deal: int, *scores: int, option: str = "", rose: int = 0) -> Seen:
    """A game in which this seat took the rose, and both a lily."""
    taken = [[(LILY, 1)], [(LILY, 1)]]
    taken[rose] += [(ROSE, 2)]
    value = "true" if option else ""
    return Seen(Trial(deal, option, value), played(*scores), [0, 1, None, 0], taken)


def shown(*games: Seen) -> Findings:
    return findings(
        EXPERIMENT, games, len(games), lambda taken: taken.piece.title(), lambda _: "no"
    )


def test_who_took_a_piece_is_compared_with_the_mean_of_his_game() -> None:
    """Given games in which the rose goes with 10 points more than the other has; then it is 5 more
    than the mean; what both took tells nothing."""
    rose, lily = worths([seen(0, 30, 20), seen(1, 11, 21, rose=1)], lambda taken: taken.piece)

    assert (rose.taken, rose.times, rose.points.value, rose.wins.value) == (ROSE, 4, 5, 0.5)
    assert (lily.points.value, lily.points.error) == (0, 0)


def test_a_house_rule_is_compared_deal_by_deal() -> None:
    found = shown(seen(0, 30, 20), seen(1, 10, 20), seen(0, 33, 21, option="hold_notes"))

    (effect,) = found.rules
    assert (effect.option, effect.value, effect.default, effect.games) == (
        "hold_notes",
        "true",
        "no",
        1,
    )
    assert (effect.score.value, effect.lead.value, effect.rounds.value) == (2, 2, 0)
    assert found.games == 2


def test_points_length_and_leads_are_counted() -> None:
    found = shown(seen(0, 30, 20), seen(1, 10, 20))

    assert found.scores.mean.value == 20
    assert (found.scores.least, found.scores.most) == (10, 30)
    assert (found.winning.mean.value, found.lead.mean.value) == (25, 10)
    assert found.places[0].share.value == 0.5
    assert found.leads is not None
    assert found.leads.changes.mean.value == 2.5  # 0 1 0 and in the end 0, or 1
    assert found.endings == {"end": 2}


def test_findings_survive_json() -> None:
    found = shown(seen(0, 30, 20))

    assert msgspec.json.decode(msgspec.json.encode(found), type=Findings) == found


@pytest.mark.parametrize("game", names())
def test_an_experiment_sees_what_players_take_and_plays_every_house_rule(game: str) -> None:
    """Given any game; then pieces that players name are seen, and house rules have games of their
    own on the same deals."""
    experiment = new_experiment(game, read_entrants("random"), 2, "lab")
    trials = list(experiment.trials(2, 1))
    first = experiment.play(trials[0])

    assert [trial.deal for trial in trials] == [0, 1, *[0] * len(house_rules(find(game)))]
    assert experiment.play(trials[0]).played.scores == first.played.scores
    if len(trials) > 2:
        by_rule = experiment.play(trials[2])
        assert by_rule.trial.option
        assert by_rule.taken == []
    if game == "parfum":
        taken = {one for seat in first.taken for one, _ in seat}
        assert Taken("choose-clock", "clock", "1") in taken
        assert not any(one.field == "perfume" for one in taken)


def test_bots_of_an_experiment_are_one_or_one_for_each_seat() -> None:
    with pytest.raises(BadRequest, match="2 bots for 3 players"):
        new_experiment("parfum", read_entrants("random,solid"), 3, "1")
    with pytest.raises(BadRequest, match="not 7"):
        new_experiment("parfum", read_entrants("random"), 7, "1")


class Tags(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "line", "circle", "rect"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_else_and_every_plot_has_its_table() -> None:
    found = findings(
        EXPERIMENT,
        [seen(0, 30, 20), seen(1, 10, 20), seen(0, 33, 21, option="hold_notes")],
        2,
        lambda taken: "<script>alert(1)</script>",
        lambda option: "no",
    )
    text = page(found)

    made = Tags(text)
    kinds = [tag for tag, _ in made.tags]
    assert made.open == []
    assert not {"script", "link", "img", "iframe"} & set(kinds)
    assert not any({"src", "href", "onclick"} & set(has) for _, has in made.tags)
    assert "url(" not in text
    assert "@import" not in text
    assert kinds.count("svg") >= 6
    assert kinds.count("caption") == kinds.count("table") >= 6
    assert kinds.count("title") == kinds.count("svg") + 1
    assert "prefers-color-scheme:dark" in text
    assert "correlation" in text


def test_plots_say_what_they_show_and_stay_within() -> None:
    text = dots("A & B", [Dot("<solid>", 0.5, 0.4, 0.6)], even=0.5, percent=True)

    assert "<title>A &amp; B</title>" in text
    assert "&lt;solid&gt; 50% (40% to 60%)" in text
    assert "<solid>" not in text
    assert "nan" not in dots("one", [Dot("x", 0.0, 0.0, 0.0)]) + histogram("none", [])


def test_values_are_counted_in_steps_of_a_round_width() -> None:
    assert binned([]) == []
    assert sum(bar.number for bar in binned(list(range(1000)))) == 1000
    assert len(binned(list(range(1000)))) <= 25
    assert binned([5]) == [Bar(5.0, 6.0, 1)]
