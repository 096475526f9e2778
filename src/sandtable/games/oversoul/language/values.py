"""Numbers that are looked up or reckoned; to an amount and printed from it."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import amount
from sandtable.cards.flat import Record
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Node, leaf, make
from sandtable.games.oversoul.language import done, filters, numbers, refs
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import LASTING, Draft
from sandtable.games.oversoul.language.looked import looked_up, print_looked_up

# where the DMG dealt and the HP Healed are known: under these Laws, by these events, behind these steps
Known = tuple[frozenset[int], frozenset[int], frozenset[int]]
DEALT: Final[Known] = (
    frozenset((i.BLOODLUST, i.INJURE)), frozenset((i.TAKE, i.DEAL)), frozenset((i.DEAL, i.SPLIT))
)  # fmt: skip
HEALED: Final[Known] = (frozenset((i.HEAL_LAW,)), frozenset((i.HEAL,)), frozenset((i.HEAL, i.HEAL_FULL)))
DEEPEST: Final = 6  # halves, doubles and sums within each other


def value(d: Draft, node: Node) -> Record:
    """What stands behind "equal to"."""
    inner, deep = node, 0
    while inner.name in w.RECKONED or inner.name in w.SUMS:
        inner, deep = inner.node(0), deep + 1
    if deep > DEEPEST:
        raise d.misfit(node, f"numbers are reckoned with at most {DEEPEST} times")
    return reckoned(d, node)


def reckoned(d: Draft, node: Node) -> Record:
    name = node.name
    if d.place == LASTING:
        d.closed = True
    if name == "value_number":
        return numbers.digits(int(node.word(0)))
    if name == "value_rank":
        return amount(i.RANK)
    if name in w.LOOKED_UP:
        return looked_up(d, node)
    if name == "number_of":
        return amount(i.COUNT, 0, filters.described(d, node.node(0)).record())
    if name == "empty_zones":
        return amount(i.EMPTY_ZONES, w.EMPTY_ZONES.number(node.node(0).name))
    if name == "archetypes_among":
        return amount(i.ARCHETYPES_OF, 0, filters.described(d, node.node(0)).record())
    if name == "archetypes_except":
        without = w.ARCHETYPES.number(node.word(0))
        return amount(i.ARCHETYPES_OF, without, filters.described(d, node.node(1)).record())
    if name == "number_done":
        event = w.DONE_THIS_WAY.number(node.node(1).name)
        return done.done_of(d, node, node.node(0), event, d.acts)
    if name == "total_of":
        return amount(i.TOTAL_OF, amounted(node.node(0)), filters.described(d, node.node(1)).record())
    if name == "extreme_of":
        kind = w.EXTREMES.number(node.node(0).name)
        return amount(kind, amounted(node.node(1)), filters.described(d, node.node(2)).record())
    if name == "marks_on":
        return amount(i.MARKS_ON, numbers.mark(d, node.node(0)), refs.referring(d, node.node(1)).record)
    if name in w.RECKONED:
        return amount(w.RECKONED.number(name), 0, 0, reckoned(d, node.node(0)))
    if name in w.SUMS:
        return amount(w.SUMS.number(name), 0, reckoned(d, node.node(0)), reckoned(d, node.node(1)))
    healed = name == "hp_healed"
    laws, events, deeds = HEALED if healed else DEALT
    if d.under not in laws and d.heard not in events and not d.done & deeds:
        what, where = ("was Healed", "HEAL*") if healed else ("DMG was dealt", "INJURE*, BLOODLUST*")
        message = f"nothing says before this how much {what}; it is known under {where} and behind the step"
        raise d.misfit(node, message, "R158")
    return amount(i.DEALT, int(healed))


def amounted(node: Node) -> int:
    """Of what a total is, or the highest."""
    return w.STATS.number(node.node(0).name) if node.name == "amounted_stat" else w.AMOUNTED.number(node.name)


def print_amounted(number: int) -> Node:
    if w.AMOUNTED.means(number):
        return make(w.AMOUNTED.word(number))
    return make("amounted_stat", make(w.STATS.word(number)))


def done_this_way(s: Source, at: int) -> tuple[Node, Node]:
    """To which cards, and what was done to them."""
    way = make(w.DONE_THIS_WAY.word(s.get(at, lay.N) & (i.SO_FAR - 1)))
    return filters.print_filter(s, s.ref(at, lay.COUNTED)), way


def marks_on(s: Source, at: int) -> tuple[Node, Node]:
    """Which marks, and on which card."""
    whose = make(w.REFERENCES.word(s.get(s.ref(at, lay.COUNTED), lay.WORDING)))
    return numbers.print_mark(s, s.get(at, lay.N)), whose


def print_value(s: Source, at: int) -> Node:
    kind = s.kind(at)
    if kind == i.EXACTLY:
        return make("value_number", numbers.numeral(s.get(at, lay.N)))
    if kind == i.RANK:
        return make("value_rank")
    if w.LOOKED_UP.means(kind):
        return print_looked_up(s, at)
    if kind == i.COUNT:
        return make("number_of", filters.print_filter(s, s.ref(at, lay.COUNTED)))
    if kind == i.EMPTY_ZONES:
        return make("empty_zones", make(w.EMPTY_ZONES.word(s.get(at, lay.N))))
    if kind in (i.ARCHETYPES_OF, i.TOTAL_OF, i.HIGHEST_OF, i.LOWEST_OF):
        of, among = s.get(at, lay.N), filters.print_filter(s, s.ref(at, lay.COUNTED))
        if kind == i.TOTAL_OF:
            return make("total_of", print_amounted(of), among)
        if kind != i.ARCHETYPES_OF:
            return make("extreme_of", make(w.EXTREMES.word(kind)), print_amounted(of), among)
        if of:
            return make("archetypes_except", leaf("HUE", w.ARCHETYPES.word(of)), among)
        return make("archetypes_among", among)
    if kind == i.MARKS_ON:
        return make("marks_on", *marks_on(s, at))
    if w.RECKONED.means(kind):
        return make(w.RECKONED.word(kind), print_value(s, s.ref(at, lay.PER)))
    if w.SUMS.means(kind):
        one, two = s.ref(at, lay.COUNTED), s.ref(at, lay.PER)
        return make(w.SUMS.word(kind), print_value(s, one), print_value(s, two))
    if kind == i.DONE_OF:
        return make("number_done", *done_this_way(s, at))
    return make("hp_healed" if s.get(at, lay.N) else "dmg_dealt")
