"""Which games have a card language, found by name without an engine."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sandtable.kernel.errors import SetupError

CARD_GAMES = ("athernum",)


def find(game: str, module: str) -> Any:
    """The module of a card game's package: `pool` for its cards, `decks` for its decks."""
    if game.lower() not in CARD_GAMES:
        raise SetupError(f"{game!r} is no game with a card language; there is {', '.join(CARD_GAMES)}")
    return import_module(f"sandtable.games.{game.lower()}.{module}")
