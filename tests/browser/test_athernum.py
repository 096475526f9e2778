"""Athernum at the table: cards are played, effects answered, attacks made; and nobody sees what is hidden."""

import json
import re
from functools import partial

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect

from tests.browser.conftest import Opens
from tests.browser.desk import (
    BOT,
    FRIEND,
    HOT,
    Desk,
    Json,
    box,
    comes_to,
    fits,
    go_on,
    gone_on,
    invited,
    lit,
    moments,
    over,
    point,
    press,
    really,
    resign,
    sit,
    spot,
    walk,
    your_turn,
)
from tests.browser.test_access import TWO_LOOKS, no_faults
from tests.patience import until

pytestmark = pytest.mark.slow

SETUP = "hammer-and-hinge:salt-and-silence"
# One more token wins for Ulda, and Cog Peddler brings it. Both sides have a Spring Gauntlet to answer with.
NEARLY_WON = (
    "turn=7 active=1 order=1,2 1.main=Forgemother_Ulda[v5] 1.chars=Gantry_Warden+Spring_Gauntlet "
    "1.hand=Cog_Peddler,Boiler_Drake 1.res=Ironwright_Resource,Ironwright_Resource,Ironwright_Resource "
    "1.deck=Cog_Peddler,Cog_Peddler,Cog_Peddler,Cog_Peddler,Cog_Peddler,Cog_Peddler "
    "2.main=Admiral_Sethe_Morrow[v1] 2.chars=Netcaster+Spring_Gauntlet,Deepwater_Levy "
    "2.hand=Harbour_Pilot 2.res=Tidewatch_Resource,Tidewatch_Resource "
    "2.deck=Netcaster,Netcaster,Netcaster,Netcaster,Netcaster,Netcaster"
)
# The same, but the other side has nothing to answer with.
QUIET = NEARLY_WON.replace("Netcaster+Spring_Gauntlet", "Netcaster")
# Everything that can lie on a table lies there.
FULL = (
    "turn=7 active=1 pool=9 order=1,2 1.main=Forgemother_Ulda[v3]+Spring_Gauntlet "
    "1.chars=Rivet_Sergeant+Plated_Apron,Patchwork_Nurse[d1],,Cog_Peddler 1.loc=Foundry_Row "
    "1.res=Ironwright_Resource,Ironwright_Resource,Ironwright_Resource[x],Ironwright_Resource "
    "1.hand=Gantry_Warden,Glass_Blade,Boiler_Drake,Iron_Census,Salvage_Crew "
    "1.deck=Cog_Peddler,Cog_Peddler,Rivet_Sergeant 1.discard=Homing_Toolbox,Roadside_Mercenary "
    "1.extra=Herald_of_Small_Hours 1.commands=2 "
    "2.main=Admiral_Sethe_Morrow[v2] 2.chars=Netcaster,Deepwater_Levy[x/e1],Storm_Petrel+Becalmed[f] "
    "2.loc=Customs_House 2.res=Tidewatch_Resource,Tidewatch_Resource,Tidewatch_Resource[x] "
    "2.hand=Undertow,Press_Gang,Harbour_Pilot 2.deck=Netcaster,Netcaster,Undertow 2.discard=Undertow"
)


def make(desk: Desk, seats: list[Json], position: str = "") -> Json:
    more = {"position": position} if position else {}
    return desk.make(seats, SETUP, "athernum", **more)


# What these tests want to be asked: everything that was always asked, commands included.
WISH = {"stops": ["effects", "own Combat", "other Combat", "other Day's end"], "never": []}


@pytest.fixture
def open_context(open_context: Opens) -> Opens:
    """Browsers of people who have said what they want to be asked."""

    def opened(**how: bool) -> BrowserContext:
        context = open_context(**how)
        key, wish = "sandtable.passing.athernum", json.dumps(json.dumps(WISH))
        # a blank page has no storage
        keep = f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {wish})"
        context.add_init_script(f"if (location.protocol.startsWith('http')) {keep}")
        return context

    return opened


def play(page: Page, card: str) -> None:
    """Pick a card in the hand and play it."""
    point(page, f"card:1h:{card.replace(' ', '_')}")
    page.get_by_role("button", name=re.compile(rf"^(Play it|\d:? Play {card})")).click()


def stack(page: Page) -> Locator:
    return page.get_by_label("Stack", exact=True)


def entries(page: Page) -> Locator:
    return page.get_by_role("list", name="Log").locator("li.row")


