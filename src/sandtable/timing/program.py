"""A program on its way: its frame with the registers, and the steps that it can be at."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.kernel.frames import AGAIN
from sandtable.timing.asking import Asking
from sandtable.timing.scene import Scene

# steps
BEGIN: Final = 0
RUN: Final = 1
HEARING: Final = 2  # the row at hand has asked something, or pushed a frame

# what a program is run for
EFFECT: Final = 0
COST: Final = 1
INSTEAD: Final = 2


@mypyc_attr(acyclic=True)
class Program(Asking):
    """One program on its way: where it stands, and what its registers hold."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "header", "pc", "end", "source", "you", "kind", "scale", "mode", "held", "name", "many",
        "prevented", "did",
        "number", "purpose", "players", "group", "close", "slot", "each", "own", "after",
        "searched", "failed",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.header: i64 = 0
        self.pc: i64 = 0
        self.end: i64 = 0
        self.source: i64 = 0
        self.you: i64 = 0
        self.kind: i64 = 0
        self.scale: i64 = 1
        self.mode: i64 = 0
        self.held = vec[i64]()
        self.name: i64 = 0
        self.many: i64 = 0
        self.prevented: i64 = 0
        self.did: i64 = 0
        self.number: i64 = 0  # on the stack; or the timestamp of a replacement
        self.purpose: i64 = EFFECT
        self.players = vec[i64]()  # for whom the present rows are still to be run
        self.group: i64 = 0  # where those rows begin
        self.close: i64 = 0  # and end
        self.slot: i64 = 0  # the register that is set to each of them
        self.each = vec[i64]()  # what each of them did, when the last such rows were run
        self.own = vec[i64]()  # what each of them has picked in such rows
        self.after: i64 = 0  # where those rows ended
        self.searched: i64 = 0  # decks to be shuffled at the end, as bits of their owners
        self.failed: i64 = 0  # a cost that could not be paid

    def scene(self) -> Scene:
        scene = Scene(self.source, self.you, self.held)
        scene.name = self.name
        scene.many = self.many
        scene.prevented = self.prevented
        scene.did = self.did
        return scene

    def keep(self, scene: Scene) -> None:
        self.held = scene.held

    def fill(self, slot: i64, values: vec[i64]) -> None:
        scene = self.scene()
        scene.fill(slot, values)
        self.held = scene.held

    def done(self, count: i64) -> None:
        """The row at hand has touched so many."""
        self.many = count
        self.did = 1 if count > 0 else 0
        if count == 0 and self.purpose == COST:
            self.failed = 1  # a cost whose event does not happen is not paid

    def behind(self) -> i64:
        """Go on with the row behind this one."""
        self.pc += lay.ROW
        return AGAIN

    def await_answer(self, signal: i64) -> i64:
        """Stay at this row until what it has asked, or pushed, is answered; its order hears it."""
        self.step = HEARING
        return signal
