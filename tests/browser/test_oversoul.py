"""Oversoul at the table: cards are Activated and Prepared, Attacks answered; nobody sees what is hidden."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect

from tests.browser.conftest import Opens
from tests.browser.desk import (
    HOT,
    SOON,
    Desk,
    Json,
    against,
    box,
    button,
    fits,
    invited,
    lit,
    loaded,
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
from tests.patience import until

pytestmark = pytest.mark.slow

SETUP = "ninthfire:lanterncourt"
# Everything that can lie on a table lies there, and it is player 1's Action Phase.
FULL = (
    "turn=7 active=1 order=1,2 1.leader=Varka_of_the_Ninth_Fire[d4] 2.leader=Aurelle_Keeper_of_Vows[d9] "
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
    "1.deck=Slagwing,Ember_Whelp,Bone_Collector,Cinderjack 2.leader=Aurelle_Keeper_of_Vows[d22] 2.rank=3 "
    "2.pool=3 2.U3=Gatewarden 2.E2=Parry_the_Blow[f] 2.hand=Foam_Runner "
    "2.deck=Lantern_Novice,Gatewarden,Foam_Runner,Sprout_Tender"
)
# Both Leaders have 3 HP left. The bot wins with its next Attack, unless what player 1 Prepares answers it.
CLOSE = (
    "turn=5 active=1 order=1,2 1.leader=Varka_of_the_Ninth_Fire[d15] 1.rank=2 1.pool=2 "
    "1.U2=Rattlefang_Raider[x] 1.hand=Parry_the_Blow 1.deck=Slagwing,Slagwing,Slagwing,Slagwing "
    "2.leader=Aurelle_Keeper_of_Vows[d23] 2.rank=1 2.pool=0 2.U3=Rattlefang_Raider[x] "
    "2.deck=Slagwing,Slagwing,Slagwing,Slagwing"
)
# Nobody can answer an Attack from the air.
OPEN = NEARLY_WON.replace("2.E2=Parry_the_Blow[f] ", "")
# Ada and Cy against Bo and Di, whose Gatewarden can Guard for Bo; each has something to hide.
TEAMS = (
    "turn=9 active=1 order=1,2,3,4 1.leader=Varka_of_the_Ninth_Fire[d6] 1.rank=4 1.pool=1 "
    "1.U2=Rattlefang_Raider 1.U3=Slagwing 1.E2=Spite_Kindled[f] 1.hand=Cinderjack 1.deck=Slagwing,Slagwing "
    "2.leader=Aurelle_Keeper_of_Vows[d22] 2.rank=3 2.pool=0 2.U3=Gatewarden 2.hand=Riptide "
    "2.deck=Foam_Runner,Foam_Runner 3.leader=Old_Mother_Hush 3.rank=3 3.pool=1 3.E1=Grave_Bargain[f] "
    "3.hand=Debt_Imp 3.deck=Marrow_Hound,Marrow_Hound 4.leader=Captain_Ondrel_of_the_Ebb 4.rank=3 4.pool=0 "
    "4.U3=Gatewarden 4.hand=Sanctuary 4.deck=Foam_Runner,Foam_Runner"
)
FOUR = ":".join([SETUP, SETUP])
CORPORAL: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": 2}]  # sees a win


def make(desk: Desk, seats: list[Json], position: str = "") -> Json:
    return desk.make(seats, SETUP, "oversoul", **({"position": position} if position else {}))


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
    press(button(page, "^Attack with it"))
    expect(lit(page, "card:2U3")).to_be_visible()
    spot(page, "card:2U3").hover()
    foretold = page.locator("p.comes")
    expect(foretold).to_contain_text("Rattlefang Raider strikes first. Gatewarden takes 3 DMG.")
    point(page, "card:2U3")
    take_over(page, "Ada 2")
    expect(prompt(page)).to_contain_text("Answer the Attack of Rattlefang Raider, or pass?")
    point(page, "card:2E2")
    press(button(page, "^Turn it up"))
    take_over(page, "Ada")
    expect(chain(page)).to_have_count(2)
    expect(chain(page).first).to_contain_text("Parry the Blow")
    expect(page.get_by_label("Timeshift", exact=True)).to_contain_text("Ada may respond now.")
    point(page, "card:1E2")
    press(button(page, "^Turn it up"))
    expect(lit(page, "card:2U3")).to_be_visible()
    expect(page.get_by_label("Timeshift", exact=True)).to_contain_text("Ada is asked.")  # and may not pass
    point(page, "card:2U3")
    # nobody has anything to add: all pass by themselves, and the screen may change hands
    handed = page.get_by_role("button", name=re.compile("^I am Ada:"))

    def attacks() -> bool:
        """What was taken up before the screen changed hands is put down by it."""
        with suppress(TimeoutError):
            if handed.is_visible():
                handed.click(timeout=SOON)
            lit(page, "card:1U3").press("Enter", timeout=SOON)
            button(page, "^Attack with it").click(timeout=SOON)
            return True
        return False

    until(attacks, "the last Attack is not declared")
    spot(page, "card:2L").hover()
    expect(foretold).to_contain_text("You win the game.")
    point(page, "card:2L")
    expect(over(page)).to_contain_text("Ada wins")
    expect(over(page)).to_contain_text("The other Leader is defeated")


@pytest.mark.clause("oversoul 4.1.4", "oversoul R35")
def test_energy_is_paid_with_plus_cards_in_any_order(desk: Desk, page: Page):
    """The label says what would be left; what is gathered is sent the smaller first."""
    sit(page, desk, make(desk, HOT, FULL))
    take_over(page, "Ada")
    point(page, "card:1h:Dusk_Cutthroat")
    expect(button(page, "Activate it")).to_contain_text("for 3 ENERGY (2 left)")
    press(button(page, "Activate it"))
    expect(prompt(page)).to_contain_text("How do you pay 3 ENERGY?")
    point(page, "card:1E1")
    point(page, "card:1U1")
    press(button(page, "^Choose these 2"))
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
    page.keyboard.press("u")
    expect(page.get_by_role("status").filter(has_text="cannot be undone, nor can a pass")).to_be_visible()


# ---- against a bot


@pytest.mark.clause("oversoul 3.4.2", "oversoul R56", "oversoul 2.0.4")
def test_a_game_against_a_bot_is_saved_by_a_prepared_card_and_won(desk: Desk, page: Page):
    """What is Prepared in one turn answers the bot's Attack in the next, and the turn after it wins."""
    sit(page, desk, desk.make(CORPORAL, SETUP, "oversoul", position=CLOSE))
    your_turn(page)
    point(page, "card:1h:Parry_the_Blow")
    press(button(page, "^Prepare it"))
    point(page, "zone:1E2")
    expect(spot(page, "card:1E2")).to_have_accessible_name(re.compile("^Parry the Blow, Event, Prepared"))
    press(button(page, "^End turn"))
    expect(prompt(page)).to_contain_text("Answer the Attack of Rattlefang Raider, or pass?")
    expect(prompt(page)).to_contain_text("Pass: Varka of the Ninth Fire takes 3 DMG. You lose the game.")
    expect(chain(page)).to_have_count(1)
    point(page, "card:1E2")
    press(button(page, "^Turn it up"))
    point(page, "card:1U2")  # the Attack is Cancelled; the game goes on to our turn
    press(button(page, "^Attack with it"))
    point(page, "card:2L")
    expect(over(page)).to_contain_text("Ada wins: the other Leader is defeated")
    expect(over(page)).to_contain_text("0 for Corporal")  # the last blow is counted
    expect(spot(page, "card:2L")).to_have_accessible_name(re.compile(r"\b0 of 26 HP"))


