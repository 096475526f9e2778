"""What hangs on a step: more of its list, how long it lasts, for each, equal to and the most."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import amount, number_in, reference, row
from sandtable.cards.flat import Block, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node
from sandtable.games.oversoul.language import done, filters, numbers, values, verbs
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.chain import Chain, finish
from sandtable.games.oversoul.language.draft import CODE, LASTING, Draft
from sandtable.games.oversoul.language.parts import Cards
from sandtable.games.oversoul.language.things import lost, thing

HAVING: Final = frozenset((i.HAVE_STAT, i.HAVE_KEYWORD, i.HAVE_ABILITY))
GIVING: Final = frozenset((i.GIVE_STAT, i.GIVE_KEYWORD, i.GIVE_ABILITY, i.GIVE_ENERGY))
LOSING: Final = frozenset((i.LOSE_KEYWORD, i.LOSE_ROLE, i.LOSE_ALL))
EACH_OF: Final = {"for_each_mark": "marks_on", "for_each_archetype": "archetypes_among",
           "for_each_archetype_except": "archetypes_except"}  # fmt: skip
AS_CONSTRUCT: Final = (i.AMORPHOUS, i.CRYSTALIZED, i.DAMNED, i.BARRIER)  # R148
GROUPED: Final = frozenset(("for_every", "for_every_yours"))
LESSENING: Final = frozenset((i.TAKES_LESS, i.COSTS_LESS))
UNCOUNTED: Final = frozenset((i.GIVE_KEYWORD, i.HAVE_KEYWORD))  # no number of theirs is multiplied


def more(d: Draft, node: Node, chain: Chain) -> None:
    """One more item of the list that the last step has begun."""
    first = chain.run[0]
    op = number_in(first, i.OP)
    who = first.fields[i.WHO]
    before = d.said(chain.node) if chain.node is not None else ""
    again: Record | None = None
    if (
        op in HAVING | GIVING
        and isinstance(who, Record)
        and node.name not in ("more_cards", "more_prop", "more_role", "more_all")
    ):
        again = thing(d, node, unsaid(who), op in HAVING, i.AND)
    elif op in LOSING and isinstance(who, Record):
        again = lost(d, node, unsaid(who), i.AND)
    elif op in (i.COPY, i.STEAL, i.COPY_TO) and node.name in ("more_prop", "amount_of"):
        what = (
            w.STATS.number(node.node(0).name)
            if node.name == "amount_of"
            else w.PROPERTIES.number(node.node(0).name)
        )
        again = row(op, number_in(first, i.FORM), i.AND, who, what, first.fields[i.B])
        if op == i.COPY_TO and isinstance(who, Record):
            again.fields[i.WHO] = unsaid(who)
    elif node.name == "more_cards":
        verb = verbs.SPOKEN.get((op, number_in(first, i.FORM)))
        place = [part for part in verb.parts if isinstance(part, Cards)] if verb is not None else []
        if place and verb is not None and verb.parts[-1] is place[-1]:
            again = Record([*first.fields])
            again.fields[i.LINK] = i.AND
            place[-1].fill(d, again, node, 0, d.place)
    if again is None:
        raise d.misfit(node, f"{d.said(node)!r} goes on a list, but {before!r} before it has none")
    finish(d, chain, again)


def unsaid(who: Record) -> Record:
    """The same cards again, not printed."""
    if who.fields[i.MODE_OF] in (i.CHOOSING, i.EACH, i.RANDOM, i.TOP):
        return reference(number_in(who, i.SLOT))
    return Record([who.fields[0], 0, *who.fields[2:]])


def last(d: Draft, node: Node, chain: Chain) -> None:
    """How long: for all items of the step's list."""
    kind = w.DURATIONS.number(node.word(1))
    for made in chain.run:
        op = number_in(made, i.OP)
        if op not in verbs.TIMED or d.place != CODE:
            raise d.misfit(
                node, f"nothing lasts here: {node.word(1)} goes with what is gained or given", "R157"
            )
        if made.fields[i.LASTS]:
            raise d.misfit(node, "this has a duration already")
        if kind == i.AS_CONSTRUCT and (op != i.GIVE_KEYWORD or made.fields[i.A] not in AS_CONSTRUCT):
            raise d.misfit(
                node, "a Construct itself has AMORPHOUS, CRYSTALIZED, DAMNED or BARRIER only", "R148"
            )
        if kind == i.THIS_TURN and op == i.GIVE_ABILITY and sizes_hands(made):
            message = "the hand is looked at once more when the turn is over: write (until your next cycle)"
            raise d.misfit(node, message, "R242")
        made.fields[i.LASTS] = Record([kind, 0, 0])
        if kind == i.END_OF_BATTLE and op in (i.COPY, i.STEAL, i.COPY_TO):
            raise d.misfit(
                node, "what is Copied or Stolen lasts longer than a Battle: write (this turn)", "R196"
            )
    if kind == i.END_OF_BATTLE:
        check_battle(d, node)
    before(chain, kind)


