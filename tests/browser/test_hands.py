"""Hands that do not slip: keys keep their meaning, what is lost is asked about, refusals stand aside."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.desk import BOT, HOT, Desk, box, cell, moments, sit, your_turn
from tests.patience import until

# Player 1 may still use commands, and player 2 can answer what he does.
TOKENS = (
    "turn=7 active=1 order=1,2 1.commands=2 1.main=Forgemother_Ulda 1.chars=Rivet_Sergeant "
    "1.hand=Cog_Peddler,Boiler_Drake "
    "1.res=Ironwright_Resource,Ironwright_Resource 1.deck=Cog_Peddler,Cog_Peddler,Cog_Peddler "
    "2.main=Admiral_Sethe_Morrow 2.chars=Netcaster 2.hand=Undertow "
    "2.res=Tidewatch_Resource,Tidewatch_Resource 2.deck=Netcaster,Netcaster,Netcaster"
)


def table(page: Page, desk: Desk) -> None:
    made = desk.make(BOT, setup="hammer-and-hinge:salt-and-silence", game="athernum", position=TOKENS)
    sit(page, desk, made)
    expect(page.get_by_role("button", name=re.compile("^End the day"))).to_be_visible()


def dialog(page: Page) -> Locator:
    return page.locator("dialog[open]")


def test_mashing_the_key_that_ends_the_day_spends_no_turn(desk: Desk, page: Page):
    table(page, desk)
    before = moments(page).inner_text()
    for _ in range(6):
        page.keyboard.press("e")
    expect(dialog(page)).to_contain_text("Command Token")
    expect(moments(page)).to_have_text(before)
    page.keyboard.press("Enter")  # the focus is on the answer that loses nothing
    expect(dialog(page)).to_have_count(0)
    expect(moments(page)).to_have_text(before)


def test_two_quick_clicks_in_one_place_press_one_button(desk: Desk, page: Page):
    table(page, desk)
    # quick by the page's own clock, however slow the machine is
    page.evaluate("Object.defineProperty(Event.prototype, 'timeStamp', {get: () => 1000})")
    page.get_by_role("button", name=re.compile("^Solvency")).dblclick()
    expect(page.get_by_role("list", name="Log").get_by_text("Solvency").first).to_be_visible()
    expect(dialog(page)).to_have_count(0)
    assert not page.get_by_role("list", name="Log").get_by_text("End the day").is_visible()


def test_escape_closes_the_menu_of_a_table(desk: Desk, page: Page):
    table(page, desk)
    page.get_by_role("button", name="More about this table").click()
    expect(page.get_by_role("button", name="Offer a draw")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Offer a draw")).not_to_be_visible()
    page.keyboard.press("r")  # whoever opens the rulebook by a key reads on in it
    book = page.get_by_role("complementary", name="Rulebook")
    expect(book).to_be_focused()
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()


def test_a_refusal_stands_beside_the_board_and_can_be_closed(desk: Desk, page: Page):
    table(page, desk)
    page.locator('[data-ref="card:1h:Boiler_Drake"]').press("Enter")
    slip = page.get_by_role("alert")
    expect(slip).to_contain_text("Boiler Drake costs 5")

    def aside() -> bool:
        board, paper = box(page.locator(".board")), box(slip)
        return paper.top >= board.bottom or paper.left >= board.right

    until(aside, "the refusal lies on the board")
    slip.get_by_role("button", name="Close").click()
    expect(slip).to_have_count(0)


def test_space_passes_although_a_card_has_the_focus(desk: Desk, page: Page):
    table(page, desk)
    page.get_by_text("When you are asked").click()
    page.get_by_label("After my own effects, too").check()
    page.get_by_label("Even when all I could do is pass").check()
    page.get_by_role("button", name=re.compile("^Acquisition")).click()
    expect(page.get_by_role("button", name="Pass Space")).to_be_visible()
    before = moments(page).inner_text()
    page.locator('[data-ref="card:1h:Cog_Peddler"]').focus()
    page.keyboard.press("Space")
    expect(moments(page)).not_to_have_text(before)
    expect(page.get_by_role("heading", name=re.compile("Cog Peddler"))).to_have_count(0)


def test_pawns_that_could_still_move_are_asked_about(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT, setup="exomoon:2"))
    your_turn(page)
    cell(page, "f3").click()
    cell(page, "f5").click()
    page.get_by_role("button", name=re.compile("^End turn")).click()
    expect(dialog(page)).to_contain_text("still to move")
    dialog(page).get_by_role("button", name="Keep moving").click()
    expect(page.get_by_role("button", name=re.compile("^End turn"))).to_be_visible()
