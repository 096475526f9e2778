"""Photograph every page at desktop and phone size, in light and dark: `make screens`.

Writes docs/screens/light.jpg and dark.jpg, a contact sheet each, and table.png, the picture in the README.
With a folder as argument every picture goes there by itself, in all sizes that people have, to be looked at
one by one; further words choose among them: `screens.py FOLDER Lobby "A refusal"`.
"""

from __future__ import annotations

import base64
import html
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import DESKTOP, FLAGS, PHONE  # noqa: E402
from tests.browser.desk import BOT, HOT, Desk, Json, cell, loaded, resign, sit, your_turn  # noqa: E402
from tests.browser.test_oversoul import FOUR as SOULS  # noqa: E402
from tests.browser.test_oversoul import FULL, NEARLY_WON, TEAMS  # noqa: E402
from tests.browser.test_oversoul import SETUP as SOUL  # noqa: E402
from tests.patience import MILLISECONDS  # noqa: E402

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
# Turn 23 of Scalar under Momentum: a d12 beside a weaker die, and something to lose.
SCALAR = ".i7../.p5o4p3./..t2d8c5./..D8*o6../.O3C6D9../.T4.../..I13. 111101/110011 1-1 M 1 2 - - 23 4 *"
CARD = '''[[card]]
name = "Lamp Smith"
faction = "Ironwright"
cost = 1
type = "Human, Smith"
ofv = 1
dfv = 2
slots = 1
text = """
When this enters the game board, drawr a card.
Support {1}: Deal 2 damage to target character.
"""
flavour = "Trims every wick but his own."
'''
# Turn 7 of Athernum: everything that can lie on a table, and an ability to answer with on either side.
ATHERNUM = (
    "turn=7 active=1 pool=9 order=1,2 1.main=Forgemother_Ulda[v3]+Spring_Gauntlet "
    "1.chars=Rivet_Sergeant+Plated_Apron,Patchwork_Nurse[d1],,Cog_Peddler 1.loc=Foundry_Row "
    "1.res=Ironwright_Resource,Ironwright_Resource,Ironwright_Resource[x],Ironwright_Resource "
    "1.hand=Gantry_Warden,Glass_Blade,Boiler_Drake,Iron_Census,Salvage_Crew "
    "1.deck=Cog_Peddler,Cog_Peddler,Rivet_Sergeant 1.discard=Homing_Toolbox,Roadside_Mercenary 1.commands=2 "
    "2.main=Admiral_Sethe_Morrow[v2]+Spring_Gauntlet "
    "2.chars=Netcaster,Deepwater_Levy[x/e1],Storm_Petrel+Becalmed[f] 2.loc=Customs_House "
    "2.res=Tidewatch_Resource,Tidewatch_Resource,Tidewatch_Resource[x] "
    "2.hand=Undertow,Press_Gang,Harbour_Pilot 2.deck=Netcaster,Netcaster,Undertow 2.discard=Undertow"
)
THREE_DECKS = "ash-and-arrears:hammer-and-hinge:root-and-ring"
FOUR_DECKS = "ash-and-arrears:hammer-and-hinge:root-and-ring:salt-and-silence"
FOUR = (
    "turn=9 active=1 pool=11 order=1,2,3,4 1.main=Forgemother_Ulda[v2] "
    "1.chars=Rivet_Sergeant+Plated_Apron,Cog_Peddler "
    "1.hand=Gantry_Warden,Glass_Blade,Boiler_Drake 1.res=Ironwright_Resource,Ironwright_Resource "
    "1.deck=Cog_Peddler,Cog_Peddler 2.main=Admiral_Sethe_Morrow[v3] "
    "2.chars=Netcaster,Storm_Petrel,Deepwater_Levy "
    "2.res=Tidewatch_Resource 2.hand=Undertow 2.deck=Netcaster,Netcaster 3.main=Brannock_Twice-Cast "
    "3.chars=Rivet_Sergeant,Cog_Peddler 3.deck=Cog_Peddler 4.main=Admiral_Sethe_Morrow 4.chars=Netcaster "
    "4.deck=Netcaster"
)
THREE = FOUR.split(" 4.main")[0].replace("1,2,3,4", "1,2,3")
CARDS = "hammer-and-hinge:salt-and-silence"
# Main Phase 2 of Antithesis: a hand, dice of all colours, Goals on the board, and something to do.
ANTITHESIS = "kingsmarch:saltraid"
PHASE = (
    "turn=2 active=1 phase=6 total=10 goals=D8,D5 1.vp=4 1.cp=2 1.dice=R1,R2,R4,G5,B1,Y3,Y4 "
    "1.champions=Sir_Yames_Delerose,Jek_Namen,Zul_Cha'kra "
    "1.play=Jek_Namen@B8,Sir_Yames_Delerose@C5,Zul_Cha'kra@A2 "
    "1.hand=Chronicler_of_Debts,Countermand,Saltmarsh_Reaver,Hold_the_Line,The_Grey_Marshal "
    "1.deck=Tidal_Flats,Lantern_Watcher,Reef_Behemoth 1.strategies=Rising_Tide,Bread_and_Boots "
    "1.strategy=Wall_of_Oaths 2.vp=3 2.cp=1 2.dice=R1,R6,P6,G4,B2,B3,Y2 "
    "2.champions=Zul_Shra_Ryu,Zul_Cha'kra,Lord_Bratok[x] "
    "2.play=Zul_Cha'kra@F7,Zul_Shra_Ryu@E4,Lord_Bratok@G1 "
    "2.hand=Change_of_Wind,Scrap_Wall,Overpressure 2.deck=Riptide,Last_Rites,Tidecaller "
    "2.strategies=Open_the_Vaults,Salt_and_Plunder 2.strategy=Hunt_in_Packs"
)
Photo = Callable[[Page, Desk, Json], None]
Size = dict[str, int]
SIZES: list[Size] = [
    {"width": 1280, "height": 800},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
    PHONE,
]


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
    page.get_by_role("alert").wait_for()


