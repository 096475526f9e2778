"""What reading knows while it goes through one line: registers, and what *it* and *other* can mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from sandtable.cards.errors import Misfit
from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.registry import Registry
from sandtable.cards.tree import Node
from sandtable.games.oversoul.language import instructions as i

# where a phrase stands
COST: Final = 0  # between asterisk and arrow: chosen and done when the line is announced
CODE: Final = 1  # what a step acts on: picked on resolution
LASTING: Final = 2  # the subject of what holds
PATTERN: Final = 3  # in a Law or condition: matched


class Noun(NamedTuple):
    """Cards or a player that a word later in the line can mean."""

    record: Record
    slot: int
    plural: bool


class Draft:
    """One line that is being read."""

    def __init__(self, registry: Registry, text: str, whole: Callable[[Draft, Node], Record]) -> None:
        self.registry = registry
        self.text = text
        self.slots = i.FIRST_SLOT
        self.place = CODE
        self.selected: list[Noun] = []  # the groups of Select, in order
        self.mentions: list[Noun] = []  # what the steps so far were about, on this branch
        self.law: Noun | None = None  # what the written Law is about
        self.actor: Record | None = None  # the player who acts in this step, if not you
        self.picks: list[Record] = []  # what the next row needs to be picked
        self.named: list[tuple[str, int]] = []  # names that cards must have
        self.closed = False  # something lasting asks for stats or Abilities (R156)
        self.numbered = False  # there is a number that DYNAMO multiplies (R84)
        self.own = False  # it speaks of this Construct
        self.quoted = False
        self.aura = False  # what it has, what surrounds it has too
        self.replaced = 0  # the event that this line replaces
        self.would = ""  # to whom it would happen, in the words of the Law
        self.whole = whole  # reads a quoted Ability
        self.named_player = False  # a Law or step named a player, so that "that player" means somebody

    # ---- faults

    def misfit(self, node: Node, message: str, clause: str = "") -> Misfit:
        cited = f"oversoul {clause}" if clause else ""
        return Misfit(message, node.at + 1, clause=cited, about=self.said(node))

    def said(self, node: Node) -> str:
        """The words of a node."""
        return self.text[node.at : node.end]

    # ---- registers

    def new_slot(self) -> int:
        self.slots += 1
        return self.slots - 1

    def mention(self, noun: Noun) -> None:
        """A step is about these cards; this card itself is never called it (R158)."""
        if noun.slot != i.SELF:
            self.mentions.append(noun)

    def before(self) -> int:
        """The registers of all cards named so far, as bits: what *other* leaves out besides this card."""
        bits = 0
        for noun in (*self.selected, *self.mentions):
            if noun.slot >= i.FIRST_SLOT:
                bits |= 1 << noun.slot
        return bits

    def meant(self, node: Node, plural: bool) -> Noun:
        """What *it* (or, plural, *them*) is bound to (R158)."""
        word = self.said(node) or node.name
        if self.selected:
            if len(self.selected) > 1:
                raise self.misfit(
                    node, f"{word!r} could be either group; write 'the first' or 'the second'", "R158"
                )
            found = self.selected[0]
        elif self.mentions:
            found = self.mentions[-1]
        elif self.law is not None:
            found = self.law
        else:
            raise self.misfit(node, f"{word!r} has nothing before it that it could mean", "R158")
        if found.plural != plural:
            other = "them" if found.plural else "it"
            raise self.misfit(node, f"{word!r} is of the wrong number here; write {other!r}", "R158")
        return found


def selection(
    mode: int,
    wording: int,
    slot: int,
    low: int = 1,
    high: int = 1,
    fits: Field = 0,
    of: Field = 0,
    where: Field = 0,
) -> Record:
    return Record([mode, wording, slot, low, high, fits, of, where])


def reference(slot: int, wording: int = 0) -> Record:
    return selection(i.REF, wording, slot)


def row(
    op: int, form: int = 0, link: int = i.HEAD, who: Field = 0, a: Field = 0, b: Field = 0, c: Field = 0
) -> Record:
    return Record([op, form, link, who, a, b, c, 0])


def amount(kind: int, n: int = 0, counted: Field = 0, per: Field = 0) -> Record:
    return Record([kind, n, counted, per])


def number_in(record: Record, field: int) -> int:
    """A plain number of a record that is being made."""
    found = record.fields[field]
    assert isinstance(found, int)
    return found


def amount_kind(record: Record) -> int:
    return number_in(record, lay.KIND)