# Answer what is asked in the shortest way; once more if the same question still stands after a while, for a
# click that comes too soon after another question is not heard.
SHORTLY = r"""() => {
    const find = (what) => document.querySelector(what);
    if (find('[role=status][aria-label="The game is over"]')) return 'over';
    const asked = find('dialog[open]') ?? find('section.prompt:not(.quiet)');
    if (!asked) return '';
    const now = asked.innerText + find('.scrub .lab').innerText;
    if (window.answered?.now === now && performance.now() - window.answered.at < 1500) return '';
    const short = /^(You|End the phase|That is all|Keep them|Choose th(is|ese)|End turn|Pass|No Guard|No)\b/;
    const buttons = [...asked.querySelectorAll('button:enabled')];
    const target = buttons.find((one) => short.test(one.innerText.trim())) ?? find('[data-ref].lit');
    if (!target) return '';
    window.answered = { now, at: performance.now() };
    target.click();
    return now;
}"""


def test_a_whole_game_from_the_deal_to_its_end(desk: Desk, page: Page):
    """Nothing is said but what must be, and the bot wins: every question on the way has an answer."""
    sit(page, desk, desk.make(CORPORAL, SETUP, "oversoul"))
    for _ in range(600):
        if page.wait_for_function(SHORTLY).json_value() == "over":
            break
    expect(over(page)).to_contain_text("Corporal wins")
    expect(page.get_by_role("list", name="Log")).to_contain_text("Turn 2")


