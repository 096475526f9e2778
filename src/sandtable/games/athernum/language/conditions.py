"""Conditions, triggers and durations: each to its record, and printed from it."""

from sandtable.cards.draft import reference, row, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node, make
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import nouns
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import PATTERN, Draft, Noun, Source, unsaid
from sandtable.games.athernum.language.filters import Description, description, print_description
from sandtable.games.athernum.language.rows import pattern, print_subject, print_verb
from sandtable.games.athernum.language.sorts import PLAYERS


def condition(d: Draft, node: Node, trigger: bool = False) -> Record:
    """What must be so, or must have happened; one of the alternatives is enough."""
    before = len(d.mentions)
    scope = i.NOW
    if node.name in w.SCOPES:
        scope = w.SCOPES.number(node.name)
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
    found = Record(fields)
    if not trigger and not has_would(found):
        # it only asks, and fills no register: nothing behind it can mean what is described in it
        asked = [mention for mention in d.mentions[before:] if mention.record.fields[i.MODE_OF] != i.MATCH]
        d.mentions = d.mentions[:before] + asked
    return found


def print_condition(s: Source, at: int) -> Node:
    scope = s.get(at, lay.SCOPE)
    first, *others = s.patterns(at)
    node = print_proposition(s, first)
    for here in others:
        link = s.get(here, i.LINK)
        if link & i.UNSAID:
            node = make("or_past" if link & i.PAST else "or_verb", node, print_verb(s, here))
        else:
            node = make("or_prop", node, print_proposition(s, here))
    return node if scope == i.NOW else make(w.SCOPES.word(scope), node)


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


def would_bit(made: Record) -> bool:
    link = made.fields[i.LINK]
    return isinstance(link, int) and bool(link & i.WOULD)


# ---- propositions


def proposition(d: Draft, node: Node, scope: int, trigger: bool) -> Record:
    name = node.name
    if name in ("controls", "controls_more"):
        return control(d, node)
    subject = node.node(0)
    noun = nouns.noun_phrase(d, subject, PATTERN)
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
    if not trigger and made.fields[i.OP] in (i.HAVE, i.IS_IN):
        counted = made.fields[i.A if made.fields[i.OP] == i.HAVE else i.WHO]
        assert isinstance(counted, Record)
        one_or_more(counted)
    note_bearer(d, made, noun)
    note_own_zone(d, made, noun)
    return made


def one_or_more(counted: Record) -> None:
    """ "If you control a location" is true with two of them, too."""
    if counted.fields[i.MODE_OF] == i.MATCH and counted.fields[i.LOW] == counted.fields[i.HIGH] == 1:
        counted.fields[i.HIGH] = i.MANY


def print_proposition(s: Source, at: int) -> Node:
    op, form, link = s.get(at, i.OP), s.get(at, i.FORM), s.get(at, i.LINK)
    if op == i.CONTROL:
        return make("controls", make(w.HOLDERS.word(form)), nouns.print_noun(s, s.ref(at, i.A)))
    if op == i.CONTROL_MORE:
        more = print_description(s, s.ref(s.ref(at, i.A), i.FITS))
        other = nouns.print_noun(s, s.ref(at, i.B))
        return make("controls_more", make(w.HOLDERS.word(form)), more, other)
    name = "would" if link & i.WOULD else "did" if link & i.PAST else "holds"
    return make(name, print_subject(s, at), print_verb(s, at))


def note_bearer(d: Draft, made: Record, noun: Noun) -> None:
    """ "them" can mean the markers that something has."""
    if made.fields[i.OP] == i.HAVE_MARKERS:
        marks = made.fields[i.A]
        assert isinstance(marks, Record)
        d.markers = (marks, noun.record)


def note_own_zone(d: Draft, made: Record, noun: Noun) -> None:
    """A text that says where its card is says where it works (4.3.2)."""
    if noun.slot == i.SELF and made.fields[i.OP] in (i.IS_IN, i.ON_TOP):
        place = made.fields[i.A]
        assert isinstance(place, Record)
        kind = place.fields[lay.KIND]
        assert isinstance(kind, int)
        d.self_zones.append(i.TOP_OF_DECK if made.fields[i.OP] == i.ON_TOP else kind)


def control(d: Draft, node: Node) -> Record:
    """ "you control three locations", "an opponent controls more characters than you"."""
    form = w.HOLDERS.number(node.node(0).name)
    noun = holder(d, node.node(0))
    actor, d.actor = d.actor, noun
    d.in_pattern = True
    if node.name == "controls":
        what = nouns.noun_phrase(d, node.node(1), PATTERN)
        one_or_more(what.record)
        made = row(i.CONTROL, form, 0, noun.record, what.record)
    else:
        fits = description(d, node.node(1), PATTERN)
        more = selection(i.MATCH, w.BARE, d.new_slot(), 1, i.MANY, fits)
        other = nouns.noun_phrase(d, node.node(2), PATTERN)
        if not other.sorts & PLAYERS:
            raise d.misfit(node.node(2), "only players control things")
        made = row(i.CONTROL_MORE, form, 0, noun.record, more, other.record)
    d.in_pattern = False
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


# ---- triggers and durations


def trigger(d: Draft, node: Node) -> Record:
    kind = w.TRIGGERS.number(node.name)
    d.clause += 1
    if kind in (i.WHEN, i.WHENEVER):
        allowed, d.targets_allowed = d.targets_allowed, False
        found = condition(d, node.node(0), True)
        d.targets_allowed = allowed
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
    return Record([kind, place, condition(d, node.node(0)) if kind == i.AS_LONG_AS else 0])


def print_duration(s: Source, at: int) -> Node:
    kind = s.kind(at)
    if kind == i.AS_LONG_AS:
        return make(w.DURATIONS.word(kind), print_condition(s, s.ref(at, lay.TERM)))
    return make(w.DURATIONS.word(kind))
