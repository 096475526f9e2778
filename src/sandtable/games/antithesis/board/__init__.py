"""The Game Board: squares, range, sight, Presence; pure geometry, and how it lies on a table."""
