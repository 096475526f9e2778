"""The messages of the table protocol, as docs/PROTOCOL.md describes them, in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.kernel.game import Choice

VERSION = 1

# it is stored, and not every database takes control characters
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]*\Z")]
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


class Weigh(_Said, tag="odds"):
    id: Id
    text: Text | None = None
    refs: Annotated[list[RefText], msgspec.Meta(max_length=8)] | None = None


class Commit(_Said, tag="commit"):
    """A seat binds itself to its part of the seed, for one promise of the house."""

    id: Id
    promise: Number
    commit: Annotated[str, msgspec.Meta(max_length=200)]
    seat: SeatNumber | None = None


class Part(_Said, tag="part"):
    """It opens what it is bound to."""

    id: Id
    part: Annotated[str, msgspec.Meta(max_length=200)]
    seat: SeatNumber | None = None


class Withdraw(_Said, tag="withdraw"):
    """It cannot open that any more: everybody makes new parts."""

    id: Id
    promise: Number
    seat: SeatNumber | None = None


class MakeOffer(_Said, tag="offer"):
    id: Id
    what: Literal["draw", "takeback"]
    to: Number | None = None
    seat: SeatNumber | None = None


class Reply(_Said, tag="reply"):
    id: Id
    what: Literal["draw", "takeback", "rematch"]
    yes: bool
    seat: SeatNumber | None = None


class Retract(_Said, tag="retract"):
    """Whoever has asked for something does not want it any more."""

    id: Id
    what: Literal["draw", "takeback", "rematch"]
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


class Passing(_Said, tag="passing"):
    """What a seat wants to be asked where it has priority."""

    id: Id
    stops: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=40)]
    always: bool = False
    hold: bool = False
    yield_: Literal["", "effect", "turn"] = msgspec.field(name="yield", default="")
    never: Annotated[list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=200)] = []
    seat: SeatNumber | None = None


class Earlier(_Said, tag="earlier"):
    """What came before what a client has of the log, or of the talk."""

    id: Id
    what: Literal["log", "talk"]
    before: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]  # a moment, or the number of a line


class Ping(_Said, tag="ping"):
    pass


ClientMessage = (
    Hello
    | Choose
    | Undo
    | Why
    | Weigh
    | Commit
    | Part
    | Withdraw
    | MakeOffer
    | Reply
    | Retract
    | Resign
    | Rematch
    | Say
    | Passing
    | Earlier
    | Ping
)

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


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    m: int
    seat: int
    turn: str
    text: str
    words: list[str]
    clause: str
    rolled: list[str]  # what the dice showed after it, in notation
    verb: str = ""  # what kind of choice it was, in a word
    title: str = ""  # its heading, where the notation is nothing to read


class ChoiceInfo(msgspec.Struct, frozen=True):
    text: str
    label: str
    refs: list[str]
    final: bool
    verb: str  # what kind of answer it is, in a word
    direct: bool  # pointing at the refs is the answer
    pieces: int  # how many go
    comes: str  # what comes of it if nobody does anything more; empty where nothing can be said

    @classmethod
    def of(cls, choice: Choice, final: bool) -> ChoiceInfo:
        """A choice as it is sent."""
        refs = [f"{ref.kind}:{ref.id}" for ref in choice.refs]
        return cls(
            choice.text,
            choice.label,
            refs,
            final,
            choice.verb,
            choice.direct,
            choice.pieces,
            choice.comes,
        )


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


class PassingInfo(msgspec.Struct, frozen=True):
    why: str  # nothing, own, stop, yield, never: the seat passes by itself; empty: it is asked
    yield_: str = msgspec.field(name="yield")  # what it still lets pass: effect, turn, or empty
    pause: int  # milliseconds until a pass is seen


class ClockInfo(msgspec.Struct, frozen=True):
    running: int
    left: dict[str, int]
    at: int


class OfferInfo(msgspec.Struct, frozen=True):
    what: str
    by: int
    to: int | None


class DiceInfo(msgspec.Struct, frozen=True):
    scheme: int
    promise: int
    commit: str
    commits: dict[str, str]  # by seat: what it is bound by, or nothing
    bound: bool  # every seat is bound, or adds nothing: parts are opened
    parts: dict[str, str]  # by seat, once it is settled
    server: str | None  # this and the seed only when the game is over
    seed: str | None


class VerdictInfo(msgspec.Struct, frozen=True):
    name: str
    label: str
    weight: int


class EffectInfo(msgspec.Struct, frozen=True):
    who: str
    name: str
    weight: int
    verdicts: dict[str, int]


class OddsInfo(msgspec.Struct, frozen=True):
    choice: str
    total: int
    verdicts: list[VerdictInfo]
    effects: list[EffectInfo]


class LuckInfo(msgspec.Struct, frozen=True):
    seat: int
    name: str
    count: int
    rolled: float
    expected: float
    unit: str


class TalkLine(msgspec.Struct, frozen=True):
    k: int  # from 1, by table
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
    from_: int = msgspec.field(name="from")  # the moment of the first entry, or the one to come
    entries: list[msgspec.Raw]  # LogEntry: the newest; older ones are asked for
    talk: list[TalkLine]
    links: Links
    watching: int
    dice: DiceInfo | None


class StateMessage(_Said, tag="state"):
    n: int
    m: int
    observation: msgspec.Raw  # null while a game waits that has nothing to show before it is dealt
    asked: int
    prompt: msgspec.Raw  # PromptInfo or null
    undo: UndoInfo
    clocks: ClockInfo | None
    offer: OfferInfo | None
    takebacks: int
    result: str
    ending: str
    over: bool
    fork: int | None  # the last moment from which one can play on
    waiting: str | None  # seats, commits or parts, before the game begins
    dice: DiceInfo | None
    passing: PassingInfo | None  # of the socket's own seat


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


class Weighed(_Said, tag="ok"):
    """The answer to `odds`."""

    id: str
    n: int
    odds: OddsInfo | None


class Past(_Said, tag="ok"):
    """The answer to `earlier`."""

    id: str
    n: int
    from_: int = msgspec.field(name="from")
    entries: list[msgspec.Raw]
    talk: list[TalkLine]


class No(_Said, tag="no"):
    id: str
    code: str
    message: str
    clause: str


class Seats(_Said, tag="seats"):
    seats: list[SeatInfo]
    watching: int


class DiceMessage(_Said, tag="dice"):
    dice: DiceInfo | None


class Talk(_Said, tag="talk"):
    k: int
    seat: int
    name: str
    text: str
    at: int


class News(_Said, tag="news"):
    """What became of something that was asked for."""

    what: str  # draw, takeback, rematch
    how: str  # offered, agreed, declined, withdrawn, lapsed
    by: int  # the seat that asked
    seat: int  # the seat that has answered; 0: nobody did


class RematchMessage(_Said, tag="rematch"):
    table: str | None
    asked: list[int]


class Pong(_Said, tag="pong"):
    pass


class Bye(_Said, tag="bye"):
    code: str
    message: str
