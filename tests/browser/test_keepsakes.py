"""What is known before a fight and after a game: what an attack comes to, all hands, a picture, a film."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.desk import BOT, HOT, Desk, comes_to, lit, menu, point, resign, sit, your_turn

pytestmark = pytest.mark.slow

SETUP = "hammer-and-hinge:salt-and-silence"
# Player 1 goes to combat: the sergeant strikes two that strike back.
FIGHT = (
    "turn=7 phase=combat active=1 order=1,2 1.commands=0 1.main=Forgemother_Ulda 1.chars=Rivet_Sergeant "
    "1.hand=Cog_Peddler 1.res=Ironwright_Resource 1.deck=Cog_Peddler,Cog_Peddler,Cog_Peddler "
    "2.main=Admiral_Sethe_Morrow 2.chars=Netcaster,Netcaster 2.hand=Undertow,Harbour_Pilot "
    "2.res=Tidewatch_Resource 2.deck=Netcaster,Netcaster,Netcaster"
)
COMES = "Netcaster takes 2 damage and is discarded. Rivet Sergeant takes 2 damage and is discarded."
PNG = b"\x89PNG\r\n"
WEBM = b"\x1aE\xdf\xa3"  # as every file of that kind begins


def to_combat(page: Page, desk: Desk) -> None:
    sit(page, desk, desk.make(BOT, SETUP, "athernum", position=FIGHT))
    your_turn(page)
    expect(page.get_by_role("heading", name="With what do you attack?")).to_be_visible()
    point(page, "card:1c1")
    expect(page.get_by_role("heading", name=re.compile("does Rivet Sergeant attack"))).to_be_visible()
    expect(lit(page, "card:2c1")).to_be_visible()


def test_an_attack_says_what_comes_of_it_while_one_points_and_a_game_that_is_over_shows_all_hands(
    desk: Desk, page: Page
):
    to_combat(page, desk)
    page.locator('[data-ref="card:2c1"]').hover()
    expect(page.locator(".comes")).to_have_text(f"If nobody adds anything: {COMES}")
    page.locator('[data-ref="card:1h:Cog_Peddler"]').hover()
    expect(page.locator(".comes")).to_have_count(0)
    theirs = page.get_by_role("group", name=re.compile("^Hand of Recruit"))
    expect(theirs).to_have_count(0)
    resign(page)
    page.get_by_role("button", name="To the first moment").click()
    expect(theirs.get_by_role("button", name=re.compile("^Harbour Pilot"))).to_be_visible()
    expect(theirs.get_by_role("button", name=re.compile("^Undertow"))).to_be_visible()


def test_a_finger_is_told_before_it_is_asked_once_more(desk: Desk, open_context: Opens):
    page = open_context(phone=True).new_page()
    to_combat(page, desk)
    lit(page, "card:2c1").tap()
    expect(page.get_by_role("heading", name="Attack Netcaster?")).to_be_visible()
    expect(page.locator("section.prompt")).to_contain_text(COMES)
    page.get_by_role("button", name="Attack Netcaster").click()
    expect(page.get_by_role("heading", name="Attack Netcaster?")).to_be_hidden()


def test_where_more_than_two_armies_stand_each_pawn_has_a_ring_of_its_owner(desk: Desk, page: Page):
    sit(page, desk, desk.make([*HOT, HOT[1], HOT[1]], "lagoon:2v2"))
    your_turn(page)
    rings = page.locator(".board .pieces .owned circle:last-child")
    comes_to(lambda: rings.evaluate_all("all => new Set(all.map(one => one.getAttribute('stroke'))).size"), 4)
    sit(page, desk, desk.make(HOT, "lagoon:2"))
    your_turn(page)
    expect(page.locator(".board .pieces .owned")).to_have_count(0)


def test_a_picture_and_a_film_of_a_game_are_taken_away(desk: Desk, page: Page, tmp_path: Path):
    sit(page, desk, desk.make(HOT, "exomoon:2"))
    your_turn(page)
    with page.expect_download() as taken:
        menu(page, "Save a picture of the board")
    taken.value.save_as(tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(PNG)
    assert taken.value.suggested_filename.endswith("-0.png")
    page.get_by_role("button", name="More about this table").click()
    expect(page.get_by_role("button", name=re.compile("^Download the record"))).to_be_visible()
    page.keyboard.press("Escape")
    resign(page)
    with page.expect_download() as shot:
        menu(page, "Save a film of the game")
    shot.value.save_as(tmp_path / "game.webm")
    assert (tmp_path / "game.webm").read_bytes().startswith(WEBM)
    expect(page.get_by_role("status", name="The game is over")).to_be_visible()
