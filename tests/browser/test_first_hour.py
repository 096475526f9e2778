"""A first hour, by clicks alone: how to play, a lesson, a game, a loss, the record, a rematch, a friend."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Opens
from tests.browser.desk import Desk, cell, invitation, invited, over, really, resign, your_turn

LAPTOP: ViewportSize = {"width": 1366, "height": 768}


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_first_hour(desk: Desk, open_context: Opens, phone: bool):
    page = open_context(phone=phone).new_page()
    if not phone:
        page.set_viewport_size(LAPTOP)

    # what it is about, in two minutes and with pictures
    page.goto(f"{desk.url}/how/antagonism")
    expect(page.get_by_role("heading", name="What wins")).to_be_visible()
    expect(page.locator(".picture .board").nth(4)).to_be_visible()
    page.get_by_role("link", name="Play a lesson").click()

    # the first lesson begins with the goal, and leads on
    page.get_by_role("link", name=re.compile("^First steps")).click()
    expect(page.get_by_role("status")).to_contain_text("You win on this board by taking the enemy Leader")
    for start, goal in (("g4", "g7"), ("", ""), ("g7", "g10")):
        if start:
            cell(page, start).click()
            cell(page, goal).click()
        else:
            page.get_by_role("button", name=re.compile("^End")).click()
            page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("status")).to_contain_text("That is a whole game")
    expect(page.get_by_role("link", name="Next lesson")).to_be_visible()

    # a game against a gentle bot, and a loss that is felt
    page.get_by_role("button", name="Play it against a bot").click()
    your_turn(page)
    cell(page, "f3").click()
    cell(page, "f5").click()
    page.get_by_role("button", name=re.compile("^End turn")).click()
    really(page, over(page))  # other pawns could still move
    your_turn(page)
    resign(page)
    expect(over(page).get_by_role("heading", name="You lost")).to_be_visible()
    expect(over(page)).to_contain_text("Pawns left")
    rematch = over(page).get_by_role("button", name="Rematch")
    expect(rematch).to_be_in_viewport()

    # the record plays by itself, and any moment of it can be looked at
    if phone:
        page.get_by_role("button", name="Log", exact=True).click()
    present = page.get_by_role("button", name="To the present moment")
    page.get_by_role("button", name="To the first moment").click()
    expect(present).to_be_enabled()
    page.get_by_role("button", name="Autoplay").click()
    expect(present).to_be_disabled()
    page.get_by_label("Moment", exact=True).fill("1")
    expect(present).to_be_enabled()
    expect(cell(page, "f5")).to_have_attribute("aria-label", re.compile("red pawn"))
    present.click()
    expect(present).to_be_disabled()
    if phone:
        page.get_by_role("button", name="Move", exact=True).click()

    # another game against the same bot, which has the first turn now
    before = page.url
    rematch.click()
    expect(page).not_to_have_url(before)
    your_turn(page)
    expect(page.get_by_role("heading", name=re.compile("^Up to 4 pawns"))).to_be_visible()

    # and then one with a friend
    page.goto(f"{desk.url}/new?game=athernum")
    page.get_by_role("main").get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    link = invitation(page)

    # who has a deck of his own, and brings it
    friend = open_context(phone=phone).new_page()
    if not phone:
        friend.set_viewport_size(LAPTOP)
    friend.goto(f"{desk.url}/decks/athernum")
    friend.get_by_role("button", name="Your decks").click()
    friend.get_by_role("dialog").get_by_role("button", name=re.compile("^Root and Ring")).last.click()
    if phone:
        friend.get_by_role("button", name=re.compile(r"^Deck \d+")).click()
    expect(friend.get_by_text("This deck is legal.")).to_be_visible()
    friend.get_by_label("Name of the deck").fill("Moss")
    invited(friend, link, "Bo", deck="Moss")
    page.locator("[data-ref].lit").first.click()
    page.get_by_role("button", name="Choose it").click()
    king = friend.get_by_role("button", name=re.compile("^King Under Moss, .*can be chosen$"))
    king.click()
    friend.get_by_role("button", name="Choose it").click()
    # both are turned over together, and the game begins
    for each, side in ((page, "Side of Bo"), (friend, "Your side")):
        theirs = each.get_by_role("region", name=side)
        expect(theirs.get_by_role("button", name=re.compile("^King Under Moss, main"))).to_be_visible()

    # and the finished game is in the list, with its result, until it is dropped
    page.goto(desk.url)
    mine = page.get_by_role("region", name="Your games")
    expect(mine).to_contain_text("You lost")
    mine.get_by_role("button", name=re.compile("^Drop this game")).click()
    expect(mine).not_to_contain_text("You lost")


# Of every other game: how its first lesson begins, and for a game with decks one that a friend brings.
HOURS = {
    "scalar": ("Three Control Tokens win", ""),
    "athernum": ("you choose who you are", ""),
    "oversoul": ("down to 0 and you win", "Mother Hush"),
    "antithesis": ("Ten Victory Points win", "Open Doors"),
}


def reviewed(page: Page, phone: bool) -> None:
    """To the first moment of the record and back."""
    if phone:
        page.get_by_role("button", name="Log", exact=True).click()
    present = page.get_by_role("button", name="To the present moment")
    page.get_by_role("button", name="To the first moment").click()
    expect(present).to_be_enabled()
    present.click()
    expect(present).to_be_disabled()
    if phone:
        page.get_by_role("button", name="Move", exact=True).click()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "phone"), [("scalar", True), ("athernum", True), ("oversoul", False), ("antithesis", True)]
)
def test_a_first_hour_with_every_other_game(desk: Desk, open_context: Opens, game: str, phone: bool):
    begins, brought = HOURS[game]
    page = open_context(phone=phone).new_page()
    friend = open_context(phone=phone).new_page()
    if not phone:
        page.set_viewport_size(LAPTOP)
        friend.set_viewport_size(LAPTOP)

    # how it is played, and a lesson that begins with the goal
    page.goto(f"{desk.url}/how/{game}")
    expect(page.get_by_role("heading", name="What wins")).to_be_visible()
    page.get_by_role("link", name="Play a lesson").click()
    page.get_by_role("main").locator(f'a[href^="/learn/{game}/"]').first.click()
    expect(page.get_by_role("status").first).to_contain_text(begins)

    # a gentle bot, a loss that says how, and the way on in sight
    page.goto(f"{desk.url}/how/{game}")
    page.get_by_role("button", name="Play a gentle bot").click()
    your_turn(page)
    resign(page)
    expect(over(page).get_by_role("heading", name="You lost")).to_be_visible()
    expect(over(page)).to_contain_text("you resigned")
    rematch = over(page).get_by_role("button", name="Rematch")
    expect(rematch).to_be_in_viewport()
    reviewed(page, phone)
    before = page.url
    rematch.click()
    expect(page).not_to_have_url(before)
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()

    # a friend by link, with a deck of his own
    page.goto(f"{desk.url}/new?game={game}")
    page.get_by_role("main").get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    link = invitation(page)
    if brought:
        friend.goto(f"{desk.url}/decks/{game}")
        friend.get_by_role("button", name="Your decks").click()
        friend.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{brought}")).last.click()
        if phone:
            friend.get_by_role("button", name=re.compile(r"^Deck \d+")).click()
        expect(friend.get_by_text("This deck is legal.")).to_be_visible()
        friend.get_by_label("Name of the deck").fill("Own")
    invited(friend, link, "Bo", deck="Own" if brought else "")
    for each, name in ((page, "Bo"), (friend, "Ada")):
        expect(each.get_by_role("region", name=f"Seat {1 if name == 'Ada' else 2}: {name}")).to_be_visible()
        expect(each.locator(".place > :not(.before)").first).to_be_attached()
    if brought:
        expect(friend.get_by_role("heading", level=1)).to_contain_text(
            "Antithesis" if phone else "against Own"
        )
