"""Reading programs: what fits a description, what a thing is at this moment, whether a condition holds.

What a thing is can depend on lasting effects, and those on what other things are: filters, selections,
amounts, conditions, patterns, lasting effects, kinds, layers and slots ask each other. So they import one
another as modules, and name a function by its module. Values are never stored: they are worked out from the
state whenever somebody asks (R87).
"""
