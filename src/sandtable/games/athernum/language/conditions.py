"""Conditions, triggers and durations: each to its record, and printed from it."""

from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards.draft import reference, row, selection
from sandtable.cards.errors import Misfit
from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node, make
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import nouns
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import PATTERN, Draft, Noun, Source, again, unsaid
from sandtable.games.athernum.language.filters import Description, description, print_description
from sandtable.games.athernum.language.rows import pattern, print_subject, print_verb
from sandtable.games.athernum.language.sorts import PLAYERS, THINGS
from sandtable.games.athernum.language.verbs import operand_kind

# "is not …" is "is …", and asked the other way round
NEGATED: Final = {
    "not_thing": "be_thing", "not_exhausted": "be_exhausted", "not_face": "be_face", "not_in": "be_in",
    "not_attached": "be_attached", "not_phase": "be_phase", "not_fought": "have_fought",
}  # fmt: skip
NEGATIONS: Final = {name: other for other, name in NEGATED.items()}
# who controls more or fewer than somebody else
COMPARED: Final = {"controls_more": i.CONTROL_MORE, "controls_fewer": i.CONTROL_FEWER}
COMPARISONS: Final = {op: name for name, op in COMPARED.items()}
# states of things and players that are asked of each, and counted
EXACTLY: Final = w.DETERMINERS.number("exactly")
STATES: Final = frozenset(
    (
        i.CONTROL, i.CONTROL_MORE, i.CONTROL_FEWER, i.HAVE, i.HAVE_MARKERS, i.HAVE_MORE, i.HAVE_FEWER,
        i.IS_IN, i.ON_TOP, i.IS, i.IS_FACE, i.IS_EXHAUSTED, i.IS_ATTACHED, i.HAS_FOUGHT,
    )
)  # fmt: skip


def condition(d: Draft, node: Node, trigger: bool = False, would: bool = False) -> Record:
    """What must be so, or must have happened, or would; one of the alternatives is enough."""
    whole = node
    before = len(d.mentions)
    scope = i.NOW
    if node.name in w.SCOPES:
        scope = w.SCOPES.number(node.name)
        node = node.node(0)
    parts: list[Node] = []
    while node.name in ("or_prop", "or_verb", "or_past", "and_prop"):
        parts.append(node)
        node = node.node(0)
    fields: list[Field] = [scope, len(parts) + 1, proposition(d, node, scope, trigger)]
    for part in reversed(parts):
        d.clause += 1
        if part.name in ("or_prop", "and_prop"):
            further = proposition(d, part.node(1), scope, trigger)
            if part.name == "and_prop":
                refuse_both(d, part, trigger, [*fields[2:], further])
                further.fields[i.LINK] = link_of(further) | i.ALSO
            fields.append(further)
            continue
        if d.subject is None or part.node(1).name == "be_phase":
            raise d.misfit(part.node(1), "this has no subject to go on with")
        again = alternative(d.subject)
        roles = "p" if part.name == "or_past" else "es" if scope == i.NOW or trigger else "e"
        link = i.UNSAID | (i.PAST if part.name == "or_past" else 0)
        fields.append(pattern(d, part.node(1), again, part.node(1), roles, link))
    found = Record(fields)
    if trigger or has_would(found):
        d.harm = harm_in(found)
    if not would:
        refuse_would(d, whole, found, trigger)
    if not trigger and not has_would(found):
        # it only asks, and fills no register: nothing behind it can mean what is described in it
        asked = [mention for mention in d.mentions[before:] if mention.record.fields[i.MODE_OF] != i.MATCH]
        d.mentions = d.mentions[:before] + asked
    return found


def print_condition(s: Source, at: int) -> Node:
    scope = s.get(at, lay.SCOPE)
    node = print_patterns(s, s.patterns(at))
    return node if scope == i.NOW else make(w.SCOPES.word(scope), node)


