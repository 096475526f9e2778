"""What is gained, given, had and lost, and what a card Becomes: one row each."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import amount, number_in, row
from sandtable.cards.flat import Record
from sandtable.cards.tree import Node
from sandtable.games.oversoul.language import filters, numbers, places, refs
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import CODE, Draft
from sandtable.games.oversoul.language.parts import property_of

STAT_FORMS: Final = {"points": 0, "amount_of": 0, "plus": i.PLUS, "minus": i.MINUS}
BRACKETS: Final = {"keyword": 0, "keyword_to": i.TO, "keyword_against": i.AGAINST}
NARROWED: Final = {i.TO: (i.RESISTANT,), i.AGAINST: (i.GUARD, i.THORNS)}


def thing(d: Draft, node: Node, who: Record, has: bool, link: int) -> Record:
    """What is gained, given or had: one row."""
    name = node.name
    if name in STAT_FORMS:
        form = STAT_FORMS[name]
        if has and form == 0 and name != "amount_of":
            raise d.misfit(node, "what a card has more is written with its sign: +1 DMG")
        if not has and form == i.PLUS:
            raise d.misfit(node, "what is gained or given is written without a sign: 1 DMG")
        stat = node.node(len(node.children) - 1)
        if not has and d.place == CODE:
            d.numbered = True
        many = amount(i.EQUAL) if name == "amount_of" else numbers.number(d, node.node(0))
        places.check_stat(d, node, who, w.STATS.number(stat.name))
        op = i.HAVE_STAT if has else i.GIVE_STAT
        if has and name == "amount_of":
            form = i.ALTOGETHER  # what is added is written with its sign, and for each
        return row(op, form, link, who, w.STATS.number(stat.name), many)
    if name == "energy":
        if has or number_in(who, i.WORDING):
            raise d.misfit(node, "ENERGY is only Gained; or write Your Leader Generates", "R126")
        return row(i.GIVE_ENERGY, 0, link, who, numbers.number(d, node.node(0)))
    if name == "quoted":
        if d.quoted:
            raise d.misfit(node, "a quoted Ability cannot quote another")
        return row(i.HAVE_ABILITY if has else i.GIVE_ABILITY, 0, link, who, d.whole(d, node.node(0)))
    keyword = w.KEYWORDS.number(node.word(0))
    bracket = BRACKETS[name]
    made = row(i.HAVE_KEYWORD if has else i.GIVE_KEYWORD, 0, link, who, keyword)
    if bracket:
        if keyword not in NARROWED[bracket]:
            raise d.misfit(node, f"{node.word(0)} has no such bracket", "8.6.1")
        made.fields[i.B] = filters.described(d, node.node(1)).record()
        made.fields[i.C] = bracket
    return made


def lost(d: Draft, node: Node, who: Record, link: int) -> Record:
    if node.name in ("lost_keyword", "keyword"):
        return row(i.LOSE_KEYWORD, 0, link, who, w.KEYWORDS.number(node.word(0)))
    if node.name in ("lost_role", "more_role"):
        return row(i.LOSE_ROLE, 0, link, who, w.ROLES.number(node.word(0)))
    if node.name not in ("lost_all", "more_all"):
        raise d.misfit(node, "what is lost is a Keyworded Ability, a Role, or all of something")
    return row(i.LOSE_ALL, 0, link, who, property_of(d, node.node(0)))


def become(d: Draft, node: Node, who: Record, link: int, form: int) -> Record:
    if node.name == "become_role":
        return row(i.BECOME_ROLE, form, link, who, w.ROLES.number(node.word(0)))
    if node.name == "become_archetype":
        return row(i.BECOME_ARCHETYPE, form, link, who, w.ARCHETYPES.number(node.word(0)))
    what = property_of(d, node.node(1))
    if what not in (i.ROLES, i.ARCHETYPE_PROPERTY):
        raise d.misfit(node, "a card Becomes Roles or an Archetype; stats and Abilities are Copied", "R129")
    return row(i.BECOME, form, link, who, what, refs.owner(d, node.node(0)))
