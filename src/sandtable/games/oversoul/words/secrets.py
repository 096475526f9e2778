"""What a choice gives away, what kind of answer it is, and which questions are of priority."""

from __future__ import annotations

import re
from typing import Final

from sandtable.cards.forms import several
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.evaluating import links
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.chain import Timeshift
from sandtable.games.oversoul.timeshift.payment import Payment
from sandtable.games.oversoul.turn.aftermath import OFFER_ASKED, RESCUED, Aftermath
from sandtable.games.oversoul.words import notation
from sandtable.games.oversoul.words.view import LABELS, PHASES, culprit, exchanged, name_at, plain_label
from sandtable.kernel import game as kernel
from sandtable.timing.asking import Pick
from sandtable.timing.seen import in_sight, uncovered
from sandtable.timing.values import thing_of
from sandtable.timing.waiting import newest

HIDDEN: Final = "?"
WORDS: Final = {
    o.PASS: kernel.PASS, o.DONE_PICKING: kernel.DONE, o.END_PHASE: kernel.END, o.YES: "yes", o.NO: "no",
    o.NO_GUARD: "unguarded", o.PAID: kernel.DONE, o.CONCEDE: "concede",
}  # fmt: skip
LINES: Final = (o.USE, o.USE_CARD, o.NEXT)  # named by a line of a card
LAW: Final = re.compile(r"[A-Z]{2,}(?=[ *(])")
DIRECT: Final = (
    o.PICK,
    o.PICK_FACE,
    o.TARGET,
    o.GUARD,
    o.GENERATE,
    o.ZONE,
    o.NEXT,
    o.PICK_PLAYER,
    o.PICK_EFFECT,
)


def told(s: Board, option: int, seat: int) -> str:
    """A choice as a seat may read it: a card that the seat does not see is not named."""
    kind = int(o.kind_of(option))
    if not s.opposes(seat, s.seat) if seat >= 0 else False:
        return notation.token(s, option)
    if kind == o.PREPARE:
        return f"prepare:{HIDDEN}"
    if kind == o.PICK_FACE and not in_sight(s, int(o.value_of(option)), seat):
        return f"take:{HIDDEN}"
    return notation.token(s, option)


def heading(s: Board, option: int, seat: int) -> str:
    """A choice as a seat may read it above what came of it."""
    if option in (o.YES, o.NO):
        return decided(s, option, seat)
    top = s.frames[-1]
    if option == o.PAID and isinstance(top, Payment):
        return f"Pay {top.amount} ENERGY"
    cards = exchanged(s) if option == o.DONE_PICKING else -1
    if cards >= 0:
        return f"Exchange {several(cards, 'card')}" if cards else "Keep the whole hand"
    if option in LABELS:
        return LABELS[option]
    kind = int(o.kind_of(option))
    hidden = HIDDEN in told(s, option, seat)
    if kind == o.PICK_FACE:
        return taken(s, "a card" if hidden else s.library.names[o.value_of(option)], seat)
    if hidden:
        return "Prepare a card"
    if kind == o.PICK and is_returning(s):
        return taken(s, name_at(s, int(s.at_spot(o.value_of(option))), seat), seat)
    if kind == o.NEXT and seat != s.seat:
        return "Choose the next Ability"
    text = plain_label(s, option, seat)
    if kind == o.BEGIN:
        return f"{text} begins"
    if kind == o.ZONE:
        return f"In {text}"
    return by_its_law(text) if kind in LINES else text


def by_its_law(text: str) -> str:
    """Of a printed line its Law alone; the card itself can be read beside it."""
    name, mark, line = text.partition(": ●")
    law = LAW.match(line) if mark else None
    return text if not mark else f"{name}: {law[0]}" if law else f"Use {name}"


def taken(s: Board, card: str, seat: int) -> str:
    """A card that was picked, and what for."""
    top = s.frames[-1]
    clause = int(top.clause) if isinstance(top, Pick) else 0
    if clause == c.C_2_0_20:
        return f"Exchange {card}"
    if isinstance(top, Pick) and is_returning(s):
        return f"Put {card} under the Deck" if top.ordered else f"Return {card}"
    thing = culprit(s.frames[-2]) if len(s.frames) > 1 else -1
    return f"Take {card} for {name_at(s, thing, seat)}" if thing >= 0 else f"Take {card}"


def is_returning(s: Board) -> bool:
    """Cards are named that go under the Deck, or in which order they do."""
    top = s.frames[-1]
    return isinstance(top, Pick) and int(top.clause) in (c.C_2_3_1, c.C_2_3_2)


def decided(s: Board, option: int, seat: int) -> str:
    """What somebody has said yes or no to."""
    thing = culprit(s.frames[-1])
    if thing >= 0:
        return f"{'Use' if option == o.YES else 'Do not use'} {name_at(s, thing, seat)}"
    return "Return three cards to Draw one" if option == o.YES else "Return nothing"


def verb(option: int) -> str:
    if option in WORDS:
        return WORDS[option]
    kind = int(o.kind_of(option))
    return notation.VERBS[o.PICK if kind == o.PICK_FACE else kind]


def direct(option: int) -> bool:
    return int(o.kind_of(option)) in DIRECT


def settles(s: Board, option: int, after: Board) -> bool:
    """R172: what is announced in full, a pass, dice, and whatever was seen stand."""
    if option in (o.PASS, o.END_PHASE, o.NO_GUARD) or uncovered(s, after) or speaks(s, after):
        return True
    return len(after.stack) != len(s.stack) or after.seat != s.seat


def speaks(s: Board, after: Board) -> bool:
    """R102: a card that is Returned from a hand to a Deck is shown if it has a RETURN Ability."""
    for thing in range(s.count()):
        if s.get(thing, its.ZONE) == op.HAND and after.get(thing, its.ZONE) == op.DECK:
            return True
    return False


def window(s: Board) -> kernel.Window | None:
    """The open question, if it is one of priority."""
    top = s.frames[-1] if s.frames else None
    if not isinstance(top, (Timeshift, Aftermath)):
        return None
    if isinstance(top, Aftermath) and top.step == RESCUED:
        return None
    forced = len(s.options()) == 1
    whose = "own" if s.seat == s.active else "other"
    link = newest(s.stack)
    what = ""
    if link.number and link.kind != links.PREPARING:
        what = s.library.names[s.get(thing_of(link.source), its.FACE)]
    # what waits for just this to happen is always asked about
    stop = "" if isinstance(top, Aftermath) and top.step == OFFER_ASKED else f"{whose} {PHASES[s.phase]}"
    return kernel.Window(o.PASS, forced, stop, link.number, link.by, what)
