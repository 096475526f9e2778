"""Starting and stopping: a socket, uvicorn around the application, a browser if there is one."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import webbrowser

import click
import uvicorn

from sandtable.kernel.errors import SetupError
from sandtable.server import descriptors
from sandtable.server.app import create_app
from sandtable.server.config import HouseConfig
from sandtable.server.database import prepare
from sandtable.server.doorway import Doorway
from sandtable.server.owning import Owner
from sandtable.server.settings import Settings
from sandtable.server.sockets import TableSocket

TURNS = 0.001  # seconds after which the loop lets a thread of the database go on; Python's own 5 ms are felt
STOP = 2  # seconds for an orderly stop


class Server(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for sock in sockets or []:
            sock.listen(descriptors.BACKLOG)  # uvicorn's number is also how many are taken in one go
        if self.started:
            calm_collector()
            sys.setswitchinterval(TURNS)
            click.echo(f"Sandtable is at {self.address} (Ctrl-C stops it)")
            sys.stdout.flush()
            if self.browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def calm_collector() -> None:
    """What is here at the start stays. A full collection stops everybody for as long as it looks through all
    tables, so hardly any ever comes (`House._sweep`): sockets and tables are freed without one."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 1000)


def listen(host: str, port: int) -> socket.socket:
    """The listening socket, or one clear sentence."""
    try:
        family, kind, proto, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        raise SetupError(f"there is no address {host!r} to listen on") from None
    sock = socket.socket(family, kind, proto)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind(where)
    except OSError as why:
        sock.close()
        if why.errno == 98:
            raise SetupError(
                f"port {port} is taken: stop what runs there, or choose another with --port {port + 1}"
            ) from None
        raise SetupError(f"cannot listen on {host} port {port}: {why.strerror}") from None
    return sock


def has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER")
    )


def config(settings: Settings, owner: Owner | None = None) -> HouseConfig:
    app = create_app(settings, owner)
    return HouseConfig(
        app,
        settings,
        app.house.limits,
        http=Doorway,
        ws=TableSocket,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=STOP,
        timeout_keep_alive=settings.line_idle,
        limit_concurrency=None,
        backlog=descriptors.at_once(),
    )


def serve(settings: Settings, host: str, port: int, browser: bool) -> None:
    """Serve until somebody stops it."""
    descriptors.ask_for_more()
    owner = prepare(settings.database)
    sock = listen(host, port)
    shown = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    name = f"[{shown}]" if ":" in shown else shown
    address = f"http://{name}:{sock.getsockname()[1]}"
    server = Server(config(settings, owner), address, browser and has_display())
    server.run(sockets=[sock])