def _hill(page: Page, desk: Desk, made: Json) -> None:
    sit(page, desk, made["hill"])
    your_turn(page)


def _four(page: Page, desk: Desk, made: Json) -> None:
    """Four armies at one table."""
    sit(page, desk, made["four"])
    your_turn(page)


def _armies(page: Page, desk: Desk, made: Json) -> None:
    sit(page, desk, made["armies"], 1)
    your_turn(page)


def _from_refusal(page: Page, desk: Desk, made: Json) -> None:
    """The rulebook, by way of something that a table refused."""
    _refused(page, desk, made)
    page.goto(f"{desk.url}/rules/antagonism/MOVE.1")
    page.get_by_role("heading", name="You came here from a refusal").first.wait_for()


def _over(page: Page, desk: Desk, made: Json) -> None:
    sit(page, desk, made["won"])
    page.get_by_role("status", name="The game is over").wait_for()


def _menu(page: Page, desk: Desk, made: Json) -> None:
    _hill(page, desk, made)
    page.get_by_role("button", name="More about this table").click()


def _waiting(page: Page, desk: Desk, made: Json) -> None:
    sit(page, desk, made["waiting"])
    page.get_by_role("region", name="Before the game").wait_for()


def _dice(page: Page, desk: Desk, made: Json) -> None:
    sit(page, desk, made["scalar"])
    your_turn(page)


def _odds(page: Page, desk: Desk, made: Json) -> None:
    """An attack is picked, and nothing is rolled yet."""
    _dice(page, desk, made)
    cell(page, "c4").click()
    cell(page, "d5").click()
    page.get_by_label(re.compile("^What may come of it")).wait_for()


def _seal(page: Page, desk: Desk, made: Json) -> None:
    _dice(page, desk, made)
    page.get_by_role("button", name="More about this table").click()
    page.get_by_role("button", name="The seal on the dice").click()


def _luck(page: Page, desk: Desk, made: Json) -> None:
    """A game with dice is over: what they gave, against what was to be expected."""
    sit(page, desk, made["rolled"])
    page.get_by_label("Luck of the dice").wait_for()


def _verified(page: Page, desk: Desk, made: Json) -> None:
    _luck(page, desk, made)
    page.get_by_role("button", name="Verify the dice").click()
    page.get_by_role("status", name="What was checked").wait_for()


def _spot(page: Page, ref: str) -> Locator:
    return page.locator(f'[data-ref="{ref}"]').first


def _leaders(page: Page, desk: Desk, made: Json) -> None:
    """Before the first turn: who leads."""
    sit(page, desk, made["leaders"])
    page.get_by_role("region", name=re.compile("^Choose who leads you")).wait_for()


def _cards(page: Page, desk: Desk, made: Json) -> None:
    sit(page, desk, made["cards"], 1)
    _spot(page, "card:1c1").wait_for()


def _card(page: Page, desk: Desk, made: Json) -> None:
    """A card looked at closely: what it says, what it is worth and why."""
    _cards(page, desk, made)
    _spot(page, "card:1c1").focus()
    page.keyboard.press("i")
    page.get_by_role("dialog").wait_for()


