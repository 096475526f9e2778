"""Programs back to trees: the rows of an ability as its clauses and sentences, for the writer to print."""

from typing import Final

from sandtable.cards.registry import Registry
from sandtable.cards.tree import Child, Node, leaf
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import raising_phrases as p
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.raising_phrases import Source, make
from sandtable.games.athernum.language.verbs import BY_IMAGE, Take, Verb

LINKS: Final = w.inverse(w.LINKS)
ACTS: Final = w.inverse(w.ACTS)
TRIGGERS: Final = w.inverse(w.TRIGGERS)
SCOPES: Final = w.inverse(w.SCOPES)
DURATIONS: Final = w.inverse(w.DURATIONS)
HOLDERS: Final = w.inverse(w.HOLDERS)
MODALS: Final = {i.PERMIT: "may", i.FORBID: "cannot", i.REQUIRE: "must"}
CORES: Final = frozenset(("double_damage", "maximum", "field_more", "field_fewer"))
ONLY: Final = (i.TIMES, i.IN_PHASE, i.ONLY_IF)


def raise_program(code: list[int], registry: Registry) -> Node:
    """The tree of a program that `lower` has made."""
    return ability(Source(code, registry), 0)


def ability(s: Source, at: int) -> Node:
    kind, keyword = s.get(at, i.KIND), s.get(at, i.KEYWORD)
    if kind == i.HERALD:
        return make("herald", condition(s, s.ref(at, i.GATE)))
    body = text(s, at)
    if kind == i.MEANING:
        return make("meaning", body)
    if kind != i.ACTIVATED:
        if keyword == i.OBJECTIVE:
            return make("objective", body)
        return make("equip", body) if keyword == i.EQUIP else body
    parts: list[Child] = []
    if s.get(at, i.NAME):
        parts.append(leaf("TITLE", f"*{s.registry.word('TITLE', s.get(at, i.NAME))}*"))
    rows = s.ref(at, i.COST)
    if rows >= 0:
        parts.append(cost(s, rows, keyword in (i.OBJECTIVE, i.COMMAND, i.SUPPORT)))
    name = ACTIVATED[(keyword, rows >= 0)]
    return Node(name, [*parts, body])


ACTIVATED: Final = {
    (i.PLAIN, False): "named_free", (i.PLAIN, True): "named", (i.OBJECTIVE, True): "objective_cost",
    (i.COMMAND, False): "command", (i.COMMAND, True): "command_cost", (i.SUPPORT, True): "support",
    (i.EQUIP, False): "equip_free", (i.EQUIP, True): "equip_cost",
}  # fmt: skip


def cost(s: Source, at: int, fee: bool) -> Node:
    """What is paid; behind a keyword only verbs can stand, behind a name whole clauses."""
    icons: Node | None = None
    if s.get(at, i.OP) == i.PAY and s.get(at, i.FORM) == 1:
        icons = p.icons(s, s.ref(at, i.A))
        at += i.ROW
    if s.get(at, i.OP) == i.END:
        assert icons is not None
        return make("fee_icons" if fee else "cost_icons", icons)
    if fee:
        rest = acts(s, at, len(s.code))
        return make("fee_acts", rest) if icons is None else make("fee_icons_and", icons, rest)
    rest, _ = chain(s, at, len(s.code))
    return make("cost_clauses", rest) if icons is None else make("cost_icons_and", icons, rest)


def acts(s: Source, pc: int, end: int) -> Node:
    node: Node | None = None
    while pc < end and s.get(pc, i.OP) != i.END:
        if s.get(pc, i.OP) != i.PICK:
            one = make("act", verb_phrase(s, pc))
            node = one if node is None else make(ACTS[s.get(pc, i.LINK)], node, one)
        pc += i.ROW
    assert node is not None
    return node


# ---- sentences


def text(s: Source, at: int) -> Node:
    """All sentences of a body, then the limits in the header."""
    pc = s.ref(at, i.BODY)
    found: list[Node] = []
    event, gate = s.ref(at, i.EVENT), s.ref(at, i.GATE)
    while s.get(pc, i.OP) != i.END:
        body, pc = sentence(s, pc)
        if not found and event >= 0:
            body = triggered(s, event, gate, body)
        found.append(make("sentence", body))
    limits = s.ref(at, i.LIMITS)
    if limits >= 0:
        found += [make("sentence", body) for body in limit_sentences(s, limits)]
    node = found[0]
    for one in found[1:]:
        node = make("sentences", node, one)
    return node


