"""The pages around the table: rulebook, coverage, lessons, lobby, about."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Desk, cell

pytestmark = pytest.mark.slow


def test_the_rulebook_is_searched_as_one_types(desk: Desk, page: Page):
    page.goto(f"{desk.url}/rules/antagonism")
    box = page.get_by_role("searchbox", name="Find a clause or a ruling")
    box.press_sequentially("carrier top")
    expect(page.get_by_role("status").filter(has_text="carrier top")).to_be_visible()
    expect(page.locator("article#ATT\\.5")).to_be_visible()
    box.fill("no such words at all")
    expect(page.get_by_text("No clause has")).to_be_visible()
    box.fill("r31")
    page.get_by_role("link", name="R31").first.click()
    expect(page.get_by_role("heading", name="House rulings")).to_be_visible()
    expect(box).to_have_value("")


def test_a_deep_link_opens_a_clause_with_its_rulings_and_diagrams(desk: Desk, page: Page):
    page.goto(f"{desk.url}/rules/antagonism/STACK.8")
    clause = page.locator("article#STACK\\.8")
    expect(clause).to_be_focused()
    expect(clause).to_contain_text("House ruling R8")
    margin = page.get_by_role("complementary", name="Worked examples")
    expect(margin.get_by_role("img", name=re.compile("^Before")).first).to_be_visible()
    expect(margin).to_contain_text("refused")
    clause.get_by_role("link", name=re.compile("proved by")).click()
    expect(page).to_have_url(re.compile("/coverage/antagonism#STACK.8"))


def test_a_clause_that_does_not_exist_is_named(desk: Desk, page: Page):
    page.goto(f"{desk.url}/rules/antagonism/MOVE.99")
    expect(page.get_by_role("heading", name="No clause MOVE.99")).to_be_visible()


def test_coverage_names_the_tests_of_a_clause(desk: Desk, page: Page):
    page.goto(f"{desk.url}/coverage/antagonism")
    row = page.locator("li#MOVE\\.4")
    row.locator("summary").click()
    expect(row).to_contain_text("tests/")
    page.get_by_text(re.compile("^Not proved")).click()
    expect(row).to_be_hidden()


def test_both_rulebooks_stand_on_the_shelf(desk: Desk, page: Page):
    page.goto(f"{desk.url}/rules")
    for title in ("Antagonism", "Scalar"):
        expect(page.get_by_role("link", name=title, exact=True)).to_be_visible()
    page.get_by_role("link", name="Scalar", exact=True).click()
    page.get_by_role("navigation", name="Contents").first.get_by_role("link", name="Attacks").click()
    expect(page.locator("article#ATT\\.1")).to_be_visible()
    margin = page.get_by_role("complementary", name="Worked examples")
    expect(margin.get_by_role("img", name=re.compile("^Before")).first).to_be_visible()
    page.get_by_role("link", name="What the tests prove").first.click()
    expect(page.get_by_role("link", name="Scalar")).to_be_visible()
    expect(page.locator("li#ATT\\.1")).to_be_visible()


def test_the_first_lessons_of_every_game_are_in_one_place(desk: Desk, page: Page):
    page.goto(f"{desk.url}/learn")
    for title in ("Antagonism", "Scalar"):
        expect(page.get_by_role("region", name=title).get_by_role("link").first).to_be_visible()


def test_a_lesson_waits_for_the_right_choice_and_ends_in_a_game(desk: Desk, page: Page):
    page.goto(f"{desk.url}/learn/antagonism")
    page.get_by_role("link", name=re.compile("^Vertigo")).click()
    said = page.get_by_role("region", name="The lesson").get_by_role("status")
    expect(said).to_contain_text("You are the towers")
    cell(page, "h11").click()
    cell(page, "h12").click()
    expect(said).to_contain_text("the lesson goes another way")
    for start, goal in (("h11", "k8"), ("d3", "d5"), ("d5", "b7")):
        cell(page, start).click()
        cell(page, goal).click()
    expect(page.get_by_role("link", name="CLOUD.2")).to_be_visible()  # what cannot be done is shown refused
    page.get_by_role("button", name="Go on").click()
    cell(page, "f8").click()
    cell(page, "h8").click()
    page.get_by_role("button", name=re.compile("^End the turn")).click()
    page.get_by_role("button", name="Go on").click()
    expect(said).to_contain_text("two wins")
    page.get_by_role("button", name="Play it against a bot").click()
    expect(page).to_have_url(re.compile("/t/"))


LESSONS = [
    "antagonism/exomoon",
    "antagonism/lagoon",
    "antagonism/extrasolar",
    "antagonism/king-of-the-hill",
    "scalar/one-die",
    "scalar/first",
]


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_can_be_gone_through(desk: Desk, page: Page, name: str):
    lesson = page.request.get(f"{desk.url}/api/lessons/{name}").json()
    page.goto(f"{desk.url}/learn/{name}")
    for scene, after in pairwise(lesson["scenes"]):
        expect(page.get_by_text(scene["say"], exact=True)).to_be_visible()
        if not scene["expect"]:
            page.get_by_role("button", name="Go on").click()
        elif scene["expect"] == ["/"]:
            page.get_by_role("button", name=re.compile("^End the turn")).click()
        else:
            alone = not scene["expect"][0][0].isdigit()
            for i, ref in enumerate(scene["refs"]):
                kind, thing = ref.split(":", 1)
                if kind == "reserve":
                    dice = page.get_by_role("group", name="Roll a die of the reserve")
                    dice.get_by_role("button").nth("TCOPDI".index(thing[-1])).click()
                else:
                    cell(page, thing).click(modifiers=["Shift"] if i == 1 and alone else [])
            confirm = page.get_by_role("button", name="Roll the battle")
            expect(confirm.or_(page.get_by_text(after["say"], exact=True)).first).to_be_visible()
            if confirm.is_visible():
                confirm.click()
    expect(page.get_by_role("button", name="Play it against a bot")).to_be_visible()


def test_a_public_table_stands_in_the_lobby_and_seats_whoever_comes(desk: Desk, page: Page):
    desk.make([{"kind": "me"}, {"kind": "open"}], setup="lagoon:2", name="Ilse", public=True)
    page.goto(desk.url)
    page.get_by_role("button", name="Sit down at Lagoon, two players").first.click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_label("Seat 1: Ilse")).to_be_visible()


def test_about_credits_the_games_and_names_the_version(desk: Desk, page: Page):
    page.goto(f"{desk.url}/about")
    for name in ("Stéphane Perriard", "Mallesh Gopalswami", "Apache License", "game-icons", "noble-hashes"):
        expect(page.get_by_text(re.compile(name)).first).to_be_visible()
    page.goto(f"{desk.url}/about#antithesis")
    expect(page.locator("#antithesis")).to_be_in_viewport()
    expect(page.locator("#antithesis")).not_to_contain_text("on the workbench")
    expect(page.get_by_text(re.compile("^Version "))).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(desk: Desk, page: Page):
    page.goto(f"{desk.url}/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_text(re.compile("no such table|There is no", re.I)).first).to_be_visible()
    page.goto(f"{desk.url}/rules/chess")
    expect(page.get_by_text("There is no such rulebook.")).to_be_visible()
    expect(page).to_have_title("No such rulebook · Sandtable")