def _stack(page: Page, desk: Desk, made: Json) -> None:
    """An effect of the other side waits, and can be answered."""
    sit(page, desk, made["stack"], 1)
    page.get_by_role("heading", name="Answer Spring Gauntlet, or pass?").wait_for()


def _hand_over(page: Page, desk: Desk, made: Json) -> None:
    sit(page, desk, made["cards"])
    page.get_by_role("dialog", name=re.compile("^Hand the screen to")).wait_for()


def _lit(name: str) -> Photo:
    """A table with something to point at."""

    def photo(page: Page, desk: Desk, made: Json) -> None:
        sit(page, desk, made[name], 1)
        page.locator("[data-ref].lit").first.wait_for()

    return photo


def _attack(page: Page, desk: Desk, made: Json) -> None:
    """What an Attack of Oversoul comes to, before it is made."""
    sit(page, desk, made["attack"], 1)
    attacker, target = page.locator('[data-ref="card:1U2"].lit'), page.locator('[data-ref="card:2U3"].lit')
    attacker.or_(target).first.wait_for()
    if attacker.is_visible():  # an earlier picture has declared it already
        attacker.press("Enter")
        page.get_by_role("button", name=re.compile("^Attack with it")).click()
    target.hover()
    page.locator("p.comes").or_(page.locator("section.prompt")).first.wait_for()  # a phone has no pointer


def _lost(name: str) -> Photo:
    """A game with cards is over, and what was hidden is seen."""

    def photo(page: Page, desk: Desk, made: Json) -> None:
        sit(page, desk, made[name], 1)
        page.get_by_role("status", name="The game is over").wait_for()

    return photo


def _wrong_record(page: Page, desk: Desk, made: Json) -> None:
    page.goto(f"{desk.url}/replay")
    page.get_by_label("The record", exact=True).fill(
        '[Game "antagonism"]\n[Board "exomoon:2"]\n\n1.1 Rf3-f6 Gg3-g5 /\n1.2 Rh11-h8 Gg11-g8 /\n'
    )
    page.get_by_role("button", name="Check and open").click()
    page.get_by_role("alert").wait_for()


def _deck(page: Page, desk: Desk, made: Json) -> None:
    """A ready-made deck on the bench, with one card too many."""
    page.goto(f"{desk.url}/decks/athernum")
    page.get_by_role("button", name="Your decks").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Hammer and Hinge")).last.click()
    page.get_by_role("button", name="One more Cog Peddler", exact=True).click()
    page.get_by_text("The main deck has 61 cards").wait_for(state="attached")


def _written(page: Page, desk: Desk, made: Json) -> None:
    """A card with a word in it that nobody can read."""
    page.goto(f"{desk.url}/workshop/athernum")
    page.get_by_text("Every word is read.").wait_for()
    page.get_by_role("textbox", name="The cards as text").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(CARD)
    page.locator(".cm-lintRange-error").wait_for()


SCREENS: dict[str, Photo] = {
    "How to play": _open("/how/athernum"),
    "Four players": _four,
    "Three players": _lit("three"),
    "Four armies": _armies,
    "Lobby": _open("/"),
    "Choosing a board": _choose,
    "A new table": _open("/new?setup=lagoon:2v2"),
    "A new table of Scalar": _open("/new?game=scalar"),
    "A pawn in the hand": _hand,
    "A refusal": _refused,
    "King of the Hill": _hill,
    "The menu of a table": _menu,
    "The end": _over,
    "Before the game": _waiting,
    "Scalar": _dice,
    "Odds": _odds,
    "The seal on the dice": _seal,
    "Luck": _luck,
    "Verified": _verified,
    "A deck": _deck,
    "A card being written": _written,
    "A new table of Athernum": _open("/new?game=athernum"),
    "Who leads": _leaders,
    "Athernum": _cards,
    "A card": _card,
    "The stack": _stack,
    "Handing over": _hand_over,
    "Oversoul": _lit("souls"),
    "An Attack of Oversoul": _attack,
    "Oversoul, two against two": _lit("teams"),
    "The end of Oversoul": _lost("lost soul"),
    "The end of Athernum": _lost("lost cards"),
    "A new table of Oversoul": _open("/new?game=oversoul"),
    "Decks of Oversoul": _open("/decks/oversoul"),
    "Workshop of Oversoul": _open("/workshop/oversoul"),
    "How to play Oversoul": _open("/how/oversoul"),
    "A lesson of Oversoul": _open("/learn/oversoul/goal"),
    "Antithesis": _lit("phase"),
    "The end of Antithesis": _lost("lost phase"),
    "Decks of Antithesis": _open("/decks/antithesis"),
    "Workshop of Antithesis": _open("/workshop/antithesis"),
    "How to play Antithesis": _open("/how/antithesis"),
    "A lesson of Antithesis": _open("/learn/antithesis/goal"),
    "Rulebook of Antithesis": _open("/rules/antithesis/attack"),
    "Rulebooks": _open("/rules"),
    "Rulebook": _open("/rules/antagonism"),
    "A clause": _open("/rules/antagonism/STACK.8"),
    "From a refusal": _from_refusal,
    "Rulebook of Scalar": _open("/rules/scalar/battle"),
    "Rulebook of Athernum": _open("/rules/athernum/stack"),
    "Search": _open("/rules/antagonism?q=carrier"),
    "Coverage": _open("/coverage/antagonism"),
    "Lessons": _open("/learn"),
    "A lesson": _open("/learn/antagonism/extrasolar"),
    "A lesson of Athernum": _open("/learn/athernum/first"),
    "Replay": _wrong_record,
    "Fair dice": _open("/fair"),
    "About": _open("/about"),
}


