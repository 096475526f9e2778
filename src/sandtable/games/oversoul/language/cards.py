"""Which cards and which players: each to its selection, zones to theirs, and printed from them."""

from __future__ import annotations

from typing import Final

from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, make
from sandtable.games.oversoul.language import filters, values
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import (
    CODE,
    COST,
    LASTING,
    PATTERN,
    Draft,
    Noun,
    reference,
    selection,
)

PICKED: Final = frozenset((i.CHOOSING, i.EACH, i.RANDOM, i.TOP))
NUMBERED: Final = frozenset(("n", "up_to", "n_of_yours", "up_to_of_yours"))  # they say how many
SEVERAL: Final = frozenset(("all", "all_yours", "each", "each_yours", "yours", "opposing"))
SINGLE: Final = frozenset(
    ("an", "another", "one_of_yours", "another_of_yours")
)  # only in Laws and conditions
OF_YOURS: Final = frozenset(
    ("n_of_yours", "up_to_of_yours", "all_yours", "each_yours", "yours", "one_of_yours", "another_of_yours")
)
OTHERS: Final = frozenset(("another", "another_of_yours"))
AROUND: Final = frozenset((i.ADJACENT, i.SURROUNDING))
ONES: Final = {"first": 0, "second": 1, "third": 2}
THIS: Final = frozenset(("this_card", "this_unit", "this_event", "this_construct"))
FIXED: Final = {
    "damaged_cards": i.DAMAGED_CARDS,
    "attacker": i.ATTACKER,
    "attached_card": i.HOST,
    "former_host": i.HOST,
}
PLAYERS: Final = {"your_opponent": i.OPPONENT, "each_player": i.EACH_PLAYER, "that_player": i.THAT_PLAYER}
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
    name = determiner(node)
    if name in w.REFERENCES:
        if alternatives:
            raise d.misfit(alternatives[0], "'or' joins descriptions, not words like 'it'")
        return referring(d, node)
    if name in ("top_card", "top_cards"):
        if alternatives or d.place == PATTERN:
            raise d.misfit(node, "the top cards of a Deck stand alone, and in no Law")
        return top(d, node)
    what = node.node(len(node.children) - 1)
    for one in alternatives:
        what = Node("filters_or", [what, one], what.at, one.end)
    found = filters.described(d, what)
    return determined(d, node, name, found, mode)


def determiner(node: Node) -> str:
    return node.node(0).name if node.name == "a" else node.name


def determined(d: Draft, node: Node, name: str, found: filters.Described, mode: int) -> Noun:
    """A determiner and what it determines, as the place where it stands asks for it."""
    if name in OF_YOURS:
        found.add(i.SIDE, i.YOURS)
    elif name == "opposing":
        found.add(i.SIDE, i.OPPOSING)
    if name in OTHERS:
        found.add(i.OTHER, 1, d.before() if d.place != PATTERN else 0)
    if sum(test[0] in (i.SIDE, i.ON_BOARD) for test in found.tests) > 1:
        raise d.misfit(node, "whose cards they are is said twice here")
    low, high = how_many(d, node, name, found)
    if found.random and (name not in NUMBERED or d.place == PATTERN or mode == i.SELECTED):
        raise d.misfit(node, "only a number of cards is taken at random")
    if mode == 0:
        mode = usual_mode(d, node, name)
    if found.random:
        mode = i.RANDOM
    if found.has(i.OF_YOUR_CHOICE) and mode != i.CHOOSING:
        raise d.misfit(node, "'of your choice' goes with a number of cards")
    slot = d.new_slot()
    record = selection(mode, w.DETERMINERS.number(name), slot, low, high, found.record())
    if mode in PICKED:
        d.picks.append(record)
        if name in NUMBERED and d.place == CODE:
            d.numbered = True
    return Noun(record, slot, high != 1)


