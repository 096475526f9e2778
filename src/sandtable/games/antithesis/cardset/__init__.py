"""The cards of Antithesis: their frame, the pool, decks, and how they become numbers."""
