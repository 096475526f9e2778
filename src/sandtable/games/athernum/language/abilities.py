"""One line of text: the header of its ability and its sentences, to a program and printed from it."""

from typing import Final

from sandtable.cards.draft import reference, row
from sandtable.cards.errors import Misfit
from sandtable.cards.flat import Block, Field, Record
from sandtable.cards.productions import joined, spread
from sandtable.cards.program import layout as lay
from sandtable.cards.registry import Registry
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import nouns, rows, values
from sandtable.games.athernum.language.clauses import acts, clauses, print_acts, print_clauses
from sandtable.games.athernum.language.conditions import (
    condition,
    happened,
    print_condition,
    print_happened,
)
from sandtable.games.athernum.language.draft import BEFORE, ORDERED, Draft, Noun, Source, Whole
from sandtable.games.athernum.language.limits import check_limits, is_limit, limit_sentence, print_limits
from sandtable.games.athernum.language.measures import subject_slot
from sandtable.games.athernum.language.numbers import icons, print_icons
from sandtable.games.athernum.language.sentences import (
    ALWAYS,
    LEAVING,
    ONCE,
    Ability,
    end_of,
    ending,
    one_sentence,
    print_on,
    print_sentence,
)
from sandtable.games.athernum.language.verbs import LASTING, REPLACING

# R141: what a card says about these is a rule of the card, if it speaks of itself
OWN_RULES: Final = frozenset((i.ENTER_EXHAUSTED, i.ENTER_FACE_DOWN, i.ENTER_WITH, i.CHEAPER, i.DEARER))
OWN_PATTERNS: Final = frozenset((i.LEAD, i.PLAY, i.ATTACH))
KEYWORDS: Final = frozenset(("Objective", "Command", "Support", "Equip"))
NAMED: Final = frozenset(("named", "named_free", "equip_free", "equip_cost"))
# activated abilities by their keyword, and whether they cost something
ACTIVATED: Final = {
    "named_free": (i.PLAIN, False), "named": (i.PLAIN, True), "objective_cost": (i.OBJECTIVE, True),
    "command": (i.COMMAND, False), "command_cost": (i.COMMAND, True), "support": (i.SUPPORT, True),
    "equip_free": (i.EQUIP, False), "equip_cost": (i.EQUIP, True),
    "equip_fee": (i.EQUIP, True),
}  # fmt: skip
ACTIVATED_WORDS: Final = {kind: name for name, kind in ACTIVATED.items() if name != "equip_fee"}
STATIC: Final = {"objective": i.OBJECTIVE, "equip": i.EQUIP}
FEES: Final = (i.OBJECTIVE, i.COMMAND, i.SUPPORT)  # behind these a cost is verbs, behind a name whole clauses
FLOW: Final = (i.PICK, i.IF, i.ELSE, i.MODES, i.MODE)  # rows that do nothing by themselves
# R166: why an order without a time is never carried out where its card lies elsewhere
NEVER: Final = (
    "an order without a time is carried out as this card enters the game board or is turned face-up, and it "
    "does not lie there then: begin with when or at, or with a name and a cost: *Rise* {2}: …"
)
PAID_AT_ONCE: Final = 1  # the form of PAY that is icons alone


