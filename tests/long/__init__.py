"""Runs that are too long for a suite: they write what they did line by line, and go on where they stopped."""
