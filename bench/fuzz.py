"""Whatever anybody may send, to a server of its own: requests with texts of all kinds, and socket messages.

python bench/fuzz.py                                             5,000 requests and 50,000 messages
python bench/fuzz.py --requests 100000 --messages 1000000 --minutes 60

Among the bodies are decks, cards and records, right, broken and hostile ones; among the messages right ones,
near misses and rubbish. Nothing may be answered with a 5xx, no table may die, and the event loop may not
stand still: the server itself measures how late it is, and how much of that it was using a processor
(`/metrics`). Stops when the time is up, whatever has been sent by then. Prints JSON; the exit code is 1 if
something was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import random
import re
import string
import sys
import tempfile
import time
import zlib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import websockets

from sandtable.cards.games import card_games
from sandtable.cards.sets import table_text
from sandtable.testing.cards import mangle

try:
    from bench.load import memory, processor, serving
except ImportError:  # started as a script
    from load import memory, processor, serving  # type: ignore[import-not-found, no-redef]

Json = dict[str, Any]
LANES = 8  # connections for requests, and sockets for messages
BATCH = 40  # messages that are sent before an answer is waited for
WAIT = 60.0  # seconds for an answer
DIGITS = (1, 5, 30, 5000)  # of numbers in TOML
NEARLY = 0.25  # how often cards and decks are nearly right: those take their time to be read
CLASH = b"more time or memory than a text may"  # so the house speaks of a reading beyond its budget
OVER_BUDGET = "exit code -27"  # and so its log does: the kernel has ended it (SIGPROF)
SAID = 60.0  # seconds between two words about how it goes
CUT_OFF = (1007, 1008, 1009, 0)  # 0: what came after a close of the server's has reset the line, and lost it
REFUSALS = 15  # of rubbish, after which a socket is left before it is closed
GAMES = {
    "antagonism": "exomoon:2",
    "scalar": "scalar",
    "athernum": "hammer-and-hinge:salt-and-silence",
    "oversoul": "ninthfire:lanterncourt",
    "antithesis": "kingsmarch:saltraid",
}
HOT: list[Json] = [{"kind": "me"}, {"kind": "hot"}]

# ---- texts

NOUNS = (
    "character",
    "relic",
    "card",
    "opponent",
    "permanent",
    "leader",
    "effect",
    "turn",
    "Day Phase",
    "OFV",
    "DFV",
)
VERBS = (
    "draw",
    "discard",
    "destroy",
    "exhaust",
    "return",
    "neutralize",
    "get",
    "gain",
    "deal",
    "choose",
    "attach",
)
LINES = (
    "Characters you control get +1 OFV for each character you control with OFV 3 or more.",
    "Draw a card for each card in your hand.",
    "When this enters, put a token that is a copy of this onto the board.",
    "Destroy target character. Then do that again.",
    "Each player discards 999999999999999999999 cards.",
    "●ISOLATED* Gain +1 DMG for each Unit your opponent controls",
    "●When this Attacks* Discard a card➤Draw 999999999999999999999 cards",
    "_●DYNAMO_ ●PERFECT* Deal 99 DMG to all Units",
    "●Activate only if your opponent Draws a card* Discard it",
    "Passive: Characters have +1 DEF for each Character with DEF 3 or more.",
    "Response: When a player draws a card, each player draws 2 cards.",
    "Global Action: {R} Draw 999999999999999999999 cards. Limit 1 per Phase.",
    "Global Action: {G} Kill target Character adjacent to " + "a Character adjacent to " * 40 + "it.",
)
TOML = (
    "[[card]]\nname = \"{name}\"\ntext = \"{line}\"\n",
    "[[card]]\nname = '''{name}'''\nofv = {digits}\ndfv = -1\ncost = 1e400\n",
    "[[card]]\nname = \"{name}\"\ntype = \"Unit\"\narchetype = \"ARCANE\"\nrank = 1\nenergy = \"+{digits}\"\n"
    'role = "SORCERER"\ndmg = 1\nspd = 9\nhp = 1\ntext = "{line}"\n',
    "[[card]]\nname = \"{name}\"\ntype = \"Character\"\nfaction = \"Vargus\"\nvalue = 0\n"
    'cost = "{digits}"\nsize = "Medium"\nhp = 4\ndef = "2 Armor"\nvp = 1\npresence = 1\n'
    'movement = "RUN 2 {Y}"\nengagement = "RNG 1"\ntext = "{line}"\n',
    "[[a.b]]\n" + ".".join("a" * 80) + " = 1\n",
    "x = " + "[" * 400 + "]" * 400 + "\n",
    "x = {digits}\n",
    "[[card]]\nname = 1979-05-27T07:32:00Z\ntext = [[[]]]\n",
    "\ufeff[[card]]\r\nname = \"\\u0000\\ud800\"\n",
)  # fmt: skip
ODD = (
    "\0",
    "\u202e",
    "\ud800",
    "\U0001f3b2",
    "\x1b[2J",
    "'",
    '"',
    "<script>",
    "../",
    "%00",
    "\r\n",
    "\\u0000",
)


class Known(NamedTuple):
    """What a card game has of its own, so that much of what is sent is nearly right."""

    cards: list[str]  # each as the table of a file
    lists: list[str]  # of ready-made decks
    lines: list[str]  # of card text


@cache
def known() -> dict[str, Known]:
    """Every card game by its name."""
    found = {}
    for name, game in card_games().items():
        rules, cards = game.deck_rules(), game.pool().all()
        found[name] = Known(
            [table_text(card.entry) for card in cards],
            [rules.ready_text(deck) for deck in rules.ready_names()],
            [line for card in cards for line in card.lines],
        )
    return found


class Texts:
    """What people may write; the same seed writes the same."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def word(self) -> str:
        size = self.dice.choice((0, 1, 3, 8, 20, 70))
        letters = "".join(self.dice.choices(string.ascii_letters + string.digits + " -_", k=size))
        return letters + (self.dice.choice(ODD) if self.dice.random() < 0.2 else "")

    def line(self) -> str:
        """A sentence that a card could say."""
        pick = self.dice.choice
        if self.dice.random() < 0.3:
            return pick(LINES)
        words = f"{pick(VERBS)} {pick(('a', 'target', 'each', 'two', 'all', '100'))} {pick(NOUNS)}"
        return f"{words}{pick(('', ' you control', ' for each ' + pick(NOUNS), ' until end of turn'))}."

    def game(self) -> str:
        """A game of cards."""
        return self.dice.choice(list(known()))

    def cards(self, game: str = "") -> str:
        """A text of cards, more or less."""
        some = []
        for _ in range(self.dice.choice((1, 1, 2, 5))):
            if self.dice.random() < NEARLY:
                some.append(self.nearly(game or self.game()))
                continue
            digits = "9" * self.dice.choice(DIGITS)
            page = self.dice.choice(TOML).replace("{name}", self.word()).replace("{line}", self.line())
            some.append(page.replace("{digits}", digits))
        text = "\n".join(some)
        return text[: self.dice.randrange(len(text) + 1)] if self.dice.random() < 0.2 else text

    def nearly(self, game: str) -> str:
        """A printed card by another name, and sometimes with another text."""
        rows = self.dice.choice(known()[game].cards).split("\n")
        lines = self.dice.choice(known()[game].lines)
        if self.dice.random() < 0.4:
            lines = mangle(self.dice, known()[game].lines)
        name = (
            f"Stranger {self.dice.choice(string.ascii_uppercase)}{self.dice.choice(string.ascii_lowercase)}"
        )
        new = {"name": json.dumps(name)}
        if self.dice.random() < 0.6:
            new["text"] = json.dumps(lines, ensure_ascii=False)
        return "\n".join(
            [f"{key} = {new[key]}" if (key := row.partition(" =")[0]) in new else row for row in rows]
        )

    def deck(self, game: str = "") -> str:
        """A list, and maybe cards of one's own behind it."""
        if self.dice.random() < NEARLY:
            return self.nearly_deck(game or self.game())
        lines = [f"{self.dice.randrange(-1, 12)} {self.word()}" for _ in range(self.dice.randrange(8))]
        own = self.cards(game) if self.dice.random() < 0.5 else ""
        return "\n".join(["# " + self.word(), *lines, own])

    def nearly_deck(self, game: str) -> str:
        """A ready-made deck in which some card is one's own."""
        rows = self.dice.choice(known()[game].lists).rstrip("\n").split("\n")
        counted = [at for at, row in enumerate(rows) if row[:1].isdigit()]
        own = [self.nearly(game) for _ in range(self.dice.choice((0, 1, 1, 3)))]
        for card in own:
            at, name = self.dice.choice(counted), re.search('name = "(.*)"', card)
            if name:
                rows[at] = f"{rows[at].split(' ')[0]} {name[1]}"
        return "\n".join([*rows, "", *own])

    def code(self, game: str = "") -> str:
        packed = zlib.compress(self.deck(game).encode("utf-8", "replace"))
        text = "~" + base64.urlsafe_b64encode(packed).decode().rstrip("=")
        return text[: self.dice.randrange(len(text))] if self.dice.random() < 0.2 else text

    def record(self) -> str:
        game = self.dice.choice((*GAMES, self.word()))
        heads = "".join(
            f'[{name} "{self.word()}"]\n'
            for name in ("Setup", "Seed", "Start", "Seal")[: self.dice.randrange(5)]
        )
        return f'[Game "{game}"]\n{heads}\n' + " ".join(self.word() for _ in range(self.dice.randrange(30)))

    def value(self, depth: int = 0) -> Any:
        """Some JSON."""
        kind = self.dice.randrange(9 if depth < 3 else 6)
        if kind < 4:
            return (None, True, self.dice.randrange(-(10**18), 10**18), self.dice.random() * 1e308)[kind]
        if kind < 6:
            return self.word()
        if kind == 6:
            return [self.value(depth + 1) for _ in range(self.dice.randrange(4))]
        return {self.word(): self.value(depth + 1) for _ in range(self.dice.randrange(4))}