class Rules(Whole):
    """What smaller rules lead back to."""

    def ability(self, d: Draft, node: Node) -> Record:
        """An ability in quotes: a program of its own, with registers of its own."""
        if d.quoted:
            raise d.misfit(node, "a quoted ability cannot quote another")
        inner = Draft(d.registry, d.text, self)
        inner.quoted = d.quoted + 1
        inner.gained = d.gained
        made = ability(inner, node)
        d.tokens += inner.tokens
        d.named += inner.named
        return made

    def would(self, d: Draft, subject: Node, vp: Node) -> Record:
        return rows.would(d, subject, vp)

    def noun(self, d: Draft, node: Node, place: int) -> Noun:
        return nouns.noun_phrase(d, node, place)

    def zone(self, d: Draft, node: Node) -> Record:
        return nouns.zone(d, node)

    def value(self, d: Draft, node: Node) -> Record:
        return values.value(d, node)

    def print_value(self, s: Source, at: int) -> Node:
        return values.print_value(s, at)

    def happened(self, d: Draft, node: Node) -> Record:
        return happened(d, node)

    def print_happened(self, s: Source, at: int) -> Node:
        return print_happened(s, at)

    def print_ability(self, s: Source, at: int) -> Node:
        return print_ability(s, at)

    def print_would(self, s: Source, at: int) -> list[Child]:
        return rows.print_would(s, at)

    def print_noun(self, s: Source, at: int) -> Node:
        return nouns.print_noun(s, at)

    def print_zone(self, s: Source, at: int) -> Node:
        return nouns.print_zone(s, at)


RULES: Final = Rules()


def draft(registry: Registry, text: str) -> Draft:
    """A line that is about to be read."""
    return Draft(registry, text, RULES)


def source(code: list[int], registry: Registry) -> Source:
    """A program that is about to be printed."""
    return Source(code, registry, RULES)


def ability(d: Draft, node: Node) -> Record:
    made = Ability()
    name = node.name
    if name == "herald":
        made.kind = i.HERALD
        made.gate = condition(d, node.node(0))
        return header(d, made)
    if name == "meaning":
        made.kind = i.MEANING
        d.meaning = True
        text(d, node.node(0), made)
        for one in made.rows:
            if one.fields[i.OP] not in LASTING | {i.DISCARD, i.PICK}:
                raise d.misfit(
                    node,
                    "what a counter means holds all the time; what happens at some time is an ability that "
                    'its bearer gains: A character with a Rust counter gains "At your Evening Phase, …"',
                    "10.5.1",
                )
        return header(d, made)
    body = node
    if name in STATIC:
        made.keyword = STATIC[name]
        body = node.node(0)
    elif name in ACTIVATED:
        made.kind = i.ACTIVATED
        made.keyword, paid = ACTIVATED[name]
        index = 0
        if name in NAMED:
            refuse_keyword(d, node)
            made.name = d.registry.number("TITLE", node.word(0)[1:-1])
            index = 1
        d.equips = made.keyword == i.EQUIP
        if paid:
            made.paid = cost(d, node.node(index))
            made.cost = Block(made.paid)
            index += 1
        body = node.node(index)
    d.equips = made.keyword == i.EQUIP
    standing, d.standing = d.standing, made.kind == i.STATIC
    text(d, body, made)
    d.standing = standing
    if made.kind == i.STATIC:
        keep_created(made.rows)
    if made.kind in (i.TRIGGERED, i.ACTIVATED):
        refuse_adding_up(d, body, made.rows)
    if made.kind == i.TRIGGERED:
        refuse_too_late(d, body, made)
    if name in ("named_free", "equip_free"):
        refuse_named(d, node, made.rows)
    if made.kind in (i.TRIGGERED, i.STATIC) and not d.quoted:
        refuse_lost(d, body, made)
    if name == "objective" and made.kind != i.TRIGGERED:
        raise d.misfit(node, "an objective without a cost begins with when, whenever or at", "4.3.5d")
    return header(d, made)


def keep_created(rows: list[Record]) -> None:
    """What is said of a token that the same effect creates is so for as long as that lies there, and not only
    while this card is face-up (R194).
    """
    created: set[Field] = set()
    for one in rows:
        what = one.fields[i.A]
        if one.fields[i.OP] == i.CREATE and isinstance(what, Record):
            created.add(what.fields[i.SLOT])
    for one in rows:
        who = one.fields[i.WHO]
        if one.fields[i.OP] not in LASTING or one.fields[i.LASTS] or not isinstance(who, Record):
            continue
        if who.fields[i.MODE_OF] == i.REF and who.fields[i.SLOT] in created:
            one.fields[i.LASTS] = Record([i.FOR_GOOD, i.SPREAD, 0])


