"""Clauses: what is done or holds, how long, how often, unless what; to their rows, and printed from them."""

import re
from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards.draft import row
from sandtable.cards.flat import Record
from sandtable.cards.productions import linked
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node, leaf, make
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import nouns, values
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.conditions import duration, print_duration, single
from sandtable.games.athernum.language.draft import (
    CODE,
    NOTHING_COUNTED,
    ORDERED,
    STATEMENT,
    Draft,
    Noun,
    Source,
    unsaid,
)
from sandtable.games.athernum.language.filters import print_description
from sandtable.games.athernum.language.measures import (
    A_NUMBER_OF,
    at_most,
    check_equal,
    count_own,
    quantity,
    refuse_own,
    says_equal,
    several,
)
from sandtable.games.athernum.language.numbers import icons, number, print_icons, print_marker
from sandtable.games.athernum.language.rows import (
    check_role,
    check_subject,
    matched,
    print_verb,
    verb_row,
    wording_at,
)
from sandtable.games.athernum.language.sorts import PLAYERS
from sandtable.games.athernum.language.verbs import (
    BY_NAME,
    LASTING,
    THING_BY_NAME,
    TIMED,
    UNCOUNTED,
    Wording,
    operand_kind,
)

ON_BOARD: Final = frozenset(
    (
        i.MODIFY, i.SET, i.AT_LEAST, i.AT_MOST, i.GAIN_VALUES, i.GRANT, i.LOSE_ABILITIES, i.MORE_SLOTS,
        i.TIRELESS, i.ATTACK_LIMIT, i.ATTACK_FEE, i.STAY_DOWN, i.ATTACK, i.DEFEND,
    )
)  # fmt: skip  # what only permanents do
SUBJECTS: Final = frozenset(("state", "may", "cannot", "must", "cannot_by_effects", "cannot_by_theirs"))
# clauses that are one phrase with their verb
CORES: Final = frozenset(
    (
        "double_damage",
        "maximum",
        "maximum_higher",
        "field_more",
        "field_fewer",
        "unprevented",
        "maximum_of",
        "keep_pool",
        "keep_pools",
        "keep_pool_of",
        "keep_pools_of",
        "fee_more",
        "fee_less",
        "unprevented_of",
        "unprevented_combat",
        "next_cheaper",
    )
)
# those of them that say first of which player it is so
OF_WHOM: Final = ("maximum_of", "keep_pool_of", "keep_pools_of")
# how many: without an end, up to so many, and for values up to so much
MEASURES: Final = frozenset(
    (
        "for_each", "for_each_most", "for_each_up_to", "for_each_marker", "for_each_marker_most",
        "for_each_marker_up_to", "for_each_point", "equal_to", "during", "for_each_least", "for_each_done",
        "for_each_marker_least",
    )
)  # fmt: skip
DEMANDED: Final = frozenset(("attack", "defend"))  # what "must" can be said of
FOR_ONE: Final = (i.DEAL, i.HEAL, i.PLACE, i.REMOVE)  # counted for each of those that they are done to
ENTERING: Final = (i.ENTER_EXHAUSTED, i.ENTER_FACE_DOWN, i.ENTER_WITH)
PICKED_OR_NEW: Final = (i.NEW, i.CHOOSING, i.RANDOM)
FOUND_BY_IT: Final = 1  # the form of a PICK behind the row that finds what it picks


class Chain:
    """Clauses that hang together: their rows, and the offers that span what follows them."""

    def __init__(self, rows: list[Record]) -> None:
        self.rows = rows
        self.offers: list[int] = []  # MAY rows still open
        self.made: list[int] = []  # the row of each clause, in order
        self.links: list[int] = []  # and how it hangs on the one before


def clauses(d: Draft, node: Node, rows: list[Record], link: int, roles: str) -> list[int]:
    """Clauses joined by and, then and commas; the answer is where their rows are."""
    chain = Chain(rows)
    subject, d.subject = d.subject, None
    d.handed = False
    standing = d.standing
    parts = linked(node, w.LINKS, link)
    d.standing = standing and not any([ends(part) for _, part in parts])
    for how, part in parts:
        clause(d, part, how, chain, roles)
    d.subject = subject
    d.standing = standing
    d.handed = False
    for offer in chain.offers:
        rows[offer].fields[i.C] = (len(rows) - offer) * i.ROW
    spread_durations(chain)
    return chain.made


