"""A report in words, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from grasse.bots.report.findings import Drawn, Plain, Player, Report, Slip
from grasse.kernel import NATURE, Journal, Match, Position, Seat
from grasse.kernel.reasons import Reason
from grasse.kernel.speech import Speech, shown_names


class ToldSlip(msgspec.Struct, frozen=True):
    """A decision that cost something."""

    when: str
    played: str
    better: str
    gain: str
    reasons: list[str]
    board: str
    """How to see it."""


class ToldDraw(msgspec.Struct, frozen=True):
    """What Nature did."""

    when: str
    what: str


class Told(msgspec.Struct, frozen=True):
    """What a report says beside its numbers."""

    language: str
    title: str
    game: str
    result: list[str]
    names: list[str]
    """As they are shown; bots have one, too."""
    rounds: dict[int, str]
    accuracy: list[str]
    """By seat; empty while it is not known."""
    leads: str
    slips: list[ToldSlip]
    luckiest: list[ToldDraw]
    unluckiest: list[ToldDraw]
    sources: dict[str, str]
    remarks: list[str]


def spoken(report: Report, match: Match[Any], language: str | None = None) -> Told:
    """The words of a report of this match."""
    return Teller(report, match, language).told()


class Teller:
    """Speaks of one report."""

    def __init__(self, report: Report, match: Match[Any], language: str | None) -> None:
        self.report = report
        self.match = match
        self.speech = Speech(match.game, language)
        self.words = self.speech.words
        self.names = shown_names(match.names)
        draws = [*report.luckiest, *report.unluckiest]
        after = {slip.after for slip in report.slips} | {draw.after for draw in draws}
        self._then = positions_at(match, after)

    def told(self) -> Told:
        report, words = self.report, self.words
        return Told(
            language=words.language,
            title=words("report-title"),
            game=words("game"),
            result=self.speech.result(self.match.view(None)),
            names=self.names,
            rounds={point.round: self.when(point.round) for point in report.curve if point.round},
            accuracy=[self._accuracy(player) for player in report.players],
            leads=self._leads(),
            slips=[self._slip(slip) for slip in report.slips],
            luckiest=[self._draw(draw) for draw in report.luckiest],
            unluckiest=[self._draw(draw) for draw in report.unluckiest],
            sources={source: words(f"earned-{source}") for source in report.sources},
            remarks=self._remarks(),
        )

    def when(self, number: int) -> str:
        """A round, or a day."""
        return self.words(f"report-{self.match.game.reasons.unit}", round=number)

    def _accuracy(self, player: Player) -> str:
        kept = player.accuracy
        return "" if kept is None else self.words("report-accuracy", percent=round(100 * kept))

    def _leads(self) -> str:
        leads = self.report.leads
        player = self.names[leads[0].seat] if leads else ""
        return self.words("report-leads", count=max(0, len(leads) - 1), player=player)

    def _moment(self, seat: Seat, number: int) -> str:
        return self.words("report-moment", player=self.names[seat], when=self.when(number))

    def _slip(self, slip: Slip) -> ToldSlip:
        view = self._view(slip.after)
        return ToldSlip(
            when=self._moment(slip.seat, slip.round),
            played=self._action(view, slip.played),
            better=self._action(view, slip.better),
            gain=self.words(
                "report-gain",
                margin=changed(slip.margin, self.speech),
                percent=round(100 * slip.share),
            ),
            reasons=[in_words(reason, view, self.speech) for reason in slip.reasons],
            board=self.words("report-board", command=f"grasse replay FILE --at {slip.after}"),
        )

    def _draw(self, draw: Drawn) -> ToldDraw:
        words = self._happened(draw)
        if draw.chance:
            words = self.words("report-odds", words=words, count=round(1 / draw.chance))
        named = self.names[draw.seat] in words
        when = self.when(draw.round) if named else self._moment(draw.seat, draw.round)
        return ToldDraw(when, words)

    def _happened(self, draw: Drawn) -> str:
        """By its name where that is a piece; dice and throws as the journal has them."""
        view = self._view(draw.after)
        if not all(isinstance(field, str) for field in draw.action.values()):
            p, journal = self._then[draw.after].copy(), Journal()
            p.tell = journal.tell
            p.play(self.match.game.vocabulary.read(draw.action))
            for entry in journal[:1]:
                if entry.to is None:
                    return self.speech.entry(view, entry.plain()).rstrip(".")
        return self._action(view, draw.action)

    def _view(self, after: int) -> Plain:
        p = self._then[after]
        seat = None if p.to_act in (None, NATURE) else p.to_act
        return {**p.view(seat), "names": self.match.names}

    def _action(self, view: Plain, action: Plain) -> str:
        return self.speech.action(view, self.match.game.vocabulary.read(action))

    def _remarks(self) -> list[str]:
        report, words = self.report, self.words
        error = max(player.error for player in report.players)
        found = [words("report-sure", samples=report.samples, error=round(100 * error))]
        if report.remark:
            found.append(words("report-by-thumb"))
        if report.progress < 1:
            found.append(words("report-early", percent=round(100 * report.progress)))
        return found


def in_words(reason: Reason, view: Plain, speech: Speech) -> str:
    """A reason, of what this view shows."""
    args: dict[str, Any] = dict(reason.args)
    if "change" in args:
        args["change"] = changed(args["change"], speech)
    return speech.words(f"reason-{reason.id}", **speech.describe(view, args))


def changed(by: float, speech: Speech) -> str:
    """A number with its sign."""
    count = abs(round(by, 1))
    return speech.words("report-more" if by >= 0 else "report-fewer", count=count)


def positions_at(match: Match[Any], after: Iterable[int]) -> dict[int, Position]:
    """The position of a match after so many actions, for each of these numbers."""
    wanted = set(after)
    p: Position = Match.replayed(match.game, match.record(), until=0).position.copy()
    found = {}
    for number in range(max(wanted, default=-1) + 1):
        if number in wanted:
            found[number] = p.copy()
        p.play(match.actions[number][1])
    return found
