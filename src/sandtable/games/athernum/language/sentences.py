"""Sentences: each to its rows, and printed from them."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import reference, row, selection
from sandtable.cards.flat import Block, Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node, make
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.clauses import acts, clauses, main_row, print_acts, print_clauses
from sandtable.games.athernum.language.conditions import (
    condition,
    duration,
    has_would,
    link_of,
    print_condition,
    print_duration,
    print_patterns,
    print_trigger,
    trigger,
    would_bit,
)
from sandtable.games.athernum.language.draft import (
    BEFORE,
    LEFT,
    NO_CLAUSE,
    NOTHING_COUNTED,
    ORDERED,
    Draft,
    Noun,
    Source,
    again,
)
from sandtable.games.athernum.language.sorts import THINGS
from sandtable.games.athernum.language.verbs import BY_CHOICE, COUNTED_EVENTS, LASTING, TIMED

ALWAYS: Final = (i.SELF, i.YOU, i.LINKED)  # registers that always mean the same
ORDERS: Final = "ol"  # what a clause of a text can be
ENDING: Final = (
    i.END_OF_TURN,
    i.END_OF_PHASE,
    i.YOUR_NEXT_TURN,
    i.FOR_THIS_TURN,
    i.END_OF_YOUR_NEXT_TURN,
    i.END_OF_THEIR_NEXT_TURN,
    i.END_OF_ITS_NEXT_TURN,
    i.END_OF_OPPONENTS_NEXT_TURN,
    i.END_OF_COMBAT,
    i.UNTIL_PHASE,
    i.UNTIL_YOUR_DAY,
    i.UNTIL_YOUR_COMBAT,
    i.UNTIL_YOUR_EVENING,
)  # times that end
# what is stated or waits, and is nothing that anybody has done
NOT_DONE: Final = (i.FORBID, i.PERMIT, i.REQUIRE, i.REPLACE, i.DELAY)
PLAIN_IF: Final = 0  # forms of IF: a sentence of its own,
GATE_IF: Final = 1  # the "if" behind the trigger of what is left for later,
DONE_IF: Final = 2  # "if you do" and "if they do"
ELSE_IF: Final = 2  # the form of an ELSE that is "otherwise, if …"
REPLACEMENTS: Final = {
    i.INSTEAD: "instead", i.INSTEAD_OF_DISCARDING: "instead_of_discarding", i.PREVENTING: "if_then",
    i.NEXT_INSTEAD: "next_instead", i.NEXT_PREVENTED: "next_prevented",
    i.FIRST_INSTEAD: "first_instead", i.FIRST_PREVENTED: "first_prevented",
}  # fmt: skip
# what only effects cause, or those of opponents, is replaced only then: in B
THROUGH: Final = {"instead_by_effects": i.BY_EFFECTS, "instead_by_theirs": i.BY_THEIR_EFFECTS}
THROUGH_WORDS: Final = {whose: name for name, whose in THROUGH.items()}
CHANGING: Final = (
    i.PREVENT_SOME,
    i.PREVENT_THAT,
    i.PREVENT_BUT,
    i.DOUBLE_THAT,
    i.INCREASE_THAT,
)  # that damage
NEXT_TURNS: Final = (
    i.NEXT_TURN_YOURS, i.NEXT_TURN_THEIRS, i.NEXT_TURN_OWNERS, i.NEXT_TURN_CONTROLLERS,
)  # fmt: skip
ONCE: Final = (i.AT_THE_NEXT, i.AT_YOUR_NEXT, *NEXT_TURNS)  # times that come once
FORMS_BY_NAME: Final = {name: form for form, name in REPLACEMENTS.items()}
# what happens instead, and what it leaves for later: in the same rows, with a DELAY behind the others
AND_LATER: Final = {"instead_later": i.INSTEAD, "next_instead_later": i.NEXT_INSTEAD}
AND_LATER_WORDS: Final = {form: name for name, form in AND_LATER.items()}


DONE_OR_NOT: Final = frozenset(
    (
        "if_you_do",
        "if_they_do",
        "if_you_do_not",
        "if_they_do_not",
        "if_you_do_later",
        "if_they_do_later",
        "if_you_do_and",
        "if_they_do_and",
    )
)


class Ability:
    """The parts of a header while they are found."""

    def __init__(self) -> None:
        self.kind: int = i.STATIC
        self.keyword: int = i.PLAIN
        self.name: int = 0
        self.cost: Block | None = None
        self.paid: list[Record] = []  # the rows of the cost
        self.event: Record | None = None
        self.gate: Record | None = None
        self.limits: list[Field] = []
        self.rows: list[Record] = []


def one_sentence(d: Draft, body: Node, made: Ability, first: bool) -> None:
    harm, event = d.harm, made.event
    sentence(d, body, made, first)
    if made.event is event and d.harm is not harm:  # what a sentence waits for is known to it alone
        d.harm = None


def sentence(d: Draft, body: Node, made: Ability, first: bool) -> None:
    name = body.name
    rows = made.rows
    if name in ("on", "on_if", "on_choose", "on_later"):
        on(d, body, made, first)
    elif name in ("if_then", "if_later"):
        if_then(d, body, rows)
    elif name in DONE_OR_NOT:
        if_done(d, body, rows)
    elif name in ("otherwise", "otherwise_if"):
        otherwise(d, body, rows)
    elif name in FORMS_BY_NAME.keys() - {"if_then"} or name in THROUGH or name in AND_LATER:
        replacement(d, body, rows)
    elif name in ("lasting", "lasting_on"):
        lasting(d, body, rows)
    elif name == "while_in":
        while_in(d, body, rows)
    elif name == "additional_cost":
        opens_line(d, body, made, first)
        here = control(rows, i.ADDITIONAL_COST)
        acts(d, body.node(0), rows, "ck")
        close(rows, here)
    elif name == "starting_hand":
        opens_line(d, body, made, first)
        made.kind = i.RULE
        made.event = Record([i.STARTING_HAND, 0])
        hand_of_the_start(d, body)
        clauses(d, body.node(0), rows, i.SENTENCE, ORDERS)
    elif name == "choose_one":
        choose_one(d, body, rows)
    else:
        clauses(d, body, rows, i.SENTENCE, ORDERS)


def opens_line(d: Draft, body: Node, made: Ability, first: bool) -> None:
    """A rule of the card is a line of its own, without a keyword, a name or a cost."""
    if not first or made.kind != i.STATIC or made.keyword != i.PLAIN:
        raise d.misfit(body, "a rule of the card itself is a line of its own", "R141")


def control(rows: list[Record], op: int, form: int = 0, a: Field = 0) -> int:
    """Begin a block; the answer is where, for `close`."""
    rows.append(row(op, form, i.SENTENCE, 0, a))
    return len(rows) - 1


def close(rows: list[Record], here: int) -> None:
    rows[here].fields[i.C] = (len(rows) - here) * i.ROW


def on(d: Draft, body: Node, made: Ability, first: bool) -> None:
    """A trigger: the ability's own if it opens the line, otherwise one that waits for later."""
    own = first and made.kind == i.STATIC
    d.standing = False  # nor does anything behind it hold by itself
    d.earliest = NO_CLAUSE
    event = trigger(d, body.node(0), own)
    d.asks_markers = d.asks_markers and not own  # what is waited for is asked while it is there
    start, spoken_of = d.clause, d.earliest
    d.earliest = NO_CLAUSE
    once = event.fields[lay.KIND] in ONCE
    whose = next_turn_of(d, body.node(0), event)
    own = own and not once  # "At your next Day Phase, …" is what its effect leaves for later
    gate: Record | None = None
    if own:
        d.went = went_to(event)
    if body.name == "on_if" and own and d.either:
        on_either(d, body, made, event)
        return
    if body.name == "on_if":
        d.clause += 1
        gate = condition(d, body.node(1))
        refuse_lost_items(d, body, event, gate)
    what = body.node(len(body.children) - 1)
    d.counted = BEFORE if own and counted_event(event) else NOTHING_COUNTED
    d.counted_in = d.branch
    if body.name == "on_choose" and not own:
        raise d.misfit(
            body, "what is left for later has no ways to choose from: that is an ability of its own"
        )
    if body.name == "on_later" and not own:
        raise d.misfit(body, "what is left for later leaves nothing for later: one time is enough")
    if own:
        d.gone = gone(event)
        made.kind = i.TRIGGERED
        made.event = event
        made.gate = gate
        if body.name == "on_choose":
            choose_one(d, body, made.rows, 1)
            return
        if body.name == "on_later":
            leave_for_later(d, body.node(1), what, made.rows)
            return
        clauses(d, what, made.rows, i.SENTENCE, ORDERS)
        return
    here = control(made.rows, i.DELAY, 0, event)
    made.rows[here].fields[i.WHO] = whose
    if gate is not None:
        inner = len(made.rows)
        made.rows.append(row(i.IF, GATE_IF, i.HEAD, 0, gate))
        clauses(d, what, made.rows, i.HEAD, ORDERS)
        close(made.rows, inner)
    else:
        clauses(d, what, made.rows, i.HEAD, ORDERS)
    close(made.rows, here)
    if not once and standing(made.kind, made.rows[:here]) and d.earliest >= start and not ending(event):
        if spoken_of < start and event.fields[lay.KIND] == i.WHEN and gone(event):
            return  # "When that character is discarded, …": it is once and no more, and can be no other
        raise d.misfit(
            body,
            "this would come once and no more: write 'At the next …' or '… this turn'; what comes each time "
            "is an ability of its own: begin a new line",
            "1.3.1",
        )