def ends(node: Node) -> bool:
    """Whether a clause says a time at which it ends."""
    if node.name == "unless":
        node = node.node(0)
    return node.name == "for_time" and node.node(1).name != "as_long_as"


def print_clauses(s: Source, pc: int, end: int) -> tuple[Node, int]:
    """Clauses from a row on, as long as they hang together, and the row behind them."""
    node, pc = print_clause(s, pc)
    while pc < end and s.get(pc, i.OP) != i.END:
        link = s.get(main_row(s, pc, i.MAY), i.LINK)
        if not w.LINKS.means(link):
            break
        part, pc = print_clause(s, pc)
        node = make(w.LINKS.word(link), node, part)
    return node, pc


# ---- one clause


def clause(d: Draft, node: Node, link: int, chain: Chain, roles: str) -> None:
    """What it says, for how long, how often, and unless what."""
    d.clause += 1
    d.actor = None
    whole = node
    guard: Node | None = None
    time: Node | None = None
    if node.name == "unless":
        guard = node
        node = node.node(0)
    if node.name == "for_time":
        time = node
        node = node.node(0)
    count: Node | None = None
    if node.name in MEASURES:
        count = node
        node = node.node(0)
    made = core(d, node, link, chain, roles)
    if count is not None:
        d.each = made.fields[i.OP] in (i.MODIFY, *FOR_ONE)
        inside = d.in_pattern
        d.in_pattern = inside or (d.standing and made.fields[i.OP] in LASTING)  # it picks nobody
        measure(d, count, made)
        d.each = False
        d.in_pattern = inside
    count_own(made)
    check_equal(d, whole, made)
    if time is not None:
        if made.fields[i.LASTS]:
            raise d.misfit(time.node(1), "this clause has a time already")
        made.fields[i.LASTS] = duration(d, time.node(1), i.TRAILING)
        check_time(d, whole, made)
    picks(d, chain.rows)
    if guard is not None:
        if d.standing and made.fields[i.OP] in LASTING and not made.fields[i.LASTS]:
            raise d.misfit(
                guard,
                "what holds all the time cannot be bought off: 'unless' offers something once, as an effect "
                "resolves; write 'Whenever …, … unless …'",
                "4.3.5",
            )
        unless(d, guard, chain)
    check_limit(d, whole, made)
    chain.made.append(len(chain.rows))
    chain.links.append(link)
    chain.rows.append(made)
    for record, chooser in d.behind:
        chain.rows.append(row(i.PICK, FOUND_BY_IT, i.HEAD, chooser, record))
    d.behind = []
    d.counted = NOTHING_COUNTED if made.fields[i.OP] in UNCOUNTED else ORDERED
    d.counted_in = d.branch


def print_clause(s: Source, pc: int) -> tuple[Node, int]:
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
            guard = (nouns.print_noun(s, s.ref(pc, i.WHO)), print_verb(s, main_row(s, pc + i.ROW)))
            pc += s.get(pc, i.C)
        else:
            break
    node = print_measure(s, pc, print_core(s, pc, offer))
    lasts = s.ref(pc, i.LASTS)
    if lasts >= 0 and s.get(lasts, lay.WORDING) == i.TRAILING:
        if s.kind(lasts) == i.DURING:
            node = make("during", node, values.print_phase_of(s, s.ref(lasts, lay.TERM)))
        else:
            node = make("for_time", node, print_duration(s, lasts))
    if guard is not None:
        node = make("unless", node, guard[0], guard[1])
    pc += i.ROW
    while s.get(pc, i.OP) == i.PICK and s.get(pc, i.FORM) == FOUND_BY_IT:
        pc += i.ROW
    return node, pc


def main_row(s: Source, pc: int, stop: int = i.END) -> int:
    """The row of the clause that begins here, behind what it picks, who could avert it, and to whom it is
    offered; unless an offer is where to stop, because it tells how the clause hangs on the one before.
    """
    while True:
        op = s.get(pc, i.OP)
        if op == i.UNLESS:
            pc += s.get(pc, i.C)
        elif op in (i.PICK, i.MAY) and op != stop:
            pc += i.ROW
        else:
            return pc


def picks(d: Draft, rows: list[Record]) -> None:
    """The PICK rows for all selections that the next row needs, innermost first."""
    for record, chooser in d.picks:
        rows.append(row(i.PICK, 0, i.HEAD, chooser, record))
    d.picks = []


# ---- what it says


