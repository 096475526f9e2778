"""The games. Each package is one rulebook: clauses, boards, frames, notation, view."""
