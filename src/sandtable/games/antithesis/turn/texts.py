"""Texts that are no abilities, of Strategies and Objectives: targets are chosen, and they are carried out.

Nobody declares them, so what finds no target is left out, and the rest is done all the same (R104).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.timing.aiming import Aiming
from sandtable.timing.asking import Asking
from sandtable.timing.program import RUN
from sandtable.timing.resolve import Resolve
from sandtable.timing.targets import needs_aim
from sandtable.timing.things import CardState

AIM: Final = 0  # steps
AIMED: Final = 1
OVER: Final = 2


@final
@mypyc_attr(acyclic=True)
class Text(Asking):
    """One line of a Strategy or an Objective."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "source", "header")

    def __init__(self, player: i64 = 0, source: i64 = 0, header: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.source: i64 = source
        self.header: i64 = header

    def go(self, s: CardState) -> i64:
        if self.step == AIM:
            self.step = AIMED
            if needs_aim(s, self.header):
                return s.push(Aiming(self.header, self.source, self.player))
            s.picked = vec[i64]([0])
            return AGAIN
        if self.step == AIMED:
            self.step = OVER
            frame = Resolve()
            frame.header = self.header
            frame.pc = lay.part(s.faces.code, self.header, lay.BODY)
            frame.source = self.source
            frame.you = self.player
            frame.mode = s.picked[0]
            frame.held = s.picked[1:]
            frame.step = RUN  # its targets were chosen just now
            return s.push(frame)
        return DONE
