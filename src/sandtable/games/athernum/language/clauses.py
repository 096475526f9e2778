"""Verbs, conditions, durations and clauses: from the tree to rows."""

from typing import Final

from sandtable.cards.flat import Field, Record
from sandtable.cards.tree import Node
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import phrases as p
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import (
    CODE,
    CREATED,
    DESCRIPTION,
    PATTERN,
    SEARCHED,
    STATEMENT,
    Draft,
    Noun,
    reference,
    selection,
    unsaid,
)
from sandtable.games.athernum.language.sorts import check_markers, check_object, check_role, check_subject
from sandtable.games.athernum.language.verbs import (
    BY_NAME,
    LASTING,
    PLAYERS,
    STATE_BY_NAME,
    TIMED,
    Take,
    Verb,
)

# where a plain card is looked for if the text does not say; negative: any noun, not only "card"
HOMES: Final = {
    i.DISCARD: i.HAND, i.PUT: i.HAND, i.REVEAL: i.HAND, i.SHUFFLE_CARDS: i.HAND, i.PLAY: -i.HAND,
    i.PLAY_FREE: -i.HAND,
}  # fmt: skip
NO_HOME_NEEDED: Final = frozenset((i.CHOOSE, i.IS, i.HAVE))
SUBJECTS: Final = frozenset(("state", "may", "cannot", "must"))
MODALS: Final = {"may": i.PERMIT, "cannot": i.FORBID, "must": i.REQUIRE}


def row(
    op: int, form: int = 0, link: int = 0, who: Field = 0, a: Field = 0, b: Field = 0, c: Field = 0
) -> Record:
    return Record([op, form, link, who, a, b, c, 0])


# ---- verbs


def verb_row(d: Draft, verb: Verb, node: Node, subject: Noun, place: int) -> Record:
    """A verb with its subject and what it takes, as one row."""
    made = row(verb.op, verb.form)
    if verb.subject != i.WHO:
        made.fields[i.WHO] = 0
    made.fields[verb.subject] = subject.record
    field, number = verb.constant
    if number:
        made.fields[field] = number
    actor = d.actor
    d.actor = subject if subject.sorts & PLAYERS else None
    index = 0
    for take in verb.takes:
        index += fill(d, made, verb, take, node, index, place)
    d.actor = actor
    assert index == len(node.children), f"{verb.name} takes {index} parts of {len(node.children)}"
    return made


