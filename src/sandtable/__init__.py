"""Sandtable: the rulebook, running."""

__version__ = "0.1.0"
