"""What was done this way: to how many cards a step or a Cost has done something (R246)."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import amount
from sandtable.cards.flat import Record
from sandtable.cards.tree import Node
from sandtable.games.oversoul.language import filters, numbers, places
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language.draft import CODE, COST, LASTING, PATTERN, Draft

# what does to cards what is counted behind it
DOING: Final = {
    i.SHATTER: frozenset((i.DEAL, i.SPLIT, i.SHATTER)), i.DISCARD: frozenset((i.DISCARD,)),
    i.SACRIFICE: frozenset((i.SACRIFICE,)), i.EXILE: frozenset((i.EXILE,)), i.RETURN: frozenset((i.RETURN,)),
}  # fmt: skip


def done_of(d: Draft, node: Node, what: Node, event: int, acts: list[int]) -> Record:
    """By the last of the steps before, by the one step of them that did it, or by the Cost."""
    did = [op for op in acts if op in DOING.get(event, frozenset())]
    paid = d.place == CODE and not did and d.cost_steps - numbers.COUNTLESS == {event}
    last = bool(acts) and acts[-1] in did
    if not paid and (d.place in (COST, LASTING) or not (last or len(did) == 1)):
        message = "what was done this way is known behind the step that did it"
        raise d.misfit(node, f"{message}: Deal 2 DMG to all opposing Units, then Draw 1 for each …", "R246")
    place, d.place = d.place, PATTERN
    found = filters.described(d, what)
    d.place = place
    if not paid and not last:
        event |= i.SO_FAR
        d.looks_back = True
    if paid:
        check_paid(d, node, found)
        event |= i.PAID_SO | d.mentions[0].slot * 2 * i.PAID_SO
    return amount(i.DONE_OF, event, found.record())


def check_paid(d: Draft, node: Node, found: filters.Described) -> None:
    """What a Cost was paid with is counted whole: as many as it took (R246)."""
    before = d.mentions[: d.cost_mentions]
    described = [test for tests in found.alternatives for test in tests] + found.tests
    same = len(before) == 1 and len(described) == 1 and described[0][0] == i.NOUN
    if not same or (described[0][1] != i.CARD and {described[0][1]} != places.nouns_of(before[0].record)):
        message = "of what a Cost took all are counted: Sacrifice any number of Units➤ Draw 1 for each Unit "
        raise d.misfit(node, f"{message}Sacrificed this way", "R246")
