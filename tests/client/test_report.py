"""Where a game was won: the page of a report, by clicks and by keys, in five languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from grasse.kernel import Dice
from grasse.kernel.words import LANGUAGES
from tests.client.boxes import few_notes
from tests.client.conftest import DESK, PHONE, Person, Server, axe, picture, pictures
from tests.server.people import play_on

Make = Callable[..., Person]
PATIENCE = 120_000


def finished(one: Person, **more: object) -> str:
    """The address of a table whose game is over."""
    made = one.make_table(
        "parfum",
        {"kind": "mine", "name": "Bea"},
        start=True,
        components=few_notes(3),
        **more,
    )
    id: str = made["table"]["id"]
    with one.as_program().at(id) as line:
        play_on([line], Dice("report"))
    return f"/table/{id}"


@pytest.fixture(scope="module")
def reader(
    browser: Browser, built: object, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Person]:
    """Somebody with a report that is whole, at a server that looks at each moment but once."""
    folder = tmp_path_factory.mktemp("reader")
    server = Server(folder, "--limit=report_samples=2", "--limit=reports_per_hour=1000")
    size = {"width": DESK[0], "height": DESK[1]}
    context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    one = Person(context, server)
    one.go()
    page = one.go(finished(one))
    page.get_by_role("link", name="Where was it won?").click()
    page.locator(".report-progress.idle").wait_for(timeout=PATIENCE)
    yield one
    assert one.troubles == []
    context.close()
    server.stop()


@pytest.fixture
def page(reader: Person) -> Page:
    reader.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    reader.page.goto(re.sub(r"(table/\w+).*", r"\1/report", reader.page.url))
    reader.page.locator(".report-remarks").wait_for(timeout=PATIENCE)
    return reader.page


def test_the_end_of_a_game_leads_to_where_it_was_won(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("Where the game was won")
    expect(page.locator(".curve-line")).to_have_count(2)
    expect(page.locator(".report-account")).to_have_count(2)
    expect(page.locator(".report-line")).to_contain_text("won")


def test_what_is_shown_adds_up(page: Page) -> None:
    for line in page.locator(".report-sum").all_inner_texts():
        left, _, right = line.replace("−", "-").partition("=")
        assert eval(left) == int(right), line  # noqa: S307  # a sum of numbers
    totals = page.locator(".report-sources tfoot td").all_inner_texts()
    rows = [
        row.locator("td").all_inner_texts()
        for row in page.locator(".report-sources tbody tr").all()
    ]
    for seat, total in enumerate(totals):
        assert sum(int(row[seat].split()[0]) for row in rows) == int(total.split()[0])


def test_a_moment_is_a_link_to_its_board(page: Page) -> None:
    """The draw is named in the journal of the board that it leads to."""
    page.locator(".report-draws a").first.click()
    page.locator(".replay").wait_for()
    assert re.search(r"#t=\d+$", page.url)
    page.go_back()
    page.locator(".report-remarks").wait_for()


def test_slips_say_what_was_better_and_show_the_board(page: Page) -> None:
    slips = page.locator(".report-slip")
    for slip in slips.all():
        expect(slip.locator("dd strong")).not_to_be_empty()
    if slips.count():  # two samples may find none
        page.locator(".chances-slip").last.click()  # the one in front
        page.locator(".replay").wait_for()


def test_by_keys_alone(page: Page) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.report-draws') !== null"):
            break
    page.keyboard.press("Enter")
    page.locator(".replay").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks(page: Page, language: str) -> None:
    page.locator(".top select").select_option(language)
    title = page.get_by_role("heading", level=1)
    expected = {
        "en": "Where the game was won",
        "fr": "Où la partie s’est gagnée",
        "es": "Dónde se ganó la partida",
        "it": "Dove si è vinta la partita",
        "de": "Wo die Partie gewonnen wurde",
    }
    expect(title).to_have_text(expected[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("main")).not_to_contain_text(re.compile(r"(report|reason|earned)-[a-z]"))
    pictures(page, f"report-{language}")
    page.locator(".top select").select_option("en")
    expect(title).to_have_text(expected["en"])


@pytest.mark.parametrize("size", [DESK, PHONE, (320, 640)])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_legible_everywhere(page: Page, size: tuple[int, int], theme: str) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": size[0], "height": size[1]})
    assert axe(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing is wider than the page"
    picture(page, f"report-{size[0]}-{theme}")
    page.emulate_media(color_scheme="light")


def test_it_gets_better_and_can_be_stopped(person: Make) -> None:
    """Given a report under way; then there is a curve long before the end, and who asked for it
    stops it and has it worked out after all."""
    one = person()
    one.go()
    page = one.go(finished(one) + "/report")
    page.locator(".curve-line").first.wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Stop here").click()
    expect(page.get_by_role("status").filter(has_text="stopped")).to_be_visible()
    page.get_by_role("button", name="Work it out").click()
    page.locator(".report-progress progress").wait_for()


def test_a_running_game_says_that_it_is_not_over(person: Make) -> None:
    one = person()
    page = one.sit_down("parfum")
    page.goto(page.url.split("#")[0] + "/report")
    expect(page.locator(".report-progress")).to_contain_text("secret until the game is over")
    expect(page.locator(".chances")).to_have_count(0)
