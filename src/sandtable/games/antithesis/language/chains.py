"""A chain of verbs and gifts: what somebody does, gains and loses; to rows and back.

A clause is what *and*, commas and full stops divide. Its first row carries the link; a row behind its PICKs
follows on their beat or on the next.
"""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import amount, number_in, reference, row
from sandtable.cards.flat import Field, Record
from sandtable.cards.productions import spread
from sandtable.cards.source import Source
from sandtable.cards.tree import Node, make
from sandtable.games.antithesis.language import gifts, held_when, nouns, numbers, parts, rows, verbs
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import STATIC, Draft, Noun

FULL: Final = 0  # forms of gifts: with "gains", and its subject if there is one,
STILL: Final = 1  # with "gains" alone,
BARE: Final = 2  # or behind another gift
STILL_MANY: Final = 3  # with "gain" alone, of several
GAINING: Final[frozenset[str]] = frozenset(("gains", "gain", "gain_many", "still_gains"))
LOSING: Final[frozenset[str]] = frozenset(("loses", "lose", "lose_many", "still_loses"))
LENGTHS: Final[frozenset[int]] = frozenset((i.CHANGE, i.CHANGE_PER, i.LOSE_GIFT))
# what a card can be kept from for a while
BARRED: Final[frozenset[str]] = frozenset(
    (
        "n_trigger",
        "n_trigger_trait",
        "n_move",
        "n_move_as",
        "n_dice",
        "n_attack",
        "n_targeted",
        "n_recover",
        "n_heal",
        "n_pushed",
        "n_pulled",
        "n_exhaust",
        "n_exhaust_by",
    )
)  # rows that last
GAINS: Final[frozenset[int]] = frozenset(
    (i.GAIN, i.GAIN_EITHER, i.GAIN_TOKENS, i.GAIN_DICE, i.GAIN_VP, i.CHANGE, i.CHANGE_PER)
)
LOSSES: Final[frozenset[int]] = frozenset((i.LOSE_ICONS, i.LOSE_TOKENS, i.LOSE_VP, i.LOSE_GIFT))
BY_PLAYER: Final[frozenset[int]] = frozenset(
    (i.GAIN, i.GAIN_EITHER, i.GAIN_DICE, i.GAIN_VP, i.LOSE_ICONS, i.LOSE_VP)
)  # the subject is in WHO
OF_ATTACKS: Final[frozenset[int]] = frozenset((i.STR, i.RNG, i.BOOST_PLUS, i.BOOST_TIMES, *gifts.ON_ATTACKS))
OF_AN_ATTACK: Final[frozenset[str]] = frozenset(("next_attack", "own_attack", "next_melee", "next_ranged"))
# what helps whoever is attacked
OF_DEFENCE: Final[frozenset[int]] = frozenset((i.DEF, i.DR, i.COVER, i.WARD, i.IMMUNITY))
OF_MOVES: Final[frozenset[int]] = frozenset((i.MOVE_VALUE, i.BOOST_PLUS, i.BOOST_TIMES))
# Keywords of cards that are deployed
COMING: Final[frozenset[int]] = frozenset((i.GLOBAL_DEPLOY, i.GLOBAL_INTERRUPT_DEPLOY))
# Keywords of Fields
OF_FIELDS: Final[frozenset[int]] = frozenset((i.DESTRUCTIBLE, i.PRESENCE_X))
# those that say where it comes down: by then it has left the Hand (R127)
PLACING: Final[frozenset[int]] = frozenset((i.PATROL, i.AMBUSH))
OF_SEVERAL: Final[frozenset[str]] = frozenset(
    ("become", "take", "heal", "recover_all", "move", "make", "make_at")
)
TOO_LATE: Final = "the points of a Move are fixed before its first step"
SAY_EACH: Final = "this could be said of the last gift or of all: say it of each"
LASTS_EACH: Final = "this could last so for the last of them or for all: say of each how long"
NO_CONTROL: Final = "control lasts until the end of the Phase or Battle"


