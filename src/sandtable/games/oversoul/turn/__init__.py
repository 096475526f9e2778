"""Chapter 2: setup, the cycle, the phases of a turn, and how a game ends."""
