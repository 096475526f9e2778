"""A real server in a process of its own, which a test may kill, and the ways a person uses a table."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.patience import MILLISECONDS, PATIENCE, until

Json = dict[str, Any]
MOVE = re.compile(r"^(\d?)([KRGB])([a-m]\d+)[-+x*]([a-m]\d+)(?:>([a-m]\d+)!?)?$")

# Player 1 holds all bases of Vertigo and wins when the other has moved once more; his Leader is far away.
NEARLY_WON = "vertigo:2 ......2K/-/-/-/-/-/..1G...1G...1G/-/-/-/-/....1G/......1K 1 0 1=1 6 2 - *"
# Scalar under Momentum: the d12 on c4 stands beside a d8 of the other side on d5.
BESIDE = "..../...../....../...*o6../...D9../...../.... 222212/221222 0-0 M 1 2 - - 9 0 *"
HOT: list[Json] = [{"kind": "me"}, {"kind": "hot"}]
BOT: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": 1}]
FRIEND: list[Json] = [{"kind": "me"}, {"kind": "open"}]


class Desk:
    """`sandtable serve` on a port and a database of its own."""

    def __init__(self, folder: Path, web: Path, beside: Path | None = None) -> None:
        self.folder = folder
        self.web = web
        self.beside = beside  # where something is installed that the server finds besides
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        env = {
            **os.environ,
            "SANDTABLE_WEB": str(self.web),
            "SANDTABLE_BOT_PAUSE": "0",
            "SANDTABLE_PASS_PAUSE": "0.05",
            "SANDTABLE_THINKERS": "1",
        }
        if self.beside is not None:
            env["PYTHONPATH"] = os.pathsep.join([*filter(None, [env.get("PYTHONPATH")]), str(self.beside)])
        command = [sys.executable, "-m", "sandtable", "serve", "--no-open", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'tables.db'}"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        limit = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None and time.monotonic() < limit, self.log()
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", timeout=PATIENCE).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As a power cut would: nothing is said to anybody."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()

    def log(self) -> str:
        return (self.folder / "server.log").read_text(errors="replace")[-4000:]

    def count(self) -> int:
        """How many tables the server has in memory."""
        return int(httpx.get(f"{self.url}/health", timeout=PATIENCE).json()["tables"])

    def make(
        self, seats: list[Json], setup: str = "vertigo:2", game: str = "antagonism", **more: Any
    ) -> Json:
        """A table, without the page that makes tables."""
        body = {"game": game, "setup": setup, "seats": seats, "name": "Ada", "public": False, **more}
        answer = httpx.post(f"{self.url}/api/tables", json=body, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        made: Json = {**answer.json(), "game": game}
        return made


@contextmanager
def opened(folder: Path, web: Path, beside: Path | None = None) -> Iterator[Desk]:
    """A desk from its start to its end."""
    desk = Desk(folder, web, beside)
    desk.start()
    yield desk
    desk.stop()


def sit(page: Page, desk: Desk, made: Json, *seats: int) -> None:
    """Open a table with the tokens of some of its seats in the browser; all of them, if none are named."""
    tokens = {str(seat): made["tokens"][str(seat)] for seat in seats} if seats else made["tokens"]
    held = {made["table"]: {"game": made["game"], "tokens": tokens, "at": int(time.time() * 1000)}}
    page.goto(f"{desk.url}/health")  # a page of this house that is here at once
    page.evaluate("held => localStorage.setItem('sandtable.seats', held)", json.dumps(held))
    page.goto(f"{desk.url}/t/{made['table']}")


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'[data-cell="{name}"]')


def move(page: Page, text: str) -> None:
    """A single move by clicks: a whole stack as it is, the top pawn of one with Shift."""
    found = MOVE.match(text)
    assert found, text
    pawns, _, start, goal, warp = found.groups()
    cell(page, start).click()
    cell(page, goal).click(modifiers=[] if pawns else ["Shift"])
    if warp:
        cell(page, warp).click()
    expect(entry(page, text)).to_be_visible()


def end_turn(page: Page) -> None:
    """And wait until it has ended: at one screen the next turn looks like the last."""
    before = moments(page).inner_text()
    page.get_by_role("button", name=re.compile("^End turn")).click()
    really(page, gone_on(page, before))
    expect(gone_on(page, before)).to_be_visible()


def really(page: Page, done: Locator) -> None:
    """Say yes once more, where something would be given away; `done` is seen where nobody asks."""
    yes = page.get_by_role("dialog").get_by_role("button", name=re.compile("^(End the|Put it back)"))
    yes.or_(done).first.wait_for()
    if yes.is_visible():
        yes.click()


def entry(page: Page, text: str) -> Locator:
    """The last line of the log with this notation."""
    return page.get_by_role("button", name=re.compile(f"(^| ){re.escape(text)}: show this moment$")).last


def invited(page: Page, link: str, name: str, deck: str = "") -> None:
    """Follow an invitation and sit down, perhaps with a deck of one's own."""
    page.goto(link)
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(name)
    if deck:
        choice = dialog.get_by_label("Your deck")
        expect(choice.get_by_role("option", name=deck, exact=True)).to_be_enabled()
        choice.select_option(label=deck)
    dialog.get_by_role("button", name="Sit down").click()
    expect(dialog).to_be_hidden()


