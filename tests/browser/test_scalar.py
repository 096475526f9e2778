"""Scalar at the table: dice are rolled, put down, moved and set on one another, by mouse, keys, fingers."""

import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opens
from tests.browser.desk import (
    BOT,
    HOT,
    Desk,
    Json,
    box,
    cell,
    comes_to,
    entry,
    fits,
    go_on,
    gone_on,
    moments,
    over,
    really,
    resign,
    sit,
    your_turn,
)
from tests.browser.test_access import TWO_LOOKS, no_faults
from tests.patience import PATIENCE, until

pytestmark = pytest.mark.slow

# Player 1's d12 stands beside two dice of player 2, round the Core and beside it.
FIGHT = ".p7../.i5c4o3./..t2d8../..O8*o6../.O3C6D9../.T4.../..I13. 110211/110111 1-1 A 1 1 - - 23 3 *"
# The d20 is certain to be asked: its enemy has rolled Evade.
SLIP = "..../...../....../...*.../..I18o8../...../.... 222221/221222 0-0 A 1 1 - evade:2:c3xc4:1,ev 20 0 *"
# Player 1 holds the zone and has two tokens: he wins as soon as his next turn begins.
NEARLY_WON = "..../...../....../..D6*T2../..O4P5../...../I9... 121111/222222 2-0 A 1 1 - - 21 0 *"
TOKENS = "..../...../....../..D6*T2../..O4P5../...../.T1.. 021112/122222 2-1 M 1 1 - - 21 7 *"


def make(desk: Desk, seats: list[Json], position: str = "", setup: str = "scalar:1") -> Json:
    return (
        desk.make(seats, "scalar", "scalar", position=position)
        if position
        else desk.make(seats, setup, "scalar")
    )


def tray(page: Page) -> Locator:
    return page.get_by_role("region", name="Dice tray")


def reserve(page: Page, die: str) -> Locator:
    """The button that rolls a die, under the board."""
    group = page.get_by_role("group", name="Roll a die of the reserve")
    return group.get_by_role("button", name=re.compile(f"^Roll a {die},"))


def weighed(page: Page) -> Locator:
    """The odds, as a bar under the question."""
    return page.get_by_role("img", name=re.compile("^What may come of it"))


def lit(page: Page, what: str) -> list[str]:
    """The hexes whose label offers something."""
    cells = page.locator("[data-cell]").evaluate_all(
        "all => all.map(one => [one.dataset.cell, one.ariaLabel])"
    )
    return [name for name, label in cells if re.search(what, label)]


# ---- a game


ZONE = ["c3", "c4", "d3", "d5", "e3", "e4"]
TOWARDS = {"a": ["b2", "b3", "b4"], "b": ["c3", "c4"], "c": ["d3", "d5"], "d": ["e3", "e4"]}


def asked(page: Page) -> Locator:
    """Something on the table that can be chosen now."""
    nothing = page.get_by_role("button", name=re.compile("^Nothing can be done"))
    return page.locator(".board button.lit, .reserve button").or_(nothing)


def plain_turn(page: Page) -> None:
    """One simple decision: stand if asked, put dice down, bring them to the zone, wait there."""
    if lit(page, "slip away to here"):
        page.get_by_role("button", name=re.compile("^Stand and fight")).click()
    elif slots := lit(page, "put the die here"):
        held = len([name for name in lit(page, "^.., your") if name in ZONE])
        if held < 4:
            cell(page, slots[0]).click()
        else:
            before = moments(page).inner_text()
            page.get_by_role("button", name=re.compile("^Decline:")).click()
            really(page, gone_on(page, before))
    elif not (strike(page) or march(page) or roll(page)):
        nothing = page.get_by_role("button", name=re.compile("^Nothing can be done"))
        nothing.click() if nothing.is_visible() else wander(page)


