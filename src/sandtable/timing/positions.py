"""Positions on one line: words like turn=3 or 1.hand=Name,Name, and cards by their names in them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.names import spell, unspell
from sandtable.kernel.errors import NotationError
from sandtable.timing import columns as its
from sandtable.timing.faces import Faces
from sandtable.timing.things import CardState

EVERYTHING: Final = -2  # who sees it all; a spectator is -1


def face_named(faces: Faces, text: str, name: str, among: int) -> int:
    """The face of a name that is spelled as one word, among the first so many."""
    for face in range(among):
        if faces.names[face] != "" and spell(faces.names[face]) == name:
            return face
    raise NotationError(f"{text!r}: there is no card named {unspell(name)!r}")


def card_text(s: CardState, thing: int, seen_by: int = EVERYTHING) -> str:
    """A card's name as one word, if whoever looks may see it."""
    if seen_by > EVERYTHING and not s.sees(seen_by, thing):
        return "?"
    return spell(s.faces.names[s.get(thing, its.FACE)])


def pile_text(s: CardState, cards: list[int], seen_by: int, hidden: bool) -> str:
    """Cards by name with commas between: those of a hidden zone in no order that tells when they came."""
    texts = [card_text(s, thing, seen_by) for thing in cards]
    if hidden and seen_by > EVERYTHING:
        texts = [*sorted([text for text in texts if text != "?"]), *[text for text in texts if text == "?"]]
    return ",".join(texts)


def marks_in(text: str) -> list[str]:
    """What stands in brackets behind a name: Name[x/d2]."""
    bracket = text.partition("[")[2]
    return bracket.removesuffix("]").split("/") if bracket else []


def small(text: str, number: str, most: int, least: int = 1) -> int:
    """A number in a choice."""
    if not number.isascii() or not number.isdigit() or len(number) > 7 or not least <= int(number) <= most:
        raise NotationError(f"{text!r}: {number!r} is no number from {least} to {most}")
    return int(number)


def is_count(text: str) -> bool:
    """Whether this is a number as positions have them: up to three plain digits."""
    return len(text) < 4 and text.isascii() and text.isdigit()


class Words:
    """The words of a position, taken one by one."""

    def __init__(self, text: str) -> None:
        self.values: dict[str, str] = {}
        for word in text.split():
            name, sign, value = word.partition("=")
            if not sign or name in self.values:
                message = f"{word!r}: a position has words like turn=3 or 1.hand=Name,Name, each once"
                raise NotationError(message)
            self.values[name] = value

    def seats(self) -> int:
        """The highest number before a dot."""
        return max([int(name[0]) for name in self.values if name[1:2] == "." and name[0] in "1234"] or [0])

    def take(self, name: str, otherwise: str = "") -> str:
        return self.values.pop(name, otherwise)

    def listed(self, name: str) -> list[str]:
        """What stands there with commas between."""
        text = self.take(name)
        return text.split(",") if text else []

    def number(self, name: str, otherwise: int, least: int = 0, most: int = 999) -> int:
        text = self.take(name, str(otherwise))
        if not text.isascii() or not text.isdigit() or len(text) > 6 or not least <= int(text) <= most:
            raise NotationError(f"{name} cannot be {text!r}: a number from {least} to {most} is expected")
        return int(text)

    def begin(self, s: CardState, turn: int) -> None:
        """Whose turn it is, and the order of turns."""
        s.turn = turn
        s.active = self.number("active", 1, 1, int(s.seats)) - 1
        order = [
            int(x) - 1 for x in self.take("order", "1,2,3,4"[: 2 * s.seats - 1]).split(",") if is_count(x)
        ]
        if sorted(order) != list(range(s.seats)):
            raise NotationError("order names every player once, such as 2,1")
        s.order = vec[i64](order)

    def end(self) -> None:
        """Nothing may be left."""
        if self.values:
            raise NotationError(f"{next(iter(self.values))!r} is no word of a position")
