"""The lobby: a tray for every game, the open tables and which of them are shown, a bot at either game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.desk import BOT, FRIEND, Desk, opened, sit, your_turn

pytestmark = pytest.mark.slow

MINUTES = {"kind": "increment", "seconds": 900, "increment": 10}


@pytest.fixture(scope="module")
def desk(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A server of its own: the list of open tables is told by heart."""
    with opened(tmp_path_factory.mktemp("desk"), client) as desk:
        yield desk


def tables(page: Page) -> Locator:
    """The names of those who wait or play, in the order of the list."""
    return page.get_by_role("region", name="Open tables").locator(".who")


def test_open_tables_are_chosen_by_game_free_seat_and_clock(desk: Desk, page: Page):
    desk.make(FRIEND, name="Ada", public=True)
    desk.make(FRIEND, "scalar", "scalar", name="Bo", public=True, clock={"kind": "days", "days": 2})
    desk.make(BOT, name="Cy", public=True, clock=MINUTES)
    page.goto(desk.url)
    expect(tables(page)).to_have_text(["Cy", "Bo", "Ada"])
    page.get_by_label("Game", exact=True).select_option("Scalar")
    expect(tables(page)).to_have_text(["Bo"])
    expect(page.get_by_text("1 of 3 tables")).to_be_visible()
    page.get_by_label("Game", exact=True).select_option("All games")
    page.get_by_role("button", name="Free seats").click()
    expect(tables(page)).to_have_text(["Bo", "Ada"])
    page.get_by_label("Clock", exact=True).select_option("Minutes")
    expect(page.get_by_text("No table is like that just now.")).to_be_visible()
    page.get_by_role("button", name="Show all 3").click()
    expect(tables(page)).to_have_count(3)
    page.get_by_label("Clock", exact=True).select_option("By mail")
    expect(tables(page)).to_have_text(["Bo"])


def test_every_game_has_a_tray_and_can_be_played(desk: Desk, page: Page):
    page.goto(desk.url)
    for title in ("Antagonism", "Scalar", "Athernum", "Oversoul", "Antithesis"):
        expect(page.get_by_role("button", name=f"Play a bot at {title}")).to_be_visible()


def test_two_clicks_from_the_lobby_to_a_game_with_dice(desk: Desk, page: Page):
    page.goto(desk.url)
    page.get_by_role("button", name="Play a bot at Scalar").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Scalar")).click()
    expect(page).to_have_url(re.compile("/t/"))
    your_turn(page)  # a bot adds nothing to the seed, so nobody waits


def test_two_clicks_from_the_lobby_to_a_game_with_cards(desk: Desk, page: Page):
    page.goto(desk.url)
    page.get_by_role("button", name="Play a bot at Athernum").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Hammer and Hinge")).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("region", name=re.compile("^Choose who leads you"))).to_be_visible()


def test_the_game_played_last_is_offered_first(desk: Desk, page: Page):
    sit(page, desk, desk.make(BOT, "scalar:1", "scalar"))
    your_turn(page)
    page.goto(desk.url)
    page.get_by_role("button", name="Play a bot", exact=True).click()
    expect(page.get_by_role("radio", name="Scalar")).to_be_checked()
    page.get_by_role("dialog").get_by_text("Antagonism", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("^Vertigo"))).to_be_visible()


def test_a_table_of_the_second_game_is_set_up_and_waits_for_a_friend(desk: Desk, page: Page):
    page.goto(f"{desk.url}/new")
    page.get_by_text("Scalar", exact=True).first.click()
    page.get_by_text("Player 2 begins").click()
    page.get_by_role("button", name="Open the table").click()
    before = page.get_by_role("region", name="Before the game")
    expect(before.get_by_label("Invitation for seat 2")).to_be_visible()
    before.get_by_role("button", name="Give it to a bot: seat 2").click()
    page.get_by_role("dialog").get_by_role("button", name="Let the bot play").click()
    expect(before).to_be_hidden()