def button(page: Page, name: str) -> Locator:
    """An answer under the table, or beside a lesson; not a line of the log."""
    return page.locator("section.prompt, section.words, form").get_by_role(
        "button", name=re.compile(f"^{name}")
    )


def ask_nothing(page: Page) -> None:
    """Be asked only where there is no other way."""
    panel = page.locator("details", has_text="When you are asked")
    panel.locator("summary").click()
    expect(panel.get_by_role("checkbox").first).to_be_visible()
    for one in panel.get_by_role("checkbox").all():
        one.uncheck()
    panel.locator("summary").click()


# ---- a game


def test_a_whole_game_against_a_bot_with_answers_from_both_sides(desk: Desk, page: Page):
    """A bot is free not to answer; one game in which both have done so must come soon."""
    for _ in range(20):
        if play_out(desk, page) == {1, 2}:
            break
    else:
        raise AssertionError("in none of twenty games both sides have answered")
    if "Ada wins" in over(page).inner_text():
        expect(over(page)).to_contain_text("the Victory Token Field of the main character is full")


LONG = 30  # steps without an answer


def play_out(desk: Desk, page: Page) -> set[int]:
    """Stir until each side has answered the other, then win by the objective; who has answered."""
    sit(page, desk, make(desk, BOT, NEARLY_WON))
    your_turn(page)
    sides: set[int] = set()
    for steps in range(200):
        expect(over(page).or_(page.locator("section.prompt:not(.quiet)")).first).to_be_visible()
        if over(page).is_visible():
            break
        if steps > LONG and len(sides) < 2:
            return sides  # a new game comes to it sooner
        go_on(page, partial(step, page, sides))
        sides.update(bots_answers(page))
    expect(over(page)).to_contain_text(re.compile("wins"))
    return sides


# What can be chosen, and whose effect is on top, all at one moment.
SEEN = """() => ({
  lit: [...document.querySelectorAll("[data-ref].lit")].map((one) => one.dataset.ref),
  by: document.querySelector("[aria-label=Stack] li.top .by")?.textContent ?? "",
  answers: [...document.querySelectorAll("section.prompt button")].map((one) => one.textContent.trim()),
})"""
STIRRING = ("Acquisition", "Pass", "End the day", "End the Combat", "Nothing defends", "That is all", "No$")


def step(page: Page, sides: set[int]) -> None:
    """Answer the other side, win when both have answered, or do something that the other may answer. In the
    Day it can be played; elsewhere a card of the hand is lit for its Support alone.

    By keys: two clicks in one place are taken for one.
    """
    before = moments(page).inner_text()
    seen = page.evaluate(SEEN)
    offered = [name for name in STIRRING if any(re.match(name, one) for one in seen["answers"])]
    theirs = next((ref for ref in seen["lit"] if ref.startswith("card:2")), None)
    if "Recruit" in seen["by"] and "card:1c1.1" in seen["lit"] and 1 not in sides:
        point(page, "card:1c1.1")
        button(page, r"(\d )?Use ").press("Enter")
        sides.add(1)
    elif len(sides) == 2 and "card:1h:Cog_Peddler" in seen["lit"] and "End the day" in offered:
        play(page, "Cog Peddler")
    elif offered:
        button(page, offered[0]).first.press("Enter")
        really(page, gone_on(page, before))
    else:
        if seen["lit"]:
            point(page, theirs or seen["lit"][0])
        anything = page.locator("section.prompt button:enabled:not([aria-label])").filter(has_not_text="Undo")
        anything.or_(gone_on(page, before)).first.wait_for()
        if anything.first.is_visible():
            anything.first.press("Enter")


def bots_answers(page: Page) -> set[int]:
    """Whether the bot has put something on top of an effect of ours: the stack may show it but for a moment
    if we have nothing to answer with, so the log is read.
    """
    rows = entries(page).all_inner_texts()
    for i, row in enumerate(rows):
        if "Acquisition" in row:
            for later in rows[i + 1 : i + 4]:
                if "resolve" in later or "draw" in later:
                    break
                if "Spring Bolt" in later:
                    return {2}
    return set()


