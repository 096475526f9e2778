"""The open places of verbs: how each is read into a field of its row, and printed from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from sandtable.cards import operands as kinds
from sandtable.cards import parts
from sandtable.cards.draft import amount, reference, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.parts import said
from sandtable.cards.productions import Words
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.antithesis.language import gifts, nouns, sense, traits
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import Draft, Noun

Part = parts.Part[Draft, Source]
Fixed = parts.Fixed[Draft, Source]
Word = parts.Word[Draft, Source]
Constant = parts.Constant[Draft, Source]
Kind = Callable[[int], Part]  # a part, to be made with its field
Check = Callable[[Draft, Node, Noun], None]

FIGURES: Final[frozenset[int]] = nouns.FIGURES
HOLDERS: Final[frozenset[int]] = frozenset((i.CHARACTER, i.CHAMPION, i.FIELD, i.MODIFICATION, i.CARD))
CARDS: Final[frozenset[int]] = frozenset(
    (i.CARD, i.CHARACTER, i.CHAMPION, i.FIELD, i.MODIFICATION, i.DIRECTIVE, i.STRATEGY, i.TACTIC, i.OBJECTIVE)
)
TURNED: Final[frozenset[int]] = frozenset(
    (i.CARD, i.CHARACTER, i.CHAMPION, i.FIELD, i.MODIFICATION, i.DIRECTIVE)
)
MOVABLE: Final[frozenset[int]] = frozenset(
    (i.CARD, i.CHARACTER, i.CHAMPION, i.FIELD, i.MODIFICATION, i.TACTIC)
)
DEPLOYABLE: Final[frozenset[int]] = frozenset((i.CARD, i.CHARACTER, i.CHAMPION, i.FIELD, i.MODIFICATION))
HOSTS: Final[frozenset[int]] = frozenset((i.CARD, i.CHARACTER, i.CHAMPION, i.FIELD))
MODS: Final[frozenset[int]] = frozenset((i.MODIFICATION, i.CARD))
GOALS: Final[frozenset[int]] = frozenset((i.GOAL,))
CHOSEN: Final[frozenset[int]] = CARDS | GOALS
NOT_OF_DECKS: Final[frozenset[int]] = frozenset(
    (i.CONTROLLED, i.STATE, i.MODDED, i.WITH_PRESENCE, i.INSIDE, *sense.PLACES)
)
# what tells how many cards it was about
COUNTED: Final[frozenset[int]] = frozenset(
    (i.DISCARD, i.MILL, i.RETURN, i.REMOVE, i.PUT, i.KILL, i.EXHAUST, i.RECOVER, i.DRAW, i.LOSE_TOKENS)
)
TOLD: Final[frozenset[int]] = frozenset(
    (i.REROLL, i.TURN, i.MOVE_TOKENS, i.LOSE_ICONS)
)  # and how many others
TRIGGERED: Final[frozenset[int]] = frozenset(
    (i.ABILITIES, i.ACTIONS, i.INTERRUPTS, i.RESPONSES, i.TACTIC, *range(i.ATTACKS, i.MOVES), i.AOE_ATTACKS)
)


class Cards(Part):
    """Which cards; a clause about them can be referred back to."""

    holds = kinds.SELECTION

    def __init__(self, field: int, only: frozenset[int] = CARDS, check: Check | None = None) -> None:
        super().__init__(field)
        self.only = only
        self.check = check

    def read(self, d: Draft, node: Node) -> Field:
        if node.name == "they":
            raise d.misfit(node, "what something is done to is 'them'", "R206")
        found = nouns.narrow(d, node, nouns.one(d, node), self.only)
        if self.check is not None:
            self.check(d, node, found)
        d.clause[self.field] = found
        return found.record

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_selection(s, at)


class Subject(Cards):
    """Whoever a verb is about: it stands before the verb, or before an earlier one."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        return 0

    def printed(self, s: Source, row: int) -> list[Child]:
        return []


class Player(Part):
    """Who acts."""

    holds = kinds.SELECTION

    def read(self, d: Draft, node: Node) -> Field:
        return nouns.player(d, node).record

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_selection(s, at)


class You(parts.Unsaid[Draft, Source]):
    """You, in the words of the verb itself."""

    holds = kinds.SELECTION

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        row.fields[self.field] = reference(i.YOU)