class Chain:
    """Clauses on their way into rows."""

    def __init__(self, out: list[Record], you: Record) -> None:
        self.out = out
        self.you = you  # whom orders mean
        self.subject: Noun | None = None
        self.losing = False
        self.intro = FULL
        self.run: list[Record] = []  # gifts that one duration governs
        self.open: list[Record] = []  # all gifts that *and* joins and nobody has said how long they last,
        self.of: list[int] = []  # and whose they are


def chain(d: Draft, node: Node, c: Chain, link: int) -> None:
    """Clauses that *and* and *, then* join, leaning right."""
    while True:
        name = node.name
        if name in GAINING or name in LOSING:
            begin(d, node, c)
            node = node.node(len(node.children) - 1)
            continue
        item, duration, rest, after = node, None, None, i.AND
        if name in ("and", "seq"):
            item, rest = node.node(0), node.node(1)
        elif name.startswith("lasting"):
            item, duration = node.node(0), node.node(1)
            rest = node.node(2) if name != "lasting" else None
        if name in ("seq", "lasting_seq"):
            after = i.THEN
        if item.name in verbs.DOINGS or item.name in ("does", "do", "barred"):
            doing(d, item, c, link)
        else:
            gain(d, item, c, link)
        if duration is not None:
            close(d, duration, c)
        if rest is None:
            return
        if after == i.THEN:
            c.open, c.of = [], []
        node, link = rest, after


def govern(d: Draft, node: Node, c: Chain, lasting: Record) -> None:
    """A duration that is said last holds for what *and* joins to it (R253); a Phase is meant anyhow."""
    slot = c.subject.slot if c.subject is not None else -1
    for one, of in zip(c.open, c.of, strict=True):
        if one.fields[i.LASTS] or node.name == "phase":
            continue
        if of != slot:
            raise d.misfit(node, LASTS_EACH, "R253")
        one.fields[i.LASTS] = rows.unsaid(lasting)
    c.open, c.of = [], []


def begin(d: Draft, node: Node, c: Chain) -> None:
    """Somebody gains or loses something."""
    name = node.name
    c.losing = name in LOSING
    c.intro = FULL
    c.run = []
    if name.startswith("still"):
        needs_subject(d, node, c)
        c.intro = STILL
    elif name == "lose":
        c.subject = None
    elif name == "gain":
        if c.subject is not None and c.subject.plural and for_cards(node.node(0)):
            c.intro = STILL_MANY
        else:
            c.subject = None
    else:
        c.subject = rows.subject(d, node.node(0))


def for_cards(node: Node) -> bool:
    """Whether what is gained can be gained by cards alone: behind several of them it is theirs."""
    while node.name in ("and", "seq", "each_time", "against") or node.name.startswith("lasting"):
        node = node.node(0)
    if node.name in ("icon", "icon_list"):
        return all(one.word(0) in ("{Mana}", "{Soul}", "{Gem}") for one in spread(node, "icon_list"))
    return node.name not in ("dice", "dice_apart", "dice_of", "vp", "vps")


def needs_subject(d: Draft, node: Node, c: Chain) -> Noun:
    if c.subject is None:
        raise d.misfit(node, "nobody was named before this: say who", "R181")
    return c.subject


def emit(d: Draft, c: Chain, made: Record, link: int) -> None:
    """A row behind the PICKs that it needs."""
    who = made.fields[i.WHO]
    for picked in d.picks:
        c.out.append(row(i.PICK, link=link, who=who, a=picked))
        link = i.AND if link == i.AND else i.THEN
    made.fields[i.LINK] = link
    c.out.append(made)
    d.picks = []
    op = made.fields[i.OP]
    assert isinstance(op, int)
    d.counted = op


