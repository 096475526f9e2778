"""Reading programs: what a card is at this moment, what fits a description, whether a condition holds."""
