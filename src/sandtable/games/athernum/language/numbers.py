"""Numbers, markers, resources and changes of values: each to its record, and printed from it."""

from typing import Final

from lark import Token

from sandtable.cards.flat import Field, Record
from sandtable.cards.forms import in_words
from sandtable.cards.productions import joined, spread
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node, leaf, make
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import Draft, Source

COUNTED: Final = frozenset(("n", "n_or_more", "n_or_fewer", "more_than"))  # these say their number


def number(n: int) -> Token:
    return leaf("NUM", str(n))


# ---- how many


def amount(d: Draft, node: Node, digits: bool = False) -> Record:
    """How many, in front of "card" or a marker; one is "a", except where digits are used."""
    said = int(node.word(0)) if node.children else 1 if node.name == "a" else 0
    if node.name == "n" and said == 1 and not digits:
        raise d.misfit(node, "one of something is written 'a' or 'an'")
    if node.name == "more_than" and not d.limited:
        more = in_words(said + 1)
        raise d.misfit(node, f"'more than' is for what cannot be done more often; write '{more} or more'")
    return Record([w.AMOUNTS.number(node.name), said, 0, 0])


def print_amount(s: Source, at: int) -> Node:
    word = w.AMOUNTS.word(s.kind(at))
    return make(word, number(s.get(at, lay.N))) if word in COUNTED else make(word)


def exactly(word: str) -> Record:
    return Record([i.EXACTLY, int(word), 0, 0])


def often(d: Draft, node: Node) -> int:
    """How many times per turn."""
    return 1 if node.name == "once" else 2 if node.name == "twice" else int(node.word(0))


def print_often(s: Source, n: int) -> Node:
    if n == 1:
        return make("once")
    return make("twice") if n == 2 else make("times", number(n))


# ---- markers


def marker(d: Draft, node: Node) -> int:
    if node.name == "custom_counter":
        return i.FIRST_MARKER + d.registry.number("MARKER", node.word(0))
    return w.MARKERS.number(node.name)


def print_marker(s: Source, kind: int) -> Node:
    if kind > i.FIRST_MARKER:
        return make("custom_counter", leaf("MARKER", s.registry.word("MARKER", kind - i.FIRST_MARKER)))
    return make(w.MARKERS.word(kind))


def markers(d: Draft, node: Node) -> Record:
    kind = marker(d, node.node(1))
    if node.name == "markers_up_to":
        return Record([kind, Record([i.UP_TO, int(node.word(0)), 0, 0])])
    return Record([kind, amount(d, node.node(0), kind == i.DAMAGE)])


def print_markers(s: Source, at: int) -> Node:
    how_many = s.ref(at, lay.HOW_MANY)
    if s.kind(how_many) == i.UP_TO:
        return make("markers_up_to", number(s.get(how_many, lay.N)), print_marker(s, s.kind(at)))
    return make("markers", print_amount(s, s.ref(at, lay.HOW_MANY)), print_marker(s, s.kind(at)))


# ---- resources


def icons(d: Draft, node: Node) -> Record:
    """Resources: a number of any kind first, then one icon for each of a faction."""
    fields: list[Field] = [0]
    for icon in spread(node, "icon_list"):
        if icon.name == "any_resource":
            if len(fields) > 1:
                raise d.misfit(icon, "the number comes first, once, and the icons behind it", "4.3.5c.IIa")
            fields += [0, int(icon.word(0)[1:-1])]
        else:
            faction = icon.word(0)[1:-1]
            if faction not in d.registry["FACTION"]:
                known = ", ".join(d.registry["FACTION"].words)
                raise d.misfit(icon, f"there is no faction {faction}; there are {known}", "1.2.1")
            fields += [d.registry.number("FACTION", faction), 1]
    fields[0] = (len(fields) - 1) // 2
    return Record(fields)


def print_icons(s: Source, at: int) -> Node:
    found: list[Node] = []
    for faction, count in s.pairs(at):
        if faction:
            found.append(make("faction_resource", leaf("ICON", f"[{s.registry.word('FACTION', faction)}]")))
        else:
            found.append(make("any_resource", leaf("BRACE", f"{{{count}}}")))
    return joined("icon_list", found)


# ---- values


def changes(d: Draft, node: Node) -> Record:
    """+2 OFV and -1 DFV, or OFV 1 and DFV 1: a stat is named once."""
    fields: list[Field] = [0, 0]
    for one in spread(node, "changes_and" if node.name in ("changes_and", "change") else "values_and"):
        if one.name == "change":
            stat, by = w.STATS.number(one.node(1).name), int(one.word(0))
        else:
            stat, by = w.STATS.number(one.node(0).name), int(one.word(1))
        if stat in fields[2::2]:
            raise d.misfit(one, "the same value is changed twice")
        if stat == i.COST_STAT:
            raise d.misfit(
                one, "a cost is changed by 'costs … less to play' or 'costs … more to play'", "2.2.1b"
            )
        fields += [stat, by]
    fields[0] = (len(fields) - 2) // 2
    return Record(fields)


def print_changes(s: Source, at: int, adding: bool) -> Node:
    found: list[Node] = []
    for changed, by in s.pairs(at, 2):
        stat = make(w.STATS.word(changed))
        found.append(
            make("change", leaf("MOD", f"{by:+d}"), stat) if adding else make("set_value", stat, number(by))
        )
    return joined("changes_and" if adding else "values_and", found)
