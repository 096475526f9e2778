"""What happens instead of something is carried out before the next step of whatever goes on (R162)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.frames import DONE
from sandtable.timing.asking import Asking
from sandtable.timing.resolve import next_instead
from sandtable.timing.things import CardState


@mypyc_attr(acyclic=True)
class Acting(Asking):
    """A frame of Oversoul's that asks: it takes its next step when nothing waits to happen instead."""

    def go(self, s: CardState) -> i64:
        if len(s.waiting) > 0:
            return s.push(Instead(s.answer, s.picked))
        return self.proceed(s)

    def proceed(self, s: CardState) -> i64:
        """Take one step, as `Frame.advance`."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class Instead(Asking):
    """Whatever waits, one after the other; the answer that the frame below waits for is given back to it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("answer", "picked")

    def __init__(self, answer: i64 = 0, picked: vec[i64] | None = None) -> None:
        super().__init__()
        self.answer: i64 = answer
        self.picked = vec[i64]() if picked is None else picked

    def go(self, s: CardState) -> i64:
        if len(s.waiting) > 0:
            return s.push(next_instead(s))
        s.answer = self.answer
        s.picked = self.picked
        return DONE