def core(d: Draft, node: Node, link: int, chain: Chain, roles: str) -> Record:
    """The clause itself as its row, which is not yet appended."""
    name = node.name
    handed, d.handed = d.handed, False
    if name == "may_have":
        return handed_on(d, node, link, chain, roles)
    if name in CORES:
        verb = BY_NAME[name]
        check_role(d, node, verb, roles)
        d.subject = None
        if name in OF_WHOM:
            who = nouns.noun_phrase(d, node.node(0), STATEMENT)
            if not who.sorts & PLAYERS:
                raise d.misfit(
                    node.node(0), "players have Command Tokens and resource pools", "10.2.text.purpose"
                )
            made = verb_row(d, verb, Node(name, node.children[1:]), who, STATEMENT)
            made.fields[i.LINK] = link
            return made
        made = verb_row(d, verb, node, unsaid(None), STATEMENT)
        if operand_kind(verb.op, i.WHO) == kinds.NONE:
            made.fields[i.WHO] = 0
        made.fields[i.LINK] = link
        return made
    if name in SUBJECTS:
        subject, vp = node.node(0), node.node(1)
        modal = i.FORBID if name in w.BY_WHAT else w.MODALS.numbers.get(name, 0)
        verb = BY_NAME[vp.name]
        d.on_board = verb.op in ON_BOARD
        offered = name == "may" and not is_permission(verb, vp)  # each of them is asked, as it resolves
        statement = (modal != 0 and not offered) or ("l" in verb.roles and verb.subject == i.WHO) or d.meaning
        if subject.name == "they" and not verb.sorts & PLAYERS:
            noun = nouns.they_things(d, subject)
        else:
            noun = nouns.noun_phrase(d, subject, STATEMENT if statement else CODE)
        d.on_board = False
        d.subject = noun
        if not modal:
            verb = said_of(d, subject, verb, noun)
    else:
        vp = node.node(0)
        subject = vp
        if handed:
            raise d.misfit(vp, f"who is to {d.said(vp)}? write 'you', or name whoever is to do it once more")
        name = name.removeprefix("also_")
        modal = i.FORBID if name in w.BY_WHAT else w.MODALS.numbers.get(name, 0)
        verb = BY_NAME[vp.name]
        noun = unsaid(d.subject)
    if modal:
        made = modal_row(d, modal, vp, noun, subject, link, chain, roles)
        if name in w.BY_WHAT:
            made.fields[i.C] = w.BY_WHAT.number(name)
            check_by_effects(d, vp, verb)
        return made
    check_role(d, vp, verb, roles)
    check_subject(d, subject, verb, noun)
    check_whose(d, vp, noun)
    if verb.op in ENTERING and noun.record.fields[i.MODE_OF] == i.REF and noun.slot >= i.FIRST_SLOT:
        raise d.misfit(
            subject,
            f"{d.said(subject)!r} has entered already: write 'create an exhausted … token', or 'put it "
            "onto the game board exhausted'",
        )
    if verb.op in ENTERING and noun.slot == i.SELF and not d.standing and not d.quoted and not d.meaning:
        raise d.misfit(
            subject,
            "how this card enters the game board is a line of its own; where it is put there by an effect, "
            "the effect says so: 'Put this card from your discard pile onto the game board exhausted, then "
            "place an exhaustion counter on it.'",
            "R141",
        )
    made = verb_row(d, verb, vp, noun, STATEMENT if verb.op in LASTING else CODE)
    made.fields[i.LINK] = link
    return made


def said_of(d: Draft, node: Node, verb: Wording, noun: Noun) -> Wording:
    """What the same words are if a thing does it: "it deals 1 damage" says which card is the source."""
    if verb.name not in THING_BY_NAME or noun.sorts & PLAYERS:
        return verb
    if noun.plural and THING_BY_NAME[verb.name].op == i.STRIKE:
        raise d.misfit(node, "one thing deals damage here: write of one, or let this card deal it: 'Deal …'")
    return THING_BY_NAME[verb.name]


