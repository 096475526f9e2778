"""Chapters 8 and 9: setting up, the turn and its phases, combat, and how a game ends."""