def photograph(
    browser: Browser, desk: Desk, made: Json, photo: Photo, dark: bool, size: Size = DESKTOP, scale: float = 1
) -> bytes:
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        device_scale_factor=scale,
        has_touch=size == PHONE,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(MILLISECONDS)
    page = context.new_page()
    photo(page, desk, made)
    loaded(page)  # a line that is still reads nothing: the house may be reading a rulebook for the first time
    page.wait_for_load_state("networkidle")
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
    page = browser.new_page(viewport={"width": 1840, "height": 900})
    page.set_content(
        f"<style>body{{margin:24px;background:{ground};color:{ink};font:600 18px sans-serif;display:grid;"
        "grid-template-columns:repeat(3,1fr);gap:22px}figure{margin:0}div{display:flex;gap:8px}"
        "img{height:270px;border-radius:4px}figcaption{margin-top:6px}</style>" + figures
    )
    sheet = page.screenshot(full_page=True, type="jpeg", quality=72)
    page.close()
    return sheet


def _image(picture: bytes) -> str:
    return f'<img src="data:image/png;base64,{base64.b64encode(picture).decode()}">'


def _page(browser: Browser) -> Page:
    """Somebody at a table, who has time."""
    page = browser.new_page()
    page.set_default_timeout(MILLISECONDS)
    return page


def tables(browser: Browser, desk: Desk) -> Json:
    """The tables that are photographed, and some for the lobby to list."""
    pair: list[Json] = [{"kind": "me"}, {"kind": "open"}]
    three: list[Json] = [*HOT, {"kind": "hot"}]
    made = {
        "lagoon": desk.make(pair, setup="lagoon:2", name="Ottilie", record=LAGOON),
        "hill": desk.make(three, setup="extrasolar:koth", name="Ottilie", position=HILL),
        "won": desk.make(HOT, setup="lagoon:2", name="Ottilie", record=LAGOON),
        "waiting": desk.make(pair, setup="scalar", game="scalar", name="Ottilie"),
        "scalar": desk.make(HOT, setup="scalar", game="scalar", name="Ottilie", position=SCALAR),
        "rolled": desk.make(HOT, setup="scalar", game="scalar", name="Ottilie", position=SCALAR),
        "leaders": desk.make(BOT, setup=CARDS, game="athernum", name="Ottilie"),
        "cards": desk.make(HOT, setup=CARDS, game="athernum", name="Ottilie", position=ATHERNUM),
        "four": desk.make(
            [*BOT, *BOT[1:] * 2], setup=FOUR_DECKS, game="athernum", name="Ottilie", position=FOUR
        ),
        "three": desk.make(
            [*BOT, *BOT[1:]], setup=THREE_DECKS, game="athernum", name="Ottilie", position=THREE
        ),
        "armies": desk.make([*BOT, *BOT[1:] * 2], setup="lagoon:4", name="Ottilie"),
        "lost cards": desk.make(BOT, setup=CARDS, game="athernum", name="Ottilie", position=ATHERNUM),
        "souls": desk.make(BOT, setup=SOUL, game="oversoul", name="Ottilie", position=FULL),
        "attack": desk.make(BOT, setup=SOUL, game="oversoul", name="Ottilie", position=NEARLY_WON),
        "lost soul": desk.make(BOT, setup=SOUL, game="oversoul", name="Ottilie", position=FULL),
        "teams": desk.make(
            [*BOT, *BOT[1:] * 2], setup=SOULS, game="oversoul", name="Ottilie", position=TEAMS
        ),
        "phase": desk.make(BOT, setup=ANTITHESIS, game="antithesis", name="Ottilie", position=PHASE),
        "lost phase": desk.make(BOT, setup=ANTITHESIS, game="antithesis", name="Ottilie", position=PHASE),
        "stack": desk.make(HOT, setup=CARDS, game="athernum", name="Ottilie", position=ATHERNUM),
    }
    _answered(browser, desk, made["stack"])
    dealt = _page(browser)  # both seats add to the seed once; then one of them is photographed alone
    sit(dealt, desk, made["cards"])
    dealt.get_by_role("button", name=re.compile("^I am")).wait_for()
    dealt.close()
    for name in ("won", "rolled", "lost soul", "lost phase", "lost cards"):
        page = _page(browser)
        sit(page, desk, made[name])
        your_turn(page)
        if name == "rolled":
            page.get_by_role("button", name=re.compile("^Roll a d20,")).first.press("Enter")
            page.get_by_role("button", name=re.compile("^Decline")).wait_for()
        resign(page)
        page.close()
    marrec = _page(browser)  # stays at the table while it is photographed
    marrec.goto(desk.url + made["lagoon"]["links"]["join"][0])
    marrec.get_by_role("dialog").get_by_label("Your name").fill("Marrec")
    marrec.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    marrec.get_by_label("Seat 2: Marrec").wait_for()
    desk.make(pair, setup="vertigo:2", name="Marrec", public=True)
    desk.make(
        pair, setup="scalar", game="scalar", name="Bryn", public=True, clock={"kind": "days", "days": 2}
    )
    clock = {"kind": "increment", "seconds": 900, "increment": 10}
    desk.make(pair + pair[1:] * 2, setup="lagoon:2v2", name="Ilse", public=True, clock=clock)
    return made