def on_either(d: Draft, body: Node, made: Ability, event: Record) -> None:
    """ "At T, if …, A. Otherwise, B.": it triggers in either case, and what is so is asked for when it
    resolves.
    """
    d.gone = gone(event)
    made.kind = i.TRIGGERED
    made.event = event
    d.counted = BEFORE if counted_event(event) else NOTHING_COUNTED
    d.counted_in = d.branch
    d.clause += 1
    here = control(made.rows, i.IF, PLAIN_IF, condition(d, body.node(1)))
    behind_if(d, body.node(2), made.rows, ORDERS)
    close(made.rows, here)


LEAVING: Final = frozenset((i.DISCARD, i.RETURN, i.MOVE, i.ARRIVE, i.LEAVE))


def gone(event: Record) -> set[int]:
    """The registers of whatever has left the game board when a trigger is carried out."""
    waits = event.fields[lay.WAITS_FOR]
    found: set[int] = set()
    for pattern in waits.fields if isinstance(waits, Record) else []:
        if isinstance(pattern, Record) and pattern.fields[i.OP] in LEAVING:
            what = pattern.fields[i.WHO if pattern.fields[i.OP] == i.LEAVE else i.A]
            slot = what.fields[i.SLOT] if isinstance(what, Record) else 0
            if isinstance(slot, int):
                found.add(slot)
    return found