def sizes_hands(made: Record) -> bool:
    """Whether the Ability that is given is about a hand size."""
    given = made.fields[i.A]
    body = given.fields[i.BODY] if isinstance(given, Record) else 0
    return isinstance(body, Block) and any(number_in(one, i.OP) == i.HAND_SIZE for one in body.rows)


def check_battle(d: Draft, node: Node) -> None:
    """What lasts until End of Battle happens while there is one; other triggers wait (R92, R196)."""
    if d.under in (i.WHEN, i.IF_LAW) and d.heard in (i.ATTACK, i.GUARD_EVENT):
        d.in_battle = True
    elif d.under not in (i.NO_LAW, i.ATTACK_LAW, i.QUICK, i.ONLY_WHEN, i.ONLY_IF):
        message = (
            "this happens before or after a Battle: write (this turn), or ATTACK* or If … Attacks* before it"
        )
        raise d.misfit(node, message, "R196")


def before(chain: Chain, kind: int) -> None:
    """A duration that is said last holds for all steps that & joins to it and that say none (R186)."""
    at = next(n for n, made in enumerate(chain.rows) if made is chain.run[0])
    while at > 0 and chain.rows[at].fields[i.LINK] in (i.NEXT, i.AND, i.HEAD):
        if chain.rows[at].fields[i.LINK] == i.HEAD and number_in(chain.rows[at], i.OP) != i.PICK:
            return
        at -= 1
        made = chain.rows[at]
        op = number_in(made, i.OP)
        if op in (i.IF, i.ELSE, i.MAY, i.MODES, i.MODE) or made.fields[i.LASTS]:
            return
        if op in verbs.TIMED and kind != i.AS_CONSTRUCT:
            made.fields[i.LASTS] = Record([kind, 0, 0])


def measured(d: Draft, how: str, node: Node, chain: Chain) -> None:
    """ "for each" multiplies the number of a step, "equal to" is it."""
    if how == "equal_to":
        per = values.value(d, node.node(1))
    elif how in EACH_OF:
        per = values.value(d, Node(EACH_OF[how], node.children[1:], node.at, node.end))
    elif how in w.EACH_ZONE:
        per = amount(i.EMPTY_ZONES, w.EACH_ZONE.number(how))
        if d.place == LASTING:
            d.closed = True
    elif how == "for_each_done":
        per = done_this_way(d, node, chain, w.DONE_THIS_WAY.number(node.node(2).name))
    else:
        found = filters.described(d, node.node(2 if how in GROUPED else 1))
        if i.EXILE in d.steps and (i.STATE, i.EXILED) in [test[:2] for test in found.tests]:
            message = "these could be all Exiled cards, or those that were Exiled just now: write that many"
            raise d.misfit(node.node(1), message, "R158")
        if how in ("for_each_yours", "for_every_yours"):
            found.add(i.SIDE, i.YOURS)
        if d.place == LASTING:
            d.closed = True
        if how in GROUPED:
            per = amount(i.PARTS, groups_of(d, node), found.record())
        else:
            per = amount(i.COUNT, int(how == "for_each_yours"), found.record())
    for number, made in enumerate(chain.run):
        field = verbs.COUNTED.get(number_in(made, i.OP), -1)
        if number < len(chain.run) - 1 and number_in(made, i.OP) in UNCOUNTED:
            continue
        held = made.fields[field] if field >= 0 else 0
        if number_in(made, i.OP) == i.COST_LESS and number_in(made, i.FORM) == i.SET_TO:
            raise d.misfit(node, "what a card costs is set to a number: Reduce its ENERGY Cost to 1", "R47")
        if not isinstance(held, Record) or held.fields[lay.PER]:
            raise d.misfit(node, "there is no number here that this could count")
        if (held.fields[lay.KIND] == i.EQUAL) != (how == "equal_to"):
            raise d.misfit(node, "'equal to' stands where the number is missing, 'for each' behind a number")
        held.fields[lay.PER] = per
        if number_in(made, i.OP) == i.SPAWN_TOTEM and d.mentions:
            d.mentions[-1] = d.mentions[-1]._replace(plural=True)  # 1 for each of them are several