def fill(d: Draft, made: Record, verb: Verb, take: Take, node: Node, index: int, place: int) -> int:
    """Lower one open place of a verb into its field; the answer is how many children it used."""
    kind = take.kind
    fields = made.fields
    if kind == "it":
        fields[take.field] = reference(d.it(node).slot, 0)
        return 0
    if kind == "own_deck":
        fields[take.field] = own_deck(d)
        return 0
    if kind == "those_markers":
        if d.markers is None:
            raise d.misfit(node, "'them' has no markers before it that it could mean")
        fields[i.A], fields[i.B] = d.markers
        return 0
    if kind in ("ordinal", "global", "number", "count", "SUBTYPE", "KEYWORD"):
        word = node.word(index)
        if kind == "ordinal":
            fields[take.field] = w.ORDINALS[word]
        elif kind == "global":
            fields[take.field] = w.GLOBALS[word]
        elif kind == "number":
            fields[take.field] = int(word)
        elif kind == "count":
            fields[take.field] = p.exactly(word)
        else:
            fields[take.field] = d.registry.number(kind, word)
        return 1
    if kind == "quotes":
        fields[take.field] = quotes(d, node.node(index))
        return 1
    child = node.node(index)
    if kind == "thing":
        thing(d, made, verb, take, child, place)
    elif kind == "token":
        noun = p.noun_phrase(d, child, CREATED)
        check_object(d, child, verb, take, noun)
        fields[take.field] = noun.record
    elif kind == "found":
        noun = p.sought(d, child, SEARCHED if place != PATTERN else PATTERN)
        check_object(d, child, verb, take, noun)
        fields[take.field] = noun.record
    elif kind == "skills":
        fields[take.field] = p.skills(d, child)
    elif kind == "amount":
        fields[take.field] = p.amount(d, child)
    elif kind == "value":
        fields[take.field] = p.value(d, child)
    elif kind == "markers":
        marks = p.markers(d, child)
        check_markers(d, child, verb.op, marks.fields[0])
        fields[take.field] = marks
    elif kind == "marker":
        fields[take.field] = p.marker(d, child)
    elif kind == "zone":
        fields[take.field] = p.zone(d, child)
    elif kind == "icons":
        fields[take.field] = p.icons(d, child)
    elif kind in ("changes", "values"):
        fields[take.field] = p.changes(d, child)
    elif kind == "face":
        fields[take.field] = w.FACES[child.name]
    elif kind == "stat":
        fields[take.field] = w.STATS[child.name]
    elif kind == "phase":
        fields[take.field] = w.PHASES[child.name]
    elif kind == "phase_of":
        fields[take.field] = p.phase_of(d, child)
    elif kind == "often":
        fields[take.field] = how_often(child)
    elif kind == "spot":
        fields[i.C] = w.SPOTS[child.name]
        if child.children:
            fields[i.B] = p.zone(d, child.node(0))
    elif kind == "kind":
        words = p.Description()
        p.described(d, child, words, DESCRIPTION)
        fields[take.field] = words.record()
    else:
        assert kind == "would", kind
        fields[take.field] = would(d, child, node.node(index + 1))
        return 2
    return 1


def thing(d: Draft, made: Record, verb: Verb, take: Take, child: Node, place: int) -> None:
    """The object of a verb."""
    if place == PATTERN:
        where = DESCRIPTION if verb.op == i.IS else PATTERN
    elif verb.op in LASTING:
        where = STATEMENT  # "prevent all damage that would be dealt to characters you control"
    else:
        where = CODE
    home = HOMES.get(verb.op, 0)
    if verb.op in NO_HOME_NEEDED:
        home = i.HAND
    noun = p.noun_phrase(d, child, where, home)
    check_object(d, child, verb, take, noun)
    made.fields[take.field] = noun.record


def own_deck(d: Draft) -> Record:
    """ "shuffle" alone means the deck that was searched or named last, or else your own."""
    deck = d.zones.get(i.DECK)
    whose = deck.fields[2] if deck is not None else reference(i.YOU, 0)
    return Record([i.DECK, w.NOT_SAID, whose])


def how_often(node: Node) -> int:
    return 1 if node.name == "once" else 2 if node.name == "twice" else int(node.word(0))


def quotes(d: Draft, node: Node) -> Record:
    """Granted abilities: programs of their own."""
    from sandtable.games.athernum.language.lower import quoted

    found: list[Node] = []
    while node.name == "more_quotes":
        found.append(node.node(2))
        node = node.node(0)
    found.append(node.node(1))
    fields: list[Field] = [len(found)]
    for ability in reversed(found):
        fields.append(quoted(d, ability))
    return Record(fields)


def would(d: Draft, subject: Node, vp: Node) -> Record:
    """The event that "prevent the next time … would …" speaks of."""
    noun = p.noun_phrase(d, subject, PATTERN)
    return pattern(d, vp, noun, subject, "b", i.WOULD)


def pattern(d: Draft, vp: Node, noun: Noun, subject: Node, roles: str, link: int) -> Record:
    """A verb that is matched, not carried out."""
    verb = BY_NAME[vp.name]
    if "s" in roles and vp.name in STATE_BY_NAME and not link & i.WOULD:
        verb = STATE_BY_NAME[vp.name]
    check_role(d, vp, verb, roles)
    check_subject(d, subject, verb, noun)
    inside = d.in_pattern
    d.in_pattern = True
    made = verb_row(d, verb, vp, noun, PATTERN)
    d.in_pattern = inside
    made.fields[i.LINK] = link
    return made