def print_patterns(s: Source, patterns: list[int]) -> Node:
    """What is asked, one behind the other."""
    first, *others = patterns
    node = print_proposition(s, first)
    for here in others:
        link = s.get(here, i.LINK)
        if link & i.ALSO:
            node = make("and_prop", node, print_proposition(s, here))
        elif link & i.UNSAID:
            node = make("or_past" if link & i.PAST else "or_verb", node, print_verb(s, here))
        else:
            node = make("or_prop", node, print_proposition(s, here))
    return node


def link_of(made: Record) -> int:
    link = made.fields[i.LINK]
    assert isinstance(link, int)
    return link


def refuse_both(d: Draft, node: Node, trigger: bool, patterns: list[Field]) -> None:
    """Two events are never one: "and" joins what is so, or was."""
    if trigger or any([isinstance(one, Record) and would_bit(one) for one in patterns]):
        raise d.misfit(node, "one event is waited for: write the other condition as 'Whenever …, if …, …'")


def alternative(noun: Noun) -> Noun:
    """The subject of a further verb, not printed. Only one of the verbs need happen, so each asks for itself
    whether its subject fits; a reference to what the first found would find nothing.
    """
    if noun.record.fields[i.MODE_OF] != i.MATCH:
        return unsaid(noun)
    copy = Record(list(noun.record.fields))
    copy.fields[i.WORDING] = 0
    return Noun(copy, noun.slot, noun.sorts, noun.plural)


def has_would(found: Record) -> bool:
    """Whether a condition speaks of what would happen."""
    return any([isinstance(one, Record) and would_bit(one) for one in found.fields[2:]])


def harm_in(found: Record) -> Record | None:
    """The one pattern of what is waited for, if it is damage."""
    if len(found.fields) != lay.FIRST_PATTERN + 1:
        return None
    made = found.fields[lay.FIRST_PATTERN]
    assert isinstance(made, Record)
    return made if made.fields[i.OP] in (i.DEAL, i.COMBAT_DAMAGE) else None


def refuse_would(d: Draft, node: Node, found: Record, trigger: bool) -> None:
    """What would happen is asked about only where something else happens: nobody else is asked, and it would
    be heard when it has happened.
    """
    if not has_would(found):
        return
    raise d.misfit(
        node,
        "a trigger waits for what has happened: 'Whenever a character is discarded, …'; what happens in its "
        "place is said by 'If … would …, … instead.'"
        if trigger
        else "what would happen is not so now: it is said only by 'If … would …, … instead.'",
        "0.def.replacement-effect",
    )


def would_bit(made: Record) -> bool:
    link = made.fields[i.LINK]
    return isinstance(link, int) and bool(link & i.WOULD)


# ---- propositions


def proposition(d: Draft, node: Node, scope: int, trigger: bool) -> Record:
    name = node.name
    if name == "controls" or name in COMPARED:
        return control(d, node)
    if name in w.EXISTENCE:
        return existence(d, node, trigger)
    subject, vp = node.node(0), node.node(1)
    if vp.name in ("be_phase", "not_phase"):
        return it_is(d, node, trigger)
    noun = nouns.noun_phrase(d, subject, PATTERN)
    d.subject = noun
    if name == "would":
        return single(d, node, pattern(d, vp, noun, subject, "eb", i.WOULD))
    if name in ("did", "did_not"):
        if scope not in (i.THIS_TURN, i.SINCE_LAST_TURN):
            raise d.misfit(node, "say when: 'this turn' or 'since your last turn'")
        if name == "did_not":
            definite(d, subject, noun)
            return single(d, node, pattern(d, vp, noun, subject, "e", i.PAST | i.NOT))
        return past(d, node, pattern(d, vp, noun, subject, "p", i.PAST))
    if scope in (i.THIS_TURN, i.SINCE_LAST_TURN) and not trigger:
        raise d.misfit(vp, "what happened is told in the past: 'attacked', 'played', 'healed'")
    if name == "is_not":
        definite(d, subject, noun)
        made = pattern(d, Node(NEGATED[vp.name], vp.children), noun, subject, "s", i.NOT)
    else:
        d.counting = vp.name == "have"
        made = pattern(d, vp, noun, subject, "es" if trigger else "s", 0)
        d.counting = False
    if made.fields[i.OP] == i.IS and not noun.plural:
        refuse_several(d, vp, made)
    if made.fields[i.OP] == i.HAVE_MARKERS:
        d.asks_markers = True
    if made.fields[i.OP] in STATES:
        counted_state(d, node, made)
    elif not link_of(made):
        single(d, node, made, own=trigger)
    if made.fields[i.OP] == i.DRAW_NTH and scope != i.EACH_TURN:
        raise d.misfit(node, "the number of a card is counted 'each turn'")
    if made.fields[i.OP] == i.HAVE and noun.sorts & PLAYERS:
        refuse_had(d, vp, made)
    if not trigger and made.fields[i.OP] in (i.HAVE, i.IS_IN):
        counted = made.fields[i.A if made.fields[i.OP] == i.HAVE else i.WHO]
        assert isinstance(counted, Record)
        one_or_more(counted)
    note_bearer(d, made, noun)
    if name != "is_not":  # where a card is not does not say where it works
        note_own_zone(d, made, noun)
    return made


