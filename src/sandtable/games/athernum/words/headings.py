"""What kind of answer a choice is, and how the log is headed by it."""

from __future__ import annotations

from typing import Final

from sandtable.games.athernum.actions.naming import option_face
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.words import notation
from sandtable.games.athernum.words.view import COMMANDS_WORDS
from sandtable.kernel import game as kernel
from sandtable.timing.seen import in_sight

# Answers to a question that was asked about this very thing: pointing at it is enough.
DIRECT: Final = (
    o.PICK, o.PICK_FACE, o.TARGET, o.ATTACK, o.DEFEND, o.GENERATE, o.KIND, o.PICK_PLAYER, o.PICK_EFFECT,
    o.NEXT, o.TURN_UP,
)  # fmt: skip
VERBS: Final = {
    o.PASS: kernel.PASS, o.DONE_PICKING: kernel.DONE, o.YES: "yes", o.NO: "no", o.END_DAY: "end-day",
    o.TO_COMBAT: "combat", o.END_COMBAT: "end-combat", o.NO_DEFENDER: "undefended", o.CONCEDE: "concede",
    o.PROPOSED: "pay",
}  # fmt: skip
SIMPLE: Final = {
    o.PASS: "Pass", o.DONE_PICKING: "That is all", o.YES: "Yes", o.NO: "No", o.END_DAY: "End the day",
    o.TO_COMBAT: "Go to combat", o.END_COMBAT: "End combat", o.NO_DEFENDER: "No defender",
    o.CONCEDE: "Concede", o.PROPOSED: "Pay",
}  # fmt: skip
# A place says nothing to a reader: the sentence after such a heading names what lies there.
POINTED: Final = {
    o.LEAD: "Main character", o.ACTIVATE: "Use", o.FROM: "Use", o.TURN_UP: "Turn up", o.DISCARD: "Discard",
    o.GENERATE: "Exhaust a resource token", o.ATTACK: "Attack with", o.TARGET: "Attack",
    o.DEFEND: "Defend with", o.PICK: "Choose", o.PICK_PLAYER: "Choose", o.PICK_EFFECT: "Choose",
    o.MODE: "Way", o.NEXT: "Onto the stack", o.RESHUFFLE: "Shuffle",
}  # fmt: skip
NAMED: Final = {o.PLAY: "Play", o.RELIC: "Play", o.ATTACH_UP: "Attach", o.SUPPORT: "Support", o.NAME: "Name"}


def verb(option: int) -> str:
    """What kind of answer an option is."""
    if option in VERBS:
        return VERBS[option]
    kind = int(o.kind_of(option))
    if kind == o.COMMAND:
        return "command"
    return notation.BY_VERB[o.PICK if kind == o.PICK_FACE else kind]


def direct(option: int) -> bool:
    """Whether pointing is the answer; a card that could be played is looked at once more."""
    return int(o.kind_of(option)) in DIRECT


def heading(s: Board, option: int, seat: int) -> str:
    """A choice as a seat may read it above what came of it: a card that it does not see is not named."""
    if option in SIMPLE:
        return SIMPLE[option]
    kind = int(o.kind_of(option))
    value = int(o.value_of(option))
    names = s.library.names
    if kind in POINTED:
        return POINTED[kind]
    if kind == o.COMMAND:
        return COMMANDS_WORDS[value]
    if kind == o.KIND:
        return f"Pay {s.library.factions[value] or 'factionless'}"
    if kind == o.NUMBER:
        return f"Pay {value}"
    if kind == o.PICK_FACE:
        return f"Choose {names[value] if seat == s.seat or in_sight(s, value, seat) else 'a card'}"
    if kind == o.ATTACH_DOWN:
        return f"Attach {names[option_face(option)]} face-down" if seat == s.seat else "Item face-down"
    if kind in (o.SUPPORT, o.NAME):
        return f"{NAMED[kind]} {names[value]}"
    return f"{NAMED[kind]} {names[option_face(option)]}"
