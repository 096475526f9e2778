"""Steps: what is done, said, given and had, one behind the other; to their rows and printed from them."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import amount, number_in, reference, row, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node, leaf, make
from sandtable.games.oversoul.language import cards, filters, laws, numbers, places, refs, values, verbs
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import CODE, COST, LASTING, PATTERN, Draft, Noun
from sandtable.games.oversoul.language.parts import Cards, property_of

# words for cards that are Drawn, not searched for
CERTAIN: Final = frozenset(("it", "them", "that_card", "those_cards", "the_rest", *w.AMONG.numbers))
JOINTS: Final = {"next_step": i.NEXT, "then_step": i.THEN}
# what may follow a step without being one
SUFFIXES: Final = frozenset(
    (
        "lasting",
        "instead",
        "for_each",
        "for_each_yours",
        "for_each_mark",
        "for_each_archetype",
        "equal_to",
        "at_most",
        "comma_costs",
        "also",
        "comma",
    )
)
HAVING: Final = frozenset((i.HAVE_STAT, i.HAVE_KEYWORD, i.HAVE_ABILITY))
GIVING: Final = frozenset((i.GIVE_STAT, i.GIVE_KEYWORD, i.GIVE_ABILITY, i.GIVE_ENERGY))
LOSING: Final = frozenset((i.LOSE_KEYWORD, i.LOSE_ROLE, i.LOSE_ALL))
MODALS: Final = {
    "cant_be": i.FORBID,
    "cant_be_by": i.FORBID,
    "cant": i.FORBID,
    "cant_what": i.FORBID,
    "must": i.REQUIRE,
    "must_what": i.REQUIRE,
}
# what happens to cards that are not on the board yet: forbidding it is a rule for players (R157)
FROM_ELSEWHERE: Final = frozenset((i.ACTIVATE, i.PREPARE, i.SPAWN, i.ATTACH, i.DISCARD))
# what can be kept from an opponent: announced by that player, or done by that player's Ability (R200)
BY_OPPONENT: Final = frozenset((i.SELECTED_EVENT, i.EXHAUST, i.EXILE, i.RETURN))
RULED: Final = frozenset(("you", "your_opponent", "each_player"))  # players for whom there are rules
CHANGED: Final = frozenset(("they_have", "they_lose", "become", "also_become"))  # said of cards on the board
SAID_LASTING: Final = frozenset(
    ("they_have", "they_cost", "early", "enter_exhausted", "generate_more", *MODALS)
)
STAT_FORMS: Final = {"points": 0, "amount_of": 0, "plus": i.PLUS, "minus": i.MINUS}
EACH_OF: Final = {"for_each_mark": "marks_on", "for_each_archetype": "archetypes_among"}
BRACKETS: Final = {"keyword": 0, "keyword_to": i.TO, "keyword_against": i.AGAINST}
NARROWED: Final = {i.TO: (i.RESISTANT,), i.AGAINST: (i.GUARD, i.THORNS)}
AS_CONSTRUCT: Final = (i.AMORPHOUS, i.CRYSTALIZED, i.DAMNED, i.BARRIER)  # R148
UNCOUNTED: Final = frozenset((i.GIVE_KEYWORD, i.HAVE_KEYWORD))  # no number of theirs is multiplied
SAVED: Final = frozenset((i.TAKE_NONE, i.NOT_DONE))  # what needs no "instead" behind it


def flat(node: Node) -> list[tuple[str, Node]]:
    """The links of a chain in order: how each hangs on what is before it, and its node."""
    out: list[tuple[str, Node]] = []
    while (
        node.name in JOINTS
        or node.name in SUFFIXES
        or node.name in ("then_may", "if_done", "inner_if", "otherwise")
    ):
        out.append((node.name, node))
        node = node.node(0)
    out.append(("", node))
    out.reverse()
    return out


def holds(node: Node) -> bool:
    """Whether a chain says what lasts, rather than what is to be done."""
    links = flat(node)
    first = links[0][1]
    if first.name == "bare":
        return True
    if any(name == "lasting" for name, _ in links):
        return False
    if first.name == "order":
        return first.node(0).name in ("has", "more_plus")
    if first.name == "player_cant":
        return True
    return first.name == "statement" and first.node(1).name in SAID_LASTING


class Chain:
    """Rows that are being made."""

    def __init__(self, rows: list[Record]) -> None:
        self.rows = rows
        self.open: list[int] = []  # offers and ifs that reach to the end of the sentence
        self.run: list[Record] = []  # the rows of the last step: all items of its list
        self.node: Node | None = None  # the last step itself
        self.branch = 0  # how many cards were named before the last if
        self.if_at = -1


def sentence(
    d: Draft, node: Node, rows: list[Record], link: int, replacing: bool = False, asked: int = -1
) -> None:
    """One sentence: steps, an offer of all of them, or modes; `asked` is the if that its line begins with."""
    chain = Chain(rows)
    chain.if_at = asked
    if node.name == "may":
        inner = node.node(0)
        if inner.name == "order" and inner.node(0).name == "more_plus":
            steps(d, inner, chain, link, replacing)
            return
        if d.place == LASTING or replacing:
            raise d.misfit(node, "what holds or happens instead is never optional", "R162")
        chain.open.append(len(rows))
        rows.append(row(i.MAY, 0, link, reference(i.YOU)))
        node, link = inner, i.HEAD
    if node.name in ("and_modal", "then_modal"):
        steps(d, node.node(0), chain, link, replacing)
        modes(d, node.node(1), chain, i.NEXT if node.name == "and_modal" else i.THEN)
    elif node.name == "choose_modes":
        modes(d, node, chain, link)
    else:
        steps(d, node, chain, link, replacing)
    for at in chain.open:
        rows[at].fields[i.C] = (len(rows) - at) * i.ROW


def modes(d: Draft, node: Node, chain: Chain, link: int) -> None:
    if d.place != CODE:
        raise d.misfit(node, "modes are chosen when an Ability resolves", "8.3.1")
    listed: list[Node] = []
    rest = node.node(1)
    while rest.name == "mode_list":
        listed.insert(0, rest.node(1))
        rest = rest.node(0)
    listed.insert(0, rest)
    count = int(node.word(0))
    if len(listed) == 1:
        message = "the ways stand on one line with strokes between: Choose 1: Draw 1 / Exhaust 1 Unit"
        raise d.misfit(node, message, "8.3.1")
    if not 1 <= count < len(listed):
        raise d.misfit(node, f"choose fewer than the {len(listed)} modes there are, and at least 1")
    head = len(chain.rows)
    chain.rows.append(row(i.MODES, 0, link, a=count))
    named = len(d.mentions)
    for one in listed:
        at = len(chain.rows)
        chain.rows.append(row(i.MODE))
        inner = Chain(chain.rows)
        steps(d, one, inner, i.HEAD, False)
        for opened in inner.open:
            chain.rows[opened].fields[i.C] = (len(chain.rows) - opened) * i.ROW
        chain.rows[at].fields[i.C] = (len(chain.rows) - at) * i.ROW
        del d.mentions[named:]
    chain.rows[head].fields[i.C] = (len(chain.rows) - head) * i.ROW


def steps(d: Draft, node: Node, chain: Chain, link: int, replacing: bool) -> None:
    """All steps of a chain, with what hangs on each."""
    instead = False
    for how, part in flat(node):
        if how == "" or how in JOINTS:
            step(d, part if how == "" else part.node(1), chain, JOINTS.get(how, link))
        elif how in ("then_may", "if_done", "inner_if", "otherwise"):
            branch(d, how, part, chain)
        elif how in ("also", "comma"):
            more(d, part.node(1), chain)
        elif how == "lasting":
            last(d, part, chain)
        elif how == "instead":
            instead = True
        elif how == "comma_costs":
            made = chain.run[-1]
            if number_in(made, i.OP) != i.ACTIVATE or made.fields[i.B]:
                raise d.misfit(part, "only what is Activated by this costs less or more here")
            made.fields[i.B] = numbers.digits(int(part.word(1)))
            made.fields[i.FORM] = w.PRICES.number(part.node(2).name)
        elif how == "at_most":
            at_most(d, part, chain)
        else:
            measured(d, how, part, chain)
    complete(d, node, chain)
    said = replacing and not any(number_in(made, i.OP) in SAVED for made in chain.rows)
    if instead != said:
        raise d.misfit(node, "'instead' ends what replaces something, and stands nowhere else", "R162")


def complete(d: Draft, node: Node, chain: Chain) -> None:
    """ "equal to" stands exactly where the number is missing."""
    for made in chain.rows:
        who = made.fields[i.WHO]
        if number_in(made, i.OP) == i.FORBID and d.place == CODE and not made.fields[i.LASTS]:
            if isinstance(who, Record) and is_player_rule(who):
                raise d.misfit(node, "say how long: (this turn) or (until your next cycle)", "R157")
        field = verbs.COUNTED.get(number_in(made, i.OP), -1)
        held = made.fields[field] if field >= 0 else 0
        if isinstance(held, Record) and held.fields[lay.KIND] == i.EQUAL and not held.fields[lay.PER]:
            raise d.misfit(node, "how many is missing: write a number, or 'equal to …' behind the step")


def is_player_rule(who: Record) -> bool:
    """Whether what is forbidden is forbidden to a player."""
    wording = number_in(who, i.WORDING)
    return w.REFERENCES.means(wording) and w.REFERENCES.word(wording) in RULED


def branch(d: Draft, how: str, node: Node, chain: Chain) -> None:
    """Then you can, if you do, inner if, otherwise: they reach to the end of the sentence."""
    if d.place != CODE:
        raise d.misfit(node, "a Cost is paid whole, and what holds has no steps", "R125")
    what = node.node(len(node.children) - 1)
    at = len(chain.rows)
    if how == "then_may":
        chain.rows.append(row(i.MAY, 0, i.THEN, reference(i.YOU)))
        chain.open.append(at)
    elif how == "otherwise":
        if chain.if_at < 0:
            raise d.misfit(node.node(1), "'otherwise' needs an 'if' before it in its sentence", "R161")
        chain.rows.append(row(i.ELSE))
        if chain.if_at in chain.open:
            chain.open.remove(chain.if_at)
        chain.rows[chain.if_at].fields[i.C] = (at + 1 - chain.if_at) * i.ROW
        chain.open.append(at)
        del d.mentions[chain.branch :]
        chain.if_at = -1
    else:
        if how == "if_done":
            if d.chosen:
                raise d.misfit(node, "choosing does nothing yet: say it behind what is done to them", "R161")
            met = Record([i.JUST_NOW, 1, row(i.DID)])
        else:
            d.done = frozenset(d.steps)
            met = laws.condition(d, node.node(1), i.JUST_NOW)
        chain.rows.append(row(i.IF, 0, i.HEAD, a=met))
        chain.open.append(at)
        chain.if_at = at
        chain.branch = len(d.mentions)
    step(d, what, chain, i.HEAD)


# ---- one step


def finish(d: Draft, chain: Chain, made: Record) -> None:
    """The picks that a row needs, and the row."""
    op = number_in(made, i.OP)
    chooser: Field = d.actor if d.actor is not None else reference(i.YOU)
    for record in d.picks:
        wording = number_in(record, i.WORDING)
        named = w.DETERMINERS.means(wording) and w.DETERMINERS.word(wording) in cards.NUMBERED
        counts = d.place == CODE and op != i.CHOOSE and (named or wording in (w.TOP_CARD, w.TOP_CARDS))
        chain.rows.append(row(i.PICK, int(counts), i.HEAD, chooser, record))
    d.picks = []
    places.moved(d, made)
    touched = made.fields[i.A]
    if op in w.DONE_TO.values() and isinstance(touched, Record):
        for noun in (*d.selected, *d.mentions):
            if noun.slot == touched.fields[i.SLOT]:
                d.done_to[op] = noun
    d.steps.add(op)
    d.drawn += op == i.DRAW
    d.chosen = op == i.CHOOSE
    chain.rows.append(made)
    chain.run.append(made)


def step(d: Draft, node: Node, chain: Chain, link: int) -> None:
    chain.run = []
    d.step_from = len(d.mentions)
    d.done = frozenset(d.steps)
    chain.node = node
    d.actor = None
    name = node.name
    if name == "bare":
        if d.place != LASTING:
            raise d.misfit(node, "say who gets it: write Gain or Give", "R157")
        finish(d, chain, thing(d, node.node(0), having(d, 0), True, link))
    elif name == "order":
        act(d, node.node(0), chain, link, reference(i.YOU))
    elif name == "player_acts":
        who = refs.player(d, node.node(0))
        verb = verbs.BY_NAME.get(node.node(1).name)
        if verb is None or "w" not in verb.roles or d.place != CODE:
            raise d.misfit(
                node, "only you and your cards do this; players draw, discard, sacrifice and the like"
            )
        d.actor = who
        act(d, node.node(1), chain, link, who)
    elif name == "player_cant":
        finish(d, chain, player_rule(d, node, link))
    elif name in ("next_generates", "next_costs", "next_costs_amount"):
        if d.place != CODE:
            raise d.misfit(node, "this happens once, so it needs a Law or stands on an Event", "R157")
        verb_step(d, verbs.BY_NAME[name], node, chain, link, reference(i.YOU))
    else:
        stated(d, node, chain, link)


def player_rule(d: Draft, node: Node, link: int) -> Record:
    """What a player cannot do: a rule for that player (R157, R163)."""
    if d.place == COST:
        raise d.misfit(node, f"{d.said(node)!r} is no Cost", "8.2.1")
    who = refs.player(d, node.node(0))
    if node.node(0).name not in RULED:
        raise d.misfit(node.node(0), "rules are for you, your opponent or each player", "R163")
    op = w.DEEDS.number(node.node(1).name)
    if op == i.RETALIATE:
        raise d.misfit(node, "cards Retaliate: write Opposing Units can't Retaliate", "R163")
    return row(i.FORBID, 0, link, who, row(op, 0, i.HEAD, Record([who.fields[0], 0, *who.fields[2:]])))


def act(d: Draft, node: Node, chain: Chain, link: int, who: Record) -> None:
    """A verb without a subject, or with a player as its subject."""
    name = node.name
    if name == "gain":
        only(d, node, CODE, "Gain stands in what resolves; write Has", "R157")
        if node.node(0).name != "energy":
            places.check(d, node, Noun(reference(i.SELF), i.SELF, False), places.ON_BOARD, "3.2.3")
        finish(d, chain, thing(d, node.node(0), reference(i.SELF), False, link))
    elif name == "give":
        only(d, node, CODE, "Give stands in what resolves; write Have", "R157")
        noun = cards.cards(d, node.node(0))
        places.check(d, node.node(0), noun, places.ON_BOARD, "3.2.3")
        d.mention(noun)
        finish(d, chain, thing(d, node.node(1), noun.record, False, link))
    elif name == "has":
        only(d, node, LASTING, "Has and Have hold for ever; in what resolves write Gain or Give", "R157")
        finish(d, chain, thing(d, node.node(0), having(d), True, link))
    else:
        node = from_the_top(d, node)
        verb = verbs.BY_NAME[node.name]
        letter = "c" if d.place == COST else "l" if d.place == LASTING else "o"
        if verb.roles == "p":
            raise d.misfit(
                node, f"{d.said(node)!r} stands in Laws alone: If your opponent uses an Ability* …"
            )
        if letter not in verb.roles:
            what = {"c": "is no Cost", "l": "does not last", "o": "stands only before the arrow, as a Cost"}[
                letter
            ]
            if name == "select" and letter == "o":
                what += "; behind it write Choose"
            raise d.misfit(
                node, f"{d.said(node)!r} {what}", {"c": "8.2.1", "l": "R157", "o": "8.0.4"}[letter]
            )
        if verb.form == 1 and verb.op in (i.PAY, i.PAY_COST):
            who = selection(i.OPPONENT, 0, d.new_slot())
        verb_step(d, verb, node, chain, link, who)


def from_the_top(d: Draft, node: Node) -> Node:
    """ "Draw 2 cards" asks for no certain cards: they are the top ones, and it is written Draw 2 (8.7.23)."""
    if node.name != "draw_cards":
        return node
    said = node.node(0)
    if said.name in CERTAIN or cards.is_among(said):
        return Node("take_up", node.children, node.at, node.end)
    one = cards.determiner(said) == "an"
    if said.name not in ("n", "up_to", "that_many") and not one:
        return node
    what = said.node(len(said.children) - 1)
    if what.name != "unsigned" or what.node(0).name != "kind_noun" or what.node(0).node(0).name != "card":
        return node
    if said.name == "up_to":
        raise d.misfit(said, "cards from the top are Drawn in a number: write Draw 2, or You can Draw 1")
    count = "1" if one else "" if said.name == "that_many" else said.word(0)
    number = make("number", leaf("NUM", count)) if count else make("as_many")
    return Node("draw", [number], node.at, node.end)


def having(d: Draft, wording: int = w.HAS) -> Record:
    """Who Has, said or not: this card, or under AURA this card and what surrounds it (8.5.7)."""
    if not d.aura:
        return reference(i.SELF, wording)
    fits: Field = Record([*d.around.fields]) if d.around is not None else 0
    return selection(i.AROUND, wording, i.SELF, 1, i.MANY, fits)


def only(d: Draft, node: Node, place: int, message: str, clause: str) -> None:
    if d.place != place:
        raise d.misfit(node, message, clause)


def verb_step(d: Draft, verb: verbs.Verb, node: Node, chain: Chain, link: int, who: Field) -> None:
    made = row(verb.op, verb.form, link, who)
    at = 0
    for part in verb.parts:
        at += part.fill(d, made, node, at, d.place)
    if verb.op == i.SELECT and d.place == COST and made.fields[i.A] is not None:
        chosen = made.fields[i.A]
        assert isinstance(chosen, Record)
        if chosen.fields[i.MODE_OF] != i.SELECTED:
            raise d.misfit(node, "Select says which cards: Select 1 Unit", "8.2.2")
    spoken_of = made.fields[i.WHO]
    if verb.op == i.SET_STAT and isinstance(spoken_of, Record):
        places.check_stat(d, node, spoken_of, number_in(made, i.A))
    if verb.name == "remove_some" and d.place == COST:
        taken = made.fields[i.B]
        if not isinstance(taken, Record) or refs.slot_of(taken) != i.SELF:
            raise d.misfit(node, "as a Cost marks are removed from this card", "8.2.2")
    if verb.op == i.CALL and made.fields[i.A] in (i.CAST, i.QUICK, i.AURA):
        raise d.misfit(node, "CAST and QUICK are used by decision and AURA lasts: none is triggered", "8.5.3")
    if verb.op in (i.RETURN, i.RETURN_ORDERED):
        places.check_returned(d, node, made)
    if verb.op in places.MOVING and d.place == CODE:
        places.check_announced(d, node, made.fields[i.A])
    finish(d, chain, made)
    if verb.op == i.GAZE:
        d.unnamed = (
            "what was Gazed at; write 'the top card of your Deck', or Look at the top 2 cards of your Deck, "
            "then Discard 1 of them, then Return the rest to the top of your Deck in any order"
        )
    elif verb.op == i.DRAW and i.DISCARD in d.steps:
        d.unnamed = "what was Drawn or what was Discarded; ask before Drawing, or name the cards again"


def stated(d: Draft, node: Node, chain: Chain, link: int) -> None:
    """Cards, and what is said of them."""
    said = node.node(1)
    name = said.name
    if d.place == COST:
        raise d.misfit(node, f"{d.said(node)!r} is no Cost", "8.2.1")
    place = d.place
    if place == CODE and name == "cant_be" and laws.done_event(d, said.node(0)) in FROM_ELSEWHERE:
        d.place = LASTING if node.node(0).name not in w.REFERENCES else place
    d.of_links = name == "cant_be" and laws.done_event(d, said.node(0)) == i.CANCEL
    d.counts_turn = name == "they_cost"
    noun = cards.cards(d, node.node(0))
    d.of_links = d.counts_turn = False
    d.place = place
    if name in CHANGED:
        places.check(d, node.node(0), noun, places.ON_BOARD, "3.2.3")
    if d.place == CODE and noun.record.fields[i.MODE_OF] != i.GROUP:
        d.mention(noun)
    who = noun.record
    if name == "they_have":
        only(d, node, LASTING, "Has and Have hold for ever; in what resolves write Give", "R157")
        finish(d, chain, thing(d, said.node(0), who, True, link))
    elif name == "they_lose":
        only(d, node, CODE, "losing happens once, in what resolves", "R157")
        finish(d, chain, lost(d, said.node(0), who, link))
    elif name in ("become", "also_become"):
        only(d, node, CODE, "Becoming happens once, in what resolves", "R129")
        finish(d, chain, become(d, said.node(0), who, link, int(name == "also_become")))
    elif name in MODALS:
        finish(d, chain, modal(d, said, noun, link))
    elif name == "is_not":
        op = laws.done_event(d, said.node(0))
        made = row(i.NOT_DONE, 0, link, who, op)
        if op > 99 or not d.replaced == op:
            raise d.misfit(said, "only what would happen can be kept from happening", "R162")
        spared(d, node, noun)
        finish(d, chain, made)
    else:
        verb = verbs.BY_NAME[name]
        if "i" in verb.roles and d.replaced != i.TAKE:
            raise d.misfit(said, "this stands behind a Law with 'would Take DMG'", "R162")
        if verb.op == i.TAKE_NONE:
            spared(d, node, noun)
        if verb.op == i.TAKE_IT and (noun.plural or who.fields[i.MODE_OF] in (i.CHOOSING, i.RANDOM)):
            raise d.misfit(
                node.node(0),
                "one card Takes it, and nobody chooses which: write This card, or Your Leader",
                "R162",
            )
        if d.place == LASTING and "l" not in verb.roles:
            raise d.misfit(said, "this happens once, so it needs a Law or stands on an Event", "R157")
        if d.place == CODE and not set(verb.roles) & {"o", "i"}:
            raise d.misfit(
                said, "this holds for ever; in what resolves write Reduce … ENERGY Cost by", "R157"
            )
        leader = (i.LEADER_RANK, i.POOL)
        if verb.op in leader and not is_leader(who):
            raise d.misfit(node.node(0), "only a Leader does this", "5.4.3")
        verb_step(d, verb, said, chain, link, who)


def spared(d: Draft, node: Node, noun: Noun) -> None:
    """What does not happen is what would happen to the card of the Law, and to no other."""
    if d.law is not None and noun.slot == d.law.slot:
        return
    if d.said(node.node(0)).lower() != d.would:
        message = f"this line is about what would happen to {d.would}: write that here"
        raise d.misfit(node.node(0), message, "R162")


def is_leader(who: Record) -> bool:
    fits = who.fields[i.FITS]
    return isinstance(fits, Record) and (i.NOUN, i.LEADER) in zip(fits.fields[1::3], fits.fields[2::3])


def modal(d: Draft, said: Node, noun: Noun, link: int) -> Record:
    """Can't and must: a pattern that may not, or has to, happen."""
    subject = noun.record
    if subject.fields[i.MODE_OF] == i.GROUP:
        matched = Record([i.MATCH, 0, *subject.fields[2:]])
    elif d.place == LASTING and subject.fields[i.MODE_OF] != i.REF:
        matched = Record(
            [*subject.fields]
        )  # the Attached card: looked up each time, for no register holds it
    else:
        matched = reference(noun.slot)
    name = said.name
    if name in ("cant_be", "cant_be_by"):
        op = laws.done_event(d, said.node(0))
        if op == i.DRAWN:
            raise d.misfit(said, "nobody sees which card is Drawn before it is", "R171")
        if op == i.CANCEL and noun.slot == i.SELF:
            raise d.misfit(
                said, "a card that waits in the chain is not Active, so its text does not work yet", "3.2.4"
            )
        pattern = row(op, 1)
        pattern.fields[laws.object_field(op)] = matched
        if name == "cant_be_by":
            if op not in BY_OPPONENT:
                message = "only of what is Selected, Exhausted, Exiled or Returned is asked whether it is"
                raise d.misfit(
                    said,
                    f"{message} by your opponent; CRYSTALIZED keeps a card from being Shattered by anybody",
                    "8.6.36",
                )
            pattern.fields[i.WHO] = selection(i.OPPONENT, 0, d.new_slot())
    else:
        op = w.DEEDS.number(said.node(0).name)
        if op in (i.ACTIVATE, i.DRAWN, i.PREPARE):
            raise d.misfit(
                said, "players do this, not cards: write can't be Activated, or can't be Prepared", "R163"
            )
        pattern = row(op, 0, i.HEAD, matched)
        if len(said.children) > 1:
            if op != i.ATTACK:
                raise d.misfit(said, "only Attacks are aimed at something", "6.4.2")
            place, d.place = d.place, PATTERN
            pattern.fields[i.A] = laws.singular(d, said.node(1), allow_many=True).record
            d.place = place
    if MODALS[name] == i.REQUIRE and op not in (i.ATTACK, i.GUARD_EVENT):
        raise d.misfit(said, "cards must Attack or Guard, nothing else", "R163")
    return row(MODALS[name], 0, link, subject, pattern)