def went_to(event: Record) -> int:
    """The zone to which this card has gone from the board when its trigger is carried out, LEFT where that is
    not said; 0 if the trigger is no such thing.
    """
    waits = event.fields[lay.WAITS_FOR]
    for pattern in waits.fields if isinstance(waits, Record) else []:
        if not isinstance(pattern, Record) or i.SELF not in gone(event):
            continue
        op, whither, whence = pattern.fields[i.OP], pattern.fields[i.B], pattern.fields[i.C]
        if op == i.LEAVE:
            return LEFT
        if op == i.DISCARD:
            from_hand = isinstance(whither, Record) and whither.fields[lay.KIND] != i.BOARD
            return 0 if from_hand else i.DISCARD_PILE
        if op == i.ARRIVE and isinstance(whence, Record) and whence.fields[lay.KIND] != i.BOARD:
            return 0
        if op in (i.ARRIVE, i.MOVE) and isinstance(whither, Record):
            there = whither.fields[lay.KIND]
            return there if isinstance(there, int) else 0
    return 0


def refuse_lost_items(d: Draft, body: Node, event: Record, gate: Record) -> None:
    """ "Whenever a character is discarded, if it has an attachment": by then it has lost them (7.3.4)."""
    left = gone(event)
    for pattern in gate.fields[lay.FIRST_PATTERN :]:
        who = pattern.fields[i.WHO] if isinstance(pattern, Record) else 0
        if not isinstance(pattern, Record) or not isinstance(who, Record) or who.fields[i.SLOT] not in left:
            continue
        if pattern.fields[i.OP] in (i.IS_EXHAUSTED, i.IS_FACE):
            raise d.misfit(
                body,
                "what has left the game board lies there no more: 'if it was exhausted', 'if it was face-up'",
                "4.2.3d.III",
            )
        if pattern.fields[i.OP] == i.HAVE:
            raise d.misfit(
                body,
                "what has left the game board has lost its attachments by then: 'Whenever a character with "
                "an attachment is discarded, …'",
                "7.3.4",
            )


def leave_for_later(d: Draft, when: Node, what: Node, rows: list[Record], link: int = i.SENTENCE) -> None:
    """ "When this is discarded, at the next Evening Phase, …": all that the trigger, or the if, does is to
    leave it.
    """
    event = trigger(d, when)
    if event.fields[lay.KIND] not in ONCE:
        raise d.misfit(when, "one event is waited for, and then a time that comes once: 'at the next …'")
    whose = next_turn_of(d, when, event)
    d.counted = NOTHING_COUNTED
    here = control(rows, i.DELAY, 0, event)
    rows[here].fields[i.LINK] = link
    rows[here].fields[i.WHO] = whose
    clauses(d, what, rows, i.HEAD, ORDERS)
    close(rows, here)


def standing(kind: int, rows: list[Record]) -> bool:
    """Whether an ability goes on for as long as its card lies there: it triggers, or states what holds."""
    if kind == i.TRIGGERED:
        return True
    stated = [one for one in rows if one.fields[i.OP] != i.PICK]
    return kind == i.STATIC and all(
        [one.fields[i.OP] in LASTING and not one.fields[i.LASTS] for one in stated]
    )


