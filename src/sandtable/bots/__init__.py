"""Players that think: random, greedy, and a tree search that knows no game."""
