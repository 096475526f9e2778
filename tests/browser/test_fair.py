"""Dice that everybody takes part in and anybody can check: parts, seal, odds, luck, the page about it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opens
from tests.browser.desk import (
    BESIDE,
    FRIEND,
    HOT,
    Desk,
    Json,
    cell,
    entry,
    invited,
    loaded,
    menu,
    moments,
    resign,
    sit,
    your_turn,
)

pytestmark = pytest.mark.slow


def checked(page: Page) -> Locator:
    """The lines of what was checked, each with whether it holds."""
    return page.get_by_role("status", name="What was checked").get_by_role("listitem")


def record_of(page: Page) -> str:
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Download the record").click()
    return Path(download.value.path()).read_text()


def test_two_people_make_the_dice_and_check_them_when_it_is_over(desk: Desk, page: Page, other: Page):
    made = desk.make(FRIEND, setup="scalar:1", game="scalar")
    sit(page, desk, made)
    before = page.get_by_role("region", name="Before the game")
    expect(before.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(before).to_contain_text("part sealed")  # as soon as the house's seal was seen
    invited(other, desk.url + made["links"]["join"][0], "Bo")
    your_turn(page)
    expect(before).to_be_hidden()
    menu(page, "The seal on the dice")
    expect(page.get_by_role("dialog")).to_contain_text(made["dice"]["commit"])
    expect(page.get_by_role("dialog").get_by_text("still to come")).to_have_count(0)
    page.keyboard.press("Escape")
    resign(page)
    for person, seat in ((page, 1), (other, 2)):
        person.get_by_role("button", name="Verify the dice").click()
        expect(checked(person)).to_have_count(6)
        expect(checked(person).filter(has_text="Holds:")).to_have_count(6)
        expect(checked(person).nth(1)).to_contain_text("bound to before any part was shown")
        expect(checked(person).nth(2)).to_contain_text("those of seats 1 and 2")
        expect(checked(person).nth(5)).to_contain_text(f"Seat {seat}'s part is the one this browser made")


def test_a_part_that_was_lost_is_made_anew_by_everybody(desk: Desk, page: Page, other: Page):
    """The browser of one seat forgets its part before it can open it, and says so."""
    made = desk.make(FRIEND, setup="scalar:1", game="scalar")
    sit(page, desk, made)
    before = page.get_by_role("region", name="Before the game")
    expect(before).to_contain_text("part sealed")
    page.goto(f"{desk.url}/fair")
    page.evaluate(
        "() => { const all = JSON.parse(localStorage['sandtable.seats']);"
        " for (const held of Object.values(all)) delete held.dice;"
        " localStorage['sandtable.seats'] = JSON.stringify(all); }"
    )
    invited(other, desk.url + made["links"]["join"][0], "Bo")
    away = other.get_by_role("region", name="Before the game")
    expect(away).to_contain_text("away; part to be opened")
    page.goto(f"{desk.url}/t/{made['table']}")
    before.get_by_role("button", name="Begin again").click()
    expect(before).to_be_hidden()
    resign(page)
    page.get_by_role("button", name="Verify the dice").click()
    expect(checked(page).filter(has_text="Fails:")).to_have_count(0)
    expect(checked(page).filter(has_text="1 promise of this table came to nothing")).to_be_visible()
    page.goto(f"{desk.url}/fair")
    expect(page.get_by_role("region", name="The list of broken games")).to_contain_text(
        "seat 1 withdrew its part"
    )


@pytest.fixture
def rolled(desk: Desk, page: Page) -> str:
    """The record of a game in which dice fell."""
    sit(page, desk, desk.make(HOT, setup="scalar", game="scalar", position=BESIDE))
    your_turn(page)
    page.get_by_role("button", name=re.compile("^Roll a d20,")).first.press("Enter")
    expect(moments(page)).to_have_text("1 of 1")
    resign(page)
    page.get_by_role("button", name="Verify the dice").click()
    return record_of(page)


def test_the_end_says_how_lucky_everybody_was(rolled: str, page: Page):
    page.keyboard.press("Escape")
    luck = page.get_by_label("Luck of the dice")
    expect(luck.get_by_role("row").filter(has_text="d20 rolled")).to_contain_text("/ 10.5")


def test_a_record_is_checked_without_asking_anybody(rolled: str, desk: Desk, page: Page):
    page.goto(f"{desk.url}/fair")
    loaded(page)
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    box = page.get_by_label("The record", exact=True)
    check = page.get_by_role("button", name="Check it")
    box.fill(rolled)
    check.click()
    expect(checked(page)).to_have_count(3)
    expect(checked(page).filter(has_text="Holds:")).to_have_count(3)
    server = re.search(r'\[Server "(\w{64})"\]', rolled)
    assert server
    box.fill(rolled.replace(server[1], server[1][::-1]))
    check.click()
    expect(checked(page).filter(has_text="Fails:")).to_have_count(2)  # what was promised, and the seed
    box.fill('[Game "antagonism"]\n\n1.1 /\n')
    check.click()
    expect(page.get_by_text("This record carries no promise.")).to_be_visible()
    assert asked == []


def test_promises_that_were_never_redeemed_are_listed(desk: Desk, page: Page):
    row: Json = {
        "table": "t1", "game": "scalar", "setup": "scalar", "promise": 1, "moments": 7,
        "created": 1_750_000_000_000, "ended": 1_750_100_000_000, "why": "abandoned",
        "commit": "c0ffee" + "0" * 58,
    }  # fmt: skip
    page.route("**/api/aborted", lambda route: route.fulfill(json=[]))
    page.goto(f"{desk.url}/fair")
    expect(page.get_by_text("There is none.")).to_be_visible()
    page.route("**/api/aborted?game=scalar", lambda route: route.fulfill(json=[row]))
    page.get_by_label("Game", exact=True).select_option("Scalar")
    shown = page.get_by_role("region", name="The list of broken games")
    for words in ("Scalar", "7", "abandoned", "c0ffee"):
        expect(shown).to_contain_text(words)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_odds_come_before_the_roll_and_nothing_is_rolled_without_a_yes(
    desk: Desk, open_context: Opens, phone: bool
):
    page = open_context(phone=phone).new_page()
    sit(page, desk, desk.make(HOT, setup="scalar", game="scalar", position=BESIDE))
    your_turn(page)
    odds = page.get_by_label(re.compile("^What may come of it"))
    cell(page, "c4").click()
    expect(odds).to_be_hidden()
    cell(page, "d5").click()
    spoken = odds.get_attribute("aria-label")
    assert spoken and sum(map(int, re.findall(r"(\d+)%", spoken))) in (99, 100, 101), spoken
    before = page.get_by_label("Before you roll")
    before.get_by_text("What each face does").click()
    expect(before.get_by_role("row").filter(has_text="Swap").first).to_be_visible()
    page.get_by_role("button", name="Put down").click()
    expect(odds).to_be_hidden()
    cell(page, "d5").click()
    expect(odds).to_be_in_viewport()
    page.get_by_role("button", name="Roll the battle").click()
    expect(odds).to_be_hidden()
    if not phone:
        expect(entry(page, "Dc4xd5")).to_be_visible()


def test_a_table_without_dice_has_no_seal(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT))
    your_turn(page)
    page.get_by_role("button", name="More about this table").click()
    expect(page.get_by_role("button", name="Keys and help")).to_be_visible()
    expect(page.get_by_role("button", name="The seal on the dice")).to_be_hidden()
