"""Programs are laid down one behind the other into the faces of a game, and looked through once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.kernel.errors import SetupError
from sandtable.timing.faces import UNASKED, Faces
from sandtable.timing.orders import Order

INSTRUCTIONS: Final = 256  # numbers that an instruction can have
MOST_WORDS: Final = 60  # of a kind, in one set


def mask(numbers: tuple[int, ...]) -> int:
    """Numbers of words as bits."""
    bits = 0
    for number in numbers:
        if number > MOST_WORDS:
            raise SetupError(f"a set can have {MOST_WORDS} words of a kind, this is number {number}")
        bits |= 1 << number
    return bits


def by_instruction(values: dict[int, int], otherwise: int = 0) -> vec[i64]:
    """A column by number of an instruction."""
    return vec[i64]([values.get(number, otherwise) for number in range(INSTRUCTIONS)])


def orders_of(known: dict[int, Order]) -> list[Order]:
    """What carries out each instruction; what is matched and never carried out has the plain object."""
    return [known.get(number, Order()) for number in range(INSTRUCTIONS)]


def lay_down(faces: Faces, program: list[int]) -> int:
    """Lay a program behind the others; the answer is the place of its header."""
    start = len(faces.code)
    faces.code = extend(faces.code, vec[i64](program))
    return start


def begin_face(faces: Faces, name: str, text: str, number: int) -> int:
    """One more face: what it is called, its printed text, and the number of its name."""
    faces.names.append(name)
    faces.texts.append(text)
    faces.name = append(faces.name, i64(number))
    return len(faces.names) - 1


def own(faces: Faces, face: int, headers: list[int], flags: int, events: int) -> None:
    """The abilities of a face, and what is known of them beforehand; a new face has its place at the end."""
    while len(faces.first) <= face:
        faces.first = append(faces.first, i64(0))
        faces.count = append(faces.count, i64(0))
        faces.flags = append(faces.flags, i64(0))
        faces.events = append(faces.events, i64(0))
    faces.first[face] = len(faces.abilities)
    faces.count[face] = len(headers)
    faces.flags[face] = flags
    faces.events[face] = events
    for header in headers:
        faces.abilities = append(faces.abilities, i64(header))


def rows_of(faces: Faces, header: int) -> list[int]:
    """The rows of an ability, of its body and of its cost."""
    code = faces.code
    out: list[int] = []
    for part in (lay.BODY, lay.COST):
        if lay.has(code, header, part):
            row = lay.part(code, header, part)
            while lay.kind(code, row) != lay.END:
                out.append(int(row))
                row += lay.ROW
    return out


def given_by(faces: Faces, row: int) -> list[int]:
    """The abilities that a row gives, if it is one that does."""
    code = faces.code
    if lay.kind(code, row) != faces.grant:
        return []
    listed = lay.part(code, row, lay.A)
    return [int(lay.item(code, listed, index)) for index in range(lay.items(code, listed))]


def all_rows(faces: Faces, header: int) -> list[int]:
    """The rows of an ability, and those of the abilities that it gives."""
    out: list[int] = []
    for row in rows_of(faces, header):
        out.append(row)
        for given in given_by(faces, row):
            out += all_rows(faces, given)
    return out


def speaks_of(faces: Faces, row: int) -> int:
    """The events that a row forbids, permits, requires, or replaces, as bits of `Faces.signs`."""
    code = faces.code
    kind = lay.kind(code, row)
    if kind in (w.FORBID, w.PERMIT, w.REQUIRE):
        return int(faces.signs[lay.kind(code, lay.part(code, row, lay.A))])
    bits = 0
    if kind == w.REPLACE:
        condition = lay.part(code, row, lay.A)
        for index in range(lay.patterns(code, condition)):
            bits |= int(faces.signs[lay.kind(code, lay.pattern(code, condition, index))])
    return bits


def clear_places(faces: Faces) -> None:
    """Room for what is known of each place in the code, once all programs are laid down."""
    length = len(faces.code)
    faces.hears = vec[i64]([0] * length)
    faces.outlines = vec[i64]([0] * length)
    faces.kinds = vec[i64]([0] * length)
    faces.places = vec[i64]([0] * length)
    faces.touches = vec[i64]([0] * length)
    faces.looks = vec[i64]([UNASKED] * length)