class Its(parts.Unsaid[Draft, Source]):
    """What *its* means, in the words of the phrase itself: the card, or who controls it."""

    holds = kinds.SELECTION

    def __init__(self, field: int, mode: int = i.REF) -> None:
        super().__init__(field)
        self.mode = mode

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        found = reference(d.meant(node).slot if d.mentions else i.SELF)  # this card if alone (R181)
        row.fields[self.field] = (
            found if self.mode == i.REF else selection(self.mode, 0, d.new_slot(), of=found)
        )


# ---- numbers


def that_many(d: Draft, node: Node, known: frozenset[int] = COUNTED) -> Record:
    """As many as the instruction just before was about."""
    if d.counted not in known:
        message = (
            "this is asked just behind what was done: Discard any number of cards, then draw that many cards"
        )
        raise d.misfit(node, message, "R207")
    return amount(i.THAT_MANY)


def per_of(d: Draft, node: Node) -> Record:
    """How many there are of what is counted."""
    if node.name == "per_many":
        return that_many(d, node)
    if node.name in ("per_held", "per_held_most"):
        return held_on(d, node)
    most = int(node.word(1)) if node.name == "per_most" else 0
    if node.name == "per_most" and most == 0:
        raise d.misfit(node, "at least one is counted", "R154")
    return amount(i.COUNT, most, nouns.described(d, node.node(0)).record())


def held_on(d: Draft, node: Node) -> Record:
    """Tokens or damage that lie on one card."""
    kind = w.HELD.number(node.node(0).name)
    if node.node(1).name not in (*nouns.NO_COUNT, "target"):
        raise d.misfit(node.node(1), "say on which card: this, it, that, or a target", "R181")
    kept = d.place
    found = nouns.one(d, node.node(1))
    d.place = kept
    found = nouns.narrow(d, node.node(1), found, HOLDERS if kind else FIGURES)
    most: Field = 0
    if node.name == "per_held_most":
        if int(node.word(2)) == 0:
            raise d.misfit(node, "at least one is counted", "R154")
        most = amount(i.MOST, int(node.word(2)))
    return Record([i.HELD_ON, kind, found.record, most])


def print_per(s: Source, at: int) -> Node:
    if s.kind(at) == i.THAT_MANY:
        return make("per_many")
    if s.kind(at) == i.HELD_ON:
        held = make(w.HELD.word(s.get(at, lay.N)))
        most = s.ref(at, lay.PER)
        card = nouns.print_selection(s, s.ref(at, lay.COUNTED))
        if most >= 0:
            return make("per_held_most", held, card, gifts.numeral(s.get(most, lay.N)))
        return make("per_held", held, card)
    counted = nouns.print_tests(s, s.tests(s.ref(at, lay.COUNTED)), False)
    most = s.get(at, lay.N)
    return make("per_most", counted, gifts.numeral(most)) if most else make("per", counted)


class Count(Part):
    """Digits, and what they are multiplied with, if that is said."""

    holds = kinds.AMOUNT

    def __init__(self, field: int, kind: int = i.EXACTLY, least: int = 1) -> None:
        super().__init__(field)
        self.kind = kind
        self.least = least

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        number = int(node.word(index))
        if number < self.least:
            raise d.misfit(node, "nothing comes of 0 here")
        per: Field = 0
        used = 1
        if index + 1 < len(node.children) and isinstance(node.children[index + 1], Node):
            if node.node(index + 1).name in ("per", "per_most", "per_held", "per_held_most", "per_many"):
                per = per_of(d, node.node(index + 1))
                used = 2
        row.fields[self.field] = amount(self.kind, number, per=per)
        return used

    def printed(self, s: Source, row: int) -> list[Child]:
        at = s.ref(row, self.field)
        per = s.ref(at, lay.PER)
        return [gifts.numeral(s.get(at, lay.N)), *([print_per(s, per)] if per >= 0 else [])]


