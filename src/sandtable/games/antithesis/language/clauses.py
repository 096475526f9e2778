"""What happens: sentences, conditions, offers and modes of chains (chains.py); to rows and back."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import reference, row, selection
from sandtable.cards.flat import Record
from sandtable.cards.tree import Node, make
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import nouns, rows
from sandtable.games.antithesis.language.chains import Chain, ChainPrinter, chain
from sandtable.games.antithesis.language.draft import Draft, Noun

# what may fail for want of it: "if you do" can stand behind
GIVEN_UP: Final[frozenset[int]] = frozenset(
    (
        i.DISCARD,
        i.KILL,
        i.EXHAUST,
        i.RETURN,
        i.REMOVE,
        i.LOSE_TOKENS,
        i.LOSE_ICONS,
        i.MILL,
        i.PUT,
        i.LOSE_VP,
        i.REMOVE_TOKENS,
        i.GIVE_DIE,
        i.HEAL,
        i.GOAL_TO,
        i.GOAL_OFF,
        i.RECOVER,
        i.PLACE,
        i.DISCARD_DICE,
    )
)
MOST_MODES: Final = 6
HIS_CHOICE: Final = 1  # the form of a MAY that is one of the ways somebody else chooses from: his orders,
LET_YOU: Final = 2  # or yours; of the last way the ELSE before it has that form
UNDONE: Final[frozenset[str]] = frozenset(("c_did_not", "c_he_did_not"))


# ---- sentences


def body(d: Draft, node: Node, out: list[Record], first: int = i.HEAD, next_one: int = i.SENTENCE) -> None:
    """All sentences of an effect, or of one step of a Strategy."""
    sentences: list[tuple[int, Node]] = []
    while node.name in ("next_sentence", "then_sentence"):
        sentences.append((next_one if node.name == "next_sentence" else i.LATER, node.node(1)))
        node = node.node(0)
    sentences.append((first, node))
    asked: Record | None = None  # the IF of the sentence before, and what was named before it
    named: tuple[list[Noun], list[int]] = ([], [])
    for link, sentence in reversed(sentences):
        said = sentence.node(0)
        if said.name == "otherwise":
            if asked is None:
                raise d.misfit(said, "'otherwise' stands behind a sentence that begins with if", "R104")
            otherwise(d, said, out, asked, named)
            asked = None
            continue
        if said.name == "if" and said.node(0).name in UNDONE:
            d.mentions, d.others = list(named[0]), list(named[1])  # what was not done names nothing
        named = (list(d.mentions), list(d.others))
        start = len(out)
        clause(d, said, out, link)
        asked = out[start] if said.name == "if" else None


def clause(d: Draft, node: Node, out: list[Record], link: int) -> None:
    """One sentence, its condition first."""
    d.actor = None
    if node.name == "if":
        made = row(i.IF, link=link, a=rows.condition(d, node.node(0)))
        block(d, node.node(1), out, made)
    elif node.name == "choose":
        modes(d, node.node(0), out, link)
    elif node.name == "he_chooses":
        his_choice(d, node, out, link)
    else:
        act(d, node, out, link)


def otherwise(
    d: Draft, node: Node, out: list[Record], asked: Record, named: tuple[list[Noun], list[int]]
) -> None:
    """What happens if the condition of the sentence before does not hold: the rows behind an ELSE."""
    skip = asked.fields[i.C]
    assert isinstance(skip, int)
    asked.fields[i.C] = skip + i.ROW
    d.actor = None
    d.mentions, d.others = list(named[0]), list(named[1])
    block(d, node.node(0), out, row(i.ELSE))
    d.mentions.append(rows.UNKNOWN)


def block(d: Draft, node: Node, out: list[Record], made: Record) -> None:
    """A row, and the rows that it owns."""
    start = len(out)
    out.append(made)
    act(d, node, out, i.HEAD)
    made.fields[i.C] = (len(out) - start) * i.ROW


def act(d: Draft, node: Node, out: list[Record], link: int) -> None:
    """A chain, what is offered, or what each player does in turn."""
    if d.each < 0 and begins_with_each(node):
        each_player(d, node, out, link)
    elif node.name in ("may", "player_may"):
        who = reference(i.YOU)
        if node.name == "player_may":
            found = rows.subject(d, node.node(0))
            who = found.record
        start = len(out)
        made = row(i.MAY, link=link, who=who)
        out.append(made)
        you = reference(i.YOU) if node.name == "may" else d.he()
        chain(d, node.node(len(node.children) - 1), Chain(out, you), i.HEAD)
        made.fields[i.C] = (len(out) - start) * i.ROW
        d.offered = node.name == "may"
        d.offered_him = node.name != "may" and d.each < 0
    else:
        d.offered = d.offered_him = False
        chain(d, node, Chain(out, reference(i.YOU)), link)
        if out[-1].fields[i.OP] in GIVEN_UP:
            d.offered, d.offered_him = d.actor is None, d.actor is not None and d.each < 0


def begins_with_each(node: Node) -> bool:
    while node.children and isinstance(node.children[0], Node):
        node = node.node(0)
    return node.name == "each_player"


def each_player(d: Draft, node: Node, out: list[Record], link: int) -> None:
    """The whole sentence for the Offensive Player, then for the other; nothing later refers to it (R181)."""
    named, others = list(d.mentions), list(d.others)
    for number, mode in enumerate((i.FIRST_PLAYER, i.SECOND_PLAYER)):
        d.each = d.new_slot()
        made = row(i.AS_PLAYER, number, i.THEN if number else link, a=selection(mode, 0, d.each))
        block(d, node, out, made)
        d.mentions, d.others = list(named), list(others)
    d.each = -1
    d.counted = 0  # whose would it be?
    d.mentions.append(rows.UNKNOWN)


def modes(d: Draft, node: Node, out: list[Record], link: int) -> None:
    """Choose one: what is chosen with the targets (SEQ.1)."""
    options: list[Node] = []
    while node.name == "more_options":
        options.append(node.node(0))
        node = node.node(1)
    options += [node.node(0), node.node(1)]
    if any(begins_with_each(one) for one in options):
        raise d.misfit(node, "'each player' begins a sentence, and all of it is done by each", "R181")
    if len(options) > MOST_MODES:
        raise d.misfit(node, f"there are at most {MOST_MODES} ways to choose from", "SEQ.1")
    out.append(row(i.MODES, link=link, a=len(options)))
    named, others, targets = list(d.mentions), list(d.others), d.targets
    for one in options:
        d.mentions, d.others, d.targets = list(named), list(others), []
        start = len(out)
        made = row(i.MODE)
        out.append(made)
        chain(d, one, Chain(out, reference(i.YOU)), i.HEAD)
        made.fields[i.A] = Record([len(d.targets), *d.targets]) if d.targets else 0
        made.fields[i.C] = (len(out) - start) * i.ROW
    d.mentions, d.targets = [*named, rows.UNKNOWN], targets


def his_choice(d: Draft, node: Node, out: list[Record], link: int) -> None:
    """What somebody else chooses, as it is carried out: each way but the last is offered to him (R213)."""
    found = rows.subject(d, node.node(0))
    if node.node(0).name not in ("opponent", "its_controller", "that_controller", "that_player"):
        raise d.misfit(node, "one other player chooses: your opponent, its controller, that player", "R213")
    inner = node.node(1)
    options: list[Node] = []
    while inner.name == "more_of_his":
        options.append(inner.node(0))
        inner = inner.node(1)
    options += [inner.node(0), inner.node(1)]
    if any(begins_with_each(one) for one in options):
        raise d.misfit(node, "'each player' begins a sentence, and all of it is done by each", "R181")
    named, others = list(d.mentions), list(d.others)
    skips: list[tuple[int, Record]] = []
    him = rows.again(found)
    for number, one in enumerate(options):
        d.mentions, d.others = list(named), list(others)
        mine = one.name == "let_you"
        d.actor = None if mine else him
        last = number == len(options) - 1
        if not last:
            start = len(out)
            made = row(
                i.MAY,
                LET_YOU if mine else HIS_CHOICE,
                i.HEAD if number else link,
                him if number else found.record,
            )
            out.append(made)
        elif mine:
            skips[-1][1].fields[i.FORM] = LET_YOU
        chain(d, one.node(0) if mine else one, Chain(out, reference(i.YOU) if mine else him), i.HEAD)
        if not last:
            skips.append((len(out), row(i.ELSE)))
            out.append(skips[-1][1])
            made.fields[i.C] = (len(out) - start) * i.ROW
    for start, skip in skips:
        skip.fields[i.C] = (len(out) - start) * i.ROW
    d.actor = None
    d.mentions = [*named, rows.UNKNOWN]
    d.offered = d.offered_him = False


# ---- printing


class Printer(ChainPrinter):
    """Rows on their way to a tree."""

    def step_end(self, pc: int) -> int:
        """Where the step of a Strategy ends that begins here."""
        while True:
            end = self.end(pc)
            pc = self.other(pc, end) or end
            if self.s.get(pc, i.OP) == i.END or self.s.get(pc, i.LINK) not in (i.CONTINUED, i.LATER):
                return pc

    def body(self, pc: int, stop: int = 0) -> Node:
        """All sentences, up to END, or up to where they stop."""
        out: Node | None = None
        while self.s.get(pc, i.OP) != i.END and (not stop or pc < stop):
            link = self.s.get(pc, i.LINK)
            end = self.end(pc)
            other = self.other(pc, end)
            sentence = make("sentence", self.clause(pc, end - i.ROW if other else end))
            if out is None:
                out = sentence
            else:
                out = make("then_sentence" if link == i.LATER else "next_sentence", out, sentence)
            if other:
                clause = make("otherwise", self.act(end, other))
                out = make("next_sentence", out, make("sentence", clause))
            pc = other or end
        assert out is not None
        return out

    def other(self, pc: int, end: int) -> int:
        """Where the sentence "otherwise" ends that stands behind this one; 0 if there is none."""
        last = end - i.ROW
        if self.s.get(pc, i.OP) != i.IF or last <= pc or self.s.get(last, i.OP) != i.ELSE:
            return 0
        return last + self.s.get(last, i.C)

    def end(self, pc: int) -> int:
        """Where a sentence ends."""
        s = self.s
        op = s.get(pc, i.OP)
        if op == i.MAY and s.get(pc, i.FORM):
            last = pc + s.get(pc, i.C) - i.ROW
            return last + s.get(last, i.C)
        if op in (i.IF, i.MAY):
            return pc + s.get(pc, i.C)
        if op == i.AS_PLAYER:
            twin = pc + s.get(pc, i.C)
            return twin + s.get(twin, i.C)
        if op == i.MODES:
            count = s.get(pc, i.A)
            pc += i.ROW
            for _ in range(count):
                pc += s.get(pc, i.C)
            return pc
        pc += i.ROW
        while s.get(pc, i.OP) != i.END and s.get(pc, i.LINK) not in (i.SENTENCE, i.LATER, i.CONTINUED):
            pc += i.ROW
        return pc

    def clause(self, pc: int, end: int) -> Node:
        s = self.s
        op = s.get(pc, i.OP)
        if op == i.IF:
            return make("if", rows.print_condition(s, s.ref(pc, i.A)), self.act(pc + i.ROW, end))
        if op == i.MODES:
            return make("choose", self.options(pc))
        if op == i.MAY and s.get(pc, i.FORM):
            return make("he_chooses", nouns.print_selection(s, s.ref(pc, i.WHO)), self.his_options(pc, end))
        return self.act(pc, end)

    def his_options(self, pc: int, end: int) -> Node:
        """The ways from which somebody else chooses."""
        s = self.s
        found: list[Node] = []
        form = 0
        while s.get(pc, i.OP) == i.MAY and s.get(pc, i.FORM):
            behind = pc + s.get(pc, i.C)
            one = self.chain(pc + i.ROW, behind - i.ROW)
            found.append(make("let_you", one) if s.get(pc, i.FORM) == LET_YOU else one)
            form = s.get(behind - i.ROW, i.FORM)
            pc = behind
        one = self.chain(pc, end)
        found.append(make("let_you", one) if form == LET_YOU else one)
        out = make("two_of_his", *found[-2:])
        for one in reversed(found[:-2]):
            out = make("more_of_his", one, out)
        return out

    def options(self, pc: int) -> Node:
        s = self.s
        found: list[Node] = []
        at = pc + i.ROW
        for _ in range(s.get(pc, i.A)):
            end = at + s.get(at, i.C)
            found.append(self.chain(at + i.ROW, end))
            at = end
        out = make("two_options", *found[-2:])
        for one in reversed(found[:-2]):
            out = make("more_options", one, out)
        return out

    def act(self, pc: int, end: int) -> Node:
        s = self.s
        if s.get(pc, i.OP) == i.AS_PLAYER:
            return self.act(pc + i.ROW, pc + s.get(pc, i.C))
        if s.get(pc, i.OP) == i.MAY:
            chained = self.chain(pc + i.ROW, end)
            who = s.ref(pc, i.WHO)
            if s.get(who, i.WORDING):
                return make("player_may", nouns.print_selection(s, who), chained)
            return make("may", chained)
        return self.chain(pc, end)
