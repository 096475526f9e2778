"""The language of Antithesis's cards: read into programs, and printed from them."""
