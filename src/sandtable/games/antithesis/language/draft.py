"""What reading knows while it goes through one line: registers, and what *it* and *his* can mean (R181)."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from sandtable.cards.draft import Draft as AnyDraft
from sandtable.cards.draft import reference
from sandtable.cards.flat import Record
from sandtable.cards.registry import Registry
from sandtable.cards.tree import Node
from sandtable.games.antithesis.language import instructions as i

# where a phrase stands
CODE: Final = 0  # what happens: picked when its row is carried out
COST: Final = 1  # the same, as a cost
PATTERN: Final = 2  # in a window: matched
COND: Final = 3  # in a condition: there must be one
STATIC: Final = 4  # what holds
FILTER: Final = 5  # behind a noun: any of what fits


class Noun(NamedTuple):
    """What a word later in the line can mean."""

    record: Record
    slot: int
    plural: bool
    noun: int  # what it is, as far as the words tell; 0 for a card that is only told by a trait


class Draft(AnyDraft):
    """One line that is being read."""

    GAME: ClassVar[str] = "antithesis"

    def __init__(self, registry: Registry, text: str) -> None:
        super().__init__(registry, text)
        self.place = CODE
        self.outer = CODE  # the place around a filter
        self.kind = 0  # of the line
        self.window = 0  # that it answers
        self.waits: Record | None = None  # the pattern of that window
        self.flags = 0
        self.fought: Record | None = None  # the Attack line that this ability has carried out last
        self.promised: Node | None = None  # what is gained for an Attack that the ability has yet to make
        self.targets: list[Record] = []
        self.picks: list[Record] = []  # what the next row needs to be picked
        self.clause: dict[int, Noun] = {}  # what the clause being read names, by field
        self.mentions: list[Noun] = []  # what earlier clauses named
        self.actor: Record | None = None  # the player who acts in this sentence, if not you
        self.player: Noun | None = None  # the player that was named last
        self.stands_for: Noun | None = None  # the card whose Attacks or Moves a phrase is about
        self.each = -1  # the register of "each player", while his sentence is read
        self.peeks = False  # a card is picked that its picker cannot see
        self.phrase = ""  # the wording of the window
        self.either: frozenset[int] = frozenset()  # the two Characters that it names: "it" could be either
        self.from_hand = False
        self.offered = False  # the sentence before offered you something,
        self.offered_him = False  # or your opponent
        self.placed: dict[int, Record] = {}  # rows that place Goals, by the register of each
        self.looked = False  # a Hand was looked at before: what lies there can be picked (R209)
        self.paid: Record | None = None  # the row of the icons that the ability costs
        self.spared = False  # who is killed is not discarded, by a clause before (R183)
        self.rolled = -1  # the register of the die that was rolled last
        self.counted = 0  # the instruction that comes just before: how many it was about can be asked
        self.shown: list[int] = []  # registers of cards on top of your Main Deck that were revealed
        self.others: list[int] = []  # registers of all cards named so far

    def inside(self) -> int:
        """A filter begins; the answer is the place to come back to."""
        place = self.place
        if place != FILTER:
            self.outer = place
        self.place = FILTER
        return place

    def named_by(self, *fields: int) -> None:
        """A clause is over; it names the first of these that there is, this card only if alone."""
        named = [self.clause[field] for field in fields if field in self.clause]
        others = [one for one in named if one.slot != i.SELF]  # "this" counts only alone (R181)
        self.mentions += (others or named)[:1]
        self.clause = {}

    def meant(self, node: Node, noun: int = 0) -> Noun:
        """What *it* means, or *that* with a noun: named last in an earlier clause, this card only alone."""
        word = self.said(node) or "it"
        fitting = [one for one in self.mentions if noun == 0 or one.noun == noun]
        found = [one for one in fitting if one.slot != i.SELF] or fitting
        if not found:
            raise self.misfit(
                node, f"{word!r} has nothing before it that it could mean: name the card", "R181"
            )
        each = self.place not in (CODE, COST) and found[-1].record.fields[:1] == [i.EACH]
        if found[-1].plural or each:  # what is asked of "each" would be asked of all together
            raise self.misfit(node, f"{word!r} could be any of several: name them again", "R181")
        if word in ("it", "It") and found[-1].slot in self.either:
            message = (
                "'it' could be either of the two: write 'the attacker', or 'that Character' for the other"
            )
            raise self.misfit(node, message, "R299")
        if found[-1].slot in self.placed:
            self.placed[found[-1].slot].fields[i.C] = reference(found[-1].slot)
        return found[-1]

    def several(self, node: Node, noun: int = 0) -> Noun:
        """What *they* means, or *those* with a noun: the cards named last, if these were several."""
        word = self.said(node) or "they"
        last = self.mentions[-1] if self.mentions else None
        each = last is not None and last.record.fields[:1] == [i.EACH]
        if last is None or last.slot < 0 or not (last.plural or each) or noun not in (0, last.noun):
            raise self.misfit(node, f"{word!r} has no several cards before it: name them again", "R206")
        return last

    def outcome(self) -> int:
        """The register with what came of the Attack that the ability made itself (R181)."""
        assert self.fought is not None
        kept = self.fought.fields[i.B]
        if not isinstance(kept, Record):
            kept = self.fought.fields[i.B] = reference(self.new_slot())
        slot = kept.fields[i.SLOT]
        assert isinstance(slot, int)
        return slot

    def him(self, node: Node) -> Record:
        """Whose *his* and *he* are."""
        if self.actor is None:
            raise self.misfit(node, "'he' and 'his' need a player who acts before them; write 'your'", "R181")
        return self.actor

    def he(self) -> Record:
        """The player who acts."""
        return reference(i.YOU) if self.actor is None else self.actor
