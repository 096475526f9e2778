"""Frames: the suspended procedures of the rules, and the signals they give the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.rng import Dice

if TYPE_CHECKING:
    from sandtable.kernel.state import State

AGAIN: Final = 0  # look at the top frame again
WAIT: Final = 1  # a decision is open: return to the caller
DONE: Final = 2  # the top frame is finished: pop it

CHANCE: Final = -1  # the seat the dice sit in
NOBODY: Final = -2  # the seat that is asked when the game is over

UNLISTED: Final = -1  # `bar` of a frame that cannot say which clause forbids it


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """One suspended procedure of the rules: where it stands, and the few integers it holds.

    A question and a child frame answer through the same register, `s.answer`. Take the answer on the
    next step, before pushing anything else.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()  # what the text codec writes besides `step`

    def __init__(self) -> None:
        self.step: i64 = 0

    def advance(self, s: State) -> i64:
        """Take one step and say AGAIN, WAIT or DONE."""
        raise NotImplementedError

    def options(self, s: State) -> vec[i64]:
        """What may be answered now: unique, in stable order; made only when somebody asks."""
        raise NotImplementedError

    def asides(self, s: State) -> vec[i64]:
        """What may be answered too but is no move of the game, such as resigning; search never tries it."""
        return vec[i64]()

    def candidates(self, s: State) -> vec[i64]:
        """Everything a player could try here, allowed or not; `bar` says of each what forbids it."""
        return self.options(s)

    def bar(self, s: State, option: i64) -> i64:
        """The clause that forbids this option, or 0."""
        if option in self.options(s) or option in self.asides(s):
            return 0
        return UNLISTED

    def sample(self, s: State, dice: Dice) -> i64:
        """An option for a random playout; a game may draw one without listing all."""
        options = self.options(s)
        return options[dice.below(len(options))]

    def redeal(self, s: State, seat: i64, dice: Dice) -> None:
        """Give what the seat cannot see new values that it could not tell from the old.

        Seat -1 is a spectator. Asked of every frame of a PlainState, from the bottom up: the bottom frame
        sees to the columns, each frame to what it holds. A game without secrets has nothing to do here.
        """

    def worth(self, s: State, seat: i64) -> float:
        """How the game stands for a seat, from -1 to 1; asked of the bottom frame of a PlainState."""
        return 0.0

    def copy(self) -> Frame:
        """A frame that shares nothing with this one. One that lies under many questions writes it by hand:
        search copies it all the time.
        """
        twin = type(self)()
        twin.step = self.step
        for name in type(self).FIELDS:
            value = getattr(self, name)
            setattr(twin, name, value if isinstance(value, (int, str)) else value[:])
        return twin
