"""Laws that wait for one of several happenings: read, and printed again (R236)."""

from __future__ import annotations

from typing import Final

from sandtable.cards.flat import Record
from sandtable.cards.source import Source
from sandtable.cards.tree import Node, make
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import laws
from sandtable.games.oversoul.language.draft import Draft, Noun

EITHER: Final = frozenset(("or_if", "or_when"))
EITHER_OF: Final = -1  # what is replaced is one of several events


def spread_either(d: Draft, node: Node, said: str) -> list[Node]:
    """What a Law waits for, one behind the other."""
    out: list[Node] = []
    while node.name in EITHER:
        if node.name != said:
            word = "when" if said == "or_when" else "if"
            raise d.misfit(node.node(1), f"the Law begins with {word}: write ', or {word}'", "R236")
        out.insert(0, node.node(1))
        node = node.node(0)
    return [node, *out]


LINKS: Final = frozenset((i.ACTIVATE, i.USE))  # what can be Cancelled, whichever of them it is


def heard_of(events: list[int]) -> int:
    """The event that a Law of several waits for, as far as it is one."""
    kinds = set(events)
    if len(kinds) == 1:
        return events[0]
    return i.USE if kinds <= LINKS else 0


def read(d: Draft, node: Node, law: int) -> Record:
    """ "If this card Attacks, or if it Guards*": what happens is one of them (R236)."""
    said = "or_when" if law in (i.WHEN, i.ONLY_WHEN) else "or_if"
    patterns: list[Record] = []
    would: set[bool] = set()
    events: list[int] = []
    for phrase in spread_either(d, node, said):
        if laws.is_state(phrase) or laws.is_how(phrase):
            message = "here stands what happens; how things stand is put in brackets"
            raise d.misfit(phrase, message, "R236")
        before, d.law = d.law, None
        one = laws.pattern(d, phrase, i.HAPPENS)
        event = laws.number_of(one)
        events.append(event)
        would.add(one.fields[i.LINK] == i.WOULD)
        if one.fields[i.LINK] == i.WOULD and (event == i.TAKE or law != i.IF_LAW):
            raise d.misfit(phrase, "this would happen alone: write a line of its own for it", "R236")
        laws.check_when(d, phrase, law, event)
        if patterns:
            join(d, before, events)
        patterns.append(one)
    if len(would) > 1:
        raise d.misfit(node, "one happens and the other would: write a line of its own for each", "R236")
    d.heard = heard_of(events)
    laws.place_of_law(d, patterns)
    if would == {True}:
        d.replaced = EITHER_OF
    return Record([i.ON, Record([i.HAPPENS, len(patterns), *patterns])])


def join(d: Draft, before: Noun | None, events: list[int]) -> None:
    """What either of two happenings is about is "it" for the words behind, if both describe the same."""
    now = d.law
    if before is None and now is None:
        return
    if before is not None and now is not None and set(events) == LINKS:  # it is Cancelled, and nothing else
        ability = now if events[-1] == i.USE else before
        before.record.fields[i.SLOT] = now.record.fields[i.SLOT] = ability.slot
        d.law = ability
        return
    if before is None or now is None or alike(before.record) != alike(now.record):
        d.law_of_two = "what happens is about different cards: write a line of its own for each"
        d.law = before or now
        return
    now.record.fields[i.SLOT] = before.slot
    d.law = before


def alike(record: Record, inside: bool = False) -> list[object]:
    """What a Law says of a card, to compare it with what it says of another."""
    out: list[object] = [alike(one, True) if isinstance(one, Record) else one for one in record.fields]
    return out if inside else [one for at, one in enumerate(out) if at not in (i.SLOT, i.WORDING)]


def print_either(s: Source, patterns: list[int], law: int) -> Node:
    node = laws.print_pattern(s, patterns[0])
    for one in patterns[1:]:
        node = make("or_when" if law in (i.WHEN, i.ONLY_WHEN) else "or_if", node, laws.print_pattern(s, one))
    return node