# ---- conditions and triggers


def condition(d: Draft, node: Node, trigger: bool = False) -> Record:
    """What must be so, or must have happened; one of the alternatives is enough."""
    scope = i.NOW
    if node.name in w.SCOPES:
        scope = w.SCOPES[node.name]
        node = node.node(0)
    parts: list[Node] = []
    while node.name in ("or_prop", "or_verb", "or_past"):
        parts.append(node)
        node = node.node(0)
    fields: list[Field] = [scope, len(parts) + 1, proposition(d, node, scope, trigger)]
    for part in reversed(parts):
        d.clause += 1
        if part.name == "or_prop":
            fields.append(proposition(d, part.node(1), scope, trigger))
            continue
        if d.subject is None:
            raise d.misfit(part.node(1), "this has no subject to go on with")
        again = alternative(d.subject)
        roles = "p" if part.name == "or_past" else "es" if scope == i.NOW or trigger else "e"
        link = i.UNSAID | (i.PAST if part.name == "or_past" else 0)
        fields.append(pattern(d, part.node(1), again, part.node(1), roles, link))
    return Record(fields)


def alternative(noun: Noun) -> Noun:
    """The subject of a further verb, not printed. Only one of the verbs need happen, so each asks for itself
    whether its subject fits; a reference to what the first found would find nothing.
    """
    if noun.record.fields[i.MODE_OF] != i.MATCH:
        return unsaid(noun)
    copy = Record(list(noun.record.fields))
    copy.fields[i.WORDING] = 0
    return Noun(copy, noun.slot, noun.sorts, noun.plural)


def proposition(d: Draft, node: Node, scope: int, trigger: bool) -> Record:
    name = node.name
    if name in ("controls", "controls_more"):
        form, noun = holder(d, node.node(0))
        actor, d.actor = d.actor, noun
        d.in_pattern = True
        if name == "controls":
            what = p.noun_phrase(d, node.node(1), PATTERN)
            made = row(i.CONTROL, form, 0, noun.record, what.record)
        else:
            words = p.Description()
            p.described(d, node.node(1), words, PATTERN)
            slot = d.new_slot()
            more = selection(i.MATCH, w.BARE, slot, 1, i.MANY, words.record())
            other = p.noun_phrase(d, node.node(2), PATTERN)
            if not other.sorts & PLAYERS:
                raise d.misfit(node.node(2), "only players control things")
            made = row(i.CONTROL_MORE, form, 0, noun.record, more, other.record)
        d.in_pattern = False
        d.actor = actor
        return made
    subject = node.node(0)
    noun = p.noun_phrase(d, subject, PATTERN)
    d.subject = noun
    if name == "would":
        return pattern(d, node.node(1), noun, subject, "eb", i.WOULD)
    if name == "did":
        if scope not in (i.THIS_TURN, i.SINCE_LAST_TURN):
            raise d.misfit(node, "say when: 'this turn' or 'since your last turn'")
        return pattern(d, node.node(1), noun, subject, "p", i.PAST)
    if scope in (i.THIS_TURN, i.SINCE_LAST_TURN) and not trigger:
        raise d.misfit(node.node(1), "what happened is told in the past: 'attacked', 'played', 'healed'")
    made = pattern(d, node.node(1), noun, subject, "es" if trigger else "s", 0)
    if made.fields[i.OP] == i.DRAW_NTH and scope != i.EACH_TURN:
        raise d.misfit(node, "the number of a card is counted 'each turn'")
    if made.fields[i.OP] == i.HAVE_MARKERS:
        marks = made.fields[i.A]
        assert isinstance(marks, Record)
        d.markers = (marks, noun.record)
    if noun.slot == i.SELF and made.fields[i.OP] in (i.IS_IN, i.ON_TOP):
        place = made.fields[i.A]
        assert isinstance(place, Record)
        kind = place.fields[0]
        assert isinstance(kind, int)
        d.self_zones.append(i.TOP_OF_DECK if made.fields[i.OP] == i.ON_TOP else kind)
    return made