def strike(page: Page) -> bool:
    """Attack whoever stands on the zone."""
    for name in lit(page, r"^.., your .*\d+ attacks?"):
        cell(page, name).click()
        target = next((to for to in lit(page, "attack$") if to in ZONE), None)
        if target:
            cell(page, target).click()
            expect(weighed(page)).to_be_visible()
            cell(page, target).click()
            return True
        page.keyboard.press("Escape")
    return False


def march(page: Page) -> bool:
    """Bring a die to the zone, or nearer to it."""
    for name in lit(page, r"^.., your .*\d+ moves?"):
        if name in ZONE:
            continue
        cell(page, name).click()
        goals = lit(page, "move here")
        goal = next((to for to in [*ZONE, *TOWARDS.get(name[0], [])] if to in goals), None)
        if goal:
            cell(page, goal).click()
            return True
        page.keyboard.press("Escape")
    return False


def roll(page: Page) -> bool:
    offers = page.get_by_role("group", name="Roll a die of the reserve").get_by_role("button")
    ready = [button for button in offers.all() if button.get_attribute("aria-disabled") is None]
    if ready:
        ready[0].click()
    return bool(ready)


def wander(page: Page) -> None:
    """The reserve is empty or the slots are full: anything that goes."""
    for name in lit(page, r"^.., your .*\d+ (move|attack)s?")[:1]:
        cell(page, name).click()
    if goals := lit(page, "move here"):
        cell(page, goals[0]).click()
    elif targets := lit(page, "attack$"):
        cell(page, targets[0]).click()
        cell(page, targets[0]).click()


@pytest.mark.clause("scalar DIG.5")
def test_a_whole_game_against_a_bot_and_its_record_verified(desk: Desk, page: Page, tmp_path: Path):
    made = make(desk, BOT, setup="scalar")
    sit(page, desk, made)
    for turn in range(80):
        expect(over(page).or_(asked(page)).first).to_be_visible()
        if over(page).is_visible():
            break
        # A long game is given up, in the own turn: its dice are checked all the same.
        if turn >= 25 and not lit(page, "slip away to here"):
            resign(page)
        else:
            go_on(page, partial(plain_turn, page))
    expect(over(page)).to_contain_text(re.compile("wins|draw"))
    over(page).get_by_role("button", name="Verify the dice").click()
    checked = page.get_by_role("dialog").get_by_role("status", name="What was checked")
    expect(checked).to_contain_text("The dice were settled before the game")
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Download the record").click()
    record = tmp_path / "game.record"
    download.value.save_as(record)
    assert "[Init " in record.read_text()
    for command in (
        [sys.executable, "-m", "sandtable", "replay", str(record), "--verify"],
        [sys.executable, "examples/verify.py", str(record)],
    ):
        ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.clause("scalar CTRL.1")
def test_the_zone_held_until_the_next_turn_wins_the_third_token(desk: Desk, page: Page):
    sit(page, desk, make(desk, BOT, NEARLY_WON))
    your_turn(page)
    expect(page.get_by_text("Player 1 on the Control Zone: 4 of 4")).to_be_visible()
    cell(page, "a1").click()
    cell(page, "a2").click()
    expect(over(page)).to_contain_text("Ada wins: the third Control Token is taken")
    expect(over(page).get_by_role("link", name="WIN.1")).to_be_visible()
    expect(page.get_by_label("Seat 1: Ada").get_by_role("img", name="3 of 3")).to_be_visible()


# ---- what is rolled, and where


@pytest.mark.clause("scalar COMP.6")
def test_the_first_turn_is_rolled_for_in_the_tray(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, setup="scalar"))
    your_turn(page)
    expect(tray(page)).to_contain_text(re.compile(r"Ada(?: 2)? begins\s*[1-6] against [1-6]: the higher d6"))
    expect(tray(page).locator("text")).to_have_count(2)
    dice = [int(value) for value in tray(page).locator("text").all_text_contents()]
    assert dice[0] != dice[1]
    first = 1 if dice[0] > dice[1] else 2
    expect(page.locator("section.seat.active")).to_have_attribute("aria-label", re.compile(f"^Seat {first}"))