def menu(page: Page, item: str) -> None:
    """Choose something from the table's menu."""
    page.get_by_role("button", name="More about this table").click()
    page.get_by_role("button", name=re.compile(f"^{item}")).click()


def resign(page: Page) -> None:
    menu(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("status", name="The game is over")).to_be_visible()


def your_turn(page: Page) -> None:
    """The title says so as soon as the server does; the board may be fetched only then."""
    expect(page).to_have_title(re.compile("^Your turn"))
    expect(page.locator(".place > :not(.before)").first).to_be_attached()


def moments(page: Page) -> Locator:
    """How far the game has come: "3 of 3"."""
    return page.locator(".scrub .lab")


def over(page: Page) -> Locator:
    return page.get_by_role("status", name="The game is over")


# ---- waiting for what comes and goes


def gone_on(page: Page, before: str) -> Locator:
    """What is seen once the game has gone on from a moment, or is over."""
    same = re.compile(rf"^\s*{re.escape(before)}\s*$")
    return over(page).or_(page.locator(".scrub .lab", has_not_text=same)).first


def spot(page: Page, ref: str) -> Locator:
    """Something on the table, by its ref."""
    return page.locator(f'[data-ref="{ref}"]').first


def prompt(page: Page) -> Locator:
    """What is asked under the table, and the answers."""
    return page.locator("section.prompt")


def button(page: Page, name: str) -> Locator:
    """An answer under the table."""
    return prompt(page).get_by_role("button", name=re.compile(name))


def lit(page: Page, ref: str) -> Locator:
    """Something on the table, by its ref, while it can be pointed at."""
    return page.locator(f'[data-ref="{ref}"].lit').first


def point(page: Page, ref: str) -> None:
    """Point at something as soon as it is lit."""
    lit(page, ref).press("Enter")


def walk(page: Page, goal: str, most: int = 40) -> None:
    """With N from one lit thing to the next."""
    expect(lit(page, goal)).to_be_visible()
    for _ in range(most):
        if page.evaluate("document.activeElement.dataset.ref") == goal:
            return
        page.keyboard.press("n")
    raise AssertionError(f"{goal} is not reached by keyboard")


APART: Final = 8  # pixels between one press and the next
PRESSED: Final[dict[int, tuple[float, float]]] = {}  # where each page was pressed last


def press(answer: Locator) -> None:
    """Press an answer, but not on the very spot of the last one.

    A page does not take the word of a hand that rests where another answer has just come to stand (slips.ts).
    """
    answer.wait_for()
    box = answer.bounding_box()
    assert box is not None, "a button that is seen has a place"
    x, y = box["width"] / 2, box["height"] / 2
    last = PRESSED.get(id(answer.page))
    if last is not None and abs(box["x"] + x - last[0]) < APART and abs(box["y"] + y - last[1]) < APART:
        x += APART
    PRESSED[id(answer.page)] = (box["x"] + x, box["y"] + y)
    answer.click(position={"x": x, "y": y})