# ---- requests


READ = (
    "/api/games", "/api/games/{game}/rules", "/api/games/{game}/cards", "/api/tables", "/api/tables/{table}",
    "/api/tables/{table}/moments/{m}", "/api/tables/{table}/record", "/api/tables/{table}/luck",
    "/api/tables/{table}/cards", "/api/aborted", "/api/aborted?game={game}", "/api/decks/{game}",
    "/api/sets/{game}/{table}", "/health", "/", "/t/x", "/" + "x" * 3000, "/api/lessons/{game}",
    "/api/lessons/{game}/x",
)  # fmt: skip
WRITTEN = (
    "/api/tables", "/api/decks/{game}", "/api/decks/{game}/hand", "/api/workshop/{game}/read",
    "/api/workshop/{game}/table", "/api/sets/{game}", "/api/sets/{game}/{table}", "/api/records",
    "/api/tables/{table}/join", "/api/tables/{table}/replace", "/api/tables/{table}/fork",
)  # fmt: skip


class Request:
    """One request as it goes over the line."""

    def __init__(self, method: str, path: str, body: bytes = b"", headers: str = "") -> None:
        self.path = path
        length = (
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if method == "POST" else ""
        )
        self.data = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{length}{headers}\r\n".encode() + body


class Requests:
    """Requests of all kinds, to a server with these tables."""

    def __init__(self, seed: int, tables: list[Json]) -> None:
        self.texts = Texts(seed)
        self.dice = self.texts.dice
        self.tables = tables

    def _table(self) -> str:
        known = self.dice.choice(self.tables)["table"]
        return str(self.dice.choice((known, known, known, "x" * 22, "..", "%00")))

    def _headers(self) -> str:
        if self.dice.random() < 0.8:
            return ""
        token = self.dice.choice(self.tables)["token"]
        return self.dice.choice(
            (f"Authorization: Bearer {token}\r\n", "Authorization: Bearer x\r\n", "X: " + "y" * 3000 + "\r\n")
        )

    def _body(self, path: str) -> Any:
        texts, pick = self.texts, self.dice.choice
        game = pick((*GAMES, texts.word()))
        own = texts.code(game if game in known() else "")
        other = GAMES[game].split(":")[0] if game in known() else texts.code()
        setup = pick((GAMES.get(game, ""), "", own, f"{own}:{other}", f"{own}:{texts.code()}", texts.word()))
        if self.dice.random() < 0.1:
            return texts.value()
        if "/decks/" in path:
            return pick(
                (
                    {"text": texts.deck(), "cards": texts.cards()},
                    {"code": texts.code()},
                    {"code": texts.word()},
                )
            )
        if "/workshop/" in path:
            return {"text": texts.cards(), **({"card": texts.word()} if path.endswith("table") else {})}
        if "/sets/" in path:
            return {"title": texts.word(), "text": texts.cards()}
        if path.endswith("/records"):
            return {"record": texts.record()}
        if path.endswith("/join"):
            return {"name": texts.word(), "code": texts.word()}
        if path.endswith("/replace"):
            return {"seat": self.dice.randrange(-1, 9), "level": self.dice.randrange(0, 7)}
        if path.endswith("/fork"):
            return {"moment": self.dice.randrange(-1, 9), "seats": HOT, "name": texts.word()}
        more: Json = {"position": texts.word()} if self.dice.random() < 0.3 else {}
        more |= {"record": texts.record()} if self.dice.random() < 0.2 else {}
        return {
            "game": game,
            "setup": setup,
            "seats": HOT,
            "name": "Ada",
            "public": pick((True, False)),
            **more,
        }

    def next(self) -> Request:
        game, table = self.dice.choice((*GAMES, "x", "%2e%2e")), self._table()
        reads = self.dice.random() < 0.45
        path = self.dice.choice(READ if reads else WRITTEN)
        path = path.replace("{game}", game).replace("{table}", table)
        path = path.replace("{m}", str(self.dice.randrange(-1, 5)))
        if reads:
            return Request("GET", path, headers=self._headers())
        body = json.dumps(self._body(path)).encode()
        if self.dice.random() < 0.05:
            body = body[: self.dice.randrange(len(body) + 1)]
        return Request("POST", path, body, self._headers())


