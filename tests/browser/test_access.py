"""By keyboard alone, on a phone, and what axe has to say, in light and dark."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import WEB, Opens
from tests.browser.desk import BESIDE, BOT, HOT, NEARLY_WON, Desk, cell, menu, really, sit, your_turn

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
RUN = """() => axe.run(document, {rules: Object.fromEntries(
    axe.getRules().map(({ruleId}) => [ruleId, {enabled: ruleId !== 'color-contrast-enhanced'}]))
}).then(found => found.violations)"""


def faults(page: Page) -> list[str]:
    """What axe finds, as one line each."""
    # Not as a script element: the server's policy allows none from elsewhere, and rightly.
    page.evaluate((WEB / "node_modules/axe-core/axe.min.js").read_text())
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in page.evaluate(RUN)
        for node in fault["nodes"]
    ]


def overflow(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


# Light follows from the theme and layout from the window: two of the four show both of each.
@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_any_page(desk: Desk, open_context: Opens, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    wrong: dict[str, list[str]] = {}
    for name, path in PAGES.items():
        page.goto(desk.url + path)
        page.wait_for_load_state("networkidle")
        wrong[name] = faults(page)
        if overflow(page) > 0:
            wrong[name].append("the page is wider than the window")
    page.goto(desk.url)
    page.get_by_role("button", name="Play a bot").first.click()
    wrong["choosing a board"] = faults(page)
    assert not {name: what for name, what in wrong.items() if what}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_a_table(desk: Desk, open_context: Opens, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    sit(page, desk, desk.make(HOT, setup="lagoon:2"))
    your_turn(page)
    assert faults(page) == []
    cell(page, "a5").click()  # a pawn in the hand
    cell(page, "h9").click()  # and refused
    expect(page.get_by_role("alert")).to_be_visible()
    assert faults(page) == []
    assert overflow(page) <= 0


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)], ids=["desktop", "phone"])
def test_axe_finds_nothing_about_odds_and_seal(desk: Desk, open_context: Opens, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    sit(page, desk, desk.make(HOT, setup="scalar", game="scalar", position=BESIDE))
    your_turn(page)
    cell(page, "c4").click()
    cell(page, "d5").click()
    expect(page.get_by_label(re.compile("^What may come of it"))).to_be_visible()
    assert faults(page) == []
    assert overflow(page) <= 0
    menu(page, "The seal on the dice")
    assert faults(page) == []


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
    really(page)
    expect(page.get_by_role("status", name="The game is over")).to_contain_text("Ada wins")


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
    assert overflow(page) <= 0
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
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="Switch to dark").click()
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark != light
    page.reload()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