def ending(event: Record) -> bool:
    """Whether what is waited for can come in this turn only."""
    waits_for = event.fields[lay.WAITS_FOR]
    return isinstance(waits_for, Record) and waits_for.fields[lay.SCOPE] == i.THIS_TURN


def next_turn_of(d: Draft, node: Node, event: Record) -> Field:
    """The player in whose next turn something is to happen, 0 where no turn is meant."""
    kind = event.fields[lay.KIND]
    if kind == i.NEXT_TURN_YOURS:
        return reference(i.YOU, 0)
    if kind == i.NEXT_TURN_THEIRS:
        they = d.they(node)
        if they.plural:
            raise d.misfit(node, "several players have several next turns: say it of one")
        return again(they.record, they.slot, 0)
    if kind in (i.NEXT_TURN_OWNERS, i.NEXT_TURN_CONTROLLERS):
        it = d.it(node, True)
        mode = i.OWNER if kind == i.NEXT_TURN_OWNERS else i.CONTROLLER
        return selection(mode, 0, d.new_slot(), of=again(it.record, it.slot, 0))
    return 0


def counted_event(event: Record) -> bool:
    """Whether every event that a trigger waits for says how many it is about."""
    waits_for = event.fields[lay.WAITS_FOR]
    return isinstance(waits_for, Record) and counted_patterns(waits_for)


def counted_patterns(found: Record) -> bool:
    patterns = [one for one in found.fields[2:] if isinstance(one, Record)]
    return all([one.fields[i.OP] in COUNTED_EVENTS for one in patterns])


def if_then(d: Draft, body: Node, rows: list[Record]) -> None:
    """A plain "if"; with "would" it is a prevention that lasts."""
    d.clause += 1
    found = condition(d, body.node(0), would=True)
    would = has_would(found)
    if body.name == "if_later":
        if would:
            raise d.misfit(body, "what happens instead happens at once: leave the time out")
        here = control(rows, i.IF, PLAIN_IF, found)
        before = d.branch
        d.branches += 1
        d.branch = (*before, d.branches)
        leave_for_later(d, body.node(1), body.node(2), rows, i.HEAD)
        d.branch = before
        close(rows, here)
        return
    here = control(rows, i.REPLACE if would else i.IF, i.PREVENTING if would else PLAIN_IF, found)
    if would:
        this_turn(d, body.node(0), rows[here], found)
        d.counted = ORDERED if counted_patterns(found) else NOTHING_COUNTED
        d.counted_in = d.branch
    behind_if(d, body.node(1), rows, ORDERS + "r" if would else ORDERS)
    if would and rows[here + 1].fields[i.OP] not in CHANGING:
        raise d.misfit(
            body,
            "with 'would' the sentence prevents, doubles or increases that damage, or ends in 'instead'",
            "0.def.replacement-effect",
        )
    if not would and d.standing:
        refuse_once(d, body, rows[here + 1 :])
    close(rows, here)


def refuse_once(d: Draft, body: Node, rows: list[Record]) -> None:
    """What holds all the time under a condition is asked for all the time, not once as it begins."""
    for one in rows:
        who = one.fields[i.B if one.fields[i.OP] in (i.PREVENT_ALL, i.PREVENT_COMBAT, i.DOUBLE) else i.WHO]
        fixed = isinstance(who, Record) and (who.fields[i.MODE_OF] == i.GROUP or who.fields[i.SLOT] in ALWAYS)
        if one.fields[i.OP] not in LASTING or one.fields[i.LASTS] or not fixed:
            return
    error = d.misfit(body, "what holds all the time is asked for all the time: write 'As long as …, …'")
    if d.text.count("If ") == 1:
        error.printed = d.text.replace("If ", "As long as ", 1)
    raise error


def behind_if(d: Draft, node: Node, rows: list[Record], roles: str) -> None:
    """Clauses that are not carried out in every case."""
    before = d.branch
    d.branches += 1
    d.branch = (*before, d.branches)
    clauses(d, node, rows, i.HEAD, roles)
    d.branch = before