@pytest.mark.clause("scalar COMP.6", "scalar COMP.7")
def test_a_die_of_the_reserve_is_rolled_in_the_tray_and_put_on_a_slot(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT))
    your_turn(page)
    expect(tray(page)).to_contain_text("Every roll falls here")
    mine = page.get_by_label("Seat 1:").get_by_role("list", name="Reserve")
    expect(mine.get_by_role("listitem")).to_have_text(
        [re.compile(rf"d{n}\s*2$") for n in (4, 6, 8, 10, 12, 20)]
    )
    reserve(page, "d8").click()
    expect(tray(page)).to_contain_text(re.compile(r"Ada rolls a d8: [1-8]"))
    shown = re.search(r"d8: (\d)", tray(page).inner_text())
    expect(page.get_by_role("button", name=re.compile("^Decline"))).to_be_visible()  # the die lies
    assert shown
    comes_to(lambda: lit(page, "put the die here"), ["a1", "a2", "a3", "a4"])
    expect(page.get_by_role("heading", name=f"Where does the d8 showing {shown[1]} go?")).to_be_visible()
    cell(page, "a2").click()
    expect(cell(page, "a2")).to_have_attribute(
        "aria-label", re.compile(f"d8 showing {shown[1]}, Deploy Zone of player 1")
    )
    expect(mine.get_by_role("listitem").nth(2)).to_have_text(re.compile(r"d8\s*1$"))
    # the other player's turn: what he rolls falls in the same place, and he declines it
    page.get_by_label("Seat 2:").get_by_role("button", name=re.compile("^Roll a d20")).click()
    expect(tray(page)).to_contain_text("Ada 2 rolls a d20")
    page.get_by_role("button", name=re.compile("^Decline:")).click()
    page.get_by_role("dialog").get_by_role("button", name="Put it back").click()  # a roll is given away
    expect(page.get_by_label("Seat 2:").get_by_role("listitem").last).to_have_text(
        re.compile(r"^\s*d20\s*2$")
    )


@pytest.mark.clause("scalar ATT.3", "scalar BATTLE.2")
def test_the_odds_are_shown_before_an_attack_and_nothing_is_rolled_without_a_second_click(
    desk: Desk, page: Page
):
    sit(page, desk, make(desk, HOT, FIGHT))
    your_turn(page)
    cell(page, "c4").click()
    comes_to(lambda: lit(page, "attack$"), ["d5"])
    cell(page, "d5").click()
    odds = weighed(page)
    expect(odds).to_be_visible()
    shares = [int(share) for share in re.findall(r"(\d+)%", odds.get_attribute("aria-label") or "")]
    assert sum(shares) == 100
    expect(page.get_by_role("region", name="Before you roll")).to_contain_text("Double Power")
    expect(page.locator(".tag")).to_contain_text(re.compile(r"\d+%\s*to take d5"))
    expect(moments(page)).to_have_text("0 of 0")
    page.keyboard.press("Escape")
    expect(odds).to_be_hidden()
    expect(moments(page)).to_have_text("0 of 0")
    cell(page, "d5").click()
    expect(odds).to_be_visible()
    cell(page, "d5").click()
    expect(entry(page, "Dc4xd5")).to_be_visible()
    # both Battle Dice lie in the tray with their faces, and what came of them is said
    face = r"(\+\d|Double Power|Swap|Evade|Indestructible|Self-Destruct)"
    expect(tray(page).locator(".of")).to_have_text(
        [re.compile("d12"), re.compile(face), re.compile("d8"), re.compile(face)]
    )
    expect(tray(page)).to_contain_text(re.compile("captured|destroyed|stay|slip away"))


