"""The open places of verbs that are Attacks, what they do, and abilities of others."""

from __future__ import annotations

from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards import parts
from sandtable.cards.draft import amount, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.productions import Words
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.antithesis.language import gifts, nouns, traits
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import Draft
from sandtable.games.antithesis.language.parts import Part

TRIGGERED: Final[frozenset[int]] = frozenset(
    (i.ABILITIES, i.ACTIONS, i.INTERRUPTS, i.RESPONSES, i.TACTIC, *range(i.ATTACKS, i.MOVES), i.AOE_ATTACKS)
)
SOME: Final = 0  # the number of "True Damage": at least 1


class KindOfAttack(Part):
    """By which Attack damage was dealt."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = i.WITH + gifts.attack_type(w.ATTACKS.number(node.word(index)))
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        kind = s.get(row, self.field) - i.WITH
        return [leaf("ATTACK", w.ATTACKS.word(gifts.attacks_of_type(kind)))]


class DamageDone(Part):
    """True Damage, or at least so much."""

    holds = kinds.AMOUNT

    def read(self, d: Draft, node: Node) -> Field:
        if node.name == "no_damage":
            return amount(i.NO)
        return amount(i.LEAST, int(node.word(0)) if node.children else SOME)

    def print(self, s: Source, at: int) -> Node:
        if s.kind(at) == i.NO:
            return make("no_damage")
        number = s.get(at, lay.N)
        return make("some_damage") if number == SOME else make("n_damage", gifts.numeral(number))


class AttackLine(Part):
    """An Attack with all its parts; it is made by this Character."""

    holds = kinds.RESOURCES

    def __init__(self, field: int, only: bool = False) -> None:
        super().__init__(field)
        self.only = only  # it is said against whom alone

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        more: gifts.Pairs = [(i.TARGETS_ONLY, 1)] if self.only else []
        row.fields[self.field] = gifts.record([*gifts.attack_line(d, node), *more])
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        return gifts.print_attack(s, s.pairs(s.ref(row, self.field)))


class Against(Part):
    """Against whom alone an Attack is made: Characters that fit (R264)."""

    holds = kinds.SELECTION

    def read(self, d: Draft, node: Node) -> Field:
        found = nouns.described(d, node)
        if found.noun not in (*nouns.FIGURES, 0) or found.has(i.INSIDE) or found.has(i.EITHER):
            raise d.misfit(node, "an Attack is made against Characters", "ATK.2")
        if found.noun == 0:
            found.add(i.NOUN, i.CHARACTER)
        return selection(i.GROUP, w.CHOSEN.number("g_plain"), d.new_slot(), 1, i.MANY, found.record())

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_several(s, at)


class Making(Part):
    """Which of its Attacks somebody makes, and how."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        if w.ATTACKS.number(node.word(index)) == i.AOE_ATTACKS:
            raise d.misfit(node, "what is made is an Attack, a Melee Attack or a Ranged Attack", "R196")
        pairs: gifts.Pairs = [(i.ATTACK_KIND, gifts.attack_kind(node.word(index)))]
        used = 1
        after = node.children[index + 1] if index + 1 < len(node.children) else None
        if isinstance(after, Node) and after.name in ("made_free", "made_with", "made_stronger"):
            if after.name != "made_stronger":
                pairs.append((i.FREE_OF_COST, 1))
            if after.name != "made_free":
                if w.STATS.number(after.node(1).name) not in (i.STR, i.RNG):
                    raise d.misfit(after, "an Attack is made with more STR or RNG", "R196")
                pairs.append((w.STATS.number(after.node(1).name), int(after.word(0))))
            used = 2
        row.fields[self.field] = gifts.record(pairs)
        return used

    def printed(self, s: Source, row: int) -> list[Child]:
        pairs = s.pairs(s.ref(row, self.field))
        out: list[Child] = [leaf("ATTACK", gifts.attack_word(pairs[0][1]))]
        if len(pairs) > 1:
            kind, number = pairs[-1]
            stat = () if kind == i.FREE_OF_COST else (gifts.signed(number), gifts.print_stat(kind))
            free = pairs[1][0] == i.FREE_OF_COST
            out.append(make("made_free" if not stat else "made_with" if free else "made_stronger", *stat))
        return out


