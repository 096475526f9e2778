"""What reading knows while it goes through one ability, and what printing knows of a program."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from sandtable.cards.draft import Draft as AnyDraft
from sandtable.cards.draft import reference, selection
from sandtable.cards.errors import Misfit
from sandtable.cards.flat import Record
from sandtable.cards.registry import Registry
from sandtable.cards.source import Source as Program
from sandtable.cards.tree import Child, Node
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.sorts import EFFECTS, PLAYERS

# where a noun phrase stands
CODE: Final = 0  # what an order acts on: to be picked
STATEMENT: Final = 1  # the subject of something that lasts
PATTERN: Final = 2  # in a trigger, a condition or behind "cannot": matched, not picked
DESCRIPTION: Final = 3  # behind "is": says what something is, and mentions nobody
CREATED: Final = 4
SEARCHED: Final = 5


# what has counted something, for "that many"
NOTHING_COUNTED: Final = 0
BEFORE: Final = 1  # the event that triggers, or the cost
LEFT: Final = -1  # this card left the board, and where it went is not said
ORDERED: Final = 2  # an order before it, or what would happen

NO_CLAUSE: Final = 1 << 20  # beyond all clauses

PICKED: Final = (i.CHOOSING, i.EACH, i.RANDOM, i.TOP, i.FOUND, i.NEW)  # filled on resolution
AWAY: Final = (i.DISCARD, i.SHUFFLE_CARDS, i.REVEAL, i.LOOK, i.MOVE, i.RETURN, i.DRAW_CARD)
EFFECT: Final = frozenset((i.EFFECT,))
_CARD: Final = frozenset((i.CARD,))
_STANDING: Final = frozenset((i.CARD, i.PERMANENT))
# what something that was called by its kind can be called as well
KINDS: Final = {
    i.CHARACTER: _STANDING,
    i.LOCATION: _STANDING,
    i.MAIN_CHARACTER: _STANDING,
    i.ITEM: frozenset((i.CARD, i.ATTACHMENT)),
    i.ATTACHMENT: frozenset((i.CARD, i.ITEM)),
    i.PERMANENT: _CARD,
    i.CARD: _CARD,
    i.TOKEN: frozenset((i.PERMANENT,)),
}
ANYBODY: Final = frozenset((i.PLAYER,))  # "that player" may be an opponent
LOOKED_UP: Final = (
    i.MAIN,
    i.CONTROLLER,
    i.OWNER,
    i.OPPONENTS,
    i.ACTIVE,
    i.GROUP,
)  # found again whenever needed


class Mention(NamedTuple):
    """Something that "it", "they" or "that item" can mean later."""

    slot: int
    sorts: int
    plural: bool
    nouns: frozenset[int]
    clause: int
    words: str  # as it was printed, for messages
    new: bool  # created by its clause, so not yet "it" within that clause
    record: Record  # the selection
    verb: int  # the instruction that it was mentioned with
    round: int  # the register of the players each of whom picks one of their own, or 0
    branch: tuple[int, ...]  # the ifs in which it stands


class Noun(NamedTuple):
    """A noun phrase after lowering."""

    record: Record
    slot: int
    sorts: int
    plural: bool


class Whole:
    """The rules that smaller ones lead back to: a noun or a zone inside a filter, an ability in quotes, an
    event behind "would".
    """

    def ability(self, d: Draft, node: Node) -> Record:
        raise AssertionError

    def would(self, d: Draft, subject: Node, vp: Node) -> Record:
        raise AssertionError

    def noun(self, d: Draft, node: Node, place: int) -> Noun:
        raise AssertionError

    def zone(self, d: Draft, node: Node) -> Record:
        raise AssertionError

    def value(self, d: Draft, node: Node) -> Record:
        raise AssertionError

    def print_value(self, s: Source, at: int) -> Node:
        raise AssertionError

    def happened(self, d: Draft, node: Node) -> Record:
        raise AssertionError

    def print_happened(self, s: Source, at: int) -> Node:
        raise AssertionError

    def print_ability(self, s: Source, at: int) -> Node:
        raise AssertionError

    def print_would(self, s: Source, at: int) -> list[Child]:
        raise AssertionError

    def print_noun(self, s: Source, at: int) -> Node:
        raise AssertionError

    def print_zone(self, s: Source, at: int) -> Node:
        raise AssertionError


class Source(Program):
    """A program that is being printed."""

    def __init__(self, code: list[int], registry: Registry, whole: Whole) -> None:
        super().__init__(code, registry)
        self.whole = whole


class Draft(AnyDraft):
    """One ability while it is read."""

    GAME: ClassVar[str] = "athernum"

    def __init__(self, registry: Registry, text: str, whole: Whole) -> None:
        super().__init__(registry, text)
        self.whole = whole
        self.mentions: list[Mention] = []
        self.clause: int = 0
        self.earliest: int = NO_CLAUSE  # the first clause that something behind a mark speaks of
        self.targets: list[Record] = []
        self.picks: list[tuple[Record, Record]] = []  # selections that wait for their PICK row, and who picks
        self.behind: list[tuple[Record, Record]] = []  # the same, of what the row at hand finds
        self.limited: bool = False  # behind "cannot", where "more than" says how often at most
        self.subject: Noun | None = None  # of the clause before, for clauses that name none
        self.harm: Record | None = (
            None  # the damage that is heard or replaced, for "the source of that damage"
        )
        self.handed: bool = False  # "you may have X do it": who goes on is not told
        self.actor: Noun | None = None  # who does the order at hand
        self.branch: tuple[int, ...] = ()  # the ifs behind which we are, each by a number of its own
        self.branches: int = 0
        self.verb: int = 0  # the instruction at hand
        self.round: int = 0  # the register of the several players who carry it out one after the other, or 0
        self.markers: tuple[Record, Record] | None = None  # and their bearer: what "them" would mean
        self.asked_of_this: int = -1  # the clause in which a value is looked up on this card
        # selections of what goes into a hand at once, and is nobody's "rest" there; elsewhere one may see it
        self.taken_up: set[int] = set()
        self.zones: dict[int, Record] = {}  # whose zone of a kind was named last
        self.tokens: list[str] = []  # names given to tokens
        self.meaning: bool = False  # the meaning of a marker: its statements hold for whatever fits
        self.standing: bool = False  # so do those of a static ability that say no end (R90)
        self.either: bool = False  # the next sentence begins with "Otherwise"
        self.targets_allowed: bool = True
        self.counted: int = NOTHING_COUNTED  # what "that many" would be
        self.counted_in: tuple[int, ...] = ()  # the ifs behind which that was counted
        self.counts: bool = False  # it is said of the event or the cost
        self.paid: int = 0  # the first register behind those that the cost fills
        self.paid_itself: bool = False  # the cost takes this card from where it is attached
        self.paid_with: bool = False  # something else speaks of what the cost was paid with
        self.names_card: bool = False  # a card has been named
        self.in_pattern: bool = False
        self.counting: bool = False  # what is described is counted: of the same name one may be enough
        self.on_board: bool = False  # "it" is said to do or be what only permanents do
        self.asks_markers: bool = False  # it asks what lies on something
        self.at_once: bool = False  # "one or more": it triggers once for all that happens at the same time
        self.permits: bool = False  # behind "may", where "additional" says more than is usual
        self.aimed: bool = False  # inside the description of a target: whose zone it is is matched, too
        self.gone: set[int] = set()  # registers of what the trigger says has left the game board
        self.went: int = 0  # the zone to which this card went from the board, where that is the trigger
        self.downed: set[int] = set()  # registers of what is exhausted or turned face-down before (R167)
        self.self_zones: list[int] = []  # zones in which the text says this card is
        self.equips: bool = False  # an ability that works while its item is attached
        self.quoted: int = 0
        self.gained: bool = False  # what is quoted is gained, and no token is created with it
        self.each: bool = False  # a change of values is counted: "it" may be each of those that it is about

    # ---- words and messages

    def need_targets(self, node: Node) -> None:
        if not self.targets_allowed:
            raise self.misfit(
                node, "a trigger cannot have a target: targets are chosen when the effect is put on the stack"
            )

    def that_many(self, node: Node) -> None:
        """Refuse "that many" where nothing was counted."""
        if self.counted == NOTHING_COUNTED:
            raise self.misfit(node, f"{self.said(node)!r} has nothing before it that was counted")
        if self.counted_in != self.branch[: len(self.counted_in)]:
            raise self.misfit(
                node, f"{self.said(node)!r} is how many were counted only if something is so: say it there"
            )
        self.counts = self.counts or self.counted == BEFORE

    # ---- registers

    def mention(self, noun: Noun, nouns: frozenset[int], node: Node, new: bool = False) -> None:
        self.mentions.append(
            Mention(
                noun.slot, noun.sorts, noun.plural, nouns, self.clause, self.said(node), new, noun.record,
                self.verb, self.round if noun.record.fields[i.MODE_OF] in PICKED else 0, self.branch,
            )
        )  # fmt: skip

    def use(self, mention: Mention) -> Mention:
        """Something speaks of what was mentioned."""
        if i.FIRST_SLOT <= mention.slot < self.paid:
            self.paid_with = True
        if mention.slot >= i.FIRST_SLOT:
            self.earliest = min(self.earliest, mention.clause)
        return mention

    def uncertain(self, mention: Mention) -> bool:
        """Whether it was picked behind an "if" that this does not stand behind."""
        return mention.branch != self.branch[: len(mention.branch)]

    def lies_in(self, zone: int) -> None:
        """The text says that this card is in a zone: there its ability works, unless its own going there from
        the board is what the ability hears, as what it was on the board.
        """
        if self.went == LEFT:
            raise Misfit(
                "what leaves the game board can go to any zone: say where, 'When this is discarded, …'",
                clause="athernum 4.3.2",
            )
        if zone != self.went:
            self.self_zones.append(zone)

    def elsewhere(self, mention: Mention) -> bool:
        """Whether several players have picked it, each their own, and this is no round of theirs."""
        return mention.round not in (0, self.round)

    def it(self, node: Node, others: bool = False) -> Mention:
        """The last subject or object, if its clause has only one that it can be; `others`: whoever controls
        or owns this card would be called "you".
        """
        clause = -1
        found: list[Mention] = []
        apart = self.asked_of_this == self.clause  # "equal to the OFV of this to it": that is somebody else
        if self.each and (each := self.each_of_clause()) is not None:
            return self.use(each)
        for mention in reversed(self.mentions):
            if mention.clause != clause and found:
                break
            clause = mention.clause
            if mention.plural or mention.sorts & PLAYERS or (mention.new and mention.clause == self.clause):
                continue
            if apart and mention.slot == i.SELF and mention.clause == self.clause:
                continue
            if not any([mention.slot == other.slot for other in found]):
                found.append(mention)
        if not found:
            raise self.misfit(node, f"{self.said(node)!r} has nothing before it that it could mean")
        self.refuse_each(node, found[0])
        if others and len(found) > 1:
            found = [mention for mention in found if mention.slot != i.SELF]
        if len(found) > 1:
            names = " or ".join([repr(mention.words) for mention in reversed(found)])
            own = "'this', or " if any([mention.slot == i.SELF for mention in found]) else ""
            raise self.misfit(node, f"{self.said(node)!r} could mean {names}; write {own}'that' and its noun")
        if self.on_board and off_board(found[0]):
            raise self.misfit(
                node,
                f"{self.said(node)!r} would be {found[0].words!r}, which lies on no board; write 'this', "
                "or 'that' and its noun",
            )
        if self.uncertain(found[0]):
            for mention in self.mentions:
                single = not mention.plural and not mention.sorts & PLAYERS and mention.slot != found[0].slot
                if single and not self.uncertain(mention):
                    raise self.misfit(
                        node,
                        f"{self.said(node)!r} could mean {found[0].words!r}, which is picked only in "
                        f"some cases, or {mention.words!r}; write 'that' and its noun",
                    )
        if self.elsewhere(found[0]):
            raise self.misfit(
                node,
                f"each player has {found[0].words!r} of their own: go on with 'they', or write 'those' and "
                f"the noun for all of them, where {self.said(node)!r} stands",
            )
        return self.use(found[0])

    def refuse_each(self, node: Node, found: Mention) -> None:
        """Refuse "it" behind "each character …", if it would be something that was named before those."""
        behind = [one for one in self.mentions if one.clause > found.clause and not one.sorts & PLAYERS]
        if behind and behind[-1].plural and behind[-1].words.lower().startswith("each "):
            raise self.misfit(
                node,
                f"{self.said(node)!r} could mean {found.words!r}, or each of {behind[-1].words!r}: write "
                "'them', or 'this' or 'that' and a noun",
            )

    def each_of_clause(self) -> Mention | None:
        """What "it" is behind "for each": each of the several that the clause at hand is about."""
        here = [one for one in self.mentions if one.clause == self.clause and not one.sorts & PLAYERS]
        if any([not one.plural for one in here]):
            return None
        return here[-1] if here else None

    def them(self, node: Node) -> Mention:
        for mention in reversed(self.mentions):
            if (mention.plural or self.elsewhere(mention)) and not mention.sorts & PLAYERS:
                self.refuse_uncertain(node, mention)
                return self.use(mention)
        self.refuse_at_once(node)
        raise self.misfit(node, f"{self.said(node)!r} has nothing before it that it could mean")

    def refuse_at_once(self, node: Node) -> None:
        """What an ability heard that triggers once for several was not noted one by one."""
        if self.at_once:
            raise self.misfit(
                node,
                "'one or more' triggers once, and which they were is not known: write 'a' or 'an', and 'it' "
                "for what is heard, 'Whenever an opponent discards a card, you may move it to the void. … "
                "This triggers only once per turn.'",
            )

    def refuse_averting(self, node: Node, found: Mention, nouns: frozenset[int]) -> None:
        """Refuse "that" and a noun for what is picked only in some cases, if its clause has another of that
        noun, which is there in every case: "Exhaust that character unless you exhaust a character …"."""
        if not self.uncertain(found):
            return
        for mention in self.mentions:
            if mention.clause == found.clause and mention.slot != found.slot and nouns <= mention.nouns:
                raise self.misfit(
                    node, f"{self.said(node)!r} could mean {mention.words!r} or {found.words!r}"
                )

    def refuse_uncertain(self, node: Node, found: Mention) -> None:
        """Refuse "them" if it is picked only in some cases, and others are there in every case."""
        if not self.uncertain(found):
            return
        for mention in self.mentions:
            several = (mention.plural or self.elsewhere(mention)) and not mention.sorts & PLAYERS
            if several and mention.slot != found.slot and not self.uncertain(mention):
                raise self.misfit(
                    node,
                    f"{self.said(node)!r} could mean {found.words!r}, which is picked only in some cases, or "
                    f"{mention.words!r}; write 'those' and the noun",
                )

    def they(self, node: Node) -> Mention:
        for mention in reversed(self.mentions):
            if mention.sorts & PLAYERS and mention.slot != i.YOU:
                of = mention.record.fields[i.OF]
                if isinstance(of, Record) and of.fields[i.MODE_OF] == i.MAIN:  # it may be gone by then
                    message = "would be whoever has that main character: write 'you', or name the player"
                    raise self.misfit(node, f"{self.said(node)!r} {message}")
                if mention.record.fields[i.MODE_OF] == i.OWNER and mention.words.lower() == "their owner":
                    message = "could be the owners of several cards: write of one card and 'its owner'"
                    raise self.misfit(node, f"{self.said(node)!r} {message}, or 'each player'")
                return self.use(mention)
        raise self.misfit(node, f"{self.said(node)!r} names no player: nobody but you was mentioned before")

    def that(self, node: Node, nouns: frozenset[int], plural: bool) -> Mention:
        """The last thing of these nouns; "this" and "the linked target" only if there is nothing else."""
        for mention in [*self.spoken_of(False), *self.spoken_of(True)]:
            several = mention.plural or self.elsewhere(mention)
            alike = nouns <= mention.nouns or (
                nouns == ANYBODY and mention.sorts & PLAYERS and mention.slot != i.YOU
            )
            if several == plural and alike:
                self.refuse_averting(node, mention, nouns)
                return self.use(self.beside_main(mention, nouns))
        if nouns == ANYBODY and not plural and (holder := self.holder(node)) is not None:
            return holder
        by_kind = self.of_kind(node, nouns, plural)
        if by_kind is not None:
            return self.use(by_kind)
        if nouns == EFFECT:
            raise self.misfit(
                node,
                "no effect is meant by that: what triggers goes on the stack only when the others have "
                "resolved; write 'cannot be chosen as a target by your opponents', or 'Command - Neutralize "
                "target effect.'",
                "4.3.5b.I",
            )
        self.refuse_at_once(node)
        raise self.misfit(node, f"{self.said(node)!r}: nothing of that kind was mentioned before")

    def spoken_of(self, own: bool) -> list[Mention]:
        """The last mention first: this card and its linked target, or everything else."""
        return [one for one in reversed(self.mentions) if (one.slot in (i.SELF, i.LINKED)) == own]

    def holder(self, node: Node) -> Mention | None:
        """Whoever controls the one thing "an opponent controls" that was spoken of last."""
        for mention in reversed(self.mentions):
            held = mention.record.fields[i.FITS]
            if mention.plural or mention.sorts & (PLAYERS | EFFECTS) or not isinstance(held, Record):
                continue
            tests = list(zip(held.fields[1::3], held.fields[2::3]))
            if (i.CONTROLLED, i.BY_AN_OPPONENT) in tests:
                self.use(mention)
                slot = self.new_slot()
                who = selection(i.CONTROLLER, 0, slot, of=again(mention.record, mention.slot, 0))
                self.mention(Noun(who, slot, PLAYERS, False), frozenset((i.OPPONENT,)), node)
                return self.mentions[-1]
        return None

    def of_kind(self, node: Node, nouns: frozenset[int], plural: bool) -> Mention | None:
        """What was called otherwise and is of that kind, too: a character is a card, and a permanent."""
        found: Mention | None = None
        for mention in reversed(self.mentions):
            several = mention.plural or self.elsewhere(mention)
            alike = len(nouns) == 1 and all([nouns <= KINDS.get(one, nouns) for one in mention.nouns])
            if several != plural or not alike or not mention.nouns or mention.sorts & (PLAYERS | EFFECTS):
                continue
            if found is not None and found.slot != mention.slot:
                raise self.misfit(
                    node,
                    f"{self.said(node)!r} could mean {mention.words!r} or {found.words!r}; write 'that' and "
                    "its noun",
                )
            found = mention
        return found

    def beside_main(self, found: Mention, nouns: frozenset[int]) -> Mention:
        """Whoever says "that character" beside "your main character" means the other of the two."""
        if i.MAIN_CHARACTER in found.nouns and i.MAIN_CHARACTER not in nouns:
            for mention in reversed(self.mentions):
                one = not mention.plural and nouns <= mention.nouns and i.MAIN_CHARACTER not in mention.nouns
                if one and mention.clause == found.clause:
                    return mention
        return found


def off_board(mention: Mention) -> bool:
    """Whether it is a card that was taken from or to a hand, a deck or a pile, and lies on no board."""
    held = mention.record.fields[i.FITS]
    inside = isinstance(held, Record) and i.INSIDE in held.fields[1::3]
    return mention.verb in AWAY and (inside or mention.record.fields[i.MODE_OF] == i.TOP)


def unsaid(noun: Noun | None) -> Noun:
    """The same subject again, not printed; you, if there was none."""
    if noun is None:
        return Noun(reference(i.YOU), i.YOU, PLAYERS, False)
    return Noun(again(noun.record, noun.slot, 0), noun.slot, noun.sorts, noun.plural)


def again(record: Record, slot: int, wording: int) -> Record:
    """The same once more: its register, or what is looked up whenever it is needed."""
    if record.fields[i.MODE_OF] not in LOOKED_UP:
        return reference(slot, wording)
    copy = Record(list(record.fields))
    copy.fields[i.WORDING] = wording
    return copy
