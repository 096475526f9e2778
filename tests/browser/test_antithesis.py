"""Antithesis at the table: Moves that are interrupted, Attacks that add up, dice named in any order."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opens
from tests.browser.desk import (
    BOT,
    FRIEND,
    Desk,
    Json,
    against,
    box,
    button,
    comes_to,
    fits,
    go_on,
    invited,
    lit,
    mended,
    one_too_many,
    over,
    panel,
    point,
    press,
    prompt,
    sit,
    spot,
    walk,
    with_deck,
    your_turn,
)
from tests.browser.test_access import TWO_LOOKS, no_faults

pytestmark = pytest.mark.slow

SETUP = "kingsmarch:saltraid"
# Everything that can lie on a table lies there, and it is player 1's Action Window.
FULL = (
    "turn=3 active=1 goals=D5,E3,E8 1.vp=4 1.cp=2 1.dice=R5,R2,Y4,B3,G1 "
    "1.champions=Sir_Yames_Delerose,Jek_Namen,Zul_Cha'kra "
    "1.play=Sir_Yames_Delerose@D4,Jek_Namen@B5,Gatewall_Sergeant@C8,Zul_Cha'kra@A1 "
    "1.hand=Muster_at_Dawn,Stone_Causeway,Bellows_Choir,Lantern_Watcher 1.strategy=Rising_Tide "
    "2.vp=3 2.cp=1 2.champions=Zul_Shra_Ryu,Lord_Bratok,Zul_Cha'kra "
    "2.play=Zul_Shra_Ryu@E4[x/d2],Lord_Bratok@E3[x],Zul_Cha'kra@F6[x],Scrap_Wall@E7 2.hand=Riptide"
)
# A Champion with 3 HP left stands beside Sir Yames; its 3 Victory Points make ten, and nobody can answer.
NEARLY_WON = (
    "turn=5 active=1 goals=D5 1.vp=7 1.cp=1 1.dice=R5,R6 1.champions=Sir_Yames_Delerose "
    "1.play=Sir_Yames_Delerose@D4 2.vp=6 2.champions=Zul_Shra_Ryu 2.play=Zul_Shra_Ryu@E4[x/d8]"
)
# Jek Namen has a way to go, past Zul Shra Ryu, who can Dash meanwhile; Sir Yames strikes whoever leaves.
CROSSED = (
    "turn=3 active=1 goals=D7 1.dice=R2,Y4 1.champions=Sir_Yames_Delerose,Jek_Namen "
    "1.play=Sir_Yames_Delerose@D5,Jek_Namen@A7 2.champions=Zul_Shra_Ryu 2.play=Zul_Shra_Ryu@D6"
)
# The Goal in his row D makes ten for player 1, once both have passed.
SCORED = (
    "turn=4 active=1 goals=D5 1.vp=9 1.champions=Jek_Namen 1.play=Jek_Namen@D5 "
    "2.vp=2 2.champions=Lord_Bratok 2.play=Lord_Bratok@F2[x]"
)
# Two Victory Points are missing, and the Goal is two steps away from Jek Namen.
SHORT = (
    "turn=5 active=1 goals=D7 1.vp=8 1.cp=1 1.dice=R2,Y4 1.champions=Jek_Namen 1.play=Jek_Namen@B7 "
    "1.strategy=Rising_Tide 1.deck=Riptide,Riptide,Riptide,Riptide,Riptide,Riptide "
    "2.champions=Lord_Bratok 2.play=Lord_Bratok@G1 2.deck=Riptide,Riptide,Riptide,Riptide,Riptide,Riptide"
)


def make(desk: Desk, seats: list[Json], position: str = "") -> Json:
    return desk.make(seats, SETUP, "antithesis", **({"position": position} if position else {}))


def acting(page: Page) -> None:
    """It is an Action Window of whoever looks."""
    your_turn(page)
    expect(prompt(page)).to_contain_text("Which Action do you take, or do you pass?")


def nest(page: Page) -> Locator:
    return page.get_by_role("region", name="What is open").get_by_role("listitem")


# ---- a game


@pytest.mark.clause("antithesis ATKSEQ.3", "antithesis ATKSEQ.4", "antithesis KILL.3", "antithesis WIN.1")
def test_an_attack_adds_up_before_it_is_made_and_wins(desk: Desk, page: Page):
    """Against a bot, which can do nothing about it."""
    sit(page, desk, make(desk, BOT, NEARLY_WON))
    acting(page)
    point(page, "card:D4")
    press(button(page, "Melee Attack"))
    sums = page.get_by_role("region", name="The Attack")
    expect(sums).to_contain_text("0 damage to Zul Shra Ryu (3 HP).")
    expect(prompt(page)).to_contain_text("Which dice do you add to the Attack?")
    point(page, "reserve:1R6")
    expect(sums).to_contain_text("5 damage to Zul Shra Ryu (3 HP). Killed: 3 VP.")
    point(page, "reserve:1R5")  # in any order
    expect(sums).to_contain_text("10 damage to Zul Shra Ryu")
    point_again(page, "reserve:1R6")
    expect(sums).to_contain_text("4 damage to Zul Shra Ryu")
    press(button(page, "^Choose this one"))
    expect(over(page)).to_contain_text("Ada wins: the Victory Points are reached")


def point_again(page: Page, ref: str) -> None:
    """Put back what is picked."""
    picked = page.locator(f'[data-ref="{ref}"].picked').first
    picked.press("Enter")
    expect(picked).to_have_count(0)


@pytest.mark.clause("antithesis R93", "antithesis RESP.5", "antithesis KW.DASH", "antithesis MOVE.3.a")
def test_a_move_is_interrupted_answered_and_resumed_in_two_browsers(desk: Desk, page: Page, other: Page):
    """Ada points three squares ahead; beside Bo he Dashes away, is struck as he leaves, and she walks on."""
    made = make(desk, FRIEND, CROSSED)
    sit(page, desk, made)
    invited(other, desk.url + made["links"]["join"][0], "Bo")
    acting(page)
    point(page, "card:A7")
    press(button(page, "^Use it").or_(button(page, "Global Movement Action")).first)
    press(button(page, "^No dice"))
    expect(prompt(page)).to_contain_text("Where does Jek Namen step?")
    expect(spot(page, "walk:D7")).to_have_accessible_name(
        re.compile("^D7: 3 steps, .* engaged by Zul Shra Ryu, a Goal")
    )
    spot(page, "walk:D7").press("Enter")

    # Bo sits opposite, and sees the board from there; he is not asked before it concerns him
    expect(prompt(other)).to_contain_text("Jek Namen has moved to E3.")
    expect(spot(other, "card:C7")).to_have_accessible_name(re.compile("Jek Namen, Champion, on E3,"))
    point(other, "card:D6")
    press(button(other, "^Use it"))
    expect(nest(page).filter(has_text="Interrupt").filter(has_text="Zul Shra Ryu")).to_have_count(1)
    go_on(other, lambda: dash(other, "cell:E6"))
    # a window inside an interrupt inside a Move: Sir Yames answers
    expect(prompt(page)).to_contain_text("A Character leaves a square (Zul Shra Ryu). Do you respond")
    expect(nest(page).first).to_contain_text("Jek Namen")
    expect(nest(page).last).to_contain_text("A Character leaves a square: Zul Shra Ryu")
    expect(nest(page)).to_have_count(6)
    expect(page.get_by_role("region", name="What is open")).to_contain_text("Ada is asked: respond, or pass.")
    point(page, "card:D5")
    go_on(page, button(page, "it takes 1 damage").click)

    # the board is another, so the way is to be thought over; one square of it is left
    go_on(page, button(page, "^Pass Space").click)
    go_on(other, button(other, "^Stop").click)
    expect(prompt(page)).to_contain_text("Where does Jek Namen step?")
    point(page, "cell:D7")
    for who in (page, other):
        expect(spot(who, "card:D7")).to_have_accessible_name(re.compile("Jek Namen, Champion"))
        expect(spot(who, "card:E6")).to_have_accessible_name(re.compile("Zul Shra Ryu, .*10 of 11 HP"))


def dash(page: Page, to: str) -> None:
    """Take the dice that nobody wants to add as they come, and step."""
    none = button(page, "^No dice")
    expect(none.or_(lit(page, to)).first).to_be_visible()
    if none.is_visible():
        none.click()
    point(page, to)


@pytest.mark.clause("antithesis DICE.9", "antithesis DICE.10", "antithesis R196", "antithesis DEPLOY.3")
def test_a_card_is_paid_with_dice_in_any_order_and_laid_down(desk: Desk, page: Page):
    """What is missing, or too much, is said; a Field shows what it would cover."""
    sit(page, desk, make(desk, BOT, FULL))
    acting(page)
    press(button(page, "^Offensive Deploy Action"))
    expect(prompt(page)).to_contain_text("Which card do you deploy?")
    point(page, "card:1h:Stone_Causeway")
    expect(prompt(page)).to_contain_text("What do you pay Stone Causeway with?")
    expect(prompt(page)).to_contain_text("Dice worth 5.")
    point(page, "reserve:1Y4")
    expect(prompt(page)).to_contain_text("4 of 5 so far.")
    point(page, "reserve:1R2")
    expect(page.get_by_role("region", name="What is paid")).to_contain_text("6 of 5")
    expect(button(page, "^Choose these 2")).to_be_visible()
    point(page, "reserve:1G1")
    expect(prompt(page)).to_contain_text("not all of them are needed")
    expect(button(page, "^Choose")).to_have_count(0)
    point_again(page, "reserve:1R2")
    press(button(page, "^Choose these 2"))
    expect(prompt(page)).to_contain_text("Where is Stone Causeway deployed?")
    place = page.locator('[data-ref^="cell:"].lit').first
    place.hover()
    expect(page.locator(".covered").first).to_be_visible()
    place.press("Enter")
    press(button(page, "^Lay it here").or_(prompt(page).locator(".row")).first)
    expect(page.locator('[data-ref^="card:f"]').filter(has_text="Stone Causeway")).to_be_visible()
    expect(page.get_by_role("group", name=re.compile("^Dice Bank of Ada: 3 dice"))).to_be_visible()


@pytest.mark.clause("antithesis ODA.2", "antithesis DICE.9")
def test_a_card_in_hand_is_deployed_by_pointing_at_it_and_paid_as_is_proposed(desk: Desk, page: Page):
    """It is asked once more, since it cannot be taken back; the log tells it in one row."""
    sit(page, desk, make(desk, BOT, FULL))
    acting(page)
    point(page, "card:1h:Stone_Causeway")
    expect(prompt(page)).to_contain_text("Deploy Stone Causeway?")
    press(button(page, "^Deploy it"))
    expect(prompt(page)).to_contain_text("What do you pay Stone Causeway with?")
    press(button(page, "^Pay with Red 5$"))
    expect(prompt(page)).to_contain_text("Where is Stone Causeway deployed?")
    expect(page.get_by_role("group", name=re.compile("^Dice Bank of Ada: 4 dice"))).to_be_visible()
    log = page.get_by_role("list", name="Log")
    told = log.get_by_role("listitem").filter(has_text="Offensive Deploy Action")
    expect(told).to_contain_text("Spends Red 5")
    told.get_by_role("button", name=re.compile("^Show each of")).click()
    expect(log.get_by_role("button", name="Pay with Red 5: show this moment")).to_be_visible()


MANY = "R4,R4,R5,R6,R6,P3,P3,G2,G4,B3,B4,B6,B6,Y2,Y3,Y3,Y5,Y6"


@pytest.mark.clause("antithesis DICE.9")
def test_of_many_dice_those_that_are_chosen_are_paid_and_no_die_is_asked_for_again(desk: Desk, page: Page):
    """The record names dice in ascending order: those before the first can be named no more. All fit beside
    the board of a small window.
    """
    page.set_viewport_size({"width": 1366, "height": 768})
    sit(page, desk, make(desk, BOT, FULL.replace("1.dice=R5,R2,Y4,B3,G1", f"1.dice={MANY}")))
    acting(page)
    comes_to(lambda: box(page.locator(".side.mine")).bottom <= box(page.locator(".sand")).bottom, True)
    point(page, "card:1h:Stone_Causeway")
    press(button(page, "^Deploy it"))
    expect(prompt(page)).to_contain_text("What do you pay Stone Causeway with?")
    expect(button(page, "^Pay with Red 5$")).to_be_visible()  # however many there are
    point(page, "reserve:1Y3")
    expect(prompt(page)).to_contain_text("3 of 5 so far.")
    point(page, "reserve:1P3")
    press(button(page, "^Choose these 2"))
    expect(prompt(page)).to_contain_text("Where is Stone Causeway deployed?")
    log = page.get_by_role("list", name="Log")
    told = log.get_by_role("listitem").filter(has_text="Offensive Deploy Action")
    expect(told).to_contain_text("Spends Purple 3 and Yellow 3")


@pytest.mark.clause("antithesis WIN.LONG")
def test_a_long_game_is_set_up(desk: Desk, page: Page):
    page.goto(f"{desk.url}/new?game=antithesis")
    page.get_by_text("Long, 15 Victory Points", exact=True).click()
    expect(page.get_by_text("King's March against Salt Raid, long game.")).to_be_visible()
    page.get_by_text("Bot", exact=True).last.click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("of 15 Victory Points").first).to_be_visible()


@pytest.mark.clause("antithesis PRES.7", "antithesis R47", "antithesis R50")
def test_what_is_looked_at_shows_whom_it_engages_and_sees(desk: Desk, page: Page):
    sit(page, desk, make(desk, BOT, FULL))
    acting(page)
    expect(spot(page, "cell:E3").or_(page.locator(".goal.seat2"))).not_to_have_count(0)
    expect(spot(page, "cell:D5")).to_have_accessible_name(re.compile("^D5, a Goal"))
    spot(page, "card:D4").hover()
    expect(page.locator(".square.engaged")).to_have_count(9)
    expect(page.locator(".token.engages")).to_have_count(2)
    expect(page.locator("line.sight")).not_to_have_count(0)
    expect(page.locator(".look")).to_contain_text("engages in RNG 0+D1")


def test_what_cannot_be_done_says_why(desk: Desk, page: Page):
    sit(page, desk, make(desk, BOT, FULL))
    acting(page)
    spot(page, "card:E4").click()
    expect(prompt(page).get_by_role("alert")).to_contain_text("Zul Shra Ryu")
    spot(page, "reserve:1R5").click()
    expect(prompt(page).get_by_role("alert")).to_contain_text("No die is asked for just now")
    spot(page, "cell:C3").click()
    expect(prompt(page).get_by_role("alert")).to_contain_text("choose first who moves")


# ---- against a bot


@pytest.mark.clause("antithesis SCORE.1.ii", "antithesis BATTLE.7", "antithesis WIN.1")
def test_a_goal_that_is_held_wins_when_both_pass(desk: Desk, page: Page):
    sit(page, desk, make(desk, BOT, SCORED))
    acting(page)
    expect(page.locator(".goal.held.seat1")).to_contain_text("+1")
    played_out(page, most=9)  # the bot may have something to do
    expect(over(page)).to_contain_text("Ada wins: the Victory Points are reached")


@pytest.mark.clause("antithesis PHASE.9", "antithesis SCORE.1.ii", "antithesis WIN.1")
def test_a_short_game_is_played_to_its_end_by_clicking(desk: Desk, page: Page):
    """Onto the Goal, and there to stay until it has counted twice; the bot does what it likes."""
    sit(page, desk, make(desk, BOT, SHORT))
    acting(page)
    lit(page, "card:B7").click()
    press(button(page, "Global Movement Action"))
    press(button(page, "^No dice"))
    spot(page, "walk:D7").click()
    expect(spot(page, "card:D7")).to_have_accessible_name(re.compile("Jek Namen, Champion"))
    played_out(page, most=60)
    expect(over(page)).to_contain_text(re.compile("wins: the Victory Points are reached.* Main Phase"))


def played_out(page: Page, most: int) -> None:
    """Click what ends a question soonest, until the game is over."""
    asked = prompt(page).filter(has_text=re.compile(r"\?"))
    for _ in range(most):
        expect(over(page).or_(asked).first).to_be_visible()
        if over(page).is_visible():
            return
        go_on(page, lambda: answered(page))
    raise AssertionError("the game does not end")


def answered(page: Page) -> None:
    """A button that does nothing more, any other, or what is lit."""
    least = button(page, "^(Pass Space|Keep|No dice|That is all|Stop)")
    any_button = prompt(page).locator("button:enabled:not([aria-label])")
    some = page.locator("[data-ref].lit")
    expect(over(page).or_(least).or_(any_button).or_(some).first).to_be_visible()
    for found in (least, any_button, some):
        if found.first.is_visible():
            found.first.click()
            return


# ---- decks and cards of one's own


@pytest.mark.clause("antithesis DECK.2", "antithesis DECK.3.1", "antithesis DECK.1.5")
def test_a_deck_is_built_judged_and_played_with(desk: Desk, page: Page):
    page.goto(f"{desk.url}/decks/antithesis")
    expect(panel(page)).to_contain_text("Begin with three Champions")
    with_deck(page, "King's March")
    opens = page.get_by_role("region", name="What the Champions open")
    expect(opens).to_contain_text("Protectorate up to Faction Value 2")
    expect(opens.get_by_role("row", name=re.compile("Red"))).to_be_visible()
    # the deck has two
    one_too_many(page, "Bellows Choir", "copies of Bellows Choir, more than 2.", "antithesis", "DECK.3.1")
    panel(page).get_by_role("button", name="Play with it").click()
    against(page, "A bot")
    expect(page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    your_turn(page)
    expect(prompt(page)).to_contain_text("Which cards do you exchange?")


def test_a_deck_goes_out_as_text_link_and_paper_and_comes_back(desk: Desk, page: Page, other: Page):
    page.goto(f"{desk.url}/decks/antithesis")
    with_deck(page, "King's March")
    page.get_by_label("Name of the deck").fill("Nine banners")
    page.get_by_role("button", name="Import or export").click()
    dialog = page.get_by_role("dialog")
    beginning = re.compile("^Game: antithesis\nName: Nine banners\n\nChampions\n1 Sir Yames Delerose\n")
    expect(dialog.get_by_role("textbox")).to_have_value(beginning)
    text = dialog.get_by_role("textbox").input_value()
    assert "\nMain Deck\n" in text and "\nStrategy Deck\n" in text
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("The link")
    expect(link).to_have_value(re.compile(f"^{re.escape(desk.url)}/decks/antithesis#~"))
    shared = link.input_value()
    page.keyboard.press("Escape")
    page.emulate_media(media="print")
    paper = page.locator("article.paper")
    for words in (
        "Nine banners",
        "a legal deck",
        "Champions: 3",
        "Zul Cha'kra",
        "Strategy Deck: 5",
        "Hold the Line",
    ):
        expect(paper).to_contain_text(words)
    expect(page.get_by_role("heading", name="Deck builder")).to_be_hidden()

    other.goto(f"{desk.url}/decks/antithesis")
    other.get_by_role("button", name="Import or export").click()
    dialog = other.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Champions\nSir Nobody")
    dialog.get_by_role("button", name="Take this as a new deck").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Line 2")
    dialog.get_by_role("textbox").fill(text.replace("Nine banners", "By text"))
    dialog.get_by_role("button", name="Take this as a new deck").click()
    expect(other.get_by_label("Name of the deck")).to_have_value("By text")
    expect(panel(other).get_by_text("This deck is legal.")).to_be_visible()
    other.goto("about:blank")
    other.goto(shared)
    expect(other.get_by_role("status").filter(has_text="came by a link")).to_be_visible()
    expect(other.get_by_label("Name of the deck")).to_have_value("Nine banners")
    expect(panel(other).get_by_text("This deck is legal.")).to_be_visible()


LAMP = '''[[card]]
name = "Lamp Bearer"
type = "Character"
faction = "Protectorate"
value = 0
cost = "2"
traits = "Human"
size = "Medium"
hp = 3
def = "1 Armor"
vp = 1
presence = 1
movement = "RUN 2"
engagement = "RNG 0+D1"
text = """
Offensive Action: {{CP}}{{Exhaust}} {} a card. Ability Traits: Command
"""
flavour = "Walks in front, and is paid last."
'''


def test_a_card_is_written_mended_and_tried_at_a_table(desk: Desk, page: Page):
    page.goto(f"{desk.url}/workshop/antithesis")
    mended(page, LAMP.format("Drawr"), "Lamp Bearer")
    page.get_by_role("button", name="Try it at a table").click()
    against(page, "A bot")
    your_turn(page)  # to act, or to answer what the bot does before
    expect(spot(page, "card:1h:Lamp_Bearer")).to_be_visible()


def test_a_card_in_hand_is_not_deployed_before_that_is_confirmed(desk: Desk, page: Page):
    sit(page, desk, make(desk, BOT, FULL))
    acting(page)
    expect(button(page, "^Offensive Deploy Action: play a card from your hand")).to_be_visible()
    spot(page, "card:1h:Lantern_Watcher").click()
    expect(prompt(page)).to_contain_text("Deploy Lantern Watcher?")
    expect(spot(page, "card:1h:Lantern_Watcher")).to_be_visible()


# ---- lessons


@pytest.mark.parametrize("lesson", ["goal", "attack"])
def test_a_lesson_opens_at_its_board(desk: Desk, page: Page, lesson: str):
    page.goto(f"{desk.url}/learn/antithesis/{lesson}")
    expect(page.get_by_role("group", name="The board")).to_be_visible()


def test_a_lesson_says_what_stands_there_and_its_answers_stay_on_the_page(desk: Desk, page: Page):
    page.goto(f"{desk.url}/learn/antithesis/attack")
    words = page.get_by_label("The lesson", exact=True)
    target = spot(page, "card:E4")
    expect(target).to_have_accessible_name(re.compile("DEF 3 Agility, 9 of 11 HP"))
    expect(words).to_contain_text("the red one the HP that are left: 3 and 9.")
    held = r"The other side\s*6 VP.*1 die\s*You\s*7 VP.*3 dice"
    expect(words.locator("dl")).to_have_text(re.compile(held, re.S))
    words.get_by_role("button", name="Go on").click()
    point(page, "card:D4")
    expect(words.get_by_role("button", name=re.compile("Melee Attack"))).to_be_in_viewport(ratio=1)
    assert box(words.get_by_role("button", name=re.compile("Melee Attack"))).right <= box(words).right
    fits(page)
    words.get_by_role("button", name="Show me").click()
    expect(words).to_contain_text("Try this: Sir Yames Delerose: Global Action: CP, exhaust it: Melee Attack")


# ---- hands


def test_a_game_is_won_by_keyboard_alone(desk: Desk, keyed: Page):
    page = keyed
    sit(page, desk, make(desk, BOT, NEARLY_WON))
    acting(page)
    walk(page, "card:D4")
    expect(page.locator(".look .zoom")).to_contain_text("Sir Yames Delerose")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What do you do with Sir Yames Delerose?")).to_be_visible()
    page.keyboard.press("1")
    expect(prompt(page)).to_contain_text("Which dice do you add to the Attack?")
    walk(page, "reserve:1R5")
    page.keyboard.press("Enter")
    expect(button(page, "^Choose this one")).to_be_visible()
    button(page, "^Choose this one").press("Enter")
    expect(over(page)).to_contain_text("Ada wins")


def test_on_a_phone_tokens_are_tapped_and_looked_at(desk: Desk, open_context: Opens):
    page = open_context(phone=True).new_page()
    sit(page, desk, make(desk, BOT, FULL))
    acting(page)
    fits(page)
    board = page.get_by_role("group", name="The board")
    expect(board).to_be_in_viewport(ratio=1)
    assert box(board).right - box(board).left > 290
    expect(page.get_by_role("group", name="Hand, 4 cards")).to_be_in_viewport(ratio=0.9)
    spot(page, "card:E3").tap()  # nothing to be done with it: it is looked at
    sheet = page.get_by_role("dialog", name="Lord Bratok")
    expect(sheet).to_contain_text("DEF 4")
    sheet.get_by_role("button", name="Back to the table").tap()
    expect(sheet).to_be_hidden()
    spot(page, "card:D4").tap()
    for answer in [*prompt(page).locator(".row").all(), button(page, "^Put down")]:
        expect(answer).to_be_in_viewport(ratio=1)  # all that it can do, without scrolling
    button(page, "^Put down").tap()
    spot(page, "card:B5").tap()
    button(page, "Global Movement Action").tap()
    button(page, "^No dice").tap()
    page.locator('[data-ref^="walk:"]').first.tap()
    expect(spot(page, "card:B5")).to_have_count(0)


# ---- screens


@TWO_LOOKS
def test_a_live_table_has_no_faults(desk: Desk, open_context: Opens, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    sit(page, desk, make(desk, BOT, FULL))
    acting(page)
    expect(spot(page, "card:D4")).to_be_visible()
    no_faults(page)
    fits(page)
    point(page, "card:D4")
    press(button(page, "Melee Attack"))
    point(page, "card:E4")
    expect(button(page, "^No dice")).to_be_visible()
    point(page, "reserve:1R5")
    no_faults(page)
    fits(page)
