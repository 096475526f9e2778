"""What holds: the sentences of Passives and While Revealed, to rows that are never carried out, and back."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import amount, reference, row
from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Node, leaf, make
from sandtable.games.antithesis.language import chains, gifts, held_when, nouns, numbers, parts, rows, verbs
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.chains import BARE, FULL, STILL
from sandtable.games.antithesis.language.costs import ICONS
from sandtable.games.antithesis.language.draft import STATIC, Draft, Noun

AGAINST: Final = 3  # added to the form of HAVE: C is what the gift holds against,
WITH: Final = 6  # or the Attacks with which
HAVES: Final[frozenset[int]] = frozenset((i.HAVE, i.HAVE_PER, i.HAVE_AFTER))
ONES: Final[frozenset[str]] = frozenset(
    ("ignores", "blocks_los", "enters_exhausted", "passes")
)  # said of one card
MANY: Final[frozenset[str]] = frozenset(("ignore", "cost_them", "nothing_to"))  # said of several
# what unprinted abilities cost, in icons (R5 to R8); the others cost nothing
COSTS_OF: Final = {
    i.GLOBAL_MOVEMENT_ACTION: ICONS["global_movement_action"], i.COMMAND_DRAW: ICONS["command_draw"],
    i.COMMAND_GAIN_DICE: ICONS["command_gain_dice"],
    i.DEFENSIVE_DEPLOY_ACTION: ICONS["defensive_deploy_action"],
}  # fmt: skip
PLAIN: Final[frozenset[str]] = frozenset(("this", "this_card", "it", "that", "host", "namesake"))


PLAYERS_BANS: Final[frozenset[str]] = frozenset(  # what players cannot do
    ("n_trigger", "n_trigger_trait", "n_trigger_tactics", "n_trigger_called", "n_destroy")
)
WHILE_EACH: Final = "this could be said of the last of them or of all: say of each while what it is so"
LONGEST_LINE: Final = 8  # squares that a [Move] can go straight on


class Held:
    """Statics on their way into rows."""

    def __init__(self, out: list[Record]) -> None:
        self.out = out
        self.subject: Noun | None = None
        self.stands_for: Noun | None = None  # what "it" means of the subject
        self.several = False
        self.intro = FULL
        self.run: list[Record] = []
        self.rows: list[Record] = []  # of this sentence, and of whom each is said
        self.subjects: list[Noun | None] = []

    def say(self, made: Record) -> None:
        self.out.append(made)
        self.rows.append(made)
        self.subjects.append(self.subject)

    def lasts(self, d: Draft, node: Node, made: Record, lasting: Record) -> None:
        """A *while* that is said last holds for all that *and* joins to it (R253)."""
        made.fields[i.LASTS] = lasting
        for one, subject in zip(self.rows, self.subjects, strict=True):
            if one is made or one.fields[i.LASTS]:
                continue
            if subject is not self.subject:
                raise d.misfit(node, WHILE_EACH, "R253")
            one.fields[i.LASTS] = rows.unsaid(lasting)


def statics(d: Draft, node: Node, out: list[Record]) -> None:
    """All sentences."""
    d.place = STATIC
    sentences: list[Node] = []
    while node.name == "next_static":
        sentences.append(node.node(1))
        node = node.node(0)
    sentences.append(node)
    for number, one in enumerate(reversed(sentences)):
        held(d, one.node(0), Held(out), i.SENTENCE if number else i.HEAD)


def held(d: Draft, node: Node, h: Held, link: int) -> None:
    """Claims that *and* joins, leaning right."""
    while True:
        name = node.name
        if name in ("has", "have", "still_has", "still_have"):
            h.intro = STILL if name.startswith("still") else FULL
            h.run = []
            if h.intro == FULL:
                begin(d, node.node(0), h)
            node = node.node(len(node.children) - 1)
            continue
        item, rest = (node.node(0), node.node(1)) if name == "and_held" else (node, None)
        if item.name in verbs.CLAIMS:
            claim(d, item, h, link)
        elif item.name in ("they_claim", "it_claims"):
            begin(d, item.node(0), h)
            predicate(d, item.node(1), h, link, True)
        elif item.name == "player_claims":
            h.subject = h.stands_for = opponent(d, item)
            h.several = False
            predicate(d, item.node(1), h, link, True)
        elif item.name in verbs.PREDICATES or item.name in ("cannot", "cannot_while", "said_while"):
            predicate(d, item, h, link, False)
        else:
            have(d, item, h, link)
        if rest is None:
            return
        node, link = rest, i.AND


def begin(d: Draft, node: Node, h: Held) -> None:
    """What a claim is about: this card, or all that fit."""
    d.stands_for = None
    if node.name in PLAIN:
        h.subject = h.stands_for = nouns.one(d, node)
        h.several = False
    elif node.name == "struck" or (node.name in w.CHOSEN and not node.name.startswith("g_")):
        raise d.misfit(
            node, "a Passive speaks of this card, or of all that fit: 'Characters you control have …'", "R184"
        )
    else:
        if node.name == "g_attacks" and d.flags & i.ATTACHED_HAS:
            raise d.misfit(node, "say whose they are: 'This Character's Melee Attacks have +1 STR'", "MOD.U")
        h.subject = nouns.group(d, node)
        h.several = True
        h.stands_for, d.stands_for = d.stands_for, None


def opponent(d: Draft, node: Node) -> Noun:
    """Your opponent, who cannot trigger something."""
    said = node.node(1)
    if node.node(0).name != "opponent" or said.name not in ("cannot", "cannot_while"):
        raise d.misfit(node, "of players a Passive says: Your opponent cannot trigger …", "R183")
    return nouns.player(d, node.node(0))


def subject_of(d: Draft, node: Node, h: Held) -> Noun:
    if h.subject is None:
        raise d.misfit(node, "nobody was named before this: say who", "R181")
    return h.subject


# what a card in a Hand, and [CMA], can cost more or less
UNEXHAUSTED: Final = gifts.PAYABLE - {i.EXHAUST_ICON}


def claim(d: Draft, node: Node, h: Held, link: int) -> None:
    verb = verbs.CLAIMS.named[node.name]
    if verb.op == i.COMBINED_COSTS:
        gifts.icons(d, node.node(1), UNEXHAUSTED)  # it always exhausts, and once (R9)
    made = row(verb.op, verb.form, link, reference(i.YOU))
    rows.fill(d, verb, node, made)
    h.subject = None
    h.say(made)


def predicate(d: Draft, node: Node, h: Held, link: int, fresh: bool) -> None:
    """What is said of the subject; a ban is a pattern that cannot happen."""
    found = subject_of(d, node, h)
    who = found.record if fresh else rows.again(found)
    if node.name in ("cannot", "cannot_while"):
        phrase = node.node(0)
        verb = verbs.BANS.named[phrase.name]
        check(d, phrase, found, verb.only)
        pattern = row(verb.op, verb.form)
        rows.fill(d, verb, phrase, pattern)
        of_attacks = found.noun in verbs.ACTS and verb.op == i.ATTACK_DECLARED
        pattern.fields[i.A if of_attacks else verb.about] = who
        made = row(i.FORBID, 0, link, who, pattern)
        if node.name == "cannot_while":
            name_subject(d, h.stands_for or found)
            h.lasts(d, node, made, Record([i.WHILE_LONG, 0, rows.condition(d, node.node(1))]))
    else:
        term = node.node(1) if node.name == "said_while" else None
        node = node if term is None else node.node(0)
        agrees(d, node, h)
        verb = verbs.PREDICATES.named[node.name]
        check(d, node, found, verb.only)
        if verb.op == i.COSTS and found.noun in parts.MOVABLE and i.INSIDE not in verbs.tests_of(found):
            raise d.misfit(node, "costs are paid from Hand: 'Fields in your Hand cost {CP} more'", "DEPLOY.2")
        if verb.op == i.COSTS and found.noun in parts.MOVABLE:
            gifts.icons(d, node.node(0), UNEXHAUSTED)
        made = row(verb.op, verb.form, link, reference(i.YOU), who)
        rows.fill(d, verb, node, made)
        if node.name == "costs_it":
            can_be_less(d, node, found, made)
        if term is not None:
            name_subject(d, h.stands_for or found)
            h.lasts(d, node, made, Record([i.WHILE_LONG, 0, rows.condition(d, term)]))
    h.say(made)
    h.intro = FULL
    name_subject(d, h.stands_for or found)


def can_be_less(d: Draft, node: Node, found: Noun, made: Record) -> None:
    """An unprinted ability costs less only of what it costs: a Command Draw a {CP}, and no die."""
    fits = found.record.fields[i.FITS]
    assert isinstance(fits, Record)
    number = next(
        x
        for kind, x in zip(fits.fields[1 :: lay.TEST], fits.fields[2 :: lay.TEST], strict=False)
        if kind == i.CALLED
    )
    assert isinstance(number, int)
    costs = COSTS_OF.get(number, "")
    icons = gifts.icons(d, node.node(0), gifts.LOST)
    if made.fields[i.C] == i.LESS and any(w.ICONS.word(icon) not in costs for icon, _ in icons):
        name = w.UNPRINTED.word(number)
        raise d.misfit(node, f"{name} costs {costs or 'nothing'}: less than that there is not", "UNP.CHAR")


def agrees(d: Draft, node: Node, h: Held) -> None:
    called = h.subject is not None and i.CALLED in verbs.tests_of(h.subject)
    if (
        (node.name in ONES and h.several)
        or (node.name in MANY and not h.several)
        or (node.name in ("cost_them", "costs_it") and called != (node.name == "costs_it"))
    ):
        raise d.misfit(node, f"{d.said(node)!r} does not agree with what it is said of")


def check(d: Draft, node: Node, found: Noun, only: frozenset[int]) -> None:
    if found.noun == i.PLAYER:
        if node.name not in PLAYERS_BANS:
            raise d.misfit(node, f"{d.said(node)!r} is said of cards", "R181")
        return
    if found.noun in only:
        return
    if found.noun == 0 and only & {i.CARD, i.CHARACTER}:
        nouns.narrow(d, node, found, nouns.FIGURES if i.CARD not in only else only)
        return
    raise d.misfit(node, f"{d.said(node)!r} cannot be said of this", "R181")


def name_subject(d: Draft, found: Noun) -> None:
    d.clause[i.A] = found
    d.named_by(i.A)


def after_move(d: Draft, node: Node, found: Noun, pairs: gifts.Pairs) -> Field:
    """How many squares a [Move] must have had in a straight line; what is had then waits for an Attack."""
    squares = int(node.word(1))
    if found.noun == i.MOVES or pairs[0][0] not in chains.OF_ATTACKS - gifts.ON_ATTACKS:
        raise d.misfit(node, "what is had after a Move is for the next Attack: STR, RNG or Boost", "R246")
    if not 1 <= squares <= LONGEST_LINE:
        message = f"a straight line on this board has 1 to {LONGEST_LINE} squares to move"
        raise d.misfit(node, message, "R246")
    return amount(i.LEAST, squares)


def have(d: Draft, node: Node, h: Held, link: int) -> None:
    """One thing that the subject has, and when or against what."""
    found = subject_of(d, node, h)
    op, form, more = i.HAVE, h.intro, 0
    extra: Field = 0
    what = node.node(0) if node.name in ("h_while", "against", "h_with", "each_time", "h_after") else node
    if what.name in ("icon", "icon_list", "dice", "dice_apart", "vp", "vps"):
        raise d.misfit(node, "icons and points are gained, never had", "PASSV.1")
    pairs = gifts.gift(d, what)
    chains.check_gift(d, node, found, pairs)
    held_when.check(d, node, pairs)
    if node.name == "against":
        extra, more = nouns.foe(d, node.node(1)), AGAINST
    elif node.name == "h_with":
        noun = w.PLURAL_ATTACKS.number(node.word(1))
        extra, more = nouns.acts(d, noun, "attacks", i.GROUP).record, WITH
    elif node.name == "each_time":
        op, extra = i.HAVE_PER, numbers.per_of(d, node.node(1))
    elif node.name == "h_after":
        op, extra = i.HAVE_AFTER, after_move(d, node, found, pairs)
    if (more or op != i.HAVE) and h.run and not all(one.fields[i.C] for one in h.run):
        raise d.misfit(node, chains.SAY_EACH, "R181")
    who = found.record if h.intro == FULL else rows.again(found)
    made = row(op, form + more, link, reference(i.YOU), who, gifts.record(pairs), extra)
    h.say(made)
    name_subject(d, h.stands_for or found)
    h.run.append(made)
    h.intro = BARE
    if node.name == "h_while":
        h.lasts(d, node, made, Record([i.WHILE_LONG, 0, rows.condition(d, node.node(1))]))
        h.run = []


# ---- printing


class Printer:
    """Statics on their way to a tree."""

    def __init__(self, s: Source) -> None:
        self.s = s

    def statics(self, pc: int) -> Node:
        s = self.s
        sentences: list[list[int]] = []
        while s.get(pc, i.OP) != i.END:
            if s.get(pc, i.LINK) != i.AND:
                sentences.append([])
            sentences[-1].append(pc)
            pc += i.ROW
        out: Node | None = None
        for found in sentences:
            one = make("static", self.held(found))
            out = one if out is None else make("next_static", out, one)
        assert out is not None
        return out

    def held(self, found: list[int]) -> Node:
        several = False
        marks: list[bool] = []
        for at in found:
            who = self.who(at)
            if who >= 0 and self.s.get(who, i.WORDING):
                several = self.is_many(who)
            marks.append(several)
        rest: Node | None = None
        for at, many in reversed(list(zip(found, marks))):
            rest = self.link(at, rest, many)
        assert rest is not None
        return rest

    def who(self, at: int) -> int:
        """What a row is about."""
        op = self.s.get(at, i.OP)
        if (op, self.s.get(at, i.FORM)) in verbs.CLAIMS.spoken:
            return -1
        return self.s.ref(at, i.WHO if op == i.FORBID else i.A)

    def is_many(self, who: int) -> bool:
        return self.s.kind(who) == i.GROUP and self.s.get(who, i.WORDING) != w.NAMESAKE

    def link(self, at: int, rest: Node | None, many: bool) -> Node:
        s = self.s
        op = s.get(at, i.OP)
        if op in HAVES:
            form = s.get(at, i.FORM) % 3
            item = self.gift(at)
            tail = item if rest is None else make("and_held", item, rest)
            if form == BARE:
                return tail
            if form == STILL:
                return make("still_have" if many else "still_has", tail)
            return make("have" if many else "has", nouns.print_selection(s, s.ref(at, i.A)), tail)
        item = self.claim(at, many)
        return item if rest is None else make("and_held", item, rest)

    def claim(self, at: int, many: bool) -> Node:
        s = self.s
        op, form = s.get(at, i.OP), s.get(at, i.FORM)
        if (op, form) in verbs.CLAIMS.spoken:
            verb = verbs.CLAIMS.spoken[op, form]
            return Node(verb.name, rows.show(s, verb, at))
        if op == i.FORBID:
            pattern = s.ref(at, i.A)
            verb = rows.spoken(s, verbs.BANS, pattern)
            phrase = Node(verb.name, rows.show(s, verb, pattern))
            node = make("cannot", phrase)
            if rows.is_said(s, at):
                term = rows.print_condition(s, s.ref(s.ref(at, i.LASTS), i.TERM))
                node = make("cannot_while", phrase, term)
        else:
            verb = verbs.PREDICATES.spoken[op, form]
            node = Node(verb.name, rows.show(s, verb, at))
            if rows.is_said(s, at):
                node = make("said_while", node, rows.print_condition(s, s.ref(s.ref(at, i.LASTS), i.TERM)))
        who = self.who(at)
        if not s.get(who, i.WORDING):
            return node
        said = nouns.print_selection(s, who)
        if said.name == "opponent":
            return make("player_claims", said, node)
        return make("they_claim" if many else "it_claims", said, node)

    def gift(self, at: int) -> Node:
        s = self.s
        op, kind = s.get(at, i.OP), s.get(at, i.FORM) // 3 * 3
        node = gifts.print_gift(s, s.pairs(s.ref(at, i.B)))
        more = s.ref(at, i.C)
        if op == i.HAVE_PER:
            return make("each_time", node, numbers.print_per(s, more))
        if op == i.HAVE_AFTER:
            return make("h_after", node, gifts.numeral(s.get(more, i.N)))
        if kind == AGAINST:
            return make("against", node, nouns.print_foe(s, more))
        if kind == WITH:
            noun = s.tests(s.ref(more, i.FITS))[0].x
            return make("h_with", node, leaf("ATTACKS", w.PLURAL_ATTACKS.word(noun)))
        if rows.is_said(s, at):
            return make("h_while", node, rows.print_condition(s, s.ref(s.ref(at, i.LASTS), i.TERM)))
        return node
