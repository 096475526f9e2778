"""Playing on from a game with secrets: what becomes of the hidden cards is for the player to say."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sandtable.cards.games import find
from tests.browser.desk import HOT, Desk, menu, moments, resign, sit, your_turn

pytestmark = pytest.mark.slow

READY, OTHER = "hammer-and-hinge", "salt-and-silence"


def ended(page: Page, desk: Desk) -> None:
    """A game of Athernum that was given up at its first choice."""
    pool = find("athernum").pool()
    position = find("athernum").workshop().positions(pool, pool.cards["Cog Peddler"], READY, OTHER)[0]
    made = desk.make(HOT, setup=f"{READY}:{OTHER}", game="athernum", position=position)
    sit(page, desk, made)
    page.get_by_role("button", name="I am Ada: show my hand").click()
    your_turn(page)
    resign(page)


def ask(page: Page) -> Locator:
    """Go back to the beginning, and ask to play on from there."""
    page.get_by_label("Moment", exact=True).fill("0")
    page.get_by_role("button", name="Play on from here").first.click()
    return page.get_by_role("dialog")


@pytest.mark.parametrize("hidden", ["Dealt anew", "As they were"])
def test_hidden_cards_are_dealt_anew_or_stay(desk: Desk, page: Page, hidden: str):
    ended(page, desk)
    before = page.url
    dialog = ask(page)
    dialog.get_by_text("Yourself").click()
    dialog.get_by_text(hidden, exact=True).click()
    expect(dialog).to_contain_text("is dealt again" if hidden == "Dealt anew" else "what they really were")
    with page.expect_request(re.compile("/fork$")) as sent:
        dialog.get_by_role("button", name="Play on", exact=True).click()
    wish = "redeal" if hidden == "Dealt anew" else "reveal"
    assert f'"secrets":"{wish}"' in (sent.value.post_data or "")
    expect(page).not_to_have_url(before)
    page.get_by_role("button", name=re.compile("show my hand$")).click()
    your_turn(page)
    expect(page.get_by_role("button", name=re.compile("^Cog Peddler")).first).to_be_visible()


def test_a_game_without_secrets_asks_nothing_of_the_kind(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT, setup="exomoon:2"))
    your_turn(page)
    expect(moments(page)).to_have_text("0 of 0")
    menu(page, "Play on from here")
    expect(page.get_by_role("dialog").get_by_text("Yourself")).to_be_visible()
    expect(page.get_by_text("Hidden cards")).to_have_count(0)
