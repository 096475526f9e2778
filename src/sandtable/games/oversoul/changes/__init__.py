"""What can happen to cards: entering, leaving, turning, damage, ENERGY."""
