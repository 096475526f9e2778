"""Photograph every page at desktop and phone size, in light and dark: `make screens`.

Writes docs/screens/light.jpg and dark.jpg, a contact sheet each, and table.png, the picture in the README.
"""

from __future__ import annotations

import base64
import html
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import DESKTOP, FLAGS, PHONE  # noqa: E402
from tests.browser.desk import HOT, Desk, Json, cell, sit, your_turn  # noqa: E402

OUT = ROOT / "docs" / "screens"
# Round 6 on Lagoon: both sides on a base, and a green pawn with something to do in every direction.
LAGOON = """[Game "antagonism"]
[Board "lagoon:2"]
[Start "lagoon:2 -/.........2BB..2K/......2R...2G/............2R/........2R.2G/...1G1G/.......2G2GG/\
....1G.2G....2R/..1GG......2B/1R1R/1G..1R/.......1B/.1K1BB1R 1 0 - 5 0 - *"]

5.1 Gd8+e8 2Gc5-c7 Rd3-d6 Kb1-b2 /
5.2 Rg11-g8 Gh7+g6 2Gi7-k7 Km12-l12 /
6.1 Rb4-e4 Bh2-g1>m7
"""
HILL = (
    "extrasolar:koth ........2R2R2B2B2K/.........2G2G2G2B/..........2G2G2B/-/....3G.3R.3B...2R/-/"
    "....3R.3GGG.3R/.......3B/1R...3G.3K.3G/1R1G/1B1G1G/1B1G1G1G/1K1B1B1R1R 1 0 - 2 3 - *"
)
Photo = Callable[[Page, Desk, Json], None]


def _open(path: str) -> Photo:
    def photo(page: Page, desk: Desk, made: Json) -> None:
        page.goto(desk.url + path)

    return photo


def _choose(page: Page, desk: Desk, made: Json) -> None:
    page.goto(desk.url)
    page.get_by_role("button", name="Play a bot").first.click()


def _hand(page: Page, desk: Desk, made: Json) -> None:
    """A pawn in the hand: what it may do is lit."""
    sit(page, desk, made["lagoon"])
    your_turn(page)
    cell(page, "e6").click()


def _refused(page: Page, desk: Desk, made: Json) -> None:
    _hand(page, desk, made)
    cell(page, "b3").click()
    page.locator(".board").get_by_role("alert").wait_for()


def _hill(page: Page, desk: Desk, made: Json) -> None:
    sit(page, desk, made["hill"])
    your_turn(page)


def _wrong_record(page: Page, desk: Desk, made: Json) -> None:
    page.goto(f"{desk.url}/replay")
    page.get_by_label("The record", exact=True).fill(
        '[Game "antagonism"]\n[Board "exomoon:2"]\n\n1.1 Rf3-f6 Gg3-g5 /\n1.2 Rh11-h8 Gg11-g8 /\n'
    )
    page.get_by_role("button", name="Check and open").click()
    page.get_by_role("alert").wait_for()


SCREENS: dict[str, Photo] = {
    "Lobby": _open("/"),
    "Choosing a board": _choose,
    "A new table": _open("/new?setup=lagoon:2v2"),
    "A pawn in the hand": _hand,
    "A refusal": _refused,
    "King of the Hill": _hill,
    "Rulebook": _open("/rules/antagonism"),
    "A clause": _open("/rules/antagonism/STACK.8"),
    "Search": _open("/rules/antagonism?q=carrier"),
    "Coverage": _open("/coverage/antagonism"),
    "Lessons": _open("/learn/antagonism"),
    "A lesson": _open("/learn/antagonism/extrasolar"),
    "Replay": _wrong_record,
    "About": _open("/about"),
}


def photograph(
    browser: Browser, desk: Desk, made: Json, photo: Photo, dark: bool, phone: bool, scale: float = 1
) -> bytes:
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
        device_scale_factor=scale,
        has_touch=phone,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    photo(page, desk, made)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    picture = page.screenshot()
    context.close()
    return picture


def contact_sheet(browser: Browser, rows: list[tuple[str, bytes, bytes]], dark: bool) -> bytes:
    """All screens on one page, which the browser lays out and photographs like any other."""
    figures = "".join(
        f"<figure><div>{_image(wide)}{_image(narrow)}</div><figcaption>{html.escape(name)}</figcaption></figure>"
        for name, wide, narrow in rows
    )
    ground, ink = ("#0C1418", "#E9EFEB") if dark else ("#DDE4E2", "#13222A")
    page = browser.new_page(viewport={"width": 2040, "height": 900})
    page.set_content(
        f"<style>body{{margin:24px;background:{ground};color:{ink};font:600 18px sans-serif;display:grid;"
        "grid-template-columns:repeat(3,1fr);gap:22px}figure{margin:0}div{display:flex;gap:8px}"
        "img{height:300px;border-radius:4px}figcaption{margin-top:6px}</style>" + figures
    )
    sheet = page.screenshot(full_page=True, type="jpeg", quality=80)
    page.close()
    return sheet


def _image(picture: bytes) -> str:
    return f'<img src="data:image/png;base64,{base64.b64encode(picture).decode()}">'


def tables(browser: Browser, desk: Desk) -> Json:
    """The tables that are photographed, and some for the lobby to list."""
    pair: list[Json] = [{"kind": "me"}, {"kind": "open"}]
    three: list[Json] = [*HOT, {"kind": "hot"}]
    made = {
        "lagoon": desk.make(pair, setup="lagoon:2", name="Ottilie", record=LAGOON),
        "hill": desk.make(three, setup="extrasolar:koth", name="Ottilie", position=HILL),
    }
    marrec = browser.new_page()  # stays at the table while it is photographed
    marrec.goto(desk.url + made["lagoon"]["links"]["join"][0])
    marrec.get_by_role("dialog").get_by_label("Your name").fill("Marrec")
    marrec.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    marrec.get_by_label("Seat 2: Marrec").wait_for()
    desk.make(pair, setup="vertigo:2", name="Marrec", public=True)
    clock = {"kind": "increment", "seconds": 900, "increment": 10}
    desk.make(pair + pair[1:] * 2, setup="lagoon:2v2", name="Ilse", public=True, clock=clock)
    return made


def photograph_all(browser: Browser, desk: Desk) -> None:
    made = tables(browser, desk)
    # Smaller than life: a README shows it no wider, and grainy sand makes large files.
    table = photograph(browser, desk, made, _refused, dark=False, phone=False, scale=0.8)
    (OUT / "table.png").write_bytes(table)
    for dark in (False, True):
        rows = []
        for name, photo in SCREENS.items():
            both = [photograph(browser, desk, made, photo, dark, phone) for phone in (False, True)]
            rows.append((name, both[0], both[1]))
        path = OUT / f"{'dark' if dark else 'light'}.jpg"
        path.write_bytes(contact_sheet(browser, rows, dark))
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} kB")


def main() -> None:
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("screens need Chromium: apt-get install chromium")
    web = Path(os.environ.get("SANDTABLE_WEB") or ROOT / "web" / "dist")
    if not (web / "index.html").is_file():
        sys.exit("the client is not built: `make play` does that")
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        desk = Desk(Path(folder), web)
        desk.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            photograph_all(browser, desk)
            browser.close()
        finally:
            desk.stop()


if __name__ == "__main__":
    main()
