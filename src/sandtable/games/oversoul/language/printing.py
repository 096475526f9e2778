"""Rows as the sentences they were read from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.oversoul.language import cards, filters, laws, numbers, refs, values, verbs
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.doing import HAND_SIZES, RULED, USERS
from sandtable.games.oversoul.language.parts import Cards, print_property
from sandtable.games.oversoul.language.steps import JOINTS, SAVED
from sandtable.games.oversoul.language.suffixes import GIVING, HAVING, LESSENING, LOSING
from sandtable.games.oversoul.language.things import BRACKETS, STAT_FORMS

JOINT_WORDS: Final = {number: name for name, number in JOINTS.items()}
BRACKET_WORDS: Final = {number: name for name, number in BRACKETS.items()}
HAND_SIZE_WORDS: Final = {form: name for name, form in HAND_SIZES.items()}
WHOSE_HANDS: Final = {who: whose for whose, who in w.HANDS_OF.items()}
STAT_WORDS: Final = {0: "points", i.PLUS: "plus", i.MINUS: "minus"}
USER_WORDS: Final = {number: name for name, number in USERS.items()}
STATED: Final = frozenset(
    (i.COSTS_LESS, i.LEADER_RANK, i.POOL, i.EARLY, i.ENTERS_EXHAUSTED, i.YIELDS_MORE, i.TAKES_LESS,
     i.TAKES_MOST, i.DEALS_MORE,
     i.TAKE_IT, i.TAKE_NONE,
     i.COPY_TO)
)  # fmt: skip
assert set(STAT_WORDS) == set(STAT_FORMS.values())


class Printer:
    """Walks the rows of one body; `quoted` prints an Ability in quotes."""

    def __init__(self, s: Source, quoted: Callable[[Source, int], Node], replacing: bool) -> None:
        self.s = s
        self.quoted = quoted
        self.replacing = replacing
        self.saved = False  # what would happen does not: nothing happens instead

    # ---- sentences

    def sentences(self, pc: int) -> Node:
        s = self.s
        found: Node | None = None
        while s.get(pc, i.OP) != i.END:
            one, pc = self.sentence(pc)
            found = one if found is None else make("sentence_list", found, one)
        assert found is not None
        return found

    def sentence(self, pc: int) -> tuple[Node, int]:
        s = self.s
        asked: Node | None = None
        if s.get(pc, i.OP) == i.IF:
            asked = laws.print_pattern(s, s.patterns(s.ref(pc, i.A))[0])
            pc += i.ROW
        offered = s.get(pc, i.OP) == i.MAY and not self.asks_another(pc)
        if offered:
            pc += i.ROW
        node, pc = self.chain(pc, len(s.code))
        if offered or self.permits(node):
            node = make("may", node)
        return (node if asked is None else make("if_sentence", asked, node)), pc

    def asks_another(self, pc: int) -> bool:
        """Whether another player than "you" is asked."""
        return self.s.get(self.s.ref(pc, i.WHO), i.MODE_OF) != i.REF

    def permits(self, node: Node) -> bool:
        return node.name == "order" and node.node(0).name == "more_plus"

    def chain(self, pc: int, end: int) -> tuple[Node, int]:
        """Steps as long as they belong to one sentence."""
        s = self.s
        node: Node | None = None
        pending: tuple[str, list[Child]] = ("", [])
        asked = theirs = False  # whether another player may do the next step, or might do the last
        while pc < end and s.get(pc, i.OP) != i.END:
            op = s.get(pc, i.OP)
            if op == i.PICK:
                if node is not None and self.link(pc) == i.SENTENCE:
                    break
                pc += i.ROW
                continue
            if node is not None and s.get(pc, i.LINK) == i.SENTENCE:
                break
            if op == i.MAY and self.asks_another(pc):
                asked = True
                pc += i.ROW
            elif op == i.MAY:
                pending = (f"{pending[0]}_may" if pending[0] else "then_may", pending[1])
                pc += i.ROW
            elif op == i.ELSE:
                pending = ("otherwise", [])
                pc += i.ROW
            elif op == i.IF:
                pending = self.test(s.ref(pc, i.A))
                pc += i.ROW
                if theirs and pending[0] == "if_done":
                    unmet = s.get(pc, i.OP) == i.ELSE
                    pending = ("if_they_dont" if unmet else "if_they_do", [])
                    pc += i.ROW if unmet else 0
            elif op == i.MODES:
                modal = self.modes(pc)
                joint = "and_modal" if s.get(pc, i.LINK) == i.NEXT else "then_modal"
                node = modal if node is None else make(joint, node, modal)
                pc += s.get(pc, i.C)
            else:
                one, suffix, pc = self.step(pc, end)
                if asked:
                    one = Node("player_may", one.children)
                theirs, asked = asked, False
                if node is None:
                    node = one
                elif pending[0]:
                    node = Node(pending[0], [node, *pending[1], one])
                else:
                    node = make(JOINT_WORDS[s.get(suffix[0], i.LINK)], node, one)
                pending = ("", [])
                node = self.suffixed(node, suffix, pc)
        assert node is not None
        return node, pc

    def link(self, pc: int) -> int:
        """How the row behind some picks hangs on what is before."""
        while self.s.get(pc, i.OP) == i.PICK:
            pc += i.ROW
        return self.s.get(pc, i.LINK)

    def test(self, condition: int) -> tuple[str, list[Child]]:
        pattern = self.s.patterns(condition)[0]
        if self.s.get(pattern, i.OP) == i.DID:
            return "if_done", []
        return "inner_if", [laws.print_pattern(self.s, pattern)]

    def modes(self, pc: int) -> Node:
        s = self.s
        end = pc + s.get(pc, i.C)
        count = numbers.numeral(s.get(pc, i.A))
        who = s.ref(pc, i.WHO)
        more = s.get(pc, i.FORM)
        met = s.patterns(s.ref(pc, i.B))[0] if more else -1
        pc += i.ROW
        listed: Node | None = None
        while pc < end:
            stop = pc + s.get(pc, i.C)
            one, _ = self.chain(pc + i.ROW, stop)
            listed = one if listed is None else make("mode_list", listed, one)
            pc = stop
        assert listed is not None
        if who >= 0:
            return make("player_chooses", laws.print_player(s, who), count, listed)
        if more:
            return make("choose_more", count, numbers.numeral(more), laws.print_pattern(s, met), listed)
        return make("choose_modes", count, listed)

    # ---- one step and what hangs on it

    def step(self, pc: int, end: int) -> tuple[Node, list[int], int]:
        """The first item of a step, the rows of its whole list, and where it ends."""
        s = self.s
        run = [pc]
        at = pc + i.ROW
        while at < end:
            behind = at
            while s.get(behind, i.OP) == i.PICK:
                behind += i.ROW
            if s.get(behind, i.OP) == i.END or s.get(behind, i.LINK) != i.AND:
                break
            run.append(behind)
            at = behind + i.ROW
        return self.first(pc), run, at

    def suffixed(self, node: Node, run: list[int], behind: int) -> Node:
        s = self.s
        for number, at in enumerate(run):
            if number:
                node = make("also" if number == len(run) - 1 else "comma", node, self.item(at))
            node = self.hung(node, at, run[number + 1 :], behind)
        if self.replacing and not self.saved and s.get(behind, i.OP) == i.END:
            node = make("instead", node)
        return node

    def hung(self, node: Node, at: int, others: list[int], behind: int) -> Node:
        """What an item of a list is counted by and how long it lasts, unless another says it for all."""
        s = self.s
        op = s.get(at, i.OP)
        if op == i.ACTIVATE and s.ref(at, i.B) >= 0:
            price = make(w.PRICES.word(s.get(at, i.FORM)))
            node = make("comma_costs", node, numbers.numeral(s.get(s.ref(at, i.B), lay.N)), price)
        held = self.counted(at)
        if held >= 0 and all(self.counted(other) < 0 for other in others):
            node = self.measured(node, held, s.ref(held, lay.PER))
        if op == i.MARK and s.get(at, i.FORM):
            node = make("at_most", node, numbers.numeral(s.get(at, i.FORM)))
        if op == i.COST_LESS and s.ref(at, i.C) >= 0:
            node = make("at_least", node, numbers.numeral(s.get(s.ref(at, i.C), lay.N)))
        if op in LESSENING and s.ref(at, i.B) >= 0:
            node = make("at_least", node, numbers.numeral(s.get(s.ref(at, i.B), lay.N)))
        lasts = s.ref(at, i.LASTS)
        if others and s.ref(others[0], i.LASTS) >= 0:
            return node
        if lasts >= 0 and not self.said_behind(others[0] if others else behind, s.kind(lasts)):
            node = make("lasting", node, leaf("DURATION", w.DURATIONS.word(s.kind(lasts))))
        return node

    def counted(self, at: int) -> int:
        """The number of a row that something multiplies, or -1."""
        s = self.s
        field = verbs.COUNTED.get(s.get(at, i.OP), -1)
        held = s.ref(at, field) if field >= 0 else -1
        if s.get(at, i.FORM) == i.WORTH and s.get(at, i.OP) in (i.DEAL, i.HEAL):
            return -1  # said before the cards
        if held >= 0 and w.AS_MANY_WITH.means(s.kind(held)):
            return -1  # that many plus 1
        return held if held >= 0 and s.ref(held, lay.PER) >= 0 else -1

    def said_behind(self, pc: int, kind: int) -> bool:
        """Whether a step that & joins to this one says the same duration for both (R186)."""
        s = self.s
        while s.get(pc, i.OP) != i.END:
            op = s.get(pc, i.OP)
            if op in (i.IF, i.ELSE, i.MAY, i.MODES, i.MODE):
                return False
            if op != i.PICK and s.get(pc, i.LINK) not in (i.NEXT, i.AND):
                return False
            if s.ref(pc, i.LASTS) >= 0:
                return s.kind(s.ref(pc, i.LASTS)) == kind
            pc += i.ROW
        return False

    def measured(self, node: Node, held: int, per: int) -> Node:
        s = self.s
        if s.kind(per) == i.AT_MOST:
            each = 1 if s.kind(held) == i.EQUAL else s.get(held, lay.N)
            most = numbers.numeral(s.get(per, lay.N) * each)
            return make("at_most", self.measured(node, held, s.ref(per, lay.PER)), most)
        if s.kind(held) == i.EQUAL:
            return make("equal_to", node, values.print_value(s, per))
        if s.kind(per) == i.EMPTY_ZONES:
            return make(w.EACH_ZONE.word(s.get(per, lay.N)), node)
        if s.kind(per) == i.ARCHETYPES_OF:
            name = "for_each_archetype_except" if s.get(per, lay.N) else "for_each_archetype"
            return make(name, node, *values.print_value(s, per).children)
        if s.kind(per) == i.PARTS:
            described = s.ref(per, lay.COUNTED)
            own = any(test.kind == i.SIDE and test.x == i.YOURS for test in s.tests(described))
            counted = self.listed(filters.print_filters(s, described, i.YOURS if own else 0))
            name = "for_every_yours" if own else "for_every"
            return make(name, node, numbers.numeral(s.get(per, lay.N)), counted)
        if s.kind(per) == i.DONE_OF:
            return make("for_each_done", node, *values.done_this_way(s, per))
        if s.kind(per) == i.MARKS_ON:
            return make("for_each_mark", node, *values.marks_on(s, per))
        if s.get(per, lay.N):
            counted = self.listed(filters.print_filters(s, s.ref(per, lay.COUNTED), i.YOURS))
            return make("for_each_yours", node, counted)
        return make("for_each", node, filters.print_filter(s, s.ref(per, lay.COUNTED)))

    def listed(self, alternatives: list[Node]) -> Node:
        """Alternatives joined by or."""
        first, *others = alternatives
        for one in others:
            first = make("filters_or", first, one)
        return first

    def first(self, pc: int) -> Node:
        """A step with its verb."""
        s = self.s
        op = s.get(pc, i.OP)
        self.saved = self.saved or op in SAVED
        who = s.ref(pc, i.WHO)
        wording = s.get(who, i.WORDING) if who >= 0 else 0
        if op in HAVING:
            if wording == 0:
                return make("bare", self.thing(pc))
            if wording == w.HAS:
                return make("order", make("has", self.thing(pc)))
            return make("statement", cards.print_cards(s, who), make("they_have", self.thing(pc)))
        if op in GIVING:
            if wording == 0:
                return make("order", make("gain", self.thing(pc)))
            return make("order", make("give", cards.print_cards(s, who), self.thing(pc)))
        if op in LOSING:
            return self.statement(pc, make("they_lose", self.loss(pc, "lost")))
        if op in (i.BECOME, i.BECOME_ROLE, i.BECOME_ARCHETYPE):
            return self.statement(pc, make("also_become" if s.get(pc, i.FORM) else "become", self.become(pc)))
        if op == i.FORBID and w.REFERENCES.means(wording) and w.REFERENCES.word(wording) in RULED:
            deed = make(w.DEEDS.word(s.get(s.ref(pc, i.A), i.OP)))
            return make("player_cant", make(w.REFERENCES.word(wording)), deed)
        if op == i.PREPARING_COSTS:
            count = numbers.numeral(s.get(s.ref(pc, i.A), lay.N))
            price = make(w.PRICES.word(s.get(pc, i.FORM)))
            return make("preparing_costs", make(w.REFERENCES.word(wording)), count, price)
        if op == i.HAND_SIZE:
            whose = make(WHOSE_HANDS[w.REFERENCES.word(wording)])
            name = HAND_SIZE_WORDS[s.get(pc, i.FORM)]
            return make(name, whose, numbers.numeral(s.get(s.ref(pc, i.A), lay.N)))
        if op in (i.FORBID, i.REQUIRE):
            return self.statement(pc, self.modal(pc, op))
        if op == i.NOT_DONE:
            return self.statement(pc, make("is_not", laws.print_done(s.get(pc, i.A))))
        spoken = self.spoken(pc)
        name = "draw_cards" if op == i.TAKE_UP else spoken.name  # said alike
        node = Node(name, [child for part in spoken.parts for child in part.printed(s, pc)])
        if op in (i.NEXT_GENERATES, i.NEXT_COSTS):
            return node
        if op in STATED:
            return self.statement(pc, node)
        if wording:
            if op in (i.SET_STAT, i.EXCHANGE):
                return make("order", node)
            return make("player_acts", make(w.REFERENCES.word(wording)), node)
        return make("order", node)

    def spoken(self, pc: int) -> verbs.Verb:
        s = self.s
        op = s.get(pc, i.OP)
        if op == i.NEXT_COSTS and s.kind(s.ref(pc, i.WHO)) != i.REF:
            return verbs.BY_NAME["their_next_costs"]
        if op == i.NEXT_COSTS and s.kind(s.ref(pc, i.B)) == i.EQUAL:
            return verbs.BY_NAME["next_costs_amount"]
        if op in verbs.FORMED:
            return verbs.BY_NAME[verbs.FORMED[op]]
        if op == i.SPAWN_ATTACH:
            later = s.kind(s.ref(pc, i.C)) == i.EQUAL
            return verbs.BY_NAME["spawn_attach_amount" if later else "spawn_attach"]
        return verbs.SPOKEN[op, 0 if op == i.ACTIVATE else s.get(pc, i.FORM)]

    def statement(self, pc: int, node: Node) -> Node:
        return make("statement", cards.print_cards(self.s, self.s.ref(pc, i.WHO)), node)

    def item(self, pc: int) -> Node:
        """A further item of a list."""
        s = self.s
        op = s.get(pc, i.OP)
        if op in HAVING or op in GIVING:
            return self.thing(pc)
        if op in LOSING:
            return self.loss(pc, "more")
        if op in (i.COPY, i.STEAL, i.COPY_TO):
            what = print_property(s, s.get(pc, i.A))
            return make("amount_of", what.node(0)) if what.name == "prop_stat" else make("more_prop", what)
        last = [part for part in self.spoken(pc).parts if isinstance(part, Cards)][-1]
        return make("more_cards", cards.print_cards(s, s.ref(pc, last.field)))

    # ---- things

    def thing(self, pc: int) -> Node:
        s = self.s
        op = s.get(pc, i.OP)
        if op in (i.GIVE_STAT, i.HAVE_STAT):
            stat, many = make(w.STATS.word(s.get(pc, i.A))), s.ref(pc, i.B)
            if s.kind(many) == i.EQUAL:
                return make("amount_of", stat)
            return make(STAT_WORDS[s.get(pc, i.FORM)], numbers.print_number(s, many), stat)
        if op == i.GIVE_ENERGY:
            return make("energy", numbers.print_number(s, s.ref(pc, i.A)))
        if op in (i.GIVE_ABILITY, i.HAVE_ABILITY):
            return make("quoted", self.quoted(s, s.ref(pc, i.A)))
        word = leaf("KEYWORD", w.KEYWORDS.word(s.get(pc, i.A)))
        name = BRACKET_WORDS[s.get(pc, i.C)]
        return (
            make(name, word, filters.print_filter(s, s.ref(pc, i.B))) if s.get(pc, i.C) else make(name, word)
        )

    def loss(self, pc: int, kind: str) -> Node:
        s = self.s
        op, number = s.get(pc, i.OP), s.get(pc, i.A)
        if op == i.LOSE_KEYWORD:
            return make(
                "lost_keyword" if kind == "lost" else "keyword", leaf("KEYWORD", w.KEYWORDS.word(number))
            )
        if op == i.LOSE_ROLE:
            return make(f"{kind}_role", leaf("ROLE", w.ROLES.word(number)))
        return make(f"{kind}_all", print_property(s, number))

    def become(self, pc: int) -> Node:
        s = self.s
        op, number = s.get(pc, i.OP), s.get(pc, i.A)
        if op == i.BECOME_ROLE:
            return make("become_role", leaf("ROLE", w.ROLES.word(number)))
        if op == i.BECOME_ARCHETYPE:
            return make("become_archetype", leaf("HUE", w.ARCHETYPES.word(number)))
        return make("become_its", refs.print_owner(s, s.ref(pc, i.B)), print_property(s, number))

    def modal(self, pc: int, op: int) -> Node:
        s = self.s
        pattern = s.ref(pc, i.A)
        event = s.get(pattern, i.OP)
        if s.get(pattern, i.FORM):
            name = "cant_be_by" if s.ref(pattern, i.WHO) >= 0 else "cant_be"
            user = s.ref(pattern, i.B) if event == i.SELECTED_EVENT else -1
            if user >= 0:
                name = USER_WORDS[s.tests(s.ref(user, i.FITS))[0].x]
            return make(name, laws.print_done(event))
        word = "must" if op == i.REQUIRE else "cant"
        deed = make(w.DEEDS.word(event))
        aimed = s.ref(pattern, i.A)
        if aimed < 0:
            return make(word, deed)
        return make(f"{word}_what", deed, cards.print_cards(s, aimed))