def doing(d: Draft, node: Node, c: Chain, link: int) -> None:
    """One verb, with its subject if that is said."""
    fresh = node.name in ("does", "do")
    if fresh:
        c.subject = rows.subject(d, node.node(0))
        node = node.node(1)
    if node.name == "barred":
        barred(d, node, c, link, fresh)
        return
    verb = verbs.DOINGS.named[node.name]
    made = row(verb.op, verb.form, who=c.you)
    if verb.about:
        found = needs_subject(d, node, c)
        if (
            (node.name in OF_SEVERAL) != found.plural
            and (node.name in OF_SEVERAL or found.plural)
            and not fresh
        ):
            raise d.misfit(node, f"{d.said(node)!r} does not agree with what it is said of")
        if (found.noun == i.PLAYER) != (verb.only == verbs.PLAYERS):
            who = "a player" if verb.only == verbs.PLAYERS else "cards"
            raise d.misfit(node, f"{d.said(node)!r} is said of {who}", "R181")
        if found.noun != i.PLAYER:
            found = nouns.narrow(d, node, found, verb.only)
            verbs.in_play(d, node, found)
            c.subject = found
        made.fields[verb.about] = found.record if fresh else rows.again(found)
        if verb.about == i.A:
            d.clause[i.A] = found
    else:
        c.subject = None
    if verb.allowed is not None:
        verb.allowed(d, node)
    rows.fill(d, verb, node, made)
    op = made.fields[i.OP]
    assert isinstance(op, int)
    made.fields[i.FORM] = verbs.DOINGS.forms[node.name, op]  # "becomes" is two instructions
    verbs.check_doing(d, node, verb.op, made)
    if verb.op == i.CONTROL and len(node.children) > 1:
        made.fields[i.LASTS] = rows.lasts(d, node.node(1))
        if node.node(1).name not in ("phase", "battle"):
            raise d.misfit(node.node(1), NO_CONTROL, "R184")
    emit(d, c, made, link)
    d.named_by(*verb.names)
    if verb.op in (i.REVEAL_TOP, i.LOOK_TOP):
        shown(d, made)
    if verb.op == i.REVEAL_GOAL:
        slot = d.new_slot()
        d.placed[slot] = made  # the Goal is kept there if somebody speaks of it
        d.mentions.append(Noun(reference(slot), slot, False, i.GOAL))
    if verb.op == i.CHOOSE_SQUARE:
        square = made.fields[i.A]
        assert isinstance(square, Record)
        slot = number_in(square, i.SLOT)
        d.mentions.append(Noun(reference(slot), slot, False, i.SQUARE))
    if verb.op == i.ROLL:
        d.rolled = d.new_slot()
        made.fields[i.C] = reference(d.rolled)
    if verb.op == i.ATTACK:
        d.fought = made
    elif verb.op in (i.MAKE, i.AGAIN):
        d.fought = None
    c.run = []
    c.intro = FULL


def shown(d: Draft, made: Record) -> None:
    """One card that was revealed can be spoken of."""
    count, zone = made.fields[i.A], made.fields[i.B]
    assert isinstance(count, Record) and isinstance(zone, Record)
    if number_in(count, i.N) == 1:
        slot = d.new_slot()
        made.fields[i.C] = reference(slot)
        d.mentions.append(Noun(reference(slot), slot, False, i.CARD))
        if number_in(zone, i.WORDING) == w.WHOSE.number("my_zone"):
            d.shown.append(slot)