def how_many(d: Draft, node: Node, name: str, found: filters.Described) -> tuple[int, int]:
    if name in NUMBERED:
        count = int(node.word(0))
        if count == 0:
            raise d.misfit(node, "nothing is done to 0 cards")
        return (1 if name.startswith("up_to") else count), count
    if name == "that_many":
        return NO_COUNT, NO_COUNT
    if name in SINGLE:
        return 1, 1
    leader = found.nouns() == {i.LEADER}
    if name == "the":
        return 1, (i.MANY if any(test[0] in AROUND for test in found.tests) else 1)
    if name in ("yours", "opposing") and leader:
        return 1, 1
    return 1, i.MANY


def usual_mode(d: Draft, node: Node, name: str) -> int:
    if d.place == PATTERN:
        if name in NUMBERED or name in ("that_many", "all", "all_yours", "each", "each_yours"):
            raise d.misfit(node, "a Law speaks of one card: write 'a', 'an' or 'one of your'")
        return i.MATCH
    if name in SINGLE:
        raise d.misfit(node, "a step says how many: write 1 instead")
    if name in NUMBERED or name == "that_many":
        if d.place == LASTING:
            raise d.misfit(node, "what lasts holds for all that fit: write 'your', 'opposing' or 'all'")
        return i.CHOOSING
    return i.GROUP if d.place == LASTING else i.EACH


def top(d: Draft, node: Node) -> Noun:
    """The top cards of a Deck."""
    count = 1 if node.name == "top_card" else int(node.word(0))
    if node.name == "top_cards" and count < 2:
        raise d.misfit(node, "one of them is 'the top card'")
    where = zone(d, node.node(len(node.children) - 1), i.DECK)
    slot = d.new_slot()
    wording = w.TOP_CARD if node.name == "top_card" else w.TOP_CARDS
    record = selection(i.TOP, wording, slot, count, count, where=where)
    d.picks.append(record)
    if d.place == CODE:
        d.numbered = True
    return Noun(record, slot, count > 1)


# ---- words that refer


def referring(d: Draft, node: Node) -> Noun:
    """It, them, the first, this card …: bound when the line is read (R158)."""
    name = node.name
    wording = w.REFERENCES.number(name)
    if name in THIS:
        if name == "this_construct":
            d.own = True
        return Noun(reference(i.SELF, wording), i.SELF, False)
    if name in FIXED:
        if name == "former_host":
            d.own = True
        slot = d.new_slot()
        return Noun(selection(FIXED[name], wording, slot), slot, name == "damaged_cards")
    if name in ONES:
        if len(d.selected) <= max(ONES[name], 1):
            raise d.misfit(node, f"{d.said(node)!r} needs as many groups behind Select", "R158")
        group = d.selected[ONES[name]]
        return Noun(reference(group.slot, wording), group.slot, group.plural)
    if name == "the_rest":
        source = d.selected[-1] if d.selected else next(iter(reversed(d.mentions)), None)
        if source is None or source.record.fields[i.MODE_OF] not in (i.SELECTED, i.CHOOSING):
            raise d.misfit(node, "'the rest' needs a Select or a number of cards before it", "R158")
        return Noun(selection(i.REST, wording, source.slot, 0, i.MANY), d.new_slot(), True)
    if name in ("them", "those_cards", "the_selection") and len(d.selected) > 1:
        return Noun(selection(i.ALL_SELECTED, wording, d.new_slot(), 1, i.MANY), d.slots - 1, True)
    if name == "the_selection":
        if not d.selected:
            raise d.misfit(node, "'the selection' needs a Select before it", "R158")
        one = d.selected[0]
        return Noun(reference(one.slot, wording), one.slot, one.plural)
    found = d.meant(node, name in ("them", "those_cards"))
    return Noun(reference(found.slot, wording), found.slot, found.plural)


