"""What axe has to say of the pages of a card game; Athernum's are among those of test_access.

Rulebooks and coverage are drawn alike for all games, and looked at there as well.
"""

import pytest

from tests.browser.conftest import Opens
from tests.browser.desk import Desk, fits, loaded
from tests.browser.test_access import TWO_LOOKS, no_faults

pytestmark = pytest.mark.slow

PAGES = (
    "/new?game={game}", "/learn/{game}/goal", "/learn/{game}/attack", "/how/{game}", "/decks/{game}",
    "/workshop/{game}",
)  # fmt: skip
RULINGS = {"oversoul": "R142", "antithesis": "R93"}


@pytest.mark.parametrize("game", list(RULINGS))
@TWO_LOOKS
def test_axe_finds_nothing_on_any_page(desk: Desk, open_context: Opens, game: str, phone: bool, dark: bool):
    page = open_context(phone=phone, dark=dark).new_page()
    for path in (*PAGES, f"/rules/{game}/{RULINGS[game]}"):
        page.goto(desk.url + path.format(game=game))
        loaded(page)
        no_faults(page)
        fits(page)
