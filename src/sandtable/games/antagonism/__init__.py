"""Antagonism: stacking pawns on four boards."""

from sandtable.games.antagonism.game import GAME

__all__ = ["GAME"]
