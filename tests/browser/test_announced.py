"""What a screen reader says at a table: moves, a bot's turn in one breath, talk, requests, the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opens
from tests.browser.desk import BOT, FRIEND, Desk, end_turn, invited, menu, move, resign, sit, your_turn

pytestmark = pytest.mark.slow

# Everything that the live region has said since, each text once.
LISTEN = """() => {
  const region = document.querySelector('.unseen[aria-live=polite]');
  window.heard = [];
  new MutationObserver(() => window.heard.push(region.textContent)).observe(
    region, {subtree: true, childList: true, characterData: true});
}"""


def spoken(page: Page) -> Locator:
    return page.locator(".unseen[aria-live=polite]").last


def test_moves_talk_requests_and_the_result_are_spoken_to_both(desk: Desk, page: Page, other: Page):
    made = desk.make(FRIEND, "exomoon:2")
    sit(page, desk, made)
    invited(other, desk.url + made["links"]["join"][0], "Bo")
    your_turn(page)
    expect(spoken(page)).to_contain_text("It is your turn.")
    move(page, "Rf3-f6")
    for each in (page, other):
        expect(spoken(each)).to_contain_text("Ada moves from f3 to f6.")
    end_turn(page)
    other.get_by_role("button", name="Table talk").click()
    other.get_by_label("Say something").fill("Well met")
    other.keyboard.press("Enter")
    expect(spoken(page)).to_contain_text("Bo says: Well met")
    menu(page, "Ask for a takeback")
    expect(spoken(other)).to_contain_text("Ada asks for a takeback.")
    other.get_by_role("button", name="Decline").click()
    expect(spoken(page)).to_contain_text("Bo declined a takeback.")
    menu(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_text("You resign as soon as it is your turn.")).to_be_visible()
    resign(other)
    expect(spoken(page)).to_contain_text("You won. Ada wins:")
    expect(spoken(other)).to_contain_text("You lost. Ada wins:")
    for each in (page, other):
        expect(spoken(each)).not_to_contain_text("your turn")


def test_a_bots_turn_is_spoken_once(desk: Desk, page: Page):
    """However many moves it has: a listener hears them when it is done, not each over the last."""
    sit(page, desk, desk.make(BOT, "exomoon:2"))
    your_turn(page)
    move(page, "Rf3-f6")
    page.evaluate(LISTEN)
    end_turn(page)
    your_turn(page)
    expect(spoken(page)).to_contain_text("Recruit")
    texts = {re.sub("(It is your turn|Up to ).*", "", text).strip() for text in page.evaluate("window.heard")}
    assert len([text for text in texts if "Recruit" in text]) == 1, texts


def test_nothing_moves_where_less_motion_is_wanted(desk: Desk, open_context: Opens):
    """Neither in the settings of the system nor, where that says nothing, in our own."""
    running = "document.getAnimations().filter(one => one.playState === 'running').length"
    page = open_context().new_page()  # whoever opens it so wants less motion
    sit(page, desk, desk.make(BOT, "exomoon:2"))
    your_turn(page)
    move(page, "Rf3-f6")
    assert page.evaluate(running) == 0