def print_core(s: Source, pc: int, offer: int) -> Node:
    op = s.get(pc, i.OP)
    if w.MODALS.means(op):
        name = w.MODALS.word(op)
        if op == i.FORBID and s.get(pc, i.C):
            name = w.BY_WHAT.word(s.get(pc, i.C))
        return print_modal(s, name, s.ref(pc, i.WHO), print_verb(s, s.ref(pc, i.A)))
    vp = print_verb(s, pc)
    if vp.name in OF_WHOM:
        return Node(vp.name, [nouns.print_noun(s, s.ref(pc, i.WHO)), *vp.children])
    if vp.name in CORES:
        return vp
    subject = s.ref(pc, wording_at(s, pc).subject)
    if offer >= 0 and subject >= 0 and s.get(subject, i.WORDING) != 0:
        return make("may_have", nouns.print_noun(s, offer), nouns.print_noun(s, subject), vp)
    if offer >= 0:
        return print_modal(s, "may", offer, vp)
    if subject < 0 or s.get(subject, i.WORDING) == 0:
        return make("order", vp)
    return make("state", nouns.print_noun(s, subject), vp)


def modal_row(
    d: Draft, modal: int, vp: Node, noun: Noun, subject: Node, link: int, chain: Chain, roles: str
) -> Record:
    """May, cannot and must: an offer, or a rule for the players."""
    verb = BY_NAME[vp.name]
    if modal == i.PERMIT and not is_permission(verb, vp):
        if "o" not in roles:
            raise d.misfit(subject, "nobody may choose whether to pay a cost")
        check_role(d, vp, verb, "o")
        check_subject(d, subject, verb, noun)
        check_whose(d, vp, noun)
        picks(d, chain.rows)
        chain.offers.append(len(chain.rows))
        chain.rows.append(row(i.MAY, 0, link, noun.record))
        made = verb_row(d, verb, vp, unsaid(noun), CODE)
        made.fields[i.LINK] = i.HEAD
        return made
    if "l" not in roles:
        raise d.misfit(subject, "a cost is something to do, not a rule")
    check_role(d, vp, verb, "m" if modal == i.PERMIT else "b")
    check_subject(d, subject, verb, noun)
    check_asked(d, vp, modal, verb, noun)
    d.permits = modal == i.PERMIT
    often = more_than(vp) if modal == i.FORBID else 0
    d.limited = often > 0
    made = matched(d, verb, vp, noun)
    d.limited = False
    if often:
        d.permits = False
        if "e" not in verb.roles:
            raise d.misfit(vp, "how often this is done is not counted")
        return row(modal, 0, link, noun.record, made, often)
    if "additional" not in adjectives(vp.node(0) if vp.children and isinstance(vp.children[0], Node) else vp):
        single(d, vp, made)
    d.permits = False
    return row(modal, 0, link, noun.record, made)


# what others pick on the game board without a word of whose it is
ANYBODYS: Final = re.compile(
    r"(?:discard|exhaust)s? (?:an?|one|two|three) (?:character|location|permanent|attachment|token)s?"
)


def check_whose(d: Draft, vp: Node, noun: Noun) -> None:
    """ "Each opponent discards a character": one of theirs is meant, and yours would be in reach."""
    if noun.sorts & PLAYERS and noun.slot != i.YOU and ANYBODYS.fullmatch(d.said(vp)):
        raise d.misfit(vp, f"whose it is, is said: '{d.said(vp)} they control'")


def handed_on(d: Draft, node: Node, link: int, chain: Chain, roles: str) -> Record:
    """ "You may have an opponent draw a card": one decides, and another does it."""
    chooser, subject, vp = node.node(0), node.node(1), node.node(2)
    if "o" not in roles:
        raise d.misfit(chooser, "nobody may choose whether to pay a cost")
    who = nouns.noun_phrase(d, chooser, CODE)
    if not who.sorts & PLAYERS:
        raise d.misfit(chooser, "only a player decides whether something is done")
    picks(d, chain.rows)
    chain.offers.append(len(chain.rows))
    chain.rows.append(row(i.MAY, 0, link, who.record))
    noun = nouns.noun_phrase(d, subject, CODE)
    verb = said_of(d, subject, BY_NAME[vp.name], noun)
    check_role(d, vp, verb, "o")
    check_subject(d, subject, verb, noun)
    check_whose(d, vp, noun)
    made = verb_row(d, verb, vp, noun, CODE)
    made.fields[i.LINK] = i.HEAD
    d.subject = None
    d.handed = True
    return made


def more_than(vp: Node) -> int:
    """How often something may be done that cannot be done "more than" so often, 0 for what cannot at all."""
    if not vp.children or not isinstance(vp.children[0], Node):
        return 0
    said = vp.node(0)
    if said.name == "pick":
        said = said.node(0)
    return int(said.word(0)) if said.name in ("more_than", "more_skills") else 0


