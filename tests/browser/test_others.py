"""Games of others, as their authors install them: lobby, new table and table, without a line of
client code. Played to the end by clicking only."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT
from tests.browser.desk import HOT, Desk, go_on, opened, over, sit
from tests.browser.test_plain import LONGEST, answers, asked, play_out, press, take_over
from tests.patience import until

pytestmark = pytest.mark.slow

BROKEN = "broken = broken_game:GAME\n"
GAMES = {"sixth_game": "dash", "seventh_game": "riposte"}


@pytest.fixture(scope="module")
def desk(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A server beside which two games are installed, and a third that cannot be loaded."""
    beside = tmp_path_factory.mktemp("beside")
    info = beside / "others-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    points = "".join(f"{name} = {name}:GAME\n" for name in GAMES.values())
    (info / "entry_points.txt").write_text(f"[sandtable.games]\n{BROKEN}{points}")
    (beside / "broken_game.py").write_text("raise RuntimeError('half written')\n")
    for folder, name in GAMES.items():
        (beside / name).symlink_to(ROOT / "docs" / folder / name)
    with opened(tmp_path_factory.mktemp("desk"), client, beside) as desk:
        yield desk


def test_they_stand_in_the_lobby_and_one_that_fails_is_named_in_the_log(desk: Desk, page: Page):
    page.goto(desk.url)
    for title in ("Dash", "Riposte", "Antagonism"):
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    until(lambda: "half written" in desk.log(), "it is not named in the log")
    assert "Traceback" not in desk.log()


def test_the_lesson_of_another_game_is_gone_through_by_clicking(desk: Desk, page: Page):
    page.goto(desk.url)
    page.get_by_role("link", name="Learn Riposte").click()
    page.get_by_role("link", name=re.compile("^First blood")).click()
    said = page.get_by_role("status")
    for stroke in ("", "Attack with Lunge", "", "", "Answer with Lunge", "", "Pass"):
        before = said.inner_text()
        if stroke:
            page.locator(".words").get_by_role("button", name=re.compile(stroke)).click()
        else:
            page.get_by_role("button", name="Go on").click()
        expect(said).not_to_have_text(before)
    page.get_by_role("button", name="Play it against a bot").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_strokes_are_answered_by_clicking_until_somebody_has_lost(desk: Desk, page: Page):
    """The response window: whoever is attacked answers with something higher, or passes and is hit."""
    sit(page, desk, desk.make(HOT, "duel", "riposte"))
    window = page.locator("section.prompt", has_text=re.compile("with a higher stroke, or pass"))
    higher = answers(page).filter(has_text=re.compile("Answer with"))
    answered = 0

    def stroke(turn: int) -> None:
        nonlocal answered
        take_over(page)
        if window.is_visible() and higher.first.is_visible():
            press(higher.first, turn)
            answered += 1
        else:
            press(answers(page).first, turn)

    for turn in range(LONGEST):
        if not asked(page):
            break
        go_on(page, partial(stroke, turn))
    expect(over(page)).to_be_visible()
    assert answered


@pytest.mark.parametrize("title", ["Dash", "Riposte"])
def test_a_table_is_set_up_against_a_bot_and_played_to_its_end(desk: Desk, page: Page, title: str):
    page.goto(f"{desk.url}/new")
    page.get_by_text(title, exact=True).first.click()
    page.get_by_role("group", name="Who takes Seat 2").get_by_text("Bot", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    play_out(page)
