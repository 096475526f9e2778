"""Writing a card: marked where it does not read, shown as it will be printed, tried at a table, shared."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.desk import Desk, fits
from tests.browser.test_access import TWO_LOOKS, no_faults

pytestmark = pytest.mark.slow

SMITH = '''[[card]]
name = "Lamp Smith"
faction = "Ironwright"
cost = 1
type = "Human, Smith"
ofv = 1
dfv = 2
text = """
When this enters the game board, {} a card.
"""
flavour = "Trims every wick but his own."
'''
READ = "Every word is read."


def write(page: Page, text: str) -> None:
    """Put a text into the editor, as a paste does."""
    editor = page.get_by_role("textbox", name="The cards as text")
    editor.click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(text)


def bench(page: Page, desk: Desk, text: str) -> None:
    page.goto(f"{desk.url}/workshop/athernum")
    expect(page.get_by_text(READ)).to_be_visible()  # the card that one begins with
    write(page, text)
    cards = page.get_by_role("list", name="Cards of the set")
    expect(cards.get_by_role("button", name=re.compile("^Lamp Smith"))).to_be_visible()


def test_a_card_is_written_mended_and_played(desk: Desk, page: Page):
    bench(page, desk, SMITH.format("drawr"))
    expect(page.locator(".cm-lintRange-error")).to_have_text("drawr")
    expect(page.get_by_text("'drawr' is not a word of the language; did you mean 'draw'?")).to_be_visible()
    expect(page.get_by_role("button", name="Try it at a table")).to_be_disabled()
    page.get_by_role("button", name="Write “draw”").click()
    expect(page.get_by_text(READ)).to_be_visible()
    expect(page.locator(".cm-lintRange-error")).to_have_count(0)
    card = page.get_by_role("region", name="The card")
    expect(
        card.get_by_role("img", name=re.compile("^Lamp Smith, Ironwright Human, Smith, cost 1, OFV 1, DFV 2"))
    ).to_be_visible()
    expect(card.get_by_role("list", name="The program of this line")).to_contain_text("DRAW")

    page.get_by_role("button", name="Try it at a table").click()
    page.get_by_role("dialog").get_by_text("Yourself", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="I am Guest: show my hand").click()
    page.get_by_role("button", name=re.compile("^Lamp Smith.*can be chosen")).click()
    page.get_by_role("button", name="Play it").click()
    page.get_by_role("button", name="I am Guest 2: show my hand").click()
    expect(page.get_by_role("button", name=re.compile("Lamp Smith: show this moment$")).first).to_be_visible()


def test_a_card_that_waits_for_something_says_so_before_it_is_tried(desk: Desk, page: Page):
    herald = SMITH.replace("ofv =", 'extra = "Herald - Five or more cards are in your discard pile."\nofv =')
    bench(page, desk, herald.format("draw"))
    expect(page.get_by_text(READ)).to_be_visible()
    page.get_by_role("button", name="Try it at a table").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("the card is in your Extra Deck")
    expect(dialog.get_by_role("status")).to_contain_text(
        'when this is so: "Five or more cards are in your discard pile", and it is not so now'
    )
    expect(dialog.get_by_role("link", name="7.4.2d")).to_be_visible()
    dialog.get_by_text("Yourself", exact=True).click()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_what_reads_is_told_beside_what_does_not(desk: Desk, page: Page):
    bench(
        page, desk, SMITH.format("draw").replace("a card.\n", "a card.\nWhenever this attaks, draw a card.\n")
    )
    expect(page.locator(".cm-lintRange-error")).to_have_text("attaks")
    expect(page.get_by_text("Not read yet.")).to_have_count(1)
    expect(page.get_by_role("list", name="The program of this line")).to_have_count(1)


def test_the_card_shown_is_the_one_at_the_cursor(desk: Desk, page: Page):
    bench(page, desk, SMITH.format("draw"))
    page.get_by_role("button", name="New card").click()
    cards = page.get_by_role("list", name="Cards of the set")
    expect(cards.get_by_role("button")).to_have_text(["Lamp Smith", "A New Card"])
    shown = page.get_by_role("region", name="The card")
    expect(shown.get_by_role("img", name=re.compile("^A New Card"))).to_be_visible()
    cards.get_by_role("button", name="Lamp Smith").click()
    expect(shown.get_by_role("img", name=re.compile("^Lamp Smith"))).to_be_visible()


def test_a_set_is_shared_by_link_and_changed_by_its_author_alone(desk: Desk, page: Page, other: Page):
    bench(page, desk, SMITH.format("draw"))
    page.get_by_label("Name of the set").fill("Lamps")
    page.get_by_role("button", name="Save and share").click()
    page.get_by_role("dialog").get_by_role("button", name="Save", exact=True).click()
    address = re.compile(rf"^{re.escape(desk.url)}/workshop/athernum/[\w-]{{22}}$")
    expect(page.get_by_role("dialog").get_by_label("The link")).to_have_value(address)
    link = page.get_by_role("dialog").get_by_label("The link").input_value()
    other.goto(link)
    expect(other.get_by_label("Name of the set")).to_have_value("Lamps")
    expect(other.locator(".cm-content")).to_contain_text("Lamp Smith")
    other.get_by_role("button", name="Save and share").click()
    expect(other.get_by_role("dialog")).to_contain_text("somebody else's")
    other.get_by_role("dialog").get_by_role("button", name="Save a copy").click()
    copy = other.get_by_role("dialog").get_by_label("The link")
    expect(copy).to_have_value(address)
    expect(copy).not_to_have_value(link)
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_label("Name of the set")).to_have_value("Lamps")
    other.goto("about:blank")
    other.goto(f"{desk.url}/workshop/athernum/{'A' * 22}")
    expect(other.get_by_text("There is no such set.").first).to_be_visible()


def test_cards_of_ones_own_go_into_a_deck(desk: Desk, page: Page):
    bench(page, desk, SMITH.format("draw"))
    expect(page.get_by_role("button", name="Lamp Smith", exact=True)).to_be_visible()
    expect(page.get_by_text(READ)).to_be_visible()
    page.get_by_role("link", name="Deck builder").click()
    page.get_by_role("button", name="Your decks").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Hammer and Hinge")).last.click()
    panel = page.get_by_role("region", name="The deck")
    expect(panel.get_by_text("This deck is legal.")).to_be_visible()
    panel.get_by_label("Cards of your own").select_option(index=1)
    page.get_by_label("Look for cards").fill("Lamp Smith")
    page.get_by_role("button", name="One more Lamp Smith", exact=True).click()
    panel.get_by_role("button", name=re.compile("^One fewer .* in the Main Deck$")).first.click()
    expect(panel.get_by_text("This deck is legal.")).to_be_visible()
    panel.get_by_role("button", name="Play with it").click()
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    expect(page).to_have_title(re.compile("^Your turn"))


def test_a_card_is_written_by_keyboard_alone(desk: Desk, page: Page):
    page.goto(f"{desk.url}/workshop/athernum")
    editor = page.get_by_role("textbox", name="The cards as text")
    editor.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type('[[card]]\nname = "Night Post"\ncost = 2\nty')
    offered = page.get_by_role("listbox", name="Completions").get_by_role("option")
    expect(offered.filter(has_text=re.compile("^type"))).to_be_visible()
    # What has only just come up is not taken by a key that was meant for something else. Nothing is seen
    # when that is over; it is over after 75 ms of the page's own clock, so later than this at the latest.
    page.wait_for_timeout(300)
    page.keyboard.press("Enter")
    page.keyboard.type('"Human"\ntext = """\nAt your Evening Phase, draw a card.\n"""\n')
    expect(offered).to_have_count(0)  # a sentence is no key
    expect(page.get_by_text(READ)).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")  # the editor lets go
    expect(editor).not_to_be_focused()
    for _ in range(30):
        if page.evaluate("document.activeElement.textContent.trim()") == "Try it at a table":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Try Night Post")).to_be_visible()


@TWO_LOOKS
def test_axe_finds_nothing_serious_about_the_workshop(
    desk: Desk, open_context: Opens, phone: bool, dark: bool
):
    page = open_context(phone=phone, dark=dark).new_page()
    bench(page, desk, SMITH.format("drawr"))
    expect(page.locator(".cm-lintRange-error")).to_be_visible()
    no_faults(page)
    fits(page)
    page.get_by_role("button", name="Write “draw”").click()
    expect(page.get_by_text(READ)).to_be_visible()
    no_faults(page)
    fits(page)
    for name in ("Your sets", "Save and share", "Try it at a table"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        no_faults(page)
        page.keyboard.press("Escape")
