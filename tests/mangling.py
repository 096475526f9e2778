"""Texts that went wrong on the way, for whoever must read or refuse them."""

import random


def mangled(text: str, dice: random.Random, strange: str) -> str:
    """A text with a few characters dropped, doubled, exchanged or replaced."""
    chars = list(text)
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(chars) + 1)
        how = dice.randrange(4)
        other = dice.choice(strange)
        if how == 0:
            chars.insert(at, other)
        elif at < len(chars):
            if how == 1:
                del chars[at]
            elif how == 2:
                chars[at] = other
            else:
                place = dice.randrange(len(chars))
                chars[at], chars[place] = chars[place], chars[at]
    return "".join(chars)
