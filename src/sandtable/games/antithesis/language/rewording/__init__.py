"""Other wordings that Antithesis understands, and what its cards print for the same, in order (order.py)."""
