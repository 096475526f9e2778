"""What instructions do: one object a verb."""
