"""The games. Each package is one rulebook: clauses, boards, frames, notation, view."""

PLAYED = ("antagonism", "athernum", "scalar")  # those that are whole; any other folder is being written