def refuse_too_late(d: Draft, node: Node, made: Ability) -> None:
    """ "Whenever this attacks, it cannot be defended against": whoever defends is named by then (R26)."""
    waited = made.event.fields[lay.WAITS_FOR] if made.event is not None else 0
    if not isinstance(waited, Record):
        return
    if not all([isinstance(one, Record) and one.fields[i.OP] == i.ATTACK for one in waited.fields[2:]]):
        return
    for one in made.rows:
        forbidden = one.fields[i.A]
        if one.fields[i.OP] != i.FORBID or not isinstance(forbidden, Record):
            continue
        attacker = forbidden.fields[i.A]
        if forbidden.fields[i.OP] == i.DEFEND and isinstance(attacker, Record):
            if attacker.fields[i.MODE_OF] == i.REF:
                raise d.misfit(
                    node,
                    "who defends is named before anything hears of the attack: write 'This cannot be "
                    "defended "
                    "against.', or 'At your Combat Phase, … this cannot be defended against until end of "
                    "phase.'",
                    "R26",
                )


def refuse_keyword(d: Draft, node: Node) -> None:
    """A keyword says how an ability is used (4.3.3a): as a name it would say nothing."""
    title = node.word(0)[1:-1]
    if title in KEYWORDS:
        named = "Equip *Refit*" if title == "Equip" else title
        written = f"{title} - …" if node.name.endswith("_free") else f"{named} {{1}}: …"
        raise d.misfit(node, f"{title} is a keyword and no name: write '{written}'", "4.3.3b")


def refuse_named(d: Draft, node: Node, rows: list[Record]) -> None:
    """A name without a cost is of an ability that is used (4.3.5c): nobody uses what waits or holds."""
    first = next((one for one in rows if one.fields[i.OP] != i.PICK), None)
    if first is None or first.fields[i.LASTS]:
        return
    who = first.fields[i.WHO]
    fixed = isinstance(who, Record) and (who.fields[i.MODE_OF] == i.GROUP or who.fields[i.SLOT] in ALWAYS)
    event = first.fields[i.A]
    if first.fields[i.OP] == i.DELAY and isinstance(event, Record):
        if event.fields[lay.KIND] in ONCE or ending(event):
            return
        error = d.misfit(node, "what waits for something has no name: begin with 'When' or 'At'", "4.3.5b")
        title = node.word(0)
        error.printed = d.text.replace(f"{title} ", "- " if node.name == "equip_free" else "", 1)
        raise error
    if d.targets or first.fields[i.OP] in REPLACING - {i.REPLACE}:
        return  # what is aimed at one thing, or orders a prevention, is done by using it
    if first.fields[i.OP] == i.REPLACE or (first.fields[i.OP] in LASTING and fixed):
        raise d.misfit(
            node,
            "with a name it is an ability that is used, and this would last for good, once more each time: "
            "leave the name out if it holds all the time, or say 'until end of turn'",
            "4.3.5c",
        )


def refuse_adding_up(d: Draft, node: Node, rows: list[Record]) -> None:
    """What is counted anew at any moment and never ends would be counted once more each time this happens."""
    for one in rows:
        changes = one.fields[i.A]
        if one.fields[i.OP] != i.MODIFY or one.fields[i.LASTS] or not isinstance(changes, Record):
            continue
        if changes.fields[lay.CHANGED_PER]:
            raise d.misfit(
                node,
                "'for each' without a time adds up whenever this ability is used or triggers: write it on a "
                "line of its own, or say 'until end of turn'",
            )


