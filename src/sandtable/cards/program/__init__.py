"""Card programs: how a text lies in integers, whatever the game."""
