"""What a bot asks a game: how it stands, what habit would answer, what is worth a look. No rule asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from sandtable.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A game that says nothing: every option is looked at, and nothing is better than anything else."""

    def worth(self, s: State, seat: i64) -> float:
        """A quick guess, from -1 to 1, of how the game stands for a seat: what greedy and search lean on."""
        return 0.0

    def calm(self, s: State) -> i64:
        """For search, on a copy: play on by habit to where `worth` can be trusted.

        Games in which what was done takes effect only later need it, such as those with a stack. The answer
        is how many choices were made by habit, -1 from a game that has none.
        """
        return -1

    def sought(self, s: State) -> vec[i64]:
        """The options that a bot considers: all, but for those the game knows to lead nowhere."""
        return s.options()

    def habit(self, s: State) -> i64:
        """What is answered by habit here, or -1: a bot does otherwise only where that is better."""
        return -1

    def lots(self, s: State) -> bool:
        """Whether a bot draws lots here: a choice made in secret before there is anything to judge it by."""
        return False


PLAIN: Final = Policy()
