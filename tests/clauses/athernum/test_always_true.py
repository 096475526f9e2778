"""What is true of the table at every question, whatever has been played: zones, slots, markers, ranks."""

from random import Random

import pytest

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts

from .test_derived import mixed_table

STEPS = 180


def off_the_board(s: Board, thing: int) -> None:
    """Changing zones strips a card of everything (R47, 7.5.3, 10.0.5)."""
    for column in (its.DAMAGE, its.EXHAUSTION, its.VICTORY, its.PLACE, its.SLOT, its.SIDE):
        assert s.get(thing, column) == 0, (thing, column)
    assert s.get(thing, its.HOST) == -1 and s.get(thing, its.CONTROLLER) == s.get(thing, its.OWNER)
    assert not s.flag(thing, its.IS_MAIN | its.IS_COUNTED)
    if s.get(thing, its.ZONE) != its.GONE:
        assert not s.flag(thing, its.IS_TOKEN) or s.get(thing, its.ZONE) == op.VOID  # R48, R146
    if s.flag(thing, its.IS_ON_TOP):
        assert s.get(thing, its.ZONE) == op.DECK
        mine = [one for one in range(s.count()) if s.get(one, its.ZONE) == op.DECK]
        mine = [one for one in mine if s.get(one, its.OWNER) == s.get(thing, its.OWNER)]
        assert s.get(thing, its.RANK) == max(s.get(one, its.RANK) for one in mine)  # R131


def on_the_board(s: Board, thing: int) -> None:
    place, kind = s.get(thing, its.PLACE), s.library.supertype[s.get(thing, its.FACE)]
    assert (
        its.MAIN_SLOT <= place <= its.ITEM_SLOT
        and its.LIES_UP <= s.get(thing, its.SIDE) <= its.LIES_EXHAUSTED
    )
    assert 0 <= s.get(thing, its.CONTROLLER) < s.seats and not s.flag(thing, its.IS_ON_TOP)
    assert (place == its.RESOURCE_ZONE) == (kind == op.RESOURCE)
    if place == its.LOCATION_SLOT:
        assert kind == op.LOCATION
    assert 0 <= s.get(thing, its.SLOT) < (its.CHARACTER_SLOTS if place == its.CHARACTER_SLOT else 1)
    assert (s.get(thing, its.HOST) >= 0) == (place == its.ITEM_SLOT)
    if place == its.ITEM_SLOT:  # R5, R65, R93
        host = s.get(thing, its.HOST)
        assert s.get(host, its.ZONE) == op.BOARD and s.get(host, its.PLACE) != its.ITEM_SLOT
        assert s.get(host, its.CONTROLLER) == s.get(thing, its.CONTROLLER)
        assert s.get(thing, its.SIDE) != its.LIES_EXHAUSTED and kind == op.ITEM
        for column in (its.DAMAGE, its.EXHAUSTION, its.VICTORY):
            assert s.get(thing, column) == 0
    for column in (its.DAMAGE, its.EXHAUSTION, its.VICTORY):
        assert s.get(thing, column) >= 0
    if s.flag(thing, its.IS_MAIN):  # 3.0.7
        assert (
            s.get(thing, its.CONTROLLER) == s.get(thing, its.OWNER)
            and s.of(s.get(thing, its.OWNER), their.LEADER) == thing
        )


def whole(s: Board) -> None:
    taken = [
        (s.get(thing, its.CONTROLLER), s.get(thing, its.SLOT))
        for thing in s.board
        if s.get(thing, its.PLACE) == its.CHARACTER_SLOT
    ]
    assert len(set(taken)) == len(taken)  # 7.1.2b
    there = [thing for thing in range(s.count()) if s.get(thing, its.ZONE) != its.GONE]
    ranks = [s.get(thing, its.RANK) for thing in there]
    assert len(set(ranks)) == len(ranks) and max(ranks) <= s.clock  # R88
    stamps = [s.get(thing, its.STAMP) for thing in there]
    assert len(set(stamps)) == len(stamps) and min(stamps) > 0 and max(stamps) <= s.clock  # R47
    assert all(0 <= s.get(thing, its.KNOWN) <= s.everybody() for thing in there)
    assert s.pool >= 0
    marks = [tuple(s.marks[i : i + 3]) for i in range(0, len(s.marks), 3)]
    assert all(s.get(thing, its.ZONE) == op.BOARD and count >= 0 for thing, _, count in marks)
    assert len({mark[:2] for mark in marks}) == len(marks)
    for seat in range(s.seats):
        assert s.of(seat, their.COMMANDS) >= 0
        assert all(s.of(seat, their.POOL + faction) >= 0 for faction in range(their.POOLS))


def in_force(s: Board) -> None:
    """Lasting effects stand in the order of their times, each with its instruction (R88)."""
    before = 0
    for at in lasts.each(s.lasting):
        assert s.lasting[at + lasts.OPERATION] == s.library.code[s.lasting[at + lasts.ROW]]
        assert before < s.lasting[at + lasts.TIME] <= s.clock
        before = s.lasting[at + lasts.TIME]
        assert 0 <= s.lasting[at + lasts.UNTIL] <= lasts.WHILE_THERE and 0 <= s.lasting[
            at + lasts.HELD
        ] <= len(s.things)


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
            if s.get(thing, its.ZONE) == op.BOARD:
                on_the_board(s, thing)
            else:
                off_the_board(s, thing)
        whole(s)
        in_force(s)
        options = s.options()
        s.apply(options[dice.randrange(len(options))])
    assert s.turn > 1 or s.over()
