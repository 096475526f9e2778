"""One line of text, lowered: the header of its ability, and the sentences behind it."""

from typing import Final

from sandtable.cards.errors import Misfit
from sandtable.cards.flat import Block, Field, Record
from sandtable.cards.tree import Node
from sandtable.games.athernum.language import clauses as c
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import phrases as p
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import Draft, Noun, reference
from sandtable.games.athernum.language.verbs import BY_NAME, LASTING, REPLACING, THINGS, TIMED

ORDERS: Final = "ol"  # what a clause of a text can be
LIMIT_SENTENCES: Final = frozenset(("activate_only", "activate_freely"))
# R141: what a card says about these is a rule of the card, if it speaks of itself
OWN_RULES: Final = frozenset((i.ENTER_EXHAUSTED, i.ENTER_FACE_DOWN, i.CHEAPER, i.DEARER))
OWN_PATTERNS: Final = frozenset((i.LEAD, i.PLAY, i.ATTACH))


class Ability:
    """The parts of a header while they are found."""

    def __init__(self) -> None:
        self.kind: int = i.STATIC
        self.keyword: int = i.PLAIN
        self.name: int = 0
        self.cost: Block | None = None
        self.event: Record | None = None
        self.gate: Record | None = None
        self.limits: list[Field] = []
        self.rows: list[Record] = []


def quoted(d: Draft, node: Node) -> Record:
    """An ability in quotes: a program of its own, with registers of its own."""
    if d.quoted:
        raise d.misfit(node, "a quoted ability cannot quote another")
    inner = Draft(d.registry, d.text)
    inner.quoted = d.quoted + 1
    made = ability(inner, node)
    d.tokens += inner.tokens
    d.named += inner.named
    return made


def ability(d: Draft, node: Node) -> Record:
    made = Ability()
    name = node.name
    if name == "herald":
        made.kind = i.HERALD
        made.gate = c.condition(d, node.node(0))
        return header(d, made)
    if name == "meaning":
        made.kind = i.MEANING
        d.meaning = True
        text(d, node.node(0), made)
        return header(d, made)
    body = node
    if name in w.KEYWORDS or name in ("named", "named_free"):
        made.keyword = w.KEYWORDS.get(name, i.PLAIN)
        made.kind = i.STATIC if name in ("objective", "equip") else i.ACTIVATED
        index = 0
        if name in ("named", "named_free", "equip_free", "equip_cost"):
            made.name = d.registry.number("TITLE", node.word(0)[1:-1])
            index = 1
        if name in ("named", "objective_cost", "command_cost", "support", "equip_cost"):
            made.cost = Block(cost(d, node.node(index)))
            index += 1
        body = node.node(index)
    text(d, body, made)
    if name == "objective" and made.kind != i.TRIGGERED:
        raise d.misfit(node, "an objective without a cost begins with when, whenever or at", "4.3.5d")
    return header(d, made)


def cost(d: Draft, node: Node) -> list[Record]:
    """What is paid before the colon."""
    rows: list[Record] = []
    d.clause += 1
    if node.name not in ("cost_clauses", "fee_acts"):
        rows.append(c.row(i.PAY, 1, i.HEAD, reference(i.YOU, 0), p.icons(d, node.node(0))))
    what = node.node(len(node.children) - 1)
    if node.name in ("cost_icons_and", "cost_clauses"):
        c.clauses(d, what, rows, i.HEAD, "c")
    elif node.name in ("fee_icons_and", "fee_acts"):
        c.acts(d, what, rows)
    if d.targets:
        raise d.misfit(node, "a cost has no targets: what is paid is chosen when it is paid", "4.3.5c.I")
    rows.append(c.row(i.END))
    return rows


