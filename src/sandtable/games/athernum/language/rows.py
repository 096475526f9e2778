"""Rows: a verb with its subject and what it takes, as an order, a statement, or a pattern to be matched."""

from typing import Final

from sandtable.cards.draft import row
from sandtable.cards.flat import Field, Record
from sandtable.cards.tree import Child, Node
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import nouns
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import PATTERN, Draft, Noun, Source
from sandtable.games.athernum.language.sorts import EFFECTS, PLAYERS, names_of
from sandtable.games.athernum.language.verbs import (
    BY_IMAGE,
    BY_NAME,
    REPLACEABLE,
    ROLES,
    STATE_BY_NAME,
    Wording,
)

# what a trigger waits for is what happens, not how things are
BECOMES: Final = {"be_attached": "become_attached", "be_exhausted": "become_exhausted"}


def verb_row(d: Draft, verb: Wording, node: Node, subject: Noun, place: int) -> Record:
    """A verb with its subject and what it takes, as one row."""
    made = row(verb.op, verb.form)
    made.fields[verb.subject] = subject.record
    actor, verb_before, rounds = d.actor, d.verb, d.round
    d.actor = subject if subject.sorts & PLAYERS else None
    d.verb = verb.op
    d.names_card = d.names_card or verb.op == i.NAME_CARD
    if subject.sorts & PLAYERS:
        d.round = subject.slot if subject.plural else 0
    index = 0
    for part in verb.parts:
        index += part.fill(d, made, node, index, place)
        if verb.op == i.MOVE_MARKERS and refers_to_this(made.fields[i.B]):
            d.asked_of_this = d.clause  # "from this to it": that is somebody else
    d.actor, d.verb, d.round = actor, verb_before, rounds
    where = made.fields[i.B]
    if verb.op in nouns.MOVES and isinstance(where, Record) and where.fields[0] == i.HAND:
        d.taken_up.add(id(made.fields[i.A]))
    note_downed(d, made)
    assert index == len(node.children), f"{verb.name} takes {index} parts of {len(node.children)}"
    return made


def note_downed(d: Draft, made: Record) -> None:
    """What is turned down here is spoken of later as it lay before (R167)."""
    turned = made.fields[i.OP] == i.TURN and made.fields[i.B] == i.DOWN
    what = made.fields[i.A]
    if (turned or made.fields[i.OP] == i.EXHAUST) and isinstance(what, Record):
        slot = what.fields[i.SLOT]
        assert isinstance(slot, int)
        d.downed.add(slot)


def refers_to_this(field: Field) -> bool:
    return isinstance(field, Record) and field.fields[i.SLOT] == i.SELF


def wording_at(s: Source, at: int) -> Wording:
    return BY_IMAGE[(s.get(at, i.OP), s.get(at, i.FORM))]


def print_verb(s: Source, at: int) -> Node:
    """The production that a row or pattern is, with what it takes."""
    verb = wording_at(s, at)
    children: list[Child] = []
    for part in verb.parts:
        children += part.printed(s, at)
    return Node(verb.name, children)


def print_subject(s: Source, at: int) -> Node:
    return nouns.print_noun(s, s.ref(at, wording_at(s, at).subject))


def check_role(d: Draft, node: Node, verb: Wording, roles: str) -> None:
    """Refuse a verb where it cannot stand."""
    if any([role in verb.roles for role in roles]):
        return
    if verb.roles == "i":
        raise d.misfit(node, "this limits an ability: it is a sentence of its own, behind the ability")
    if verb.op == i.DEAL and "c" in roles:
        raise d.misfit(
            node, "damage is dealt by effects, and is not a cost: write 'place a damage counter on …'"
        )
    fits = " or ".join([ROLES[role] for role in verb.roles if role in ROLES])
    raise d.misfit(node, f"{d.said(node)!r} is {fits}, not {ROLES[roles[0]]}")


def check_subject(d: Draft, node: Node, verb: Wording, noun: Noun) -> None:
    """Refuse a subject that cannot do or be this: "Discard target opponent." reads, and is refused here."""
    if not noun.sorts & verb.sorts:
        if verb.op == i.DEAL and noun.sorts & EFFECTS:
            raise d.misfit(
                node,
                "an effect on the stack is neutralized or gets another target; damage is changed as it is "
                "dealt: 'The next time a source you control would deal damage this turn, double that "
                "damage.'",
                "4.1.8",
            )
        raise d.misfit(node, f"only {names_of(verb.sorts)} can do or be this, not {names_of(noun.sorts)}")
    mine = noun.slot == i.SELF and noun.record.fields[i.MODE_OF] == i.REF
    suffers = verb.op == i.DEAL and verb.subject == i.B
    if mine and d.equips and not d.quoted and (verb.op in OF_PERMANENTS or suffers):
        raise d.misfit(
            node,
            "an attachment has no values, takes no damage and never fights: write 'the linked target' of "
            "what it is attached to; 'this' is the attachment itself",
            "4.3.5g.V",
        )