def refuse_several(d: Draft, vp: Node, made: Record) -> None:
    """ "This is attacking characters": that would be said of who attacks, and not of whom."""
    what = made.fields[i.A]
    if isinstance(what, Record) and what.fields[i.MODE_OF] == i.MATCH and what.fields[i.WORDING] == w.BARE:
        raise d.misfit(
            vp,
            "one is not several: write 'is a character', 'is an attacking character', and of what it attacks "
            "'is a permanent attacking a character'",
            "9.3.5",
        )


def refuse_had(d: Draft, vp: Node, made: Record) -> None:
    """ "If you have three characters": cards are had in hand; what lies on the game board is controlled."""
    what = made.fields[i.A]
    held = what.fields[i.FITS] if isinstance(what, Record) else 0
    if not isinstance(held, Record) or i.INSIDE in held.fields[1::3]:
        return
    if (i.NOUN, i.CARD) not in list(zip(held.fields[1::3], held.fields[2::3])):
        raise d.misfit(
            vp,
            "what lies on the game board is controlled: 'you control three characters'; cards are had "
            "somewhere: 'you have three characters in hand'",
        )


def existence(d: Draft, node: Node, trigger: bool) -> Record:
    """ "there is a location", "there are five cards in your discard pile": as many are what they are."""
    if trigger:
        raise d.misfit(node, "a trigger waits for what happens: 'Whenever a character enters the game board'")
    what = nouns.noun_phrase(d, node.node(0), PATTERN)
    if not what.sorts & THINGS or what.record.fields[i.MODE_OF] != i.MATCH or every(what.record):
        raise d.misfit(node.node(0), "say what there is, and how many: 'a location', 'three characters'")
    if what.record.fields[i.WORDING] == EXACTLY and what.record.fields[i.LOW] == 1:
        raise d.misfit(node, "'exactly one' is said of what somebody controls or has; write 'a' or 'an'")
    # all that is described is there: an attachment is no permanent, and a card in a pile is neither
    kind = selection(i.MATCH, 0, d.new_slot(), 1, 1, Description().record())
    return row(i.IS, w.EXISTENCE.number(node.name), 0, what.record, kind)


def it_is(d: Draft, node: Node, trigger: bool) -> Record:
    """ "it is your turn": nothing is meant by "it"."""
    subject, vp = node.node(0), node.node(1)
    if subject.name != "it":
        raise d.misfit(subject, "a phase or a turn is asked for by 'if it is …'")
    if trigger:
        raise d.misfit(node, "a phase begins 'at' it: write 'At your Combat Phase, …'")
    nobody = Noun(reference(i.YOU, 0), i.YOU, THINGS, False)
    link = i.NOT if vp.name == "not_phase" else 0
    return pattern(d, Node("be_phase", vp.children), nobody, subject, "s", link)


