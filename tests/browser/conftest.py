"""A browser that may speak to our own server alone, and that server."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from tests.browser.desk import Desk, opened
from tests.patience import MILLISECONDS

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    # Nothing but this machine has a name. To hold every request and look at it would take longer, for a
    # browser that is watched so keeps no file for the next page.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]  # fmt: skip
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

# A notice goes away after five seconds, whether or not anybody has looked: here it stays.
STAYING = """{
  const after = setTimeout;
  window.setTimeout = (act, wait, ...rest) => after(act, wait === 5000 ? 1e9 : wait, ...rest);
}"""

Opens = Callable[..., BrowserContext]
expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client (SANDTABLE_WEB, if it lies elsewhere); whoever comes first builds it if nobody has."""
    dist = Path(os.environ.get("SANDTABLE_WEB") or WEB / "dist")
    with (WEB / "package.json").open() as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not (dist / "index.html").is_file():
            npm = shutil.which("npm")
            assert npm and (WEB / "node_modules").is_dir(), "the client is not built: `make play` does that"
            subprocess.run([npm, "run", "build"], cwd=WEB, check=True)
    return dist


# While Playwright is open it keeps an event loop in this thread, and asyncio.run fails in any other test: so
# a browser lasts as long as a module, not as a session.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # The one without windows takes two thirds of the time of the whole browser.
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert chromium, "these tests need Chromium: apt-get install chromium-headless-shell"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


# A server takes seconds to start, and its tables know nothing of each other: all files share one. What reads
# the whole list of tables has a desk of its own.
@pytest.fixture(scope="session")
def desk(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    with opened(tmp_path_factory.mktemp("desk"), client) as desk:
        yield desk


@pytest.fixture
def open_context(browser: Browser) -> Iterator[Opens]:
    """Browser profiles. What is asked of the outside world leads nowhere and fails the test; so do errors."""
    strangers: list[str] = []
    errors: list[str] = []
    contexts: list[BrowserContext] = []

    def asked(request: Request) -> None:
        if "/undefined" in request.url:
            errors.append(f"asked for {request.url}")
        if not request.url.startswith(("http://127.0.0.1", "data:", "blob:")):
            strangers.append(request.url)

    def make(phone: bool = False, dark: bool = False, motion: bool = False) -> BrowserContext:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="block",
        )
        context.set_default_timeout(MILLISECONDS)
        context.add_init_script(STAYING)
        context.on("request", asked)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    assert not strangers, f"the page asked the outside world for {strangers}"
    assert not errors, f"the page failed: {errors}"


@pytest.fixture
def page(open_context: Opens) -> Page:
    return open_context().new_page()


@pytest.fixture
def other(open_context: Opens) -> Page:
    """A page of another person, who shares no storage with the first."""
    return open_context().new_page()


@pytest.fixture
def keyed(page: Page) -> Page:
    """A page whose mouse is gone."""
    page.add_init_script(
        "addEventListener('pointerdown', () => { throw new Error('a mouse was used') }, true)"
    )
    return page
