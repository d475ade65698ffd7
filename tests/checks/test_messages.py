"""The check of the messages: it passes as things stand, and finds what is planted."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grasse.games import find, names
from grasse.kernel.words import LANGUAGES, Words
from tests.checks.messages import SOURCE, Texts, check, main, variables

COMMON = "text"
PARFUM = "games/parfum/text"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the sources, to plant faults in."""
    copy = tmp_path / "grasse"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "web"))
    return copy


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def test_messages_are_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert check()[0] == []
    assert main() == 0
    assert "complete in en, fr, es, it, de" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (
            f"{PARFUM}/fr.ftl",
            "do-stop-water = Laisser les dés tels quels\n",
            "",
            "do-stop-water: is missing",
        ),
        (
            f"{PARFUM}/es.ftl",
            "do-pass =",
            "do-past = Ayer\ndo-pass =",
            "do-past: is not in English",
        ),
        (f"{PARFUM}/it.ftl", "Round { $round }.\n", "Round.\n", "$round of the English is missing"),
        (f"{PARFUM}/de.ftl", "{ $player } passt", "{ $palyer } passt", "$palyer is not in the"),
        (
            f"{PARFUM}/de.ftl",
            "do-stop-water = Die Würfel lassen, wie sie sind",
            "do-stop-water = {",
            "line ",
        ),
        (
            f"{PARFUM}/de.ftl",
            "do-stop-water = Die Würfel lassen, wie sie sind",
            "do-stop-water =",
            'Expected message "do-stop-water" to have',
        ),
        (f"{PARFUM}/es.ftl", "*[bag]", "[bag]", "marked as default"),
        (f"{PARFUM}/it.ftl", "do-pass =", "do-pass = Via\ndo-pass =", "do-pass: is there twice"),
        (
            f"{PARFUM}/fr.ftl",
            "[one] Placez votre note.",
            "[one] Placez une note.",
            "prompt-compose: [one] says 'une' instead of $left",
        ),
        (
            f"{PARFUM}/en.ftl",
            "{ $left } action left",
            "one action left",
            "prompt-prepare: [one] says 'one' instead of $left",
        ),
        (f"{COMMON}/fr.ftl", "undone = C", "undone = { gone } C", "undone: refers to gone"),
        (f"{COMMON}/de.ftl", "undone = Z", "undone = { -gone } Z", "undone: refers to -gone"),
        (f"{COMMON}/en.ftl", "undone = T", "undone =\n    .title = T", "undone: has no words"),
        (f"{PARFUM}/en.ftl", "do-pass =", "undone =", "undone: is a message of every game"),
    ],
)
def test_fault_in_a_text_is_found(source: Path, file: str, old: str, new: str, fault: str) -> None:
    replace(source / file, old, new)
    faults, _ = check(source)
    assert any(line.startswith(f"{file}: ") and fault in line for line in faults), faults
    assert main(source) == 1


def test_missing_language_is_found(source: Path) -> None:
    (source / PARFUM / "it.ftl").unlink()
    assert check(source)[0] == [f"{PARFUM}/it.ftl: is missing"]


@pytest.mark.parametrize(
    ("renamed", "fault"),
    [
        ("prompt-roll", "prompt-roll: is missing; the rules of parfum ask for it"),
        ("help-sell", "help-sell: is missing"),
        ("do-pass", "do-pass: is missing"),
        ("option-bag_end", "option-bag_end: is missing"),
        ("aroma-rose", "aroma-rose: is missing"),
        ("log-passes", "there is no message log-passes"),
        ("refused-bag-empty", "there is no message refused-bag-empty"),
        ("do-pass", "do-pass-old: the rules of parfum have no such"),
        ("log-passes", "log-passes-old: the rules of parfum have no such"),
        ("kind-bargain", "kind-bargain-old: parfum has no action bargain-old"),
    ],
)
def test_message_that_the_rules_ask_for_is_found_missing(
    source: Path, renamed: str, fault: str
) -> None:
    for language in LANGUAGES:
        replace(source / PARFUM / f"{language}.ftl", f"\n{renamed} =", f"\n{renamed}-old =")
    assert any(fault in line for line in check(source)[0])


@pytest.mark.parametrize(
    ("file", "code", "fault"),
    [
        ("kernel/more.py", 'words("no-words")', "kernel/more.py:1: there is no message no-words"),
        ("kernel/more.py", 'self.words("a" if b else "undone")', "there is no message a"),
        ("kernel/more.py", "print(f\"{words('no-words')}\")", "there is no message no-words"),
        ("games/parfum/more.py", 'speak(f"colour-{name}")', "there is no message like colour-…"),
        ("games/parfum/more.py", 'p.tell("yawns", seat=1)', "there is no message log-yawns"),
        ("games/parfum/more.py", 'Illegal("PF-1", "rude")', "there is no message refused-rude"),
        ("games/parfum/more.py", "p.tell(name)", "name is no message id to read"),
    ],
)
def test_code_that_speaks_without_words_is_found(
    source: Path, file: str, code: str, fault: str
) -> None:
    (source / file).write_text(f"{code}\n", encoding="utf-8")
    assert any(fault in line for line in check(source)[0])


def test_unused_message_is_a_fault(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        append(source / COMMON / f"{language}.ftl", "loose-end = …\nloose-two = …\nlone-end = …\n")
    (source / "kernel/more.py").write_text('speak("lone-" + x)\nf"loose-{x}"\n', encoding="utf-8")
    unused = f"{COMMON}/en.ftl: lone-end: no code speaks it"
    assert main(source) == 1
    told = capsys.readouterr().out
    assert f"\n{unused}\n" in f"\n{told}"
    assert "loose" not in told
    (source / "kernel/more.py").unlink()
    assert main(source) == 1
    told = capsys.readouterr().out
    assert f"{COMMON}/en.ftl: loose-*: no code speaks these 2 messages" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_message_can_be_spoken(game: str, language: str) -> None:
    folder = find(game).folder
    words = Words(language, folder)
    for place in (SOURCE, folder):
        texts = Texts(place / "text", place).languages[language]
        known = set[str]().union(*map(variables, texts.messages.values()))  # of parts as well
        for one in texts.messages.keys() - texts.referred:
            for value in (0, 1, 2, 5, "Ada"):
                text = words(one, **dict.fromkeys(known, value))
                assert text
                assert text == text.strip()
                assert not any(rest in text for rest in ("{", "}", "???", "$")), text


def test_french_says_the_number_of_nothing() -> None:
    words = Words("fr", find("parfum").folder)
    assert words("prompt-limit", over=0).endswith("défaussez 0 pion.")
    assert words("prompt-limit", over=1).endswith("défaussez 1 pion.")
    assert words("prompt-limit", over=2).endswith("défaussez 2 pions.")