class CardCount(Count):
    """A card, or several."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        per: Field = per_of(d, node.node(index + 1)) if index + 1 < len(node.children) else 0
        words = node.node(index)
        if words.name == "many_cards":
            if per:
                raise d.misfit(words, "one number is multiplied with another here: say one", "R207")
            row.fields[self.field] = that_many(d, words)
            return 1
        number = int(words.word(0)) if words.children else 1
        if number < 1:
            raise d.misfit(words, "nothing comes of 0 here")
        row.fields[self.field] = amount(i.EXACTLY, number, per=per)
        return 1 if per == 0 else 2

    def printed(self, s: Source, row: int) -> list[Child]:
        if s.kind(s.ref(row, self.field)) == i.THAT_MANY:
            return [make("many_cards")]
        number, *per = super().printed(s, row)
        many = s.get(s.ref(row, self.field), lay.N) != 1
        return [make("n_cards", number) if many else make("one_card"), *per]


class Tops(Part):
    """The top card, or the top cards, of a zone."""

    holds = kinds.AMOUNT

    def read(self, d: Draft, node: Node) -> Field:
        return amount(i.EXACTLY, int(node.word(0)) if node.children else 1)

    def print(self, s: Source, at: int) -> Node:
        number = s.get(at, lay.N)
        return make("top_card") if number == 1 else make("top_cards", gifts.numeral(number))


class Change(Part):
    """A number with its sign; Move behind it is one more word."""

    holds = kinds.AMOUNT

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = amount(i.EXACTLY, int(node.word(index)))
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        return [gifts.signed(s.get(s.ref(row, self.field), lay.N)), leaf("POINTS", "Move")]


class All(parts.Unsaid[Draft, Source]):
    """As much as there is."""

    holds = kinds.AMOUNT

    def __init__(self, field: int, kind: int = i.ALL, number: int = 0) -> None:
        super().__init__(field)
        self.kind = kind
        self.number = number

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        row.fields[self.field] = amount(self.kind, self.number)


SOME: Final = 0  # the number of "True Damage": at least 1


class HowMany(Count):
    """At least so many, of what the instruction just before was about."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        that_many(d, node, COUNTED | TOLD)
        return super().fill(d, row, node, index, place)


class KindOfAttack(Part):
    """By which Attack damage was dealt."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        number = w.ATTACKS.number(node.word(index))
        row.fields[self.field] = i.WITH + (i.AOE if number == i.AOE_ATTACKS else number - i.ATTACKS)
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        kind = s.get(row, self.field) - i.WITH
        return [leaf("ATTACK", w.ATTACKS.word(i.AOE_ATTACKS if kind == i.AOE else kind + i.ATTACKS))]


class DamageDone(Part):
    """True Damage, or at least so much."""

    holds = kinds.AMOUNT

    def read(self, d: Draft, node: Node) -> Field:
        return amount(i.LEAST, int(node.word(0)) if node.children else SOME)

    def print(self, s: Source, at: int) -> Node:
        number = s.get(at, lay.N)
        return make("some_damage") if number == SOME else make("n_damage", gifts.numeral(number))


# ---- pairs


class Pairs(Part):
    """What one function reads into pairs and another prints from them; `optional` may be missing."""

    holds = kinds.RESOURCES

    def __init__(
        self,
        field: int,
        read: Callable[[Draft, Node], gifts.Pairs],
        show: Callable[[gifts.Pairs], Node],
        optional: bool = False,
    ) -> None:
        super().__init__(field)
        self.reader = read
        self.shower = show
        self.optional = optional

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        if self.optional and index >= len(node.children):
            return 0
        row.fields[self.field] = gifts.record(self.reader(d, node.node(index)))
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        at = s.ref(row, self.field)
        return [self.shower(s.pairs(at))] if at >= 0 else []


class Registered(Part):
    """The same for one pair whose number can be a word of the set's own."""

    holds = kinds.RESOURCES

    def __init__(
        self,
        field: int,
        read: Callable[[Draft, Node], tuple[int, int]],
        show: Callable[[Source, int, int], Node],
    ) -> None:
        super().__init__(field)
        self.reader = read
        self.shower = show

    def read(self, d: Draft, node: Node) -> Field:
        return gifts.record([self.reader(d, node)])

    def print(self, s: Source, at: int) -> Node:
        return self.shower(s, *s.pairs(at)[0])


class AttackLine(Part):
    """An Attack with all its parts; it is made by this Character."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = gifts.record(gifts.attack_line(d, node))
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        return gifts.print_attack(s, s.pairs(s.ref(row, self.field)))


class Making(Part):
    """Which of its Attacks somebody makes, and how."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        if w.ATTACKS.number(node.word(index)) == i.AOE_ATTACKS:
            raise d.misfit(node, "what is made is an Attack, a Melee Attack or a Ranged Attack", "R196")
        pairs: gifts.Pairs = [(i.ATTACK_KIND, gifts.attack_kind(node.word(index)))]
        used = 1
        after = node.children[index + 1] if index + 1 < len(node.children) else None
        if isinstance(after, Node) and after.name in ("made_free", "made_with"):
            pairs.append((i.FREE_OF_COST, 1))
            if after.name == "made_with":
                pairs.append((w.STATS.number(after.node(1).name), int(after.word(0))))
            used = 2
        row.fields[self.field] = gifts.record(pairs)
        return used

    def printed(self, s: Source, row: int) -> list[Child]:
        pairs = s.pairs(s.ref(row, self.field))
        out: list[Child] = [leaf("ATTACK", gifts.attack_word(pairs[0][1]))]
        if len(pairs) == 2:
            out.append(make("made_free"))
        elif len(pairs) > 2:
            out.append(make("made_with", gifts.signed(pairs[2][1]), gifts.print_stat(pairs[2][0])))
        return out


