"""Antithesis: its card language, its cards, its decks and its rules."""
