"""Every card and token that there is, as numbers: what any card game keeps of them.

A *face* is what a card or token shows when it lies face-up. All programs lie one behind the other in `code`;
an ability is named by the place of its header there. A game adds a column for each number that is printed on
its cards.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.errors import SetupError
from sandtable.kernel.policy import PLAIN, Policy
from sandtable.timing.orders import Order
from sandtable.timing.rules import Rules

UNNAMED: Final = 100_000  # behind all numbers of names: those of faces without one

# what a lasting effect of an operation is counted among
BANS: Final = 1  # it forbids or permits events
SWAPS: Final = 2  # it replaces or prevents them
GIVES: Final = 3  # it gives abilities

UNASKED: Final = 1 << 20  # in `looks`: no description asks for what other statements do
UNLIMITED: Final = 1 << 40
LOWERING: Final = 2  # among the shapes: something in force may lower a value


@mypyc_attr(acyclic=True)
class Faces:
    """The faces of one card set, column by column."""

    def __init__(self) -> None:
        self.code = vec[i64]([0])  # place 0 is no program
        self.names: list[str] = []
        self.texts: list[str] = []
        self.name = vec[i64]()  # the number of its name; 0 for tokens that nobody named
        self.subtypes = vec[i64]()  # words of its kind that filters may need, as bits
        self.first = vec[i64]()  # where its abilities begin in `abilities`
        self.count = vec[i64]()
        self.flags = vec[i64]()  # kinds of abilities it has, as the game says
        self.odd: i64 = 0  # those among the flags by which a text can matter outside the board
        self.events = vec[i64]()  # which events its triggers listen to, as bits of `ears`
        self.abilities = vec[i64]()  # headers
        self.cards: i64 = 0  # faces of cards; tokens come behind them
        self.ears = vec[i64]()  # by instruction: one bit of `events`
        self.orders: list[Order] = []  # by instruction: what carries it out
        self.shapes = vec[i64]()  # by instruction: one bit for each kind of lasting effect
        self.roles = vec[i64]()  # by instruction: BANS, SWAPS, GIVES, or 0
        self.signs = vec[i64]()  # by instruction: one bit for each that can be forbidden or replaced
        self.hears = vec[i64]()  # by place of a header: what it listens to, granted abilities too
        self.kinds = vec[i64]()  # by place of a filter whose outline is known: subtypes of which it needs one
        self.places = vec[i64]()  # likewise: in which kinds of places what fits can stand, as bits
        self.outlines = vec[i64]()  # by place of a filter; 0 as long as nobody has asked
        self.touches = vec[i64]()  # by place of a row: events it forbids or replaces, what its grants hear
        self.looks = vec[i64]()  # by place of a row: what it changes if it looks at that, or UNASKED
        self.elsewhere: i64 = 0  # bits of events that abilities outside the board listen to
        self.remembered: i64 = 0  # bits of events that some condition about the past asks for
        # what a game says of its instructions, by number
        self.subjects = vec[i64]()  # the field that says what a statement is about
        self.part_a = vec[i64]()  # how the parts of a pattern are compared, see evaluating/patterns.py
        self.part_b = vec[i64]()
        self.part_c = vec[i64]()
        self.first_state: i64 = 0  # from here on conditions are states, before they are events
        self.grant: i64 = 0  # the instruction that gives abilities
        self.chosen: i64 = 0  # the event of becoming a target
        self.any_marker: i64 = 0  # the kind of marker that means any of them
        self.kinds_change: i64 = 0  # shapes by which a thing can be of another kind than printed
        self.places_change: i64 = 0  # shapes by which it can be what does not stand there
        self.largest: i64 = UNLIMITED  # numbers count no further
        # what knows more of the rules than a library should is put here from above
        self.policy: Policy = PLAIN  # whom bots ask
        self.rules = Rules()

    def name_number(self, face: i64) -> i64:
        """A number for its name: equal for equal names, also of tokens that nobody named."""
        number = self.name[face]
        return number if number > 0 else UNNAMED + face

    def printed(self, face: i64) -> vec[i64]:
        """The headers of the abilities that stand on a face, in their order."""
        first = self.first[face]
        return self.abilities[first : first + self.count[face]]

    def digest(self) -> str:
        """Which library this is: equal only for the same faces and programs under the same numbers."""
        text = " ".join([str(number) for number in self.code]) + "\n" + "\n".join(self.names)
        return blake2b(text.encode(), digest_size=6).hexdigest()

    def face_of(self, name: str) -> int:
        for number in range(len(self.names)):
            if self.names[number] == name:
                return number
        raise SetupError(f"there is no card named {name!r}")