def triggered(s: Source, event: int, gate: int, body: Node) -> Node:
    if s.get(event, 0) == i.STARTING_HAND:
        return make("starting_hand", body)
    if gate >= 0:
        return make("on_if", trigger(s, event), condition(s, gate), body)
    return make("on", trigger(s, event), body)


def sentence(s: Source, pc: int) -> tuple[Node, int]:
    """The sentence that begins at a row, and the row behind it."""
    op = s.get(pc, i.OP)
    end = pc + s.get(pc, i.C)
    if op == i.NAME_CARD:
        return make("name_card"), pc + i.ROW
    if op == i.MODES:
        return modes(s, pc)
    if op == i.IF:
        inner, after = chain(s, pc + i.ROW, end)
        if s.get(pc, i.FORM) == 2:
            they = s.get(s.ref(s.ref(pc, i.A), 2), i.FORM)
            return make("if_they_do" if they else "if_you_do", inner), after
        return make("if_then", condition(s, s.ref(pc, i.A)), inner), after
    if op == i.ELSE:
        inner, after = chain(s, pc + i.ROW, end)
        return make("otherwise", inner), after
    if op == i.REPLACE:
        inner, after = chain(s, pc + i.ROW, end)
        name = ("instead", "instead_of_discarding", "if_then")[s.get(pc, i.FORM)]
        return make(name, condition(s, s.ref(pc, i.A)), inner), after
    if op == i.ADDITIONAL_COST:
        return make("additional_cost", acts(s, pc + i.ROW, end)), end
    if op == i.DELAY:
        return delayed(s, pc, end)
    inner, after = chain(s, pc, len(s.code))
    lasts = s.ref(main_row(s, pc), i.LASTS)
    if lasts >= 0 and s.get(lasts, 1) == i.LEADING:
        if s.get(lasts, 0) == i.WHILE:
            return make("while_in", condition(s, s.ref(lasts, 2)), inner), after
        return make("lasting", duration(s, lasts), inner), after
    return inner, after


def delayed(s: Source, pc: int, end: int) -> tuple[Node, int]:
    start = trigger(s, s.ref(pc, i.A))
    first = pc + i.ROW
    if s.get(first, i.OP) == i.IF and s.get(first, i.FORM) == 1:
        inner, after = chain(s, first + i.ROW, end)
        return make("on_if", start, condition(s, s.ref(first, i.A)), inner), after
    inner, after = chain(s, first, end)
    lasts = s.ref(pc, i.LASTS)
    if lasts >= 0:
        return make("lasting_on", duration(s, lasts), start, inner), after
    return make("on", start, inner), after


def modes(s: Source, pc: int) -> tuple[Node, int]:
    found: list[Node] = []
    count = s.get(pc, i.A)
    pc += i.ROW
    for _ in range(count):
        end = pc + s.get(pc, i.C)
        inner, pc = chain(s, pc + i.ROW, end)
        found.append(inner)
    node = make("last_modes", found[-2], found[-1])
    for one in reversed(found[:-2]):
        node = make("more_modes", one, node)
    return make("choose_one", node), pc


def limit_sentences(s: Source, at: int) -> list[Node]:
    out: list[Node] = []
    only: list[Node] = []
    for n in range(s.get(at, 0)):
        kind, number = s.get(at, 1 + 2 * n), s.get(at, 2 + 2 * n)
        ref = s.ref(at, 2 + 2 * n)
        if kind in ONLY:
            if kind == i.TIMES:
                only.append(make("limit_often", often(number)))
            elif kind == i.IN_PHASE:
                only.append(make("limit_phase", p.phase_of(s, ref)))
            else:
                only.append(make("limit_if", condition(s, ref)))
            continue
        flush_limits(only, out)
        if kind == i.FREELY:
            out.append(make("activate_freely"))
        elif kind == i.TRIGGERS:
            out.append(make("state", make("this"), make("trigger_only", often(number))))
        else:
            out.append(make("may", make("you"), make("activate_in", p.phase_of(s, ref))))
    flush_limits(only, out)
    return out


def flush_limits(only: list[Node], out: list[Node]) -> None:
    """Limits that stand together are one sentence: a, b and c."""
    if not only:
        return
    node = only[0]
    for number, one in enumerate(only[1:], 2):
        node = make("limits_and" if number == len(only) else "limits_comma", node, one)
    out.append(make("activate_only", node))
    only.clear()


def often(number: int) -> Node:
    if number == 1:
        return make("once")
    return make("twice") if number == 2 else make("times", p.number(number))


# ---- clauses


