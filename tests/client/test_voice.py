"""What a screen reader hears of a board, and of a turn."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Person, axe
from tests.client.test_table import act, my_turn

Make = Callable[..., Person]

HEARD = """
() => [...document.querySelectorAll('.board text')]
  .filter((one) => !one.closest('[aria-hidden=true]'))
  .map((one) => one.textContent.trim()).filter((words) => /^[\\d\\s×=+%.,−-]+$/.test(words))
"""
"""Numbers that are read out by themselves."""


@pytest.mark.parametrize("game", ["parfum", "safranito", "aqua-mirabilis"])
def test_labels_are_not_glued_and_no_number_stands_alone(person: Make, game: str) -> None:
    page = person().sit_down(game)
    labels = page.locator("[data-target]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    assert [one for one in labels if re.search(r"\b[A-Z][a-z]+\d", one)] == []
    assert page.evaluate(HEARD) == []
    assert axe(page) == []


SAID = """
window.said = [];
const live = document.querySelector('[data-live]');
new MutationObserver(() => live.textContent && window.said.push(live.textContent))
  .observe(live, { childList: true, characterData: true, subtree: true });
"""


def test_a_turn_of_a_bot_is_announced_once_and_politely(person: Make) -> None:
    page = person().sit_down()
    live = page.locator("[data-live]")
    expect(live).to_have_attribute("aria-live", "polite")
    page.evaluate(f"() => {{ {SAID} }}")
    act(page)
    my_turn(page)
    said: list[str] = page.evaluate("window.said")
    assert len(said) == 1
    assert said[0].count("takes clock") == 1
