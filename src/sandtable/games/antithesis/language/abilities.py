"""One line: its header, costs, traits and limit, and what it does or states; to a program and back."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import reference, row, selection
from sandtable.cards.flat import Block, Field, Record
from sandtable.cards.productions import joined, spread
from sandtable.cards.source import Source
from sandtable.cards.tree import Node, leaf, make
from sandtable.games.antithesis.language import chains, clauses, gifts, nouns, rows, statics, traits
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import CODE, COST, FILTER, Draft
from sandtable.games.antithesis.language.keywords import COSTS

HEADS: Final = {
    "action": (i.ACTION, i.IN_PLAY, 0), "action_from_hand": (i.ACTION, i.HAND, 0),
    "enemy_action": (i.ACTION, i.IN_PLAY, i.ENEMY), "interrupt": (i.INTERRUPT, i.IN_PLAY, 0),
    "interrupt_from_hand": (i.INTERRUPT, i.HAND, 0),
}  # fmt: skip
HEAD_WORDS: Final = {held: name for name, held in HEADS.items()}
UNTIMED: Final = {
    "passive": i.PASSIVE, "when_revealed": i.WHEN_REVEALED, "while_revealed": i.WHILE_REVEALED,
    "player_who_reveals": i.PLAYER_WHO_REVEALS, "objective": i.OBJECTIVE_LINE,
}  # fmt: skip
UNTIMED_WORDS: Final = {kind: name for name, kind in UNTIMED.items()}
WAITING: Final = {"passive_when": i.PASSIVE, "revealed_when": i.WHILE_REVEALED}
WAITING_WORDS: Final = {kind: name for name, kind in WAITING.items()}
STATING: Final[frozenset[int]] = frozenset((i.PASSIVE, i.WHILE_REVEALED))
LIMITED: Final[frozenset[int]] = frozenset((i.ACTION, i.INTERRUPT, i.RESPONSE))
TRAITED: Final[frozenset[int]] = frozenset((i.ACTION, i.INTERRUPT, i.RESPONSE, i.PASSIVE))
REPLACING: Final[frozenset[int]] = frozenset((i.RETURN_INSTEAD, i.REMOVE_INSTEAD, i.SPARE))
LIMITS: Final = {"limited": 0, "limited_for_good": i.PER_GAME}
MOST_SLOTS: Final = 40  # registers that a program can have at the table
LINES: Final = 6  # of an Objective (OBJ.T)
NO_ICONS: Final = [(i.CP, 0)]  # of a cost that is only done
PRICED: Final[frozenset[int]] = frozenset(COSTS)


class Line:
    """A header that is being filled."""

    def __init__(self) -> None:
        self.timing = 0
        self.zone = i.IN_PLAY
        self.limit = 0
        self.traits: list[int] = []
        self.cost: Field = 0
        self.event: Field = 0
        self.rows: list[Record] = []


def ability(d: Draft, node: Node) -> Record:
    """A whole line."""
    line = Line()
    whole = node
    if node.name == "attaching":
        return attaching(d, node)
    if node.name == "attached_keywords":
        return attached_keywords(d, node, line)
    if node.name == "attached":
        d.flags |= i.ATTACHED_HAS
        node = node.node(0)
    if node.name == "traited":
        for one in spread(node.node(1).node(0), "trait_list"):
            line.traits.append(gifts.ability_trait(d, one, one.word(0)))
        if len(set(line.traits)) < len(line.traits):
            raise d.misfit(node.node(1), "each trait stands once", "TRAITA.1")
        node = node.node(0)
    if node.name in LIMITS:
        line.limit = int(node.word(1))
        if line.limit == 0:
            raise d.misfit(node, "a limit is at least 1", "R97")
        line.limit += LIMITS[node.name]
        node = node.node(0)
    plain(d, node, line)
    if d.promised is not None and d.fought is None:
        raise d.misfit(d.promised, "this ability makes no Attack: 'for its next Attack'", "R218")
    if d.flags & i.ATTACHED_HAS and d.kind not in TRAITED:
        raise d.misfit(whole, "a card is given Actions, Interrupts, Responses, Passives or Keywords", "MOD.U")
    if line.limit and d.kind not in LIMITED and d.kind != i.OBJECTIVE_LINE and not line.event:
        raise d.misfit(whole, "only what is triggered has a limit", "ABIL.2")
    if line.traits and d.kind not in TRAITED:
        raise d.misfit(whole, "only abilities have Ability Traits", "TRAITA.1")
    return header(d, whole, line)


def plain(d: Draft, node: Node, line: Line) -> None:
    name = node.name
    if name in UNTIMED:
        d.kind = UNTIMED[name]
        if name == "objective":
            if line.limit:
                raise d.misfit(node, "a line of an Objective has no limit", "OBJ.T")
            line.limit = int(node.word(0))
            if not 1 <= line.limit <= LINES:
                raise d.misfit(node, "an Objective has lines 1 to 6", "OBJ.T")
            clauses.body(d, node.node(1), line.rows)
        elif name == "player_who_reveals":
            steps(d, node.node(0), line)
        elif d.kind in STATING:
            statics.statics(d, node.node(0), line.rows)
        else:
            clauses.body(d, node.node(0), line.rows)
        return
    if name in WAITING:
        d.kind = i.RESPONSE  # it may speak of the event as a Response does
        line.event = rows.trigger(d, node.node(0))
        clauses.body(d, node.node(1), line.rows)
        d.kind = WAITING[name]
        d.flags |= i.FORCED
        return
    if name in ("response", "paid_response"):
        d.kind = i.RESPONSE
        if name == "paid_response":
            costs(d, node.node(0), line)
        line.event = rows.trigger(d, node.node(len(node.children) - 2))
    else:
        head = node.node(0)
        d.kind, line.zone, flags = HEADS[head.name]
        d.from_hand = line.zone == i.HAND
        d.flags |= flags
        line.timing = w.TIMINGS.number(head.word(0))
        if name == "paid":
            costs(d, node.node(1), line)
    clauses.body(d, node.node(len(node.children) - 1), line.rows)


def steps(d: Draft, node: Node, line: Line) -> None:
    """The numbered steps of a Strategy, each a sentence."""
    for number, one in enumerate(spread(node, "step_list"), 1):
        if int(one.word(0)) != number:
            raise d.misfit(one, f"steps are numbered: this is {number}.", "STRAT.V")
        clauses.body(d, one.node(1), line.rows, i.SENTENCE if number > 1 else i.HEAD, i.CONTINUED)


def costs(d: Draft, node: Node, line: Line) -> None:
    """Icons, and what else is done."""
    first = node.node(0) if node.name == "costs_and" else node
    icons = NO_ICONS if node.name == "costs_done" else gifts.icons(d, first)
    out = [row(i.PAY, 0, i.HEAD, reference(i.YOU), gifts.record(icons))]
    d.paid = out[0]
    if node.name in ("costs_and", "costs_done"):
        d.place = COST
        for one in spread(node.node(len(node.children) - 1), "order_list"):
            if one.name not in PAID:
                raise d.misfit(one, "a cost is paid by discarding, exhausting, removing or killing", "SEQ.2")
            if one.name == "exhaust" and one.node(0).name in ("this", "this_card"):
                message = (
                    "a card exhausts itself by {Exhaust}; behind Attached Has that is the attached card, and "
                    "a Modification exhausts itself by its own ability: {Exhaust} The attached Character …"
                )
                raise d.misfit(one, message, "SEQ.2")
            chains.chain(d, one, chains.Chain(out, reference(i.YOU)), i.AND)
        d.place = CODE
        d.mentions, d.others = [], []
    out.append(row(i.END))
    line.cost = Block(out)


PAID: Final[frozenset[str]] = frozenset(
    ("discard", "discard_random", "exhaust", "kill", "banish", "return", "put_bottom", "put_top", "mill")
)


def attached_keywords(d: Draft, node: Node, line: Line) -> Record:
    """A list of Keywords that the host has."""
    d.kind = i.PASSIVE
    d.flags |= i.ATTACHED_HAS | i.KEYWORDS_ONLY
    for one in spread(node.node(0), "keyword_list"):
        inner = one.node(0) if one.name == "keywords" else one
        if inner.name == "keyword_cost":
            raise d.misfit(inner, "a Keyword that is given costs what it always does", "MOD.U")
        made = row(i.HAVE, 0, i.AND, reference(i.YOU), reference(i.SELF), gifts.record(gifts.gift(d, inner)))
        line.rows.append(made)
    return header(d, node, line)


def listed_keywords(d: Draft, node: Node) -> list[tuple[int, int, gifts.Pairs]]:
    """The Keywords of a card, each with its X and what it costs on this card (none: as usual)."""
    found: list[tuple[int, int, gifts.Pairs]] = []
    for one in spread(node, "keyword_list"):
        inner = one.node(0) if one.name == "keywords" else one
        cost: gifts.Pairs = []
        if inner.name == "keyword_cost":
            cost = gifts.icons(d, inner.node(1))
            inner = inner.node(0)
        ((kind, x),) = gifts.gift(d, inner)
        if cost and kind not in PRICED:
            raise d.misfit(one, f"{d.said(inner)!r} costs nothing, so it prints no other cost", "R1")
        if any((kind, x) == (other, number) for other, number, _ in found):
            raise d.misfit(one, "each Keyword stands once", "R89")
        found.append((kind, x, cost))
    return found


def print_listed(s: Source, found: list[tuple[int, int, gifts.Pairs]]) -> Node:
    out: Node | None = None
    for kind, x, cost in found:
        one = gifts.print_gift(s, [(kind, x)])
        if cost:
            one = make("keyword_cost", one, gifts.print_icons(cost))
        out = make("keywords", one) if out is None else make("keyword_list", out, one)
    assert out is not None
    return out


def attaching(d: Draft, node: Node) -> Record:
    """What a Modification may be attached to (MOD.T)."""
    d.kind = i.ATTACH_TO
    d.outer = d.place = FILTER  # nothing is chosen for it
    found = nouns.described(d, node.node(0))
    if found.noun not in (i.CHARACTER, i.CHAMPION, i.FIELD, i.CARD, 0):
        raise d.misfit(node, "Modifications are attached to Characters and Fields", "MOD.1")
    record = selection(i.TARGET, w.CHOSEN.number("target"), d.new_slot(), fits=found.record())
    d.targets.append(record)
    return header(d, node, Line())


def header(d: Draft, node: Node, line: Line) -> Record:
    if d.slots > MOST_SLOTS:
        raise d.misfit(node, f"a line speaks of at most {MOST_SLOTS} things", "R181")
    ops = {made.fields[i.OP] for made in line.rows}
    flags = d.flags
    if d.kind in STATING and not line.event:
        flags |= i.CONTINUOUS
    if ops & REPLACING:
        flags |= i.REPLACING
    listed: Field = 0
    if line.traits:
        listed = Record([len(line.traits), *[n for trait in line.traits for n in (i.ABILITY_TRAIT, trait)]])
    targets: Field = Record([len(d.targets), *d.targets]) if d.targets else 0
    return Record(
        [
            d.kind, line.timing, flags, line.zone, line.limit, line.cost, line.event, 0, listed, targets,
            Block([*line.rows, row(i.END)]), d.slots,
        ]
    )  # fmt: skip


# ---- printing


def print_ability(s: Source, at: int) -> Node:
    flags, kind = s.get(at, i.FLAGS), s.get(at, i.KIND)
    if kind == i.ATTACH_TO:
        (target,) = s.items(s.ref(at, i.TARGETS))
        return make("attaching", nouns.print_tests(s, s.tests(s.ref(target, i.FITS)), False))
    if flags & i.KEYWORDS_ONLY:
        return make("attached_keywords", print_keywords(s, s.ref(at, i.BODY)))
    node = print_plain(s, at)
    if s.get(at, i.LIMIT) and kind != i.OBJECTIVE_LINE:
        limit = s.get(at, i.LIMIT)
        word = "limited_for_good" if limit > i.PER_GAME else "limited"
        node = make(word, node, gifts.numeral(limit - LIMITS[word]))
    listed = s.ref(at, i.TRAITS)
    if listed >= 0:
        node = make("traited", node, make("traits", print_traits(s, [trait for _, trait in s.pairs(listed)])))
    return make("attached", node) if flags & i.ATTACHED_HAS else node


def print_traits(s: Source, found: list[int]) -> Node:
    return joined(
        "trait_list", [make("trait", leaf("TRAIT", traits.word(s.registry, trait))) for trait in found]
    )


def print_keywords(s: Source, pc: int) -> Node:
    out: Node | None = None
    while s.get(pc, i.OP) != i.END:
        one = gifts.print_gift(s, s.pairs(s.ref(pc, i.B)))
        out = make("keywords", one) if out is None else make("keyword_list", out, one)
        pc += i.ROW
    assert out is not None
    return out


def print_plain(s: Source, at: int) -> Node:
    kind, body = s.get(at, i.KIND), s.ref(at, i.BODY)
    if s.get(at, i.FLAGS) & i.FORCED:
        trigger = rows.print_trigger(s, s.ref(at, i.EVENT))
        return make(WAITING_WORDS[kind], trigger, clauses.Printer(s).body(body))
    if kind in STATING:
        return make(UNTIMED_WORDS[kind], statics.Printer(s).statics(body))
    if kind == i.PLAYER_WHO_REVEALS:
        return make("player_who_reveals", print_steps(s, body))
    effect = clauses.Printer(s).body(body)
    if kind == i.OBJECTIVE_LINE:
        return make("objective", gifts.numeral(s.get(at, i.LIMIT)), effect)
    if kind == i.WHEN_REVEALED:
        return make("when_revealed", effect)
    cost = s.ref(at, i.COST)
    paid = [] if cost < 0 else [print_costs(s, cost)]
    if kind == i.RESPONSE:
        trigger = rows.print_trigger(s, s.ref(at, i.EVENT))
        return make("paid_response" if paid else "response", *paid, trigger, effect)
    held = (kind, s.get(at, i.ZONE), s.get(at, i.FLAGS) & i.ENEMY)
    head = make(HEAD_WORDS[held], leaf("TIMING", w.TIMINGS.word(s.get(at, i.TIMING))))
    return make("paid" if paid else "unpaid", head, *paid, effect)


def print_steps(s: Source, pc: int) -> Node:
    printer = clauses.Printer(s)
    found: list[Node] = []
    while s.get(pc, i.OP) != i.END:
        end = printer.step_end(pc)
        found.append(make("step", gifts.numeral(len(found) + 1), printer.body(pc, end)))
        pc = end
    return joined("step_list", found)


def print_costs(s: Source, pc: int) -> Node:
    pairs = s.pairs(s.ref(pc, i.A))
    printer = clauses.Printer(s)
    orders: list[Node] = []
    pc += i.ROW
    while s.get(pc, i.OP) != i.END:
        if s.get(pc, i.OP) != i.PICK:
            orders.append(printer.doing(pc))
        pc += i.ROW
    if pairs == NO_ICONS:
        return make("costs_done", joined("order_list", orders))
    icons = gifts.print_icons(pairs)
    return make("costs_and", icons, joined("order_list", orders)) if orders else icons
