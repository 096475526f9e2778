"""Mangled card texts: a few thousand in the tests, `python -m tests.cards.athernum.fuzz 200000` for more.

Whatever is read must be a card: it prints back, and its program is one. Whatever is not must say where.
"""

import random
import sys

from sandtable.cards.errors import CardError
from sandtable.games.athernum.language.vocabulary import verify

from .corpus import lines, texts

SIGNS = "abcxyzABCXYZ019 .,:;'\"-+*/(){}[]&|#\t\néß…\x00"


def mangle(dice: random.Random, corpus: list[str]) -> str:
    """A text with a few things wrong: letters, words, halves of two texts, or nothing but signs."""
    text = dice.choice(corpus)
    for _ in range(dice.choice((1, 1, 1, 2, 3, 8))):
        words = text.split(" ")
        at = dice.randrange(len(words))
        kind = dice.randrange(11)
        if kind == 0:
            del words[at]
        elif kind == 1:
            words.insert(at, words[at])
        elif kind == 2:
            other = dice.randrange(len(words))
            words[at], words[other] = words[other], words[at]
        elif kind == 3:
            words[at] = dice.choice(dice.choice(corpus).split(" "))
        elif kind == 4:
            words.insert(at, dice.choice(dice.choice(corpus).split(" ")))
        elif kind == 5:
            tail = dice.choice(corpus).split(" ")
            words = words[:at] + tail[dice.randrange(len(tail)) :]
        elif kind == 6 and words[at]:
            place = dice.randrange(len(words[at]))
            words[at] = words[at][:place] + dice.choice(SIGNS) + words[at][place + dice.randrange(2) :]
        elif kind == 7:
            words[at] = words[at].swapcase()
        elif kind == 8:
            words = words[:at]
        elif kind == 9:
            words = words * dice.choice((1, 2, 30))
        else:
            words[at] = "".join(dice.choice(SIGNS) for _ in range(dice.randrange(12)))
        text = " ".join(words) or "."
    return text


def try_text(text: str) -> str:
    """Read a text; the answer is "read" or "refused", and anything else is raised."""
    try:
        reading = texts().read(text)
    except CardError as error:
        assert error.message and error.message[0] != " ", text
        assert error.line == 1 and 1 <= error.column <= len(text) + 1, (error.column, text)
        return "refused"
    assert texts().write(reading.program) == text
    verify(reading.program.code)
    return "read"


def run(count: int, seed: int) -> dict[str, int]:
    dice = random.Random(seed)
    corpus = lines()
    results = {"read": 0, "refused": 0}
    for _ in range(count):
        results[try_text(mangle(dice, corpus))] += 1
    return results


if __name__ == "__main__":
    print(
        run(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    )