def refuse_lost(d: Draft, node: Node, made: Ability) -> None:
    """What lies face-down has no abilities: one that asks for just that would never do anything."""
    asked: list[Field] = [made.gate] if made.gate is not None else []
    if made.event is not None and isinstance(waited := made.event.fields[lay.WAITS_FOR], Record):
        asked.append(waited)
    if made.kind == i.STATIC:
        asked += [
            time.fields[lay.TERM]
            for one in made.rows
            if isinstance(time := one.fields[i.LASTS], Record) and time.fields[lay.KIND] == i.AS_LONG_AS
        ]
    for condition_asked in asked:
        if isinstance(condition_asked, Record) and all(
            [lies_down(one) for one in condition_asked.fields[lay.FIRST_PATTERN :]]
        ):
            raise d.misfit(
                node,
                "what is exhausted or face-down has lost its abilities, and this one, too; what exhausts it "
                "can be waited for: 'Whenever this attacks or defends, …'",
                "6.1.5",
            )


def lies_down(pattern: Field) -> bool:
    """Whether a pattern says of this card that it is exhausted or face-down."""
    if not isinstance(pattern, Record):
        return False
    who = pattern.fields[i.WHO]
    if pattern.fields[i.LINK]:
        return False
    down = pattern.fields[i.OP] == i.IS_EXHAUSTED or (
        pattern.fields[i.OP] == i.IS_FACE and pattern.fields[i.A] == i.DOWN
    )
    return down and isinstance(who, Record) and who.fields[i.SLOT] == i.SELF


def print_ability(s: Source, at: int) -> Node:
    kind, keyword = s.get(at, i.KIND), s.get(at, i.KEYWORD)
    if kind == i.HERALD:
        return make("herald", print_condition(s, s.ref(at, i.GATE)))
    body = print_text(s, at)
    if kind == i.MEANING:
        return make("meaning", body)
    if kind != i.ACTIVATED:
        if keyword == i.OBJECTIVE:
            return make("objective", body)
        return make("equip", body) if keyword == i.EQUIP else body
    parts: list[Child] = []
    named = s.get(at, i.NAME)
    if named:
        parts.append(leaf("TITLE", f"*{s.registry.word('TITLE', named)}*"))
    paid = s.ref(at, i.COST)
    by_keyword = keyword in FEES or not named
    if paid >= 0:
        parts.append(print_cost(s, paid, by_keyword))
    if keyword == i.EQUIP and by_keyword:
        return Node("equip_fee", [*parts, body])
    return Node(ACTIVATED_WORDS[(keyword, paid >= 0)], [*parts, body])


# ---- costs


def cost(d: Draft, node: Node) -> list[Record]:
    """What is paid before the colon."""
    made: list[Record] = []
    d.clause += 1
    if node.name not in ("cost_clauses", "fee_acts"):
        made.append(row(i.PAY, PAID_AT_ONCE, i.HEAD, reference(i.YOU, 0), icons(d, node.node(0))))
    what = node.node(len(node.children) - 1)
    if node.name in ("cost_icons_and", "cost_clauses"):
        clauses(d, what, made, i.HEAD, "c")
    elif node.name in ("fee_icons_and", "fee_acts"):
        acts(d, what, made)
    if d.counted == ORDERED:
        d.counted = BEFORE
    d.paid = d.slots
    d.paid_itself = any([one.fields[i.OP] in nouns.MOVES and moves_itself(one) for one in made])
    if d.targets:
        raise d.misfit(node, "a cost has no targets: what is paid is chosen when it is paid", "4.3.5c.I")
    made.append(row(i.END))
    return made


def moves_itself(one: Record) -> bool:
    what = one.fields[i.A]
    return isinstance(what, Record) and what.fields[i.SLOT] == i.SELF


def print_cost(s: Source, at: int, fee: bool) -> Node:
    paid: Node | None = None
    if s.get(at, i.OP) == i.PAY and s.get(at, i.FORM) == PAID_AT_ONCE:
        paid = print_icons(s, s.ref(at, i.A))
        at += i.ROW
    if s.get(at, i.OP) == i.END:
        assert paid is not None
        return make("fee_icons" if fee else "cost_icons", paid)
    if fee:
        rest = print_acts(s, at, len(s.code))
        return make("fee_acts", rest) if paid is None else make("fee_icons_and", paid, rest)
    rest, _ = print_clauses(s, at, len(s.code))
    return make("cost_clauses", rest) if paid is None else make("cost_icons_and", paid, rest)


