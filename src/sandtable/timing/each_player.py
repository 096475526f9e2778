"""Rows that several players carry out, one after the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import flow
from sandtable.cards.program import layout as lay
from sandtable.timing.meant import players_in
from sandtable.timing.passing import from_on
from sandtable.timing.program import Program
from sandtable.timing.things import CardState
from sandtable.timing.values import is_thing, player_value, slot_of, thing_of, value_of

DONE_WITH: Final = 1 << 8
EACH: Final = 3  # of each player: who, how many, and whether it was done
OWN: Final = 3  # of what a player has picked: the register of the round, who, and the register with its value


def several(program: Program, s: CardState, row: i64) -> bool:
    """Begin to run rows for each of several players, the active player first."""
    code = s.faces.code
    if lay.kind(code, row) == flow.IF:
        if row != program.after or s.rules.who_did(s, lay.part(code, row, lay.A)) != program.slot:
            return False  # "if they do" asks each of those who were asked before, what else only once
        found = players_of(program)
        main = row
    else:
        main = row
        while lay.kind(code, main) == flow.PICK:
            main += lay.ROW
        if not lay.has(code, main, lay.WHO) or not s.faces.orders[lay.kind(code, main)].acts():
            return False
        who = lay.part(code, main, lay.WHO)
        found = players_in(s, who, program.scene())
        if row != program.after or lay.get(code, who, lay.SLOT) != program.slot:
            program.each = vec[i64]()
        program.slot = lay.get(code, who, lay.SLOT)
    if len(found) < 2:
        return False
    refresh(program)
    program.players = in_turn_order(s, found)
    program.group = row
    if main > row and s.rules.all_at_once():
        program.close = main  # a round for what they pick, and one for what they do with it
    else:
        program.close = behind(code, main)
    set_player(program)
    return True


def behind(code: vec[i64], main: i64) -> i64:
    """Where the rows of one round end: with those of an "if" also what is done otherwise."""
    if lay.kind(code, main) not in (flow.MAY, flow.IF):
        return main + lay.ROW
    end = main + lay.get(code, main, lay.C)
    last = end - lay.ROW
    if lay.kind(code, main) == flow.IF and lay.kind(code, last) == flow.ELSE:
        return last + lay.get(code, last, lay.C)
    return end


def set_player(program: Program) -> None:
    """Let the rows be about the next player, and about what that player did before."""
    player = program.players[0]
    if program.slot >= lay.FIRST_SLOT:
        program.fill(program.slot, append(vec[i64](), player_value(player)))
    at: i64 = 0
    while at < len(program.each):
        if program.each[at] == player:
            program.many = program.each[at + 1]
            program.did = program.each[at + 2]
        at += EACH
    recall(program, player)


def next_player(program: Program, s: CardState) -> bool:
    """Whether the rows are to be run for another player."""
    first = program.players[0]
    remember_each(program, first)
    note_own(program, s, first)
    rest = program.players[1:]
    program.players = append(rest, first | DONE_WITH)
    if program.players[0] & DONE_WITH == 0:
        program.pc = program.group
        set_player(program)
        return True
    everybody = vec[i64]()
    for one in program.players:
        everybody = append(everybody, player_value(one & ~DONE_WITH))
    if program.slot >= lay.FIRST_SLOT:
        program.fill(program.slot, everybody)
    gather(program)
    program.many = 0  # of all of them together
    at: i64 = 0
    while at < len(program.each):
        program.many += program.each[at + 1]
        at += EACH
    program.players = vec[i64]()
    program.group = 0
    program.after = program.close
    program.close = 0
    return False


def remember_each(program: Program, player: i64) -> None:
    """Keep how many a player's rows have touched, and whether they were carried out."""
    at: i64 = 0
    while at < len(program.each) and program.each[at] != player:
        at += EACH
    rest = program.each[at + EACH :]
    row = vec[i64]([player, program.many, program.did])
    program.each = extend(extend(program.each[:at], row), rest)


# ---- what each of them has picked: in a round of theirs "it" is their own, behind the rounds it is all of it


