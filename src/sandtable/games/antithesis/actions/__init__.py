"""What a player may do: candidates, options, and the clause that forbids."""
