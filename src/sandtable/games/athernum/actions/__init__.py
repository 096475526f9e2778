"""What a player with priority can do, and what forbids it."""
