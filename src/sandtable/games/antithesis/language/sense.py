"""What can be said of what: a text that could never do anything, or would do something else, is refused.

The tests of a filter are held against its noun: a Goal is never exhausted, what lies in a Hand stands
nowhere. Cards come from zones that whoever picks can see, and go to zones of their owners.
"""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import number_in
from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import COST, Draft, Noun

Making = tuple[int, Field, Field]

OFF_BOARD: Final[frozenset[int]] = frozenset(
    (i.DIRECTIVE, i.STRATEGY, i.TACTIC, i.OBJECTIVE)
)  # nouns without a place there
NEVER_IN_PLAY: Final[frozenset[int]] = frozenset((i.STRATEGY, i.TACTIC, i.OBJECTIVE))
FIGURES: Final[frozenset[int]] = frozenset((i.CHARACTER, i.CHAMPION, i.CARD, 0))
PLACES: Final[frozenset[int]] = frozenset((i.UNDER, i.IN_BLAST, *range(i.IN_ROW, i.OF_TYPE))) - {
    i.INSIDE,
    i.OTHER_THAN,
    i.KILLED_THIS_PHASE,
    i.SAME_SIZE,
    i.OWN_SIZE,
    i.DONE_NOW,
}
OF_FIGURES: Final[frozenset[int]] = frozenset(
    (
        i.SIZE,
        i.LACKING_TYPE,
        i.WITH_PRESENCE,
        i.SAME_SIZE,
        i.OWN_SIZE,
        i.ENGAGED_BY,
        i.ENGAGING,
        i.HP_LEFT,
        i.DONE_NOW,
        i.HAVING_ATTACKS,
    )
)
OF_GOALS: Final = PLACES | {i.NOUN, i.OTHER, i.CONTROLLED, i.OTHER_THAN}
HIDDEN: Final[frozenset[int]] = frozenset((i.HAND, i.MAIN_DECK, i.STRATEGY_DECK, i.OBJECTIVE_DECK))
DECKS: Final[frozenset[int]] = frozenset((i.MAIN_DECK, i.STRATEGY_DECK, i.OBJECTIVE_DECK))
GOING: Final[frozenset[int]] = frozenset((i.HAND, i.MAIN_DECK, i.DISCARD_PILE, i.OUT_OF_GAME))
OWN: Final[frozenset[int]] = frozenset((w.WHOSE.number("my_zone"), w.WHOSE.number("his_zone")))
OWNERS: Final = w.WHOSE.number("owners_zone")


def described(d: Draft, node: Node, noun: int, tests: list[Making]) -> None:
    """The tests of a filter against its noun."""
    kinds = {test[0] for test in tests}
    inside = i.INSIDE in kinds
    held = {test[1] for test in tests if test[0] == i.ON_GOAL}
    if noun != i.GOAL and i.ITSELF_HELD_BY_BOTH in held:
        raise d.misfit(node, "a Goal is contested: a Character on a contested Goal", "PRES.8")
    if noun != i.GOAL and i.ITSELF_HELD_BY_NONE in held:
        raise d.misfit(node, "it is Goals that nobody controls: an uncontrolled Goal", "PRES.8")
    if noun == i.GOAL and not kinds <= OF_GOALS:
        raise d.misfit(node, "of a Goal only its place and who controls it are known", "GOAL.1")
    if kinds & PLACES and (noun in OFF_BOARD or inside):
        raise d.misfit(node, "this has no place on the board", "R146")
    if inside and kinds & {i.CONTROLLED, i.STATE, i.MODDED, i.WITH_PRESENCE, i.WITH_TOKENS}:
        raise d.misfit(node, "only cards In Play are controlled, or in a state", "CTRL.1")
    if noun not in FIGURES and (kinds & OF_FIGURES or any(figure_stat(test) for test in tests)):
        raise d.misfit(node, "this can be said of Characters only", "CHAR.1")


def figure_stat(test: Making) -> bool:
    if test[0] == i.WITH_TOKENS:
        return test[1] == 0  # damage
    return test[0] in (i.AT_MOST, i.AT_LEAST, i.JUST) and test[1] != i.COST_STAT


