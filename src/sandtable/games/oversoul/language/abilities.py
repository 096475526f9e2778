"""One line: its Law, brackets, Cost and sentences to the header of a program, and printed from it."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import number_in, reference, row, selection
from sandtable.cards.flat import Block, Field, Record
from sandtable.cards.productions import joined, spread
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.oversoul.language import either, filters, laws, numbers, steps
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.activations import check_own_cost, touches
from sandtable.games.oversoul.language.chain import Chain
from sandtable.games.oversoul.language.draft import CODE, COST, LASTING, PATTERN, Draft
from sandtable.games.oversoul.language.places import own_place
from sandtable.games.oversoul.language.printing import Printer

BY_DECISION: Final = frozenset((i.CAST, i.QUICK))
STATE_LAWS: Final = frozenset((i.HONEST, i.OUTLAST, i.ISOLATED, i.RESONATE))
# Laws that speak of their own card and of no other, so that "it" behind them is that card
OF_ITSELF: Final = frozenset(
    (i.ACTIVATE_LAW, i.DISCARD_LAW, i.ENTER_LAW, i.EXHAUST_LAW, i.EXILE_LAW, i.HEAL_LAW,
     i.HONEST, i.ISOLATED, i.OUTLAST, i.RETURN_LAW, i.RESONATE, i.SACRIFICE_LAW, i.SHATTER_LAW)
)  # fmt: skip
WRITTEN: Final = {
    "law_when": i.WHEN, "law_if": i.IF_LAW, "law_while": i.WHILE, "law_only_when": i.ONLY_WHEN,
    "law_only_during": i.ONLY_IF, "law_only_timeshift": i.ONLY_IF, "law_only_if": i.ONLY_IF,
    "law_start": i.AT_START, "law_end": i.AT_END, "law_during": i.DURING,
    "law_attach": i.ATTACH_ONLY,
}  # fmt: skip
WRITTEN_WORDS: Final = {number: name for name, number in WRITTEN.items()}
COSTLY: Final = frozenset(("cost_only", "empty_law_cost", "lawful_cost"))
ROLE_BASE: Final = 64  # the second Role of a paired Role Ability counts so much
DURINGS: Final = {
    i.YOUR_PHASE: i.DURING_YOURS,
    i.OPPONENTS_PHASE: i.DURING_OPPONENTS,
    i.EACH_PHASE: i.DURING_EACH,
}
DURING_WORDS: Final = {number: whose for whose, number in DURINGS.items()}
OUTSIDES: Final = {
    i.YOUR_PHASE: i.OUTSIDE_YOURS,
    i.OPPONENTS_PHASE: i.OUTSIDE_OPPONENTS,
    i.EACH_PHASE: i.OUTSIDE_EACH,
}
OUTSIDE_WORDS: Final = {number: whose for whose, number in OUTSIDES.items()}
PLACED: Final = frozenset((*BY_DECISION, i.WHEN, i.IF_LAW, i.AT_START, i.AT_END))
# what a Law of coming or going asks of how its card does
WAYS: Final = {
    i.ENTER_LAW: (
        i.CAME_PREPARED, i.CAME_FROM_HAND, i.CAME_BY_SPAWNING, i.CAME_BY_ACTIVATION, i.CAME_FROM_DECK,
        i.CAME_FROM_IDLE,
    ),
    i.ACTIVATE_LAW: (i.CAME_PREPARED, i.CAME_FROM_HAND, i.CAME_BY_ACTIVATION, i.CAME_BY_REACTIVATION),
    i.DISCARD_LAW: (i.CAME_FROM_HAND, i.CAME_FROM_DECK),
    i.RETURN_LAW: (i.CAME_FROM_BOARD, i.CAME_FROM_IDLE, i.WENT_TO_HAND, i.WENT_TO_DECK),
    i.EXILE_LAW: (i.CAME_FROM_BOARD, i.CAME_FROM_IDLE, i.CAME_FROM_HAND, i.CAME_FROM_DECK),
}  # fmt: skip
PLACES: Final = {"hand": i.HAND, "idle": i.IDLE}
GIVEN: Final = frozenset((i.LASTING, i.TRIGGERED, i.USED, i.REPLACING))  # kinds that a card can be given
OF_EVENTS: Final = frozenset(
    (i.ONCE_EACH_GAME, i.ONCE_FOR_NAME, i.ONCE_GAME_FOR_NAME)
)  # limits of a line of an Event (R256)
LIMITED: Final = frozenset((i.TRIGGERED, i.USED, i.REPLACING))  # kinds whose uses are counted


class Line:
    """A header that is being filled."""

    def __init__(self) -> None:
        self.kind = i.PLAYED
        self.law = i.NO_LAW
        self.flags = 0
        self.zone = i.BOARD
        self.name = 0
        self.event: Field = 0
        self.gate: list[Record] = []
        self.counts: list[Record] = []
        self.lasting = False  # it says what holds
        self.limits: list[tuple[int, Field, Node]] = []


def ability(d: Draft, node: Node) -> Record:
    """A whole line, underlined or not."""
    line = Line()
    if node.name == "underlined":
        line.flags |= i.UNDERLINED
        node = node.node(0)
    body = node.node(0)
    if body.name == "role_line":
        named = [w.ROLES.number(str(word)) for word in body.node(0).children]
        if len(set(named)) < len(named):
            raise d.misfit(body.node(0), "a Role is named twice", "8.4.8")
        line.name = sum(role * ROLE_BASE**n for n, role in enumerate(named))
        body = body.node(1)
    return rule(d, body, line)


def quoted(d: Draft, node: Node) -> Record:
    """An Ability in quotes: a program of its own, with registers of its own."""
    inner = Draft(d.registry, d.text, quoted)
    inner.quoted = True
    line = Line()
    made = rule(inner, node, line)
    if line.kind not in GIVEN:
        raise d.misfit(
            node, "a card that has this Ability could never use it: it needs a Law, or lasts", "R126"
        )
    d.named += inner.named
    return made


def rule(d: Draft, node: Node, line: Line) -> Record:
    name = node.name
    law = node.node(0) if name in ("law_only", "lawful", "lawful_cost") else None
    costs = node.node(len(node.children) - (1 if name == "cost_only" else 2)) if name in COSTLY else None
    said: Node | None = node  # without a Law and an asterisk the rule is its sentences
    if name in ("law_only", "cost_only"):
        said = None
    elif name in ("empty_law", "empty_law_cost", "lawful", "lawful_cost"):
        said = node.node(len(node.children) - 1)
    if name == "empty_law":
        line.flags |= i.EMPTY_LAW
    lasting = said is not None and all(steps.holds(chain_of(one)) for one in spread(said, "sentence_list"))
    line.lasting = lasting
    if law is not None:
        read_law(d, law, line)
    decide(d, node, line, said, lasting, costs)
    d.self_place = own_place(line.law, line.zone)
    d.aura = line.law == i.AURA
    d.injures = line.law == i.INJURE
    paid = cost(d, costs) if costs is not None else 0
    if isinstance(paid, Block) and line.kind in (i.PLAYED, i.PAYING, i.ADMITTING):
        check_own_cost(d, costs if costs is not None else node, paid)
    rows: list[Record] = []
    d.place = LASTING if line.kind == i.LASTING else CODE
    for number, one in enumerate(spread(said, "sentence_list") if said is not None else []):
        if one.name == "if_sentence" and line.kind not in (i.TRIGGERED, i.USED, i.ADMITTING, i.PLAYED):
            raise d.misfit(one.node(0), "what holds while something is so is written While …* …", "8.1.1")
        steps.sentence(d, one, rows, i.SENTENCE if number else i.HEAD, line.kind == i.REPLACING)
    if d.looks_back:
        rows.insert(0, row(i.SINCE))
    if line.kind == i.REPLACING and any(number_in(one, i.OP) == i.IF for one in rows):
        message = (
            "what would happen is replaced as soon as the Law is met; what must be so for that stands in the "
        )
        message += (
            'brackets of the Law: ●If this card would Take DMG (this card is a card with 1 or more "Ward" '
        )
        message += 'marks)* This card Takes no DMG & Remove 1 "Ward" mark from this card'
        raise d.misfit(said if said is not None else node, message, "R162")
    rows.append(row(i.END))
    check_brackets(d, node, line)
    return header(d, line, paid, rows)


def chain_of(node: Node) -> Node:
    """The steps of a sentence, without the if and the offer around them."""
    if node.name == "if_sentence":
        node = node.node(1)
    if node.name == "may":
        node = node.node(0)
    return node.node(0) if node.name in ("and_modal", "then_modal") else node


def decide(d: Draft, node: Node, line: Line, said: Node | None, lasting: bool, costs: Node | None) -> None:
    """How the line works, by its Law and by what it says."""
    law = line.law
    if said is None:
        if law == i.NO_LAW:
            line.kind = i.PAYING
        elif law in (i.ONLY_WHEN, i.ONLY_IF, i.ATTACH_ONLY):
            line.kind = i.ADMITTING
        else:
            raise d.misfit(
                node, "only 'Activate only …' stands without an Ability behind its asterisk", "8.1.2"
            )
    elif law == i.ATTACH_ONLY:
        raise d.misfit(
            said, "nothing stands behind Attach only to …*; what the Construct does is another line", "8.1.2"
        )
    elif law == i.NO_LAW:
        line.kind = i.LASTING if lasting and not line.flags & i.EMPTY_LAW and costs is None else i.PLAYED
    elif law == i.IF_LAW and line.event == 0:  # how things stand, when a line of an Event is carried out
        line.kind = i.PLAYED
        if costs is not None:
            message = (
                "a line of an Event that may not be carried out has no Cost; put the Cost on another line"
            )
            raise d.misfit(costs, message, "8.2.2")
    elif law in (i.AURA, i.WHILE, i.DURING):
        line.kind = i.LASTING
        if not lasting:
            raise d.misfit(
                node, "this Law holds while something is so; behind it stands what Has or Have says", "8.5.7"
            )
    elif law in STATE_LAWS:
        line.kind = i.LASTING if lasting else i.TRIGGERED
    elif law in BY_DECISION:
        line.kind = i.USED
    elif law in (i.ONLY_WHEN, i.ONLY_IF):
        line.kind = i.ADMITTING
    elif d.replaced:
        line.kind = i.REPLACING
    else:
        line.kind = i.TRIGGERED
    if (
        line.kind not in (i.LASTING, i.PLAYED)
        and lasting
        and said is not None
        and law not in (i.ONLY_WHEN, i.ONLY_IF)
    ):
        raise d.misfit(
            said,
            "what follows a trigger happens once: write Gain or Give instead of Has or Have, "
            "or say how long: (this turn)",
            "R157",
        )
    if line.kind in (i.LASTING, i.REPLACING) and costs is not None:
        message = "what holds, or happens instead, has no Cost"
        if line.kind == i.REPLACING:
            message += "; what it takes is a step that is always done: "
            message += "Your Leader Takes no DMG & Exhaust this card"
        raise d.misfit(costs, message, "8.2.1")
    if line.kind == i.LASTING and (law in (i.WHILE, i.DURING) or law in STATE_LAWS):
        d.closed = True


# ---- the Law


def read_law(d: Draft, node: Node, line: Line) -> None:
    terms: list[Node] = []
    if node.name == "own_law":
        line.flags |= i.OWN | i.SAID_OWN
        node = node.node(0)
    if node.name == "limit_only":
        for term in spread(node.node(0), "term_list"):
            if term.name != "term_limit":
                raise d.misfit(
                    term, "what must be so stands behind a Law: ●If you have 2 or more Units* …", "8.1.1"
                )
            bracket(d, term, line)
        return
    whom: Node | None = None
    if node.name in ("law_to", "law_to_terms"):
        whom = node.node(1)
    if node.name in ("law_terms", "law_to_terms"):
        terms = spread(node.node(len(node.children) - 1), "term_list")
    if node.name in ("law_terms", "law_to", "law_to_terms"):
        node = node.node(0)
    if node.name in ("law", "law_or_role"):
        line.law = d.under = w.LAWS.number(node.word(0))
        d.own_named = line.law in OF_ITSELF
    else:
        line.law = d.under = WRITTEN[node.name]
        written(d, node, line)
    if whom is not None:
        place, d.place = d.place, PATTERN
        line.limits.append((i.TO_WHOM, filters.described(d, whom).record(), whom))
        d.place = place
    for term in terms:
        bracket(d, term, line)


def written(d: Draft, node: Node, line: Line) -> None:
    law = line.law
    if law in (i.AT_START, i.AT_END):
        line.event = Record([w.WHOSE.number(node.node(0).name), w.PHASES.number(node.word(1))])
        d.named_player = True  # whose phase it is
        return
    if law == i.DURING or node.name == "law_only_during":
        line.limits.append((DURINGS[w.WHOSE.number(node.node(0).name)], w.PHASES.number(node.word(1)), node))
        return
    if law == i.ATTACH_ONLY:
        line.limits.append((i.HOSTS, hosts(d, node.node(0)), node))
        return
    if node.name == "law_only_timeshift":
        line.limits.append((i.AS_TIMESHIFT, int(node.word(0)), node))
        return
    phrase = node.node(0)
    if phrase.name in either.EITHER:
        line.event = either.read(d, phrase, line.law)
        return
    stands = laws.is_state(phrase) or laws.is_how(phrase)
    if law == i.IF_LAW and stands and line.lasting:
        line.law = law = d.under = i.WHILE  # printed so: what lasts holds while something is so
    if law == i.WHILE or (law in (i.ONLY_IF, i.IF_LAW) and stands):
        line.gate.append(laws.pattern(d, phrase, i.EVERY))
        return
    met = laws.condition(d, phrase, i.HAPPENS)
    found = met.fields[2]
    assert isinstance(found, Record)
    d.heard = laws.number_of(found)
    d.user_known = d.heard == i.USE
    if found.fields[i.LINK] == i.WOULD:
        if law != i.IF_LAW:
            message = (
                "what would happen stands behind If, on a card that lies there: ●If one of your Units would "
            )
            message += (
                "be Shattered* …; a card that is Activated answers what has happened: Activate only if one "
            )
            raise d.misfit(phrase, f"{message}of your Units is Shattered* Spawn it Damaged with 1 HP", "R162")
        d.replaced = laws.number_of(found)
    if d.law is not None and found.fields[i.A] is d.law.record:
        d.done_to[d.heard] = d.law
    laws.check_when(d, phrase, law, laws.number_of(found))
    if found.fields[i.LINK] != i.WOULD:
        laws.place_of_law(d, [found])
    line.event = Record([i.ON, met])


def hosts(d: Draft, node: Node) -> Record:
    """What a Construct can be Attached to: cards of the own board, or of the opposing one (R123)."""
    place, d.place = d.place, PATTERN
    found = filters.described(d, node)
    d.place = place
    sides = [test[1] for test in found.tests if test[0] in (i.SIDE, i.ON_BOARD)]
    if any(side not in (i.YOURS, i.OPPOSING, i.ANYWHERE) for side in sides):
        message = "on whose board is said so: Attach only to Active Units*, to opposing Units*, or to Units "
        message += "on the board*"
        raise d.misfit(node, message, "R123")
    if not found.nouns() <= {i.UNIT, i.EVENT_NOUN}:
        raise d.misfit(node, "a Construct is Attached to Units, or to BOARD Events", "7.3.1")
    return found.record()


def bracket(d: Draft, node: Node, line: Line) -> None:
    """One term of the round brackets."""
    name = node.name
    if name == "term_limit":
        line.limits.append((w.LIMITS.number(node.word(0)), 0, node))
    elif name == "term_way":
        line.limits.append((i.WAY, w.WAYS.number(node.word(0)), node))
    elif name == "term_in":
        if node.node(0).name != "poss_your" or node.node(1).name not in PLACES:
            raise d.misfit(node, "a card's own text works in your hand or in your Idle Zone", "3.2.4")
        line.zone = PLACES[node.node(1).name]
        line.limits.append((i.IN_PLACE, line.zone, node))
    elif name == "term_exiled":
        line.zone = i.EXILE_SPACE
        line.limits.append((i.IN_PLACE, line.zone, node))
    elif name == "term_during":
        whose = w.WHOSE.number(node.node(0).name)
        line.limits.append((DURINGS[whose], w.PHASES.number(node.word(1)), node))
    elif name == "term_outside":
        whose, phase = w.WHOSE.number(node.node(0).name), w.PHASES.number(node.word(1))
        if whose == i.EACH_PHASE and phase == i.TURN:
            raise d.misfit(node, "it is always somebody's turn: name a phase, or whose turn", "2.0.20")
        line.limits.append((OUTSIDES[whose], phase, node))
    elif name == "term_timeshift":
        line.limits.append((i.AS_TIMESHIFT, int(node.word(0)), node))
    elif name == "term_except":
        line.limits.append((i.EXCEPT, filters.described(d, node.node(0)).record(), node))
    elif name == "term_only":
        d.around = filters.described(d, node.node(0)).record()
        line.limits.append((i.ONLY, filters.described(d, node.node(0)).record(), node))
    elif name == "term_if":
        line.gate.append(laws.pattern(d, node.node(0), i.EVERY))
    else:
        line.counts.append(counted(d, node))


def counted(d: Draft, node: Node) -> Record:
    """What a RITUAL counts."""
    count = int(node.word(0))
    if count == 0:
        raise d.misfit(node, "a RITUAL counts at least 1")
    who: Field = 0
    if node.name == "term_count_opponent":
        who = selection(i.OPPONENT, 0, d.new_slot())
    elif node.name not in ("term_count", "term_healed", "term_dealt"):
        who = reference(i.YOU)
    if node.name == "term_archetypes":
        if laws.done_event(d, node.node(1)) != i.ACTIVATE:
            raise d.misfit(node.node(1), "Archetypes are counted as they are Activated", "8.5.24")
        return row(i.DIFFERENT_ARCHETYPES, 0, 0, who, numbers.digits(count))
    if node.name in ("term_healed", "term_dealt"):
        own = selection(i.MATCH, 0, d.new_slot(), count, count, Record([1, i.SIDE, i.YOURS, 0]))
        if node.name == "term_dealt":
            return row(i.DEAL, i.BY_POINTS, 0, own)
        return row(i.HEAL, i.BY_POINTS, 0, 0, 0, own)
    if node.name == "term_attacks":
        mine = Record([1, i.SIDE, i.YOURS, 0])
        return row(i.ATTACK, laws.ALONE, 0, selection(i.MATCH, 0, d.new_slot(), count, count, mine))
    place, d.place = d.place, PATTERN
    op = laws.done_event(d, node.node(2))
    fits = filters.described(d, node.node(1)).record()
    d.place = place
    made = row(op, laws.PASSIVE, 0, who)
    made.fields[laws.object_field(op)] = selection(i.MATCH, 0, d.new_slot(), count, count, fits)
    return made


def check_way(d: Draft, term: Node, line: Line) -> None:
    """How a card comes or goes is asked by the Laws of coming and going (R220)."""
    way = w.WAYS.number(term.word(0))
    known = WAYS.get(line.law, ())
    if way not in known:
        asked = ", ".join([f"({w.WAYS.word(one)})" for one in known])
        message = "how it comes or goes is asked by ENTER, ACTIVATE, DISCARD, RETURN and EXILE"
        if asked:
            message = f"{w.LAWS.word(line.law)} asks for one of {asked}"
        raise d.misfit(term, message, "R220")


def is_played(line: Line) -> bool:
    """Whether a line is carried out as its Event resolves, and waits for nothing."""
    return line.kind == i.PLAYED and line.law == i.NO_LAW


def check_brackets(d: Draft, node: Node, line: Line) -> None:
    """Each bracket only where the rules honour it."""
    kinds = [kind for kind, _, _ in line.limits]
    for kind, _, term in line.limits:
        if kind in OF_EVENTS and (line.kind == i.ADMITTING or is_played(line)):
            continue
        if kind <= i.LAST_LIMIT and is_played(line):
            message = "an Event is another card when it comes back: write (Once each Game), or "
            raise d.misfit(term, f"{message}(Once each turn for this card's name)", "R256")
        if kind <= i.LAST_LIMIT and line.kind not in LIMITED:
            message = "only what is used or triggers can be limited to once"
            if line.gate and line.law in (i.IF_LAW, i.WHILE):
                message += "; how things stand is looked at in the bracket of a moment: "
                message += "At the start of your Cycle Phase (you have 3 or more Units, Once each Game)* …"
            raise d.misfit(term, message, "8.1.5")
        if kind == i.IN_PLACE and line.law not in PLACED:
            raise d.misfit(
                term,
                "this Law works where its card is; places go with CAST, QUICK, When, If and phases",
                "8.5.9",
            )
        if kind == i.IN_PLACE and line.kind == i.REPLACING:
            raise d.misfit(term, "only Active cards replace what would happen", "3.2.4")
        if kind == i.AS_TIMESHIFT and line.kind not in (i.USED, i.ADMITTING):
            raise d.misfit(term, "only what is announced has a Timeshift number", "10.0.7")
        if line.law == i.DURING and i.DURING_YOURS <= kind <= i.DURING_EACH:
            continue
        if i.DURING_YOURS <= kind <= i.DURING_EACH and line.kind not in (i.USED, i.TRIGGERED, i.ADMITTING):
            raise d.misfit(term, "phases limit what is used or triggers", "8.1.3")
        if kind == i.WAY:
            check_way(d, term, line)
            continue
        if kind == i.TO_WHOM:
            if line.law != i.INJURE:
                raise d.misfit(term, "to whom it Deals DMG is asked by INJURE: INJURE (to Units)*", "R231")
            continue
        if kind >= i.OUTSIDE_YOURS and line.kind not in (i.USED, i.TRIGGERED, i.ADMITTING):
            raise d.misfit(term, "phases limit what is used or triggers", "8.1.3")
        if kind == i.EXCEPT and line.law != i.ISOLATED:
            raise d.misfit(term, "'except' goes with ISOLATED", "8.5.18")
        if kind == i.ONLY and line.law != i.AURA:
            raise d.misfit(term, "'only' goes with AURA", "8.5.7")
    moments = [term for kind, _, term in line.limits if kind in DURING_WORDS or kind in OUTSIDE_WORDS]
    if len(moments) > 1:
        raise d.misfit(moments[1], "it is never both at once: name one turn or phase", "8.1.3")
    classes = [min(kind, i.ONCE_EACH_TURN) if kind <= i.LAST_LIMIT else kind for kind in kinds]
    if len(set(classes)) < len(classes):
        raise d.misfit(node, "a bracket says the same kind of thing twice", "8.1.3")
    if bool(line.counts) != (line.law == i.RITUAL):
        raise d.misfit(node, "RITUAL and nothing else counts what is done, in its bracket", "8.5.24")


# ---- Costs and the header


def cost(d: Draft, node: Node) -> Block:
    d.place = COST
    rows: list[Record] = []
    offered = node.name == "may_costs"
    if offered:
        rows.append(row(i.MAY, 0, i.HEAD, reference(i.YOU)))
        node = node.node(0)
    chain = Chain(rows)
    for how, part in steps.flat(node):
        if how not in ("", "next_step", "also", "comma"):
            raise d.misfit(part, "Costs are joined by &, and are paid whole", "8.2.2")
    steps.steps(d, node, chain, i.HEAD, False)
    if offered:
        rows[0].fields[i.C] = len(rows) * i.ROW
    rows.append(row(i.END))
    d.cost_steps = frozenset(d.steps)
    d.cost_mentions = len(d.mentions)
    d.acts = []
    d.paid = [noun for noun in d.mentions if not noun.plural and noun not in d.selected]
    return Block(rows)


def header(d: Draft, line: Line, paid: Field, rows: list[Record]) -> Record:
    flags = line.flags
    if d.own:
        flags |= i.OWN
    if d.numbered and line.kind != i.LASTING:
        flags |= i.NUMBERED
    if d.singular and line.kind != i.LASTING:
        flags |= i.SINGULAR
    if d.closed and line.kind == i.LASTING:
        flags |= i.CLOSED
    if d.numbers_turn:
        flags |= i.OF_TURN
    if d.in_battle and line.kind == i.TRIGGERED:
        flags |= i.IN_BATTLE
    if line.kind == i.ADMITTING and d.heard == i.ACTIVATE and touches(d, rows):
        flags |= i.ON_IT
    event = line.event
    if line.counts:
        event = Record([i.COUNTING, Record([i.COUNTED_EACH, len(line.counts), *line.counts])])
    gate: Field = Record([i.EVERY, len(line.gate), *line.gate]) if line.gate else 0
    ordered = sorted(line.limits, key=lambda limit: (limit[0] < i.IN_PLACE, limit[0]))
    limits: Field = 0
    if ordered:
        limits = Record([len(ordered), *[field for kind, held, _ in ordered for field in (kind, held)]])
    targets: Field = Record([len(d.selected), *[noun.record for noun in d.selected]]) if d.selected else 0
    return Record(
        [
            line.kind,
            line.law,
            flags,
            line.zone,
            line.name,
            paid,
            event,
            gate,
            limits,
            targets,
            Block(rows),
            d.slots,
        ]
    )


# ---- printing


def print_ability(s: Source, at: int) -> Node:
    body = print_rule(s, at)
    roles = s.get(at, i.NAME)
    if roles:
        words = [leaf("ROLE", w.ROLES.word(roles % ROLE_BASE))]
        if roles >= ROLE_BASE:
            words.append(leaf("ROLE", w.ROLES.word(roles // ROLE_BASE)))
        body = make("role_line", Node("two_roles" if len(words) > 1 else "one_role", [*words]), body)
    node = make("ability", body)
    return make("underlined", node) if s.get(at, i.FLAGS) & i.UNDERLINED else node


def print_rule(s: Source, at: int) -> Node:
    body, paid = s.ref(at, i.BODY), s.ref(at, i.COST)
    said: Node | None = None
    printer = Printer(s, print_rule, s.get(at, i.KIND) == i.REPLACING)
    if s.get(body, i.OP) == i.SINCE:
        body += i.ROW
    if s.get(body, i.OP) != i.END:
        said = printer.sentences(body)
    costs: Node | None = None
    if paid >= 0:
        offered = s.get(paid, i.OP) == i.MAY
        costs, _ = Printer(s, print_rule, False).chain(paid + (i.ROW if offered else 0), len(s.code))
        if offered:
            costs = make("may_costs", costs)
    law = print_law(s, at)
    parts: list[Child] = [part for part in (law, costs, said) if part is not None]
    if costs is not None:
        name = "cost_only" if said is None else "empty_law_cost" if law is None else "lawful_cost"
        return Node(name, parts)
    if law is None:
        assert said is not None
        return make("empty_law", said) if s.get(at, i.FLAGS) & i.EMPTY_LAW else said
    return Node("law_only" if said is None else "lawful", parts)


def print_law(s: Source, at: int) -> Node | None:
    law = s.get(at, i.KEYWORD)
    if law == i.NO_LAW:
        terms = print_brackets(s, at, [])
        return make("limit_only", joined("term_list", terms)) if terms else None
    gate = s.ref(at, i.GATE)
    patterns = s.patterns(gate) if gate >= 0 else []
    event = s.ref(at, i.EVENT)
    if law in WRITTEN_WORDS:
        name = WRITTEN_WORDS[law]
        if law in (i.AT_START, i.AT_END):
            whose = make(w.WHOSE.word(s.kind(event)))
            node = make(name, whose, leaf("PHASE", w.PHASES.word(s.get(event, lay.WAITS_FOR))))
        elif law == i.DURING:
            whose_limit, phase = s.pairs(s.ref(at, i.LIMITS))[0]
            whose = make(w.WHOSE.word(DURING_WORDS[whose_limit]))
            node = make(name, whose, leaf("PHASE", w.PHASES.word(phase)))
        elif law == i.ATTACH_ONLY:
            limits = s.ref(at, i.LIMITS)
            node = make(name, filters.print_filter(s, limits + s.pairs(limits)[0][1]))
        elif said_by_limit(s, at):
            node = print_moment(s, *s.pairs(s.ref(at, i.LIMITS))[0])
        elif event >= 0:
            node = make(name, either.print_either(s, s.patterns(s.ref(event, lay.WAITS_FOR)), law))
        else:
            node = make(name, laws.print_pattern(s, patterns.pop(0)))
    else:
        node = filters.print_law(s, law)
    terms = print_brackets(s, at, patterns)
    whom = [held for kind, held in limits_of(s, at) if kind == i.TO_WHOM]
    said: list[Child] = [node]
    if whom:
        said.append(filters.print_filter(s, s.ref(at, i.LIMITS) + whom[0]))
    if terms:
        listed = terms[0]
        for one in terms[1:]:
            listed = make("term_list", listed, one)
        said.append(listed)
    if len(said) > 1:
        node = Node("law_to_terms" if whom and terms else "law_to" if whom else "law_terms", said)
    return make("own_law", node) if s.get(at, i.FLAGS) & i.SAID_OWN else node


def limits_of(s: Source, at: int) -> list[tuple[int, int]]:
    """The kinds of a line's limits, and what each holds."""
    listed = s.ref(at, i.LIMITS)
    return s.pairs(listed) if listed >= 0 else []