# ---- things


def thing(d: Draft, node: Node, who: Record, has: bool, link: int) -> Record:
    """What is gained, given or had: one row."""
    name = node.name
    if name in STAT_FORMS:
        form = STAT_FORMS[name]
        if has and form == 0 and name != "amount_of":
            raise d.misfit(node, "what a card has more is written with its sign: +1 DMG")
        if not has and form == i.PLUS:
            raise d.misfit(node, "what is gained or given is written without a sign: 1 DMG")
        stat = node.node(len(node.children) - 1)
        if not has and d.place == CODE:
            d.numbered = True
        many = amount(i.EQUAL) if name == "amount_of" else numbers.number(d, node.node(0))
        places.check_stat(d, node, who, w.STATS.number(stat.name))
        op = i.HAVE_STAT if has else i.GIVE_STAT
        if has and name == "amount_of":
            form = i.ALTOGETHER  # what is added is written with its sign, and for each
        return row(op, form, link, who, w.STATS.number(stat.name), many)
    if name == "energy":
        if has or number_in(who, i.WORDING):
            raise d.misfit(node, "ENERGY is only Gained; or write Your Leader Generates", "R126")
        return row(i.GIVE_ENERGY, 0, link, who, numbers.number(d, node.node(0)))
    if name == "quoted":
        if d.quoted:
            raise d.misfit(node, "a quoted Ability cannot quote another")
        return row(i.HAVE_ABILITY if has else i.GIVE_ABILITY, 0, link, who, d.whole(d, node.node(0)))
    keyword = w.KEYWORDS.number(node.word(0))
    bracket = BRACKETS[name]
    made = row(i.HAVE_KEYWORD if has else i.GIVE_KEYWORD, 0, link, who, keyword)
    if bracket:
        if keyword not in NARROWED[bracket]:
            raise d.misfit(node, f"{node.word(0)} has no such bracket", "8.6.1")
        made.fields[i.B] = filters.described(d, node.node(1)).record()
        made.fields[i.C] = bracket
    return made


