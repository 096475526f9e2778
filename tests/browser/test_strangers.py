"""A page from elsewhere, open in the player's own browser, gets nowhere (attacks 2 and 3)."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser

from tests.browser.desk import BOT, HOT, Desk

pytestmark = pytest.mark.slow

# What the hostile page tries: a socket that plays, a post that makes a table, a form-like post, a read.
SOCKET = """
([url, hello]) => new Promise(done => {
  const socket = new WebSocket(url);
  socket.onopen = () => socket.send(JSON.stringify(hello));
  socket.onmessage = event => done(event.data);
  socket.onerror = socket.onclose = () => done("refused");
})
"""
POST = """
([url, type, body]) => fetch(url, {method: "POST", mode: type === "application/json" ? "cors" : "no-cors",
  credentials: "include", headers: {"content-type": type}, body}).then(
    answer => answer.type === "opaque" ? "opaque" : String(answer.status), () => "refused")
"""
READ = "url => fetch(url, {credentials: 'include'}).then(answer => answer.text(), () => 'refused')"


class Page(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>elsewhere</title>")

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """Another origin: the same machine, another port."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_a_hostile_page_opens_no_socket_and_changes_nothing(desk: Desk, browser: Browser, elsewhere: str):
    made = desk.make(HOT)
    body = json.dumps({"game": "antagonism", "setup": "vertigo:2", "seats": BOT, "name": "Eve"})
    context = browser.new_context()
    page = context.new_page()
    page.goto(elsewhere)
    hello = {"t": "hello", "v": 1, "table": made["table"]}
    assert page.evaluate(SOCKET, [desk.url.replace("http", "ws") + "/ws", hello]) == "refused"
    tables = desk.url + "/api/tables"
    assert page.evaluate(POST, [tables, "application/json", body]) == "refused"
    before = desk.count()
    assert page.evaluate(POST, [tables, "text/plain", body]) in ("refused", "opaque")
    assert desk.count() <= before  # a table that nobody uses may have been put away
    assert page.evaluate(READ, f"{tables}/{made['table']}") == "refused"
    context.close()