def said_by_limit(s: Source, at: int) -> bool:
    """Whether a card is Activated only at a moment, whatever happens or is so."""
    return s.get(at, i.KEYWORD) == i.ONLY_IF and s.ref(at, i.EVENT) < 0 and s.ref(at, i.GATE) < 0


def print_moment(s: Source, kind: int, held: int) -> Node:
    if kind == i.AS_TIMESHIFT:
        return make("law_only_timeshift", numbers.numeral(held))
    whose = make(w.WHOSE.word(DURING_WORDS[kind]))
    return make("law_only_during", whose, leaf("PHASE", w.PHASES.word(held)))


def print_brackets(s: Source, at: int, patterns: list[int]) -> list[Node]:
    """Places and moments first, then conditions and counts, limits last."""
    listed = s.ref(at, i.LIMITS)
    first: list[Node] = []
    final: list[Node] = []
    pairs = s.pairs(listed) if listed >= 0 else []
    for kind, held in pairs[1:] if said_by_limit(s, at) else pairs:
        if kind == i.IN_PLACE:
            zones = {zone: name for name, zone in PLACES.items()}
            where = (
                make("term_in", make("poss_your"), make(zones[held]))
                if held in zones
                else make("term_exiled")
            )
            first.append(where)
        elif kind in DURING_WORDS and s.get(at, i.KEYWORD) == i.DURING:
            continue  # said by the Law
        elif kind in DURING_WORDS:
            whose = make(w.WHOSE.word(DURING_WORDS[kind]))
            first.append(make("term_during", whose, leaf("PHASE", w.PHASES.word(held))))
        elif kind in OUTSIDE_WORDS:
            whose = make(w.WHOSE.word(OUTSIDE_WORDS[kind]))
            first.append(make("term_outside", whose, leaf("PHASE", w.PHASES.word(held))))
        elif kind == i.WAY:
            first.append(make("term_way", leaf("WAY", w.WAYS.word(held))))
        elif kind == i.AS_TIMESHIFT:
            first.append(make("term_timeshift", numbers.numeral(held)))
        elif kind == i.HOSTS:
            continue  # said by the Law
        elif kind == i.ONLY:
            first.append(make("term_only", filters.print_filter(s, listed + held)))
        elif kind == i.TO_WHOM:
            continue  # said first
        elif kind == i.EXCEPT:
            first.append(make("term_except", filters.print_filter(s, listed + held)))
        else:
            final.append(make("term_limit", leaf("LIMIT", w.LIMITS.word(kind))))
    middle = [make("term_if", laws.print_pattern(s, pattern)) for pattern in patterns]
    event = s.ref(at, i.EVENT)
    if event >= 0 and s.kind(event) == i.COUNTING:
        middle += [print_count(s, pattern) for pattern in s.patterns(s.ref(event, lay.WAITS_FOR))]
    return [*first, *middle, *final]


def print_count(s: Source, at: int) -> Node:
    op = s.get(at, i.OP)
    if op == i.DIFFERENT_ARCHETYPES:
        done = laws.print_done(i.ACTIVATE)
        return make("term_archetypes", numbers.numeral(s.get(s.ref(at, i.A), lay.N)), done)
    if s.get(at, i.FORM) == i.BY_POINTS:
        field = i.WHO if op == i.DEAL else i.B
        count = numbers.numeral(s.get(s.ref(at, field), i.LOW))
        return make("term_dealt" if op == i.DEAL else "term_healed", count)
    if op == i.ATTACK and s.get(at, i.FORM) == laws.ALONE:
        return make("term_attacks", numbers.numeral(s.get(s.ref(at, i.WHO), i.LOW)))
    what = s.ref(at, laws.object_field(op))
    parts = (
        numbers.numeral(s.get(what, i.LOW)),
        filters.print_filter(s, s.ref(what, i.FITS)),
        laws.print_done(op),
    )
    who = s.ref(at, i.WHO)
    name = "term_count" if who < 0 else "term_count_you" if s.kind(who) == i.REF else "term_count_opponent"
    return make(name, *parts)