def lost(d: Draft, node: Node, who: Record, link: int) -> Record:
    if node.name in ("lost_keyword", "keyword"):
        return row(i.LOSE_KEYWORD, 0, link, who, w.KEYWORDS.number(node.word(0)))
    if node.name in ("lost_role", "more_role"):
        return row(i.LOSE_ROLE, 0, link, who, w.ROLES.number(node.word(0)))
    if node.name not in ("lost_all", "more_all"):
        raise d.misfit(node, "what is lost is a Keyworded Ability, a Role, or all of something")
    return row(i.LOSE_ALL, 0, link, who, property_of(d, node.node(0)))


def become(d: Draft, node: Node, who: Record, link: int, form: int) -> Record:
    if node.name == "become_role":
        return row(i.BECOME_ROLE, form, link, who, w.ROLES.number(node.word(0)))
    if node.name == "become_archetype":
        return row(i.BECOME_ARCHETYPE, form, link, who, w.ARCHETYPES.number(node.word(0)))
    what = property_of(d, node.node(1))
    if what not in (i.ROLES, i.ARCHETYPE_PROPERTY):
        raise d.misfit(node, "a card Becomes Roles or an Archetype; stats and Abilities are Copied", "R129")
    return row(i.BECOME, form, link, who, what, refs.owner(d, node.node(0)))


