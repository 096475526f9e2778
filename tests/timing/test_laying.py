"""Programs one behind the other, and what is seen of them in one look; cards as text and back."""

import pytest

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.kernel.errors import SetupError
from sandtable.timing.faces import UNASKED, Faces
from sandtable.timing.laying import (
    INSTRUCTIONS,
    all_rows,
    by_instruction,
    clear_places,
    given_by,
    lay_down,
    mask,
    own,
    rows_of,
    speaks_of,
)  # fmt: skip
from sandtable.timing.pressing import columns, fill, press

from .village import GIVE, SPIN, VISIT

END = [0] * lay.ROW


def ability(*rows, cost=()):
    """A header, its rows, and those of its cost, as numbers of instructions with their part A."""
    code = [0] * lay.HEADER
    for part, given in ((lay.BODY, rows), (lay.COST, cost)):
        if given:
            code[part] = len(code)
            for op, a in given:
                code += [op, 0, 0, 0, a, 0, 0, 0]
            code += END
    return code


def test_words_as_bits():
    assert mask(()) == 0 and mask((1, 3)) == 10 and mask((60,)) == 1 << 60
    with pytest.raises(SetupError, match="60 words of a kind, this is number 61"):
        mask((61,))


def test_a_column_by_instruction():
    column = by_instruction({3: 7}, 2)
    assert len(column) == INSTRUCTIONS and column[3] == 7 and column[4] == 2


def test_a_face_has_its_own_abilities():
    faces = Faces()
    one, other = (lay_down(faces, ability((SPIN, 0))) for _ in range(2))
    assert one == 1 and faces.code[other + lay.BODY] == lay.HEADER
    own(faces, 0, [], 0, 0)
    own(faces, 1, [one, other], 3, 4)
    own(faces, 0, [other], 5, 6)  # a token whose abilities are known only now
    assert [list(column) for column in (faces.first, faces.count, faces.flags, faces.events)] == [
        [2, 0], [1, 2], [5, 3], [6, 4],
    ]  # fmt: skip
    assert list(faces.abilities) == [one, other, other]
    own(faces, 3, [one], 7, 8)  # the face before it has nothing yet
    assert [list(column[2:]) for column in (faces.first, faces.count, faces.flags, faces.events)] == [
        [0, 3], [0, 1], [0, 7], [0, 8],
    ]  # fmt: skip


def test_all_rows_of_an_ability():
    faces = Faces()
    faces.grant = GIVE
    inner = lay_down(faces, ability((VISIT, 0)))
    outer = lay_down(faces, ability((SPIN, 0), (GIVE, 0), cost=((w.PICK, 0),)))
    listed = lay_down(faces, [1, inner - (outer + lay.HEADER + 3 * lay.ROW + 2 * lay.ROW)])
    giving = outer + lay.HEADER + lay.ROW
    faces.code[giving + lay.A] = listed - giving
    assert [int(faces.code[row]) for row in rows_of(faces, outer)] == [SPIN, GIVE, w.PICK]
    assert given_by(faces, giving) == [inner] and given_by(faces, outer + lay.HEADER) == []
    assert [int(faces.code[row]) for row in all_rows(faces, outer)] == [SPIN, GIVE, VISIT, w.PICK]


def test_what_a_row_speaks_of():
    faces = Faces()
    faces.signs = by_instruction({VISIT: 4, SPIN: 8}, 1)
    visit, spin = lay_down(faces, [VISIT, *[0] * 7]), lay_down(faces, [SPIN, *[0] * 7])
    at = len(faces.code)
    condition = lay_down(faces, [w.NOW, 2, visit - at, spin - at])
    for op in (w.FORBID, w.PERMIT, w.REQUIRE):
        row = lay_down(faces, [op, 0, 0, 0, visit - len(faces.code), 0, 0, 0])
        assert speaks_of(faces, row) == 4
    row = lay_down(faces, [w.REPLACE, 0, 0, 0, condition - len(faces.code), 0, 0, 0])
    assert speaks_of(faces, row) == 12
    assert speaks_of(faces, visit) == 0


def test_cards_as_text_and_back():
    faces = Faces()
    faces.names = ["Farmer"]
    own(faces, 0, [lay_down(faces, ability((SPIN, 0)))], 3, 4)
    faces.cards = 1
    faces.grant = GIVE
    clear_places(faces)
    assert len(faces.looks) == len(faces.code) and set(faces.looks) == {UNASKED}
    blank = Faces()
    data = press(faces)
    fill(blank, data)
    assert press(blank) == data and set(data) == set(columns(blank))
    assert blank.digest() == faces.digest() and blank.cards == 1 and list(blank.events) == [4]
    assert blank.grant == 0  # what is the same for all cards is the game's to bring