def check_limit(d: Draft, node: Node, made: Record) -> None:
    """How often something can be done is counted in a turn."""
    if made.fields[i.OP] != i.FORBID or not made.fields[i.B]:
        return
    lasts = made.fields[i.LASTS]
    if not isinstance(lasts, Record) or lasts.fields[lay.KIND] not in (i.FOR_EACH_TURN, i.FOR_THIS_TURN):
        raise d.misfit(node, "how often is counted in a turn: end with 'each turn' or 'this turn'")


# what effects do to a thing; other things that are done to it are no effect's doing
BY_EFFECT: Final = frozenset(
    (i.DISCARD, i.RETURN, i.MOVE, i.EXHAUST, i.TURN, i.HEAL, i.DEAL, i.CHOSEN, i.LEAVE)
)  # fmt: skip


def check_by_effects(d: Draft, vp: Node, verb: Wording) -> None:
    if verb.op not in BY_EFFECT or verb.subject == i.WHO:
        raise d.misfit(vp, "effects discard, return, move, exhaust, turn, heal or damage something")


def check_asked(d: Draft, vp: Node, modal: int, verb: Wording, noun: Noun) -> None:
    """Refuse a rule that nobody would ask about: it would be read, and never hold."""
    if modal == i.REQUIRE and vp.name not in DEMANDED:
        raise d.misfit(
            vp,
            "only attacking and defending is demanded, and not of whom: 'This must attack if able.'; where "
            "one thing has to be attacked, write that the others cannot be",
        )
    own = noun.slot == i.SELF
    if verb.op == i.LEAD and not own:
        raise d.misfit(vp, "a card says of itself alone that it cannot be chosen as a main character", "R141")
    if modal == i.PERMIT and verb.op == i.ATTACH and not own:
        raise d.misfit(vp, "an item says of itself alone what it may be attached to", "R141")
    if modal == i.PERMIT and verb.op == i.PLAY and not vp.node(0).name.startswith("this"):
        what = vp.node(0)
        if "additional" not in adjectives(what) and not names_zone(what):
            raise d.misfit(
                vp,
                "cards in hand are played as the rules say; what may be played from elsewhere is said with "
                "its zone, and when a card may be played otherwise it says of itself: 'You may play this "
                "card during the Combat Phase.'",
                "4.1.1",
            )
        if lies_in_deck(what):
            raise d.misfit(
                vp,
                "what lies in a deck is not played from there by itself: write 'Reveal the top card of your "
                "deck. If it is a character, you may play it.'",
                "4.1.1",
            )
        if lies_with_others(what, noun.slot == i.YOU):
            raise d.misfit(
                vp,
                "a player plays cards of their own alone: write 'from your discard pile', or put what lies "
                "elsewhere onto the game board: 'Put a character card from an opponent's discard pile onto "
                "the game board.'",
                "4.1.1",
            )


def lies_in_deck(node: Node) -> bool:
    """Whether a noun phrase says that its cards lie in a deck."""
    if node.name in ("your_zone", "their_zone", "any_zone", "whose_zone"):
        return node.node(len(node.children) - 1).name == "deck"
    return any([isinstance(child, Node) and lies_in_deck(child) for child in node.children])


def lies_with_others(node: Node, yours: bool) -> bool:
    """Whether a noun phrase says that its cards lie in a zone of others than those who are to play them."""
    if node.name in ("any_zone", "whose_zone") or (node.name == "your_zone" and not yours):
        return True
    return any([isinstance(child, Node) and lies_with_others(child, yours) for child in node.children])


def names_zone(node: Node) -> bool:
    """Whether a noun phrase says where its cards lie."""
    if node.name in ("in_zone", "from_zone", "top_card", "top_cards"):
        return True
    return any([isinstance(child, Node) and names_zone(child) for child in node.children])


def print_modal(s: Source, name: str, who: int, vp: Node) -> Node:
    if s.get(who, i.WORDING) == 0:
        return make(f"also_{name}", vp)
    return make(name, nouns.print_noun(s, who), vp)


def is_permission(verb: Wording, vp: Node) -> bool:
    """ "You may play items from your discard pile this turn" allows; "you may draw a card" offers."""
    if "m" not in verb.roles:
        return False
    if "o" not in verb.roles:
        return True
    what = vp.node(0)
    return what.name == "group" or what.name.startswith("this") or "additional" in adjectives(what)