# ---- what hangs on a step


def more(d: Draft, node: Node, chain: Chain) -> None:
    """One more item of the list that the last step has begun."""
    first = chain.run[0]
    op = number_in(first, i.OP)
    who = first.fields[i.WHO]
    before = d.said(chain.node) if chain.node is not None else ""
    again: Record | None = None
    if (
        op in HAVING | GIVING
        and isinstance(who, Record)
        and node.name not in ("more_cards", "more_prop", "more_role", "more_all")
    ):
        again = thing(d, node, unsaid(who), op in HAVING, i.AND)
    elif op in LOSING and isinstance(who, Record):
        again = lost(d, node, unsaid(who), i.AND)
    elif op in (i.COPY, i.STEAL, i.COPY_TO) and node.name in ("more_prop", "amount_of"):
        what = (
            w.STATS.number(node.node(0).name)
            if node.name == "amount_of"
            else w.PROPERTIES.number(node.node(0).name)
        )
        again = row(op, number_in(first, i.FORM), i.AND, who, what, first.fields[i.B])
        if op == i.COPY_TO and isinstance(who, Record):
            again.fields[i.WHO] = unsaid(who)
    elif node.name == "more_cards":
        verb = verbs.SPOKEN.get((op, number_in(first, i.FORM)))
        place = [part for part in verb.parts if isinstance(part, Cards)] if verb is not None else []
        if place and verb is not None and verb.parts[-1] is place[-1]:
            again = Record([*first.fields])
            again.fields[i.LINK] = i.AND
            place[-1].fill(d, again, node, 0, d.place)
    if again is None:
        raise d.misfit(node, f"{d.said(node)!r} goes on a list, but {before!r} before it has none")
    finish(d, chain, again)