def if_done(d: Draft, body: Node, rows: list[Record]) -> None:
    """Whether the offer or order before was carried out."""
    if not rows:
        raise d.misfit(body, f"nothing was offered or ordered before {d.said(body)[:11].strip()!r}")
    they = body.name.startswith("if_they")
    denied = i.NOT if body.name.endswith("_not") else 0
    before = last_control(rows)
    said = [one.fields[i.OP] for one in rows[max(before, 0) :]]
    if any([one.fields[i.OP] == i.ELSE and one.fields[i.A] for one in rows[max(before - 1, 0) :]]):
        raise d.misfit(body, "it is not clear whether what is done is meant, or what averts it: say which")
    if said[0] in NOT_DONE or said[-1] in NOT_DONE:
        later = "; what comes with a phase waits for it: 'At your next Combat Phase, …'"
        fought = later if "enter the Combat Phase" in d.text else ""
        raise d.misfit(body, f"nothing was offered or ordered before it: what holds is not done{fought}")
    if denied and before >= 0 and rows[before].fields[i.OP] in (i.IF, i.ELSE):
        raise d.misfit(body, "behind a sentence with 'if' the other case is written 'Otherwise, …'")
    if not denied and before >= 0 and rows[before].fields[i.FORM] == DONE_IF and asks_not(rows[before]):
        raise d.misfit(
            body, "it could mean what is done if that was not done: write 'If … do, … Otherwise, …' instead"
        )
    mention = d.they(body) if they else None
    slot = i.YOU if mention is None else mention.slot
    offers = [one for one in rows[max(before, 0) :] if one.fields[i.OP] == i.MAY]  # who decided did it, too
    doers = [one.fields[i.WHO] for one in (rows[-1], *offers[-1:])]
    own = any([isinstance(doer, Record) and doer.fields[i.SLOT] == slot for doer in doers])
    if not own and (they or (said[-1] in LASTING and i.MAY not in said)):
        whose = "they" if they else "you"
        raise d.misfit(
            body, f"the last thing before it is nothing that {whose} do: say it behind what {whose} do"
        )
    who = again(mention.record, mention.slot, 0) if mention is not None else reference(i.YOU, 0)
    did = row(i.DID, 1 if they else 0, denied, who)
    if body.name.endswith("_and"):
        further = further_asked(d, body.node(0))
        here = control(rows, i.IF, DONE_IF, Record([i.NOW, 1 + len(further), did, *further]))
        behind_if(d, body.node(1), rows, ORDERS)
        close(rows, here)
        return
    here = control(rows, i.IF, DONE_IF, Record([i.NOW, 1, did]))
    if denied:
        behind_if(d, body.node(0), rows, ORDERS)
    elif body.name.endswith("_later"):
        leave_for_later(d, body.node(0), body.node(1), rows, i.HEAD)
    else:
        clauses(d, body.node(0), rows, i.HEAD, ORDERS)
    close(rows, here)


def further_asked(d: Draft, node: Node) -> list[Field]:
    """What else must be so behind "if you do and if": it is so now, and all of it."""
    d.clause += 1
    found = condition(d, node)
    patterns = found.fields[lay.FIRST_PATTERN :]
    further = [one for one in patterns[1:] if isinstance(one, Record)]
    joined = all([link_of(one) & i.ALSO for one in further])
    if found.fields[lay.SCOPE] != i.NOW or has_would(found) or not joined:
        raise d.misfit(node, "behind 'If you do and if' stands what is so now: write two sentences")
    first = patterns[0]
    assert isinstance(first, Record)
    first.fields[i.LINK] = link_of(first) | i.ALSO
    return patterns


def asks_not(asked: Record) -> bool:
    """Whether it is "if you do not" or "if they do not"."""
    condition = asked.fields[i.A]
    asks = asked.fields[i.OP] == i.IF and isinstance(condition, Record)
    did = condition.fields[lay.FIRST_PATTERN] if asks and isinstance(condition, Record) else 0
    return isinstance(did, Record) and did.fields[i.LINK] == i.NOT


def otherwise(d: Draft, body: Node, rows: list[Record]) -> None:
    before = last_control(rows)
    around: list[int] = []  # each "Otherwise, if" is inside the one before it
    while before >= 0 and rows[before].fields[i.FORM] == ELSE_IF and rows[before].fields[i.OP] == i.ELSE:
        around.append(before)
        before += 1
    if before < 0 or rows[before].fields[i.OP] != i.IF or end_of(rows, before) != len(rows):
        raise d.misfit(body, "'otherwise' stands directly behind a sentence with 'if'")
    further = body.name == "otherwise_if"
    here = control(rows, i.ELSE, ELSE_IF if further else 0)
    skip = rows[before].fields[i.C]
    assert isinstance(skip, int)
    rows[before].fields[i.C] = skip + i.ROW
    if further:
        d.clause += 1
        found = condition(d, body.node(0), would=True)
        if has_would(found):
            raise d.misfit(body, "what would happen is a sentence of its own: leave 'Otherwise' out")
        rows.append(row(i.IF, PLAIN_IF, i.HEAD, 0, found))
        behind_if(d, body.node(1), rows, ORDERS)
        close(rows, here + 1)
    else:
        behind_if(d, body.node(0), rows, ORDERS)
    for one in (here, *around):
        close(rows, one)


def last_control(rows: list[Record]) -> int:
    """The last row that opens a sentence."""
    for at in range(len(rows) - 1, -1, -1):
        if rows[at].fields[i.LINK] == i.SENTENCE:
            return at
    return -1


