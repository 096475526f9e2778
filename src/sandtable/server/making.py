"""Making tables: who shall sit there, how it begins, and the secrets that belong to it."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import TYPE_CHECKING

from sandtable.fair import Proof, commit_of, new_part
from sandtable.kernel.game import Game
from sandtable.server import dice
from sandtable.server import messages as say
from sandtable.server.errors import Refused
from sandtable.server.logs import log
from sandtable.server.rows import Row
from sandtable.server.schema import PartRow, SeatRow, TableRow
from sandtable.server.security import digest, new_code, new_seed, new_table_id, new_token
from sandtable.server.storage import NotSaved, Storage, Taken

if TYPE_CHECKING:
    from sandtable.server.house import House

LONGEST_TITLE = 200
TABLE, ROW = 1_000, 80  # bytes that a table and its seats, and a row of its log, take in the store besides


@dataclass
class Wish:
    """Who shall sit in a seat of a new table."""

    kind: str  # me, hot, open, bot; or kept: a seat that comes along with its token
    level: int = 0
    name: str = ""
    token_hash: str = ""


@dataclass
class Plan:
    """A table as somebody wants it."""

    game: Game
    setup: str
    wishes: list[Wish]
    name: str = ""  # of whoever wants it
    clock: dict[str, object] | None = None
    public: bool = False
    private: bool = False
    start: str = ""  # a position
    seed: str = ""  # of a game without chance that is played on, or of a record
    before: list[Row] = field(default_factory=list)
    title: str = ""
    upload: bool = False  # a record to look through
    proof: Proof | None = None  # of an uploaded record that says where its seed is from
    rematch_of: str = ""
    round: int = 1  # in which it begins

    def size(self) -> int:
        """About how many bytes the store will keep of it."""
        rows = sum([len(row.text) + ROW for row in self.before])
        return len(self.setup) + len(self.start) + rows + TABLE


@dataclass
class Made:
    """A new table and the secrets that belong to it."""

    table: str
    tokens: dict[int, str]
    codes: list[str]
    dice: say.DiceInfo | None

    def answer(self) -> dict[str, object]:
        first = min(self.tokens, default=0)
        return {
            "table": self.table,
            "seat": first,
            "token": self.tokens.get(first),
            "tokens": {str(seat): token for seat, token in self.tokens.items()},
            "links": {
                "watch": f"/t/{self.table}",
                "join": [f"/t/{self.table}#join={code}" for code in self.codes],
            },
            "dice": self.dice,
        }


async def make(house: House, plan: Plan) -> Made:
    """Store a new table. A game with chance gets the house's part of its seed now, the seed itself when
    every seat has added its own."""
    game, setup = plan.game, plan.setup
    if plan.public and game.own_cards():
        raise Refused("setup", "A table with cards of your own cannot be listed; invite by link instead.")
    if plan.clock and not game.RESIGN:
        raise Refused("setup", f"{game.title} has no clock: a seat that is out of time could not give up.")
    if len(plan.wishes) != game.seats(setup):
        raise Refused("setup", f"{setup} has {game.seats(setup)} seats, not {len(plan.wishes)}.")
    seats, tokens, codes = _seats(house, plan)
    shown = game.setup(setup)
    seed, proof = plan.seed, plan.proof or Proof("", "", [])
    if not plan.upload and game.OPEN:
        seed = seed or new_seed()
    elif not plan.upload:
        seed, server = "", new_part()
        proof = Proof(commit_of(server), server, [])
    row = TableRow(
        id=new_table_id(),
        game=game.name,
        setup=setup,
        start=plan.start,
        seed=seed,
        rules=game.book.version,
        title=(plan.title or f"{game.title}: {shown.title}")[:LONGEST_TITLE],
        kind="upload" if plan.upload else "play",
        public=plan.public,
        private=plan.private,
        clock=json.dumps(plan.clock) if plan.clock else "",
        created=time.time(),
        status="over" if plan.upload else "open" if codes else "playing",
        round=plan.round,
        next="",
        spent_ms=0,
        server=proof.server,
        commitment=proof.commit,
        scheme=proof.scheme,
        promise=proof.promise,
        teams=json.dumps(shown.teams),
    )
    parts = [
        PartRow(seat, part, "", 0.0, commit)
        for seat, (part, commit) in enumerate(zip_longest(proof.parts, proof.commits, fillvalue=""), 1)
    ]
    writes = Storage.new_table(row, seats, plan.before, parts)
    if plan.rematch_of:
        writes.append(Storage.set_table(plan.rematch_of, next=row.id))
    try:
        await house.storage.write(*writes)
    except (NotSaved, Taken) as why:
        log("table not saved", cause=str(why))
        raise Refused("not-saved", "The table could not be saved; try again.") from None
    bots = [seat.seat for seat in seats if seat.kind == "bot"]
    told = dice.promised(proof.commit, bots) if proof.commit and not plan.upload else None
    return Made(row.id, tokens, codes, told)


def _seats(house: House, plan: Plan) -> tuple[list[SeatRow], dict[int, str], list[str]]:
    """The seats, the tokens of those that are taken at once, and the codes that buy the free ones."""
    seats: list[SeatRow] = []
    tokens: dict[int, str] = {}
    codes: list[str] = []
    for number, wish in enumerate(plan.wishes, 1):
        if wish.kind in ("me", "hot"):
            tokens[number] = new_token()
            own = wish.name or (plan.name if wish.kind == "me" else f"{plan.name} {number}")
            seats.append(SeatRow(number, "human", 0, own, digest(tokens[number]), ""))
        elif wish.kind == "kept":
            seats.append(SeatRow(number, "human", 0, wish.name, wish.token_hash, ""))
        elif wish.kind == "bot":
            seats.append(SeatRow(number, "bot", wish.level, house.bot_name(wish.level), "", ""))
        else:
            codes.append(new_code())
            seats.append(SeatRow(number, "open", 0, "", "", codes[-1]))
    return seats, tokens, codes
