"""Which cards and which players: each to its selection, zones to theirs, and printed from them."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import reference, selection
from sandtable.cards.source import Source
from sandtable.cards.tree import Node, make
from sandtable.games.oversoul.language import filters, numbers
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import CODE, COST, LASTING, PATTERN, Draft, Noun
from sandtable.games.oversoul.language.refs import print_whose, referring, zone

PICKED: Final = frozenset((i.CHOOSING, i.EACH, i.RANDOM, i.TOP))
NUMBERED: Final = frozenset(("n", "up_to", "n_of_yours", "up_to_of_yours"))  # they say how many
SINGLE: Final = frozenset(
    ("an", "another", "one_of_yours", "another_of_yours")
)  # only in Laws and conditions
OF_YOURS: Final = frozenset(
    ("n_of_yours", "up_to_of_yours", "all_yours", "each_yours", "yours", "one_of_yours", "another_of_yours",
     "any_number_of_yours")
)  # fmt: skip
ANY: Final = frozenset(("any_number", "any_number_of_yours"))  # as many as the player likes
OTHERS: Final = frozenset(("another", "another_of_yours"))
PLACED: Final = frozenset((i.ADJACENT, i.SURROUNDING, i.BEHIND, i.FACING, i.ATTACHED_TO))
AROUND: Final = frozenset((i.ADJACENT, i.SURROUNDING))
NO_COUNT: Final = -1  # as many as the step before touched


def cards(d: Draft, node: Node, mode: int = 0) -> Noun:
    """The cards that a phrase means; `mode` is how a step itself picks them, if not as usual."""
    if node.name == "or_group":
        first = cards(d, node.node(0), mode)
        chosen = mode or (i.CHOOSING if d.place in (CODE, COST) else 0)
        if first.record.fields[i.MODE_OF] != chosen or first.record.fields[i.OF]:
            raise d.misfit(node, "'or' with a number of its own stands once, behind a number of cards")
        count = int(node.word(1))
        fits = filters.described(d, node.node(2)).record()
        other = selection(chosen, w.DETERMINERS.number("n"), first.slot, count, count, fits)
        first.record.fields[i.OF] = other
        return first._replace(plural=first.plural or count > 1)
    alternatives: list[Node] = []
    while node.name == "or_filter":
        alternatives.insert(0, node.node(1))
        node = node.node(0)
    if node.name == "or_group":
        raise d.misfit(node, "behind an 'or' with a number of its own stands no further 'or'")
    name = determiner(node)
    if name in w.REFERENCES:
        if alternatives:
            raise d.misfit(alternatives[0], "'or' joins descriptions, not words like 'it'")
        return referring(d, node)
    if name in w.AMONG:
        if alternatives:
            raise d.misfit(alternatives[0], "'or' joins descriptions, not words like 'them'")
        return among(d, node)
    if name in ("top_card", "top_cards"):
        if alternatives or d.place == PATTERN:
            raise d.misfit(node, "the top cards of a Deck stand alone, and in no Law")
        return top(d, node)
    what = node.node(len(node.children) - 1)
    for one in alternatives:
        what = Node("filters_or", [what, one], what.at, one.end)
    found = filters.described(d, what)
    return determined(d, node, name, found, mode)


def is_among(node: Node) -> bool:
    """Whether a phrase ends with "among them", so that it means certain cards."""
    last = node.children[-1] if node.children else None
    while isinstance(last, Node) and last.name == "where":
        if last.node(1).name == "among_them":
            return True
        last = last.node(0)
    return False


def determiner(node: Node) -> str:
    return node.node(0).name if node.name == "a" else node.name


def determined(d: Draft, node: Node, name: str, found: filters.Described, mode: int) -> Noun:
    """A determiner and what it determines, as the place where it stands asks for it."""
    counted = name in SINGLE and d.place in (
        CODE,
        COST,
    )  # a step says how many: "an Event" is printed 1 Event
    if name in OF_YOURS:
        found.add(i.SIDE, i.YOURS)
    elif name == "opposing":
        found.add(i.SIDE, i.OPPOSING)
    if name in OTHERS:
        found.add(i.OTHER, int(not counted), d.before(node) if d.place != PATTERN else 0)
    if counted:
        name = "n_of_yours" if name in OF_YOURS else "n"
    if sum(test[0] in (i.SIDE, i.ON_BOARD) for test in found.tests) > 1:
        raise d.misfit(node, "whose cards they are is said twice here")
    if name == "the" and (i.STATE, i.ATTACHED) in [test[:2] for test in found.tests]:
        raise d.misfit(node, "what a Construct lies on is 'the Attached card'", "5.3.1")
    if name == "the" and mode != i.CHAINED_LINK and d.place != PATTERN:
        check_known(d, node, found)
    low, high = how_many(d, node, name, found)
    if found.random and (name not in NUMBERED or d.place == PATTERN or mode == i.SELECTED):
        raise d.misfit(node, "only a number of cards is taken at random")
    if mode == 0:
        mode = usual_mode(d, node, name)
    if found.random:
        mode = i.RANDOM
    if found.has(i.OF_YOUR_CHOICE) and mode != i.CHOOSING:
        raise d.misfit(node, "'of your choice' goes with a number of cards")
    if found.has(i.OF_YOUR_CHOICE) and d.actor is not None and d.actor.fields[i.MODE_OF] != i.REF:
        message = "who acts chooses; do it yourself: Discard 1 card in your opponent's hand of your choice"
        raise d.misfit(node, f"{message}, Shatter 1 opposing Unit", "R160")
    if (
        high == 1
        and name not in NUMBERED
        and [i.SIDE, i.OPPOSING] in [list(test[:2]) for test in found.tests]
    ):
        d.one_opponent()
    slot = d.new_slot()
    record = selection(mode, w.DETERMINERS.number(name), slot, low, high, found.record())
    if mode in PICKED:
        d.picks.append(record)
        if name in NUMBERED and d.place == CODE:
            d.numbered = True
    return Noun(record, slot, high != 1)


def check_known(d: Draft, node: Node, found: filters.Described) -> None:
    """ "The" means what there is one of: the opposing Leader, or what lies somewhere; of others there may be
    several.
    """
    if any(test[0] in PLACED for test in found.tests):
        return
    if found.nouns() == {i.LEADER} and found.has(i.SIDE):
        return
    if d.injures and (i.STATE, i.DAMAGED) in [test[:2] for test in found.tests]:
        raise d.misfit(node, "the cards that were dealt DMG are 'the damaged cards'", "R158")
    raise d.misfit(node, "there may be several: write 1, or all", "R158")


def how_many(d: Draft, node: Node, name: str, found: filters.Described) -> tuple[int, int]:
    if name in NUMBERED:
        count = 1 if determiner(node) in SINGLE else int(node.word(0))
        if count == 0:
            raise d.misfit(node, "nothing is done to 0 cards")
        return least(d, name, count), count
    if name == "that_many":
        numbers.check_as_many(d, node)
        return NO_COUNT, NO_COUNT
    if name in ANY:
        return (0 if d.place == CODE else 1), i.MANY
    if name in SINGLE:
        return 1, 1
    leader = found.nouns() == {i.LEADER}
    if name == "the":
        return 1, (i.MANY if any(test[0] in AROUND for test in found.tests) else 1)
    if name in ("yours", "opposing") and leader:
        return 1, 1
    return 1, i.MANY


def least(d: Draft, name: str, count: int) -> int:
    """Up to 2 can be none where it resolves; what is announced takes at least one (R160, R251)."""
    if not name.startswith("up_to"):
        return count
    return 0 if d.place == CODE else 1


def usual_mode(d: Draft, node: Node, name: str) -> int:
    if d.place == PATTERN:
        if name in NUMBERED or name in ANY or name in ("that_many", "all", "all_yours", "each", "each_yours"):
            raise d.misfit(node, "a Law speaks of one card: write 'a', 'an' or 'one of your'")
        return i.MATCH
    if name in SINGLE:
        raise d.misfit(node, "a step says how many: write 1 instead")
    if name in NUMBERED or name in ANY or name == "that_many":
        if d.place == LASTING:
            raise d.misfit(node, "what lasts holds for all that fit: write 'your', 'opposing' or 'all'")
        return i.CHOOSING
    return i.GROUP if d.place == LASTING else i.EACH


def among(d: Draft, node: Node) -> Noun:
    """Some of the cards that were named before: 1 of them."""
    if d.place != CODE:
        raise d.misfit(
            node, "some of them are taken when an Ability resolves; before the arrow Select them", "R158"
        )
    found = d.meant(node, True)
    count = int(node.word(0))
    if count == 0:
        raise d.misfit(node, "nothing is done to 0 cards")
    slot = d.new_slot()
    low = least(d, node.name, count)
    record = selection(i.CHOOSING, w.AMONG.number(node.name), slot, low, count, of=reference(found.slot))
    d.picks.append(record)
    d.places[slot] = d.places.get(found.slot, 0)
    return Noun(record, slot, count > 1)


def top(d: Draft, node: Node) -> Noun:
    """The top cards of a Deck."""
    count = 1 if node.name == "top_card" else int(node.word(0))
    if node.name == "top_cards" and count < 2:
        raise d.misfit(node, "one of them is 'the top card'")
    whose = node.node(len(node.children) - 1)
    if whose.name in ("poss_either", "poss_each"):
        raise d.misfit(whose, "these are the top cards of one Deck: write whose it is", "R134")
    where = zone(d, whose, i.DECK)
    slot = d.new_slot()
    wording = w.TOP_CARD if node.name == "top_card" else w.TOP_CARDS
    record = selection(i.TOP, wording, slot, count, count, where=where)
    d.picks.append(record)
    if d.place == CODE:
        d.numbered = True
    return Noun(record, slot, count > 1)


# ---- printing


def print_cards(s: Source, at: int) -> Node:
    wording = s.get(at, i.WORDING)
    if w.REFERENCES.means(wording):
        return make(w.REFERENCES.word(wording))
    if w.AMONG.means(wording):
        return make(w.AMONG.word(wording), numbers.numeral(s.get(at, i.HIGH)))
    if wording == w.TOP_CARD:
        return make("top_card", print_whose(s, s.ref(at, i.WHERE)))
    if wording == w.TOP_CARDS:
        return make("top_cards", numbers.numeral(s.get(at, i.HIGH)), print_whose(s, s.ref(at, i.WHERE)))
    node = print_determined(s, at)
    other = s.ref(at, i.OF)
    if other >= 0:
        what = filters.print_filters(s, s.ref(other, i.FITS))
        return make("or_group", node, numbers.numeral(s.get(other, i.HIGH)), what[0])
    return node


def print_determined(s: Source, at: int) -> Node:
    name = w.DETERMINERS.word(s.get(at, i.WORDING))
    hidden = i.YOURS if name in OF_YOURS else i.OPPOSING if name == "opposing" else 0
    random = s.get(at, i.MODE_OF) == i.RANDOM
    first, *others = filters.print_filters(s, s.ref(at, i.FITS), hidden, random)
    if name in NUMBERED:
        node = make(name, numbers.numeral(s.get(at, i.HIGH)), first)
    elif name in ("an", "another"):
        node = make("a", make(name), first)
    else:
        node = make(name, first)
    for one in others:
        node = make("or_filter", node, one)
    return node
