"""Games in the terminal, typed as a person types them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grasse.kernel.words import LANGUAGES, Words
from tests.cli.conftest import Run

PARFUM = ("play", "parfum", "--bots", "random", "--seed", "1")


def lines_of(typed: str) -> str:
    return typed.replace(" / ", "\n") + "\n"


def test_the_goal_is_told_at_the_beginning_and_when_asked(grasse: Run) -> None:
    done = grasse(*PARFUM, typed=lines_of("goal / q"))

    before, after = done.stdout.split("Your choice:", 1)
    goal = "most money"
    assert goal in " ".join(before.split())
    assert goal in " ".join(after.split())


def test_a_refusal_says_why(grasse: Run) -> None:
    typed = "why\nchoose-clock 9\nwhy\ntake-die rose\ntake-die\nsing\n77\nq\n"
    done = grasse(*PARFUM, typed=typed)

    assert "Nothing was refused so far." in done.stdout
    assert "the clocks are numbered 1 to 4. (PF-COMP-10)" in done.stdout
    assert "PF-COMP-10: There are 7 clocks" in done.stdout
    assert "this is not the moment for it." in done.stdout
    assert "This action is written: take-die <aroma>" in done.stdout
    assert "sing is no action here." in done.stdout
    assert "77 is not possible now." in done.stdout


@pytest.mark.parametrize(
    ("throw", "refused", "rule"),
    [
        ("throw 40 0 500 0 2000 1 0", "from 100 to 1,000", "SF-THROW-12: "),
        ("throw 40 1 500 0 500 1 0", "from your own side", "J-20: "),
        ("throw 45 0 500 0 500 1 0", "no chip worth 45", "SF-SETUP-02: "),
    ],
)
def test_why_after_a_refused_throw_is_the_rule_behind_it(
    grasse: Run, throw: str, refused: str, rule: str
) -> None:
    """Given a throw that is refused, when one asks why, then the rule is told, not some help."""
    done = grasse(
        *("play", "safranito", "--bots", "random", "--seed", "typed"),
        typed=f"{throw}\nwhy\nthrow 40 0 500 -15 500 1 1\nq\n",
    )

    told = " ".join(done.stdout.split())
    assert refused in told
    assert f"choice: {rule}" in told
    assert "Ada throws" in told


def test_help_lists_what_can_be_typed(grasse: Run) -> None:
    done = grasse(*PARFUM, typed=lines_of("? / help / h / q"))

    assert done.stdout.count("why         the rule behind the last refusal") == 2
    assert "such as choose-clock" in " ".join(done.stdout.split())
    assert re.search(r"bot that has tried them:\s+\d+  Take clock \d", done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_typed_in_ones_own_language_or_in_english(grasse: Run, language: str) -> None:
    """Given a game in a language, when its word for help, rules, goal or quit is typed, or the
    English one, then it is understood."""
    words = Words(language)
    for own in (words, Words("en")):
        help_, rules, goal, quit_ = (
            own(f"command-{one}") for one in ("help", "rules", "goal", "quit")
        )
        typed = f"{help_}\n{rules} PF-SELL-04\n{goal}\n1\n{quit_}\n"
        done = grasse(*PARFUM, "--lang", language, typed=typed)

        told = " ".join(done.stdout.split(" "))
        assert words("does-why").split(" ")[0] in told
        assert "PF-SELL-04  " in done.stdout
        assert "parfum-" in told
        assert done.returncode == 0


def test_rules_of_this_step_by_word_by_chapter_and_by_id(grasse: Run) -> None:
    step, word, chapter, one, none = (
        grasse(*PARFUM, typed=f"{asked}\nq\n").stdout.partition("Your choice:")[2]
        for asked in ("rules", "rules poorest", "rules bargain", "rules sell-04", "rules xyzzy")
    )

    assert "PF-WAKE-01" in step
    assert "PF-SELL" not in step
    assert re.findall("PF-[A-Z]+", word)
    assert "bargain" in chapter.lower()
    assert "PF-SELL-04" in one
    assert "No rule speaks of “xyzzy”." in none


def test_the_journal_is_the_last_screenful_or_all(grasse: Run) -> None:
    last = grasse(*PARFUM, typed=lines_of("j / q"))
    whole = grasse(*PARFUM, typed=lines_of("journal all / q"))

    told = " ".join(whole.stdout.split())
    assert told.count("comes to the distillery") == 2 * 6  # told once, and in the journal
    assert last.stdout.count("\n") <= whole.stdout.count("\n")


def test_the_whole_table_is_shown_when_asked(grasse: Run) -> None:
    done = grasse(*PARFUM, typed=lines_of("t / q"))

    table = " ".join(done.stdout.partition("Your choice:")[2].split())
    assert "Bruno" in table
    assert "Market" in table


def test_undo_takes_back_until_something_is_revealed(grasse: Run) -> None:
    typed = "choose-clock 1\ntake-die rose\ntake-die violet\nr\ntake-die rose\nu\nu\nq\n"
    done = grasse(*PARFUM, typed=typed)

    assert done.stdout.count("Taken back.") == 2
    assert done.stdout.count("There is nothing to take back") == 1
    assert done.stdout.count("3 actions left") == 3  # at first, and after each undo


def test_two_people_never_see_each_others_tokens(grasse: Run) -> None:
    done = grasse("play", "parfum", "--people", "2", "--seed", "5", typed="1\n\n1\n\n1\nq\n")
    screens = re.split(r"Give the keyboard to .*?, then press Enter\.", done.stdout)

    assert len(screens) > 1
    for screen in screens:
        owners = set(re.findall(r"^(Ada(?: 2)?): [A-Z]", screen, flags=re.MULTILINE))
        assert len(owners) <= 1


# Options


def test_an_option_keeps_its_key_for_the_whole_turn(grasse: Run) -> None:
    """Given a turn of several steps, when options come and go, then a key never changes hands."""
    typed = "choose-clock 2\ntake-die rose\ntake-die rose\ntake-die rose\nq\n"
    done = grasse(*PARFUM, typed=typed)

    turn = done.stdout.partition("actions left")[2]
    keys = dict(re.findall(r"(\d+)  (Take a \w+ (?:die|token))", turn))
    found = re.findall(r"(\d+)  (Take a \w+ (?:die|token))", turn)
    assert len(found) > 2 * len(keys)
    assert all(keys[key] == words for key, words in found)
    assert len(set(keys.values())) == len(keys)


def test_what_cannot_be_taken_back_is_asked_once_more(grasse: Run) -> None:
    """Given an option with a mark, when its key is typed, then it is done after Enter, yes or the
    same key again, and after nothing else."""
    begin = grasse(*PARFUM, typed="choose-clock 1\nq\n").stdout
    mark = re.search(r"!\s+(\d+)  Take a water token", begin)
    assert mark
    key = mark[1]
    for answer, does in (("", True), ("yes", True), (key, True), ("1", False), ("no", False)):
        done = grasse(*PARFUM, typed=f"choose-clock 1\n{key}\n{answer}\nq\n").stdout
        assert ("Not done." in done) != does
        assert done.count("cannot be taken back. Enter") == 1
        drawn = done.count("Ada draws a water token.") > begin.count("Ada draws a water token.")
        assert drawn == does


@pytest.mark.parametrize("way", ["--sure", "sure"])
def test_who_is_sure_is_not_asked(grasse: Run, way: str) -> None:
    begin = grasse(*PARFUM, typed="choose-clock 1\nq\n").stdout
    mark = re.search(r"!\s+(\d+)  Take a water token", begin)
    assert mark
    option, command = ([way], "") if way == "--sure" else ([], "sure\n")
    done = grasse(*PARFUM, *option, typed=f"{command}choose-clock 1\n{mark[1]}\nq\n").stdout

    assert "cannot be taken back. Enter" not in " ".join(done.split())
    assert "Ada draws a water token" in done.partition("Your choice:")[2]


def test_enter_takes_the_only_option(grasse: Run) -> None:
    """Given all dice taken, when only the roll is left, then Enter rolls; once more if something
    could still be taken back; and with several options Enter asks again."""
    dice = "choose-clock 1\ntake-die rose\ntake-die rose\ntake-die rose\n"
    undoable = grasse(*PARFUM, typed=f"{dice}\n\nq\n").stdout
    several = grasse(*PARFUM, typed="\nq\n").stdout

    assert "Enter does it:" in undoable
    assert "Ada rolls" in undoable
    assert several.count("Choose a clock") == 2


def test_more_options_than_the_screen_has_room_for_are_asked_by_kind(grasse: Run) -> None:
    """Given about ninety throws, then the chip is asked first, and a shown key leads further."""
    done = grasse("play", "safranito", "--bots", "random", "--seed", "typed", typed="3\nb\n3\nq\n")

    kinds = re.findall(r"(\d+)  Throw your (\d+) \((\d+) ways\)", done.stdout)
    assert len(kinds) >= 2 * 2
    assert kinds[0][0] == "1"
    assert "Your choice, " in done.stdout


def test_when_the_input_ends_the_game_is_kept(grasse: Run, tmp_path: Path) -> None:
    done = grasse("play", "parfum", "--seed", "9", "--sure", typed="1\n")

    assert done.returncode == 0
    assert (tmp_path / "home" / "tables" / "parfum-1.table.json").exists()