# ---- all sentences


def text(d: Draft, node: Node, made: Ability) -> None:
    """All sentences of a text; those that limit the ability come last and go into its header."""
    limited: Node | None = None
    sentences = list(spread(node, "sentences"))
    for number, sentence in enumerate(sentences):
        body = sentence.node(0)
        d.either = number + 1 < len(sentences) and sentences[number + 1].node(0).name.startswith("otherwise")
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


def print_text(s: Source, at: int) -> Node:
    """All sentences of a body, then the limits in the header."""
    pc = s.ref(at, i.BODY)
    found: list[Node] = []
    event, gate = s.ref(at, i.EVENT), s.ref(at, i.GATE)
    while s.get(pc, i.OP) != i.END:
        body, pc = print_sentence(s, pc)
        if not found and event >= 0:
            body = print_on(s, event, gate, body)
        found.append(make("sentence", body))
    limits = s.ref(at, i.LIMITS)
    if limits >= 0:
        found += [make("sentence", body) for body in print_limits(s, limits)]
    return joined("sentences", found)


# ---- the header


def header(d: Draft, made: Ability) -> Record:
    if made.kind == i.STATIC and is_own_rule(made.rows):
        refuse_mixture(d, made.rows)
        made.kind = i.RULE
    refuse_nowhere(d, made)
    flags = flags_of(made.rows)
    if made.kind == i.STATIC and flags & i.IMMEDIATE:
        refuse_never(made.rows, zone_of(d, made))
    if made.kind == i.ACTIVATED and made.cost is None and made.keyword != i.COMMAND:
        flags |= i.FREE
    if d.counts:
        flags |= i.COUNTS
    if d.paid_with:
        flags |= i.PAID_WITH
    if d.at_once:
        flags |= i.AT_ONCE
    if d.asks_markers and (d.gone or leaving(made.rows) or leaving(made.paid)):
        flags |= i.ASKS_BORNE
    made.rows.append(row(i.END))
    limits: Field = Record([len(made.limits) // 2, *made.limits]) if made.limits else 0
    targets: Field = Record([len(d.targets), *d.targets]) if d.targets else 0
    return Record(
        [
            made.kind, made.keyword, flags, zone_of(d, made), made.name, made.cost or 0, made.event or 0,
            made.gate or 0, limits, targets, Block(made.rows), d.slots,
        ]
    )  # fmt: skip


def leaving(rows: list[Record]) -> bool:
    """Whether something leaves the game board by these rows, or may."""
    return any([one.fields[i.OP] in LEAVING for one in rows])


def refuse_nowhere(d: Draft, made: Ability) -> None:
    """What is played or revealed lies in a hand or a deck, where an ability of the board does nothing
    (4.3.2a).
    """
    if zone_of(d, made) != i.BOARD or made.kind == i.RULE:
        return
    for one in made.rows:
        what = one.fields[i.A]
        itself = isinstance(what, Record) and len(what.fields) > i.SLOT and what.fields[i.SLOT] == i.SELF
        if one.fields[i.OP] in (i.PLAY, i.PLAY_FREE) and itself:
            raise Misfit(
                "this card is played before its abilities work; what it costs is a rule of the card: 'As "
                "long as you control no other characters, this card costs {2} less to play.'",
                clause="athernum R141",
            )
        held = one.fields[i.WHO]
        fits = held.fields[i.FITS] if one.fields[i.OP] == i.GRANT and isinstance(held, Record) else 0
        if isinstance(fits, Record) and i.INSIDE in fits.fields[1::3]:
            raise Misfit("abilities are given to what lies on the game board", clause="athernum 4.3.1")
    waited = made.event.fields[lay.WAITS_FOR] if made.event is not None else 0
    for pattern in waited.fields if isinstance(waited, Record) else []:
        if isinstance(pattern, Record) and pattern.fields[i.OP] == i.REVEAL:
            what = pattern.fields[i.A]
            if isinstance(what, Record) and what.fields[i.SLOT] == i.SELF:
                raise Misfit(
                    "what is revealed lies in a hand or a deck, and this ability works on the game board",
                    clause="athernum 4.3.2a",
                )


def refuse_never(made: list[Record], zone: int) -> None:
    """An order without a time is carried out as its card comes onto the game board: only an item that was
    played lies in the discard pile by then (R166), and an attached one does not.
    """
    if zone == i.BOARD:
        return
    if zone != i.DISCARD_PILE:
        raise Misfit(NEVER, clause="athernum R166")
    if len([one for one in made if one.fields[i.OP] not in (*FLOW, i.MAY)]) > 1:
        raise Misfit(
            "what is said of this card in the discard pile works there alone: begin a new line for what "
            "else it says",
            clause="athernum R166",
        )


def flags_of(made: list[Record]) -> int:
    """Whether the rows happen at once, last, or change events (R11), without what they leave for later."""
    flags = 0
    at = 0
    while at < len(made):
        op = made[at].fields[i.OP]
        if op in LASTING:
            flags |= i.CONTINUOUS
        elif op not in FLOW:
            flags |= i.IMMEDIATE
        if op in REPLACING:
            flags |= i.REPLACING
        at = end_of(made, at) if op in (i.REPLACE, i.DELAY) else at + 1
    return flags


def zone_of(d: Draft, made: Ability) -> int:
    """Where the ability works: on the board, unless its keyword or its own words say otherwise (4.3.2)."""
    if made.keyword == i.SUPPORT:
        return i.HAND
    for zone in d.self_zones:
        if zone in (i.DISCARD_PILE, i.VOID, i.TOP_OF_DECK, i.HAND):
            if made.keyword == i.EQUIP:
                raise Misfit(
                    "an Equip ability works in an item slot alone: leave out where this card lies, or begin "
                    "the line without 'Equip'",
                    clause="athernum 4.3.5g.II",
                )
            return zone
    return i.BOARD


def is_own_rule(made: list[Record]) -> bool:
    """Whether the text speaks of this card's own playing, entering, attaching or choice (R141)."""
    return any([own_rule(one) for one in made])


def own_rule(one: Record) -> bool:
    op = one.fields[i.OP]
    if op == i.ADDITIONAL_COST:
        return True
    if op in OWN_RULES and subject_slot(one) == i.SELF:
        return True
    pattern = one.fields[i.A]
    if op in (i.FORBID, i.PERMIT) and isinstance(pattern, Record):
        kind = pattern.fields[i.OP]
        what = pattern.fields[i.WHO if kind == i.LEAD else i.A]
        return kind in OWN_PATTERNS and isinstance(what, Record) and what.fields[i.SLOT] == i.SELF
    return False


def refuse_time(one: Record) -> None:
    """A rule of the card may hold as long as something is so, or during a phase, where somebody asks."""
    lasts = one.fields[i.LASTS]
    if not isinstance(lasts, Record):
        return
    pattern = one.fields[i.A]
    asked = not isinstance(pattern, Record) or one.fields[i.OP] in OWN_RULES or pattern.fields[i.OP] == i.PLAY
    if lasts.fields[lay.KIND] not in (i.AS_LONG_AS, i.DURING) or not asked:
        raise Misfit("a rule of the card itself holds always: leave the time out", clause="athernum R141")


def refuse_mixture(d: Draft, made: list[Record]) -> None:
    """A rule of the card is never carried out, and so nothing is that stands on its line."""
    at = 0
    while at < len(made):
        if not own_rule(made[at]):
            raise Misfit(
                "what this card is played, attached or enters with is a rule of the card itself: begin a new "
                "line for what else it says",
                clause="athernum R141",
            )
        refuse_time(made[at])
        at = end_of(made, at) if made[at].fields[i.OP] == i.ADDITIONAL_COST else at + 1