def barred(d: Draft, node: Node, c: Chain, link: int, fresh: bool) -> None:
    """Cards that cannot do something for a while: the pattern means each of them by "this"."""
    phrase = node.node(0)
    if phrase.name not in BARRED:
        raise d.misfit(phrase, "this holds in a Passive only", "R183")
    verb = verbs.BANS.named[phrase.name]
    found = needs_subject(d, node, c)
    if found.noun == i.PLAYER:
        raise d.misfit(node, f"{d.said(node)!r} is said of cards", "R181")
    found = nouns.narrow(d, node, found, verb.only)
    verbs.in_play(d, node, found)
    c.subject = found
    pattern = row(verb.op, verb.form)
    place, d.place = d.place, STATIC
    rows.fill(d, verb, phrase, pattern)
    d.place = place
    pattern.fields[verb.about] = reference(i.SELF)
    made = row(i.BAN, who=c.you, a=found.record if fresh else rows.again(found), b=pattern)
    if node.node(1).name in (*OF_AN_ATTACK, "next_targeted"):
        raise d.misfit(node.node(1), "what is forbidden lasts until the end of the Phase or Battle", "R201")
    lasting = rows.lasts(d, node.node(1))
    made.fields[i.LASTS] = lasting
    govern(d, node.node(1), c, lasting)
    emit(d, c, made, link)
    d.clause = {i.A: found}
    d.named_by(i.A)
    c.run = []
    c.intro = FULL


def gain(d: Draft, node: Node, c: Chain, link: int) -> None:
    """One gift, or one loss."""
    if not c.losing and verbs.is_dead(d, c.subject):
        raise d.misfit(node, verbs.DEAD, "R70")
    made = gift_row(d, node, c)
    if node.name in ("each_time", "against") and not all(one.fields[i.C] for one in c.run):
        raise d.misfit(node, SAY_EACH, "R181")
    made.fields[i.FORM] = c.intro
    emit(d, c, made, link)
    if c.subject is not None and c.subject.noun != i.PLAYER:
        d.clause[i.A] = c.subject
    d.named_by(i.A)
    c.intro = BARE
    c.run.append(made)
    if made.fields[i.OP] in LENGTHS:
        c.open.append(made)
        c.of.append(c.subject.slot if c.subject is not None else -1)


def gift_row(d: Draft, node: Node, c: Chain) -> Record:
    per: Field = 0
    against: Field = 0
    whole = node
    if node.name == "each_time":
        per = numbers.per_of(d, node.node(1))
        node = node.node(0)
    elif node.name == "against":
        against = nouns.foe(d, node.node(1))
        node = node.node(0)
    you = c.subject is None or c.subject.noun == i.PLAYER
    who: Record = c.you
    if c.subject is not None:
        who = c.subject.record if c.intro == FULL else rows.again(c.subject)
    elif c.intro != FULL:
        who = reference(i.YOU)
    if node.name == "all_tokens" and you:
        raise d.misfit(
            whole, "tokens lie on a card: say on which, 'this Character loses all Mana tokens'", "DICE.11"
        )
    if node.name in ("icon", "icon_list", "all_tokens"):
        if against:
            raise d.misfit(whole, "icons hold against nothing")
        if node.name == "all_tokens":
            pairs = gifts.record([(w.TOKENS.number(node.node(0).name), i.MOST_TOKENS)])
        else:
            pairs = gifts.record(gifts.icons(d, node, gifts.LOST if you else gifts.TOKENS))
        if you:
            return row(i.LOSE_ICONS if c.losing else i.GAIN, who=who, a=pairs, c=per)
        if c.losing and per:
            raise d.misfit(whole, "a card loses a number of tokens, or all: lose all Mana tokens", "R251")
        held = nouns.narrow(d, whole, holder(d, c), parts.HOLDERS)
        if held.noun in (i.FIELD, i.MODIFICATION) and "{Mana}" in d.said(node):
            raise d.misfit(whole, "Mana tokens lie on Characters only", "ALT.5")
        return row(i.LOSE_TOKENS if c.losing else i.GAIN_TOKENS, who=c.you, a=who, b=pairs, c=per)
    if node.name == "dice_of":
        if not you or against or c.losing:
            raise d.misfit(whole, "a die of one of several colors is gained by a player", "R286")
        colours = gifts.record(gifts.one_of(d, node))
        return row(i.GAIN_EITHER, who=who, a=colours, c=per)
    if node.name in ("dice", "dice_apart", "vp", "vps"):
        if not you or per or against:
            raise d.misfit(whole, "dice and Victory Points are gained by players, and so many", "VP.2")
        count = amount(i.EXACTLY, int(node.word(0)))
        if node.name == "dice":
            return row(i.GAIN_DICE, who=who, a=count)
        if node.name == "dice_apart":
            if not 1 < int(node.word(0)) <= i.STANDARD - i.RED:
                raise d.misfit(whole, "dice have five colors, and one die has one", "DICE.2")
            return row(i.GAIN_DICE, who=who, a=count, c=i.APART)
        return row(i.LOSE_VP if c.losing else i.GAIN_VP, who=who, a=count)
    if you:
        raise d.misfit(whole, f"{d.said(whole)!r} is gained by cards: say by which", "R181")
    pairs_made = gifts.gift(d, node)
    check_gift(d, whole, holder(d, c), pairs_made)
    if holder(d, c).record.fields[i.MODE_OF] == i.THIS_MOVE:
        raise d.misfit(whole, TOO_LATE, "R194")
    held_when.check(d, whole, pairs_made)
    if c.losing:
        if node.name in ("cover", "cover_vs"):
            pairs_made = [gifts.lost(d, node)]
        return row(i.LOSE_GIFT, who=c.you, a=who, b=gifts.record(pairs_made))
    if per:
        return row(i.CHANGE_PER, who=c.you, a=who, b=gifts.record(pairs_made), c=per)
    return row(i.CHANGE, who=c.you, a=who, b=gifts.record(pairs_made), c=against)


