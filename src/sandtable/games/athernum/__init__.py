"""Athernum: The Old World: its card language, its cards and its decks."""
