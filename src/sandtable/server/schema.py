"""The tables of the database, and their rows as the server handles them."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

from sandtable.server.rows import LONGEST_ROW

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("setup", Text, nullable=False),  # it may hold deck codes
    Column("start", Text, nullable=False),  # a position, or "" for the setup's own
    Column("seed", String(64), nullable=False),  # "" until a game with chance has all its parts
    Column("rules", String(64), nullable=False),
    Column("title", String(200), nullable=False),
    Column("kind", String(16), nullable=False),  # play, or upload: a record to look through
    Column("public", Boolean, nullable=False),  # listed
    Column("private", Boolean, nullable=False),  # for its seats alone
    Column("clock", Text, nullable=False),  # JSON, or ""
    Column("created", Float, nullable=False),
    Column("status", String(16), nullable=False),  # open, playing, over, stopped
    Column("round", Integer, nullable=False),
    Column("next", String(22), nullable=False),  # the rematch
    Column("spent_ms", BigInteger, nullable=False),  # by the running clock, at an orderly stop
    Column("server", String(64), nullable=False),  # the house's part of the seed, a secret until the end
    Column("commitment", String(64), nullable=False),  # its hash, published at once; "" without chance
    Column("offer", Text, nullable=False),  # what is offered and who has not answered: JSON, or ""
    Column("aborted", Float, nullable=False),  # when it was given up; 0: it was not
    Column("why", String(40), nullable=False),  # it was given up
    Column("moments", Integer, nullable=False),  # that it had by then
    Column("scheme", Integer, nullable=False),  # how the seed is made: `sandtable.fair`
    Column("promise", Integer, nullable=False),  # its number, from 1: those before it are in `voided`
    Column("bound", Float, nullable=False),  # when it was fixed which seats add a part; 0: it is not yet
    Column("teams", Text, nullable=False),  # of the seats: JSON; "": nobody has looked yet
    Column("stopped", Text, nullable=False),  # why it cannot go on: a sentence; "" if it can
    Column("result", String(16), nullable=False),  # of a game that is over; "" while it goes on
    Column("ending", String(40), nullable=False),  # and how it came about
    Column("ended", Float, nullable=False),  # and when; 0: nobody knows
    Index("tables_listed", "public", "created"),
    Index("tables_aborted", "aborted"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, bot, open
    Column("level", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("code", String(64), nullable=False),  # of the invitation; its hash once it is used
    Column("resigning", Boolean, nullable=False),  # will resign when asked
    Column("again", Boolean, nullable=False),  # wants a rematch
    Index("seats_code", "code"),
)

rows = Table(
    "rows",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(LONGEST_ROW), nullable=False),
    Column("sender", String(64), nullable=False),
    Column("charged_ms", BigInteger, nullable=False),
    Column("charged_seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index(
        "rows_sender",
        "table",
        "seat",
        "sender",
        unique=True,
        sqlite_where=text("sender <> ''"),
        postgresql_where=text("sender <> ''"),
    ),
)

parts = Table(  # of the seed, one a seat: bound first, opened when every seat is bound
    "parts",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("part", String(64), nullable=False),  # "" until it is opened, and for who adds none
    Column("sender", String(64), nullable=False),  # the sender's id when the seat was bound
    Column("at", Float, nullable=False),
    Column("commitment", String(64), nullable=False),  # "" for who adds none
    Column("opener", String(64), nullable=False),  # the sender's id when it was opened
)

voided = Table(  # promises of dice that came to nothing, and why
    "voided",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("promise", Integer, primary_key=True),
    Column("commitment", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("why", String(40), nullable=False),
    Index("voided_at", "at"),
)

talk = Table(
    "talk",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("k", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", String(300), nullable=False),
    Column("sender", String(64), nullable=False),
    Column("at", Float, nullable=False),
)

sets = Table(  # cards that people write, found by an id that nobody can guess
    "sets",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("title", String(64), nullable=False),
    Column("text", Text, nullable=False),  # TOML
    Column("token_hash", String(64), nullable=False),  # of the author, who alone may change it
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

calls = Table(  # where a browser is called when it is a seat's turn, or the game is over
    "calls",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", String(64), primary_key=True),  # the hash of the endpoint
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),  # of the browser: what is sent to it is encrypted
    Column("auth", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)


class TableRow(NamedTuple):
    id: str
    game: str
    setup: str
    start: str
    seed: str
    rules: str
    title: str
    kind: str
    public: bool
    private: bool
    clock: str
    created: float
    status: str
    round: int
    next: str
    spent_ms: int
    server: str = ""
    commitment: str = ""
    offer: str = ""
    aborted: float = 0.0
    why: str = ""
    moments: int = 0
    scheme: int = 1
    promise: int = 1
    bound: float = 0.0
    teams: str = ""
    stopped: str = ""
    result: str = ""
    ending: str = ""
    ended: float = 0.0


class SeatRow(NamedTuple):
    seat: int
    kind: str
    level: int
    name: str
    token_hash: str
    code: str
    resigning: bool = False
    again: bool = False


class PartRow(NamedTuple):
    seat: int
    part: str
    sender: str
    at: float
    commitment: str = ""
    opener: str = ""


class VoidRow(NamedTuple):
    promise: int
    commitment: str
    at: float
    why: str


class TalkRow(NamedTuple):
    k: int
    seat: int
    name: str
    text: str
    sender: str
    at: float


class SetRow(NamedTuple):
    id: str
    game: str
    title: str
    text: str
    token_hash: str
    created: float
    changed: float


class CallRow(NamedTuple):
    seat: int
    place: str
    endpoint: str
    key: str
    auth: str
    at: float


class Door(NamedTuple):
    """What opens a table."""

    private: bool
    kind: str
    token_hash: str
    code: str