def unsaid(who: Record) -> Record:
    """The same cards again, not printed."""
    if who.fields[i.MODE_OF] in (i.CHOOSING, i.EACH, i.RANDOM, i.TOP):
        return reference(number_in(who, i.SLOT))
    return Record([who.fields[0], 0, *who.fields[2:]])


def last(d: Draft, node: Node, chain: Chain) -> None:
    """How long: for all items of the step's list."""
    kind = w.DURATIONS.number(node.word(1))
    for made in chain.run:
        op = number_in(made, i.OP)
        if op not in verbs.TIMED or d.place != CODE:
            raise d.misfit(
                node, f"nothing lasts here: {node.word(1)} goes with what is gained or given", "R157"
            )
        if made.fields[i.LASTS]:
            raise d.misfit(node, "this has a duration already")
        if kind == i.AS_CONSTRUCT and (op != i.GIVE_KEYWORD or made.fields[i.A] not in AS_CONSTRUCT):
            raise d.misfit(
                node, "a Construct itself has AMORPHOUS, CRYSTALIZED, DAMNED or BARRIER only", "R148"
            )
        made.fields[i.LASTS] = Record([kind, 0, 0])
        if kind == i.END_OF_BATTLE and op in (i.COPY, i.STEAL, i.COPY_TO):
            raise d.misfit(
                node, "what is Copied or Stolen lasts longer than a Battle: write (this turn)", "R196"
            )
    if kind == i.END_OF_BATTLE:
        check_battle(d, node)
    before(chain, kind)


