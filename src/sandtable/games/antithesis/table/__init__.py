"""The table: what is true of every card, player, die and square."""