def main_row(s: Source, pc: int) -> int:
    """The row of the clause that begins here, behind what it picks and who could avert it."""
    while True:
        op = s.get(pc, i.OP)
        if op == i.UNLESS:
            pc += s.get(pc, i.C)
        elif op in (i.PICK, i.MAY):
            pc += i.ROW
        else:
            return pc


def link_row(s: Source, pc: int) -> int:
    """The row that tells how the clause that begins here hangs on the one before."""
    while True:
        op = s.get(pc, i.OP)
        if op == i.UNLESS:
            pc += s.get(pc, i.C)
        elif op == i.PICK:
            pc += i.ROW
        else:
            return pc


def chain(s: Source, pc: int, end: int) -> tuple[Node, int]:
    """Clauses from a row on, as long as they hang together."""
    node, pc = clause(s, pc)
    while pc < end and s.get(pc, i.OP) != i.END:
        link = s.get(link_row(s, pc), i.LINK)
        if link not in LINKS:
            break
        part, pc = clause(s, pc)
        node = make(LINKS[link], node, part)
    return node, pc


def clause(s: Source, pc: int) -> tuple[Node, int]:
    guard: tuple[Node, Node] | None = None
    offer = -1
    while True:
        op = s.get(pc, i.OP)
        if op == i.PICK:
            pc += i.ROW
        elif op == i.MAY:
            offer = s.ref(pc, i.WHO)
            pc += i.ROW
        elif op == i.UNLESS:
            guard = (p.noun_phrase(s, s.ref(pc, i.WHO)), verb_phrase(s, main_row(s, pc + i.ROW)))
            pc += s.get(pc, i.C)
        else:
            break
    node = core(s, pc, offer)
    node = measured(s, pc, node)
    lasts = s.ref(pc, i.LASTS)
    if lasts >= 0 and s.get(lasts, 1) == i.TRAILING:
        if s.get(lasts, 0) == i.DURING:
            node = make("during", node, p.phase_of(s, s.ref(lasts, 2)))
        else:
            node = make("for_time", node, duration(s, lasts))
    if guard is not None:
        node = make("unless", node, guard[0], guard[1])
    return node, pc + i.ROW


def core(s: Source, pc: int, offer: int) -> Node:
    op = s.get(pc, i.OP)
    if op in MODALS:
        return modal(s, MODALS[op], s.ref(pc, i.WHO), verb_phrase(s, s.ref(pc, i.A)))
    vp = verb_phrase(s, pc)
    if vp.name in CORES:
        return vp
    if offer >= 0:
        return modal(s, "may", offer, vp)
    subject = s.ref(pc, BY_IMAGE[(op, s.get(pc, i.FORM))].subject)
    if subject < 0 or s.get(subject, i.WORDING) == 0:
        return make("order", vp)
    return make("state", p.noun_phrase(s, subject), vp)


def modal(s: Source, name: str, who: int, vp: Node) -> Node:
    if s.get(who, i.WORDING) == 0:
        return make(f"also_{name}", vp)
    return make(name, p.noun_phrase(s, who), vp)


def measured(s: Source, pc: int, node: Node) -> Node:
    """ "for each" and "equal to", if an amount of the row is multiplied."""
    for field in (i.A, i.B):
        kind = i.operand_kind(s.get(pc, i.OP), field)
        held = s.ref(pc, field)
        if held < 0:
            continue
        per = -1
        if kind == i.MARKERS:
            held = s.ref(held, 1)
            per = s.ref(held, 3)
        elif kind == i.AMOUNT:
            per = s.ref(held, 3)
        elif kind == i.CHANGES:
            per = s.ref(held, 1)
        elif kind == i.SELECTION and s.get(held, i.MODE_OF) == i.NEW:
            per = s.ref(held, i.OF)
        if per < 0:
            continue
        if kind in (i.MARKERS, i.AMOUNT) and s.get(held, 0) == i.EQUAL:
            return make("equal_to", node, p.value(s, per))
        if s.get(per, 0) == i.COUNT:
            return make("for_each", node, p.nbar(s, s.ref(per, 2)))
        return make("for_each_marker", node, p.marker(s, s.get(per, 1)), p.noun_phrase(s, s.ref(per, 2)))
    return node


# ---- verbs


def verb_phrase(s: Source, at: int) -> Node:
    """The production that a row or pattern is, with what it takes."""
    verb = BY_IMAGE[(s.get(at, i.OP), s.get(at, i.FORM))]
    children: list[Child] = []
    for take in verb.takes:
        children += taken(s, at, verb, take)
    return Node(verb.name, children)


