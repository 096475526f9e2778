"""What lies over what at a table: previews, refusals, rings, attachments, the sides of many players."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Opens
from tests.browser.desk import BOT, HOT, Desk, Json, cell, sit, spot, your_turn

pytestmark = pytest.mark.slow

SETUP = "hammer-and-hinge:salt-and-silence"
# Player 1 holds something that costs too much, and a character that bears two items.
DAY = (
    "turn=7 active=1 pool=9 order=1,2 1.commands=2 1.main=Forgemother_Ulda[v3] "
    "1.chars=Rivet_Sergeant+Plated_Apron+Spring_Gauntlet,Cog_Peddler "
    "1.hand=Gantry_Warden,Boiler_Drake,Glass_Blade,Iron_Census,Salvage_Crew "
    "1.res=Ironwright_Resource,Ironwright_Resource,Ironwright_Resource 1.deck=Cog_Peddler,Cog_Peddler "
    "2.main=Admiral_Sethe_Morrow[v2] 2.chars=Netcaster,Storm_Petrel 2.hand=Undertow "
    "2.res=Tidewatch_Resource 2.deck=Netcaster,Netcaster"
)
FOUR_DECKS = "ash-and-arrears:hammer-and-hinge:root-and-ring:salt-and-silence"
FOUR = (
    "turn=9 active=1 pool=11 order=1,2,3,4 1.main=Forgemother_Ulda[v2] 1.chars=Rivet_Sergeant,Cog_Peddler "
    "1.hand=Gantry_Warden 1.res=Ironwright_Resource 1.deck=Cog_Peddler 2.main=Admiral_Sethe_Morrow[v3] "
    "2.chars=Netcaster,Storm_Petrel,Deepwater_Levy 2.res=Tidewatch_Resource 2.deck=Netcaster "
    "3.main=Brannock_Twice-Cast 3.chars=Rivet_Sergeant 3.deck=Cog_Peddler 4.main=Admiral_Sethe_Morrow "
    "4.chars=Netcaster 4.deck=Netcaster"
)
LAPTOPS = ((1280, 800), (1366, 768))
BOTS: list[Json] = [*BOT, BOT[1], BOT[1]]


def box(what: Locator) -> FloatRect:
    expect(what).to_be_visible()
    found = what.bounding_box()
    assert found
    return found


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Two boxes that have no point in common."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def day(page: Page, desk: Desk, position: str = DAY) -> None:
    sit(page, desk, desk.make(BOT, SETUP, "athernum", position=position))
    your_turn(page)
    expect(page.get_by_role("heading", name="What do you do today?")).to_be_visible()


@pytest.mark.parametrize("size", LAPTOPS, ids=["1280", "1366"])
def test_a_card_seen_large_lies_over_no_card_no_question_and_no_refusal(
    desk: Desk, page: Page, size: tuple[int, int]
):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    day(page, desk)
    drake, zoom = spot(page, "card:1h:Boiler_Drake"), page.locator(".look .zoom")
    drake.hover()
    question = page.locator("section.prompt h2")
    assert apart(box(zoom), box(question)) and apart(box(zoom), box(page.locator(".board")))
    drake.click()
    slip = page.get_by_role("alert")
    expect(slip).to_contain_text("Boiler Drake costs 5")
    drake.hover()
    assert apart(box(zoom), box(slip))
    page.mouse.move(4, 400)
    expect(zoom).to_have_count(0)


def test_a_card_seen_large_by_keyboard_goes_with_escape_and_with_the_next_question(desk: Desk, page: Page):
    day(page, desk)
    zoom = page.locator(".look .zoom")
    peddler = spot(page, "card:1h:Gantry_Warden")
    page.keyboard.press("n")  # from here on keys are used, and what has the focus is seen large
    peddler.focus()
    expect(zoom).to_contain_text("Gantry Warden")
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
    spot(page, "card:1c2").focus()
    expect(zoom).to_contain_text("Cog Peddler")
    page.get_by_role("button", name=re.compile("^Go to the Combat")).click()
    expect(page.get_by_role("heading", name="With what do you attack?")).to_be_visible()
    expect(zoom).to_have_count(0)


def test_the_cards_of_the_first_choice_are_all_read_without_a_preview_over_them(desk: Desk, page: Page):
    page.set_viewport_size({"width": 1280, "height": 800})
    sit(page, desk, desk.make(BOT, SETUP, "athernum"))
    laid = page.get_by_role("region", name=re.compile("^Choose who leads you"))
    cards = laid.locator("[data-ref]")
    expect(cards.nth(1)).to_be_visible()
    cards.first.hover()
    expect(cards.first).to_contain_text(re.compile("Victory Token|victory token"))
    many = cards.count()
    for i in range(many):
        expect(cards.nth(i)).to_be_in_viewport(ratio=0.99)
        for preview in page.locator(".look").all():
            assert apart(box(preview), box(cards.nth(i)))


def test_the_ring_of_the_focus_is_not_the_ring_of_what_can_be_chosen(desk: Desk, page: Page):
    day(page, desk)
    page.keyboard.press("n")
    focused = page.locator("[data-ref]:focus-visible")
    expect(focused).to_have_css("outline-style", "dashed")
    lit = page.locator("[data-ref].lit:not(:focus-visible)").first
    expect(lit).to_have_css("outline-style", "none")


def test_two_attachments_leave_the_values_of_their_bearer_in_sight(desk: Desk, page: Page):
    day(page, desk)
    bearer = spot(page, "card:1c1")
    for value in (".ofv", ".dfv"):
        for item in ("card:1c1.1", "card:1c1.2"):
            assert apart(box(bearer.locator(value)), box(spot(page, item))), (value, item)


def test_cards_of_a_laptop_are_large_and_the_log_is_narrow(desk: Desk, page: Page):
    page.set_viewport_size({"width": 1366, "height": 768})
    day(page, desk)
    for ref in ("card:1c1", "card:2c1", "card:1h:Gantry_Warden"):
        assert box(spot(page, ref))["width"] >= 96, ref
    assert box(page.locator("section[aria-label='Log and talk']"))["width"] <= 340


@pytest.mark.parametrize("size", LAPTOPS, ids=["1280", "1366"])
def test_of_four_at_one_table_each_side_has_its_name_and_lies_over_no_other(
    desk: Desk, page: Page, size: tuple[int, int]
):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, desk, desk.make(BOTS, FOUR_DECKS, "athernum", position=FOUR))
    your_turn(page)
    sides = [page.get_by_role("region", name=f"Side of Recruit {seat}") for seat in (2, 3, 4)]
    boxes = []
    for seat, side in zip((2, 3, 4), sides, strict=True):
        name = side.locator(".whose")
        expect(name).to_have_text(re.compile(f"Recruit {seat}"))
        strip = side.locator(".strip")
        assert apart(box(name), box(strip))
        for i in range(side.locator("[data-ref^='card:']").count()):
            assert apart(box(name), box(side.locator("[data-ref^='card:']").nth(i)))
        boxes.append(box(side))
    assert all(apart(one, other) for one in boxes for other in boxes if one is not other)
    board = box(page.locator(".board"))
    assert sum(one["width"] for one in boxes) > board["width"] * 0.85  # nothing of the breadth is left over
    expect(spot(page, "card:4c1")).to_have_accessible_name(re.compile("of Recruit 4"))
    spot(page, "card:4c1").hover()
    expect(page.locator(".look .zoom")).to_contain_text("Netcaster of Recruit 4")


def test_on_a_phone_names_stand_above_the_table_as_the_sides_do_on_it(desk: Desk, open_context: Opens):
    page = open_context(phone=True).new_page()
    sit(page, desk, desk.make(BOTS, FOUR_DECKS, "athernum", position=FOUR))
    your_turn(page)
    above = page.locator(".strips.crowded section.seat .who b")
    expect(above).to_have_text(["Recruit 2", "Recruit 3", "Recruit 4"])
    expect(page.locator(".others .whose")).to_have_text([re.compile(f"Recruit {n}") for n in (2, 3, 4)])


def drag(page: Page, start: FloatRect, goal: tuple[float, float]) -> None:
    """As a hand does it: from place to place, not in one leap."""
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 3)
    page.mouse.down()
    page.mouse.move(*goal, steps=20)
    page.mouse.up()


def test_a_card_is_dragged_onto_what_it_is_for(desk: Desk, page: Page):
    day(page, desk)
    blade, warden = box(spot(page, "card:1h:Glass_Blade")), box(spot(page, "card:1c2"))
    drag(page, blade, (warden["x"] + warden["width"] / 2, warden["y"] + warden["height"] / 2))
    expect(
        page.get_by_role("heading", name=re.compile("Glass Blade"))
    ).to_be_visible()  # face-up or face-down?
    page.get_by_role("button", name=re.compile("Attach Glass Blade to Cog Peddler")).first.click()
    expect(spot(page, "card:1c2.1")).to_have_accessible_name(re.compile("^Glass Blade"))


def test_a_card_is_dragged_onto_the_open_table(desk: Desk, page: Page):
    day(page, desk)
    log, board = page.get_by_role("list", name="Log"), box(page.locator(".board"))
    crew = box(spot(page, "card:1h:Salvage_Crew"))
    drag(page, crew, (board["x"] + board["width"] - 50, board["y"] + board["height"] * 0.55))
    expect(log.get_by_text(re.compile("Play Salvage Crew")).first).to_be_visible()


def test_a_name_in_the_log_shows_its_card(desk: Desk, page: Page):
    day(page, desk)
    spot(page, "card:1h:Gantry_Warden").press("Enter")
    page.get_by_role("button", name=re.compile(r"^(\d )?Play (it|Gantry Warden)")).click()
    log = page.get_by_role("list", name="Log")
    named = log.get_by_role("button", name="Gantry Warden", exact=True).first
    expect(named).to_be_visible()
    named.hover()
    expect(page.locator(".tx .look, .look").last).to_contain_text("Gantry Warden")


def test_on_a_phone_a_refusal_covers_neither_the_pawn_nor_the_squares_and_goes_away(
    desk: Desk, open_context: Opens
):
    page = open_context(phone=True).new_page()
    sit(page, desk, desk.make(HOT, "exomoon:2"))
    your_turn(page)
    cell(page, "g3").tap()
    cell(page, "g6").tap()
    slip = page.get_by_role("alert")
    expect(slip).to_contain_text("g6")
    assert apart(box(slip), box(page.locator(".board").first))
    slip.get_by_role("button", name="Close").tap()
    expect(slip).to_have_count(0)


def test_below_the_width_of_a_laptop_what_is_asked_lies_over_nothing(desk: Desk, page: Page):
    """A refusal above many answers scrolls where it does not fit."""
    page.set_viewport_size({"width": 1100, "height": 800})
    day(page, desk)
    spot(page, "card:1h:Boiler_Drake").press("Enter")
    slip = page.get_by_role("alert")
    expect(slip).to_contain_text("Boiler Drake costs 5")
    prompt = box(page.locator("section.prompt"))
    assert box(slip)["y"] >= prompt["y"]
    for strip in page.locator(".strips").all():
        assert apart(box(strip), prompt)
    assert prompt["y"] + prompt["height"] <= 800