def header(d: Draft, made: Ability) -> Record:
    rows = made.rows
    if made.kind == i.STATIC and is_own_rule(rows):
        made.kind = i.RULE
    flags = flags_of(rows)
    if made.kind == i.ACTIVATED and made.cost is None and made.keyword != i.COMMAND:
        flags |= i.FREE
    rows.append(c.row(i.END))
    limits: Field = Record([len(made.limits) // 2, *made.limits]) if made.limits else 0
    targets: Field = Record([len(d.targets), *d.targets]) if d.targets else 0
    return Record(
        [
            made.kind, made.keyword, flags, zone_of(d, made), made.name, made.cost or 0, made.event or 0,
            made.gate or 0, limits, targets, Block(rows), d.slots,
        ]
    )  # fmt: skip


def flags_of(rows: list[Record]) -> int:
    """Whether the rows happen at once, last, or change events (R11), without what they leave for later."""
    flags = 0
    at = 0
    while at < len(rows):
        op = rows[at].fields[i.OP]
        if op in LASTING:
            flags |= i.CONTINUOUS
        elif op not in (i.PICK, i.IF, i.ELSE, i.MODES, i.MODE):
            flags |= i.IMMEDIATE
        if op in REPLACING:
            flags |= i.REPLACING
        at = end_of(rows, at) if op in (i.REPLACE, i.DELAY) else at + 1
    return flags


def zone_of(d: Draft, made: Ability) -> int:
    """Where the ability works: on the board, unless its keyword or its own words say otherwise (4.3.2)."""
    if made.keyword == i.SUPPORT:
        return i.HAND
    for zone in d.self_zones:
        if zone in (i.DISCARD_PILE, i.VOID, i.TOP_OF_DECK, i.HAND):
            return zone
    return i.BOARD


def is_own_rule(rows: list[Record]) -> bool:
    """Whether the text speaks of this card's own playing, entering, attaching or choice (R141)."""
    for row in rows:
        op = row.fields[i.OP]
        if op == i.ADDITIONAL_COST:
            return True
        if op in OWN_RULES and c.subject_slot(row) == i.SELF:
            return True
        pattern = row.fields[i.A]
        if (
            op in (i.FORBID, i.PERMIT)
            and isinstance(pattern, Record)
            and pattern.fields[i.OP] in OWN_PATTERNS
        ):
            what = pattern.fields[i.WHO] if pattern.fields[i.OP] == i.LEAD else pattern.fields[i.A]
            if isinstance(what, Record) and what.fields[i.SLOT] == i.SELF:
                return True
    return False


# ---- sentences


def text(d: Draft, node: Node, made: Ability) -> None:
    """All sentences of a text; those that limit the ability come last and go into its header."""
    limited: Node | None = None
    for number, sentence in enumerate(w.spread(node, "sentences")):
        body = sentence.node(0)
        if is_limit(body):
            limited = sentence
            limit_sentence(d, body, made)
            check_limits(d, body, made)
            continue
        if limited is not None:
            raise d.misfit(limited, "limits of the ability are said last")
        one_sentence(d, body, made, number == 0)
    if not made.rows:
        raise d.misfit(node, "an ability does something besides being limited", "1.3.1")


def one_sentence(d: Draft, body: Node, made: Ability, first: bool) -> None:
    name = body.name
    rows = made.rows
    if name in ("on", "on_if"):
        on(d, body, made, first)
    elif name == "if_then":
        if_then(d, body, rows)
    elif name in ("if_you_do", "if_they_do"):
        if_done(d, body, rows)
    elif name == "otherwise":
        otherwise(d, body, rows)
    elif name in ("instead", "instead_of_discarding"):
        replacement(d, body, rows)
    elif name in ("lasting", "lasting_on"):
        lasting(d, body, rows)
    elif name == "while_in":
        while_in(d, body, rows)
    elif name == "additional_cost":
        opens_line(d, body, made, first)
        here = control(rows, i.ADDITIONAL_COST)
        c.acts(d, body.node(0), rows)
        close(rows, here)
    elif name == "starting_hand":
        opens_line(d, body, made, first)
        made.kind = i.RULE
        made.event = Record([i.STARTING_HAND, 0])
        hand_of_the_start(d, body)
        c.clauses(d, body.node(0), rows, i.SENTENCE, ORDERS)
    elif name == "choose_one":
        choose_one(d, body, rows)
    elif name == "name_card":
        rows.append(c.row(i.NAME_CARD, 0, i.SENTENCE, reference(i.YOU, 0)))
    else:
        c.clauses(d, body, rows, i.SENTENCE, ORDERS)


def opens_line(d: Draft, body: Node, made: Ability, first: bool) -> None:
    """A rule of the card is a line of its own, without a keyword, a name or a cost."""
    if not first or made.kind != i.STATIC or made.keyword != i.PLAIN:
        raise d.misfit(body, "a rule of the card itself is a line of its own", "R141")


def control(rows: list[Record], op: int, form: int = 0, a: Field = 0) -> int:
    """Begin a block; the answer is where, for `close`."""
    rows.append(c.row(op, form, i.SENTENCE, 0, a))
    return len(rows) - 1


def close(rows: list[Record], here: int) -> None:
    rows[here].fields[i.C] = (len(rows) - here) * i.ROW


def on(d: Draft, body: Node, made: Ability, first: bool) -> None:
    """A trigger: the ability's own if it opens the line, otherwise one that waits for later."""
    own = first and made.kind == i.STATIC
    event = c.trigger(d, body.node(0))
    once = event.fields[0] in (i.AT_THE_NEXT, i.AT_YOUR_NEXT)
    if own and once:
        raise d.misfit(
            body.node(0),
            "'next' is for what an effect leaves for later; an ability says 'At your' or 'At the'",
        )
    gate: Record | None = None
    if body.name == "on_if":
        d.clause += 1
        gate = c.condition(d, body.node(1))
    what = body.node(len(body.children) - 1)
    if own:
        made.kind = i.TRIGGERED
        made.event = event
        made.gate = gate
        c.clauses(d, what, made.rows, i.SENTENCE, ORDERS)
        return
    here = control(made.rows, i.DELAY, 0, event)
    if gate is not None:
        inner = len(made.rows)
        made.rows.append(c.row(i.IF, 1, i.HEAD, 0, gate))
        c.clauses(d, what, made.rows, i.HEAD, ORDERS)
        close(made.rows, inner)
    else:
        c.clauses(d, what, made.rows, i.HEAD, ORDERS)
    close(made.rows, here)


def if_then(d: Draft, body: Node, rows: list[Record]) -> None:
    """A plain "if"; with "would" it is a prevention that lasts."""
    d.clause += 1
    found = c.condition(d, body.node(0))
    would = c.has_would(found)
    here = control(rows, i.REPLACE if would else i.IF, i.PREVENTING if would else 0, found)
    c.clauses(d, body.node(1), rows, i.HEAD, ORDERS + "r" if would else ORDERS)
    if would and rows[here + 1].fields[i.OP] not in (i.PREVENT_SOME, i.PREVENT_THAT):
        raise d.misfit(
            body,
            "with 'would' the sentence prevents that damage, or ends in 'instead'",
            "0.def.replacement-effect",
        )
    close(rows, here)


def if_done(d: Draft, body: Node, rows: list[Record]) -> None:
    """Whether the offer or order before was carried out."""
    if not rows:
        raise d.misfit(body, f"nothing was offered or ordered before {d.said(body)[:11].strip()!r}")
    they = body.name == "if_they_do"
    who = reference(d.they(body).slot if they else i.YOU, 0)
    here = control(rows, i.IF, 2, Record([i.NOW, 1, c.row(i.DID, 1 if they else 0, 0, who)]))
    c.clauses(d, body.node(0), rows, i.HEAD, ORDERS)
    close(rows, here)


def otherwise(d: Draft, body: Node, rows: list[Record]) -> None:
    before = last_control(rows)
    if before < 0 or rows[before].fields[i.OP] != i.IF or end_of(rows, before) != len(rows):
        raise d.misfit(body, "'otherwise' stands directly behind a sentence with 'if'")
    here = control(rows, i.ELSE)
    skip = rows[before].fields[i.C]
    assert isinstance(skip, int)
    rows[before].fields[i.C] = skip + i.ROW
    c.clauses(d, body.node(0), rows, i.HEAD, ORDERS)
    close(rows, here)


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
    found = c.condition(d, body.node(0))
    if not c.has_would(found):
        raise d.misfit(
            body.node(0), "'instead' changes what would happen: write 'would'", "0.def.replacement-effect"
        )
    form = i.INSTEAD if body.name == "instead" else i.INSTEAD_OF_DISCARDING
    here = control(rows, i.REPLACE, form, found)
    c.clauses(d, body.node(1), rows, i.HEAD, ORDERS + "r")
    close(rows, here)


def lasting(d: Draft, body: Node, rows: list[Record]) -> None:
    """A duration in front of its sentence."""
    d.clause += 1
    time = c.duration(d, body.node(0), i.LEADING)
    if body.name == "lasting_on":
        event = c.trigger(d, body.node(1))
        here = control(rows, i.DELAY, 0, event)
        rows[here].fields[i.LASTS] = time
        c.clauses(d, body.node(2), rows, i.HEAD, ORDERS)
        close(rows, here)
        return
    made = c.clauses(d, body.node(1), rows, i.SENTENCE, ORDERS)
    set_time(d, body, rows, made, time)


def while_in(d: Draft, body: Node, rows: list[Record]) -> None:
    """ "While" tells where the card must be for its ability; every other condition says "as long as"."""
    d.clause += 1
    zones = len(d.self_zones)
    found = c.condition(d, body.node(0))
    if len(d.self_zones) == zones:
        raise d.misfit(
            body.node(0), "'While' says where this card is; for anything else write 'As long as'", "4.3.2d"
        )
    made = c.clauses(d, body.node(1), rows, i.SENTENCE, ORDERS)
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
        fields[i.LASTS] = time if number == 0 else Record([time.fields[0], i.SPREAD, time.fields[2]])


def hand_of_the_start(d: Draft, body: Node) -> None:
    """After "After drawing your starting hand" "it" is that hand."""
    slot = d.new_slot()
    d.clause += 1
    d.mention(Noun(reference(slot, 0), slot, THINGS, False), frozenset((i.CARD,)), body)


def choose_one(d: Draft, body: Node, rows: list[Record]) -> None:
    modes: list[Node] = []
    node = body.node(0)
    while node.name == "more_modes":
        modes.append(node.node(0))
        node = node.node(1)
    modes += [node.node(0), node.node(1)]
    rows.append(c.row(i.MODES, 0, i.SENTENCE, 0, len(modes)))
    targets = d.targets
    for mode in modes:
        d.targets = []
        here = len(rows)
        rows.append(c.row(i.MODE, 0, i.HEAD))
        c.clauses(d, mode, rows, i.HEAD, ORDERS)
        if d.targets:
            rows[here].fields[i.A] = Record([len(d.targets), *d.targets])
        close(rows, here)
    d.targets = targets


# ---- limits


def is_limit(body: Node) -> bool:
    if body.name in LIMIT_SENTENCES:
        return True
    if body.name not in ("state", "may", "order"):
        return False
    return BY_NAME[body.node(len(body.children) - 1).name].roles == "i"


def limit_sentence(d: Draft, body: Node, made: Ability) -> None:
    d.clause += 1
    if body.name == "activate_freely":
        need(d, body, made, i.ACTIVATED)
        made.limits += [i.FREELY, 0]
        return
    if body.name == "activate_only":
        need(d, body, made, i.ACTIVATED)
        for limit in w.spread(body.node(0), "limits_and", "limits_comma"):
            one = limit.node(0)
            if limit.name == "limit_often":
                made.limits += [i.TIMES, c.how_often(one)]
            elif limit.name == "limit_phase":
                made.limits += [i.IN_PHASE, p.phase_of(d, one)]
            else:
                made.limits += [i.ONLY_IF, c.condition(d, one)]
        return
    if body.name == "order":
        raise limit_form(d, body)
    subject, vp = body.node(0), body.node(1)
    if body.name == "state" and vp.name == "trigger_only" and subject.name == "this":
        need(d, body, made, i.TRIGGERED)
        made.limits += [i.TRIGGERS, c.how_often(vp.node(0))]
    elif body.name == "may" and vp.name == "activate_in" and subject.name == "you":
        need(d, body, made, i.ACTIVATED)
        made.limits += [i.ALSO_IN, p.phase_of(d, vp.node(0))]
    else:
        raise limit_form(d, body)


def limit_form(d: Draft, body: Node) -> Misfit:
    return d.misfit(body, "write 'This triggers only …' or 'You may activate this in …'")


def check_limits(d: Draft, node: Node, made: Ability) -> None:
    """Each kind of limit once; a number of uses and any number exclude each other."""
    kinds = [made.limits[at] for at in range(0, len(made.limits), 2)]
    numbers = [kind for kind in kinds if kind in (i.TIMES, i.FREELY)]
    if len(set(kinds)) != len(kinds) or len(numbers) > 1:
        raise d.misfit(node, "the same thing is limited twice")


def need(d: Draft, body: Node, made: Ability, kind: int) -> None:
    if made.kind != kind:
        what = "an activated ability" if kind == i.ACTIVATED else "a triggered ability"
        raise d.misfit(body, f"this limits {what}, and here is none")
