"""Reading programs: what fits a description, what a thing is at this moment, whether a condition holds.

What a thing is can depend on lasting effects, and those on what other things are: the readers ask each other
in circles, through the reader of the state (reader.py). Values are never stored: they are worked out from the
state whenever somebody asks (R87).
"""