def groups_of(d: Draft, node: Node) -> int:
    """How many cards make up one of what is counted: for every 3 cards (R245)."""
    size = int(node.word(1))
    if size < 2:
        raise d.misfit(node, "cards are counted by for each, or by for every 2 and more", "R245")
    return size


def done_this_way(d: Draft, node: Node, chain: Chain, event: int) -> Record:
    """To how many the steps before the present one have done it: for each Unit Shattered this way (R246)."""
    mine = len([one for one in chain.run if number_in(one, i.OP) != i.PICK])
    return done.done_of(d, node, node.node(1), event, d.acts[: len(d.acts) - mine])


def at_least(d: Draft, node: Node, chain: Chain) -> None:
    """What a reduction leaves: (min 1) (R244)."""
    least = int(node.word(1))
    for made in chain.run:
        if (
            number_in(made, i.OP) == i.COST_LESS
            and not number_in(made, i.FORM)
            and not made.fields[i.C]
            and least
        ):
            made.fields[i.C] = numbers.digits(least)
            continue
        price = i.C if number_in(made, i.OP) == i.TAKES_LESS else i.FORM
        if number_in(made, i.OP) not in LESSENING or number_in(made, price) or made.fields[i.B]:
            message = "(min …) goes with what is less: This card costs 1 less ENERGY for each of your Units"
            raise d.misfit(node, f"{message} (min 2), or Takes 1 less DMG (min 1)", "R244")
        if least == 0:
            raise d.misfit(node, "nothing goes below 0: leave it out", "R244")
        made.fields[i.B] = numbers.digits(least)


def is_counted(made: Record) -> bool:
    """Whether something multiplies the number of a row."""
    held = made.fields[verbs.COUNTED[number_in(made, i.OP)]]
    return isinstance(held, Record) and held.fields[lay.PER] != 0


def at_most(d: Draft, node: Node, chain: Chain) -> None:
    """How much it is altogether, whatever is counted: (max 4) (R197)."""
    most = int(node.word(1))
    placed = chain.run[-1]
    if number_in(placed, i.OP) == i.MARK and not number_in(placed, i.FORM) and not is_counted(placed):
        if most < 1:
            raise d.misfit(node, "no mark could be placed", "R252")
        placed.fields[i.FORM] = most
        return
    counted = [made.fields[verbs.COUNTED.get(number_in(made, i.OP), i.OP)] for made in chain.run]
    held = next((one for one in reversed(counted) if isinstance(one, Record) and one.fields[lay.PER]), None)
    if held is None:
        raise d.misfit(
            node, "(max …) goes with what is counted: Gain 1 DMG for each of your Units (max 4)", "R197"
        )
    per = held.fields[lay.PER]
    assert isinstance(per, Record)
    each = 1 if held.fields[lay.KIND] == i.EQUAL else number_in(held, lay.N)
    plain = held.fields[lay.KIND] in (i.EQUAL, i.EXACTLY)
    if not plain or most == 0 or most % each or number_in(per, lay.KIND) == i.AT_MOST:
        raise d.misfit(node, "the most is written once, as a number that the counting can come to", "R197")
    held.fields[lay.PER] = amount(i.AT_MOST, most // each, 0, per)