def end_of(rows: list[Record], at: int) -> int:
    skip = rows[at].fields[i.C]
    assert isinstance(skip, int)
    return at + skip // i.ROW


def replacement(d: Draft, body: Node, rows: list[Record]) -> None:
    d.clause += 1
    asked = body.node(0).node(0) if body.node(0).name == "each_turn" else body.node(0)
    if body.name.startswith("first_") and asked.name != "would":
        raise d.misfit(
            body,
            "what comes the first time in a turn is an ability that triggers once: 'Whenever this attacks, …"
            ". This triggers only once per turn.'; over the game nothing is counted",
            "4.2.3d",
        )
    found = condition(d, body.node(0), would=True)
    if not has_would(found):
        raise d.misfit(
            body.node(0),
            "'instead' changes what would happen: write 'would'; of two things that can be done write "
            "'If …, …. Otherwise, ….'",
            "0.def.replacement-effect",
        )
    form = i.INSTEAD if body.name in THROUGH else (AND_LATER | FORMS_BY_NAME)[body.name]
    if form in (i.NEXT_INSTEAD, i.NEXT_PREVENTED):
        refuse_next(d, body)
    here = control(rows, i.REPLACE, form, found)
    refuse_from_hand(d, body, found)
    if body.name in THROUGH:
        rows[here].fields[i.B] = THROUGH[body.name]
        check_through(d, body, found)
    if form in i.ONCE_EACH_TURN:
        each_turn(d, body, found)
    else:
        this_turn(d, body.node(0), rows[here], found)
    d.counted = ORDERED if counted_patterns(found) else NOTHING_COUNTED
    d.counted_in = d.branch
    clauses(d, body.node(1), rows, i.HEAD, ORDERS + "r")
    if form in (i.NEXT_PREVENTED, i.FIRST_PREVENTED) and rows[here + 1].fields[i.OP] not in CHANGING:
        time = "next" if form == i.NEXT_PREVENTED else "first"
        raise d.misfit(
            body,
            f"'the {time} time' prevents, doubles or increases that damage, or ends in 'instead'",
            "0.def.replacement-effect",
        )
    if form != i.INSTEAD_OF_DISCARDING:
        by_choice(d, body.node(1), rows[here + 1 :], found)
    if body.name in AND_LATER:
        leave_for_later(d, body.node(2), body.node(3), rows, i.HEAD)
    close(rows, here)


def refuse_next(d: Draft, body: Node) -> None:
    """What is had holds all the time, and nothing counts for each bearer that it has come to pass."""
    if d.gained and d.standing:
        raise d.misfit(
            body,
            "what something has holds all the time, and not for the next time only: write 'If … would …', or "
            "'The first time … would … each turn'",
            "0.def.replacement-effect",
        )


def refuse_from_hand(d: Draft, body: Node, found: Record) -> None:
    """ "If you would discard this": that is from the hand, where an ability replaces nothing (4.3.2a)."""
    for one in found.fields[2:]:
        if not isinstance(one, Record) or one.fields[i.OP] != i.DISCARD or one.fields[i.FORM]:
            continue
        who, what = one.fields[i.WHO], one.fields[i.A]
        mine = isinstance(who, Record) and who.fields[i.SLOT] == i.YOU
        if mine and isinstance(what, Record) and what.fields[i.SLOT] == i.SELF:
            raise d.misfit(
                body.node(0),
                "in the hand this replaces nothing: write 'When this card is discarded from your hand, …', "
                "or 'If this would be discarded, …' of the game board",
                "4.3.2a",
            )


BY_EFFECT: Final = frozenset((i.DISCARD, i.RETURN, i.MOVE, i.EXHAUST, i.DRAW, i.TURN, i.LEAVE))


def check_through(d: Draft, body: Node, found: Record) -> None:
    """What is done through effects is what they do to cards; damage and entering are told apart otherwise."""
    for one in found.fields[2:]:
        if isinstance(one, Record) and one.fields[i.OP] not in BY_EFFECT:
            raise d.misfit(body.node(0), "what is done 'through effects' is drawing, discarding, returning, "
                           "moving, exhausting or turning over")  # fmt: skip


def by_choice(d: Draft, node: Node, rows: list[Record], found: Record) -> None:
    """What is only offered instead of something lets it happen if nobody takes the offer."""
    if not any([one.fields[i.OP] == i.MAY for one in rows]):
        return
    events = [one.fields[i.OP] for one in found.fields[2:] if isinstance(one, Record) and would_bit(one)]
    if rows[0].fields[i.OP] != i.MAY or any([one not in BY_CHOICE for one in events]):
        raise d.misfit(
            node,
            "instead of this something happens always: leave 'may' out; by choice something happens instead "
            "of drawing, discarding, returning, moving, exhausting or damage",
            "0.def.replacement-effect",
        )