def _answered(browser: Browser, desk: Desk, made: Json) -> None:
    """Player 1 draws a card, player 2 answers with a bolt: player 1 is asked."""
    page = _page(browser)
    page.goto(f"{desk.url}/about")
    wish = '{"stops": ["effects"], "never": []}'  # a command is to be asked about, too
    page.evaluate("wish => localStorage.setItem('sandtable.passing.athernum', wish)", wish)
    sit(page, desk, made)
    ready = page.get_by_role("button", name=re.compile("^I am"))
    ready.click()
    page.get_by_role("button", name=re.compile("^Acquisition")).click()
    ready.click()
    page.locator('[data-ref="card:2m.1"].lit').press("Enter")
    page.get_by_role("button", name=re.compile(r"^(\d )?Use ")).click()
    page.locator('[data-ref="card:1c1"].lit').press("Enter")
    ready.wait_for()
    page.close()


def photograph_each(browser: Browser, desk: Desk, folder: Path, wanted: list[str]) -> None:
    """Every picture by itself."""
    made = tables(browser, desk)
    folder.mkdir(parents=True, exist_ok=True)
    for name, photo in SCREENS.items():
        if wanted and name not in wanted:
            continue
        for dark in (False, True):
            for size in SIZES:
                kind = f"{'dark' if dark else 'light'}-{size['width']}"
                path = folder / f"{name.lower().replace(' ', '-')}-{kind}.png"
                path.write_bytes(photograph(browser, desk, made, photo, dark, size))
                print(path, flush=True)


def photograph_all(browser: Browser, desk: Desk) -> None:
    made = tables(browser, desk)
    # Smaller than life: a README shows it no wider, and grainy sand makes large files.
    table = photograph(browser, desk, made, _refused, dark=False, scale=0.8)
    (OUT / "table.png").write_bytes(table)
    for dark in (False, True):
        rows = []
        for name, photo in SCREENS.items():
            both = [photograph(browser, desk, made, photo, dark, size) for size in (DESKTOP, PHONE)]
            rows.append((name, both[0], both[1]))
        path = OUT / f"{'dark' if dark else 'light'}.jpg"
        path.write_bytes(contact_sheet(browser, rows, dark))
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} kB")


def main() -> None:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        sys.exit("screens need Chromium: apt-get install chromium-headless-shell")
    web = Path(os.environ.get("SANDTABLE_WEB") or ROOT / "web" / "dist")
    if not (web / "index.html").is_file():
        sys.exit("the client is not built: `make play` does that")
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        desk = Desk(Path(folder), web)
        desk.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            if len(sys.argv) > 1:
                photograph_each(browser, desk, Path(sys.argv[1]), sys.argv[2:])
            else:
                photograph_all(browser, desk)
            browser.close()
        finally:
            desk.stop()


if __name__ == "__main__":
    main()
