"""The cards of Antithesis: language, set, decks."""
