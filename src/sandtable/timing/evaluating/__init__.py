"""Reading programs: what fits a description, what is meant, how many, what is so and what has happened.

What a thing is can depend on lasting effects, and those on what other things are: the readers ask each other
in circles, a lower one asks a higher one through the `Rules` of the state. What a test, a noun, an amount or
a condition of one game's own means is the game's to say, there too. Values are never stored: they are worked
out from the state whenever somebody asks.
"""
