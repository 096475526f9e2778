"""What a choice gives away, what kind of answer it is, and which questions are of priority (R191 to R193)."""

from __future__ import annotations

from typing import Final

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.payment.adding import Adding
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.battle import Battle
from sandtable.games.antithesis.windows.interrupts import Point
from sandtable.games.antithesis.windows.window import Window
from sandtable.games.antithesis.words import notation
from sandtable.games.antithesis.words.asking import label
from sandtable.games.antithesis.words.concerning import boosts, concerns, is_last
from sandtable.games.antithesis.words.view import PHASES, line_text
from sandtable.kernel import game as kernel
from sandtable.timing.asking import Pick
from sandtable.timing.seen import in_sight, uncovered
from sandtable.timing.values import thing_of
from sandtable.timing.waiting import newest

HIDDEN: Final = "?"
NAMED: Final = (o.USE, o.COMBINE, o.USE_CARD)
RESPONSES: Final = "Responses"  # a stop that holds wherever a condition for one is fulfilled
ATTACKS: Final = "My Attacks"  # a stop at the interrupt points of one's own Attack, for what speaks of it
LAST: Final = "Both have passed"  # a stop at the last interrupt point of a Phase
WANTED: Final[tuple[str, str, str]] = (RESPONSES, ATTACKS, LAST)  # asked there who has said nothing about it
WORDS: Final = {
    o.PASS: kernel.PASS, o.DONE_PICKING: kernel.DONE, o.YES: "yes", o.NO: "no", o.STOP: "stop",
    o.PAID: kernel.DONE, o.NO_SHIFT: "keep", o.CONCEDE: "concede",
}  # fmt: skip
# before what is named where one chooses: alone it would read as if it did something itself
BEFORE: Final = {
    o.PICK: "Choose", o.PICK_FACE: "Choose", o.PICK_SECOND: "Choose", o.COLOUR: "Choose", o.DIE: "Choose",
    o.SQUARE: "At", o.FIELD: "At",
}  # fmt: skip
DIRECT: Final = (
    o.PICK, o.PICK_FACE, o.PICK_SECOND, o.DIE, o.SQUARE, o.STEP, o.DIRECTION, o.TOKEN, o.NEXT, o.PICK_PLAYER,
    o.PICK_EFFECT,
)  # fmt: skip


def told(s: Board, option: int, seat: int) -> str:
    """A choice as a seat may read it: a card that the seat does not see is not named."""
    if seat == s.seat or o.kind_of(option) != o.PICK_FACE or in_sight(s, int(o.value_of(option)), seat):
        return notation.token(s, option)
    return f"{notation.VERBS[o.PICK_FACE]}:{HIDDEN}"


def heading(s: Board, option: int, seat: int) -> str:
    """A choice as a seat may read it above what came of it."""
    top = s.frames[-1]
    exchanged = isinstance(top, Pick) and top.clause == c.SETUP_6_I
    if HIDDEN in told(s, option, seat):
        return "Exchange a card" if exchanged else "Choose a card"
    text = label(s, option, seat)
    kind = int(o.kind_of(option))
    if option in WORDS:
        return text
    if exchanged and kind == o.PICK_FACE:
        return f"Exchange {text}"
    if kind == o.SQUARE and s.clause == c.GOAL_1:
        return f"Place a Goal on {text}"
    if kind in NAMED:  # of a printed line what kind it is; the card itself can be read beside it
        return ": ".join(text.split(": ")[:2])
    if kind == o.DIE and isinstance(s.frames[-1], Pay):
        return f"Pay with {text}"
    if kind == o.DIE and isinstance(s.frames[-1], Adding):
        return f"Add {text}"
    if kind == o.BEGIN:
        return f"{text} begins"
    return f"{BEFORE[kind]} {text}" if kind in BEFORE else text


def verb(option: int) -> str:
    if option in WORDS:
        return WORDS[option]
    kind = int(o.kind_of(option))
    return notation.VERBS[kind if kind != o.PICK_SECOND else o.PICK_FACE]


def direct(option: int) -> bool:
    return int(o.kind_of(option)) in DIRECT


def settles(s: Board, option: int, after: Board) -> bool:
    """R193: a die was rolled, a card became known, the other was asked, or he himself passed."""
    return option == o.PASS or uncovered(s, after) or after.seat != s.seat


def window(s: Board) -> kernel.Window | None:
    """The open question, if it is one of priority."""
    top = s.frames[-1] if s.frames else None
    if isinstance(top, Battle):
        # an Action Window: no stop can be wished for it, and whatever was triggered since is news
        return kernel.Window(o.PASS, len(s.options()) == 1, "", int(s.numbers) - 1, -1)
    if not isinstance(top, (Window, Point)):
        return None
    whose = "own" if s.seat == s.active else "other"
    inner = newest(s.stack)
    by = inner.by
    what = name_of_source(s, inner.source, inner.header) if inner.number else ""
    forced = len(s.options()) == 1
    # a response waits for its condition, an interrupt may come at any point: not everybody wants both
    where = RESPONSES
    if isinstance(top, Point):
        where = LAST if is_last(s) else PHASES[s.phase]
        if by == s.seat and not forced and boosts(s, int(s.seat)):
            where, by = ATTACKS, -1
        elif by not in (-1, s.seat) and not forced and not concerns(s, int(s.seat)):
            by = -1  # nothing that he need be asked about; the stop for the Phase asks all the same
    elif by == s.seat:
        by = -1  # "When this Character is [Deploy]ed": what answers his own deed is wanted as much
    return kernel.Window(o.PASS, forced, f"{whose} {where}", inner.number, by, what)


def name_of_source(s: Board, source: int, header: int) -> str:
    if source == 0:
        return line_text(s.library, header)
    return s.library.names[s.get(thing_of(source), its.FACE)]