def this_turn(d: Draft, node: Node, made: Record, found: Record) -> None:
    """ "would … this turn" is how long the replacement lasts; no other time can be said of what would be."""
    scope = found.fields[lay.SCOPE]
    if scope == i.THIS_TURN:
        made.fields[i.LASTS] = Record([i.FOR_THIS_TURN, i.SPREAD, 0])
    elif scope != i.NOW:
        raise d.misfit(node, "what would happen has no past: write 'this turn', or nothing")


def each_turn(d: Draft, body: Node, found: Record) -> None:
    """ "The first time … would … each turn" holds all the time, and begins anew with each turn (R184)."""
    if found.fields[lay.SCOPE] != i.EACH_TURN:
        raise d.misfit(body.node(0), "the first time of what? write '… each turn', or 'the next time …'")
    if not d.standing:
        raise d.misfit(body, "this holds only for a time: write 'The next time …' for 'The first time …'")


def lasting(d: Draft, body: Node, rows: list[Record]) -> None:
    """A duration in front of its sentence."""
    d.clause += 1
    time = duration(d, body.node(0), i.LEADING)
    if body.name == "lasting_on":
        if time.fields[lay.KIND] not in ENDING:
            raise d.misfit(
                body.node(0),
                f"{d.said(body.node(0))!r} is no time at which this ends: write 'Whenever …, if …, …'",
            )
        event = trigger(d, body.node(1))
        d.counted = NOTHING_COUNTED
        here = control(rows, i.DELAY, 0, event)
        rows[here].fields[i.LASTS] = time
        clauses(d, body.node(2), rows, i.HEAD, ORDERS)
        close(rows, here)
        return
    standing = d.standing
    d.standing = standing and time.fields[lay.KIND] not in ENDING
    made = clauses(d, body.node(1), rows, i.SENTENCE, ORDERS)
    d.standing = standing
    set_time(d, body, rows, made, time)


def while_in(d: Draft, body: Node, rows: list[Record]) -> None:
    """ "While" tells where the card must be for its ability; every other condition says "as long as"."""
    d.clause += 1
    zones = len(d.self_zones)
    found = condition(d, body.node(0))
    if len(d.self_zones) == zones:
        raise d.misfit(
            body.node(0), "'While' says where this card is; for anything else write 'As long as'", "4.3.2d"
        )
    made = clauses(d, body.node(1), rows, i.SENTENCE, ORDERS)
    set_time(d, body, rows, made, Record([i.WHILE, i.LEADING, found]))


def set_time(d: Draft, body: Node, rows: list[Record], made: list[int], time: Record) -> None:
    """Give a duration to all clauses of its sentence; the first of them prints it."""
    for number, at in enumerate(made):
        fields = rows[at].fields
        if fields[i.OP] not in TIMED or fields[i.LASTS]:
            raise d.misfit(
                body,
                "a duration at the head of a sentence is for all its clauses, and each must be able to last",
            )
        fields[i.LASTS] = (
            time if number == 0 else Record([time.fields[lay.KIND], i.SPREAD, time.fields[lay.TERM]])
        )


def hand_of_the_start(d: Draft, body: Node) -> None:
    """After "After drawing your starting hand" "it" is that hand."""
    slot = d.new_slot()
    d.clause += 1
    d.mention(Noun(reference(slot, 0), slot, THINGS, False), frozenset((i.CARD,)), body)


def choose_one(d: Draft, body: Node, rows: list[Record], at: int = 0) -> None:
    modes: list[Node] = []
    node = body.node(at)
    while node.name == "more_modes":
        modes.append(node.node(0))
        node = node.node(1)
    modes += [node.node(0), node.node(1)]
    rows.append(row(i.MODES, 0, i.SENTENCE, 0, len(modes)))
    targets = d.targets
    for mode in modes:
        d.targets = []
        here = len(rows)
        rows.append(row(i.MODE, 0, i.HEAD))
        clauses(d, mode, rows, i.HEAD, ORDERS)
        if d.targets:
            rows[here].fields[i.A] = Record([len(d.targets), *d.targets])
        close(rows, here)
    d.targets = targets


# ---- printing


