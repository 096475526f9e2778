"""What the rulebook asks of the picture: markers, symbols, Levels, and ground that is only drawn."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import HOT, Desk, cell, move, sit, your_turn

pytestmark = pytest.mark.slow

THREE = [*HOT, {"kind": "hot"}]
SECOND_ROUND = "extrasolar:koth ............2K/-/-/-/-/-/......3G/-/........3K/-/..1G/-/1K 1 0 - 2 3 - *"
STACKS = "exomoon:2 ......2K/-/-/-/-/-/....1GGG.2BB.1R/-/-/-/-/-/......1K 1 0 - 5 0 - *"


@pytest.mark.clause("antagonism COMP.5")
def test_the_edge_of_extrasolar_counts_the_rounds_of_king_of_the_hill(desk: Desk, page: Page):
    sit(page, desk, desk.make(THREE, setup="extrasolar:koth", position=SECOND_ROUND))
    your_turn(page)
    expect(page.locator(".ground text.now")).to_have_text("2")
    expect(page.locator(".ground text.spent")).to_have_text(["3", "4", "5"])


@pytest.mark.clause("antagonism COMP.6")
def test_pawns_show_owner_and_colour_and_stacks_their_level(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT, setup="exomoon:2", position=STACKS))
    your_turn(page)
    for square, words in (("e7", "green stack of 3"), ("g7", "blue stack of 2"), ("i7", "red pawn")):
        expect(cell(page, square)).to_have_attribute("aria-label", re.compile(words))
    expect(page.locator(".pieces text")).to_have_text(["3", "2"])  # a pawn alone needs no number
    shapes = page.locator(".pieces path").evaluate_all("paths => paths.map(path => path.getAttribute('d'))")
    tower, crescent = "M4.5 3h3.6", "M17.6 3.2"
    assert sum(shape.startswith(tower) for shape in shapes) == 3
    assert sum(shape.startswith(crescent) for shape in shapes) == 2


@pytest.mark.clause("antagonism BOARD.7")
def test_water_is_drawn_and_walked_over_like_sand(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT, setup="lagoon:2"))
    your_turn(page)
    for square in ("b5", "c5", "d5"):
        expect(cell(page, square)).to_have_attribute("aria-label", re.compile("water"))
    move(page, "Ra5-d5")
