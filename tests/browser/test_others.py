"""Games of others, as their authors install them: lobby, new table and table, without a line of
client code. Played to the end by clicking only."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT
from tests.browser.desk import Desk
from tests.browser.test_plain import play_out

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
    desk = Desk(tmp_path_factory.mktemp("desk"), client, beside)
    desk.start()
    yield desk
    desk.stop()


def test_they_stand_in_the_lobby_and_one_that_fails_is_named_in_the_log(desk: Desk, page: Page):
    page.goto(desk.url)
    for title in ("Dash", "Riposte", "Antagonism"):
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    assert "half written" in desk.log() and "Traceback" not in desk.log()


@pytest.mark.parametrize("title", ["Dash", "Riposte"])
def test_a_table_is_set_up_against_a_bot_and_played_to_its_end(desk: Desk, page: Page, title: str):
    page.goto(f"{desk.url}/new")
    page.get_by_text(title, exact=True).first.click()
    page.get_by_role("group", name="Who takes Seat 2").get_by_text("Bot", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    play_out(page)
