"""The games. Each package is one rulebook: clauses, boards, frames, notation, view."""

# those that are whole; any other folder is being written
PLAYED = ("antagonism", "antithesis", "athernum", "oversoul", "scalar")
