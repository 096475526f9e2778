"""What goes with what: who can do a verb, what it can be done to, and where it may stand.

"Discard target opponent." reads, and is refused here, in words that say what would fit.
"""

from typing import Final

from sandtable.cards.flat import Field, Record
from sandtable.cards.tree import Node
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.draft import Draft, Noun
from sandtable.games.athernum.language.verbs import (
    EFFECTS,
    PLAYERS,
    RESOURCES,
    THINGS,
    Take,
    Verb,
)

SORT_NAMES: Final = {
    PLAYERS: "a player", THINGS: "a card or permanent", EFFECTS: "an effect", RESOURCES: "a resource",
}  # fmt: skip
ROLE_NAMES: Final = {
    "o": "an order", "c": "a cost", "e": "an event", "s": "a condition", "p": "something past",
    "l": "a statement",
    "b": "something that can be forbidden", "m": "something to be allowed", "r": "part of a replacement",
}  # fmt: skip
# markers lie on permanents only, and only permanents are exhausted
PERMANENTS_ONLY: Final = {
    i.EXHAUST: "2.1.1d", i.PLACE: "10.0.4", i.REMOVE: "10.0.4", i.HEAL: "10.0.4", i.MOVE_MARKERS: "10.0.4",
    i.DEAL: "10.3.2",
}  # fmt: skip
MARKERS_OF_PLAYERS: Final = {
    i.LOSE_MARKERS: (i.VICTORY, i.COMMAND_TOKEN),
    i.GAIN_MARKERS: (i.COMMAND_TOKEN,),
    i.SPEND_MARKERS: (i.COMMAND_TOKEN,),
}


def names_of(sorts: int) -> str:
    return " or ".join([name for sort, name in SORT_NAMES.items() if sorts & sort])


def check_role(d: Draft, node: Node, verb: Verb, roles: str) -> None:
    """Refuse a verb where it cannot stand."""
    if any([role in verb.roles for role in roles]):
        return
    if verb.roles == "i":
        raise d.misfit(node, "this limits an ability: it is a sentence of its own, behind the ability")
    wanted = ROLE_NAMES[roles[0]]
    fits = " or ".join([ROLE_NAMES[role] for role in verb.roles if role in ROLE_NAMES])
    raise d.misfit(node, f"{d.said(node)!r} is {fits}, not {wanted}")


def check_subject(d: Draft, node: Node, verb: Verb, noun: Noun) -> None:
    if not noun.sorts & verb.sorts:
        raise d.misfit(node, f"only {names_of(verb.sorts)} can do or be this, not {names_of(noun.sorts)}")


def check_object(d: Draft, node: Node, verb: Verb, take: Take, noun: Noun) -> None:
    if not noun.sorts & take.sorts:
        raise d.misfit(node, f"this verb takes {names_of(take.sorts)}, not {names_of(noun.sorts)}")
    nouns = nouns_of(noun)
    clause = PERMANENTS_ONLY.get(verb.op)
    if clause is not None and i.ATTACHMENT in nouns and not nouns & {i.PERMANENT, i.CHARACTER, i.LOCATION}:
        raise d.misfit(
            node, "an attachment bears no markers and is never exhausted; only permanents do", clause
        )
    if verb.op == i.CREATE and i.TOKEN not in nouns and noun.record.fields[i.MODE_OF] in (i.NEW, i.MATCH):
        raise d.misfit(node, "only tokens are created: end the description with 'token'", "0.def.create")
    if verb.op != i.CREATE and tests_of(noun, i.STATS):
        raise d.misfit(node, "values like 2/1 describe a token that is created; write 'with OFV 2'")


def tests_of(noun: Noun, test: int) -> list[int]:
    """The X of each test of one kind in a selection's filter."""
    held = noun.record.fields[i.FITS]
    if not isinstance(held, Record):
        return []
    fields = held.fields
    found: list[int] = []
    for at in range(1, len(fields), 3):
        x = fields[at + 1]
        if fields[at] == test and isinstance(x, int):
            found.append(x)
    return found


def nouns_of(noun: Noun) -> set[int]:
    return set(tests_of(noun, i.NOUN))


def check_markers(d: Draft, node: Node, op: int, kind: Field) -> None:
    """Which markers a player can lose, gain and spend."""
    allowed = MARKERS_OF_PLAYERS.get(op)
    if allowed is not None and kind not in allowed:
        raise d.misfit(
            node, "players have Command Tokens, and lose Victory Tokens; counters lie on permanents", "10.0.4"
        )
    if op == i.HEAL and kind != i.DAMAGE:
        raise d.misfit(node, "only damage counters are healed; others are removed", "0.def.heal")