def holder(d: Draft, node: Node) -> tuple[int, Noun]:
    """Who controls something in a condition."""
    name = node.name
    form = w.HOLDERS[name]
    if name == "you_hold":
        return form, Noun(reference(i.YOU, 0), i.YOU, PLAYERS, False)
    if name == "they_hold":
        slot = d.they(node).slot
        return form, Noun(reference(slot, 0), slot, PLAYERS, False)
    slot = d.new_slot()
    if name == "opponents_hold":
        noun = Noun(selection(i.OPPONENTS, 0, slot, 1, i.MANY), slot, PLAYERS, True)
    else:
        words = p.Description()
        words.add(i.NOUN, i.OPPONENT)
        noun = Noun(selection(i.MATCH, 0, slot, 1, 1, words.record()), slot, PLAYERS, False)
    d.mention(noun, frozenset((i.OPPONENT,)), node)
    return form, noun


def trigger(d: Draft, node: Node) -> Record:
    kind = w.TRIGGERS[node.name]
    d.clause += 1
    if kind in (i.WHEN, i.WHENEVER):
        allowed, d.targets_allowed = d.targets_allowed, False
        found = condition(d, node.node(0), True)
        d.targets_allowed = allowed
        return Record([kind, found])
    if kind == i.BETWEEN_TURNS:
        return Record([kind, i.NIGHT])
    return Record([kind, w.PHASES[node.node(0).name]])


def has_would(found: Record) -> bool:
    """Whether a condition speaks of what would happen."""
    return any([isinstance(one, Record) and would_bit(one) for one in found.fields[2:]])


def would_bit(made: Record) -> bool:
    link = made.fields[i.LINK]
    return isinstance(link, int) and bool(link & i.WOULD)


def duration(d: Draft, node: Node, place: int) -> Record:
    kind = w.DURATIONS[node.name]
    if kind == i.AS_LONG_AS:
        return Record([kind, place, condition(d, node.node(0))])
    return Record([kind, place, 0])


# ---- clauses


class Chain:
    """Clauses that hang together: their rows, and the offers that span what follows them."""

    def __init__(self, rows: list[Record]) -> None:
        self.rows = rows
        self.offers: list[int] = []  # MAY rows still open
        self.made: list[int] = []  # the row of each clause, in order


def clauses(d: Draft, node: Node, rows: list[Record], link: int, roles: str) -> list[int]:
    """Lower clauses joined by and, then and commas; the answer is where their rows are."""
    links: list[int] = []
    parts: list[Node] = []
    while node.name in w.LINKS:
        links.append(w.LINKS[node.name])
        parts.append(node.node(1))
        node = node.node(0)
    links.append(link)
    parts.append(node)
    chain = Chain(rows)
    subject, d.subject = d.subject, None
    for part, how in zip(reversed(parts), reversed(links)):
        clause(d, part, how, chain, roles)
    d.subject = subject
    for offer in chain.offers:
        rows[offer].fields[i.C] = (len(rows) - offer) * i.ROW
    spread_durations(rows, chain.made)
    return chain.made


def clause(d: Draft, node: Node, link: int, chain: Chain, roles: str) -> None:
    """One clause: what it says, for how long, how often, and unless what."""
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
    if node.name in ("for_each", "for_each_marker", "equal_to", "during"):
        count = node
        node = node.node(0)
    made = core(d, node, link, chain, roles)
    if count is not None:
        measure(d, count, made)
    if time is not None:
        if made.fields[i.LASTS]:
            raise d.misfit(time.node(1), "this clause has a time already")
        made.fields[i.LASTS] = duration(d, time.node(1), i.TRAILING)
        check_time(d, whole, made)
    picks(d, chain.rows)
    if guard is not None:
        unless(d, guard, chain)
    chain.made.append(len(chain.rows))
    chain.rows.append(made)