# ---- messages


class Messages:
    """Messages of all kinds, to one table."""

    KINDS = (
        "hello",
        "choose",
        "undo",
        "why",
        "odds",
        "part",
        "offer",
        "reply",
        "rematch",
        "say",
        "passing",
        "earlier",
        "ping",
    )

    def __init__(self, seed: int) -> None:
        self.texts = Texts(seed)
        self.dice = self.texts.dice
        self.count = 0

    def right(self, n: int, choices: list[str]) -> str:
        """One that has the form of a message."""
        dice, pick = self.dice, self.dice.choice
        self.count += 1
        id = f"m{self.count}" if dice.random() < 0.9 else "again"
        text = pick(choices) if choices and dice.random() < 0.5 else self.texts.word()[:150] or "x"
        refs = [pick(("cell:f3", "cell:f6", "zone:", ":", "cell:zz")) for _ in range(dice.randrange(3))]
        return json.dumps(
            pick(
                (
                    {
                        "t": "choose",
                        "id": id,
                        "n": n if dice.random() < 0.8 else dice.randrange(99),
                        "text": text,
                    },
                    {"t": "undo", "id": id, "n": n, "to": dice.randrange(9)},
                    {"t": "why", "id": id, "text": text},
                    {"t": "why", "id": id, "refs": refs},
                    {"t": "odds", "id": id, "refs": refs},
                    {"t": "part", "id": id, "part": pick(("a5" * 32, "A5" * 32, ""))},
                    {"t": "offer", "id": id, "what": pick(("draw", "takeback"))},
                    {"t": "reply", "id": id, "what": "draw", "yes": False},
                    {"t": "rematch", "id": id},
                    {"t": "say", "id": id, "text": self.texts.line()},
                    {
                        "t": "passing",
                        "id": id,
                        "stops": [self.texts.word()[:40]],
                        "yield": pick(("", "turn")),
                    },
                    {
                        "t": "earlier",
                        "id": id,
                        "what": pick(("log", "talk")),
                        "before": 1 + dice.randrange(10**6),
                    },
                    {"t": "ping"},
                )
            )
        )

    def wrong(self) -> str | bytes:
        """One that has not."""
        if self.dice.random() < 0.2:
            return self.dice.randbytes(self.dice.randrange(60))
        if self.dice.random() < 0.3:
            return self.texts.cards().encode("utf-8", "replace").decode()
        fields = {
            self.dice.choice(("id", "n", "text", "to", "refs", "seat")): self.texts.value() for _ in range(3)
        }
        return json.dumps({"t": self.dice.choice(self.KINDS), **fields})


