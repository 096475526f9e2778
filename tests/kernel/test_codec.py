"""The text of a state: everything comes back, and whatever is wrong is named by its line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64, u8

from sandtable.games.antagonism import GAME as ANTAGONISM
from sandtable.kernel import codec
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import NOBODY, Frame
from sandtable.kernel.state import PlainState
from tests.contract.example import dash

NUMBER = st.integers(-(2**63), 2**63 - 1)


class Everything(Frame):
    """A frame with a field of every kind that can be written."""

    FIELDS = ("number", "flag", "row", "bytes", "items")

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.flag = False
        self.row = vec[i64]()
        self.bytes = vec[u8]()
        self.items: list[int] = []


def blank():
    return PlainState(2, b"", [], vec[i64]())


def load(text):
    return codec.load(text, "toy", blank(), {"Everything": Everything})


def written():
    """A state that waits in an Everything frame, as lines."""
    s = PlainState(2, bytes(32), [Everything()], vec[i64]([4, 4, 4, -1]))
    s.seat = 1
    return codec.dump(s, "toy").splitlines()


@settings(max_examples=60, deadline=None)
@given(
    key=st.sampled_from([b"", bytes(range(32))]),
    registers=st.tuples(NUMBER, NUMBER, NUMBER, NUMBER, NUMBER),
    rows=st.tuples(st.lists(NUMBER), st.lists(st.integers(0, 3)), st.lists(st.integers(0, 255))),
    flag=st.booleans(),
)
def test_all_comes_back(key, registers, rows, flag):
    frame = Everything()
    s = PlainState(3, key, [frame, Everything()], vec[i64](rows[0]))
    s.fast, s.rolls, s.clause, s.answer, s.beat = registers
    s.seat = 2
    s.open_chance = flag
    frame.step, frame.number, frame.flag = 3, registers[0], flag
    frame.row, frame.bytes, frame.items = vec[i64](rows[0]), vec[u8](rows[2]), rows[1]
    text = codec.dump(s, "toy")
    again = load(text)
    assert codec.dump(again, "toy") == text
    assert codec.state_hash(again, "toy") == codec.state_hash(s, "toy")
    twin = again.frames[0]
    assert isinstance(twin, Everything)
    assert (again.key, twin.flag, twin.items, list(twin.bytes)) == (key, flag, rows[1], rows[2])
    assert type(twin.bytes) is type(vec[u8]()) and type(twin.row) is type(vec[i64]())


def test_a_finished_game_comes_back():
    s = blank()
    s.outcome = vec[i64]([1, -1])
    assert s.seat == NOBODY
    again = load(codec.dump(s, "toy"))
    assert again.over() and again.returns() == [1.0, -1.0]


def test_rows_are_short():
    assert "cells = 4*3 -1" in written()


def test_the_hash_is_that_of_the_text():
    one, other = blank(), blank()
    assert codec.state_hash(one, "toy") == codec.state_hash(other, "toy") != codec.state_hash(one, "other")
    other.beat = 1
    assert codec.state_hash(one, "toy") != codec.state_hash(other, "toy")


LAST = len(written())


@pytest.mark.parametrize(
    ("line", "text", "place", "words"),
    [
        (1, "sandtable state 1 toy", 1, "begins with 'sandtable state 2 toy'"),
        (1, "sandtable state 2 dash", 1, "begins with 'sandtable state 2 toy'"),
        (2, "key = 00", 2, "a key has 64 hexadecimal digits"),
        (2, "key = " + "0" * 63 + "x", 2, "key cannot be"),
        (2, "key = " + " 0" * 32, 2, "key cannot be"),
        (3, "seats = two", 3, "seats cannot be 'two' (not a number)"),
        (3, "seats = ", 3, "not a number"),
        (3, "seats = ²", 3, "not a number"),
        (3, "seats = 1_0", 3, "not a number"),
        (3, "seats = 0", 3, "0 seats"),
        (3, "seats = 65", 3, "65 seats"),
        (6, "seat = 2", 3, "seat 2 is asked"),
        (6, "seat = -3", 3, "seat -3 is asked"),
        (6, "seat = -2", LAST, "a game that is over has no frames"),
        (6, "seat = -1", None, "no face has any weight"),
        (4, "rolls = 0", 4, "expected 'fast', found 'rolls = 0'"),
        (4, "fast = 9223372036854775808", 4, "too large a number"),
        (4, "fast = -9223372036854775809", 4, "too large a number"),
        (4, "fast = " + "9" * 5000, 4, "too large a number"),
        (11, "open_chance = maybe", 11, "yes or no"),
        (12, "cells = 1*2000000", 12, "too many numbers"),
        (12, "cells = 1*0", 12, "too many numbers"),
        (12, "cells = 1*-1", 12, "too many numbers"),
        (12, "cells = 1*x", 12, "not a number"),
        (12, "cells = 1 2 three", 12, "not a number"),
        (LAST, "", LAST, "is no frame; known: Everything"),
        (LAST, "frame", LAST, "is no frame"),
        (LAST, "frame Nothing step=0", LAST, "is no frame; known: Everything"),
        (LAST, "frame object step=0", LAST, "is no frame; known: Everything"),
        (LAST, "frame Everything step=0", LAST, "has the fields step, number, flag, row, bytes, items"),
        (LAST, "frame Everything step=x number=0 flag=no row= bytes= items=", LAST, "step cannot be 'x'"),
        (LAST, "frame Everything step=0 nombre=0 flag=no row= bytes= items=", LAST, "expected 'number'"),
        (LAST, "frame Everything step=0 number=0 flag=1 row= bytes= items=", LAST, "yes or no"),
        (LAST, "frame Everything step=0 number=0 flag=no row= bytes=256 items=", LAST, "between 0 and 255"),
        (LAST, "frame Everything step=0 number=0 flag=no row= bytes=-1 items=", LAST, "between 0 and 255"),
    ],
)
def test_a_wrong_line_is_named(line, text, place, words):
    lines = written()
    lines[line - 1] = text
    with pytest.raises(NotationError) as wrong:
        load("\n".join(lines) + "\n")
    assert words in wrong.value.message
    assert place is None or wrong.value.message.startswith(f"line {place}: ")


@pytest.mark.parametrize("kept", range(LAST))
def test_a_text_that_ends_early_is_refused(kept):
    with pytest.raises(NotationError, match=r"^line \d"):
        load("\n".join(written()[:kept]))


@settings(max_examples=80, deadline=None)
@given(at=st.integers(0, 10**6), what=st.text(max_size=4), cut=st.integers(0, 3))
def test_random_damage_is_refused_with_words_or_loads(at, what, cut):
    for game, setup in ((dash(), "two"), (ANTAGONISM, "lagoon:2")):
        text = game.dump(game.new(setup, "1"))
        at %= len(text)
        try:
            game.load(text[:at] + what + text[at + cut :])
        except NotationError as wrong:
            assert wrong.message


def test_what_is_loaded_shares_nothing_with_a_second_load():
    text = "\n".join(written())
    one, other = load(text), load(text)
    one.cells[0] = 9
    assert list(other.cells) == [4, 4, 4, -1]
