"""What happens and how things stand, in Laws, brackets and inner ifs; to patterns and printed from them."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import amount, row
from sandtable.cards.flat import Record
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Node, leaf, make
from sandtable.games.oversoul.language import cards, filters, numbers, places, refs, values, verbs
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import LASTING, PATTERN, Draft, Noun

# forms of patterns: how they are worded
ACTIVE: Final = 0
PASSIVE: Final = 1
ALONE: Final = 2  # it Shatters
BY_PLAYER: Final = 3

# what would be Taken, and of which sort it is (R232)
WOULD_TAKE: Final = {f"would_take{end}": sort for end, sort in verbs.SORTS.items()}
WOULD_TAKE_WORDS: Final = {sort: name for name, sort in WOULD_TAKE.items()}
ALONE_WORDS: Final = {
    i.ATTACK: "attacks",
    i.ENTER: "enters",
    i.GUARD_EVENT: "guards",
    i.TAKE: "takes",
    i.LEAVE: "leaves",
    i.RETALIATE: "retaliates",
    i.GENERATE: "generates",
}
ALONE_EVENTS: Final = {name: op for op, name in ALONE_WORDS.items()}
STATES: Final = frozenset(
    ("has_stat", "has_roles", "has_than", "has_keyword", "has_cards", "has_more_cards", "is_a", "is_not_a",
     "battles", "number_is", "archetypes_is", "dealt_is", "healed_is", "zones_are", "total_is", "extreme_is",
     "done_is",
     *w.HIGHER_OR_LOWER.numbers, *w.TURNS.numbers)
)  # fmt: skip
# numbers that a phrase compares: its production, and that of the value
NUMBERED: Final = {
    "number_is": "number_of", "archetypes_is": "archetypes_among", "dealt_is": "dmg_dealt",
    "healed_is": "hp_healed", "zones_are": "empty_zones", "total_is": "total_of",
    "extreme_is": "extreme_of", "done_is": "number_done",
}  # fmt: skip
NUMBERED_WORDS: Final = {value: name for name, value in NUMBERED.items()}
# what a player does by cards: its production, and the event
PLAYERS_EVENTS: Final = {"player_heals": i.HEAL, "player_returns": i.RETURN, "deal_amount": i.DEAL}
PLAYERS_WORDS: Final = {op: name for name, op in PLAYERS_EVENTS.items()}
# what happens in one way of dealing DMG alone, and the same in any (R233)
SORTED: Final = {
    "shatters_battle": "shatters", "shatters_what_by": "shatters_what", "is_done_battle": "is_done",
    "takes_from": "takes", "takes_many_from": "takes_many", "deals_to_by": "deals_to",
    "deals_many_by": "deals_many", "is_done_ability": "is_done", "would_be_ability": "would_be",
}  # fmt: skip
AIMED: Final = {"shatters_what": i.SHATTER, "attacks_what": i.ATTACK, "retaliates_what": i.RETALIATE}
AIMED_WORDS: Final = {op: name for name, op in AIMED.items()}
HEALED_BY: Final = frozenset(("is_done_ability", "would_be_ability"))
SORTED_WORDS: Final = {plain: name for name, plain in SORTED.items() if name not in HEALED_BY}
SORTED_EVENTS: Final = frozenset((i.TAKE, i.DEAL, i.SHATTER))
# what can be replaced: the events that the rules look at before they happen (R162)
REPLACEABLE: Final = frozenset(
    (i.TAKE, i.EXHAUST, i.SHATTER, i.EXILE, i.HEAL, i.RETURN, i.DISCARD, i.SACRIFICE, i.DRAWN)
)


def object_field(op: int) -> int:
    """Where an event holds what it is done to."""
    return i.B if op in (i.HEAL, i.DEAL) else i.A


def done_event(d: Draft, node: Node) -> int:
    """The event that a participle speaks of."""
    word = node.word(0)
    if node.name == "done":
        return w.DONE.number(word)
    if word not in w.DONE_STATES:
        raise d.misfit(node, f"{word!r} is how a card is, not what is done to it; write Takes DMG, or Enters")
    return w.DONE_STATES.number(word)


def print_done(op: int) -> Node:
    if w.DONE.means(op):
        return make("done", leaf("DONE", w.DONE.word(op)))
    return make("done_state", leaf("STATE", w.DONE_STATES.word(op)))


def singular(d: Draft, node: Node, allow_many: bool = False) -> Noun:
    """The one card that a phrase of a Law speaks of."""
    noun = cards.cards(d, node)
    if noun.plural and not allow_many:
        raise d.misfit(node, "a Law speaks of one card: write 'a', 'an' or 'one of your'")
    if d.law is None and noun.record.fields[i.MODE_OF] == i.MATCH:
        d.law = noun
    return noun


def is_state(node: Node) -> bool:
    """Whether a phrase can only be how things stand."""
    return node.name in STATES


def is_how(node: Node) -> bool:
    """Whether "is …" says how a card is, such as Damaged, and not what is done to it."""
    if node.name != "is_done" or node.node(1).name != "done_state":
        return False
    return node.node(1).word(0) not in w.DONE_STATES


# where an event has put the card that it is about
PUT: Final = {
    i.DRAWN: i.HAND, i.DISCARD: i.IDLE, i.SHATTER: i.IDLE, i.SACRIFICE: i.IDLE, i.EXILE: i.EXILE_SPACE,
}  # fmt: skip


def place_of_law(d: Draft, patterns: list[Record]) -> None:
    """Where the card of a Law is when its line resolves, if that is what was done to it."""
    if d.law is None or d.heard not in PUT:
        return
    for one in patterns:
        what = one.fields[object_field(d.heard)]
        if (
            not isinstance(what, Record)
            or what.fields[i.MODE_OF] != i.MATCH
            or refs.slot_of(what) != d.law.slot
        ):
            return
    d.places[d.law.slot] = PUT[d.heard]


def check_when(d: Draft, phrase: Node, law: int, event: int) -> None:
    if law == i.WHEN and event in (i.ATTACK, i.GUARD_EVENT):
        message = (
            "a Battle follows every Attack, so When always misses it: write If, or ATTACK* of the card itself"
        )
        raise d.misfit(phrase, message, "R166")


def condition(d: Draft, node: Node, scope: int) -> Record:
    return Record([scope, 1, pattern(d, node, scope)])


def pattern(d: Draft, node: Node, scope: int) -> Record:
    """One phrase: an event in the Law of a trigger, how things stand elsewhere, either in an inner if."""
    place, d.place = d.place, PATTERN
    law = d.law
    made = (
        held(d, node) if is_state(node) or (node.name == "is_done" and scope != i.HAPPENS) else event(d, node)
    )
    if scope in (i.NOW, i.EVERY) and number_of(made) not in verbs.OPERANDS:
        raise AssertionError(node.name)
    if scope in (i.NOW, i.EVERY) and not i.IS_STATE <= number_of(made) <= i.LAST_STATE:
        raise d.misfit(
            node, "here stands how things are, not what happens; write 'is', 'has' or 'have'", "8.1.1"
        )
    if scope == i.HAPPENS and i.IS_STATE <= number_of(made) <= i.LAST_STATE:
        raise d.misfit(
            node, "When and If wait for something that happens; write While, or put it in brackets", "8.1.1"
        )
    if scope != i.HAPPENS:
        d.law = law
    d.place = place
    if place == LASTING and number_of(made) in (i.HAS_STAT, i.HAS_STAT_THAN, i.HAS_KEYWORD):
        d.closed = True
    return made


def number_of(made: Record) -> int:
    op = made.fields[i.OP]
    assert isinstance(op, int)
    return op


def held(d: Draft, node: Node) -> Record:
    """How things stand."""
    name = node.name
    if name == "has_cards":
        who = refs.player(d, node.node(0))
        found = filters.described(d, node.node(2)).record()
        return row(i.HAS_CARDS, 0, i.HEAD, who, numbers.compared(node.node(1)), found)
    if name == "has_more_cards":
        who = refs.player(d, node.node(0))
        if who.fields[i.MODE_OF] != i.REF:
            raise d.misfit(node.node(0), "compare yourself with your opponent: you have more …")
        found = filters.described(d, node.node(2)).record()
        return row(i.HAS_CARDS_THAN, 0, i.HEAD, who, found, 0, w.MORE_OR_LESS.number(node.node(1).name))
    if name in w.TURNS:
        return row(i.IS_TURN, 0, i.HEAD, 0, w.PHASES.number(node.word(0)), 0, w.TURNS.number(name))
    if name in NUMBERED:
        many = node.node(len(node.children) - 1)
        what = Node(NUMBERED[name], node.children[:-1], node.at, node.end)
        return row(i.IS_VALUE, 0, i.HEAD, 0, values.value(d, what), numbers.compared(many))
    if name in w.HIGHER_OR_LOWER:
        one, two = values.value(d, node.node(0)), values.value(d, node.node(1))
        return row(i.IS_THAN, 0, i.HEAD, 0, one, two, w.HIGHER_OR_LOWER.number(name))
    who = singular(d, node.node(0)).record
    if name == "has_stat":
        stat = w.STATS.number(node.node(2).name)
        return row(i.HAS_STAT, 0, i.HEAD, who, numbers.compared(node.node(1)), stat)
    if name == "has_roles":
        return row(i.HAS_STAT, 0, i.HEAD, who, numbers.compared(node.node(1)), i.ROLES)
    if name == "has_than":
        other = singular(d, node.node(3)).record
        stat = w.STATS.number(node.node(2).name)
        return row(i.HAS_STAT_THAN, 0, i.HEAD, who, other, stat, w.MORE_OR_LESS.number(node.node(1).name))
    if name == "battles":
        if node.node(1).name != "an":
            raise d.misfit(
                node.node(1), "write Battles a or an: While this card Battles a Damaged card", "R243"
            )
        return row(i.BATTLES, 0, i.HEAD, who, filters.described(d, node.node(2)).record())
    if name == "has_keyword":
        return row(i.HAS_KEYWORD, 0, i.HEAD, who, w.KEYWORDS.number(node.word(1)))
    if name in ("is_a", "is_not_a"):
        if node.node(1).name != "an":
            raise d.misfit(node.node(1), "write 'is a' or 'is an'")
        shown = i.SHOWN if refs.slot_of(who) in d.shown else 0
        made = row(i.IS_A, shown, i.HEAD, who, filters.described(d, node.node(2)).record())
        made.fields[i.C] = int(name == "is_not_a")
        return made
    done = node.node(1)
    if done.name == "done":
        raise d.misfit(done, f"{done.word(0)!r} is what happens to a card, not how it is", "8.1.1")
    return row(i.IS_STATE, 0, i.HEAD, who, w.STATES.number(done.word(0)))


def event(d: Draft, node: Node) -> Record:
    """What happens."""
    name = node.name
    if name in SORTED:
        return sorted_event(d, node)
    if name == "somebody_does" or name in PLAYERS_EVENTS:
        return by_player(d, node)
    if name == "would_draw":
        return row(i.DRAWN, ALONE, i.WOULD, refs.player(d, node.node(0)))
    d.of_links = name == "is_done" and done_event(d, node.node(1)) == i.CANCEL
    who = singular(d, node.node(0)).record
    d.of_links = False
    if name in ("would_be", "would_take_many") or name in WOULD_TAKE:
        d.would = d.said(node.node(0)).lower()
    if name in ("is_done", "would_be"):
        op = done_event(d, node.node(1))
        if op == i.ACTIVATE:
            check_activated(d, node.node(0), who)
        made = row(op, PASSIVE, i.WOULD if name == "would_be" else 0)
        made.fields[object_field(op)] = who
        if name == "would_be" and (op not in REPLACEABLE or op == i.DRAWN):
            raise d.misfit(node, "this cannot be replaced before it happens", "R162")
        return made
    if name in WOULD_TAKE:
        return row(i.TAKE, ALONE, i.WOULD, who, 0, 0, WOULD_TAKE[name])
    if name in ("takes_many", "would_take_many"):
        many = amount(i.LEAST, int(node.word(1)))
        return row(i.TAKE, ALONE, i.WOULD if name == "would_take_many" else 0, who, 0, many)
    if name == "is_returned_to":
        if node.node(1).name != "poss_owner" or node.node(2).name not in ("hand", "deck"):
            raise d.misfit(node.node(1), "a card is Returned to its owner's hand or Deck: write that", "R134")
        place = refs.zone(d, node.node(1), w.ZONES.number(node.node(2).name), True)
        return row(i.RETURN, PASSIVE, 0, 0, who, place)
    if name in ALONE_EVENTS:
        return row(ALONE_EVENTS[name], ALONE, 0, who)
    if name == "shatters":
        return row(i.SHATTER, ALONE, 0, 0, who)
    other = singular(d, node.node(len(node.children) - 1)).record
    if both_unknown(who, other):
        attack = "write 'the Attacker' or 'the Attacked card'"
        d.law_of_two = attack if name == "attacks_what" else "leave one of them out: a Unit is Shattered"
    if name == "heals_what":
        return row(i.HEAL, ACTIVE, 0, who, 0, other)
    if name == "deals_many":
        return row(i.DEAL, ACTIVE, 0, who, amount(i.LEAST, int(node.word(1))), other)
    if name == "deals_to":
        return row(i.DEAL, ACTIVE, 0, who, 0, other)
    if name == "is_attached_to":
        return row(i.ATTACH, ACTIVE, 0, 0, who, other)
    return row(AIMED[name], ACTIVE, 0, who, other)


def sorted_event(d: Draft, node: Node) -> Record:
    """ "a Unit Shatters another card in Battle": what happens, in which way the DMG is dealt."""
    said = node.children[-1]
    told = isinstance(said, Node) and (said.name in w.WITH_WHAT or said.name in w.FROM_WHAT)
    sort = i.OF_BATTLE
    if told:
        assert isinstance(said, Node)
        by = said.name in w.WITH_WHAT
        sort = w.WITH_WHAT.number(said.name) if by else w.FROM_WHAT.number(said.name)
    left = node.children[:-1] if told else node.children
    made = event(d, Node(SORTED[node.name], [*left], node.at, node.end))
    if node.name in HEALED_BY:
        if number_of(made) != i.HEAL:
            raise d.misfit(node, "of what is Healed it is asked whether an Ability does it", "R247")
        made.fields[i.C] = i.OF_ABILITIES
        return made
    if number_of(made) not in SORTED_EVENTS:
        raise d.misfit(node, "in Battle cards are dealt DMG and Shatter; nothing else is asked so", "R233")
    made.fields[i.C] = sort
    return made


def print_sorted(s: Source, at: int, plain: Node) -> Node:
    sort = s.get(at, i.C)
    if s.get(at, i.OP) == i.HEAL:
        return Node("would_be_ability" if plain.name == "would_be" else "is_done_ability", plain.children)
    name = SORTED_WORDS[plain.name]
    if name in ("shatters_battle", "is_done_battle"):
        return Node(name, plain.children)
    words = w.FROM_WHAT if s.get(at, i.OP) == i.TAKE else w.WITH_WHAT
    return Node(name, [*plain.children, make(words.word(sort))])


def both_unknown(one: Record, other: Record) -> bool:
    """Whether a Law matches two cards that could both be called it; beside a Unit no Leader is."""
    for record in (one, other):
        if record.fields[i.MODE_OF] != i.MATCH or places.nouns_of(record) == {i.LEADER}:
            return False
    return True


def check_activated(d: Draft, node: Node, what: Record) -> None:
    """What is Activated comes from the hand, or was Prepared; it has no other state before (R108)."""
    states = {x for kind, x, _ in places.tests_of(what) if kind == i.STATE}
    if states - {i.PREPARED}:
        message = "what is Activated lay in the hand or was Prepared; a card on the board is Reactivated"
        raise d.misfit(node, message, "8.7.5")


def player_does(d: Draft, node: Node) -> Record:
    """ "you Heal a card", "you Deal DMG to a Unit": done by the player's own cards, or by the rules."""
    op = PLAYERS_EVENTS[node.name if node.name in PLAYERS_EVENTS else node.node(1).name]
    who = refs.player(d, node.node(0))
    what = singular(d, node.node(1) if node.name in PLAYERS_EVENTS else node.node(1).node(0))
    if d.law is None:
        d.law = what
    made = row(op, BY_PLAYER, 0, who)
    made.fields[object_field(op)] = what.record
    return made


