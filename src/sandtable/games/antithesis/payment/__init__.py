"""Paying: dice, Command Points and tokens."""
