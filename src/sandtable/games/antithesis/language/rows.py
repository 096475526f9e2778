"""Patterns and rows by the tables of verbs: filled from a tree, and printed from their integers."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import reference, row, selection
from sandtable.cards.errors import Fix, Misfit
from sandtable.cards.flat import Field, Record
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, make
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import nouns, verbs
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import COND, PATTERN, Draft, Noun
from sandtable.games.antithesis.language.verbs import Table, Verb

AFTER: Final[frozenset[int]] = frozenset((i.ATTACK_COMPLETED, i.MOVE_COMPLETED))
UNKNOWN: Final = Noun(Record([]), -1, True, 0)  # something that "it" cannot mean
LONG: Final = {i.THIS_ATTACK_LONG: i.OF_THIS_ATTACK, i.THIS_MOVE_LONG: i.OF_THIS_MOVE}
OUTCOMES: Final[frozenset[int]] = frozenset((i.ATTACK_KILLED, i.ATTACK_DEALT, i.ATTACK_MOVED))
REFERRING: Final[frozenset[int]] = frozenset((i.IS, i.HAS_GIFT, i.HAS_TOKENS))
NO_STATE: Final[frozenset[str]] = frozenset(
    ("yours", "his", "having", "lacking", "lacking_type", "with_trait", "without_trait", "without_traits",
     "at_most",
     "at_least", "modded", "with_presence", "from_zone", "same_size")
)  # fmt: skip
PLAYERS: Final[frozenset[str]] = frozenset(
    ("opponent", "each_player", "its_controller", "that_controller", "that_player")
)


# ---- any verb


def fill(d: Draft, verb: Verb, node: Node, made: Record) -> None:
    """Read the open places of a verb into its row, in the order in which they stand."""
    index = 0
    for part in verb.parts:
        index += part.fill(d, made, node, index, d.place)


def show(s: Source, verb: Verb, at: int) -> list[Child]:
    """What stands in the open places of a verb."""
    return [child for part in verb.parts for child in part.printed(s, at)]


def spoken(s: Source, table: Table, at: int) -> Verb:
    return table.spoken[s.get(at, i.OP), s.get(at, i.FORM)]


# ---- windows


def trigger(d: Draft, node: Node) -> Record:
    """When and After: the one window that a Response answers."""
    phrase = node.node(0)
    verb = verbs.WINDOWS.named[phrase.name]
    place, d.place = d.place, PATTERN
    made = row(verb.op, verb.form)
    fill(d, verb, phrase, made)
    d.place = place
    d.either = frozenset() if phrase.name in verbs.KILLS else two_figures(d)
    d.named_by(*verb.names)
    op = made.fields[i.OP]
    assert isinstance(op, int)
    if op != verb.op:  # "becomes" is two windows
        made.fields[i.FORM] = 0
    d.window = op
    d.waits = made
    d.phrase = phrase.name
    if (node.name == "after") != (op in AFTER):
        wanted = "After" if op in AFTER else "When"
        said = d.text[node.at : node.at + len(node.name)]
        message = f"this window is opened by {wanted!r}"
        raise Misfit(message, node.at + 1, clause=f"{d.GAME} R96", about=said, fix=Fix(wanted))
    kind = i.ON_AFTER if node.name == "after" else i.ON_WHEN
    return Record([kind, Record([i.HAPPENS, 1, made])])


def two_figures(d: Draft) -> frozenset[int]:
    """The registers of two Characters that an event is about, neither of which is this one."""
    found = [d.clause[field] for field in (i.WHO, i.B) if field in d.clause]
    figures = [one.slot for one in found if one.noun in nouns.FIGURES and one.slot != i.SELF]
    return frozenset(figures) if len(figures) > 1 else frozenset()


def print_trigger(s: Source, at: int) -> Node:
    (pattern,) = s.patterns(s.ref(at, i.WAITS_FOR))
    verb = spoken(s, verbs.WINDOWS, pattern)
    phrase = Node(verb.name, show(s, verb, pattern))
    return make("after" if s.kind(at) == i.ON_AFTER else "when", phrase)


# ---- conditions


def condition(d: Draft, node: Node) -> Record:
    """Everything that *and* joins must hold."""
    patterns: list[Record] = []
    while node.name == "all_conds":
        patterns.append(state(d, node.node(0)))
        node = node.node(1)
    patterns.append(state(d, node))
    return Record([i.NOW, len(patterns), *patterns])


def state(d: Draft, node: Node) -> Record:
    verb = verbs.CONDITIONS.named[node.name]
    own = verb.op in OUTCOMES and d.fought is not None
    if verb.op == i.ATTACK_MOVED and not own:
        message = (
            "this is asked behind the Attack of the same ability: Melee Attack (RNG 1, STR 3, PUSH). If this "
            "Attack moved a Character, …"
        )
        raise d.misfit(node, message, "R181")
    if verb.op in (i.ATTACK_KILLED, i.ATTACK_DEALT) and not own:
        if d.counted == i.MAKE:
            message = "of the Attack that was just made it is asked: If that Attack dealt True Damage, …"
            raise d.misfit(node, message, "R207")
        this_attack(d, node)
    if node.name == "c_dealt" and node.node(0).name == "no_damage" and not own and d.window not in AFTER:
        message = (
            "this is asked when the Attack is complete: After an enemy Character completes an Attack against "
            "this Character, if this Attack dealt no True Damage, …"
        )
        raise d.misfit(node, message, "R245")
    if verb.op == i.DID:
        did(d, node)
    place, d.place = d.place, COND
    made = row(verb.op, verb.form)
    fill(d, verb, node, made)
    d.place = place
    if own:
        made.fields[i.C] = reference(d.outcome())
    about = d.clause.get(i.A)
    if about is not None and verb.op in REFERRING and about.record.fields[i.MODE_OF] == i.MATCH:
        raise d.misfit(
            node, "this is asked of a card that is named: 'it', 'this …'; or: If you control a …", "R181"
        )
    for about_post in said_of(node.node(1)) if node.name == "c_is" else []:
        if about_post.name in NO_STATE:
            raise d.misfit(about_post, "say it otherwise: If you control …, If it has …", "R181")
    if node.name in verbs.UNNAMED or verb.op == i.ATTACK_KILLED:
        d.clause = {}
        d.mentions.append(UNKNOWN)
    d.named_by(*verb.names)
    return made


def said_of(node: Node) -> list[Node]:
    """What is asked of a card, without *not* and *or*."""
    if node.name == "not_so":
        return said_of(node.node(0))
    return [*said_of(node.node(0)), *said_of(node.node(1))] if node.name == "or_so" else [node]


def did(d: Draft, node: Node) -> None:
    """Whether what was offered was done: by you, or by your opponent."""
    you = node.name in ("c_did", "c_did_not")
    if you and not d.offered:
        raise d.misfit(node, "'you do' stands behind what you may do: You may …. If you do, …", "R104")
    if not you and not d.offered_him:
        message = "'he does' stands behind what he may do: Your opponent may …. If he does not, …"
        raise d.misfit(node, message, "R104")


def print_condition(s: Source, at: int) -> Node:
    nodes = [print_state(s, pattern) for pattern in s.patterns(at)]
    out = nodes[-1]
    for one in reversed(nodes[:-1]):
        out = make("all_conds", one, out)
    return out


def print_state(s: Source, at: int) -> Node:
    verb = spoken(s, verbs.CONDITIONS, at)
    return Node(verb.name, show(s, verb, at))


# ---- durations


def this_attack(d: Draft, node: Node, flag: int = i.OF_THIS_ATTACK) -> None:
    """*This Attack* and *this Move* only where one can be going on (R105)."""
    if d.fought is not None and flag == i.OF_THIS_ATTACK:
        message = "the Attack is over by then; 'This Character's Attacks against … have …' holds in time"
        raise d.misfit(node, message, "R181")
    if d.kind not in (i.INTERRUPT, i.RESPONSE):
        word = "Attack" if flag == i.OF_THIS_ATTACK else "Move"
        message = f"there is no {word} here that could be meant: only Interrupts and Responses have one"
        raise d.misfit(node, message, "R181")
    d.flags |= flag


def lasts(d: Draft, node: Node) -> Record:
    """How long: the printed form of a duration."""
    kind = w.DURATIONS.number(node.name)
    if kind in LONG:
        this_attack(d, node, LONG[kind])
    term: Field = condition(d, node.node(0)) if node.name == "while" else 0
    return Record([kind, 0, term])


def unsaid(record: Record) -> Record:
    """The same duration on an earlier gift of the list, not printed there."""
    return Record([record.fields[0], 1, record.fields[2]])


def is_said(s: Source, at: int) -> bool:
    lasting = s.ref(at, i.LASTS)
    return lasting >= 0 and s.get(lasting, 1) == 0


def print_lasting(s: Source, row_at: int) -> Node:
    at = s.ref(row_at, i.LASTS)
    name = w.DURATIONS.word(s.kind(at))
    return make(name, print_condition(s, s.ref(at, i.TERM))) if name == "while" else make(name)


# ---- subjects


def again(found: Noun) -> Record:
    """The same subject once more, not printed."""
    record = found.record
    mode = record.fields[i.MODE_OF]
    if mode in (i.OPPONENTS, i.CONTROLLER, i.GROUP, i.THIS_ATTACK, i.THIS_MOVE, i.ATTACKER, i.HOST, i.STRUCK):
        return Record([mode, 0, *record.fields[2:]])
    return reference(found.slot)


def subject(d: Draft, node: Node) -> Noun:
    """Who or what a sentence is about."""
    if node.name in ("the_attack", "the_move"):
        attack = node.name == "the_attack"
        this_attack(d, node, i.OF_THIS_ATTACK if attack else i.OF_THIS_MOVE)
        slot = d.new_slot()
        record = selection(i.THIS_ATTACK if attack else i.THIS_MOVE, w.CHOSEN.number(node.name), slot)
        return Noun(record, slot, False, i.ATTACKS if attack else i.MOVES)
    if node.name in PLAYERS:
        found = nouns.player(d, node)
        d.actor = again(found)
        return found
    if node.name == "them":
        raise d.misfit(node, "who does something is 'they'", "R206")
    return nouns.one(d, node)