@pytest.mark.clause("scalar BATTLE.6")
def test_whoever_may_slip_away_is_asked_where_to(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, SLIP))
    your_turn(page)
    expect(page.get_by_role("heading", name="Does the d8 showing 8 on c4 slip away?")).to_be_visible()
    expect(tray(page)).to_contain_text("may slip away")
    comes_to(lambda: set(lit(page, "slip away to here")), {"b3", "b4", "c5", "d5"})
    cell(page, "c5").click()
    expect(cell(page, "c5")).to_have_attribute("aria-label", re.compile("d8 showing 8"))
    expect(cell(page, "c3")).to_have_attribute("aria-label", re.compile("d20 showing 18"))


@pytest.mark.clause("scalar COMP.3", "scalar COMP.5", "scalar SETUP.2")
def test_the_core_says_what_it_does_and_the_cards_can_be_looked_up(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, TOKENS))
    your_turn(page)
    expect(cell(page, "d4")).to_have_attribute(
        "aria-label", re.compile("the Core: Momentum. Both players act twice")
    )
    cell(page, "d4").hover()
    expect(page.locator(".tag.core")).to_contain_text("Both players act twice")
    page.get_by_text("Reference cards").locator("visible=true").click()
    for name in ("Double Power", "Swap", "Evade", "Indestructible", "Self-Destruct", "Aether", "Reversal"):
        expect(page.get_by_text(name, exact=True).locator("visible=true").first).to_be_visible()
    expect(page.get_by_label("Seat 1:").get_by_role("img", name="2 of 3")).to_be_visible()
    expect(page.get_by_role("img", name="1 of 2 actions left")).to_be_visible()


# ---- hands


def test_light_dice_jump_and_what_cannot_be_is_answered_with_a_clause(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, FIGHT))
    your_turn(page)
    cell(page, "c4").click()
    cell(page, "a1").click()
    slip = page.get_by_role("alert")
    expect(slip).to_contain_text("a1 is too far")
    slip.get_by_role("link", name="MOVE.1").click()
    expect(page.get_by_text(re.compile("moves it to an adjacent hex")).first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    reserve(page, "d8").click(force=True)  # none left: it looks disabled, and says why
    expect(page.get_by_role("alert").get_by_role("link", name="DEPLOY.1")).to_be_visible()
    page.keyboard.press("Escape")
    cell(page, "b2").click()
    # over the d8 on c2, and one step back
    until(lambda: {"a2", "d2"} <= set(lit(page, "move here")), "the d4 cannot jump or go back")
    cell(page, "d2").click()
    expect(cell(page, "d2")).to_have_attribute("aria-label", re.compile("d4 showing 4"))


def test_dragging_moves_a_die_and_the_rolled_die_is_dragged_from_the_tray(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, FIGHT))
    your_turn(page)
    cell(page, "c4").drag_to(cell(page, "b4"))
    expect(entry(page, "Dc4-b4")).to_be_visible()
    page.get_by_label("Seat 2:").get_by_role("button", name=re.compile("^Roll a d6")).click()
    expect(tray(page)).to_contain_text("rolls a d6")
    page.locator("[data-rolled]").drag_to(cell(page, "g4"))
    expect(entry(page, "@g4")).to_be_visible()


def test_player_two_sits_at_the_near_edge(desk: Desk, page: Page):
    made = make(desk, [{"kind": "open"}, {"kind": "me"}], FIGHT)
    sit(page, desk, made, 2)
    expect(cell(page, "g1")).to_be_visible()
    until(lambda: box(cell(page, "g1")).top > box(cell(page, "a1")).top, "his edge is the far one")


def walk(page: Page, goal: str) -> None:
    """With the arrow keys to a hex: first to its row, then along it."""
    rows = "abcdefg"
    for _ in range(12):
        here: str = page.evaluate("document.activeElement.dataset.cell")
        up = rows.index(goal[0]) - rows.index(here[0])
        along = int(goal[1:]) - int(here[1:])
        if not up and not along:
            break
        page.keyboard.press(
            ("ArrowUp" if up > 0 else "ArrowDown") if up else "ArrowRight" if along > 0 else "ArrowLeft"
        )
    expect(cell(page, goal)).to_be_focused()


