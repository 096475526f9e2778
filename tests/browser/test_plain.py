"""A card game that brings no drawings: plain cards, and every choice is a button, to its end."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opens
from tests.browser.desk import BOT, HOT, Desk, fits, go_on, opened, over, sit, your_turn
from tests.browser.handy import NAMES, install
from tests.browser.test_access import no_faults

pytestmark = pytest.mark.slow

LONGEST = 60  # choices of a race


@pytest.fixture(scope="module")
def desk(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    beside = install(tmp_path_factory.mktemp("beside"))
    with opened(tmp_path_factory.mktemp("desk"), client, beside) as desk:
        yield desk


def answers(page: Page) -> Locator:
    """The buttons of the open question, apart from taking back."""
    asked = page.locator("section.prompt").locator(".row, .options .btn, .apart .btn")
    return asked.filter(has_not_text="Undo")


def hand(page: Page) -> Locator:
    return page.locator(".hand [data-ref]")


def take_over(page: Page) -> None:
    """Two share the screen: whoever is asked says so."""
    curtain = page.get_by_role("button", name=re.compile("show my hand$"))
    if curtain.is_visible():
        curtain.click()


def asked(page: Page) -> bool:
    """Wait until somebody is asked; not if the game is over."""
    expect(page.locator(".curtain").or_(answers(page).first).or_(over(page)).first).to_be_visible()
    return not over(page).is_visible()


def press(answer: Locator, turn: int) -> None:
    """Twice in one place within a moment would be taken for a slip of the hand."""
    answer.click(position={"x": 8 + turn % 2 * 8, "y": 8})


def any_answer(page: Page, turn: int) -> None:
    take_over(page)
    press(answers(page).nth(turn % max(1, answers(page).count())), turn)


def play_out(page: Page) -> None:
    """Click any answer until there is none left to give."""
    for turn in range(LONGEST):
        if not asked(page):
            break
        go_on(page, partial(any_answer, page, turn))
    expect(over(page)).to_be_visible()


def test_it_is_played_to_its_end_by_clicking_buttons(desk: Desk, page: Page):
    sit(page, desk, desk.make(HOT, "two", "dash"))
    play_out(page)


def test_every_choice_has_a_button_and_a_card_can_be_pointed_at_as_well(desk: Desk, page: Page):
    sit(page, desk, desk.make(BOT, "two", "dash"))
    your_turn(page)
    expect(hand(page)).to_have_count(3)
    names = hand(page).evaluate_all("all => all.map(one => one.textContent.trim().split(',')[0])")
    assert set(names) <= set(NAMES)
    labels = [f"Play {name}" for name in NAMES if name in names] + ["Roll the die"]
    expect(answers(page)).to_have_count(len(labels))
    for label in labels:
        expect(answers(page).filter(has_text=label)).to_have_count(1)
    expect(page.get_by_label("Pending", exact=True)).to_contain_text("The first one leads.")
    expect(page.locator(".board")).to_contain_text("Finish")
    hand(page).first.click()  # looked at once more before it is played
    expect(page.get_by_role("heading", name=f"Play {names[0]}?")).to_be_visible()
    page.locator("section.prompt").get_by_role("button", name=f"Play {names[0]}").click()
    expect(page.get_by_role("button", name=f"Play {names[0]}: show this moment")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_it_stands_in_the_lobby_and_can_be_read_by_everybody(desk: Desk, open_context: Opens, phone: bool):
    page = open_context(phone=phone).new_page()
    page.goto(desk.url)
    expect(page.get_by_role("heading", name="Dash", exact=True)).to_be_visible()
    fits(page)
    page.goto(f"{desk.url}/new?game=dash")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    sit(page, desk, desk.make([*BOT, BOT[1]], "three", "dash"))
    your_turn(page)
    expect(hand(page).first).to_be_visible()
    fits(page)
    no_faults(page)


def test_its_decks_are_built_and_its_cards_written_without_drawings(desk: Desk, page: Page):
    """What to look for, to count and to write the game declares; nothing of it is known here by name."""
    page.goto(f"{desk.url}/decks/skirmish")
    page.get_by_role("button", name="Choose a deck to begin with").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("ready-made")).first.click()
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
    expect(page.get_by_role("img", name="Rarity")).to_be_visible()
    page.get_by_label("Cost: 3+").check(force=True)
    expect(page.locator("[data-card]")).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Pyre.*read the card$")).click()
    expect(page.get_by_role("img", name=re.compile("^Pyre, card, Cosmic, cost 3"))).to_be_visible()
    page.goto(f"{desk.url}/workshop/skirmish")
    expect(page.get_by_text("Every word is read.")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^A New Card"))).to_be_visible()
    no_faults(page)


def test_a_game_with_decks_is_played_to_its_end_with_words_alone(desk: Desk, page: Page):
    page.goto(f"{desk.url}/new?game=skirmish")
    expect(page.get_by_label("Deck of seat 2")).to_be_visible()
    expect(page.get_by_label("Players")).to_have_count(0)  # it is for two
    sit(page, desk, desk.make(HOT, "embers:wardens", "skirmish"))
    play_out(page)
