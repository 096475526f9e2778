"""Oversoul at the table: cards are Activated and Prepared, Attacks answered; nobody sees what is hidden."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opens
from tests.browser.desk import HOT, Desk, Json, fits, lit, over, point, sit
from tests.browser.test_access import no_faults

pytestmark = pytest.mark.slow

SETUP = "ninthfire:lanterncourt"
# Everything that can lie on a table lies there, and it is player 1's Action Phase.
FULL = (
    "turn=7 active=1 order=1,2 1.leader=Varka_of_the_Ninth_Fire[d4] 2.leader=Aurelle_Keeper_of_Vows[d7] "
    "1.rank=4 1.pool=3 2.rank=3 2.pool=2 1.U1=Ember_Whelp 1.U2=Slagwing[x]+Servo_Frame "
    "1.U3=Rattlefang_Raider 1.U5=Husk_Drone[f] 1.E1=The_Furnace_Choir 1.E2=Spite_Kindled[f] "
    "2.U1=Gatewarden[d1]+Bulwark_Plate 2.U3=Lantern_Novice[x] 2.U4=Oathbound_Paladin "
    "2.E1=Parry_the_Blow[f] 2.E2=Chapel_of_Still_Water "
    "1.hand=Ember_Whelp,Cinderjack,Redhand_Gauntlets,Rain_of_Anvils,Dusk_Cutthroat "
    "1.idle=Bone_Collector,Slagwing 1.exile=Husk_Drone 2.idle=Foam_Runner "
    "1.deck=Cinderjack,Cinderjack,Slagwing,Ember_Whelp,Bone_Collector,Slagwing "
    "2.hand=Sanctuary,Riptide,Pylon_Wall 2.deck=Gatewarden,Gatewarden,Foam_Runner,Riptide,Sprout_Tender"
)
# The other Leader has 4 HP left; both sides have a Prepared card to answer with.
NEARLY_WON = (
    "turn=7 active=1 order=1,2 1.leader=Varka_of_the_Ninth_Fire[d6] 1.rank=4 1.pool=4 "
    "1.U2=Rattlefang_Raider 1.U3=Slagwing 1.E2=Spite_Kindled[f] 1.hand=Ember_Whelp "
    "1.deck=Slagwing,Ember_Whelp,Bone_Collector,Cinderjack 2.leader=Aurelle_Keeper_of_Vows[d18] 2.rank=3 "
    "2.pool=3 2.U3=Gatewarden 2.E2=Parry_the_Blow[f] 2.hand=Foam_Runner "
    "2.deck=Lantern_Novice,Gatewarden,Foam_Runner,Sprout_Tender"
)


def make(desk: Desk, seats: list[Json], position: str = "") -> Json:
    return desk.make(seats, SETUP, "oversoul", **({"position": position} if position else {}))


def spot(page: Page, ref: str) -> Locator:
    """Something on the table, by its ref."""
    return page.locator(f'[data-ref="{ref}"]').first


def prompt(page: Page) -> Locator:
    return page.locator("section.prompt")


def button(page: Page, name: str) -> Locator:
    return prompt(page).get_by_role("button", name=re.compile(name))


def chain(page: Page) -> Locator:
    return page.get_by_label("Timeshift", exact=True).locator("li")


def take_over(page: Page, name: str) -> None:
    """At one screen: whoever is asked says so."""
    page.get_by_role("button", name=re.compile(f"^I am {name}:")).click()


# ---- a game


@pytest.mark.clause("oversoul 6.2.3", "oversoul 10.0.2", "oversoul 10.0.8", "oversoul 2.0.4")
def test_an_attack_is_foretold_answered_by_both_and_the_next_one_wins(desk: Desk, page: Page):
    """At one screen, so that every answer is given: the last link resolves first."""
    sit(page, desk, make(desk, HOT, NEARLY_WON))
    take_over(page, "Ada")
    point(page, "card:1U2")
    button(page, "^Attack with it").click()
    expect(lit(page, "card:2U3")).to_be_visible()
    spot(page, "card:2U3").hover()
    foretold = page.locator("p.comes")
    expect(foretold).to_contain_text("Rattlefang Raider strikes first. Gatewarden takes 3 DMG.")
    point(page, "card:2U3")
    take_over(page, "Ada 2")
    expect(prompt(page)).to_contain_text("Answer the Attack of Rattlefang Raider, or pass?")
    point(page, "card:2E2")
    button(page, "^Turn it up").click()
    take_over(page, "Ada")
    expect(chain(page)).to_have_count(2)
    expect(chain(page).first).to_contain_text("Parry the Blow")
    expect(page.get_by_label("Timeshift", exact=True)).to_contain_text("Ada may respond now.")
    point(page, "card:1E2")
    button(page, "^Turn it up").click()
    point(page, "card:2U3")
    # nobody has anything to add: all pass by themselves, and the screen may change hands
    handed = page.get_by_role("button", name=re.compile("^I am Ada:"))
    expect(handed.or_(lit(page, "card:1U3")).first).to_be_visible()
    if handed.is_visible():
        handed.click()
    point(page, "card:1U3")
    button(page, "^Attack with it").click()
    spot(page, "card:2L").hover()
    expect(foretold).to_contain_text("You win the game.")
    point(page, "card:2L")
    expect(over(page)).to_contain_text("Ada wins")
    expect(over(page)).to_contain_text("The other Leader is defeated")


@pytest.mark.clause("oversoul 4.1.4", "oversoul R35")
def test_energy_is_paid_with_plus_cards_in_any_order(desk: Desk, page: Page):
    """The label says what would be left; what is gathered is sent in the order of the board."""
    sit(page, desk, make(desk, HOT, FULL))
    take_over(page, "Ada")
    point(page, "card:1h:Dusk_Cutthroat")
    expect(button(page, "Activate Dusk Cutthroat")).to_contain_text("for 3 ENERGY (2 left)")
    button(page, "Activate Dusk Cutthroat").click()
    expect(prompt(page)).to_contain_text("How do you pay 3 ENERGY?")
    point(page, "card:1E1")
    point(page, "card:1U1")
    button(page, "^Choose these 2").click()
    for place in ("card:1E1", "card:1U1"):
        expect(spot(page, place)).to_contain_text("Exhausted")


@pytest.mark.clause("oversoul 4.0.8", "oversoul 5.3.2")
def test_rank_shields_and_prophecies_are_seen(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, FULL))
    take_over(page, "Ada")
    turned = page.locator('[data-ref="card:1L"]').locator("xpath=..")
    expect(turned).to_have_attribute("style", re.compile("rotate: 270deg"))
    expect(spot(page, "card:2U1.1")).to_contain_text("Attached to Gatewarden, takes damage first")
    expect(page.get_by_label("Ada: 2 of 9 Archetypes for Shakti-darshan")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Idle Zone of Ada:")).click()
    expect(page.get_by_label("Idle Zone of Ada", exact=True)).to_contain_text("Bone Collector")


def test_what_cannot_be_done_says_why(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, FULL))
    take_over(page, "Ada")
    spot(page, "card:1U2").click()
    expect(prompt(page).get_by_role("alert")).to_contain_text("Slagwing")


# ---- screens


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("phone", [False, True])
def test_a_live_table_has_no_faults(desk: Desk, open_context: Opens, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    sit(page, desk, make(desk, HOT, FULL))
    take_over(page, "Ada")
    expect(spot(page, "card:1U1")).to_be_visible()
    no_faults(page)
    fits(page)
    point(page, "card:1U3")
    button(page, "^Attack with it").click()
    expect(lit(page, "card:2L")).to_be_visible()
    no_faults(page)