def taken(s: Source, at: int, verb: Verb, take: Take) -> list[Child]:
    kind = take.kind
    if kind in ("it", "own_deck", "those_markers"):
        return []
    plain = s.get(at, take.field)
    ref = s.ref(at, take.field)
    if kind == "ordinal":
        return [leaf("ORDINAL", p.ORDINALS[plain])]
    if kind == "global":
        return [leaf("GLOBAL", p.GLOBALS[plain])]
    if kind == "number":
        return [p.number(plain)]
    if kind == "count":
        return [p.number(s.get(ref, 1))]
    if kind in ("SUBTYPE", "KEYWORD"):
        return [leaf(kind, s.registry.word(kind, plain))]
    if kind in ("thing", "token"):
        return [p.noun_phrase(s, ref)]
    if kind == "found":
        return [p.sought(s, ref)]
    if kind == "skills":
        return [p.skills(s, ref)]
    if kind == "amount":
        return [p.amount(s, ref)]
    if kind == "value":
        return [p.value(s, ref)]
    if kind == "markers":
        return [p.markers(s, ref)]
    if kind == "marker":
        return [p.marker(s, plain)]
    if kind == "zone":
        return [p.zone(s, ref)]
    if kind == "icons":
        return [p.icons(s, ref)]
    if kind in ("changes", "values"):
        return [p.changes(s, ref, kind == "changes")]
    if kind == "face":
        return [make(p.FACES[plain])]
    if kind == "stat":
        return [make(p.STATS[plain])]
    if kind == "phase":
        return [make(p.PHASES[plain])]
    if kind == "phase_of":
        return [p.phase_of(s, ref)]
    if kind == "often":
        return [often(plain)]
    if kind == "spot":
        name = p.SPOTS[s.get(at, i.C)]
        return [make(name, p.zone(s, ref)) if ref >= 0 else make(name)]
    if kind == "kind":
        return [p.nbar(s, ref)]
    if kind == "quotes":
        return [quotes(s, ref)]
    assert kind == "would", kind
    inner = BY_IMAGE[(s.get(ref, i.OP), s.get(ref, i.FORM))]
    return [p.noun_phrase(s, s.ref(ref, inner.subject)), verb_phrase(s, ref)]


def quotes(s: Source, at: int) -> Node:
    mark = leaf("QUOTE", '"')
    node: Node | None = None
    for n in range(s.get(at, 0)):
        one = ability(s, s.ref(at, 1 + n))
        node = make("quote", mark, one, mark) if node is None else make("more_quotes", node, mark, one, mark)
    assert node is not None
    return node


# ---- conditions, triggers, durations


def condition(s: Source, at: int) -> Node:
    scope, count = s.get(at, 0), s.get(at, 1)
    node = proposition(s, s.ref(at, 2))
    for n in range(1, count):
        here = s.ref(at, 2 + n)
        link = s.get(here, i.LINK)
        if link & i.UNSAID:
            node = make("or_past" if link & i.PAST else "or_verb", node, verb_phrase(s, here))
        else:
            node = make("or_prop", node, proposition(s, here))
    return node if scope == i.NOW else make(SCOPES[scope], node)


def proposition(s: Source, at: int) -> Node:
    op, form, link = s.get(at, i.OP), s.get(at, i.FORM), s.get(at, i.LINK)
    if op == i.CONTROL:
        return make("controls", make(HOLDERS[form]), p.noun_phrase(s, s.ref(at, i.A)))
    if op == i.CONTROL_MORE:
        more = p.nbar(s, s.ref(s.ref(at, i.A), i.FITS))
        return make("controls_more", make(HOLDERS[form]), more, p.noun_phrase(s, s.ref(at, i.B)))
    subject = p.noun_phrase(s, s.ref(at, BY_IMAGE[(op, form)].subject))
    name = "would" if link & i.WOULD else "did" if link & i.PAST else "holds"
    return make(name, subject, verb_phrase(s, at))


def trigger(s: Source, at: int) -> Node:
    kind = s.get(at, 0)
    if kind in (i.WHEN, i.WHENEVER):
        return make(TRIGGERS[kind], condition(s, s.ref(at, 1)))
    if kind == i.BETWEEN_TURNS:
        return make(TRIGGERS[kind])
    return make(TRIGGERS[kind], make(p.PHASES[s.get(at, 1)]))


def duration(s: Source, at: int) -> Node:
    kind = s.get(at, 0)
    if kind == i.AS_LONG_AS:
        return make("as_long_as", condition(s, s.ref(at, 2)))
    return make(DURATIONS[kind])
