"""What is open, from the outside in: abilities, [Move]s, Attacks, windows and interrupt points.

Everybody may see it: an ability is known once declared, and who is asked follows from open things (R191).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.antithesis.attack.attack import DAMAGE, Attack
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.moving.move import Move
from sandtable.games.antithesis.table import attacks, zones
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.battle import LAST_POINT, Battle
from sandtable.games.antithesis.windows import events
from sandtable.games.antithesis.windows.ability import Ability
from sandtable.games.antithesis.windows.interrupts import Point
from sandtable.games.antithesis.windows.stacked import ACTION, BY_ITSELF, INSIDE, INTERRUPT, RESPONSE
from sandtable.games.antithesis.windows.window import Window
from sandtable.games.antithesis.words.places import corner, square_name, where
from sandtable.kernel.frames import Frame
from sandtable.timing.values import is_thing, thing_of

HOW: Final = {
    ACTION: "Action",
    INTERRUPT: "Interrupt",
    RESPONSE: "Response",
    INSIDE: "Ability",
    BY_ITSELF: "Effect",
}
WINDOWS: Final = {
    op.MAIN_PHASE_STARTS: "the Main Phase starts", op.CARD_DRAWN: "a card was drawn",
    op.DICE_GAINED: "dice were gained", op.STRATEGY_SHIFTED: "the Strategy was shifted",
    op.OBJECTIVE_REVEALED: "an Objective was revealed", op.GOAL_PLACED: "a Goal was placed",
    op.ABILITY_TRIGGERED: "an ability is triggered", op.ATTACK_DECLARED: "an Attack is declared",
    op.STRENGTH_KNOWN: "Total STR is known", op.DAMAGE_DEALT: "damage was dealt",
    op.KILLED: "a Character is killed", op.LEFT_PLAY: "a card left play",
    op.ATTACK_COMPLETED: "an Attack is completed", op.LEAVES_SQUARE: "a Character leaves a square",
    op.ARRIVES: "a Character arrives in a square", op.ENTERS: "a Character enters a square",
    op.MOVE_COMPLETED: "a Move is completed", op.DEPLOYED: "a card was deployed",
    op.ATTACHED: "a Modification was attached", op.EXHAUSTED_BY_EFFECT: "a card was exhausted",
    op.RECOVERED_BY_EFFECT: "a card recovered", op.HEALED: "a card was healed",
    op.TOKEN_GAINED: "a token was gained", op.GOALS_SCORED: "Goals were scored",
    op.VP_GAINED: "Victory Points were gained", op.MAIN_PHASE_ENDS: "the Main Phase ends",
    op.BATTLE_STARTED: "the Battle starts", op.BATTLE_ENDED: "the Battle ends",
}  # fmt: skip


def nest_view(s: Board) -> list[dict[str, object]]:
    """All that is open, the outermost first; the last one is what is being asked in, where it is a window."""
    out: list[dict[str, object]] = []
    for index, frame in enumerate(s.frames):
        row = row_of(s, frame, index)
        if row:
            out.append(row)
    return out


def row_of(s: Board, frame: Frame, index: int) -> dict[str, object]:
    if isinstance(frame, Ability):
        return {
            "is": "ability",
            "player": int(frame.player),
            "name": name_of(s, int(frame.thing())) if frame.thing() >= 0 else "",
            "how": HOW.get(int(frame.how), ""),
            "text": s.library.line_text(frame.header),
            "number": int(frame.number),
        }
    if isinstance(frame, Move):
        return {"is": "move", "player": int(frame.you), "at": place(s, int(frame.mover))}
    if isinstance(frame, Attack):
        return {
            "is": "attack",
            "player": int(frame.you),
            "at": place(s, int(frame.attacker)),
            "on": place(s, int(frame.target)),
        }
    if isinstance(frame, Window):
        return {
            "is": "window",
            "player": int(frame.holder),
            "text": WINDOWS[int(frame.event[events.KIND])],
            "name": about_event(s, frame),
        }
    if isinstance(frame, Point):
        return {"is": "point", "player": int(frame.holder), "text": moment(s, index)}
    return {}


def name_of(s: Board, thing: int) -> str:
    return s.library.names[s.get(thing, its.FACE)]


def place(s: Board, ref: int) -> str:
    """Where a card In Play lies; nothing if it does not any more."""
    if ref == 0 or not s.same(ref) or s.get(thing_of(ref), its.ZONE) != zones.IN_PLAY:
        return ""
    return where(s, int(thing_of(ref)))


def about_event(s: Board, window: Window) -> str:
    """The card In Play that an event is about; nothing where it is about none. Who is killed or takes damage
    comes before who does it.
    """
    fields = (events.WHO, events.A, events.B)
    if window.event[events.KIND] in (op.KILLED, op.DAMAGE_DEALT):
        fields = (events.A, events.WHO, events.B)
    for field in fields:
        value = int(window.event[field])
        if window.event[events.KIND] == op.LEFT_PLAY and is_thing(value) and value > 0:
            return s.library.names[s.get(thing_of(value), its.FACE)]  # it has just been seen In Play
        if is_thing(value) and s.same(value) and s.get(thing_of(value), its.ZONE) == zones.IN_PLAY:
            return name_of(s, int(thing_of(value)))
    return ""


def moment(s: Board, index: int, seat: int = 0) -> str:
    """When an interrupt point comes: what is about to happen, or has (R93)."""
    below: Frame | None = None
    for frame in s.frames[:index]:
        if isinstance(frame, (Ability, Move, Attack, Battle)):
            below = frame  # the innermost of them
    if isinstance(below, Ability):
        line = s.library.line_text(below.header).split(":")[0]
        whose = f" of {name_of(s, int(below.thing()))}" if below.thing() >= 0 else ""
        return f"{line}{whose} is about to take effect"
    if isinstance(below, Move) and s.same(below.mover):
        thing = int(thing_of(below.mover))
        return f"{name_of(s, thing)} has moved to {square_name(corner(int(s.get(thing, its.SQUARES))), seat)}"
    if isinstance(below, Attack):
        name = name_of(s, int(thing_of(below.attacker)))
        if below.step == DAMAGE:
            total = s.attack(attacks.TOTAL)
            return f"the damage of {name} is about to be dealt: Total STR {total}"
        return f"{name} attacks, and dice are about to be added"
    if isinstance(below, Battle) and below.step == LAST_POINT:
        return "both have passed, and Goals are scored next"
    if isinstance(below, Battle):
        return "the next Action Window opens"
    return "something is about to happen"