def check_time(d: Draft, node: Node, made: Record) -> None:
    if made.fields[i.OP] not in TIMED:
        raise d.misfit(node, f"nothing lasts here: {d.said(node)!r} happens once")


def picks(d: Draft, rows: list[Record]) -> None:
    """The PICK rows for all selections that the next row needs, innermost first."""
    for record, chooser in d.picks:
        rows.append(row(i.PICK, 0, i.HEAD, chooser, record))
    d.picks = []


def core(d: Draft, node: Node, link: int, chain: Chain, roles: str) -> Record:
    """The clause itself as its row, which is not yet appended."""
    name = node.name
    if name in ("double_damage", "maximum", "field_more", "field_fewer"):
        verb = BY_NAME[name]
        check_role(d, node, verb, roles)
        you = unsaid(None)
        d.subject = None
        made = verb_row(d, verb, node, you, STATEMENT)
        if i.OPERANDS[verb.op][1] == i.NONE:
            made.fields[i.WHO] = 0
        made.fields[i.LINK] = link
        return made
    if name in SUBJECTS:
        subject, vp = node.node(0), node.node(1)
        modal = MODALS.get(name, 0)
        verb = BY_NAME[vp.name]
        statement = modal != 0 or ("l" in verb.roles and verb.subject == i.WHO) or d.meaning
        noun = p.noun_phrase(d, subject, STATEMENT if statement else CODE)
        d.subject = noun
    else:
        vp = node.node(0)
        subject = vp
        modal = MODALS.get(name.removeprefix("also_"), 0)
        verb = BY_NAME[vp.name]
        noun = unsaid(d.subject)
    if modal:
        return modal_row(d, modal, vp, noun, subject, link, chain, roles)
    check_role(d, vp, verb, roles)
    check_subject(d, subject, verb, noun)
    made = verb_row(d, verb, vp, noun, STATEMENT if verb.op in LASTING else CODE)
    made.fields[i.LINK] = link
    return made


def modal_row(
    d: Draft, modal: int, vp: Node, noun: Noun, subject: Node, link: int, chain: Chain, roles: str
) -> Record:
    """May, cannot and must: an offer, or a rule for the players."""
    verb = BY_NAME[vp.name]
    if modal == i.PERMIT and not is_permission(d, verb, vp):
        if "o" not in roles:
            raise d.misfit(subject, "nobody may choose whether to pay a cost")
        check_role(d, vp, verb, "o")
        check_subject(d, subject, verb, noun)
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
    inside = d.in_pattern
    d.in_pattern = True
    made = verb_row(d, verb, vp, noun, PATTERN)
    d.in_pattern = inside
    return row(modal, 0, link, noun.record, made)


def is_permission(d: Draft, verb: Verb, vp: Node) -> bool:
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


def measure(d: Draft, node: Node, made: Record) -> None:
    """ "for each", "equal to" and "during" behind a clause."""
    if node.name == "during":
        made.fields[i.LASTS] = Record([i.DURING, i.TRAILING, p.phase_of(d, node.node(1))])
        check_time(d, node, made)
        return
    if node.name == "for_each":
        words = p.Description()
        p.described(d, node.node(1), words, PATTERN)
        per = Record([i.COUNT, 0, words.record(), 0])
    elif node.name == "for_each_marker":
        kind = p.marker(d, node.node(1))
        per = Record([i.COUNT_MARKERS, kind, p.noun_phrase(d, node.node(2), PATTERN).record, 0])
    else:
        per = p.value(d, node.node(1))
    holds = quantity(made)
    if holds is None:
        raise d.misfit(node, "there is no number here that could be counted")
    record, field = holds
    equal = record.fields[0] == i.EQUAL and field == 3
    if equal != (node.name == "equal_to"):
        raise d.misfit(node, "'equal to' goes with 'a number of', 'for each' with a number")
    record.fields[field] = per