def adjectives(node: Node) -> list[str]:
    """The adjectives before the noun of a determined phrase."""
    found: list[str] = []
    if node.name == "pick":
        head = node.node(1).node(0)
        while head.name == "with_adjective":
            found.append(head.node(0).name)
            head = head.node(1)
    return found


# ---- for each, equal to, during


def measure(d: Draft, node: Node, made: Record) -> None:
    if node.name == "during":
        made.fields[i.LASTS] = Record([i.DURING, i.TRAILING, values.phase_of(d, node.node(1))])
        check_time(d, node, made)
        return
    name = node.name.removesuffix("_most").removesuffix("_up_to").removesuffix("_least")
    if name == "for_each":
        per = values.count_of(d, node.node(1))
    elif name == "for_each_done":
        per = d.whole.happened(d, node.node(1))
    elif name == "for_each_marker":
        per = values.markers_on(d, node.node(1), node.node(2))
    else:
        per = values.value(d, node.node(1))
    if name == "for_each_point":
        refuse_own(d, node.node(1), per, made)
    if node.name.endswith("_least"):
        if made.fields[i.OP] != i.CHEAPER or made.fields[i.B]:
            raise d.misfit(node, "'but not less than' is for what something costs to play")
        made.fields[i.B] = icons(d, node.node(len(node.children) - 1))
    elif node.name != name:
        at_most(d, node, per, made)
    holds = quantity(made)
    if holds is None:
        raise d.misfit(
            node,
            "there is no number here that could be counted, as in 'draw a card' or 'deal 1 damage'; those on "
            "top of a deck are as many as is printed: 'the top three cards of your deck'",
        )
    record, field = holds
    if says_equal(record, field) != (name == "equal_to"):
        raise d.misfit(node, "'equal to' goes with 'a number of', 'for each' with a number")
    record.fields[field] = per
    if field == i.OF:
        several(d, record)


def print_measure(s: Source, pc: int, node: Node) -> Node:
    """ "for each" and "equal to", if an amount of the row is multiplied."""
    for field in (i.A, i.B, i.C):
        kind = operand_kind(s.get(pc, i.OP), field)
        held = s.ref(pc, field)
        if held < 0:
            continue
        per = held if field == i.C and kind == kinds.AMOUNT else -1
        if kind == kinds.MARKERS:
            held = s.ref(held, lay.HOW_MANY)
            per = s.ref(held, lay.PER)
        elif kind == kinds.AMOUNT and field != i.C:
            per = s.ref(held, lay.PER) if s.kind(held) < i.COUNT else -1
        elif kind == kinds.CHANGES and wording_at(s, pc).name != "have_equal":
            per = s.ref(held, lay.CHANGED_PER)
        elif kind == kinds.SELECTION and s.get(held, i.MODE_OF) in PICKED_OR_NEW:
            per = s.ref(held, i.OF)
        if per < 0:
            continue
        if kind == kinds.SELECTION and s.get(held, i.WORDING) == A_NUMBER_OF:
            return make("equal_to", node, values.print_value(s, per))
        if kind in (kinds.MARKERS, kinds.AMOUNT) and s.kind(held) == i.EQUAL:
            return make("equal_to", node, values.print_value(s, per))
        if s.kind(per) == i.HAPPENED:
            return make("for_each_done", node, s.whole.print_happened(s, per))
        if s.kind(per) not in (i.COUNT, i.COUNT_MARKERS):
            return make("for_each_point", node, values.print_value(s, per))
        most = values.most_of(s, per)
        of = s.ref(per, lay.COUNTED)
        name, of_what = "for_each", [print_description(s, of)] if s.kind(per) == i.COUNT else []
        if not of_what:
            name = "for_each_marker"
            of_what = [print_marker(s, s.get(per, lay.N)), nouns.print_noun(s, of)]
        least = s.ref(pc, i.B) if s.get(pc, i.OP) == i.CHEAPER and wording_at(s, pc).name == "cheaper" else -1
        if least >= 0:
            return Node(f"{name}_least", [node, *of_what, print_icons(s, least)])
        if not most:
            return Node(name, [node, *of_what])
        if kind == kinds.CHANGES:
            end = leaf("MOD", f"{most * s.pairs(held, 2)[0][1]:+d}")
            return Node(f"{name}_up_to", [node, *of_what, end])
        return Node(f"{name}_most", [node, *of_what, number(most)])
    return node