def by_player(d: Draft, node: Node) -> Record:
    if node.name in PLAYERS_EVENTS or node.node(1).name in PLAYERS_EVENTS:
        return player_does(d, node)
    who, act = refs.player(d, node.node(0)), node.node(1)
    verb = verbs.BY_NAME.get(act.name)
    if verb is None or "p" not in verb.roles or verb.op == i.DRAW:
        raise d.misfit(act, "a Law does not wait for this; write Draws a card, Activates a Unit and the like")
    d.actor = who
    d.of_links = verb.op in (i.USE, i.CANCEL)
    d.counts_turn = verb.op == i.ACTIVATE
    what = singular(d, act.node(0))
    d.of_links = d.counts_turn = False
    d.actor = None
    if d.law is None:
        d.law = what
    op = i.DRAWN if verb.op == i.SEARCH else verb.op
    if op == i.USE and places.nouns_of(what.record) != {i.ABILITY}:
        raise d.misfit(act.node(0), "what is used is an Ability: write uses an Ability", "10.0.1")
    if op == i.ACTIVATE:
        check_activated(d, act.node(0), what.record)
    return row(op, BY_PLAYER, 0, who, what.record)


# ---- printing


def print_pattern(s: Source, at: int) -> Node:
    plain = print_plain(s, at)
    told = s.get(at, i.OP) in SORTED_EVENTS and not s.get(at, i.LINK) & i.WOULD
    if s.get(at, i.C) and (told or s.get(at, i.OP) == i.HEAL):
        return print_sorted(s, at, plain)
    return plain


