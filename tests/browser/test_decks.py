"""Building a deck: put together, judged as one goes, taken away as text and link, and played with."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import sandtable.games.athernum
from tests.browser.conftest import Opens
from tests.browser.desk import Desk, comes_to, fits, loaded, panel
from tests.browser.test_access import TWO_LOOKS, no_faults

pytestmark = pytest.mark.slow

READY = (Path(sandtable.games.athernum.__file__).parent / "decks" / "hammer-and-hinge.txt").read_text()
FIRST = re.search(r"^4 (.+)$", READY, re.MULTILINE)
assert FIRST is not None
CARD = FIRST[1]  # four of it are in the deck
LEGAL = "This deck is legal."


def begin(page: Page, desk: Desk, deck: str = "Hammer and Hinge") -> None:
    """The deck builder with a ready-made deck on the bench."""
    page.goto(f"{desk.url}/decks/athernum")
    expect(page.locator(".found")).to_have_text(re.compile(r"^\d+ cards$"))
    page.get_by_role("button", name="Your decks").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{deck}")).last.click()
    expect(panel(page).get_by_text(LEGAL)).to_be_visible()


def one_more(page: Page, card: str) -> None:
    page.get_by_role("button", name=f"One more {card}", exact=True).click()


def look_for(page: Page, words: str) -> None:
    page.get_by_label("Look for cards").fill(words)


def test_the_address_without_a_game_finds_one(desk: Desk, page: Page):
    page.goto(f"{desk.url}/decks")
    expect(page).to_have_url(re.compile("/decks/athernum$"))  # the cards are read first


def test_a_deck_is_judged_with_its_clauses_as_it_grows(desk: Desk, page: Page):
    begin(page, desk)
    look_for(page, CARD)
    one_more(page, CARD)
    said = panel(page).get_by_role("listitem").filter(has_text="The main deck has 61 cards, not 60.")
    expect(said.get_by_role("link", name="11.0.2a")).to_have_attribute("href", "/rules/athernum/11.0.2a")
    expect(panel(page).get_by_text(f"5 copies of {CARD}, more than 4.")).to_be_visible()
    expect(panel(page).get_by_role("button", name="Play with it")).to_be_disabled()
    panel(page).get_by_role("button", name=f"One fewer {CARD} in the Main Deck").click()
    expect(panel(page).get_by_text(LEGAL)).to_be_visible()


def test_cards_are_found_by_words_faction_kind_cost_and_what_they_do(desk: Desk, page: Page):
    page.goto(f"{desk.url}/decks/athernum")
    found = page.locator(".found")
    expect(found).to_have_text(re.compile(r"^\d+ cards$"))
    everything = int(found.inner_text().split()[0])
    look_for(page, "zzz")
    expect(found).to_have_text("No card matches.")
    look_for(page, "")
    left = everything
    for name in ("Ashen", "Character", "Cost: 2"):
        page.get_by_role("checkbox", name=name, exact=True).check(force=True)
        expect(found).not_to_have_text(re.compile(rf"^{left} "))
        left = int(found.inner_text().split()[0])
    page.get_by_label("What the card does").select_option("Discards")
    expect(found).not_to_have_text(re.compile(rf"^{left} "))
    for tile in page.locator("[data-card] .face").all():
        expect(tile).to_have_accessible_name(re.compile(r"Ashen .*cost 2"))
    page.get_by_role("button", name="All cards").click()
    expect(found).to_have_text(f"{everything} cards")
    look_for(page, "Cog Peddler")
    tile = page.locator("[data-card='Cog Peddler']")
    expect(tile).not_to_contain_text("When this enters the game board")
    page.get_by_label("Show what they say").check()
    expect(tile).to_contain_text("When this enters the game board")


def test_a_deck_goes_out_and_comes_back_as_text(desk: Desk, page: Page, other: Page):
    begin(page, desk)
    page.get_by_label("Name of the deck").fill("Rust and rivets")
    page.get_by_role("button", name="Import or export").click()
    box = page.get_by_role("dialog").get_by_role("textbox")
    expect(box).to_have_value(re.compile("^Game: athernum\nName: Rust and rivets\n\nMain Deck\n"))
    text = box.input_value()
    assert f"4 {CARD}\n" in text
    other.goto(f"{desk.url}/decks/athernum")
    other.get_by_role("button", name="Import or export").click()
    dialog = other.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Main Deck\nsome cards")
    dialog.get_by_role("button", name="Take this as a new deck").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Line 2")
    dialog.get_by_role("textbox").fill(text)
    dialog.get_by_role("button", name="Take this as a new deck").click()
    expect(panel(other).get_by_text(LEGAL)).to_be_visible()
    expect(other.get_by_label("Name of the deck")).to_have_value("Rust and rivets")


def test_a_link_carries_the_whole_deck(desk: Desk, page: Page, other: Page):
    begin(page, desk)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("The link")).to_have_value(
        re.compile(f"^{re.escape(desk.url)}/decks/athernum#~")
    )
    link = page.get_by_label("The link").input_value()
    other.goto(link)
    expect(panel(other).get_by_text(LEGAL)).to_be_visible()
    expect(other.get_by_role("status").filter(has_text="came by a link")).to_be_visible()
    expect(other).to_have_url(f"{desk.url}/decks/athernum")
    other.goto("about:blank")
    other.goto(link)  # a second time it is on the shelf already
    expect(panel(other).get_by_text(LEGAL)).to_be_visible()
    other.get_by_role("button", name="Your decks").click()
    expect(
        other.get_by_role("dialog").get_by_role("button", name=re.compile("^Hammer and Hinge.*[0-9]"))
    ).to_have_count(1)
    other.goto("about:blank")
    other.goto(link[:-9])
    expect(other.get_by_text("This link brings no deck")).to_be_visible()


def test_decks_stay_in_the_browser(desk: Desk, page: Page):
    begin(page, desk)
    page.get_by_label("Name of the deck").fill("Kept")
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Kept")
    expect(panel(page).get_by_text(LEGAL)).to_be_visible()
    page.get_by_role("button", name="Your decks").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete Kept").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("^Kept"))).to_have_count(0)


def test_sample_hands_are_drawn_as_the_game_does(desk: Desk, page: Page):
    begin(page, desk)
    panel(page).get_by_role("button", name="Sample hand").click()
    dialog = page.get_by_role("dialog")
    first = dialog.get_by_role("list", name="Hand number 1")
    expect(first.locator(".card")).to_have_count(6)
    expect(dialog.get_by_role("link", name="11.1.1")).to_be_visible()  # there is no redraw
    dialog.get_by_role("button", name="Draw again").click()
    expect(dialog.get_by_role("list", name="Hand number 2").locator(".card")).to_have_count(6)
    expect(dialog.get_by_label("Main character").locator("option").nth(1)).to_be_attached()
    leaders = dialog.get_by_label("Main character").locator("option").all_inner_texts()
    dialog.get_by_label("Main character").select_option(leaders[1])
    expect(dialog.get_by_role("list", name="Hand number 3")).to_be_visible()


def test_charts_have_their_numbers_in_a_table(desk: Desk, page: Page):
    begin(page, desk)
    panel(page).get_by_text("The numbers as a table").click()
    table = panel(page).get_by_role("table")
    # every card once by its cost and once by its faction
    comes_to(lambda: sum(map(int, table.get_by_role("cell").all_inner_texts())), 120)
    expect(panel(page).get_by_role("img", name="Cost")).to_be_visible()


def test_only_the_list_is_printed(desk: Desk, page: Page):
    begin(page, desk)
    page.emulate_media(media="print")
    expect(page.locator("article.paper")).to_be_visible()
    expect(page.locator("article.paper")).to_contain_text(CARD)
    expect(page.get_by_role("heading", name="Deck builder")).to_be_hidden()
    expect(page.locator("header.top")).to_be_hidden()


@pytest.mark.parametrize("against", ["A bot", "A friend, by link"])
def test_a_deck_is_played_with(desk: Desk, page: Page, against: str):
    begin(page, desk)
    panel(page).get_by_role("button", name="Play with it").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(against, exact=True).click()
    expect(dialog.get_by_text("Both players may see both deck lists")).to_be_visible()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    if against == "A bot":
        expect(page).to_have_title(re.compile("^Your turn"))


def test_decks_of_ones_own_are_offered_for_every_seat(desk: Desk, page: Page):
    """The legal ones can be chosen, for a bot too; of the others it is said what they lack."""
    begin(page, desk)
    page.get_by_label("Name of the deck").fill("Rust and rivets")
    page.get_by_role("button", name="Your decks").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Salt and Silence")).last.click()
    # the deck before was legal too: its name says when the other one has come
    expect(page.get_by_label("Name of the deck")).to_have_value("Salt and Silence")
    expect(page.get_by_role("dialog")).to_be_hidden()  # what lies under it takes no words
    page.get_by_label("Name of the deck").fill("Half a harbour")
    expect(page.get_by_label("Name of the deck")).to_have_value("Half a harbour")
    panel(page).get_by_role("button", name=re.compile("^One fewer .* in the Main Deck")).first.click()
    expect(panel(page).get_by_text("The main deck has 59 cards, not 60.")).to_be_visible()

    page.goto(f"{desk.url}/new?game=athernum&with=bot")
    seats = page.get_by_role("combobox", name=re.compile("^Deck of seat"))
    half = seats.nth(1).locator("option", has_text="Half a harbour")
    expect(half).to_have_text("Half a harbour, not legal yet")
    expect(half).to_be_disabled()
    wrong = page.get_by_role("list", name="Decks that are not legal yet").get_by_role("listitem")
    expect(wrong).to_contain_text("Half a harbour cannot be played yet: The main deck has 59 cards, not 60.")
    expect(wrong.get_by_role("link")).to_have_attribute("href", "/rules/athernum/11.0.2a")
    for seat in (0, 1):
        expect(seats.nth(seat).locator("option", has_text="Rust and rivets")).to_be_enabled()
        seats.nth(seat).select_option(label="Rust and rivets")
    expect(page.get_by_text("your own, a legal deck; led by Forgemother Ulda").first).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    leaders = page.get_by_role("region", name=re.compile("^Choose who leads you"))
    expect(leaders.get_by_role("button", name=re.compile("^Forgemother Ulda"))).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Rust and rivets against Rust and rivets")


def test_a_deck_by_keyboard_alone(desk: Desk, page: Page):
    page.goto(f"{desk.url}/decks/athernum")
    expect(page.locator(".found")).to_have_text(re.compile("cards$"))
    page.get_by_label("Look for cards").focus()
    page.keyboard.type(CARD)
    expect(page.locator("[data-card]")).to_have_count(1)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == f"One more {CARD}":
            break
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(panel(page).get_by_text("The main deck has 2 cards, not 60.")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")  # the card itself, large
    expect(page.get_by_role("dialog", name=CARD)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@TWO_LOOKS
def test_axe_finds_nothing_about_decks(desk: Desk, open_context: Opens, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    page.goto(f"{desk.url}/decks/athernum")
    page.get_by_role("button", name="Your decks").click()
    expect(
        page.get_by_role("dialog").get_by_role("button", name=re.compile("^Hammer and Hinge")).last
    ).to_be_visible()
    no_faults(page)
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Hammer and Hinge")).last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    no_faults(page)
    fits(page)
    if phone:
        page.get_by_role("button", name="Filters").click()
        no_faults(page)
        fits(page)
        page.get_by_role("button", name=re.compile(r"^Deck \d+")).click()
    expect(panel(page).get_by_text(LEGAL)).to_be_visible()
    panel(page).get_by_text("The numbers as a table").click()
    no_faults(page)
    fits(page)
    for name in ("Sample hand", "Play with it"):
        panel(page).get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        loaded(page)
        no_faults(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