def quantity(made: Record) -> tuple[Record, int] | None:
    """The record of a row that holds how many, and the field for what it is multiplied with."""
    op = made.fields[i.OP]
    assert isinstance(op, int)
    for field in (i.A, i.B):
        kind = i.operand_kind(op, field)
        held = made.fields[field]
        if kind == i.AMOUNT and isinstance(held, Record) and held.fields[0] in (i.EXACTLY, i.ONE, i.EQUAL):
            return held, 3
        if kind == i.MARKERS and isinstance(held, Record):
            inner = held.fields[1]
            assert isinstance(inner, Record)
            if inner.fields[0] in (i.EXACTLY, i.ONE, i.EQUAL):
                return inner, 3
        if kind == i.CHANGES and isinstance(held, Record):
            return held, 1
        if kind == i.SELECTION and isinstance(held, Record) and held.fields[i.MODE_OF] == i.NEW:
            return held, i.OF
    return None


def unless(d: Draft, node: Node, chain: Chain) -> None:
    """Offer another player a way out: the rows up to ELSE are it, and jump over what they avert."""
    subject, vp = node.node(1), node.node(2)
    noun = p.noun_phrase(d, subject, CODE)
    verb = BY_NAME[vp.name]
    check_role(d, vp, verb, "o")
    check_subject(d, subject, verb, noun)
    if not noun.sorts & PLAYERS:
        raise d.misfit(subject, "only a player can avert it")
    picks(d, chain.rows)
    here = len(chain.rows)
    chain.rows.append(row(i.UNLESS, 0, i.HEAD, noun.record))
    made = verb_row(d, verb, vp, unsaid(noun), CODE)
    picks(d, chain.rows)
    chain.rows.append(made)
    chain.rows.append(row(i.ELSE, 1, i.HEAD, c=2 * i.ROW))
    chain.rows[here].fields[i.C] = (len(chain.rows) - here) * i.ROW


def spread_durations(rows: list[Record], made: list[int]) -> None:
    """A duration that stands last belongs to the clauses of the same subject before it too."""
    for index in range(len(made) - 1, 0, -1):
        last, before = rows[made[index]], rows[made[index - 1]]
        lasts = last.fields[i.LASTS]
        if not isinstance(lasts, Record) or before.fields[i.LASTS] or before.fields[i.OP] not in TIMED:
            continue
        if last.fields[i.LINK] in (i.AND, i.COMMA) and same_subject(before, last):
            before.fields[i.LASTS] = Record([lasts.fields[0], i.SPREAD, lasts.fields[2]])


def same_subject(one: Record, two: Record) -> bool:
    """Whether two rows speak of the same register."""
    return subject_slot(one) == subject_slot(two)


def subject_slot(made: Record) -> int:
    who = made.fields[i.WHO]
    if isinstance(who, Record):
        slot = who.fields[i.SLOT]
        assert isinstance(slot, int)
        return slot
    return -1


def acts(d: Draft, node: Node, rows: list[Record]) -> None:
    """What is done as a cost, joined by commas and and."""
    links: list[int] = []
    parts: list[Node] = []
    while node.name in w.ACTS:
        links.append(w.ACTS[node.name])
        parts.append(node.node(1))
        node = node.node(0)
    links.append(i.HEAD)
    parts.append(node)
    for part, link in zip(reversed(parts), reversed(links)):
        d.clause += 1
        d.actor = None
        vp = part.node(0)
        verb = BY_NAME[vp.name]
        check_role(d, vp, verb, "c")
        made = verb_row(d, verb, vp, unsaid(None), CODE)
        made.fields[i.LINK] = link
        picks(d, rows)
        rows.append(made)