# ---- two against two


def recorded(page: Page) -> list[str]:
    """Every message that the page receives from now on."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(str(payload)))

    page.on("websocket", listen)
    return frames


@pytest.mark.clause("oversoul R141", "oversoul R142", "oversoul R170")
def test_two_against_two_by_link_in_four_browsers(desk: Desk, open_context: Opens):
    """A team sees its hands and what it has Prepared, the others do not; who is attacked is asked first
    whether to Guard, then the teammate.
    """
    seats: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    made = desk.make(seats, FOUR, "oversoul", position=TEAMS)
    ada, bo, cy, di = (open_context().new_page() for _ in range(4))
    heard = recorded(bo), recorded(di)
    sit(ada, desk, made)
    for page, link, name in zip((bo, cy, di), made["links"]["join"], ("Bo", "Cy", "Di")):
        invited(page, desk.url + link, name)
    your_turn(ada)
    for page in (ada, cy):
        expect(spot(page, "card:1E2")).to_have_accessible_name(re.compile("^Spite Kindled, Event, Prepared"))
        expect(spot(page, "card:3E1")).to_have_accessible_name(re.compile("^Grave Bargain, Event, Prepared"))
        expect(spot(page, "card:1h:Cinderjack")).to_be_visible()
        expect(spot(page, "card:3h:Debt_Imp")).to_be_visible()
    for page in (bo, di):
        expect(spot(page, "card:1E2")).to_have_accessible_name(re.compile("^a Prepared card"))
        expect(spot(page, "card:2h:Riptide")).to_be_visible()
        expect(spot(page, "card:4h:Sanctuary")).to_be_visible()

    # what is said at the table is heard by all, friend or not
    cy.get_by_role("button", name="Table talk").click()
    cy.get_by_label("Say something").fill("Strike the Keeper")
    cy.get_by_role("button", name="Say", exact=True).click()
    for page in (ada, bo, di):
        page.get_by_role("button", name=re.compile("^Table talk")).click()
        expect(page.get_by_role("list", name="Table talk")).to_contain_text("Cy Strike the Keeper")

    point(ada, "card:1U2")
    press(button(ada, "^Attack with it"))
    point(ada, "card:2L")
    expect(prompt(bo)).to_contain_text("Which card Guards Aurelle Keeper of Vows?")
    press(button(bo, "^No Guard"))
    expect(prompt(di)).to_contain_text("Which card Guards Aurelle Keeper of Vows?")
    point(di, "card:4U3")
    expect(spot(cy, "card:4U3")).to_have_accessible_name(re.compile("1 of 4 HP"))
    assert not any("Spite" in frame or "Debt Imp" in frame for frames in heard for frame in frames)


# ---- decks and cards of one's own


def test_a_deck_is_built_judged_and_played_with(desk: Desk, page: Page):
    page.goto(f"{desk.url}/decks/oversoul")
    expect(page.locator(".found")).to_have_text("236 cards")
    with_deck(page, "Ninth Fire")
    one_too_many(page, "Cinderjack", "3 copies of Cinderjack, more than 2.", "oversoul", "2.0.12")
    panel(page).get_by_role("button", name="Sample hand").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("list", name="Hand number 1").locator(".card")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    panel(page).get_by_role("button", name="Play with it").click()
    against(page, "A bot")
    expect(page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    your_turn(page)


LAMP = '''[[card]]
name = "Lamp Smith"
type = "Unit"
archetype = "ORDER"
rank = 1
energy = "-1"
role = "VERA"
dmg = 1
spd = 2
hp = 2
rarity = "Common"
text = """
●ENTER* {} 1
"""
flavour = "Trims every wick but his own."
'''


def test_a_card_is_written_mended_and_tried_at_a_table(desk: Desk, page: Page):
    page.goto(f"{desk.url}/workshop/oversoul")
    mended(page, LAMP.format("Drawr"), "Lamp Smith")
    page.get_by_role("button", name="Try it at a table").click()
    against(page, "Yourself")
    take_over(page, "Guest")
    point(page, "card:1h:Lamp_Smith")
    press(button(page, "Activate"))
    point(page, "zone:1U3")

    def let_in() -> bool:
        """Hands are dealt by lot: if the other one could answer, he passes."""
        with suppress(AssertionError):
            expect(spot(page, "card:1U3")).to_have_accessible_name(re.compile("^Lamp Smith"), timeout=1000)
            return True
        for answer in ("^I am Guest 2:", "^Pass Space"):
            with suppress(TimeoutError):
                page.get_by_role("button", name=re.compile(answer)).click(timeout=1000)
        return False

    until(let_in, "Lamp Smith does not enter")


# ---- hands


def test_a_game_is_won_by_keyboard_alone(desk: Desk, keyed: Page):
    page = keyed
    sit(page, desk, make(desk, CORPORAL, OPEN))
    your_turn(page)
    walk(page, "card:1h:Ember_Whelp")
    expect(page.locator(".look .zoom")).to_contain_text("Deal 1 DMG to the opposing Leader")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What do you do with Ember Whelp?")).to_be_visible()
    page.keyboard.press("1")
    walk(page, "zone:1U1")
    page.keyboard.press("Enter")
    expect(spot(page, "card:1U1")).to_have_accessible_name(re.compile("^Ember Whelp"))
    walk(page, "card:1U3")
    page.keyboard.press("Enter")
    expect(button(page, "^Attack with it")).to_be_visible()
    page.keyboard.press("Enter")
    button(page, "^Undo").focus()  # from an answer the same key leads back to the cards
    walk(page, "card:2L")
    page.keyboard.press("Enter")
    expect(over(page)).to_contain_text("Ada wins")


def test_on_a_phone_nothing_lies_over_a_card_that_could_answer(desk: Desk, open_context: Opens):
    page = open_context(phone=True).new_page()
    sit(page, desk, make(desk, HOT, NEARLY_WON))
    take_over(page, "Ada")
    point(page, "card:1U2")
    press(button(page, "^Attack with it"))
    point(page, "card:2U3")
    take_over(page, "Ada 2")
    answer = lit(page, "card:2E2")
    expect(answer).to_be_visible()
    badge = page.get_by_role("button", name=re.compile("in the Timeshift"))
    expect(badge).to_be_visible()
    loaded(page)
    assert box(badge).bottom <= box(answer).top or box(answer).bottom <= box(badge).top


def test_on_a_phone_cards_are_tapped_and_looked_at(desk: Desk, open_context: Opens):
    page = open_context(phone=True).new_page()
    sit(page, desk, make(desk, CORPORAL, FULL))
    your_turn(page)
    expect(page.get_by_role("group", name="Hand, 5 cards")).to_be_in_viewport(ratio=0.9)
    fits(page)
    spot(page, "card:1h:Cinderjack").tap()
    expect(page.get_by_role("heading", name=re.compile("Cinderjack"))).to_be_visible()
    page.get_by_role("button", name="Put down").tap()
    spot(page, "card:2U4").tap()  # nothing to be done with it: it is looked at
    sheet = page.get_by_role("dialog", name="Oathbound Paladin")
    expect(sheet).to_contain_text("HONEST")
    sheet.get_by_role("button", name="Back to the table").tap()
    expect(sheet).to_be_hidden()
    spot(page, "card:1U3").tap()
    button(page, "^Attack with it").tap()
    spot(page, "card:2E2").tap()
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Log").tap()
    expect(page.get_by_role("list", name="Log")).to_contain_text("Rattlefang Raider")


# ---- screens


@TWO_LOOKS
def test_a_live_table_has_no_faults(desk: Desk, open_context: Opens, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    sit(page, desk, make(desk, HOT, FULL))
    take_over(page, "Ada")
    expect(spot(page, "card:1U1")).to_be_visible()
    no_faults(page)
    fits(page)
    point(page, "card:1U3")
    press(button(page, "^Attack with it"))
    expect(lit(page, "card:2L")).to_be_visible()
    no_faults(page)
    point(page, "card:2E2")
    take_over(page, "Ada 2")
    press(button(page, "^No Guard"))
    expect(chain(page)).to_have_count(1)
    no_faults(page)
    fits(page)
