"""Oversoul's card language, its cards and its decks."""
