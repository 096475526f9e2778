"""The contract every game keeps, checked on random games; any game package may call it from its tests.

    from sandtable.testing import check_game

    def test_contract() -> None:
        check_game(GAME)

`python -m sandtable.testing antagonism --games 1000` does the same for an installed game at any length, on
all cores; a game that is not installed is named as module:object. Each single check takes a game, a state and
dice, and can be called by itself; none of them changes the state it is given.
"""

from sandtable.testing.command import find, main
from sandtable.testing.run import Tally, check_game
from sandtable.testing.tools import ContractBroken
from sandtable.testing.trial import CHECKS, DEAR, RECORDS, TWINS, Trial

__all__ = [
    "check_game",
    "ContractBroken",
    "Tally",
    "Trial",
    "CHECKS",
    "DEAR",
    "TWINS",
    "RECORDS",
    "find",
    "main",
]