def owner(d: Draft, node: Node) -> Record:
    """Whose: its, this card's, your Leader's."""
    name = node.name
    wording = w.OWNERS.number(name)
    if name in w.OWNED:
        found = referring(d, Node(w.OWNED[name], [], node.at, node.end)).record
        found.fields[i.WORDING] = wording
        return found
    side = i.YOURS if name == "your_leaders" else i.OPPOSING
    fits = Record([2, i.SIDE, side, 0, i.NOUN, i.LEADER, 0])
    mode = i.GROUP if d.place in (LASTING, PATTERN) else i.EACH
    record = selection(mode, wording, d.new_slot(), 1, 1, fits)
    if mode == i.EACH:
        d.picks.append(record)
    return record


def print_owner(s: Source, at: int) -> Node:
    return make(w.OWNERS.word(s.get(at, i.WORDING)))


def player(d: Draft, node: Node) -> Record:
    """Who acts."""
    name = node.name
    wording = w.REFERENCES.number(name)
    if name == "you":
        return reference(i.YOU, wording)
    if name == "its_owner":
        of = reference(d.meant(node, False).slot)
        return selection(i.OWNER, wording, d.new_slot(), of=of)
    if name == "that_player" and not d.named_player:
        raise d.misfit(node, "'that player' has nobody before it", "R158")
    if name != "each_player":
        d.named_player = True
    return selection(PLAYERS[name], wording, d.new_slot(), 1, i.MANY if name == "each_player" else 1)


# ---- zones


def zone(d: Draft, node: Node, place: int) -> Record:
    """A place and whose it is."""
    name = node.name
    whose: Field = 0
    if name == "poss_your":
        whose = reference(i.YOU)
    elif name == "poss_their":
        if d.actor is None:
            raise d.misfit(node, "'their' belongs to a player who acts; write 'your' or \"your opponent's\"")
        whose = d.actor
    elif name in ("poss_owner", "poss_owners"):
        whose = selection(i.OWNER, 0, i.SELF)
    elif name == "poss_opponent":
        whose = selection(i.OPPONENT, 0, d.new_slot())
    elif name == "poss_each":
        whose = selection(i.EACH_PLAYER, 0, d.new_slot(), 1, i.MANY)
    return Record([place, w.POSSESSIVES.number(name), whose])


def print_zone(s: Source, at: int) -> list[Child]:
    """The words for whose it is and for the place."""
    return [print_whose(s, at), make(w.ZONES.word(s.kind(at)))]


def print_whose(s: Source, at: int) -> Node:
    return make(w.POSSESSIVES.word(s.get(at, lay.WORDING)))


# ---- printing


def print_cards(s: Source, at: int) -> Node:
    wording = s.get(at, i.WORDING)
    if w.REFERENCES.means(wording):
        return make(w.REFERENCES.word(wording))
    if wording == w.TOP_CARD:
        return make("top_card", print_whose(s, s.ref(at, i.WHERE)))
    if wording == w.TOP_CARDS:
        return make("top_cards", values.numeral(s.get(at, i.HIGH)), print_whose(s, s.ref(at, i.WHERE)))
    node = print_determined(s, at)
    other = s.ref(at, i.OF)
    if other >= 0:
        what = filters.print_filters(s, s.ref(other, i.FITS))
        return make("or_group", node, values.numeral(s.get(other, i.HIGH)), what[0])
    return node


def print_determined(s: Source, at: int) -> Node:
    name = w.DETERMINERS.word(s.get(at, i.WORDING))
    hidden = i.YOURS if name in OF_YOURS else i.OPPOSING if name == "opposing" else 0
    random = s.get(at, i.MODE_OF) == i.RANDOM
    first, *others = filters.print_filters(s, s.ref(at, i.FITS), hidden, random)
    if name in NUMBERED:
        node = make(name, values.numeral(s.get(at, i.HIGH)), first)
    elif name in ("an", "another"):
        node = make("a", make(name), first)
    else:
        node = make(name, first)
    for one in others:
        node = make("or_filter", node, one)
    return node