# ---- sending it


class Findings:
    """What came of it."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.sent = 0
        self.wrong: list[str] = []
        self.slowest = 0.0
        self.costly: list[str] = []  # requests whose reading took more than its budget, and was ended

    def bad(self, words: str) -> None:
        if len(self.wrong) < 50:
            self.wrong.append(words)


async def answer_to(reader: asyncio.StreamReader) -> tuple[int, bool, bytes]:
    """The status of an answer, whether the connection stays, and what was said."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = re.search(rb"content-length: (\d+)", head)
    said = await reader.readexactly(int(length[1])) if length else b""
    return int(head.split(b" ", 2)[1]), b"connection: close" not in head, said


async def ask(port: int, wishes: Requests, count: int, until: float, found: Findings) -> None:
    """One lane of requests, one after another."""
    reader: asyncio.StreamReader | None = None
    writer: asyncio.StreamWriter | None = None
    for _ in range(count):
        if time.monotonic() > until:
            break
        request = wishes.next()
        if reader is None or writer is None:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
        began = time.perf_counter()
        try:
            writer.write(request.data)
            status, stays, said = await asyncio.wait_for(answer_to(reader), WAIT)
        except (OSError, EOFError, TimeoutError) as why:
            found.requests["broken"] += 1
            found.bad(f"{type(why).__name__}: {request.data[:300]!r}")
            stays = False
        else:
            found.requests[str(status)] += 1
            if status >= 500:
                found.bad(f"{status}: {request.data[:1500]!r}")
            if CLASH in said:
                found.costly.append(request.data.decode("utf-8", "replace"))
        found.slowest = max(found.slowest, time.perf_counter() - began)
        if not stays:
            writer.close()
            reader = writer = None
    if writer is not None:
        writer.close()


