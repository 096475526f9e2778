"""Numbers that are looked up, and phases: each to its record, and printed from it."""

from typing import Final

from sandtable.cards.draft import reference
from sandtable.cards.flat import Record
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node, make
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import ORDERED, PATTERN, Draft, Noun, Source
from sandtable.games.athernum.language.filters import description, print_description
from sandtable.games.athernum.language.nouns import noun_phrase, print_noun
from sandtable.games.athernum.language.numbers import marker, print_marker
from sandtable.games.athernum.language.sorts import PLAYERS

OF_SEVERAL: Final = {"total_of": i.TOTAL, "highest_of": i.HIGHEST}
SEVERAL: Final = {kind: name for name, kind in OF_SEVERAL.items()}


def value(d: Draft, node: Node) -> Record:
    """A number that has to be counted or looked up."""
    name = node.name
    if name == "number_of":
        return count_of(d, node.node(0))
    if name == "number_of_markers":
        return markers_on(d, node.node(0), node.node(1))
    if name == "number_of_done":
        return d.whole.happened(d, node.node(0))
    if name == "prevented":
        return Record([i.PREVENTED, 0, 0, 0])
    if name == "that_number":
        d.that_many(node)
        if d.aimed and (d.paid or d.counted == ORDERED):
            raise d.misfit(
                node,
                "a target is chosen before anything is paid or done, and so is what is asked of it: leave "
                "out 'target', so that it is chosen as the effect resolves",
                "R9",
            )
        return Record([i.THAT_MANY, 0, 0, 0])
    if name == "twice_value":
        found = value(d, node.node(0))
        if found.fields[lay.PER]:
            raise d.misfit(node, "twice is enough")
        found.fields[lay.PER] = Record([i.EXACTLY, 2, 0, 0])
        return found
    stat = w.STATS.number(node.node(0).name)
    if name == "its_stat":
        it = d.it(node)
        return Record([stat_kind(d, it.slot, stat), stat, reference(it.slot, w.ITS), 0])
    of = asked_of(d, node.node(1))
    if name in OF_SEVERAL:
        if not of.plural:
            raise d.misfit(node.node(1), "this is said of several: 'characters you control'")
        return Record([OF_SEVERAL[name], stat, of.record, 0])
    return Record([stat_kind(d, of.slot, stat), stat, of.record, 0])


def stat_kind(d: Draft, slot: int, stat: int) -> int:
    """A value now; OFV and DFV of what the ability itself has turned down are those that it had (R167)."""
    return i.STAT_BEFORE if slot in d.downed and stat != i.COST_STAT else i.STAT_VALUE


def print_value(s: Source, at: int) -> Node:
    once = print_once(s, at)
    twice = s.ref(at, lay.PER) >= 0 and s.kind(s.ref(at, lay.PER)) == i.EXACTLY
    return make("twice_value", once) if twice else once


def most_of(s: Source, at: int) -> int:
    """Up to how many it counts, 0 without an end."""
    if s.kind(at) == i.COUNT:
        return s.get(at, lay.N)
    per = s.ref(at, lay.PER)
    return s.get(per, lay.N) if per >= 0 and s.kind(per) == i.MOST else 0


def print_once(s: Source, at: int) -> Node:
    kind, n = s.kind(at), s.get(at, lay.N)
    if kind == i.HAPPENED:
        return make("number_of_done", s.whole.print_happened(s, at))
    of = s.ref(at, lay.COUNTED)
    if kind == i.COUNT:
        return make("number_of", print_description(s, of))
    if kind == i.COUNT_MARKERS:
        return make("number_of_markers", print_marker(s, n), print_noun(s, of))
    if kind in SEVERAL:
        return make(SEVERAL[kind], make(w.STATS.word(n)), print_noun(s, of))
    if kind in (i.STAT_VALUE, i.STAT_BEFORE):
        if s.get(of, i.WORDING) == w.ITS:
            return make("its_stat", make(w.STATS.word(n)))
        return make("stat_of", make(w.STATS.word(n)), print_noun(s, of))
    return make("that_number" if kind == i.THAT_MANY else "prevented")


def count_of(d: Draft, node: Node) -> Record:
    """As many as there are things of this description."""
    counting, d.counting = d.counting, True
    made = Record([i.COUNT, 0, description(d, node, PATTERN), 0])
    d.counting = counting
    return made


def markers_on(d: Draft, kind: Node, bearer: Node) -> Record:
    """As many as there are markers of a kind on something."""
    d.asks_markers = True
    return Record([i.COUNT_MARKERS, marker(d, kind), asked_of(d, bearer).record, 0])


def asked_of(d: Draft, node: Node) -> Noun:
    """Whose value it is."""
    noun = noun_phrase(d, node, PATTERN)
    if noun.slot == i.SELF:
        d.asked_of_this = d.clause
    return noun


def phase_of(d: Draft, node: Node) -> Record:
    wording = w.PHASE_WORDINGS.number(node.name)
    if node.name == "whose_phase":
        owner = noun_phrase(d, node.node(0), PATTERN)
        if not owner.sorts & PLAYERS:
            raise d.misfit(node, "only a player has phases")
        return Record([w.PHASES.number(node.node(1).name), wording, owner.record])
    if node.name == "your_turn":
        return Record([i.WHOLE_TURN, wording, reference(i.YOU, 0)])
    if node.name == "whose_turn":
        owner = noun_phrase(d, node.node(0), PATTERN)
        if not owner.sorts & PLAYERS:
            raise d.misfit(node, "only a player has turns")
        return Record([i.WHOLE_TURN, wording, owner.record])
    whose = reference(i.YOU, 0) if node.name == "your_phase" else 0
    return Record([w.PHASES.number(node.node(0).name), wording, whose])


def print_phase_of(s: Source, at: int) -> Node:
    return print_phase(s, s.get(at, lay.WORDING), s.kind(at), s.ref(at, lay.WHOSE))


def print_phase(s: Source, wording: int, kind: int, whose: int) -> Node:
    name = w.PHASE_WORDINGS.word(wording)
    if name == "your_turn":
        return make(name)
    if name == "whose_turn":
        return make(name, print_noun(s, whose))
    phase = make(w.PHASES.word(kind))
    return make(name, print_noun(s, whose), phase) if name == "whose_phase" else make(name, phase)
