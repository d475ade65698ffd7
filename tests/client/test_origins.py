"""Where the data come from: said on the page About and beside every table, of the file in use."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from grasse.cli.components import lines_by_source
from grasse.games import find, names
from grasse.kernel.components import read_toml
from grasse.kernel.rows import Sources, count_sources
from grasse.kernel.words import LANGUAGES, Words
from tests.client.conftest import Person, axe, pictures
from tests.client.test_options import open_form

Make = Callable[..., Person]


def counts_of(game: str) -> Sources:
    return count_sources(read_toml(find(game).read_components.own))


def says(place: Locator, counts: Sources, words: Words) -> None:
    """This place lists every source with its counts, as the terminal does."""
    told = [*lines_by_source(counts, words)]
    if told[0] == words("reconstructed-none"):
        expect(place).to_contain_text(told.pop(0))
    lines = [line.removesuffix(".").partition(": ") for line in told]
    expect(place.locator(".origins dt")).to_have_text([source.strip() for source, _, _ in lines])
    expect(place.locator(".origins dd")).to_have_text([listed for _, _, listed in lines])


def begin(page: Page) -> Locator:
    """Start the game of the form; what the rules beside its table say of its data."""
    page.get_by_role("button", name="Start the game").click()
    page.locator(".moves :is(.move, summary):visible").first.wait_for()
    page.get_by_role("tab", name="Rules").click()
    return page.get_by_role("region", name="Where the data come from")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_about_says_it_of_every_game_in_every_language(person: Make, language: str) -> None:
    page = person(locale=language).go("/about")
    for game in names():
        words = Words(language, find(game).folder)
        article = page.get_by_role("article", name=words("game"))
        says(article, counts_of(game), words)
        expect(article).to_contain_text(words("box-note"))
        expect(article.locator("summary")).to_have_text(words("own-box"))


def test_an_owner_of_the_box_gets_our_file_and_is_told_what_to_do(person: Make) -> None:
    page = person().go("/about")
    parfum = page.get_by_role("article", name="Parfum")
    parfum.get_by_text("If you own the box").click()

    with page.expect_download() as download:
        parfum.get_by_role("link", name="Download our file").click()

    assert download.value.suggested_filename == "parfum.toml"
    assert download.value.path().read_bytes() == find("parfum").read_components.own.read_bytes()
    expect(parfum.locator("code")).to_have_text(
        ["grasse components parfum --check my.toml", "grasse play parfum --components my.toml"]
    )


@pytest.mark.long
@pytest.mark.parametrize("game", names())
def test_the_rules_beside_a_table_say_it(person: Make, game: str) -> None:
    page = open_form(person(), game)
    words = Words("en", find(game).folder)

    here = begin(page)

    says(here, counts_of(game), words)
    expect(here).to_contain_text(words("box-note"))
    here.get_by_text("If you own the box").click()
    expect(here.get_by_role("listitem")).to_have_count(4)
    assert axe(page) == []
    here.scroll_into_view_if_needed()
    pictures(page, f"origins-{game}")


@pytest.mark.long
def test_they_say_it_in_the_language_of_the_page(person: Make) -> None:
    """Also when it is changed while the game is played."""
    page = person().sit_down()
    for language in reversed(LANGUAGES):
        page.locator("#tab-settings").click()
        page.locator(".menu select").first.select_option(language)
        page.locator("#tab-rules").click()
        words = Words(language, find("parfum").folder)
        says(page.locator(".origins-here"), counts_of("parfum"), words)


@pytest.mark.long
def test_a_table_with_a_file_of_its_own_says_what_that_file_says(
    person: Make, tmp_path: Path
) -> None:
    # given: all notes and customers read off the box
    ours = find("parfum").read_components.own.read_text(encoding="utf-8")
    clocks, notes = ours.split("[[notes]]", 1)
    own = tmp_path / "my.toml"
    corrected = notes.replace('source = "reconstructed"', 'source = "box"')
    own.write_text(f"{clocks}[[notes]]{corrected}", encoding="utf-8")

    # when: a table plays with it
    page = open_form(person(), "parfum")
    page.get_by_label("Components file of your own").set_input_files(own)
    here = begin(page)

    # then: its counts are shown, and nothing of ours
    words = Words("en", find("parfum").folder)
    says(here, count_sources(read_toml(own)), words)
    expect(here).to_contain_text("a components file of its own")
    expect(here).to_contain_text("42 of 42 fragrance notes, 24 of 25 customers")
    expect(here.locator(".reconstructed dd")).to_have_text("6 of 10 clocks")
    expect(here).not_to_contain_text(words("box-note"))


@pytest.mark.long
def test_a_file_from_which_nothing_is_reconstructed(person: Make, tmp_path: Path) -> None:
    ours = find("parfum").read_components.own.read_text(encoding="utf-8")
    own = tmp_path / "my.toml"
    own.write_text(ours.replace('source = "reconstructed"', 'source = "box"'), encoding="utf-8")

    page = open_form(person(), "parfum")
    page.get_by_label("Components file of your own").set_input_files(own)
    here = begin(page)

    expect(here).to_contain_text("Nothing is reconstructed.")
    expect(here.locator(".origins dt")).to_have_text(
        ["From the rulebook", "From reviews", "Read off the box"]
    )


def test_a_file_that_cannot_be_played_with_is_refused_with_its_row(
    person: Make, tmp_path: Path
) -> None:
    ours = find("parfum").read_components.own.read_text(encoding="utf-8")
    own = tmp_path / "my.toml"
    own.write_text(ours.replace("price = 4", "price = -4", 1), encoding="utf-8")

    page = open_form(person(), "parfum")
    page.get_by_label("Components file of your own").set_input_files(own)
    page.get_by_role("button", name="Start the game").click()

    expect(page.get_by_role("alert")).to_contain_text(
        "customers CA01: price is -4; allowed is a whole number from 1 to 99"
    )