def filled(s: CardState, first: i64, end: i64) -> vec[i64]:
    """The registers that rows fill."""
    code = s.faces.code
    out = vec[i64]()
    row = first
    while row < end:
        kind = lay.kind(code, row)
        field: i64 = lay.A
        if kind != flow.PICK:
            field = s.rules.fills(kind)
        if field > 0:
            out = append(out, lay.get(code, lay.part(code, row, field), lay.SLOT))
        row += lay.ROW
    return out


def note_own(program: Program, s: CardState, player: i64) -> None:
    """Keep what the rows have filled for this player, and as what they have left it what was kept before: a
    card that was moved is another object now.
    """
    slots = extend(filled(s, program.group, program.close), own_slots(program))
    kept = vec[i64]()
    at: i64 = 0
    while at < len(program.own):
        mine = program.own[at] == program.slot and program.own[at + 1] == player
        if not (mine and slot_of(program.own[at + 2]) in slots):
            kept = extend(kept, program.own[at : at + OWN])
        at += OWN
    for one in program.held:
        if slot_of(one) in slots:
            kept = extend(kept, vec[i64]([program.slot, player, one]))
    program.own = kept


def recall(program: Program, player: i64) -> None:
    """The registers that rounds of the same players have filled are this player's own again."""
    slots = own_slots(program)
    if len(slots) == 0:
        return
    held = vec[i64]()
    for one in program.held:
        if slot_of(one) not in slots:
            held = append(held, one)
    at: i64 = 0
    while at < len(program.own):
        if program.own[at] == program.slot and program.own[at + 1] == player:
            held = append(held, program.own[at + 2])
        at += OWN
    program.held = held


def refresh(program: Program) -> None:
    """What the players have picked may have been moved since their last round: keep it as what it is now."""
    at: i64 = 2
    while at < len(program.own):
        mine = program.own[at]
        for one in program.held:
            if slot_of(one) == slot_of(mine) and is_thing(value_of(one)) and is_thing(value_of(mine)):
                if thing_of(value_of(one)) == thing_of(value_of(mine)):
                    program.own[at] = one
        at += OWN


def gather(program: Program) -> None:
    """The rounds are over: their registers hold what all of the players have picked."""
    slots = own_slots(program)
    held = vec[i64]()
    for one in program.held:
        if slot_of(one) not in slots:
            held = append(held, one)
    at: i64 = 0
    while at < len(program.own):
        if program.own[at] == program.slot:
            held = append(held, program.own[at + 2])
        at += OWN
    program.held = held


def own_slots(program: Program) -> vec[i64]:
    """The registers that rounds of the present players have filled."""
    out = vec[i64]()
    at: i64 = 0
    while at < len(program.own):
        if program.own[at] == program.slot and slot_of(program.own[at + 2]) not in out:
            out = append(out, slot_of(program.own[at + 2]))
        at += OWN
    return out


def players_of(program: Program) -> vec[i64]:
    """Who was asked last, one after the other."""
    out = vec[i64]()
    at: i64 = 0
    while at < len(program.each):
        out = append(out, program.each[at])
        at += EACH
    return out


def goes_on(program: Program, s: CardState) -> bool:
    """Whether others have done this row just now, on the beat that is theirs too."""
    last = len(program.players) - 1
    return last >= 0 and program.players[last] & DONE_WITH != 0 and s.rules.all_at_once()


def nobody(program: Program, s: CardState, row: i64, kind: i64) -> bool:
    """Whether there is no player who should act: they have left the game, or none is meant."""
    code = s.faces.code
    if not lay.has(code, row, lay.WHO) or not s.faces.orders[kind].acts():
        return False
    return len(players_in(s, lay.part(code, row, lay.WHO), program.scene())) == 0


def in_turn_order(s: CardState, players: vec[i64]) -> vec[i64]:
    """Players from the active one on."""
    out = vec[i64]()
    for seat in from_on(s.order, s.active):
        if seat in players:
            out = append(out, seat)
    return out
