"""What was spoken of, and what words that refer to it mean; nothing here is one game's.

A text is walked as people read it. Everything that was picked is kept with the words it was picked by, and
with who picked it. A reference looks back through that, and through nothing else.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

# what something that was called by its kind is as well; who was called by a word of the set may be anything
IS_ALSO = {
    "character": frozenset(("card", "permanent")),
    "main_character": frozenset(("card", "permanent")),
    "permanent": frozenset(("card",)),
    "card": frozenset(("card",)),
}


class Unclear(Exception):
    """The words do not mean one thing."""


@dataclass
class Spoken:
    """Something that a later word can mean."""

    kinds: frozenset[str]  # the nouns it was called by
    plural: bool
    clause: int
    picked: dict[int, list[str]]  # what each player who was asked has picked; -1: nobody in particular
    left: dict[int, list[str]] = field(default_factory=dict)  # what they could have picked besides
    gathered: bool = False  # a heap that is taken apart: looked at, searched for
    among: "Spoken | None" = None  # the heap that it was picked from
    who: int = 0  # the number of the subject whose rounds these were
    chosen: bool = False
    again_said: bool = False  # spoken of once more, by a word that refers to it
    whole: bool = False  # all there is: nothing is the rest of it
    again: Callable[[int], list[str]] | None = None  # what the same words fit now
    without: dict[int, list[str]] = field(default_factory=dict)  # what each player's "another" leaves out
    lives: dict[str, int] = field(default_factory=dict)  # which object each of them was, or is by now

    def of(self, player: int, subject: int) -> list[str]:
        """What it is for a player in whose round it is spoken of; all of it elsewhere."""
        if self.who and subject == self.who:
            return self.picked.get(player, [])
        return [one for found in self.picked.values() for one in found]


class Discourse:
    """All that was spoken of, the oldest first."""

    def __init__(self) -> None:
        self.things: list[Spoken] = []
        self.clause = 0

    def say(self, spoken: Spoken) -> Spoken:
        self.things.append(spoken)
        return spoken

    def many(self, spoken: Spoken, subject: int) -> bool:
        """Whether several players have picked, each their own, and it is somebody else's turn to speak."""
        return spoken.who not in (0, subject) and not spoken.again_said

    def once_more(self, spoken: Spoken, plural: bool) -> Spoken:
        """A word that refers to something speaks of it again, and picks nothing: "the rest" looks past it."""
        return replace(
            spoken,
            plural=plural,
            clause=self.clause,
            again_said=True,
            chosen=False,
            gathered=False,
            whole=False,
        )

    def it(self, subject: int, others: str = "") -> Spoken:
        """The last single thing; its clause must have only one, beside `others`, who would be called you."""
        last = next((one for one in reversed(self.things) if not one.plural), None)
        if last is None:
            raise Unclear("it")
        same = [one for one in self.things if one.clause == last.clause and not one.plural]
        if others and len({id(one.picked) for one in same}) > 1:
            same = [one for one in same if one.picked != {-1: [others]}]
            last = same[-1]
        if len({id(one.picked) for one in same}) > 1 or self.many(last, subject):
            raise Unclear("it")
        return last

    def them(self, subject: int) -> Spoken:
        for one in reversed(self.things):
            if one.plural or self.many(one, subject):
                return one
        raise Unclear("them")

    def that(self, kinds: frozenset[str], plural: bool, subject: int) -> Spoken:
        several = [one for one in self.things if (one.plural or self.many(one, subject)) == plural]
        for one in reversed(several):
            if kinds <= one.kinds:
                return one
        found = [
            one for one in several if one.kinds and all(kinds <= IS_ALSO.get(k, kinds) for k in one.kinds)
        ]
        if len({id(one.picked) for one in found}) != 1:
            raise Unclear("that")
        return found[-1]

    def rest(
        self, player: int, subject: int, gone: Callable[[Spoken, str], bool]
    ) -> tuple[Spoken, list[str]]:
        """What nobody took of a heap; or what could have been picked and was not."""
        mine = [one for one in self.things if not self.many(one, subject)]
        last = next((one for one in reversed(mine) if one.gathered or one.chosen or one.whole), None)
        if last is not None and last.whole:
            raise Unclear("the rest")
        heap = next((one for one in reversed(mine) if one.gathered), None)
        later = mine[mine.index(heap) + 1 :] if heap is not None else mine
        chosen = next((one for one in reversed(later) if one.chosen and one.among is None), None)
        if heap is not None and chosen is not None:
            raise Unclear("the rest")
        if heap is not None:
            taken = [card for one in later if one.among is heap for card in one.of(player, subject)]
            return heap, [
                card for card in heap.of(player, subject) if card not in taken and not gone(heap, card)
            ]
        if chosen is None:
            raise Unclear("the rest")
        assert chosen.again is not None
        taken = chosen.of(player, subject)
        return chosen, [one for one in chosen.again(player) if one not in taken]

    def other(self, kinds: frozenset[str], player: int, subject: int) -> list[str] | None:
        """What "other" leaves out: the last thing of the kind that was chosen, or what each player has
        picked; None if nothing was.
        """
        for one in reversed(self.things):
            if one.chosen and (one.kinds & kinds or "permanent" in one.kinds | kinds):
                return one.of(player, subject)
        return None
