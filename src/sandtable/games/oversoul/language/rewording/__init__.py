"""Other wordings that Oversoul understands, and what its cards print for the same, in order (order.py)."""
