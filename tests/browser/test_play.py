"""Games played with the mouse: against a bot, by hot seat, in teams."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.desk import (
    BOT,
    HOT,
    NEARLY_WON,
    Desk,
    cell,
    end_turn,
    entry,
    moments,
    move,
    sit,
    your_turn,
)

pytestmark = pytest.mark.slow

COUNT_FLIGHTS = """() => {
  let flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    document.documentElement.dataset.flights = String(++flights);
    return animate.apply(this, how);
  };
}"""


def test_two_clicks_from_the_lobby_to_a_game_against_a_bot(desk: Desk, page: Page):
    page.goto(desk.url)
    page.get_by_role("button", name="Play a bot").first.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Exomoon")).click()
    expect(page).to_have_url(re.compile("/t/"))
    your_turn(page)
    move(page, "Rf3-f6")
    end_turn(page)
    expect(page.locator('[data-m="3"]')).to_be_visible()  # the bot has answered


def test_a_whole_game_against_a_bot(desk: Desk, page: Page):
    sit(page, desk, desk.make(BOT, position=NEARLY_WON))
    your_turn(page)
    move(page, "Ge2-e3")
    end_turn(page)
    end = page.get_by_role("status", name="The game is over")
    expect(end).to_contain_text("Ada wins")
    expect(end.locator('a[href^="/rules/antagonism/"]')).to_be_visible()
    page.goto(desk.url)
    yours = page.get_by_role("region", name="Your games")
    expect(yours.get_by_role("link", name=re.compile("^Replay"))).to_be_visible()


def test_four_seats_in_two_teams_at_one_screen(desk: Desk, page: Page):
    page.goto(f"{desk.url}/new?setup=lagoon:2v2")
    for seat in (2, 3, 4):
        who = page.get_by_role("group", name=re.compile(f"Who takes Seat {seat}"))
        who.get_by_text("Here too").click()
    page.get_by_role("button", name="Open the table").click()
    for text in ("Ra5-d5", "Ra9-d9", "Rm9-j9", "Rm5-j5"):
        your_turn(page)
        move(page, text)
        end_turn(page)
    expect(page.get_by_text("Round 2", exact=True).first).to_be_visible()
    expect(page.locator("section.seat")).to_have_count(4)
    expect(page.get_by_label("Seat 3").get_by_text("team 1")).to_be_visible()


def test_partial_moves_are_undone_until_the_turn_ends(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT, setup="exomoon:2"))
    your_turn(page)
    move(page, "Rf3-f6")
    move(page, "Gg3-g5")
    page.get_by_role("button", name=re.compile("^Undo")).click()
    expect(moments(page)).to_have_text("1 of 1")
    expect(entry(page, "Gg3-g5")).to_be_hidden()
    page.keyboard.press("u")
    expect(moments(page)).to_have_text("0 of 0")
    expect(cell(page, "f3")).to_have_attribute("aria-label", re.compile("red pawn"))


def test_an_undone_move_glides_back_and_the_turn_goes_on_meanwhile(desk: Desk, open_context: Opens):
    page = open_context(motion=True).new_page()
    sit(page, desk, desk.make(HOT, setup="exomoon:2"))
    your_turn(page)
    move(page, "Rf3-f6")
    expect(page.get_by_role("button", name=re.compile("^Undo"))).to_be_visible()
    page.evaluate(COUNT_FLIGHTS)
    page.keyboard.press("u")
    expect(moments(page)).to_have_text("0 of 0")
    expect(page.locator("html")).to_have_attribute("data-flights", "1")
    move(page, "Rf3-f5")  # while it may still be on its way
    expect(moments(page)).to_have_text("1 of 1")
    expect(cell(page, "f5")).to_have_attribute("aria-label", re.compile("red pawn"))
    for empty in ("f3", "f6"):
        expect(cell(page, empty)).to_have_attribute("aria-label", re.compile("empty"))


def test_a_refusal_leads_to_the_whole_rulebook_and_back(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT, setup="exomoon:2"))
    your_turn(page)
    table = page.url
    cell(page, "g3").click()
    cell(page, "g6").click()
    page.get_by_role("alert").get_by_role("link", name="MOVE.1").click()
    page.get_by_role("link", name="Whole book").click()
    expect(page).to_have_url(re.compile("/rules/antagonism/MOVE.1$"))
    came = page.get_by_role("region", name="You came here from a refusal").first
    expect(came).to_contain_text("g3 to g6 was refused in round 1.")
    page.goto(f"{desk.url}/rules/antagonism/MOVE.2")
    expect(page.get_by_role("heading", name="Moves")).to_be_visible()
    expect(came).to_be_hidden()  # another clause has nothing to do with it
    page.go_back()
    came.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(table)


def test_why_not_is_answered_with_a_clause_one_click_from_the_rulebook(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT, setup="exomoon:2"))
    your_turn(page)
    cell(page, "g3").click()
    cell(page, "g6").click()
    slip = page.get_by_role("alert")
    expect(slip).to_contain_text("g6")
    slip.get_by_role("link", name="MOVE.1").click()
    text = "Green, blue and black pawns have a movement allowance of 2 squares."
    expect(page.get_by_text(text, exact=True)).to_be_visible()
    expect(cell(page, "g3")).to_be_visible()  # the board stays beside the book


def test_dragging_moves_a_pawn(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT, setup="exomoon:2"))
    your_turn(page)
    cell(page, "f3").drag_to(cell(page, "f5"))
    expect(entry(page, "Rf3-f5")).to_be_visible()


def test_a_name_full_of_markup_stays_text(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT, name="<img src onerror=a()>"))
    your_turn(page)
    expect(page.get_by_text("<img src onerror=a()>").first).to_be_visible()
