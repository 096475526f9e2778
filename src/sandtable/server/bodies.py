"""The bodies of HTTP requests, checked before anybody looks at them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    kind: Literal["me", "open", "hot", "bot"]
    level: Annotated[int, Field(ge=1, le=5)] | None = None
    name: Annotated[str, Field(max_length=64)] | None = None


class ClockWish(Body):
    kind: Literal["sudden", "increment", "days"]
    seconds: Annotated[int, Field(ge=1, le=86_400)] | None = None
    increment: Annotated[int, Field(ge=0, le=3_600)] | None = None
    days: Annotated[int, Field(ge=1, le=30)] | None = None


Name = Annotated[str, Field(max_length=64)]
Moment = Annotated[int, Field(ge=0, le=1_000_000)]


class NewTable(Body):
    game: Annotated[str, Field(max_length=64)]
    setup: Annotated[str, Field(max_length=50_000)]  # it may hold deck codes
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    name: Name = ""
    clock: ClockWish | None = None
    public: bool = False
    private: bool = False
    position: Annotated[str, Field(max_length=4_000)] | None = None
    record: Annotated[str, Field(max_length=60_000)] | None = None
    moment: Moment | None = None


class Join(Body):
    name: Name = ""
    code: Annotated[str, Field(max_length=64)] | None = None
    seat: Annotated[int, Field(ge=1, le=8)] | None = None
    deck: Annotated[str, Field(max_length=12_100)] | None = None  # the name of a deck, or the code of one


class Pair(Body):
    """Somebody who wants to play with whoever waits."""

    game: Annotated[str, Field(max_length=64)]
    setup: Annotated[str, Field(max_length=64)] = ""
    name: Name = ""
    clock: ClockWish | None = None


class Call(Body):
    """Where a browser wants to be called; or not any more."""

    endpoint: Annotated[str, Field(max_length=1_000)]
    key: Annotated[str, Field(max_length=100)] = ""
    auth: Annotated[str, Field(max_length=40)] = ""
    off: bool = False


class Replace(Body):
    seat: Annotated[int, Field(ge=1, le=8)]
    level: Annotated[int, Field(ge=1, le=5)] = 3


class Fork(Body):
    moment: Moment
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    name: Name = ""
    clock: ClockWish | None = None
    public: bool = False
    private: bool = False
    secrets: Literal["reveal", "redeal"] = (
        "reveal"  # of a game with hidden things: as they were, or dealt anew
    )


CardText = Annotated[str, Field(max_length=32_000)]  # TOML


class DeckText(Body):
    """A deck as text or as a code, and cards of one's own."""

    text: Annotated[str, Field(max_length=16_000)] | None = None
    code: Annotated[str, Field(max_length=12_000)] | None = None
    cards: CardText = ""
    chosen: Annotated[str, Field(max_length=64)] = ""  # the card that is chosen before a hand is drawn


class Written(Body):
    """Cards as somebody writes them; `card` is the one that is meant."""

    text: CardText
    card: Annotated[str, Field(max_length=64)] = ""


class CardSet(Body):
    title: Annotated[str, Field(max_length=64)]
    text: CardText


class Upload(Body):
    record: Annotated[str, Field(max_length=1 << 20)]


class Problem(BaseModel):
    """What is wrong: a word for programs, a sentence for people, the clause if a rule is the reason."""

    code: str
    message: str
    clause: str


class ErrorAnswer(BaseModel):
    error: Problem