def definite(d: Draft, node: Node, noun: Noun) -> None:
    """Refuse "a character did not attack": it could mean that one did not, or that none did."""
    if noun.record.fields[i.MODE_OF] in (i.MATCH, i.OPPONENTS):
        raise d.misfit(
            node, f"'not' is said of one thing or player; of several write 'no' for {d.said(node)!r}"
        )


# ---- how many


def matches_in(made: Record) -> list[Record]:
    """The descriptions in a pattern that something has to match."""
    found = [made.fields[field] for field in (i.WHO, i.A, i.B, i.C)]
    return [one for one in found if isinstance(one, Record) and is_match(made, one)]


def is_match(made: Record, one: Record) -> bool:
    op = made.fields[i.OP]
    assert isinstance(op, int)
    field = made.fields.index(one)
    return operand_kind(op, field) == kinds.SELECTION and one.fields[i.MODE_OF] == i.MATCH


def number(one: Record) -> tuple[Field, Field]:
    return one.fields[i.LOW], one.fields[i.HIGH]


def every(one: Record) -> bool:
    return one.fields[i.WORDING] in (w.DETERMINERS.number("each"), w.DETERMINERS.number("all"))


def single(d: Draft, node: Node, made: Record, own: bool = False) -> Record:
    """Refuse a number in what is compared with one event at a time: it would not be counted."""
    for one in matches_in(made):
        if one.fields[i.WORDING] == EXACTLY:
            raise d.misfit(node, f"each event is about one: write 'a' or 'an' in {d.said(node)!r}")
        if every(one) or number(one) not in ((1, 1), (1, i.MANY)):
            raise d.misfit(node, f"each event is about one: write 'a' or 'an' in {d.said(node)!r}")
        if one.fields[i.WORDING] == w.DETERMINERS.number("n_or_more"):
            if not own:
                raise d.misfit(node, "each event is about one: write 'a' or 'an' for 'one or more'")
            d.at_once = True
            d.mentions = [mention for mention in d.mentions if mention.record is not one]
    op = made.fields[i.OP]
    assert isinstance(op, int)
    refuse_discarder(d, node, made)
    for field in (i.A, i.B):
        held = made.fields[field]
        kind = operand_kind(op, field)
        if isinstance(held, Record) and kind in (kinds.AMOUNT, kinds.MARKERS) and op != i.DEAL:
            many = held if kind == kinds.AMOUNT else held.fields[lay.HOW_MANY]
            assert isinstance(many, Record)
            if many.fields[lay.KIND] not in (i.ONE, i.ANY_NUMBER) and (
                many.fields[lay.KIND] not in (i.LEAST, i.EXACTLY) or many.fields[lay.N] != 1
            ):
                raise d.misfit(node, f"each event is about one: write 'a' or 'an' in {d.said(node)!r}")
    return made


def refuse_discarder(d: Draft, node: Node, made: Record) -> None:
    """Who discards something from the game board is not told: it is discarded, whoever is to blame."""
    what = made.fields[i.A]
    if made.fields[i.OP] != i.DISCARD or not made.fields[i.WHO] or not isinstance(what, Record):
        return
    held = what.fields[i.FITS]
    if not isinstance(held, Record):
        return
    tests = list(zip(held.fields[1::3], held.fields[2::3]))
    if (i.NOUN, i.CARD) not in tests and i.INSIDE not in held.fields[1::3]:
        raise d.misfit(node, "by whom a permanent is discarded is not asked for: write '… is discarded'")