def print_plain(s: Source, at: int) -> Node:
    op, form = s.get(at, i.OP), s.get(at, i.FORM)
    if i.IS_STATE <= op <= i.LAST_STATE:
        return print_held(s, at, op)
    if op == i.RETURN and s.ref(at, i.B) >= 0:
        what = cards.print_cards(s, s.ref(at, i.A))
        return make("is_returned_to", what, *refs.print_zone(s, s.ref(at, i.B)))
    if op == i.TAKE and s.ref(at, i.B) >= 0:
        name = "would_take_many" if s.get(at, i.LINK) & i.WOULD else "takes_many"
        many = numbers.numeral(s.get(s.ref(at, i.B), lay.N))
        return make(name, cards.print_cards(s, s.ref(at, i.WHO)), many)
    if form == PASSIVE:
        subject = cards.print_cards(s, s.ref(at, object_field(op)))
        return make("would_be" if s.get(at, i.LINK) & i.WOULD else "is_done", subject, print_done(op))
    if form == BY_PLAYER and op in PLAYERS_WORDS:
        who, what = print_player(s, s.ref(at, i.WHO)), cards.print_cards(s, s.ref(at, object_field(op)))
        name = PLAYERS_WORDS[op]
        return make("somebody_does", who, make(name, what)) if op == i.DEAL else make(name, who, what)
    if form == BY_PLAYER:
        name = "draw_cards" if op == i.DRAWN else verbs.SPOKEN[op, 0].name
        what = make(name, cards.print_cards(s, s.ref(at, i.A)))
        return make("somebody_does", print_player(s, s.ref(at, i.WHO)), what)
    if form == ALONE:
        if op == i.SHATTER:
            return make("shatters", cards.print_cards(s, s.ref(at, i.A)))
        if op == i.DRAWN:
            return make("would_draw", print_player(s, s.ref(at, i.WHO)))
        name = WOULD_TAKE_WORDS[s.get(at, i.C)] if s.get(at, i.LINK) & i.WOULD else ALONE_WORDS[op]
        return make(name, cards.print_cards(s, s.ref(at, i.WHO)))
    if op == i.ATTACH:
        host = cards.print_cards(s, s.ref(at, i.B))
        return make("is_attached_to", cards.print_cards(s, s.ref(at, i.A)), host)
    if op == i.DEAL and s.ref(at, i.A) >= 0:
        many = numbers.numeral(s.get(s.ref(at, i.A), lay.N))
        dealer, taker = cards.print_cards(s, s.ref(at, i.WHO)), cards.print_cards(s, s.ref(at, i.B))
        return make("deals_many", dealer, many, taker)
    names = {i.DEAL: "deals_to", i.HEAL: "heals_what", **AIMED_WORDS}
    other = s.ref(at, i.B if op in (i.DEAL, i.HEAL) else i.A)
    return make(names[op], cards.print_cards(s, s.ref(at, i.WHO)), cards.print_cards(s, other))


