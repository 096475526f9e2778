"""What an instruction does when a program comes to it: one object a verb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.timing import options as o

if TYPE_CHECKING:
    from sandtable.timing.program import Program
    from sandtable.timing.things import CardState


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Order:
    """Carries out the rows of one instruction."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        """Do what the row says and go on (`program.behind`), or ask for it first (`program.await_answer`)."""
        raise AssertionError("this instruction is matched, and never carried out")

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        """What `run` has asked is answered, or the frame that it has pushed is done: go on, or ask again."""
        raise AssertionError("this instruction has asked nothing")

    def options(self, program: Program, s: CardState, row: i64) -> vec[i64]:
        """What may be answered, where the row itself asks."""
        return vec[i64]([o.YES, o.NO])

    def possible(self, program: Program, s: CardState, row: i64, who: i64) -> bool:
        """Whether a player could do it: otherwise it is not offered."""
        return True

    def acts(self) -> bool:
        """Whether WHO does something, several of them in turn; or is what a statement is about."""
        return True