def past(d: Draft, node: Node, made: Record) -> Record:
    """What happened so often is counted by one of its descriptions."""
    refuse_exactly_one(d, node, made)
    several = [one for one in matches_in(made) if every(one) or number(one) != (1, 1)]
    if any([every(one) for one in several]):
        raise d.misfit(node, "what happened is counted: write 'a', 'no' or a number for 'each' and 'all'")
    if len([one for one in several if number(one) != (1, i.MANY)]) > 1:
        raise d.misfit(node, "only one number can be counted here")
    marks = made.fields[i.A]
    if made.fields[i.OP] == i.HEAL and isinstance(marks, Record):
        many = marks.fields[lay.HOW_MANY]
        assert isinstance(many, Record)
        if many.fields[lay.KIND] != i.ONE and (many.fields[lay.KIND] != i.LEAST or many.fields[lay.N] != 1):
            raise d.misfit(node, "how much was healed is not counted: write 'a damage counter'")
    return made


def refuse_exactly_one(d: Draft, node: Node, made: Record) -> None:
    """One that does something is "a": only what somebody controls or has is counted to the one."""
    for one in matches_in(made):
        if one.fields[i.WORDING] == EXACTLY and one.fields[i.LOW] == 1 and one is not made.fields[i.A]:
            raise d.misfit(node, "'exactly one' is said of what somebody controls or has; write 'a' or 'an'")


def counted_state(d: Draft, node: Node, made: Record) -> None:
    """ "no characters are exhausted", "all characters you control are exhausted": counted, or all of them."""
    refuse_exactly_one(d, node, made)
    for one in matches_in(made):
        if every(one):
            compared = made.fields[i.OP] in (i.HAVE_MORE, i.HAVE_FEWER) and one is made.fields[i.B]
            if not compared and (one is not made.fields[i.WHO] or made.fields[i.OP] == i.IS_IN):
                raise d.misfit(node, "say how many: a number, 'a' or 'no'")
            one.fields[i.LOW] = i.MANY


def one_or_more(counted: Record) -> None:
    """ "If you control a location" is true with two of them, too."""
    if counted.fields[i.WORDING] == EXACTLY:
        return
    if counted.fields[i.MODE_OF] == i.MATCH and counted.fields[i.LOW] == counted.fields[i.HIGH] == 1:
        counted.fields[i.HIGH] = i.MANY


def print_proposition(s: Source, at: int) -> Node:
    op, form, link = s.get(at, i.OP), s.get(at, i.FORM), s.get(at, i.LINK)
    if op == i.CONTROL:
        return make("controls", make(w.HOLDERS.word(form)), nouns.print_noun(s, s.ref(at, i.A)))
    if op in COMPARISONS:
        more = print_description(s, s.ref(s.ref(at, i.A), i.FITS))
        other = nouns.print_noun(s, s.ref(at, i.B))
        return make(COMPARISONS[op], make(w.HOLDERS.word(form)), more, other)
    if op == i.IS and w.EXISTENCE.means(form):
        return make(w.EXISTENCE.word(form), nouns.print_noun(s, s.ref(at, i.WHO)))
    subject = make("it") if op == i.IS_TIME else print_subject(s, at)
    verb = print_verb(s, at)
    if link & i.NOT and not link & i.PAST:
        return make("is_not", subject, Node(NEGATIONS[verb.name], verb.children))
    name = "would" if link & i.WOULD else "holds"
    if link & i.PAST:
        name = "did_not" if link & i.NOT else "did"
    return make(name, subject, verb)


def note_bearer(d: Draft, made: Record, noun: Noun) -> None:
    """ "them" can mean the markers that something has."""
    if made.fields[i.OP] == i.HAVE_MARKERS:
        marks = made.fields[i.A]
        assert isinstance(marks, Record)
        d.markers = (marks, noun.record)


