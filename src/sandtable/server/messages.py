"""The messages of the table protocol, as docs/PROTOCOL.md describes them, in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

VERSION = 1

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=64)]
RefText = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class _Said(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    pass


# ---- from the client


class Hello(_Said, tag="hello"):
    v: int
    table: Annotated[str, msgspec.Meta(max_length=64)]
    token: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Choose(_Said, tag="choose"):
    id: Id
    n: Number
    text: Text
    seat: SeatNumber | None = None


class Undo(_Said, tag="undo"):
    id: Id
    n: Number
    to: Number
    seat: SeatNumber | None = None


class Why(_Said, tag="why"):
    id: Id
    text: Text | None = None
    refs: Annotated[list[RefText], msgspec.Meta(max_length=8)] | None = None


class MakeOffer(_Said, tag="offer"):
    id: Id
    what: Literal["draw", "takeback"]
    to: Number | None = None
    seat: SeatNumber | None = None


class Reply(_Said, tag="reply"):
    id: Id
    what: Literal["draw", "takeback"]
    yes: bool
    seat: SeatNumber | None = None


class Resign(_Said, tag="resign"):
    id: Id
    seat: SeatNumber | None = None


class Rematch(_Said, tag="rematch"):
    id: Id


class Say(_Said, tag="say"):
    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    seat: SeatNumber | None = None


class Ping(_Said, tag="ping"):
    pass


ClientMessage = Hello | Choose | Undo | Why | MakeOffer | Reply | Resign | Rematch | Say | Ping

decode = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode


# ---- parts of what the server says


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    name: str
    kind: str  # human, bot, open
    level: int
    online: bool
    team: int


class LogEntry(msgspec.Struct, frozen=True):
    m: int
    seat: int
    turn: str
    text: str
    words: list[str]
    clause: str


class ChoiceInfo(msgspec.Struct, frozen=True):
    text: str
    label: str
    refs: list[str]
    final: bool


class AsideInfo(msgspec.Struct, frozen=True):
    text: str
    label: str


class PromptInfo(msgspec.Struct, frozen=True):
    seat: int
    clause: str
    text: str
    choices: list[ChoiceInfo]
    asides: list[AsideInfo]


class UndoInfo(msgspec.Struct, frozen=True):
    to: int | None
    ends: str


class ClockInfo(msgspec.Struct, frozen=True):
    running: int
    left: dict[str, int]
    at: int


class OfferInfo(msgspec.Struct, frozen=True):
    what: str
    by: int
    to: int | None


class TalkLine(msgspec.Struct, frozen=True):
    seat: int
    name: str
    text: str
    at: int


class Links(msgspec.Struct, frozen=True):
    watch: str
    join: list[str]


# ---- from the server


class Welcome(_Said, tag="welcome"):
    v: int
    table: str
    game: str
    setup: str
    title: str
    you: list[int]
    seats: list[SeatInfo]
    public: bool
    moments: int
    entries: list[msgspec.Raw]  # LogEntry
    talk: list[TalkLine]
    links: Links


class StateMessage(_Said, tag="state"):
    n: int
    m: int
    observation: msgspec.Raw
    asked: int
    prompt: msgspec.Raw  # PromptInfo or null
    undo: UndoInfo
    clocks: ClockInfo | None
    offer: OfferInfo | None
    takebacks: int
    result: str
    ending: str
    over: bool


class Entries(_Said, tag="entries"):
    from_: int = msgspec.field(name="from")
    entries: list[msgspec.Raw]


class Ok(_Said, tag="ok"):
    id: str
    n: int


class Because(_Said, tag="ok"):
    """The answer to `why`."""

    id: str
    n: int
    possible: bool
    clause: str
    message: str
    text: str


class No(_Said, tag="no"):
    id: str
    code: str
    message: str
    clause: str


class Seats(_Said, tag="seats"):
    seats: list[SeatInfo]


class Talk(_Said, tag="talk"):
    seat: int
    name: str
    text: str
    at: int


class RematchMessage(_Said, tag="rematch"):
    table: str | None
    asked: list[int]


class Pong(_Said, tag="pong"):
    pass


class Bye(_Said, tag="bye"):
    code: str
    message: str
