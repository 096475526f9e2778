"""The lines that a card has at this moment: printed, by its Roles, from its Constructs, given (5.3.12, 8.4).

A line is packed as its header with the thing it comes from: a Construct's lines are its host's, and limits
count for the Construct.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.lines import own_headers, trigger_of, with_role_lines
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import lasting as lasts

_CARRIER: Final = 32  # where the thing stands in a packed line


def line(header: i64, carrier: i64) -> i64:
    return carrier << _CARRIER | header


def header_of(packed: i64) -> i64:
    return packed & ((1 << _CARRIER) - 1)


def carrier_of(packed: i64) -> i64:
    return packed >> _CARRIER


def off_board(zone: i64) -> bool:
    """Whether lines may work in a zone besides the board (3.2.4)."""
    return zone in (op.HAND, op.IDLE, op.EXILE_SPACE)


def has_role_lines(s: Board, thing: i64) -> bool:
    """Whether it has Role Abilities: by its face, a TOTEM always, a UNIT Construct never (R122)."""
    if s.flag(thing, its.AS_CONSTRUCT):
        return False
    return s.flag(thing, its.IS_TOKEN) or with_role_lines(s.library, s.get(thing, its.FACE))


def own_lines(s: Board, thing: i64, roles: i64, role_lines: bool, out: vec[i64]) -> vec[i64]:
    """What is printed on a card and its Role Abilities, as far as it works with these Roles where it lies."""
    at_home = s.get(thing, its.PLACE) == its.LEADER_ZONE
    token = s.flag(thing, its.IS_TOKEN)
    for header in own_headers(s.library, s.get(thing, its.FACE), roles, role_lines, at_home, token):
        out = append(out, line(header, thing))
    return out


def role_source(s: Board, thing: i64, roles: i64) -> i64:
    """The Roles by which it has Role Abilities: of a TOTEM only those it received later (R155)."""
    if s.flag(thing, its.IS_TOKEN):
        return roles & ~s.library.unit_roles[s.get(thing, its.FACE)]
    return roles


def raw_lines(s: Board, thing: i64, roles: i64, out: vec[i64]) -> vec[i64]:
    """The lines of an Active card before anything is lost: its own, and what its Constructs grant."""
    lib = s.library
    face = s.get(thing, its.FACE)
    if roles == lib.unit_roles[face] and s.get(thing, its.FLAGS) & (its.IS_TOKEN | its.AS_CONSTRUCT) == 0:
        out = usual_lines(s, thing, usual_run(s, thing), out)
    else:
        out = own_lines(s, thing, role_source(s, thing, roles), has_role_lines(s, thing), out)
    for construct in s.board:
        if s.get(construct, its.HOST) == thing and not has_lost_all(s, construct):
            if s.get(construct, its.SIDE) != its.FACE_DOWN:
                out = borne(s, thing, granted_lines(s, construct, False, vec[i64]()), out)
    return out


def borne(s: Board, thing: i64, lines: vec[i64], out: vec[i64]) -> vec[i64]:
    """Of lines that others grant to a card those that it can have, behind the lines so far."""
    for packed in lines:
        if can_have(s, thing, header_of(packed)):
            out = append(out, packed)
    return out


def can_have(s: Board, thing: i64, header: i64) -> bool:
    """A TOTEM is granted Keyworded Abilities and changes of its stats, no other Ability (7.1.33, R155)."""
    return not s.flag(thing, its.IS_TOKEN) or lay.kind(s.library.code, header) == op.LASTING


def usual_run(s: Board, thing: i64) -> i64:
    """Where `Library.usual` has the lines of a card with its printed Roles."""
    run = 2 * s.get(thing, its.FACE)
    if s.get(thing, its.PLACE) == its.LEADER_ZONE:
        run += 1
    return run


def usual_lines(s: Board, thing: i64, run: i64, out: vec[i64]) -> vec[i64]:
    """What is there, behind the lines so far."""
    lib = s.library
    i = lib.usual_end[run]
    end = lib.usual_end[run + 1]
    while i < end:
        out = append(out, line(lib.usual[i], thing))
        i += 1
    return out


def granted_lines(s: Board, construct: i64, kept: bool, out: vec[i64]) -> vec[i64]:
    """The lines of a Construct that it keeps for itself, "this Construct", or those that its host has
    (5.3.12).
    """
    lib = s.library
    for header in lib.printed(s.get(construct, its.FACE)):
        if lay.get(lib.code, header, lay.NAME) == 0:  # no Role Ability
            if (lay.get(lib.code, header, lay.FLAGS) & op.OWN != 0) == kept:
                out = append(out, line(header, construct))
    return out


def given_lines(s: Board, thing: i64, out: vec[i64]) -> vec[i64]:
    """Lines that Abilities have given it (R126, R127)."""
    if s.shapes & s.library.shapes[op.GIVE_ABILITY] == 0:
        return out
    ref = s.ref(thing)
    for at in lasts.each_of(s.lasting, op.GIVE_ABILITY):
        if s.lasts(at, lasts.SUBJECT) == ref and can_have(s, thing, lasts.register(s.lasting, at, 0)):
            out = append(out, line(lasts.register(s.lasting, at, 0), thing))
    return out


def has_lost_all(s: Board, thing: i64) -> bool:
    """Whether a card on the board has lost all Abilities; what it received since then it has all the same."""
    return s.worked.values[thing * col.WIDTH + col.LOST] & 1 << op.ABILITIES != 0


def lines_since(s: Board, thing: i64, roles: i64, out: vec[i64]) -> vec[i64]:
    """The lines of a card that has lost all Abilities: what was given later, also by a Role (R139, R156)."""
    ref = s.ref(thing)
    since: i64 = 0
    for at in lasts.each_of(s.lasting, op.LOSE_ALL):
        if s.lasts(at, lasts.SUBJECT) == ref and lasts.register(s.lasting, at, 0) == op.ABILITIES:
            since = s.lasts(at, lasts.TIME)
    received: i64 = 0
    for at in lasts.each_of(s.lasting, op.BECOME_ROLE):
        if s.lasts(at, lasts.SUBJECT) == ref and s.lasts(at, lasts.TIME) > since:
            received |= lasts.register(s.lasting, at, 0)
    received &= roles & ~s.library.unit_roles[s.get(thing, its.FACE)]
    if received != 0:
        role_lines = has_role_lines(s, thing)
        before = own_lines(s, thing, role_source(s, thing, roles & ~received), role_lines, vec[i64]())
        for packed in own_lines(s, thing, role_source(s, thing, roles), role_lines, vec[i64]()):
            if packed not in before:
                out = append(out, packed)
    for at in lasts.each_of(s.lasting, op.GIVE_ABILITY):
        if s.lasts(at, lasts.SUBJECT) == ref and s.lasts(at, lasts.TIME) > since:
            if can_have(s, thing, lasts.register(s.lasting, at, 0)):
                out = append(out, line(lasts.register(s.lasting, at, 0), thing))
    return out


def bear_lines(s: Board) -> None:
    """Write down the lines of every Active card on the board, by the Roles that it has: what it would have
    if nothing was SEALED or given by a lasting line.
    """
    lib = s.library
    values = s.worked.values
    lines = vec[i64](capacity=4 * len(s.board))
    given = s.shapes & lib.shapes[op.GIVE_ABILITY] != 0
    for thing in s.board:
        values[thing * col.WIDTH + col.RIDERS] = 0
    for thing in s.board:
        host = s.get(thing, its.HOST)
        if host >= 0:
            values[host * col.WIDTH + col.RIDERS] += 1
    for thing in s.board:
        row = thing * col.WIDTH
        first: i64 = len(lines)
        values[row + col.LINES] = first
        values[row + col.TRAITS] = 0
        values[row + col.TRIGGERS] = 0
        values[row + col.EARS] = 0
        if s.get(thing, its.SIDE) != its.FACE_DOWN:
            face = s.get(thing, its.FACE)
            lost = has_lost_all(s, thing)
            plain = (
                not given
                and not lost
                and values[row + col.RIDERS] == 0
                and s.get(thing, its.PLACE) != its.ATTACHED
                and s.get(thing, its.FLAGS) & (its.IS_TOKEN | its.AS_CONSTRUCT) == 0
                and values[row + col.ROLES] == lib.unit_roles[face]
            )
            if plain:
                run = usual_run(s, thing)
                lines = usual_lines(s, thing, run, lines)
                values[row + col.TRAITS] = lib.usual_traits[run]
                values[row + col.TRIGGERS] = lib.usual_triggers[run]
                values[row + col.EARS] = lib.usual_ears[run]
            elif lost:
                lines = lines_since(s, thing, values[row + col.ROLES], lines)
                sum_up(s, row, lines, first)
            elif s.get(thing, its.PLACE) == its.ATTACHED:
                lines = granted_lines(s, thing, True, lines)
                sum_up(s, row, lines, first)
            else:
                lines = given_lines(s, thing, raw_lines(s, thing, values[row + col.ROLES], lines))
                sum_up(s, row, lines, first)
        values[row + col.LINES_END] = len(lines)
    s.worked.lines = lines


def sum_up(s: Board, row: i64, lines: vec[i64], first: i64) -> None:
    """What can be known at once of the last lines, from this one on."""
    lib = s.library
    values = s.worked.values
    i = first
    while i < len(lines):
        header = header_of(lines[i])
        values[row + col.TRAITS] |= lib.traits[header]
        values[row + col.TRIGGERS] |= trigger_of(lib.traits[header])
        values[row + col.EARS] |= lib.hears[header]
        i += 1


def bear_again(s: Board, thing: i64) -> None:
    """The Roles of one card have changed after its lines were written down."""
    values = s.worked.values
    row = thing * col.WIDTH
    lines = s.worked.lines[:]
    first: i64 = len(lines)
    lines = given_lines(s, thing, raw_lines(s, thing, values[row + col.ROLES], lines))
    values[row + col.LINES] = first
    values[row + col.TRAITS] = 0
    values[row + col.TRIGGERS] = 0
    values[row + col.EARS] = 0
    sum_up(s, row, lines, first)
    values[row + col.LINES_END] = len(lines)
    s.worked.lines = lines
