"""By keyboard alone, on a phone, and what axe has to say, in light and dark."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import WEB, Opens
from tests.browser.desk import (
    BESIDE,
    BOT,
    HOT,
    NEARLY_WON,
    Desk,
    cell,
    comes_to,
    fits,
    loaded,
    menu,
    over,
    really,
    sit,
    your_turn,
)

pytestmark = pytest.mark.slow

PAGES = {
    "lobby": "/",
    "new": "/new",
    "new of another game": "/new?game=scalar",
    "new of a game with decks": "/new?game=athernum",
    "rulebooks": "/rules",
    "rulebook": "/rules/antagonism",
    "clause": "/rules/antagonism/WARP.5",
    "search": "/rules/antagonism?q=stack",
    "coverage": "/coverage/antagonism",
    "lessons": "/learn",
    "lesson": "/learn/antagonism/lagoon",
    "lesson with cards": "/learn/athernum/first",
    "how to play": "/how/scalar",
    "replay": "/replay",
    "fair dice": "/fair",
    "decks": "/decks/athernum",
    "workshop": "/workshop/athernum",
    "about": "/about",
    "nowhere": "/t/AAAAAAAAAAAAAAAAAAAAAA",
}
# Every rule that axe has, those too that it does not run unasked. One is left out: contrast of 7 to 1 for all
# text, which the palette does not have; it has 4.5 and more.
# Of a long list, such as the clauses of a rulebook, it sees every so many-th: what is there hundreds of times
# is drawn by the same few lines.
# Where all the things are with which nothing is wrong need not be told.
RUN = """() => {
    for (const list of document.querySelectorAll('*')) {
        const step = Math.floor(list.children.length / 15);
        if (step > 1)
            [...list.children].forEach((child, at) => child.toggleAttribute('data-unseen', at % step > 0));
    }
    return axe.run({exclude: [['[data-unseen]']]}, {resultTypes: ['violations'], rules: Object.fromEntries(
        axe.getRules().map(({ruleId}) => [ruleId, {enabled: ruleId !== 'color-contrast-enhanced'}]))
    }).then(found => found.violations);
}"""


# Light follows from the theme and layout from the window: two of the four show both of each.
TWO_LOOKS = pytest.mark.parametrize(
    ("phone", "dark"), [(False, False), (True, True)], ids=["desktop", "phone"]
)
AXE = (WEB / "node_modules/axe-core/axe.min.js").read_text()


def no_faults(page: Page) -> None:
    """Axe finds nothing, as soon as whatever comes or goes has done so."""
    # Not as a script element: the server's policy allows none from elsewhere, and rightly.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    comes_to(
        lambda: [
            f"{page.url} {fault['id']}: {node['target']} {node['failureSummary']}"
            for fault in page.evaluate(RUN)
            for node in fault["nodes"]
        ],
        [],
    )


@TWO_LOOKS
def test_axe_finds_nothing_on_any_page(desk: Desk, open_context: Opens, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    for path in PAGES.values():
        page.goto(desk.url + path)
        loaded(page)
        no_faults(page)
        fits(page)
    page.goto(desk.url)
    page.get_by_role("button", name="Play a bot").first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("^Exomoon"))).to_be_visible()
    no_faults(page)


@TWO_LOOKS
def test_axe_finds_nothing_at_a_table(desk: Desk, open_context: Opens, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    sit(page, desk, desk.make(HOT, setup="lagoon:2"))
    your_turn(page)
    no_faults(page)
    cell(page, "a5").click()  # a pawn in the hand
    cell(page, "h9").click()  # and refused
    expect(page.get_by_role("alert")).to_be_visible()
    no_faults(page)
    fits(page)


@TWO_LOOKS
def test_axe_finds_nothing_about_odds_and_seal(desk: Desk, open_context: Opens, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    sit(page, desk, desk.make(HOT, setup="scalar", game="scalar", position=BESIDE))
    your_turn(page)
    cell(page, "c4").click()
    cell(page, "d5").click()
    expect(page.get_by_label(re.compile("^What may come of it"))).to_be_visible()
    no_faults(page)
    fits(page)
    menu(page, "The seal on the dice")
    no_faults(page)


def walk(page: Page, start: str, goal: str) -> None:
    """With the arrow keys from one square to another."""
    files, ranks = ord(goal[0]) - ord(start[0]), int(goal[1:]) - int(start[1:])
    for _ in range(abs(files)):
        page.keyboard.press("ArrowRight" if files > 0 else "ArrowLeft")
    for _ in range(abs(ranks)):
        page.keyboard.press("ArrowUp" if ranks > 0 else "ArrowDown")
    expect(cell(page, goal)).to_be_focused()


def test_a_game_by_keyboard_alone(desk: Desk, page: Page):
    sit(page, desk, desk.make(BOT, position=NEARLY_WON))
    your_turn(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-cell')"):
            break
    here = page.evaluate("document.activeElement.dataset.cell")
    walk(page, here, "e2")
    page.keyboard.press("Enter")
    walk(page, "e2", "e4")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=re.compile("^End turn"))).to_be_visible()
    page.keyboard.press("e")
    really(page, over(page))
    expect(over(page)).to_contain_text("Ada wins")


def test_squares_say_what_stands_on_them_and_what_they_offer(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT, setup="exomoon:2"))
    your_turn(page)
    expect(cell(page, "f3")).to_have_attribute("aria-label", re.compile(r"f3, your red pawn, \d+ moves"))
    cell(page, "f3").click()
    expect(cell(page, "f5")).to_have_attribute("aria-label", re.compile("f5, empty, walk here"))


def test_a_game_on_a_phone(desk: Desk, open_context: Opens):
    page = open_context(phone=True).new_page()
    page.goto(desk.url)
    page.get_by_role("button", name="Play a bot").first.tap()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Exomoon")).tap()
    your_turn(page)
    fits(page)
    cell(page, "f3").tap()
    cell(page, "f5").tap()
    expect(page.get_by_text("Tap f5 again to go there.").first).to_be_visible()  # small squares want two taps
    cell(page, "f5").tap()
    expect(cell(page, "f5")).to_have_attribute("aria-label", re.compile("red pawn"))
    page.get_by_role("button", name=re.compile("^End turn")).tap()
    page.get_by_role("dialog").get_by_role(
        "button", name="End the turn"
    ).tap()  # other pawns could still move
    your_turn(page)


def test_light_and_dark_can_be_chosen_and_are_kept(desk: Desk, page: Page):
    page.goto(desk.url)
    switch = page.get_by_role("button", name="Switch to dark")
    expect(switch).to_be_visible()
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    switch.click()
    expect(page.locator("body")).not_to_have_css("background-color", light)
    page.reload()
    expect(page.get_by_role("button", name="Switch to light")).to_be_visible()
    expect(page.locator("body")).not_to_have_css("background-color", light)
