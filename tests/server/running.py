"""A real server on a loopback port, in a thread of its own, and clients that speak the protocol to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from sandtable.fair import commit_of_seat, new_part
from sandtable.server.house import House
from sandtable.server.limits import Rate
from sandtable.server.serve import config, listen
from sandtable.server.settings import Settings
from tests.patience import PATIENCE

Json = dict[str, Any]
PAIR: list[Json] = [{"kind": "me"}, {"kind": "open"}]
BOT: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": 1}]
GAMES = {"scalar": "scalar", "scalar:1": "scalar", "scalar:2": "scalar", "two": "dash"}
ROUNDED = 10  # milliseconds that a clock may have gained by counting in whole ones
HOT: list[Json] = [{"kind": "me"}, {"kind": "hot"}]


def settings(folder: Path, **changes: Any) -> Settings:
    base: Json = {
        "database": f"sqlite:///{folder / 'tables.db'}",
        "web": str(folder / "web"),
        "bot_pause": 0.0,
        "thinkers": 1,
        "readers": 1,
        "reading_wait": 120.0,
        "warm": 3600.0,
        "retry": 0.1,
        "socket_messages": 100_000,
        "part_seconds": 60.0,  # nobody is left out because the machine is busy
    }
    return Settings(**{**base, **changes})


class Running:
    """A server in a thread; `house` is its inside, to be touched through `call` only."""

    def __init__(self, wish: Settings) -> None:
        self.settings = wish
        self.sock = listen("127.0.0.1", 0)
        self.port: int = self.sock.getsockname()[1]
        self.server = uvicorn.Server(config(wish))
        self.house: House = self.server.config.app.house  # type: ignore[union-attr]
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self.server.serve(sockets=[self.sock]))

    def start(self) -> Running:
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert time.monotonic() < until and self.thread.is_alive(), "the server does not start"
            time.sleep(0.02)
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    def call(self, work: Any, seconds: float = PATIENCE) -> Any:
        """Run a coroutine inside the server."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(seconds)

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def request(
        self, method: str, path: str, body: Any = None, token: str = "", **more: Any
    ) -> httpx.Response:
        headers = dict(more.pop("headers", {}))
        if token:
            headers["authorization"] = f"Bearer {token}"
        with httpx.Client(base_url=self.http, timeout=PATIENCE, verify=False) as client:
            if body is not None:
                return client.request(method, path, json=body, headers=headers, **more)
            return client.request(method, path, headers=headers, **more)

    def stop_clock(self) -> None:
        """From now on no permit comes back to an address, however long this machine takes."""
        now = time.monotonic()
        for rate in vars(self.house.limits).values():
            if isinstance(rate, Rate):
                rate.now = lambda: now

    def new(self, seats: list[Json] | None = None, setup: str = "exomoon:2", **more: Any) -> Json:
        """A new table; a game with dice is told by its setup."""
        game = GAMES.get(setup, "antagonism")
        body = {"game": game, "setup": setup, "seats": seats or PAIR, "name": "Ada", **more}
        answer = self.request("POST", "/api/tables", body)
        assert answer.status_code == 200, answer.text
        made: Json = answer.json()
        return made

    def join(self, made: Json, name: str = "Bo", link: int = 0) -> Json:
        code = made["links"]["join"][link].split("#join=")[1]
        answer = self.request("POST", f"/api/tables/{made['table']}/join", {"name": name, "code": code})
        assert answer.status_code == 200, answer.text
        joined: Json = answer.json()
        return joined

    @contextlib.asynccontextmanager
    async def client(self, table: str, *tokens: str, origin: bool = False) -> AsyncIterator[Client]:
        given = {"origin": self.http} if origin else {}
        async with websockets.connect(self.ws, max_size=None, **given) as socket:  # type: ignore[arg-type]
            client = Client(socket, table)
            for token in tokens or ("",):
                await client.hello(token)
            yield client


@contextlib.contextmanager
def running(wish: Settings) -> Iterator[Running]:
    server = Running(wish).start()
    try:
        yield server
    finally:
        server.stop()


def binding(dice: Json, seat: int, part: str) -> Json:
    """What binds a seat to a part, for the promise that a table's dice are at."""
    bound = commit_of_seat(dice["commit"], dice["promise"], seat, part)
    return {"t": "commit", "seat": seat, "promise": dice["promise"], "commit": bound}


class Client:
    """One socket; keeps the newest of every kind of message."""

    def __init__(self, socket: Any, table: str) -> None:
        self.socket = socket
        self.table = table
        self.state: Json = {}
        self.welcome: Json = {}
        self.dice: Any = None
        self.seen: list[Json] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hello(self, token: str = "") -> None:
        await self.send(t="hello", v=1, table=self.table, **({"token": token} if token else {}))
        await self.until("state")

    async def next(self, seconds: float = PATIENCE) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        self.seen.append(message)
        self.dice = message.get("dice", self.dice)
        if message["t"] == "state":
            self.state = message
        elif message["t"] == "welcome":
            self.welcome = message
        return message

    async def until(self, *kinds: str, seconds: float = PATIENCE, **fields: Any) -> Json:
        """Read on until a message of one of these kinds, with these fields."""
        while True:
            message = await self.next(seconds)
            if message["t"] in kinds and all(message.get(k) == v for k, v in fields.items()):
                return message

    async def ask(self, **message: Any) -> Json:
        """Send, and read until its answer."""
        id = message.setdefault("id", uuid.uuid4().hex)
        await self.send(**message)
        return await self.until("ok", "no", "bye", **{}) if not id else await self._answer(id)

    async def _answer(self, id: str) -> Json:
        while True:
            message = await self.next()
            if message["t"] == "bye" or (message["t"] in ("ok", "no") and message["id"] == id):
                return message

    async def choose(self, text: str, **more: Any) -> Json:
        return await self.ask(**{"t": "choose", "n": self.state["n"], "text": text, **more})

    async def play(self, *texts: str) -> None:
        """Choices that must all be accepted."""
        for text in texts:
            answer = await self.choose(text)
            assert answer["t"] == "ok", answer
            while self.state["n"] < answer["n"]:
                await self.until("state")

    async def bind(self) -> dict[int, str]:
        """Bind every seat that is not bound to a new part, and do not open it yet; the parts."""
        dice = self.dice
        parts = {seat: new_part() for seat in self.welcome["you"] if str(seat) not in dice["commits"]}
        for seat, part in parts.items():
            answer = await self.ask(**binding(dice, seat, part))
            assert answer["t"] == "ok", answer
        return parts

    async def reveal_now(self, parts: dict[int, str]) -> None:
        """Open parts once every seat is bound."""
        while self.state["waiting"] in ("seats", "commits"):
            await self.until("state")
        for seat, part in parts.items():
            answer = await self.ask(t="part", seat=seat, part=part)
            assert answer["t"] == "ok", answer

    async def reveal(self, parts: dict[int, str]) -> None:
        """The same, and read on until the game begins."""
        await self.reveal_now(parts)
        await self.begun()

    async def add(self) -> list[str]:
        """Add to the seed for every seat that has not, and read on until the game begins."""
        parts = await self.bind()
        await self.reveal(parts)
        return list(parts.values())

    async def begun(self) -> None:
        while self.state["waiting"]:
            await self.until("state")

    async def at(self, n: int) -> Json:
        while self.state["n"] < n:
            await self.until("state")
        return self.state

    def choices(self) -> list[str]:
        return [choice["text"] for choice in self.state["prompt"]["choices"]]
