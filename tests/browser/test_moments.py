"""Looking back: scrubbing, a link to a moment, playing on from it, records."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import HOT, Desk, Json, end_turn, entry, menu, moments, move, sit, your_turn

pytestmark = pytest.mark.slow


@pytest.fixture
def played(desk: Desk, page: Page) -> Json:
    """A table at which both sides have made a turn."""
    made = desk.make(HOT, setup="exomoon:2")
    sit(page, desk, made)
    your_turn(page)
    move(page, "Rf3-f6")
    end_turn(page)
    move(page, "Rh11-h8")
    end_turn(page)
    expect(moments(page)).to_have_text("4 of 4")
    return made


def test_the_game_can_be_scrubbed(played: Json, page: Page):
    page.get_by_label("Moment", exact=True).fill("1")
    expect(page.get_by_role("heading", name="Moment 1 of 4")).to_be_visible()
    page.get_by_role("button", name="One moment forward").click()
    expect(page.get_by_role("heading", name="Moment 2 of 4")).to_be_visible()
    page.keyboard.press("[")
    expect(page.get_by_role("heading", name="Moment 1 of 4")).to_be_visible()
    entry(page, "Rh11-h8").click()
    expect(page.get_by_role("heading", name="Moment 3 of 4")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    your_turn(page)


def test_a_link_leads_somebody_else_to_a_moment(played: Json, desk: Desk, page: Page, other: Page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=desk.url)
    entry(page, "Rf3-f6").click()
    page.get_by_role("button", name="Share").first.click()
    expect(page.get_by_role("status").filter(has_text="moment 1 is copied")).to_be_visible()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(other.get_by_role("heading", name="Moment 1 of 4")).to_be_visible()


def test_a_moment_can_be_played_on_from(played: Json, page: Page):
    before = page.url
    entry(page, "Rf3-f6").click()
    page.get_by_role("button", name="Play on from here").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Yourself").click()
    dialog.get_by_role("button", name="Play on", exact=True).click()
    expect(page).not_to_have_url(before)
    your_turn(page)
    move(page, "Gg3-g5")  # the turn goes on where it was left
    page.goto(before)
    expect(moments(page)).to_have_text("4 of 4")  # and the old table has stayed as it was


def test_a_record_goes_out_and_comes_in_again(played: Json, desk: Desk, page: Page):
    with page.expect_download() as download:
        menu(page, "Download the record")
    record = download.value.path().read_text()
    assert "Rf3-f6" in record
    page.goto(f"{desk.url}/replay")
    page.get_by_label("The record", exact=True).fill(record)
    page.get_by_role("button", name="Check and open").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("heading", name="Moment 0 of 4")).to_be_visible()


def test_a_record_that_breaks_a_rule_is_refused_with_line_and_clause(desk: Desk, page: Page):
    page.goto(f"{desk.url}/replay")
    record = '[Game "antagonism"]\n[Board "exomoon:2"]\n\n1.1 Rf3-f7 /\n'
    page.get_by_label("The record", exact=True).fill(record)
    page.get_by_role("button", name="Check and open").click()
    slip = page.get_by_role("alert")
    expect(slip).to_contain_text("ine 4")
    expect(slip.get_by_role("link", name="MOVE.2")).to_be_visible()
    lines = page.get_by_role("list", name="The record around line 4")
    expect(lines.locator('[aria-current="true"]')).to_contain_text("Rf3-f7")