class CoverIs(Part):
    """DR n vs a kind of damage."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        pairs = [(i.DR, int(node.word(index))), (i.VS, gifts.kind_of(d, node.node(index + 1)))]
        row.fields[self.field] = gifts.record(pairs)
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        pairs = s.pairs(s.ref(row, self.field))
        return [gifts.numeral(pairs[0][1]), gifts.print_kind(s, pairs[1][1])]


class Acts(Part):
    """An Attack or Attacks, abilities: by a word of a class and perhaps a trait."""

    holds = kinds.SELECTION

    def __init__(
        self,
        field: int,
        terminal: str,
        words: Words,
        wording: str,
        mode: int = i.MATCH,
        trait: bool = False,
    ):
        super().__init__(field)
        self.terminal = terminal
        self.words = words
        self.wording = wording
        self.mode = mode
        self.trait = trait

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        tests: list[nouns.Making] = []
        if self.trait:
            trait = gifts.ability_trait(d, node, node.word(index + 1))
            tests.append((i.WITH_ABILITY_TRAIT, trait, 0))
        found = nouns.acts(d, self.words.number(node.word(index)), self.wording, self.mode, *tests)
        row.fields[self.field] = found.record
        return 1 + len(tests)

    def printed(self, s: Source, row: int) -> list[Child]:
        tests = {test.kind: test for test in s.tests(s.ref(s.ref(row, self.field), i.FITS))}
        out: list[Child] = [leaf(self.terminal, self.words.word(tests[i.NOUN].x))]
        if self.trait:
            out.append(leaf("TRAIT", traits.word(s.registry, tests[i.WITH_ABILITY_TRAIT].x)))
        return out


class Tactics(parts.Unsaid[Draft, Source]):
    """Any Tactic that somebody triggers, in the words of the verb itself."""

    holds = kinds.SELECTION

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        row.fields[self.field] = nouns.acts(d, i.TACTIC, "tr_tactic", i.GROUP).record


OF_CARDS: Final[frozenset[str]] = frozenset(("e_card_triggers_called",))


class Called(Part):
    """An unprinted ability, by its name: "you trigger Command Draw"."""

    holds = kinds.SELECTION

    def __init__(self, field: int, mode: int = i.MATCH) -> None:
        super().__init__(field)
        self.mode = mode

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        of_card = w.UNPRINTED.number(node.word(index)) <= i.GLOBAL_PRESS
        if of_card != (node.name in OF_CARDS) and node.name != "n_trigger_called":
            message = "Characters trigger it: When a Character you control triggers Global Press, …"
            if not of_card:
                message = "players trigger it: When an opponent triggers Command Draw, …"
            raise d.misfit(node, message, "UNP.CHAR" if of_card else "UNP.PLAYER")
        test = (i.CALLED, w.UNPRINTED.number(node.word(index)), 0)
        found = nouns.acts(d, i.ABILITIES, "tr_called", self.mode, test)
        d.clause[self.field] = found
        row.fields[self.field] = found.record
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        tests = {test.kind: test for test in s.tests(s.ref(s.ref(row, self.field), i.FITS))}
        return [leaf("UNPRINTED", w.UNPRINTED.word(tests[i.CALLED].x))]


class OfDestructible(parts.Unsaid[Draft, Source]):
    """The ability that a Field has by Destructible, in the words of the verb itself."""

    holds = kinds.SELECTION

    def __init__(self, field: int, mode: int = i.MATCH) -> None:
        super().__init__(field)
        self.mode = mode

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        found = nouns.acts(d, i.ABILITIES, "tr_called", self.mode, (i.CALLED, i.OF_DESTRUCTIBLE, 0))
        d.clause[self.field] = found
        row.fields[self.field] = found.record


class Triggered(Part):
    """The ability that somebody triggers."""

    holds = kinds.SELECTION

    def read(self, d: Draft, node: Node) -> Field:
        name = node.name
        tests: list[nouns.Making] = []
        if name == "tr_tactic":
            noun = i.TACTIC
        elif name == "tr_attack":
            noun = w.ATTACKS.number(node.word(0))
        else:
            noun = w.ABILITIES.number(node.word(0))
            if name == "tr_of":
                tests.append((i.MADE_BY, 0, nouns.inner(d, node.node(1))))
            if name == "tr_trait":
                tests.append((i.WITH_ABILITY_TRAIT, gifts.ability_trait(d, node, node.word(1)), 0))
        found = nouns.acts(d, noun, name, i.MATCH, *tests)
        d.clause[self.field] = found
        return found.record

    def print(self, s: Source, at: int) -> Node:
        name = w.GROUPS.word(s.get(at, i.WORDING))
        tests = {test.kind: test for test in s.tests(s.ref(at, i.FITS))}
        if name == "tr_tactic":
            return make(name)
        if name == "tr_attack":
            return make(name, leaf("ATTACK", w.ATTACKS.word(tests[i.NOUN].x)))
        word = leaf("ABILITY", w.ABILITIES.word(tests[i.NOUN].x))
        if name == "tr_ability":
            return make(name, word)
        if name == "tr_of":
            return make(name, word, nouns.print_selection(s, tests[i.MADE_BY].ref))
        return make(name, word, leaf("TRAIT", traits.word(s.registry, tests[i.WITH_ABILITY_TRAIT].x)))