def check_battle(d: Draft, node: Node) -> None:
    """What lasts until End of Battle happens while there is one; other triggers wait (R92, R196)."""
    if d.under in (i.WHEN, i.IF_LAW) and d.heard in (i.ATTACK, i.GUARD_EVENT):
        d.in_battle = True
    elif d.under not in (i.NO_LAW, i.ATTACK_LAW, i.QUICK, i.ONLY_WHEN, i.ONLY_IF):
        message = (
            "this happens before or after a Battle: write (this turn), or ATTACK* or If … Attacks* before it"
        )
        raise d.misfit(node, message, "R196")


def before(chain: Chain, kind: int) -> None:
    """A duration that is said last holds for all steps that & joins to it and that say none (R186)."""
    at = next(n for n, made in enumerate(chain.rows) if made is chain.run[0])
    while at > 0 and chain.rows[at].fields[i.LINK] in (i.NEXT, i.AND, i.HEAD):
        if chain.rows[at].fields[i.LINK] == i.HEAD and number_in(chain.rows[at], i.OP) != i.PICK:
            return
        at -= 1
        made = chain.rows[at]
        op = number_in(made, i.OP)
        if op in (i.IF, i.ELSE, i.MAY, i.MODES, i.MODE) or made.fields[i.LASTS]:
            return
        if op in verbs.TIMED and kind != i.AS_CONSTRUCT:
            made.fields[i.LASTS] = Record([kind, 0, 0])


