"""At the size of a laptop everything one plays with is in sight, from the first turn to the end."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.desk import (
    BESIDE,
    BOT,
    HOT,
    Desk,
    Json,
    box,
    cell,
    comes_to,
    end_turn,
    loaded,
    moments,
    move,
    resign,
    sit,
    your_turn,
)
from tests.browser.test_oversoul import TEAMS

pytestmark = pytest.mark.slow

LAPTOPS = ((1280, 800), (1366, 768))
FOUR = [*HOT, HOT[1], HOT[1]]
DECKS = "hammer-and-hinge:salt-and-silence"
SOULS = ":".join(["ninthfire:lanterncourt"] * 2)
TABLES: dict[str, tuple[list[Json], str, str]] = {
    "two armies": (HOT, "exomoon:2", "antagonism"),
    "four armies": (FOUR, "lagoon:2v2", "antagonism"),
    "dice": (HOT, "scalar:1", "scalar"),
    "cards": (BOT, DECKS, "athernum"),
    "cards of four": ([*BOT, *BOT[1:] * 2], f"{DECKS}:{DECKS}", "athernum"),
    "two teams": ([*BOT, *BOT[1:] * 2], SOULS, "oversoul"),
}
# Everybody has something of everything: the longest line at the edge of a side.
PILES = "turn=9 active=1 pool=11 order=1,2,3,4 " + " ".join(
    f"{seat}.main=Forgemother_Ulda {seat}.chars=Rivet_Sergeant,Cog_Peddler {seat}.hand=Glass_Blade "
    f"{seat}.res=Ironwright_Resource,Ironwright_Resource[x],Tidewatch_Resource {seat}.deck=Cog_Peddler "
    f"{seat}.discard=Undertow {seat}.void=Undertow"
    for seat in range(1, 5)
)


def in_sight(page: Page, *parts: str) -> None:
    """At either size nothing of the page is below the fold, nor of these parts."""
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        for part in parts:
            expect(page.locator(part).last).to_be_in_viewport(ratio=0.99)
        page.wait_for_function(
            "document.documentElement.scrollHeight <= document.documentElement.clientHeight"
        )


@pytest.mark.parametrize("what", TABLES)
def test_what_is_asked_and_ones_own_panel_are_in_sight(desk: Desk, page: Page, what: str):
    seats, setup, game = TABLES[what]
    sit(page, desk, desk.make(seats, setup, game))
    your_turn(page)
    in_sight(page, "section.prompt", ".left > .seat", ".right ol[aria-label=Log]")
    if game == "antagonism":  # what a colour of pawn does stands beside the board, however low the window
        in_sight(page, "ul[aria-label=Pawns]")
        expect(page.get_by_role("list", name="Pawns")).to_contain_text("Red walks 3")


@pytest.mark.parametrize("what", ["two armies", "dice"])
def test_the_end_and_the_way_on_are_in_sight_and_only_the_loser_is_struck_out(
    desk: Desk, page: Page, what: str
):
    seats, setup, game = TABLES[what]
    sit(page, desk, desk.make(seats, setup, game))
    your_turn(page)
    resign(page)
    in_sight(page, ".over", ".over .btn.usual", ".left > .seat")
    expect(page.get_by_role("region", name="Seat 2: ")).not_to_contain_text("out of the game")
    page.keyboard.press("[")
    expect(page.get_by_role("heading", name="Moment 0 of 1")).to_be_visible()
    for width, height in LAPTOPS:  # looking back: neither the moment nor the ways on from it are cut
        page.set_viewport_size({"width": width, "height": height})
        bar = box(page.locator("section.prompt"))
        for part in page.locator("section.prompt h2, section.prompt .btn").all():
            at = box(part)
            assert bar.top <= at.top and at.bottom <= bar.bottom <= height


def test_of_four_players_each_keeps_to_his_own_box(desk: Desk, page: Page):
    sit(page, desk, desk.make([*BOT, *BOT[1:] * 2], f"{DECKS}:{DECKS}", "athernum", position=PILES), 1)
    your_turn(page)
    expect(page.locator(".others .one")).to_have_count(3)
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        loaded(page)
        for one in page.locator(".others .one").all():
            for part in one.locator(".strip .pile").all():
                assert box(part).right <= box(one).right + 1
        assert box(page.locator(".sand > .hand")).bottom <= box(page.locator(".sand")).bottom + 1


def test_a_hand_among_four_on_a_phone_is_not_cut_off(desk: Desk, open_context: Opens):
    page = open_context(phone=True).new_page()
    sit(page, desk, desk.make([*BOT, *BOT[1:] * 2], f"{DECKS}:{DECKS}", "athernum", position=PILES), 1)
    your_turn(page)
    expect(page.locator(".others .one")).to_have_count(3)
    loaded(page)
    assert box(page.locator(".sand > .hand")).bottom <= box(page.locator(".sand")).bottom + 1


def test_four_boards_on_a_phone_are_whole(desk: Desk, open_context: Opens):
    """Nothing is cut off at the edges, and one's own board is not under one's hand."""
    page = open_context(phone=True).new_page()
    sit(page, desk, desk.make([*BOT, *BOT[1:] * 2], SOULS, "oversoul", position=TEAMS), 1)
    your_turn(page)
    expect(page.get_by_role("region", name="Board of ")).to_have_count(3)
    loaded(page)
    sand = box(page.locator(".sand"))
    hand = box(page.locator(".sand > .hand"))
    for side in page.locator(".sand .side").all():
        for part in (side.locator(".whose, .held").first, side.locator(".grid")):
            if part.count():
                at = box(part)
                assert sand.top <= at.top and sand.left <= at.left and at.right <= sand.right
                assert at.bottom <= hand.top + 8  # the cards of a hand are raised above its edge


def test_the_board_stands_still_while_dice_are_rolled(desk: Desk, page: Page):
    page.set_viewport_size({"width": 1366, "height": 768})
    sit(page, desk, desk.make(HOT, "scalar", "scalar", position=BESIDE))
    your_turn(page)
    expect(page.get_by_role("button", name=re.compile("^Roll a d20,")).first).to_be_visible()
    loaded(page)
    before = box(page.locator(".hexes"))
    page.get_by_role("button", name=re.compile("^Roll a d20,")).first.press("Enter")
    expect(moments(page)).to_have_text("1 of 1")
    expect(page.get_by_role("button", name=re.compile("^Decline"))).to_be_visible()
    comes_to(lambda: box(page.locator(".hexes")), before)
    in_sight(page, "section.prompt", ".tray .die")


def whole(page: Page) -> None:
    """At either size nothing that is asked is cut off at the edge of what asks it."""
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        loaded(page)
        bar = page.locator("section.prompt")
        for part in bar.locator("h2, p, button, fieldset").all():
            expect(part).to_be_visible()
            at, around = box(part), box(bar)
            assert around.top <= at.top and at.bottom <= around.bottom <= height


def test_ways_out_of_a_warp_a_stack_and_a_second_action_are_asked_for_in_whole(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT, "vertigo:2"))
    your_turn(page)
    for walks in (("Bd1-c2", "Gg2+g3"), ("Bd13-c12", "Gg12+g11")):
        for walk in walks:
            move(page, walk)
        end_turn(page)
    cell(page, "g3").click()
    expect(page.get_by_role("radio", name="Top pawn")).to_be_attached()
    whole(page)
    page.keyboard.press("Escape")
    cell(page, "c2").click()
    cell(page, "c4").click()
    expect(page.get_by_role("heading", name="Where does the blue pawn land?")).to_be_visible()
    whole(page)

    sit(page, desk, desk.make(HOT, "scalar", "scalar", position=BESIDE))
    your_turn(page)
    cell(page, "c4").click()
    cell(page, "c3").click()
    expect(page.get_by_role("heading", name=re.compile("second action"))).to_be_visible()
    whole(page)


def test_on_a_phone_the_page_itself_never_scrolls(desk: Desk, open_context: Opens):
    """Only the sheet below the board does: what is hidden from eyes must not lengthen the page."""
    page = open_context(phone=True).new_page()
    for seats, setup, game in TABLES.values():
        sit(page, desk, desk.make(seats, setup, game))
        your_turn(page)
        size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        comes_to(partial(page.evaluate, size), [390, 844])