def print_sentence(s: Source, pc: int) -> tuple[Node, int]:
    """The sentence that begins at a row, and the row behind it."""
    op = s.get(pc, i.OP)
    end = pc + s.get(pc, i.C)
    if op == i.MODES:
        return print_modes(s, pc)
    if op == i.IF and s.get(pc + i.ROW, i.OP) == i.DELAY:
        return print_later(s, pc)
    if op == i.IF:
        inner, after = print_clauses(s, pc + i.ROW, end)
        if s.get(pc, i.FORM) == DONE_IF:
            asked, *besides = s.patterns(s.ref(pc, i.A))
            name = "if_they_do" if s.get(asked, i.FORM) else "if_you_do"
            if besides:
                return make(f"{name}_and", print_patterns(s, besides), inner), after
            return make(f"{name}_not" if s.get(asked, i.LINK) & i.NOT else name, inner), after
        return make("if_then", print_condition(s, s.ref(pc, i.A)), inner), after
    if op == i.ELSE:
        if s.get(pc, i.FORM) == ELSE_IF:
            further = pc + i.ROW
            inner, after = print_clauses(s, further + i.ROW, further + s.get(further, i.C))
            return make("otherwise_if", print_condition(s, s.ref(further, i.A)), inner), after
        inner, after = print_clauses(s, pc + i.ROW, end)
        return make("otherwise", inner), after
    if op == i.REPLACE and (later := left_for_later(s, pc + i.ROW, end)) < end:
        inner, _ = print_clauses(s, pc + i.ROW, later)
        delayed, after = print_delayed(s, later, end)
        would = print_condition(s, s.ref(pc, i.A))
        return Node(AND_LATER_WORDS[s.get(pc, i.FORM)], [would, inner, *delayed.children]), after
    if op == i.REPLACE:
        inner, after = print_clauses(s, pc + i.ROW, end)
        through = THROUGH_WORDS.get(s.get(pc, i.B), REPLACEMENTS[s.get(pc, i.FORM)])
        return make(through, print_condition(s, s.ref(pc, i.A)), inner), after
    if op == i.ADDITIONAL_COST:
        return make("additional_cost", print_acts(s, pc + i.ROW, end)), end
    if op == i.DELAY:
        return print_delayed(s, pc, end)
    inner, after = print_clauses(s, pc, len(s.code))
    lasts = s.ref(main_row(s, pc), i.LASTS)
    if lasts >= 0 and s.get(lasts, lay.WORDING) == i.LEADING:
        if s.kind(lasts) == i.WHILE:
            return make("while_in", print_condition(s, s.ref(lasts, lay.TERM)), inner), after
        return make("lasting", print_duration(s, lasts), inner), after
    return inner, after


def left_for_later(s: Source, pc: int, end: int) -> int:
    """The row in which what happens instead leaves something for later, or the end."""
    while pc < end and s.get(pc, i.OP) != i.DELAY:
        pc += i.ROW
    return pc


def print_later(s: Source, pc: int) -> tuple[Node, int]:
    """ "If you do, at the next Evening Phase, …"."""
    row_of_it = pc + i.ROW
    delayed, after = print_delayed(s, row_of_it, row_of_it + s.get(row_of_it, i.C))
    if s.get(pc, i.FORM) == DONE_IF:
        asked = s.patterns(s.ref(pc, i.A))[0]
        name = "if_they_do_later" if s.get(asked, i.FORM) else "if_you_do_later"
        return make(name, delayed.node(0), delayed.node(1)), after
    return make("if_later", print_condition(s, s.ref(pc, i.A)), delayed.node(0), delayed.node(1)), after


def print_on(s: Source, event: int, gate: int, body: Node) -> Node:
    """A sentence behind its trigger."""
    if s.kind(event) == i.STARTING_HAND:
        return make("starting_hand", body)
    if body.name == "choose_one":
        return make("on_choose", print_trigger(s, event), body.node(0))
    if body.name == "on":  # what a trigger leaves for later
        return make("on_later", print_trigger(s, event), body.node(0), body.node(1))
    if gate >= 0:
        return make("on_if", print_trigger(s, event), print_condition(s, gate), body)
    if body.name == "if_then":  # and an "otherwise" behind it
        return make("on_if", print_trigger(s, event), body.node(0), body.node(1))
    return make("on", print_trigger(s, event), body)


def print_delayed(s: Source, pc: int, end: int) -> tuple[Node, int]:
    event = s.ref(pc, i.A)
    first = pc + i.ROW
    if s.get(first, i.OP) == i.IF and s.get(first, i.FORM) == GATE_IF:
        inner, after = print_clauses(s, first + i.ROW, end)
        return print_on(s, event, s.ref(first, i.A), inner), after
    inner, after = print_clauses(s, first, end)
    lasts = s.ref(pc, i.LASTS)
    if lasts >= 0:
        return make("lasting_on", print_duration(s, lasts), print_trigger(s, event), inner), after
    return print_on(s, event, -1, inner), after


def print_modes(s: Source, pc: int) -> tuple[Node, int]:
    found: list[Node] = []
    count = s.get(pc, i.A)
    pc += i.ROW
    for _ in range(count):
        end = pc + s.get(pc, i.C)
        inner, pc = print_clauses(s, pc + i.ROW, end)
        found.append(inner)
    node = make("last_modes", found[-2], found[-1])
    for one in reversed(found[:-2]):
        node = make("more_modes", one, node)
    return make("choose_one", node), pc
