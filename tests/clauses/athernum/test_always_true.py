"""What is true of the table at every question, whatever has been played: zones, slots, markers, ranks."""

from random import Random

import pytest

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.state import (
    CHARACTER_SLOT,
    CHARACTER_SLOTS,
    COMMANDS,
    CONTROLLER,
    COUNTED,
    DAMAGE,
    EXHAUSTED,
    EXHAUSTION,
    FACE_OF,
    GONE,
    HELD,
    HOST,
    ITEM_SLOT,
    KNOWN,
    LASTING_WIDTH,
    LEADER,
    LOCATION_SLOT,
    MAIN,
    MAIN_SLOT,
    MOST_REGISTERS,
    ON_TOP,
    OPERATION,
    OWNER,
    PLACE,
    POOL,
    POOLS,
    RANK,
    RESOURCE_ZONE,
    ROW,
    SIDE,
    SLOT,
    STAMP,
    TIME,
    TOKEN,
    UNTIL,
    UP,
    VICTORY,
    WHILE_THERE,
    ZONE,
    Board,
)

from .test_derived import mixed_table

STEPS = 180


def off_the_board(s: Board, thing: int) -> None:
    """Changing zones strips a card of everything (R47, 7.5.3, 10.0.5)."""
    for column in (DAMAGE, EXHAUSTION, VICTORY, PLACE, SLOT, SIDE):
        assert s.get(thing, column) == 0, (thing, column)
    assert s.get(thing, HOST) == -1 and s.get(thing, CONTROLLER) == s.get(thing, OWNER)
    assert not s.flag(thing, MAIN | COUNTED)
    if s.get(thing, ZONE) != GONE:
        assert not s.flag(thing, TOKEN) or s.get(thing, ZONE) == op.VOID  # R48, R146
    if s.flag(thing, ON_TOP):
        assert s.get(thing, ZONE) == op.DECK
        mine = [one for one in range(s.count()) if s.get(one, ZONE) == op.DECK]
        mine = [one for one in mine if s.get(one, OWNER) == s.get(thing, OWNER)]
        assert s.get(thing, RANK) == max(s.get(one, RANK) for one in mine)  # R131


def on_the_board(s: Board, thing: int) -> None:
    place, kind = s.get(thing, PLACE), s.library.supertype[s.get(thing, FACE_OF)]
    assert MAIN_SLOT <= place <= ITEM_SLOT and UP <= s.get(thing, SIDE) <= EXHAUSTED
    assert 0 <= s.get(thing, CONTROLLER) < s.seats and not s.flag(thing, ON_TOP)
    assert (place == RESOURCE_ZONE) == (kind == op.RESOURCE)
    if place == LOCATION_SLOT:
        assert kind == op.LOCATION
    assert 0 <= s.get(thing, SLOT) < (CHARACTER_SLOTS if place == CHARACTER_SLOT else 1)
    assert (s.get(thing, HOST) >= 0) == (place == ITEM_SLOT)
    if place == ITEM_SLOT:  # R5, R65, R93
        host = s.get(thing, HOST)
        assert s.get(host, ZONE) == op.BOARD and s.get(host, PLACE) != ITEM_SLOT
        assert s.get(host, CONTROLLER) == s.get(thing, CONTROLLER)
        assert s.get(thing, SIDE) != EXHAUSTED and kind == op.ITEM
        for column in (DAMAGE, EXHAUSTION, VICTORY):
            assert s.get(thing, column) == 0
    for column in (DAMAGE, EXHAUSTION, VICTORY):
        assert s.get(thing, column) >= 0
    if s.flag(thing, MAIN):  # 3.0.7
        assert s.get(thing, CONTROLLER) == s.get(thing, OWNER) and s.of(s.get(thing, OWNER), LEADER) == thing


def whole(s: Board) -> None:
    taken = [
        (s.get(thing, CONTROLLER), s.get(thing, SLOT))
        for thing in s.board
        if s.get(thing, PLACE) == CHARACTER_SLOT
    ]
    assert len(set(taken)) == len(taken)  # 7.1.2b
    there = [thing for thing in range(s.count()) if s.get(thing, ZONE) != GONE]
    ranks = [s.get(thing, RANK) for thing in there]
    assert len(set(ranks)) == len(ranks) and max(ranks) <= s.clock  # R88
    stamps = [s.get(thing, STAMP) for thing in there]
    assert len(set(stamps)) == len(stamps) and min(stamps) > 0 and max(stamps) <= s.clock  # R47
    assert all(0 <= s.get(thing, KNOWN) <= s.everybody() for thing in there)
    assert s.pool >= 0
    marks = [tuple(s.marks[i : i + 3]) for i in range(0, len(s.marks), 3)]
    assert all(s.get(thing, ZONE) == op.BOARD and count >= 0 for thing, _, count in marks)
    assert len({mark[:2] for mark in marks}) == len(marks)
    for seat in range(s.seats):
        assert s.of(seat, COMMANDS) >= 0
        assert all(s.of(seat, POOL + faction) >= 0 for faction in range(POOLS))


def in_force(s: Board) -> None:
    """Lasting effects stand in the order of their times, each with its instruction (R88)."""
    before = 0
    for at in range(0, len(s.lasting), LASTING_WIDTH):
        assert s.lasting[at + OPERATION] == s.library.code[s.lasting[at + ROW]]
        assert before < s.lasting[at + TIME] <= s.clock
        before = s.lasting[at + TIME]
        assert 0 <= s.lasting[at + UNTIL] <= WHILE_THERE and 0 <= s.lasting[at + HELD] <= MOST_REGISTERS


@pytest.mark.clause(
    "athernum 7.text.one-zone", "athernum 7.1.2b", "athernum R47", "athernum 7.5.3", "athernum 10.0.5",
    "athernum R5", "athernum R65", "athernum 3.0.7", "athernum R131", "athernum R88",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(3))
def test_a_table_is_whole_at_every_question(seed):
    dice = Random(200 + seed)
    s = mixed_table(40 + seed)
    for _ in range(STEPS):
        if s.over():
            break
        for thing in range(s.count()):
            if s.get(thing, ZONE) == op.BOARD:
                on_the_board(s, thing)
            else:
                off_the_board(s, thing)
        whole(s)
        in_force(s)
        options = s.options()
        s.apply(options[dice.randrange(len(options))])
    assert s.turn > 1 or s.over()
