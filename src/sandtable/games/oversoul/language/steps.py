"""Steps, one behind the other: sentences, offers, ways to choose from, then, if and otherwise."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import number_in, reference, row
from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import laws, numbers, refs, verbs
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.chain import Chain
from sandtable.games.oversoul.language.doing import HAND_SIZES, MODALS, RULED, step
from sandtable.games.oversoul.language.draft import CODE, LASTING, Draft
from sandtable.games.oversoul.language.suffixes import at_least, at_most, last, measured, more

JOINTS: Final = {"next_step": i.NEXT, "then_step": i.THEN}
# what reaches to the end of its sentence
BRANCHES: Final = frozenset(
    (
        "then_may",
        "if_done",
        "if_done_may",
        "if_they_do",
        "if_they_dont",
        "inner_if",
        "inner_if_may",
        "otherwise",
    )
)
# what may follow a step without being one
SUFFIXES: Final = frozenset(
    (
        "lasting",
        "instead",
        "for_each",
        "for_each_yours",
        "for_each_mark",
        "for_each_archetype",
        "for_each_archetype_except",
        *w.EACH_ZONE.numbers,
        "for_every",
        "for_every_yours",
        "for_each_done",
        "equal_to",
        "at_most",
        "at_least",
        "comma_costs",
        "also",
        "comma",
    )
)
SAID_LASTING: Final = frozenset(
    (
        "they_have",
        "they_cost",
        "early",
        "enter_exhausted",
        "generate_more",
        "takes_most",
        *[one.name for one in (*verbs.HURTS, *verbs.STRIKES)],
        *MODALS,
    )
)
# rows that do nothing to any card
UNSTEPPED: Final = frozenset((i.PICK, i.MAY, i.IF, i.ELSE, i.MODES, i.MODE))
# what brings about what an if asks for, where that is more than the deed of the same name
LEAVING: Final = frozenset(
    (i.DEAL, i.SPLIT, i.SHATTER, i.EXILE, i.RETURN, i.RETURN_ORDERED, i.SACRIFICE, i.SHUFFLE_INTO,
     i.GIVE_STAT, i.SET_STAT, i.EXCHANGE)
)  # fmt: skip
CAUSES: Final = {
    i.SHATTER: frozenset((i.DEAL, i.SPLIT, i.SHATTER, i.GIVE_STAT, i.SET_STAT, i.EXCHANGE)), i.LEAVE: LEAVING,
    i.TAKE: frozenset((i.DEAL, i.SPLIT)), i.DEAL: frozenset((i.DEAL, i.SPLIT)),
    i.HEAL: frozenset((i.HEAL, i.HEAL_FULL)), i.DRAWN: frozenset((i.DRAW, i.SEARCH, i.TAKE_UP)),
    i.ENTER: frozenset((i.SPAWN, i.SPAWN_ATTACH, i.SPAWN_TOTEM, i.ATTACH, i.ACTIVATE)),
    i.EXHAUST: frozenset((i.EXHAUST, i.SPAWN, i.SPAWN_ATTACH, i.ATTACH)),
    i.REACTIVATE: frozenset((i.REACTIVATE, i.ATTACH)), i.RETURN: frozenset((i.RETURN, i.RETURN_ORDERED)),
}  # fmt: skip
CERTAIN_CARDS: Final = frozenset((i.REF, i.HOST, i.ATTACKER, i.ATTACKED_CARD, i.USER))
SAVED: Final = frozenset((i.TAKE_NONE, i.NOT_DONE))  # what needs no "instead" behind it


def flat(node: Node) -> list[tuple[str, Node]]:
    """The links of a chain in order: how each hangs on what is before it, and its node."""
    out: list[tuple[str, Node]] = []
    while node.name in JOINTS or node.name in SUFFIXES or node.name in BRANCHES:
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
    if first.name in ("player_cant", "preparing_costs", *HAND_SIZES):
        return True
    return first.name == "statement" and first.node(1).name in SAID_LASTING


def sentence(d: Draft, node: Node, rows: list[Record], link: int, replacing: bool = False) -> None:
    """One sentence: steps, an offer of all of them, or modes; perhaps behind an if of its own."""
    chain = Chain(rows)
    if node.name == "if_sentence":
        d.done = frozenset(d.steps)
        asks(d, chain, asked(d, node.node(0), chain, i.NOW if link == i.HEAD else i.JUST_NOW), link)
        node, link = node.node(1), i.HEAD
    if node.name == "may":
        inner = node.node(0)
        if inner.name == "order" and inner.node(0).name == "more_plus":
            steps(d, inner, chain, link, replacing)
            return
        if d.place == LASTING or replacing:
            message = "what holds or happens instead is never optional: leave out You can"
            raise d.misfit(node, message, "R162")
        chain.opens(d)
        rows.append(row(i.MAY, 0, link, reference(i.YOU)))
        node, link = inner, i.HEAD
    if node.name in ("and_modal", "then_modal"):
        steps(d, node.node(0), chain, link, replacing)
        modes(d, node.node(1), chain, i.NEXT if node.name == "and_modal" else i.THEN)
    elif node.name in ("choose_modes", "choose_more", "player_chooses"):
        modes(d, node, chain, link)
    else:
        steps(d, node, chain, link, replacing)
    for at in chain.open:
        rows[at].fields[i.C] = (len(rows) - at) * i.ROW
    if chain.certain >= 0:
        d.perhaps.update([noun.slot for noun in d.mentions[chain.certain :]])


def modes(d: Draft, node: Node, chain: Chain, link: int) -> None:
    if d.place != CODE:
        raise d.misfit(node, "modes are chosen when an Ability resolves", "8.3.1")
    listed: list[Node] = []
    who: Field = 0
    if node.name == "player_chooses":
        who = chooser(d, node)
    rest = node.node(len(node.children) - 1)
    more, met = 0, None
    if node.name == "choose_more":
        more, met = int(node.word(1)), laws.condition(d, node.node(2), i.NOW)
    while rest.name == "mode_list":
        listed.insert(0, rest.node(1))
        rest = rest.node(0)
    listed.insert(0, rest)
    count = int(node.word(1 if node.name == "player_chooses" else 0))
    if len(listed) == 1:
        message = "the ways stand on one line with strokes between: Choose 1: Draw 1 / Exhaust 1 Unit"
        raise d.misfit(node, message, "8.3.1")
    if not 1 <= count < len(listed):
        raise d.misfit(node, f"choose fewer than the {len(listed)} modes there are, and at least 1")
    if met is not None and not count < more <= len(listed):
        raise d.misfit(
            node, f"the other number is more than {count}, and no more than the {len(listed)} modes there are"
        )
    head = len(chain.rows)
    chain.rows.append(row(i.MODES, more, link, who, count, met if met is not None else 0))
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


def chooser(d: Draft, node: Node) -> Record:
    """The one player who chooses between ways, and is not you (R224)."""
    if node.node(0).name not in ("your_opponent", "that_player"):
        message = "one player chooses between ways: Choose 1: …, or Your opponent Chooses 1: …"
        raise d.misfit(node.node(0), message, "R224")
    return refs.player(d, node.node(0))


def steps(d: Draft, node: Node, chain: Chain, link: int, replacing: bool) -> None:
    """All steps of a chain, with what hangs on each."""
    instead = False
    for how, part in flat(node):
        if how == "" or how in JOINTS:
            step(d, part if how == "" else part.node(1), chain, JOINTS.get(how, link))
        elif how in BRANCHES:
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
        elif how == "at_least":
            at_least(d, part, chain)
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
        chain.opens(d)
        chain.rows.append(row(i.MAY, 0, i.THEN, reference(i.YOU)))
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
    elif how == "if_they_dont":
        theirs(d, node, chain)
        chain.branch = len(d.mentions)
        chain.rows.append(row(i.IF, 0, i.HEAD, a=Record([i.JUST_NOW, 1, row(i.DID)])))
        chain.rows[-1].fields[i.C] = 2 * i.ROW
        chain.open.append(at + 1)
        chain.rows.append(row(i.ELSE))
    else:
        if how == "if_they_do":
            theirs(d, node, chain)
        elif how.startswith("if_done") and is_theirs(chain):
            raise d.misfit(node, "who was asked is another player: write if they do", "R287")
        if how.startswith(("if_done", "if_they")):
            if d.chosen:
                raise d.misfit(node, "choosing does nothing yet: say it behind what is done to them", "R161")
            met = Record([i.JUST_NOW, 1, row(i.DID)])
        else:
            d.done = frozenset(d.steps)
            met = asked(d, node.node(1), chain, i.JUST_NOW)
        asks(d, chain, met, i.HEAD)
        if how.endswith("_may"):
            chain.opens(d)
            chain.rows.append(row(i.MAY, 0, i.HEAD, reference(i.YOU)))
    step(d, what, chain, i.HEAD)


def is_theirs(chain: Chain) -> bool:
    """Whether the step before is one that another player was asked to do."""
    return chain.node is not None and chain.node.name == "player_may"


def theirs(d: Draft, node: Node, chain: Chain) -> None:
    if not is_theirs(chain):
        message = (
            "'they' do what they can do: Your opponent can Discard 1 card in their hand, if they do not "
        )
        message += "Draw 1"
        raise d.misfit(node, message, "R287")


def asks(d: Draft, chain: Chain, met: Record, link: int) -> None:
    """An if that reaches to the end of its sentence, or to its otherwise."""
    chain.if_at = len(chain.rows)
    chain.opens(d)
    chain.branch = len(d.mentions)
    chain.rows.append(row(i.IF, 0, link, a=met))


def asked(d: Draft, node: Node, chain: Chain, scope: int) -> Record:
    """What an if asks. What has happened to a certain card is asked of all steps so far, not of the last
    alone (R280): "Deal 3 DMG to it & Exhaust it, if it Shatters* …".
    """
    met = laws.condition(d, node, scope)
    found = met.fields[2]
    assert isinstance(found, Record)
    if i.IS_STATE <= laws.number_of(found) <= i.LAST_STATE:
        return met
    about = [found.fields[field] for field in (i.WHO, i.A, i.B)]
    check_caused(d, node, laws.number_of(found), about, chain.rows)
    if beats(chain.rows) > 1:
        known = [one for one in about if isinstance(one, Record) and one.fields[0] in CERTAIN_CARDS]
        if known:
            met.fields[0] = i.SINCE_BEGUN
            d.looks_back = True
    return met


def check_caused(d: Draft, node: Node, event: int, about: list[Field], rows: list[Record]) -> None:
    """An if behind steps asks what they have done; for all else a Law waits (R280)."""
    done = CAUSES.get(event, frozenset((event,))) & frozenset(d.steps)
    mine = any(
        isinstance(one, Record) and one.fields[0] == i.REF and refs.slot_of(one) == i.SELF for one in about
    )
    if done and mine:
        done = frozenset(number_in(made, i.OP) for made in rows if touches_itself(made)) & done
    if not done:
        message = "no step before this does that; a Law waits for it, on a line of its own: "
        raise d.misfit(node, f"{message}●If this card leaves the board* …", "R280")


def touches_itself(made: Record) -> bool:
    """Whether a row may do something to this card."""
    for field in (i.A, i.B):
        held = made.fields[field]
        if isinstance(held, Record) and len(held.fields) > i.SLOT:
            if held.fields[0] == i.EACH or (held.fields[0] == i.REF and held.fields[i.SLOT] == i.SELF):
                return True
    return False


def beats(rows: list[Record]) -> int:
    """How many steps there are so far."""
    return len([one for one in rows if number_in(one, i.OP) not in UNSTEPPED and one.fields[i.LINK] != i.AND])