@pytest.mark.clause("athernum 4.1.7", "athernum 4.2.2h")
def test_effects_are_answered_by_both_and_the_objective_wins(desk: Desk, page: Page):
    """At one screen, so that every answer is given: the last effect resolves first, and the field fills."""
    sit(page, desk, make(desk, HOT, NEARLY_WON))
    take_over(page, 1)
    press(button(page, "Acquisition"))
    expect(stack(page).locator("li")).to_have_count(1)
    take_over(page, 2)  # player 1 passes by himself: the effect is his own
    expect(page.get_by_role("heading", name="Answer Acquisition, or pass?")).to_be_visible()
    point(page, "card:2c1.1")
    press(button(page, r"(\d )?Use "))
    point(page, "card:1c1")
    take_over(page, 1)
    expect(stack(page).locator("li .name")).to_have_text(["Spring Gauntlet", "Acquisition"])
    expect(stack(page).locator("li.top")).to_contain_text("Deal 1 damage to target character.")
    expect(stack(page).locator("li.top .by")).to_contain_text("at Gantry Warden")
    point(page, "card:1c1.1")
    press(button(page, r"(\d )?Use "))
    point(page, "card:2c1")
    # nobody has another answer: all pass, the newest resolves first, and all three have done what they say
    expect(spot(page, "card:2c1")).to_have_accessible_name(re.compile("1 damage"))
    expect(spot(page, "card:1c1")).to_have_accessible_name(re.compile("1 damage"))
    expect(page.get_by_role("group", name="Hand, 3 cards")).to_be_visible()
    play(page, "Cog Peddler")
    point(page, "card:1m")
    expect(over(page)).to_contain_text("Ada wins")
    expect(over(page)).to_contain_text("The Victory Token Field of the main character is full")


def take_over(page: Page, seat: int) -> None:
    """The screen changes hands, and the other one looks at his own cards."""
    name = "Ada" if seat == 1 else f"Ada {seat}"
    curtain = page.get_by_role("dialog", name=f"Hand the screen to {name}", exact=True)
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()


# ---- before the first turn


@pytest.mark.clause("athernum 8.0.1a")
def test_main_characters_are_chosen_in_secret_and_turned_over_together(desk: Desk, page: Page, other: Page):
    made = make(desk, FRIEND)
    sit(page, desk, made)
    frames = recorded(other)
    invited(other, desk.url + made["links"]["join"][0], "Bo")
    leaders = page.get_by_role("region", name=re.compile("^Choose who leads you"))
    expect(leaders).to_be_visible()
    point(page, "card:1k:Forgemother_Ulda")
    asked = page.get_by_role("heading", name="Choose Forgemother Ulda as your main character?")
    expect(asked).to_be_visible()
    press(button(page, "Choose it"))
    yours = other.get_by_role("region", name=re.compile("^Choose who leads you"))
    expect(yours).to_be_visible()
    assert not any("Ulda" in frame for frame in frames)
    expect(entries(other).first).to_contain_text("Main character")
    point(other, "card:2k:Admiral_Sethe_Morrow")
    press(button(other, "Choose it"))
    for one in (page, other):
        expect(spot(one, "card:1m")).to_have_accessible_name(re.compile("^Forgemother Ulda, main"))
        expect(spot(one, "card:2m")).to_have_accessible_name(re.compile("^Admiral Sethe Morrow, main"))


# ---- what is hidden


