"""Oversoul's card text: read whole into programs, and printed back."""
