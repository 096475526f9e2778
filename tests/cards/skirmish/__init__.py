"""Skirmish: a card game of the tests' own, with other fields, decks and words than any real one.

It shows what a game must bring to `CardGame`: a language, a card, deck rules, a workshop, tables, and a few
frames. Its decks have three parts, a card's rarity says how many copies there may be, and its texts have no
full stops.
"""