def holder(d: Draft, c: Chain) -> Noun:
    assert c.subject is not None
    return c.subject


def check_gift(d: Draft, node: Node, found: Noun, pairs: gifts.Pairs) -> None:
    """What Attacks, Moves and cards can have."""
    kind = pairs[0][0]
    if found.noun in verbs.ACTS and kind in gifts.ON_ATTACKS:
        message = "who attacks has the Keyword, or the line: 'the attacker gains Marksman for this Attack'"
        raise d.misfit(node, message, "R132")
    if found.noun in verbs.ACTS and kind not in OF_ATTACKS:
        raise d.misfit(node, f"{d.said(node)!r} belongs to a Character, not to an Attack", "ATK.1")
    if found.noun == i.MOVES and kind not in OF_MOVES:
        raise d.misfit(node, f"{d.said(node)!r} belongs to a Character, not to a Move", "MOVE.1")
    if kind in PLACING:
        message = "who deploys it says where it comes down: You may [Deploy] a Character, up to Row C"
        raise d.misfit(node, message, "R127")
    if kind in COMING and i.INSIDE not in verbs.tests_of(found):
        raise d.misfit(node, f"{d.said(node)!r} is of use in Hand: 'Characters in your Hand have …'", "R82")
    own = found.slot == i.SELF and d.kind == i.PASSIVE and not d.flags & i.ATTACHED_HAS
    if kind == i.COST_STAT and i.INSIDE not in verbs.tests_of(found) and not own:
        raise d.misfit(node, "costs are paid from Hand: 'Characters in your Hand have -1 cost'", "DEPLOY.2")
    if found.noun == i.TACTIC and kind == i.COST_STAT:
        return
    if found.noun in (i.GOAL, i.STRATEGY, i.TACTIC, i.OBJECTIVE, i.PLAYER):
        raise d.misfit(node, f"{d.said(node)!r} is no thing that this can have", "KEYW.1")
    inside = i.INSIDE in verbs.tests_of(found)
    if inside and kind != i.COST_STAT and kind not in COMING:
        raise d.misfit(node, "of a card that is not In Play only the cost can be changed", "R82")
    if kind in OF_FIELDS and found.noun not in (i.FIELD, i.CARD):
        raise d.misfit(node, f"{d.said(node)!r} belongs to a Field", "FIELD.1")
    if found.noun in (i.MODIFICATION, i.DIRECTIVE) and kind != i.RESILIENT and not inside:
        message = (
            f"{d.said(node)!r} belongs to a Character: of a Modification it is what 'Attached Has' gives"
        )
        raise d.misfit(node, message, "MOD.U")
    if found.noun == i.FIELD and kind not in (
        i.PRESENCE,
        i.PRESENCE_X,
        i.DESTRUCTIBLE,
        i.RESILIENT,
        i.UNMODDABLE,
        i.COST_STAT,
    ):
        raise d.misfit(node, f"{d.said(node)!r} belongs to a Character, not to a Field", "FIELD.1")


