"""What an instruction does when a program comes to it: one object a verb."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.frames import Frame
from sandtable.kernel.state import State


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Order:
    """Carries out the rows of one instruction."""

    def run(self, frame: Frame, s: State, row: i64) -> i64:
        """Do what the row says, or ask for what it needs; the answer is that of `Frame.advance`."""
        raise AssertionError("this instruction is matched, and never carried out")