def note_own_zone(d: Draft, made: Record, noun: Noun) -> None:
    """A text that says where its card is says where it works (4.3.2)."""
    if noun.slot == i.SELF and made.fields[i.OP] == i.DISCARD:  # it lies there when that is heard
        whence = made.fields[i.B]
        if isinstance(whence, Record) and whence.fields[lay.KIND] == i.HAND:
            d.self_zones.append(i.HAND)
        if isinstance(whence, Record) and whence.fields[lay.KIND] == i.DECK:
            raise Misfit("a card in a deck hears nothing: nothing triggers there", clause="athernum 4.3.2d")
    if noun.slot == i.SELF and made.fields[i.OP] == i.ARRIVE:  # it has come there when that is heard
        whence, whither = made.fields[i.C], made.fields[i.B]
        if isinstance(whence, Record) and isinstance(whither, Record) and whence.fields[lay.KIND] != i.BOARD:
            there = whither.fields[lay.KIND]
            assert isinstance(there, int)
            if there == i.DECK:
                raise Misfit(
                    "a card in a deck hears nothing: nothing triggers there", clause="athernum 4.3.2d"
                )
            d.self_zones.append(there)
    if noun.slot == i.SELF and made.fields[i.OP] in (i.IS_IN, i.ON_TOP):
        place = made.fields[i.A]
        assert isinstance(place, Record)
        kind = place.fields[lay.KIND]
        assert isinstance(kind, int)
        if kind == d.went:
            raise Misfit("this card lies there then in any case: leave that out", clause="athernum 4.3.2")
        d.lies_in(i.TOP_OF_DECK if made.fields[i.OP] == i.ON_TOP else kind)


def control(d: Draft, node: Node) -> Record:
    """ "you control three locations", "an opponent controls more characters than you"."""
    form = w.HOLDERS.number(node.node(0).name)
    noun = holder(d, node.node(0))
    link = i.NOT if node.node(0).name == "no_opponent_holds" else 0
    actor, d.actor = d.actor, noun
    d.in_pattern = d.counting = True
    if node.name == "controls":
        what = nouns.noun_phrase(d, node.node(1), PATTERN)
        if every(what.record):
            raise d.misfit(node.node(1), "say how many they control: a number, 'a' or 'no'")
        one_or_more(what.record)
        made = row(i.CONTROL, form, link, noun.record, what.record)
    else:
        fits = description(d, node.node(1), PATTERN)
        more = selection(i.MATCH, w.BARE, d.new_slot(), 1, i.MANY, fits)
        other = nouns.noun_phrase(d, node.node(2), PATTERN)
        if not other.sorts & PLAYERS:
            raise d.misfit(node.node(2), "only players control things")
        made = row(COMPARED[node.name], form, link, noun.record, more, other.record)
    d.in_pattern = d.counting = False
    d.actor = actor
    return made


def holder(d: Draft, node: Node) -> Noun:
    """Who controls something in a condition."""
    name = node.name
    if name == "you_hold":
        return Noun(reference(i.YOU, 0), i.YOU, PLAYERS, False)
    if name == "they_hold":
        slot = d.they(node).slot
        return Noun(reference(slot, 0), slot, PLAYERS, False)
    slot = d.new_slot()
    if name == "opponents_hold":
        noun = Noun(selection(i.OPPONENTS, 0, slot, 1, i.MANY), slot, PLAYERS, True)
    else:
        words = Description()
        words.add(i.NOUN, i.OPPONENT)
        noun = Noun(selection(i.MATCH, 0, slot, 1, 1, words.record()), slot, PLAYERS, False)
    d.mention(noun, frozenset((i.OPPONENT,)), node)
    return noun


# ---- what happened this turn, as often as it did

# by whom, with which verb
DONE: Final = {
    "you_discarded": ("you", "did_discard"), "you_played": ("you", "played"), "you_drew": ("you", "drew"),
    "opponent_discarded": ("opponent", "did_discard"), "opponent_played": ("opponent", "played"),
    "opponent_drew": ("opponent", "drew"), "discarded_now": ("", "was_discarded"),
    "attacked_now": ("", "was_attacked"),
}  # fmt: skip
DONE_WORDS: Final = {said: name for name, said in DONE.items()}


