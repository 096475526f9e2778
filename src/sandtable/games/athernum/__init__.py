"""Athernum: The Old World: its card language, its cards, its decks and its rules.

Cards are programs, written in `language`. `reading` works out what they mean at this moment, `effects`
changes the table, `carrying` does what an instruction says, `resolving` runs a program and asks what it
leaves open, `checking` makes the state-based checks, and `actions` says what a player may do.
"""