def print_player(s: Source, at: int) -> Node:
    return make(w.REFERENCES.word(s.get(at, lay.WORDING)))


def print_held(s: Source, at: int, op: int) -> Node:
    who = s.ref(at, i.WHO)
    if op == i.HAS_CARDS:
        many = numbers.print_compared(s, s.ref(at, i.A))
        return make("has_cards", print_player(s, who), many, filters.print_filter(s, s.ref(at, i.B)))
    if op == i.HAS_CARDS_THAN:
        word = make(w.MORE_OR_LESS.word(s.get(at, i.C)))
        return make("has_more_cards", print_player(s, who), word, filters.print_filter(s, s.ref(at, i.A)))
    if op == i.IS_TURN:
        return make(w.TURNS.word(s.get(at, i.C)), leaf("PHASE", w.PHASES.word(s.get(at, i.A))))
    if op == i.IS_VALUE:
        what = values.print_value(s, s.ref(at, i.A))
        return Node(NUMBERED_WORDS[what.name], [*what.children, numbers.print_compared(s, s.ref(at, i.B))])
    if op == i.IS_THAN:
        one, two = values.print_value(s, s.ref(at, i.A)), values.print_value(s, s.ref(at, i.B))
        return make(w.HIGHER_OR_LOWER.word(s.get(at, i.C)), one, two)
    subject = cards.print_cards(s, who)
    if op == i.HAS_STAT and s.get(at, i.B) == i.ROLES:
        return make("has_roles", subject, numbers.print_compared(s, s.ref(at, i.A)))
    if op == i.HAS_STAT:
        stat = make(w.STATS.word(s.get(at, i.B)))
        return make("has_stat", subject, numbers.print_compared(s, s.ref(at, i.A)), stat)
    if op == i.HAS_STAT_THAN:
        word, stat = make(w.MORE_OR_LESS.word(s.get(at, i.C))), make(w.STATS.word(s.get(at, i.B)))
        return make("has_than", subject, word, stat, cards.print_cards(s, s.ref(at, i.A)))
    if op == i.BATTLES:
        return make("battles", subject, make("an"), filters.print_filter(s, s.ref(at, i.A)))
    if op == i.HAS_KEYWORD:
        return make("has_keyword", subject, leaf("KEYWORD", w.KEYWORDS.word(s.get(at, i.A))))
    if op == i.IS_A:
        return make(
            "is_not_a" if s.get(at, i.C) else "is_a",
            subject,
            make("an"),
            filters.print_filter(s, s.ref(at, i.A)),
        )
    return make("is_done", subject, make("done_state", leaf("STATE", w.STATES.word(s.get(at, i.A)))))
