"""The games there are: found by entry point, so that a package installed beside ours joins in."""

from importlib import import_module
from importlib.metadata import entry_points

from sandtable import games as home
from sandtable.kernel.errors import SandtableError, SetupError
from sandtable.kernel.game import Game

_games: dict[str, Game] = {}
_failed: dict[str, str] = {}
_by_hand: set[str] = set()


def games() -> dict[str, Game]:
    """Every installed game by name. One that fails to load is left out: `failed` says why."""
    if not _games:
        _games.update(_installed())  # all at once: another thread may be looking
    return _games


def _installed() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group="sandtable.games"), key=_name):
        if point.name not in found:
            try:
                found[point.name] = _game(point.name, point.load())
            except Exception as why:  # whatever is wrong with one game, the others are played
                _failed[point.name] = f"{point.name} ({point.value}): {reason(why)}"
    # our own, so that a source tree that was never installed has games too
    for name in built_in():
        if name not in found:
            game = import_module(f"sandtable.games.{name}.game").GAME
            assert isinstance(game, Game)
            found[name] = game
    return found


def _game(name: str, game: object) -> Game:
    """What an entry point leads to, if it is a game that can be listed."""
    if not isinstance(game, Game) or game.name != name:
        raise SetupError("this is no game of that name")
    if not type(game).__module__.startswith("sandtable."):  # of our own the tests see to that
        if not game.setups():
            raise SetupError("it has no setups")
        for setup in game.setups():
            game.setup(setup)
    return game


def reason(why: Exception) -> str:
    """What went wrong, in one line: a sentence of ours as it is, anything else with its kind."""
    if isinstance(why, SandtableError):
        return why.message
    words = " ".join(str(why).split())
    return f"{type(why).__name__}: {words}"[:300] if words else type(why).__name__


def failed() -> dict[str, str]:
    """The games that could not be loaded, each with why, in a sentence."""
    games()
    return _failed


def built_in() -> list[str]:
    """The games of our own tree that can be played."""
    return list(home.PLAYED)


def register(game: Game) -> None:
    """Add a game by hand, for tests and for games that are not installed."""
    games()[game.name] = game
    _by_hand.add(game.name)


def by_hand() -> set[str]:
    """The games that were added by hand: no other process knows them."""
    return _by_hand


def find(name: str) -> Game:
    game = games().get(name.lower())
    if game is None and name.lower() in _failed:
        raise SetupError(f"this game could not be loaded: {_failed[name.lower()]}")
    if game is None:
        raise SetupError(f"nobody here knows the game {name!r}; there is {', '.join(games())}")
    return game


def _name(point: object) -> str:
    return str(getattr(point, "name", ""))