def chosen(d: Draft, node: Node, found: Noun, tests: list[Making]) -> None:
    """Cards that are picked or targeted must be there to be seen, and cards of one Size picked together."""
    mode = number_in(found.record, i.MODE_OF)
    low, high = number_in(found.record, i.LOW), number_in(found.record, i.HIGH)
    zones = [test[2] for test in tests if test[0] == i.INSIDE]
    if found.noun in NEVER_IN_PLAY and not zones and mode in (i.TARGET, i.CHOOSING, i.EACH):
        raise d.misfit(node, "this is never In Play: say in which zone", "ZONE.INPLAY")
    if any(test[0] == i.SAME_SIZE for test in tests) and d.place == COST:
        raise d.misfit(node, "a cost names the Size: 'exhaust 2 Large Characters you control'", "SEQ.2")
    if any(test[0] == i.SAME_SIZE for test in tests) and (mode != i.CHOOSING or low != high or high < 2):
        raise d.misfit(
            node, "cards of the same Size are picked: '2 friendly Characters of the same Size'", "R178"
        )
    for zone in zones:
        assert isinstance(zone, Record)
        place, whose = number_in(zone, lay.KIND), number_in(zone, lay.WORDING)
        if place in DECKS and mode in (i.TARGET, i.CHOOSING):
            raise d.misfit(node, "cards of a deck are searched for, or looked at", "ZONE.E.1")
        d.peeks = d.peeks or (place in HIDDEN and mode in (i.TARGET, i.CHOOSING) and whose not in OWN)


def going(d: Draft, node: Node, made: Record, found: Noun | None) -> None:
    """Where cards may go: to their owner, or back to the player from whose zone they came (R134, OWN.2)."""
    zone = made.fields[i.B]
    if not isinstance(zone, Record) or found is None:
        return
    place, whose = number_in(zone, lay.KIND), number_in(zone, lay.WORDING)
    if place not in GOING:
        raise d.misfit(
            node, "cards go to a Hand, a Main Deck, a Discard Pile or the Out of Game Zone", "ZONE.D"
        )
    end = made.fields[i.C] if made.fields[i.OP] == i.PUT else i.INTO
    if end != i.INTO and place != i.MAIN_DECK:
        raise d.misfit(node, "only a Main Deck has a top and a bottom", "ZONE.E.1")
    if whose == OWNERS or (whose in OWN and found.slot in d.shown):
        return
    fits = found.record.fields[i.FITS]
    tests = fits.fields[1:] if isinstance(fits, Record) else []
    came = [tests[n + 2] for n in range(0, len(tests), lay.TEST) if tests[n] == i.INSIDE]
    if (
        whose not in OWN
        or not came
        or not isinstance(came[0], Record)
        or number_in(came[0], lay.WORDING) != whose
    ):
        raise d.misfit(node, 'a card In Play goes to its owner: write "its owner\'s"', "OWN.2")


def looked_at(d: Draft, node: Node, made: Record, allowed: frozenset[int]) -> None:
    """One zone of one player, of a kind that this can be done with."""
    zone = made.fields[i.B]
    assert isinstance(zone, Record)
    if number_in(zone, lay.KIND) not in allowed:
        raise d.misfit(node, "this is not done with such a zone", "ZONE.E.1")
    if number_in(zone, lay.WORDING) in (w.WHOSE.number("any_zone"), OWNERS):
        raise d.misfit(node, "say whose it is: your, or your opponent's", "ZONE.E.1")
    into_hand = made.fields[i.OP] in (i.LOOK, i.SEARCH)
    ends = made.fields[i.C]
    if made.fields[i.OP] == i.SORT and isinstance(ends, Record):
        places = set(ends.fields[1::2])
        into_hand = bool(places & {i.TO_HAND, i.TO_DISCARD})
        if into_hand and number_in(zone, lay.KIND) != i.MAIN_DECK:
            raise d.misfit(node, "Objectives stay in their deck: on the bottom, or back on top", "ZONE.E.1")
    if into_hand and number_in(zone, lay.WORDING) != w.WHOSE.number("my_zone"):
        raise d.misfit(node, "only cards of your own come into your Hand", "OWN.2")
