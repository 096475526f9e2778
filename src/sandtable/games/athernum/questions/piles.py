"""The order of cards that are discarded at the same time (7.2.1c, R103)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import DONE
from sandtable.kernel.state import State
from sandtable.timing import pile
from sandtable.timing.asking import Asking
from sandtable.timing.rows import ascending
from sandtable.timing.things import CardState
from sandtable.timing.values import thing_of

TAKE: Final = 0
HEARD: Final = 1


@final
@mypyc_attr(acyclic=True)
class PileOrder(Asking):
    """The owner of cards that were discarded together says which comes first; the last one is the top.

    They lie in the default order until then, and "that is all" leaves what is not named as it lies.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "cards")

    def __init__(self) -> None:
        super().__init__()
        self.owner: i64 = 0
        self.cards = vec[i64]()  # refs that are not in their final place yet, the lowest first

    def left(self, state: CardState) -> i64:
        s = cast(Board, state)
        s.answer = 0
        return DONE

    def go(self, state: CardState) -> i64:
        s = cast(Board, state)
        if self.step == TAKE:
            at = pile.top(s.together)
            made = pile.entry(s.together, at)
            self.owner = made[0]
            for ref in made[1:]:
                if s.same(ref):  # it has not moved on since
                    self.cards = append(self.cards, ref)
            s.together = pile.without(s.together, at)
            self.step = HEARD
        elif s.answer == o.DONE_PICKING:
            self.lay(s, self.cards)
            return DONE
        else:
            self.next(s, o.value_of(s.answer))
        if not s.alive(self.owner) or self.all_alike(s):
            self.lay(s, self.cards)
            return DONE
        return s.ask(self.owner, c.R103)

    def next(self, s: Board, face: i64) -> None:
        """A card of this face is laid down now."""
        rest = vec[i64]()
        found = False
        for ref in self.cards:
            if not found and s.get(thing_of(ref), its.FACE) == face:
                self.lay(s, append(vec[i64](), ref))
                found = True
            else:
                rest = append(rest, ref)
        self.cards = rest

    def lay(self, s: Board, refs: vec[i64]) -> None:
        for ref in refs:
            s.put(thing_of(ref), its.RANK, s.tick())

    def all_alike(self, s: Board) -> bool:
        """Whether nothing is left to choose."""
        for ref in self.cards:
            if s.get(thing_of(ref), its.FACE) != s.get(thing_of(self.cards[0]), its.FACE):
                return False
        return True

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        faces = vec[i64]()
        for ref in self.cards:
            option = o.make(o.PICK_FACE, board.get(thing_of(ref), its.FACE))
            if option not in faces:
                faces = append(faces, option)
        return append(ascending(faces), i64(o.DONE_PICKING))