def close(d: Draft, node: Node, c: Chain) -> None:
    """A duration, for all gifts of the list that it ends."""
    made = rows.lasts(d, node)
    if node.name == "this_move" and any(one.fields[i.OP] != i.LOSE_GIFT and too_late(one) for one in c.run):
        raise d.misfit(node, TOO_LATE, "R194")
    if node.name in OF_AN_ATTACK and not all(for_attack(one) for one in c.run):
        raise d.misfit(node, "an Attack has STR, RNG, Boost, or a Keyword of Attacks", "R201")
    if node.name == "next_targeted" and not all(for_defence(one) for one in c.run):
        raise d.misfit(node, "who is attacked has DEF, DR, Cover, a Ward or an Immunity", "R290")
    if node.name == "this_attack" and any(is_charge(one) for one in c.run):
        message = (
            "Charge counts as a [Move] ends, before the Attack: it gains Charge until the end of the Phase"
        )
        raise d.misfit(node, message, "KW.CHARGE")
    if node.name == "own_attack":
        if d.fought is not None or c.subject is None or c.subject.slot != i.SELF:
            message = "this is gained by this Character, before the Attack line of the same ability"
            raise d.misfit(node, message, "R218")
        d.promised = node
    for one in c.run:
        if one.fields[i.OP] not in LENGTHS:
            raise d.misfit(node, "icons and points are gained once: nothing of them lasts", "R105")
        one.fields[i.LASTS] = made if one is c.run[-1] else rows.unsaid(made)
    govern(d, node, c, made)
    c.run = []


def is_charge(made: Record) -> bool:
    """Whether it is Charge that is gained, which an Attack on its way has no use for."""
    pairs = made.fields[i.B]
    return made.fields[i.OP] != i.LOSE_GIFT and isinstance(pairs, Record) and pairs.fields[1] == i.CHARGE


def too_late(made: Record) -> bool:
    """Whether a gift would change the points of a Move that is on its way (R194)."""
    pairs = made.fields[i.B]
    return isinstance(pairs, Record) and pairs.fields[1] in OF_MOVES


def for_attack(made: Record) -> bool:
    """Whether a gift is of use to an Attack, so that it can be for the next one (R201)."""
    pairs = made.fields[i.B]
    return made.fields[i.OP] != i.LOSE_GIFT and isinstance(pairs, Record) and pairs.fields[1] in OF_ATTACKS


def for_defence(made: Record) -> bool:
    """Whether a gift helps whoever is attacked."""
    pairs = made.fields[i.B]
    return made.fields[i.OP] != i.LOSE_GIFT and isinstance(pairs, Record) and pairs.fields[1] in OF_DEFENCE


