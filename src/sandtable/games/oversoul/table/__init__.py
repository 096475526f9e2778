"""The table: what is true of every card, player and zone."""
