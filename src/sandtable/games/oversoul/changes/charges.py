"""Charges of consumed Keyworded Abilities: who has how many, and from where each came (R81, R153, R177).

A charge that was Stolen stays with its victim as one that is lent: it counts for nothing and ends with its
own source, but comes back when the thief gives up its twin unused (R132). A charge of a Role that was lost
sleeps, with minus its KEYWORD (R193).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing.values import thing_of

BEARER: Final = 0  # ref
KEYWORD: Final = 1
SORT: Final = 2  # TIMED ends first, then GRANTED, then OWN
SOURCE: Final = 3  # of a TIMED one the effect's TIME, of a GRANTED one the source's ref
# of an OWN one its bearer's ref or 0 if it is printed, else minus the time at which it was received
WIDTH: Final = 4

TIMED: Final = 1
GRANTED: Final = 2
OWN: Final = 3
MOST: Final = 2  # HYPER
_LENT: Final = 256  # KEYWORD of a lent one is minus the time of the theft times this, minus the keyword


def held(s: Board, ref: i64, keyword: i64) -> i64:
    """How many charges a card has, asleep or not."""
    rows = s.charges
    count: i64 = 0
    at: i64 = 0
    while at < len(rows):
        if rows[at] == ref and rows[at + KEYWORD] == keyword:
            count += 1
        at += WIDTH
    return count


def receive(s: Board, ref: i64, keyword: i64, number: i64, sort: i64, source: i64) -> None:
    """One more charge, or both of a HYPER version; a third is lost for good."""
    while number > 0 and held(s, ref, keyword) < MOST:
        s.charges = extend(s.charges, vec[i64]([ref, keyword, sort, source]))
        number -= 1
    s.worked.fresh = False


def take(s: Board, ref: i64, keyword: i64) -> bool:
    """Use the charge that would end first; whether there was one."""
    rows = s.charges
    best: i64 = -1
    at: i64 = 0
    while at < len(rows):
        if rows[at] == ref and rows[at + KEYWORD] == keyword:
            if best < 0 or rows[at + SORT] < rows[best + SORT]:
                best = at
        at += WIDTH
    if best < 0:
        return False
    stolen = taken_at(rows, best)
    s.charges = extend(rows[:best], rows[best + WIDTH :])
    while stolen > 0:  # the victim's is used up too, and its victim's, if it was a thief itself
        at = lent_at(s, stolen, keyword)
        if at < 0:
            break
        stolen = taken_at(s.charges, at)
        s.charges = extend(s.charges[:at], s.charges[at + WIDTH :])
    s.worked.fresh = False
    return True


def lose(s: Board, ref: i64, keyword: i64) -> None:
    """All of them are lost for good, but for those that lasting lines of other cards give: these hold on the
    result of what is fixed (R156).
    """
    kept = vec[i64](capacity=len(s.charges))
    at: i64 = 0
    while at < len(s.charges):
        row = s.charges[at : at + WIDTH]
        at += WIDTH
        lost = row[BEARER] == ref and row[KEYWORD] == keyword
        if not lost or (row[SORT] == GRANTED and s.get(thing_of(row[SOURCE]), its.HOST) != thing_of(ref)):
            kept = extend(kept, row)
    s.charges = kept
    s.worked.fresh = False


def lend(s: Board, victim: i64, thief: i64, keyword: i64, sort: i64, source: i64) -> None:
    """Charges are Stolen: the thief receives them, and as many are lent; a third is lost for good (R177)."""
    before = held(s, thief, keyword)
    receive(s, thief, keyword, held(s, victim, keyword), sort, source)
    many = held(s, thief, keyword) - before
    time: i64 = source if source > 0 else -source
    kept = vec[i64]()
    at: i64 = 0
    while at < len(s.charges):
        row = s.charges[at : at + WIDTH]
        at += WIDTH
        if row[BEARER] == victim and row[KEYWORD] == keyword:
            if many == 0:
                continue
            many -= 1
            row[KEYWORD] = -(time * _LENT + keyword)
        kept = extend(kept, row)
    s.charges = kept
    s.worked.fresh = False


def keyword_of(row: vec[i64]) -> i64:
    """The Keyworded Ability of a charge, lent or not."""
    return row[KEYWORD] if row[KEYWORD] > 0 else -row[KEYWORD] % _LENT


def taken_at(rows: vec[i64], at: i64) -> i64:
    """The time at which a charge came to its bearer by an effect, a theft perhaps; else 0."""
    if rows[at + SORT] == TIMED:
        return rows[at + SOURCE]
    return -rows[at + SOURCE] if rows[at + SORT] == OWN and rows[at + SOURCE] < 0 else 0


def lent_at(s: Board, time: i64, keyword: i64) -> i64:
    """Where a charge stands that was Stolen at this time, -1 if nowhere."""
    at: i64 = 0
    while at < len(s.charges):
        if s.charges[at + KEYWORD] == -(time * _LENT + keyword):
            return at
        at += WIDTH
    return -1


def give_back(s: Board, time: i64, keyword: i64) -> None:
    """A thief has given up one that it had not used: its victim has it again, if it has room (R81)."""
    at: i64 = lent_at(s, time, keyword) if time > 0 else -1
    if at >= 0:
        uncover(s, at, keyword)


def wake(s: Board, ref: i64, keyword: i64, source: i64) -> None:
    """A Role that was lost is back: what slept meanwhile is in use again (R193)."""
    at: i64 = 0
    while at < len(s.charges):
        if s.charges[at + KEYWORD] == -keyword and s.charges[at] == ref and s.charges[at + SOURCE] == source:
            uncover(s, at, keyword)
            at = 0
        else:
            at += WIDTH


def uncover(s: Board, at: i64, keyword: i64) -> None:
    """A charge that counted for nothing counts again, unless there are as many as there can be."""
    row = s.charges[at : at + WIDTH]
    s.charges = extend(s.charges[:at], s.charges[at + WIDTH :])
    if held(s, row[BEARER], keyword) < MOST:
        row[KEYWORD] = keyword
        s.charges = extend(s.charges, row)
    s.worked.fresh = False


def drop_bearer(s: Board, ref: i64) -> None:
    """A card is no longer Active: its charges are gone, and sources may give to it anew."""
    dropped = s.charges
    s.charges = without(s.charges, BEARER, ref)
    at: i64 = 0
    while at < len(dropped):
        if dropped[at] == ref and dropped[at + KEYWORD] > 0:
            give_back(s, taken_at(dropped, at), dropped[at + KEYWORD])
        at += WIDTH
    s.spent = without(s.spent, BEARER, ref)
    s.spent = without(s.spent, SOURCE, ref)


def drop_source(s: Board, sort: i64, source: i64) -> None:
    """A source has ended, and its unused charges with it; whoever ends it has the values worked out anew."""
    dropped = s.charges
    kept = vec[i64](capacity=len(dropped))
    at: i64 = 0
    while at < len(dropped):
        if dropped[at + SORT] != sort or dropped[at + SOURCE] != source:
            kept = extend(kept, dropped[at : at + WIDTH])
        at += WIDTH
    s.charges = kept
    at = 0
    while at < len(dropped):
        if dropped[at + SORT] == sort and dropped[at + SOURCE] == source and dropped[at + KEYWORD] > 0:
            give_back(s, taken_at(dropped, at), dropped[at + KEYWORD])
        at += WIDTH


def without(rows: vec[i64], field: i64, ref: i64) -> vec[i64]:
    """The rows without those of a card."""
    at: i64 = 0
    while at < len(rows):
        if rows[at + field] == ref:
            rows = extend(rows[:at], rows[at + WIDTH :])
        else:
            at += WIDTH
    return rows


# ---- what has been given once: bearer, keyword, header, source


def was_given(s: Board, bearer: i64, keyword: i64, header: i64, source: i64) -> bool:
    rows = s.spent
    at: i64 = 0
    while at < len(rows):
        if rows[at] == bearer and rows[at + KEYWORD] == keyword and rows[at + SOURCE] == source:
            if rows[at + SORT] == header:
                return True
        at += WIDTH
    return False


def remember_given(s: Board, bearer: i64, keyword: i64, header: i64, source: i64) -> None:
    s.spent = extend(s.spent, vec[i64]([bearer, keyword, header, source]))
