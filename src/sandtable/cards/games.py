"""Which games are games of cards: asked of the installed games, by name or all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.cards.game import CardGame
from sandtable.kernel import registry
from sandtable.kernel.errors import SetupError

if TYPE_CHECKING:
    from sandtable.kernel.game import Game


def card_games() -> dict[str, CardGame]:
    """Every installed card game by name."""
    return {name: game for name, game in registry.games().items() if isinstance(game, CardGame)}


def find(name: str) -> CardGame:
    """A card game by its name; raises SetupError."""
    known = card_games()
    game = known.get(name.lower())
    if game is None:
        raise SetupError(f"{name!r} is no game with a card language; there is {', '.join(known)}")
    return game


def only() -> str:
    """The card game that is meant where none is named; raises SetupError if there is more than one."""
    known = list(card_games())
    if len(known) != 1:
        raise SetupError(f"say of which game: {', '.join(known)}")
    return known[0]


def cards_of(game: Game) -> list[dict[str, object]]:
    """Every card of a game as it is printed; none of a game without cards."""
    return game.cards() if isinstance(game, CardGame) else []