# what only something with an OFV or a DFV does or gets
OF_PERMANENTS: Final = frozenset(
    (i.ATTACK, i.DEFEND, i.MODIFY, i.SET, i.AT_LEAST, i.AT_MOST, i.GAIN_VALUES, i.ATTACK_FEE)
)


def matched(d: Draft, verb: Wording, vp: Node, noun: Noun) -> Record:
    """A verb that is matched, not carried out."""
    inside, d.in_pattern = d.in_pattern, True
    made = verb_row(d, verb, vp, noun, PATTERN)
    d.in_pattern = inside
    return made


def pattern(d: Draft, vp: Node, noun: Noun, subject: Node, roles: str, link: int) -> Record:
    """A verb behind a trigger, in a condition or in a prevention."""
    verb = BY_NAME[vp.name]
    if "s" in roles and vp.name in STATE_BY_NAME and not link & i.WOULD:
        verb = STATE_BY_NAME[vp.name]
        if "e" in roles and vp.name in BECOMES:
            verb = BY_NAME[BECOMES[vp.name]]
    check_role(d, vp, verb, roles)
    check_subject(d, subject, verb, noun)
    if link & i.WOULD and verb.op not in REPLACEABLE:
        raise d.misfit(
            vp,
            f"nothing can happen instead of {d.said(vp)!r}: it is not an event of its own; "
            "write of what it does, or forbid it with 'cannot'",
            "0.def.replacement-effect",
        )
    made = matched(d, verb, vp, noun)
    made.fields[i.LINK] = link
    if verb.op == i.TURN and not link & i.WOULD:
        refuse_turned(d, subject, made)
    if verb.op in ARRIVING and not link & i.WOULD:
        refuse_arrived_from(d, subject if verb.subject == ARRIVING[verb.op] else vp, made)
    return made


# what comes onto the game board, which is heard when it lies there
ARRIVING: Final = {i.PLAY: i.A, i.ATTACH: i.A, i.PUT: i.A, i.ENTER: i.WHO}
ONTO_BOARD: Final = (
    i.ONTO, i.ONTO_EXHAUSTED, i.ONTO_FACE_DOWN, i.BACK_IN_SLOT, i.BACK_IN_SLOT_EXHAUSTED, i.BACK_ONTO,
)  # fmt: skip


def refuse_arrived_from(d: Draft, node: Node, made: Record) -> None:
    """What was played lies where it is played to when that is heard or asked for: it would never be so."""
    op = made.fields[i.OP]
    assert isinstance(op, int)
    if op == i.PUT and made.fields[i.C] not in ONTO_BOARD:
        return
    what = made.fields[ARRIVING[op]]
    held = what.fields[i.FITS] if isinstance(what, Record) else 0
    inside = isinstance(held, Record) and i.INSIDE in held.fields[1::3]
    if inside or (isinstance(what, Record) and what.fields[i.WORDING] == w.THIS_FROM):
        raise d.misfit(
            node,
            "what has come onto the game board lies there no more when it is heard: write 'When this card "
            "enters the game board from your hand, …', 'Whenever a character you control enters the game "
            "board from a discard pile, …', or leave out from where",
            "7.5.4a",
        )


def refuse_turned(d: Draft, node: Node, made: Record) -> None:
    """What was turned over lies the other way when that is heard: how it lay before is not asked for."""
    what = made.fields[i.A]
    held = what.fields[i.FITS] if isinstance(what, Record) else 0
    if isinstance(held, Record) and i.STATE in held.fields[1::3]:
        raise d.misfit(node, "what was turned over lies the other way already: leave out how it lay before")


def would(d: Draft, subject: Node, vp: Node) -> Record:
    """The event that "prevent the next time … would …" speaks of."""
    noun = nouns.noun_phrase(d, subject, PATTERN)
    return pattern(d, vp, noun, subject, "eb", i.WOULD)


def print_would(s: Source, at: int) -> list[Child]:
    return [print_subject(s, at), print_verb(s, at)]