async def table_of(port: int, game: str, setup: str) -> Json:
    body = json.dumps({"game": game, "setup": setup, "seats": HOT, "name": "Ada"}).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(Request("POST", "/api/tables", body, "Connection: close\r\n").data)
    made: Json = json.loads((await reader.read()).partition(b"\r\n\r\n")[2])
    writer.close()
    return made


class Talker:
    """One socket after another at one table."""

    def __init__(self, port: int, made: Json, seed: int, found: Findings) -> None:
        self.url = f"ws://127.0.0.1:{port}/ws"
        self.made = made
        self.messages = Messages(seed)
        self.found = found
        self.n = 0
        self.choices: list[str] = []
        self.over = False
        self.refused = 0

    def _hear(self, message: Json) -> None:
        if message["t"] == "state":
            self.n, self.over = message["n"], message["over"]
            self.choices = [one["text"] for one in (message["prompt"] or {"choices": []})["choices"]]
        elif message["t"] == "no":
            self.found.answers[message["code"]] += 1
            self.refused += message["code"] in ("malformed", "too-many", "too-big")
            if message["message"] == "This could not be done.":
                self.found.bad(f"could not be done: {message}")
        elif message["t"] in ("ok", "bye"):
            self.found.answers[message["t"]] += 1

    async def _until(self, socket: Any, *kinds: str) -> Json:
        while True:
            message: Json = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
            self._hear(message)
            if message["t"] in kinds:
                return message

    @contextlib.asynccontextmanager
    async def _seated(self) -> Any:
        async with websockets.connect(
            self.url, max_size=None, max_queue=None, compression=None, ping_interval=None
        ) as socket:
            for token in self.made["tokens"].values():
                hello = {"t": "hello", "v": 1, "table": self.made["table"], "token": token}
                await socket.send(json.dumps(hello))
                await self._until(socket, "state")
            self.refused = 0
            yield socket

    async def run(self, count: int, until: float) -> None:
        """Send so many messages, as long as the game lasts."""
        while count > 0 and not self.over and time.monotonic() < until:
            try:
                async with self._seated() as socket:
                    while (
                        count > 0 and not self.over and self.refused < REFUSALS and time.monotonic() < until
                    ):
                        for _ in range(BATCH):
                            few = self.messages.dice.random() < 0.1
                            said = self.messages.wrong() if few else self.messages.right(self.n, self.choices)
                            await socket.send(said)
                        count -= BATCH
                        self.found.sent += BATCH
                        await socket.send('{"t":"ping"}')
                        await self._until(socket, "pong", "bye")
            except TimeoutError:
                self.found.answers["late"] += 1
                self.found.bad(f"no answer within {WAIT:.0f} s at {self.made['table']}")
            except websockets.ConnectionClosed as why:
                code = why.rcvd.code if why.rcvd else 0
                self.found.answers[f"closed {code}"] += 1
                if code not in CUT_OFF:
                    self.found.bad(f"closed with {code}")
        self.left = count

    async def alive(self) -> bool:
        """Whether the table can still be opened and played."""
        async with self._seated() as socket:
            for _ in range(5):
                if self.over or not self.choices:
                    return True
                said = {"t": "choose", "id": f"last{time.time()}", "n": self.n, "text": self.choices[0]}
                await socket.send(json.dumps(said))
                answer = await self._until(socket, "ok", "no")
                if answer["t"] == "ok":
                    return True
                await socket.send(json.dumps({"t": "hello", "v": 1, "table": self.made["table"]}))
                await self._until(socket, "state")
        return False