class Tokens(Part):
    """How many tokens of which kind are moved."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        how = node.node(index)
        number = (
            int(how.word(0))
            if how.name == "so_many"
            else i.ALL_OF
            if how.name == "all_of"
            else i.ANY_NUMBER_OF
        )
        row.fields[self.field] = gifts.record([(w.TOKENS.number(node.node(index + 1).name), number)])
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        ((token, number),) = s.pairs(s.ref(row, self.field))
        how = make("so_many", gifts.numeral(number))
        if number < 0:
            how = make("all_of" if number == i.ALL_OF else "any_number")
        return [how, make(w.TOKENS.word(token))]


class HeldTokens(Part):
    """So many tokens of a kind, or more."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        pairs = [(w.TOKENS.number(node.node(index + 1).name), int(node.word(index)))]
        row.fields[self.field] = gifts.record(pairs)
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        ((token, number),) = s.pairs(s.ref(row, self.field))
        return [gifts.numeral(number), make(w.TOKENS.word(token))]


class AsType(Part):
    """The type of movement of a [Move]."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = gifts.record([(i.AS_TYPE, w.MOVEMENTS.number(node.word(index)))])
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        return [leaf("MOVEMENT", w.MOVEMENTS.word(s.pairs(s.ref(row, self.field))[0][1]))]


def dice_set(d: Draft, node: Node) -> gifts.Pairs:
    kind = w.DICE.number(node.name)
    if kind != i.DICE_ADDED and (d.actor is not None) != (kind > i.HIS_DICE):
        raise d.misfit(
            node, "everybody rerolls or turns his own dice: 'he may reroll a die in his Dice Bank'", "DICE.6"
        )
    if kind == i.DICE_ADDED:
        if d.window != i.STRENGTH_KNOWN:
            raise d.misfit(
                node, "'one of them' is a die spent on the Attack: When an opponent spends dice on …", "R181"
            )
        d.flags |= i.OF_THIS_ATTACK
    return [(kind, int(node.word(0)) if node.children else 0)]


def print_dice(pairs: gifts.Pairs) -> Node:
    kind, number = pairs[0]
    return make(w.DICE.word(kind), *([gifts.numeral(number)] if kind % i.HIS_DICE == i.DICE_UP_TO else []))


def one_token(d: Draft, node: Node) -> gifts.Pairs:
    pairs = gifts.icons(d, node, gifts.TOKENS)
    if sum(count for _, count in pairs) > 1:
        raise d.misfit(node, "a window is opened by tokens of one kind, however many: write one", "R187")
    return pairs


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


# ---- squares and zones


class Square(Part):
    """A square; an adjacent one is next to what stands in field A."""

    holds = kinds.SELECTION

    def __init__(self, field: int, inside: bool = False) -> None:
        super().__init__(field)
        self.inside = inside

    def read(self, d: Draft, node: Node) -> Field:
        return nouns.square(d, node, d.clause.get(i.A))

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_square(s, at, self.inside)


class Price(Part):
    """At no cost, or for so much less."""

    holds = kinds.AMOUNT

    def read(self, d: Draft, node: Node) -> Field:
        return amount(i.ALL) if node.name == "free" else amount(i.EXACTLY, int(node.word(0)))

    def print(self, s: Source, at: int) -> Node:
        return make("free") if s.kind(at) == i.ALL else make("less", gifts.numeral(s.get(at, lay.N)))


class Spot(Part):
    """Where something is deployed."""

    holds = kinds.SELECTION

    def read(self, d: Draft, node: Node) -> Field:
        if node.name == "in_spot":
            return nouns.square(d, node.node(0))
        fits = Record([2, i.NOUN, i.SQUARE, 0, i.IN_ROW, w.ROWS.number(node.word(0)), i.LOWER])
        return selection(i.CHOOSING, w.GROUPS.number("up_to_row"), d.new_slot(), fits=fits)

    def print(self, s: Source, at: int) -> Node:
        if w.GROUPS.means(s.get(at, i.WORDING)):
            return make("up_to_row", leaf("ROW", w.ROWS.word(s.tests(s.ref(at, i.FITS))[1].x)))
        return make("in_spot", nouns.print_square(s, at))


Zone: Final[Kind] = said(nouns.zone, nouns.print_zone, kinds.IN_ZONE)


def mine(d: Draft, node: Node) -> Field:
    if node.name != "my_zone":
        raise d.misfit(node, "this is asked of your own zone", "R192")
    return nouns.zone(d, node)


Mine: Final[Kind] = said(mine, nouns.print_zone, kinds.IN_ZONE)


class Wanted(Part):
    """What may be taken of cards that are looked at, as a filter."""

    holds = kinds.FILTER

    def read(self, d: Draft, node: Node) -> Field:
        found = nouns.described(d, node)
        if {test[0] for test in found.tests} & NOT_OF_DECKS:
            raise d.misfit(
                node, "of cards in a deck their kind, traits, Faction and numbers are known", "R192"
            )
        return found.record()

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_tests(s, s.tests(at), False)


class Found(Part):
    """What is searched for."""

    holds = kinds.SELECTION

    def read(self, d: Draft, node: Node) -> Field:
        found = nouns.described(d, node)
        slot = d.new_slot()
        record = selection(i.FOUND, w.CHOSEN.number("a"), slot, 0, 1, found.record())
        d.clause[self.field] = Noun(record, slot, False, found.noun)
        return record

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_tests(s, s.tests(s.ref(at, i.FITS)), False)


class Becoming(Part):
    """Exhausted or recovered by an effect: each is a window of its own."""

    WINDOWS: ClassVar[dict[int, int]] = {
        i.EXHAUSTED: i.EXHAUSTED_BY_EFFECT,
        i.RECOVERED: i.RECOVERED_BY_EFFECT,
    }

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        state = w.STATES.number(node.word(index))
        if state not in self.WINDOWS:
            raise d.misfit(node, "no window opens then; When … takes True Damage", "R96")
        row.fields[i.OP] = self.WINDOWS[state]
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        state = next(state for state, op in self.WINDOWS.items() if op == s.get(row, i.OP))
        return [leaf("STATE", w.STATES.word(state))]


# ---- Attacks and abilities in patterns


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
        return make(name, word, leaf("TRAIT", traits.word(s.registry, tests[i.WITH_ABILITY_TRAIT].x)))


class Several(Part):
    """All cards that fit."""

    holds = kinds.SELECTION

    def read(self, d: Draft, node: Node) -> Field:
        return nouns.several(d, node)

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_several(s, at)


class Any(Part):
    """A card that a static names: this, it, or any that fits."""

    holds = kinds.SELECTION

    def __init__(self, field: int, only: frozenset[int] = FIGURES) -> None:
        super().__init__(field)
        self.only = only

    def read(self, d: Draft, node: Node) -> Field:
        place = d.inside()
        found = nouns.narrow(d, node, nouns.one(d, node), self.only)
        d.place = place
        return found.record

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_selection(s, at)


class Fits(Part):
    """What is controlled or counted, as a filter; the determiner is in the verb's own words."""

    holds = kinds.FILTER

    def __init__(self, field: int, plural: bool = False, another: bool = False) -> None:
        super().__init__(field)
        self.plural = plural
        self.another = another

    def read(self, d: Draft, node: Node) -> Field:
        found = nouns.described(d, node)
        if found.has(i.INSIDE):
            raise d.misfit(node, "only cards In Play are controlled", "CTRL.1")
        if self.another:
            nouns.leave_out(d, found, i.LEFT_OUT)
        return found.record()

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_tests(s, s.tests(at), self.plural)


class State(Part):
    """Exhausted, recovered, damaged, as a filter."""

    holds = kinds.FILTER

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = Record([1, i.STATE, w.STATES.number(node.word(index)), 0])
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        return [leaf("STATE", w.STATES.word(s.tests(s.ref(row, self.field))[0].x))]


class Posts(Part):
    """What could stand behind a noun, as a filter."""

    holds = kinds.FILTER

    def read(self, d: Draft, node: Node) -> Field:
        found = nouns.Described()
        nouns.behind(d, node, found)
        nouns.settle(d, node, found)
        return found.record()

    def print(self, s: Source, at: int) -> Node:
        found = nouns.print_posts(s, s.tests(at))
        assert found is not None
        return found
