"""What reading knows while it goes through one line: registers, and what *it* and *other* can mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple

from sandtable.cards.draft import Draft as AnyDraft
from sandtable.cards.draft import reference
from sandtable.cards.flat import Record
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


class Draft(AnyDraft):
    """One line that is being read."""

    GAME: ClassVar[str] = "oversoul"

    def __init__(self, registry: Registry, text: str, whole: Callable[[Draft, Node], Record]) -> None:
        super().__init__(registry, text)
        self.place = CODE
        self.selected: list[Noun] = []  # the groups of Select, in order
        self.mentions: list[Noun] = []  # what the steps so far were about, on this branch
        self.law: Noun | None = None  # what the written Law is about
        self.law_of_two = ""  # what to write for "it" where the Law is about two cards
        self.actor: Record | None = None  # the player who acts in this step, if not you
        self.picks: list[Record] = []  # what the next row needs to be picked
        self.closed = False  # something lasting asks for stats or Abilities (R156)
        self.numbered = False  # there is a number that DYNAMO multiplies (R84)
        self.singular = False  # one opponent is meant (R145, R173)
        self.own = False  # it speaks of this Construct
        self.quoted = False
        self.injures = False  # its Law is INJURE
        self.under = i.NO_LAW  # its Law
        self.aura = False  # what it has, what surrounds it has too
        self.around: Record | None = None  # and only what fits this
        self.replaced = 0  # the event that this line replaces
        self.would = ""  # to whom it would happen, in the words of the Law
        self.whole = whole  # reads a quoted Ability
        self.self_place = i.BOARD  # where this card is while the line is carried out, 0 if nobody can tell
        self.places: dict[int, int] = {}  # the same of what registers hold
        self.opposing: set[int] = set()  # registers that hold cards of another's board
        self.numbers_turn = False  # it was asked
        self.counts_turn = (
            False  # what is Activated, or costs, is read: its number in the turn is asked there
        )
        self.of_links = False  # what is Cancelled or used is read: only there an Ability is meant
        self.shown: set[int] = set()  # registers of what a step has Exposed or Revealed
        self.user_known = False  # the written Law waits for an Ability that is used
        self.heard = 0  # the event that the written Law waits for
        self.steps: set[int] = set()  # the instructions of the steps so far
        self.acts: list[int] = []  # the same in their order, with the items of each list
        self.cost_steps: frozenset[int] = frozenset()  # those of the Cost,
        self.cost_mentions = 0  # and how many cards it named
        self.done: frozenset[int] = frozenset()  # those before the present step
        self.unnamed = ""  # what the step before has touched without naming it: *it* may mean that
        self.chosen = False  # the step before only chose something, and did nothing
        self.drawn = 0  # how often somebody drew so far
        self.picked: dict[int, tuple[bool, int, int]] = {}  # registers: another picks, `drawn`, the place
        self.perhaps: set[int] = (
            set()
        )  # registers that an offer or if before this sentence may have left empty
        self.spawned: set[int] = set()  # registers of what a step has Spawned
        self.done_to: dict[int, Noun] = {}  # what was Shattered, Sacrificed …, by the event
        self.paid: list[Noun] = []  # single cards that the Cost took, and did not Select
        self.step_from = 0  # how many cards were named before the present step
        self.in_battle = False  # what it does ends with the Battle that its Law waits for
        self.own_named = False  # the line has spoken of this card
        self.looks_back = False  # an if asks what has happened since it began
        self.named_player = False  # a Law or step named a player, so that "that player" means somebody

    def mention(self, noun: Noun) -> None:
        """A step is about these cards; this card itself is never called it (R158)."""
        if noun.slot != i.SELF:
            self.mentions.append(noun)
            place = self.places.get(noun.slot, i.BOARD)
            self.picked[noun.slot] = (self.actor is not None, self.drawn, place)
            self.unnamed = ""

    def one_opponent(self) -> None:
        """What is paid or resolves speaks of an opponent in the singular."""
        if self.place in (CODE, COST):
            self.singular = True

    def before(self, node: Node) -> int:
        """The registers of all cards named so far, as bits: what *other* leaves out besides this card."""
        bits = 0
        for noun in (*self.selected, *self.mentions):
            if noun.record.fields[i.MODE_OF] == i.REST:  # no register holds them
                raise self.misfit(node, "'other' is other than 'the rest', too: say which cards", "R158")
            if noun.slot >= i.FIRST_SLOT:
                bits |= 1 << noun.slot
        return bits

    def instead(self) -> str:
        """What to write for a word that means nothing."""
        if self.injures:
            return "the cards that were dealt DMG are 'the damaged cards'"
        return "write 'this card', or name the cards first"

    def waiting(self, node: Node, word: str) -> Noun:
        """What *it* is where something is Cancelled: what the Law waits for, never a card that was paid."""
        if self.law is not None and self.heard in (i.ACTIVATE, i.USE) and self.under in (i.WHEN, i.IF_LAW):
            message = f"a trigger comes when the chain is over, and {word!r} has happened then"
            raise self.misfit(
                node,
                f"{message}: write Activate only if …* Cancel it, or QUICK* Cancel the opposing Event",
                "R92",
            )
        if self.law is None or self.heard not in (i.ACTIVATE, i.USE):
            ways = (
                "Cancel the opposing Event, Cancel the opposing Ability directly below, or Cancel the Attack"
            )
            raise self.misfit(node, f"{word!r} is nothing that waits in the chain; write {ways}", "8.7.30")
        return self.law

    def meant(self, node: Node, plural: bool) -> Noun:
        """What *it* (or, plural, *them*) is bound to (R158)."""
        word = self.said(node) or node.name
        if self.unnamed and (not self.selected or node.name in ("that_card", "those_cards")):
            raise self.misfit(node, f"{word!r} could be {self.unnamed}", "R158")
        if self.of_links and self.place == CODE:
            found = self.waiting(node, word)
        elif self.selected:
            if len(self.selected) > 1:
                raise self.misfit(
                    node, f"{word!r} could be either group; write 'the first' or 'the second'", "R158"
                )
            found = self.selected[0]
        elif self.mentions:
            found = self.mentions[-1]
        elif self.law is not None:
            if self.law_of_two:
                message = f"{word!r} could be either card of the Law; {self.law_of_two}"
                raise self.misfit(node, message, "R158")
            found = self.law
        elif self.own_named and not plural:
            return Noun(reference(i.SELF), i.SELF, False)
        else:
            raise self.misfit(
                node, f"{word!r} has nothing before it that it could mean; {self.instead()}", "R158"
            )
        if found.record.fields[i.MODE_OF] == i.REST:  # no register holds them
            raise self.misfit(node, f"{word!r} would be 'the rest': write 'the rest' once more", "R158")
        if found.plural != plural:
            other = "them" if found.plural else "it"
            raise self.misfit(node, f"{word!r} is of the wrong number here; write {other!r}", "R158")
        return found