def recorded(page: Page) -> list[str]:
    """Every message that the page receives from now on."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(str(payload)))

    page.on("websocket", listen)
    return frames


@pytest.mark.clause("athernum R93", "athernum 6.1.4")
def test_what_lies_face_down_is_in_no_message_to_the_other(desk: Desk, page: Page, other: Page):
    made = make(desk, FRIEND, FULL)
    sit(page, desk, made)
    frames = recorded(other)
    invited(other, desk.url + made["links"]["join"][0], "Bo")
    your_turn(page)
    point(page, "card:1h:Glass_Blade")
    point(page, "card:1c4")
    page.get_by_role("button", name="Attach Glass Blade to Cog Peddler face-down").click()
    mine, theirs = spot(page, "card:1c4.1"), spot(other, "card:1c4.1")
    expect(mine).to_have_accessible_name(re.compile("^Glass Blade, face-down, attached to Cog Peddler"))
    expect(theirs).to_have_accessible_name(re.compile("^a face-down item, face-down, attached to"))
    expect(entries(other).filter(has_text="Item face-down to Cog Peddler")).to_be_visible()
    theirs.focus()
    other.keyboard.press("i")
    expect(other.get_by_role("dialog", name="A face-down card")).to_be_visible()
    until(lambda: sum(json.loads(frame)["t"] == "state" for frame in frames) >= 2, "no states were recorded")
    assert not any("Glass" in frame for frame in frames), "the other has been told"
    # nor does looking back tell it
    other.keyboard.press("Escape")
    other.keyboard.press("[")
    expect(other.get_by_role("heading", name=re.compile("^Moment"))).to_be_visible()
    assert "Glass" not in other.content()


def test_the_screen_changes_hands_before_a_hand_is_seen(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, FULL))
    curtain = page.get_by_role("dialog", name="Hand the screen to Ada", exact=True)
    expect(curtain).to_be_visible()
    page.keyboard.press("e")  # nothing is chosen behind the curtain
    expect(moments(page)).to_have_text("0 of 0")
    take_over(page, 1)
    expect(spot(page, "card:1h:Glass_Blade")).to_be_visible()
    press(button(page, "Go to the Combat"))
    expect(curtain).to_be_hidden()  # the same person is asked again


# ---- what is seen

# Values that lie under something attached to their card.
COVERED = """[...document.querySelectorAll(".piece")].flatMap((piece) => {
  const box = (one) => one.getBoundingClientRect();
  const bottom = Math.max(...[...piece.querySelectorAll(".items > *")].map((one) => box(one).bottom));
  const values = [...piece.querySelectorAll(":scope > .spot .ofv, :scope > .spot .dfv")];
  return values.filter((one) => box(one).top < bottom).map((one) => piece.textContent);
})"""


def test_a_card_is_seen_large_with_what_changes_it(desk: Desk, page: Page):
    loaded = FULL.replace(",,Cog_Peddler", ",,The_Walking_Foundry+Glass_Blade+Spring_Gauntlet+Plated_Apron")
    sit(page, desk, make(desk, BOT, loaded))
    your_turn(page)
    expect(page.locator(".piece:has(.items .spot)")).to_have_count(4)
    for width in (1366, 1440):  # however much is attached, it leaves the values of its card in sight
        page.set_viewport_size({"width": width, "height": 800})
        comes_to(lambda: page.evaluate(COVERED), [])
    spot(page, "card:1c1").hover(position={"x": 70, "y": 110})
    zoom = page.locator(".look .zoom")
    expect(zoom).to_contain_text("Other Constructs you control get +1 OFV.")
    expect(zoom).to_contain_text(re.compile(r"DFV 4\s*2 printed\s*\+2 Plated Apron"))
    until(lambda: box(page.locator(".board")).right <= box(zoom).left, "it covers what one chooses from")
    spot(page, "card:1c2").hover(position={"x": 70, "y": 110})
    expect(zoom).to_contain_text(re.compile(r"OFV 2\s*1 printed\s*\+1 Rivet Sergeant"))
    page.mouse.move(5, 400)
    expect(zoom).to_be_hidden()
    page.get_by_role("button", name="Discard of Ada: 2").click()
    pile = page.get_by_role("region", name="Discard pile of Ada")
    expect(pile.locator("[data-ref]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(pile).to_be_hidden()


def test_what_cannot_be_is_answered_with_its_clause(desk: Desk, page: Page):
    sit(page, desk, make(desk, BOT, FULL))
    your_turn(page)
    expect(lit(page, "card:1h:Gantry_Warden")).to_be_visible()
    expect(lit(page, "card:1h:Boiler_Drake")).to_have_count(0)
    spot(page, "card:1h:Boiler_Drake").press("Enter")
    slip = page.get_by_role("alert")
    expect(slip).to_contain_text("Boiler Drake costs 5 (1 of them Ironwright), and you have 3 resources")
    expect(slip.get_by_role("link", name="2.2.1b")).to_be_visible()
    slip.get_by_role("link", name="2.2.1b").click()
    expect(page.get_by_text("The acquisition cost is the number of resources").first).to_be_visible()


def test_pointing_at_what_does_nothing_is_answered_too(desk: Desk, page: Page):
    sit(page, desk, make(desk, BOT, FULL))
    your_turn(page)
    spot(page, "card:1c1").press("Enter")
    slip = page.get_by_role("alert")
    expect(slip).to_contain_text("Rivet Sergeant has no ability to use; it can attack in the Combat Phase.")
    spot(page, "card:2c3.1").press("Enter")
    expect(slip).to_contain_text("The face-down item on Storm Petrel is not yours to use.")


def test_a_day_with_every_answer_fits_the_screen(desk: Desk, page: Page):
    """The question, all Command abilities and the log are in view, and nothing lies over anything."""
    behind = FULL.replace("Forgemother_Ulda[v3]", "Forgemother_Ulda[v0]").replace(" pool=9", " pool=9")
    sit(page, desk, make(desk, BOT, behind))
    your_turn(page)
    for name in ("End the day", "Go to the Combat", "Acquisition", "Solvency", "Contingency"):
        expect(button(page, name)).to_be_in_viewport(ratio=1)
    page.wait_for_function("document.documentElement.scrollHeight <= innerHeight")

    def apart() -> bool:
        board, prompt = box(page.locator(".board")), box(page.locator("section.prompt h2"))
        return board.bottom <= prompt.top or board.right <= prompt.left

    until(apart, "the question lies over the board")
    expect(page.locator("header").get_by_text("Turn 7, Day")).to_be_visible()


@pytest.mark.clause("athernum 9.3.6", "athernum 9.3.7")
def test_an_attack_shows_who_strikes_whom(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, FULL))
    take_over(page, 1)
    press(button(page, "Go to the Combat"))
    expect(page.get_by_role("heading", name="With what do you attack?")).to_be_visible()
    point(page, "card:1c1")
    expect(page.get_by_role("heading", name="What does Rivet Sergeant attack?")).to_be_visible()
    point(page, "card:2c1")
    take_over(page, 2)
    expect(page.locator(".stake")).to_have_text(re.compile("Rivet Sergeant OFV 2 attacks Netcaster DFV 2"))
    point(page, "card:2m")
    expect(page.locator(".stake")).to_have_text(
        re.compile("is met by Admiral Sethe Morrow DFV 5 in place of Netcaster")
    )
    expect(spot(page, "card:1c1")).to_have_accessible_name(re.compile("attacks"))
    expect(entries(page).filter(has_text="Attack with Rivet Sergeant")).to_be_visible()
    expect(entries(page).filter(has_text="Defend with Admiral Sethe Morrow")).to_be_visible()


# Whoever would defend is exhausted: what is attacked falls.
FALLING = QUIET.replace("1.chars=Gantry_Warden+Spring_Gauntlet", "1.chars=Boiler_Drake").replace(
    "Admiral_Sethe_Morrow[v1] 2.chars=Netcaster,Deepwater_Levy",
    "Admiral_Sethe_Morrow[v1/x/e1] 2.chars=Netcaster",
)


def test_a_card_that_falls_while_it_has_the_focus_breaks_nothing(desk: Desk, page: Page):
    sit(page, desk, make(desk, BOT, FALLING))
    your_turn(page)
    press(button(page, "Go to the Combat"))
    point(page, "card:1c1")
    point(page, "card:2c1")  # by the keyboard: so it has the focus, and keeps it until it is gone
    expect(spot(page, "card:2c1")).to_have_count(0)
    expect(page.get_by_role("heading", name="With what do you attack?")).to_be_visible()


# ---- picking


# Discard any number of cards, then draw as many; two of the cards are alike.
SEVERAL = QUIET.replace(
    "1.hand=Cog_Peddler,Boiler_Drake", "1.hand=Bargain_at_Dusk,Cog_Peddler,Boiler_Drake,Boiler_Drake"
)


@pytest.mark.clause("athernum R8")
def test_several_cards_are_picked_in_any_order(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, SEVERAL))
    take_over(page, 1)
    point(page, "card:1h:Bargain_at_Dusk")
    press(button(page, r"(\d )?Use Bargain at Dusk"))
    question = page.locator("section.prompt")
    expect(question).to_contain_text("Choose any number of cards in your hand for Bargain at Dusk.")
    expect(question).to_contain_text("Discard any number of cards, then draw that many cards.")
    drakes = page.locator('[data-ref="card:1h:Boiler_Drake"]')
    drakes.nth(0).press("Enter")  # the last one in the notation first
    spot(page, "card:1h:Cog_Peddler").press("Enter")
    expect(button(page, "Choose these 2")).to_be_visible()
    drakes.nth(1).press("Enter")
    expect(button(page, "Choose these 3")).to_be_visible()
    drakes.nth(0).press("Enter")  # and one is put back
    press(button(page, "Choose these 2"))
    expect(page.get_by_role("heading", name=re.compile("Which of these do you discard next"))).to_be_visible()
    laid = page.get_by_role("region", name="Choose from these.")
    expect(laid.get_by_role("button", name=re.compile("^(Cog Peddler|Boiler Drake)"))).to_have_count(2)
    press(button(page, "That is all"))  # their order does not matter to us
    expect(page.get_by_role("button", name="Discard of Ada: 3")).to_be_visible()
    expect(page.get_by_role("group", name="Hand, 3 cards")).to_be_visible()
    expect(spot(page, "card:1h:Boiler_Drake")).to_be_visible()


# Both sides have a bolt, and player 1 something that neutralizes one of two effects.
NEUTRALIZED = NEARLY_WON.replace(
    "1.chars=Gantry_Warden+Spring_Gauntlet", "1.chars=Gantry_Warden+Spring_Gauntlet,Cog_Peddler+Undertow"
)


@pytest.mark.clause("athernum 4.1.7", "athernum R8")
def test_an_effect_on_the_stack_is_chosen_in_words(desk: Desk, page: Page):
    sit(page, desk, make(desk, HOT, NEUTRALIZED))
    take_over(page, 1)
    point(page, "card:1c1.1")
    press(button(page, r"(\d )?Use Spring Bolt"))
    point(page, "card:2c2")
    take_over(page, 2)
    point(page, "card:2c1.1")
    press(button(page, r"(\d )?Use Spring Bolt"))
    point(page, "card:1c1")
    take_over(page, 1)
    point(page, "card:1c2.1")
    press(button(page, r"(\d )?Use Drag Under"))
    rows = page.locator("section.prompt .row")
    expect(rows).to_have_count(2)
    rows.filter(has_text="The effect of Spring Gauntlet, of Ada 2").click()
    expect(entries(page).filter(has_text="Choose the effect of Spring Gauntlet")).to_be_visible()
    # nobody has another answer: one bolt is neutralized, and the other strikes
    expect(spot(page, "card:2c2")).to_have_accessible_name(re.compile("1 damage"))
    expect(spot(page, "card:1c1")).not_to_have_accessible_name(re.compile("damage"))


# ---- priority


def told(page: Page, times: int) -> None:
    """So often the table has passed for this reader; passes are folded away until somebody opens them."""
    folded = page.get_by_role("list", name="Log").get_by_role("button", name=re.compile(r"^\d+ pass(es)?$"))
    expect(folded.first).to_be_visible()

    def said() -> int:
        folded.evaluate_all("all => all.forEach(one => one.click())")  # there may be new ones since
        return entries(page).filter(has_text="You were not asked").count()

    comes_to(said, times)


def test_the_table_passes_where_nobody_wants_to_be_asked_and_says_so_in_the_log(desk: Desk, page: Page):
    sit(page, desk, make(desk, BOT, QUIET))
    your_turn(page)
    press(button(page, "Acquisition"))
    # the own effect, then the bot's pass: without a question it has resolved
    expect(page.get_by_role("group", name="Hand, 3 cards")).to_be_visible()
    told(page, 1)


def test_whoever_holds_priority_is_asked_after_his_own_effect(desk: Desk, page: Page):
    sit(page, desk, make(desk, BOT, QUIET))
    your_turn(page)
    page.locator("summary", has_text="When you are asked").click()
    page.get_by_label("After my own effects, too").check()
    press(button(page, "Acquisition"))
    expect(page.get_by_role("heading", name="Answer Acquisition, or pass?")).to_be_visible()
    page.reload()  # kept in the browser, and said again
    expect(page.get_by_role("heading", name="Answer Acquisition, or pass?")).to_be_visible()
    page.locator("summary", has_text="When you are asked").click()
    expect(page.get_by_label("After my own effects, too")).to_be_checked()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.get_by_role("group", name="Hand, 3 cards")).to_be_visible()
    told(page, 0)


def test_a_stop_asks_and_without_it_the_phase_goes_by(desk: Desk, page: Page, other: Page):
    made = make(desk, FRIEND, NEARLY_WON)
    sit(page, desk, made)
    invited(other, desk.url + made["links"]["join"][0], "Bo")
    your_turn(page)
    # player 2 wants to be asked about effects: he has a bolt
    press(button(page, "Acquisition"))
    expect(other.get_by_role("heading", name="Answer Acquisition, or pass?")).to_be_visible()
    press(button(other, "Pass").first)
    your_turn(page)
    ask_nothing(other)
    press(button(page, "Solvency"))
    expect(page.get_by_role("button", name="Ironwright resource token, ready")).to_have_count(4)
    told(other, 1)


def test_yielding_lets_everything_pass_until_somebody_adds_an_effect(desk: Desk, page: Page, other: Page):
    made = make(desk, FRIEND, NEARLY_WON)
    sit(page, desk, made)
    invited(other, desk.url + made["links"]["join"][0], "Bo")
    your_turn(page)
    press(button(page, "Acquisition"))
    expect(other.get_by_role("heading", name="Answer Acquisition, or pass?")).to_be_visible()
    press(button(other, "Pass until something happens"))
    your_turn(page)
    told(other, 1)
    expect(button(other, "Ask me again")).to_be_visible()
    press(button(page, "Solvency"))  # something happens
    expect(other.get_by_role("heading", name="Answer Solvency, or pass?")).to_be_visible()
    expect(button(other, "Ask me again")).to_be_hidden()


# ---- hands


def test_a_turn_by_keyboard_alone(desk: Desk, keyed: Page):
    page = keyed
    sit(page, desk, make(desk, BOT, QUIET))
    your_turn(page)
    for _ in range(40):  # the table is one stop of the Tab key
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.ref ?? ''"):
            break
    first = page.evaluate("document.activeElement.dataset.ref")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.ref") not in ("", None, first)
    walk(page, "card:1h:Cog_Peddler")
    expect(page.locator(".look .zoom")).to_contain_text("create an item token named Cog")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What do you do with Cog Peddler?")).to_be_visible()
    page.keyboard.press("1")
    chosen = page.get_by_role("heading", name=re.compile("^Choose 1 character for Cog Peddler"))
    expect(chosen).to_be_visible()
    walk(page, "card:1m")
    page.keyboard.press("Enter")
    expect(over(page)).to_contain_text("Ada wins")


def test_on_a_phone_cards_are_tapped_and_looked_at_by_a_long_press(desk: Desk, open_context: Opens):
    page = open_context(phone=True).new_page()
    sit(page, desk, make(desk, BOT, FULL))
    your_turn(page)
    fits(page)
    hand = page.get_by_role("group", name="Hand, 5 cards")
    expect(hand).to_be_in_viewport(ratio=0.9)
    spot(page, "card:1h:Gantry_Warden").tap()
    expect(
        page.get_by_role("heading", name=re.compile("^(Play|What do you do with) Gantry Warden"))
    ).to_be_visible()
    page.get_by_role("button", name="Put down").tap()
    spot(page, "card:2c1").tap()  # nothing to be done with it: it is looked at
    sheet = page.get_by_role("dialog", name="Netcaster")
    expect(sheet).to_contain_text("exhaust two target characters")
    sheet.get_by_role("button", name="Back to the table").tap()
    expect(sheet).to_be_hidden()
    card = box(spot(page, "card:1h:Gantry_Warden"))
    client = page.context.new_cdp_session(page)
    where = {"x": card.left + 40, "y": card.top + 60}
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    expect(page.get_by_role("dialog", name="Gantry Warden")).to_be_visible()
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(moments(page)).to_have_count(0)  # the log is another tab; nothing was played
    expect(page.get_by_role("dialog", name="Gantry Warden")).to_be_visible()


def test_on_a_phone_the_log_and_the_reason_are_a_tap_away(desk: Desk, open_context: Opens):
    page = open_context(phone=True).new_page()
    sit(page, desk, make(desk, BOT, FULL))
    your_turn(page)
    spot(page, "card:1h:Boiler_Drake").tap()
    page.get_by_role("dialog", name="Boiler Drake").get_by_role("button", name="Why can it do nothing").tap()
    expect(page.get_by_role("alert")).to_contain_text("Boiler Drake costs 5")
    button(page, "Go to the Combat").tap()
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Log").tap()
    expect(entries(page).filter(has_text="Go to combat")).to_be_visible()
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Move").tap()
    expect(page.get_by_role("heading", name="With what do you attack?")).to_be_visible()


@pytest.mark.clause("athernum R23")
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_abilities_to_be_put_in_order_are_read_in_full(desk: Desk, open_context: Opens, phone: bool):
    """Their texts are long, and every answer stands on the screen with all of its words."""
    page = open_context(phone=phone).new_page()
    sit(page, desk, make(desk, BOT, FULL.replace("1.hand=Gantry_Warden", "1.hand=Anvil_Locket")))
    your_turn(page)
    point(page, "card:1h:Anvil_Locket")
    point(page, "card:1c4")
    page.get_by_role("button", name=re.compile(r"^1:? Attach Anvil Locket to Cog Peddler$")).click()
    first, second = button(page, "1. Anvil Locket: "), button(page, "2. Anvil Locket: ")
    expect(first).to_be_visible()
    wide = page.viewport_size["width"] if page.viewport_size else 0

    def whole() -> bool:
        """Both are on the screen, and no word of them is cut off."""
        return all(
            box(answer).left >= 0
            and box(answer).right <= wide
            and answer.evaluate("one => one.scrollWidth <= one.clientWidth")
            for answer in (first, second)
        )

    until(whole, "an answer is cut off")
    fits(page)
    if not phone:
        expect(second).to_be_in_viewport(ratio=1)


# ---- everybody


@TWO_LOOKS
def test_axe_finds_nothing_serious(desk: Desk, open_context: Opens, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    sit(page, desk, make(desk, BOT))
    expect(page.get_by_role("region", name=re.compile("^Choose who leads you"))).to_be_visible()
    no_faults(page)
    sit(page, desk, make(desk, HOT, FULL))
    expect(page.get_by_role("dialog", name="Hand the screen to Ada", exact=True)).to_be_visible()
    no_faults(page)
    take_over(page, 1)
    no_faults(page)
    press(button(page, "Acquisition"))
    take_over(page, 2)
    expect(stack(page)).to_be_attached()
    page.locator("summary", has_text="When you are asked").click()
    no_faults(page)
    spot(page, "card:1c1").focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Rivet Sergeant")).to_be_visible()
    no_faults(page)
    fits(page)


def test_factions_are_told_apart_without_colour(desk: Desk, page: Page):
    """Each has its own shield, charge, hatching and beading."""
    page.goto(f"{desk.url}/new?game=athernum")
    selects = page.get_by_role("combobox", name=re.compile("^Deck of seat"))
    expect(selects).to_have_count(2)
    shields: set[str] = set()
    decks = [option.get_attribute("value") or "" for option in selects.first.locator("option").all()]
    crest = page.locator(".seat svg .shape").first

    def seen() -> int:
        for deck in decks:
            selects.first.select_option(deck)
            shields.add(crest.get_attribute("d") or "")
        return len(shields)

    comes_to(seen, 4)


def test_a_table_is_set_up_with_a_deck_for_each_seat(desk: Desk, page: Page):
    page.goto(f"{desk.url}/new?game=athernum")
    page.get_by_text("3 players").click()
    selects = page.get_by_role("combobox", name=re.compile("^Deck of seat"))
    expect(selects).to_have_count(3)
    selects.nth(0).select_option(label="Salt and Silence")
    selects.nth(2).select_option(label="Salt and Silence")
    for seat in (1, 2):  # after yourself
        page.locator(".seat").filter(has=page.get_by_text("Bot")).nth(seat).get_by_text("Bot").click()
    press(button(page, "Open the table"))
    expect(page.get_by_role("region", name=re.compile("^Choose who leads you"))).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Salt and Silence, ")
    expect(page.locator("section.side")).to_have_count(3)


def test_the_first_lesson_is_played_through(desk: Desk, page: Page):
    page.goto(f"{desk.url}/learn/athernum/first")
    steps = page.get_by_role("list", name="Steps").get_by_role("listitem")
    expect(steps).to_have_count(27)
    press(button(page, "Solvency"))
    press(button(page, "Pass"))
    press(button(page, "Go on"))
    expect(page.get_by_role("alert")).to_contain_text("Play Colossus of the Yard")
    press(button(page, "Go on"))
    play(page, "Cog Peddler")
    press(button(page, "Pass"))
    press(button(page, "Go on"))
    point(page, "card:1m")
    expect(page.get_by_label("Step 9 of 27")).to_have_attribute("aria-current", "step")


def test_a_game_that_is_over_can_be_looked_through_and_forked(desk: Desk, page: Page):
    sit(page, desk, make(desk, BOT, QUIET))
    your_turn(page)
    press(button(page, "Acquisition"))
    expect(page.get_by_role("group", name="Hand, 3 cards")).to_be_visible()
    resign(page)
    page.get_by_role("button", name=re.compile("show this moment$")).first.click()
    expect(page.get_by_role("heading", name=re.compile("^Moment 1 of"))).to_be_visible()
    expect(page.get_by_role("group", name="Hand, 2 cards")).to_be_visible()
    press(button(page, "Play on from here"))
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Play")).click()
    expect(page.get_by_role("group", name=re.compile("^Hand, [23] cards"))).to_be_visible()