class ChainPrinter:
    """Rows of one chain on their way to a tree."""

    def __init__(self, s: Source) -> None:
        self.s = s

    def chain(self, pc: int, end: int) -> Node:
        """The clauses of a chain, built from the last to the first."""
        s = self.s
        found: list[tuple[int, int]] = []  # rows, each with its link
        link = -1
        while pc < end:
            if link < 0:
                link = s.get(pc, i.LINK)
            if s.get(pc, i.OP) != i.PICK:
                found.append((pc, link))
                link = -1
            pc += i.ROW
        rest: Node | None = None
        after = 0
        for at, how in reversed(found):
            rest = self.link(at, rest, after)
            after = how
        assert rest is not None
        return rest

    def link(self, at: int, rest: Node | None, after: int) -> Node:
        """One clause, before those that follow it."""
        s = self.s
        op = s.get(at, i.OP)
        gift = op in GAINS or op in LOSSES
        item = self.gift(at) if gift else self.doing(at)
        name = "seq" if after == i.THEN else "and"
        if gift and rows.is_said(s, at):
            lasting = rows.print_lasting(s, at)
            item = (
                make("lasting", item, lasting)
                if rest is None
                else make(f"lasting_{name}", item, lasting, rest)
            )
        elif rest is not None:
            item = make(name, item, rest)
        return self.introduced(at, item) if gift else item

    def introduced(self, at: int, item: Node) -> Node:
        """Gifts behind whoever gains or loses them."""
        s = self.s
        op, form = s.get(at, i.OP), s.get(at, i.FORM)
        losing = op in LOSSES
        if form == BARE:
            return item
        if form == STILL_MANY:
            return make("gain", item)
        if form == STILL:
            return make("still_loses" if losing else "still_gains", item)
        who = s.ref(at, i.WHO if op in BY_PLAYER else i.A)
        wording = s.get(who, i.WORDING)
        if wording == 0:
            return make("lose" if losing else "gain", item)
        subject = nouns.print_selection(s, who)
        if subject.name in nouns.MANY:
            return make("lose_many" if losing else "gain_many", subject, item)
        return make("loses" if losing else "gains", subject, item)

    def doing(self, at: int) -> Node:
        s = self.s
        if s.get(at, i.OP) == i.BAN:
            return self.barred(at)
        verb = rows.spoken(s, verbs.DOINGS, at)
        node = Node(verb.name, rows.show(s, verb, at))
        if verb.op == i.CONTROL and s.ref(at, i.LASTS) >= 0:
            node = make(verb.name, *node.children, rows.print_lasting(s, at))
        if not verb.about:
            return node
        who = s.ref(at, verb.about)
        if not s.get(who, i.WORDING):
            return node
        subject = nouns.print_selection(s, who)
        return make("do" if subject.name in nouns.MANY else "does", subject, node)

    def barred(self, at: int) -> Node:
        s = self.s
        pattern = s.ref(at, i.B)
        verb = rows.spoken(s, verbs.BANS, pattern)
        phrase = Node(verb.name, rows.show(s, verb, pattern))
        node = make("barred", phrase, rows.print_lasting(s, at))
        who = s.ref(at, i.A)
        if not s.get(who, i.WORDING):
            return node
        subject = nouns.print_selection(s, who)
        return make("do" if subject.name in nouns.MANY else "does", subject, node)

    def gift(self, at: int) -> Node:
        s = self.s
        op = s.get(at, i.OP)
        if op in (i.GAIN_DICE, i.GAIN_VP, i.LOSE_VP):
            number = s.get(s.ref(at, i.A), i.N)
            dice = "dice_apart" if s.get(at, i.C) == i.APART else "dice"
            name = dice if op == i.GAIN_DICE else "vp" if number == 1 else "vps"
            return make(name, gifts.numeral(number))
        pairs = s.pairs(s.ref(at, i.A if op in BY_PLAYER else i.B))
        if op == i.LOSE_TOKENS and pairs[0][1] == i.MOST_TOKENS:
            node = make("all_tokens", make(w.TOKENS.word(pairs[0][0])))
        elif op == i.GAIN_EITHER:
            node = gifts.print_one_of(pairs)
        elif op in (i.GAIN, i.GAIN_TOKENS, i.LOSE_ICONS, i.LOSE_TOKENS):
            node = gifts.print_icons(pairs)
        else:
            node = gifts.print_gift(s, pairs)
        more = s.ref(at, i.C) if op not in LOSSES or op == i.LOSE_ICONS else -1
        if more < 0:
            return node
        if op == i.CHANGE:
            return make("against", node, nouns.print_foe(s, more))
        return make("each_time", node, numbers.print_per(s, more))
