"""What an amount of a clause is multiplied with: where it is held, up to how much, and of whom."""

from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards.draft import reference
from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import Draft
from sandtable.games.athernum.language.sorts import PLAYERS
from sandtable.games.athernum.language.verbs import operand_kind

SELECTION_FIELDS: Final = len(reference(0).fields)
# orders about things that are picked as often as is counted
PICKING: Final = (i.DISCARD, i.RETURN, i.MOVE, i.PUT, i.EXHAUST, i.TURN)
A_NUMBER_OF: Final = w.DETERMINERS.number("a_number_of")
PICKED_SO_OFTEN: Final = (A_NUMBER_OF, w.DETERMINERS.number("a"), w.DETERMINERS.number("n"))
COUNTABLE: Final = (i.EXACTLY, i.ONE, i.EQUAL)  # amounts that can be multiplied


def refuse_own(d: Draft, node: Node, per: Record, made: Record) -> None:
    """ "This gets +1 OFV for each point of its OFV" behind something else: whose it is must be said."""
    of = per.fields[lay.COUNTED]
    if node.name != "its_stat" or not isinstance(of, Record) or of.fields[i.SLOT] != subject_slot(made):
        return
    for mention in d.mentions:
        if mention.clause < d.clause and not mention.sorts & PLAYERS and mention.slot != of.fields[i.SLOT]:
            raise d.misfit(
                node,
                f"{d.said(node)!r} could be a value of what is changed or of {mention.words!r}: write 'the "
                "OFV of this', or 'the OFV of that' and its noun",
                "R150",
            )


def at_most(d: Draft, node: Node, per: Record, made: Record) -> None:
    """What is counted counts up to so many: things in their own field, whatever else is behind it."""
    if node.name.endswith("_up_to"):
        most = times(d, node, made)
    else:
        most = int(node.word(len(node.children) - 1))
        if made.fields[i.OP] == i.MODIFY:
            raise d.misfit(node, "say up to how much the value goes, with its sign: 'up to +3'")
        if most < 2:
            raise d.misfit(node, "up to one is 'a', if there is one: write 'If …, …'")
    if per.fields[lay.KIND] == i.COUNT:
        per.fields[lay.N] = most
        return
    per.fields[lay.PER] = Record([i.MOST, most, 0, 0])


def times(d: Draft, node: Node, made: Record) -> int:
    """How often at most a change of values is counted, if it goes up to so much."""
    most = int(node.word(len(node.children) - 1))
    changes = made.fields[i.A]
    if made.fields[i.OP] != i.MODIFY or not isinstance(changes, Record):
        raise d.misfit(node, "'up to' behind 'for each' is for OFV and DFV, such as '+1 OFV … up to +3'")
    for by in changes.fields[3::2]:
        assert isinstance(by, int)
        if by == 0 or most % by or most // by < 1 or by != changes.fields[3]:
            raise d.misfit(node, f"{most:+d} cannot be reached in steps of {by:+d}")
    return most // int(str(changes.fields[3]))


def quantity(made: Record) -> tuple[Record, int] | None:
    """The record of a row that holds how many, and the field for what it is multiplied with."""
    op = made.fields[i.OP]
    assert isinstance(op, int)
    if op in (i.CHEAPER, i.DEARER, i.ADD, i.FEE_MORE, i.FEE_LESS, i.ATTACK_FEE):
        return made, i.C
    for field in (i.A, i.B):
        kind = operand_kind(op, field)
        held = made.fields[field]
        if not isinstance(held, Record):
            continue
        if kind == kinds.AMOUNT and held.fields[lay.KIND] in COUNTABLE:
            return held, lay.PER
        if kind == kinds.MARKERS:
            inner = held.fields[lay.HOW_MANY]
            assert isinstance(inner, Record)
            if inner.fields[lay.KIND] in COUNTABLE:
                return inner, lay.PER
        if kind == kinds.CHANGES:
            return (held, lay.CHANGED_PER) if not held.fields[lay.CHANGED_PER] else None
        if kind == kinds.SELECTION and held.fields[i.MODE_OF] == i.NEW:
            return held, i.OF
        if kind == kinds.SELECTION and field == i.A and op in PICKING and so_often(held):
            return held, i.OF
    return None


def so_often(held: Record) -> bool:
    """Whether it is picked, so many of a kind, and could be more often."""
    fields = held.fields
    return fields[i.MODE_OF] in (i.CHOOSING, i.RANDOM) and fields[i.WORDING] in PICKED_SO_OFTEN


def says_equal(record: Record, field: int) -> bool:
    """Whether it says "a number of", and so "equal to" behind it."""
    if field == i.OF:
        return record.fields[i.MODE_OF] != i.NEW and record.fields[i.WORDING] == A_NUMBER_OF
    return record.fields[lay.KIND] == i.EQUAL and field == lay.PER


def check_equal(d: Draft, node: Node, made: Record) -> None:
    """Refuse "a number of" something that is not equal to anything."""
    for held in (made.fields[i.A], made.fields[i.B]):
        if not isinstance(held, Record) or len(held.fields) != SELECTION_FIELDS:
            continue
        if held.fields[i.WORDING] == A_NUMBER_OF and not held.fields[i.OF]:
            raise d.misfit(
                node, "how many? write 'discard a number of cards equal to …', or 'a card for each …'"
            )


def several(d: Draft, record: Record) -> None:
    """What is picked as often as is counted may be several: nothing behind it is "it"."""
    for at, mention in enumerate(d.mentions):
        if mention.record is record:
            d.mentions[at] = mention._replace(plural=True)


def count_own(made: Record) -> None:
    """ "Characters get +1 OFV for each attachment attached to them": of each of the group what is its own."""
    changes, who = made.fields[i.A], made.fields[i.WHO]
    if made.fields[i.OP] not in (i.MODIFY, i.SET) or not isinstance(changes, Record):
        return
    per = changes.fields[lay.CHANGED_PER]
    if isinstance(per, Record) and isinstance(who, Record) and who.fields[i.MODE_OF] == i.GROUP:
        own_in(per, who.fields[i.SLOT])


def own_in(record: Record, slot: Field) -> None:
    """Whatever speaks of the group in a register speaks of the one that is looked at."""
    for at, held in enumerate(record.fields):
        if not isinstance(held, Record):
            continue
        if is_group(held, slot):
            wording = held.fields[i.WORDING]
            assert isinstance(wording, int) and isinstance(slot, int)
            record.fields[at] = reference(slot, wording)
        else:
            own_in(held, slot)


def is_group(record: Record, slot: Field) -> bool:
    fields = record.fields
    return len(fields) == SELECTION_FIELDS and fields[i.MODE_OF] == i.GROUP and fields[i.SLOT] == slot


def subject_slot(made: Record) -> int:
    """The register that a row speaks of, or -1."""
    who = made.fields[i.WHO]
    if isinstance(who, Record):
        slot = who.fields[i.SLOT]
        assert isinstance(slot, int)
        return slot
    return -1
