"""Attacks, what they do, and kills."""