SOON: Final = 10_000  # milliseconds after which a hand that found something in its way looks again


def go_on(page: Page, hand: Callable[[], None]) -> None:
    """Let a hand act until the game has gone on: what it saw may be gone or covered before it gets there.

    It looks anew each time, and puts down what it had taken up halfway. A page answers a question only once,
    so a hand that comes twice does no harm.
    """
    after = gone_on(page, moments(page).inner_text())

    def acted() -> bool:
        with suppress(TimeoutError):
            hand()
            after.wait_for()
        if after.is_visible():
            return True
        page.keyboard.press("Escape")
        return False

    page.set_default_timeout(SOON)
    try:
        until(acted, "the game does not go on")
    except AssertionError as why:
        raise AssertionError(f"{why}; the page says: {page.locator('body').inner_text()}") from None
    page.set_default_timeout(MILLISECONDS)


def comes_to(read: Callable[[], object], wanted: object) -> None:
    """Wait until what is read is as it should be, and say what it is if it never is."""
    seen: list[object] = [None]

    def right() -> bool:
        seen[0] = read()
        return seen[0] == wanted

    with suppress(AssertionError):
        until(right, "")
    assert seen[0] == wanted


def loaded(page: Page) -> None:
    """A page is all there: nothing is a place for what comes yet, and letters have their shapes."""
    expect(page.locator("main").first).to_be_visible()
    expect(page.locator("main .wait")).to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => true)")


def fits(page: Page) -> None:
    """Nothing is wider than the window, once everything has its place."""
    page.wait_for_function("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


class Box(NamedTuple):
    """Where something is on the page."""

    left: float
    top: float
    right: float
    bottom: float


def box(thing: Locator) -> Box:
    found = thing.bounding_box()
    assert found
    return Box(found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"])


def invitation(page: Page, seat: int = 2) -> str:
    """The link for a seat that is free."""
    field = page.get_by_label(f"Invitation for seat {seat}").first
    expect(field).to_have_value(re.compile("^http"))
    return field.input_value()


# ---- decks and cards of one's own


def panel(page: Page) -> Locator:
    """The deck in the deck builder."""
    return page.get_by_role("region", name="The deck")


def with_deck(page: Page, name: str) -> None:
    """Take a ready-made deck into the deck builder."""
    page.get_by_role("button", name="Your decks").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{name}")).last.click()
    expect(panel(page).get_by_text("This deck is legal.")).to_be_visible()


def one_too_many(page: Page, card: str, said: str, game: str, clause: str) -> None:
    """One more of a card than a deck may hold is said, with its clause; the deck cannot be played with it."""
    page.get_by_label("Look for cards").fill(card)
    page.get_by_role("button", name=f"One more {card}", exact=True).click()
    fault = panel(page).get_by_role("listitem").filter(has_text=said)
    expect(fault.get_by_role("link", name=clause)).to_have_attribute("href", f"/rules/{game}/{clause}")
    expect(panel(page).get_by_role("button", name="Play with it")).to_be_disabled()
    panel(page).get_by_role("button", name=re.compile(f"^One fewer {card} in the")).click()
    expect(panel(page).get_by_text("This deck is legal.")).to_be_visible()


def mended(page: Page, text: str, name: str) -> None:
    """Write a card in the workshop with a slip, "Drawr", and take what is offered for it."""
    expect(page.get_by_text("Every word is read.")).to_be_visible()
    page.get_by_role("textbox", name="The cards as text").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(text)
    expect(page.locator(".cm-lintRange-error")).to_have_text("Drawr")
    expect(page.get_by_role("button", name="Try it at a table")).to_be_disabled()
    page.get_by_role("button", name="Write “Draw”").click()
    expect(page.get_by_text("Every word is read.")).to_be_visible()
    card = page.get_by_role("region", name="The card")
    expect(card.get_by_role("img", name=re.compile(f"^{name}"))).to_be_visible()


def against(page: Page, whom: str) -> None:
    """Answer the dialog that opens a table with a deck or a card."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(whom, exact=True).click()
    dialog.get_by_role("button", name="Open the table").click()