def happened(d: Draft, node: Node) -> Record:
    """ "card that you discarded this turn": each time that it happened counts."""
    who, verb = DONE[node.name]
    one = make("pick", make("a"), make("plain", node.node(0)))
    if verb == "drew":
        if node.node(0).name != "card":
            raise d.misfit(node, "what a drawn card is was seen by nobody else: write 'card that you drew'")
        one = make("a")
    doer = one
    if who:
        doer = make("you") if who == "you" else make("pick", make("a"), make("plain", make(who)))
    mentions = d.mentions[:]
    inside, d.in_pattern = d.in_pattern, True
    noun = nouns.noun_phrase(d, doer, PATTERN)
    made = past(d, node, pattern(d, make(verb, one) if who else make(verb), noun, doer, "p", i.PAST))
    d.in_pattern = inside
    d.mentions = mentions  # what is counted is not what "it" means
    return Record([i.HAPPENED, 0, Record([i.THIS_TURN, 1, made]), 0])


def print_happened(s: Source, at: int) -> Node:
    here = s.patterns(s.ref(at, lay.COUNTED))[0]
    subject, verb = print_subject(s, here), print_verb(s, here)
    if not verb.children:
        return make(DONE_WORDS["", verb.name], subject.node(1).node(0))
    name = DONE_WORDS["you" if subject.name == "you" else "opponent", verb.name]
    return make(name, make("card") if verb.name == "drew" else verb.node(0).node(1).node(0))


# ---- triggers and durations


def trigger(d: Draft, node: Node, own: bool = False) -> Record:
    """What is waited for, by the ability itself or by what its effect leaves for later."""
    kind = w.TRIGGERS.number(node.name)
    d.clause += 1
    if kind in (i.WHEN, i.WHENEVER):
        allowed, d.targets_allowed = d.targets_allowed, False
        found = condition(d, node.node(0), True)
        d.targets_allowed = allowed
        if d.at_once and not own:
            raise d.misfit(node, "each event is about one: write 'a' or 'an' for 'one or more'")
        return Record([kind, found])
    if kind == i.BETWEEN_TURNS:
        return Record([kind, i.NIGHT])
    return Record([kind, w.PHASES.number(node.node(0).name)])


def print_trigger(s: Source, at: int) -> Node:
    kind = s.kind(at)
    name = w.TRIGGERS.word(kind)
    if kind in (i.WHEN, i.WHENEVER):
        return make(name, print_condition(s, s.ref(at, lay.WAITS_FOR)))
    if kind == i.BETWEEN_TURNS:
        return make(name)
    return make(name, make(w.PHASES.word(s.get(at, lay.WAITS_FOR))))


def duration(d: Draft, node: Node, place: int) -> Record:
    kind = w.DURATIONS.number(node.name)
    if kind == i.END_OF_THEIR_NEXT_TURN:
        they = d.they(node)
        if they.plural:
            raise d.misfit(node, "several players have several next turns: say it of one")
        return Record([kind, place, Record([i.WHOLE_TURN, 0, again(they.record, they.slot, 0)])])
    if kind == i.END_OF_ITS_NEXT_TURN:
        it = d.it(node)
        whose = selection(i.CONTROLLER, 0, d.new_slot(), of=again(it.record, it.slot, 0))
        return Record([kind, place, Record([i.WHOLE_TURN, 0, whose])])
    if kind == i.UNTIL_PHASE:
        return Record([kind, place, Record([w.PHASES.number(node.node(0).name), w.THE_PHASE, 0])])
    return Record([kind, place, condition(d, node.node(0)) if kind == i.AS_LONG_AS else 0])


def print_duration(s: Source, at: int) -> Node:
    kind = s.kind(at)
    if kind == i.AS_LONG_AS:
        return make(w.DURATIONS.word(kind), print_condition(s, s.ref(at, lay.TERM)))
    if kind == i.UNTIL_PHASE:
        return make(w.DURATIONS.word(kind), make(w.PHASES.word(s.kind(s.ref(at, lay.TERM)))))
    return make(w.DURATIONS.word(kind))
