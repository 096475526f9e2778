"""What bots lean on. No rule depends on it."""
