"""The games there are: found by entry point, so that a package installed beside ours joins in."""

import pkgutil
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from sandtable import games as home
from sandtable.kernel.errors import SetupError
from sandtable.kernel.game import Game

_games: dict[str, Game] = {}
_by_hand: set[str] = set()


def games() -> dict[str, Game]:
    """Every installed game by name."""
    if not _games:
        _games.update(_installed())  # all at once: another thread may be looking
    return _games


def _installed() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group="sandtable.games"), key=_name):
        if point.name not in found:
            game = point.load()
            if not isinstance(game, Game) or game.name != point.name:
                raise SetupError(f"the entry point {point.name} = {point.value} is no game of that name")
            found[point.name] = game
    # our own, so that a source tree that was never installed has games too
    for name in built_in():
        if name not in found:
            game = import_module(f"sandtable.games.{name}.game").GAME
            assert isinstance(game, Game)
            found[name] = game
    return found


def built_in() -> list[str]:
    """The games of our own tree; a folder without a game in it holds the language of one that is to come."""
    names = sorted([found.name for found in pkgutil.iter_modules(home.__path__)])
    return [name for name in names if find_spec(f"sandtable.games.{name}.game") is not None]


def register(game: Game) -> None:
    """Add a game by hand, for tests and for games that are not installed."""
    games()[game.name] = game
    _by_hand.add(game.name)


def by_hand() -> set[str]:
    """The games that were added by hand: no other process knows them."""
    return _by_hand


def find(name: str) -> Game:
    game = games().get(name.lower())
    if game is None:
        raise SetupError(f"nobody here knows the game {name!r}; there is {', '.join(games())}")
    return game


def _name(point: object) -> str:
    return str(getattr(point, "name", ""))