def measured(d: Draft, how: str, node: Node, chain: Chain) -> None:
    """ "for each" multiplies the number of a step, "equal to" is it."""
    if how == "equal_to":
        per = values.value(d, node.node(1))
    elif how in EACH_OF:
        per = values.value(d, Node(EACH_OF[how], node.children[1:], node.at, node.end))
    else:
        found = filters.described(d, node.node(1))
        if how == "for_each_yours":
            found.add(i.SIDE, i.YOURS)
        if d.place == LASTING:
            d.closed = True
        per = amount(i.COUNT, int(how == "for_each_yours"), found.record())
    for number, made in enumerate(chain.run):
        field = verbs.COUNTED.get(number_in(made, i.OP), -1)
        if number < len(chain.run) - 1 and number_in(made, i.OP) in UNCOUNTED:
            continue
        held = made.fields[field] if field >= 0 else 0
        if not isinstance(held, Record) or held.fields[lay.PER]:
            raise d.misfit(node, "there is no number here that this could count")
        if (held.fields[lay.KIND] == i.EQUAL) != (how == "equal_to"):
            raise d.misfit(node, "'equal to' stands where the number is missing, 'for each' behind a number")
        held.fields[lay.PER] = per


def at_most(d: Draft, node: Node, chain: Chain) -> None:
    """How much it is altogether, whatever is counted: (max 4) (R197)."""
    most = int(node.word(1))
    counted = [made.fields[verbs.COUNTED.get(number_in(made, i.OP), i.OP)] for made in chain.run]
    held = next((one for one in reversed(counted) if isinstance(one, Record) and one.fields[lay.PER]), None)
    if held is None:
        raise d.misfit(
            node, "(max …) goes with what is counted: Gain 1 DMG for each of your Units (max 4)", "R197"
        )
    per = held.fields[lay.PER]
    assert isinstance(per, Record)
    each = 1 if held.fields[lay.KIND] == i.EQUAL else number_in(held, lay.N)
    plain = held.fields[lay.KIND] in (i.EQUAL, i.EXACTLY)
    if not plain or most == 0 or most % each or number_in(per, lay.KIND) == i.AT_MOST:
        raise d.misfit(node, "the most is written once, as a number that the counting can come to", "R197")
    held.fields[lay.PER] = amount(i.AT_MOST, most // each, 0, per)