def test_a_turn_and_an_attack_by_keyboard_alone(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, FIGHT))
    your_turn(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-cell')"):
            break
    walk(page, "c4")
    page.keyboard.press("Enter")
    walk(page, "d5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Attack d5 with the d12 on c4?")).to_be_visible()
    expect(cell(page, "d5")).to_have_attribute("aria-label", re.compile("attack, press again to roll"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Where does the d12 on c4 go?")).to_be_visible()
    walk(page, "b3")
    page.keyboard.press("Space")
    expect(entry(page, "Dc4-b3")).to_be_visible()
    expect(cell(page, "b3")).to_be_focused()
    # the other player rolls by keyboard: he goes on at the first slot that is lit
    page.get_by_role("group", name="Roll a die of the reserve").get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    expect(cell(page, "g1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(entry(page, "@g1")).to_be_visible()


def test_a_game_on_a_phone(desk: Desk, open_context: Opens):
    page = open_context(phone=True).new_page()
    sit(page, desk, make(desk, BOT, FIGHT))
    your_turn(page)
    fits(page)
    hexagon = cell(page, "d5")
    until(lambda: box(hexagon).right - box(hexagon).left >= 44, "a hex is too small for a finger")
    cell(page, "c4").tap()
    cell(page, "d5").tap()
    expect(weighed(page)).to_be_visible()
    fits(page)
    page.get_by_role("button", name="Roll the battle").tap()
    expect(tray(page)).to_contain_text(re.compile("captured|destroyed|stay|slip away|slipped"))
    cell(page, "d4").tap()
    expect(page.get_by_role("button", name="Log")).to_be_visible()


# ---- what it looks like


@pytest.mark.clause("scalar BOARD.3", "scalar BOARD.4")
def test_the_zones_are_told_apart_without_colour(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT))
    your_turn(page)
    for name in ZONE:
        expect(cell(page, name)).to_have_attribute("aria-label", re.compile("Control Zone"))
    for n in range(1, 5):
        expect(cell(page, f"a{n}")).to_have_attribute("aria-label", re.compile("Deploy Zone of player 1"))
        expect(cell(page, f"g{n}")).to_have_attribute("aria-label", re.compile("Deploy Zone of player 2"))
    shapes = page.locator(".ground path").evaluate_all("paths => paths.map(path => path.getAttribute('d'))")
    tower, crescent = "M4.5 3h3.6", "M17.6 3.2"
    assert sum(shape.startswith(tower) for shape in shapes) == 8  # embossed: a light and a dark one each
    assert sum(shape.startswith(crescent) for shape in shapes) == 8
    ring = page.locator(".ground path.zone")  # one hexagon of dots in each hex of the zone
    expect(ring).to_have_attribute("stroke-dasharray", "2.5 3.5")
    assert (ring.get_attribute("d") or "").count("z") == len(ZONE)


@pytest.mark.clause("scalar COMP.1", "scalar DICE.1")
def test_dice_show_their_value_and_their_owner_by_more_than_colour(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, FIGHT))
    your_turn(page)
    comes_to(
        lambda: sorted(
            [int(one) for one in page.locator(".pieces text").all_text_contents() if one.isdigit()]
        ),
        [2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 13],
    )
    inlays = page.locator('.pieces circle[fill="var(--pawn-inlay)"]')
    expect(inlays).to_have_count(7)  # player 2's numbers stand on ivory


@TWO_LOOKS
def test_axe_finds_nothing_serious_at_a_table(desk: Desk, open_context: Opens, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    sit(page, desk, make(desk, HOT, FIGHT))
    your_turn(page)
    no_faults(page)
    cell(page, "c4").click()
    cell(page, "d5").click()
    expect(weighed(page)).to_be_visible()
    no_faults(page)
    page.keyboard.press("Escape")
    cell(page, "a1").click()
    expect(page.get_by_role("alert")).to_be_visible()
    no_faults(page)
    cell(page, "d5").click()
    cell(page, "d5").click()
    expect(tray(page).locator(".of").first).to_be_visible()
    no_faults(page)
    fits(page)