# ---- unless


def unless(d: Draft, node: Node, chain: Chain) -> None:
    """Offer another player a way out: the rows up to ELSE are it, and jump over what they avert."""
    subject, vp = node.node(1), node.node(2)
    noun = nouns.noun_phrase(d, subject, CODE)
    verb = BY_NAME[vp.name]
    check_role(d, vp, verb, "o")
    check_subject(d, subject, verb, noun)
    if not noun.sorts & PLAYERS:
        raise d.misfit(subject, "only a player can avert it")
    picks(d, chain.rows)
    here = len(chain.rows)
    chain.rows.append(row(i.UNLESS, 0, i.HEAD, noun.record))
    before = d.branch
    d.branches += 1
    d.branch = (*before, d.branches)  # what is picked for it is picked only if it is taken
    made = verb_row(d, verb, vp, unsaid(noun), CODE)
    d.branch = before
    picks(d, chain.rows)
    chain.rows.append(made)
    chain.rows.append(row(i.ELSE, 1, i.HEAD, a=i.AVERTS, c=2 * i.ROW))
    chain.rows[here].fields[i.C] = (len(chain.rows) - here) * i.ROW


# ---- durations


def check_time(d: Draft, node: Node, made: Record) -> None:
    if made.fields[i.OP] not in TIMED:
        raise d.misfit(node, f"nothing lasts here: {d.said(node)!r} happens once")
    lasts = made.fields[i.LASTS]
    if isinstance(lasts, Record) and lasts.fields[lay.KIND] == i.FOR_EACH_TURN:
        if made.fields[i.OP] not in (i.REQUIRE, i.FORBID, i.PERMIT):
            raise d.misfit(node, "'each turn' is for what must, may or cannot be done; this simply lasts")
    refuse_other_times(d, node, made)


def refuse_other_times(d: Draft, node: Node, made: Record) -> None:
    """Cards are played in one's own Day Phase (4.1.1); only a card's own rule lets it be at another time."""
    lasts, pattern = made.fields[i.LASTS], made.fields[i.A]
    if made.fields[i.OP] != i.PERMIT or not isinstance(lasts, Record) or not isinstance(pattern, Record):
        return
    what, when = pattern.fields[i.A], lasts.fields[lay.TERM]
    if pattern.fields[i.OP] != i.PLAY or not isinstance(what, Record) or what.fields[i.SLOT] == i.SELF:
        return
    if isinstance(when, Record) and lasts.fields[lay.KIND] == i.DURING:
        if when.fields[lay.KIND] not in (i.DAY, i.WHOLE_TURN):
            raise d.misfit(
                node, "only a card itself can say that it is played outside the Day Phase", "4.1.1"
            )


def spread_durations(chain: Chain) -> None:
    """A duration that stands last belongs to all clauses before it that and and commas join to it (R151)."""
    lasts: Record | None = None
    for index, link in zip(reversed(chain.made), reversed(chain.links)):
        made = chain.rows[index]
        own = made.fields[i.LASTS]
        if isinstance(own, Record):
            lasts = own
        elif lasts is not None and made.fields[i.OP] in TIMED:
            made.fields[i.LASTS] = Record([lasts.fields[lay.KIND], i.SPREAD, lasts.fields[lay.TERM]])
        if link not in (i.AND, i.COMMA):
            lasts = None


# ---- what is done as a cost


def acts(d: Draft, node: Node, rows: list[Record], roles: str = "c") -> None:
    """Verbs without a subject, joined by commas and and."""
    for link, part in linked(node, w.ACTS, i.HEAD):
        d.clause += 1
        d.actor = None
        vp = part.node(0)
        verb = BY_NAME[vp.name]
        check_role(d, vp, verb, roles)
        made = verb_row(d, verb, vp, unsaid(None), CODE)
        made.fields[i.LINK] = link
        picks(d, rows)
        rows.append(made)
        d.counted = NOTHING_COUNTED if made.fields[i.OP] in UNCOUNTED else ORDERED
        d.counted_in = d.branch


def print_acts(s: Source, pc: int, end: int) -> Node:
    node: Node | None = None
    while pc < end and s.get(pc, i.OP) != i.END:
        if s.get(pc, i.OP) != i.PICK:
            one = make("act", print_verb(s, pc))
            node = one if node is None else make(w.ACTS.word(s.get(pc, i.LINK)), node, one)
        pc += i.ROW
    assert node is not None
    return node
