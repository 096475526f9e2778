"""A game with hidden cards for the tests of the table: Dash, which here tells each seat something else."""

import importlib.util
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from sandtable.kernel.game import Game
from sandtable.kernel.registry import register
from sandtable.kernel.state import State, fact_what, fact_who

FOLDER = Path(__file__).parents[2] / "docs" / "sixth_game"
PLAYED = 1


def _module() -> Any:
    """A copy of the example of our own: this one talks."""
    spec = importlib.util.spec_from_file_location("talking_dash", FOLDER / "dash" / "__init__.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


dash = _module()
Race: Any = dash.Race
Dash: Any = dash.Dash


class TalkingRace(Race):  # type: ignore[misc]
    def advance(self, s: State) -> i64:
        if self.step == dash.HEARD and s.answer != dash.ROLL:
            s.tell(PLAYED, int(dash.cells(s)[dash.TO_MOVE]), s.answer)
        return super().advance(s)  # type: ignore[no-any-return]


class TalkingDash(Dash):  # type: ignore[misc]
    """Only who played a card is told which it was, and cards are all that is told."""

    def new(self, setup: str, seed: str) -> State:
        s: State = super().new(setup, seed)
        s.frames[0] = _as_talking(s)
        return s

    def narrate(self, fact: int, seat: int = -1) -> str:
        who = int(fact_who(fact))
        return f"You play your {fact_what(fact)}." if seat == who else f"Player {who + 1} plays a card."


def _as_talking(s: State) -> TalkingRace:
    race = TalkingRace()
    race.step = s.frames[0].step
    return race


def talking_dash() -> Game:
    """Registered under its name."""
    game: Game = TalkingDash(dash.BOOK, [TalkingRace])
    register(game)
    return game
