"""A second opinion: what a card text does, found by walking its syntax tree, slowly and obviously.

`walker` knows how people read: what was spoken of, and what words that refer to it mean. A game brings
its productions (`athernum`, `further` and `newer`; `oversoul`); the engine's result on a real table must be
the same (`agree`, `agree_oversoul`). `productions` counts what of Athernum's grammar is walked.
"""
