"""Two people, two browsers: invitation, reload, a server that dies, takebacks, offers."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import (
    Desk,
    end_turn,
    entry,
    invitation,
    invited,
    menu,
    moments,
    move,
    resign,
    your_turn,
)

pytestmark = pytest.mark.slow


@pytest.fixture
def friends(desk: Desk, page: Page, other: Page) -> tuple[Page, Page]:
    """One sets up a table, the other follows the link."""
    page.goto(f"{desk.url}/new?setup=exomoon:2")
    page.get_by_role("main").get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    invited(other, invitation(page), "Bo")
    expect(page.get_by_text("Bo", exact=True).first).to_be_visible()
    return page, other


def test_a_game_survives_a_reload_and_a_killed_server(friends: tuple[Page, Page], desk: Desk):
    ada, bo = friends
    your_turn(ada)
    move(ada, "Rf3-f6")
    end_turn(ada)
    your_turn(bo)
    bo.reload()
    your_turn(bo)
    move(bo, "Rh11-h8")
    desk.kill()
    expect(ada.get_by_text("Connection lost.").first).to_be_visible()
    desk.start()
    for page in friends:
        expect(moments(page)).to_have_text("3 of 3")
        expect(page.locator(".line.open")).to_be_visible()
    end_turn(bo)
    your_turn(ada)
    move(ada, "Gg3-g5")
    expect(entry(bo, "Gg3-g5")).to_be_visible()


def test_a_takeback_needs_the_others_consent(friends: tuple[Page, Page]):
    ada, bo = friends
    your_turn(ada)
    move(ada, "Rf3-f6")
    end_turn(ada)
    your_turn(bo)
    menu(ada, "Ask for a takeback")
    expect(bo.get_by_role("heading", name="Ada asks for a takeback.")).to_be_visible()
    bo.get_by_role("button", name="Agree").click()
    your_turn(ada)
    expect(moments(bo)).not_to_have_text("2 of 2")


def test_a_draw_can_be_declined_and_a_game_resigned(friends: tuple[Page, Page]):
    ada, bo = friends
    your_turn(ada)
    menu(ada, "Offer a draw")
    bo.get_by_role("button", name="Decline").click()
    your_turn(ada)
    resign(ada)
    for page in friends:
        expect(page.get_by_role("status", name="The game is over")).to_contain_text("Bo wins")


def test_a_link_seats_one_person_once(friends: tuple[Page, Page], open_context):
    ada, _ = friends
    third = open_context().new_page()
    third.goto(ada.url)
    expect(third.get_by_role("heading", name="Ada to move")).to_be_visible()
    expect(third.get_by_role("button", name=re.compile("^End turn"))).to_be_hidden()
    expect(ada.get_by_title("People who are watching, without a seat.")).to_contain_text("1")
    third.close()
    expect(ada.get_by_title("People who are watching, without a seat.")).to_be_hidden()
