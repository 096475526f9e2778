"""Scalar: polyhedral dice at war on a hex board."""

from sandtable.games.scalar.game import GAME

__all__ = ["GAME"]