async def talk(port: int, lane: int, seed: int, count: int, until: float, found: Findings) -> None:
    """One lane of messages: when a game is over, the next one begins, of each kind in turn."""
    number = 0
    while count > 0 and time.monotonic() < until:
        game = list(GAMES)[(lane + number) % len(GAMES)]
        made = await table_of(port, game, GAMES[game])
        talker = Talker(port, made, seed * 1000 + lane * 100_000 + number, found)
        await talker.run(min(count, 4000), until)
        count -= min(count, 4000) - talker.left
        if not await talker.alive():
            found.bad(f"a dead table: {made['table']}")
        found.answers["tables"] += 1
        number += 1


def metric(text: str, name: str) -> float:
    found = re.search(rf"^sandtable_{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else -1.0


async def metrics(port: int) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(Request("GET", "/metrics", headers="Connection: close\r\n").data)
    text = (await reader.read()).decode()
    writer.close()
    return text


async def fuzz(port: int, requests: int, messages: int, seconds: float, seed: int) -> Findings:
    """Send it all, in lanes beside one another."""
    found = Findings()
    until = time.monotonic() + seconds
    tables = [await table_of(port, game, setup) for game, setup in GAMES.items()]
    lanes = [
        ask(port, Requests(seed * 1000 + lane, tables), requests // LANES, until, found)
        for lane in range(LANES)
    ]
    lanes += [talk(port, lane, seed, messages // LANES, until, found) for lane in range(LANES)]
    told = asyncio.create_task(tell(found))
    for ended in await asyncio.gather(*lanes, return_exceptions=True):
        if ended is not None:
            found.bad(f"a lane ended: {ended!r}")
    told.cancel()
    return found


async def tell(found: Findings) -> None:
    """How far it has come, now and then: a run that is cut off has told that much."""
    while True:
        await asyncio.sleep(SAID)
        counts = {"requests": sum(found.requests.values()), "messages": found.sent, "wrong": found.wrong[:3]}
        print(json.dumps(counts), file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--requests", type=int, default=5_000)
    parser.add_argument("--messages", type=int, default=50_000)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wide = {"socket_messages": 10**9, "socket_bytes": 1 << 40, "all_tables": 10**9, "part_seconds": 0.2}
    with tempfile.TemporaryDirectory() as folder, serving(folder, **wide) as (base, pid):
        port = int(base.rpartition(":")[2])
        began = time.monotonic()
        found = asyncio.run(fuzz(port, given.requests, given.messages, given.minutes * 60, given.seed))
        numbers = asyncio.run(metrics(port))
        log = (Path(folder) / "server.log").read_text("utf-8", "replace")
        failed = [
            line[:400]
            for line in log.splitlines()
            if ("failed" in line or "Traceback" in line or "Error" in line) and OVER_BUDGET not in line
        ]
        report = {
            "seed": given.seed,
            "games": list(GAMES),
            "seconds": round(time.monotonic() - began, 1),
            "requests": sum(found.requests.values()),
            "messages": found.sent,
            "statuses": dict(sorted(found.requests.items())),
            "answers": dict(found.answers.most_common()),
            "slowest_request_s": round(found.slowest, 2),
            "loop_lag_most_s": metric(numbers, "loop_lag_most_seconds"),
            "loop_own_lag_most_s": metric(numbers, "loop_own_lag_most_seconds"),
            "loop_stalls": metric(numbers, "loop_stalls_total"),
            "server_processor_s": round(processor(pid), 1),
            "server_mib": round(memory(pid) / (1 << 20), 1),
            "over_budget": found.costly[:5],
            "log": failed[:20],
            "wrong": found.wrong,
        }
    print(json.dumps(report, indent=2))
    return 1 if found.wrong or failed or report["loop_stalls"] else 0


if __name__ == "__main__":
    sys.exit(main())
