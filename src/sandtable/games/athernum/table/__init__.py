"""The table: every card and token, the players, and the numbers in which all that is kept."""
